import { LANGUAGES } from '@qc/contract';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/insert-user.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';
import { peopleOfSheet } from './people-of-sheet.ts';

let test: TestApp;
let admin: TestClient;
beforeEach(async () => {
  test = await buildTestApp();
  admin = await test.signUpAs('admin', 1);
});
afterEach(() => test.close());

type Value = string | number | null;
const workbook = (rows: Value[][]) =>
  writeXlsxFile([
    {
      sheet: 'People',
      data: rows.map((row) =>
        row.map((value): Cell => {
          if (value === null) return null;
          return typeof value === 'number' ? { type: Number, value } : { type: String, value };
        }),
      ),
    },
  ]).toBuffer();
const send = (bytes: Buffer, client: TestClient | null = admin) =>
  uploadFile(test, client, { bytes, name: 'people.xlsx', url: '/admin/readUserSheet' });

describe('readUserSheet', () => {
  it('is for admins, and refuses what is no sheet, has no people, or too many', async () => {
    const sheet = await workbook([['Dana', 'dana@school.org']]);
    expect((await send(sheet, null)).statusCode).toBe(401);
    for (const client of [await test.signUp('dana'), await test.signUpAs('manager', 3)]) {
      expect((await send(sheet, client)).json().code).toBe('notFound');
    }
    for (const bytes of [Buffer.from('no workbook'), Buffer.alloc(0), await workbook([['Name', 'E-mail']])]) {
      expect((await send(bytes)).json().code).toBe('badExcel');
    }
    const many = await workbook(Array.from({ length: 1001 }, (_none, n) => [`Person ${n}`, `p${n}@school.org`]));
    expect((await send(many)).json()).toMatchObject({
      code: 'tooLarge',
      fields: [{ path: 'file', code: 'too_big', limit: 1000 }],
    });
  });

  it('reads what the template of each language was filled with, and saves nothing', async () => {
    for (const language of LANGUAGES) {
      const template = await admin.get(`/admin/userSheetTemplate?language=${language}`);
      expect(template.headers['content-disposition']).toMatch(/^attachment; /);
      const [heading] = await readSheet(Buffer.from(template.rawPayload));
      const filled = await workbook([
        (heading ?? []).map(String),
        ['דנה לוי', 'dana@school.org', '050-1234567'],
        [null, null, null],
        ['Omar', 'omar@school.org', 501234567],
      ]);
      expect((await send(filled)).json().users).toEqual([
        { name: 'דנה לוי', email: 'dana@school.org', phone: '050-1234567' },
        { name: 'Omar', email: 'omar@school.org', phone: '501234567' },
      ]);
    }
    expect(await test.platform.db.selectFrom('app_user').select('id').execute()).toHaveLength(1);
  });

  it('refuses workbooks made to do harm, and goes on serving', async () => {
    const part = 'xl/worksheets/sheet1.xml';
    const entity = '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData/></worksheet>';
    const hostile = [
      zipSync({ [part]: new Uint8Array(60 * 1024 * 1024) }, { level: 9 }),
      zipSync({ [part]: strToU8(entity), '[Content_Types].xml': strToU8(entity) }),
      zipSync({ [part]: strToU8('<worksheet/>'), 'more.zip': strToU8('PK') }),
      zipSync(Object.fromEntries(Array.from({ length: 300 }, (_none, n) => [`xl/part${n}.xml`, strToU8('<x/>')]))),
    ];
    for (const bytes of hostile) expect((await send(Buffer.from(bytes))).json().code).toBe('badExcel');
    expect((await send(await workbook([['Dana', 'dana@school.org']]))).statusCode).toBe(200);
  });

  it('takes bad lines along for the list to judge', async () => {
    const filled = await workbook([
      ['Name', 'E-mail'],
      ['x'.repeat(500), 'not an address'],
      [null, 'lonely@school.org'],
    ]);
    const { users } = (await send(filled)).json();
    expect(users).toEqual([
      { name: 'x'.repeat(300), email: 'not an address', phone: '' },
      { name: '', email: 'lonely@school.org', phone: '' },
    ]);
    const { outcomes } = (await admin.post('/admin/addManyUsers', { users })).json();
    expect(outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['invalid', 'invalid']);
  });
});

