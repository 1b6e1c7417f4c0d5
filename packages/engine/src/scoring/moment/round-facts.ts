import type { RunSlide } from '../../run-game.ts';
import { tableGet } from '../../seats/seat-table.ts';
import { givesPoints, grade, isGraded, isTimed, kindOf } from '../../slides/slide-kinds.ts';
import type { Answer, RoomState, Round } from '../../state.ts';

/** Of so many who were as near nobody stands out. */
const CLOSEST_MAX = 3;

/** What stands out in the answers of one question. */
export interface RoundFacts {
  /** Wholly right answers. */
  right: number;
  /** Answers of players. */
  of: number;
  /** The seat with the shortest time of the right ones; null: nobody was right, or time does not count. */
  fastest: { seat: number; ms: number } | null;
  /** The nearest, at most three, with how far off they were; none where more are as near, or nearness is not told. */
  closest: readonly { seat: number; off: number }[];
}

/** Every page that comes back at a reveal asks for them. A round is another object once anything of it changes. */
const known = new WeakMap<Round, { slide: RunSlide; facts: RoundFacts }>();

/**
 * What stands out in a question whose points were given, among the seats not removed. Times are those that points go by:
 * of two in one step of a remote that tells time coarsely, whoever was heard first is the faster.
 */
export function roundFacts(state: RoomState, round: Round, slide: RunSlide): RoundFacts {
  const before = known.get(round);
  if (before?.slide === slide) return before.facts;
  const facts = findFacts(state, round, slide);
  known.set(round, { slide, facts });
  return facts;
}

/** Whether who answers faster is better off by it. */
export function speedCounts({ scoring }: RoomState['game'], slide: RunSlide): boolean {
  return scoring.profile !== 'accuracy' && isTimed(slide) && !kindOf(slide).isRace && givesPoints(slide);
}

function findFacts(state: RoomState, round: Round, slide: RunSlide): RoundFacts {
  const inTime = speedCounts(state.game, slide) && state.players > 1;
  const graded = isGraded(slide);
  const kind = kindOf(slide);
  let [right, of, seat] = [0, 0, 0];
  let first: { seat: number; answer: Answer } | null = null;
  let nearest = Infinity;
  let closest: { seat: number; off: number }[] = [];
  for (const block of round.answers.blocks)
    for (const answer of block) {
      if (answer && tableGet(state.seats, seat)?.removed === false) {
        of += 1;
        if (grade(slide, answer.response, round.closest)?.correct === true) {
          right += 1;
          // A caller's points may go by another time than the own.
          if (inTime && answer.pointsAt === undefined && (!first || isFaster(answer, first.answer)))
            first = { seat, answer };
        }
        const off = graded ? kind.distance(slide, answer.response) : null;
        if (off !== null && off <= nearest) {
          if (off < nearest) closest = [];
          nearest = off;
          if (closest.length <= CLOSEST_MAX) closest.push({ seat, off });
        }
      }
      seat += 1;
    }
  return {
    right,
    of,
    fastest: first && { seat: first.seat, ms: first.answer.tookMs },
    closest: closest.length > CLOSEST_MAX ? [] : closest,
  };
}

function isFaster(one: Answer, other: Answer): boolean {
  if (one.tookMs !== other.tookMs) return one.tookMs < other.tookMs;
  return (one.heardMs ?? one.tookMs) < (other.heardMs ?? other.tookMs);
}
