import { describe, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { deleteOldClientErrors, insertClientError, readGroups, setGroupResolved } from './client-error-store.ts';
import { groupKey } from './group-key.ts';

describe('reports of one error', () => {
  const stack =
    'TypeError: x\n    at save (https://quiz.example.org/assets/editor-page-BxK3f9Qa.js:12:345)\n    at run (b.js:1:1)';
  const key = groupKey('Cannot read "name" of 12', stack);

  it.each([
    ['another number and value', 'Cannot read "title" of 7', stack],
    ['another place in the line', 'Cannot read "name" of 12', stack.replace('12:345', '99:1')],
    [
      'another build on another host',
      'Cannot read "name" of 12',
      stack.replace('quiz.example.org', 'b.org').replace('BxK3f9Qa', '00aaAA_-'),
    ],
    ['another way there', 'Cannot read "name" of 12', stack.replace('run (b.js:1:1)', 'go (c.js:2:2)')],
  ])('belong together with %s', (_why, message, other) => expect(groupKey(message, other)).toBe(key));

  it.each([
    ['other words', 'Cannot write "name" of 12', stack],
    ['another function', 'Cannot read "name" of 12', stack.replace('at save', 'at load')],
    ['another file', 'Cannot read "name" of 12', stack.replace('editor-page', 'results-page')],
    ['no stack', 'Cannot read "name" of 12', ''],
  ])('do not with %s', (_why, message, other) => expect(groupKey(message, other)).not.toBe(key));

  it('are known in the words of either family of browsers', () => {
    expect(groupKey('x', 'save@https://a.org/assets/a-12345678.js:1:2\nrun@b.js:1')).toBe(
      groupKey('x', 'save@https://b.org/assets/a-87654321.js:9:9'),
    );
  });
});

describeDatabases((getDb) => {
  let made = 0;
  const report = (message: string, created_at_ms: number, more: object = {}) =>
    insertClientError(getDb(), {
      id: `error-${String(++made).padStart(6, '0')}`,
      user_id: null,
      message,
      stack: '',
      url: '/he',
      user_agent: 'phone',
      group_key: groupKey(message, ''),
      created_at_ms,
      ...more,
    });
  const read = (more: object = {}) =>
    readGroups(getDb(), { searchText: '', resolved: false, page: 1, perPage: 25, ...more });

  it('are listed once, newest first, with how often and how many people', async () => {
    await report('first', 1000);
    await report('second', 2000);
    await report('first', 3000, { user_agent: 'tablet' });
    await report('first', 2500);
    const { groups, count } = await read();
    expect(count).toBe(2);
    expect(groups.map(({ report: { message }, ...rest }) => ({ message, ...rest }))).toEqual([
      { message: 'first', count: 3, people: 2, firstAtMs: 1000, lastAtMs: 3000, resolvedAtMs: null },
      { message: 'second', count: 1, people: 1, firstAtMs: 2000, lastAtMs: 2000, resolvedAtMs: null },
    ]);
    const second = await read({ page: 2, perPage: 1 });
    expect([second.count, second.groups.map((group) => group.report.message)]).toEqual([2, ['second']]);
  });

  it('leave the list when they are seen to, and come back with a newer report', async () => {
    await report('first', 1000);
    await setGroupResolved(getDb(), groupKey('first', ''), 1500);
    expect((await read()).count).toBe(0);
    expect((await read({ resolved: true })).groups).toMatchObject([{ resolvedAtMs: 1500 }]);
    await report('first', 1501);
    expect((await read()).groups).toMatchObject([{ count: 2, resolvedAtMs: null }]);
    await setGroupResolved(getDb(), groupKey('first', ''), 2000);
    await setGroupResolved(getDb(), groupKey('first', ''), null);
    expect((await read()).count).toBe(1);
  });

  it('are found by their words and addresses, signs included', async () => {
    await report('100% lost_value', 1000, { url: '/he/Editor' });
    await report('other', 2000);
    const found = async (searchText: string) => (await read({ searchText })).groups.map((g) => g.report.message);
    expect(await found('LOST_')).toEqual(['100% lost_value']);
    expect(await found('editor')).toEqual(['100% lost_value']);
    expect(await found('100%')).toEqual(['100% lost_value']);
    expect(await found('_')).toEqual(['100% lost_value']);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('lost\u0000_\u0000')).toEqual(['100% lost_value']);
  });

  it('are forgotten with what was said of them', async () => {
    await report('old', 1000);
    await report('new', 9000);
    for (const message of ['old', 'new']) await setGroupResolved(getDb(), groupKey(message, ''), 9500);
    await deleteOldClientErrors(getDb(), 5000, 10);
    const left = await getDb().selectFrom('client_error_group').select('group_key').execute();
    expect(left).toEqual([{ group_key: groupKey('new', '') }]);
  });
}, 'groups of errors');
