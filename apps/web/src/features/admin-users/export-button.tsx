import { downloadFile, errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { texts } from './texts.ts';

/** Saves every account that the search finds as an Excel workbook. */
export function ExportButton({ search }: { search: string }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const save = useMutation({
    mutationFn: () => downloadFile('exportUsersExcel', { query: { searchText: search, language } }),
    meta: { quiet: true },
    onError: (error) => showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: 4000 }),
  });
  return (
    <Button
      size="md"
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t.excel}
    </Button>
  );
}
