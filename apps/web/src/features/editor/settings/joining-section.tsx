import { useTexts } from '#platform/i18n';
import { isWebLink, LINK_MAX, LONG_TEXT_MAX } from '@qc/contract';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import { settingsTexts } from '../texts/settings-texts.ts';
import type { SettingsProps } from './settings-form.tsx';

/** What players read and agree to before the game starts. */
export function JoiningSection({ game, gaps, disabled, onChange }: SettingsProps) {
  const t = useTexts(settingsTexts);
  const link = game.regulationsLink.trim();
  const linkError = link !== '' && !isWebLink(link) ? t.badLink : gapText(gaps, 'regulationsLink');
  return (
    <FormSection title={t.lobby}>
      <Textarea
        label={t.waitingText}
        description={t.waitingTextHint}
        value={game.waitingText}
        maxLength={LONG_TEXT_MAX}
        autosize
        minRows={1}
        maxRows={6}
        classNames={{ input: 'qc-user-text' }}
        disabled={disabled}
        data-field="waitingText"
        onChange={(event) => onChange({ waitingText: event.currentTarget.value })}
      />
      <Textarea
        label={t.regulationsText}
        description={t.regulationsTextHint}
        value={game.regulationsText}
        maxLength={LONG_TEXT_MAX}
        autosize
        minRows={2}
        maxRows={8}
        classNames={{ input: 'qc-user-text' }}
        disabled={disabled}
        data-field="regulationsText"
        onChange={(event) => onChange({ regulationsText: event.currentTarget.value })}
      />
      <TextInput
        label={t.regulationsLink}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        value={game.regulationsLink}
        maxLength={LINK_MAX}
        error={linkError}
        disabled={disabled}
        data-field="regulationsLink"
        onChange={(event) => onChange({ regulationsLink: event.currentTarget.value })}
      />
      <Switch
        label={t.collectPhone}
        description={t.collectPhoneHint}
        checked={game.collectPhone}
        disabled={disabled}
        onChange={(event) => onChange({ collectPhone: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
