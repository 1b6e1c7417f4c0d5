import { useTexts } from '#platform/i18n';
import type { QuestionSourceDialogProps } from '#platform/question-sources';
import { Modal } from '@mantine/core';
import type { ExcelRow } from '@qc/contract';
import { useState } from 'react';
import { ChooseExcel } from './choose-excel.tsx';
import { ReviewRows } from './review-rows.tsx';
import { texts } from './texts.ts';

/** Brings questions of an Excel sheet into a game: choose the file, look at its rows, import the good ones. */
export function ExcelDialog({ target, onImported, onClose }: QuestionSourceDialogProps) {
  const t = useTexts(texts);
  const [rows, setRows] = useState<ExcelRow[] | null>(null);
  const close = () => {
    setRows(null);
    onClose();
  };
  return (
    <Modal
      opened={target !== null}
      onClose={close}
      size={rows ? 1080 : 'lg'}
      title={t.title}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      {target && !rows && <ChooseExcel onRows={setRows} onCancel={close} />}
      {target && rows && (
        <ReviewRows
          rows={rows}
          target={target}
          onBack={() => setRows(null)}
          onImported={(imported) => {
            setRows(null);
            onImported(imported);
          }}
        />
      )}
    </Modal>
  );
}
