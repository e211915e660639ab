import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { CAPE } from './cape.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever is only another word for the child. */
const IS_CHILD = /^(?:girl|boy|child|kid|daughter|son|sister|brother)$/u;
const SAVES = String.raw`(?:saves?|saving|saved|rescues?|rescuing|rescued|to the rescue|sidekick|helps?)`;

/** A child who is a superhero saves somebody small. */
export const HELD_ON: StoryEvent = {
  id: 'held-on',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bsuper-?\s?(?:hero(?:es)?|powers?|girl|boy|kid)\b[^.]*\b${SAVES}\b|\b${SAVES}\b[^.]*\bsuper-?\s?(?:hero|powers?)\b|\b(?:super|captain)[- ](?!market|gran|nan|star|mum|dad|power|hero)\p{L}+ (?:and (?:\p{L}+ ){0,3})?(?:saves?|rescues?|to the rescue)\b|^(?:an? |the |my |our )?(?:\p{L}+ )?super-?\s?hero (?:girl|boy|kid|child|daughter|son|sisters?|brothers?)[.!]*$|\b(?:girl|boy|kid|child|daughter|son|he|she|\p{Lu}\p{Ll}+) (?:who |that )?(?:secretly |suddenly |really )?(?:turns? into|turned into|becomes?|became|is) (?:secretly )?(?:an? |the )?super-?\s?hero\b`,
    'iu',
  ),
  not: /\b(?:scared|afraid|fear\w*|birthday|dark|vegetables?|broccoli|potato|carrot|lost|loses|grandma|granny|gran|nan|grandad|grandpa|nana|invisible|potty|christmas|pirate|space|sea|planet|dog who|cat who|hamster|fire ?(?:engine|man|fighter)|only|silly|wrong)\b/i,
  // Whatever superhero saves somebody in a theme, it is the child.
  fits: ({ hero }) => !hero || hero.being?.id === 'superhero' || IS_CHILD.test(hero.word),
  reads: ({ other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: other?.being?.isa === 'pet' ? other : null,
    thing: about('balloon'),
    wish: null,
  }),
  plots: [CAPE],
  talk: {
    young: { yours: [() => 'Who holds on to you?'] },
    older: {
      wonder: [() => 'What was a nuisance at the beginning, and what was it at the end?'],
      yours: [() => 'What can somebody smaller than you do better than you?'],
    },
  },
};
