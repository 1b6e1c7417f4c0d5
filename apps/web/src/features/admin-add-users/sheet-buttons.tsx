import { downloadFile, errorText, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { SheetButton } from '#ui/field/sheet-button';
import { Button, Group } from '@mantine/core';
import type { ManyUsersRow } from '@qc/contract';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

/** Takes people from an Excel sheet, and gives an empty one to fill. */
export function SheetButtons({ onPeople }: { onPeople: (people: ManyUsersRow[]) => void }) {
  const t = useTexts('addUsers');
  const { language } = useLanguage();
  const read = useApiMutation('readUserSheet', {
    meta: { quiet: true },
    onSuccess: ({ users }) => onPeople(users),
  });
  const template = useMutation({
    mutationFn: () => downloadFile('getUserSheetTemplate', { query: { language } }),
    meta: { quiet: true },
    onError: (error) => showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: 4000 }),
  });
  return (
    <>
      <Group gap="sm">
        <SheetButton
          label={t.fromExcel}
          variant="light"
          loading={read.isPending}
          onSheet={(form) => read.mutate({ form })}
        />
        <Button
          variant="subtle"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t.template}
        </Button>
      </Group>
      {read.error && <ErrorNotice text={errorText(read.error, language)} />}
    </>
  );
}
