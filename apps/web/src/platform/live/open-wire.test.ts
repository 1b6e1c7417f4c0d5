import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '@qc/contract';
import {
  WIRE_DEAD_MS,
  LIVE_PROTOCOL,
  RETRY_AFTER_SILENCE_MS,
  RETRY_BASE_MS,
  SOCKET_OPEN_MS,
} from '@qc/contract/live/protocol';
import { openWire } from './open-wire.ts';
import type { Wire, WireStatus, LiveRequest } from './open-wire.ts';
import type { OpenTransport, TransportEvents } from './transport.ts';

interface Attempt {
  kind: 'socket' | 'stream';
  fresh: boolean;
  events: TransportEvents;
  sent: string[];
  dropped: boolean;
}

const answer: LiveRequest = {
  t: 'answer',
  id: 'answer-1',
  slide: 0,
  visit: 1,
  response: { type: 'trivia', picks: [2] },
};
const welcome: ServerMessage = { t: 'resumed', v: 1, own: null };
const player = (v: number, atMs: number): ServerMessage => ({
  t: 'player',
  v,
  atMs,
  view: { phase: { phase: 'lobby' }, paused: false, players: 0, door: null, ageMs: 0, step: 0 },
});

describe('openWire', () => {
  let attempts: Attempt[];
  let statuses: WireStatus[];
  let messages: ServerMessage[];
  let leads: number[];
  let wallMs: number;
  let wake: () => void;
  let wire: Wire;

  const transport =
    (kind: Attempt['kind']): OpenTransport =>
    (hello, events) => {
      const attempt: Attempt = {
        kind,
        fresh: JSON.parse(hello).lastVersion === null,
        events,
        sent: [],
        dropped: false,
      };
      attempts.push(attempt);
      return { send: (text) => attempt.sent.push(text), drop: () => (attempt.dropped = true) };
    };
  const last = () => {
    const attempt = attempts.at(-1);
    if (!attempt) throw new Error('no attempt yet');
    return attempt;
  };
  const say = (message: ServerMessage) => last().events.received(JSON.stringify(message));
  const comeOnline = () => {
    last().events.opened();
    say(welcome);
  };
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      wallMs += Math.min(500, left);
      await vi.advanceTimersByTimeAsync(Math.min(500, left));
    }
  };
  /** Time passes and the server answers every ping. */
  const passAlive = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1000) {
      await pass(1000);
      say({ t: 'pong', n: 1, atMs: 0 });
    }
  };

  beforeEach(() => {
    vi.useFakeTimers();
    attempts = [];
    statuses = [];
    messages = [];
    leads = [];
    wallMs = 1_000_000;
    wire = openWire({
      hello: (fresh) => ({
        t: 'helloPlayer',
        protocol: LIVE_PROTOCOL,
        code: '123456',
        token: null,
        device: 'device-1',
        lastVersion: fresh ? null : 7,
      }),
      onMessage: (message) => messages.push(message),
      onClock: (leadMs) => leads.push(leadMs),
      onStatus: (status) => statuses.push(status),
      surroundings: {
        random: () => 1,
        wallMs: () => wallMs,
        onWake: (call) => {
          wake = call;
          return () => undefined;
        },
      },
      transports: [transport('socket'), transport('stream')],
    });
  });
  afterEach(() => {
    wire.close();
    vi.useRealTimers();
  });

  it('connects at once and is online with the first word', () => {
    expect(attempts).toHaveLength(1);
    comeOnline();
    expect(statuses).toEqual(['online']);
    expect(messages).toEqual([welcome]);
  });

  it('falls back to the event stream when no socket opens in time', async () => {
    await pass(3000);
    expect(attempts.map((attempt) => attempt.kind)).toEqual(['socket', 'stream']);
    expect(attempts[0]?.dropped).toBe(true);
    comeOnline();
    expect(statuses.at(-1)).toBe('online');
  });

  it('falls back to the event stream when a socket opens and lets nothing through', async () => {
    last().events.opened();
    await pass(WIRE_DEAD_MS - 500);
    expect(attempts).toHaveLength(1);
    await pass(RETRY_BASE_MS);
    expect(attempts.map((attempt) => attempt.kind)).toEqual(['socket', 'stream']);
    comeOnline();
    expect(statuses.at(-1)).toBe('online');
  });

  it('falls back to the event stream at once when a socket opens and is cut before a word', () => {
    last().events.opened();
    last().events.closed(1006);
    expect(attempts.map((attempt) => attempt.kind)).toEqual(['socket', 'stream']);
  });

  it('stays with sockets once they worked, backing off, and doubts them after three failures', async () => {
    comeOnline();
    last().events.closed(1006);
    expect(statuses.at(-1)).toBe('away');
    await pass(RETRY_BASE_MS - 1);
    expect(attempts).toHaveLength(1);
    await pass(1);
    expect(attempts).toHaveLength(2);
    last().events.closed(null);
    await pass(2 * RETRY_BASE_MS);
    expect(attempts.map((attempt) => attempt.kind)).toEqual(['socket', 'socket', 'socket']);
    last().events.closed(null);
    expect(last().kind).toBe('stream');
  });

  it('never waits longer than the limit', async () => {
    for (let i = 0; i < 12; i++) {
      const before = attempts.length;
      last().events.closed(null);
      await pass(4000);
      expect(attempts.length).toBeGreaterThan(before);
    }
  });

  it('after an attempt that met only silence tries again sooner, again and again', async () => {
    comeOnline();
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    for (let round = 0; round < 6; round++) {
      const before = attempts.length;
      await pass(SOCKET_OPEN_MS);
      expect(statuses.at(-1)).toBe('away');
      await pass(RETRY_AFTER_SILENCE_MS);
      expect(attempts.length).toBeGreaterThan(before);
    }
  });

  it('asks whether anybody is there when a request has had no word, and seeks another wire sooner', async () => {
    comeOnline();
    await passAlive(3000);
    wire.request(answer);
    await pass(2500);
    expect(last().sent.map((text) => JSON.parse(text).t)).toEqual(['answer', 'ping']);
    await pass(2000);
    expect(attempts).toHaveLength(1);
    await pass(1000 + RETRY_AFTER_SILENCE_MS);
    expect(attempts).toHaveLength(2);
    expect(attempts[0]?.dropped).toBe(true);
    comeOnline();
    expect(last().sent).toEqual([JSON.stringify(answer)]);
  });

  it('keeps a wire that speaks, however long a request waits on it', async () => {
    comeOnline();
    wire.request(answer);
    for (let at = 0; at < 20; at++) {
      await pass(3000);
      say({ t: 'pong', n: 1, atMs: 0 });
    }
    expect(attempts).toHaveLength(1);
  });

  it('sends a request again after each loss until it is answered, under one id', async () => {
    wire.request(answer);
    expect(last().sent).toEqual([]);
    comeOnline();
    expect(last().sent).toEqual([JSON.stringify(answer)]);
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    comeOnline();
    expect(last().sent).toEqual([JSON.stringify(answer)]);
    say({ t: 'ack', id: 'answer-1' });
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    comeOnline();
    expect(last().sent).toEqual([]);
  });

  it('forgets a request that was refused', async () => {
    comeOnline();
    wire.request(answer);
    say({ t: 'refused', id: 'answer-1', code: 'tooLate' });
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    comeOnline();
    expect(last().sent).toEqual([]);
  });

  it('pings, and gives a silent wire up after ten seconds', async () => {
    comeOnline();
    await pass(4000);
    expect(last().sent.map((text) => JSON.parse(text).t)).toEqual(['ping']);
    await pass(6000);
    expect(attempts[0]?.dropped).toBe(true);
    expect(statuses.at(-1)).toBe('away');
  });

  it('lives on while the server answers, and tells its version on return', async () => {
    comeOnline();
    await passAlive(30_000);
    expect(attempts).toHaveLength(1);
    expect(attempts[0]?.fresh).toBe(true);
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    expect(last().fresh).toBe(false);
  });

  it('tells the server’s clock by the quickest word, and asks for it at once where the first came late', async () => {
    last().events.opened();
    const startMs = performance.now();
    await pass(3000);
    // Said 2.9 s ago: the page was busy, or its network slow.
    say(player(1, 100));
    expect(leads).toEqual([startMs + 2900]);
    expect(last().sent.map((text) => JSON.parse(text).t)).toEqual(['ping']);
    await pass(40);
    say({ t: 'pong', n: 1, atMs: 3020 });
    expect(leads.at(-1)).toBe(startMs + 20);
    await pass(1000);
    say(player(2, 3500));
    expect(leads).toHaveLength(2);
    expect(messages).toHaveLength(2);
  });

  it('does not ask where the first word came soon; another connection is measured anew', async () => {
    last().events.opened();
    say(player(1, 0));
    expect(last().sent).toEqual([]);
    const [lead] = leads;
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    last().events.opened();
    say(player(2, 0));
    expect(leads).toEqual([lead, (lead ?? 0) + RETRY_BASE_MS]);
  });

  it('on waking asks for a sign of life and reconnects for everything when none comes', async () => {
    comeOnline();
    wake();
    expect(last().sent).toHaveLength(1);
    say({ t: 'pong', n: 1, atMs: 0 });
    await passAlive(3000);
    expect(attempts).toHaveLength(1);
    wake();
    await pass(2500);
    expect(attempts).toHaveLength(2);
    expect(last().fresh).toBe(true);
  });

  it('on waking does not wait for the backoff', () => {
    comeOnline();
    last().events.closed(1006);
    wake();
    expect(attempts).toHaveLength(2);
  });

  it('on waking gives up an attempt that hangs, and leaves one alone that has just begun', async () => {
    comeOnline();
    last().events.closed(1006);
    wake();
    expect(attempts).toHaveLength(2);
    wake();
    expect(attempts).toHaveLength(2);
    await pass(500);
    wake();
    expect(attempts[1]?.dropped).toBe(true);
    expect(attempts).toHaveLength(3);
  });

  it('after many failures gives a socket one second, and on waking begins with the event stream', async () => {
    comeOnline();
    last().events.closed(1006);
    // Silence: three attempts with a socket, then both in turns.
    await pass(RETRY_BASE_MS + 6 * SOCKET_OPEN_MS);
    for (let turn = 0; turn < 20 && last().kind !== 'socket'; turn++) await pass(500);
    const socket = attempts.length;
    expect(attempts[socket - 1]).toMatchObject({ kind: 'socket', dropped: false });
    await pass(1000);
    expect(attempts[socket]?.kind).toBe('stream');
    for (let turn = 0; turn < 20 && last().kind !== 'socket'; turn++) await pass(500);
    await pass(500);
    wake();
    expect(last()).toMatchObject({ kind: 'stream', dropped: false });
  });

  it('notices that the page slept by the jump of its timer', async () => {
    comeOnline();
    wallMs += 60_000;
    await vi.advanceTimersByTimeAsync(1000);
    expect(attempts).toHaveLength(2);
    expect(last().fresh).toBe(true);
  });

  it.each([
    [4001, 'replaced'],
    [4003, 'removed'],
    [4004, 'noRoom'],
    [4007, 'tooManyTries'],
    [4005, 'notAllowed'],
    [4006, 'outdated'],
  ] as const)('close code %i ends the wire for good: %s', async (code, status) => {
    comeOnline();
    last().events.closed(code);
    await pass(20_000);
    expect(attempts).toHaveLength(1);
    expect(statuses.at(-1)).toBe(status);
  });

  it('a goodbye ends it as well, but a restart only interrupts', async () => {
    comeOnline();
    say({ t: 'goodbye', reason: 'restart' });
    last().events.closed(1012);
    await pass(RETRY_BASE_MS);
    expect(attempts).toHaveLength(2);
    comeOnline();
    say({ t: 'goodbye', reason: 'replaced' });
    expect(statuses.at(-1)).toBe('replaced');
    expect(last().dropped).toBe(true);
  });

  it('sends no question again that was answered by a name or by the own answers', async () => {
    comeOnline();
    wire.request({ t: 'suggestName', id: 'name-1' });
    wire.request({ t: 'askReview', id: 'review-1' });
    say({ t: 'nameSuggested', id: 'name-1', name: 'Blue Fox' });
    say({ t: 'review', id: 'review-1', rows: [], rightLater: false });
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    comeOnline();
    expect(last().sent.join()).not.toMatch(/name-1|review-1/);
  });

  it('says again after a return that a slide is loaded, and only the last one', async () => {
    comeOnline();
    wire.tell({ t: 'ready', visit: 1 });
    wire.tell({ t: 'ready', visit: 2 });
    expect(last().sent).toEqual([1, 2].map((visit) => JSON.stringify({ t: 'ready', visit })));
    last().events.closed(1006);
    await pass(RETRY_BASE_MS);
    comeOnline();
    expect(last().sent).toEqual([JSON.stringify({ t: 'ready', visit: 2 })]);
  });

  describe('when its server goes down', () => {
    const moveOver = () => {
      comeOnline();
      attempts[0]?.events.received('{"t":"moveOver"}');
    };

    it('has a second link before it lets the first go, and says there what had no answer', () => {
      moveOver();
      wire.request(answer);
      expect([attempts.length, attempts[0]?.dropped, attempts[1]?.fresh]).toEqual([2, false, false]);
      expect(attempts[0]?.sent).toContain(JSON.stringify(answer));
      comeOnline();
      expect([attempts[0]?.dropped, attempts[1]?.dropped]).toEqual([true, false]);
      expect(attempts[1]?.sent).toContain(JSON.stringify(answer));
      expect(statuses).toEqual(['online']);
    });

    it('goes on with the first while the second is refused, and tries again', async () => {
      moveOver();
      last().events.closed(1006);
      await pass(1000);
      expect(attempts).toHaveLength(3);
      say({ t: 'goodbye', reason: 'noRoom' });
      last().events.closed(4004);
      attempts[0]?.events.received(JSON.stringify(player(8, 0)));
      await pass(1000);
      expect(messages.at(-1)).toMatchObject({ v: 8 });
      expect([attempts.length, attempts[0]?.dropped, statuses]).toEqual([4, false, ['online']]);
    });

    it('takes its own seat: that it is replaced at the first link is no end', () => {
      moveOver();
      attempts[0]?.events.received('{"t":"goodbye","reason":"replaced"}');
      attempts[0]?.events.closed(4001);
      comeOnline();
      expect(statuses).toEqual(['online']);
      wire.toss({ t: 'react', r: 1 });
      expect(last().sent).toHaveLength(1);
    });

    it('is replaced by another page all the same while no second link is being opened', () => {
      moveOver();
      last().events.closed(1006);
      attempts[0]?.events.received('{"t":"goodbye","reason":"replaced"}');
      expect(statuses.at(-1)).toBe('replaced');
    });

    it('comes back as ever when both are lost', async () => {
      moveOver();
      attempts[0]?.events.closed(1012);
      expect(statuses).toEqual(['online']);
      attempts[1]?.events.closed(1006);
      expect(statuses.at(-1)).toBe('away');
      await pass(RETRY_AFTER_SILENCE_MS);
      comeOnline();
      expect(statuses.at(-1)).toBe('online');
    });

    it('opens no third one when it is told twice, and none after it was closed', async () => {
      moveOver();
      attempts[0]?.events.received('{"t":"moveOver"}');
      expect(attempts).toHaveLength(2);
      wire.close();
      await pass(5000);
      expect([attempts.length, attempts[1]?.dropped]).toEqual([2, true]);
    });
  });
});
