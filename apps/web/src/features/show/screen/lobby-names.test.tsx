import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyNames } from './lobby-names.tsx';

/** Chips of one size, three to a row of ten at the full size; the box has room for two rows of them. */
const [PER_ROW, ROW, HEIGHT] = [3, 10, 20];

const size = (element: HTMLElement) => Number(element.parentElement?.style.getPropertyValue('--size') ?? 1);

beforeEach(() => {
  const measure = (name: string, get: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockImplementation(get);
  measure('clientHeight', () => HEIGHT);
  measure('offsetHeight', function () {
    return ROW * size(this);
  });
  measure('offsetTop', function () {
    const before = [...(this.parentElement?.children ?? [])].filter((chip) => !(chip as HTMLElement).hidden);
    return Math.floor(before.indexOf(this) / Math.floor(PER_ROW / size(this))) * ROW * size(this);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What the hall sees. */
function seen(count: number, players = count): string[] {
  const names = Array.from({ length: count }, (_, at) => `Dana ${count - at}`);
  const { container } = render(<LobbyNames names={names} players={players} />);
  return [...container.querySelectorAll('li')].filter((chip) => !chip.hidden).map((chip) => chip.textContent);
}

describe('names in the lobby', () => {
  it('are all there where they have room', () => {
    expect(seen(6)).toHaveLength(6);
    expect(seen(6)).not.toContain('+0');
  });
  it('are smaller rather than missing', () => {
    expect(seen(7)).toHaveLength(7);
  });
  it('are counted where they have no room, the newest are seen', () => {
    expect(seen(25)).toEqual(['Dana 25', 'Dana 24', 'Dana 23', 'Dana 22', 'Dana 21', 'Dana 20', 'Dana 19', '+18']);
  });
  it('are counted, too, where more have come than are sent', () => {
    expect(seen(200, 1000).at(-1)).toBe('+993');
    expect(seen(2, 3)).toEqual(['Dana 2', 'Dana 1', '+1']);
  });
});
