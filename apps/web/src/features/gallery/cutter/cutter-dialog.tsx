import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { UPLOAD_BYTES_MAX, VIDEO_CUT_MAX_MS } from '@qc/contract';
import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ClipTimeField } from '../clip-time-field.tsx';
import { writeClipTime } from '../clip-time.ts';
import type { Clip } from '../upload/upload-line.ts';
import { type ClipHandle, pullClip } from './clip-math.ts';
import { CutterTimeline } from './cutter-timeline.tsx';
import classes from './cutter.module.css';
import { FilmPictures, SoundWave } from './timeline-pictures.tsx';
import { useClipPlaying } from './use-clip-playing.ts';

/** A film or sound that is to be cut. */
export interface CutRequest {
  file: File;
  kind: 'video' | 'audio';
  durationMs: number;
}

interface Props {
  /** Null: closed. */
  request: CutRequest | null;
  /** The shorter file; or, with a clip, the whole one of which that part is played. */
  onDone: (file: File, clip: Clip | null) => void;
  onClose: () => void;
}

/** Cutting a film or sound to at most thirty seconds, in the browser. */
export function CutterDialog({ request, onDone, onClose }: Props) {
  const t = useTexts('cutter');
  return (
    <Dialog opened={request !== null} onClose={onClose} size="lg" title={t.title} closeOnClickOutside={false}>
      {request && <CutterDesk key={request.file.name} request={request} onDone={onDone} onClose={onClose} />}
    </Dialog>
  );
}

function CutterDesk({ request, onDone, onClose }: Props & { request: CutRequest }) {
  const t = useTexts('cutter');
  const labels = useTexts('labels');
  const { file, kind, durationMs } = request;
  const [clip, setClip] = useState<Clip>({ startMs: 0, endMs: Math.min(durationMs, VIDEO_CUT_MAX_MS) });
  const { element, url, atMs, failed, toggle, seek, events } = useClipPlaying(file, clip);
  const { share, cannot, cut, stop } = useCutting(request, clip, onDone);

  const pull = (next: Clip, handle: ClipHandle) => {
    setClip(next);
    seek(handle === 'end' ? next.endMs : next.startMs);
  };
  const bring = (handle: 'start' | 'end') => (timeMs: number | null) => {
    if (timeMs !== null) pull(pullClip(clip, handle, timeMs, durationMs, VIDEO_CUT_MAX_MS), handle);
  };
  const tooLarge = file.size > UPLOAD_BYTES_MAX;
  const player = { src: url, ...events };
  const length = t.length(writeClipTime(clip.endMs - clip.startMs), writeClipTime(VIDEO_CUT_MAX_MS));

  return (
    <div className={classes.body}>
      <Text size="sm">{t.lead(VIDEO_CUT_MAX_MS / 1000)}</Text>
      {failed && <Alert color="gray">{t.noPreview}</Alert>}
      {kind === 'video' ? (
        <video ref={element} className={classes.screen} hidden={failed} playsInline aria-label={t.part} {...player} />
      ) : (
        <audio ref={element} aria-label={t.part} {...player} />
      )}
      <CutterTimeline durationMs={durationMs} maxMs={VIDEO_CUT_MAX_MS} clip={clip} atMs={atMs} onChange={pull}>
        {kind === 'video' ? <FilmPictures url={url} durationMs={durationMs} /> : <SoundWave file={file} />}
      </CutterTimeline>
      <div className={classes.fields}>
        <ClipTimeField
          className={classes.field}
          label={t.start}
          value={clip.startMs}
          badText={t.badTime}
          onChange={bring('start')}
        />
        <ClipTimeField
          className={classes.field}
          label={t.end}
          value={clip.endMs}
          badText={t.badTime}
          onChange={bring('end')}
        />
        <Button
          variant="light"
          size="md"
          disabled={failed}
          leftSection={
            atMs === null ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerStop size={18} aria-hidden />
          }
          onClick={toggle}
        >
          {atMs === null ? t.play : t.stop}
        </Button>
      </div>
      <Text size="sm" role="status" className={classes.length}>
        {length}
      </Text>
      {cannot && (
        <Alert color={tooLarge ? 'red' : 'yellow'} role="alert">
          {tooLarge ? t.cannotTooLarge : t.cannot}
        </Alert>
      )}
      {share !== null && <Progress value={share * 100} aria-label={t.cutting} />}
      <Group justify="flex-end">
        <Button variant="subtle" color="gray" onClick={share === null ? onClose : stop}>
          {share === null ? labels.cancel : t.stopCutting}
        </Button>
        {cannot ? (
          <Button disabled={tooLarge} onClick={() => onDone(file, clip)}>
            {t.uploadWhole}
          </Button>
        ) : (
          <Button loading={share !== null} onClick={() => void cut()} data-autofocus>
            {t.cut}
          </Button>
        )}
      </Group>
    </div>
  );
}

function useCutting({ file }: CutRequest, clip: Clip, onDone: Props['onDone']) {
  const [share, setShare] = useState<number | null>(null);
  const [cannot, setCannot] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const cut = async () => {
    const abort = new AbortController();
    running.current = abort;
    setShare(0);
    const result = await import('./cut-media.ts')
      .then(({ cutMedia }) => cutMedia(file, clip, { signal: abort.signal, onProgress: setShare }))
      .catch(() => ({ failed: 'cannot' as const }));
    setShare(null);
    if ('file' in result) onDone(result.file, null);
    else if (result.failed === 'cannot') setCannot(true);
  };
  return { share, cannot, cut, stop: () => running.current?.abort() };
}
