import { useTexts } from '#platform/i18n';
import { Choice } from '#ui/field/choice';
import { ANSWER_LETTERS, PODIUM_PACES, REACTIONS_SHOWN, READING_PACES } from '@qc/contract';
import { FormSection } from '../slide-form/form-section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsProps } from './settings-props.ts';

/** How the game goes as a show: what comes by itself, what waits, and how long. */
export function ShowSection(props: SettingsProps) {
  const { game, disabled, onChange } = props;
  const t = useTexts('editorShow');
  return (
    <FormSection title={t.title}>
      <SettingSwitch {...props} field="startCountdown" label={t.startCountdown} description={t.startCountdownHint} />
      <Choice
        label={t.readingPace}
        hint={t.readingPaceHint}
        value={game.readingPace}
        disabled={disabled}
        data={READING_PACES.map((value) => ({ value, label: t.paces[value] }))}
        onChange={(readingPace) => onChange({ readingPace })}
      />
      <SettingSwitch {...props} field="revealByHand" label={t.revealByHand} description={t.revealByHandHint} />
      <Choice
        label={t.podiumPace}
        hint={t.podiumPaceHint}
        value={game.podiumPace}
        disabled={disabled}
        data={PODIUM_PACES.map((value) => ({ value, label: t.podiumPaces[value] }))}
        onChange={(podiumPace) => onChange({ podiumPace })}
      />
      <Choice
        label={t.answerLetters}
        hint={t.answerLettersHint}
        value={game.answerLetters}
        disabled={disabled}
        data={ANSWER_LETTERS.map((value) => ({ value, label: t.lettersFrom[value] }))}
        onChange={(answerLetters) => onChange({ answerLetters })}
      />
      <Choice
        label={t.reactions}
        hint={t.reactionsHint}
        value={game.reactions}
        disabled={disabled}
        data={REACTIONS_SHOWN.map((value) => ({ value, label: t.reactionsShown[value] }))}
        onChange={(reactions) => onChange({ reactions })}
      />
    </FormSection>
  );
}
