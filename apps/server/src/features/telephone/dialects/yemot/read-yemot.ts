import * as z from 'zod/mini';
import { readCaller } from '../caller.ts';
import type { LineReading, LineRequest } from '../dialect.ts';
import { allFields } from './yemot-fields.ts';

/** The value that stands for nothing pressed. */
export const YEMOT_EMPTY = 'NONE';

const said = z.object({
  ApiCallId: z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)),
  ApiPhone: z.optional(z.string().check(z.maxLength(64))),
  ApiDID: z.optional(z.string().check(z.maxLength(64))),
  hangup: z.optional(z.string().check(z.regex(/^(yes|no|)$/))),
});
const keysOf = z.string().check(z.regex(/^[0-9*#]{0,64}$/));

/** The name of the value of a turn. */
export function valueName(turn: number): string {
  return `t${turn}`;
}

/** Reads a request of Yemot's. All values of the call come every time; the newest turn is what was pressed now. */
export function readYemot(request: LineRequest): LineReading {
  const last = new Map(
    [...allFields(request)].flatMap(([name, values]) => {
      const value = values.at(-1);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const parsed = said.safeParse(
    Object.fromEntries(
      Object.keys(said.shape).flatMap((name) => {
        const value = last.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
  if (!parsed.success) return { kind: 'unreadable', fault: 'not the fields of a call' };
  const { ApiCallId: callId, ApiPhone, ApiDID, hangup } = parsed.data;
  const call = { callId, from: readCaller(ApiPhone, 'israel'), to: readCaller(ApiDID, 'israel') };
  if (hangup === 'yes') return { kind: 'heard', ...call, event: { type: 'hungUp' } };
  const turn = newestTurn(last);
  if (turn === null) return { kind: 'heard', ...call, event: { type: 'started' } };
  const value = last.get(valueName(turn)) ?? '';
  const keys = keysOf.safeParse(value === YEMOT_EMPTY ? '' : value);
  if (!keys.success) return { kind: 'unreadable', fault: 'no keys' };
  return { kind: 'heard', ...call, event: { type: 'pressed', turn, keys: keys.data, ended: false } };
}

function newestTurn(fields: ReadonlyMap<string, string>): number | null {
  let newest: number | null = null;
  for (const name of fields.keys()) {
    const turn = /^t(\d{1,6})$/.exec(name)?.[1];
    // `t07` is nobody's name for turn 7.
    if (turn !== undefined && valueName(Number(turn)) === name) newest = Math.max(newest ?? 0, Number(turn));
  }
  return newest;
}
