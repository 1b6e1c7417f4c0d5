import type { Rng } from './rng.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import type { Phone } from './simulated-player.ts';
import { sharesDevice, SimulatedStaff } from './simulated-staff.ts';
import type { StaffSeat } from './simulated-staff.ts';
import type { Stage, StagedRoom } from './stage.ts';

/** Letters that look like others. */
const LOOKS_LIKE: readonly [string, string][] = [
  ['a', 'а'],
  ['e', 'е'],
  ['o', 'о'],
];

/** Everybody who is connected to the rooms of a world, and how people and pages come. */
export class Cast {
  readonly players: SimulatedPlayer[] = [];
  readonly staff: SimulatedStaff[] = [];
  /** Pages that must be sent away. */
  readonly intruders: SimulatedStaff[] = [];
  readonly #stage: Stage;
  readonly #rng: Rng;
  #pages = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#rng = stage.scene.rng.fork();
  }

  /** The people of a room come. */
  fill(room: StagedRoom, strangers: readonly string[]): void {
    const rng = this.#rng;
    const operators = rng.pick([1, 2, 2]);
    for (let count = 0; count < operators; count += 1) this.addStaff(room, 'operator', true);
    if (rng.chance(0.7)) this.addStaff(room, 'presenter', false);
    const players = rng.pick([0, 1, 3, 4, 5]);
    for (let count = 0; count < players; count += 1)
      this.#stage.scene.time.after(rng.between(0, 8000), () => {
        const phone = this.#newPhone(room, count);
        this.addPlayer(room, sharesDevice(this.#stage) ? { ...phone, device: `dvcshared${room.code}` } : phone);
      });
    for (const stranger of strangers)
      if (rng.chance(0.3))
        this.intruders.push(
          this.#makeStaff(room, { as: 'operator', session: stranger, isStream: false, isActive: true }),
        );
  }

  addPlayer(room: StagedRoom, phone: Phone): SimulatedPlayer {
    const player = new SimulatedPlayer(this.#stage, room, phone, this.#pageName(room, phone.name));
    this.players.push(player);
    return player;
  }

  addStaff(room: StagedRoom, as: StaffSeat['as'], isActive: boolean): SimulatedStaff {
    const staff = this.#makeStaff(room, { as, session: room.owner, isStream: this.#rng.chance(0.2), isActive });
    this.staff.push(staff);
    return staff;
  }

  /** The page is loaded again: its phone keeps the token, nothing else. */
  reload(player: SimulatedPlayer): SimulatedPlayer {
    player.close();
    this.players.splice(this.players.indexOf(player), 1);
    return this.addPlayer(player.room, player.phone);
  }

  /** A console or screen is loaded again. */
  reloadStaff(staff: SimulatedStaff): void {
    staff.close();
    this.staff.splice(this.staff.indexOf(staff), 1);
    this.staff.push(this.#makeStaff(staff.room, staff.seat));
  }

  /** Somebody else's phone with the token of this one. */
  steal(player: SimulatedPlayer): void {
    const phone = this.#newPhone(player.room, 90);
    if (player.own && player.wire.isOnline) this.#stage.scene.reach('token stolen while its player plays');
    this.addPlayer(player.room, { ...phone, token: player.phone.token });
  }

  #makeStaff(room: StagedRoom, seat: StaffSeat): SimulatedStaff {
    return new SimulatedStaff(this.#stage, room, seat, this.#pageName(room, seat.as));
  }

  #pageName(room: StagedRoom, who: string): string {
    return `${room.canary.slice(-1)}-${who}-${(this.#pages += 1)}`;
  }

  #newPhone(room: StagedRoom, number: number): Phone {
    const rng = this.#rng;
    // Some want the name of the first, or one that looks like it.
    const nickname = `${room.canary} ${rng.chance(0.25) ? 'noaeo' : `noa${number}eo`}`;
    const [letter, twin] = rng.pick(LOOKS_LIKE);
    return {
      name: `player${number}`,
      device: `dvc${rng.text(12)}`,
      token: null,
      joining: null,
      nickname: rng.chance(0.3)
        ? nickname.toUpperCase().replace(room.canary.toUpperCase(), room.canary)
        : rng.chance(0.3)
          ? nickname.replaceAll(letter, twin).replace(room.canary.replaceAll(letter, twin), room.canary)
          : nickname,
      isStream: rng.chance(0.2),
    };
  }
}
