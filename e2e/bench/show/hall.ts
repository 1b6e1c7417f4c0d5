import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HallOrder } from './hall-thread.ts';

/** Players on a thread of their own, which takes what the others leave of the machine. */
export interface Hall {
  /** Comes back when all who come are in, with how many those are. */
  all: Promise<number>;
  /** Whether they react, all at once and as often as they may. */
  react(on: boolean): void;
  leave(): Promise<void>;
}

/** Sends them in. */
export function openHall(order: HallOrder): Hall {
  const thread = new Worker(new URL('./hall-thread.ts', import.meta.url), { workerData: order });
  const all = once(thread, 'message').then(([told]: { in: number }[]) => told?.in ?? 0);
  return {
    all,
    react: (on) => thread.postMessage(on ? 'react' : 'still'),
    leave: async () => {
      thread.postMessage('end');
      await new Promise((resolve) => setTimeout(resolve, 500));
      await thread.terminate();
    },
  };
}
