/**
 * A reply that is JSON already, put through its operation's reply schema by whoever made it: what is megabytes is not
 * made on the thread of the live rooms.
 */
export class ReadyReply {
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}
