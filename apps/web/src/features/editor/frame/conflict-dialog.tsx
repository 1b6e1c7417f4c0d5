import { useTexts } from '#platform/i18n';
import { Button, Group, Modal, Text } from '@mantine/core';
import { contentFieldLabels } from '#platform/content-fields';
import { editorTexts } from '../texts/editor-texts.ts';
import classes from './conflict-dialog.module.css';
import { type FieldContext, wordsOfField } from './field-words.ts';
import type { NamedConflict } from './first-conflict.ts';

/** Both versions of what two people changed, side by side. It closes only by a choice. */
export function ConflictDialog({ conflict, context }: { conflict: NamedConflict | null; context: FieldContext }) {
  const t = useTexts(editorTexts);
  const labels = useTexts(contentFieldLabels);
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
                  {labels[field]}
                </span>
                <span role="cell" className={classes.value} dir="auto">
                  {wordsOfField(field, conflict.mine, context) || t.empty}
                </span>
                <span role="cell" className={classes.value} dir="auto">
                  {wordsOfField(field, conflict.theirs, context) || t.empty}
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
