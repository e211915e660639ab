import { Link } from 'wouter';
import { Logo } from '../ui/brand/logo.tsx';
import { useChromeState } from '../ui/page/chrome.tsx';
import { TornEdge } from '../ui/surface/torn-edge.tsx';
import { FOOTER_LINKS } from './navigation.ts';

/** Named by the specification without a place to lead to: shown as words, since a link must go somewhere. */
const ABOUT = ['Our Mission', 'Experts', 'Methodology'];
const CONTACT = ['Support', 'Feedback', 'Partnerships'];
const LEGAL = ['Terms', 'Privacy', 'Cookies'];
const YEAR = new Date().getFullYear();
const SOCIAL = ['Instagram', 'Facebook', 'YouTube'];

const Words = ({ of, title }: { readonly of: readonly string[]; readonly title: string }) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {of.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </div>
);

export function Footer() {
  const { footer, ground } = useChromeState();
  if (!footer) return null;
  return (
    <footer className={`footer footer-after-${ground} on-night no-print`}>
      {ground === 'paper' && <TornEdge at="top" seed={4} />}
      <div className="wrap">
        <div className="footer-grid">
          <div>
            <Link href="/" className="footer-brand" aria-label="Storylantern, home">
              <Logo />
            </Link>
            <p className="mt-3 max-w-[30ch] text-small text-soft">
              Stories for the feelings of today, with your child in them.
            </p>
          </div>
          <div>
            <h2>Create</h2>
            <ul>
              {FOOTER_LINKS.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <Words title="About" of={ABOUT} />
          <Words title="Contact" of={CONTACT} />
        </div>
        <div className="footer-last">
          <span>© {YEAR} Storylantern</span>
          <ul>
            {LEGAL.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <ul>
            {SOCIAL.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
