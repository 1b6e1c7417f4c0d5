import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A room's address: nothing in it depends on small letters. */
const ROOM = /^https?:\/\/[^/]+\/play\/\d{6}$/;

/** What a code says: a room's address in capitals, which makes a coarser code that is read from farther away. */
export function scannedAddress(address: string): string {
  return ROOM.test(address) ? address.toUpperCase() : address;
}

/** An address as a QR code: dark on white with its quiet zone, filling its box. `label` says what it opens. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(scannedAddress(address), { ecc: 'M', border: 4 });
    const cells = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: code.size, path: cells.join('') };
  }, [address]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
