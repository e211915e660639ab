import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { OWN_WAY } from './own-way.ts';
import { wayOf } from './ways.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TRADES =
  'post(?:man|woman)|baker|librarian|shopkeeper|mechanic|waiter|waitress|night ?watchman|caretaker|lifeguard';
const SHOPS =
  'post office|shop|store|supermarket|bakery|library|caf[eé]|restaurant|hotel|garage|fire station|hospital|lighthouse|theatre|zoo|museum|school|market stall|pizzeria|ice[- ]cream (?:shop|parlour|van|truck|stall)|tea ?shop|toy ?shop|book ?shop|shoe ?shop|sweet ?shop|flower ?shop';

/** Somebody has a job, and does it as they do everything. */
export const WORKS_AT: StoryEvent = {
  id: 'works-at',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bwork(?:s|ed|ing)? (?:as|at|in|for)\b`,
      String.raw`\bgoes to work\b`,
      String.raw`\b(?:gets?|got|finds?|found|has|had|starts?|started|wants?|needs?|looking for|looks for) (?:\p{L}+ )?(?:new |first |real )?job\b`,
      String.raw`\b(?:${TRADES})(?:'s|’s)? (?:\p{L}+ )?(?:helper|apprentice|assistant)\b`,
      String.raw`\bhelps? (?:out )?(?:at|in) the (?:${SHOPS})\b`,
      String.raw`\b(?:runs?|opens?|opened|owns?|has|is in charge of|keeps?) (?:a|an|the|his own|her own|its own) (?:\p{L}+ ){0,2}(?:${SHOPS})\b`,
      String.raw`\bdeliver(?:s|ed|ing)? (?:the |all the )?(?:letters|post|mail|parcels|newspapers|packages|pizzas?|milk|groceries)\b`,
      String.raw`\b(?:is|was|becomes?|became|as|wants to be|wanted to be|would like to be|who'd like to be) (?:a|an|the) (?:new )?(?:${TRADES})\b`,
      String.raw`\bthe \p{L}+ (?:${TRADES})$`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:scared|afraid|fear\w*|lost|stole\w*|steals?|thief|space|moon|dentist|hairdresser|barber|fire ?(?:fighter|man|woman)|superhero|santa|father christmas|elves|elf|easter|magic|works? (?:for|as) (?:a )?(?:witch|wizard)|(?:dad|daddy|mum|mummy|mama|papa|grandma|grandpa|my \p{L}+) works?|(?:mum|dad|mummy|daddy)(?:'s|’s) (?:new )?(?:job|work)|under the sea|asleep|sleep\w*|tired|teacher|doctor|nurse|detective|spy|pilot|soup|(?:goes|go|come) to work with)\b/iu,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    const helps = /\b(?:helper|apprentice|assistant)\b/i.test(raw);
    return (
      onTheGround(theme) &&
      (wayOf(hero?.being ?? null) !== null || (helps && (!hero?.being || hero.being.isa === 'person'))) &&
      (!other?.being || /^(?:person|thing|vehicle)$/.test(other.being.isa))
    );
  },
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    // "Cats who run a post office": it is told of one, and there is one cap.
    hero: hero && wayOf(hero.being) ? { ...hero, plural: false } : null,
    other: null,
    thing: about('key'),
    place: null,
    first: null,
    also: [],
  }),
  plots: [OWN_WAY],
  talk: {
    young: { yours: [({ hero }) => `Where would you like to work with ${hero}?`] },
    older: {
      wonder: [() => 'Why was the one way the only way there, until the wind came?'],
      yours: [() => 'What do you do in a way that nobody else does?'],
    },
  },
};
