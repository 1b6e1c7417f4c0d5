import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { TestRouter } from '#ui/testing/test-router';
import { UiProvider } from '#ui/ui-provider';
import { type AuditRecord, GameChanges, routes, QuestionChanges } from '@qc/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AuditChanges } from './audit-changes.tsx';
import { AuditTarget } from './audit-target.tsx';

import { wordField } from './word-value.ts';

afterEach(cleanup);

/** What the log writes of admins' calls: those that change something, done or refused. */
const acts = Object.entries(routes).filter(([, { access, method }]) => access === 'admin' && method !== 'GET');

describe('the audit log in words', () => {
  it('names every act of an admin', () => {
    expect(acts.length).toBeGreaterThan(15);
    expect(acts.map(([name]) => name).filter((name) => !Object.hasOwn(textsIn('en', 'auditActions'), name))).toEqual(
      [],
    );
  });

  it.each([
    'manageUser',
    'updateInstallationSettings',
    'saveTelephoneLine',
    'updateSubscription',
    'createInstitution',
  ] as const)('names every field of %s', (name) => {
    const fields = Object.keys(routes[name].body.def.shape);
    expect(fields.length).toBeGreaterThan(2);
    expect(fields.filter((field) => !Object.hasOwn(textsIn('en', 'auditFields'), field))).toEqual([]);
  });

  it('words truth, moments, money and states, and leaves what people wrote as it is', () => {
    const before = { disabledFromAdmin: 'false', refunded: '0', status: 'waiting', note: '' };
    const after = {
      ...{ disabledFromAdmin: 'true', refunded: '5000', status: 'paid', note: 'true story', currency: 'ILS' },
      ...{ expiryDate: String(Date.UTC(2026, 10, 20, 12)), made: 'up' },
    };
    expect(changes({ before, after })).toEqual([
      'Blocked: before: no after: yes',
      'Refunded: before: ₪0.00 after: ₪50.00',
      'Status: before: Waiting for payment after: Paid',
      'Note: before: empty after: true story',
      'Currency: ILS',
      expect.stringMatching(/^Expires: 20\.11\.2026 \d\d:\d\d$/),
      'made: up',
    ]);
  });

  it('says no marks of the program: names for ids, words for codes, lists and records', () => {
    const scripts = { gtmId: 'GTM-ABC1', ga4Id: '', metaPixelId: '', accessibilityVendor: 'none' };
    const after = {
      ...{ _id: 'type-0001', subscription: 'subs-0001', user: 'user-0001', institution: 'inst-0001', owner: 'Noa' },
      ...{ prices: '{"ILS":19900,"USD":5900}', scripts: JSON.stringify({ ...scripts, accessibilityAccount: '' }) },
      ...{ code: 'ownRole', fields: 'users.0.email: required, role: invalid_value', transferType: '2' },
      ...{ language: 'ar', country: 'IL', reason: '', expiryDate: 'null' },
    };
    expect(changes({ before: { institution: 'null' }, after, target: 'user-0001' })).toEqual([
      'Institution: before: none after: North School',
      'Prices: $59.00, ₪199.00',
      'Scripts: Tag manager GTM-ABC1',
      'Refused because: You can’t change your own role or block yourself',
      'Fields: Email, Role',
      'Type of sharing: A copy without editing',
      'Language: العربية',
      'Country: Israel',
    ]);
  });

  it('names everything of a game and a slide that may have been changed', () => {
    const fields = [...Object.keys(GameChanges.shape), ...Object.keys(QuestionChanges.shape)];
    expect(fields.filter((field) => wordField(field, 'en') === field)).toEqual([]);
    expect(changes({ before: {}, after: { owner: 'Noa', fields: 'question, answers' } })).toEqual([
      'Fields: Question, Answers',
    ]);
  });
});

describe('what an act was about', () => {
  it('is a person by name and address, with the way to the list of people', () => {
    showTarget({ targetKind: 'user', target: 'user-0001', targetName: 'noa@school.org' });
    const link = screen.getByRole('link', { name: 'Noa Levi' });
    expect(link.getAttribute('href')).toBe('/en/admin/users?search=noa%40school.org');
    expect(screen.getByText('noa@school.org')).toBeTruthy();
  });

  it('is somebody’s record, by its name of then, also when only its id was written down', () => {
    showTarget({ targetKind: 'game', target: 'game-0001', targetName: 'The planets' });
    expect(screen.getByRole('link', { name: 'The planets' }).getAttribute('href')).toBe('/en/create-game/game-0001');
    expect(screen.getByText(/^of \W*Noa Levi/)).toBeTruthy();
    cleanup();
    showTarget({ targetKind: 'game', target: 'game-0001', targetName: '' });
    expect(screen.getByRole('link', { name: 'Planets now' })).toBeTruthy();
  });

  it('is told when it is gone, with whose it was, and leads nowhere', () => {
    showTarget({ targetKind: 'game', target: 'game-gone', targetName: 'Old game', after: { owner: 'Omar' } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Old game')).toBeTruthy();
    expect(screen.getByText(/^of \W*Omar/)).toBeTruthy();
    expect(screen.getByText('This record no longer exists')).toBeTruthy();
    cleanup();
    showTarget({ targetKind: 'institution', target: 'inst-0002', targetName: 'Closed School' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('This record no longer exists')).toBeTruthy();
  });

  it('is nothing to open where an act is about the whole house', () => {
    showTarget({ targetKind: 'ledger', target: 'ledger', targetName: '' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('This record no longer exists')).toBeNull();
  });
});

const noa = { kind: 'user', _id: 'user-0001', name: 'Noa Levi', email: 'noa@school.org' } as const;
const house = { kind: 'institution', _id: 'inst-0001', name: 'North School', email: '' } as const;
const closed = { ...house, _id: 'inst-0002', name: 'Closed School', owner: null, there: false };
const records = new Map(
  (
    [
      { ...noa, owner: null, there: true },
      { ...house, owner: null, there: true },
      closed,
      { kind: 'game', _id: 'game-0001', name: 'Planets now', email: '', owner: noa, there: true },
    ] satisfies AuditRecord[]
  ).map((record) => [record._id, record]),
);

function changes(entry: { before: Record<string, string>; after: Record<string, string>; target?: string }) {
  setLanguage('en', { remember: false });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <TestRouter>
        <AuditChanges entry={{ target: '', ...entry }} records={records} />
      </TestRouter>
    </UiProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
}

function showTarget(entry: { targetKind: string; target: string; targetName: string; after?: Record<string, string> }) {
  setLanguage('en', { remember: false });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <TestRouter>
        <AuditTarget entry={{ after: {}, ...entry }} records={records} />
      </TestRouter>
    </UiProvider>,
  );
}
