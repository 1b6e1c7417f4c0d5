import { useTexts } from '#platform/i18n';
import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconPhotoUp, IconX } from '@tabler/icons-react';
import classes from './gallery.module.css';
import { texts } from './texts.ts';
import type { Upload } from './use-uploads.ts';

/** The files on their way, each with its progress or the reason it was refused. */
export function UploadList({ uploads, onDismiss }: { uploads: readonly Upload[]; onDismiss: (id: number) => void }) {
  const t = useTexts(texts);
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.id} className={classes.upload} data-state={upload.state}>
          {upload.state === 'refused' ? (
            <IconAlertCircle size={20} aria-hidden />
          ) : upload.state === 'done' ? (
            <IconCircleCheck size={20} aria-hidden />
          ) : (
            <IconPhotoUp size={20} aria-hidden />
          )}
          <div className={classes.uploadWords}>
            <Text size="sm" fw={550} truncate>
              <bdi>{upload.name}</bdi>
            </Text>
            {upload.state === 'refused' && <Text size="sm">{upload.problem}</Text>}
            {upload.state === 'done' && <Text size="sm">{t.uploaded}</Text>}
            {upload.state === 'sending' && (
              <Progress.Root size="sm" mt={4}>
                <Progress.Section value={Math.round(upload.share * 100)} aria-label={t.uploading(upload.name)} />
              </Progress.Root>
            )}
          </div>
          {upload.state !== 'done' && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={upload.state === 'sending' ? t.stop : t.dismiss}
              onClick={upload.state === 'sending' ? upload.stop : () => onDismiss(upload.id)}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
