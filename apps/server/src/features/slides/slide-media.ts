import type { MediaRef, QuestionContent } from '@qc/contract';

type Change = (ref: MediaRef, path: string) => MediaRef | null;

/** The content with every medium passed through `change`; the path is the field's place in the body. */
export function mapContentMedia(content: QuestionContent, change: Change): QuestionContent {
  const one = (ref: MediaRef | null, path: string) => ref && change(ref, path);
  return {
    ...content,
    image: one(content.image, 'image'),
    openingMedia: one(content.openingMedia, 'openingMedia'),
    endingMedia: one(content.endingMedia, 'endingMedia'),
    backgroundMedia: one(content.backgroundMedia, 'backgroundMedia'),
    answers: content.answers.map((answer, i) => ({ ...answer, media: one(answer.media, `answers.${i}.media`) })),
  };
}

/** Every medium of a slide, in the order a viewer meets them: the first one is its thumbnail. */
export function contentMedia(content: QuestionContent): MediaRef[] {
  const all = [content.image, content.openingMedia, ...content.answers.map((answer) => answer.media)];
  return [...all, content.endingMedia, content.backgroundMedia].filter((ref) => ref !== null);
}
