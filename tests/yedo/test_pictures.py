"""Pictures of cards as lists: every card has one of its own, told in known words, and keeps the rules of the print."""

import os
import threading
from collections import Counter, defaultdict
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from engine.games import DEFAULT, GAMES
from engine.yedo.cards.table import Card, standard_cards
from engine.yedo.saved_data import data_fingerprints
from yedo.assets import rendered_dir, sound_dir
from yedo.pictures import blit, studio
from yedo.pictures.check import alike, file_problems, problems, sound
from yedo.pictures.compose import compose, light_of, part_of
from yedo.pictures.deeds import DEEDS
from yedo.pictures.derive import derived, words_of
from yedo.pictures.parts import Picture
from yedo.pictures.words import (
    BEASTS,
    DIM,
    FRAMES,
    HOURS,
    KINDS,
    LIGHTS,
    LOW,
    PLACES,
    POSES,
    SIZES,
    THINGS,
    WEATHERS,
    WIDTH,
)  # fmt: skip
from yedo.ui import art

CARDS = {id: card for id, card in standard_cards().items() if card.kind in studio.KINDS}
WORDS = {id: words_of(card) for id, card in CARDS.items()}
PICTURES = {id: compose(words, id) for id, words in WORDS.items()}
TOLD = {id: picture for id, picture in PICTURES.items() if not picture.scene}
BY_WORDS = {id: picture for id, picture in TOLD.items() if "parts" not in WORDS[id]}


def figures(picture: Picture) -> list[str]:
    return [part.layer for part in picture.parts if part.layer.startswith("fig_")]


def deed_of(id: str) -> str:
    return WORDS[id]["deed"]


def test_every_card_names_its_picture_in_known_words() -> None:
    assert len(CARDS) == 345
    assert [id for id, card in CARDS.items() if "picture" not in card.raw] == []
    assert [(id, p) for id, card in CARDS.items() for p in problems(card.raw["picture"])] == []
    kept = [id for id, picture in PICTURES.items() if picture.scene]
    directed = [id for id in TOLD if "parts" in WORDS[id]]
    assert len(kept) <= 25 and len(directed) >= 38


def test_every_word_is_used() -> None:
    used: dict[str, set[str]] = defaultdict(set)
    for words in WORDS.values():
        for name, value in words.items():
            if isinstance(value, str):
                used[name].add(value)
        for kind, _, pose in (entry.partition(" ") for entry in words.get("cast", ())):
            used["kind"].add(kind)
            used["pose"].add(pose)
        for layer in (part_of(entry)[0] for entry in words.get("parts", ())):
            if layer.startswith("fig_"):
                used["kind"].add(layer.split("_")[1])
                used["pose"].add(layer.split("_")[2])
            else:
                used["thing"].add(layer.removeprefix("thing_"))
    lists = {
        "deed": DEEDS, "place": PLACES, "hour": HOURS, "weather": WEATHERS, "thing": THINGS, "light": LIGHTS,
        "frame": FRAMES, "kind": (*KINDS, *BEASTS), "pose": POSES,
    }  # fmt: skip
    assert {name: sorted(set(known) - used[name]) for name, known in lists.items() if set(known) - used[name]} == {}


def test_the_same_words_give_the_same_list() -> None:
    for id in ("M001", "A40", "R30"):
        assert compose(dict(WORDS[id]), id) == PICTURES[id]
    turned = {compose({**WORDS["M001"], "side": side}, "M001").parts for side in ("left", "right")}
    assert len(turned) == 2 and PICTURES["M001"].parts in turned


def test_no_two_cards_of_a_deck_look_alike() -> None:
    decks: dict[str, dict[str, dict[str, object]]] = defaultdict(dict)
    for id, card in CARDS.items():
        decks[card.kind][id] = WORDS[id]
    for kind, words in decks.items():
        assert list(alike(words)) == [], kind
        compositions = Counter(PICTURES[id].parts or PICTURES[id].scene for id in words)
        assert max(compositions.values()) == 1, kind


def test_every_part_was_drawn() -> None:
    boxes = blit.boxes()
    wanted = {part.layer for picture in TOLD.values() for part in picture.parts}
    assert sorted(name for name in wanted if name not in boxes) == []
    assert sorted(name for name in boxes if not (rendered_dir() / "yedo" / "pictures" / f"{name}.webp").is_file()) == []
    scenes = {picture.scene for picture in PICTURES.values() if picture.scene}
    assert all(art.exists(f"cards/{name}") for name in scenes)


