import type {
  Answer,
  BreakRules,
  BuzzerRules,
  Direction,
  Language,
  NumberKey,
  Pace,
  QuestionContent,
  RunSettings,
  Selection,
  Typing,
} from '@qc/contract';
import type { DeviceName } from '@qc/contract/devices/device-names';
import type { playedShape } from '@qc/contract/slides/every-slide';

/**
 * A slide as a run uses it: what the author wrote, complete (check-game passed), without records' bookkeeping. Rooms
 * keep it: it has the same fields for every kind, those that only other kinds use as they are when nobody wrote them.
 */
export type RunSlide = Pick<QuestionContent, 'type' | keyof typeof playedShape> & {
  answers: Answer[];
  selection: Selection;
  typing: Typing;
  numberKey: NumberKey;
  /** Address of the mini-game. */
  miniGame: string;
  buzzer: BuzzerRules;
  /** No minutes: alone it has no clock. */
  break: BreakRules;
  /** Order slides, whose answers stand in the mixed order that is shown: the right order, as indices into them. */
  sequence: readonly number[];
  /** Declared void after it was asked: it counts for nobody. */
  isVoid: boolean;
  score: number;
  /** Seconds; 0 on a media slide: until the operator goes on. */
  time: number;
};

/** The game frozen at the moment its room opened: later edits do not touch a run. */
export interface RunGame extends RunSettings {
  /**
   * By which rules its course goes: 1 as before there were others, so that what was stored then goes on as it began; with
   * 2 the last points lead to the podium, and no page knows a place before it has been told.
   */
  rules: 1 | 2;
  name: string;
  /** What it was made to be played with. */
  device: DeviceName;
  language: Language;
  direction: Direction;
  pace: Pace;
  /** Self-paced: answers are taken until then, server time; null: no end. */
  closesAtMs: number | null;
  /** Largest number of players, after every limit. */
  maxPlayers: number;
  slides: readonly RunSlide[];
}
