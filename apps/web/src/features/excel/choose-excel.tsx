import { call, downloadFile, errorText } from '#platform/api';
import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Button, FileInput, Progress, Stack, Text } from '@mantine/core';
import type { ExcelRow } from '@qc/contract';
import { EXCEL_BYTES_MAX } from '@qc/contract/limits';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { texts } from './texts.ts';

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  onRows: (rows: ExcelRow[]) => void;
  onCancel: () => void;
}

/** The template to fill, and the filled file. */
export function ChooseExcel({ onRows, onCancel }: Props) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);

  const read = async (chosen: File) => {
    const form = new FormData();
    form.append('file', chosen);
    setProblem(null);
    setShare(0);
    try {
      const { rows } = await call('previewExcel', { form }, { onProgress: setShare });
      if (rows.length === 0) setProblem(t.noRows);
      else onRows(rows);
    } catch (error) {
      setProblem(errorText(error, language));
    } finally {
      setShare(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) setProblem(t.fileNeeded);
    else if (file.size > EXCEL_BYTES_MAX) setProblem(t.tooLarge(EXCEL_BYTES_MAX / 1024 / 1024));
    else void read(file);
  };
  const saveTemplate = async () => {
    try {
      await downloadFile('getExcelTemplate', { query: { language } });
    } catch (error) {
      showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: 4000 });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        {problem && <ErrorNotice text={problem} />}
        <div>
          <Text mb="xs">{t.templateText}</Text>
          <Button
            variant="light"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void saveTemplate()}
          >
            {t.template}
          </Button>
        </div>
        <FileInput
          label={t.file}
          description={t.fileHint}
          placeholder={t.chooseFile}
          accept={XLSX}
          value={file}
          onChange={setFile}
          disabled={share !== null}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          withAsterisk
        />
        {share !== null && (
          <div>
            <Text size="sm" role="status" mb={4}>
              {t.reading(formatPercent(language, share))}
            </Text>
            <Progress value={share * 100} aria-label={t.file} />
          </div>
        )}
        <FormButtons cancel={t.cancel} onCancel={onCancel} submit={t.show} loading={share !== null} />
      </Stack>
    </form>
  );
}
