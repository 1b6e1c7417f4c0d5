import { useTexts } from '#platform/i18n';
import { readMoney } from '#platform/money';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { MoneyCurrency } from '@qc/contract';

const SIGNS: Record<MoneyCurrency, string> = { USD: '$', EUR: '€', ILS: '₪' };

interface Props extends TextInputProps {
  currency: MoneyCurrency;
  /** As typed; empty: no amount. */
  value: string;
}

/** An amount of money, typed as people write it. */
export function MoneyInput({ currency, value, error, ...rest }: Props) {
  const t = useTexts('adminCredits');
  const isBad = value.trim() !== '' && readMoney(value) === null;
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      dir="ltr"
      leftSection={<span aria-hidden>{SIGNS[currency]}</span>}
      value={value}
      error={error ?? (isBad ? t.badMoney : null)}
    />
  );
}
