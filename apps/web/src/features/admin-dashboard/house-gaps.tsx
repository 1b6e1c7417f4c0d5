import { useApiMutation, useRefresh } from '#platform/api';
import { isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { AdminDashboard, SettingsChanges } from '@qc/contract';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { gapTexts } from './gap-texts.ts';

/** What the house has not been told about itself, with the press that mends it; nothing once all is known. */
export function HouseGaps({ health }: { health: AdminDashboard['health'] }) {
  const t = useTexts(gapTexts);
  const { language: lang } = useLanguage();
  const isOwner = useSessionUser()?.role === 0;
  const refresh = useRefresh('getAdminDashboard', 'getInstallationSettings', 'getSettings');
  const save = useApiMutation('updateInstallationSettings', { onSuccess: refresh });
  const set = (body: SettingsChanges) => save.mutate({ body });
  const offersStart = isOwner && !health.setUpDone;
  if (!offersStart && health.addressKnown && health.senderGood) return null;
  const { origin } = location;
  return (
    <Stack gap="sm">
      {offersStart && (
        <Alert color="blue" variant="light" c="var(--qc-ink)" icon={<IconSparkles aria-hidden />} title={t.startTitle}>
          <Text size="sm">{t.startText}</Text>
          <Group gap="xs" mt="sm">
            <Button renderRoot={(props) => <Link {...props} to="/$lang/first-start" params={{ lang }} />}>
              {t.start}
            </Button>
            <Button variant="default" loading={save.isPending} onClick={() => set({ setUpDone: true })}>
              {t.notNeeded}
            </Button>
          </Group>
        </Alert>
      )}
      {!health.addressKnown && (
        <Alert
          color="red"
          variant="light"
          c="var(--qc-ink)"
          icon={<IconAlertTriangle aria-hidden />}
          title={t.noAddress}
        >
          <Text size="sm">{isOwner ? t.noAddressText : t.askOwner}</Text>
          {isOwner && (
            <Button mt="sm" loading={save.isPending} onClick={() => set({ baseUrl: origin })}>
              {t.useThis(isolate(origin))}
            </Button>
          )}
        </Alert>
      )}
      {!health.senderGood && (
        <Alert
          color="red"
          variant="light"
          c="var(--qc-ink)"
          icon={<IconAlertTriangle aria-hidden />}
          title={t.badSender}
        >
          <Text size="sm">{isOwner ? t.badSenderText : t.askOwner}</Text>
          {isOwner && (
            <Button mt="sm" renderRoot={(props) => <Link {...props} to="/$lang/admin/settings" params={{ lang }} />}>
              {t.toSettings}
            </Button>
          )}
        </Alert>
      )}
    </Stack>
  );
}
