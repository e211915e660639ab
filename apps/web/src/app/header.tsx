import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ChildSwitch } from '../family/child-switch.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Logo } from '../ui/brand/logo.tsx';
import { useChromeState } from '../ui/page/chrome.tsx';
import { HEADER_LINKS, isCurrent } from './navigation.ts';
import { ThemeButton } from './theme-button.tsx';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** The top of every screen. Below 1100 px its links move into a sheet. */
export function Header() {
  const { ground, header } = useChromeState();
  const [path] = useLocation();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <header className={`header header-on-${ground} no-print`}>
      <div className="wrap header-row">
        <Link href="/" className="header-brand" aria-label="Storylantern, home">
          <Logo />
        </Link>
        {header === 'full' && (
          <>
            <nav className="header-nav" aria-label="Main">
              {HEADER_LINKS.map((link) => (
                <Link key={link.href} href={link.href} aria-current={isCurrent(link, path) ? 'page' : undefined}>
                  {link.label}
                </Link>
              ))}
            </nav>
            <div className="header-tools">
              <ChildSwitch shape="face" />
              <Link
                href="/my-library"
                className="icon-btn header-library"
                aria-label="My library"
                title="My library"
                aria-current={path === '/my-library' ? 'page' : undefined}
              >
                <BooksIcon weight={path === '/my-library' ? 'fill' : 'regular'} />
              </Link>
              <ThemeButton />
              <IconButton
                className="header-menu"
                label="Menu"
                aria-haspopup="dialog"
                icon={<ListIcon weight="bold" />}
                onClick={() => setMenu('open')}
              />
            </div>
          </>
        )}
      </div>
      {menu !== 'never' && (
        <Suspense>
          <MenuSheet open={menu === 'open'} onOpenChange={(open) => setMenu(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </header>
  );
}
