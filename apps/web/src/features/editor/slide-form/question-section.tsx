import { useTexts } from '#platform/i18n';
import { QUESTION_TEXT_MAX, SUBHEADING_MAX } from '@qc/contract';
import type { KeyboardEvent } from 'react';
import { gapText } from '../gap-marks.ts';
import { MediaField } from '../media-field/media-field.tsx';
import { choiceOf } from '../placing/slots.ts';
import { kindOf } from '../slides/editor-kinds.ts';
import type { SlideFieldProps } from '../slides/field-props.ts';
import { FormSection } from './form-section.tsx';
import classes from './slide-form.module.css';
import { WordsField } from './words-field.tsx';

/** What is asked: the text, the line under it, and the picture beside it or the medium the slide is about. */
export function QuestionSection({ slide, gaps, disabled, onChange }: SlideFieldProps) {
  const t = useTexts('editorSlide');
  const answers = useTexts('editorAnswers');
  const { text, line, medium } = kindOf(slide);
  const title = t[text];
  const lineWords = {
    subheading: { 'aria-label': t.subheading, placeholder: t.subheadingPlaceholder },
    instructions: { label: answers.instructions, placeholder: answers.instructionsPlaceholder },
  }[line];
  return (
    <FormSection title={title} quiet>
      <div className={medium.beside ? classes.asked : classes.stack}>
        <WordsField
          className={classes.question ?? ''}
          aria-label={title}
          placeholder={t[`${text}Placeholder`]}
          value={slide.question}
          max={QUESTION_TEXT_MAX}
          minRows={2}
          disabled={disabled}
          error={gapText(gaps, 'question')}
          data-field="question"
          onKeyDown={toAnswers}
          onWords={(question) => onChange({ question })}
        />
        <WordsField
          {...lineWords}
          value={slide.queMessage}
          max={SUBHEADING_MAX}
          oneLine
          disabled={disabled}
          error={gapText(gaps, 'queMessage')}
          data-field="queMessage"
          onWords={(queMessage) => onChange({ queMessage })}
        />
        <MediaField
          beside={medium.beside}
          label={t[medium.label]}
          choice={choiceOf(medium)}
          value={slide[medium.name]}
          error={gapText(gaps, medium.name)}
          disabled={disabled}
          field={medium.name}
          onChange={(chosen) => onChange({ [medium.name]: chosen })}
        />
      </div>
    </FormSection>
  );
}

/** Enter goes on to the first answer: the way a question is typed. Shift+Enter is a new line, which players see. */
function toAnswers(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  const form = event.currentTarget.closest('[data-pane=form]');
  const first = form?.querySelector<HTMLElement>('[data-answer="0"], [data-first-answer]');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
