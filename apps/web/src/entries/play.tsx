import { createRoot } from 'react-dom/client';
import { PlayApp } from '#features/play';
// Not by their indexes, which lead to what the app alone has: its build would have to read all of it.
import { detectLanguage, machineTimeZone } from '../platform/i18n/detect-language.ts';
import { storedLanguage } from '../platform/i18n/language-store.ts';
import { loadDeliverySetting } from '../platform/settings/delivery-setting.ts';
import { setMediaDelivery } from '#ui/picture/media-source';
import '../ui/bare.css';
import './play.css';

const root = document.getElementById('root');
if (root) {
  const language = detectLanguage({ path: '', stored: storedLanguage(), country: '', timeZone: machineTimeZone() });
  createRoot(root).render(<PlayApp language={language} />);
}
// Beside everything else: pictures come long after the first screen.
void loadDeliverySetting().then((delivery) => delivery && setMediaDelivery(delivery));
