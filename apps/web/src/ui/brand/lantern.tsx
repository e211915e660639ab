import { useId } from 'react';

interface LanternProps {
  readonly lit?: boolean;
  /** How bright it burns, 0 to 1: it may grow with the work that is done. */
  readonly light?: number;
  readonly size?: number;
}

/** The lantern, large. It carries the waiting screens, and stands unlit where a way ended. */
export function Lantern({ lit = true, light = 1, size = 220 }: LanternProps) {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <svg
      className={lit ? 'lantern breathe' : 'lantern lantern-unlit'}
      viewBox="0 0 220 240"
      width={size}
      height={(size * 240) / 220}
      aria-hidden="true"
      style={{ '--light': lit ? 0.35 + 0.65 * light : 0 } as React.CSSProperties}
    >
      <defs>
        <radialGradient id={`${id}halo`}>
          <stop className="lantern-halo-in" offset="0" />
          <stop className="lantern-halo-out" offset="1" />
        </radialGradient>
        <linearGradient id={`${id}glass`} x1="0" x2="0" y1="0" y2="1">
          <stop className="lantern-glass-top" offset="0" />
          <stop className="lantern-glass-low" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}roof`} x1="0" x2="1" y1="0" y2="0">
          <stop className="lantern-roof-edge" offset="0" />
          <stop className="lantern-roof-mid" offset="0.5" />
          <stop className="lantern-roof-edge" offset="1" />
        </linearGradient>
      </defs>
      {lit && <circle className="lantern-halo" cx="110" cy="132" r="108" fill={url('halo')} />}
      <circle className="lantern-ring" cx="110" cy="24" r="15" fill="none" strokeWidth="7" />
      <path d="M110 39c24 0 41 16 55 45 4 8-1 16-10 16H65c-9 0-14-8-10-16 14-29 31-45 55-45z" fill={url('roof')} />
      <path
        className="lantern-glass"
        d="M68 104h84c11 21 15 41 12 63-2 14-11 23-24 23H80c-13 0-22-9-24-23-3-22 1-42 12-63z"
        fill={url('glass')}
      />
      <path
        className="lantern-bars"
        d="M83 104c-7 27-8 57-3 86M137 104c7 27 8 57 3 86"
        fill="none"
        strokeWidth="3.500"
      />
      <path className="lantern-flame" d="M110 112c20 20 29 34 29 49a29 29 0 0 1-58 0c0-15 9-29 29-49z" />
      <path className="lantern-heart" d="M110 138c10 10 14 16 14 24a14 14 0 0 1-28 0c0-8 4-14 14-24z" />
      <path
        className="lantern-page"
        d="M110 206c-24-13-53-15-88-6v22c35-9 64-7 88 6 24-13 53-15 88-6v-22c-35-9-64-7-88 6z"
      />
      <path className="lantern-gutter" d="M110 206v22" fill="none" strokeWidth="3" />
    </svg>
  );
}
