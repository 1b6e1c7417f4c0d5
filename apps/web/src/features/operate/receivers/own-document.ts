import { sessionValue } from '#platform/storage';
import './web-devices.ts';

const loadedAnew = sessionValue('qc.devicesLoaded');

/**
 * Devices are allowed in documents that were loaded at the console's own address. Who came here from another screen of the
 * app is still in that one's: then the console is loaded anew (true). Once: where that changes nothing, somebody else's
 * header forbids devices.
 */
export function loadsOwnDocument(reload: () => void = () => location.reload()): boolean {
  if (document.featurePolicy?.allowsFeature('hid') !== false) {
    loadedAnew.remove();
    return false;
  }
  if (loadedAnew.get() !== null) return false;
  loadedAnew.set('1');
  reload();
  return true;
}
