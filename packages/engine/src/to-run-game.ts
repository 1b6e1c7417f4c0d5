import type { Game, QuestionContent } from '@qc/contract';
import { PARTICIPANTS_MAX } from '@qc/contract/limits';
import type { RunGame, RunSlide } from './run-game.ts';

/** The settings of a game that a run uses. */
export type RunSettings = Pick<Game, Exclude<keyof RunGame, 'slides' | 'maxPlayers'> & keyof Game> &
  Pick<Game, 'maxParticipants'>;

/** A slide as written; stored slides fit. */
export type WrittenSlide = Pick<QuestionContent, keyof RunSlide>;

/**
 * Freezes a game for a run, slides in the given order. The game must have passed check-game: what is still open is
 * taken as 0. `playersLimit` is what the house allows on top of the game's own limit (a demo: 3).
 */
export function toRunGame(
  game: RunSettings,
  questions: readonly WrittenSlide[],
  playersLimit: number = PARTICIPANTS_MAX,
): RunGame {
  return {
    name: game.name,
    language: game.language,
    direction: game.direction,
    mainColor: game.mainColor,
    secondaryColor: game.secondaryColor,
    backgroundImage: game.backgroundImage,
    logo: game.logo,
    waitingText: game.waitingText,
    regulationsLink: game.regulationsLink,
    regulationsText: game.regulationsText,
    collectPhone: game.collectPhone,
    timer: game.timer,
    showAnswer: game.showAnswer,
    showResultsAfter: game.showResultsAfter,
    winnersCount: game.winnersCount,
    sound: game.sound,
    separateWinnersSounds: game.separateWinnersSounds,
    maxPlayers: Math.min(game.maxParticipants > 0 ? game.maxParticipants : PARTICIPANTS_MAX, playersLimit),
    slides: questions.map(toRunSlide),
  };
}

function toRunSlide(slide: WrittenSlide): RunSlide {
  return {
    type: slide.type,
    question: slide.question,
    queMessage: slide.queMessage,
    image: slide.image,
    answers: slide.answers.map(({ text, media, correct }) => ({ text, media, correct })),
    selection: slide.selection,
    openingMedia: slide.openingMedia,
    endingMedia: slide.endingMedia,
    backgroundMedia: slide.backgroundMedia,
    notes: slide.notes,
    mediaTitle: slide.mediaTitle,
    score: slide.score ?? 0,
    time: slide.time ?? 0,
  };
}
