import type { Timers } from '@qc/engine/live/timers';

const PROGRAM = 'onmessage=({data:[id,ms]})=>setTimeout(()=>postMessage(id),ms)';

/**
 * Timers of this window. They run in a worker: those of a window that is hidden behind the big screen are held back for
 * a second, later for a minute. Where there can be no worker they are the window's own.
 */
export function pageTimers(): Timers {
  const waiting = new Map<number, () => void>();
  const worker = startWorker((id) => {
    const call = waiting.get(id);
    waiting.delete(id);
    call?.();
  });
  // A message to oneself is held back nowhere.
  const { port1, port2 } = new MessageChannel();
  const soon: (() => void)[] = [];
  port2.onmessage = () => soon.shift()?.();
  let last = 0;
  return {
    after: (delayMs, call) => {
      if (!worker) {
        const timer = setTimeout(call, delayMs);
        return () => clearTimeout(timer);
      }
      const id = (last += 1);
      waiting.set(id, call);
      worker.postMessage([id, delayMs]);
      return () => void waiting.delete(id);
    },
    soon: (call) => {
      soon.push(call);
      port1.postMessage(null);
    },
    counterMs: () => performance.now(),
  };
}

function startWorker(onDue: (id: number) => void): Worker | null {
  try {
    const worker = new Worker(URL.createObjectURL(new Blob([PROGRAM], { type: 'text/javascript' })));
    worker.onmessage = ({ data }: MessageEvent<number>) => onDue(data);
    return worker;
  } catch {
    return null;
  }
}
