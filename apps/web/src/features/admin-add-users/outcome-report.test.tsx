import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { TestRouter } from '#ui/testing/test-router';
import { UiProvider } from '#ui/ui-provider';
import type { ManyUsersOutcome } from '@qc/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutcomeReport } from './outcome-report.tsx';

const people = [
  { name: 'Noa Levi', email: 'noa@school.org', phone: '' },
  { name: 'X', email: 'x@school.org', phone: '' },
  { name: 'Omar Cohen', email: 'nowhere', phone: '' },
  { name: 'Maya Stone', email: 'maya@school.org', phone: '' },
];
const outcomes: ManyUsersOutcome[] = [
  { row: 0, email: 'noa@school.org', outcome: 'added' },
  { row: 1, email: 'x@school.org', outcome: 'invalid', fields: [{ path: 'name', code: 'too_small', limit: 2 }] },
  { row: 2, email: 'nowhere', outcome: 'invalid', fields: [{ path: 'email', code: 'invalid_format' }] },
  { row: 3, email: 'maya@school.org', outcome: 'exists' },
];

function show(language: 'en' | 'he' = 'en') {
  const onMend = vi.fn();
  setLanguage(language, { remember: false });
  render(
    <UiProvider direction={language === 'en' ? 'ltr' : 'rtl'} styleNonce="" labels={textsIn('en', 'labels')}>
      <TestRouter>
        <OutcomeReport reply={{ outcomes, added: 1, refused: 3 }} people={people} welcome={5} onMend={onMend} />
      </TestRouter>
    </UiProvider>,
  );
  return onMend;
}
afterEach(cleanup);

describe('the report of adding people', () => {
  it('words what is wrong with each line', () => {
    show();
    expect(screen.getByRole('row', { name: /Noa Levi/ }).textContent).toContain('Added');
    expect(screen.getByRole('row', { name: /x@school/ }).textContent).toContain('At least 2 characters');
    expect(screen.getByRole('row', { name: /Omar/ }).textContent).toContain('Invalid email address');
    expect(screen.getByRole('row', { name: /Maya/ }).textContent).toContain(
      'There is already an account with this address',
    );
  });

  it('gives back exactly the lines that failed', () => {
    const onMend = show();
    fireEvent.click(screen.getByRole('button', { name: 'Fix the 3 failed lines' }));
    expect(onMend).toHaveBeenCalledWith(people.slice(1));
  });

  it('takes the keyboard to its title', () => {
    show('he');
    expect(document.activeElement?.textContent).toBe('משתמש אחד נוסף, 3 לא נוספו');
  });
});
