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

/** The form for what a parent asks to have made, with what the talk is about in its first field. */
export function formLink(moment: Moment, page: Article | null, plain: string): LumiOffer {
  const kind = /\bpicture book\b/.test(plain)
    ? 'picture-book'
    : /\b(?:song|sing|lullaby)\b/.test(plain)
      ? 'song'
      : 'story';
  const { path, link } = PLACES[kind];
  const own = page?.offer && page.offer.kind !== 'expert' ? say(moment, page.offer.about) : page?.title;
  return {
    label: `The form for a ${kind.replace('-', ' ')}, begun for you.`,
    link,
    href: `${path}${encodeURIComponent(own ?? '')}`,
  };
}
