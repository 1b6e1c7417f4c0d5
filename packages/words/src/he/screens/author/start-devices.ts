import type { StartDeviceTexts } from '../../../en/screens/author/start-devices.ts';

export const startDevices: StartDeviceTexts = {
  change: 'שינוי והרצה',
  askSharer: 'אי אפשר להריץ אותו כאן כמו שהוא. בקשו ממי ששיתף אותו איתכם לשנות אותו לטלפונים ולמחשבים ולשתף שוב.',
};
