/** The mark: a domed lantern with a ring, standing on an open book. Its ink parts take the text colour. */
export function LogoMark({ size = 40, lit = true }: { readonly size?: number; readonly lit?: boolean }) {
  return (
    <svg
      className={lit ? 'logo-mark' : 'logo-mark logo-mark-unlit'}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx="24" cy="5.600" r="3.800" fill="none" stroke="currentColor" strokeWidth="2.400" />
      <path
        fill="currentColor"
        d="M24 9c4.600 0 8 2.500 10.600 7.300.9 1.600-.1 3.400-1.900 3.400H15.300c-1.800 0-2.800-1.800-1.900-3.400C16 11.500 19.400 9 24 9z"
      />
      <path
        className="logo-glass"
        d="M15.200 21.600h17.600c2 3.900 2.700 7.400 2.300 11.200-.3 2.600-2 4.200-4.500 4.200H17.400c-2.500 0-4.200-1.600-4.500-4.200-.4-3.800.3-7.300 2.300-11.200z"
      />
      <path
        className="logo-flame"
        d="M24 22.600c3.400 3.300 5.200 5.700 5.200 8.200a5.200 5.200 0 0 1-10.400 0c0-2.500 1.800-4.900 5.200-8.200z"
      />
      <path
        fill="currentColor"
        d="M24 41c-4.300-2.300-9.400-2.700-15.500-1v4.300c6.100-1.700 11.200-1.300 15.500 1 4.300-2.300 9.400-2.700 15.500-1V40c-6.100-1.700-11.200-1.300-15.500 1z"
      />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-word">Storylantern</span>
    </span>
  );
}
