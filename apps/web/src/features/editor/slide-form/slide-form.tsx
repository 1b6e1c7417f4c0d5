import { useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import { QUESTION_TEXT_MAX, type QuestionContent, type SlideType, SUBHEADING_MAX } from '@qc/contract';
import { Alert, Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type GapMark, gapText } from '../gap-marks.ts';
import { changeOfType, hasEnteredAnswers, OFFERED_TYPES, SlideTypeIcon } from '../slide-types.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import { slideTexts } from '../texts/slide-texts.ts';
import { AnswersField } from './answers-field.tsx';
import { FormSection } from './form-section.tsx';
import { MediaField } from './media-field.tsx';
import { MoreSection } from './more-section.tsx';
import { ScoreAndTime } from './score-and-time.tsx';
import classes from './slide-form.module.css';
import { TrueFalseField } from './true-false-field.tsx';

interface Props {
  slide: QuestionContent;
  /** From 1. */
  number: number;
  gaps: readonly GapMark[];
  onChange: (patch: Partial<QuestionContent>) => void;
}

/** Everything an author writes on one slide. */
export function SlideForm({ slide, number, gaps, onChange }: Props) {
  const t = useTexts(slideTexts);
  const frame = useTexts(editorTexts);
  const disabled = slide.locked;
  const isMedia = slide.type === 'media';

  const changeType = async (type: SlideType) => {
    if (type === slide.type) return;
    const agreed =
      !hasEnteredAnswers(slide) ||
      (await confirm({
        title: t.changeTypeTitle,
        text: t.changeTypeText,
        confirmLabel: t.changeType,
        cancelLabel: t.cancel,
        danger: true,
      }));
    if (agreed) onChange(changeOfType(slide, type));
  };

  const words = {
    trivia: [t.question, t.questionPlaceholder],
    survey: [t.question, t.questionPlaceholder],
    trueFalse: [t.statement, t.statementPlaceholder],
    media: [t.heading, t.headingPlaceholder],
  }[slide.type];

  return (
    <div className={classes.form}>
      <div className={classes.top}>
        <h2 className={classes.place} tabIndex={-1} data-form-heading>
          {frame.slideNumber(number)}
        </h2>
        <Select
          aria-label={t.type}
          value={slide.type}
          allowDeselect={false}
          disabled={disabled}
          leftSection={<SlideTypeIcon type={slide.type} />}
          data={OFFERED_TYPES.map((type) => ({ value: type, label: frame[type] }))}
          renderOption={({ option }) => option.label}
          onChange={(value) => {
            const type = OFFERED_TYPES.find((offered) => offered === value);
            if (type) void changeType(type);
          }}
          w={220}
        />
      </div>
      {disabled && (
        <Alert color="gray" icon={<IconLock aria-hidden />} title={t.lockedNotice}>
          <Button size="compact-sm" variant="default" onClick={() => onChange({ locked: false })}>
            {t.unlock}
          </Button>
        </Alert>
      )}
      <FormSection title={words?.[0] ?? ''}>
        <Textarea
          className={classes.question}
          aria-label={words?.[0]}
          placeholder={words?.[1]}
          value={slide.question}
          maxLength={QUESTION_TEXT_MAX}
          autosize
          minRows={2}
          classNames={{ input: 'qc-user-text' }}
          disabled={disabled}
          error={gapText(gaps, 'question')}
          description={
            slide.question.length > QUESTION_TEXT_MAX - 50
              ? t.left(QUESTION_TEXT_MAX - slide.question.length)
              : undefined
          }
          inputWrapperOrder={['input', 'description', 'error']}
          data-field="question"
          onChange={(event) => onChange({ question: event.currentTarget.value })}
        />
        <TextInput
          label={t.subheading}
          placeholder={t.subheadingPlaceholder}
          value={slide.queMessage}
          maxLength={SUBHEADING_MAX}
          classNames={{ input: 'qc-user-text' }}
          disabled={disabled}
          error={gapText(gaps, 'queMessage')}
          data-field="queMessage"
          onChange={(event) => onChange({ queMessage: event.currentTarget.value })}
        />
        {isMedia ? (
          <MediaField
            label={t.slideMedia}
            value={slide.openingMedia}
            error={gapText(gaps, 'openingMedia')}
            disabled={disabled}
            field="openingMedia"
            onChange={(openingMedia) => onChange({ openingMedia })}
          />
        ) : (
          <MediaField
            label={t.image}
            value={slide.image}
            error={gapText(gaps, 'image')}
            disabled={disabled}
            field="image"
            onChange={(image) => onChange({ image })}
          />
        )}
      </FormSection>
      {slide.type === 'trueFalse' && (
        <TrueFalseField slide={slide} gaps={gaps} disabled={disabled} onChange={onChange} />
      )}
      {(slide.type === 'trivia' || slide.type === 'survey') && (
        <AnswersField slide={slide} gaps={gaps} disabled={disabled} onChange={onChange} />
      )}
      <ScoreAndTime slide={slide} gaps={gaps} disabled={disabled} onChange={onChange} />
      {!isMedia && (
        <FormSection title={t.mediaSection}>
          <div className={classes.thirds}>
            <MediaField
              compact
              label={t.openingMedia}
              value={slide.openingMedia}
              error={gapText(gaps, 'openingMedia')}
              disabled={disabled}
              field="openingMedia"
              onChange={(openingMedia) => onChange({ openingMedia })}
            />
            <MediaField
              compact
              label={t.endingMedia}
              value={slide.endingMedia}
              error={gapText(gaps, 'endingMedia')}
              disabled={disabled}
              field="endingMedia"
              onChange={(endingMedia) => onChange({ endingMedia })}
            />
            <MediaField
              compact
              label={t.backgroundMedia}
              value={slide.backgroundMedia}
              error={gapText(gaps, 'backgroundMedia')}
              disabled={disabled}
              field="backgroundMedia"
              onChange={(backgroundMedia) => onChange({ backgroundMedia })}
            />
          </div>
        </FormSection>
      )}
      <MoreSection slide={slide} disabled={disabled} onChange={onChange} />
    </div>
  );
}
