import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { formatDate, isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { useTooLong } from '#platform/too-long';
import { showTimedMessage } from '#ui/dialogs';
import { CountInput } from '#ui/field/count-input';
import { ErrorNotice } from '#ui/error-notice';
import { CancelButton } from '#ui/form-buttons';
import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { type CreditRequest, isAdminRole } from '@qc/contract';
import { CREDITS_MAX, NOTE_MAX } from '@qc/contract/limits';
import { useRef, useState } from 'react';

/** As many as a new account begins with: a week of lessons. */
const USUAL_AMOUNT = 5;

/** One request: who asks and why, an amount that is right most often, and two presses. */
export function RequestCard({ request, name }: { request: CreditRequest; name: string }) {
  const t = useTexts('creditRequests');
  const { language } = useLanguage();
  const refresh = useRefresh('listCreditRequests', 'getCreditState', 'getAdminDashboard');
  // What an institution has, its manager cannot make more of: admins can.
  const mayGrant = isAdminRole(useSessionUser()?.role);
  const [amount, setAmount] = useState<number | string>(USUAL_AMOUNT);
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLInputElement>(null);
  const tooLong = useTooLong()(reason, NOTE_MAX);
  const [declining, setDeclining] = useState(false);
  const settled = (title: string) => ({
    meta: { quiet: true },
    onSuccess: async () => {
      showTimedMessage({ kind: 'success', title });
      await refresh();
    },
  });
  const grant = useApiMutation('grantCreditRequest', settled(t.granted));
  const decline = useApiMutation('declineCreditRequest', settled(t.declined));
  const error = grant.error ?? decline.error;
  const params = { id: request._id };
  const press = () => {
    if (!declining) return setDeclining(true);
    if (tooLong === null) decline.mutate({ params, body: { reason } });
    else reasonField.current?.focus();
  };
  const { institution, user, note, createdAt } = request;
  return (
    <Paper component="article" withBorder p="lg" aria-label={name}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>
            <bdi>{user.name}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            <bdi dir="ltr">{user.email}</bdi> · {formatDate(createdAt)}
            {institution !== null && <> · {t.ofInstitution(isolate(institution))}</>}
          </Text>
        </div>
        {note !== '' && <Text dir="auto">{note}</Text>}
        {error && <ErrorNotice text={errorText(error, language)} />}
        {declining && (
          <TextInput
            ref={reasonField}
            label={t.reason}
            value={reason}
            error={tooLong}
            dir="auto"
            data-autofocus
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <Group align="flex-end" gap="xs">
          {!declining && mayGrant && (
            <>
              <CountInput label={t.amount} value={amount} onChange={setAmount} min={1} max={CREDITS_MAX} w={120} />
              <Button
                aria-label={t.grantTo(name)}
                loading={grant.isPending}
                onClick={() => grant.mutate({ params, body: { amount: Number(amount) } })}
              >
                {t.grant}
              </Button>
            </>
          )}
          <Button
            variant={declining ? 'filled' : 'default'}
            color={declining ? 'red' : undefined}
            loading={decline.isPending}
            onClick={press}
          >
            {t.decline}
          </Button>
          {declining && <CancelButton onClick={() => setDeclining(false)} />}
        </Group>
      </Stack>
    </Paper>
  );
}
