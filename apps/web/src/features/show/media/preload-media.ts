import type { MediaRef } from '@qc/contract';
import { PREPARE_MAX_MS } from '@qc/contract/limits';
import { mediaSrcSet } from '#ui/picture/media-image';
import { mediaSourceUrl, mediaUrl } from '#ui/picture/media-source';

/** The pictures loaded last: as long as they are held, a browser keeps them decoded. */
let held: HTMLImageElement[] = [];

async function loadPicture({ publicId, width }: MediaRef, sizes: string): Promise<void> {
  const picture = new Image();
  held.push(picture);
  picture.sizes = sizes;
  picture.srcset = mediaSrcSet({ publicId, width });
  picture.src = mediaUrl(publicId, { width: 800 });
  await picture.decode();
}

function loadFilm(media: MediaRef): Promise<void> {
  const player = document.createElement(media.type === 'audio' ? 'audio' : 'video');
  return new Promise((done) => {
    player.oncanplay = () => done();
    player.onerror = () => done();
    player.preload = 'auto';
    player.muted = true;
    player.src = mediaSourceUrl(media);
  });
}

/**
 * Loads the media of a slide before they are shown; ends when they are there, or quietly when they cannot be had in
 * time. `sizes` is that of the pictures to come; `films` says whether films and sounds will play on this screen. Films
 * on a site load by themselves.
 */
export async function preloadMedia(media: readonly MediaRef[], sizes: string, films: boolean): Promise<void> {
  held = [];
  const loads = media.map((one) => {
    if (one.type === 'image') return loadPicture(one, sizes);
    return films && one.provider === 'file' ? loadFilm(one) : Promise.resolve();
  });
  const late = new Promise((done) => setTimeout(done, PREPARE_MAX_MS));
  await Promise.race([Promise.allSettled(loads), late]);
}
