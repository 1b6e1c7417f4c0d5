import * as z from 'zod/mini';
import { shortText, timeMs } from '../fields.ts';
import { RememberedRemoteId } from '../ids.ts';
import { REMEMBERED_REMOTES_MAX, SHORT_TEXT_MAX } from '../limits.ts';
import { RemoteName } from '../live/remotes.ts';

const playerName = z.pipe(shortText, z.string().check(z.minLength(1), z.maxLength(SHORT_TEXT_MAX)));

/** Whose a remote is, as it is kept from one run to the next. */
export const RememberedRemote = z.object({
  _id: RememberedRemoteId,
  /** By its own number where it has one, whichever receiver heard it; else by its place at the first, second … of its kind. */
  remote: RemoteName,
  name: z.string(),
  /** Empty: none. */
  team: z.string(),
  /** When it was remembered last: those of one run have the same time. */
  rememberedAt: timeMs,
});
export type RememberedRemote = z.infer<typeof RememberedRemote>;

/** Whose it is, apart from when that was said. */
export const RemoteHolder = z.strictObject({ name: playerName, team: z._default(shortText, '') });
export type RemoteHolder = z.infer<typeof RemoteHolder>;

/** Remotes of one run and whose they are. */
export const RemotesToRemember = z.strictObject({
  remotes: z
    .array(z.strictObject({ remote: RemoteName, name: playerName, team: z._default(shortText, '') }))
    .check(z.minLength(1), z.maxLength(REMEMBERED_REMOTES_MAX)),
});
export type RemotesToRemember = z.infer<typeof RemotesToRemember>;
