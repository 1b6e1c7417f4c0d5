import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext } from 'react';

/** How a screen leads to another one, whatever holds the screens: the app's router, or the small page of guests. */
export interface Ways {
  /** What stands behind `#` in the address, without it. */
  hash: string;
  /** Leads to an address of this site. */
  go: (address: string, how?: { replace?: boolean }) => void;
  /** The address that is open is judged anew: somebody has signed in. */
  again: () => void;
}

const Context = createContext<Ways>({ hash: '', go: (address) => location.assign(address), again: () => undefined });

/** Says how screens inside lead to others. */
export function WaysProvider({ ways, children }: { ways: Ways; children: ReactNode }) {
  return <Context value={ways}>{children}</Context>;
}

/** The ways out of this screen. */
export function useWays(): Ways {
  return useContext(Context);
}

/** A link to an address of this site. What opens a tab or a window of its own is left to the browser. */
export function Way({ to, onClick, children, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { go } = useWays();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}
