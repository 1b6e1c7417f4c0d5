export { ConsentBanner } from './consent-banner.tsx';
export { ConsentDialog } from './consent-dialog.tsx';
