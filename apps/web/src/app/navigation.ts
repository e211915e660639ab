import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/csr/ChartLineUp';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { PencilLineIcon } from '@phosphor-icons/react/dist/csr/PencilLine';

/** The six links of the header, in their order (specification, section 2), with the paths each one stands for. */
export const HEADER_LINKS = [
  { href: '/custom-story', label: 'Personalized Stories', also: ['/categories', '/topics', '/story'] },
  { href: '/custom-song', label: 'Musical Moments', also: ['/song'] },
  { href: '/educational-adventures', label: 'Adventures', also: [] },
  { href: '/illustrated-story', label: 'Illustrated Stories', also: [] },
  { href: '/lumi-chat', label: 'Lumi Assistant', also: ['/lumi-assistant'] },
  { href: '/development-percentiles', label: 'Percentiles', also: [] },
] as const;

interface Tab {
  readonly href: string;
  readonly label: string;
  readonly icon: Icon;
  readonly also: readonly string[];
}

/** The bar at the lower edge of a phone. */
export const TABS: readonly Tab[] = [
  { href: '/', label: 'Home', icon: HouseIcon, also: [] },
  { href: '/categories', label: 'Create', icon: PencilLineIcon, also: ['/topics', '/custom-story', '/custom-song'] },
  { href: '/my-library', label: 'My library', icon: BooksIcon, also: ['/story', '/song'] },
  { href: '/lumi-chat', label: 'Lumi', icon: ChatCircleIcon, also: ['/lumi-assistant'] },
  { href: '/progress-dashboard', label: 'Progress', icon: ChartLineUpIcon, also: ['/development-percentiles'] },
];

/** Footer links that lead somewhere. */
export const FOOTER_LINKS = [
  { href: '/custom-story', label: 'Personalized Stories' },
  { href: '/expert-help', label: 'Expert Help' },
  { href: '/lumi-assistant', label: 'Lumi Assistant' },
  { href: '/my-library', label: 'My library' },
  { href: '/progress-dashboard', label: 'Progress' },
  { href: '/your-data', label: 'Your data' },
] as const;

/** Whether a link stands for the page at `path`: its own, one beneath it, or one of its others. */
export function isCurrent(link: { readonly href: string; readonly also: readonly string[] }, path: string): boolean {
  const covers = (start: string) => path === start || (start !== '/' && path.startsWith(`${start}/`));
  return covers(link.href) || link.also.some(covers);
}
