import { errorText, useApiMutation } from '#platform/api';
import { DayField } from '#platform/day-field';
import { useForm } from '#platform/forms';
import type { AnswerProps, CreditsReceiver } from '#platform/asks';
import { useLanguage, useTexts } from '#platform/i18n';
import { readMoney } from '#platform/money';
import { useTooLong } from '#platform/too-long';
import { CountInput } from '#ui/field/count-input';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { SidePanel } from '#ui/side-panel';
import { Group, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { InstitutionId, MONEY_CURRENCIES, type NewSubscription, UserId } from '@qc/contract';
import { CREDITS_MAX, NOTE_MAX, SHORT_TEXT_MAX } from '@qc/contract/limits';
import { useState } from 'react';
import { endOfDay } from './expiry-day.ts';
import { MoneyInput } from './money-input.tsx';
import { longestTitle } from './offer-titles.ts';
import { useRefreshCredits } from './refresh-credits.ts';

/** Gives credits, or a yearly subscription, to a person or an institution by hand. */
export function GrantCreditsPanel({ asked: owner, onClose }: AnswerProps<'grantCredits'>) {
  const t = useTexts('adminCredits');
  return (
    <SidePanel opened={owner !== null} onClose={onClose} title={owner ? t.grantTitle(owner.name) : ''} dirty>
      {owner && <GrantForm key={owner._id} owner={owner} onDone={onClose} />}
    </SidePanel>
  );
}

/** What is given, until when, and why. One filling of the form gives once, however often it is sent. */
function GrantForm({ owner, onDone }: { owner: CreditsReceiver; onDone: () => void }) {
  const t = useTexts('adminCredits');
  const { language } = useLanguage();
  const refresh = useRefreshCredits();
  const tooLong = useTooLong();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initialValues: {
      type: 'times',
      originalAmount: 10,
      lastDay: '',
      saleTitle: '',
      reason: '',
      paid: '',
      currency: 'ILS',
    },
    kinds: { originalAmount: 'number' },
    validate: {
      originalAmount: (value, { type }) => (type === 'times' && !(Number(value) > 0) ? t.atLeastOne : null),
      lastDay: (day) => (day !== '' && (endOfDay(day) ?? 0) <= Date.now() ? t.dayGone : null),
      saleTitle: (title) => tooLong(longestTitle(title), SHORT_TEXT_MAX),
      reason: (reason) => tooLong(reason, NOTE_MAX),
      paid: (typed) => (typed.trim() !== '' && readMoney(typed) === null ? t.badMoney : null),
    },
  });
  const give = useApiMutation('createSubscription', {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, t.granted, onDone),
    onError: form.refuse,
  });
  const submit = form.onSubmit(({ type, originalAmount, lastDay, saleTitle, reason, paid, currency }) => {
    const price = readMoney(paid) ?? 0;
    const money = MONEY_CURRENCIES.find((known) => known === currency);
    const expiryDate = endOfDay(lastDay);
    const isYearly = type === 'yearly';
    const body: Omit<NewSubscription, 'user' | 'institution'> = {
      type: isYearly ? 'yearly' : 'times',
      originalAmount: isYearly ? 0 : Number(originalAmount),
      price,
      ...(price > 0 && money ? { currency: money } : {}),
      ...(expiryDate === null ? {} : { expiryDate }),
      saleTitle,
      reason,
      key,
    };
    const whose =
      owner.kind === 'user' ? { user: UserId.parse(owner._id) } : { institution: InstitutionId.parse(owner._id) };
    give.mutate({ body: { ...body, ...whose } });
  });
  const isYearly = form.values.type === 'yearly';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {give.error && <ErrorNotice text={errorText(give.error, language)} />}
        <SegmentedControl
          {...form.getInputProps('type')}
          aria-label={t.kind}
          fullWidth
          data={[
            { value: 'times', label: t.kinds.times },
            { value: 'yearly', label: t.kinds.yearly },
          ]}
        />
        {!isYearly && (
          <CountInput
            {...form.getInputProps('originalAmount')}
            label={t.howMany}
            min={1}
            max={CREDITS_MAX}
            withAsterisk
            data-autofocus
          />
        )}
        <DayField
          {...form.getInputProps('lastDay')}
          value={form.values.lastDay}
          size="md"
          label={t.lastDay}
          description={isYearly ? t.lastDayYearly : t.lastDayTimes}
        />
        <TextInput {...form.getInputProps('saleTitle')} label={t.saleTitle} dir="auto" />
        <TextInput {...form.getInputProps('reason')} label={t.reason} description={t.reasonHint} dir="auto" />
        <Group grow align="flex-start">
          <MoneyInput
            {...form.getInputProps('paid')}
            label={t.paid}
            currency={MONEY_CURRENCIES.find((known) => known === form.values.currency) ?? 'ILS'}
            value={form.values.paid}
          />
          <NativeSelect
            {...form.getInputProps('currency')}
            size="md"
            label={t.currency}
            data={MONEY_CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
          />
        </Group>
        <FormButtons onCancel={onDone} submit={t.give} loading={give.isPending} mt="sm" />
      </Stack>
    </form>
  );
}
