import { textsIn } from '../words/index.ts';
import { expect, it } from 'vitest';
import { deviceQuestion } from './device-question.ts';

const t = textsIn('en', 'startDevices');

it('asks nothing of a game for phones and computers', () => {
  expect(deviceQuestion('firebase', 'runner', t)).toBeNull();
});

it.each([
  ['remotes', t.waiting.remotes],
  ['dialer', t.waiting.dialer],
] as const)('offers whoever may change a %s game to run it on phones', (gameType, { title, text }) => {
  for (const access of ['owner', 'editor'] as const)
    expect(deviceQuestion(gameType, access, t)).toEqual({ title, text, change: t.change });
});

it('offers no change to whoever may only run a copy', () => {
  expect(deviceQuestion('remotes', 'runner', t)).toEqual({
    title: t.waiting.remotes.title,
    text: t.askSharer,
    change: null,
  });
});
