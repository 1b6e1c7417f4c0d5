/** Number of the live protocol; a page with another number reloads itself. */
export const LIVE_PROTOCOL = 8;
/** Address of the room socket. */
export const LIVE_PATH = '/live';
/** Server-sent events down (POST with the hello as body, the reply is the stream) … */
export const LIVE_STREAM_PATH = '/live/stream';
/** … and messages up, where a WebSocket does not open within `SOCKET_OPEN_MS`. */
export const LIVE_SEND_PATH = '/live/send';
/**
 * Secret id of an event stream: a header of the stream's reply, to be sent back as a header of every `LIVE_SEND_PATH`
 * call, whose JSON body is one message or an array of messages. The stream is plain `data: <message>` events.
 */
export const LIVE_STREAM_HEADER = 'x-live-link';
export const SOCKET_OPEN_MS = 3000;
/** Each side pings this often … */
export const PING_EVERY_MS = 4000;
/** … and gives the wire up after this long without a sign of life: looked at every second, within ten of them. */
export const WIRE_DEAD_MS = 8500;
/** A request is answered at once: after so long without any word since it was sent the server is asked whether it is there … */
export const ASK_AFTER_MS = 2000;
/** … and after so long the wire is given up, sooner than one on which nobody waits. */
export const UNANSWERED_DEAD_MS = 5000;
/**
 * First retry waits between 0 and this long (full jitter), doubling up to `RETRY_MAX_MS`: of thousands who lose their wire
 * at one instant a twentieth comes back within a tenth of a second. With half of it a busy machine gathers them to a
 * fifth. Who comes to the front or hears that the network is back does not wait.
 */
export const RETRY_BASE_MS = 2000;
/** After an outage everybody has tried again within this time. */
export const RETRY_MAX_MS = 3000;
/** After an attempt that met nothing but silence: that attempt was a wait of its own, and no two began together. */
export const RETRY_AFTER_SILENCE_MS = 1000;
/** Who was let in later than this after it began to connect asks at once for the server's time, ms: the word may have been late. */
export const LATE_MS = 500;
/** Versioned events a room keeps per audience for returning pages. */
export const EVENT_HISTORY = 20;
/** Largest frame a page may send, bytes. */
export const FRAME_BYTES_MAX = 8192;
/** Answers that arrive this long after the deadline still count, ms. */
export const ANSWER_GRACE_MS = 300;

/** WebSocket close codes of our own. */
export const CLOSE = {
  /** Server restarts: come back. */
  restart: 1012,
  /** Too many or bad frames. */
  policy: 1008,
  /** Another page took this seat. */
  replaced: 4001,
  /** The operator removed this player. */
  removed: 4003,
  /** No such room, or it has closed. */
  noRoom: 4004,
  /** Not signed in, or not this person's room. */
  notAllowed: 4005,
  /** Another protocol number: reload the page. */
  outdated: 4006,
  /** Too many wrong codes: no code of this page is looked at for a while. */
  tooManyTries: 4007,
} as const;
