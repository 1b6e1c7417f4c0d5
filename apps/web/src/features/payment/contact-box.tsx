import { useTexts } from '#platform/i18n';
import { Anchor, Text } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconMail, IconPhone, IconUser } from '@tabler/icons-react';
import type { PaymentOffers } from '@qc/contract';
import classes from './payment.module.css';

interface Props {
  contact: PaymentOffers['contact'];
  /** With the owner’s directions for paying. */
  withText: boolean;
  /** Other words above it than "whom to contact". */
  title?: string;
}

/** Whom to ask about credits, as the owner wrote it. Says so where nothing was written. */
export function ContactBox({ contact, withText, title }: Props) {
  const t = useTexts('payment');
  const id = useId();
  const { name, email, phone, text } = contact;
  const nothing = name === '' && email === '' && phone === '' && (!withText || text === '');
  return (
    <section className={classes.contact} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title ?? t.contact}
      </h2>
      {nothing && <Text c="dimmed">{t.noContact}</Text>}
      {withText && text !== '' && (
        <Text className={classes.written} dir="auto">
          {text}
        </Text>
      )}
      <ul className={classes.ways}>
        {name !== '' && (
          <li>
            <IconUser size={18} aria-hidden />
            <bdi>{name}</bdi>
          </li>
        )}
        {email !== '' && (
          <li>
            <IconMail size={18} aria-label={t.email} />
            <Anchor href={`mailto:${email}`} underline="always">
              <bdi dir="ltr">{email}</bdi>
            </Anchor>
          </li>
        )}
        {phone !== '' && (
          <li>
            <IconPhone size={18} aria-label={t.phone} />
            <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} underline="always">
              <bdi dir="ltr">{phone}</bdi>
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  );
}
