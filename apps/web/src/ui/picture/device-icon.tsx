import { IconDeviceMobile, IconDeviceRemote, IconPhoneCall, type IconProps } from '@tabler/icons-react';

const ICONS = { phones: IconDeviceMobile, remotes: IconDeviceRemote, dialer: IconPhoneCall };

/** A kind of device, drawn. One that has no drawing here does not compile where it is asked for. */
export function DeviceIcon({ device, ...props }: IconProps & { device: keyof typeof ICONS }) {
  const Icon = ICONS[device];
  return <Icon {...props} aria-hidden />;
}
