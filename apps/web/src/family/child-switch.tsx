import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { UserCirclePlusIcon } from '@phosphor-icons/react/dist/csr/UserCirclePlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import './family.css';
import { useFamily } from './use-family.ts';

// The face needs the illustrator and the menu its layers; a page without children needs neither.
const ChildFace = lazy(() => import('./child-face.tsx'));
const ChildMenu = lazy(() => import('./child-menu.tsx'));

interface ChildSwitchProps {
  /** A round face for the header, or a chip with the name on it. */
  readonly shape: 'face' | 'chip';
}

/** Who stories are for. A family without children sees one link in the header, and nothing elsewhere. */
export function ChildSwitch({ shape }: ChildSwitchProps) {
  const { children, chosen, known } = useFamily();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const opener = useRef<HTMLButtonElement>(null);
  if (!known || (children.length === 0 && shape === 'chip')) return null;
  if (children.length === 0)
    return (
      <Link href="/children/new" className="icon-btn header-child" aria-label="Add a child" title="Add a child">
        <UserCirclePlusIcon />
      </Link>
    );
  const label = chosen ? `Stories are for ${chosen.nickname}` : 'Stories are for nobody in particular';
  const face = chosen ? (
    <Suspense>
      <ChildFace child={chosen} />
    </Suspense>
  ) : (
    <UsersThreeIcon aria-hidden="true" />
  );
  const press = {
    'aria-haspopup': 'dialog',
    'aria-expanded': menu === 'open',
    onClick: () => setMenu(menu === 'open' ? 'closed' : 'open'),
  } as const;
  return (
    <>
      {shape === 'face' ? (
        <button ref={opener} type="button" {...press} className="icon-btn header-child" aria-label={label} title={label}>
          <span className="child-switch-face">{face}</span>
        </button>
      ) : (
        <span className="for-whom">
          <span>The story is for</span>
          <button ref={opener} type="button" {...press} className="chip" aria-label={label}>
            {chosen && <span className="chip-avatar">{face}</span>}
            {chosen?.nickname ?? 'nobody in particular'}
            <CaretDownIcon weight="bold" aria-hidden="true" />
          </button>
        </span>
      )}
      {menu !== 'never' && (
        <Suspense>
          <ChildMenu
            open={menu === 'open'}
            opener={opener}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
