import { useApiMutation, useRefresh } from '#platform/api';
import { isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { LinkButton } from '#ui/link/links';
import { Button, Stack } from '@mantine/core';
import type { AdminDashboard, SettingsChanges } from '@qc/contract';
import { CallToAct } from './call-to-act.tsx';

/** What the house has not been told about itself or could not do, with the press that mends it; nothing when all is well. */
export function HouseGaps({ health }: { health: AdminDashboard['health'] }) {
  const t = useTexts('setupGaps');
  const { language: lang } = useLanguage();
  const isOwner = useSessionUser()?.role === 0;
  const refresh = useRefresh('getAdminDashboard', 'getInstallationSettings', 'getSettings');
  const save = useApiMutation('updateInstallationSettings', { onSuccess: refresh });
  const set = (body: SettingsChanges) => save.mutate({ body });
  const offersStart = isOwner && !health.setUpDone;
  if (!offersStart && health.addressKnown && health.senderGood && health.failedMails === 0) return null;
  const { origin } = location;
  return (
    <Stack gap="sm">
      {offersStart && (
        <CallToAct kind="offer" title={t.startTitle} text={t.startText}>
          <LinkButton to="/$lang/first-start" params={{ lang }}>
            {t.start}
          </LinkButton>
          <Button variant="default" loading={save.isPending} onClick={() => set({ setUpDone: true })}>
            {t.notNeeded}
          </Button>
        </CallToAct>
      )}
      {!health.addressKnown && (
        <CallToAct kind="fault" title={t.noAddress} text={isOwner ? t.noAddressText : t.askOwner}>
          {isOwner && (
            <Button loading={save.isPending} onClick={() => set({ baseUrl: origin })}>
              {t.useThis(isolate(origin))}
            </Button>
          )}
        </CallToAct>
      )}
      {!health.senderGood && (
        <CallToAct kind="fault" title={t.badSender} text={isOwner ? t.badSenderText : t.askOwner}>
          {isOwner && (
            <LinkButton to="/$lang/admin/settings" params={{ lang }}>
              {t.toSettings}
            </LinkButton>
          )}
        </CallToAct>
      )}
      {health.failedMails > 0 && (
        <CallToAct kind="fault" title={t.failedMail(health.failedMails)} text={t.failedMailText}>
          <LinkButton to="/$lang/admin/mail" params={{ lang }} search={{ show: 'failed' }}>
            {t.toMail}
          </LinkButton>
        </CallToAct>
      )}
    </Stack>
  );
}
