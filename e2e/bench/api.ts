/**
 * `npm run bench api`: every list call over 100,000 games, questions and users, as a page, deep in the list, sorted by
 * name and searched in Hebrew, beside the bare query on the same file (limit: 3 times its p95).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Account } from '../crash/account.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { fillLists, HEBREW } from './stored/fill-lists.ts';
import { quantile } from './process-figures.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    times: { type: 'string', default: '60' },
    port: { type: 'string', default: '4470' },
  },
});
const rows = Number(values.rows);
const times = Number(values.times);
const WARM_TURNS = 4;
/** Before each list: the server takes 600 calls at once from one person, and ten more each second. */
const REST_MS = 9000;
const RATIO_MAX = 3;
const PAGE = 25;

/** One list call, and what it asks of the database. */
interface List {
  path: string;
  table: string;
  /** What the list leaves out by itself. */
  living: string;
  sort: string;
  name: [query: string, column: string];
  found: string;
}
const inIndex = (table: string, key: string) =>
  `+${table}.${key} in (select rowid from ${table}_search where ${table}_search match '"${HEBREW}"')`;
const LISTS: readonly List[] = [
  {
    path: '/game',
    table: 'game',
    living: 'deleted_at_ms is null',
    sort: 'updated_at_ms desc, id desc',
    name: ['name', 'sort_name'],
    found: inIndex('game', 'row_no'),
  },
  {
    path: '/question',
    table: 'question',
    living: 'deleted_at_ms is null',
    sort: 'updated_at_ms desc, id desc',
    name: ['question', 'sort_text'],
    found: inIndex('question', 'row_no'),
  },
  {
    path: '/user',
    table: 'app_user',
    living: '1 = 1',
    sort: 'sort_name, id',
    name: ['name', 'sort_name'],
    found: `id in (select id from person_search where ${inIndex('person_search', 'row_no')})`,
  },
];

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
const place = { port: Number(values.port), dataDir, settings: { EVERYTHING_FREE: 'true' } };
const file = join(dataDir, 'questions.sqlite');
try {
  const first = await startServerProcess(place);
  await first.stop();
  fillLists(file, rows);
  const server = await startServerProcess(place);
  const bare = new DatabaseSync(file, { readOnly: true });
  try {
    const owner = await Account.signIn(server.url, 'owner@school.org', 'owner-secret-of-tests');
    console.log(`${rows} games, questions and users; p95 of ${times} calls, ms`);
    console.log(`${''.padEnd(30)}${'call'.padStart(9)}${'bare'.padStart(9)}${'ratio'.padStart(9)}`);
    // A server that has just started compiles as it goes: the list that is measured first would pay for all.
    for (let turn = 0; turn < WARM_TURNS; turn += 1)
      for (const [, path] of LISTS.flatMap(cases)) await owner.call('GET', path);
    let missed = 0;
    for (const list of LISTS) {
      await setTimeout(REST_MS);
      for (const [what, query, sql] of cases(list)) missed += await measure(what, query, sql, owner, bare);
    }
    console.log(
      `  each within ${RATIO_MAX} times the bare query: ${missed === 0 ? 'reached' : `NOT reached by ${missed}`}`,
    );
  } finally {
    bare.close();
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** What is asked of each list: in words, as a call, as SQL. */
function cases({ path, table, living, sort, name, found }: List): [string, string, string[]][] {
  const deep = Math.floor(rows / PAGE / 2);
  const sql = (where: string, order: string, offset: number) => [
    `select count(*) from ${table} where ${where}`,
    `select * from ${table} where ${where} order by ${order} limit ${PAGE} offset ${offset}`,
  ];
  return [
    [`${path} first page`, path, sql(living, sort, 0)],
    [`${path} page ${deep}`, `${path}?page=${deep}`, sql(living, sort, (deep - 1) * PAGE)],
    [`${path} by name`, `${path}?sortBy=${name[0]}&sortDesc=false`, sql(living, `${name[1]}, id`, 0)],
    [
      `${path} search in Hebrew`,
      `${path}?searchText=${encodeURIComponent(HEBREW)}`,
      sql(`${living} and ${found}`, sort, 0),
    ],
  ];
}

/** Call and query in turns, so that other work on the machine meets both; 1 when the limit is passed. */
async function measure(what: string, path: string, sql: string[], owner: Account, bare: DatabaseSync): Promise<number> {
  const statements = sql.map((text) => bare.prepare(text));
  const calls: number[] = [];
  const queries: number[] = [];
  for (let turn = -3; turn < times; turn += 1) {
    const startedMs = performance.now();
    const reply = await owner.call('GET', path);
    const calledMs = performance.now();
    const list = Object.values(reply ?? {}).find((part) => Array.isArray(part));
    if (list?.length !== PAGE) throw new Error(`${path} gave no whole page`);
    const beganMs = performance.now();
    for (const statement of statements) statement.all();
    const queriedMs = performance.now();
    // The first turns warm both.
    if (turn < 0) continue;
    calls.push(calledMs - startedMs);
    queries.push(queriedMs - beganMs);
  }
  const [call, query] = [quantile(calls, 0.95), quantile(queries, 0.95)];
  const cells = [call, query, call / query].map((cell) => cell.toFixed(1).padStart(9));
  console.log(`  ${what.padEnd(28)}${cells.join('')}`);
  return call > query * RATIO_MAX ? 1 : 0;
}
