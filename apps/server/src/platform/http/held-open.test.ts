import { expect, it } from 'vitest';
import { HeldOpen } from './held-open.ts';

it('asks everything that is open, also after one that failed, and nothing that was forgotten', async () => {
  const heldOpen = new HeldOpen();
  const asked: string[] = [];
  const holder = (name: string) => async () => {
    asked.push(name);
    if (name === 'broken') throw new Error('no answer');
  };
  heldOpen.add(holder('broken'));
  const forget = heldOpen.add(holder('gone'));
  heldOpen.add(holder('open'));
  forget();
  heldOpen.sessionsEnded();
  await expect.poll(() => asked).toEqual(['broken', 'open']);
});

it('many ends while it asks are one more asking', async () => {
  const heldOpen = new HeldOpen();
  const answers: (() => void)[] = [];
  heldOpen.add(() => new Promise<void>((resolve) => answers.push(resolve)));
  heldOpen.sessionsEnded();
  for (let n = 0; n < 50; n++) heldOpen.sessionsEnded();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers).toHaveLength(2);
  heldOpen.sessionsEnded();
  await expect.poll(() => answers.length).toBe(3);
});
