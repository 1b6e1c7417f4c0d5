import type { MediaRef, UserId } from '@qc/contract';
import sharp from 'sharp';
import { storePicture } from '#features/media';
import type { Platform } from '#platform/platform';
import { drawDesert, drawMountains, drawSea, drawSpace } from './landscape-drawings.ts';
import { drawEarth, drawMars, drawNeptune, drawSaturn } from './planet-drawings.ts';
import { drawBalloon, drawDeadSea, drawOctopus, drawPenguins, drawSunlight } from './scene-drawings.ts';

const DRAWINGS = {
  balloon: { title: 'Balloon', draw: drawBalloon },
  octopus: { title: 'Octopus', draw: drawOctopus },
  mars: { title: 'Planet 1', draw: drawMars },
  saturn: { title: 'Planet 2', draw: drawSaturn },
  earth: { title: 'Planet 3', draw: drawEarth },
  neptune: { title: 'Planet 4', draw: drawNeptune },
  deadSea: { title: 'Dead Sea', draw: drawDeadSea },
  sunlight: { title: 'Sun and Earth', draw: drawSunlight },
  penguins: { title: 'Penguins', draw: drawPenguins },
  mountains: { title: 'Mountains', draw: drawMountains },
  sea: { title: 'Sea', draw: drawSea },
  desert: { title: 'Desert', draw: drawDesert },
  space: { title: 'Rocket', draw: drawSpace },
} as const;
/** A picture has no time of its own. */
const UNCUT = { durationMs: 0, startMs: null, endMs: null };
/** The pictures of the demo games. */
export type PictureName = keyof typeof DRAWINGS;

/** Draws every demo picture into the owner's gallery; one that is there already is taken as it is. */
export async function seedPictures(
  platform: Platform,
  ownerId: UserId,
): Promise<(name: PictureName, alt: string) => MediaRef> {
  const refs = new Map<string, MediaRef>();
  for (const [name, { title, draw }] of Object.entries(DRAWINGS)) {
    const bytes = await sharp(Buffer.from(draw())).png({ compressionLevel: 1 }).toBuffer();
    const stored = await storePicture(platform, ownerId, title, bytes, { reuse: true });
    if (!stored.ok) throw new Error(`the demo picture ${name} was refused: ${stored.code}`);
    const { _id, type, provider, publicId, width, height } = stored.value;
    refs.set(name, { ...UNCUT, _id, type, provider, publicId, width, height, alt: '' });
  }
  return (name, alt) => {
    const ref = refs.get(name);
    if (!ref) throw new Error(`there is no demo picture ${name}`);
    return { ...ref, alt };
  };
}
