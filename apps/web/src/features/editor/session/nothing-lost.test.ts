import { ApiError } from '#platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftStorage } from './draft-shelf.ts';
import { EditorSession } from './editor-session.ts';
import { editorStatus } from './editor-status.ts';
import type { EditorTransport } from './editor-transport.ts';
import { FakeServer, slideId } from '../testing/fake-server.ts';

const TYPED = Array.from({ length: 30 }, (_, n) => `word ${n}, `)
  .join('')
  .slice(0, 300)
  .trimEnd();
const KEY_MS = 250;

let server: FakeServer;
let online: boolean;
let signedIn: boolean;
let requests: number;
let full: boolean;
let storage: DraftStorage;
const opened: EditorSession[] = [];

/** The way to the server: counts what goes out, and is refused once nobody is signed in. */
function wayTo(target: FakeServer): EditorTransport {
  const refused = { kind: 'refused' as const, error: new ApiError('notSignedIn', 401) };
  return {
    ...target,
    saveGame: async (...call) => (++requests && signedIn ? target.saveGame(...call) : refused),
    saveQuestion: async (...call) => (++requests && signedIn ? target.saveQuestion(...call) : refused),
    loadGame: async (id) => {
      requests++;
      if (!signedIn) throw new ApiError('notSignedIn', 401);
      return target.loadGame(id);
    },
  };
}

function open(tab = 'tab', game = server.whole()): EditorSession {
  const session = new EditorSession({
    user: 'dana',
    game,
    transport: wayTo(server),
    storage,
    tab,
    isOnline: () => online,
  });
  opened.push(session);
  return session;
}
const wordsOn = (session: EditorSession) => session.slide(slideId(1))?.state.value.question;
const stored = () => server.slides.get(slideId(1))?.question;

async function type(session: EditorSession, words = TYPED): Promise<void> {
  for (let at = 1; at <= words.length; at++) {
    session.slide(slideId(1))?.update({ question: words.slice(0, at) });
    await vi.advanceTimersByTimeAsync(KEY_MS);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  [online, signedIn, requests, full] = [true, true, 0, false];
  storage = {
    get length() {
      return localStorage.length;
    },
    key: (at) => localStorage.key(at),
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    setItem: (key, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
});
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
  vi.useRealTimers();
});

describe('a minute of typing without a connection', () => {
  it('sends nothing meanwhile, and saves every character within three seconds of the return', async () => {
    const session = open();
    online = false;
    await type(session);
    expect(TYPED.length * KEY_MS).toBeGreaterThanOrEqual(60_000);
    expect(requests).toBe(0);
    expect(editorStatus(session.state)).toMatchObject({ offline: true, isSaved: false, draftKept: true });
    online = true;
    session.wake();
    await vi.advanceTimersByTimeAsync(3000);
    expect(stored()).toBe(TYPED);
    expect(requests).toBe(1);
    expect(editorStatus(session.state)).toMatchObject({ isSaved: true, offline: false });
  });

  it.each(['reload', 'close and reopen'])('keeps every character over a %s', async (how) => {
    const game = server.whole();
    const session = open('one');
    online = false;
    await type(session);
    session.close();
    const again = open(how === 'reload' ? 'one' : 'two', game);
    expect(wordsOn(again)).toBe(TYPED);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toBe(0);
    online = true;
    again.wake();
    await vi.advanceTimersByTimeAsync(3000);
    expect(stored()).toBe(TYPED);
    expect(localStorage.length).toBe(0);
  });
});

describe('a session that ends while somebody types', () => {
  it('keeps the text on the device; after signing in it is there and is saved', async () => {
    const session = open();
    await type(session, 'before');
    signedIn = false;
    await type(session, 'before, and after it ended');
    await vi.advanceTimersByTimeAsync(5000);
    expect(editorStatus(session.state)).toMatchObject({ isSaved: false, draftKept: true });
    expect(editorStatus(session.state).error).toMatchObject({ code: 'notSignedIn' });
    // The screen goes away for the sign-in; a last try is refused like the others.
    await session.flush();
    session.close();
    signedIn = true;
    const again = open();
    expect(wordsOn(again)).toBe('before, and after it ended');
    await vi.advanceTimersByTimeAsync(3000);
    expect(stored()).toBe('before, and after it ended');
  });

  it('does not knock at the door by itself, but saves when asked again', async () => {
    const session = open();
    signedIn = false;
    await type(session, 'late');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requests).toBe(1);
    signedIn = true;
    session.wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(stored()).toBe('late');
    expect(editorStatus(session.state)).toMatchObject({ isSaved: true, error: null });
  });
});

describe('a device without room', () => {
  it('says so as long as something is unsaved, and no longer', async () => {
    const session = open();
    online = false;
    full = true;
    await type(session, 'nowhere but here');
    expect(editorStatus(session.state)).toMatchObject({ isSaved: false, draftKept: false });
    expect(wordsOn(session)).toBe('nowhere but here');
    online = true;
    session.wake();
    await vi.advanceTimersByTimeAsync(3000);
    expect(stored()).toBe('nowhere but here');
    expect(editorStatus(session.state)).toMatchObject({ isSaved: true, draftKept: true });
  });

  it('that fills up while typing leaves no older text behind that comes back over the newer one', async () => {
    const session = open();
    await type(session, 'first');
    full = true;
    await type(session, 'first and more');
    await vi.advanceTimersByTimeAsync(3000);
    session.close();
    expect(stored()).toBe('first and more');
    full = false;
    expect(wordsOn(open())).toBe('first and more');
    await vi.advanceTimersByTimeAsync(3000);
    expect(stored()).toBe('first and more');
  });
});

describe('two tabs of one game', () => {
  it('that type into the same field: the later one is asked, nothing is overwritten', async () => {
    const [one, two] = [open('one'), open('two')];
    await type(one, 'first tab');
    await vi.advanceTimersByTimeAsync(2000);
    await type(two, 'second tab');
    await vi.advanceTimersByTimeAsync(5000);
    expect(stored()).toBe('first tab');
    const loop = two.slide(slideId(1));
    expect(loop?.state.conflict).toMatchObject({
      mine: { question: 'second tab' },
      theirs: { question: 'first tab' },
    });
    loop?.settle('mine');
    await vi.advanceTimersByTimeAsync(2000);
    expect(stored()).toBe('second tab');
    expect(wordsOn(two)).toBe('second tab');
  });
});
