import { textsIn } from '#platform/words';
import { useTexts } from '#platform/i18n';
import { Choice } from '#ui/field/choice';
import { SHORT_TEXT_MAX, TEAM_BEST_MAX, TEAM_MODES, TEAM_RULES, TEAMS_MAX, type Teams } from '@qc/contract';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { WordsField } from '../slide-form/words-field.tsx';
import type { SettingsProps } from './settings-props.ts';
import { WholeInput } from './whole-input.tsx';

/** Whether there are teams, what they are called, and how their points are counted. */
export function TeamFields({ game, disabled, onChange }: SettingsProps) {
  const t = useTexts('editorRules');
  const isNarrow = useMediaQuery('(max-width: 36em)') ?? false;
  const { teams } = game;
  // Players see them: they speak the game's language.
  const { teamName } = textsIn(game.language, 'editorRules');
  const change = (patch: Partial<Teams>) => onChange({ teams: { ...teams, ...patch } });
  const setName = (at: number, name: string) => change({ names: teams.names.with(at, name) });
  const setMode = (mode: Teams['mode']) => {
    const names = mode !== 'off' && teams.names.length === 0 ? [teamName(1), teamName(2)] : teams.names;
    change({ mode, names });
  };
  const orientation = isNarrow ? 'vertical' : 'horizontal';
  return (
    <>
      <Choice
        label={t.teamMode}
        orientation={orientation}
        value={teams.mode}
        disabled={disabled}
        data={TEAM_MODES.map((value) => ({ value, label: t.modes[value] }))}
        onChange={setMode}
      />
      {teams.mode !== 'off' && (
        <>
          <fieldset style={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
            <Text component="legend" size="sm" fw={500} mb={6}>
              {t.teamNames}
            </Text>
            <Stack gap="xs">
              {teams.names.map((name, at) => (
                // The place is the team: its players keep it whatever it is called.
                <Group key={at} gap="xs" wrap="nowrap">
                  <WordsField
                    flex={1}
                    aria-label={t.teamName(at + 1)}
                    value={name}
                    max={SHORT_TEXT_MAX}
                    oneLine
                    disabled={disabled}
                    onWords={(next) => setName(at, next)}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t.removeTeam(name || t.teamName(at + 1))}
                    disabled={disabled}
                    onClick={() => change({ names: teams.names.filter((_, other) => other !== at) })}
                  >
                    <IconX size={18} />
                  </ActionIcon>
                </Group>
              ))}
            </Stack>
          </fieldset>
          {teams.names.length < 2 && (
            <Text size="sm" c="orange.9">
              {t.teamsNeeded}
            </Text>
          )}
          {teams.names.length < TEAMS_MAX && (
            <Button
              variant="light"
              leftSection={<IconPlus size={18} />}
              disabled={disabled}
              onClick={() => change({ names: [...teams.names, teamName(teams.names.length + 1)] })}
              style={{ alignSelf: 'flex-start' }}
            >
              {t.addTeam}
            </Button>
          )}
          <Choice
            label={t.teamRule}
            orientation={orientation}
            value={teams.rule}
            disabled={disabled}
            data={TEAM_RULES.map((value) => ({ value, label: t.rules[value] }))}
            onChange={(rule) => change({ rule })}
          />
          {teams.rule === 'best' && (
            <WholeInput
              label={t.best}
              value={teams.best}
              min={1}
              max={TEAM_BEST_MAX}
              disabled={disabled}
              onWhole={(best) => change({ best })}
            />
          )}
        </>
      )}
    </>
  );
}
