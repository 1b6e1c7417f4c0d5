import type { SlideTexts } from '@qc/words/en/screens/editor/editor-slide';
import { useTexts } from '#platform/i18n';
import { QUESTION_TEXT_MAX, type SlideType, SUBHEADING_MAX } from '@qc/contract';
import type { KeyboardEvent } from 'react';
import type { AnswersProps } from '../answers/answer-props.ts';
import { gapText } from '../gap-marks.ts';
import { MediaField } from '../media-field/media-field.tsx';

import { FormSection } from './form-section.tsx';
import classes from './slide-form.module.css';
import { WordsField } from './words-field.tsx';

/** What is asked: the text, the line under it, and the picture beside it or the medium the slide is about. */
export function QuestionSection({ slide, gaps, disabled, onChange }: AnswersProps) {
  const t = useTexts('editorSlide');
  const answers = useTexts('editorAnswers');
  const [title, placeholder] = wordsOf(slide.type, t);
  const isMiniGame = slide.type === 'miniGame';
  const media = slide.type === 'media' ? 'openingMedia' : 'image';
  return (
    <FormSection title={title} quiet>
      <div className={slide.type === 'media' ? classes.stack : classes.asked}>
        <WordsField
          className={classes.question ?? ''}
          aria-label={title}
          placeholder={placeholder}
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
          {...(isMiniGame ? { label: answers.instructions } : { 'aria-label': t.subheading })}
          placeholder={isMiniGame ? answers.instructionsPlaceholder : t.subheadingPlaceholder}
          value={slide.queMessage}
          max={SUBHEADING_MAX}
          oneLine
          disabled={disabled}
          error={gapText(gaps, 'queMessage')}
          data-field="queMessage"
          onWords={(queMessage) => onChange({ queMessage })}
        />
        <MediaField
          beside={slide.type !== 'media'}
          label={slide.type === 'media' ? t.slideMedia : t.image}
          choice={slide.type === 'media' ? {} : { onlyImage: true }}
          value={slide[media]}
          error={gapText(gaps, media)}
          disabled={disabled}
          field={media}
          onChange={(chosen) => onChange({ [media]: chosen })}
        />
      </div>
    </FormSection>
  );
}

/** Enter goes on to the first answer: the way a question is typed. Shift+Enter is a new line, which players see. */
function toAnswers(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  const form = event.currentTarget.closest('[data-pane=form]');
  const first = form?.querySelector<HTMLElement>(
    '[data-answer="0"], [name=true-false], [data-field=numberKey], [data-field=miniGame]',
  );
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function wordsOf(type: SlideType, t: SlideTexts): [title: string, placeholder: string] {
  if (type === 'trueFalse') return [t.statement, t.statementPlaceholder];
  if (type === 'media' || type === 'miniGame') return [t.heading, t.headingPlaceholder];
  return [t.question, t.questionPlaceholder];
}
