import { useTexts } from '#platform/i18n';
import { LONG_TEXT_MAX, type QuestionContent } from '@qc/contract';
import { Switch } from '@mantine/core';
import { CategoriesField } from './categories-field.tsx';
import { WordsField } from './words-field.tsx';
import { FormSection } from './form-section.tsx';

interface Props {
  slide: QuestionContent;
  disabled: boolean;
  /** The person may lock and unlock the slide. */
  mayLock: boolean;
  onChange: (patch: Partial<QuestionContent>) => void;
}

/** What is not shown to players: categories, notes, who finds the slide, the lock. */
export function MoreSection({ slide, disabled, mayLock, onChange }: Props) {
  const t = useTexts('editorSlide');
  return (
    <FormSection title={t.moreSection}>
      <CategoriesField value={slide.labels} disabled={disabled} onChange={(labels) => onChange({ labels })} />
      <WordsField
        label={t.notes}
        description={t.notesHint}
        value={slide.notes}
        max={LONG_TEXT_MAX}
        minRows={2}
        maxRows={8}
        disabled={disabled}
        data-field="notes"
        onWords={(notes) => onChange({ notes })}
      />
      <Switch
        label={t.visible}
        description={t.visibleHint}
        checked={slide.visible}
        disabled={disabled}
        onChange={(event) => onChange({ visible: event.currentTarget.checked })}
      />
      <Switch
        label={t.locked}
        description={t.lockedHint}
        checked={slide.locked}
        disabled={!mayLock}
        onChange={(event) => onChange({ locked: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
