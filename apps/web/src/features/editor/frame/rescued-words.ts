import type { EditorState } from '../session/editor-session.ts';

/** What was typed on a slide or in the settings, as plain lines a person can read and keep. */
export function wordsOfSlide(changes: object): string {
  return linesOf(changes).join('\n');
}

/** Everything typed in a game, slide after slide. */
export function wordsOfGame(state: EditorState): string {
  const { name, description, waitingText, regulationsText } = state.game.value;
  const parts = [
    wordsOfSlide({ name, description, waitingText, regulationsText }),
    ...state.slides.map(({ save }, at) => {
      const { question, queMessage, answers, numberKey, notes } = save.value;
      return `${at + 1}.\n${wordsOfSlide({ question, queMessage, answers, number: numberKey.value, notes })}`;
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

function linesOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => linesOf(entry).map((line) => `- ${line}`));
  if (typeof value !== 'object' || value === null) return [];
  const { text, correct }: Record<string, unknown> = { ...value };
  if (typeof text === 'string') return text === '' ? [] : [correct === true ? `${text} ✓` : text];
  return Object.values(value).flatMap(linesOf);
}
