import { expect, it } from 'vitest';
import { boundText } from './bound-text.ts';
import { LongText } from './long-text.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';

describeDatabases((getDb) => {
  const write = async (key: string, text: string | LongText) => {
    await getDb()
      .insertInto('setting')
      .values({ key, value: boundText(text) })
      .execute();
  };
  const read = (key: string) => getDb().selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();

  it('is stored as the text it is, in parts and beside other writes', async () => {
    const parts = Array.from({ length: 40 }, (_, at) => `${at} שלום 😀 `.repeat(5000));
    await Promise.all([write('long', new LongText(parts)), write('short', 'word'), write('none', new LongText([]))]);
    expect((await read('long'))?.value).toBe(parts.join(''));
    expect((await read('short'))?.value).toBe('word');
    expect((await read('none'))?.value).toBe('');
  });

  it('is taken back with the transaction it was written in', async () => {
    const wish = getDb()
      .transaction()
      .execute(async (trx) => {
        await trx
          .insertInto('setting')
          .values({ key: 'undone', value: boundText(new LongText(['a', 'b'])) })
          .execute();
        throw new Error('no');
      });
    await expect(wish).rejects.toThrow('no');
    expect(await read('undone')).toBeUndefined();
  });
}, 'long texts');
