import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { DialogHost } from '#ui/dialog/dialog-host';
import { UiProvider } from '#ui/ui-provider';
import { Order } from '@qc/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefundDialog } from './refund-dialog.tsx';

const order = Order.parse({
  ...{ _id: 'order-0001', user: 'user-0001', institution: null, title: '10 games', type: 'times', uses: 10 },
  ...{ amount: 9900, currency: 'ILS', provider: 'manual', status: 'paid', refunded: 900, receipt: 'R-1', note: '' },
  ...{ createdAt: 1, paidAt: 2, checkoutUrl: null },
  ...{ number: '2026-00001', creditsLeft: 9, creditsTaken: 0, dispute: null },
  owner: { kind: 'user', _id: 'user-0001', name: 'Noa', email: 'noa@school.org' },
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setLanguage('en', { remember: false });
  fetched.mockImplementation(async () => new Response(JSON.stringify({ ...order, status: 'refunded' })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const sent = () =>
  fetched.mock.calls.map(([, init]): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));

function show() {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
        <RefundDialog order={order} onClose={onClose} />
        <DialogHost tooLong={() => null} />
      </UiProvider>
    </QueryClientProvider>,
  );
  return onClose;
}
const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Refund' }));

describe('a refund', () => {
  it('begins with all that is left, and goes out in minor units', async () => {
    const onClose = show();
    expect(await amount()).toHaveProperty('value', '90.00');
    expect(screen.getByText(/removed: 9\. Unused now: 9, after the refund: 0/)).toBeTruthy();
    press();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual([{ amount: 9000, key: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), note: '' }]);
  });

  it.each([
    ['90.01', 'No more than'],
    ['0', 'Enter an amount'],
    ['much', 'Enter an amount'],
  ])('is not sent with %s', async (typed, problem) => {
    show();
    fireEvent.change(await amount(), { target: { value: typed } });
    press();
    expect(screen.getByText(new RegExp(problem))).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps a note that is too long, marks what is too much, and sends nothing', async () => {
    show();
    await amount();
    const note = screen.getByRole('textbox', { name: /^Note/ });
    fireEvent.change(note, { target: { value: `${'n'.repeat(200)} and more` } });
    press();
    expect(await screen.findByText('9 characters too many:')).toBeTruthy();
    expect(screen.getByText('and more')).toBeTruthy();
    expect(note).toHaveProperty('value', `${'n'.repeat(200)} and more`);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sent twice has one key', async () => {
    fetched.mockImplementationOnce(async () => Promise.reject(new TypeError('the network is away')));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onClose = show();
    await amount();
    press();
    await screen.findByRole('alert');
    press();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, second] = sent();
    expect(second).toEqual(first);
    warn.mockRestore();
  });
});
