/** A request of a simulated provider's. */
export interface SimulatedRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What came back. */
export interface SimulatedAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** All that a simulated provider needs of the world: a clock, a wire, and mathematics. */
export interface Outside {
  nowMs(): number;
  wait(ms: number): Promise<void>;
  /** Sends a request to where its address leads. Null: no answer within this time, or none at all. */
  send(request: SimulatedRequest, withinMs: number): Promise<SimulatedAnswer | null>;
  hmac(hash: 'sha1' | 'sha256', key: string, text: string): Uint8Array;
  /** Signs by the private key of a provider that has one. */
  ed25519(text: string): Uint8Array;
}
