import { useTexts } from '#platform/i18n';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { writeClipTime } from '../clip-time.ts';
import type { Clip } from '../upload/upload-line.ts';
import { type ClipHandle, pullClip } from './clip-math.ts';
import classes from './cutter.module.css';

const STEPS: Record<string, number> = { ArrowLeft: -100, ArrowDown: -100, ArrowRight: 100, ArrowUp: 100 };
const HANDLES = ['start', 'end'] as const;
const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** The line of a film's time with the chosen part. Time runs from left to right in every language. */
export function CutterTimeline({
  durationMs,
  maxMs,
  clip,
  atMs,
  onChange,
  children,
}: {
  durationMs: number;
  maxMs: number;
  clip: Clip;
  /** Where playing is now; null: not playing. */
  atMs: number | null;
  onChange: (clip: Clip, moved: ClipHandle) => void;
  /** The pictures or the sound, as wide as the line. */
  children: ReactNode;
}) {
  const t = useTexts('cutter');
  const line = useRef<HTMLDivElement>(null);
  const pulled = useRef<{ handle: ClipHandle; x: number; fromMs: number } | null>(null);
  const timeOf = (handle: ClipHandle) => (handle === 'end' ? clip.endMs : clip.startMs);
  const bring = (handle: ClipHandle, toMs: number) => onChange(pullClip(clip, handle, toMs, durationMs, maxMs), handle);

  const pull = (handle: ClipHandle) => ({
    tabIndex: 0,
    role: 'slider',
    'aria-valuemin': 0,
    'aria-valuemax': durationMs,
    'aria-valuenow': timeOf(handle),
    'aria-valuetext':
      handle === 'move'
        ? `${writeClipTime(clip.startMs)} – ${writeClipTime(clip.endMs)}`
        : writeClipTime(timeOf(handle)),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      pulled.current = { handle, x: event.clientX, fromMs: timeOf(handle) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = pulled.current;
      if (start?.handle !== handle || !line.current) return;
      const perPixel = durationMs / Math.max(1, line.current.clientWidth);
      bring(handle, start.fromMs + (event.clientX - start.x) * perPixel);
    },
    onPointerUp: () => (pulled.current = null),
    onPointerCancel: () => (pulled.current = null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key];
      const toEnd = event.key === 'Home' ? 0 : event.key === 'End' ? durationMs : null;
      if (step === undefined && toEnd === null) return;
      event.preventDefault();
      event.stopPropagation();
      bring(handle, toEnd ?? timeOf(handle) + (step ?? 0) * (event.shiftKey ? 10 : 1));
    },
  });

  return (
    <div className={classes.timeline} dir="ltr">
      <div ref={line} className={classes.line} role="group" aria-label={t.timeline}>
        <div className={classes.strip} aria-hidden>
          {children}
          <span
            className={classes.shade}
            style={{ insetInlineStart: 0, inlineSize: share(clip.startMs / durationMs) }}
          />
          <span
            className={classes.shade}
            style={{ insetInlineStart: share(clip.endMs / durationMs), insetInlineEnd: 0 }}
          />
        </div>
        <div
          className={classes.part}
          aria-label={t.part}
          style={{
            insetInlineStart: share(clip.startMs / durationMs),
            inlineSize: share((clip.endMs - clip.startMs) / durationMs),
          }}
          {...pull('move')}
        />
        {HANDLES.map((handle) => (
          <div
            key={handle}
            className={classes.handle}
            data-handle={handle}
            aria-label={t[handle]}
            style={{ insetInlineStart: share(timeOf(handle) / durationMs) }}
            {...pull(handle)}
          />
        ))}
        {atMs !== null && (
          <div className={classes.now} style={{ insetInlineStart: share(Math.min(1, atMs / durationMs)) }} />
        )}
      </div>
      <div className={classes.scale} aria-hidden>
        <span>0:00</span>
        <span>{writeClipTime(durationMs)}</span>
      </div>
    </div>
  );
}
