import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LITTLE_DOOR } from './little-door.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const HEART =
  /\b(?:know|knows|knew|learn(?:s|ed|t)?|finds?|found|feels?|wonders?|understands?|wants?|wishes|(?:is|has) no|without|can(?:not|['’]?t)|could(?:n['’]?t| not))\b[^.]*\b(?:love|feelings|feel)\b|\b(?:wants?|wanted|wish(?:es|ed)?|needs?|needed|without|with no|has no|had no|looking for|searching for|gets?|finds?|found|longs?|dreams? of)\b (?:\p{L}+ ){0,3}hearts?\b/iu;

/** Whoever is made of something, and may be without a heart. */
const hasNone = (hero: Theme['hero']): boolean =>
  hero?.plural === false &&
  /^(?:robot|scarecrow|statue|tin man|tin soldier|android|machine|doll|teddy|puppet|gingerbread man|monster|toy|skeleton)$/i.test(
    hero.being?.id ?? '',
  );

/** Somebody made of tin or straw wants a heart. */
export const WANTS_A_HEART: StoryEvent = {
  id: 'wants-a-heart',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: HEART,
  not: /\b(?:valentine|broken heart|heart attack|brave heart|queen of hearts|treasure|operation|hospital|chocolate)\b/i,
  fits: ({ hero }) => hasNone(hero),
  // A child has a heart, also where the theme only sounds like one of these.
  needs: ({ hero }) => hasNone(hero),
  // A tin soldier has no seams.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero?.being && hero.word === 'tin soldier' ? { ...hero, being: { ...hero.being, id: 'tin soldier' } } : hero,
    other: somebody(other),
    thing: about('heart'),
  }),
  plots: [standsApart({ ...LITTLE_DOOR, when: HEART })],
  talk: {
    young: { yours: [() => 'Can you feel your heart? Where is it?'] },
    older: {
      wonder: [({ hero }) => `What had ${hero} done all along that somebody without a heart would not do?`],
      yours: [() => 'What do you keep that you could not do without?'],
    },
  },
};
