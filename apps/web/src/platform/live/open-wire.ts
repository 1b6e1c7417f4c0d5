import type { ClientMessage, ClientMessageOf, ServerMessage } from '@qc/contract';
import {
  CLOSE,
  LATE_MS,
  RETRY_AFTER_SILENCE_MS,
  RETRY_BASE_MS,
  RETRY_MAX_MS,
  SOCKET_OPEN_MS,
  WIRE_DEAD_MS,
} from '@qc/contract/live/protocol';
import { ServerClock } from '@qc/contract/live/server-clock';
import { judgeSilence } from '@qc/contract/live/wire-silence';
import { SecondLink } from './second-link.ts';
import { roomTransports, type RoomTransports } from './room-transports.ts';
import { pageSurroundings } from './surroundings.ts';
import type { WireSurroundings } from './surroundings.ts';
import type { Transport } from './transport.ts';

export type HelloMessage = ClientMessageOf<'helloPlayer' | 'helloStaff' | 'helloScreen'>;
/** Messages with an id of their own: kept and sent again until the server has answered them. */
export type LiveRequest = Extract<ClientMessage, { id: string }>;

/** Why a wire ended for good. */
export type WireEnd = 'replaced' | 'removed' | 'noRoom' | 'notAllowed' | 'outdated' | 'tooManyTries';
/** How the wire is. `connecting`: the first attempt; `away`: lost, it is being sought again by itself. */
export type WireStatus = 'connecting' | 'online' | 'away' | WireEnd;

export interface WireOptions {
  /** Made anew for each attempt, so that it carries the newest token and version. `fresh`: ask for everything. */
  hello(fresh: boolean): HelloMessage;
  onMessage(message: ServerMessage): void;
  /** It is better known by how much `performance.now` is ahead of the server's clock; before the message that showed it. */
  onClock(leadMs: number): void;
  onStatus(status: WireStatus): void;
  surroundings?: WireSurroundings;
  transports?: RoomTransports;
}

/** What a page says of itself, in no request. */
export type Told = ClientMessageOf<'ready' | 'receivers' | 'screen' | 'watch'>;

/** A lasting connection to a room. */
export interface Wire {
  /** Sends a request now or as soon as the wire is back, again after each loss, until it is answered. */
  request(message: LiveRequest): void;
  /**
   * Says how things are here (media loaded, receivers heard, sound), now and after each return, of each kind the last;
   * nobody answers.
   */
  tell(message: Told): void;
  /** Sends what is of this moment alone: where the wire is down it is lost. */
  toss(message: ClientMessageOf<'react'>): void;
  /** Ends the wire and forgets what was not sent. */
  close(): void;
}

const TICK_MS = 1000;
/** After waking, silence this long means the old connection is dead. */
const PROBE_MS = 1500;
/** An attempt older than this is given up on waking: whatever it was sent into may be gone. */
const ATTEMPT_TRUSTED_MS = 500;
/** A tick this late means the page slept. */
const SLEPT_MS = 6000;
/** Failed attempts after which a network that once let WebSockets through is no longer trusted to. */
const DOUBT_AFTER = 3;
/**
 * What a WebSocket is given to open from then on: browsers hold back those that follow many failed ones, for seconds,
 * and what is held back hears nothing of a network that has returned. An event stream does.
 */
const DOUBTED_OPEN_MS = 1000;

const ENDS: Record<number, WireEnd> = {
  [CLOSE.replaced]: 'replaced',
  [CLOSE.removed]: 'removed',
  [CLOSE.noRoom]: 'noRoom',
  [CLOSE.notAllowed]: 'notAllowed',
  [CLOSE.outdated]: 'outdated',
  [CLOSE.tooManyTries]: 'tooManyTries',
};

