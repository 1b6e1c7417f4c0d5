import { downloadFile, errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Button } from '@mantine/core';
import type { RouteCall } from '@qc/contract';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { moveTexts } from './move-texts.ts';

type Name = 'exportTransactionsExcel' | 'exportUsagesExcel';
type Props = { [N in Name]: { name: N; query: NonNullable<RouteCall<N>['query']> } }[Name];

/** Saves what the filters let through as an Excel workbook. */
export function ExcelButton(props: Props) {
  const t = useTexts(moveTexts);
  const { language } = useLanguage();
  const save = useMutation({
    mutationFn: () =>
      props.name === 'exportUsagesExcel'
        ? downloadFile(props.name, { query: { ...props.query, language } })
        : downloadFile(props.name, { query: { ...props.query, language } }),
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
