// @vitest-environment happy-dom
import { jsx } from 'preact/jsx-runtime';
import { expect, test, vi } from 'vitest';
import { createRoot, useState } from './index.ts';

/** What stands in the page after its first paint. */
function drawn(type: string, props: Record<string, unknown>): Element {
  const page = document.createElement('main');
  createRoot(page).render(jsx(type, props));
  const found = page.firstElementChild;
  if (!found) throw new Error('nothing was drawn');
  return found;
}

test.each([
  ['text', 'input'],
  ['tel', 'input'],
  [undefined, 'input'],
  [undefined, 'textarea'],
])('a field of type %s (%s) is heard while somebody types', (type, element) => {
  const heard = vi.fn();
  const field = drawn(element, { type, onChange: heard });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['checkbox', 'radio', 'file'])('a %s is heard when it was chosen', (type) => {
  const heard = vi.fn();
  const field = drawn('input', { type, onChange: heard });
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
  field.dispatchEvent(new Event('change', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a picture has the names of SVG, and those that it writes in camel case itself', () => {
  const path: Record<string, unknown> = {
    strokeWidth: 2,
    strokeLinecap: 'round',
    fillOpacity: 0.5,
    clipPath: 'url(#a)',
    textLength: 9,
  };
  const picture = drawn('svg', { viewBox: '0 0 9 9', className: 'face', children: jsx('path', path) });
  expect(picture.getAttribute('viewBox')).toBe('0 0 9 9');
  expect(picture.getAttribute('class')).toBe('face');
  const names = ['stroke-width', 'stroke-linecap', 'fill-opacity', 'clip-path', 'textLength'];
  expect(names.map((name) => picture.firstElementChild?.getAttribute(name))).toEqual([
    '2',
    'round',
    '0.5',
    'url(#a)',
    '9',
  ]);
});

test('classes, labels and custom properties are those of React', () => {
  const label = drawn('label', { className: 'wide', htmlFor: 'name', style: { '--at': 3 }, children: 'Name' });
  expect(label.outerHTML).toBe('<label class="wide" for="name" style="--at: 3;">Name</label>');
});

test('a component keeps its state, and gets its own properties unchanged', async () => {
  const given = vi.fn();
  function Counter(props: { strokeWidth: number; onChange: () => void }) {
    given(props);
    const [n, setN] = useState(0);
    return jsx('button', { type: 'button', onClick: () => setN(n + 1), children: n });
  }
  const page = document.createElement('main');
  createRoot(page).render(jsx(Counter, { strokeWidth: 1, onChange: given }));
  page.querySelector('button')?.click();
  await vi.waitFor(() => expect(page.textContent).toBe('1'));
  expect(given).toHaveBeenLastCalledWith({ strokeWidth: 1, onChange: given });
});
