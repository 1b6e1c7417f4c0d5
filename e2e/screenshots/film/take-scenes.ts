import sharp from 'sharp';
import { writeSheet } from './contact-sheet.ts';
import type { Audience, Recording } from './recording.ts';
import type { Replay } from './replay.ts';
import { momentsOf, scenesOf } from './scenes.ts';

/** What is taken of a recording from one camera. */
interface Take {
  /** The path of a picture, without its ending. */
  name(scene: string): string;
  /** Only those whose name has this in it. */
  only: string;
  audience: Audience;
  size: { width: number; height: number };
}

const STEP_MS = 100;
/** A frame on a sheet, px. */
const FRAME_WIDTH = 320;

/** Saves a picture of every phase, of at most 256 colours; the reply is how many. */
export async function takeScenes(replay: Replay, { told }: Recording, { name, only, audience }: Take): Promise<number> {
  const beginsAtMs = told[audience][0]?.atMs ?? 0;
  // A player's page comes later, and stands at the door first.
  const door = audience === 'player' ? [{ name: '00-join', atMs: beginsAtMs }] : [];
  const all = [...door, ...scenesOf(told.presenter)].filter(({ atMs }) => atMs >= beginsAtMs);
  const scenes = all.filter((scene) => scene.name.includes(only));
  for (const scene of scenes) {
    await replay.goTo(scene.atMs);
    await replay.load();
    const full = await replay.page.screenshot();
    await sharp(full)
      .png({ palette: true, colours: 224, compressionLevel: 9 })
      .toFile(`${name(scene.name)}.png`);
  }
  return scenes.length;
}

/** Saves a contact sheet of everything that moves; the reply is how many frames they have. */
export async function takeSheets(replay: Replay, { told }: Recording, { name, only, size }: Take): Promise<number> {
  const scale = FRAME_WIDTH / Math.max(size.width, size.height);
  const frame = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const devtools = await replay.page.context().newCDPSession(replay.page);
  let count = 0;
  for (const moment of momentsOf(told.presenter)) {
    if (!moment.name.includes(only)) continue;
    await replay.goTo(moment.fromMs);
    await replay.load();
    const frames: Buffer[] = [];
    for (let atMs = moment.fromMs; atMs < moment.toMs; atMs += STEP_MS) {
      await replay.goTo(atMs);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 85,
        clip: { x: 0, y: 0, ...size, scale },
      });
      frames.push(await sharp(Buffer.from(data, 'base64')).resize(frame).toBuffer());
    }
    await writeSheet(`${name(moment.name)}.png`, frames, frame, STEP_MS);
    count += frames.length;
  }
  return count;
}
