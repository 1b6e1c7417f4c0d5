import type { PresenterView } from '@qc/contract';

/** A phase, as far as its sound goes. Every phase of the big screen's view is one. */
export interface ScenePhase {
  phase: PresenterView['phase']['phase'];
  slide?: number;
  visit?: number;
  times?: number;
  limitMs?: number | null;
  remainingMs?: number | null;
  stage?: number;
  winners?: readonly unknown[];
  teams?: readonly unknown[];
  correct?: readonly number[] | null;
  question?: { answers: readonly unknown[] };
  /** Of a break. */
  music?: boolean;
  race?: { turn: { seat: number } | null } | undefined;
  top?: readonly { seat: number; previousRank: number | null }[];
}
