import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Scene } from './scene.ts';

/** What a server may log as an error while its store is ill. Anything else is a fault. */
const EXPECTED = [
  'journal could not be written',
  'upkeep of rooms failed',
  'result could not be kept yet',
  'hello failed',
  'staff page failed',
  'room could not be brought back',
  'charge could not be written',
  'charge could not be settled yet',
];
/** And one that shares its store with others. */
const EXPECTED_SHARED = [
  'rooms of nobody could not be taken',
  'a room could not be taken',
  'a room could not be given to a server for rooms',
  'nobody says which rooms are still here',
  'rooms could not be handed over',
  'who is behind a page is unknown',
  'without the bus: draining failed',
  'without the bus: giving up failed',
  'without the bus: taking rooms again failed',
];

/** The log of simulated servers: an error that no ill store explains breaks a rule. */
export function serverLog(scene: Scene, isShared: boolean): Logger {
  const expected = isShared ? [...EXPECTED, ...EXPECTED_SHARED] : EXPECTED;
  return pino(
    { level: 'error', base: null, timestamp: false },
    {
      write: (line: string) => {
        if (expected.some((text) => line.includes(`"${text}"`))) scene.note(`logged ${line.slice(0, 80)}`);
        else scene.fail(`S12 the server logs a fault of its own: ${line.slice(0, 600)}`);
      },
    },
  );
}
