import { call, downloadFile, errorText } from '#platform/api';
import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import { type PastedSource, readPaste, sourceOfPaste } from '#platform/pasted-questions';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Button, FileInput, Progress, Stack, Text, Textarea } from '@mantine/core';
import type { ExcelRow } from '@qc/contract';
import { EXCEL_BYTES_MAX } from '@qc/contract/limits';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';

/** A workbook, or the same as text. */
const SHEETS = '.xlsx,.csv,.tsv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';
/** Sheets saved as text are read here. */
const AS_TEXT = /\.(?:csv|tsv|txt)$/i;

interface Props {
  /** Chosen before: read at once. */
  first: File | null;
  onRows: (rows: ExcelRow[]) => void;
  /** Questions that came as text, to be looked at next. */
  onPasted: (source: PastedSource) => void;
  onCancel: () => void;
}

/** The template to fill, the filled file, and a place to paste into. */
export function ChooseExcel({ first, onRows, onPasted, onCancel }: Props) {
  const t = useTexts('excel');
  const labels = useTexts('labels');
  const review = useTexts('excelReview');
  const { language } = useLanguage();
  const [file, setFile] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [typed, setTyped] = useState('');

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
  const take = (text: string) => {
    const paste = readPaste(text);
    if (!paste) setProblem(review.notQuestions);
    else if (paste.kind === 'tooMuch') setProblem(review.tooMuch);
    else onPasted(sourceOfPaste(paste));
  };
  const begin = () => {
    if (!file && typed.trim() !== '') take(typed);
    else if (file && AS_TEXT.test(file.name)) void file.text().then(take);
    else if (!file) setProblem(t.fileNeeded);
    else if (file.size > EXCEL_BYTES_MAX) setProblem(t.tooLarge(EXCEL_BYTES_MAX / 1024 / 1024));
    else void read(file);
  };
  const beginFirst = useRef(first ? begin : null);
  useEffect(() => {
    beginFirst.current?.();
    beginFirst.current = null;
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin();
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
          accept={SHEETS}
          value={file}
          onChange={setFile}
          disabled={share !== null}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          clearable
          clearButtonProps={{ 'aria-label': labels.cancel }}
        />
        <Textarea
          label={review.pasteInstead}
          description={review.pasteHint}
          value={typed}
          rows={3}
          dir="auto"
          disabled={file !== null || share !== null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {share !== null && (
          <div>
            <Text size="sm" role="status" mb={4}>
              {t.reading(formatPercent(language, share))}
            </Text>
            <Progress value={share * 100} aria-label={t.file} />
          </div>
        )}
        <FormButtons onCancel={onCancel} submit={t.show} loading={share !== null} />
      </Stack>
    </form>
  );
}
