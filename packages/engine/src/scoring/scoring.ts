import type { Scoring } from '@qc/contract';
import { STREAK_STEP, STREAK_STEPS_MAX } from '@qc/contract/limits';
import type { Grade } from '../slides/slide-kind.ts';

/** Answers within this time of the opening get full points, ms: nobody is punished for a slow network. */
export const FULL_POINTS_MS = 500;

/** An answer as the scoring rule sees it. */
export interface Scored {
  grade: Grade;
  /** The slide's points. */
  points: number;
  /** Null: speed does not count on this slide. */
  tookMs: number | null;
  /** The time that points go by, where it is not the own one: see `Answer.pointsAt`. */
  pointsMs?: number | null;
  limitMs: number;
  /** First-right profile: the time of the last right answer that is paid; null: all right ones are. */
  firstMs: number | null;
}

/**
 * Points of a wholly right answer by its time t on a clock of T; whole numbers. Full points while t < 500 ms and where
 * there is no clock, after that by profile:
 * - half-floor and penalty: `points × (1 − t / 2T)`, at the very end of the clock half of them;
 * - linear: `points × (1 − t / T)`, at the very end none;
 * - accuracy and first-right: full points at any time.
 */
export function curvePoints(profile: Scoring['profile'], points: number, tookMs: number, limitMs: number): number {
  if (tookMs < FULL_POINTS_MS || limitMs <= 0) return points;
  const share = Math.min(tookMs, limitMs) / limitMs;
  switch (profile) {
    case 'halfFloor':
    case 'penalty':
      return Math.round(points * (1 - share / 2));
    case 'linear':
      return Math.round(points * (1 - share));
    case 'accuracy':
    case 'firstRight':
      return points;
  }
}

/**
 * Points of a given answer: the share that is right of the curve's points, rounded. First-right: only wholly right
 * answers up to `firstMs` are paid; where speed does not count, all are, by their share. Penalty: an answer with nothing
 * right in it costs its per cent of the slide's points, rounded; a cost that the slide itself has stands in its place. The bonus of a streak comes on top.
 */
export function answerPoints({ profile, penalty }: Scoring, answer: Scored): number {
  const { grade, points, tookMs, pointsMs = tookMs, limitMs, firstMs } = answer;
  if (grade.wrong && grade.cost) return -grade.cost;
  // Taken from zero, so that there is no negative zero.
  if (profile === 'penalty' && grade.wrong) return 0 - Math.round((points * penalty) / 100);
  if (profile === 'firstRight' && tookMs !== null && !isPaid(grade, tookMs, firstMs)) return 0;
  return Math.round(grade.fraction * curvePoints(profile, points, pointsMs ?? 0, limitMs));
}

function isPaid(grade: Grade, tookMs: number, firstMs: number | null): boolean {
  return grade.correct && (firstMs === null || tookMs <= firstMs);
}

/**
 * Where only the first `count` right answers are paid: the time of the last one of them. Equal times share, so a few
 * more may be paid. Null: all of them are.
 */
export function lastPaidMs(rightTimes: readonly number[], count: number): number | null {
  if (rightTimes.length <= count) return null;
  return rightTimes.toSorted((a, b) => a - b)[count - 1] ?? null;
}

/**
 * The bonus of a right answer that is the `streak`-th in a row: a tenth of the slide's points for each one before it,
 * for five at most, rounded. Time does not count in it. 0 where the game has no streaks.
 */
export function streakBonus({ streaks }: Pick<Scoring, 'streaks'>, points: number, streak: number): number {
  if (!streaks || streak < 2) return 0;
  return Math.round(points * Math.min(streak - 1, STREAK_STEPS_MAX) * STREAK_STEP);
}
