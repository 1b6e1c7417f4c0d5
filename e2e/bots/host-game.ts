import { setTimeout as wait } from 'node:timers/promises';
import type { OperatorView, PhaseName } from '@qc/contract';
import type { Operator } from './operator.ts';

/** How long a host leaves on screen what waits for a press, ms: until all that moves in it has arrived. */
const LOOKS_MS: Partial<Record<PhaseName, number>> = {
  reveal: 5500,
  standings: 3800,
  podium: 5000,
  honours: 7500,
  break: 4000,
  talk: 4000,
};
const ELSEWHERE_MS = 2500;
/** Who had the turn at a buzzer has said the answer by then, ms. */
const SAID_MS = 2500;
const LONGEST_MS = 40 * 60_000;
/** They have clocks of minutes: the host goes on before. */
const LONG: ReadonlySet<PhaseName> = new Set(['break', 'talk']);

/**
 * Hosts a game from its lobby to its end, as a patient host would: looks at everything, presses on where the room waits, and
 * says that whoever is first at a buzzer is right. `looks` may say how long something is looked at, ms, or do something meanwhile;
 * `goOn` presses in a way of its own.
 */
export async function hostGame(
  operator: Operator,
  looks: (view: OperatorView) => number | null | Promise<number | null> = () => null,
  goOn: () => Promise<unknown> = () => operator.press({ do: 'next' }),
): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (let view = operator.view; view !== null && Date.now() < until; view = operator.view) {
    const { phase } = view;
    if (phase.phase === 'ended') return;
    const turn = 'race' in phase ? (phase.race?.turn ?? null) : null;
    if (turn) {
      await wait(SAID_MS);
      await operator.press({ do: 'judge', seat: turn.seat, right: true });
    } else if (waitsForPress(view)) {
      await wait((await looks(view)) ?? LOOKS_MS[phase.phase] ?? ELSEWHERE_MS);
      if (operator.view?.step === view.step) await goOn();
    }
    await wait(50);
  }
  throw new Error('the game did not come to its end');
}

function waitsForPress({ phase }: OperatorView): boolean {
  return LONG.has(phase.phase) || !('remainingMs' in phase) || phase.remainingMs === null;
}
