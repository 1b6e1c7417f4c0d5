/** What looks at a page from within while the show runs: run inside it, so nothing is imported here. */

/** What was seen of a page; times are the page's own, ms. */
export interface Seen {
  /** The page's zero, ms since 1970. */
  originMs: number;
  /** When each frame was begun. */
  frames: number[];
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

/** Begins to look; `qcSeen` gives what was seen. */
export function watchPage(): void {
  const frames: number[] = [];
  const phases: Seen['phases'] = [];
  const long: Seen['long'] = [];
  const words: Seen['words'] = [];
  const sounds: AudioContext[] = [];
  const tick = (atMs: number): void => {
    frames.push(atMs);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
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
    return { originMs: performance.timeOrigin, frames, phases, long, words, underruns: underruns(), sounded };
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
