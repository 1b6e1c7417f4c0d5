import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

const SERVER = 'apps/server/src/';
const ROOMS = `${SERVER}features/rooms/`;
/** The room itself. */
const LIVE = 'packages/engine/src/live/';
/** The two seats: one in a hall, one behind an assignment. */
const PORTS = [`${ROOMS}seat/attempt-seat.ts`, `${ROOMS}seat/hall-seat.ts`];
/** They judge a join or an answer where there is no live room: the place of a new attempt, and a report played again. */
const WITHOUT_A_ROOM = [
  `${SERVER}features/assignments/played-assignment.ts`,
  `${SERVER}features/results/stored/rebuild-run.ts`,
];
const TESTS = /\.test\.ts$|\/(testing|simulator)\//;

/** Whether a file makes a join or an answer although only the port's seats may. */
function takesASeat(path: string, text: string): boolean {
  if (PORTS.includes(path) || !/\btype: '(join|answer)'/.test(text)) return false;
  return !WITHOUT_A_ROOM.includes(path) || /\.submit\(/.test(text);
}

/** Whether a file of the rooms or their seats knows what carries a page. */
function knowsTheWire(path: string, text: string): boolean {
  const isInside = path.startsWith(`${ROOMS}seat/`) || path.startsWith(LIVE);
  return isInside && /from '(\.\.\/wire\/|ws'|node:(net|http))/.test(text);
}

const ofServer = () => sourceFiles().filter((path) => path.startsWith(SERVER) && !TESTS.test(path));
const ofLive = () => sourceFiles().filter((path) => path.startsWith(LIVE));

test('only the seats of the port join a room and answer in it', () => {
  expect(ofServer().filter((path) => takesASeat(path, readText(path)))).toEqual([]);
  expect(PORTS.filter((path) => !/\btype: 'answer'/.test(readText(path)))).toEqual([]);
});

test('a planted join or answer of another file is found', () => {
  const join = "room.submit({ type: 'join', name, tokenHash }, reply);";
  const answer = "const command = { type: 'answer', seat, response };";
  expect(takesASeat(`${ROOMS}wire/player-page.ts`, join)).toBe(true);
  expect(takesASeat(`${SERVER}features/remotes/console.ts`, answer)).toBe(true);
  expect(WITHOUT_A_ROOM.filter((path) => !takesASeat(path, join))).toEqual([]);
  expect(takesASeat(`${ROOMS}seat/hall-seat.ts`, join)).toBe(false);
});

test('neither a room nor a seat knows what carries a page', () => {
  expect([...ofServer(), ...ofLive()].filter((path) => knowsTheWire(path, readText(path)))).toEqual([]);
});

test('a planted socket in a seat is found', () => {
  const lines = ["import { Wire } from '../wire/wire.ts';", "import { WebSocket } from 'ws';"];
  expect(lines.filter((line) => !knowsTheWire(`${ROOMS}seat/hall-seat.ts`, line))).toEqual([]);
  expect(knowsTheWire(`${ROOMS}wire/player-page.ts`, lines[0] ?? '')).toBe(false);
});
