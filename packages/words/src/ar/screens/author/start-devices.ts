import type { StartDeviceTexts } from '../../../en/screens/author/start-devices.ts';

export const startDevices: StartDeviceTexts = {
  change: 'تغيير وتشغيل',
  askSharer: 'لا يمكن تشغيلها هنا كما هي. اطلبوا ممن شاركها معكم أن يغيّرها إلى الهواتف والحواسيب ويشاركها من جديد.',
};
