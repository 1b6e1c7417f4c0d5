import { wordsOf } from '@qc/words/server';
import { DEFAULT_TEAMS, LANGUAGES } from '@qc/contract';

import { ruleLines } from '@qc/words/rule-lines';
import { tableMap } from '@qc/engine';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { keepResult } from '../keep-result.ts';

import { sampleGame, sampleRun } from '../testing/sample-run.ts';

let test: TestApp;
let ruth: TestClient;
let id = '';
beforeAll(async () => {
  test = await buildTestApp();
  ruth = await test.signUp('ruth');
  const rounds = [null, { title: 'Salt' }, null, { title: '' }];
  const slides = sampleGame.slides.map((slide, at) => ({
    ...slide,
    round: rounds[at] ?? null,
    ...(slide.type === 'survey' && { times: 2 as const, explanation: '=It is healthy' }),
  }));
  const run = sampleRun({ slides, teams: { ...DEFAULT_TEAMS, mode: 'choose', names: ['Reds', '=Blues'] } });
  const seats = tableMap(run.seats, (seat, number) => ({
    ...seat,
    team: number % 2,
    name: number === 1 ? '=HYPERLINK("http://evil","Omar")' : seat.name,
  }));
  const state = { ...run, seats };
  id = await keepResult(test.platform, { roomId: 'room-1', gameId: 'game-00001', userId: ruth.user._id, state });
});
afterAll(() => test.close());

const fetch = (language: string, who = ruth) => who.get(`/api/GameResult/${id}/excel?language=${language}`);

