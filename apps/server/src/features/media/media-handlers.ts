import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { createMedia } from './create-media.ts';
import { deleteMedia } from './delete-media.ts';
import { listMedia } from './list-media.ts';
import { readUpload } from './read-upload.ts';
import { renameMedia } from './rename-media.ts';
import { makeUploadPlaces } from './upload-places.ts';

type Names = 'listMedia' | 'createMedia' | 'renameMedia' | 'deleteMedia';

/** The calls under /media. */
export function mediaHandlers(platform: Platform): HandlersOf<Names> {
  const inPlace = makeUploadPlaces();
  return {
    listMedia: async (call) => listMedia(platform, signedIn(call), call.query),
    createMedia: async (call) => {
      const actor = signedIn(call);
      return inPlace(actor.userId, async () => {
        const upload = await readUpload(call.request);
        return upload.ok ? createMedia(platform, actor, upload.value) : upload;
      });
    },
    renameMedia: async (call) => renameMedia(platform, signedIn(call), call.params.id, call.body),
    deleteMedia: async (call) => deleteMedia(platform, signedIn(call), call.params.id),
  };
}
