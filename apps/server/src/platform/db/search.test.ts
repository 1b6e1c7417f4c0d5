import { describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/insert-user.ts';
import { searchKey } from './search-key.ts';
import { searchMatches } from './search.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';

describe('searchKey', () => {
  it.each([
    ['שָׁלוֹם', 'שלומ'],
    ['  Ünïcode \n  TEXT ', 'unicode text'],
    ['مُحَمَّدٌ', 'محمد'],
    ['أحمد إلى آخر مدرسة', 'احمد الي اخر مدرسه'],
    ['كـــتاب', 'كتاب'],
    ['١٢٣ ۴۵', '123 45'],
    ['צה״ל', 'צה"ל'],
    ['a\u0000b\u200Bc', 'a bc'],
  ])('folds %j', (text, key) => {
    expect(searchKey(text)).toBe(key);
    expect(searchKey(key)).toBe(key);
  });
});

describeDatabases((getDb) => {
  const add = async (texts: string[]) => {
    const db = getDb();
    const user_id = await insertUser(db, 'dana');
    for (const [n, text] of texts.entries()) {
      await db
        .insertInto('media')
        .values({
          id: `media-${n}`,
          user_id,
          title: text,
          type: 'image',
          public_id: `p${n}`,
          mime: 'image/webp',
          bytes: 1,
          width: 1,
          height: 1,
          sha256: '',
          search_text: searchKey(text),
          created_at_ms: n,
        })
        .execute();
    }
  };
  const find = async (query: string) => {
    const db = getDb();
    const rows = await db
      .selectFrom('media')
      .select('title')
      .where(searchMatches(db, 'media', query))
      .orderBy('created_at_ms')
      .execute();
    return rows.map((row) => row.title);
  };

  it('finds by any part of a word in three scripts', async () => {
    await add(['שָׁלוֹם עולם', 'مدرسة جميلة', 'Hello World', 'worldly']);
    expect(await find('עול')).toEqual(['שָׁלוֹם עולם']);
    expect(await find('שלום')).toEqual(['שָׁלוֹם עולם']);
    expect(await find('درسه')).toEqual(['مدرسة جميلة']);
    expect(await find('ORL')).toEqual(['Hello World', 'worldly']);
    expect(await find('world hell')).toEqual(['Hello World']);
    expect(await find('nothing')).toEqual([]);
    expect(await find('   ')).toHaveLength(4);
  });

  it('finds short words by their beginning', async () => {
    await add(['go on', 'ago', 'let us go']);
    expect(await find('go')).toEqual(['go on', 'let us go']);
    expect(await find('g let')).toEqual(['let us go']);
  });

  it('takes every sign literally', async () => {
    await add(['100% sure', '100 sure', 'snake_case', 'back\\slash', 'say "hi" now', "it's"]);
    expect(await find('100%')).toEqual(['100% sure']);
    expect(await find('_c')).toEqual([]);
    expect(await find('e_c')).toEqual(['snake_case']);
    expect(await find('k\\s')).toEqual(['back\\slash']);
    expect(await find('"hi"')).toEqual(['say "hi" now']);
    expect(await find("it's")).toEqual(["it's"]);
    expect(await find('NEAR(a b)')).toEqual([]);
    expect(await find('su* OR *')).toEqual([]);
  });

  it('follows changes and deletions', async () => {
    await add(['first words', 'second words']);
    await getDb()
      .updateTable('media')
      .set({ title: 'other', search_text: 'other' })
      .where('id', '=', 'media-0')
      .execute();
    expect(await find('first')).toEqual([]);
    expect(await find('other')).toEqual(['other']);
    await getDb().deleteFrom('media').where('id', '=', 'media-1').execute();
    expect(await find('words')).toEqual([]);
  });
}, 'search');
