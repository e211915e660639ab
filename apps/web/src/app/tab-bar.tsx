import { Link, useLocation } from 'wouter';
import { useChromeState } from '../ui/page/chrome.tsx';
import { isCurrent, TABS } from './navigation.ts';

/** The five places of a phone, within reach of a thumb. */
export function TabBar() {
  const [path] = useLocation();
  if (!useChromeState().tabs) return null;
  return (
    <nav className="tab-bar no-print" aria-label="Tabs">
      {TABS.map((tab) => {
        const current = isCurrent(tab, path);
        return (
          <Link key={tab.href} href={tab.href} aria-current={current ? 'page' : undefined}>
            <span className="tab-icon">
              <tab.icon weight={current ? 'fill' : 'regular'} aria-hidden="true" />
            </span>
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}
