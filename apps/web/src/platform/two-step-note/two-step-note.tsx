import { Alert, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '../api/index.ts';
import { formatDate, useLanguage, useTexts } from '../i18n/index.ts';
import { useSessionUser } from '../session/index.ts';

/** `home`: with the way to where it is turned on. `settings`: there already. */
type Place = 'home' | 'settings';

/** Says from when the house demands a second step of this person, who has none yet. Nothing to anybody else. */
export function TwoStepNote({ place }: { place: Place }) {
  const user = useSessionUser();
  // Regular users are never asked, and who has yet to say who they are, or to choose a password, does that first.
  if (!user || user.role === 2 || user.twoStep || user.setupDue === true || user.passwordDue === true) return null;
  return <DueFrom place={place} />;
}

function DueFrom({ place }: { place: Place }) {
  const t = useTexts('twoStepNote');
  const { language: lang } = useLanguage();
  const { data } = useApiQuery('getTwoStep');
  if (data?.dueFrom == null) return null;
  return (
    <Alert
      role="note"
      color="orange"
      variant="light"
      c="var(--qc-ink)"
      {...(place === 'home' ? { mb: 'md' } : { mt: 'md' })}
    >
      <Group gap="sm" justify="space-between">
        <Text>{t.dueFrom(formatDate(data.dueFrom))}</Text>
        {place === 'home' && (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/$lang/user-settings" params={{ lang }} hash="two-step" />}
          >
            {t.turnOn}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
