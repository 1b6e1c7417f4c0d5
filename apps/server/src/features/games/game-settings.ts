import {
  BRAND_COLOUR,
  BRAND_COLOUR_STRONG,
  directionOf,
  GameSummary,
  WINNERS_DEFAULT,
  type GameType,
  type Language,
  type MediaRef,
} from '@qc/contract';
import * as z from 'zod/mini';

const { shape } = GameSummary;

/** What the settings column holds: the contract's fields without those that have columns of their own. */
export const GameSettings = z.object({
  description: shape.description,
  language: shape.language,
  direction: shape.direction,
  mainColor: shape.mainColor,
  secondaryColor: shape.secondaryColor,
  maxParticipants: shape.maxParticipants,
  backgroundImage: shape.backgroundImage,
  logo: shape.logo,
  sound: shape.sound,
  waitingText: shape.waitingText,
  regulationsLink: shape.regulationsLink,
  regulationsText: shape.regulationsText,
  collectPhone: shape.collectPhone,
  winnersCount: shape.winnersCount,
  separateWinnersSounds: shape.separateWinnersSounds,
  timer: shape.timer,
  showAnswer: shape.showAnswer,
  showResultsAfter: shape.showResultsAfter,
  setting: shape.setting,
});
export type GameSettings = z.infer<typeof GameSettings>;

/** Settings of a new game. */
export function defaultSettings(language: Language, gameType: GameType): GameSettings {
  return {
    description: '',
    language,
    direction: directionOf(language),
    mainColor: BRAND_COLOUR_STRONG,
    secondaryColor: BRAND_COLOUR,
    maxParticipants: 0,
    backgroundImage: null,
    logo: null,
    sound: true,
    waitingText: '',
    regulationsLink: '',
    regulationsText: '',
    collectPhone: false,
    winnersCount: WINNERS_DEFAULT,
    separateWinnersSounds: false,
    timer: true,
    showAnswer: true,
    showResultsAfter: 'question',
    setting: { gameType },
  };
}

/** The media of a game's settings with the fields they stand in. */
export function settingsMedia(settings: GameSettings): { path: 'backgroundImage' | 'logo'; ref: MediaRef }[] {
  const paths = ['backgroundImage', 'logo'] as const;
  return paths.flatMap((path) => {
    const ref = settings[path];
    return ref ? [{ path, ref }] : [];
  });
}
