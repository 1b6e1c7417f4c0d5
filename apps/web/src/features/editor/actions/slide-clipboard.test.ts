import { newQuestion } from '@qc/contract';
import { describe, expect, it } from 'vitest';
import { slidesFromText, slidesToText } from './slide-clipboard.ts';

describe('slides on the clipboard', () => {
  it('come back as they were, unlocked', () => {
    const slide = { ...newQuestion('number'), question: 'How far?', locked: true };
    expect(slidesFromText(slidesToText([slide]))).toEqual([{ ...slide, locked: false }]);
  });

  it('are read as versions before copied them, with the fields of every kind', () => {
    const slide = { ...newQuestion('number'), question: 'How far?' };
    const wide = { ...newQuestion('trivia'), ...newQuestion('typed'), ...newQuestion('miniGame'), ...slide };
    const text = JSON.stringify({ product: 'questions.creator', kind: 'slides', version: 1, slides: [wide] });
    expect(slidesFromText(text)).toEqual([slide]);
  });

  it.each([
    'plain text',
    '{"a":1}',
    '{broken',
    JSON.stringify({ product: 'questions.creator', kind: 'slides', version: 1, slides: [{ type: 'trivia' }] }),
    JSON.stringify({ product: 'questions.creator', kind: 'slides', version: 1, slides: [] }),
    slidesToText([{ ...newQuestion('trivia'), question: 'x'.repeat(301) }]),
  ])('are not made of anything else', (text) => {
    expect(slidesFromText(text)).toBeNull();
  });
});
