import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useEffect, useState } from 'react';
import { browserShareWays, shareLink } from '../../lib/share-link.ts';
import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast.ts';

/** How long the button says "Copied!", in milliseconds (specification, section 9). */
const COPIED = 3000;

interface ShareButtonProps {
  readonly title: string;
  /** The words that go with the link. */
  readonly text: string;
  /** What is said once the link was copied. */
  readonly copiedText: string;
  /** The address that is shared; that of the page unless given. */
  readonly path?: string;
}

/** Shares a page by the system's own sheet, or copies its link. */
export function ShareButton({ title, text, copiedText, path }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    const url = path === undefined ? location.href : new URL(path, location.href).href;
    const end = await shareLink(browserShareWays(), { title, text, url });
    if (end === 'shared') toast({ title: 'Shared Successfully' });
    if (end === 'copied') {
      setCopied(true);
      toast({ title: 'Link Copied', description: copiedText });
    }
    if (end === 'failed')
      toast({ kind: 'failure', title: 'The link could not be copied', description: `It is ${url}` });
  };
  return (
    <Button
      variant="quiet"
      disabled={copied}
      icon={copied ? <CheckIcon weight="bold" aria-hidden /> : <ShareNetworkIcon aria-hidden />}
      onClick={() => void share()}
    >
      {copied ? 'Copied!' : 'Share'}
    </Button>
  );
}
