import { wordsOf } from '@qc/words/server';
import { directionOf } from '@qc/words';
import { type Language, type Order, offerTitleIn } from '@qc/contract';
import { formatDay, formatMoney } from '../format-money.ts';

/** What a receipt says beside its order. */
export interface ReceiptFacts {
  /** The house's own words about itself: name, address, tax number; may have several lines. */
  issuer: string;
  buyerName: string;
  buyerEmail: string;
  refunds: readonly { atMs: number; amountMinor: number }[];
}

const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #f1f5f9; color: #0f172a; font: 16px/1.5 'Segoe UI', 'Arial', sans-serif; }
main { box-sizing: border-box; max-width: 720px; margin: 32px auto; padding: 48px; background: #fff; border-radius: 12px; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; flex-wrap: wrap; border-block-end: 3px solid #1565c0; padding-block-end: 16px; }
h1 { margin: 0; font-size: 32px; color: #1565c0; }
.brand { color: #475569; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 24px; margin: 24px 0; }
dt { color: #475569; }
dd { margin: 0; overflow-wrap: anywhere; }
.lines { white-space: pre-line; }
table { width: 100%; border-collapse: collapse; margin-block: 24px; }
th { text-align: start; color: #475569; font-weight: 600; }
th, td { padding: 10px 0; border-block-end: 1px solid #cbd5e1; vertical-align: top; overflow-wrap: anywhere; }
.sum { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; padding-inline-start: 16px; }
tfoot td, tfoot th { font-weight: 700; color: #0f172a; }
small { color: #475569; font-size: 14px; }
@media (max-width: 560px) { main { margin: 0; padding: 24px 16px; border-radius: 0; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-block-end: 12px; } }
.mark { border: 2px solid #b3261e; border-radius: 8px; padding: 8px 12px; color: #8c1d18; font-weight: 700; }
@media print { body { background: #fff; } main { margin: 0; padding: 0; max-width: none; } @page { margin: 20mm; } }
`;

/**
 * A receipt as one page to print: no script, no picture, nothing from anywhere else, and every word of people's and of
 * the house's as text.
 */
export function receiptPage(order: Order, language: Language, facts: ReceiptFacts): string {
  const texts = wordsOf(language).receipt;
  const money = (minor: number) => `<bdi>${escapeHtml(formatMoney(minor, order.currency, language))}</bdi>`;
  const row = (name: string, value: string) => (value === '' ? '' : `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`);
  const text = (value: string) => (value === '' ? '' : `<bdi>${escapeHtml(value)}</bdi>`);
  const what = order.type === 'yearly' ? texts.yearly : texts.credits(order.uses);
  const sum = (name: string, value: string) =>
    `<tr><th scope="row">${escapeHtml(name)}</th><td class="sum">${value}</td></tr>`;
  const title = `${texts.title} ${order.receipt}`;
  const buyer = [
    text(order.owner.name),
    facts.buyerName === order.owner.name ? '' : text(facts.buyerName),
    text(facts.buyerEmail),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>${escapeHtml(texts.title)}</h1><span class="brand" dir="ltr">questions.creator</span></header>
<dl>
${row(texts.number, `<bdi dir="ltr">${escapeHtml(order.receipt)}</bdi>`)}
${row(texts.date, `<bdi dir="ltr">${formatDay(order.paidAt ?? order.createdAt)}</bdi>`)}
${row(texts.issuer, facts.issuer === '' ? '' : `<span class="lines" dir="auto">${escapeHtml(facts.issuer)}</span>`)}
${row(texts.buyer, buyer.filter((part) => part !== '').join('<br>'))}
${row(texts.paymentWay, escapeHtml(texts.paidBy[order.provider]))}
${row(texts.order, `<bdi dir="ltr">${escapeHtml(order.number)}</bdi>`)}
</dl>
${order.dispute === 'open' || order.dispute === 'lost' ? `<p class="mark">${escapeHtml(texts.disputes[order.dispute])}</p>` : ''}
<table>
<thead><tr><th scope="col">${escapeHtml(texts.item)}</th><th scope="col" class="sum">${escapeHtml(texts.amount)}</th></tr></thead>
<tbody><tr><td>${text(offerTitleIn(order.title, language))}<br><small>${escapeHtml(what)}</small></td><td class="sum">${money(order.amount)}</td></tr></tbody>
<tfoot>
${sum(texts.total, money(order.amount))}
${facts.refunds.map(({ atMs, amountMinor }) => sum(`${texts.refund} ${formatDay(atMs)}`, money(-amountMinor))).join('\n')}
${order.refunded > 0 ? sum(texts.remaining, money(order.amount - order.refunded)) : ''}
</tfoot>
</table>
<p>${escapeHtml(texts.thanks)}</p>
</main>
</body>
</html>
`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
