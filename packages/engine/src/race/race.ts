import { tableGet, tableSet, type SeatTable } from '../seats/seat-table.ts';
import type { Answer, Race, Round, Seat } from '../state.ts';

/** A race before anybody has pressed. */
export const NEW_RACE: Race = { order: [], turn: null, outTeams: [], openings: 1 };
/**
 * How long after the first press others still take their places, ms: an earlier one whose way was longer takes the turn,
 * later ones come after it. From then on buzzers are locked until the turn is over.
 */
export const RACE_MS = 500;
/** Who pressed within so many ms pressed as good as together: no way is measured better. */
export const TIE_MS = 5;

/** So many of those who have pressed are listed on the staff's screens. */
export const RACERS_SHOWN = 20;

/** Whether a seat's team is out of the question. */
export function isOut(race: Race | null | undefined, { team }: Pick<Seat, 'team'>): boolean {
  return race != null && team !== null && race.outTeams.includes(team);
}

/** From opening to a seat's press, ms; null: it has not pressed. */
export function pressedAfterMs({ answers }: Pick<Round, 'answers'>, seat: number): number | null {
  return tableGet(answers, seat)?.tookMs ?? null;
}

/** Whether two presses count as one moment. */
export function isTie(oneMs: number, otherMs: number): boolean {
  return Math.abs(oneMs - otherMs) <= TIE_MS;
}

/** The order with a seat that has just pressed in its place. */
export function withPlace(order: readonly number[], round: Pick<Round, 'answers'>, seat: number): number[] {
  const ms = pressedAfterMs(round, seat) ?? 0;
  let place = order.length;
  for (; place > 0; place -= 1) {
    const before = pressedAfterMs(round, order[place - 1] ?? -1) ?? 0;
    if (before <= ms + TIE_MS) break;
  }
  return order.toSpliced(place, 0, seat);
}

/** A press with what the operator said of it. */
export function withVerdict(
  answers: SeatTable<Answer | null>,
  seat: number,
  verdict: 'right' | 'wrong',
): SeatTable<Answer | null> {
  const answer = tableGet(answers, seat);
  return answer ? tableSet(answers, seat, { ...answer, response: { type: 'buzzer', verdict } }) : answers;
}

/** What the operator said of a press; null: nothing (yet), or there is none. */
export function verdictOf({ answers }: Pick<Round, 'answers'>, seat: number): 'right' | 'wrong' | null {
  const response = tableGet(answers, seat)?.response;
  return response && 'verdict' in response ? response.verdict : null;
}
