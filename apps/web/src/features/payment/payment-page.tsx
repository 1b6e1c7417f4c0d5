import { errorText, useApiQuery } from '#platform/api';
import { isolate, useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { CategoriesDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { LinkButton } from '#ui/link/links';
import { Alert, Skeleton, Text } from '@mantine/core';
import type { PaymentOffers } from '@qc/contract';
import { useSearch } from '@tanstack/react-router';
import { ContactBox } from './contact-box.tsx';
import { OfferList } from './offer-list.tsx';
import { OrderNotice } from './order-notice.tsx';
import classes from './payment.module.css';

/** What can be bought and how; and, when the address names one, the order that waits to be paid. */
export function PaymentPage() {
  const t = useTexts('payment');
  const { language } = useLanguage();
  const { order } = useSearch({ from: '/$lang/shell/payment' });
  const { data, error, refetch } = useApiQuery('getPaymentOffers', {});
  return (
    <>
      <PageHeader
        title={t.title}
        lead={data?.everythingFree ? undefined : t.lead}
        actions={
          <LinkButton variant="default" to="/$lang/purchases" params={{ lang: language }}>
            {t.myPurchases}
          </LinkButton>
        }
      />
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {order !== undefined && <OrderNotice orderId={order} contact={data.contact} />}
          <Offers offers={data} contactShown={order !== undefined} />
        </>
      ) : (
        <div className={classes.offers} aria-hidden>
          <Skeleton height={240} />
          <Skeleton height={240} />
          <Skeleton height={240} />
        </div>
      )}
    </>
  );
}

function Offers({ offers, contactShown }: { offers: PaymentOffers; contactShown: boolean }) {
  const t = useTexts('payment');
  const institution = useSessionUser()?.institution?.name ?? '';
  const { buyer, types, providers, contact } = offers;
  if (offers.everythingFree) {
    return <EmptyState illustration={<CategoriesDrawing />} title={t.freeTitle} text={t.freeText} />;
  }
  if (buyer === null) {
    return (
      <>
        <EmptyState
          illustration={<CategoriesDrawing />}
          title={t.memberTitle}
          text={t.memberText(isolate(institution))}
        />
        <ContactBox contact={contact} withText={false} />
      </>
    );
  }
  if (types.length === 0) {
    return (
      <>
        <EmptyState illustration={<CategoriesDrawing />} title={t.noOffers} text={t.noOffersText} />
        <ContactBox contact={contact} withText />
      </>
    );
  }
  return (
    <>
      {buyer.kind === 'institution' && (
        <Alert color="brand" variant="light" mb="lg">
          {t.forInstitution(isolate(buyer.name))}
        </Alert>
      )}
      {providers.length === 0 && (
        <Alert color="brand" variant="light" mb="lg" title={t.noProvider}>
          <Text>{t.noProviderText}</Text>
        </Alert>
      )}
      <OfferList offers={offers} />
      {!contactShown && (providers.length === 0 || providers.includes('manual')) && (
        <ContactBox contact={contact} withText={providers.length === 0} />
      )}
    </>
  );
}
