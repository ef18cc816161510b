"""One clan's round played alone, in numbers: each card is marched for and resolved greedily. Quick enough to try
hundreds of plans, and the same hands then play the real cards.

Placing and riding are decided late: a figure placed by Travel stands at "whichever border post is best", and a ride is
a credit that the first far march uses up. What they turned out to be is found in `placed` and `rides`."""

from __future__ import annotations

from engine.edo.board import GATE, TOWN, Deed

from .land import GOODS, Land, nearest

Task = tuple[Deed, int, int]  # a slot: the deed, its officials, how many of them are placed as samurai
FAR = 2  # spaces from which a ride is worth a credit


class Solo:
    """The clan's things as they change while its cards are played."""

    def __init__(self, land: Land) -> None:
        clan = land.clan
        self.land = land
        self.ryo = clan.ryo if clan.ryo >= 0 else land.board.start["ryo"]  # a closed purse is guessed at
        self.goods = [clan.wood, clan.stone, clan.rice]
        self.samurai = list(clan.samurai)
        self.busy = [False] * len(self.samurai)  # has worked or marched since it could have ridden
        self.credits = 0
        self.merchant = land.g.state.merchant
        self.points = clan.points
        self.houses, self.posts = clan.houses, clan.posts
        self.fortresses, self.grey = land.g.state.fortresses, land.g.state.grey
        self.figures = land.board.figures
        self.recruits, self.bought = clan.recruits, 0
        self.built: dict[str, list[str]] = {}
        self.raised: list[tuple[str, str]] = []  # what this clan has built, in order: city, building
        self.crowd = land.crowd
        self.only = ""  # the one site, city or space of the merchant that cards may use; any if empty
        self.marched: list[tuple[str, str]] = []  # samurai: from, to
        self.placed: list[str] = []
        self.rides: list[tuple[str, str]] = []

    def play(self, tasks: list[Task]) -> None:
        for deed, officials, places in tasks:
            if officials:
                getattr(self, deed.do)(deed, officials // deed.officials, places)

    # --- moving ---------------------------------------------------------------------------------------------

    def cost(self, i: int, x: str) -> int:
        c = self.land.dist[self.samurai[i]][x]
        return 0 if c >= FAR and self.credits and not self.busy[i] else c

    def move(self, i: int, x: str) -> None:
        where = self.samurai[i]
        c = self.land.dist[where][x]
        if where in (GATE, TOWN):
            where = nearest(self.land.g, where, x)
            self.placed.append(where)
        if c:
            if c >= FAR and self.credits and not self.busy[i]:
                self.credits -= 1
                self.rides.append((where, x))
            else:
                self.ryo -= c
                self.marched.append((where, x))
        self.samurai[i] = x
        self.busy[i] = True

    # --- deeds that need officials only ------------------------------------------------------------------------

    def money(self, deed: Deed, n: int, places: int) -> None:
        self.ryo += n * deed.each

    def rice(self, deed: Deed, n: int, places: int) -> None:
        self.goods[2] = min(self.land.board.most_goods, self.goods[2] + n * deed.each)

    def levy(self, deed: Deed, n: int, places: int) -> None:
        k = GOODS.index(deed.good)
        self.goods[k] = min(self.land.board.most_goods, self.goods[k] + n * deed.each)

    def tax(self, deed: Deed, n: int, places: int) -> None:
        land = self.land
        own = (land.house, land.post)
        self.ryo += n * deed.each * sum(
            any(b in own for b in self.built.get(city, buildings)) for city, buildings in land.cities.items()
        )

    def recruit(self, deed: Deed, n: int, places: int) -> None:
        if self.grey and self.goods[2] >= deed.price:
            self.goods[2] -= deed.price
            self.grey -= 1
            self.recruits += 1

    def develop(self, deed: Deed, n: int, places: int) -> None:
        if self.ryo >= deed.price and self.land.g.state.display:
            self.ryo -= deed.price
            self.bought += 1

    def travel(self, deed: Deed, n: int, places: int) -> None:
        if deed.place:
            for _ in range(places):
                self.samurai.append(GATE if deed.place == "border" else TOWN)
                self.busy.append(False)
        self.credits += (n - places) * deed.hops

    # --- wood, stone and rice fields ------------------------------------------------------------------------------

    def harvest(self, deed: Deed, n: int, places: int) -> None:
        land = self.land
        k = GOODS.index(deed.good)
        worth = land.w.goods[k]
        sites = [self.only] if self.only else land.map.sites[deed.good]
        here = {x: self.samurai.count(x) for x in sites}
        working = dict.fromkeys(sites, 0)
        free = list(range(len(self.samurai)))
        most = land.board.most_goods
        while n and free:
            n -= 1
            best, choice = 0.0, None
            total = sum(working[x] * (land.yield_of(self.crowd[x] + here[x]) + deed.extra) for x in sites if working[x])
            stock = min(most, self.goods[k] + total)
            for x in sites:
                rest = total
                if working[x]:
                    rest -= working[x] * (land.yield_of(self.crowd[x] + here[x]) + deed.extra)
                tried = set()
                for i in free:
                    where = self.samurai[i]
                    if where in tried:
                        continue
                    tried.add(where)
                    c = self.cost(i, x)
                    if c > self.ryo:
                        continue
                    there = here[x] + (where != x)
                    got = rest + (working[x] + 1) * (land.yield_of(self.crowd[x] + there) + deed.extra)
                    value = worth[min(most, self.goods[k] + got)] - worth[stock] - c * land.w.ryo + 0.01 * (got - total)
                    if value > best:
                        best, choice = value, (i, x)
            if choice is None:
                break
            i, x = choice
            before = self.samurai[i]
            if before != x:
                if before in here:
                    here[before] -= 1
                here[x] += 1
            self.move(i, x)
            working[x] += 1
            free.remove(i)
        got = sum(working[x] * (land.yield_of(self.crowd[x] + here[x]) + deed.extra) for x in sites if working[x])
        self.goods[k] = min(most, self.goods[k] + got)

    # --- building ---------------------------------------------------------------------------------------------------

    def build(self, deed: Deed, n: int, places: int) -> None:
        free = list(range(len(self.samurai)))
        while n and free:
            found = self.best_building(deed, free)
            if found is None:
                break
            n -= 1
            i, city, kind = found
            self.move(i, city)
            free.remove(i)
            self.raise_building(deed, city, kind)

    def best_building(self, deed: Deed, free: list[int]) -> tuple[int, str, str] | None:
        best, choice = 0.0, None
        for city in [self.only] if self.only else self.land.map.open_cities:
            near, i = min((self.cost(i, city), i) for i in free)
            if near > self.ryo:
                continue
            for kind in self.land.board.buildings:
                value = self.building_worth(deed, city, kind, near)
                if value > best:
                    best, choice = value, (i, city, kind)
        return choice

    def building_worth(self, deed: Deed, city: str, kind: str, march: int) -> float:
        """What building it is worth; nothing if that is impossible."""
        land, w = self.land, self.land.w
        buildings = self.built.get(city, land.cities[city])
        price = land.price(kind, deed.card, deed.name)
        ryo = price.get("ryo", 0)
        wood, stone = price.get("wood", 0), price.get("stone", 0)
        if ryo + march > self.ryo or wood > self.goods[0] or stone > self.goods[1]:
            return 0.0
        if len(buildings) >= land.board.places:
            return 0.0
        value = w.point * land.board.buildings[kind]["points"]
        if kind == "fortress":
            houses = sum(b[0] == "h" for b in buildings)
            needed = land.board.houses_per_fortress * (buildings.count("f") + 1)
            if not self.fortresses or land.house not in buildings or houses < needed:
                return 0.0
        else:
            if kind == "post":
                if not self.posts or city == land.board.home or any(b[0] == "p" for b in buildings):
                    return 0.0
                mark = land.post
            else:
                if not self.houses:
                    return 0.0
                mark = land.house
                if city == land.board.home and land.house not in buildings:
                    value += w.edo
            more = land.income(city, [*buildings, mark]) - land.income(city, buildings)
            value += more * w.income * (1 + land.rounds_left)
        value -= w.purse(self.ryo) - w.purse(self.ryo - ryo - march)
        value -= w.goods[0][self.goods[0]] - w.goods[0][self.goods[0] - wood]
        value -= w.goods[1][self.goods[1]] - w.goods[1][self.goods[1] - stone]
        return value

    def raise_building(self, deed: Deed, city: str, kind: str) -> None:
        land = self.land
        price = land.price(kind, deed.card, deed.name)
        self.ryo -= price.get("ryo", 0)
        self.goods[0] -= price.get("wood", 0)
        self.goods[1] -= price.get("stone", 0)
        self.points += land.board.buildings[kind]["points"]
        if kind == "fortress":
            self.fortresses -= 1
            mark = "f"
        elif kind == "post":
            self.posts -= 1
            mark = land.post
        else:
            self.houses -= 1
            mark = land.house
        self.built.setdefault(city, list(land.cities[city])).append(mark)
        self.raised.append((city, mark))

    def meet(self, city: str, building: str) -> None:
        """Another clan builds, if that is still possible."""
        land = self.land
        buildings = self.built.setdefault(city, list(land.cities[city]))
        if len(buildings) >= land.board.places or (building[0] == "p" and any(b[0] == "p" for b in buildings)):
            return
        if building == "f":
            if not self.fortresses:
                return
            self.fortresses -= 1
        buildings.append(building)

    # --- trading ------------------------------------------------------------------------------------------------------

    def trade(self, deed: Deed, n: int, places: int) -> None:
        land = self.land
        if not self.samurai:
            return
        posts = [c for c, b in land.cities.items() if land.post in self.built.get(c, b)]
        best, choice = 0.0, ("", 0)
        far = land.dist[self.merchant]
        spaces = [self.merchant, *(s for s in self.samurai if s not in (GATE, TOWN)), *posts]
        for x in [self.only] if self.only else dict.fromkeys(spaces):
            costs = sorted(max(0, self.cost(i, x) - deed.reach) for i in range(len(self.samurai)))[:n]
            both = deed.both or x in posts
            cart = far[x]
            for m in range(1, len(costs) + 1):
                spent = cart + sum(costs[:m])
                if spent > self.ryo:
                    break
                value = self.trades(m, both, spent, False) - land.w.purse(self.ryo) + land.w.purse(self.ryo - spent)
                if value > best:
                    best, choice = value, (x, m)
        x, m = choice
        if not x:
            return
        self.ryo -= far[x]
        self.merchant = x
        order = sorted(range(len(self.samurai)), key=lambda i: self.cost(i, x))[:m]
        for i in order:
            if deed.reach:
                self.approach(i, x, deed.reach)
            else:
                self.move(i, x)
        self.trades(m, deed.both or x in posts, 0, True)

    def approach(self, i: int, x: str, reach: int) -> None:
        """March only as near to the merchant as need be."""
        where = self.samurai[i]
        if where in (GATE, TOWN):
            self.move(i, x)
            return
        if self.land.dist[where][x] > reach:
            way = self.land.map.way(where, x)
            self.move(i, way[-1 - reach])
        self.busy[i] = True

    def trades(self, n: int, both: bool, spent: int, real: bool) -> float:
        """What so many trades are worth at their best; carried out if `real`."""
        land, w, m = self.land, self.land.w, self.land.merchant
        goods, ryo, points = list(self.goods), self.ryo - spent, 0
        k = GOODS.index(m.good)
        total = 0.0
        for _ in range(n):
            cost = [m.point.get(good, 0) for good in GOODS]
            price = m.point.get("ryo", 0)
            pays = ryo >= price and all(h >= c for h, c in zip(goods, cost, strict=True))
            value = 0.0
            if pays:
                value = w.point - w.purse(ryo) + w.purse(ryo - price)
                value -= sum(w.goods[j][goods[j]] - w.goods[j][goods[j] - c] for j, c in enumerate(cost) if c)
            take = pays and value > 0
            most = min(m.most, land.board.most_goods - goods[k], ryo // m.price)
            gain = w.goods[k][goods[k] + most] - w.goods[k][goods[k]] - w.purse(ryo) + w.purse(ryo - most * m.price)
            if take and (both or value >= gain):
                goods = [h - c for h, c in zip(goods, cost, strict=True)]
                ryo -= price
                points += 1
                total += value
                if not both:
                    continue
                most = min(m.most, land.board.most_goods - goods[k], ryo // m.price)
                gain = w.goods[k][goods[k] + most] - w.goods[k][goods[k]] - w.purse(ryo) + w.purse(ryo - most * m.price)
            if most > 0 and gain > 0:
                goods[k] += most
                ryo -= most * m.price
                total += gain
        if real:
            self.goods, self.ryo = goods, ryo
            self.points += points
        return total

    # --- the end of the round ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Figures still on their way are placed somewhere."""
        for i, where in enumerate(self.samurai):
            if where in (GATE, TOWN):
                self.samurai[i] = nearest(self.land.g, where, self.land.board.home)
                self.placed.append(self.samurai[i])

    def has_edo(self) -> bool:
        home = self.land.board.home
        return self.land.house in self.built.get(home, self.land.cities[home])

    def earned(self) -> int:
        return sum(self.land.income(c, self.built.get(c, b)) for c, b in self.land.cities.items())

    def keep(self, over: bool) -> int:
        """How many samurai are worth their rice."""
        w = self.land.w
        most = min(len(self.samurai), self.goods[2])
        if over:
            return most
        grey = self.land.clan.grey + self.recruits
        best, choice = -1e9, 0
        for n in range(most + 1):
            value = self.figures_worth(n, grey) + w.goods[2][self.goods[2] - n]
            if value > best:
                best, choice = value, n
        return choice

    def figures_worth(self, samurai: int, grey: int) -> float:
        w = self.land.w
        officials = min(len(w.officials) - 1, self.figures - samurai + grey)
        return w.samurai[min(samurai, len(w.samurai) - 1)] + w.officials[officials]

    def final(self) -> int:
        """Points if the game ended with this round; none without a house in Edo, with which nobody wins."""
        bonus = self.land.board.bonus
        if not self.has_edo():
            return 0
        return self.points + self.keep(True) * bonus["samurai"] + (self.ryo + self.earned()) // bonus["ryo"]

    def value(self) -> float:
        """What the clan's position is worth once wages and income are paid."""
        land, w = self.land, self.land.w
        most = max(self.points, land.rivals)
        over = land.last or most >= land.board.goal
        left = 0.0 if over else min(land.rounds_left, land.rounds_after(most))
        kept = self.keep(over)
        income = self.earned()
        ryo = self.ryo + income
        points = self.points
        edo = self.has_edo()
        if over:
            if not edo:
                return w.point * points - w.no_edo
            points += kept * land.board.bonus["samurai"] + ryo // land.board.bonus["ryo"]
            ahead = w.ahead if points > land.won else -w.behind if points < land.lost else 0.0
            return w.point * points + ahead + 0.01 * (ryo + sum(self.goods))
        scale = min(1.0, 0.4 + 0.25 * left)
        goods = list(self.goods)
        goods[2] -= kept
        value = w.point * points + income * w.income * left + w.purse(ryo) * scale
        value += scale * sum(w.goods[k][n] for k, n in enumerate(goods))
        value += scale * self.figures_worth(kept, land.clan.grey + self.recruits)
        value += min(left, 4.0) * self.bought * w.special + left * self.recruits * w.grey
        if edo:
            value += w.edo
        return value
