import { useTexts } from '#platform/i18n';
import { type QuestionContent, SHORT_TEXT_MAX } from '@qc/contract';
import { Button } from '@mantine/core';
import { IconFlag, IconX } from '@tabler/icons-react';
import { focusField } from '../frame/focus-field.ts';
import { FormSection } from './form-section.tsx';
import { WordsField } from './words-field.tsx';
import classes from './slide-form.module.css';

interface Props {
  slide: QuestionContent;
  disabled: boolean;
  onChange: (patch: Pick<QuestionContent, 'round'>) => void;
}

/** Makes a slide the first of a new round. */
export function BeginRoundButton({ slide, disabled, onChange }: Props) {
  const t = useTexts('editorShow');
  if (slide.round) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      className={classes.beginRound}
      leftSection={<IconFlag size={16} aria-hidden />}
      disabled={disabled}
      onClick={() => {
        onChange({ round: { title: '' } });
        focusField('round');
      }}
    >
      {t.beginRound}
    </Button>
  );
}

/** The title of the round that a slide begins. */
export function RoundField({ slide, disabled, onChange }: Props) {
  const t = useTexts('editorShow');
  if (!slide.round) return null;
  return (
    <FormSection title={t.roundBegins} hint={t.roundHint}>
      <div className={classes.round}>
        <WordsField
          className={classes.roundTitle ?? ''}
          label={t.roundTitle}
          value={slide.round.title}
          max={SHORT_TEXT_MAX}
          oneLine
          disabled={disabled}
          data-field="round"
          onWords={(title) => onChange({ round: { title } })}
        />
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconX size={16} aria-hidden />}
          disabled={disabled}
          onClick={() => onChange({ round: null })}
        >
          {t.removeRound}
        </Button>
      </div>
    </FormSection>
  );
}
