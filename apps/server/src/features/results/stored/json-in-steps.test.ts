import { finish } from '@qc/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eachInSteps, listInSteps, objectInSteps, tableInSteps } from './json-in-steps.ts';
import { outcomeInSteps } from '../run-tasks.ts';
import { readStoredRun } from './stored-run.ts';
import { sampleRun } from '../testing/sample-run.ts';

const entry = fc.record({ name: fc.string({ unit: 'binary' }), score: fc.integer() });
const table = fc
  .array(fc.array(entry, { minLength: 1, maxLength: 3 }), { maxLength: 4 })
  .map((blocks) => ({ length: blocks.flat().length, blocks }));

it('writes what JSON.stringify writes', () => {
  const lists = fc.array(entry, { maxLength: 120 });
  const value = fc.record({ list: lists, tables: fc.array(table), gone: fc.constant(undefined), odd: fc.jsonValue() });
  fc.assert(
    fc.property(value, (given) => {
      const out: string[] = [];
      const steps = objectInSteps(given, out, {
        list: listInSteps,
        tables: (tables) => eachInSteps(tables, out, (one) => tableInSteps(one, out, (each) => each)),
      });
      finish(steps);
      expect(out.join('')).toBe(JSON.stringify(given));
    }),
  );
  const empty: string[] = [];
  finish(objectInSteps({}, empty, {}));
  expect(empty.join('')).toBe('{}');
});

it('writes a run so that it can be read again, entry for entry', () => {
  const state = sampleRun();
  const kept = readStoredRun(finish(outcomeInSteps(state)).runState.text);
  expect(kept.rounds).toEqual(state.rounds);
  expect(kept.seats.blocks.flat().map(({ name, score }) => [name, score])).toEqual(
    state.seats.blocks.flat().map(({ name, score }) => [name, score]),
  );
});
