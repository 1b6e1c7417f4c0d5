import { useTexts } from '#platform/i18n';
import { readMoney } from '#platform/money';
import { TextInput } from '@mantine/core';
import type { MoneyCurrency } from '@qc/contract';
import { creditTexts } from './credit-texts.ts';

const SIGNS: Record<MoneyCurrency, string> = { USD: '$', EUR: '€', ILS: '₪' };

interface Props {
  label: string;
  currency: MoneyCurrency;
  /** As typed; empty: no amount. */
  value: string;
  onChange: (typed: string) => void;
  error?: string | null;
  description?: string | undefined;
  required?: boolean;
}

/** An amount of money, typed as people write it. */
export function MoneyInput({ label, currency, value, onChange, error, description, required = false }: Props) {
  const t = useTexts(creditTexts);
  const isBad = value.trim() !== '' && readMoney(value) === null;
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="decimal"
      dir="ltr"
      leftSection={<span aria-hidden>{SIGNS[currency]}</span>}
      value={value}
      withAsterisk={required}
      error={error ?? (isBad ? t.badMoney : null)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
