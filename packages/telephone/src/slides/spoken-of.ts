import type { QuestionView } from '@qc/contract';
import type { Spoken } from '../call.ts';
import type { Call } from '../conversation/next.ts';
import { quote, say, wordsOf } from '../conversation/say.ts';

/** What is said of a slide: the one place that picks between its words for the ear and those for the eye. */
export function spokenOf(call: Call, { question, queMessage, image }: QuestionView): Spoken[] {
  return [question, queMessage, image?.alt ?? ''].flatMap((text) => quote(call, text));
}

/** What is said of an answer: its words, what its picture shows, or which picture it is. */
export function spokenAnswer(call: Call, { answers }: QuestionView, index: number): Spoken[] {
  const answer = answers[index];
  const text = answer?.text.trim() || answer?.media?.alt || '';
  return text === '' ? [say(call, wordsOf(call).asking.picture(index + 1))] : quote(call, text);
}
