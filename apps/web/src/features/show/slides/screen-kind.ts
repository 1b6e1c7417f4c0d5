import type { Language, PhaseView, PresenterView } from '@qc/contract';
import type { ReactNode } from 'react';

/** A question on the big screen. */
export interface ScreenProps {
  phase: Extract<PhaseView, { phase: 'question' | 'closed' | 'reveal' }>;
  view: PresenterView;
  language: Language;
  /** For upright screens. */
  tall: boolean;
  /** This is the hall's screen itself, where a mini-game may run. */
  live: boolean;
}

/** What a kind of slide is on the big screen. */
export interface ScreenKind {
  /**
   * Below the question: what there is to pick or to do while it is open, only its place once it is closed, and at the
   * reveal what was said and what is right. One part for all three, so that nothing jumps between them.
   */
  Below: (props: ScreenProps) => ReactNode;
  /** How much of the screen that takes from the question, by what it looks like. */
  space: (props: ScreenProps) => 'answers' | 'task' | 'outcome' | 'columns' | 'game';
}
