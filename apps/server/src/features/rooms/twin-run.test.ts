import { plainResponse } from '@qc/engine/testing/plain-response';
import type { ClientMessage, OperatorAction, ServerMessage, SlideResponse } from '@qc/contract';
import { expect, it } from 'vitest';
import { helloOf, makeLiveBench, messageId } from './testing/live-bench.ts';
import type { TestPage } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

/** Everything one run showed to players and presenter before the first reveal, and afterwards. */
async function run(key: number, kind: number): Promise<{ before: string[][]; after: string[][] }> {
  const bench = await makeLiveBench();
  const game = sampleGame(key);
  // Each kind of slide comes first once: what is known after a reveal may differ.
  const room = await bench.openRoom({ ...game, slides: [...game.slides.slice(kind), ...game.slides.slice(0, kind)] });
  const operator = await bench.operator(room.id);
  const presenter = await bench.presenter(room.id);
  const players = [];
  for (const name of ['Noa', 'Adam', 'Layla']) players.push(await bench.player(room.code, name));
  const [first, second, third] = players;
  let presses = 0;
  const press = async (action: OperatorAction) => {
    operator.say({ t: 'operate', id: messageId((presses += 1)), expect: null, action });
    await bench.settle();
    bench.clock.advance(400);
    await bench.settle();
  };
  const say = async (page: TestPage | undefined, message: ClientMessage) => {
    page?.say(message);
    await bench.settle();
    bench.clock.advance(300);
    await bench.settle();
  };
  await press({ do: 'next' });
  await press({ do: 'pause' });
  await press({ do: 'resume' });
  // One answer is right under the first key, one under the other: the acks may not tell.
  const [right, wrong] = responsesOf(kind);
  await say(first, { t: 'answer', id: messageId('a'), slide: 0, visit: 1, response: right });
  await say(second, { t: 'answer', id: messageId('b'), slide: 0, visit: 1, response: wrong });
  const late = await bench.player(room.code, 'Late');
  third?.wire.terminate();
  const resumer = bench.page();
  await say(resumer, helloOf(room.code, third?.wire.last('joined')?.token, third?.wire.last('player')?.v));
  const fresh = bench.page();
  await say(fresh, helloOf(room.code));
  await press({ do: 'closeAnswers' });
  const pages = [...players, late, resumer, fresh, presenter];
  const before = pages.map((page) => page.wire.messages.map(masked));
  await press({ do: 'reveal' });
  const after = pages.map((page) => page.wire.messages.map(masked));
  await bench.remove();
  return { before, after };
}

/** Two responses to each kind of slide of `sampleGame`: one is right with the first key, the other with the second. */
function responsesOf(kind: number): [SlideResponse, SlideResponse] {
  const type = sampleGame().slides[kind]?.type;
  if (type === 'typed') return [plainResponse(type, [], 'Word 1'), plainResponse(type, [], 'word-2')];
  if (type === 'number') return [plainResponse(type, [], '1'), plainResponse(type, [], '٢')];
  if (type === 'order') return [plainResponse(type, [0, 1, 2]), plainResponse(type, [2, 1, 0])];
  return [plainResponse(type, [1]), plainResponse(type, [0])];
}

/** The frame as it went out, with what differs from run to run of its own: the room's code and tokens. */
function masked(message: ServerMessage): string {
  const text = JSON.stringify(message);
  const { token } = { token: '', ...message };
  const code = 'room' in message ? message.room.code : '';
  return [token, code].filter((part) => part !== '').reduce((rest, part) => rest.replaceAll(part, '#'), text);
}

const TYPED = 5;
const NUMBER = 6;
const ORDER = 7;

it.each([
  ['one of several answers', 0],
  ['true or false', 1],
  ['survey', 2],
  ['several of several answers', 3],
  ['a typed answer', TYPED],
  ['a number', NUMBER],
  ['an order', ORDER],
])('players and presenter see the same bytes until the reveal, whichever is right: %s (L-02)', async (_, kind) => {
  const [one, other] = [await run(1, kind), await run(2, kind)];
  expect(one.before.flat().length).toBeGreaterThan(30);
  expect(one.before).toEqual(other.before);
  const text = JSON.stringify(one.before);
  expect(text).toContain('question');
  for (const secret of ['"correct"', 'key 1', 'key 2', 'tokenHash', 'notes']) expect(text).not.toContain(secret);
  // The reveal does tell: otherwise this test would see nothing.
  if (kind !== 2) expect(one.after).not.toEqual(other.after);
});
