import { useTexts } from '#platform/i18n';
import { usePublicSettings } from '#platform/settings';
import { Anchor, Paper, Text } from '@mantine/core';

/** Whom to ask for credits, as the installation says; nothing where it says nobody. */
export function ProviderCard() {
  const t = useTexts('startRun');
  const { name, email, phone } = usePublicSettings().contact;
  if (name === '' && email === '' && phone === '') return null;
  return (
    <Paper withBorder radius="md" p="md">
      <Text size="sm" c="dimmed">
        {t.provider}
      </Text>
      {name !== '' && (
        <Text fw={600}>
          <bdi>{name}</bdi>
        </Text>
      )}
      {email !== '' && (
        <Text>
          {t.email}:{' '}
          <Anchor href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </Anchor>
        </Text>
      )}
      {phone !== '' && (
        <Text>
          {t.phone}:{' '}
          <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </Anchor>
        </Text>
      )}
    </Paper>
  );
}
