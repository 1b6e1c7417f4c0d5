import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat, recallSeat, rememberJoin, rememberSeat } from './index.ts';

const code = 'abcdefghijk2';
const noa = { name: 'Noa', phone: '', isRefused: false };

describe('the remembered place', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('has the same join again after a lost answer, another one after a refusal or under another name', () => {
    const first = rememberJoin(code, noa);
    expect(rememberJoin(code, noa)).toBe(first);
    expect(rememberJoin(code, { ...noa, isRefused: true })).not.toBe(first);
    const second = rememberJoin(code, noa);
    expect(rememberJoin(code, { ...noa, name: 'Omar' })).not.toBe(second);
  });

  it('stays while a second tab tries to take another one', () => {
    const joinId = rememberJoin(code, noa);
    rememberSeat(code, { token: 'secret', joinId, name: 'Noa', phone: '' });
    // The second tab was opened before, and stands at the form.
    expect(rememberJoin(code, { ...noa, name: 'Omar' })).not.toBe(joinId);
    expect(recallSeat(code)?.token).toBe('secret');
  });

  it('holds for the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const other = 'mnopqrstuvw3';
    rememberSeat(other, { token: 'secret', joinId: 'one', name: 'Noa', phone: '' });
    expect(recallSeat(other)?.token).toBe('secret');
    forgetSeat(other);
    expect(recallSeat(other)).toBeNull();
  });
});
