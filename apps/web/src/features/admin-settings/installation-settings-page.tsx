import { errorText, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { Skeleton, Stack } from '@mantine/core';
import { AddressSection, MediaSection } from './address-sections.tsx';
import { ContactSection } from './contact-sections.tsx';
import { MailSection } from './mail-section.tsx';
import { CreditsSection, PaymentSection } from './money-sections.tsx';
import { AccountsSection, RoomsSection } from './rule-sections.tsx';
import { ScriptsSection } from './scripts-section.tsx';
import { TelephoneSection } from './telephone/telephone-section.tsx';

/** Everything that is set on screen, in sections that are saved one by one and are in force at once. */
export function InstallationSettingsPage() {
  const t = useTexts('adminSettings');
  const { language } = useLanguage();
  const isOwner = useSessionUser()?.role === 0;
  const { data, error, refetch } = useApiQuery('getInstallationSettings');
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      {error && !data && <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack>
          <Skeleton height={240} radius="lg" />
          <Skeleton height={240} radius="lg" />
        </Stack>
      )}
      {data && (
        <Stack gap="lg" maw={860}>
          <ContactSection {...data} />
          <MailSection {...data} />
          <PaymentSection {...data} />
          <CreditsSection {...data} />
          <RoomsSection {...data} />
          <AccountsSection {...data} />
          {isOwner && <TelephoneSection />}
          <ScriptsSection {...data} />
          <MediaSection {...data} />
          <AddressSection {...data} />
        </Stack>
      )}
    </>
  );
}
