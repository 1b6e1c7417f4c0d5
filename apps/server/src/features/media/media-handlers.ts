import type { Handlers } from '#platform/http/handlers';
import type { Receiving } from '#platform/http/bodies/receiving';
import { signedIn } from '#platform/http/signed-in';
import type { Platform } from '#platform/platform';
import { makeWorkPlaces } from '#platform/work-places';
import { createMediaFromLink } from './uploads/create-media-from-link.ts';
import { createMediaFromUpload } from './uploads/create-media-from-upload.ts';
import { createMedia } from './uploads/create-media.ts';
import { deleteMedia } from './delete-media.ts';
import { listMedia } from './list-media.ts';
import { renameMedia } from './rename-media.ts';
import { makeUploadPace } from './uploads/upload-pace.ts';
import type { UploadShelf } from './uploads/upload-shelf.ts';

/** Files that are judged and encoded at once, by processes and threads of their own. */
const FILES = { together: 20, perPerson: 1, waiting: 60 };
/** A link may keep its call for ten seconds: it must not stand in the way of uploads. */
const LINKS = { together: 20, perPerson: 2, waiting: 20 };

/** What the house decides for this feature. */
export interface MediaSeams {
  shelf: UploadShelf;
  /** Takes in the files of calls. */
  receiving: Receiving;
  /** Pictures come in more slowly while live rooms are answering: these go first. */
  isAnswering(): boolean;
}

/** The calls under /media. */
export function mediaHandlers(platform: Platform, { shelf, receiving, isAnswering }: MediaSeams) {
  const pace = makeUploadPace(isAnswering);
  const inPlace = makeWorkPlaces(FILES);
  const fetching = makeWorkPlaces(LINKS);
  return {
    listMedia: async (call) => listMedia(platform, signedIn(call), call.query),
    createMedia: async (call) => {
      const actor = signedIn(call);
      return createMedia(platform, actor, call.request, { pace, receiving, inPlace });
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
  } satisfies Partial<Handlers>;
}
