import type { ReactNode } from 'react';
import { useChromeState } from '../ui/page/chrome.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageChanges } from './page-changes.ts';
import './shell.css';
import { TabBar } from './tab-bar.tsx';

/** What stands around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { tabs } = useChromeState();
  const said = usePageChanges();
  return (
    <div className={tabs ? 'shell shell-with-tabs' : 'shell'}>
      <a className="skip-link no-print" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TabBar />
      <Toaster />
      <div className="sr-only" aria-live="polite">
        {said}
      </div>
    </div>
  );
}
