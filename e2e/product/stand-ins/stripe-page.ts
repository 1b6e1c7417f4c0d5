import type { Session } from './stripe-objects.ts';

/** The hosted page: what is bought, and what somebody may do about it. */
export function hostedPage(session: Session, declined: boolean): string {
  const price = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`;
  const button = (act: string, words: string) =>
    `<form method="post" action="/pay/${session.id}/${act}"><button>${words}</button></form>`;
  const buttons = [
    button('pay', 'Pay'),
    button('bank', 'Pay by bank'),
    button('decline', 'Decline'),
    button('abandon', 'Abandon'),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Checkout stand-in</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 sans-serif;max-width:420px;margin:48px auto;padding:0 16px}button{font:inherit;width:100%;padding:12px;margin:6px 0}</style>
</head><body><main><h1>Checkout stand-in</h1><p>No money moves here.</p>
<p><strong>${escapeHtml(session.product)}</strong><br>${escapeHtml(price)}<br>${escapeHtml(session.customer_email ?? '')}</p>
${declined ? '<p role="alert">Your card was declined.</p>' : ''}
${session.status === 'open' ? buttons.join('') : `<p role="alert">This page is ${session.status}.</p>`}
</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
