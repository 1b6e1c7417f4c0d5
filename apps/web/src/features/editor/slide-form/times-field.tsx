import { useTexts } from '#platform/i18n';
import { SLIDE_TIMES, type SlideTimes } from '@qc/contract';
import { SegmentedControl, Text } from '@mantine/core';
import classes from './slide-form.module.css';

/** Whether the slide's points count once, double or triple. */
export function TimesField({
  value,
  disabled,
  onChange,
}: {
  value: SlideTimes;
  disabled: boolean;
  onChange: (times: SlideTimes) => void;
}) {
  const t = useTexts('editorSlide');
  return (
    <div className={classes.times}>
      <Text size="sm" fw={500} id="times-label">
        {t.times}
      </Text>
      <SegmentedControl
        size="sm"
        aria-labelledby="times-label"
        aria-describedby="times-hint"
        data-field="times"
        disabled={disabled}
        value={String(value)}
        data={SLIDE_TIMES.map((times) => ({ value: String(times), label: t.timesNames[times] }))}
        onChange={(chosen) => onChange(SLIDE_TIMES.find((times) => String(times) === chosen) ?? 1)}
      />
      <Text size="xs" c="dimmed" id="times-hint">
        {t.timesHint}
      </Text>
    </div>
  );
}
