/**
 * The conversation itself over each simulated line, against a room of the engine: a game of five kinds of slide from the
 * code to goodbye, by keys alone.
 */
import { TELEPHONE_PROVIDERS, type TelephoneProvider } from '@qc/contract';
import { expect, test } from 'vitest';
import { SIMULATED_LINES } from '@qc/telephone/simulator/lines';
import { scriptedCaller, type ScriptLine } from '@qc/telephone/simulator/scripted-caller';
import type { Caller } from '@qc/telephone/testing/caller';
import { quiz } from '@qc/telephone/testing/quiz';
import { SmallApp } from './testing/small-app.ts';

/** The host goes on when nothing has happened for so many turns. */
const PATIENCE = 2;
const SCRIPT: ScriptLine[] = [
  { on: 'six digits', press: '999999#' },
  { on: 'no open game', press: '123456#' },
  { on: 'Capital of France', press: '2', atMs: 900 },
  { on: 'Which are fruit', press: '12#' },
  { on: 'Fish can fly', press: '' },
  { on: /seconds left|You can still answer|hear the question again/, press: '2' },
  { on: 'Tea or coffee', press: '1' },
  { on: 'How high', press: '12*5#' },
  { on: 'To send it', press: '1' },
];

/** A whole call by one provider, and everything that was heard. */
async function play(
  id: TelephoneProvider,
): Promise<{ heard: string; caller: Caller; score: number | undefined; ended: string }> {
  const { hall, caller } = quiz(['trivia', 'several', 'trueFalse', 'survey', 'number'], {
    scoring: { profile: 'accuracy', first: 3, penalty: 25, streaks: false },
  });
  let [lastMs, idle, step] = [0, 0, 0];
  const app = new SmallApp(id, (turn, keys) => {
    const nowMs = app.clock.nowMs();
    hall.room.wait(lastMs === 0 ? 0 : nowMs - lastMs);
    lastMs = nowMs;
    const { phase, step: now } = hall.view('+972500000123').shared;
    idle = now === step ? idle + 1 : 0;
    step = now;
    const waits = phase.phase !== 'question' && hall.room.state.players > 0;
    if (waits && idle >= PATIENCE) hall.room.operate({ do: 'next' });
    caller.tell(turn === 0 ? { type: 'started' } : { type: 'pressed', turn, keys, ended: false });
    return caller.reply ?? { spoken: [], collect: null };
  });
  const record = await app.run(
    SIMULATED_LINES[id].place(app.outside(), {
      url: app.url,
      statusUrl: `${app.url}?status=1`,
      secret: app.secret,
      callId: 'call-1',
      from: '+972500000123',
      to: '+97231234567',
      caller: scriptedCaller(SCRIPT),
    }),
  );
  expect(record.unequal).toEqual([]);
  expect(record.silentMs).toBeLessThan(3000);
  const heard = record.heard.map(({ text }) => text).join(' ');
  return { heard, caller, score: hall.room.state.seats.blocks[0]?.[0]?.score, ended: record.ended };
}

test.each(TELEPHONE_PROVIDERS)('%s: a game from the code to goodbye, every answer as it was keyed', async (id) => {
  const { heard, caller, score, ended } = await play(id);
  expect(ended).toBe('byLine');
  const answers = caller.asked.flatMap((command) => (command.type === 'answer' ? [command.response] : []));
  expect(answers).toEqual([
    { type: 'trivia', picks: [1] },
    { type: 'trivia', picks: [0, 1] },
    { type: 'trueFalse', picks: [1] },
    { type: 'survey', picks: [0] },
    { type: 'number', value: 12.5 },
  ]);
  expect(score).toBe(4000);
  for (const words of [
    'no open game',
    'Your name is',
    'You chose',
    '12 point 5',
    'Thanks for answering',
    'Your final place',
  ])
    expect(heard).toContain(words);
});
