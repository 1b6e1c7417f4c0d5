import { textsIn } from '../words/index.ts';
import { expect, it } from 'vitest';
import { deviceQuestion } from './device-question.ts';

const { title, text } = textsIn('en', 'devices').waiting.dialer;
const { askSharer, change } = textsIn('en', 'startDevices');

it.each(['firebase', 'remotes'] as const)('asks nothing of a %s game', (gameType) => {
  expect(deviceQuestion(gameType, 'runner', 'en')).toBeNull();
});

it('offers whoever may change a call-in game to run it on phones', () => {
  for (const access of ['owner', 'editor'] as const)
    expect(deviceQuestion('dialer', access, 'en')).toEqual({ title, text, change });
});

it('offers no change to whoever may only run a copy', () => {
  expect(deviceQuestion('dialer', 'runner', 'en')).toEqual({
    title,
    text: askSharer,
    change: null,
  });
});
