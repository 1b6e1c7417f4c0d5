import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSeconds,
  getLanguage,
  isolate,
  LanguageScope,
  plural,
  setLanguage,
  storedLanguage,
  useLanguage,
  useTexts,
} from './index.ts';

function Hello() {
  const t = useTexts('mediaKinds');
  const { language, direction } = useLanguage();
  return <p>{`${t.image} ${language} ${direction}`}</p>;
}

describe('plural', () => {
  it('knows the forms of each language', () => {
    const ar = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: 'other' };
    expect([0, 1, 2, 5, 11, 100].map((n) => plural('ar', n, ar))).toEqual(['0', '1', '2', 'few', 'many', 'other']);
    const he = { one: 'one', two: 'two', other: 'other' };
    expect([1, 2, 3, 10].map((n) => plural('he', n, he))).toEqual(['one', 'two', 'other', 'other']);
    expect([0, 1, 2].map((n) => plural('en', n, { one: 'one', other: 'other' }))).toEqual(['other', 'one', 'other']);
  });

  it('uses a given form for zero even where the grammar has none, and `other` for forms that are not given', () => {
    expect(plural('en', 0, { zero: 'none', other: 'some' })).toBe('none');
    expect(plural('ar', 5, { other: 'other' })).toBe('other');
  });
});

describe('formats', () => {
  const moment = new Date(2026, 2, 5, 7, 9).getTime();

  it('writes dates as day.month.year and times as HH:mm', () => {
    expect(formatDate(moment)).toBe('05.03.2026');
    expect(formatDateTime(moment)).toBe('05.03.2026 07:09');
  });

  it('writes Latin digits in every language', () => {
    for (const language of ['he', 'ar', 'en'] as const) {
      expect(formatNumber(language, 1234567)).toMatch(/^1.234.567$/u);
      expect(formatPercent(language, 0.256).replaceAll(/[^\d]/g, '')).toBe('26');
    }
    expect(formatSeconds('en', 3250)).toBe('3.3');
  });

  it('writes money of whole minor units with its sign, in Latin digits, apart from the text around it', () => {
    expect(formatMoney(4990, 'ILS', 'en')).toBe('\u2068₪49.90\u2069');
    expect(formatMoney(-150, 'USD', 'en')).toBe('\u2068-$1.50\u2069');
    for (const language of ['he', 'ar', 'en'] as const) {
      const text = formatMoney(123_450, 'EUR', language);
      expect(text).toContain('€');
      expect(text.replaceAll(/\D/g, '')).toBe('123450');
      expect(text).toMatch(/^\u2068[^]*\u2069$/u);
    }
  });

  it('isolates inserted text', () => {
    expect(isolate('דנה')).toBe('\u2068דנה\u2069');
  });
});

describe('the language of the interface', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    setLanguage('he');
  });

  it('is stored, set on the page, and followed by what is shown', () => {
    setLanguage('en');
    render(<Hello />);
    expect(screen.getByText('Image en ltr')).toBeTruthy();
    act(() => setLanguage('ar'));
    expect(screen.getByText('صورة ar rtl')).toBeTruthy();
    expect([getLanguage(), storedLanguage(), localStorage.getItem('lang')]).toEqual(['ar', 'ar', 'ar']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it('may be shown without being remembered', () => {
    setLanguage('en', { remember: false });
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('lang')).toBeNull();
  });

  it('gives way inside a scope', () => {
    setLanguage('en');
    render(
      <LanguageScope language="he">
        <Hello />
      </LanguageScope>,
    );
    expect(screen.getByText('תמונה he rtl')).toBeTruthy();
  });

  it('ignores a stored setting that is no language', () => {
    localStorage.setItem('lang', 'tlh');
    expect(storedLanguage()).toBeNull();
  });
});
