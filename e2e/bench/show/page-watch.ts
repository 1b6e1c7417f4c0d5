/** What looks at a page from within while the show runs: run inside it, so nothing is imported here. */

/** What was seen of a page; times are the page's own, ms. */
export interface Seen {
  /** The page's zero, ms since 1970, and how long it has been since. */
  originMs: number;
  nowMs: number;
  /** Frames of the moments in which something moves: when each was begun, and how long after the one before. */
  frames: { atMs: number; tookMs: number }[];
  /** What the room was told to be in, and when the page heard of it. `endsMs`: when its clock runs out; null: none. */
  phases: { name: string; atMs: number; endsMs: number | null; step: number }[];
  /** Frames that took longer than 50 ms, by the browser. */
  long: { atMs: number; lastsMs: number }[];
  /** When words of each kind came. */
  words: { kind: string; atMs: number }[];
  /** Gaps in the sound; null: the browser does not tell. */
  underruns: number | null;
  /** Whether anything sounded. */
  sounded: boolean;
}

/** Begins to look; `qcSeen` gives what was seen. `mostMs`: what moves for longer moves so slowly that no frame of it can be missed. */
export function watchPage(mostMs: number): void {
  const LOOKED_EVERY_MS = 250;
  const frames: Seen['frames'] = [];
  const phases: Seen['phases'] = [];
  const long: Seen['long'] = [];
  const words: Seen['words'] = [];
  const sounds: AudioContext[] = [];
  // Who asks for frames has them drawn: asked for without end they would cost more than all that the page does by itself.
  const ask = requestAnimationFrame;
  let [last, looked, isCounting] = [0, 0, false];
  const isMoving = (): boolean =>
    document.getAnimations().some(({ playState, effect }) => {
      if (playState !== 'running' || effect === null) return false;
      const { localTime, delay = 0, duration, iterations } = effect.getComputedTiming();
      return Number(localTime) >= delay && Number(duration) <= mostMs && iterations !== Infinity;
    });
  const tick = (atMs: number): void => {
    if (last > 0) frames.push({ atMs, tookMs: atMs - last });
    last = atMs;
    if (atMs - looked > LOOKED_EVERY_MS) {
      looked = atMs;
      isCounting = isMoving();
    }
    if (isCounting) ask(tick);
  };
  const count = (): void => {
    looked = performance.now();
    if (isCounting) return;
    [isCounting, last] = [true, 0];
    ask(tick);
  };
  for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, count, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    count();
    setTimeout(count, motion.effect?.getTiming().delay);
    return motion;
  };
  // A loop of the page's own, as confetti has one.
  window.requestAnimationFrame = (callback) => {
    count();
    return ask(callback);
  };
  try {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) long.push({ atMs: startTime, lastsMs: duration });
    }).observe({ type: 'long-animation-frame' });
  } catch {
    // Only Chromium knows them.
  }
  const hear = ({ data }: MessageEvent): void => {
    if (typeof data !== 'string') return;
    const kind = /^\{"t":"(\w+)"/.exec(data)?.[1] ?? '';
    words.push({ kind, atMs: performance.now() });
    if (kind !== 'presenter' && kind !== 'welcomePresenter') return;
    const { view }: { view: { step: number; phase: { phase: string; remainingMs?: number | null } } } =
      JSON.parse(data);
    const { step } = view;
    const { phase, remainingMs } = view.phase;
    const atMs = performance.now();
    phases.push({ name: phase, atMs, endsMs: typeof remainingMs === 'number' ? atMs + remainingMs : null, step });
  };
  const Socket = WebSocket;
  Reflect.set(
    globalThis,
    'WebSocket',
    class extends Socket {
      constructor(...how: ConstructorParameters<typeof WebSocket>) {
        super(...how);
        this.addEventListener('message', hear);
      }
    },
  );
  const Context = AudioContext;
  Reflect.set(
    globalThis,
    'AudioContext',
    class extends Context {
      constructor(...how: ConstructorParameters<typeof AudioContext>) {
        super(...how);
        sounds.push(this);
      }
    },
  );
  const underruns = (): number | null => {
    const told = sounds.map((sound) => {
      const stats: unknown = Reflect.get(sound, 'playbackStats');
      const events: unknown = typeof stats === 'object' && stats !== null ? Reflect.get(stats, 'underrunEvents') : null;
      return typeof events === 'number' ? events : null;
    });
    const known = told.filter((events) => events !== null);
    return known.length === 0 ? null : known.reduce((sum, events) => sum + events, 0);
  };
  Reflect.set(globalThis, 'qcSeen', (): Seen => {
    const sounded = sounds.some(({ state, currentTime }) => state === 'running' && currentTime > 0);
    return {
      originMs: performance.timeOrigin,
      nowMs: performance.now(),
      frames,
      phases,
      long,
      words,
      underruns: underruns(),
      sounded,
    };
  });
}

/** Notes when a mark of this drawing can be seen for the first time after each call of `qcLookAnew`; `qcShownAt` tells it, ms since 1970. */
export function watchMarks(drawings: readonly string[]): void {
  let shownAtMs: number | null = null;
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return box.width > 0 && opacity > 0.5;
  };
  const look = (): void => {
    if (shownAtMs === null) {
      const marks = drawings.flatMap((drawing) => [...document.querySelectorAll(`path[d="${drawing}"]`)]);
      if (marks.some(isSeen)) shownAtMs = Date.now();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Reflect.set(globalThis, 'qcShownAt', () => shownAtMs);
  Reflect.set(globalThis, 'qcLookAnew', () => {
    shownAtMs = null;
  });
}
