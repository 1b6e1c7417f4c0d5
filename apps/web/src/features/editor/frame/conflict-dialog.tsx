import { formatAgo, useLanguage, useTexts } from '#platform/i18n';
import { useFocusReturn } from '#ui/dialog/focus-return';
import { Button, Group, Modal, Text } from '@mantine/core';

import type { LastChange } from '../together/use-last-change.ts';
import classes from './conflict-dialog.module.css';
import { type FieldContext, wordsOfField } from './field-words.ts';
import type { NamedConflict } from './first-conflict.ts';

export interface ConflictDialogProps {
  conflict: NamedConflict;
  /** Whose the other version is; null: not known. */
  by: LastChange | null;
  context: FieldContext;
}

/** Both versions of what two people changed, side by side, with who made the other. It closes only by a choice. */
export function ConflictDialog({ conflict, by, context }: ConflictDialogProps) {
  const t = useTexts('editor');
  useFocusReturn(true);
  const words = useConflictWords(by);
  const labels = useTexts('contentFields');
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={words.title}
    >
      {words.changed !== null && <Text mb={4}>{words.changed}</Text>}
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
            {words.theirs}
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
    </Modal>
  );
}

/** What is said of whoever made the other version. */
function useConflictWords(by: LastChange | null): { title: string; changed: string | null; theirs: string } {
  const together = useTexts('editorTogether');
  const t = useTexts('editor');
  const { language } = useLanguage();
  if (!by) return { title: t.conflictTitle, changed: null, theirs: t.theirs };
  const { name, isOwn, agoMs } = by;
  const ago = agoMs === null ? null : formatAgo(language, agoMs);
  if (isOwn) {
    const changed = agoMs === null ? null : together.ownChangedThis(ago);
    return { title: together.ownTitle, changed, theirs: together.ownVersion };
  }
  const changed = agoMs === null ? null : together.changedThis(name, ago);
  return { title: together.conflictTitle(name), changed, theirs: together.versionOf(name) };
}
