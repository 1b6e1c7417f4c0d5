import * as z from 'zod/mini';
import { colour, link, longText } from '../fields.ts';
import {
  BRAND_COLOUR,
  BRAND_COLOUR_STRONG,
  LOBBY_SLIDES_MAX,
  PARTICIPANTS_MAX,
  WINNERS_DEFAULT,
  WINNERS_MAX,
} from '../limits.ts';
import { keysOf, recordOf } from '../pick-fields.ts';
import { LOBBY_SLIDE_TYPES, LobbySlide } from './lobby-slide.ts';
import { MediaRef, type MediaType } from './media.ts';
import { DEFAULT_SCORING, DEFAULT_TEAMS, NameRule, Scoring, Teams } from './play-rules.ts';

/**
 * The settings of a game, each written once: what it may be, and what a game has that never said. Which group it stands
 * in says who knows it. Everything else is derived from here: calls, stored games, frozen runs, views, files and the
 * editor. What is stored and lacks a setting reads with the setting's default.
 */

/** When standings are shown: after each question, after each round (as after each question where there are none), at the end only, never. */
export const SHOW_RESULTS_AFTER = ['question', 'round', 'end', 'never'] as const;
export const ShowResultsAfter = z.enum(SHOW_RESULTS_AFTER);
export type ShowResultsAfter = z.infer<typeof ShowResultsAfter>;

/** Backgrounds drawn by the show screens themselves, in the game's colours. */
export const BACKDROPS = [
  'plain',
  'waves',
  'rays',
  'bubbles',
  'grid',
  'confetti',
  'aurora',
  'stars',
  'hexagons',
  'curtain',
  'skyline',
  'arches',
  'clouds',
  'leaves',
  'stripes',
  'dots',
] as const;
export const Backdrop = z.enum(BACKDROPS);
export type Backdrop = z.infer<typeof Backdrop>;

/** Sets of sounds that the presenter screen makes itself. */
export const SOUND_SETS = ['classic', 'arcade', 'calm'] as const;
export const SoundSet = z.enum(SOUND_SETS);
export type SoundSet = z.infer<typeof SoundSet>;

/** Which press of a remote counts. */
export const PRESS_COUNTS = ['last', 'first'] as const;
const PressCounts = z.enum(PRESS_COUNTS);
export type PressCounts = z.infer<typeof PressCounts>;

/** How callers' points go: by being right alone, or by the time from when the question has been read to them. */
export const CALLER_POINTS = ['flat', 'speed'] as const;
export const CallerPoints = z.enum(CALLER_POINTS);
export type CallerPoints = z.infer<typeof CallerPoints>;

/** Whether what players send while they wait flies up on the big screen, and when. */
export const REACTIONS_SHOWN = ['on', 'notDuringQuestions', 'off'] as const;
export const ReactionsShown = z.enum(REACTIONS_SHOWN);
export type ReactionsShown = z.infer<typeof ReactionsShown>;

/** How long a question stands alone before its answers come: not at all, or so fast or slowly as it is read. */
export const READING_PACES = ['none', 'quick', 'usual', 'slow'] as const;
export const ReadingPace = z.enum(READING_PACES);
export type ReadingPace = z.infer<typeof ReadingPace>;

/** How the places come up on the podium: one after another by themselves or by the operator's press, or all at once. */
export const PODIUM_PACES = ['itself', 'byHand', 'atOnce'] as const;
export const PodiumPace = z.enum(PODIUM_PACES);
export type PodiumPace = z.infer<typeof PodiumPace>;

/** What stands beside the shapes of answers: letters of the game's language, Latin ones, or nothing. */
export const ANSWER_LETTERS = ['script', 'latin', 'none'] as const;
export const AnswerLetterRule = z.enum(ANSWER_LETTERS);
export type AnswerLetterRule = z.infer<typeof AnswerLetterRule>;

const flag = (on: boolean) => z._default(z.boolean(), on);
const medium = z._default(z.nullable(MediaRef), null);
const words = z._default(longText, '');

/** Everybody in the room is told them on arrival: nothing here may be a secret. */
const told = {
  mainColor: z._default(colour, BRAND_COLOUR_STRONG),
  secondaryColor: z._default(colour, BRAND_COLOUR),
  backgroundImage: medium,
  backdrop: z._default(Backdrop, 'plain'),
  /** The drawn background drifts on the big screen. */
  movingBackdrop: flag(true),
  logo: medium,
  waitingText: words,
  regulationsLink: z._default(link, ''),
  regulationsText: words,
  /** Ask players for a phone number when they join. */
  collectPhone: flag(false),
  /** Show the clock to players. */
  timer: flag(true),
  /** List every winner beside the podium. */
  winnersList: flag(false),
  scoring: z._default(Scoring, DEFAULT_SCORING),
  teams: z._default(Teams, DEFAULT_TEAMS),
  nameRule: z._default(NameRule, 'own'),
  callerPoints: z._default(CallerPoints, 'flat'),
  showResultsAfter: z._default(ShowResultsAfter, 'question'),
  answerLetters: z._default(AnswerLetterRule, 'script'),
};

