import type { Verdict } from '../slides/buzzer.ts';

/** A player on a buzzer slide. */
export interface RacerView {
  seat: number;
  name: string;
  face: number;
  /** Index into the teams; null: none. */
  team: number | null;
}

/** How a buzzer slide stands, for everybody. */
export interface RaceView {
  /** Whose turn it is: nobody else may press, and the clock stands. Null: whoever presses first. */
  turn: RacerView | null;
  /** Who was right: at most one, but where the operator has put a judgement right. */
  right: RacerView[];
  /** Teams that are out of this question. */
  outTeams: number[];
  /** Rises each time the buzzers are free again. */
  openings: number;
}

/** One press on a buzzer slide, for the staff. */
export interface RacerRow extends RacerView {
  /** From opening to press, ms. */
  tookMs: number;
  /** Pressed as good as together with the one before: who was heard first comes first. */
  isTie: boolean;
  verdict: Verdict | null;
}
