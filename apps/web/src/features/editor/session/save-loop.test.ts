import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftShelf, type DraftSlot, type DraftStorage } from './draft-shelf.ts';
import { SaveLoop } from './save-loop.ts';
import type { SaveLoopOptions, SendOutcome } from './save-state.ts';

interface Note {
  title: string;
  body: string;
}

/** A server with versions, as the real one: trims, refuses stale versions. */
class FakeServer {
  value: Note = { title: 'a', body: 'b' };
  version = 1;
  sends: { changes: Partial<Note>; version: number }[] = [];
  open = 0;
  mostOpen = 0;
  /** How the coming sends behave, in order; then: ok. */
  plan: ('ok' | 'lostBefore' | 'lostAfter' | 'refused')[] = [];
  delayMs = 0;

  send = async (changes: Partial<Note>, version: number): Promise<SendOutcome<Note>> => {
    this.sends.push({ changes, version });
    this.mostOpen = Math.max(this.mostOpen, ++this.open);
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
    this.open--;
    const way = this.plan.shift() ?? 'ok';
    if (way === 'lostBefore') return { kind: 'lost', error: 'unreachable' };
    if (way === 'refused') return { kind: 'refused', error: 'invalidInput' };
    if (version !== this.version) return { kind: 'stale', value: this.value, version: this.version };
    this.save(changes);
    return way === 'lostAfter'
      ? { kind: 'lost', error: 'timeout' }
      : { kind: 'saved', value: this.value, version: this.version };
  };

  save(changes: Partial<Note>): void {
    const next = { ...this.value, ...changes };
    this.value = { title: next.title.trim(), body: next.body.trim() };
    this.version++;
  }
}

const parse = (value: unknown): Partial<Note> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const slotIn = (storage: DraftStorage, tab = 't') =>
  new DraftShelf(storage, { user: 'u', game: 'g', tab }).slot<Note>('n', parse);

let server: FakeServer;
let online: boolean;
let slot: DraftSlot<Note>;

function start(options: Partial<SaveLoopOptions<Note>> = {}): SaveLoop<Note> {
  const { value, version, send } = server;
  return new SaveLoop({ value, version, send, draft: slot, isOnline: () => online, ...options });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  online = true;
  slot = slotIn(localStorage);
});
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  it('waits for a pause in typing and sends only changed fields on the right version', async () => {
    const loop = start();
    loop.update({ title: 'x' });
    await pass(700);
    loop.update({ title: 'xy' });
    await pass(700);
    expect(server.sends).toEqual([]);
    expect(loop.state.isSaved).toBe(false);
    await pass(200);
    expect(server.sends).toEqual([{ changes: { title: 'xy' }, version: 1 }]);
    expect(loop.state).toMatchObject({ isSaved: true, showIsSaved: true, loading: false, error: null });
    expect(loop.version).toBe(2);
  });

  it('has one request at a time and sends what was typed meanwhile with the new version', async () => {
    server.delayMs = 3000;
    const loop = start();
    loop.update({ title: 'one' });
    await pass(900);
    loop.update({ title: 'two' });
    await pass(1500);
    loop.update({ body: 'more' });
    expect(loop.state).toMatchObject({ loading: true, isSaved: false });
    await pass(10_000);
    expect(server.mostOpen).toBe(1);
    expect(server.sends.map((send) => send.version)).toEqual([1, 2]);
    expect(server.value).toEqual({ title: 'two', body: 'more' });
    expect(loop.state).toMatchObject({ isSaved: true, value: { title: 'two', body: 'more' } });
  });

  it('keeps a trailing space the person is typing after', async () => {
    const loop = start();
    loop.update({ title: 'two ' });
    await pass(1000);
    expect(server.value.title).toBe('two');
    expect(loop.state).toMatchObject({ isSaved: true, value: { title: 'two ' } });
  });

  it('flush saves at once and says whether all is on the server', async () => {
    const loop = start();
    loop.update({ title: 'now' });
    expect(await loop.flush()).toBe(true);
    expect(server.value.title).toBe('now');
    server.plan = ['refused'];
    loop.update({ title: 'bad' });
    expect(await loop.flush()).toBe(false);
    expect(loop.state.error).toBe('invalidInput');
  });

  it('holds back a value that breaks a rule, saves the rest, and is not saved until it is corrected', async () => {
    const loop = start({ isValid: (field, value) => field !== 'title' || value !== '' });
    loop.update({ title: '', body: 'new' });
    await pass(5000);
    expect(server.value).toEqual({ title: 'a', body: 'new' });
    expect(loop.state).toMatchObject({ isSaved: false, held: ['title'], value: { title: '', body: 'new' } });
    loop.update({ title: 'back' });
    await pass(1000);
    expect(loop.state).toMatchObject({ isSaved: true, held: [] });
    expect(server.sends).toHaveLength(2);
  });
});

