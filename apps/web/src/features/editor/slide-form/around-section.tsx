import { useTexts } from '#platform/i18n';
import { SHORT_TEXT_MAX } from '@qc/contract';
import type { SlideFieldProps } from '../slides/field-props.ts';
import { gapText } from '../gap-marks.ts';
import { MediaField } from '../media-field/media-field.tsx';
import { FormSection } from './form-section.tsx';
import { WordsField } from './words-field.tsx';
import classes from './slide-form.module.css';

/** Media before the question, after the answer and behind both. */
export function AroundSection({ slide, gaps, disabled, onChange }: SlideFieldProps) {
  const t = useTexts('editorSlide');
  return (
    <FormSection title={t.mediaSection}>
      <div className={classes.thirds}>
        {(['openingMedia', 'endingMedia', 'backgroundMedia'] as const).map((field) => (
          <MediaField
            key={field}
            compact
            label={t[field]}
            choice={field === 'backgroundMedia' ? { onlyImage: true } : {}}
            value={slide[field]}
            error={gapText(gaps, field)}
            disabled={disabled}
            field={field}
            onChange={(media) => onChange({ [field]: media })}
          />
        ))}
      </div>
      {(slide.openingMedia !== null || slide.endingMedia !== null || slide.mediaTitle !== '') && (
        <WordsField
          label={t.mediaTitle}
          description={t.mediaTitleHint}
          value={slide.mediaTitle}
          max={SHORT_TEXT_MAX}
          oneLine
          disabled={disabled}
          data-field="mediaTitle"
          onWords={(mediaTitle) => onChange({ mediaTitle })}
        />
      )}
    </FormSection>
  );
}
