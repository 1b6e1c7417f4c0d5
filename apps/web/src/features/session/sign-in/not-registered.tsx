import { useLanguage, useTexts } from '#platform/i18n';
import { HouseContact } from '#platform/house-contact';
import { Way } from '#platform/ways';
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

interface Props {
  email: string;
  /** Emails go out from here. */
  mailed: boolean;
  /** Back to the form. */
  onAgain: () => void;
}

/** After a registration that signed nobody in. Whose the address is stands in its mailbox, and is not said here. */
export function NotRegistered({ email, mailed, onAgain }: Props) {
  const t = useTexts('session');
  const { language: lang } = useLanguage();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Stack gap="md">
      <Title order={1} ref={heading} tabIndex={-1}>
        {mailed ? t.letterSentTitle : t.notOpenedTitle}
      </Title>
      <Alert variant="light" role="note" icon={<IconMail aria-hidden />} c="var(--qc-ink)">
        {mailed ? t.letterSent(email) : t.notOpened(email)}
      </Alert>
      {!mailed && <HouseContact />}
      <Text>
        <Anchor underline="always" renderRoot={(props) => <Way {...props} to={`/${lang}/login`} />}>
          {t.signIn}
        </Anchor>
      </Text>
      <Group>
        <Button variant="default" onClick={onAgain}>
          {t.otherAddress}
        </Button>
      </Group>
    </Stack>
  );
}
