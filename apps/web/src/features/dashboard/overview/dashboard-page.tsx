import { ConfirmNote } from '#platform/confirm-address';
import { useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { TwoStepNote } from '#platform/two-step-note';
import { PageHeader } from '#ui/page-header';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { CreditsCard } from './credits-card.tsx';
import classes from './dashboard-page.module.css';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { NewGame } from '../new-game/new-game.ts';
import { OpenRooms } from './open-rooms.tsx';
import { RecentGames } from './recent-games.tsx';
import { RecentResults } from './recent-results.tsx';
import { RecentShared } from './recent-shared.tsx';

/** The user's home page: rooms that are live, recent games, recent results. */
export function DashboardPage() {
  const t = useTexts('dashboard');
  const user = useSessionUser();
  const { language } = useLanguage();
  const rooms = useApiQuery('listRooms');
  const [dialogOpen, dialog] = useDisclosure(false);
  return (
    <>
      <PageHeader
        title={t.hello(user?.name ?? '')}
        lead={t.lead}
        actions={
          <Button size="md" leftSection={<IconPlus size={18} aria-hidden />} onClick={dialog.open}>
            {t.newGame}
          </Button>
        }
      />
      <TwoStepNote place="home" />
      <ConfirmNote place="home" />
      <OpenRooms />
      <div data-waits={rooms.isPending || undefined} className={classes.rest}>
        <FirstSteps />
        <div className={classes.columns}>
          <RecentGames onNew={dialog.open} />
          <div className={classes.side}>
            <CreditsCard />
            <RecentShared />
            <RecentResults />
          </div>
        </div>
      </div>
      <NewGame key={language} opened={dialogOpen} onClose={dialog.close} />
    </>
  );
}