describe('peopleOfSheet', () => {
  it('finds columns by other words, in any order, below a title', () => {
    const sheet = [['Class 4'], [], ['טלפון נייד', 'מס', 'אימייל', 'שם מלא'], ['050-1', 1, 'd@s.org', 'Dana']];
    expect(peopleOfSheet(sheet)).toEqual([{ name: 'Dana', email: 'd@s.org', phone: '050-1' }]);
    const spelled = [
      ['Mobile', 'EMAIL ADDRESS', 'Full name:'],
      ["'+972 50 1", 'd@s.org', 'Dana'],
    ];
    expect(peopleOfSheet(spelled)).toEqual([{ name: 'Dana', email: 'd@s.org', phone: '+972 50 1' }]);
  });

  it('reads a sheet without headings by what stands in it', () => {
    const sheet = [
      ['0501234567', 'dana@school.org', 'Dana'],
      ['0507654321', 'omar@school.org', 'Omar'],
    ];
    expect(peopleOfSheet(sheet)).toEqual([
      { name: 'Dana', email: 'dana@school.org', phone: '0501234567' },
      { name: 'Omar', email: 'omar@school.org', phone: '0507654321' },
    ]);
    expect(peopleOfSheet([['dana@school.org'], ['omar@school.org']])).toHaveLength(2);
    expect(peopleOfSheet([])).toEqual([]);
  });
});

describe('exportUsersExcel', () => {
  it('is for admins', async () => {
    expect((await test.inject({ url: '/admin/user/excel' })).statusCode).toBe(401);
    const dana = await test.signUp('dana');
    expect((await dana.get('/admin/user/excel')).json().code).toBe('notFound');
  });

  it('holds whom the search finds, by name, in the words of the language, and computes nothing', async () => {
    const { db } = test.platform;
    await insertUser(db, 'noa', 2, { name: '=1+1 נועה', phone: '050-1234567' });
    await insertUser(db, 'avi', 3, { name: 'אבי נועה', disabled_from_admin: 1, last_login_ms: Date.UTC(2026, 0, 2) });
    await insertUser(db, 'omar');
    const search = `language=he&timeZone=Asia/Jerusalem&searchText=${encodeURIComponent('נועה')}`;
    const reply = await admin.get(`/admin/user/excel?${search}`);
    expect(reply.statusCode).toBe(200);
    const rows = await readSheet(Buffer.from(reply.rawPayload));
    expect(rows[0]?.slice(7, 9)).toEqual([
      expect.stringContaining('(Asia/Jerusalem)'),
      expect.stringContaining('(Asia/Jerusalem)'),
    ]);
    // A sheet counts in parts of days: to the second.
    expect(Math.round(Number(rows[2]?.[7]) / 1000)).toBe(Date.UTC(2026, 0, 2, 2) / 1000);
    expect(rows[0]?.slice(0, 4)).toEqual(['שם', 'דוא״ל', 'טלפון', 'תפקיד']);
    expect(rows.slice(1).map((row) => row.slice(0, 7))).toEqual([
      ["'=1+1 נועה", 'noa@school.org', '050-1234567', 'משתמש', null, 0, 'פעיל'],
      ['אבי נועה', 'avi@school.org', null, 'מנהל מוסד', null, 0, 'חסום'],
    ]);
  });

  it('holds every account once, over more than one portion', async () => {
    for (let n = 0; n < 620; n++) await insertUser(test.platform.db, `p${n}`, 2, { name: `Same ${n % 3}` });
    const reply = await admin.get('/admin/user/excel?language=en');
    const rows = await readSheet(Buffer.from(reply.rawPayload));
    expect(new Set(rows.slice(1).map((row) => row[1])).size).toBe(621);
    expect(rows).toHaveLength(622);
  });
});
