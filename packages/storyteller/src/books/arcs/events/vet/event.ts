import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WHERE_DOES_IT_HURT } from './where-does-it-hurt.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const POORLY = String.raw`(?:poorly|sick|ill|hurt|injured|unwell|sad) (?:animals?|pets?|creatures?)`;
/** Who is no more than what the child is, or the patients. */
const OF_THE_TRADE = /\b(?:vet|doctor|nurse|animals?|pets?|hospital|girl|boy)\b/u;
const isNobody = (each: Entity | null): boolean => !each?.being || OF_THE_TRADE.test(each.word);

/** A child is the vet, and has a whole waiting room of animals. */
export const VET: StoryEvent = {
  id: 'vet',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:is|as|becomes|am|being|was|playing) (?:an? |the )?(?:\p{L}+ )?vet\b`,
      String.raw`^(?:\p{L}+ )?(?:the |a |an animal )?vet$|^vet \p{Lu}\p{L}+`,
      String.raw`\b(?:vet|doctor|nurse) \p{L}+ and (?:the|her|his) (?:\p{L}+ )?animals\b`,
      String.raw`\b\p{L}+ (?:the )vet\b[^.]*\b(?:animals?|pets?|helps?|saves?|cures?)\b`,
      String.raw`\b(?:looks?|looking|cares?|caring) (?:after|for) ${POORLY}\b|\b(?:helps?|helping|heals?|cures?|saves?|treats?|rescues?) (?:the |all the )?${POORLY}\b`,
      String.raw`\b(?:makes?|making) (?:${POORLY}|(?:the )?animals) better\b`,
      String.raw`\b(?:runs?|opens?|has|owns|day at (?:the|an)|day in the) (?:an? |her own |his own |the )?(?:animal hospital|vets?|veterinary)\b|\bday in the life of a vet\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:wish\w*|(?:dog|cat|rabbit|hamster|crocodile|lion|giraffe|tiger|elephant|puppy|kitten|parrot|teddy|bear|snake|dragon|unicorn|dinosaur)s?\b[^.]*\bvets?|toys?|teddy|teddies|dolls?|scared|afraid|died|dies|wants? to be|when (?:i|he|she) grow|visits?|visiting|goes to|going to|trip to|took|takes|space)\b/iu,
  fits: (theme) => onTheGround(theme) && isNobody(theme.hero) && isNobody(theme.other),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('plaster'),
    wish: null,
  }),
  plots: [standsApart(WHERE_DOES_IT_HURT)],
  talk: {
    young: { yours: [() => 'Which animal would you make better?'] },
    older: {
      wonder: [() => 'How can one find out where it hurts, if nobody can say?'],
      yours: [() => 'What makes you better?'],
    },
  },
};
