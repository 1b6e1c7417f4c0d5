import { newQuestion, type QuestionChanges } from '@qc/contract';
import type { EditorState } from '../session/editor-session.ts';
import type { RescuedText } from '../session/rescue-desk.ts';
import { type FieldContext, wordsOfFields } from './field-words.ts';

/** What was typed on a slide or in the settings, as plain lines a person can read and keep. */
export function wordsOfRescued({ slide, slideChanges, gameChanges }: RescuedText, context: FieldContext): string {
  if (slide) return wordsOfFields(slide, context, { ...newQuestion(slide.type), type: undefined });
  return wordsOfFields({ ...gameChanges, ...slideChanges }, context);
}

/** Everything typed in a game, slide after slide. */
export function wordsOfGame(state: EditorState, context: FieldContext): string {
  const { name, description, waitingText, regulationsText } = state.game.value;
  const parts = [
    wordsOfFields({ name, description, waitingText, regulationsText }, context),
    ...state.slides.map(({ save }, at) => {
      const { question, queMessage, type, answers, numberKey, explanation, notes }: QuestionChanges = save.value;
      const asked = { type, question, queMessage, answers, numberKey, explanation, notes };
      const fresh: QuestionChanges = newQuestion(save.value.type);
      return `${at + 1}.\n${wordsOfFields(asked, context, { numberKey: fresh.numberKey })}`;
    }),
  ];
  return parts.join('\n\n');
}

/** Offers a text as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'text'}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
