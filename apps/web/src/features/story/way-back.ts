import type { Story } from '@storylantern/contract';

type Placed = Pick<Story, 'category' | 'topic'>;

/** Whether a story comes from the expert library and was not made for this family. */
export const isAuthored = ({ category }: Placed): boolean => category === 'expert-help';

/** Where the arrow above a story leads: to the shelf it came from. */
export function wayBack(story: Placed): { readonly href: string; readonly label: string } {
  if (!isAuthored(story)) return { href: '/categories', label: 'Categories' };
  if (story.topic === null) return { href: '/pre-created-stories', label: 'Expert stories' };
  return { href: `/expert-help?challenge=${encodeURIComponent(story.topic)}`, label: 'Back to this challenge' };
}
