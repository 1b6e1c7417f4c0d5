import type { PastedSource } from '#platform/pasted-questions';
import type { GameId, GameType, MediaRef, MediaType, PotOwner, Question } from '@qc/contract';

/** A game that is shared, or given out as an assignment. */
export interface NamedGame {
  _id: GameId;
  name: string;
}

/** Who is given credits: a person or an institution. */
export type CreditsReceiver = Pick<PotOwner, 'kind' | '_id' | 'name'>;

/** Where questions from elsewhere go: a game, and the place of the first of them. */
export interface QuestionTarget {
  game: GameId;
  setIndex: number;
}

/** A sheet that a new game begins with: the game is made once its questions are wanted. */
export interface SheetStart {
  file: File;
  makeGame: () => Promise<GameId>;
}

/** Rows of a sheet, or pasted ones that are looked at first, for a game that is there or for a new one. */
export type SheetWish = { target: QuestionTarget; pasted?: PastedSource | undefined } | { start: SheetStart };

/** Questions that came into a game, saved; the game's version moved with them. */
export interface ImportedQuestions {
  questions: Question[];
  gameVersion: number;
}

/** What a screen asks of the gallery. */
export interface MediaChoice {
  /** Only pictures are offered. */
  onlyImage?: boolean;
  /** Only this type is offered. */
  type?: MediaType;
  /** Choosing only: the upload button is not shown. */
  hideButton?: boolean;
}

/** A run that was refused because it cannot be paid. */
export interface UnpaidRun {
  code: 'outOfCredits' | 'remotesDisabled';
  /** Of the game, or … */
  gameType?: GameType | undefined;
  /** … what the run was said to cost. */
  price?: number | undefined;
  /** Opens a free demo instead; absent: what was asked for has none. */
  onDemo?: (() => void) | undefined;
}

interface Ask<Wish, Answer = never> {
  wish: Wish;
  answer: Answer;
}

/** What one screen may ask, and a dialog of another feature answers: the wish it is asked with, and the answer. */
export interface Asks {
  /** Shares a game with others. */
  share: Ask<NamedGame>;
  /** Gives a game out as an assignment. */
  giveOut: Ask<NamedGame>;
  /** Gives credits by hand. */
  grantCredits: Ask<CreditsReceiver>;
  /** Adds, renames and removes categories. */
  manageCategories: Ask<true>;
  /** Chooses a file of the gallery, described by the person who chose it. */
  chooseMedia: Ask<MediaChoice, MediaRef>;
  /** Copies questions of the library into a game. */
  fromLibrary: Ask<QuestionTarget, ImportedQuestions>;
  /** Brings questions of a sheet, or pasted ones, into a game. */
  fromSheet: Ask<SheetWish, ImportedQuestions>;
  /** Shows why a run cannot be paid, and the ways on. */
  payRun: Ask<UnpaidRun>;
}

/** What may be asked. */
export type AskName = keyof Asks;
