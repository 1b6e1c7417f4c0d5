import { expect, it } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { LINE_SECRET, testLine } from '../testing/test-line.ts';

const URL = '/admin/telephone';
const wanted = testLine({ languages: ['he', 'ar', 'en'], voices: { he: 'Google.he-IL-Wavenet-B' } });
const { secret: _secret, speechKey: _key, callToken: _callToken, ...line } = wanted;

const SPEECH = 'https://127.0.0.1/say';
const speechBy = (source: string, address: string) => ({ source, service: { protocol: 'plain', address, model: '' } });

describeDatabases((getDb) => {
  async function inApp(work: (test: TestApp) => Promise<void>, publicUrl = 'https://quiz.school.org'): Promise<void> {
    const test = await buildTestApp({ db: getDb() });
    try {
      const owner = await test.signUpAs('omar', 0);
      if (publicUrl !== '') await owner.put('/admin/setting', { baseUrl: publicUrl });
      await work(test);
    } finally {
      await test.close();
    }
  }

  it('is for owners alone', () =>
    inApp(async (test) => {
      expect((await test.inject({ url: URL })).statusCode).toBe(401);
      const [admin, dana] = [await test.signUpAs('adam', 1), await test.signUp('dana')];
      for (const url of [URL, `${URL}/check`]) {
        expect((await dana.get(url)).json().code).toBe('notFound');
        expect((await admin.get(url)).json().code).toBe('notFound');
      }
      expect((await admin.put(URL, wanted)).json().code).toBe('notFound');
      expect(await getDb().selectFrom('telephone_line').selectAll().execute()).toEqual([]);
    }));

  it.each<[string, object]>([
    ['no language', { languages: [] }],
    ['no number', { numbers: [] }],
    ['a number that is none', { numbers: ['call me'] }],
    ['a code that no room can have', { defaultCode: '12345' }],
    ['no calls at all', { callsMax: 0 }],
    ['a number kept for a year', { keepDays: 365 }],
    ['a provider that nobody knows', { provider: 'tin cans' }],
    ['a network that is none', { networks: ['everywhere'] }],
    ['a voice that could end an attribute', { voices: { he: '"/><Dial>' } }],
    ['a secret with a gap', { secret: 'two words' }],
    ['a voice of the machine that is a path', { speech: { source: 'machine', machineVoices: { he: '../he' } } }],
    ['a speech service at no address', { speech: speechBy('service', 'ftp://speech.example.org') }],
    ['a speech service with a name in its address', { speech: speechBy('service', 'https://a:b@speech.example.org') }],
  ])('refuses %s', (_what, change) =>
    inApp(async (test) => {
      const refused = await (await test.signIn('omar')).put(URL, { ...wanted, ...change });
      expect(refused.json().code).toBe('invalidInput');
    }),
  );

  it('refuses a line that nobody could prove to be the provider of', () =>
    inApp(async (test) => {
      const owner = await test.signIn('omar');
      const without = await owner.put(URL, { ...wanted, secret: '' });
      expect(without.json()).toMatchObject({ code: 'badSetting', fields: [{ path: 'secret', code: 'required' }] });
      expect((await owner.put(URL, { ...wanted, secret: '', isOn: false })).statusCode).toBe(200);
      for (const provider of ['yemot', 'sip']) {
        const short = await owner.put(URL, { ...wanted, provider, secret: 'short' });
        expect(short.json()).toMatchObject({ code: 'badSetting', fields: [{ path: 'secret', limit: 24 }] });
      }
      await owner.put(URL, wanted);
      const moved = await owner.put(URL, { ...wanted, provider: 'plivo', secret: '' });
      expect(moved.json()).toMatchObject({ code: 'badSetting', fields: [{ path: 'secret', code: 'required' }] });
    }));

  it('is kept with its secret sealed, and tells it to nobody', () =>
    inApp(async (test) => {
      const owner = await test.signIn('omar');
      expect((await owner.get(URL)).json()).toEqual({
        line: null,
        hasSecret: false,
        hasSpeechKey: false,
        hasCallToken: false,
        address: 'https://quiz.school.org/telephone/line/house',
      });
      const saved = await owner.put(URL, { ...wanted, numbers: [...wanted.numbers, ...wanted.numbers] });
      expect(saved.json()).toMatchObject({ line, hasSecret: true });
      const again = await owner.put(URL, { ...wanted, callsMax: 50, secret: '' });
      expect(again.json()).toMatchObject({ line: { ...line, callsMax: 50 }, hasSecret: true });
      for (const reply of [saved, again, await owner.get(URL), await owner.get('/admin/audit')])
        expect(reply.body).not.toContain(LINE_SECRET);
      const [row] = await getDb().selectFrom('telephone_line').selectAll().execute();
      expect(JSON.stringify(row)).not.toContain(LINE_SECRET);
      const entries = (await owner.get('/admin/audit?action=saveTelephoneLine')).json().entries;
      expect(entries).toHaveLength(2);
      expect(entries[0]).toMatchObject({ before: { callsMax: '200' }, after: { callsMax: '50' }, succeeded: true });
    }));

  it('keeps the key of a speech service sealed, for its address alone', () =>
    inApp(async (test) => {
      const owner = await test.signIn('omar');
      const put = async (address: string, speechKey: string) =>
        (await owner.put(URL, { ...wanted, speech: speechBy('service', address), speechKey })).json();
      expect(await put('', 'sk-1')).toMatchObject({ fields: [{ path: 'speech.service.address', code: 'required' }] });
      expect(await put(SPEECH, 'sk-of-the-service')).toMatchObject({ hasSpeechKey: true });
      expect(await put(SPEECH, '')).toMatchObject({ hasSpeechKey: true, line: { speech: { source: 'service' } } });
      expect(await put(`${SPEECH}/other`, '')).toMatchObject({ hasSpeechKey: false });
      await put(SPEECH, 'sk-of-the-service');
      for (const reply of [await owner.get(URL), await owner.get('/admin/audit')])
        expect(reply.body).not.toContain('sk-of-the-service');
      expect(JSON.stringify(await getDb().selectFrom('telephone_line').selectAll().execute())).not.toContain('sk-of');
      // The address leads inward: nobody is asked.
      expect((await owner.get(`${URL}/check`)).json()).toMatchObject({ speechFault: 'addressNotAllowed' });
    }));

  it('reads a line of before there were voices to choose from', () =>
    inApp(async (test) => {
      const owner = await test.signIn('omar');
      await owner.put(URL, wanted);
      const { speech: _speech, ...before } = line;
      await getDb()
        .updateTable('telephone_line')
        .set({ settings: JSON.stringify(before) })
        .execute();
      expect((await owner.get(URL)).json().line).toEqual(line);
    }));

  it('tells screens what is called, while calls are taken', () =>
    inApp(async (test) => {
      const owner = await test.signIn('omar');
      const numbers = async () => (await test.inject({ url: '/telephone/numbers' })).json();
      expect(await numbers()).toEqual({ numbers: [], costHint: '' });
      await owner.put(URL, wanted);
      expect(await numbers()).toEqual({ numbers: wanted.numbers, costHint: '' });
      await owner.put(URL, { ...wanted, isOn: false });
      expect(await numbers()).toEqual({ numbers: [], costHint: '' });
    }));

  it('opens rooms for call-in games while calls are taken', () =>
    inApp(async (test) => {
      const [owner, dana] = [await test.signIn('omar'), await test.signUp('dana')];
      const game = (await dana.post('/game', { name: 'Seas', language: 'en', setting: { gameType: 'dialer' } })).json();
      const answers = ['Red', 'Dead'].map((text, index) => ({ text, media: null, correct: index === 1 }));
      await dana.post('/question', { game: game._id, type: 'trivia', question: 'Which sea?', answers });
      const open = async (demo: boolean) => (await dana.post('/room', { game: game._id, demo })).json();
      expect((await open(true)).code).toBe('noTelephoneLine');
      await owner.put(URL, { ...wanted, isOn: false });
      expect((await open(true)).code).toBe('noTelephoneLine');
      await owner.put(URL, wanted);
      expect(await open(true)).toMatchObject({ demo: true, startedAt: null });
    }));

  it('tells what is wrong with the line', () =>
    inApp(async (test) => {
      const owner = await test.signIn('omar');
      const check = async () => (await owner.get(`${URL}/check`)).json();
      expect(await check()).toEqual({
        problems: ['notSetUp'],
        askedAt: null,
        refused: null,
        speechFault: null,
        calls: 0,
      });
      await owner.put(URL, { ...wanted, secret: '', isOn: false });
      expect((await check()).problems).toEqual(['switchedOff', 'noSecret', 'noAddress', 'neverAsked']);
      await owner.put(URL, wanted);
      await owner.put('/admin/setting', { baseUrl: 'http://quiz.school.org' });
      expect((await check()).problems).toEqual(['addressNotSecure', 'neverAsked']);
      const unsigned = await test.inject({ method: 'POST', url: '/telephone/line/house', payload: '' });
      expect(unsigned.statusCode).toBe(403);
      expect(await check()).toMatchObject({
        problems: ['addressNotSecure', 'proofsRefused'],
        refused: { why: 'unsigned' },
      });
    }, ''));
});
