import type { Game, QuestionContent } from '@qc/contract';
import { PARTICIPANTS_MAX } from '@qc/contract/limits';
import { mixOrder } from './mix-order.ts';
import type { RunGame, RunSlide } from './run-game.ts';

/** The settings of a game that a run uses. */
export type RunSettings = Pick<Game, Exclude<keyof RunGame, 'slides' | 'maxPlayers'> & keyof Game> &
  Pick<Game, 'maxParticipants'>;

/** A slide as written; stored slides fit. */
export type WrittenSlide = Pick<QuestionContent, keyof RunSlide & keyof QuestionContent>;

/** What the run adds to the game. */
export interface RunOptions {
  /** Mixes order slides: the same seed, the same order. */
  seed?: string;
  /** What the house allows on top of the game's own limit (a demo: 3). */
  playersLimit?: number;
}

/**
 * Freezes a game for a run, slides in the given order. The game must have passed check-game: what is still open is
 * taken as 0.
 */
export function toRunGame(
  game: RunSettings,
  questions: readonly WrittenSlide[],
  { seed = '', playersLimit = PARTICIPANTS_MAX }: RunOptions = {},
): RunGame {
  return {
    name: game.name,
    language: game.language,
    direction: game.direction,
    mainColor: game.mainColor,
    secondaryColor: game.secondaryColor,
    backgroundImage: game.backgroundImage,
    backdrop: game.backdrop,
    logo: game.logo,
    waitingText: game.waitingText,
    regulationsLink: game.regulationsLink,
    regulationsText: game.regulationsText,
    collectPhone: game.collectPhone,
    timer: game.timer,
    showAnswer: game.showAnswer,
    showResultsAfter: game.showResultsAfter,
    winnersCount: game.winnersCount,
    winnersList: game.winnersList,
    sound: game.sound,
    soundSet: game.soundSet,
    music: game.music,
    winnersSound: game.winnersSound,
    separateWinnersSounds: game.separateWinnersSounds,
    maxPlayers: Math.min(game.maxParticipants > 0 ? game.maxParticipants : PARTICIPANTS_MAX, playersLimit),
    slides: questions.map((slide) => toRunSlide(slide, seed)),
  };
}

function toRunSlide(slide: WrittenSlide, seed: string): RunSlide {
  const written = slide.answers.map(({ text, media, correct }) => ({ text, media, correct }));
  const { answers, sequence } = slide.type === 'order' ? mixOrder(written, seed) : { answers: written, sequence: [] };
  return {
    type: slide.type,
    question: slide.question,
    queMessage: slide.queMessage,
    image: slide.image,
    answers,
    sequence,
    selection: slide.selection,
    typing: slide.typing,
    numberKey: slide.numberKey,
    miniGame: slide.miniGame,
    openingMedia: slide.openingMedia,
    endingMedia: slide.endingMedia,
    backgroundMedia: slide.backgroundMedia,
    notes: slide.notes,
    mediaTitle: slide.mediaTitle,
    score: slide.score ?? 0,
    time: slide.time ?? 0,
  };
}
