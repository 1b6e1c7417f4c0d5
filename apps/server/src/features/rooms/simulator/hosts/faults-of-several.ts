import type { PlantedFault } from '../planted-fault.ts';

const ROOMS = 'apps/server/src/features/rooms';
const ENGINE = 'packages/engine/src';

/** Faults that show where several servers share the house. */
export const FAULTS_OF_SEVERAL: readonly PlantedFault[] = [
  {
    name: 'append-without-epoch',
    about: 'a row of a journal needs only the row before it, whoever writes it',
    rules: ['S14'],
    hosts: 3,
    lastFoundBy: 8,
    edits: [
      {
        file: `${ROOMS}/simulator/durable-data.ts`,
        find: 'return row.epoch === epoch && row.seq === seq - entries.length;',
        replace: 'return row.seq === seq - entries.length;',
      },
    ],
  },
  {
    name: 'read-before-taken',
    about: 'the journal of a room is read, and then the room is taken: what was confirmed between is not in it',
    rules: ['S1', 'S5', 'S6', 'S10', 'S12', 'S17'],
    hosts: 3,
    lastFoundBy: 12,
    edits: [
      {
        file: `${ROOMS}/owning/room-taking.ts`,
        find: 'const taken = await owners.takeFree(most, gone);',
        replace:
          'for (const { id } of await owners.listFree(most, gone))\n' +
          '      EARLY.set(id, await this.#host.store.readJournal(id, 0));\n' +
          '    await new Promise((done) => this.#host.timers.after(300, done));\n' +
          '    const taken = await owners.takeFree(most, gone);',
      },
      {
        file: `${ROOMS}/owning/room-taking.ts`,
        find: 'const LOOK_MS = 500;',
        replace: 'const LOOK_MS = 500;\nconst EARLY = (globalThis.EARLY = new Map());',
      },
      {
        file: `${ROOMS}/keeping/recover-room.ts`,
        find: 'await store.readJournal(record.id, snapshot?.seq ?? 0);',
        replace:
          '(snapshot ? undefined : globalThis.EARLY.get(record.id)) ?? (await store.readJournal(record.id, snapshot?.seq ?? 0));\n' +
          '  globalThis.EARLY.delete(record.id);',
      },
    ],
  },
  {
    name: 'snapshot-of-the-judged',
    about: 'a server that stops keeps a snapshot of what it has judged, also of what nobody will ever have on disk',
    rules: ['S1', 'S5', 'S6', 'S12', 'S17', 'S19'],
    hosts: 3,
    lastFoundBy: 249,
    edits: [
      {
        file: `${ENGINE}/live/room.ts`,
        find: '  /** When something last happened in the room, server time. */',
        replace:
          '  get judged() {\n    return { seq: this.#seq, state: this.#state };\n  }\n\n' +
          '  /** When something last happened in the room, server time. */',
      },
      {
        file: `${ROOMS}/keeping/room-upkeep.ts`,
        find: 'const snapshot: Snapshot = { seq: room.seq, state: room.state };',
        replace: 'const snapshot: Snapshot = room.judged;',
      },
      {
        file: `${ROOMS}/keeping/room-upkeep.ts`,
        find: 'for (const room of this.#open()) if (this.#behind(room) > 0) await this.#snapshot(room);',
        replace: 'for (const room of this.#open()) await this.#snapshot(room);',
      },
      {
        file: `${ROOMS}/keeping/room-upkeep.ts`,
        find: 'if (this.#behind(room) >= SNAPSHOT_EVERY) await this.#snapshot(room);',
        replace: 'await this.#snapshot(room);',
      },
      {
        file: `${ROOMS}/owning/hand-over.ts`,
        find: '  if (!room.settled || room.suspended) return;\n',
        replace: '',
      },
      {
        file: `${ROOMS}/owning/hand-over.ts`,
        find: 'const SETTLES_MS = 2000;',
        replace: 'const SETTLES_MS = 0;',
      },
    ],
  },
  {
    name: 'lease-by-own-clock',
    about: 'who looks judges the leases of others by the clock of its own machine',
    rules: ['S5', 'S12', 'S17', 'S18', 'S19'],
    hosts: 3,
    lastFoundBy: 45,
    edits: [
      {
        file: `${ROOMS}/simulator/simulated-server.ts`,
        find: 'new SimulatedMember({ serverId: id, rows: shared.rows,',
        replace: 'new SimulatedMember({ wall: () => this.now() - START_MS, serverId: id, rows: shared.rows,',
      },
      {
        file: `${ROOMS}/simulator/hosts/simulated-member.ts`,
        find: 'rows.living()',
        replace: 'rows.living(this.#seams.wall())',
      },
      {
        file: `${ROOMS}/simulator/hosts/server-rows.ts`,
        find: '  living(): ServerRow[] {\n    const { nowMs } = this.#scene.time;',
        replace: '  living(nowMs: number): ServerRow[] {',
      },
    ],
  },
  {
    name: 'acked-on-its-way',
    about:
      'a room that is handed over confirms at once what it has judged, and goes while that is on its way to the disk',
    rules: ['S1', 'S15'],
    hosts: 3,
    lastFoundBy: 124,
    edits: [
      {
        file: `${ENGINE}/live/room.ts`,
        find: '    this.#frozen ??= { sinceMs: this.#seams.now(), waiting: [] };',
        replace:
          '    this.#frozen ??= { sinceMs: this.#seams.now(), waiting: [] };\n' +
          '    for (const done of this.#waiting.splice(0)) done.reply?.(done.left?.outcome ?? { ok: true, state: this.#state, events: [], repeated: false, wakeAtMs: null }, this.#state);',
      },
    ],
  },
  {
    name: 'older-epoch-told',
    about:
      'pages are greeted by a server that has their room under an older epoch, and told what a server says that they have left',
    rules: ['S1', 'S5', 'S6', 'S15', 'S19'],
    hosts: 3,
    lastFoundBy: 165,
    edits: [
      {
        file: `${ROOMS}/relay/relayed-page.ts`,
        find: '    if (by !== this.#line) return;\n    if (alone)',
        replace: '    if (alone)',
      },
      {
        file: `${ROOMS}/relay/gateway-side.ts`,
        find: '=> void pages.delete(',
        replace: '=> void (',
      },
      {
        file: `${ROOMS}/relay/relayed-end.ts`,
        find: 'if (!here || here.epoch < epoch ||',
        replace: 'if (!here ||',
      },
    ],
  },
  {
    name: 'said-again-as-new',
    about: 'what had no answer is said to the next server of a room under another id',
    rules: ['S1', 'S2', 'S3', 'S8'],
    hosts: 3,
    lastFoundBy: 1,
    edits: [
      {
        file: `${ROOMS}/relay/kept-words.ts`,
        find: 'return [...this.#standing.values(), ...this.#waiting.values()];',
        replace:
          'return [...this.#standing.values(), ...Array.from(this.#waiting.values(), (one) => ({ ...one, id: `${one.id}-` }))];',
      },
    ],
  },
  {
    name: 'settles-for-others',
    about: 'a server that starts gives the held prices of all rooms back that are not its own',
    rules: ['S10'],
    hosts: 3,
    lastFoundBy: 11,
    edits: [
      {
        file: `${ROOMS}/keeping/first-slide.ts`,
        find: 'else if (!isOpen(await this.#host.find(roomId))) await this.#charges.giveBackHeld(roomId);',
        replace: 'else await this.#charges.giveBackHeld(roomId);',
      },
    ],
  },
  {
    name: 'lines-numbered-anew',
    about: 'each end of a line counts by itself how often it began, so that an old line passes for a new one',
    rules: ['S5', 'S6', 'S12'],
    hosts: 3,
    lastFoundBy: 292,
    edits: [
      {
        file: `${ROOMS}/relay/gateway-side.ts`,
        find: '{ from: this.#bus.serverId, line: (this.#numbers += 1) },',
        replace: '{ from: this.#bus.serverId, line: 1 },',
      },
    ],
  },
  // What the simulator found when it first had several servers.
  {
    name: 'lost-unnoticed',
    about: 'a server whose machine slept keeps a room that is another’s, and lets pages in',
    rules: ['S5', 'S6', 'S11', 'S17', 'S19'],
    hosts: 3,
    lastFoundBy: 1126,
    edits: [
      {
        file: `${ROOMS}/owning/room-owning.ts`,
        find: '    this.#compareLater();\n    await this.#taking.start();',
        replace: '    await this.#taking.start();',
      },
    ],
  },
  {
    name: 'nobody-for-unknown',
    about: 'who cannot be looked up at the server of the page is nobody at the server of the room',
    rules: ['S5'],
    hosts: 3,
    lastFoundBy: 1,
    edits: [
      {
        file: `${ROOMS}/relay/relayed-page.ts`,
        find: 'if (this.#line === line) this.sendAway();',
        replace: 'answer(null);',
      },
    ],
  },
  {
    name: 'restarted-when-over',
    about: 'a server that has its lease again winds the clock of runs that are over and cleared away',
    rules: ['S1'],
    hosts: 3,
    lastFoundBy: 41,
    edits: [
      {
        file: `${ENGINE}/live/room.ts`,
        find: "else if (this.#state.phase.name !== 'ended') {",
        replace: 'else {',
      },
    ],
  },
];
