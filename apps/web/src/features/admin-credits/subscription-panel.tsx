import { textsIn } from '#platform/words';
import { errorText, useApiMutation } from '#platform/api';
import { DayField } from '#platform/day-field';
import { useForm } from '#platform/forms';
import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { CountInput } from '#ui/field/count-input';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { SidePanel } from '#ui/side-panel';
import { Stack, Text, TextInput } from '@mantine/core';
import type { Subscription, SubscriptionChanges } from '@qc/contract';
import { NOTE_MAX, SHORT_TEXT_MAX } from '@qc/contract/limits';
import { endOfDay, lastDayOf } from './expiry-day.ts';
import { longestTitle } from './offer-titles.ts';
import { useRefreshCredits } from './refresh-credits.ts';

/** The panel beside the list in which one subscription is corrected. */
export function SubscriptionPanel({
  subscription,
  onClose,
}: {
  subscription: Subscription | null;
  onClose: () => void;
}) {
  const t = useTexts('adminCredits');
  return (
    <SidePanel
      opened={subscription !== null}
      onClose={onClose}
      title={subscription ? t.editTitle(subscription.owner.name) : ''}
      dirty
    >
      {subscription && <Correction key={subscription._id} subscription={subscription} onDone={onClose} />}
    </SidePanel>
  );
}

function Correction({ subscription, onDone }: { subscription: Subscription; onDone: () => void }) {
  const t = useTexts('adminCredits');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefreshCredits();
  const tooLong = useTooLong();
  const { type, originalAmount, usagesLeft, usesUsed, expiryDate, saleTitle } = subscription;
  const lastDay = lastDayOf(expiryDate);
  const form = useForm({
    initialValues: { usagesLeft, lastDay, saleTitle, reason: '' },
    kinds: { usagesLeft: 'number' },
    validate: {
      lastDay: (day) => (day !== '' && endOfDay(day) === null ? t.dayGone : null),
      usagesLeft: (value) => (Number(value) > originalAmount ? textsIn(language, 'errors').usesBeyondOriginal : null),
      saleTitle: (title) => tooLong(longestTitle(title), SHORT_TEXT_MAX),
      reason: (reason) => tooLong(reason, NOTE_MAX),
    },
  });
  const save = useApiMutation('updateSubscription', {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, labels.saved, onDone),
    onError: form.refuse,
  });
  const submit = form.onSubmit((values) => {
    const body: SubscriptionChanges = {
      ...(type === 'times' && Number(values.usagesLeft) !== usagesLeft
        ? { usagesLeft: Number(values.usagesLeft) }
        : {}),
      ...(values.lastDay === lastDay ? {} : { expiryDate: endOfDay(values.lastDay) }),
      ...(values.saleTitle === saleTitle ? {} : { saleTitle: values.saleTitle }),
      reason: values.reason,
    };
    if (Object.keys(body).length === 1) onDone();
    else save.mutate({ params: { id: subscription._id }, body });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {save.error && <ErrorNotice text={errorText(save.error, language)} />}
        <Text c="dimmed">
          {type === 'yearly'
            ? t.kinds.yearly
            : t.usedOf(formatNumber(language, usesUsed), formatNumber(language, originalAmount))}
        </Text>
        {type === 'times' && (
          <CountInput
            {...form.getInputProps('usagesLeft')}
            label={t.usesLeft}
            min={0}
            clampBehavior="none"
            data-autofocus
          />
        )}
        <DayField
          {...form.getInputProps('lastDay')}
          value={form.values.lastDay}
          size="md"
          label={t.lastDay}
          description={type === 'times' ? t.lastDayTimes : undefined}
        />
        <TextInput {...form.getInputProps('saleTitle')} label={t.saleTitle} dir="auto" />
        <TextInput {...form.getInputProps('reason')} label={t.reason} description={t.reasonHint} dir="auto" />
        <FormButtons onCancel={onDone} loading={save.isPending} mt="sm" />
      </Stack>
    </form>
  );
}
