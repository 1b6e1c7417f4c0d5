import { answersOf, recordOf, SLIDE_MEDIA, SLIDE_MEDIA_KEYS, type MediaRef, type QuestionContent } from '@qc/contract';
import type { MediaPlace } from '#features/media';

type Change = (ref: MediaRef, place: MediaPlace) => MediaRef | null;

const PICTURE = ['image'] as const;

/** The content with every medium passed through `change`, which learns where it stands and what may stand there. */
export function mapContentMedia(content: QuestionContent, change: Change): QuestionContent {
  const one = (ref: MediaRef | null, path: string, types: MediaPlace['types'], isWhole = false) =>
    ref && change(ref, { path, types, isWhole });
  const every = recordOf(SLIDE_MEDIA_KEYS, (field) =>
    one(content[field], field, SLIDE_MEDIA[field], field === 'recording'),
  );
  if (!('answers' in content)) return { ...content, ...every };
  const answers = content.answers.map((answer, i) => ({
    ...answer,
    media: one(answer.media, `answers.${i}.media`, PICTURE),
  }));
  return { ...content, ...every, answers };
}

/** Every medium of a slide, in the order a viewer meets them: the first one is its thumbnail. */
export function contentMedia(content: QuestionContent): MediaRef[] {
  const answers = answersOf(content).map(({ media }) => media);
  return SLIDE_MEDIA_KEYS.flatMap((field) =>
    field === 'explanationMedia' ? [...answers, content[field]] : [content[field]],
  ).filter((ref) => ref !== null);
}

/** What stands for the slide where it is shown small. Nothing that tells the answer does. */
export function firstPicture(content: QuestionContent): MediaRef | undefined {
  return contentMedia({ ...content, explanationMedia: null }).find(({ type }) => type === 'image');
}
