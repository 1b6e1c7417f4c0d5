import { useTexts } from '#platform/i18n';
import { Button, FileButton, Text } from '@mantine/core';
import { IconPhotoUp, IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ACCEPT } from './file-problem.ts';
import classes from './gallery.module.css';
import { texts } from './texts.ts';

interface Props {
  /** Without it nothing can be uploaded: the content alone is shown. */
  onFiles: ((files: File[]) => void) | null;
  children: ReactNode;
}

/** Takes pictures by button, by dropping them anywhere on the content, and by pasting. */
export function DropZone({ onFiles, children }: Props) {
  const t = useTexts(texts);
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const resetPicker = useRef<() => void>(null);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !latest.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  if (!onFiles) return children;
  const onDrag = (step: 1 | -1) => (event: DragEvent) => {
    if (![...event.dataTransfer.types].includes('Files')) return;
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={classes.uploadBox}>
        <IconPhotoUp size={30} aria-hidden className={classes.uploadSign} />
        <div className={classes.uploadText}>
          <Text fw={550}>{over ? t.dropNow : t.drop}</Text>
          <Text size="xs" c="dimmed">
            {t.hint}
          </Text>
        </div>
        <FileButton
          accept={ACCEPT}
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
      </div>
      {children}
    </div>
  );
}
