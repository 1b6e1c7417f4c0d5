import type { AnswerProps, QuestionTarget } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import type { PastedSource } from '#platform/pasted-questions';
import { Dialog } from '#ui/dialog/dialog';
import type { ExcelRow } from '@qc/contract';
import { useState } from 'react';
import { ChooseExcel } from './choose-excel.tsx';
import { ReadPasted } from './read-pasted.tsx';
import { ReviewRows } from './review-rows.tsx';

/** Rows that have been read, and where they come from. */
interface ReadRows {
  rows: readonly ExcelRow[];
  pasted: PastedSource | null;
}

/**
 * Brings questions of an Excel sheet, or pasted ones, into a game: choose the file, look at its rows, import the good
 * ones. What was pasted in the editor is looked at without choosing anything.
 */
export function ExcelDialog({ asked, onAnswer, onClose }: AnswerProps<'fromSheet'>) {
  const t = useTexts('excel');
  const review = useTexts('excelReview');
  const [read, setRead] = useState<ReadRows | null>(null);
  const [typed, setTyped] = useState<PastedSource | null>(null);
  const start = asked && 'start' in asked ? asked.start : null;
  const target = asked && 'target' in asked ? asked.target : null;
  const pasted = asked && 'target' in asked ? asked.pasted : undefined;
  const source = pasted ?? typed;
  const isOpen = asked !== null;
  const place = async (): Promise<QuestionTarget | null> =>
    start ? { game: await start.makeGame(), setIndex: 0 } : target;
  const leave = () => {
    setRead(null);
    setTyped(null);
  };
  const close = () => {
    leave();
    onClose();
  };
  return (
    <Dialog opened={isOpen} onClose={close} size={read ? 1080 : 'lg'} title={source ? review.pastedTitle : t.title}>
      {isOpen && !read && !source && (
        <ChooseExcel
          first={start?.file ?? null}
          onRows={(rows) => setRead({ rows, pasted: null })}
          onPasted={setTyped}
          onCancel={close}
        />
      )}
      {isOpen && !read && source && (
        <ReadPasted source={source} onRows={(rows) => setRead({ rows, pasted: source })} onCancel={close} />
      )}
      {isOpen && read && (
        <ReviewRows
          rows={read.rows}
          place={place}
          ahead={read.pasted?.headed === true ? 1 : 0}
          left={read.pasted?.left ?? []}
          onBack={pasted || start ? undefined : leave}
          onImported={(imported) => {
            leave();
            onAnswer(imported);
          }}
        />
      )}
    </Dialog>
  );
}
