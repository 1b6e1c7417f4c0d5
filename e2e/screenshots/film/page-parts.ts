/** What a replayed page is given in place of the world: run inside the page, so nothing is imported here. */

/** In place of WebSockets: one that opens at once, answers pings, and says what it is told to (`qcSay`). */
export function standInForSockets(): void {
  interface Heard {
    data: string;
  }
  const opened: RecordedSocket[] = [];
  class RecordedSocket {
    static readonly OPEN = 1;
    readyState = 0;
    onopen: (() => void) | null = null;
    onmessage: ((event: Heard) => void) | null = null;
    onclose = null;
    onerror = null;
    constructor() {
      opened.push(this);
      queueMicrotask(() => {
        this.readyState = RecordedSocket.OPEN;
        this.onopen?.();
      });
    }
    send(text: string): void {
      const { t, n }: { t: string; n?: number } = JSON.parse(text);
      if (t === 'ping') this.onmessage?.({ data: JSON.stringify({ t: 'pong', n, atMs: Date.now() }) });
    }
    close(): void {
      this.readyState = 3;
    }
  }
  Reflect.set(globalThis, 'WebSocket', RecordedSocket);
  Reflect.set(globalThis, 'qcSay', (text: string) => opened.at(-1)?.onmessage?.({ data: text }));
  Reflect.set(globalThis, 'qcIsOpen', () => opened.at(-1)?.readyState === RecordedSocket.OPEN);
}

/** Every motion stands, and goes on by `qcAdvance` alone: what began before `qcHold` by that long, what is newer not yet. */
export function holdMotions(): void {
  const known = new WeakSet<Animation>();
  let held: Animation[] = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how: Parameters<typeof animate>) {
    const motion = animate.apply(this, how);
    motion.pause();
    known.add(motion);
    return motion;
  };
  const hold = (): void => {
    held = document.getAnimations();
    for (const motion of held) {
      if (known.has(motion)) continue;
      known.add(motion);
      motion.pause();
      // What a style sheet starts began when it was seen first, not when the browser drew it.
      motion.currentTime = 0;
    }
  };
  const advance = (ms: number): void => {
    for (const motion of held) {
      const at = Number(motion.currentTime ?? 0) + ms;
      const end = Number(motion.effect?.getComputedTiming().endTime ?? Infinity);
      if (at >= end) motion.finish();
      else motion.currentTime = at;
    }
    hold();
  };
  Reflect.set(globalThis, 'qcHold', hold);
  Reflect.set(globalThis, 'qcAdvance', advance);
}

/** Waits until what was set off has been done: React works in messages to itself, which no clock holds. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
}

/** Waits for letters and pictures. */
export async function untilLoaded(): Promise<void> {
  await document.fonts.ready;
  const seen = [...document.images].filter((image) => image.loading !== 'lazy');
  await Promise.allSettled(seen.map((image) => image.decode()));
}
