import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let admin: TestClient;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs, config: { publicUrl: 'https://quiz.example.org' } });
  admin = await test.signUpAs('admin', 1);
});
afterAll(() => test.close());

let made = 0;
/** An institution with a manager of its own; everybody has fresh names. */
async function makeSchool(more: object = {}): Promise<{ id: string; boss: TestClient; name: string }> {
  const number = ++made;
  const boss = await test.signUp(`boss-${number}`);
  const body = { name: `School ${number}`, managerEmail: boss.user.email, ...more };
  const reply = await admin.post('/institution', body);
  expect(reply.statusCode).toBe(200);
  const mail = (await readMails(test)).find(({ to }) => to === boss.user.email);
  expect((await accept(boss, mail?.token ?? '')).statusCode).toBe(200);
  return { id: reply.json()._id, boss, name: body.name };
}
const newPerson = () => test.signUp(`person-${++made}`);
const me = async (client: TestClient) =>
  (await test.inject({ method: 'POST', url: '/auth/checkLogin', headers: client.headers })).json();
/** Invites and gives the secret of the letter. */
async function invite(school: { id: string; boss: TestClient }, email: string, more: object = {}): Promise<string> {
  const reply = await school.boss.post(`/institution/${school.id}/invite`, { email, ...more });
  expect(reply.statusCode).toBe(200);
  const mail = (await readMails(test)).find(({ to }) => to === email);
  if (mail === undefined) throw new Error('no letter came');
  return mail.token;
}
const accept = (client: TestClient, token: string) => client.post('/institution/invitation/accept', { token });
async function join(school: { id: string; boss: TestClient }, more: object = {}): Promise<TestClient> {
  const person = await newPerson();
  expect((await accept(person, await invite(school, person.user.email, more))).statusCode).toBe(200);
  return person;
}
const audits = async (action: string, target: string) =>
  (
    await test.platform.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'succeeded'])
      .where('action', '=', action)
      .where('target_id', '=', target)
      .execute()
  ).filter(({ succeeded }) => succeeded === 1);

describe('whoever has no business there', () => {
  it('learns nothing: a member, another manager and a stranger get the answer for an unknown id', async () => {
    const school = await makeSchool();
    const member = await join(school);
    const [stranger, rival] = [await newPerson(), (await makeSchool()).boss];
    const invited = (await school.boss.post(`/institution/${school.id}/invite`, { email: 'a@school.org' })).json();
    const calls = (id: string, invitation: string, user: string) =>
      [
        ['GET', `/institution/${id}`],
        ['PUT', `/institution/${id}`, { disableRemotesGames: true }],
        ['DELETE', `/institution/${id}`],
        ['GET', `/institution/${id}/member`],
        ['DELETE', `/institution/${id}/member/${user}`],
        ['POST', `/institution/${id}/invite`, { email: 'b@school.org' }],
        ['GET', `/institution/${id}/invitation`],
        ['DELETE', `/institution/${id}/invitation/${invitation}`],
      ] as const;
    for (const client of [stranger, rival, member]) {
      const real = calls(school.id, invited._id, member.user._id);
      const unknown = calls('a'.repeat(20), 'b'.repeat(20), 'c'.repeat(20));
      for (const [index, [method, url, body]] of real.entries()) {
        const send = async (address: string) => {
          const headers = { ...client.headers, ...(body && { 'content-type': 'application/json' }) };
          const reply = await test.inject({ method, url: address, headers, ...(body && { payload: body }) });
          const { requestId: _id, ...shown } = reply.json();
          return { status: reply.statusCode, shown };
        };
        const answer = await send(url);
        expect(answer.status, `${method} ${url}`).toBe(404);
        expect(answer).toEqual(await send(unknown[index]?.[1] ?? ''));
      }
    }
    expect((await me(member)).institution).toMatchObject({ _id: school.id });
    const own = await school.boss.get(`/institution/${school.id}`);
    expect(own.json()).toMatchObject({ disableRemotesGames: false, membersCount: 2, managersCount: 1 });
  });

  it('neither lists nor founds nor closes institutions, a manager included', async () => {
    const { id, boss } = await makeSchool();
    expect((await boss.get('/institution')).statusCode).toBe(404);
    expect((await boss.post('/institution', { name: 'My own' })).statusCode).toBe(404);
    expect((await boss.delete(`/institution/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/institution/${id}`)).statusCode).toBe(200);
  });

  it('a manager does not rename, nor take out a manager, himself included', async () => {
    const school = await makeSchool();
    const deputy = await join(school, { manager: true });
    expect((await me(deputy)).role).toBe(3);
    const { boss, id, name } = school;
    expect((await boss.put(`/institution/${id}`, { name: 'Palace', disableRemotesGames: true })).statusCode).toBe(403);
    for (const { user } of [boss, deputy]) {
      const refused = await boss.delete(`/institution/${id}/member/${user._id}`);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    }
    expect((await boss.get(`/institution/${id}`)).json()).toMatchObject({
      ...{ name, disableRemotesGames: false, managersCount: 2 },
    });
    expect((await boss.put(`/institution/${id}`, { credits: 1000 })).statusCode).toBe(400);
    // A whole account may be sent back; what it says of its role and its house is not the person's to write.
    const { role, institution } = (await boss.get(`/user/${boss.user._id}`)).json();
    const own = await boss.put(`/user/${boss.user._id}`, { role: 0, type: 0, institution: null });
    expect(own.json()).toMatchObject({ role, type: role, institution });
  });
});