/** Opens a lasting wire: it connects at once, notices dead connections, comes back by itself, resends what was not answered. */
export function openWire(options: WireOptions): Wire {
  const { onMessage, onClock, onStatus, hello } = options;
  const around = options.surroundings ?? pageSurroundings;
  const [socket, stream] = options.transports ?? roomTransports();
  const waiting = new Map<string, LiveRequest>();
  const clock = new ServerClock();
  const said = new Map<Told['t'], Told>();
  let status: WireStatus = 'connecting';
  let transport: Transport | null = null;
  let second: SecondLink | null = null;
  let usingStream = false;
  let socketWorked = false;
  let greeted = false;
  let failures = 0;
  let pings = 0;
  let ended = false;
  let fresh = true;
  let lastHeardMs = 0;
  let lastPingMs = 0;
  /** When the first request was sent that has had no word after it. */
  let askedAtMs = 0;
  let triedAtMs = 0;
  let lastTickMs = around.wallMs();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let probeTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: WireStatus) => {
    if (next === status) return;
    status = next;
    onStatus(next);
  };

  const drop = () => {
    clearTimeout(openTimer);
    clearTimeout(probeTimer);
    clearTimeout(retryTimer);
    second?.stop();
    second = null;
    transport?.drop();
    transport = null;
    greeted = false;
  };

  /** The page itself takes its own seat, by the second link. */
  const isBySecond = (reason: string) => reason === 'replaced' && second?.isOpening === true;

  const end = (reason: WireEnd) => {
    ended = true;
    drop();
    clearInterval(ticker);
    stopWaking();
    waiting.clear();
    tell(reason);
  };

  const ping = () => {
    lastPingMs = performance.now();
    transport?.send(JSON.stringify({ t: 'ping', n: ++pings } satisfies ClientMessage));
  };

  const send = (request: LiveRequest) => {
    if (askedAtMs <= lastHeardMs) askedAtMs = performance.now();
    transport?.send(JSON.stringify(request));
  };

  const handle = (text: string) => {
    lastHeardMs = performance.now();
    clearTimeout(probeTimer);
    // A comment of the event stream: a sign of life and nothing more.
    if (text === '') return;
    const message: ServerMessage = JSON.parse(text);
    if (message.t === 'goodbye') {
      if (message.reason !== 'restart' && !isBySecond(message.reason)) end(message.reason);
      return;
    }
    if (message.t === 'moveOver') return moveOver();
    if ('atMs' in message) {
      const askedMs = message.t === 'pong' && message.n === pings ? lastPingMs : undefined;
      if (clock.hear(message.atMs, lastHeardMs, askedMs)) onClock(clock.leadMs);
    }
    if (message.t === 'pong') return;
    if ('id' in message) waiting.delete(message.id);
    onMessage(message);
    if (greeted) return;
    // Any first word after the hello means that the server knows us.
    greeted = true;
    clearTimeout(openTimer);
    fresh = false;
    failures = 0;
    if (!usingStream) socketWorked = true;
    tell('online');
    for (const request of waiting.values()) send(request);
    for (const message of said.values()) transport?.send(JSON.stringify(message));
    if (lastHeardMs - triedAtMs > LATE_MS) ping();
  };

  /** `longest`: of the pause before the next attempt, ms. */
  const lost = (code: number | null, longest = RETRY_MAX_MS) => {
    const reason = code === null ? undefined : ENDS[code];
    if (reason && !isBySecond(reason)) return end(reason);
    if (second?.isOpening) return waitForSecond();
    const mute = !greeted;
    drop();
    failures += 1;
    tell(status === 'connecting' && failures < 3 ? 'connecting' : 'away');
    // A WebSocket that never opened, or opened and let nothing through, may be a proxy's doing: the event stream is tried at once.
    const mayBeBlocked = mute && !usingStream && (!socketWorked || failures >= DOUBT_AFTER);
    usingStream = mayBeBlocked;
    if (mayBeBlocked) return connect();
    const limit = Math.min(longest, RETRY_BASE_MS * 2 ** Math.min(failures - 1, 10));
    retryTimer = setTimeout(connect, around.random() * limit);
  };

  const metSilence = () => {
    second?.stop();
    second = null;
    lost(null, RETRY_AFTER_SILENCE_MS);
  };

  const connect = () => {
    drop();
    clock.forget();
    triedAtMs = performance.now();
    const open = usingStream ? stream : socket;
    const isDoubted = !usingStream && failures >= DOUBT_AFTER;
    openTimer = setTimeout(metSilence, isDoubted ? DOUBTED_OPEN_MS : SOCKET_OPEN_MS);
    transport = open(JSON.stringify(hello(fresh)), {
      opened: () => {
        clearTimeout(openTimer);
        openTimer = setTimeout(metSilence, WIRE_DEAD_MS);
        lastHeardMs = performance.now();
        lastPingMs = lastHeardMs;
      },
      received: handle,
      closed: (code) => lost(code),
    });
  };

  /** A second link is opened while the first one is still there. */
  const moveOver = () => {
    if (!greeted || second !== null) return;
    const open = usingStream ? stream : socket;
    const link = new SecondLink({
      open: (events) => open(JSON.stringify(hello(false)), events),
      random: around.random,
      opened: (next, word) => {
        // Forgotten first: it is the link from now on, and not to be dropped with what was sought.
        second = null;
        drop();
        clock.forget();
        transport = next;
        triedAtMs = performance.now();
        lastPingMs = triedAtMs;
        handle(word);
      },
      failed: () => {
        if (transport === null) metSilence();
      },
      received: handle,
      closed: (code) => lost(code),
    });
    second = link;
    link.seek();
  };

  /** The first link is gone before the second has had its first word. */
  const waitForSecond = () => {
    transport?.drop();
    transport = null;
    greeted = false;
    clearTimeout(openTimer);
    openTimer = setTimeout(metSilence, SOCKET_OPEN_MS);
  };

  const wake = () => {
    if (ended) return;
    const isTrying = transport !== null && !greeted;
    if (isTrying && performance.now() - triedAtMs < ATTEMPT_TRUSTED_MS) return;
    if (isTrying || !transport) {
      usingStream = usingStream || failures >= DOUBT_AFTER;
      return connect();
    }
    clearTimeout(probeTimer);
    probeTimer = setTimeout(() => {
      // One page that wakes is no herd: whoever looks at it should not wait for the backoff as well.
      fresh = true;
      tell('away');
      connect();
    }, PROBE_MS);
    ping();
  };

  const ticker = setInterval(() => {
    const wallMs = around.wallMs();
    const slept = wallMs - lastTickMs > SLEPT_MS;
    lastTickMs = wallMs;
    if (slept) {
      // The page's own clock may have stood still: the time left must be told anew.
      fresh = true;
      if (transport && greeted) {
        drop();
        tell('away');
      }
      return wake();
    }
    if (!transport || !greeted) return;
    const verdict = judgeSilence({
      ...{ nowMs: performance.now(), heardAtMs: lastHeardMs, pingedAtMs: lastPingMs },
      askedAtMs: waiting.size > 0 ? askedAtMs : null,
    });
    if (verdict === 'unanswered') metSilence();
    else if (verdict === 'silent') lost(null);
    else if (verdict === 'ping') ping();
  }, TICK_MS);
  const stopWaking = around.onWake(wake);
  connect();

  return {
    request: (message) => {
      if (ended) return;
      waiting.set(message.id, message);
      if (greeted) send(message);
    },
    tell: (message) => {
      said.set(message.t, message);
      if (greeted) transport?.send(JSON.stringify(message));
    },
    toss: (message) => {
      if (greeted) transport?.send(JSON.stringify(message));
    },
    close: () => {
      ended = true;
      drop();
      clearInterval(ticker);
      stopWaking();
      waiting.clear();
    },
  };
}
