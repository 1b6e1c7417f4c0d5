import { downloadFile, errorText, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Button, FileButton, Group } from '@mantine/core';
import type { ManyUsersRow } from '@qc/contract';
import { IconFileDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

const SHEET = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
  const take = (file: File | null) => {
    if (!file) return;
    const form = new FormData();
    form.set('file', file);
    read.mutate({ form });
  };
  return (
    <>
      <Group gap="sm">
        <FileButton onChange={take} accept={SHEET}>
          {(props) => (
            <Button
              {...props}
              variant="light"
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              loading={read.isPending}
            >
              {t.fromExcel}
            </Button>
          )}
        </FileButton>
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
