import { PublicSettings } from '../entities/settings.ts';
import { route } from '../route.ts';

export const settingsRoutes = {
  getSettings: route('GET', '/setting', {
    access: 'anyone',
    summary: 'What every page may know of the installation',
    reply: PublicSettings,
  }),
};
