import {
  answersOf,
  type GameSettings,
  LOBBY_SLIDES_MAX,
  SLIDE_MEDIA,
  SLIDE_MEDIA_KEYS,
  type MediaRef,
  type MediaType,
  type QuestionContent,
} from '@qc/contract';
import type { MediaChoice } from '#platform/asks';
import { kindOf } from '../slides/editor-kinds.ts';

/** A place on a slide or in the settings that takes a file. */
export interface Slot {
  /** A field of the slide or the game, or `answers.2`. */
  name: string;
  only: MediaType | undefined;
}

/** What may be chosen for a slot. */
export function choiceOf({ only }: Pick<Slot, 'only'>): MediaChoice {
  if (only === 'image') return { onlyImage: true };
  return only === undefined ? {} : { type: only };
}

const PICTURES: readonly string[] = SLIDE_MEDIA_KEYS.filter((field) =>
  SLIDE_MEDIA[field].every((type) => type === 'image'),
);

/** The slot of a slide under the hand; beside every slot the one that its kind is known by. */
function slotOf(target: EventTarget | null, slide: QuestionContent): Slot {
  const name = slotName(target);
  const { medium } = kindOf(slide);
  if (name === undefined || name === medium.name) return medium;
  return { name, only: PICTURES.includes(name) || name.startsWith('answers.') ? 'image' : undefined };
}

/** Where files let go at a place of a slide are put: there, or in the slide's main slot, and behind an answer in the next ones without a picture. */
export function slotsAt(target: EventTarget | null, slide: QuestionContent): Slot[] {
  const first = slotOf(target, slide);
  const at = answerAt(first.name);
  if (at === null) return [first];
  const next = answersOf(slide).flatMap(({ media }, index) => (index > at && media === null ? [index] : []));
  return [first, ...next.map((index): Slot => ({ name: `answers.${index}`, only: 'image' }))];
}

const SETTINGS_SLOTS: readonly (Slot & { name: GameSlot })[] = [
  { name: 'backgroundImage', only: 'image' },
  { name: 'logo', only: 'image' },
  { name: 'music', only: 'audio' },
  { name: 'winnersSound', only: 'audio' },
];

type GameSlot = 'backgroundImage' | 'logo' | 'music' | 'winnersSound';
type SettingsPatch = Partial<Record<GameSlot, MediaRef> & Pick<GameSettings, 'lobbySlides'>>;

/**
 * Where files let go on the settings are put: under the hand or nowhere, for none of the slots is meant before the others.
 * One of the lobby's pictures under the hand is another one then, and further ones come behind the last, while there is
 * room for them.
 */
export function settingsSlotsAt(
  target: EventTarget | null,
  { lobbySlides }: Pick<GameSettings, 'lobbySlides'>,
): Slot[] | 'full' {
  const name = slotName(target);
  const at = name === LOBBY ? lobbySlides.length : lobbySlideAt(name);
  if (at === null) return SETTINGS_SLOTS.filter((slot) => slot.name === name);
  const free = Array.from({ length: LOBBY_SLIDES_MAX - lobbySlides.length }, (_, more) => lobbySlides.length + more);
  const places = at < lobbySlides.length ? [at, ...free] : free;
  return places.length === 0 ? 'full' : places.map((one): Slot => ({ name: `${LOBBY}.${one}`, only: 'image' }));
}

/** What a medium in a slot of the settings changes; the lobby's pictures may have become others since. */
export function patchOfSettingsSlot(
  name: string,
  media: MediaRef,
  { lobbySlides }: Pick<GameSettings, 'lobbySlides'>,
): SettingsPatch {
  const at = lobbySlideAt(name);
  const there = at === null ? undefined : lobbySlides[at];
  if (at !== null && there) return { lobbySlides: lobbySlides.with(at, { ...there, media }) };
  if (at !== null) return { lobbySlides: [...lobbySlides, { media, caption: '' }].slice(0, LOBBY_SLIDES_MAX) };
  const slot = SETTINGS_SLOTS.find((known) => known.name === name);
  return slot ? { [slot.name]: media } : {};
}

/** The pictures of the lobby all together, as a place for files. */
const LOBBY = 'lobbySlides';

function lobbySlideAt(name: string | undefined): number | null {
  return name?.startsWith(`${LOBBY}.`) ? Number(name.slice(LOBBY.length + 1)) : null;
}

/** What a medium in a slot changes; null: the slot is gone. */
export function patchOfSlot(slide: QuestionContent, name: string, media: MediaRef): Partial<QuestionContent> | null {
  const field = SLIDE_MEDIA_KEYS.find((known) => known === name);
  if (field) return { [field]: media };
  const answers = answersOf(slide);
  const at = answerAt(name);
  const answer = at === null ? undefined : answers[at];
  return at !== null && answer ? { answers: answers.with(at, { ...answer, media }) } : null;
}

function slotName(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-slot]')?.dataset.slot : undefined;
}

function answerAt(name: string): number | null {
  const digits = /^answers\.(\d+)$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}
