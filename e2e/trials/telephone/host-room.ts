import { setTimeout as sleep } from 'node:timers/promises';
import type { Operator } from '../../bots/operator.ts';

/** Longer than any question is open, ms. */
const QUESTION_MS = 150_000;
const LOOK_EVERY_MS = 25;

/** A room of callers with its console. */
export interface HostedRoom {
  operator: Operator;
  callers: number;
  /** What is shown between questions is looked at for so long. */
  lookMs: number;
}

/** Waits until everybody is in, and says how many are. */
export async function awaitCallers({ operator, callers }: HostedRoom, withinMs: number): Promise<number> {
  const present = () => operator.view?.present ?? 0;
  for (const end = Date.now() + withinMs; present() < callers && Date.now() < end;) await sleep(LOOK_EVERY_MS);
  return present();
}

/**
 * Takes a room through its game, to the podium. A question ends when everybody has answered; who has buzzed first was
 * right. `opened` is told of each question, counted from 1, while it is open.
 */
export async function host(
  { operator, lookMs }: HostedRoom,
  opened: (question: number) => Promise<void>,
): Promise<void> {
  for (let asked = 0; ;) {
    const phase = operator.view?.phase;
    if (phase?.phase === 'podium' || phase?.phase === 'ended') return;
    if (phase?.phase === 'question') {
      asked += 1;
      await opened(asked);
      await whileOpen(operator);
    } else if (phase === undefined || phase.phase === 'closed' || phase.phase === 'preparing')
      await sleep(LOOK_EVERY_MS);
    else {
      await sleep(lookMs);
      await operator.press({ do: 'next' });
      await sleep(LOOK_EVERY_MS);
    }
  }
}

async function whileOpen(operator: Operator): Promise<void> {
  for (const end = Date.now() + QUESTION_MS; ; await sleep(LOOK_EVERY_MS)) {
    const phase = operator.view?.phase;
    if (phase?.phase !== 'question') return;
    const turn = phase.race?.turn ?? null;
    if (turn !== null) await operator.press({ do: 'judge', seat: turn.seat, right: true });
    if (Date.now() > end) throw new Error(`question ${phase.slide + 1} stays open: ${operator.view?.answered} answers`);
  }
}
