import { newQuestion } from '@qc/contract';

/** A text piece by piece, so that a test can write 100 MB without holding it. */
type Pieces = Iterable<string>;

function* repeat(before: string, piece: string, times: number, after: string): Pieces {
  yield before;
  const block = piece.repeat(1000);
  for (let i = 0; i < times / 1000; i++) yield block;
  yield after;
}

const MB = 1024 * 1024;
const HEAD = '{"format":"questions.creator/game","version":1,"exportedAt":1,"game":{"slides":[';
const { labels: _labels, ...slide } = newQuestion('trivia');

/** Files that pretend to be games, by what is wrong with them. */
export function hostileGameFiles(): Record<string, Pieces> {
  return {
    '10,000 deep': repeat(HEAD, '[', 10_000, ''),
    '10,000 deep objects': repeat(HEAD, '{"a":', 10_000, ''),
    'a million questions': repeat(HEAD, `${JSON.stringify(slide)},`, 100_000, '{}]}}'),
    'a million numbers': repeat(`${HEAD}1`, ',1', 1_000_000, ']}}'),
    'a string of 100 MB': repeat(`${HEAD}"`, 'שלום ', (100 * MB) / 9, '"]}}'),
    'base64 of 100 MB in the wrong place': repeat(`{"format":"`, 'QUJD', 25 * MB, '"}'),
    'escapes of 100 MB': repeat(`${HEAD}"`, '\\u0041', (100 * MB) / 6, '"]}}'),
    'white space of 100 MB': repeat(HEAD, '     \n', (100 * MB) / 6, ']}}'),
    'zeros of 100 MB': repeat(`${HEAD}0.`, '0000', 25 * MB, ']}}'),
    'many short strings': repeat(`${HEAD}"a"`, ',"abcdefgh"', 2_000_000, ']}}'),
    'many keys': (function* () {
      yield '{"format":1';
      for (let i = 0; i < 399_000; i++) yield `,"k${i}":1`;
      yield '}';
    })(),
    'one number of many digits': repeat('{"version":', '9', 10_000_000, '}'),
    'many media that are too short': repeat('{"media":[""', `,"${'A'.repeat(5000)}"`, 5000, ']}'),
    'members of every object': ['{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
    'no text at all': ['\u0000'.repeat(1000)],
    'a lone quote': ['{"'],
    'a backslash at the end': ['{"a\\'],
  };
}
