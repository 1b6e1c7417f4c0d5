import type { HandlersOf } from '#platform/http/handlers';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { createMediaFromLink } from './create-media-from-link.ts';
import { createMediaFromUpload } from './create-media-from-upload.ts';
import { createMedia } from './create-media.ts';
import { deleteMedia } from './delete-media.ts';
import { listMedia } from './list-media.ts';
import { renameMedia } from './rename-media.ts';
import { makeUploadPace } from './upload-pace.ts';
import { makeUploadPlaces } from './upload-places.ts';
import type { UploadShelf } from './upload-shelf.ts';

type Names =
  | 'listMedia'
  | 'createMedia'
  | 'createMediaFromUpload'
  | 'createMediaFromLink'
  | 'renameMedia'
  | 'deleteMedia';

/** The calls under /media. Pictures come in more slowly while `isAnswering()`: live rooms go first. */
export function mediaHandlers(platform: Platform, shelf: UploadShelf, isAnswering: () => boolean): HandlersOf<Names> {
  const pace = makeUploadPace(isAnswering);
  const inPlace = makeUploadPlaces();
  // A link may keep its call for ten seconds: it must not stand in the way of uploads.
  const fetching = makeUploadPlaces();
  return {
    listMedia: async (call) => listMedia(platform, signedIn(call), call.query),
    createMedia: async (call) => {
      const actor = signedIn(call);
      return inPlace(actor.userId, () => createMedia(platform, actor, call.request, pace));
    },
    createMediaFromUpload: async (call) => {
      const actor = signedIn(call);
      return inPlace(actor.userId, () => createMediaFromUpload(platform, shelf, actor, call.body));
    },
    createMediaFromLink: async (call) => {
      const actor = signedIn(call);
      return fetching(actor.userId, () => createMediaFromLink(platform, actor, call.body));
    },
    renameMedia: async (call) => renameMedia(platform, signedIn(call), call.params.id, call.body),
    deleteMedia: async (call) => deleteMedia(platform, signedIn(call), call.params.id),
  };
}