describe('an admin', () => {
  it('founds one and invites its manager, which the audit log tells of', async () => {
    const { id, boss, name } = await makeSchool({ disableRemotesGames: true });
    expect(await me(boss)).toMatchObject({
      ...{ role: 3, institution: { _id: id, name, credits: 0, disableRemotesGames: true } },
    });
    expect(await audits('createInstitution', id)).toEqual([{ actor_id: admin.user._id, succeeded: 1 }]);
    const found = (await admin.get(`/institution?searchText=${encodeURIComponent(name)}&sortBy=credits`)).json();
    expect(found.institutions.map(({ _id }: { _id: string }) => _id)).toContain(id);
  });

  it('never makes a manager of anybody without the mailed secret', async () => {
    const other = await makeSchool();
    const second = await test.signUpAs('second', 1);
    const taken = await join(other);
    const plain = await newPerson();
    for (const email of [
      plain.user.email,
      second.user.email,
      taken.user.email,
      other.boss.user.email,
      'nobody@school.org',
    ]) {
      const { statusCode, json } = await admin.post('/institution', { name: 'New school', managerEmail: email });
      expect([statusCode, json().managersCount, json().membersCount]).toEqual([200, 0, 0]);
      const [mail] = await readMails(test);
      expect(mail).toMatchObject({ to: email });
      expect(mail?.token).not.toBe('');
    }
    expect((await me(plain)).role).toBe(2);
    expect((await me(second)).role).toBe(1);
    expect((await me(taken)).institution._id).toBe(other.id);
    expect(await me(other.boss)).toMatchObject({ role: 3, institution: { _id: other.id } });
  });

  it('sees what waits at an institution and takes it back, which the audit log tells of once', async () => {
    const school = await makeSchool();
    const person = await newPerson();
    const secret = await invite(school, person.user.email, { manager: true });
    const address = `/institution/${school.id}/invitation`;
    const { invitations, count } = (await admin.get(address)).json();
    expect([count, invitations[0].email, invitations[0].manager]).toEqual([1, person.user.email, true]);
    expect((await admin.delete(`${address}/${invitations[0]._id}`)).statusCode).toBe(200);
    expect((await admin.delete(`${address}/${invitations[0]._id}`)).statusCode).toBe(404);
    expect((await admin.get(address)).json()).toEqual({ invitations: [], count: 0 });
    expect((await accept(person, secret)).json().code).toBe('linkOver');
    expect(await audits('withdrawInvitation', school.id)).toEqual([{ actor_id: admin.user._id, succeeded: 1 }]);
  });

  it('renames, takes out a manager, and closes: everybody goes on alone, what waits is void', async () => {
    const school = await makeSchool();
    const deputy = await join(school, { manager: true });
    const member = await join(school);
    const waiting = await invite(school, 'late@school.org');
    const { id } = school;
    expect((await admin.put(`/institution/${id}`, { name: 'Renamed' })).json().name).toBe('Renamed');
    expect((await admin.delete(`/institution/${id}/member/${deputy.user._id}`)).statusCode).toBe(200);
    expect(await me(deputy)).toMatchObject({ role: 2, institution: null });
    expect((await admin.delete(`/institution/${id}/member/${deputy.user._id}`)).statusCode).toBe(404);
    // The boss and the member: nobody closes it who does not know of both.
    for (const known of ['', '?members=1', '?members=3']) {
      const refused = await admin.delete(`/institution/${id}${known}`);
      expect(refused.json()).toMatchObject({
        code: 'invalidInput',
        fields: [{ path: 'members', code: 'otherNumber' }],
      });
    }
    expect((await admin.delete(`/institution/${id}?members=2`)).statusCode).toBe(200);
    expect((await admin.delete(`/institution/${id}?members=2`)).statusCode).toBe(404);
    for (const client of [school.boss, member]) expect(await me(client)).toMatchObject({ role: 2, institution: null });
    expect((await school.boss.get(`/institution/${id}`)).statusCode).toBe(404);
    const look = await member.post('/institution/invitation/view', { token: waiting });
    expect(look.json().code).toBe('linkOver');
    for (const action of ['updateInstitution', 'deleteInstitution']) expect(await audits(action, id)).toHaveLength(1);
    expect(await audits('removeMember', deputy.user._id)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is answered alike for every address, comes in the person’s own language, and its secret is kept hashed', async () => {
    const { id, boss, name } = await makeSchool();
    const known = await newPerson();
    await known.put(`/user/${known.user._id}`, { language: 'ar' });
    const replies = [];
    for (const email of [known.user.email, 'unknown@school.org']) {
      const reply = await boss.post(`/institution/${id}/invite`, { email, language: 'en' });
      const { _id, email: _email, ...same } = reply.json();
      replies.push({ status: reply.statusCode, same, keys: Object.keys(reply.json()) });
    }
    expect(replies[0]).toEqual(replies[1]);
    const mails = await readMails(test);
    const [arabic, english] = [known.user.email, 'unknown@school.org'].map((to) =>
      mails.find((mail) => mail.to === to),
    );
    expect(arabic?.plain).toContain('/ar/invitation#token=');
    expect(english?.plain).toContain(`join \u2068${name}\u2069`);
    const stored = await test.platform.db.selectFrom('invitation').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(english?.token);
    expect(await audits('inviteMember', id)).toHaveLength(2);
  });

  it('shows what it offers to whoever has it; only its own person learns what would be left', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const member = await join(other);
    const token = await invite(school, member.user.email, { manager: true });
    const view = (headers = {}) =>
      test.inject({ method: 'POST', url: '/institution/invitation/view', headers, payload: { token } });
    const offer = {
      ...{ institutionName: school.name, email: member.user.email, manager: true },
      ...{ invitedBy: school.boss.user.name, leaves: '' },
    };
    expect((await view()).json()).toEqual(offer);
    expect((await view(other.boss.headers)).json()).toEqual(offer);
    expect((await view(member.headers)).json()).toEqual({ ...offer, leaves: other.name });
    expect((await accept(other.boss, token)).json().code).toBe('invitationForAnother');
    expect((await accept(member, token)).statusCode).toBe(200);
    expect(await me(member)).toMatchObject({ role: 3, institution: { _id: school.id } });
    expect((await other.boss.get(`/institution/${other.id}/member`)).json().count).toBe(1);
    expect((await member.get(`/institution/${school.id}/member`)).json().count).toBe(2);
  });

  it('counts once, for seven days, and not when withdrawn or sent anew', async () => {
    const school = await makeSchool();
    const person = await newPerson();
    const { email } = person.user;
    const first = await invite(school, email);
    const second = await invite(school, email);
    expect((await accept(person, first)).json().code).toBe('linkOver');
    const { invitations } = (await school.boss.get(`/institution/${school.id}/invitation`)).json();
    expect(invitations).toHaveLength(1);
    const address = `/institution/${school.id}/invitation/${invitations[0]._id}`;
    expect((await school.boss.delete(address)).statusCode).toBe(200);
    expect((await school.boss.delete(address)).statusCode).toBe(404);
    expect((await accept(person, second)).json().code).toBe('linkOver');
    const third = await invite(school, email);
    nowMs += 7 * 24 * 60 * 60 * 1000;
    expect((await accept(person, third)).json().code).toBe('linkOver');
    const fourth = await invite(school, email);
    const both = await Promise.all([accept(person, fourth), accept(person, fourth)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await accept(person, fourth)).json().code).toBe('linkOver');
    expect((await accept(person, 'never-was-one')).json().code).toBe('linkOver');
  });

  it('makes no admin smaller, and no manager of one who manages already', async () => {
    const school = await makeSchool();
    const second = await test.signUpAs(`admin-${++made}`, 1);
    await accept(second, await invite(school, second.user.email, { manager: true }));
    expect(await me(second)).toMatchObject({ role: 1, institution: { _id: school.id } });
    await accept(school.boss, await invite(school, school.boss.user.email));
    expect(await me(school.boss)).toMatchObject({ role: 3, institution: { _id: school.id } });
  });

  it('is limited for each mailbox, whoever sends', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()];
    const send = ({ id, boss }: typeof school) => boss.post(`/institution/${id}/invite`, { email: 'often@school.org' });
    for (let i = 0; i < 5; i++) expect((await send(school)).statusCode).toBe(200);
    const refused = await send(other);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyRequests']);
    nowMs += 60 * 60 * 1000;
    expect((await send(other)).statusCode).toBe(200);
  });
});

describe('a member', () => {
  it('is taken out by the manager, or leaves; a manager who leaves manages nothing', async () => {
    const school = await makeSchool();
    const [taken, leaver] = [await join(school), await join(school)];
    expect((await school.boss.delete(`/institution/${school.id}/member/${taken.user._id}`)).statusCode).toBe(200);
    expect((await leaver.post('/institution/leave')).statusCode).toBe(200);
    expect((await leaver.post('/institution/leave')).statusCode).toBe(404);
    expect((await school.boss.post('/institution/leave')).statusCode).toBe(200);
    for (const client of [taken, leaver, school.boss])
      expect(await me(client)).toMatchObject({ role: 2, institution: null });
    expect((await school.boss.get(`/institution/${school.id}`)).statusCode).toBe(404);
  });
});
