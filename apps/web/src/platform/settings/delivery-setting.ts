/** Where media are delivered from, as the public settings say. */
interface DeliverySetting {
  cloudName: string;
  deliveryUrl: string;
}

/**
 * Asks for the two settings a page needs that only shows pictures, without the contract's weight. Gives nothing when
 * the answer does not come: the built-in service is then the best guess.
 */
export async function loadDeliverySetting(): Promise<DeliverySetting | null> {
  try {
    const found: unknown = await (await fetch(`${import.meta.env.VITE_API_HOST ?? ''}/setting`)).json();
    return isDelivery(found) ? found : null;
  } catch {
    return null;
  }
}

function isDelivery(found: unknown): found is DeliverySetting {
  return typeof found === 'object' && found !== null && 'cloudName' in found && 'deliveryUrl' in found;
}
