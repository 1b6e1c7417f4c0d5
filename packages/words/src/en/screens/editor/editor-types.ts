import type { DeviceName, SlideType } from '@qc/contract';

/** What a slide type is called and what it is for. */
export interface TypeTexts {
  hints: Record<SlideType, string>;
  /** Why the devices of a game cannot answer a type. */
  notFor: Record<DeviceName, string>;
  library: string;
  libraryHint: string;
  excel: string;
  excelHint: string;
}

/** Names of the slide types, by language. */
export const editorTypes: TypeTexts = {
  hints: {
    trivia: 'Two to eight answers, one or more are correct',
    trueFalse: 'One statement, two buttons',
    survey: 'Hear what people think. No correct answer, no points',
    typed: 'Players type the answer themselves',
    number: 'A guess: the closest wins, or everyone close enough',
    order: 'Players put the answers in the right order',
    media: 'An image, video or audio with a heading, nothing to answer',
    miniGame: 'A small game from another site, played on each phone',
  },
  notFor: {
    phones: 'Not in a game for phones and computers',
    remotes: 'Clickers only have answer buttons',
    dialer: 'In a call-in game, players answer with digits only',
  },
  ...{ library: 'From the library', libraryHint: 'Ready-made questions to pick from' },
  ...{ excel: 'From Excel', excelHint: 'A sheet with your questions' },
};
