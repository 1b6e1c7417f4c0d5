import { setMediaFiles } from '#ui/picture/media-source';

let made: string[] = [];

/** From now on the media of this window are these. */
export function showMedia(media: ReadonlyMap<string, Blob>): void {
  for (const address of made) URL.revokeObjectURL(address);
  const addresses = new Map([...media].map(([key, blob]) => [key, URL.createObjectURL(blob)]));
  made = [...addresses.values()];
  setMediaFiles(addresses);
}
