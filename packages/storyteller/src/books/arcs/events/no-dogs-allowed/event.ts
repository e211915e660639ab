import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { COME_IN_NOBODY } from './come-in-nobody.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DOG = String.raw`(?:(?:a|an|any|the|our own|my own|his own|her own|little|pet|own) )*(?:dogs?|pupp(?:y|ies)|cats?|kittens?|kitty|pets?|doggy|doggies)`;
const NOT = String.raw`(?:can['’]?t|cannot|can not|could(?:n['’]?t| not)|(?:is|are)(?:n['’]?t| not) allowed(?: to)?|not allowed(?: to)?|may(?:n['’]?t| not)|(?:wo n|won)['’]?t let (?:me|us|him|her)|never)`;
const HAVE = String.raw`(?:have|get|keep|own|live with|bring home)`;
const KIN = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|landlord|landlady|gran|granny|grandma|grandpa|grandad|parents)`;
const WANTS = String.raw`(?:want(?:s|ed|ing)?|wish(?:es|ed|ing)? for|long(?:s|ed|ing)? for|would love|dream(?:s|ing)? of|lov(?:es?|ed|ing)|ador(?:es?|ed|ing))`;
const BUT = String.raw`(?:but|and|although|though|even though|in a|yet)`;
const WHY = String.raw`(?:flats?|apartments?|not allowed|(?:is|are)n['’]?t allowed|can['’]?t|cannot|no (?:dogs|cats|pets|room|garden|space)|allerg\w*|sneez\w*|says? no|said no|too small|landlord|mustn['’]?t|may not|rules?|never|no)`;

/** A dog or a cat that may not be: because of a rule, a flat or a sneeze. The no stays a no. */
export const NO_DOGS_ALLOWED: StoryEvent = {
  id: 'no-dogs-allowed',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bno (?:dogs|cats|pets|puppies|kittens)(?: (?:are |is )?(?:allowed|here|in (?:the|our|this) (?:flat|house|building|apartment)))?\b|\b${DOG} (?:is|are)(?:n['’]?t| not) allowed\b|\b${NOT} ${HAVE} ${DOG}\b|\b${WANTS} (?:to have |to get )?${DOG},? ${BUT}\b.{0,40}\b${WHY}\b|\ballergic to ${DOG}\b|\b${DOG} (?:makes?|made) (?:me|him|her|us|mum|mummy|dad|daddy|\p{L}+) sneeze\b|\b${DOG} allergy\b|\b${KIN} (?:says?|said) (?:no|we can['’]?t have) (?:to )?${DOG}\b|\b${KIN} (?:is|are) allergic to ${DOG}\b|\b(?:too small|no room) for ${DOG}\b`,
    'iu',
  ),
  not: /\b(?:died|dead|put down|lost|missing|ran away|rescue\w*|shelter|shop|café|cafe|restaurant|school|beach|bus|sofa|bed|party|given away|give away|giving away|rehom\w*|scared|afraid|bit|bite|bitten|wizard|dragon to|hospital|breath\w*|anaphyl\w*|asthma|robot|nuts?|eggs?|milk|peanuts?|sleep|hat|bath|spot|spots|no cats? and)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(heroOf(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: heroOf(hero),
    // No dog comes into it, and no cat.
    other: heroOf(hero) === null ? null : heroOf(other),
    thing: about('string'),
    wish: null,
  }),
  plots: [COME_IN_NOBODY],
  talk: {
    young: { yours: [() => 'What would you call the one who is not there?'] },
    older: {
      wonder: [() => 'Why was the basket emptier when Nobody had gone?'],
      yours: [() => 'What do you want that is a no, and where do you keep the wanting?'],
    },
  },
};

/** Whoever wants one, and never the one that is wanted. */
function heroOf(hero: Entity | null): Entity | null {
  const found = somebody(hero);
  return found && !/^(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?)$/.test(found.word) ? found : null;
}
