import { readFile } from 'node:fs/promises';
import { EXCEL_BYTES_MAX } from '@qc/contract';
import { makeReceiveFile } from '#platform/http/bodies/receive-file';
import type { Receiving } from '#platform/http/bodies/receiving';
import type { Handlers } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { makeWorkPlaces } from '#platform/work-places';
import { forgetAllRememberedRemotes, forgetRememberedRemote } from './forget-remembered-remote.ts';
import { listRememberedRemotes } from './list-remembered-remotes.ts';
import { readPlayerSheet } from './read-player-sheet.ts';
import { rememberRemotes } from './remember-remotes.ts';
import { updateRememberedRemote } from './update-remembered-remote.ts';

/** The calls under /rememberedRemote. `receiving` takes in the files of calls. */
export function rememberedRemoteHandlers(platform: Platform, { receiving }: { receiving: Receiving }) {
  const inPlace = makeWorkPlaces();
  const receiveFile = makeReceiveFile(platform, receiving);
  return {
    listRememberedRemotes: (call) => listRememberedRemotes(platform, signedIn(call)),
    rememberRemotes: (call) => rememberRemotes(platform, signedIn(call), call.body),
    updateRememberedRemote: (call) => updateRememberedRemote(platform, signedIn(call), call.params.id, call.body),
    forgetRememberedRemote: (call) => forgetRememberedRemote(platform, signedIn(call), call.params.id),
    forgetAllRememberedRemotes: (call) => forgetAllRememberedRemotes(platform, signedIn(call)),
    readPlayerSheet: (call) =>
      receiveFile(call, EXCEL_BYTES_MAX, ({ path }) =>
        inPlace(signedIn(call).userId, async () => readPlayerSheet(await readFile(path))),
      ),
  } satisfies Partial<Handlers>;
}
