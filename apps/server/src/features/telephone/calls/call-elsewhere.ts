import type { RoomElsewhere } from '#features/rooms';

/** A call goes on at another server. Nothing of what it was told is done or kept here: told there again it is the same. */
export class CallElsewhere extends Error {
  /** The server of its room; null: that has to be found out, in a moment. */
  readonly place: RoomElsewhere | null;

  constructor(place: RoomElsewhere | null) {
    super('the room of a call is at another server');
    this.place = place;
  }
}
