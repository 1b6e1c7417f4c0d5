import type { MediaRef, OwnView, PhaseView, ReviewRow, RoomInfo, SharedView, SlideResponse } from '@qc/contract';
import type { ReactNode } from 'react';
import type { ShowClock } from '../parts/show-clock.ts';
import type { OwnAnswer } from '../tasks/own-answer.ts';
import type { Watching } from './watching/watch-head.tsx';

/** What a joined player's screen needs. */
export interface PlayerScreenProps {
  room: RoomInfo;
  view: SharedView;
  own: OwnView;
  /** It is a spectator's, who has no place: `own` is nobody's, and nothing can be answered. */
  watching?: Watching | null;
  /** When the view was right, on `performance.now`: motion joins from there. Absent: it begins whenever it is drawn. */
  rightAtMs?: number;
  /** Made by `clockOf`, with the player's extra time; null: no deadline. Shown where the game shows clocks. */
  clock: ShowClock | null;
  /** The own answer to the question on screen; null: none yet. */
  answer: OwnAnswer | null;
  /** The last try to answer was refused for a passing reason. */
  notTaken?: boolean;
  /** How many have answered the open question, of how many players; null: not told. */
  thinking?: { answered: number; of: number } | null;
  /** Called with the whole answer; again only where the one before was not taken. */
  onAnswer: (response: SlideResponse) => void;
  /** Asks for another face; absent: it stays. */
  onFace?: () => void;
  /** Gives the own place up; absent: it is kept. */
  onLeave?: () => void;
  /** The media of this showing of a slide are loaded. */
  onReady?: (visit: number) => void;
  /** Sends one of the reactions to the big screen; absent: there is none. */
  onReact?: (reaction: number) => void;
  /** Self-paced: goes on. */
  onGoOn?: () => void;
  /** That is under way. */
  going?: boolean;
  /** The winners, where they were shown before the room ended. */
  podium?: Extract<PhaseView, { phase: 'podium' }> | null;
  /** The own answers of the whole run, where they can be asked for. */
  review?: {
    review: ReviewRow[] | null;
    /** What was right will be told once the assignment has closed. */
    rightLater: boolean;
    asking: string | null;
    reviewRefused: boolean;
  } | null;
  onReview?: () => void;
  /** Behind the question, where no other screen shows it; null: what is behind the game. */
  background?: MediaRef | null;
  /** Shown inside another page, which has a main part of its own. */
  preview?: boolean;
  /** Told above everything else, over the name and score. */
  notice?: ReactNode;
}

/** The same as it is asked for: spectators have no own view. */
export interface PlayerFrameProps extends Omit<PlayerScreenProps, 'own'> {
  own: OwnView | null;
}
