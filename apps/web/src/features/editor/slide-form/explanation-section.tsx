import { useTexts } from '#platform/i18n';
import { EXPLANATION_MAX } from '@qc/contract';
import { MediaField } from '../media-field/media-field.tsx';
import type { SlideFieldProps } from '../slides/field-props.ts';
import { FormSection } from './form-section.tsx';
import classes from './slide-form.module.css';
import { WordsField } from './words-field.tsx';

/** Why the answer is right: what everybody is told with it, in words and with a picture. */
export function ExplanationSection({ slide, disabled, onChange }: SlideFieldProps) {
  const t = useTexts('editorSlide');
  return (
    <FormSection title={t.explanation} hint={t.explanationHint}>
      <div className={classes.beside}>
        <WordsField
          aria-label={t.explanation}
          placeholder={t.explanationPlaceholder}
          value={slide.explanation}
          max={EXPLANATION_MAX}
          minRows={2}
          maxRows={8}
          disabled={disabled}
          data-field="explanation"
          onWords={(explanation) => onChange({ explanation })}
        />
        <MediaField
          beside
          label={t.explanationMedia}
          choice={{ onlyImage: true }}
          value={slide.explanationMedia}
          disabled={disabled}
          field="explanationMedia"
          onChange={(explanationMedia) => onChange({ explanationMedia })}
        />
      </div>
    </FormSection>
  );
}
