import type { MediaRef } from '../entities/media.ts';
import type { SlideTimes } from '../slides/every-slide.ts';
import type {
  Closest,
  Fastest,
  HonourRow,
  Knew,
  Picked,
  RoundName,
  RoundWinner,
  StandingLine,
} from './moment-views.ts';
import type { Explanation, QuestionView } from './question-view.ts';
import type { RaceView } from './race-view.ts';
import type { StandingRow, TeamRow } from './standing-views.ts';

/** The clock of a phase. `remainingMs` is true at the moment of sending; null: no deadline. */
export interface ClockView {
  limitMs: number | null;
  remainingMs: number | null;
}

interface OnSlide {
  /** Index of the slide, from 0. */
  slide: number;
  /** Counts how often slides were opened in this run; tells a repeated slide from its first showing. */
  visit: number;
}

/** Where a question is voted on twice, with talk between. */
interface InVotes {
  /** Absent: it is voted on once. */
  vote?: 1 | 2;
}

interface InRace {
  /** On buzzer slides alone. */
  race?: RaceView;
}

/** How far the podium has come: 0 nobody is told, 1 the third place, 2 the second, 3 the first, 4 all who have won. */
export type PodiumStage = 0 | 1 | 2 | 3 | 4;

/** The podium, as far as it has been told: who is not told yet stands in no view but the operator's. */
export type PodiumView = {
  phase: 'podium';
  stage: PodiumStage;
  /** How many steps there are: places among the first three that somebody has. */
  steps: number;
  winners: StandingRow[];
  /** With teams they stand on the steps, and `winners` come with stage 4. */
  teams: TeamRow[];
  /** Nobody has points: who lost the least is honoured. */
  best?: true;
  /** With stage 4, of a game with rounds: who was the best of each. */
  rounds?: RoundWinner[];
} & ClockView;

/** What every audience sees of the current phase. */
export type PhaseView =
  | { phase: 'lobby' }
  /**
   * Three, two, one, and the game's title: a quarter of `limitMs` each. `media`: of the first slide, to be loaded
   * meanwhile; absent: there are none.
   */
  | ({ phase: 'starting'; media?: MediaRef[] } & ClockView)
  | ({
      phase: 'opening' | 'media' | 'ending';
      media: MediaRef | null;
      heading: string;
      subheading: string;
      /** After a question whose answer was told, where its author wrote one. */
      explanation?: Explanation;
    } & OnSlide &
      ClockView)
  /** A round begins, and this slide with it: the `number`th of so many (`of`). All its points count `times`. */
  | ({ phase: 'round'; title: string; number: number; of: number; times: SlideTimes } & OnSlide & ClockView)
  /**
   * A break. Its clock is null when it is over and the room waits to go on; alone it has none. The places so far, at most
   * eight, where the game tells them and they are not the podium's to tell: else none.
   */
  | ({
      phase: 'break';
      heading: string;
      subheading: string;
      media: MediaRef | null;
      /** The big screen plays music. */
      music: boolean;
      top: StandingRow[];
      teams: TeamRow[];
    } & OnSlide &
      ClockView)
  /** The slide's media are being loaded everywhere; its clock has not begun. */
  | ({ phase: 'preparing'; media: MediaRef[]; heading: string } & OnSlide & ClockView)
  /** The question stands alone: its `answers` are not told yet, only how many there are. */
  | ({ phase: 'asking'; question: QuestionView; answerCount: number } & OnSlide & ClockView)
  /** The answers come into sight; none is taken yet. */
  | ({ phase: 'dealing'; question: QuestionView } & OnSlide & ClockView)
  | ({ phase: 'question'; question: QuestionView } & OnSlide & ClockView & InVotes & InRace)
  /** The held breath before the reveal; without a clock it waits for the operator. After the first of two votes nothing is revealed. */
  | ({ phase: 'closed'; question: QuestionView } & OnSlide & ClockView & InVotes & InRace)
  /** Between two votes: neighbours talk, and nobody is told how many said what. */
  | ({ phase: 'talk'; question: QuestionView } & OnSlide & ClockView)
  | ({
      phase: 'reveal';
      question: QuestionView;
      /** Indices of the right answers, on an order slide in their right order; null: none (survey) or not shown by the game's setting. */
      correct: number[] | null;
      /** Typed and number slides: the right answer in words, as for `correct`. */
      solution: string[];
      /** Null: its author wrote none, or the game tells no answers. */
      explanation: Explanation | null;
      /** Null: nothing is right there, nobody answered, or the game does not show it. */
      knew: Knew | null;
      /** Of answers that are picked, in a hall; absent: nobody answered, or it is no such question. */
      picked?: Picked;
      /** Where speed counts between two or more. */
      fastest: Fastest | null;
      /** On number slides: at most three who were as near; none where more were. */
      closest: Closest[];
    } & OnSlide &
      InRace)
  /** `lines`: at most two, in their order. `round`: places by the points of this round alone; null: of the whole game. */
  | ({
      phase: 'standings';
      top: StandingRow[];
      teams: TeamRow[];
      lines: StandingLine[];
      round: RoundName | null;
    } & OnSlide)
  | PodiumView
  /** After the podium, until the operator goes on. */
  | { phase: 'honours'; honours: HonourRow[] }
  /** `stopped`: self-paced, the assignment closed before the player had come through. */
  | { phase: 'ended'; stopped?: true };

export type PhaseName = PhaseView['phase'];
