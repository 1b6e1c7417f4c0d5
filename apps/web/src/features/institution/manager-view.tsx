import { errorText, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { LinkText } from '#ui/link/links';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { User } from '@qc/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { InstitutionFigures } from './institution-figures.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MembersTable } from './members-table.tsx';
import { RemotesSwitch } from './remotes-switch.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

/** What a manager sees and does: credits, people, invitations, games with remotes. */
export function ManagerView({ user, institution: { _id: id, name } }: Props) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const [inviting, dialog] = useDisclosure(false);
  const { data, error, refetch } = useApiQuery('getInstitution', { params: { id } });
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        lead={t.managerLead}
        actions={
          <Button size="md" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={dialog.open}>
            {t.invite}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="lg">
          {data ? <InstitutionFigures institution={data} /> : <Skeleton height={110} />}
          <WaitingInvitations institution={id} />
          <MembersTable institution={id} me={user._id} onInvite={dialog.open} />
          {data && <RemotesSwitch institution={data} />}
          <Text>
            <LinkText underline="always" to="/$lang/remotes" params={{ lang: language }}>
              {t.rememberedRemotes}
            </LinkText>
          </Text>
          <LeaveSection name={name} manager={data?.managersCount === 1 ? 'last' : 'oneOfSome'} />
        </Stack>
      )}
      <InviteDialog institution={id} opened={inviting} onClose={dialog.close} />
    </>
  );
}

interface Props {
  user: User;
  institution: NonNullable<User['institution']>;
}
