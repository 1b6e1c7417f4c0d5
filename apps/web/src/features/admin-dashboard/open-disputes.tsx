import { useLanguage, useTexts } from '#platform/i18n';
import { LinkButton } from '#ui/link/links';
import { CallToAct } from './call-to-act.tsx';

/** Payments about which a bank still decides: every day counts. */
export function OpenDisputes({ count }: { count: number }) {
  const t = useTexts('openDisputes');
  const { language: lang } = useLanguage();
  if (count === 0) return null;
  return (
    <CallToAct kind="fault" title={t.title(count)} text={t.text}>
      <LinkButton to="/$lang/admin/orders" params={{ lang }} search={{ kind: 'disputed' }}>
        {t.show}
      </LinkButton>
    </CallToAct>
  );
}