def test_the_lead_stands_on_a_third_and_looks_into_the_picture() -> None:
    for id, picture in BY_WORDS.items():
        lead, deed = picture.of("lead"), DEEDS[deed_of(id)]
        if lead is None or deed.crowd:
            continue
        turned = lead.x > WIDTH / 2
        x = WIDTH - lead.x if turned else lead.x
        assert 170 <= x <= 250, (id, x)
        assert lead.flip == turned, id
        kind, pose = lead.layer.split("_")[1:]
        if pose not in LOW and kind not in BEASTS:
            assert 0.55 <= lead.scale * 100 / 260 <= 0.65, (id, lead.scale)


def test_the_second_is_smaller_or_lower() -> None:
    for id, picture in BY_WORDS.items():
        lead, second = picture.of("lead"), picture.of("second")
        if lead is None or second is None or second.role == "shadow" or DEEDS[deed_of(id)].crowd:
            continue
        assert second.scale < lead.scale or second.layer.split("_")[2] in LOW, id
        assert (second.scale, second.y) != (lead.scale, lead.y), id


def test_three_depths() -> None:
    """The far is hazed, the near dark, figures keep more of their colours than the place, things most of all."""
    for hour in ("dusk", "night"):
        far, place, near = (sum(blit.grade(hour, role)[0]) for role in ("far", "place", "near"))
        figure, thing, light = (sum(blit.grade(hour, role)[0]) for role in ("figure", "thing", "light"))
        assert far < place < figure < thing < light == 765
        assert near < place
    hazed, near_ = blit.ROLES["far"][1], blit.ROLES["near"][2]
    assert 0.4 <= hazed <= 0.55 and 0.05 <= blit.ROLES["place"][1] <= 0.15 and 0.35 <= near_ <= 0.5


def test_after_dark_something_shines_and_dark_people_stand_before_a_glow() -> None:
    for id, picture in TOLD.items():
        if not HOURS[picture.hour].dark:
            continue
        shining = [p for p in picture.parts if p.role in ("light", "glow") and p.layer != "air_stars"]
        assert shining, id
        lead = picture.of("lead")
        if lead is not None and lead.role == "figure" and lead.layer.split("_")[1] in DIM:
            before = picture.parts[: picture.parts.index(lead)]
            assert any(p.layer == "glow_pale" and abs(p.x - lead.x) < 30 for p in before), id


def test_hands_hold_something() -> None:
    """A lantern or torch in a hand burns; whoever carries one has the flame at the hand, not beside it."""
    for id, picture in TOLD.items():
        for number, part in enumerate(picture.parts):
            if part.role == "figure" and part.layer.endswith(("_lantern", "_torch")):
                shine = picture.parts[number + 1]
                assert shine.layer in ("thing_lantern", "thing_flame") and shine.role == "light", id
                size = part.scale * SIZES.get(part.layer.split("_")[1], 1)
                assert abs(shine.x - part.x) <= 45 * size and shine.y < part.y, id


def test_a_pole_lies_on_a_shoulder_and_a_horse_holds_no_letter() -> None:
    """A beam without a bearer would cross somebody's face."""
    for id, picture in BY_WORDS.items():
        if any(part.layer == "thing_beam" for part in picture.parts):
            assert any(layer.endswith("_pole") for layer in figures(picture)), id
        if deed_of(id) == "run" and WORDS[id]["cast"][0].split()[0] in BEASTS:
            assert THINGS.get(WORDS[id].get("thing", "")) != "s", id


def test_every_open_scene_has_a_slanting_line() -> None:
    slanting = ("raise", "guard", "shoot", "torch", "climb", "reach", "creep", "run", "point", "leap", "fall", "pole")
    for id, picture in BY_WORDS.items():
        words, place = WORDS[id], PLACES[WORDS[id]["place"]]
        if place.inside:
            continue
        framed = any(part.layer.startswith("frame_") for part in picture.parts)
        drawn = place.slant or framed or place.far in ("hills", "fuji", "peaks")
        acted = any(layer.endswith(slanting) for layer in figures(picture))
        arms = any(layer.split("_")[1] in ("samurai", "guard", "ronin", "lord", "monk") for layer in figures(picture))
        assert drawn or acted or arms or words["deed"] in ("procession", "array", "watch", "still", "build"), id


