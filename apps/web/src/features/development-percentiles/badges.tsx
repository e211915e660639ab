import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { HandshakeIcon } from '@phosphor-icons/react/dist/csr/Handshake';
import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { BADGES } from './words.ts';

const SIGNS: Readonly<Partial<Record<(typeof BADGES)[number]['name'], Icon>>> = {
  'First bedtime': MoonIcon,
  'Story lover': BookOpenIcon,
  'Good friend': HandshakeIcon,
};

/** Six badges, lit or locked; the same for everyone. */
export const Badges = () => (
  <section className="percentiles-section no-print" aria-labelledby="badges-heading">
    <h2 id="badges-heading">Development badges</h2>
    <p className="mt-2 text-soft">Examples, the same for every family: nothing your child does is counted for them.</p>
    <ul className="badges">
      {BADGES.map(({ name, earned }) => {
        const Sign = SIGNS[name] ?? LockIcon;
        return (
          <li key={name} className={earned ? 'badge-earned' : undefined}>
            <span className="badge-disc">
              <Sign weight={earned ? 'duotone' : 'regular'} aria-hidden="true" />
            </span>
            <b>{name}</b>
            <span className="badge-state">{earned ? 'Earned' : 'Locked'}</span>
          </li>
        );
      })}
    </ul>
  </section>
);
