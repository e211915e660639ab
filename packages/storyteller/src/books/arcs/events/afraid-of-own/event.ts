import type { Theme } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { ONLY_ME } from './only-me.ts';
import { isFrightful, ITSELF, POINTS } from './own.ts';
import { POINT_AWAY } from './point-away.ts';
import { SOMEBODY_IN_THERE } from './somebody-in-there.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const AFRAID = String.raw`(?:scared|afraid|frightened|terrified|nervous|worried|fearful|shy) (?:of|by|about)|(?:scares?|frightens?|fears?|hates?|startles?|can(?:no|['’])t (?:bear|stand)|does(?:n['’]?t| not) like|runs? away from|hides? from)`;
const OWN = String.raw`(?:(?:his|her|its|their) (?:own )?|being |breathing |the )?`;
const COMES_OUT = String.raw`(?:fire|flames|fiery breath|roar(?:s|ing)?|thunder|bark(?:s|ing)?|howl(?:s|ing)?|growl(?:s|ing)?|trumpet(?:s|ing)?|siren|whistle|horn|hoot(?:s|ing)?|voice)`;
const NAMED = new RegExp(
  [
    String.raw`\b(?:${AFRAID}) ${OWN}(?:(?:big|loud|hot|sharp) )?${COMES_OUT}\b`,
    String.raw`\b(?:${AFRAID}) (?:his|her|its|their) (?:own )?(?:(?:big|loud|hot|sharp) )?(?:prickles?|spikes?|spines?|quills?)\b`,
    String.raw`\b(?:${AFRAID}) (?:itself|himself|herself|being a ghost|(?:other )?(?:ghosts|monsters|vampires|skeletons|spiders|witches))\b`,
    String.raw`\b(?:roar|fire|thunder|bark|howl|growl)\b (?:that |which )?(?:scares?|scared|frightens?|frightened) (?:the|a|him|her|it|its|his)\b`,
  ].join('|'),
  'iu',
);
/** Whose it is without being said to be: fire comes out of dragons, and thunder out of clouds. */
const WHOSE: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:fire|flames)\b/i, /^(?:dragon|wyvern|salamander)$/],
  [/\bthunder\b/i, /cloud$/],
];
const SAYS_OWN = /\b(?:own|its|his|her|their)\b|sel(?:f|ves)\b/i;

function isOwn({ hero, raw }: Theme): boolean {
  if (!hero?.being || hero.plural) return false;
  const { id } = hero.being;
  if (WHOSE.some(([what, whose]) => what.test(raw) && whose.test(id))) return true;
  if (ITSELF.test(raw) || /\b(?:of|by|about) (?:other )?(?:monsters|vampires|skeletons|spiders|witches)\b/i.test(raw))
    return (
      isFrightful(hero) &&
      (SAYS_OWN.test(raw) || new RegExp(String.raw`\b${id}`, 'i').test(raw.split(/\b(?:of|by)\b/i).at(-1) ?? ''))
    );
  return SAYS_OWN.test(raw);
}

/** Somebody is afraid of what comes out of them, stands up on them, or is them. */
export const AFRAID_OF_OWN: StoryEvent = {
  id: 'afraid-of-own',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:my (?:son|daughter|child|brother|sister)|boy|girl|toddler|shadow|reflection|mirror|lost|cannot|can't breathe|small roar|friend(?:'s)?|brother's|sister's|mum's|dad's|mother's|father's)\b/i,
  fits: (theme) =>
    isOwn(theme) &&
    !/^(?:person|plant|thing|sea|insect)$/.test(
      theme.hero?.being?.id === 'cloud' ? '' : (theme.hero?.being?.isa ?? ''),
    ),
  // Else a dragon is told as one who has lost its fire, and a siren as somebody else's.
  beforeAll: () => true,
  needs: ({ hero }) => hero?.being !== null && hero?.being !== undefined && !hero.plural && hero.being.isa !== 'person',
  reads: ({ hero }) => ({
    hero,
    other: null,
    thing: null,
    also: [],
    ...NOTHING_ELSE,
  }),
  plots: [
    standsApart({ ...SOMEBODY_IN_THERE, when: new RegExp(String.raw`\b${COMES_OUT}\b`, 'i'), only: true }),
    standsApart({ ...POINT_AWAY, when: POINTS, only: true }),
    standsApart({
      ...ONLY_ME,
      when: /\b(?:itself|himself|herself|ghosts|monsters|vampires|skeletons|spiders|witches)\b/i,
      only: true,
    }),
  ],
  talk: {
    young: { yours: [() => 'To whom do you say hello first?'] },
    older: {
      wonder: [({ hero }) => `What did ${hero} know at the end that could not be seen while running?`],
      yours: [() => 'Is there something that stopped being frightening once you had looked at it?'],
    },
  },
};
