import { once } from 'node:events';
import { LIVE_PATH, LIVE_PROTOCOL, type Role, type TransferType } from '@qc/contract';
import { WebSocket } from 'ws';
import { makeOwnedRecords, type OwnedRecords } from './owned-records.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/**
 * Everybody who may call about the records of one person, `owner`, who is a plain member of an institution: nobody
 * signed in; a player, who has a seat in a room and no account; somebody with nothing to do with it; three people the
 * game was given to, for editing, to run and as a copy of one's own; another member; who manages the institution and
 * who manages another one; an admin and the owner of the house.
 */
export const WHO = [
  'anonymous',
  'player',
  'regular',
  'sharee1',
  'sharee2',
  'sharee3',
  'member',
  'ownManager',
  'foreignManager',
  'admin',
  'houseOwner',
  'owner',
] as const;
export type Who = (typeof WHO)[number];
/** What proves who is calling. */
export type Caller = Pick<TestClient, 'headers'>;

const PEOPLE = [
  ['regular', 2],
  ['sharee1', 2],
  ['sharee2', 2],
  ['sharee3', 2],
  ['member', 2],
  ['ownManager', 3],
  ['foreignManager', 3],
  ['admin', 1],
  ['houseOwner', 0],
] as const satisfies readonly (readonly [Who, Role])[];
type Signed = (typeof PEOPLE)[number][0];
const SHAREES = [
  ['sharee1', 1],
  ['sharee2', 2],
  ['sharee3', 3],
] as const;
const FOREIGN = 'institution-of-others';
let gathered = 0;

/** They are gathered once and called again and again; the owner and the records are made anew when they were used. */
export class Cast {
  readonly #test: TestApp;
  /** Tells the names of this cast from those of others on the same data. */
  readonly #number = ++gathered;
  readonly #people = new Map<Signed, TestClient>();
  /** The copies that two of the people who share the game have. */
  readonly #copies = new Map<Who, string>();
  /** Whose session a call has ended. */
  readonly #gone = new Set<Signed>();
  #seat: Caller = { headers: {} };
  #owner: TestClient | null = null;
  #records: OwnedRecords | null = null;
  #owners = 0;

  private constructor(test: TestApp) {
    this.#test = test;
  }

  static async gather(test: TestApp): Promise<Cast> {
    const cast = new Cast(test);
    await cast.#gather();
    return cast;
  }

  async #gather(): Promise<void> {
    const { signUpAs, platform } = this.#test;
    for (const [who, role] of PEOPLE) {
      const person = await signUpAs(this.#nameOf(who), role);
      this.#people.set(who, person);
      if (who === 'sharee2' || who === 'sharee3') {
        const copy = await person.post('/game', { name: 'Copy', setting: { gameType: 'firebase' } });
        this.#copies.set(who, copy.json()._id);
      }
    }
    await platform.db
      .insertInto('institution')
      .values({ ...{ id: FOREIGN, name: 'Others', sort_name: 'others', search_text: 'others' }, ...OPEN })
      .onConflict((known) => known.doNothing())
      .execute();
    await this.newOwner();
    this.#seat = await takeSeat(this.#test, this.owner, this.records.gameId);
  }

  get owner(): TestClient {
    if (this.#owner === null) throw new Error('the cast has no owner yet');
    return this.#owner;
  }

  get records(): OwnedRecords {
    if (this.#records === null) throw new Error('the cast has no records yet');
    return this.#records;
  }

  /** How somebody calls; null: with nothing at all. */
  async caller(who: Who): Promise<Caller | null> {
    if (who === 'anonymous') return null;
    if (who === 'player') return this.#seat;
    if (who === 'owner') return this.owner;
    if (this.#gone.delete(who)) this.#people.set(who, await this.#test.signIn(this.#nameOf(who)));
    return this.person(who);
  }

  /** A call may have ended this person's session. */
  lost(who: Who): void {
    if (isSigned(who)) this.#gone.add(who);
  }

  /** Another owner, with records of the own. */
  async newOwner(): Promise<void> {
    this.#owner = await this.#test.signUp(`owner-${this.#number}-${++this.#owners}`);
    await this.newRecords();
  }

  /** One of the people who are signed in. */
  person(who: Signed): TestClient {
    const person = this.#people.get(who);
    if (!person) throw new Error(`${who} was not gathered`);
    return person;
  }

  /** Other records of the same owner, in another institution. */
  async newRecords(): Promise<void> {
    const { db } = this.#test.platform;
    const put = (ids: string[], role: Role, institution_id: string | null) =>
      db.updateTable('app_user').set({ role, institution_id }).where('id', 'in', ids).execute();
    const idOf = (who: Signed) => this.person(who).user._id;
    const { owner } = this;
    // What is run meanwhile is charged to the owner.
    await put([owner.user._id], 2, null);
    const records = await makeOwnedRecords(this.#test, owner);
    for (const [who, transferType] of SHAREES) await this.#share(records.gameId, who, transferType);
    await put([owner.user._id, idOf('member')], 2, records.institutionId);
    await put([idOf('ownManager')], 3, records.institutionId);
    await put([idOf('foreignManager')], 3, FOREIGN);
    // The one that it was made with, the owner, another member and a manager.
    this.#records = { ...records, institutionMembers: 4 };
  }

  /** Written by hand: the call itself lets nobody share this often. */
  async #share(game_id: string, who: Signed, transfer_type: TransferType): Promise<void> {
    const { db, now } = this.#test.platform;
    const people = { sharer_id: this.owner.user._id, receiver_id: this.person(who).user._id };
    const copy_game_id = this.#copies.get(who) ?? null;
    const times = { created_at_ms: now(), revoked_at_ms: null, seen_at_ms: null };
    const id = shareIdOf(game_id, transfer_type);
    const row = {
      id,
      game_id,
      ...people,
      transfer_type,
      copy_game_id,
      ...times,
      game_name: 'Game',
      search_text: 'game',
    };
    await db.insertInto('share').values(row).execute();
  }

  #nameOf(who: Signed): string {
    return `${who.toLowerCase()}-of-cast-${this.#number}`;
  }
}

const OPEN = { created_at_ms: 1, closed_at_ms: null };

/** The share by which somebody of the cast has the game. */
export function shareIdOf(gameId: string, transferType: TransferType): string {
  return `given-${transferType}-${gameId}`.slice(0, 60);
}

/** Joins a room as a phone does. The proof of the seat is shown wherever a session is looked for. */
async function takeSeat(test: TestApp, owner: TestClient, game: string): Promise<Caller> {
  const { code } = (await owner.post('/room', { game })).json();
  const { port } = portOf(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`);
  await once(socket, 'open');
  const said: { t: string; token?: string }[] = [];
  socket.on('message', (data) => said.push(JSON.parse(String(data))));
  const device = 'phone-of-a-player';
  socket.send(
    JSON.stringify({ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token: null, device, lastVersion: null }),
  );
  socket.send(JSON.stringify({ t: 'join', id: 'join-1', name: 'Noa', phone: '', consent: true }));
  while (!said.some(({ t }) => t === 'joined')) await once(socket, 'message');
  socket.terminate();
  const token = said.find(({ t }) => t === 'joined')?.token ?? '';
  if (token === '') throw new Error('a seat without its proof');
  return { headers: { cookie: `qc=${token}`, 'x-auth': token, authorization: `Bearer ${token}` } };
}

const portOf = (address: string) => ({ port: Number(new URL(address).port) });

function isSigned(who: Who): who is Signed {
  return PEOPLE.some(([one]) => one === who);
}
