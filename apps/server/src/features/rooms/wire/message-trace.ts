import type { ClientMessage } from '@qc/contract';
import type { JournalGroup, JournalStore } from '@qc/engine/live/journal';
import type { Outgoing } from '@qc/engine/live/outgoing';
import type { Logger } from 'pino';
import type { Wire } from './wire.ts';

/** The head of an answer, as rooms write it. */
const ANSWER = /^\{"t":"([A-Za-z]+)","id":"([\w-]+)"/;

/**
 * Notes the way of every message that has an id of its page: where it came in, at its room's server as well, which row of
 * the journal it is in, and by which ends its answer left. One search for the id finds all of it in the logs of all
 * servers.
 */
export class MessageTrace {
  readonly #log: Logger;

  private constructor(log: Logger) {
    this.#log = log;
  }

  /** Null where `LOG_LEVEL` is not trace: then a message costs one look whether there is one. */
  static of(log: Logger): MessageTrace | null {
    return log.isLevelEnabled('trace') ? new MessageTrace(log) : null;
  }

  /** A page's message has come to the end of its wire. */
  came(connection: string, message: ClientMessage): void {
    if ('id' in message) this.#log.trace({ message: message.id, connection, what: message.t }, 'message came');
  }

  /** A wire, with a note of each answer that goes down it. */
  wire(wire: Wire, connection: string): Wire {
    const told = (outgoing: Outgoing) => this.told(connection, outgoing);
    return {
      get buffered() {
        return wire.buffered;
      },
      get closed() {
        return wire.closed;
      },
      send: (outgoing) => {
        told(outgoing);
        wire.send(outgoing);
      },
      close: (code) => wire.close(code),
      terminate: () => wire.terminate(),
      ping: () => wire.ping(),
      isThere: () => wire.isThere(),
    };
  }

  /** Something goes to a page. */
  told(connection: string, outgoing: Outgoing): void {
    for (const text of outgoing.parts.texts) {
      const [, what, message] = ANSWER.exec(text) ?? [];
      if (message !== undefined) this.#log.trace({ message, connection, what }, 'message answered');
    }
  }

  /** What is on disk, or another server's. */
  stored({ roomId: room, epoch, seq, entries }: JournalGroup, isFenced: boolean): void {
    const first = seq - entries.length + 1;
    for (const [at, [, command]] of entries.entries())
      if ('messageId' in command && command.messageId !== undefined)
        this.#log.trace(
          { message: command.messageId, room, epoch, seq: first + at, row: seq, what: command.type },
          isFenced ? 'message of a room that is elsewhere' : 'message on disk',
        );
  }
}

/** A store of journals that notes what it has written, where anybody wants to know. */
export function tracedStore<S extends JournalStore>(store: S, log: Logger): S {
  const trace = MessageTrace.of(log);
  if (trace === null) return store;
  const appendJournal: JournalStore['appendJournal'] = async (groups) => {
    const fenced = await store.appendJournal(groups);
    for (const group of groups) trace.stored(group, fenced.includes(group.roomId));
    return fenced;
  };
  return { ...store, appendJournal };
}
