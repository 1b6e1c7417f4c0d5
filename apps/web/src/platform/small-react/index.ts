/**
 * The React that the player's first page is built with: Preact alone, and of what React does otherwise only what phones
 * use. `preact/compat` would do all of it, for more than a kilobyte of a page that is counted in bytes. In use by
 * `vite.play.config.ts` alone; editors and tests see the real React. Not done here: units for numbers in `style`,
 * `defaultValue`, focus and double clicks by React's names. What is not exported fails the build.
 */
import { type ComponentChildren, options, render } from 'preact';
import { inDomTerms } from './in-dom-terms.ts';

export { createContext, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

const before = options.vnode;
options.vnode = (node) => {
  const { type, props } = node;
  if (typeof type === 'string') node.props = { children: props.children, ...inDomTerms(type, props) };
  before?.(node);
};

/** As that of `react-dom/client`, for an element that is empty. */
export function createRoot(element: Element): { render: (children: ComponentChildren) => void } {
  return { render: (children) => render(children, element) };
}
