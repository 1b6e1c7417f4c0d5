import { useEffect, useRef, useState } from 'react';
import classes from './cutter.module.css';
import { drawFilmStrip, readWaveform } from './film-strip.ts';

/** Pictures of the film along its time. Decoration. */
export function FilmPictures({ url, durationMs }: { url: string; durationMs: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || url === '') return;
    const abort = new AbortController();
    void drawFilmStrip(url, durationMs, canvas.current, abort.signal);
    return () => abort.abort();
  }, [url, durationMs]);
  return <canvas ref={canvas} className={classes.pictures} />;
}

/** How loud the sound is along its time. Decoration. */
export function SoundWave({ file }: { file: Blob }) {
  const [peaks, setPeaks] = useState<number[] | null>(null);
  useEffect(() => {
    let gone = false;
    void readWaveform(file).then((found) => {
      if (!gone) setPeaks(found);
    });
    return () => {
      gone = true;
    };
  }, [file]);
  const path = (peaks ?? []).map((peak, at) => `M${at} ${50 - peak * 44 - 1}V${50 + peak * 44 + 1}`).join('');
  return (
    <svg className={classes.wave} viewBox={`-1 0 ${(peaks?.length ?? 1) + 1} 100`} preserveAspectRatio="none">
      <path d={path} stroke="currentColor" strokeWidth="0.6" />
    </svg>
  );
}
