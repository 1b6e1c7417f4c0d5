import { NetworkLine } from '../../network/network-line.ts';
import { TcpProxy } from '../../network/tcp-proxy.ts';
import { port } from './addresses.ts';
import { test as journey } from './journey.ts';

/** The tests' start for journeys whose network is cut while pages close: all their pages come over one line. */
export const test = journey.extend<{ network: NetworkLine }>({
  network: async ({ browser }, use) => {
    const proxy = await TcpProxy.listen(0, port);
    await use(new NetworkLine(browser, proxy));
    await proxy.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});
export { expect } from '@playwright/test';
