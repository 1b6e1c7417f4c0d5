import { errorText, isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { dropLoginToken, exchangeToken } from '#platform/session';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useFormCall } from '../use-form-call.ts';

interface Props {
  token: string;
  onSignedIn: () => void;
  /** The person would rather use a password, or has to. */
  onLeave: () => void;
}

/** For whoever came by the owner's one-time link: it signs in when it is pressed, and not before. */
export function OwnerLink({ token, onSignedIn, onLeave }: Props) {
  const t = useTexts('ownerLink');
  const { language } = useLanguage();
  const enter = useFormCall(exchangeToken, {
    onDone: () => {
      dropLoginToken();
      onSignedIn();
    },
  });
  const isOver = isRefusal(enter.error, 'wrongCredentials') || isRefusal(enter.error, 'invalidInput');
  const leave = () => {
    dropLoginToken();
    onLeave();
  };
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} withBorder shadow="sm">
      <Title order={1}>{t.title}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t.text}
      </Text>
      <Stack gap="md">
        {enter.error && (
          <ErrorNotice
            text={
              isOver
                ? t.over
                : isRefusal(enter.error, 'restricted')
                  ? errorText(enter.error, language)
                  : `${errorText(enter.error, language)} ${t.again}`
            }
          />
        )}
        {!isOver && (
          <Button size="md" loading={enter.isPending} onClick={() => enter.send(token)} data-autofocus>
            {t.enter}
          </Button>
        )}
        <Button variant={isOver ? 'filled' : 'subtle'} onClick={leave}>
          {t.byPassword}
        </Button>
      </Stack>
    </Paper>
  );
}