/** The run goes by them; its views show what follows from them. */
const run = {
  /** Show the right answer after each question. */
  showAnswer: flag(true),
  /** Refuse foul names. */
  nameFilter: flag(true),
  /** Players may join after the first slide. */
  lateJoin: flag(true),
  /** Which press of a remote counts: the last one until closing, or the first. */
  pressCounts: z._default(PressCounts, 'last'),
  /** The run goes on by itself, without the operator's press. */
  autoAdvance: flag(false),
  reactions: z._default(ReactionsShown, 'on'),
  /** Whoever has no place may watch on the own phone. */
  spectators: flag(true),
  /** Three, two, one before the first slide. */
  startCountdown: flag(true),
  readingPace: z._default(ReadingPace, 'usual'),
  podiumPace: z._default(PodiumPace, 'itself'),
  /** A question that the operator has closed waits for the operator's press to be revealed. */
  revealByHand: flag(false),
  winnersCount: z._default(z.int().check(z.minimum(1), z.maximum(WINNERS_MAX)), WINNERS_DEFAULT),
  /** Sounds on the presenter screen. */
  sound: flag(true),
  soundSet: z._default(SoundSet, 'classic'),
  /** Pictures that turn on the big screen while players gather. */
  lobbySlides: z._default(z.array(LobbySlide).check(z.maxLength(LOBBY_SLIDES_MAX)), []),
  /** Played while players gather, instead of the set's own. */
  music: medium,
  /** Played for the winners, instead of the set's own. */
  winnersSound: medium,
  /** A sound of its own for each winner. */
  separateWinnersSounds: flag(false),
};

/** For those who keep the game; a run does not carry them. */
const kept = {
  description: words,
  /** 0: no limit but the product's. */
  maxParticipants: z._default(z.int().check(z.minimum(0), z.maximum(PARTICIPANTS_MAX)), 0),
};

/**
 * A run without what gives it its rhythm: everything comes at once, and a closed question waits. So were all runs before
 * there were these settings; one that was frozen then goes on as it began.
 */
export const WITHOUT_SHOW = {
  startCountdown: false,
  readingPace: 'none',
  podiumPace: 'atOnce',
  revealByHand: true,
} as const;
const before = {
  startCountdown: flag(WITHOUT_SHOW.startCountdown),
  readingPace: z._default(ReadingPace, WITHOUT_SHOW.readingPace),
  podiumPace: z._default(PodiumPace, WITHOUT_SHOW.podiumPace),
  revealByHand: flag(WITHOUT_SHOW.revealByHand),
  reactions: z._default(ReactionsShown, 'off'),
  spectators: flag(false),
};

const all = { ...told, ...run, ...kept };
type Shape = Record<string, z.ZodMiniDefault>;
type Required<S extends Shape> = { [K in keyof S]: S[K]['_zod']['def']['innerType'] };

/** Where every setting must be said. */
export const gameSettingShape = Object.fromEntries(
  Object.entries(all).map(([key, schema]) => [key, schema._zod.def.innerType]),
) as Required<typeof all>;
/** Where a setting may be missing, as in what an earlier version wrote: it has its default then. */
export const storedSettingShape = all;
/** The same for what a run is frozen with. */
export const storedRunSettingShape = { ...told, ...run, ...before };

const GameSettings = z.object(all);
/** Every setting that a game can be without saying it. */
export type GameSettings = z.infer<typeof GameSettings>;
export const GAME_SETTINGS = keysOf(all);

const toldSettings = z.object(told);
export type ToldSettings = z.infer<typeof toldSettings>;
export const TOLD_SETTINGS = keysOf(told);

const runSettings = z.object(storedRunSettingShape);
export type RunSettings = z.infer<typeof runSettings>;
export const RUN_SETTINGS = keysOf(storedRunSettingShape);

/** The settings as a new game has them. */
export function newSettings(): GameSettings {
  return GameSettings.parse({});
}

type SettingsOf<T> = { [K in keyof GameSettings]: T extends GameSettings[K] ? K : never }[keyof GameSettings];

/** The settings that hold a medium, and of which kind it must be. */
export const MEDIA_SETTINGS = {
  backgroundImage: 'image',
  logo: 'image',
  music: 'audio',
  winnersSound: 'audio',
} as const satisfies Record<SettingsOf<MediaRef>, MediaType>;
export type MediaSetting = keyof typeof MEDIA_SETTINGS;
export const MEDIA_SETTING_KEYS = keysOf(MEDIA_SETTINGS);

/** The settings that hold media, with what stands for a medium: in a file it is another thing than in a game. */
export type MediaIn<M> = Record<MediaSetting, M | null> & { lobbySlides: (Omit<LobbySlide, 'media'> & { media: M })[] };

/** A medium of a game's settings: the field it stands in and the kinds that field takes. */
export interface SettingsMedium<M = MediaRef> {
  path: string;
  types: readonly MediaType[];
  ref: M;
}

/** The settings with what `use` makes of each of their media; null: it stands there no longer. */
export function mapSettingsMedia<S, From, To>(
  settings: S & MediaIn<From>,
  use: (medium: SettingsMedium<From>) => To | null,
): Omit<S, keyof MediaIn<To>> & MediaIn<To> {
  return {
    ...settings,
    ...recordOf(MEDIA_SETTING_KEYS, (path) => {
      const ref = settings[path];
      return ref && use({ path, types: [MEDIA_SETTINGS[path]], ref });
    }),
    lobbySlides: settings.lobbySlides.flatMap((slide, at) => {
      const media = use({ path: `lobbySlides.${at}.media`, types: LOBBY_SLIDE_TYPES, ref: slide.media });
      return media ? [{ ...slide, media }] : [];
    }),
  };
}

/** The media of a game's settings with the fields they stand in. */
export function settingsMedia<M>(settings: MediaIn<M>): SettingsMedium<M>[] {
  const media: SettingsMedium<M>[] = [];
  mapSettingsMedia(settings, (medium: SettingsMedium<M>) => {
    media.push(medium);
    return medium.ref;
  });
  return media;
}

/** The settings that hold words or another text somebody types. */
const typed = {
  mainColor: true,
  secondaryColor: true,
  waitingText: true,
  regulationsLink: true,
  regulationsText: true,
  description: true,
} as const satisfies Record<SettingsOf<string>, true>;
export const TYPED_SETTINGS = keysOf(typed);
