import { useTexts } from '#platform/i18n';
import { Button, Group, Modal, Text } from '@mantine/core';
import { conflictLabels } from '../texts/conflict-texts.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import classes from './conflict-dialog.module.css';

/** A conflict with its record's name. */
export interface NamedConflict {
  title: string;
  fields: string[];
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  settle: (side: 'mine' | 'theirs') => void;
}

/** Both versions of what two people changed, side by side. It closes only by a choice. */
export function ConflictDialog({ conflict }: { conflict: NamedConflict | null }) {
  const t = useTexts(editorTexts);
  const labels = useTexts(conflictLabels);
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={t.conflictTitle}
    >
      {conflict && (
        <>
          <Text mb="md">{t.conflictText}</Text>
          <Text fw={650} mb="xs">
            {conflict.title}
          </Text>
          <div className={classes.table} role="table">
            <div className={classes.row} role="row">
              <span role="columnheader" className={classes.head}>
                {t.field}
              </span>
              <span role="columnheader" className={classes.head}>
                {t.mine}
              </span>
              <span role="columnheader" className={classes.head}>
                {t.theirs}
              </span>
            </div>
            {conflict.fields.map((field) => (
              <div key={field} className={classes.row} role="row">
                <span role="rowheader" className={classes.field}>
                  {labels[field] ?? field}
                </span>
                <span role="cell" className={classes.value} dir="auto">
                  {wordsOf(conflict.mine[field]) || t.empty}
                </span>
                <span role="cell" className={classes.value} dir="auto">
                  {wordsOf(conflict.theirs[field]) || t.empty}
                </span>
              </div>
            ))}
          </div>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => conflict.settle('theirs')}>
              {t.takeTheirs}
            </Button>
            <Button onClick={() => conflict.settle('mine')} data-autofocus>
              {t.keepMine}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

/** Any field's value in words: texts as they are, lists line by line, right answers ticked. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value !== 'object') return String(value);
  const { text, correct, alt, publicId }: Record<string, unknown> = { ...value };
  if (typeof text === 'string') return `${correct === true ? '✓ ' : ''}${text}`;
  return typeof alt === 'string' && alt !== '' ? alt : typeof publicId === 'string' ? publicId : '';
}
