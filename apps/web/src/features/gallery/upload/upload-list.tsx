import { type AllWords } from '#platform/words';
import { errorText } from '#platform/api';
import { formatPercent, isolate, useLanguage, useTexts } from '#platform/i18n';
import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileUpload,
  IconPlayerPause,
  IconPlayerPlay,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react';
import type { Language } from '@qc/contract';
import classes from '../gallery.module.css';
import type { Upload } from './upload-line.ts';
import { uploadLine } from './use-uploads.ts';

/** The files on their way: how far each has come, what it needs, or why it was refused. */
export function UploadList({
  uploads,
  onPrepare,
}: {
  uploads: readonly Upload[];
  onPrepare: (upload: Upload) => void;
}) {
  const t = useTexts('upload');
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t.list}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onPrepare={onPrepare} />
      ))}
    </ul>
  );
}

function UploadRow({ upload, onPrepare }: { upload: Upload; onPrepare: (upload: Upload) => void }) {
  const t = useTexts('upload');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const { id, state, share } = upload;
  const name = isolate(upload.file.name);
  const wrong = state === 'refused' || state === 'failed';
  const moving = state === 'sending' || state === 'paused' || state === 'offline';
  const over = wrong || state === 'done' || state === 'needsCrop' || state === 'needsCut';
  return (
    <li className={classes.upload} data-state={wrong ? 'refused' : state}>
      <StateSign state={state} />
      <div className={classes.uploadWords}>
        <Text size="sm" fw={550} truncate>
          <bdi>{upload.file.name}</bdi>
        </Text>
        {/* The share is not read aloud: only what changes the state. */}
        <Text size="sm" role={wrong ? 'alert' : 'status'} aria-live={state === 'sending' ? 'off' : 'polite'}>
          {stateWords(upload, t, language)}
        </Text>
        {moving && (
          <Progress.Root size="sm" mt={6}>
            <Progress.Section
              value={Math.round(share * 100)}
              color={state === 'sending' ? 'brand' : 'gray'}
              aria-label={t.progress(name)}
            />
          </Progress.Root>
        )}
      </div>
      {(state === 'needsCrop' || state === 'needsCut') && (
        <Button size="xs" onClick={() => onPrepare(upload)}>
          {state === 'needsCrop' ? t.crop : t.cut}
        </Button>
      )}
      {state === 'done' && upload.original && (
        <Button size="xs" variant="light" onClick={() => onPrepare(upload)}>
          {t.cropOriginal}
        </Button>
      )}
      {state === 'failed' && (
        <Button size="xs" variant="white" color="red" onClick={() => uploadLine.resume(id)}>
          {labels.tryAgain}
        </Button>
      )}
      {state === 'sending' && (
        <ActionIcon
          size={32}
          variant="subtle"
          color="gray"
          aria-label={t.pause(name)}
          onClick={() => uploadLine.pause(id)}
        >
          <IconPlayerPause size={18} aria-hidden />
        </ActionIcon>
      )}
      {state === 'paused' && (
        <ActionIcon size={32} variant="light" aria-label={t.resume(name)} onClick={() => uploadLine.resume(id)}>
          <IconPlayerPlay size={18} aria-hidden />
        </ActionIcon>
      )}
      {state !== 'storing' && (
        <ActionIcon
          size={32}
          variant="subtle"
          color="gray"
          aria-label={over ? t.dismiss(name) : t.stop(name)}
          onClick={() => uploadLine.cancel(id)}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function StateSign({ state }: { state: Upload['state'] }) {
  if (state === 'refused' || state === 'failed') return <IconAlertCircle size={20} aria-hidden />;
  if (state === 'done') return <IconCircleCheck size={20} aria-hidden />;
  if (state === 'offline') return <IconWifiOff size={20} aria-hidden />;
  return <IconFileUpload size={20} aria-hidden />;
}

function stateWords(upload: Upload, t: AllWords['upload'], language: Language): string {
  const percent = formatPercent(language, upload.share);
  switch (upload.state) {
    case 'sending':
      return t.sending(percent);
    case 'paused':
      return t.paused(percent);
    case 'refused':
    case 'failed':
      return upload.problem ? t.problems[upload.problem] : errorText(upload.error, language);
    case 'done':
      return upload.original ? t.doneSmaller : t.done;
    case 'checking':
    case 'shrinking':
    case 'waiting':
    case 'offline':
    case 'storing':
    case 'needsCrop':
    case 'needsCut':
      return t[upload.state];
    default:
      return upload.state satisfies never;
  }
}
