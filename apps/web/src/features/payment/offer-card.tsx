import { formatMoney, useLanguage, useTexts } from '#platform/i18n';
import { Button, Text } from '@mantine/core';
import { type MoneyCurrency, type SubscriptionType, offerTitleIn } from '@qc/contract';
import classes from './payment.module.css';

interface Props {
  offer: SubscriptionType;
  currency: MoneyCurrency;
  price: number;
  /** Null: it cannot be bought here by oneself. */
  onBuy: (() => void) | null;
  buying: boolean;
  disabled: boolean;
}

/** One thing that can be bought: what it gives, for how long, for how much. */
export function OfferCard({ offer, currency, price, onBuy, buying, disabled }: Props) {
  const t = useTexts('payment');
  const { language } = useLanguage();
  const money = formatMoney(price, currency, language);
  const title = offerTitleIn(offer.title, language);
  const isYear = offer.type === 'yearly';
  return (
    <li className={classes.offer}>
      <h3 className={classes.offerTitle}>
        <bdi>{title}</bdi>
      </h3>
      <span className={classes.gives}>{isYear ? t.year : t.uses(offer.uses)}</span>
      <Text component="div" className={classes.price ?? ''}>
        {money}
      </Text>
      <div className={classes.facts}>
        <span>
          {isYear ? t.yearText : t.each(formatMoney(Math.round(price / Math.max(1, offer.uses)), currency, language))}
        </span>
        <span>{offer.validDays === null ? (isYear ? t.valid(365) : t.forEver) : t.valid(offer.validDays)}</span>
      </div>
      {onBuy && (
        <Button
          className={classes.buy ?? ''}
          fullWidth
          aria-label={t.buyThis(title, money)}
          loading={buying}
          disabled={disabled}
          onClick={onBuy}
        >
          {t.buy}
        </Button>
      )}
    </li>
  );
}
