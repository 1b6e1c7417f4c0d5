import type { OwnView } from '@qc/contract';

/** The own view of whoever has none: nothing on a screen is theirs, and nothing of theirs is told. */
export const NOBODY: OwnView = {
  seat: -1,
  name: '',
  face: 0,
  score: null,
  rank: null,
  previousRank: null,
  gap: null,
  response: null,
  result: null,
  team: null,
  streak: 0,
  extraMs: 0,
};
