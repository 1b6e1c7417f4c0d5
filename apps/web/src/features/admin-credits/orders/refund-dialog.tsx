import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { formatMoney, isolate, useLanguage, useTexts } from '#platform/i18n';
import { readMoney, writeMoney } from '#platform/money';
import { useTooLong } from '#platform/too-long';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Dialog } from '#ui/dialog/dialog';
import { Stack, Text, TextInput } from '@mantine/core';
import type { Order } from '@qc/contract';
import { NOTE_MAX } from '@qc/contract/limits';
import { useState } from 'react';
import { creditsToTake } from './credits-to-take.ts';
import { MoneyInput } from '../money-input.tsx';
import { useRefreshCredits } from '../refresh-credits.ts';

/** Gives back all of an order's money or a part of it. */
export function RefundDialog({ order, onClose }: { order: Order | null; onClose: () => void }) {
  const t = useTexts('adminOrders');
  return (
    <Dialog
      opened={order !== null}
      onClose={onClose}
      title={order && `${t.refundTitle(order.owner.name)} · ${isolate(order.number)}`}
    >
      {order && <RefundForm key={order._id} order={order} onClose={onClose} />}
    </Dialog>
  );
}

function RefundForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTexts('adminOrders');
  const { badMoney } = useTexts('adminCredits');
  const { language } = useLanguage();
  const refresh = useRefreshCredits();
  const tooLong = useTooLong();
  const left = order.amount - order.refunded;
  const limit = formatMoney(left, order.currency, language);
  const form = useForm({
    initialValues: { amount: writeMoney(left), note: '' },
    validate: {
      amount: (typed) => {
        const amount = readMoney(typed) ?? 0;
        if (amount === 0) return badMoney;
        return amount > left ? t.refundTooMuch(limit) : null;
      },
      note: (note) => tooLong(note, NOTE_MAX),
    },
  });
  const amount = Math.min(left, readMoney(form.values.amount) ?? 0);
  const gone = creditsToTake(order, amount);
  // The same press twice, or again after a lost answer, refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const refund = useApiMutation('refundOrder', {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, t.refundDone, onClose),
    onError: form.refuse,
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ amount, note }) =>
        refund.mutate({ params: { id: order._id }, body: { amount: readMoney(amount) ?? 0, key, note } }),
      )}
    >
      <Stack gap="md">
        <Text>{order.provider === 'manual' ? t.refundTextManual : t.refundText}</Text>
        {refund.error && <ErrorNotice text={errorText(refund.error, language)} />}
        <MoneyInput
          {...form.getInputProps('amount')}
          label={t.amount}
          currency={order.currency}
          value={form.values.amount}
          description={t.refundAtMost(limit)}
          withAsterisk
        />
        <Text role="status">
          {order.type === 'yearly'
            ? amount >= left
              ? t.yearEnds
              : t.yearStays
            : t.creditsGone(gone.taken, order.creditsLeft, gone.after)}
        </Text>
        <TextInput {...form.getInputProps('note')} label={t.note} dir="auto" />
        <FormButtons onCancel={onClose} submit={t.refund} loading={refund.isPending} color="red" />
      </Stack>
    </form>
  );
}
