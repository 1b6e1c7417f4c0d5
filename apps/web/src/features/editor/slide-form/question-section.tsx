import { useTexts } from '#platform/i18n';
import { QUESTION_TEXT_MAX, type SlideType, SUBHEADING_MAX } from '@qc/contract';
import { Textarea, TextInput } from '@mantine/core';
import type { AnswersProps } from '../answers/answer-props.ts';
import { gapText } from '../gap-marks.ts';
import { MediaField } from '../media-field/media-field.tsx';
import { answerTexts } from '../texts/answer-texts.ts';
import { type SlideTexts, slideTexts } from '../texts/slide-texts.ts';
import { FormSection } from './form-section.tsx';
import classes from './slide-form.module.css';

/** From here on the characters left are counted for the author. */
const NEARLY_FULL = 50;

/** What is asked: the text, the line under it, and the picture beside it or the medium the slide is about. */
export function QuestionSection({ slide, gaps, disabled, onChange }: AnswersProps) {
  const t = useTexts(slideTexts);
  const answers = useTexts(answerTexts);
  const [title, placeholder] = wordsOf(slide.type, t);
  const left = QUESTION_TEXT_MAX - slide.question.length;
  const isMiniGame = slide.type === 'miniGame';
  const media = slide.type === 'media' ? 'openingMedia' : 'image';
  return (
    <FormSection title={title} quiet>
      <div className={slide.type === 'media' ? classes.stack : classes.asked}>
        <Textarea
          className={classes.question ?? ''}
          aria-label={title}
          placeholder={placeholder}
          value={slide.question}
          maxLength={QUESTION_TEXT_MAX}
          autosize
          minRows={2}
          classNames={{ input: 'qc-user-text' }}
          disabled={disabled}
          error={gapText(gaps, 'question')}
          description={left < NEARLY_FULL ? t.left(left) : undefined}
          inputWrapperOrder={['input', 'description', 'error']}
          data-field="question"
          onChange={(event) => onChange({ question: event.currentTarget.value })}
        />
        <TextInput
          {...(isMiniGame ? { label: answers.instructions } : { 'aria-label': t.subheading })}
          placeholder={isMiniGame ? answers.instructionsPlaceholder : t.subheadingPlaceholder}
          value={slide.queMessage}
          maxLength={SUBHEADING_MAX}
          classNames={{ input: 'qc-user-text' }}
          disabled={disabled}
          error={gapText(gaps, 'queMessage')}
          data-field="queMessage"
          onChange={(event) => onChange({ queMessage: event.currentTarget.value })}
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

function wordsOf(type: SlideType, t: SlideTexts): [title: string, placeholder: string] {
  if (type === 'trueFalse') return [t.statement, t.statementPlaceholder];
  if (type === 'media' || type === 'miniGame') return [t.heading, t.headingPlaceholder];
  return [t.question, t.questionPlaceholder];
}
