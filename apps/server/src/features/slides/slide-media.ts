import { answersOf, MEDIA_TYPES, type MediaRef, type QuestionContent } from '@qc/contract';
import type { MediaPlace } from '#features/media';

type Change = (ref: MediaRef, place: MediaPlace) => MediaRef | null;

const PICTURE = ['image'] as const;

/** The content with every medium passed through `change`, which learns where it stands and what may stand there. */
export function mapContentMedia(content: QuestionContent, change: Change): QuestionContent {
  const one = (ref: MediaRef | null, path: string, types: MediaPlace['types']) => ref && change(ref, { path, types });
  const every = {
    image: one(content.image, 'image', PICTURE),
    openingMedia: one(content.openingMedia, 'openingMedia', MEDIA_TYPES),
    endingMedia: one(content.endingMedia, 'endingMedia', MEDIA_TYPES),
    backgroundMedia: one(content.backgroundMedia, 'backgroundMedia', PICTURE),
  };
  if (!('answers' in content)) return { ...content, ...every };
  const answers = content.answers.map((answer, i) => ({
    ...answer,
    media: one(answer.media, `answers.${i}.media`, PICTURE),
  }));
  return { ...content, ...every, answers };
}

/** Every medium of a slide, in the order a viewer meets them: the first one is its thumbnail. */
export function contentMedia(content: QuestionContent): MediaRef[] {
  const all = [content.image, content.openingMedia, ...answersOf(content).map(({ media }) => media)];
  return [...all, content.endingMedia, content.backgroundMedia].filter((ref) => ref !== null);
}

/** What stands for the slide where it is shown small. */
export function firstPicture(content: QuestionContent): MediaRef | undefined {
  return contentMedia(content).find(({ type }) => type === 'image');
}
