import type { OwnedRoom, RoomOwners, TakenRoom } from '../../owning/room-owners.ts';
import type { DurableData, Row } from '../durable-data.ts';
import type { SimulatedStore } from '../simulated-store.ts';
import type { ServerRows } from './server-rows.ts';

/** Whose the rooms on the simulated disk are, for the server `me`: what `createRoomOwners` says in SQL. */
export function simulatedOwners(data: DurableData, rows: ServerRows, store: SimulatedStore, me: string): RoomOwners {
  const read = <T>(what: string, effect: () => T) => store.call(what, effect, false);
  const write = <T>(what: string, effect: () => T) => store.call(what, effect, true);
  const open = (): Row[] => [...data.rooms.values()].filter(({ record }) => record.endedAtMs === null);
  const isFree = ({ writer }: Row, gone: readonly string[]) => gone.includes(writer) || !rows.isLeased(writer);
  const free = (gone: readonly string[]) => open().filter((row) => row.writer !== me && isFree(row, gone));
  const owned = ({ record: { id, code }, writer, epoch }: Row): OwnedRoom => ({
    ...{ id, code: code ?? '', writer, epoch, isLeased: rows.isLeased(writer) },
  });
  const taken = ({ record: { id }, writer }: Row): TakenRoom => {
    const aliveAtMs = rows.get(writer)?.aliveAtMs ?? null;
    return { id, epoch: data.take(id, me) ?? 0, aliveAtMs };
  };
  return {
    begin: () => read('begin', () => undefined),
    whose: (codeOrId) =>
      read('whose', () => {
        const row = open().find(({ record: { id, code } }) => id === codeOrId || code === codeOrId);
        return row ? owned(row) : null;
      }),
    shares: (gone) =>
      read('shares', () => {
        const mine = open().filter(({ writer }) => writer === me).length;
        return { mine, free: free(gone).length, newer: 0, all: open().length };
      }),
    countsOf: (servers) =>
      read('countsOf', () => new Map(servers.map((id) => [id, open().filter(({ writer }) => writer === id).length]))),
    notMine: (ids) =>
      read('notMine', () => ids.filter((id) => !open().some((row) => row.record.id === id && row.writer === me))),
    mine: () =>
      read('mine', () =>
        open()
          .filter(({ writer }) => writer === me)
          .map(({ record }) => record.id),
      ),
    take: (id, gone) =>
      write('take', () => {
        const row = open().find(({ record }) => record.id === id);
        return row && (row.writer === me || isFree(row, gone)) ? taken(row) : null;
      }),
    takeFree: (most, gone) => write('takeFree', () => free(gone).slice(0, most).map(taken)),
    listFree: (most, gone) => read('listFree', () => free(gone).slice(0, most).map(owned)),
    pass: (id, epoch, to) => write('pass', () => data.pass(id, { from: me, epoch, to })),
  };
}
