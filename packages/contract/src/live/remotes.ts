import * as z from 'zod/mini';

/** One receiver at a host, such as `buzz-2` or `keyboard`. */
export const ReceiverName = z.string().check(z.regex(/^[A-Za-z]{2,20}(-[1-9]\d?)?$/));
/** One remote: its receiver and what that calls it, such as `iclicker:82E9701B`. */
export const RemoteName = z.string().check(z.regex(/^[A-Za-z]{2,20}(-[1-9]\d?)?:[A-Za-z0-9]{1,16}$/));
/** What a key of a remote is called, whatever is printed on it: a letter for an answer, a digit, or the only key it has. */
export const RemoteKey = z.string().check(z.regex(/^([A-J0-9*#]|buzz)$/));
/** Whoever has receivers: a console, or a bridge. Counts its presses from 1. */
export const ReceiverHost = z.string().check(z.regex(/^[A-Za-z0-9]{8,16}$/));

/** One press, as its host heard it. */
export const Press = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  remote: RemoteName,
  key: RemoteKey,
  /** When the key went down, by the server's clock as the host has measured it. */
  atMs: z.int().check(z.minimum(0)),
  /** The device locks its first answer. */
  isFinal: z.boolean(),
});
export type Press = z.infer<typeof Press>;

/** The receiver that a remote belongs to. */
export function receiverOf(remote: string): string {
  return remote.slice(0, remote.indexOf(':'));
}
