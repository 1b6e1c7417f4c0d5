import type { PhaseName } from './phase-view.ts';

/** What players send to the big screen while they wait: drawn there, in this order. */
export const REACTIONS = ['applause', 'heart', 'laugh', 'wow', 'flame', 'sparkle'] as const;
export type ReactionName = (typeof REACTIONS)[number];

/** How many of each reaction came, in the order of `REACTIONS`. */
export type ReactionSums = number[];

/** Sums go out at most this often, ms: how many react does not matter to the screens. */
export const REACTIONS_EVERY_MS = 200;
/** One page may react so often at once: as much comes back in `REACTIONS_BURST_MS` … */
export const REACTIONS_BURST = 5;
export const REACTIONS_BURST_MS = 2500;
/** … and so often in a minute. What is over it counts for nothing, without a word. */
export const REACTIONS_A_MINUTE = 40;
/** Spectators one in this time, ms. */
export const SPECTATOR_REACTION_MS = 1000;

/** Phases in which an answer is wanted, or will be at once: only who has answered reacts, and nothing flies. */
export const REACTIONS_AFTER_ANSWER: ReadonlySet<PhaseName> = new Set(['asking', 'dealing', 'question']);