def test_frames_come_from_the_far_corner_and_clouds_are_few() -> None:
    for id, picture in BY_WORDS.items():
        lead = picture.of("lead")
        turned = lead is not None and lead.x > WIDTH / 2
        for part in picture.parts:
            if part.layer.startswith("frame_") and lead is not None:
                assert part.flip == turned, id
        clouds = [part for part in picture.parts if part.role == "cloud"]
        assert len(clouds) <= 2, id
        for cloud in clouds:
            if lead is not None and cloud.y > 150:
                assert abs(cloud.x + (-90 if cloud.flip else 90) - lead.x) > 150, id


def test_a_thing_is_large_only_on_a_ledge() -> None:
    for id, picture in BY_WORDS.items():
        thing = picture.of("thing")
        if thing is None or deed_of(id) == "flight" or THINGS[thing.layer.removeprefix("thing_")] != "s":
            continue
        ledge = any(part.layer == "thing_ledge" for part in picture.parts)
        assert thing.scale <= 0.75 or ledge, (id, thing.scale)


def test_face_and_thing_stay_inside_every_crop() -> None:
    """183 x 58 in hand is a band of 190 units, a crowded slip one of 125, the event's plate 317 across."""
    for id, picture in BY_WORDS.items():
        lead = picture.of("lead")
        if lead is None or lead.layer.split("_")[1] in BEASTS:
            continue
        kind, pose = lead.layer.split("_")[1:]
        face = (lead.x, lead.y - POSES[pose][0] * lead.scale * SIZES.get(kind, 1))
        thing = picture.of("thing")
        if thing is not None:
            x, _, w, _ = blit.crop(picture.focus, (100, 82))
            assert x <= thing.x <= x + w, (id, thing.x, picture.focus)
        for size, slack in (((183, 38), 10), ((183, 58), 4), ((100, 82), 4)):
            x, y, w, h = blit.crop(picture.focus, size)
            assert x - slack <= face[0] <= x + w + slack, (id, size, face, picture.focus)
            assert y - slack <= face[1] <= y + h + slack, (id, size, face, picture.focus)


def test_no_crop_goes_through_the_head_of_the_lead() -> None:
    """Also not the flattest strips: an event's plate in a small window, a slip in a crowded hand."""
    for id, picture in TOLD.items():
        lead = picture.of("lead")
        if lead is None or picture.face is None:
            continue
        for size in ((183, 38), (183, 58), (191, 42), (100, 82)):
            _, y, _, h = blit.crop(picture.focus, size, picture.face)
            assert y <= max(0, picture.face[1] - blit.HEAD) and picture.face[1] <= y + h, (id, size)


def test_people_stand_on_something() -> None:
    for id, picture in BY_WORDS.items():
        place, lead = PLACES[WORDS[id]["place"]], picture.of("lead")
        turned = lead is not None and lead.x > WIDTH / 2 and deed_of(id) != "window"
        for part in picture.parts:
            x = WIDTH - part.x if turned else part.x
            stand = place.stand - place.rise * (x - 205)
            if part.layer.startswith("fig_") and part.role == "figure":
                free = WORDS[id]["deed"] in ("leap", "climb", "build")
                assert stand - (70 if free else 48) <= part.y <= stand + 24, (id, part)


def test_the_light_comes_from_the_hour_unless_it_is_named() -> None:
    assert light_of({"hour": "night", "place": "bridge"}) == "moon"
    assert light_of({"hour": "dusk", "place": "room"}) == "lantern"
    assert light_of({"hour": "night", "place": "bridge", "light": "none"}) == "none"


def test_data_alone_gives_many_pictures() -> None:
    """What a player's own cards get when their author names nothing."""
    missions = [card for card in CARDS.values() if card.kind == "mission"]
    bare = {card.id: derived(card, {}) for card in missions}
    assert [p for words in bare.values() for p in problems(words)] == []
    assert len({compose(words, id).parts for id, words in bare.items()}) >= len(missions) - 3
    assert len({(w["deed"], w["place"], w["hour"]) for w in bare.values()}) >= 100
    for kind in ("action", "event", "bonus", "emperor"):
        for card in (c for c in CARDS.values() if c.kind == kind):
            words = derived(card, {})
            assert list(problems(words)) == [] and compose(words, card.id).parts, card.id


