import { pino } from 'pino';
import { expect, it } from 'vitest';
import { TroubleLog } from './trouble-log.ts';

it('says when trouble begins, once a minute while it goes on, and when it is over', () => {
  const lines: string[] = [];
  const trouble = new TroubleLog(
    pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }),
    'upkeep',
  );
  trouble.worked();
  expect(lines).toEqual([]);
  for (let atMs = 0; atMs <= 120_000; atMs += 200) trouble.failed(new Error('disk full'), atMs);
  expect(lines).toHaveLength(3);
  trouble.worked();
  trouble.worked();
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ failures: 601, msg: 'upkeep works again' });
  expect(lines).toHaveLength(4);
  trouble.failed(new Error('disk full'), 120_400);
  expect(JSON.parse(lines[4] ?? '')).toMatchObject({ failures: 1, msg: 'upkeep failed' });
});
