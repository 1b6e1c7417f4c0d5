import { isolate, useTexts } from '#platform/i18n';
import { Button, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../gallery.module.css';
import { forgetInterrupted, interruptedUploads } from './interrupted-uploads.ts';
import type { Upload } from './upload-line.ts';

/** What a closed page left half sent: choosing the same file again goes on with it. */
export function InterruptedList({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts('upload');
  const [left, setLeft] = useState(() => interruptedUploads(Date.now()));
  // What is on its way again stands in the other list.
  const shown = left.filter(({ name, size }) => !uploads.some(({ file }) => file.name === name && file.size === size));
  if (shown.length === 0) return null;
  return (
    <ul className={classes.uploads}>
      {shown.map(({ key, name }) => (
        <li key={key} className={classes.upload}>
          <IconHistory size={20} aria-hidden />
          <Text size="sm" className={classes.uploadWords}>
            {t.interrupted(isolate(name))}
          </Text>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => {
              forgetInterrupted(key);
              setLeft(left.filter((other) => other.key !== key));
            }}
          >
            {t.forget}
          </Button>
        </li>
      ))}
    </ul>
  );
}
