/** What a transport tells its wire. `closed` comes once; `code` is the WebSocket close code where there is one. */
export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  closed(code: number | null): void;
}

/** One connection to the room, whatever carries it. */
export interface Transport {
  send(text: string): void;
  /** Ends it; `closed` is not called any more. */
  drop(): void;
}

/** Opens a connection; the first frame is the hello, which some transports send themselves. */
export type OpenTransport = (hello: string, events: TransportEvents) => Transport;
