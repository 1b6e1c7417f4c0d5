/** Pictures on the timeline. */
const PICTURES = 12;
const STRIP_HEIGHT = 64;
/** Steps of the drawn sound. */
const STEPS = 240;
/** Finding a picture takes no longer than this, ms. */
const SEEK_MS = 3000;

/** Draws pictures of a film side by side, one after the other, until told to stop. What cannot be found stays dark. */
export async function drawFilmStrip(url: string, durationMs: number, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  film.src = url;
  try {
    if (!(await happens(film, 'loadeddata', signal))) return;
    const width = Math.max(1, Math.round((STRIP_HEIGHT * film.videoWidth) / Math.max(1, film.videoHeight)));
    canvas.height = STRIP_HEIGHT;
    canvas.width = width * PICTURES;
    const pen = canvas.getContext('2d');
    for (let index = 0; index < PICTURES && pen && !signal.aborted; index++) {
      const found = happens(film, 'seeked', signal);
      film.currentTime = ((index + 0.5) / PICTURES) * (durationMs / 1000);
      if (await found) pen.drawImage(film, index * width, 0, width, STRIP_HEIGHT);
    }
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

function happens(film: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), SEEK_MS);
    const answer = (found: boolean) => () => {
      clearTimeout(timer);
      resolve(found && !signal.aborted);
    };
    film.addEventListener(event, answer(true), { once: true });
    film.addEventListener('error', answer(false), { once: true });
    signal.addEventListener('abort', answer(false), { once: true });
  });
}

/** How loud a sound is along its length, 0..1 for each step; null: the browser cannot decode it. */
export async function readWaveform(file: Blob): Promise<number[] | null> {
  try {
    // A rate this low is enough to draw, and keeps five minutes small in memory.
    const decoder = new OfflineAudioContext(1, 1, 8000);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    return loudness(sound.getChannelData(0), STEPS);
  } catch {
    return null;
  }
}

/** The peak of each step, brought to 1 for the loudest. */
export function loudness(samples: Float32Array, steps: number): number[] {
  const size = Math.max(1, Math.floor(samples.length / steps));
  const peaks = Array.from({ length: steps }, (_, step) => {
    let peak = 0;
    for (let at = step * size; at < Math.min((step + 1) * size, samples.length); at++)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}
