import { errorText, useApiMutation, useRefresh } from '#platform/api';
import type { AnswerProps, QuestionTarget } from '#platform/asks';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Dialog } from '#ui/dialog/dialog';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, Stack, Text } from '@mantine/core';
import { isImportable, type QuestionId, SLIDE_TYPES } from '@qc/contract';
import { useState } from 'react';
import { LibraryList } from './library-list.tsx';
import classes from './library.module.css';
import type { LibrarySearch } from './use-library.ts';

/** Chooses questions of the library and copies them into a game, all at once. */
export function LibraryDialog({ asked: target, onAnswer, onClose }: AnswerProps<'fromLibrary'>) {
  const t = useTexts('library');
  return (
    <Dialog opened={target !== null} onClose={onClose} size={960} title={t.dialogTitle}>
      {target && <Chooser key={target.game} target={target} onAnswer={onAnswer} onClose={onClose} />}
    </Dialog>
  );
}

const importable = SLIDE_TYPES.filter((type) => isImportable({ type }));
/** The one kind that can be chosen is what is looked for at first; of several, all. */
const onlyImportable = importable.length === 1 ? importable[0] : undefined;

function Chooser({
  target,
  onAnswer,
  onClose,
}: Omit<AnswerProps<'fromLibrary'>, 'asked'> & { target: QuestionTarget }) {
  const t = useTexts('library');
  const { language } = useLanguage();
  const refresh = useRefresh('listGames', 'listSharedGames');
  const [look, setLook] = useState<LibrarySearch>({
    page: 1,
    search: '',
    language,
    type: onlyImportable,
    categories: [],
  });
  const [selected, setSelected] = useState<ReadonlySet<QuestionId>>(new Set());
  const take = useApiMutation('importQuestions', {
    meta: { quiet: true },
    onSuccess: (imported) => {
      void refresh();
      onAnswer(imported);
    },
  });
  return (
    <Stack gap="md">
      <LibraryList look={look} onLook={setLook} selected={selected} onSelect={setSelected} />
      <div className={classes.foot}>
        {take.error && <ErrorNotice text={errorText(take.error, language)} />}
        <Group justify="space-between">
          <Text role="status" fw={600}>
            {t.chosen(selected.size)}
          </Text>
          <Group gap="sm">
            <CancelButton onClick={onClose} />
            <Button
              disabled={selected.size === 0}
              loading={take.isPending}
              onClick={() => take.mutate({ body: { ...target, questions: [...selected] } })}
            >
              {t.import(selected.size)}
            </Button>
          </Group>
        </Group>
      </div>
    </Stack>
  );
}
