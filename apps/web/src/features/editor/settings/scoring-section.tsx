import { useTexts } from '#platform/i18n';
import { FIRST_RIGHT_MAX, SCORING_PROFILES, type Scoring } from '@qc/contract';
import { Radio, Stack, Switch } from '@mantine/core';
import { FormSection } from '../slide-form/form-section.tsx';
import type { SettingsProps } from './settings-props.ts';
import { TeamFields } from './team-fields.tsx';
import { WholeInput } from './whole-input.tsx';

/** How answers become points, for players and for teams. */
export function ScoringSection(props: SettingsProps) {
  const { game, disabled, onChange } = props;
  const t = useTexts('editorRules');
  const { scoring } = game;
  const change = (patch: Partial<Scoring>) => onChange({ scoring: { ...scoring, ...patch } });
  const chosen = SCORING_PROFILES.find((profile) => profile === scoring.profile);
  return (
    <FormSection title={t.scoring}>
      <Radio.Group
        label={t.profile}
        value={chosen ?? null}
        onChange={(value) => {
          const profile = SCORING_PROFILES.find((known) => known === value);
          if (profile) change({ profile });
        }}
        data-field="scoring"
      >
        <Stack gap="sm" mt={8}>
          {SCORING_PROFILES.map((profile) => (
            <Radio
              key={profile}
              value={profile}
              label={t.profiles[profile]}
              description={t.profileHints[profile]}
              disabled={disabled}
            />
          ))}
        </Stack>
      </Radio.Group>
      {scoring.profile === 'firstRight' && (
        <WholeInput
          label={t.first}
          value={scoring.first}
          max={FIRST_RIGHT_MAX}
          min={1}
          disabled={disabled}
          onWhole={(first) => change({ first })}
        />
      )}
      {scoring.profile === 'penalty' && (
        <WholeInput
          label={t.penalty}
          value={scoring.penalty}
          max={100}
          min={0}
          disabled={disabled}
          onWhole={(penalty) => change({ penalty })}
        />
      )}
      <Switch
        label={t.streaks}
        description={t.streaksHint}
        checked={scoring.streaks}
        disabled={disabled}
        onChange={(event) => change({ streaks: event.currentTarget.checked })}
      />
      <TeamFields {...props} />
    </FormSection>
  );
}
