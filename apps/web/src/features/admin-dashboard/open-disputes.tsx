import { type Dictionary, plural, useLanguage, useTexts } from '#platform/i18n';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallToAct } from './call-to-act.tsx';

interface DisputeTexts {
  title: (n: number) => string;
  text: string;
  show: string;
}

const texts: Dictionary<DisputeTexts> = {
  en: {
    title: (n) => plural('en', n, { one: '1 payment is disputed', other: `${n} payments are disputed` }),
    text: 'Answer the bank in time through the payment provider, or the money is lost.',
    show: 'Show disputed orders',
  },
  he: {
    title: (n) => plural('he', n, { one: 'תשלום אחד בהכחשה', two: 'שני תשלומים בהכחשה', other: `${n} תשלומים בהכחשה` }),
    text: 'ענו לבנק בזמן דרך חברת התשלומים, אחרת הכסף אבוד.',
    show: 'הצגת ההזמנות שבהכחשה',
  },
  ar: {
    title: (n) =>
      plural('ar', n, {
        one: 'دفعة واحدة معترَض عليها',
        two: 'دفعتان معترَض عليهما',
        few: `${n} دفعات معترَض عليها`,
        other: `${n} دفعة معترَض عليها`,
      }),
    text: 'أجيبوا البنك في الموعد عبر شركة الدفع، وإلا ضاع المبلغ.',
    show: 'عرض الطلبات المعترَض عليها',
  },
};

/** Payments about which a bank still decides: every day counts. */
export function OpenDisputes({ count }: { count: number }) {
  const t = useTexts(texts);
  const { language: lang } = useLanguage();
  if (count === 0) return null;
  return (
    <CallToAct kind="fault" title={t.title(count)} text={t.text}>
      <Button
        renderRoot={(props) => (
          <Link {...props} to="/$lang/admin/orders" params={{ lang }} search={{ kind: 'disputed' }} />
        )}
      >
        {t.show}
      </Button>
    </CallToAct>
  );
}
