import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Account } from '../../crash/account.ts';
import { triviaSlides } from '../slides.ts';
import type { PhonesOrder, PhonesTold } from './phones-thread.ts';

/** The game of the phones has more slides than are played. */
const PHONE_SLIDES = 120;

/** A room of phones beside the callers. */
export interface Phones {
  /** Ends the game, and says what was done in it. */
  end(): Promise<Extract<PhonesTold, { is: 'over' }>>;
}

/** Opens their room; all are in when it comes back, and play on by themselves. */
export async function openPhones(author: Account, more: Pick<PhonesOrder, 'players' | 'seed'>): Promise<Phones> {
  const { url, session, cookie } = author;
  const { _id: room, code } = await author.openRoom(triviaSlides(PHONE_SLIDES));
  const order: PhonesOrder = { url, room, code, session, cookie, ...more };
  const thread = new Worker(new URL('./phones-thread.ts', import.meta.url), { workerData: order });
  const told: PhonesTold[] = [];
  thread.on('message', (one: PhonesTold) => told.push(one));
  const gone = once(thread, 'exit');
  const until = async (is: PhonesTold['is']) => {
    for (;;) {
      const found = told.find((one) => one.is === is);
      if (found) return found;
      if (thread.threadId === -1) throw new Error('the phones are gone');
      await sleep(50);
    }
  };
  await until('playing');
  return {
    end: async () => {
      thread.postMessage('end');
      const over = await until('over');
      await thread.terminate();
      await gone;
      if (over.is !== 'over') throw new Error('the phones play on');
      return over;
    },
  };
}
