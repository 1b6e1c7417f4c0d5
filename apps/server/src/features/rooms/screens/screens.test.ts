import { LIVE_PROTOCOL, type OperatorAction, type ScreenProof } from '@qc/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LiveBench, makeLiveBench, messageId, type TestPage } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';
import { isScreenPage, screenToken } from './screen-tokens.ts';

let bench: LiveBench;
let room: { id: string; code: string };
let operator: TestPage;
let presses = 0;

beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
  operator = await bench.operator(room.id);
});
afterEach(async () => bench.remove());

async function press(page: TestPage, action: OperatorAction): Promise<void> {
  page.say({ t: 'operate', id: messageId((presses += 1)), expect: null, action });
  await bench.settle();
}

/** A new link of the room: its number, token and code. */
async function openLink(): Promise<{ number: number; token: string; code: string; path: string }> {
  await press(operator, { do: 'openScreenLink' });
  const number = operator.wire.last('operator')?.view.screenLinks?.at(-1)?.number ?? 0;
  operator.say({ t: 'askScreenLink', id: messageId((presses += 1)), number });
  await bench.settle();
  const { path = '', code } = operator.wire.last('screenLink') ?? {};
  return { number, path, token: path.split('/').at(-1) ?? '', code: code ?? '' };
}

async function screen(proof: object, device = 'device-tech', on = bench): Promise<TestPage> {
  const page = on.page();
  const hello = { t: 'helloScreen', protocol: LIVE_PROTOCOL, device, lastVersion: null } as const;
  page.end.take({ ...hello, proof: proof as ScreenProof });
  await on.settle();
  return page;
}

const sentAwayBy = (page: TestPage) => page.wire.last('goodbye')?.reason;
const phaseOf = () => bench.host.room(room.id)?.state.phase.name;

it('lets nobody in by a wrong code, a wrong token, or one of another room', async () => {
  const { token, code } = await openLink();
  const other = await bench.openRoom();
  expect(sentAwayBy(await screen({ code: code === 'ABCD2345' ? 'ABCD2346' : 'ABCD2345' }))).toBe('noRoom');
  expect(sentAwayBy(await screen({ room: other.id, token }))).toBe('notAllowed');
  expect(sentAwayBy(await screen({ room: room.id, token: `2${token.slice(1)}` }))).toBe('notAllowed');
  expect(sentAwayBy(await screen({ room: room.id, token: screenToken('another house', room.id, 1) }))).toBe(
    'notAllowed',
  );
  expect(sentAwayBy(await screen({ room: 'no-such-room', token }))).toBe('noRoom');
  expect(sentAwayBy(await screen({ room: room.id, token }))).toBeUndefined();
});

it('stops who tries codes, also with a right one then', async () => {
  const { code } = await openLink();
  for (let tries = 0; tries < 20; tries += 1) await screen({ code: 'ABCD2345' });
  expect(sentAwayBy(await screen({ code }))).toBe('tooManyTries');
  expect(sentAwayBy(await screen({ code }, 'device-other'))).toBeUndefined();
});

it('lets nobody in by a link that was closed or whose run is over, and sends away who came by it', async () => {
  const first = await openLink();
  const second = await openLink();
  const page = await screen({ room: room.id, token: first.token });
  await press(operator, { do: 'closeScreenLink', number: first.number });
  expect(sentAwayBy(page)).toBe('notAllowed');
  expect(sentAwayBy(await screen({ room: room.id, token: first.token }))).toBe('notAllowed');
  expect(sentAwayBy(await screen({ code: first.code }))).toBe('noRoom');
  const stays = await screen({ room: room.id, token: second.token });
  await press(operator, { do: 'end' });
  expect(sentAwayBy(stays)).toBeUndefined();
  expect(sentAwayBy(await screen({ room: room.id, token: second.token }))).toBe('noRoom');
});

it('gives addresses to consoles alone', async () => {
  const { number, token } = await openLink();
  const own = await bench.presenter(room.id);
  const linked = await screen({ room: room.id, token });
  for (const page of [own, linked]) {
    page.say({ t: 'askScreenLink', id: messageId((presses += 1)), number });
    await press(page, { do: 'openScreenLink' });
    expect(page.wire.last('refused')?.code).toBe('notAllowed');
    expect(page.wire.last('screenLink')).toBeUndefined();
  }
});

it('shows what the host’s own big screen shows, byte for byte, and says to the consoles which links are in use', async () => {
  const { number, token, code, path } = await openLink();
  const own = await bench.presenter(room.id);
  const linked = await screen({ code });
  expect(linked.wire.last('screenLink')).toMatchObject({ path, code: null });
  expect(operator.wire.last('screensIn')?.rows).toEqual([{ number, screens: 1 }]);
  await bench.player(room.code, 'Noa');
  for (let step = 0; step < 4; step += 1) await press(operator, { do: 'next' });
  expect(linked.wire.last('presenter')).toEqual(own.wire.last('presenter'));
  expect(linked.wire.last('welcomePresenter')?.room).toEqual(own.wire.last('welcomePresenter')?.room);
  linked.end.closed();
  await bench.settle();
  expect(operator.wire.last('screensIn')?.rows).toEqual([]);
  // After a restart of the server the codes are gone; links are not.
  const after = await bench.restart();
  expect(sentAwayBy(await screen({ room: room.id, token }, 'device-tech', after))).toBeUndefined();
  expect(sentAwayBy(await screen({ code }, 'device-tech', after))).toBe('noRoom');
});

it('has keys lead on only where the host allows it for the link', async () => {
  const { number, token } = await openLink();
  const linked = await screen({ room: room.id, token });
  await press(operator, { do: 'next' });
  await press(linked, { do: 'next' });
  expect([phaseOf(), linked.wire.last('refused')?.code]).toEqual(['question', 'notAllowed']);
  await press(operator, { do: 'screenLinkKeys', number, on: true });
  await press(linked, { do: 'end' });
  expect(phaseOf()).toBe('question');
  await press(linked, { do: 'black', on: true });
  expect(operator.wire.last('operator')?.view.black).toBe(true);
});

it('may be framed at its own address while its link lets in, and nowhere else', async () => {
  const { number, path } = await openLink();
  const may = (page: string) => isScreenPage(bench.host, page);
  expect([may(`/he${path}`), may(`/en${path}/`)]).toEqual([true, true]);
  for (const page of [path, `/he${path}x`, `/he/screen`, `/he/present/${room.id}`, `/he/screen/${room.id}/1-aaa`])
    expect(may(page), page).toBe(false);
  await press(operator, { do: 'closeScreenLink', number });
  expect(may(`/he${path}`)).toBe(false);
});

it('leads on into the room in which the same people play again', async () => {
  const { token } = await openLink();
  await press(operator, { do: 'end' });
  await bench.host.whenKept(room.id);
  const run = { gameId: 'game-again', userId: bench.ownerId, gameType: 'firebase', game: sampleGame() } as const;
  expect(await bench.host.openAgain(room.id, run)).toMatchObject({ code: room.code });
  const page = await screen({ room: room.id, token });
  expect(page.wire.last('welcomePresenter')?.view.phase).toEqual({ phase: 'lobby' });
});
