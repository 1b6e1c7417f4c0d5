import type { Platform } from '#platform/platform';
import { FolderShelf } from './folder-shelf.ts';
import { PieceShelf } from './piece-shelf.ts';
import type { UploadShelf } from './upload-shelf.ts';

/** The shelf of a server: in the store of files where other servers reach it too, in a folder otherwise. */
export function makeUploadShelf(platform: Platform): UploadShelf {
  return platform.files.isShared ? new PieceShelf(platform) : new FolderShelf(platform);
}
