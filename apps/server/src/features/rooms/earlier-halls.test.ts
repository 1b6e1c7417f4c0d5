import { CLOSE, LIVE_PROTOCOL, RoomId, type OperatorAction, type OperatorView, type SeatRow } from '@qc/contract';
import { tableEntries, type RoomState } from '@qc/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EARLIER_VERSIONS, openEarlierHouse, type EarlierHouse } from '../../testing/earlier-versions/earlier-house.ts';
import { resultFacts } from '../../testing/earlier-versions/facts.ts';
import { createRoomStore } from './keeping/room-store.ts';
import { readStoredJournal, replayJournal } from './keeping/stored-journal.ts';
import { SocketPage } from './testing/live-app.ts';

const SECOND = 1000;

describe.each(EARLIER_VERSIONS)('a hall in which %s was killed', (version) => {
  let house: EarlierHouse;
  beforeEach(async () => {
    house = await openEarlierHouse(version);
  });
  afterEach(() => house.close());

  async function desk(): Promise<Desk> {
    const { stopped } = house.facts;
    const page = new SocketPage(house.port, house.author.headers);
    const { session } = house.author.user;
    const room = RoomId.parse(stopped.id);
    await page.say({ t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as: 'operator', session, lastVersion: null });
    await until(() => page.of('welcomeOperator').length > 0);
    return new Desk(page);
  }
  /** The page of a player comes back as its device remembers it. */
  async function back(name: string): Promise<SocketPage> {
    const { tokens, stopped } = house.facts;
    const page = new SocketPage(house.port);
    const { device, token } = tokens[`stopped ${name}`] ?? { device: '', token: '' };
    const hello = { t: 'helloPlayer', protocol: LIVE_PROTOCOL, code: stopped.code, lastVersion: null };
    await page.say({ ...hello, device, token });
    return page;
  }
  async function answer(page: SocketPage, value: number): Promise<string> {
    const phase = (await until(() => page.of('welcomePlayer')[0])).view.phase;
    if (phase.phase !== 'question') throw new Error(`no question but ${phase.phase}`);
    const { slide, visit } = phase;
    await page.say({ t: 'answer', id: 'answer-after', slide, visit, response: { type: 'number', value } });
    const reply = await until(() => page.of('ack')[0] ?? page.of('refused')[0]);
    return reply.t === 'refused' ? reply.code : reply.t;
  }

  it('is open again at its question, with every seat, its points and who has answered', async () => {
    const { stopped } = house.facts;
    const console = await desk();
    const { view } = console;
    expect(view.phase).toMatchObject({ phase: stopped.phase, slide: stopped.slide, limitMs: stopped.limitMs });
    expect(view.phase).toMatchObject({ question: { question: stopped.question } });
    const { answered, players, step, solution } = stopped;
    expect(view).toMatchObject({ answered, players, step, solution });
    const inHall = stopped.seats.filter(({ removed }) => !removed);
    expect(inHall).toHaveLength(4);
    expect(console.seats.map((seat) => told(seat, ['Reds', 'Blues']))).toEqual(inHall);
  });

  it('is told the same by its whole journal, without the snapshot', async () => {
    const { id } = house.facts.stopped;
    const journal = await readStoredJournal(createRoomStore(house.platform.db), id);
    if (!journal) throw new Error('the journal is gone');
    const last = [...replayJournal(journal)].at(-1);
    const host = house.host.room(id)?.state;
    if (!last || !host) throw new Error('the hall is gone');
    expect(withoutMessages(last.state)).toEqual(withoutMessages(host));
  });

  it('ends as it would have ended', async () => {
    const console = await desk();
    await console.press({ do: 'closeAnswers' }, 'closed');
    await console.press({ do: 'reveal' }, 'reveal');
    await console.press({ do: 'end' }, 'ended');
    const id = await until(async () => {
      house.pass(SECOND);
      const { results } = (await house.author.get(`/GameResult?room=${house.facts.stopped.id}`)).json();
      return results[0]?._id;
    });
    expect(resultFacts(await house.result(id))).toEqual(house.facts.stoppedEnd);
  });

  it('players come back to their seats: who has answered may not again, who has not may', async () => {
    const [noa, dana, gone] = [await back('Noa'), await back('דנה'), await back('Gone')];
    expect(await answer(noa, 300)).toBe('alreadyAnswered');
    expect(await answer(dana, 365)).toBe('ack');
    expect(await until(() => gone.closeCode)).toBe(CLOSE.removed);
    for (const page of [noa, dana, gone]) page.close();
  });
});

/** A seat as the facts have it. */
function told({ seat, name, score, answered, removed, team, extraPercent }: SeatRow, teams: readonly string[]): object {
  return { ...{ seat, name, score, answered, removed }, team: team === null ? null : teams[team], extraPercent };
}

/** An operator's console. */
class Desk {
  readonly #page: SocketPage;
  #presses = 0;

  constructor(page: SocketPage) {
    this.#page = page;
  }

  get view(): OperatorView {
    const view = [...this.#page.of('welcomeOperator'), ...this.#page.of('operator')].at(-1)?.view;
    if (!view) throw new Error('the console shows nothing');
    return view;
  }

  get seats(): SeatRow[] {
    return this.#page.of('welcomeOperator')[0]?.seats ?? [];
  }

  /** Presses, and waits for what that leads to. */
  async press(action: OperatorAction, phase: OperatorView['phase']['phase']): Promise<void> {
    this.#presses += 1;
    const id = `press-${this.#presses}-of-desk`;
    await this.#page.say({ t: 'operate', id, expect: null, action });
    await until(() => this.view.phase.phase === phase);
  }
}

/** Waits until there is something. */
async function until<T>(look: () => T | undefined | null | false | Promise<T | undefined | null | false>): Promise<T> {
  for (const endMs = Date.now() + 20_000; Date.now() < endMs;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('waited in vain');
}

/** A room without the messages its seats sent: earlier versions noted answers by them, which are known by what they say. */
function withoutMessages({ seats, ...room }: RoomState): unknown {
  return { ...room, seats: [...tableEntries(seats)].map((seat) => ({ ...seat, acked: [] })) };
}