describe('trouble', () => {
  it('shows an error, repeats by itself, and clears the error when saved', async () => {
    server.plan = ['lostBefore', 'lostBefore'];
    const loop = start();
    loop.update({ title: 'x' });
    await pass(900);
    expect(loop.state).toMatchObject({ error: 'unreachable', isSaved: false, loading: false });
    await pass(2000);
    expect(server.sends).toHaveLength(2);
    await pass(4100);
    expect(loop.state).toMatchObject({ error: null, isSaved: true });
  });

  it('does not repeat a refusal by itself, but does on retry', async () => {
    server.plan = ['refused'];
    const loop = start();
    loop.update({ title: 'x' });
    await pass(60_000);
    expect(server.sends).toHaveLength(1);
    loop.wake();
    await pass(0);
    expect(loop.state).toMatchObject({ isSaved: true, error: null });
  });

  it('takes its own save back when only the reply was lost, with newer edits on top', async () => {
    server.plan = ['lostAfter'];
    const loop = start();
    loop.update({ title: 'x', body: 'first' });
    await pass(900);
    loop.update({ body: 'second' });
    await pass(5000);
    expect(loop.state).toMatchObject({ conflict: null, isSaved: true, value: { title: 'x', body: 'second' } });
    expect(server.value).toEqual({ title: 'x', body: 'second' });
  });

  it('sends nothing while offline and saves on return', async () => {
    online = false;
    const loop = start();
    loop.update({ title: 'kept' });
    await pass(60_000);
    expect(server.sends).toEqual([]);
    expect(loop.state).toMatchObject({ offline: true, isSaved: false, draftKept: true });
    online = true;
    loop.wake();
    await pass(0);
    expect(loop.state).toMatchObject({ offline: false, isSaved: true });
  });

  it('says so when the device has no room for the draft', async () => {
    const full = slotIn({
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const loop = start({ draft: full });
    loop.update({ title: 'x' });
    expect(loop.state.draftKept).toBe(false);
  });
});

describe('two people', () => {
  it('joins edits of different fields without asking', async () => {
    const loop = start();
    server.save({ body: 'theirs' });
    loop.update({ title: 'mine' });
    await pass(2000);
    expect(server.value).toEqual({ title: 'mine', body: 'theirs' });
    expect(loop.state).toMatchObject({ conflict: null, isSaved: true, value: { title: 'mine', body: 'theirs' } });
  });

  it('offers both versions of a field both changed, and overwrites nothing meanwhile', async () => {
    const loop = start();
    server.save({ title: 'theirs' });
    loop.update({ title: 'mine', body: 'also mine' });
    await pass(60_000);
    expect(server.value).toEqual({ title: 'theirs', body: 'b' });
    expect(loop.state).toMatchObject({
      isSaved: false,
      conflict: { fields: ['title'], mine: { title: 'mine' }, theirs: { title: 'theirs' } },
    });
    loop.settle('mine');
    await pass(1000);
    expect(server.value).toEqual({ title: 'mine', body: 'also mine' });
    expect(loop.state).toMatchObject({ isSaved: true, conflict: null });
  });

  it('takes theirs for the disputed field and keeps my other edits', async () => {
    const loop = start();
    server.save({ title: 'theirs' });
    loop.update({ title: 'mine', body: 'also mine' });
    await pass(1000);
    loop.settle('theirs');
    expect(loop.state.value).toEqual({ title: 'theirs', body: 'also mine' });
    await pass(1000);
    expect(server.value).toEqual({ title: 'theirs', body: 'also mine' });
  });
});

describe('drafts', () => {
  it('recovers unsaved text after a reload and saves it', async () => {
    const before = start();
    before.update({ title: 'typed' });
    before.close();
    const after = start();
    expect(after.state).toMatchObject({ isSaved: false, value: { title: 'typed' } });
    await pass(100);
    expect(server.value.title).toBe('typed');
    expect(after.state.isSaved).toBe(true);
    expect(slot.load()).toBeNull();
  });

  it('keeps edits that are in flight together with newer ones', async () => {
    server.delayMs = 60_000;
    const before = start();
    before.update({ title: 'in flight' });
    await pass(900);
    before.update({ body: 'newer' });
    expect(slot.load()?.changes).toEqual({ title: 'in flight', body: 'newer' });
  });

  it('recovers a save whose reply was lost with the page', async () => {
    server.delayMs = 1000;
    server.plan = ['lostAfter'];
    const before = start();
    before.update({ title: 'sent' });
    await pass(900);
    before.update({ title: 'sent and more' });
    before.close();
    await pass(5000);
    const after = start();
    await pass(5000);
    expect(after.state).toMatchObject({ conflict: null, isSaved: true, value: { title: 'sent and more' } });
    expect(server.value.title).toBe('sent and more');
  });

  it('asks when a draft meets somebody else’s newer text', async () => {
    const before = start();
    before.update({ title: 'mine' });
    before.close();
    server.save({ title: 'theirs' });
    const after = start();
    expect(after.state.conflict).toMatchObject({ mine: { title: 'mine' }, theirs: { title: 'theirs' } });
    await pass(5000);
    expect(server.value.title).toBe('theirs');
  });

  it('drops a draft that cannot be read', () => {
    localStorage.setItem('qc.unsent.u.g.n.t', '{broken');
    expect(start().state.isSaved).toBe(true);
    expect(localStorage.getItem('qc.unsent.u.g.n.t')).toBeNull();
  });
});

describe('versions moved by other calls', () => {
  it('waits for the call and goes on from its version', async () => {
    const loop = start();
    const moved = loop.exclusive(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      server.save({});
      loop.adopt({}, server.version);
    });
    loop.update({ title: 'x' });
    await pass(1000);
    expect(server.sends).toEqual([]);
    await pass(2000);
    await moved;
    expect(server.sends).toEqual([{ changes: { title: 'x' }, version: 2 }]);
    expect(loop.state.isSaved).toBe(true);
  });

  it('does not take over a version with a save of somebody else in between', async () => {
    const loop = start();
    server.save({ title: 'theirs' });
    server.save({});
    loop.adopt({}, server.version);
    loop.update({ title: 'mine' });
    await pass(1000);
    expect(loop.state.conflict?.fields).toEqual(['title']);
  });
});
