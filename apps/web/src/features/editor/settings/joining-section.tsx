import { useTexts } from '#platform/i18n';
import { partOnDemand } from '#platform/on-demand';
import { Choice } from '#ui/field/choice';
import { useTooLong } from '#platform/too-long';
import { isWebLink, LINK_MAX, LONG_TEXT_MAX, NAME_RULES } from '@qc/contract';
import { TextInput } from '@mantine/core';
import { gapText } from '../gap-marks.ts';
import { WordsField } from '../slide-form/words-field.tsx';
import { FormSection } from '../slide-form/form-section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsProps } from './settings-props.ts';

const LobbySlidesField = partOnDemand(async () => (await import('./lobby-slides-field.tsx')).LobbySlidesField);

/** What is shown while players gather, and what they read and agree to before the game starts. */
export function JoiningSection(props: SettingsProps) {
  const { game, gaps, disabled, onChange } = props;
  const t = useTexts('editorSettings');
  const rules = useTexts('editorRules');
  const tooLong = useTooLong();
  const link = game.regulationsLink.trim();
  const linkError = link !== '' && !isWebLink(link) ? t.badLink : gapText(gaps, 'regulationsLink');
  return (
    <FormSection title={t.lobby}>
      <WordsField
        label={t.waitingText}
        description={t.waitingTextHint}
        value={game.waitingText}
        max={LONG_TEXT_MAX}
        minRows={1}
        maxRows={6}
        disabled={disabled}
        data-field="waitingText"
        onWords={(waitingText) => onChange({ waitingText })}
      />
      <LobbySlidesField {...props} />
      <WordsField
        label={t.regulationsText}
        description={t.regulationsTextHint}
        value={game.regulationsText}
        max={LONG_TEXT_MAX}
        minRows={2}
        maxRows={8}
        disabled={disabled}
        data-field="regulationsText"
        onWords={(regulationsText) => onChange({ regulationsText })}
      />
      <TextInput
        label={t.regulationsLink}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        value={game.regulationsLink}
        error={tooLong(game.regulationsLink, LINK_MAX) ?? linkError}
        disabled={disabled}
        data-field="regulationsLink"
        onChange={(event) => onChange({ regulationsLink: event.currentTarget.value })}
      />
      <SettingSwitch {...props} field="collectPhone" label={t.collectPhone} description={t.collectPhoneHint} />
      <Choice
        label={rules.names}
        value={game.nameRule}
        disabled={disabled}
        data={NAME_RULES.map((value) => ({ value, label: rules.nameRules[value] }))}
        onChange={(nameRule) => onChange({ nameRule })}
      />
      <SettingSwitch
        {...props}
        field="nameFilter"
        label={rules.nameFilter}
        description={rules.nameFilterHint}
        disabled={disabled || game.nameRule === 'generated'}
      />
      <SettingSwitch {...props} field="lateJoin" label={rules.lateJoin} description={rules.lateJoinHint} />
      <SettingSwitch {...props} field="spectators" label={rules.spectators} description={rules.spectatorsHint} />
    </FormSection>
  );
}
