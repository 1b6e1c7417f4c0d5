import type { Logger } from 'pino';
import type { Bus, BusReply } from './bus.ts';

/** One way of one message, as faults see it. */
export interface Carriage {
  from: string;
  to: string;
  /** Null: the answer to a question. */
  subject: string | null;
  message: string;
}

/** What a hub does to messages; tests switch it on. */
export interface HubFaults {
  /** Whether this one does not arrive. */
  lose?: (carriage: Carriage) => boolean;
  /** Whether this one arrives twice. */
  repeat?: (carriage: Carriage) => boolean;
  /** How long this one takes, ms: those that take longer are overtaken. */
  delayMs?: (carriage: Carriage) => number;
}

/** Does something in a later turn; gives the way not to do it. A test may have a clock of its own. */
export type Later = (run: () => void, ms: number) => () => void;

/** Buses of one process, joined. */
export interface BusHub {
  faults: HubFaults;
  /** One more server on the bus. */
  join(serverId: string): Bus;
  /** Cuts a server off from everybody, itself too, as a server without its connection is. */
  part(serverId: string): void;
  /** Connects it again. */
  heal(serverId: string): void;
}

/** Hears one subject at one server. */
interface Ear {
  serverId: string;
  take(message: string, answer: ((text: string) => void) | null): void;
}

/** Joins buses within this process: alone for a house of one server, and several for tests. */
export function createBusHub(log: Pick<Logger, 'error'>, later: Later = laterByMachine): BusHub {
  const ears = new Map<string, Set<Ear>>();
  const parted = new Set<string>();
  const watchers = new Map<string, Set<(isConnected: boolean) => void>>();
  const hub: BusHub = {
    faults: {},
    join: (serverId) => joinHub(serverId),
    part: (serverId) => {
      parted.add(serverId);
      for (const changed of watchers.get(serverId) ?? []) changed(false);
    },
    heal: (serverId) => {
      parted.delete(serverId);
      for (const changed of watchers.get(serverId) ?? []) changed(true);
    },
  };

  function carry(carriage: Carriage, arrive: () => void): void {
    const { lose, repeat, delayMs } = hub.faults;
    const land = () => {
      if (parted.has(carriage.to)) return;
      try {
        arrive();
      } catch (error) {
        log.error({ err: error, subject: carriage.subject }, 'a message of another server was not taken');
      }
    };
    if (lose?.(carriage) === true) return;
    const times = repeat?.(carriage) === true ? 2 : 1;
    for (let time = 0; time < times; time++) later(land, delayMs?.(carriage) ?? 0);
  }

  function hear(subject: string, ear: Ear): () => void {
    const all = ears.get(subject) ?? new Set();
    ears.set(subject, all.add(ear));
    return () => {
      all.delete(ear);
      if (all.size === 0 && ears.get(subject) === all) ears.delete(subject);
    };
  }

  function joinHub(serverId: string): Bus {
    const changes = new Set<(isConnected: boolean) => void>();
    const gone: (() => void)[] = [];
    let isClosed = false;
    const isConnected = () => !isClosed && !parted.has(serverId);
    watchers.set(serverId, changes);
    const listen = (subject: string, take: Ear['take']) => {
      const ear: Ear = { serverId, take: (message, answer) => !isClosed && take(message, answer) };
      const stop = hear(subject, ear);
      gone.push(stop);
      return stop;
    };
    return {
      serverId,
      get isConnected() {
        return isConnected();
      },
      isFull: false,
      dropped: 0,
      publish: (subject, message) => {
        const all = ears.get(subject);
        if (all === undefined || !isConnected()) return;
        for (const ear of all) {
          const carriage = { from: serverId, to: ear.serverId, subject, message };
          carry(carriage, () => all.has(ear) && ear.take(message, null));
        }
      },
      subscribe: (subject, take) => listen(subject, take),
      request: (subject, message, withinMs) => {
        const reached = [...(ears.get(subject) ?? [])].filter((ear) => !parted.has(ear.serverId));
        if (!isConnected() || reached.length === 0) return Promise.resolve('nobody');
        return new Promise<BusReply>((resolve) => {
          const giveUp = later(() => resolve('late'), withinMs);
          for (const ear of reached) {
            const answer = (text: string) =>
              carry({ from: ear.serverId, to: serverId, subject: null, message: text }, () => {
                giveUp();
                resolve({ answer: text });
              });
            carry({ from: serverId, to: ear.serverId, subject, message }, () => ear.take(message, answer));
          }
        });
      },
      answer: (subject, reply) =>
        listen(subject, (message, answer) => {
          if (answer === null) return;
          reply(message).then(answer, (error: unknown) => log.error({ err: error, subject }, 'a question failed'));
        }),
      watch: (changed) => {
        changes.add(changed);
        return () => changes.delete(changed);
      },
      close: async () => {
        isClosed = true;
        for (const stop of gone.splice(0)) stop();
        watchers.delete(serverId);
      },
    };
  }
  return hub;
}

function laterByMachine(run: () => void, ms: number): () => void {
  if (ms === 0) {
    const immediate = setImmediate(run);
    return () => clearImmediate(immediate);
  }
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
