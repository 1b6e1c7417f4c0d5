import type { BridgeRow } from '@qc/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { cancelDialogs } from '#ui/dialogs';
import { UiProvider } from '#ui/ui-provider';
import { BridgesPart } from './bridges-part.tsx';

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(cleanup);

const row = (more: Partial<BridgeRow> = {}): BridgeRow => ({
  host: 'bridgeA1',
  name: 'Hall PC',
  awaySinceMs: null,
  receivers: [{ name: 'buzz-11', state: 'ready', isExperimental: false }],
  ports: [{ path: 'COM3', label: 'FTDI', driver: null }],
  troubles: [],
  ...more,
});
const code = { t: 'bridgeCode', id: 'message-1', code: 'ABCD2345', validMs: 600_000, pack: '/bridge-1.tgz' } as const;

function show(rows: BridgeRow[], askCode: () => Promise<typeof code | 'roomEnded'> = async () => code) {
  const [usePort, onRemove] = [vi.fn(), vi.fn()];
  const part = (all: BridgeRow[]) => (
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <BridgesPart bridges={{ rows: all, askCode, usePort }} onRemove={onRemove} />
    </UiProvider>
  );
  const { rerender } = render(part(rows));
  return { usePort, onRemove, showNow: (all: BridgeRow[]) => rerender(part(all)) };
}
const text = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');

it('shows the command with a new code until a bridge has come in by it', async () => {
  const { showNow } = show([row()]);
  await userEvent.click(screen.getByRole('button', { name: 'Connect another computer' }));
  const { origin } = window.location;
  expect(await screen.findByText(`npx -y ${origin}/bridge-1.tgz ${origin} ABCD2345`)).toBeTruthy();
  showNow([row(), row({ host: 'bridgeB2', name: 'Stage' })]);
  expect(screen.queryByText(/^npx/)).toBe(null);
});

it('shows no command where there is no code', async () => {
  show([], async () => 'roomEnded');
  await userEvent.click(screen.getByRole('button', { name: 'Connect another computer' }));
  await expect
    .poll(() => screen.getByRole('button', { name: 'Connect another computer' }).getAttribute('data-loading'))
    .toBe(null);
  expect(screen.queryByText(/^npx/)).toBe(null);
});

it('says how a bridge and its receivers are, and hides what one that is away said last', () => {
  const receivers: BridgeRow['receivers'] = [
    { name: 'buzz-11', state: 'notAnswering', isExperimental: false },
    { name: 'iclicker-11', state: 'ready', isExperimental: true },
  ];
  const { showNow } = show([row({ receivers, troubles: ['hidRefused'] })]);
  expect(text()).toContain('Hall PC · Connected');
  expect(text()).toContain('Buzz! buzzers (11) · Doesn’t answer');
  expect(text()).toContain('iClicker (11) · Ready · Not tried on real hardware');
  expect(text()).toContain('It may not open a USB device');
  showNow([row({ receivers, troubles: ['hidRefused'], awaySinceMs: Date.UTC(2026, 5, 1, 12, 0) })]);
  expect(text()).toMatch(/Hall PC · Away since \d\d:00/);
  expect(text()).not.toContain('It may not open a USB device');
  expect(text()).not.toContain('COM3');
});

it('says what is at a port, and removes a bridge only once that is confirmed', async () => {
  const { usePort, onRemove } = show([row()]);
  await userEvent.click(screen.getByRole('combobox', { name: /COM3/ }));
  await userEvent.click(await screen.findByRole('option', { name: /line protocol/, hidden: true }));
  expect(usePort.mock.calls).toEqual([[{ host: 'bridgeA1', path: 'COM3', driver: 'lines' }]]);
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(onRemove).not.toHaveBeenCalled();
  cancelDialogs();
});
