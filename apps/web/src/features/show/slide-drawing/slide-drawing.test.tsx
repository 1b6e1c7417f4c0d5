import { MediaId, type MediaRef, newAnswer, newQuestion, type QuestionContent } from '@qc/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawnOrder } from './drawn-order.ts';
import type { SlideLook } from '../slides/drawn-kind.ts';
import { SlideDrawing } from './slide-drawing.tsx';

const look: SlideLook = {
  ...{ language: 'he', direction: 'rtl', mainColor: '#1565C0', secondaryColor: '#4DD0E1' },
  ...{ backgroundImage: null, backdrop: 'waves' },
};
const picture: MediaRef = {
  ...{ _id: MediaId.parse('media-0001'), type: 'image', provider: 'file', publicId: 'sea', width: 4, height: 3 },
  ...{ durationMs: 0, alt: 'ים', startMs: null, endMs: null },
};

afterEach(cleanup);

function drawn(slide: QuestionContent, more: Partial<SlideLook> = {}) {
  const { container } = render(<SlideDrawing slide={slide} look={{ ...look, ...more }} width={92} />);
  const words = [...container.querySelectorAll<HTMLElement>('[data-words]')].map((part) => part.dataset['words']);
  return { container, words };
}

it('draws question, answers and pictures, in the direction of the words and the game', () => {
  const slide = {
    ...newQuestion('trivia'),
    question: 'בירת צרפת?',
    answers: [newAnswer('רומא'), newAnswer('Paris', true)],
  };
  const { container, words } = drawn({ ...slide, image: picture, backgroundMedia: { ...picture, publicId: 'sky' } });
  expect(words).toEqual(['בירת צרפת?', 'רומא', 'Paris']);
  expect(container.querySelector('[data-type=trivia]')?.getAttribute('dir')).toBe('rtl');
  expect(container.querySelector('[data-words=Paris]')?.parentElement?.dir).toBe('ltr');
  expect([...container.querySelectorAll('img')].map(({ src }) => /sky|sea/.exec(src)?.[0])).toEqual(['sky', 'sea']);
});

it('adds no text to the page and no picture with a name: what it shows stands beside it', () => {
  const { container } = drawn({ ...newQuestion('trivia'), question: 'Question', image: picture });
  expect(container.textContent).toBe('');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('img')?.alt).toBe('');
});

it('says true and false in the language of the game, and a number without its answer', () => {
  expect(drawn(newQuestion('trueFalse')).words).toContain('לא נכון');
  const number = newQuestion('number');
  const { words } = drawn({
    ...number,
    question: 'כמה?',
    numberKey: { ...number.numberKey, value: 365, unit: 'ימים' },
  });
  expect(words).toEqual(['כמה?', 'ימים']);
});

it('never gives the key away: a right answer looks like a wrong one, items are not in their order', () => {
  const html = (right: number) =>
    drawn({ ...newQuestion('trivia'), answers: [newAnswer('a', right === 0), newAnswer('b', right === 1)] }).container
      .innerHTML;
  expect(html(0)).toBe(html(1));
  const typed = { ...newQuestion('typed'), question: 'Who?', answers: [newAnswer('Noah', true)] };
  expect(drawn(typed).words).toEqual(['Who?']);
  for (const count of [2, 3, 4, 8]) {
    const order = drawnOrder(count);
    expect(order.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(order).not.toEqual(order.toSorted((one, other) => one - other));
  }
});

it('a film asks no other site for a poster: its sign is drawn', () => {
  const film: MediaRef = { ...picture, type: 'video', provider: 'youtube', publicId: 'dQw4w9WgXcQ' };
  const { container } = drawn({ ...newQuestion('media'), question: 'Look', openingMedia: film });
  expect(container.querySelector('img, video, iframe')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
