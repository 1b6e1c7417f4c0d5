import { textsIn } from '../words/index.ts';
import { expect, it } from 'vitest';
import { deviceQuestion } from './device-question.ts';

const { waiting } = textsIn('en', 'devices');
const { askSharer, change } = textsIn('en', 'startDevices');

it('asks nothing of a game for phones and computers', () => {
  expect(deviceQuestion('firebase', 'runner', 'en')).toBeNull();
});

it.each([
  ['remotes', waiting.remotes],
  ['dialer', waiting.dialer],
] as const)('offers whoever may change a %s game to run it on phones', (gameType, { title, text }) => {
  for (const access of ['owner', 'editor'] as const)
    expect(deviceQuestion(gameType, access, 'en')).toEqual({ title, text, change });
});

it('offers no change to whoever may only run a copy', () => {
  expect(deviceQuestion('remotes', 'runner', 'en')).toEqual({
    title: waiting.remotes.title,
    text: askSharer,
    change: null,
  });
});
