import type { QuestionView } from '@qc/contract';
import type { Spoken } from '../call.ts';
import type { Call } from '../conversation/next.ts';
import { quote, say, wordsOf } from '../conversation/say.ts';

/**
 * What is said of a question, the one place that picks: its recording, else the text that was written for the ear, else what
 * is shown.
 */
export function spokenOf(call: Call, { question, queMessage, image }: QuestionView): Spoken[] {
  const written = writtenForTheEar(call);
  if (written.length > 0) return written;
  return [question, queMessage, image?.alt ?? ''].flatMap((text) => quote(call, text));
}

/** What was written for the ear of the slide on screen, a recording before a text; empty: nothing was. */
export function writtenForTheEar(call: Call): Spoken[] {
  const { recording = null, question = '' } = call.view?.spoken ?? {};
  return recording === null ? quote(call, question) : [recording];
}

/** Whether the recording of the question names the answers and their keys, so that nobody else has to. */
export function saysAnswers({ view }: Call): boolean {
  return view?.spoken != null && view.spoken.recording !== null && view.spoken.recordingSaysAnswers;
}

/** What is said of an answer: the text for the ear, else its words, what its picture shows, or which picture it is. */
export function spokenAnswer(call: Call, { answers }: QuestionView, index: number): Spoken[] {
  const answer = answers[index];
  const written = call.view?.spoken?.answers[index]?.trim() ?? '';
  const text = written || answer?.text.trim() || answer?.media?.alt || '';
  return text === '' ? [say(call, wordsOf(call).asking.picture(index + 1))] : quote(call, text);
}
