import { expect, type CDPSession, type Page } from '@playwright/test';

/** Words around the answer, so that they can be found wherever they stand. */
const REGION = '#spoken';

interface AxValue {
  value?: unknown;
}
interface AxNode {
  nodeId: string;
  backendDOMNodeId?: number;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
}

/** A phone's page as a screen reader has it: what its live regions say, and when. */
export class Spoken {
  /** Every piece that was put into the region, in order. */
  readonly heard: string[] = [];
  readonly #client: CDPSession;
  #region = 0;

  private constructor(client: CDPSession) {
    this.#client = client;
  }

  /** Listens from now on: the page is open, and nothing has been said. */
  static async on(page: Page): Promise<Spoken> {
    const spoken = new Spoken(await page.context().newCDPSession(page));
    await spoken.#client.send('Accessibility.enable');
    await page.exposeFunction('heardWords', (words: string) => spoken.heard.push(words));
    await page.evaluate((selector) => {
      const region = document.querySelector(selector);
      if (!region) throw new Error('no region');
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) Reflect.get(window, 'heardWords')(textContent);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    }, REGION);
    const { node, text } = await spoken.#tree();
    expect(text, 'the region is there before anything is said').toBe('');
    spoken.#region = node.backendDOMNodeId ?? 0;
    return spoken;
  }

  /** Waits until words were heard, and tells that it was once, in the region that was there from the start. */
  async once(words: string): Promise<void> {
    await expect.poll(() => this.heard.join('\n')).toContain(words);
    const { node, text } = await this.#tree();
    expect(node.backendDOMNodeId, `the same region says “${words}”`).toBe(this.#region);
    expect(text).toContain(words);
    expect(this.times(words), `“${words}” is heard once`).toBe(1);
  }

  /** How many pieces held these words. */
  times(words: string): number {
    return this.heard.filter((piece) => piece.includes(words)).length;
  }

  /** Other live regions of the page, which would say things a second time. */
  async others(): Promise<string[]> {
    const nodes = await this.#nodes();
    const live = nodes.filter((node) => isLive(node) && node.backendDOMNodeId !== this.#region);
    return live.map((node) => textOf(node, nodes)).filter((text) => text !== '');
  }

  async #nodes(): Promise<AxNode[]> {
    const { nodes }: { nodes: AxNode[] } = await this.#client.send('Accessibility.getFullAXTree');
    return nodes;
  }

  async #tree(): Promise<{ node: AxNode; text: string }> {
    const nodes = await this.#nodes();
    const { root }: { root: { nodeId: number } } = await this.#client.send('DOM.getDocument', { depth: 0 });
    const found = await this.#client.send('DOM.querySelector', { nodeId: root.nodeId, selector: REGION });
    const described = await this.#client.send('DOM.describeNode', { nodeId: found.nodeId });
    const node = nodes.find((one) => one.backendDOMNodeId === described.node.backendNodeId);
    if (!node) throw new Error('the region is not in the accessibility tree');
    expect([node.role?.value, isLive(node)]).toEqual(['status', true]);
    return { node, text: textOf(node, nodes) };
  }
}

function isLive({ properties = [] }: AxNode): boolean {
  return properties.some(
    ({ name, value }) => name === 'live' && (value.value === 'polite' || value.value === 'assertive'),
  );
}

function textOf(node: AxNode, nodes: readonly AxNode[]): string {
  if (node.role?.value === 'StaticText') return String(node.name?.value ?? '');
  const children = (node.childIds ?? []).flatMap((id) => nodes.find((one) => one.nodeId === id) ?? []);
  return children
    .map((child) => textOf(child, nodes))
    .join(' ')
    .trim();
}
