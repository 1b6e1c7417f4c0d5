import type { SlideTimes } from '@qc/contract/slides/every-slide';
import { givesPoints } from '../slides/slide-kinds.ts';
import type { RunGame, RunSlide } from '../run-game.ts';

/** Some slides of a game in a row, under one title: from `from` to before `to`. Not one asking, which is a `Round`. */
export interface GameRound {
  /** From 1. */
  number: number;
  /** May be empty. */
  title: string;
  from: number;
  to: number;
}

/** Every view asks for them. */
const known = new WeakMap<readonly Pick<RunSlide, 'round'>[], readonly GameRound[]>();

/** The rounds of a game in their order; slides before the first belong to none. */
export function gameRounds(slides: readonly Pick<RunSlide, 'round'>[]): readonly GameRound[] {
  const before = known.get(slides);
  if (before) return before;
  const starts = slides.flatMap(({ round }, from) => (round ? [{ title: round.title, from }] : []));
  const rounds = starts.map(({ title, from }, index) => ({
    number: index + 1,
    title,
    from,
    to: starts[index + 1]?.from ?? slides.length,
  }));
  known.set(slides, rounds);
  return rounds;
}

/** The round that a slide belongs to; null: none. */
export function gameRoundAt(slides: readonly Pick<RunSlide, 'round'>[], slide: number): GameRound | null {
  return gameRounds(slides).find(({ from, to }) => slide >= from && slide < to) ?? null;
}

/** How often the points of a round count, where those of all its slides do so alike; else once. */
export function timesOf(
  { slides }: { slides: readonly Pick<RunSlide, 'type' | 'isVoid' | 'score' | 'times'>[] },
  { from, to }: GameRound,
): SlideTimes {
  const scored = slides.slice(from, to).filter((slide) => givesPoints(slide));
  const times = scored[0]?.times ?? 1;
  return scored.every((slide) => slide.times === times) ? times : 1;
}

/** The round whose last points this slide gives; null: more of it come, the slide gives none or belongs to none. */
export function roundEndingWith({ slides }: Pick<RunGame, 'slides'>, slide: number): GameRound | null {
  const round = gameRoundAt(slides, slide);
  if (!round) return null;
  const last = slides.findLastIndex((one, index) => index < round.to && givesPoints(one));
  return last === slide ? round : null;
}
