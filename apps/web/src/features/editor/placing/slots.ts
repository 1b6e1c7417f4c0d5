import type { MediaRef, MediaType, QuestionContent, SlideType } from '@qc/contract';

/** A place on a slide that takes a file. */
export interface Slot {
  /** A field of the slide, or `answers.2`. */
  name: string;
  only: MediaType | undefined;
}

const FIELDS = ['image', 'openingMedia', 'endingMedia', 'backgroundMedia'] as const;
const PICTURES: readonly string[] = ['image', 'backgroundMedia'];

/** The slot that a slide is known by: the medium it shows, or the picture beside its question. */
export function mainSlot(type: SlideType): Slot {
  return type === 'media' ? { name: 'openingMedia', only: undefined } : { name: 'image', only: 'image' };
}

/** The slot under the hand; null: there is none. */
export function slotOf(target: EventTarget | null, type: SlideType): Slot | null {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-slot]')?.dataset.slot : undefined;
  if (name === undefined || name === mainSlot(type).name) return null;
  return { name, only: PICTURES.includes(name) || name.startsWith('answers.') ? 'image' : undefined };
}

/** What a medium in a slot changes; null: the slot is gone. */
export function patchOfSlot(
  { answers }: QuestionContent,
  name: string,
  media: MediaRef,
): Partial<QuestionContent> | null {
  const field = FIELDS.find((known) => known === name);
  if (field) return { [field]: media };
  const at = Number(/^answers\.(\d+)$/.exec(name)?.[1] ?? Number.NaN);
  const answer = answers[at];
  return answer ? { answers: answers.with(at, { ...answer, media }) } : null;
}
