import type {
  Language,
  OwnView,
  PhaseView,
  QuestionView,
  RaceView,
  ReviewRow,
  RoomInfo,
  SlideResponse,
} from '@qc/contract';
import type { ReactNode } from 'react';
import type { ShowClock } from '../parts/show-clock.ts';
import type { OwnAnswer } from '../tasks/own-answer.ts';

/** How a race for the turn stands for one player. */
export interface OwnRace {
  race: RaceView;
  own: Pick<OwnView, 'seat' | 'team' | 'response'>;
}

/** What answering needs. */
export interface TaskProps {
  question: QuestionView;
  /** Names this showing of the question, of all there are. */
  place: string;
  language: Language;
  /** Final once it is there. */
  answer: OwnAnswer | null;
  /** In the second of two votes, what this player said in the first; null: nothing, or it is the only vote. */
  first?: SlideResponse | null;
  /** On slides with a race for the turn; null elsewhere. */
  race: OwnRace | null;
  disabled: boolean;
  /** While the answers come one by one: how long that has been going on, ms; null: they are there. */
  dealtMs: number | null;
  /** The player's clock; null: there is none. */
  clock: ShowClock | null;
  /** The last try was refused for a passing reason. */
  notTaken: boolean;
  onAnswer: (response: SlideResponse) => void;
}

/** A question that is revealed, for one player. */
export interface SolutionProps {
  room: RoomInfo;
  phase: Extract<PhaseView, { phase: 'reveal' }>;
  own: OwnView;
  /** The own answer is wholly right. */
  isRight: boolean;
}

/** One own answer looked at after the run. */
export interface RowProps {
  row: ReviewRow;
  language: Language;
}

/** What a kind of slide is on the player's phone, in sight and in speech. */
export interface PhoneKind {
  /** How it is answered, and once that is done what was answered. */
  Task: (props: TaskProps) => ReactNode;
  /** The task stands there after the close too, for those who have not answered. */
  staysAfterClose: boolean;
  /** What is to be done, in words; empty: the task alone says it. */
  howTo: (question: QuestionView, language: Language) => string;
  /** The task shows these words, so that the note above it need not. */
  taskSaysHowTo: boolean;
  /** What comes of an answer: it is right or wrong, it has a score that is neither, or nothing; in a race that is so only for who was judged. */
  outcome: 'judged' | 'scored' | 'none' | 'raced';
  /** Where there is a race for the turn, its words for this player: how it stands, and how it came out. */
  race?: {
    stands: (race: OwnRace, language: Language) => string;
    cameOut: (race: RaceView, language: Language) => string;
  };
  /** At the reveal, below what became of the own answer: what was right, and what this player had said. */
  Solution: (props: SolutionProps) => ReactNode;
  /** What was right, as it is spoken to who was not; empty: nothing is said. */
  solutionWords: (phase: SolutionProps['phase'], language: Language) => string;
  /** After the run: what this player had answered, and what was right. */
  Given: (props: RowProps) => ReactNode;
  Right: (props: RowProps) => ReactNode;
}
