import { errorText, useApiQuery, useRefresh } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Alert, Button, Divider, List, Skeleton, Stack, Text } from '@mantine/core';
import type { TelephoneLineCheck } from '@qc/contract';
import { IconAlertTriangle, IconCircleCheck, IconPhoneCheck } from '@tabler/icons-react';
import { useState } from 'react';

/** Tells on request what keeps the line from taking calls. */
export function LineCheck() {
  const t = useTexts('lineSettings');
  const [isAsked, setAsked] = useState(false);
  const askAgain = useRefresh('checkTelephoneLine');
  const ask = () => {
    if (isAsked) void askAgain();
    else setAsked(true);
  };
  return (
    <>
      <Divider my="lg" />
      <Button variant="light" size="md" leftSection={<IconPhoneCheck size={18} aria-hidden />} onClick={ask}>
        {t.check}
      </Button>
      <div role="status" style={{ marginBlockStart: 12 }}>
        {isAsked && <Checked />}
      </div>
    </>
  );
}

function Checked() {
  const { language } = useLanguage();
  const { data, error } = useApiQuery('checkTelephoneLine');
  if (error) return <ErrorNotice text={errorText(error, language)} />;
  return data ? <Found {...data} /> : <Skeleton height={80} radius="md" />;
}

function Found({ problems, askedAt, refused, speechFault, calls }: TelephoneLineCheck) {
  const t = useTexts('lineSettings');
  const { faults } = useTexts('lineSpeech');
  const isWell = problems.length === 0;
  return (
    <Alert
      color={isWell ? 'green' : 'yellow'}
      variant="light"
      icon={isWell ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
    >
      <Stack gap="xs">
        {isWell && <Text>{t.allWell}</Text>}
        {!isWell && (
          <List>
            {problems.map((problem) => (
              <List.Item key={problem}>
                {t.problems[problem]}
                {problem === 'speechFails' && speechFault !== null && ` ${faults[speechFault]}`}
              </List.Item>
            ))}
          </List>
        )}
        {askedAt !== null && <Text size="sm">{t.askedAt(formatDateTime(askedAt))}</Text>}
        {refused !== null && <Text size="sm">{t.refusedAt(formatDateTime(refused.at), t.refusals[refused.why])}</Text>}
        {askedAt !== null && <Text size="sm">{t.calls(calls)}</Text>}
      </Stack>
    </Alert>
  );
}
