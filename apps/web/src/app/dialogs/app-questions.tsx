import { useTooLong } from '#platform/too-long';
import { DialogHost } from '#ui/dialog/dialog-host';

/** The questions that screens ask. */
export function AppQuestions() {
  return <DialogHost tooLong={useTooLong()} />;
}