def test_naming_some_words_keeps_the_rest_derived() -> None:
    card = CARDS["M001"]
    some = Card("X1", "mission", "own", {**card.raw, "picture": {"place": "bridge"}})
    assert words_of(some)["place"] == "bridge" and words_of(some)["deed"] == derived(some, {})["deed"]


def test_words_that_make_no_sense_are_named_and_drawn_around(tmp_path: Path) -> None:
    wrong = {"deed": "steel", "place": "gate", "cast": ["lord run"], "wether": "rain"}
    said = "\n".join(problems(wrong))
    assert "nearest known word is steal" in said and "cannot run" in said and "nearest known word is weather" in said
    assert sound(wrong) == {"place": "gate"}
    assert "needs a cast of 2" in "".join(problems({"deed": "meet", "cast": ["ninja"]}))
    assert "does not fall in a room" in "".join(problems({"place": "room", "weather": "snow"}))
    broken = Card("X1", "mission", "own", {**CARDS["M001"].raw, "picture": wrong})
    assert compose(words_of(broken), "X1").parts
    file = tmp_path / "own.yaml"
    twin = "    picture: {deed: run, place: gate, hour: day}\n"
    file.write_text(f"set: own\ncards:\n  X1:\n    title: A\n{twin}  X2:\n    title: B\n{twin}")
    assert [(line, "looks like X1" in text) for line, text in file_problems(file)] == [(8, True)]


def test_rules_do_not_see_pictures() -> None:
    cards = standard_cards()
    bare = {id: Card(id, c.kind, c.set, {k: v for k, v in c.raw.items() if k != "picture"}) for id, c in cards.items()}
    assert data_fingerprints(cards)["cards"] == data_fingerprints(bare)["cards"]


def test_sizes() -> None:
    def weight(folder: Path) -> int:
        return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())

    assert weight(rendered_dir() / "yedo" / "pictures") <= 5 << 20
    whole = weight(rendered_dir()) + weight(sound_dir())
    others = sum(weight(rendered_dir() / game) for game in GAMES if game != DEFAULT)
    others += sum(file.stat().st_size for game in GAMES for file in sound_dir().glob(f"music_{game}_*"))
    assert whole - others <= 20 << 20 and whole <= 30 << 20


@pytest.fixture
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_layers_stay_within_their_budget(screen: None) -> None:
    library = blit.Layers(3 << 20)
    for name in sorted(blit.boxes())[:60]:
        assert library.get(name) is not None
        assert library.bytes <= 3 << 20


def test_hours_differ_and_light_keeps_its_colour(screen: None) -> None:
    seen = {}
    for hour in HOURS:
        words = {"deed": "meet", "place": "gate", "hour": hour, "cast": ["lord", "samurai"]}
        seen[hour] = pygame.transform.average_color(blit.render(compose(words, "X"), (120, 52), True))[:3]
    assert len(set(seen.values())) == len(HOURS)
    assert sum(seen["night"]) < sum(seen["dusk"]) < sum(seen["day"])
    plain = blit.grade("night", "light")
    assert plain == ((255, 255, 255), (0, 0, 0))


def test_nothing_is_composed_inside_a_frame(screen: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the window runs, the first frame gets an emblem and a worker makes the picture."""
    threads: list[str] = []
    render = blit.render

    def watched(picture: Picture, size: tuple[int, int], whole: bool = False) -> pygame.Surface:
        threads.append(threading.current_thread().name)
        return render(picture, size, whole)

    monkeypatch.setattr(blit, "render", watched)
    card = Card("X77", "mission", "own", CARDS["M010"].raw)
    name = studio.name_of(card)
    assert name is not None
    done = threading.Event()
    studio.studio.start(done.set)
    try:
        art.pending.clear()
        emblem = art.image(name, (183, 58), "cover")
        assert art.pending == [name] and threads.count("MainThread") == 0
        assert done.wait(10)
        picture = art.image(name, (183, 58), "cover")
        assert art.pending == [name] and picture.get_size() == emblem.get_size() == (183, 58)
        assert pygame.image.tobytes(picture, "RGB") != pygame.image.tobytes(emblem, "RGB")
        assert set(threads) == {"pictures"}
    finally:
        studio.studio.stop()
