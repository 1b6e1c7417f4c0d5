import { useTexts } from '#platform/i18n';
import { Radio, SegmentedControl, Text } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { MONEY_CURRENCIES, type MoneyCurrency, type PaymentOffers, type PaymentProviderName } from '@qc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { OfferCard } from './offer-card.tsx';
import classes from './payment.module.css';
import { useBuy } from './use-buy.ts';

/** The offers in one currency, with the choice of it and of the way to pay. */
export function OfferList({ offers }: { offers: PaymentOffers }) {
  const t = useTexts('payment');
  const navigate = useNavigate({ from: '/$lang/payment' });
  const currencyLabel = useId();
  const { types, providers } = offers;
  const sold = MONEY_CURRENCIES.filter((currency) => types.some(({ prices }) => prices[currency] !== undefined));
  const [chosen, setChosen] = useState<MoneyCurrency>(offers.currency);
  const currency = sold.includes(chosen) ? chosen : (sold[0] ?? chosen);
  const [wish, setWish] = useState<PaymentProviderName | null>(null);
  const provider = wish !== null && providers.includes(wish) ? wish : byPreference(providers);
  const { buy, buying } = useBuy(async (order) => {
    await navigate({ search: { order: order._id }, replace: true });
    window.scrollTo({ top: 0 });
  });
  return (
    <section aria-label={t.offers}>
      <div className={classes.choices}>
        {sold.length > 1 && (
          <div>
            <Text id={currencyLabel} className={classes.label ?? ''}>
              {t.currency}
            </Text>
            <SegmentedControl
              aria-labelledby={currencyLabel}
              value={currency}
              onChange={(value) => setChosen(MONEY_CURRENCIES.find((known) => known === value) ?? currency)}
              data={sold.map((known) => ({ value: known, label: `${signOf(known)} ${known}` }))}
            />
          </div>
        )}
        {providers.length > 1 && provider !== null && (
          <Radio.Group
            className={classes.howToPay ?? ''}
            label={t.howToPay}
            value={provider}
            onChange={(value) => setWish(providers.find((known) => known === value) ?? null)}
          >
            <div className={classes.providers}>
              {providers.map((known) => (
                <Radio.Card key={known} value={known} className={classes.provider ?? ''}>
                  <Radio.Indicator />
                  <span>
                    <Text span fw={600} display="block">
                      {t.providers[known].title}
                    </Text>
                    <Text span size="sm" c="dimmed">
                      {t.providers[known].text}
                    </Text>
                  </span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        )}
        {providers.length === 1 && provider !== null && (
          <Text className={classes.howToPay ?? ''}>
            <strong>{t.howToPay}:</strong> {t.providers[provider].text}
          </Text>
        )}
      </div>
      <Text role="status" size="sm" c="dimmed">
        {buying !== null && provider === 'stripe' ? t.leaving : ''}
      </Text>
      <ul className={classes.offers}>
        {types.map((offer) => {
          const price = offer.prices[currency];
          return price === undefined ? null : (
            <OfferCard
              key={offer._id}
              offer={offer}
              currency={currency}
              price={price}
              onBuy={provider === null ? null : () => void buy(offer, currency, provider)}
              buying={buying === offer._id}
              disabled={buying !== null && buying !== offer._id}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Whatever brings the credits at once comes first. */
function byPreference(providers: readonly PaymentProviderName[]): PaymentProviderName | null {
  return providers.find((known) => known !== 'manual') ?? providers[0] ?? null;
}

/** The sign under which a currency is known everywhere. */
function signOf(known: MoneyCurrency): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: known,
    currencyDisplay: 'narrowSymbol',
  });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}
