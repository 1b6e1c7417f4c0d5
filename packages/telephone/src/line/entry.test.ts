import { describe, expect, it } from 'vitest';
import { pressAll } from '../simulator/scripted-caller.ts';
import { collectRules } from './collect-rules.ts';
import { anew, enter } from './entry.ts';

const RULES = { max: 4, finishKey: '#', timeoutMs: 3000, ignored: '*', afterKey: anew(2000) };
const at = (keys: string, atMs: number, gapMs = 100) => ({ saidMs: 5000, ...pressAll(keys, { atMs, gapMs }) });

describe('an entry', () => {
  it.each([
    ['is full', at('1234', 6000), { by: 'max', keys: '1234', tookMs: 6300 }],
    ['is ended by its key', at('12#', 6000), { by: 'finishKey', keys: '12', tookMs: 6200 }],
    ['interrupts what is said', at('12#', 100), { by: 'finishKey', keys: '12', tookMs: 300 }],
    ['is ended by the clock after the last key', at('12', 6000), { by: 'time', keys: '12', tookMs: 8100 }],
    ['stays empty', at('', 0), { by: 'time', keys: '', tookMs: 8000 }],
    ['comes too late', at('1', 8001), { by: 'time', keys: '', tookMs: 8000 }],
    ['loses what comes too late', at('12', 7000, 2001), { by: 'time', keys: '1', tookMs: 9000 }],
    ['passes over keys that are not taken', at('*1*#', 6000), { by: 'finishKey', keys: '1', tookMs: 6300 }],
    ['ends with the call', { ...at('1', 6000), hangUpAtMs: 6500 }, { by: 'hungUp', keys: '1', tookMs: 6500 }],
    ['is over before the call', { ...at('1234', 6000), hangUpAtMs: 6500 }, { by: 'max', keys: '1234', tookMs: 6300 }],
  ] as const)('%s', (_what, entry, result) => expect(enter(RULES, entry)).toEqual(result));
});

it('takes what is asked for, as the gateway does it', () => {
  const rules = collectRules({ turn: 1, max: 2, min: 1, byHash: false, allowed: '12#', timeoutMs: 3000 });
  expect(enter(rules, at('9*', 100))).toEqual({ by: 'time', keys: '', tookMs: 8000 });
  expect(enter(rules, at('93#', 100))).toEqual({ by: 'time', keys: '#', tookMs: 3300 });
  expect(enter(rules, at('192', 100))).toEqual({ by: 'max', keys: '12', tookMs: 300 });
  const byHash = collectRules({ turn: 1, max: 6, min: 1, byHash: true, allowed: '0123456789', timeoutMs: 3000 });
  expect(enter(byHash, at('4*27#', 6000))).toEqual({ by: 'finishKey', keys: '427', tookMs: 6400 });
});
