import * as z from 'zod/mini';
import {
  Answer,
  type Game,
  GameChanges,
  keysOf,
  LOBBY_SLIDES_MAX,
  MEDIA_SETTING_KEYS,
  MediaRef,
  NumberKey,
  pickFields,
  QuestionChanges,
  type QuestionContent,
  recordOf,
  SLIDE_MEDIA_KEYS,
  SPELLINGS_MAX,
  Teams,
  TEAMS_MAX,
  TYPED_SETTINGS,
  withoutForeign,
} from '@qc/contract';

/** What the editor changes of a game: its settings and the order of its slides. An admin's block is changed elsewhere. */
export type GameFields = Required<Omit<GameChanges, 'blocked'>>;

const { blocked, ...gameShape } = GameChanges.shape;
const { questions, ...settingShape } = gameShape;
const gameKeys = keysOf(gameShape);
const settingKeys = keysOf(settingShape);

/** The editable part of a game. */
export function gameFields(game: Game): GameFields {
  return { ...pickFields(game, settingKeys), questions: game.questions.map((question) => question._id) };
}

/** Whether a game's field may be sent as it is. */
export function isValidGameField(field: keyof GameFields, value: unknown): boolean {
  return gameKeys.includes(field) && gameShape[field].safeParse(value).success;
}

/** Whether a slide's field may be sent as it is; gaps are allowed. */
export function isValidSlideField(field: keyof QuestionChanges, value: unknown): boolean {
  return QuestionChanges.shape[field].safeParse(value).success;
}

/** More than any field has room for, and little enough for the device. */
const words = z.string().check(z.maxLength(20_000));

/** A medium whose description may be too long. */
const described = z.optional(z.nullable(z.object({ ...MediaRef.shape, alt: words })));

/** Texts that may be unfinished in a draft: they are kept for the person to correct. */
const GameDraft = z.strictObject({
  ...gameShape,
  ...recordOf(TYPED_SETTINGS, () => z.optional(words)),
  ...recordOf(MEDIA_SETTING_KEYS, () => described),
  lobbySlides: z.optional(
    z
      .array(z.strictObject({ media: z.object({ ...MediaRef.shape, alt: words }), caption: words }))
      .check(z.maxLength(LOBBY_SLIDES_MAX)),
  ),
  name: z.optional(words),
  teams: z.optional(z.strictObject({ ...Teams.shape, names: z.array(words).check(z.maxLength(TEAMS_MAX)) })),
});

/** A link may be half typed in a draft, and words may be too long: they wait here until they are shortened. */
const SlideDraft = z.strictObject({
  ...QuestionChanges.shape,
  question: z.optional(words),
  queMessage: z.optional(words),
  explanation: z.optional(words),
  notes: z.optional(words),
  mediaTitle: z.optional(words),
  spoken: z.optional(words),
  answers: z.optional(
    z
      .array(
        z.strictObject({
          ...Answer.shape,
          text: words,
          spoken: z.optional(words),
          media: z.nullable(z.object({ ...MediaRef.shape, alt: words })),
        }),
      )
      .check(z.maxLength(SPELLINGS_MAX)),
  ),
  round: z.optional(z.nullable(z.strictObject({ title: words }))),
  miniGame: z.optional(words),
  numberKey: z.optional(z.strictObject({ ...NumberKey.shape, unit: words })),
  ...recordOf(SLIDE_MEDIA_KEYS, () => described),
});

/** Unsaved settings that come back from the device; null when they no longer fit. */
export function parseGameDraft(stored: unknown): Partial<GameFields> | null {
  return GameDraft.safeParse(stored).data ?? null;
}

/**
 * Unsaved slide edits that come back from the device; null when they no longer fit. With a type, versions up to 0.9.2
 * kept the fields of every kind: only its own are read.
 */
export function parseSlideDraft(stored: unknown): Partial<QuestionContent> | null {
  const { data } = SlideDraft.safeParse(stored);
  return (data?.type ? withoutForeign(data.type, data) : data) ?? null;
}
