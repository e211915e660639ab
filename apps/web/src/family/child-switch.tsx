import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { UserCirclePlusIcon } from '@phosphor-icons/react/dist/csr/UserCirclePlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import './family.css';
import { useFamily } from './use-family.ts';

/** What the face and the menu need: the illustrator, and layers. A family without children needs neither. */
const fetchParts = async () => {
  const [face, menu] = await Promise.all([import('./child-face.tsx'), import('./child-menu.tsx')]);
  return { ChildFace: face.default, ChildMenu: menu.default };
};

interface ChildSwitchProps {
  /** A round face for the header, or a chip with the name on it. */
  readonly shape: 'face' | 'chip';
}

/** Who stories are for. A family without children sees one link in the header, and nothing elsewhere. */
export function ChildSwitch({ shape }: ChildSwitchProps) {
  const { children, chosen, known } = useFamily();
  const [open, setOpen] = useState(false);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof fetchParts>>>();
  const opener = useRef<HTMLButtonElement>(null);
  const wanted = children.length > 0;
  useEffect(() => {
    // Every screen has this in its header: one that cannot be fetched leaves the button without its face, and no more.
    if (wanted) fetchParts().then(setParts, reportError);
  }, [wanted]);
  if (!known || (children.length === 0 && shape === 'chip')) return null;
  if (children.length === 0)
    return (
      <Link href="/children/new" className="icon-btn header-child" aria-label="Add a child" title="Add a child">
        <UserCirclePlusIcon />
      </Link>
    );
  const label = chosen ? `Stories are for ${chosen.nickname}` : 'Stories are for nobody in particular';
  const face = chosen ? parts && <parts.ChildFace child={chosen} /> : <UsersThreeIcon aria-hidden="true" />;
  const press = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: () => setOpen(!open),
  } as const;
  return (
    <>
      {shape === 'face' ? (
        <button
          ref={opener}
          type="button"
          {...press}
          className="icon-btn header-child"
          aria-label={label}
          title={label}
        >
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
      {parts && <parts.ChildMenu open={open} opener={opener} onOpenChange={setOpen} />}
    </>
  );
}
