import { expect, test } from 'vitest';
import { readText, sourceFiles } from './source-files.ts';

const ROOMS = 'apps/server/src/features/rooms/';
/** The calls of rooms ask as everybody else does. */
const CALLS = `${ROOMS}calls/`;

/** Whether a file names the host of the rooms although `Rooms` is what it may know. */
function knowsTheHost(path: string, text: string): boolean {
  const runsRooms = path === 'apps/server/src/app.ts' || (path.startsWith(ROOMS) && !path.startsWith(CALLS));
  return !runsRooms && /\bRoomHost\b/.test(text);
}

test('who does not run the rooms asks for Rooms, and never for their host', () => {
  const ofServer = sourceFiles().filter((path) => path.startsWith('apps/server/src/'));
  expect(ofServer.filter((path) => knowsTheHost(path, readText(path)))).toEqual([]);
});

test('a planted import of the host is found', () => {
  const planted = "import type { RoomHost } from '#features/rooms';";
  const caught = ['features/own-data/erase-account.ts', 'features/rooms/calls/get-room.ts', 'testing/test-app.ts'];
  expect(caught.filter((path) => !knowsTheHost(`apps/server/src/${path}`, planted))).toEqual([]);
  expect(knowsTheHost(`${ROOMS}keeping/room-upkeep.ts`, planted)).toBe(false);
  expect(knowsTheHost('apps/server/src/features/metrics/house-metrics.ts', 'import type { Rooms }')).toBe(false);
});
