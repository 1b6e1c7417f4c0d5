/** How the number of a receipt is written everywhere. */
export function receiptText(number: number): string {
  return String(number).padStart(6, '0');
}
