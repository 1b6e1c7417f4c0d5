import { keepOfflinePage } from '../app/offline-page.ts';
import { startApp } from '../app/start-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void startApp(root);
keepOfflinePage();
