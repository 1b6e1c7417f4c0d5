import { openedOnDemand } from '#platform/on-demand';
import { useVendorWidget } from '#platform/scripts';
import { AccessibilityButton } from './accessibility-button.tsx';

const Opened = openedOnDemand(
  AccessibilityButton,
  async () => (await import('./accessibility-panel.tsx')).AccessibilityPanel,
);

/** Our own accessibility menu; a vendor's widget, once it is there, takes its place. */
export function AccessibilityMenu() {
  return useVendorWidget() ? null : <Opened />;
}
