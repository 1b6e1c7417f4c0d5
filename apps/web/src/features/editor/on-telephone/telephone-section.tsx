import { useTexts } from '#platform/i18n';
import { answersOf, type QuestionContent } from '@qc/contract';
import { SPOKEN_TEXT_MAX } from '@qc/contract/limits';
import { dropBlankEnd } from '@qc/engine';
import { Alert } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import type { GameFields } from '../session/editor-records.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import { kindOf } from '../slides/editor-kinds.ts';
import { WordsField } from '../slide-form/words-field.tsx';
import { isHeard } from './heard-slide.ts';
import { ListenRow } from './listen-row.tsx';
import classes from './on-telephone.module.css';
import { RecordingField } from './recording-field.tsx';
import { SpokenAnswers } from './spoken-answers.tsx';
import { useHeardSlide } from './use-heard-slide.ts';

/** What the section is given. */
export interface TelephoneSectionProps {
  game: GameFields;
  slide: QuestionContent;
  /** How many questions come before it. */
  before: number;
  disabled: boolean;
  onChange: (patch: Partial<QuestionContent>) => void;
}

/** What callers hear of a slide: texts for the ear, a recording, how it sounds and how long it is. */
export function TelephoneSection({ game, slide, before, disabled, onChange }: TelephoneSectionProps) {
  const t = useTexts('callSlides');
  const words = useTexts('editorSlide');
  const pieces = useHeardSlide(game, slide, before);
  // What cannot be answered by keys is told above, beside the type.
  if (!isHeard(slide)) return null;
  const { question, queMessage, image, recording, recordingSaysAnswers } = slide;
  const { asks, answerWords } = kindOf(slide);
  const answers = dropBlankEnd(answersOf(slide));
  // What the house itself says on the answers is not the author's.
  const hasOwnWords = answerWords(words).length === 0;
  const seen = [question, queMessage, image?.alt ?? ''].map((text) => text.trim()).filter((text) => text !== '');
  const isBelowZero = 'numberKey' in slide && (slide.numberKey.value ?? 0) < 0;
  return (
    <FormSection title={t.title} hint={t.hint}>
      {isBelowZero && (
        <Alert color="blue" variant="light" icon={<IconPhone aria-hidden />}>
          {t.noMinus}
        </Alert>
      )}
      <WordsField
        label={asks ? t.spoken : t.spokenOnMedia}
        {...(recording !== null && { description: t.spokenUnheard })}
        placeholder={seen.join(' · ') || t.nothingShown}
        value={slide.spoken}
        max={SPOKEN_TEXT_MAX}
        disabled={disabled}
        data-field="spoken"
        onWords={(spoken) => onChange({ spoken })}
      />
      {hasOwnWords && answers.length > 0 && (
        <SpokenAnswers
          answers={answers}
          isUnheard={recording !== null && recordingSaysAnswers}
          disabled={disabled}
          onChange={(changed) => onChange({ answers: [...changed, ...answersOf(slide).slice(changed.length)] })}
        />
      )}
      <RecordingField slide={slide} hasAnswers={'answers' in slide} disabled={disabled} onChange={onChange} />
      <div className={classes.heard}>
        <ListenRow pieces={pieces} direction={game.direction} />
      </div>
    </FormSection>
  );
}
