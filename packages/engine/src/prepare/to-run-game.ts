import type { Game, QuestionContent } from '@qc/contract';
import { PARTICIPANTS_MAX } from '@qc/contract/limits';
import type { RunGame, RunSlide } from '../run-game.ts';
import { kindOf } from '../slides/slide-kinds.ts';

/** The settings of a game that a run uses. */
export type RunSettings = Pick<
  Game,
  Exclude<keyof RunGame, 'slides' | 'maxPlayers' | 'pace' | 'closesAtMs'> & keyof Game
> &
  Pick<Game, 'maxParticipants'>;

/** A slide as written; stored slides fit. */
export type WrittenSlide = Pick<QuestionContent, keyof RunSlide & keyof QuestionContent>;

/** What the run adds to the game. */
export interface RunOptions {
  /** Mixes order slides: the same seed, the same order. */
  seed?: string;
  /** Nobody's points may hang on others. Self-paced runs are alone anyway. */
  alone?: boolean;
  /** Self-paced until this server time; absent: live. */
  selfPacedUntilMs?: number;
  /** What the house allows on top of the game's own limit (a demo: 3). */
  playersLimit?: number;
}

/**
 * Freezes a game for a run, slides in the given order. The game must have passed check-game: what is still open is
 * taken as 0. Self-paced, nobody's points hang on others: the nearest number becomes any near one, the first right
 * answers become all right ones, and who would be put into a team chooses one.
 */
export function toRunGame(
  game: RunSettings,
  questions: readonly WrittenSlide[],
  { seed = '', playersLimit = PARTICIPANTS_MAX, alone = false, selfPacedUntilMs }: RunOptions = {},
): RunGame {
  const isSelf = selfPacedUntilMs !== undefined;
  const isAlone = alone || isSelf;
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
    scoring: isAlone ? scoringAlone(game.scoring) : game.scoring,
    teams: isSelf && game.teams.mode === 'assign' ? { ...game.teams, mode: 'choose' } : game.teams,
    nameRule: game.nameRule,
    nameFilter: game.nameFilter,
    lateJoin: game.lateJoin,
    autoAdvance: game.autoAdvance,
    pace: isSelf ? 'self' : 'live',
    closesAtMs: selfPacedUntilMs ?? null,
    winnersCount: game.winnersCount,
    winnersList: game.winnersList,
    sound: game.sound,
    soundSet: game.soundSet,
    music: game.music,
    winnersSound: game.winnersSound,
    separateWinnersSounds: game.separateWinnersSounds,
    maxPlayers: Math.min(game.maxParticipants > 0 ? game.maxParticipants : PARTICIPANTS_MAX, playersLimit),
    slides: questions.map((slide) => toRunSlide(slide, { seed, alone: isAlone })),
  };
}

function scoringAlone(scoring: RunGame['scoring']): RunGame['scoring'] {
  return scoring.profile === 'firstRight' ? { ...scoring, profile: 'accuracy' } : scoring;
}

function toRunSlide(slide: WrittenSlide, how: { seed: string; alone: boolean }): RunSlide {
  return {
    type: slide.type,
    question: slide.question,
    queMessage: slide.queMessage,
    image: slide.image,
    answers: [],
    sequence: [],
    isVoid: false,
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
    ...kindOf(slide).prepare(slide, how),
  };
}
