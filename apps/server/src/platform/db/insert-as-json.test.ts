import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prepareInsertAsJson } from './insert-as-json.ts';
import { readSetting } from './setting-value.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';

const SETTING = [
  ['key', 'text'],
  ['value', 'text'],
] as const;

describeDatabases((getDb) => {
  it('stores texts as they are, also those that are JSON themselves', async () => {
    let at = 0;
    const insert = prepareInsertAsJson(getDb(), 'setting', SETTING);
    const values = fc.array(fc.jsonValue({ stringUnit: 'binary' }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(values, async (list) => {
        const rows = list.map((value) => [`key ${(at += 1)} "'\\ שלום 😀`, JSON.stringify(value)]);
        await insert(rows);
        for (const [key = '', value] of rows) expect(await readSetting(getDb(), key)).toBe(value);
      }),
      { numRuns: 100, examples: [[['\0\u{d800}\n"\\</😀', 1e21, -0, 5e-324, null, '', [], {}]]] },
    );
  });

  it('stores whole numbers as such, and more rows than a statement may have parameters', async () => {
    const columns = [
      ['id', 'text'],
      ['kind', 'text'],
      ['last_transaction_ms', 'whole'],
    ] as const;
    const numberOf = (at: number) => (at % 2 === 0 ? Number.MAX_SAFE_INTEGER - at : -at);
    const rows = Array.from({ length: 40_000 }, (_, at) => [`pot-${at}`, 'user', numberOf(at)]);
    await prepareInsertAsJson(getDb(), 'pot', columns)(rows);
    const stored = await getDb().selectFrom('pot').select(['id', 'last_transaction_ms']).execute();
    expect(stored).toHaveLength(40_000);
    for (const { id, last_transaction_ms } of stored) expect(last_transaction_ms).toBe(numberOf(Number(id.slice(4))));
  });

  it('changes what is there already, one row or many, and nothing else of it', async () => {
    const columns = [
      ['id', 'text'],
      ['kind', 'text'],
      ['last_transaction_ms', 'whole'],
    ] as const;
    const known = { key: ['id'], changes: ['last_transaction_ms'] } as const;
    const write = prepareInsertAsJson(getDb(), 'pot', columns, known);
    await write([
      ['a', 'user', 1],
      ['b', 'user', 1],
    ]);
    await write([
      ['a', 'institution', 2],
      ['c', 'institution', 2],
    ]);
    await write([['b', 'institution', 3]]);
    const read = getDb()
      .selectFrom('pot')
      .select(['id', 'kind', 'last_transaction_ms'])
      .where('id', 'in', ['a', 'b', 'c']);
    expect(await read.orderBy('id').execute()).toEqual([
      { id: 'a', kind: 'user', last_transaction_ms: 2 },
      { id: 'b', kind: 'user', last_transaction_ms: 3 },
      { id: 'c', kind: 'institution', last_transaction_ms: 2 },
    ]);
  });

  it('stores all rows or none', async () => {
    const twice = [
      ['same', 'one'],
      ['other', 'two'],
      ['same', 'three'],
    ];
    await expect(prepareInsertAsJson(getDb(), 'setting', SETTING)(twice)).rejects.toThrow();
    expect(await readSetting(getDb(), 'other')).toBeNull();
  });
});
