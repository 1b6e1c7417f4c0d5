import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_SPEECH } from '@qc/contract';
import type { Room } from '#features/rooms';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { KnownLine } from '../line/known-lines.ts';
import { openCalledRoom, testLine } from '../testing/test-line.ts';
import type { Saying } from './saying.ts';
import { SpeechFailed } from './speech-failed.ts';
import { Preparing } from './preparing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.signUp('dana');
});
afterAll(() => test.close());

const recorded: Saying[] = [];
const texts = () => recorded.map(({ text }) => text);
let line: KnownLine | null;
let afterEach: () => void = () => undefined;
const lineOf = (changes: Parameters<typeof testLine>[0]): KnownLine => {
  const { secret, speechKey, callToken, ...settings } = testLine(changes);
  return { id: 'house', settings, secret, speechKey, callToken };
};
const MACHINE = { ...USUAL_SPEECH, source: 'machine' } as const;

it('records what will be said: the newest room first, then what the house says, and nothing twice', async () => {
  const rooms: Room[] = [];
  const open = async (name: string) => {
    const { id } = await openCalledRoom(test, { waitingText: name });
    const room = test.host.room(id);
    if (room) rooms.push(room);
  };
  await open('the first game');
  await open('the second game');
  const speech = {
    record: async (saying: Saying) => {
      recorded.push(saying);
      afterEach();
      return { name: '', lengthMs: 1 };
    },
  };
  const { platform } = test;
  const preparing = new Preparing({ platform, speech, line: async () => line, rooms: () => rooms });

  line = null;
  await preparing.prepare();
  line = lineOf({ provider: 'yemot', speech: MACHINE });
  await preparing.prepare();
  line = lineOf({});
  await preparing.prepare();
  expect(recorded).toEqual([]);

  line = lineOf({ speech: MACHINE });
  await preparing.prepare();
  expect(texts().indexOf('the second game')).toBe(0);
  expect(texts().indexOf('the first game')).toBeLessThan(texts().indexOf('Goodbye.'));
  expect(texts()).toEqual(expect.arrayContaining(['Which sea?', 'For Dead, press 2.', 'Question 2.', 'Time is up.']));
  const before = recorded.length;
  await preparing.prepare();
  expect(recorded.length).toBe(before);

  // One that opens meanwhile goes before what is left.
  line = lineOf({ speech: { ...MACHINE, machineVoices: { en: 'en-gb' } } });
  const opening = open('the third game');
  await opening;
  const third = rooms.pop();
  recorded.length = 0;
  afterEach = () => {
    if (recorded.length === 3 && third) rooms.push(third);
  };
  await preparing.prepare();
  expect(texts().indexOf('the third game')).toBe(3);
  expect(recorded[0]?.voice).toBe('en-gb');

  // Where nothing can be said, it is not tried without end.
  line = lineOf({ speech: { ...MACHINE, machineVoices: { en: 'none' } } });
  recorded.length = 0;
  afterEach = () => {
    throw new SpeechFailed('machineSilent');
  };
  await preparing.prepare();
  expect(recorded.length).toBe(5);
});
