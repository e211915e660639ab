import { Link, useLocation } from 'wouter';
import { ChildChoices } from '../family/child-choices.tsx';
import { useFamily } from '../family/use-family.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { HEADER_LINKS, isCurrent } from './navigation.ts';

interface MenuSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const LINKS = [
  ...HEADER_LINKS,
  { href: '/expert-help', label: 'Expert Help', also: ['/expert-story'] },
  { href: '/my-library', label: 'My library', also: [] },
  { href: '/progress-dashboard', label: 'Progress', also: [] },
  { href: '/children', label: 'Your children', also: [] },
] as const;

/** All ways from here, for windows too narrow to show them in the header. */
export default function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  const [path] = useLocation();
  const family = useFamily();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Menu" shape="menu">
      {family.children.length > 0 && (
        <div className="menu-children">
          <ChildChoices label="Stories are for" family={family} nobody="Nobody in particular" />
        </div>
      )}
      <nav aria-label="Menu" className="menu-links">
        {LINKS.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            aria-current={isCurrent(link, path) ? 'page' : undefined}
            onClick={() => onOpenChange(false)}
          >
            {link.label}
          </Link>
        ))}
      </nav>
    </Dialog>
  );
}
