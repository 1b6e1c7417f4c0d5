import type { MenuTexts } from '@qc/words/en/screens/guest/accessibility-menu';
import {
  type AccessibilityPreferences,
  type AccessibilitySwitch,
  setPreferences,
  TEXT_SIZES,
  USUAL,
  usePreferences,
} from '#platform/accessibility';
import { formatPercent, useLanguage, useTexts } from '#platform/i18n';
import { useHandedPress } from '#platform/on-demand';
import { purposesOf, setConsentDialog } from '#platform/scripts';
import { usePublicSettings } from '#platform/settings';
import { Way } from '#platform/ways';
import { Anchor, Button, Popover, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { useState } from 'react';
import { AccessibilityButton } from './accessibility-button.tsx';

/** The button with its panel, which is open at first: its code comes with the press. */
export function AccessibilityPanel() {
  const t = useTexts('accessibilityMenu');
  const [opened, setOpened] = useState(false);
  const button = useHandedPress();
  const close = () => setOpened(false);
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-end" width={300} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <AccessibilityButton ref={button} onClick={() => setOpened((now) => !now)} />
      </Popover.Target>
      <Popover.Dropdown>
        <MenuPanel t={t} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function MenuPanel({ t, onClose }: { t: MenuTexts; onClose: () => void }) {
  const { language } = useLanguage();
  const { scripts } = usePublicSettings();
  const preferences = usePreferences();
  const sizeLabel = useId();
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          {t.menu}
        </Title>
        <Text size="sm" c="dimmed">
          {t.lead}
        </Text>
      </div>
      <div>
        <Text id={sizeLabel} size="sm" fw={600} mb={4}>
          {t.textSize}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={sizeLabel}
          value={String(preferences.textSize)}
          onChange={(value) => {
            const textSize = TEXT_SIZES.find((size) => String(size) === value);
            if (textSize !== undefined) setPreferences({ textSize });
          }}
          data={TEXT_SIZES.map((size) => ({ value: String(size), label: formatPercent(language, size / 100) }))}
        />
      </div>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          size="md"
          label={t.switches[name]}
          checked={preferences[name]}
          onChange={(event) => setPreferences({ [name]: event.currentTarget.checked })}
        />
      ))}
      <Button variant="default" disabled={isUsual(preferences)} onClick={() => setPreferences(USUAL)}>
        {t.reset}
      </Button>
      <Anchor
        size="sm"
        underline="always"
        onClick={onClose}
        renderRoot={(props) => <Way {...props} to={`/${language}/accessibility`} />}
      >
        {t.statement}
      </Anchor>
      {purposesOf(scripts).length > 0 && (
        <Anchor
          component="button"
          size="sm"
          ta="start"
          underline="always"
          onClick={() => {
            onClose();
            setConsentDialog(true);
          }}
        >
          {t.privacy}
        </Anchor>
      )}
    </Stack>
  );
}

const SWITCHES: readonly AccessibilitySwitch[] = [
  'contrast',
  'lessMotion',
  'stopAnimations',
  'markLinks',
  'readableFont',
];

function isUsual(preferences: AccessibilityPreferences): boolean {
  return preferences.textSize === USUAL.textSize && SWITCHES.every((name) => !preferences[name]);
}
