import { MediaPlayer } from '#features/show';
import { useLanguage, useTexts } from '#platform/i18n';
import type { MediaTrimProps } from '#platform/media-parts';
import { Button, Text } from '@mantine/core';
import { IconPlayerPlay, IconX } from '@tabler/icons-react';
import { VIDEO_CUT_MAX_MS } from '@qc/contract';
import { useState } from 'react';
import { ClipTimeField } from './clip-time-field.tsx';
import { clipProblem, typedEnd, writeClipTime } from './clip-time.ts';
import classes from './gallery.module.css';

/** Where a chosen film or sound begins and ends, with a way to hear and see just that part. Nothing for pictures. */
export function MediaTrim({ value, disabled = false, onChange }: MediaTrimProps) {
  const t = useTexts('trim');
  const { language } = useLanguage();
  const [playing, setPlaying] = useState(false);
  if (value.type === 'image') return null;
  const { startMs, endMs, durationMs } = value;
  // A film of a site may be shown whole; a part of it is as short as any.
  const maxMs = value.provider === 'file' || endMs !== null ? VIDEO_CUT_MAX_MS : null;
  const problem = clipProblem({ startMs, endMs }, durationMs, maxMs);
  const error = problem ? t[problem] : undefined;
  return (
    <div className={classes.trim} role="group" aria-label={t.part}>
      <div className={classes.trimFields}>
        <ClipTimeField
          className={classes.trimField}
          label={t.start}
          value={startMs}
          placeholder="0:00"
          badText={t.badTime}
          error={problem === 'pastEnd' && (startMs ?? 0) >= durationMs ? error : undefined}
          optional
          disabled={disabled}
          onChange={(timeMs) => onChange({ ...value, startMs: timeMs === 0 ? null : timeMs })}
        />
        <ClipTimeField
          className={classes.trimField}
          label={t.end}
          value={endMs}
          placeholder={durationMs > 0 ? writeClipTime(durationMs) : t.toTheEnd}
          badText={t.badTime}
          error={problem === 'pastEnd' && (startMs ?? 0) >= durationMs ? undefined : error}
          optional
          disabled={disabled}
          onChange={(timeMs) => onChange({ ...value, endMs: typedEnd(timeMs, durationMs) })}
        />
        <Button
          className={classes.trimPlay}
          variant="light"
          leftSection={playing ? <IconX size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
          aria-expanded={playing}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? t.hide : t.play}
        </Button>
      </div>
      {durationMs > 0 && (
        <Text size="xs" c="dimmed">
          {t.whole(writeClipTime(durationMs))}
        </Text>
      )}
      {playing && (
        <div className={classes.trimScreen}>
          <MediaPlayer media={value} language={language} />
        </div>
      )}
    </div>
  );
}
