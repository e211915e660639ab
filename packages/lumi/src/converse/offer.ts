import type { LumiOffer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import type { Moment } from './conversation.ts';
import { say } from './pick.ts';

const PLACES = {
  story: { path: '/custom-story?about=', link: 'Make this story' },
  song: { path: '/custom-song?theme=', link: 'Make this song' },
  'picture-book': { path: '/illustrated-story?theme=', link: 'Make this book' },
  expert: { path: '/expert-help?challenge=', link: 'Read these stories' },
} as const;

/** What can be made for it: a sentence and the address of the form with its first field filled. */
export function offerOf(moment: Moment, { offer }: Article): LumiOffer | null {
  if (!offer) return null;
  const { path, link } = PLACES[offer.kind];
  const about = offer.kind === 'expert' ? offer.about : say(moment, offer.about);
  return { label: say(moment, offer.label), link, href: `${path}${encodeURIComponent(about)}` };
}
