import { Game, Question, type GameChanges, type QuestionChanges } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const EDITORS = ['dana', 'omar', 'lina', 'rami'];
const ROUNDS = 50;

/** A save the server has said yes to. */
interface Save {
  record: string;
  from: number;
  to: number;
  changes: GameChanges & QuestionChanges;
}
/** One editor's screen: the game as this person last saw it, perhaps long ago. */
interface Screen {
  client: TestClient;
  game: Game;
}
/** A repeatable source of chance. */
function chanceOf(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describeDatabases((getDb) => {
  let app: TestApp;
  let editors: TestClient[];
  let dana: TestClient;
  let game: string;

  beforeEach(async () => {
    app = await buildTestApp({ db: getDb() });
    editors = await Promise.all(EDITORS.map((name) => app.signUp(name)));
    const [owner, ...guests] = editors;
    if (!owner) throw new Error('there are four editors');
    dana = owner;
    game = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json()._id;
    for (const { user } of guests) {
      const shared = await dana.post('/share', { game, email: user.email, transferType: 1 });
      expect([shared.statusCode, shared.body]).toEqual([200, shared.body]);
    }
  });
  afterEach(() => app.close());

  const read = async (client = dana) => Game.parse((await client.get(`/game/${game}`)).json());
  const living = async () => {
    const rows = await getDb()
      .selectFrom('question')
      .select('id')
      .where('game_id', '=', game)
      .where('deleted_at_ms', 'is', null)
      .execute();
    return rows.map(({ id }) => id).toSorted();
  };
  const add = (n: number, client = dana) => client.post('/question', { game, type: 'trivia', question: `Slide ${n}` });

  test('four editors, two hundred edits: nobody overwrites what they have not seen', async () => {
    for (let n = 0; n < 8; n++) expect((await add(n)).statusCode).toBe(200);
    const first = await read();
    const screens: Screen[] = editors.map((client) => ({ client, game: first }));
    const work = new Work(chanceOf(7));
    // The play must have everything in it, or it proves nothing; who comes first is the machine's choice.
    const isWhole = () => Object.keys(work.done).length === KINDS.length;
    for (let round = 0; round < ROUNDS || (!isWhole() && round < 4 * ROUNDS); round++)
      await Promise.all(screens.map((screen, n) => work.edit(screen, n)));

    const last = await read();
    expect(work.edits).toBeGreaterThanOrEqual(ROUNDS * EDITORS.length);
    expect(Object.keys(work.done).toSorted()).toEqual([...KINDS].toSorted());
    expect(work.saves.length).toBeGreaterThan(50);
    expect(work.stale).toBeGreaterThan(20);

    const shown = new Map<string, { version: number }>([[last._id, last]]);
    for (const slide of last.questions) shown.set(slide._id, slide);
    for (const { record, from, to, changes } of work.saves) {
      expect(to).toBe(from + 1);
      const now = shown.get(record);
      // A slide that somebody deleted afterwards takes its words along, as the one who deleted it saw.
      if (!now) expect(work.deleted.has(record), record).toBe(true);
      const value = record === last._id ? work.fieldsOf(last) : now;
      for (const [field, said] of Object.entries(changes)) {
        const later = work.saves.some(
          (other) => other.record === record && other.from >= to && Object.hasOwn(other.changes, field),
        );
        if (now && !later && field !== 'questions')
          expect(value, `${record} ${field}`).toMatchObject({ [field]: said });
      }
    }
    // No two acknowledged changes began from the same version, and none is missing between the first and the last.
    const began = Map.groupBy(work.saves, ({ record }) => record);
    for (const [record, saves] of began) {
      const from = saves.map((save) => save.from);
      expect(new Set(from).size, record).toBe(from.length);
    }
    const steps = [...(began.get(game) ?? []).map(({ to }) => to), ...work.moves].toSorted((a, b) => a - b);
    expect(steps).toEqual(Array.from({ length: last.version - first.version }, (_, n) => first.version + n + 1));
    expect(last.questions.map(({ _id }) => _id).toSorted()).toEqual(await living());
  });

  test('fifty slides at once, and copies meanwhile: every one is in the game, once', async () => {
    const original = Question.parse((await add(0)).json().question)._id;
    const [copied, copy, ...made] = await Promise.all([
      dana.post(`/question/replicate/${original}`),
      dana.post(`/game/replicate/${game}`),
      ...Array.from({ length: 50 }, (_, n) => add(n + 1, editors[n % EDITORS.length])),
    ]);
    expect([copied?.statusCode, copy?.statusCode]).toEqual([200, 200]);
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
    const { questions } = await read();
    const order = questions.map(({ _id }) => _id);
    const ids = made.map((reply): string => reply.json().question._id);
    expect(order.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    expect(questions.map(({ question }) => question).toSorted()).toEqual(
      ['Slide 0', ...Array.from({ length: 51 }, (_, n) => `Slide ${n}`)].toSorted(),
    );
    expect(order.indexOf(copied?.json().question._id)).toBe(order.indexOf(original) + 1);
    expect(order.toSorted()).toEqual(await living());
    // The copy is the game of one moment: slides that were there, each as often as it was there.
    const snapshot = Game.parse((await dana.get(`/game/${copy?.json()._id}`)).json());
    const [first, ...others] = snapshot.questions.map(({ question }) => question);
    expect(first).toBe('Slide 0');
    expect(new Set(others).size).toBe(others.length);
    expect(snapshot.questions.some(({ _id }) => order.includes(_id))).toBe(false);
  });

  test('428 without a version, 412 with a stale one and the record as it is now; nothing is written', async () => {
    const slide = Question.parse((await add(0)).json().question);
    const [, omar] = editors;
    if (!omar) throw new Error('there are four editors');
    const before = await read();
    expect((await dana.put(`/question/${slide._id}`, { question: 'Theirs' }, slide.version)).statusCode).toBe(200);
    expect((await dana.put(`/game/${game}`, { name: 'Theirs' }, before.version)).statusCode).toBe(200);
    for (const [url, changes, parse] of [
      [`/question/${slide._id}`, { question: 'Mine' }, Question],
      [`/game/${game}`, { name: 'Mine' }, Game],
    ] as const) {
      const bare = await omar.put(url, changes);
      expect([bare.statusCode, bare.json().code]).toEqual([428, 'versionRequired']);
      for (const stale of [1, url.startsWith('/game') ? before.version : slide.version, 10_000]) {
        const reply = await omar.put(url, changes, stale);
        expect([reply.statusCode, reply.json().code]).toEqual([412, 'staleVersion']);
        expect(parse.parse(reply.json().current)).toEqual(parse.parse((await omar.get(url)).json()));
      }
    }
    expect(await read()).toMatchObject({ name: 'Theirs', questions: [{ question: 'Theirs' }] });
  });
}, 'four editors');

const KINDS = ['slide', 'settings', 'reorder', 'add', 'remove', 'restore', 'duplicate'] as const;

/** Edits as the browser makes them, and what the server said to them. */
class Work {
  edits = 0;
  stale = 0;
  saves: Save[] = [];
  /** Versions of the game that adding, deleting, restoring and copying slides led to. */
  moves: number[] = [];
  deleted = new Set<string>();
  done: Partial<Record<(typeof KINDS)[number], number>> = {};
  readonly #chance: (below: number) => number;

  constructor(chance: (below: number) => number) {
    this.#chance = chance;
  }

  fieldsOf({ name, description, winnersCount }: Game) {
    return { name, description, winnersCount };
  }

  /** One edit on top of what this editor has on the screen; a refusal as stale brings the screen up to date. */
  async edit(screen: Screen, editor: number): Promise<void> {
    const n = this.edits++;
    const kind = KINDS[this.#chance(10)] ?? 'slide';
    const at = this.#chance(screen.game.questions.length);
    const slide = screen.game.questions[at];
    const buried = [...this.deleted][this.#chance(this.deleted.size)];
    const field = (['question', 'queMessage', 'notes'] as const)[this.#chance(3)] ?? 'question';
    const turned = screen.game.questions.map(({ _id }) => _id);
    turned.push(...turned.splice(0, 1 + this.#chance(turned.length)).toReversed());
    const words = `${EDITORS[editor]} ${n}`;
    switch (kind) {
      case 'slide':
        if (slide) await this.#save(screen, 'slide', slide._id, slide.version, { [field]: words });
        return;
      case 'settings':
        return this.#save(screen, kind, screen.game._id, screen.game.version, {
          [n % 2 ? 'name' : 'description']: words,
        });
      case 'reorder':
        return this.#save(screen, kind, screen.game._id, screen.game.version, { questions: turned });
      case 'add':
        return this.#move(screen, kind, await screen.client.post('/question', newSlide(screen, words, at)));
      case 'duplicate':
        if (slide) await this.#move(screen, kind, await screen.client.post(`/question/replicate/${slide._id}`));
        return;
      case 'restore':
        if (buried) await this.#move(screen, kind, await screen.client.post(`/question/restore/${buried}`));
        return;
      case 'remove':
        if (!slide || screen.game.questions.length < 4) return;
        this.deleted.add(slide._id);
        await this.#move(screen, kind, await screen.client.delete(`/question/${slide._id}`));
    }
  }

  async #save(
    screen: Screen,
    kind: 'slide' | 'settings' | 'reorder',
    id: string,
    from: number,
    changes: Save['changes'],
  ) {
    const isGame = id === screen.game._id;
    const reply = await screen.client.put(isGame ? `/game/${id}` : `/question/${id}`, changes, from);
    if (reply.statusCode === 200) {
      const saved = isGame ? Game.parse(reply.json()) : Question.parse(reply.json());
      this.saves.push({ record: id, from, to: saved.version, changes });
      this.done[kind] = (this.done[kind] ?? 0) + 1;
      take(screen, saved);
      return;
    }
    // A slide that somebody deleted is not found; anything else is a conflict, shown with the record as it is now.
    if (reply.statusCode === 404 && this.deleted.has(id)) return this.#look(screen);
    expect([reply.statusCode, reply.json().code]).toEqual([412, 'staleVersion']);
    const current = isGame ? Game.parse(reply.json().current) : Question.parse(reply.json().current);
    expect(current.version).toBeGreaterThan(from);
    this.stale++;
    take(screen, current);
  }

  async #move(screen: Screen, kind: 'add' | 'remove' | 'restore' | 'duplicate', reply: LightMyRequestResponse) {
    if (reply.statusCode === 200) {
      this.moves.push(reply.json().gameVersion);
      this.done[kind] = (this.done[kind] ?? 0) + 1;
    } else expect([kind, reply.statusCode]).toEqual([kind, 404]);
    // Half of the time the screen stays as it was: then the next save of the order is a stale one.
    if (this.#chance(2) === 0) await this.#look(screen);
  }

  async #look(screen: Screen): Promise<void> {
    screen.game = Game.parse((await screen.client.get(`/game/${screen.game._id}`)).json());
  }
}

function newSlide(screen: Screen, question: string, setIndex: number) {
  return { game: screen.game._id, type: 'trivia', question, setIndex };
}

function take(screen: Screen, saved: Game | Question): void {
  if ('questions' in saved) screen.game = saved;
  else
    screen.game = {
      ...screen.game,
      questions: screen.game.questions.map((slide) => (slide._id === saved._id ? saved : slide)),
    };
}
