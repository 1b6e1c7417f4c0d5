import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A router without screens, for tests of parts that hold links. */
export function TestRouter({ children }: { children: ReactNode }) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
