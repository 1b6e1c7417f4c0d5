/** Two framed pictures with a plus: an empty gallery. Decoration. */
export function PicturesDrawing() {
  return (
    <svg viewBox="0 0 200 140" fill="none" aria-hidden>
      <ellipse cx="100" cy="126" rx="78" ry="7" fill="#E8EEF6" />
      <rect x="40" y="34" width="86" height="70" rx="10" fill="#BBDEFB" transform="rotate(-8 83 69)" />
      <rect x="62" y="28" width="94" height="78" rx="11" fill="#fff" stroke="#1565C0" strokeWidth="3" />
      <circle cx="86" cy="52" r="9" fill="#FFC107" />
      <path d="M70 96l24-28 15 17 10-11 26 22z" fill="#90CAF9" />
      <path d="M94 68l15 17 9 11H70z" fill="#1565C0" />
      <circle cx="158" cy="32" r="15" fill="#2196F3" />
      <path d="M158 25v14M151 32h14" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}
