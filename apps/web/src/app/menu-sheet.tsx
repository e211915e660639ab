import { Link, useLocation } from 'wouter';
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
] as const;

/** All ways from here, for windows too narrow to show them in the header. */
export default function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  const [path] = useLocation();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Menu" shape="menu">
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
