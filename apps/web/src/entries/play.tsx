import { createRoot } from 'react-dom/client';
import { PlayApp } from '#features/play';
import { detectLanguage, machineTimeZone, storedLanguage } from '#platform/i18n';
import { loadDeliverySetting } from '#platform/settings';
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
