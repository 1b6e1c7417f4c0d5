import { expect, it } from 'vitest';
import { OpenDoors } from './open-doors.ts';

it('asks everything that is open, also after one that failed, and nothing that was forgotten', async () => {
  const doors = new OpenDoors();
  const asked: string[] = [];
  const door = (name: string) => async () => {
    asked.push(name);
    if (name === 'broken') throw new Error('no answer');
  };
  doors.add(door('broken'));
  const forget = doors.add(door('gone'));
  doors.add(door('open'));
  forget();
  doors.sessionsEnded();
  await expect.poll(() => asked).toEqual(['broken', 'open']);
});

it('many ends while it asks are one more asking', async () => {
  const doors = new OpenDoors();
  const answers: (() => void)[] = [];
  doors.add(() => new Promise<void>((resolve) => answers.push(resolve)));
  doors.sessionsEnded();
  for (let n = 0; n < 50; n++) doors.sessionsEnded();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(answers).toHaveLength(2);
  doors.sessionsEnded();
  await expect.poll(() => answers.length).toBe(3);
});