it.each(LANGUAGES)('%s: five sheets in the direction of the language, without a formula', async (language) => {
  const reply = await fetch(language);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toContain('.xlsx');
  const parts = unzipSync(reply.rawPayload);
  for (const sheet of [1, 2, 3, 4, 5]) {
    const xml = strFromU8(parts[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array());
    expect(xml).not.toContain('<f>');
    expect(xml.includes('rightToLeft="1"')).toBe(language !== 'en');
  }
  const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
  for (const name of Object.values(wordsOf(language).resultExcel.sheets)) expect(workbook).toContain(name);
});

it('says everything the report says', async () => {
  const book = Buffer.from((await fetch('en')).rawPayload);
  const facts = new Map((await readSheet(book, 1)).map(([name, value]) => [name, value]));
  expect(facts.get('Result')).toBe('Seas');
  expect(facts.get('Players')).toBe(3);
  expect(facts.get('Duration in minutes')).toBe(7);
  const summary = await readSheet(book, 1);
  const winners = summary.findIndex(([, title]) => title === 'Winners');
  expect(summary.slice(winners + 1, winners + 4).map(([rank, name]) => [rank, name])).toEqual([
    [1, 'Noa'],
    [2, '\'=HYPERLINK("http://evil","Omar")'],
    [3, 'Dana'],
  ]);
  const players = await readSheet(book, 2);
  expect(players[0]).toEqual([
    ...[
      'Place',
      'Name',
      'Team',
      'Points',
      'Round 1 · Salt',
      'Round 2',
      'Correct answers',
      'Out of',
      'All answers given',
      'Total time in seconds',
    ],
    'Phone',
  ]);
  expect(
    players.slice(1).map(([rank, name, team, , , , ...counted]) => [rank, name, team, ...counted.toSpliced(3, 1)]),
  ).toEqual([
    [1, 'Noa', 'Reds', 4, 4, 5, "'+972-50-1112222"],
    [2, '\'=HYPERLINK("http://evil","Omar")', "'=Blues", 1, 4, 4, '050-3334444'],
    [3, 'Dana', 'Reds', 1, 2, 2, null],
  ]);
  // What belongs to no round is not in their columns.
  expect(players.slice(1).map((row) => row.slice(3, 6))).toEqual([
    [3625, 925, 1725],
    [1183, 900, 283],
    [625, 0, 0],
  ]);
  const questions = await readSheet(book, 3);
  expect(questions[1]).toEqual([
    ...[1, 'Which sea?', 'Multiple choice', 'A. Dead', 3, 2 / 3, 6, 'A. Dead: 2\nB. Red: 1\nC. Black: 0'],
    ...[null, null, null],
  ]);
  expect(questions[5]?.slice(8, 10)).toEqual(['2 ×', "'=It is healthy"]);
  expect(questions[4]?.[3]).toBe('C. One\nB. Two\nA. Three');
  const answers = await readSheet(book, 4);
  expect(answers[0]?.slice(2)).toEqual([
    ...['1. Which sea?', '2. Which word?', '3. How deep?', '4. First things first', '5. Tea?'],
  ]);
  expect(answers[1]?.slice(2, 6)).toEqual(['A. Dead ✓', 'Salt ✓', '310 ✓', 'C. One, B. Two, A. Three ✓']);
  expect(answers[2]?.slice(2, 6)).toEqual(['B. Red ✗', 'salt ✓', '400 ✗', 'C. One, A. Three, B. Two ◐']);
  expect(answers[3]?.slice(2)).toEqual(['A. Dead ✓', 'pepper ✗', null, null, null]);
  expect(facts.get('Signs in “All answers”')).toBe('✓ correct · ◐ partly correct · ✗ wrong');
  const points = await readSheet(book, 5);
  expect(points[0]?.slice(0, 4)).toEqual(['Place', 'Name', 'Points', '1. Which sea?']);
  expect(points.slice(1).map((row) => row.slice(2))).toEqual([
    [3625, 975, 925, 875, 850, 0],
    [1183, 0, 900, 0, 283, 0],
    [625, 625, 0, 0, 0, 0],
  ]);
});

it.each(LANGUAGES)('%s: says the whole rule in the words of the lobby', async (language) => {
  const scoring = { profile: 'penalty', first: 3, penalty: 40, streaks: true } as const;
  const teams = { mode: 'choose', names: ['Reds', 'Blues'], rule: 'best', best: 2 } as const;
  const state = sampleRun({ scoring, teams: { ...teams, names: [...teams.names] } });
  const roomId = `room-rule-${language}`;
  const ruled = await keepResult(test.platform, { roomId, gameId: 'game-00001', userId: ruth.user._id, state });
  const reply = await ruth.get(`/api/GameResult/${ruled}/excel?language=${language}`);
  const facts = new Map((await readSheet(Buffer.from(reply.rawPayload), 1)).map(([name, value]) => [name, value]));
  const said = facts.get(wordsOf(language).resultExcel.facts.scoring);
  expect(said).toBe(ruleLines(wordsOf(language).rules, state.game).join('\n'));
  expect(said).toContain('40%');
});

it('fills a partly right answer otherwise than a wrong one', async () => {
  const parts = unzipSync((await fetch('en')).rawPayload);
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
  for (const fill of ['E3F5E9', 'FFF4D6', 'FDECEA']) expect(styles).toContain(fill);
});

it('tells times by the clock of who asks, and names it', async () => {
  const { endedAt } = (await ruth.get(`/api/GameResult/${id}`)).json();
  for (const [zone, hoursMs] of [
    ['Asia/Tokyo', 9 * 60 * 60 * 1000],
    ['UTC', 0],
  ] as const) {
    const reply = await ruth.get(`/api/GameResult/${id}/excel?language=en&timeZone=${zone}`);
    const facts = new Map((await readSheet(Buffer.from(reply.rawPayload), 1)).map(([name, value]) => [name, value]));
    const [day = '', time = ''] = new Date(endedAt + hoursMs).toISOString().split('T');
    expect(facts.get(`Date (${zone})`)).toBe(`${day.split('-').toReversed().join('.')} ${time.slice(0, 5)}`);
  }
});

it('has phone numbers for the owner only', async () => {
  const admin = await test.signUpAs('admin', 1);
  const book = Buffer.from((await fetch('en', admin)).rawPayload);
  const players = await readSheet(book, 2);
  expect(players[0]).not.toContain('Phone');
  expect(JSON.stringify(players)).not.toContain('1112222');
  expect((await fetch('en', await test.signUp('stranger'))).statusCode).toBe(404);
  expect((await ruth.get('/api/GameResult/result-unknown/excel?language=en')).statusCode).toBe(404);
  expect((await fetch('xx')).statusCode).toBe(400);
});
