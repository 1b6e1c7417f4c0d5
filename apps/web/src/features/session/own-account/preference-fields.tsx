import { languageName } from '@qc/words';
import { useLanguage, useTexts } from '#platform/i18n';
import { NativeSelect } from '@mantine/core';
import { CURRENCIES, LANGUAGES } from '@qc/contract/languages';
import { type ComponentProps, useMemo } from 'react';
import { countryOptions } from '#platform/countries';

type NativeProps = ComponentProps<typeof NativeSelect>;

/** Country, by its name in the person's language. */
export function CountryField(props: NativeProps) {
  const t = useTexts('session');
  const { language } = useLanguage();
  const data = useMemo(() => [{ value: '', label: t.noCountry }, ...countryOptions(language)], [language, t]);
  return <NativeSelect {...props} size="md" label={t.country} data={data} autoComplete="country" />;
}

/** Currency of prices. */
export function CurrencyField(props: NativeProps) {
  const t = useTexts('session');
  const data = CURRENCIES.map((value) => ({ value, label: t.currencies[value] }));
  return <NativeSelect {...props} size="md" label={t.currency} data={data} />;
}

/** Language of the account. */
export function LanguageField(props: NativeProps) {
  const t = useTexts('session');
  const data = LANGUAGES.map((value) => ({ value, label: languageName(value) }));
  return <NativeSelect {...props} size="md" label={t.language} data={data} />;
}
