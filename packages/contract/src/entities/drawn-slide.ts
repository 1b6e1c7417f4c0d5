import * as z from 'zod/mini';
import { MediaRef } from './media.ts';
import { SlideType } from './question.ts';

/** What of a slide a small drawing of it shows. The key is left out: nothing in it says which answer is right. */
export const DrawnSlide = z.object({
  type: SlideType,
  question: z.string(),
  queMessage: z.string(),
  image: z.nullable(MediaRef),
  /** Empty where what players type is compared with them; items to be put in order come by their letters. */
  answers: z.array(z.object({ text: z.string(), media: z.nullable(MediaRef), correct: z.literal(false) })),
  openingMedia: z.nullable(MediaRef),
  backgroundMedia: z.nullable(MediaRef),
  numberKey: z.object({ unit: z.string() }),
});
export type DrawnSlide = z.infer<typeof DrawnSlide>;
