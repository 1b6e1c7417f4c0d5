import type { SlideTexts } from '@qc/words/en/screens/editor/editor-slide';
import type { Answer, QuestionContent, Selection, SlideResponse } from '@qc/contract';
import type { RunSlide } from '@qc/engine';
import type { ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import type { MainMedium } from './main-media.ts';
import type { TimeField } from './time-fields.ts';

/** What a slide hands over when it becomes another kind. */
export interface Carried {
  /** The answers that players see as a list; null: it has no such list. */
  list: readonly Answer[] | null;
  /** The right answers, in words. */
  right: readonly string[];
  selection: Selection;
}

/** What of a paste a kind with answers takes. */
export interface PasteRule {
  /** Most answers it can have. */
  max: number;
  /** Whether an answer is right that was pasted with a mark of a right one, or without. */
  isRight(marked: boolean): boolean;
  /** Several right ones mean that players may pick several. */
  severalMeansMultiple: boolean;
  /** A question whose answer is told only in words has that for its answer. */
  takesKeyAlone: boolean;
}

/** The field of a kind's answers; it is given slides of that kind only. */
type AnswersOf<S extends QuestionContent> = { Field(props: FieldProps<S>): ReactNode }['Field'];

/** A kind of slide in the editor: everything that is decided by it there. `S`: its slides. */
export interface EditorKind<S extends QuestionContent = QuestionContent> {
  /** What it looks like to players, in a box of 44 by 32. */
  drawing: ReactNode;
  /** Of the drawing and the tile behind it. */
  colours: { ink: string; tint: string };
  /** It asks something; else it only shows. */
  asks: boolean;
  /** The phase in which it is what it is. */
  shownAs: 'question' | 'media' | 'break';
  /** What its text is called in the form. */
  text: 'question' | 'statement' | 'heading';
  /** What the line under its text is called. */
  line: 'subheading' | 'instructions';
  medium: MainMedium;
  /** Media are shown before, after and behind it. */
  hasMediaAround: boolean;
  /** Null: nothing is answered. */
  Answers: AnswersOf<S> | null;
  /** Null: `Rules` says how long it is. */
  time: TimeField | null;
  /** What its author says in the place of time and points; absent: those are asked for. */
  Rules?: AnswersOf<S>;
  /** What is said of the points: less when late, all at any time, at most so many; null: it gives none. */
  points: 'points' | 'allPoints' | 'mostPoints' | null;
  /** What stands on its answers when their author has not written it. */
  answerWords(t: SlideTexts): readonly string[];
  /** Null: a pasted text is only a text. */
  paste: PasteRule | null;
  carries(slide: S): Carried;
  /** What it makes of what another kind carried; the rest of it is fresh. */
  takes(carried: Carried): Partial<Omit<S, 'type'>>;
  /** Whether something that was entered has no place in what the slide becomes. */
  loses(slide: S, becomes: QuestionContent): boolean;
  /** What a player of the preview answers: with 0 what is right, else ever further from it; null: nothing. */
  invents(slide: RunSlide, spread: number): SlideResponse | null;
}
