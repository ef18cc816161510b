"""The small kit the window is made of. How to use it:

Coordinates. Scenes and widgets think in *logical* pixels: a 1920x1080 window has scale 1.0, the user's UI
scale multiplies it. `canvas.width` and `canvas.height` are the logical size of the window; lay out from
them in `Scene.layout(width, height)`, which is called whenever they change. Events that reach a scene
carry logical positions. `canvas.px(n)` and `canvas.rect(r)` turn logical into real pixels where a drawing
needs them; the functions of the kit take logical rects and do so themselves.

    canvas.py   Canvas: surface + scale + Theme, handed to every draw()
    theme.py    Theme: the colours of one board side and one colour-blind palette (data/theme.yaml)
    art.py      art.draw(canvas, "icons/katana", rect), art.backdrop(...), art.image(name, real_size)
    text.py     text.draw(canvas, words, rect, "text", 22, ...), text.measure(...), inline {icon:katana},
                {b}bold{/b}, {i}italic{/i}; text.watch() collects every text that did not fit its box
    watch.py    watch.closely() collects every text that lies on another or over the edge of its sheet
    words.py    t("title.new_game"), t("table.mon", n=3): strings from data/lang/<language>/*.yaml
    draw.py     rounded, ribbon, crest_disc, progress, brush_line, shade
    panel.py    panel(canvas, rect): the paper sheet with its ink outline
    widget.py   Widget (rect, draw, handle, activate) and Group (many widgets: mouse, focus, tooltip)
    button.py   Button            choice.py  Segmented, Toggle, Slider
    stepper.py  Stepper           entry.py   Entry (one line of typed text)
    list.py     ScrollList        tooltip.py the hovering explanation; set `widget.tip`
    focus.py    FocusRing: Tab, arrows, Enter, numbers over anything with a rect
    tween.py    Queue of Tweens with easing, speed, off and skip
    sound.py    Sound: play("coin"), music("title"); silent without a device
    notice.py   Notice: one sentence at the top of the window; `app.notice(words)`
    window.py   the real window, pygame.Window or the older display surface

A scene:

    class Example(Scene):
        def enter(self) -> None:
            self.group.add(Button(t("example.go"), self.go, icon="icons/katana"))
        def layout(self, width: float, height: float) -> None:
            self.group.widgets[0].rect.update(width / 2 - 150, 400, 300, 64)
        def draw(self, canvas: Canvas) -> None:
            canvas.surface.fill(canvas.theme.backdrop)
            self.group.draw(canvas)

`Scene.handle(event)` returns True when it used the event, and the window is drawn again; call
`self.dirty()` for changes that come from elsewhere. Nothing is drawn while nothing changes: a scene that
moves says so with `animating()`, one that waits for a moment with `wake()`.
"""
