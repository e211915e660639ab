import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SIX } from './six.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who lives behind a door with a number. */
const hasDoor = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    onTheGround(theme) &&
    theme.raw.length < 100 &&
    (!being ||
      being.isa === 'thing' ||
      being.isa === 'person' ||
      (!/^(?:sea|vehicle|insect)$/.test(being.isa) &&
        !('animal' in being.drawing && /^(?:snake|fish|whale|shark|octopus|worm)$/.test(being.drawing.animal))))
  );
};

/** The post comes, and what one waits for is not there. */
export const POST: StoryEvent = {
  id: 'post',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bwait\w* (?:all (?:day|week) )?for (?:the |a |an |his |her |my |their )?(?:post(?:man|woman)?|letter|parcel|package|postcard|mail|delivery|present to arrive)\b|\b(?:letter|parcel|package|postcard)s?\b (?:from|arrives?|comes?|came|that (?:never|did|does)|for|in the post)\b|\b(?:gets?|got|receiv\w+|expect\w+|mysterious|surprise) (?:a |an |the )?(?:\p{L}+ )?(?:letter|parcel|package|postcard)\b|\bpost(?:man|woman)\b[^.]*\b(?:brings?|brought|has|comes|delivers) (?:a|an|the|some)\b|^(?:a|the) (?:mysterious |surprise |big )?(?:letter|parcel|package|postcard)$/iu,
  not: /\b(?:romans?|soldiers?|mysterious|nobody|no (?:address|name)|santa|father christmas|tooth fairy|love letters?|alphabet|letter [a-z]\b|hospital|army|dragon|magic|witch|moon|space|alien|queen|king|hogwarts|school|bottle|died|heaven|bomb|secret|pirates?|steals?|stole\w*|thief|attic|old letter|birthday|christmas|to (?:himself|herself|grandma|granny|grandad))\b/i,
  fits: hasDoor,
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && !/^(?:thing|person)$/.test(hero.being.isa) ? hero : null,
    other: other && /^(?:thing|person)$/.test(other.being?.isa ?? '') ? null : somebody(other),
    thing: about(/\b(?:letter|postcard|package)\b/i.exec(raw)?.[0].toLowerCase() ?? 'parcel'),
    place: null,
    first: null,
  }),
  plots: [SIX],
  talk: {
    young: { yours: [() => 'What would you like the post to bring?'] },
    older: {
      wonder: [() => 'Was it right to take out the nail again?'],
      yours: [() => 'What do you pass every day and never look at?'],
    },
  },
};
