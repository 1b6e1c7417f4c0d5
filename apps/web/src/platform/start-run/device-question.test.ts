import { textsIn } from '../words/index.ts';
import { expect, it } from 'vitest';
import { noLineQuestion } from './device-question.ts';

const { title, text } = textsIn('en', 'devices').noLine;
const { askSharer, change } = textsIn('en', 'startDevices');

it('offers whoever may change a call-in game to run it on phones', () => {
  for (const access of ['owner', 'editor'] as const)
    expect(noLineQuestion(access, 'en')).toEqual({ title, text, change });
});

it('offers no change to whoever may only run a copy', () => {
  expect(noLineQuestion('runner', 'en')).toEqual({ title, text: askSharer, change: null });
});
