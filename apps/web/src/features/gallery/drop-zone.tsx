import { useTexts } from '#platform/i18n';
import type { MediaType } from '@qc/contract';
import { Button, FileButton, Text } from '@mantine/core';
import { IconLink, IconPhotoUp, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './gallery.module.css';
import { acceptOf } from './upload/file-check.ts';

interface Props {
  /** Without it nothing can be uploaded: the content alone is shown. */
  onFiles: ((files: File[]) => void) | null;
  /** A link was pasted, or one is to be typed (empty). */
  onLink: (link: string) => void;
  /** The only type wanted. */
  only?: MediaType | undefined;
  children: ReactNode;
}

/** Takes files by button, by dropping them anywhere on the content, and by pasting; and links likewise. */
export function DropZone({ onFiles, onLink, only, children }: Props) {
  const t = useTexts('gallery');
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const resetPicker = useRef<() => void>(null);
  const latest = useRef({ onFiles, onLink });
  useEffect(() => {
    latest.current = { onFiles, onLink };
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const take = latest.current;
      if (!take.onFiles) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const link = event.clipboardData?.getData('text/plain').trim() ?? '';
      // What is pasted into a field is meant for the field.
      const inField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (files.length > 0) take.onFiles(files);
      else if (/^https?:\/\/\S+$/.test(link) && !inField) take.onLink(link);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  if (!onFiles) return children;
  const onDrag = (step: 1 | -1) => (event: DragEvent) => {
    if (![...event.dataTransfer.types].some((type) => type === 'Files' || type === 'text/uri-list')) return;
    event.preventDefault();
    depth.current += step;
    setOver(depth.current > 0);
  };
  return (
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragEnter={onDrag(1)}
      onDragLeave={onDrag(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        const link = event.dataTransfer.getData('text/uri-list').split('\n')[0]?.trim() ?? '';
        if (files.length > 0) onFiles(files);
        else if (link !== '') onLink(link);
      }}
    >
      <div className={classes.uploadBox}>
        <IconPhotoUp size={30} aria-hidden className={classes.uploadSign} />
        <div className={classes.uploadText}>
          <Text fw={550}>{over ? t.dropNow : t.drop}</Text>
          <Text size="xs" c="dimmed">
            {only === 'image' || only === undefined ? t.pictureHint : ''} {only === 'image' ? '' : t.filmHint}
          </Text>
        </div>
        <div className={classes.uploadButtons}>
          <FileButton
            accept={acceptOf(only)}
            multiple
            resetRef={resetPicker}
            onChange={(files) => {
              onFiles(files);
              resetPicker.current?.();
            }}
          >
            {(props) => (
              <Button {...props} leftSection={<IconUpload size={17} aria-hidden />}>
                {t.upload}
              </Button>
            )}
          </FileButton>
          <Button variant="default" leftSection={<IconLink size={17} aria-hidden />} onClick={() => onLink('')}>
            {t.fromLink}
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}
