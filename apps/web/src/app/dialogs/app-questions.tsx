import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { DialogHost } from '#ui/dialog/dialog-host';

/** The questions that screens ask. */
export function AppQuestions() {
  const { ok, cancel } = useTexts('app');
  const tooLong = useTooLong();
  return <DialogHost labels={{ ok, cancel, tooLong }} />;
}
