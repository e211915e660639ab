import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { animalSaid } from './animal-said.ts';
import { THE_STAIRS } from './the-stairs.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CHILD = String.raw`(?:sisters?|brothers?|siblings?|cousins?|twins?|sons?|daughters?|toddlers?|girl|boy|child|kid|little one|granddaughter|grandson)`;
const IS = String.raw`(?:thinks?|thought|believes?|believed|says|said|insists?|pretends?|pretending|is convinced|is sure|decides?|decided|likes to (?:think|pretend))`;

/** A child who is an animal for a while, and means it. */
export const BEING_A_CAT: StoryEvent = {
  id: 'being-a-cat',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${CHILD}(?: \p{Lu}\p{Ll}+)?(?: who)? ${IS} (?:that )?(?:(?:he|she|they)(?:['’]s|['’]re| is| are)?|to be|being|it is) (?:\p{L}+ )?an? \p{L}+`,
      String.raw`^(?:my |our )?\p{Lu}\p{Ll}+ (?:thinks|pretends|believes|says) (?:that )?(?:(?:he|she|they)(?:['’]s|['’]re| is| are)|to be) (?:\p{L}+ )?an? \p{L}+`,
      String.raw`\b${CHILD}(?: \p{Lu}\p{Ll}+)? (?:is|has been|was) an? \p{L}+ (?:all|this|today|since|now|for the)\b`,
      String.raw`\b(?:being|playing at being|wants to be|be) an? \p{L}+ (?:all day|for (?:a|the|one) (?:whole )?(?:day|week|weekend|morning))\b`,
      String.raw`\b${CHILD}(?: \p{Lu}\p{Ll}+)?(?: who)? (?:will only|would only|only|just) (?:says?|answers? to|answers?|speaks?|talks?|barks?|miaows?|meows?|roars?|growls?)(?: in| like an?| as an?)? ?\p{L}*$`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:halloween|costume|dress\w*|party|afraid|scared|wizard|magic\w*|spell|turned|school play|carnival|secretly|vampire|were-?wolf|superhero|baby again|monster|lion tamer|vet|zoo|film|famous)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    animalSaid(theme) !== null &&
    (/\b(?:thinks|pretends|believes|says)\b/.test(theme.raw) === false ||
      theme.heroName !== null ||
      new RegExp(String.raw`\b${CHILD}\b`, 'iu').test(theme.raw)),
  needs: (theme) => animalSaid(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('blocks'),
    wish: null,
    occasion: null,
    like: theme.like ?? 'being-a-cat',
  }),
  plots: [THE_STAIRS],
  talk: {
    young: { yours: [() => 'What would you be for a day?'] },
    older: {
      wonder: [() => 'What can an animal do for somebody that a person often cannot?'],
      yours: [() => 'When do you like it best that nobody asks you anything?'],
    },
  },
};
