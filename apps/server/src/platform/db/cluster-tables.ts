import type { Generated } from 'kysely';

/** A server that has joined the others; PostgreSQL alone has rows. */
export interface ServerTable {
  /** Its name on the bus, and as the writer of journals: new at each start. */
  id: string;
  /** Where the others may reach it; empty: nowhere. */
  url: string;
  version: string;
  /** What it does, words separated by commas. */
  roles: string;
  /** 1: it is on its way down and takes nothing new. */
  draining: number;
  /** By the database's clock: it counts as running until then. */
  lease_until: Date;
  /** By its own clock, as the times in its journals are. */
  alive_at_ms: number;
  /** The newest that it reads, see `HOUSE_FORMAT`. */
  format: Generated<number>;
}

/** Whose turn a job of the house is. */
export interface JobLeaseTable {
  job: string;
  /** Id of a server. */
  holder: string;
  /** By the database's clock: no other takes it before. */
  until: Date;
}

/** Tries that all servers count together. */
export interface SharedCountTable {
  /** Of the limit. */
  name: string;
  /** Hash of who tries. */
  key: string;
  /** When, where each counts for a time of its own. */
  tries: Date[];
  /** When nothing of it counts any more. */
  until: Date;
}
