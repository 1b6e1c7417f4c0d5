import { keepOfflinePage } from '../app/offline-page.ts';
import { startApp } from '../app/start-app.tsx';
import { markUnseen } from '../ui/unseen.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
markUnseen();
void startApp(root);
keepOfflinePage();
