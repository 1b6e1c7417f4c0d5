import { useTexts } from '#platform/i18n';
import { BREAK_MAX_MINUTES } from '@qc/contract';
import { Switch } from '@mantine/core';
import { FormSection } from '../../slide-form/form-section.tsx';
import { PresetNumber } from '../../slide-form/preset-number.tsx';
import classes from '../../slide-form/slide-form.module.css';
import type { SlideFieldProps } from '../field-props.ts';

const MINUTES = [5, 10, 15, 20] as const;

/** How long a break is, and whether music plays in it. */
export function BreakField({ slide, disabled, onChange }: SlideFieldProps<'break'>) {
  const t = useTexts('editorShow');
  const pause = slide.break;
  const set = (patch: Partial<typeof pause>) => onChange({ break: { ...pause, ...patch } });
  return (
    <FormSection title={t.break} hint={t.breakHint}>
      <div className={classes.columns}>
        <PresetNumber
          label={t.breakLength}
          value={pause.minutes}
          min={1}
          max={BREAK_MAX_MINUTES}
          presets={MINUTES}
          presetLabel={t.minutes}
          suffix={t.minutesUnit}
          disabled={disabled}
          field="break.minutes"
          onChange={(minutes) => minutes !== null && set({ minutes })}
        />
        <Switch
          label={t.breakMusic}
          description={t.breakMusicHint}
          checked={pause.music}
          disabled={disabled}
          onChange={(event) => set({ music: event.currentTarget.checked })}
        />
      </div>
    </FormSection>
  );
}
