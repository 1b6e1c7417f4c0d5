import { GameFile, RunnerPage } from '@qc/contract';
import { bytesOfBase64 } from './bytes-of-base64.ts';
import type { HallGame } from './hall-game.ts';

/** The game that the export wrote into this page; null: it carries none. Takes it out, so that it is not held twice. */
export async function takeCarriedGame(page: Document): Promise<HallGame | null> {
  const place = page.getElementById('game');
  const carried = RunnerPage.safeParse(parsed(place?.textContent ?? ''));
  if (!carried.success) return null;
  const { origin, file } = carried.data;
  const media = new Map<string, Blob>();
  const mimes = new Map(file.media.map(({ key, mime }) => [key, mime]));
  for (const element of page.querySelectorAll<HTMLElement>('[data-media]')) {
    const key = element.dataset['media'] ?? '';
    media.set(key, await bytesOfBase64(element.textContent, mimes.get(key) ?? ''));
    element.remove();
  }
  place?.remove();
  return hallGame(file, origin, media, null);
}

/** A game out of a file that its host has chosen; null: it is not one of ours. */
export async function readGameFile(chosen: Blob): Promise<HallGame | null> {
  const read = GameFile.safeParse(parsed(await chosen.text()));
  if (!read.success) return null;
  const media = new Map<string, Blob>();
  for (const one of read.data.media) {
    if (one.provider === 'file') media.set(one.key, await bytesOfBase64(one.data, one.mime));
    // What has become a blob needs no text any more.
    one.data = '';
  }
  return hallGame(read.data, '', media, chosen);
}

function hallGame(file: GameFile, origin: string, media: HallGame['media'], source: HallGame['source']): HallGame {
  const { name, language, direction } = file.game;
  return { name, language, direction, licence: file.licence, origin, file, media, source };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
