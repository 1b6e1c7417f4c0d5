import * as z from 'zod/mini';
import { answersOf, fitContent, QuestionContent, SLIDES_MAX, SlideType, withoutForeign } from '@qc/contract';

/** Slides on the clipboard, told from any other text by their mark. */
const CopiedSlides = z.object({
  product: z.literal('questions.creator'),
  kind: z.literal('slides'),
  version: z.literal(1),
  slides: z.array(z.looseObject({ type: SlideType })).check(z.minLength(1), z.maxLength(SLIDES_MAX)),
});
/** Longer texts are not read at all. */
const TEXT_MAX = 8_000_000;

/** What was copied last in this page, for browsers that let nobody read the clipboard. */
let copiedHere: string | null = null;

/** Slides as text for the clipboard. */
export function slidesToText(slides: readonly QuestionContent[]): string {
  return JSON.stringify({ product: 'questions.creator', kind: 'slides', version: 1, slides });
}

/**
 * The slides in a text of the clipboard; null: it holds none. Copies are not locked. Versions up to 0.9.2 copied the
 * fields of every kind; those of others are not read.
 */
export function slidesFromText(text: string): QuestionContent[] | null {
  if (text.length > TEXT_MAX || !text.startsWith('{')) return null;
  try {
    const { slides } = CopiedSlides.parse(JSON.parse(text));
    return slides.map((slide) => ({ ...QuestionContent.parse(withoutForeign(slide.type, slide)), locked: false }));
  } catch {
    return null;
  }
}

/** The same slides without what belongs to somebody else's gallery and categories. */
export function withoutForeignParts(slides: readonly QuestionContent[]): QuestionContent[] {
  return slides.map((slide) =>
    fitContent(slide, {
      image: null,
      openingMedia: null,
      explanationMedia: null,
      endingMedia: null,
      backgroundMedia: null,
      labels: [],
      answers: answersOf(slide).map((answer) => ({ ...answer, media: null })),
    }),
  );
}

/** Puts a text on the clipboard; false: the browser refused, and it stays within this page. */
export async function writeClipboard(text: string): Promise<boolean> {
  copiedHere = text;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Remembers what the browser itself puts on the clipboard. */
export function rememberCopied(text: string): void {
  copiedHere = text;
}

/** Reads the clipboard; where the browser does not allow that, what was copied in this page. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return copiedHere;
  }
}
