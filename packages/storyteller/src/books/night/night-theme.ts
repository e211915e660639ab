import type { BookScript } from '@storylantern/contract';
import type { BookBrief } from '../brief.ts';
import type { Theme } from '../theme.ts';
import { understandTheme } from '../theme/understand.ts';

/** What the next night is about: what the parent says of it, with the friends of the first night. */
export function nightTheme(theme: Theme, { nights = [], childName }: Pick<BookBrief, 'nights' | 'childName'>): Theme {
  const [first] = nights;
  if (!first) return theme;
  // The trouble of the first night is over; the friends are not.
  if (first.theme === theme.raw)
    return { ...theme, relation: 'none', first: null, fear: null, want: null, clause: null };
  const began = understandTheme(first.theme, childName);
  if (theme.hero !== null) return theme;
  return {
    ...theme,
    hero: began.hero,
    heroName: theme.heroName ?? began.heroName,
    childRole: theme.childRole ?? began.childRole,
    // Whoever was feared or lost the first time is not so for ever.
    other: theme.other ?? (began.relation === 'friend' || began.relation === 'none' ? began.other : null),
  };
}

/** Everybody of a kind who was met on an earlier night, as the latest of them has it. */
export function friendsOf({ nights = [] }: Pick<BookBrief, 'nights'>): BookScript['friends'] {
  const known = new Map<string, BookScript['friends'][number]>();
  for (const { script } of nights) {
    for (const friend of script.friends) known.set(`${friend.kind} ${friend.name}`, friend);
  }
  return [...known.values()];
}
