import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { inEachLanguage } from '@qc/contract/languages';
import { useLanguage, useTexts } from '#platform/i18n';
import { readMoney, writeMoney } from '#platform/money';
import { useTooLong } from '#platform/too-long';
import { CountInput } from '#ui/field/count-input';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { SidePanel } from '#ui/side-panel';
import { Fieldset, SegmentedControl, Stack, Switch } from '@mantine/core';
import {
  type Language,
  MONEY_CURRENCIES,
  type NewSubscriptionType,
  type OfferTitles,
  type Prices,
  type SubscriptionType,
  writeOfferTitles,
} from '@qc/contract';
import { CREDITS_MAX, SHORT_TEXT_MAX, SUBSCRIPTION_DAYS_MAX } from '@qc/contract/limits';
import { MoneyInput } from './money-input.tsx';
import { offerTitleProblem, typedTitles } from './offer-titles.ts';
import { OfferTitleFields } from './offer-title-fields.tsx';

/** The panel in which something that is sold is described. */
export function TypePanel({ type, onClose }: { type: SubscriptionType | 'new' | null; onClose: () => void }) {
  const t = useTexts('adminCredits');
  return (
    <SidePanel opened={type !== null} onClose={onClose} title={type === 'new' ? t.newType : t.changeType} dirty>
      {type !== null && (
        <TypeForm key={type === 'new' ? 'new' : type._id} type={type === 'new' ? null : type} onDone={onClose} />
      )}
    </SidePanel>
  );
}

function TypeForm({ type, onDone }: { type: SubscriptionType | null; onDone: () => void }) {
  const t = useTexts('adminCredits');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('listSubscriptionTypes');
  const tooLong = useTooLong();
  const typed = (price: number | undefined) => (price === undefined ? '' : writeMoney(price));
  const titleProblem = (of: Language) => (title: string, titles: OfferTitles) => {
    const problem = offerTitleProblem(titles, of, language);
    return problem ? { none: t.titleNeeded, sign: t.titleSign }[problem] : tooLong(title, SHORT_TEXT_MAX);
  };
  const badPrice = (price: string) => (price.trim() !== '' && readMoney(price) === null ? t.badMoney : null);
  const form = useForm({
    initialValues: {
      ...typedTitles(type?.title ?? ''),
      type: String(type?.type ?? 'times'),
      uses: type?.uses ?? 10,
      validDays: type?.validDays ?? '',
      USD: typed(type?.prices.USD),
      EUR: typed(type?.prices.EUR),
      ILS: typed(type?.prices.ILS),
      active: type?.active ?? true,
    },
    validate: {
      ...inEachLanguage(titleProblem),
      uses: (uses, values) => (values.type === 'times' && !(Number(uses) > 0) ? t.atLeastOne : null),
      USD: badPrice,
      EUR: badPrice,
      ILS: (price, values) =>
        MONEY_CURRENCIES.every((currency) => values[currency].trim() === '') ? t.onePrice : badPrice(price),
    },
  });
  const settled = {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, labels.saved, onDone),
    onError: form.refuse,
  };
  const create = useApiMutation('createSubscriptionType', settled);
  const update = useApiMutation('updateSubscriptionType', settled);
  const failure = create.error ?? update.error;
  const submit = form.onSubmit((values) => {
    const prices: Prices = {};
    for (const currency of MONEY_CURRENCIES) {
      const price = readMoney(values[currency]);
      if (price !== null) prices[currency] = price;
    }
    const isYearly = values.type === 'yearly';
    const body: NewSubscriptionType = {
      title: writeOfferTitles(values),
      type: isYearly ? 'yearly' : 'times',
      uses: isYearly ? 0 : Number(values.uses),
      validDays: values.validDays === '' ? null : Number(values.validDays),
      prices,
      active: values.active,
    };
    if (type === null) create.mutate({ body });
    else update.mutate({ params: { id: type._id }, body });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure && <ErrorNotice text={errorText(failure, language)} />}
        <OfferTitleFields inputProps={(of) => form.getInputProps(of)} />
        <SegmentedControl
          {...form.getInputProps('type')}
          aria-label={t.kind}
          fullWidth
          data={[
            { value: 'times', label: t.kinds.times },
            { value: 'yearly', label: t.kinds.yearly },
          ]}
        />
        {form.values.type === 'times' && (
          <CountInput {...form.getInputProps('uses')} label={t.howMany} min={1} max={CREDITS_MAX} withAsterisk />
        )}
        <CountInput
          {...form.getInputProps('validDays')}
          label={t.validDays}
          description={form.values.type === 'yearly' ? t.validDaysYearly : t.validDaysTimes}
          min={1}
          max={SUBSCRIPTION_DAYS_MAX}
        />
        <Fieldset legend={t.prices}>
          <Stack gap="sm">
            {MONEY_CURRENCIES.map((currency) => (
              <MoneyInput
                key={currency}
                {...form.getInputProps(currency)}
                label={t.currencies[currency]}
                currency={currency}
                value={form.values[currency]}
              />
            ))}
          </Stack>
        </Fieldset>
        <Switch {...form.getInputProps('active', { type: 'checkbox' })} label={t.active} description={t.activeHint} />
        <FormButtons onCancel={onDone} loading={create.isPending || update.isPending} mt="sm" />
      </Stack>
    </form>
  );
}
