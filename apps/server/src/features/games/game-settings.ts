import { directionOf } from '@qc/words';
import {
  BRAND_COLOUR,
  BRAND_COLOUR_STRONG,
  DEFAULT_SCORING,
  DEFAULT_TEAMS,
  GameSummary,
  WINNERS_DEFAULT,
  type GameType,
  type Language,
  type MediaRef,
  type MediaType,
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
  backdrop: shape.backdrop,
  sound: shape.sound,
  soundSet: shape.soundSet,
  music: shape.music,
  winnersSound: shape.winnersSound,
  waitingText: shape.waitingText,
  regulationsLink: shape.regulationsLink,
  regulationsText: shape.regulationsText,
  collectPhone: shape.collectPhone,
  winnersCount: shape.winnersCount,
  winnersList: shape.winnersList,
  separateWinnersSounds: shape.separateWinnersSounds,
  timer: shape.timer,
  showAnswer: shape.showAnswer,
  showResultsAfter: shape.showResultsAfter,
  scoring: shape.scoring,
  teams: shape.teams,
  nameRule: shape.nameRule,
  nameFilter: shape.nameFilter,
  lateJoin: shape.lateJoin,
  autoAdvance: shape.autoAdvance,
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
    backdrop: 'plain',
    sound: true,
    soundSet: 'classic',
    music: null,
    winnersSound: null,
    waitingText: '',
    regulationsLink: '',
    regulationsText: '',
    collectPhone: false,
    winnersCount: WINNERS_DEFAULT,
    winnersList: false,
    separateWinnersSounds: false,
    timer: true,
    showAnswer: true,
    showResultsAfter: 'question',
    scoring: DEFAULT_SCORING,
    teams: DEFAULT_TEAMS,
    nameRule: 'own',
    nameFilter: true,
    lateJoin: true,
    autoAdvance: false,
    setting: { gameType },
  };
}

/** The settings that hold a medium, and of which kind it must be. */
const MEDIA_SETTINGS = {
  backgroundImage: 'image',
  logo: 'image',
  music: 'audio',
  winnersSound: 'audio',
} as const satisfies Partial<Record<keyof GameSettings, MediaType>>;
export type MediaSetting = keyof typeof MEDIA_SETTINGS;
const MEDIA_PATHS: readonly MediaSetting[] = ['backgroundImage', 'logo', 'music', 'winnersSound'];

/** A medium of a game's settings: the field it stands in and the kinds that field takes. */
export interface SettingsMedium {
  path: MediaSetting;
  types: readonly MediaType[];
  ref: MediaRef;
}

/** The media of a game's settings with the fields they stand in. */
export function settingsMedia(settings: GameSettings): SettingsMedium[] {
  return MEDIA_PATHS.flatMap((path) => {
    const ref = settings[path];
    return ref ? [{ path, types: [MEDIA_SETTINGS[path]], ref }] : [];
  });
}
