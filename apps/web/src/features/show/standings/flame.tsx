/** A flame: right answers in a row. Decorative; sized by its font size. */
export function Flame({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path
        d="M12.6 1.2c.9 3.9-1 5.7-3 7.9C7.5 11.3 5 13.2 5 16.4 5 20.2 8.1 23 12 23s7-2.8 7-6.600c0-3.200-1.700-5.300-2.900-7.700-.3 1.700-1 2.700-2.100 3.300.6-4-.1-8.300-1.400-10.800Z"
        fill="#F4511E"
      />
      <path
        d="M12.1 12.3c.5 2-2.900 3.300-2.900 6.100 0 1.800 1.300 3 2.900 3s3-1.200 3-3c0-2.300-1.900-3.500-3-6.100Z"
        fill="#FFD54F"
      />
    </svg>
  );
}
