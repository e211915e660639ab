import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useChrome, type Chrome } from './chrome.tsx';

/** Names the browser tab after the screen. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Storylantern` : 'Storylantern';
  }, [title]);
}

interface PageProps extends Partial<Chrome> {
  /** For the browser tab and for those who listen to the page. */
  readonly title: string;
  /** `bleed` lets the screen lay out its own bands over the full width. */
  readonly width?: 'wide' | 'reading' | 'bleed';
  readonly children: ReactNode;
}

/** The frame of a screen: its title, its width and its surroundings. It holds one PageHeading. */
export function Page({ title, width = 'wide', children, ...chrome }: PageProps) {
  useDocumentTitle(title);
  useChrome(chrome);
  if (width === 'bleed') return children;
  return <div className={`page-main ${width === 'wide' ? 'wrap' : 'wrap-reading'}`}>{children}</div>;
}

/** The way back, above a heading. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link href={href} className="back-link no-print">
    <ArrowLeftIcon weight="bold" aria-hidden="true" />
    {children}
  </Link>
);
