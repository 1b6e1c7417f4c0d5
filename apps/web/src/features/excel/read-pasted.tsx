import { call, errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import type { PastedSource } from '#platform/pasted-questions';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Group, Loader, Stack, Text } from '@mantine/core';
import type { ExcelRow } from '@qc/contract';
import { useEffect, useRef, useState } from 'react';

interface Props {
  source: PastedSource;
  onRows: (rows: ExcelRow[]) => void;
  onCancel: () => void;
}

/** Has the server look at pasted rows as it looks at those of a sheet. */
export function ReadPasted({ source, onRows, onCancel }: Props) {
  const review = useTexts('excelReview');
  const { language } = useLanguage();
  const [problem, setProblem] = useState<unknown>(null);
  const done = useRef(onRows);
  useEffect(() => {
    done.current = onRows;
  });
  useEffect(() => {
    const stop = new AbortController();
    call('previewRows', { body: { rows: source.rows } }, { signal: stop.signal }).then(
      ({ rows }) => {
        if (!stop.signal.aborted) done.current(rows);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(error);
      },
    );
    return () => stop.abort();
  }, [source]);
  if (problem === null)
    return (
      <Group p="xl" justify="center" role="status">
        <Loader size="sm" aria-hidden />
        <Text>{review.readingPaste}</Text>
      </Group>
    );
  return (
    <Stack>
      <ErrorNotice text={errorText(problem, language)} />
      <Group justify="flex-end">
        <CancelButton onClick={onCancel} />
      </Group>
    </Stack>
  );
}
