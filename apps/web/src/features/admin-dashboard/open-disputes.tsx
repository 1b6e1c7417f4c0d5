import { useLanguage, useTexts } from '#platform/i18n';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallToAct } from './call-to-act.tsx';

/** Payments about which a bank still decides: every day counts. */
export function OpenDisputes({ count }: { count: number }) {
  const t = useTexts('openDisputes');
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
