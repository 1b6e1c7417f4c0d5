import * as z from 'zod/mini';
import { RememberedRemote, RemoteHolder, RemotesToRemember } from '../entities/remembered-remote.ts';
import { RememberedRemoteId } from '../ids.ts';
import { EXCEL_BYTES_MAX } from '../limits.ts';
import { Done, route } from '../route.ts';

const remembered = z.object({ id: RememberedRemoteId });

/** Which remote is whose: remembered for a person's institution, for a person without one by that person. */
export const rememberedRemoteRoutes = {
  listRememberedRemotes: route('GET', '/rememberedRemote', {
    access: 'user',
    summary: 'The remotes that my institution remembers, or I do where I am in none',
    reply: z.object({
      /** Whose list it is; null: one’s own. */
      institution: z.nullable(z.string()),
      remotes: z.array(RememberedRemote),
      count: z.int(),
    }),
  }),
  rememberRemotes: route('POST', '/rememberedRemote', {
    access: 'user',
    summary: 'Remember whose these remotes are; others stay remembered as they were',
    body: RemotesToRemember,
    reply: Done,
  }),
  updateRememberedRemote: route('PUT', '/rememberedRemote/{id}', {
    access: 'user',
    summary: 'A remembered remote is somebody else’s',
    params: remembered,
    body: RemoteHolder,
    reply: Done,
  }),
  forgetRememberedRemote: route('DELETE', '/rememberedRemote/{id}', {
    access: 'user',
    summary: 'Forget whose a remote is',
    params: remembered,
    reply: Done,
  }),
  forgetAllRememberedRemotes: route('DELETE', '/rememberedRemote', {
    access: 'user',
    summary: 'Forget whose all of them are',
    reply: Done,
  }),
  readPlayerSheet: route('POST', '/rememberedRemote/sheet', {
    access: 'user',
    summary: 'The rows of an Excel sheet of players, to be read as pasted rows are; saves nothing',
    upload: true,
    uploadMax: EXCEL_BYTES_MAX,
    reply: z.object({ rows: z.array(z.array(z.string())) }),
  }),
};
