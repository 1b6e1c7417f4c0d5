import { createBusHub, type BusHub } from '#platform/bus/bus-hub';
import { pino } from 'pino';
import type { RoomDirectory, RoomElsewhere } from '../owning/room-directory.ts';
import { joinRelay, type Relay } from '../relay/relay.ts';
import { makeLiveBench, type LiveBench } from './live-bench.ts';

/** A server of a house with several. */
export interface JoinedServer extends LiveBench {
  name: string;
  relay: Relay;
  /** What its directory hears of rooms that are somewhere else by now. */
  moved(place: RoomElsewhere): void;
}

/** Several live servers over one database, joined by a bus in this process. */
export interface JoinedServers {
  hub: BusHub;
  near: JoinedServer;
  far: JoinedServer;
  /** One more, which takes all rooms that are open. */
  successor(): Promise<JoinedServer>;
  /** The way to a server is cut, and no directory names it any more. */
  lose(server: JoinedServer): void;
  /** Lets everything come to rest that waits for nothing but turns of the loop and the disk. */
  rest(): Promise<void>;
  remove(): Promise<void>;
}

/** Two servers on one clock; rooms that `far` opens are known to `near` by its directory alone. */
export async function joinServers(): Promise<JoinedServers> {
  // Nobody waits ten seconds for an answer in vain.
  const hub = createBusHub(pino({ level: 'silent' }), (run, ms) => {
    if (ms === 0) {
      const immediate = setImmediate(run);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(run, Math.min(ms, 2000));
    return () => clearTimeout(timer);
  });
  const all: JoinedServer[] = [];
  const lost = new Set<string>();
  const living = () => all.filter(({ name }) => !lost.has(name));

  function join(name: string, bench: LiveBench): JoinedServer {
    const told = new Set<(place: RoomElsewhere) => void>();
    const directory: RoomDirectory = {
      find: (codeOrId) => {
        const found = living().flatMap((server) => {
          const room = server.host.roomByCode(codeOrId) ?? server.host.roomNow(codeOrId);
          return room && room.state.phase.name !== 'ended' ? [{ room, server: server.name, epoch: room.epoch }] : [];
        });
        const newest = found.sort((a, b) => b.epoch - a.epoch)[0];
        if (!newest) return null;
        return newest.server === name ? { here: newest.room } : { ...newest, room: newest.room.id };
      },
      doubt: () => undefined,
      watch: (moved) => {
        told.add(moved);
        return () => told.delete(moved);
      },
    };
    const servers = async () => living().map(({ name: id }) => ({ id }));
    const relay = joinRelay(bench.gateway, hub.join(name), directory, servers);
    const server = { ...bench, name, relay, moved: (place: RoomElsewhere) => told.forEach((moved) => moved(place)) };
    all.push(server);
    return server;
  }

  const bench = await makeLiveBench();
  const near = join('near', bench);
  const far = join('far', await bench.restart());
  return {
    hub,
    near,
    far,
    successor: async () => join(`server-${all.length}`, await bench.restart()),
    lose: ({ name }) => {
      lost.add(name);
      hub.part(name);
    },
    rest: async () => {
      for (let turn = 0; turn < 4; turn += 1) for (const server of all) await server.settle();
    },
    remove: async () => {
      for (const { relay } of all) relay.close();
      await bench.remove();
    },
  };
}
