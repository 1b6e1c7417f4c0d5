import { minutesAndSeconds } from '#features/show';
import { useTexts } from '#platform/i18n';
import { Select } from '@mantine/core';
import type { QuestionContent } from '@qc/contract';

/** Usual lengths of a talk, seconds. */
const SECONDS = [0, 30, 60, 90, 120, 180, 240, 300];

/** Whether neighbours talk about the question and vote again, and how long they talk. */
export function TalkSeconds({
  slide: { talkSeconds },
  disabled,
  onChange,
}: {
  slide: QuestionContent;
  disabled: boolean;
  onChange: (patch: Pick<QuestionContent, 'talkSeconds'>) => void;
}) {
  const t = useTexts('editorShow');
  // A sheet may have brought another one.
  const offered = SECONDS.includes(talkSeconds) ? SECONDS : [...SECONDS, talkSeconds].sort((one, two) => one - two);
  return (
    <Select
      label={t.talk}
      description={t.talkHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      allowDeselect={false}
      value={String(talkSeconds)}
      disabled={disabled}
      data-field="talkSeconds"
      data={offered.map((seconds) => ({
        value: String(seconds),
        label: seconds === 0 ? t.talkOff : t.talkMinutes(minutesAndSeconds(1000 * seconds)),
      }))}
      onChange={(chosen) => onChange({ talkSeconds: Number(chosen) })}
    />
  );
}
