import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { routes } from '@qc/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { actionTexts } from './action-texts.ts';
import { AuditChanges } from './audit-changes.tsx';
import { fieldTexts } from './field-texts.ts';

afterEach(cleanup);

/** What the log writes of admins' calls: those that change something, done or refused. */
const acts = Object.entries(routes).filter(([, { access, method }]) => access === 'admin' && method !== 'GET');

describe('the audit log in words', () => {
  it('names every act of an admin', () => {
    expect(acts.length).toBeGreaterThan(15);
    expect(acts.map(([name]) => name).filter((name) => !Object.hasOwn(actionTexts.en, name))).toEqual([]);
  });

  it.each(['manageUser', 'updateInstallationSettings', 'updateSubscription', 'createInstitution'] as const)(
    'names every field of %s',
    (name) => {
      const fields = Object.keys(routes[name].body.def.shape);
      expect(fields.length).toBeGreaterThan(2);
      expect(fields.filter((field) => !Object.hasOwn(fieldTexts.en, field))).toEqual([]);
    },
  );

  it('words truth, moments, money and states, and leaves what people wrote as it is', () => {
    setLanguage('en', { remember: false });
    const before = { disabledFromAdmin: 'false', refunded: '0', status: 'waiting', note: '' };
    const after = {
      ...{ disabledFromAdmin: 'true', refunded: '5000', status: 'paid', note: 'true story', currency: 'ILS' },
      ...{ expiryDate: String(Date.UTC(2026, 10, 20, 12)), made: 'up' },
    };
    render(
      <UiProvider direction="ltr" styleNonce="">
        <AuditChanges before={before} after={after} />
      </UiProvider>,
    );
    const lines = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
    expect(lines).toEqual([
      'Restricted: before: no after: yes',
      'Given back: before: ₪0.00 after: ₪50.00',
      'Status: before: Waiting for payment after: Paid',
      'Note: before: empty after: true story',
      'Currency: ILS',
      expect.stringMatching(/^Expires: 20\.11\.2026 \d\d:\d\d$/),
      'made: up',
    ]);
  });
});
