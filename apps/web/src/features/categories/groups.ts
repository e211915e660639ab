import type { Category } from '@storylantern/contract';

/** The four development areas (specification, section 3): each is a field of many topics rather than one moment. */
const AREAS = ['daily-routines', 'transitions', 'emotional-regulation', 'social-skills'];

export interface CategoryGroups {
  readonly byob: Category | undefined;
  readonly lumi: Category | undefined;
  readonly expert: Category | undefined;
  readonly moments: readonly Category[];
  readonly areas: readonly Category[];
}

/** Sorts the cards into the parts of the screen; a card nobody foresaw is a moment. */
export function groupCategories(categories: readonly Category[]): CategoryGroups {
  const named = (id: string) => categories.find((each) => each.id === id);
  const others = categories.filter((each) => !['byob', 'lumi', 'expert-help'].includes(each.id));
  return {
    byob: named('byob'),
    lumi: named('lumi'),
    expert: named('expert-help'),
    moments: others.filter((each) => !AREAS.includes(each.id)),
    areas: others.filter((each) => AREAS.includes(each.id)),
  };
}

/** Where a card leads (specification, section 2). */
export function categoryHref(id: string): string {
  if (id === 'expert-help') return '/topics/expert-help';
  if (id === 'byob') return '/custom-story';
  if (id === 'lumi') return '/lumi-chat';
  return `/categories?selected=${encodeURIComponent(id)}`;
}

const TITLE_COLOURS: Record<string, string> = { primary: 'text-link', secondary: 'text-sky', accent: 'text-plum' };

/** The colour of a card's title; an unknown one is taken as primary. */
export const titleColour = (color: string): string => TITLE_COLOURS[color] ?? 'text-link';
