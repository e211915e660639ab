import { beingNamed } from '../../../theme/entries.ts';
import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BOTH_WAYS } from './both-ways.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whose party it is: "a surprise party for the owl". */
function whoseParty(raw: string): Entity | null {
  const word = /\bparty for (?:an?|the|our) (\p{L}+)$/iu.exec(raw.trim())?.[1]?.toLowerCase();
  const being = word === undefined ? undefined : beingNamed(word);
  return word !== undefined && being ? { ...about(word), being } : null;
}

/** Nobody seems to remember somebody's birthday. */
export const BIRTHDAY_FORGOTTEN: StoryEvent = {
  id: 'birthday-forgotten',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:forgets?|forgot|forgotten|forgetting|remembers?|remembered)\b[^.]*\bbirthday\b|\bbirthday\b[^.]*\b(?:forgot|forgotten|(?:nobody|no ?one)(?! (?:is |was |can |could |is able to |will |would |turn\w* )?(?:com\w*|came|there|turn\w*|get\w*|arriv\w*|show\w*|up|wants?|wanted)))\b|\bforgotten birthday\b|\bsurprise (?:birthday )?party\b|\bbirthday surprise\b/iu,
  not: /\b(?:grandma|grandpa|granny|nana|dementia|died|heaven|mum|mummy|dad|daddy|teacher|present(?:s)?|cake|christmas|funeral|away)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) &&
      hero?.plural !== true &&
      (hero === null || (somebody(hero) !== null && !/^(?:sea|insect)$/.test(hero.being?.isa ?? '')))
    );
  },
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    // "A surprise party for the owl" is the owl's.
    hero: somebody(hero) ?? somebody(other) ?? whoseParty(raw),
    other: null,
    thing: about('biscuit'),
    occasion: null,
  }),
  plots: [standsApart(ableFriend(BOTH_WAYS))],
  talk: {
    young: { yours: [() => 'Whose birthday do you know?'] },
    older: {
      wonder: [() => 'Why was everybody in such a hurry?'],
      yours: [() => 'When is it hard to keep something secret?'],
    },
  },
};
