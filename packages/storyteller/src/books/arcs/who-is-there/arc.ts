import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { besideOf } from '../../company/beside.ts';
import type { Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Everybody tells things of a place that nobody goes into. Two go in with a torch on a broom, and then with a song and
 * saucepan lids; and on the inside of the door somebody has written down what terrible things there are outside.
 */
export interface WhoIsThere {
  /** Knocks on everything, out of politeness. */
  readonly hero: Figure;
  readonly friend: Figure;
  /** Lives there, and is afraid of the ones with the eye. */
  readonly inside: Figure;
  /** Tells things of it at school. */
  readonly teller: Figure;
  /** "the secret tunnel under the library", as the parent has it; and "the tunnel". */
  readonly place: string;
  readonly short: string;
  readonly at: SettingName;
  readonly before: SettingName;
  /** The house itself, where that is the place. */
  readonly shown: readonly ThingName[];
  /** What they say, politely, when they run. */
  readonly refrain: string;
  readonly chance: Chance;
}

const NOUNS =
  'tunnel|passage(?:way)?|door|doorway|trap ?door|gate|room|cave|cavern|attic|loft|cellar|basement|tree ?house|den|house|castle|mansion|manor|tower|cottage|hut|cabin|shed|barn|mill|windmill|hotel|museum|library|school|theatre|cinema|stairs|staircase|cupboard|wardrobe|chamber|vault|mine|bunker|garage|caravan|factory|station|lighthouse|crypt|tomb|pyramid|temple|ruin|ruins|well|wreck|shipwreck|ship|bus|train|fairground|funfair|circus|park|playground|forest|wood|woods|village|farm|maze|swimming pool|hospital|toy ?shop|shop|pier';
const LIKE =
  'secret|hidden|haunted|mysterious|spooky|creepy|scary|abandoned|deserted|forgotten|forbidden|locked|old haunted|empty|strange|underground|boarded[- ]up';
const PLACE = new RegExp(
  String.raw`\b(?:(the|an?|my|our|his|her|their) )?((?:(?:old|little|big|tiny|dark|dusty|stone|wooden) )?(?:${LIKE}) (?:(?:old|little|big|dark|wooden|stone|underground) )?(?:\p{L}+ )??(${NOUNS})(?: (?:under|behind|below|beneath|in|at|inside|above|near|on|beyond) (?:the |our |my |grandma's |grandad's |nana's )?(?:\p{L}+ )?\p{L}+(?: of (?:the |our |my )?\p{L}+)?| next door| opposite| (?:over|across) the road)?)(?=$|[,.!?]| (?:who|where|that|with|and|at night))`,
  'iu',
);
/** "something in the attic", "strange noises from the cellar". */
const NOISES = new RegExp(
  String.raw`\b(?:something|somebody|someone|(?:strange |funny |weird |spooky |scary |odd )?(?:noises?|sounds?|knocking|footsteps|whispers?|light)|what(?:'s| is| was| lives)|who(?:'s| is| was| lives)) (?:coming )?(?:in|from|up in|inside|behind|under|down in) (?:the|our|my) ((?:\p{L}+ )??(${NOUNS}))$`,
  'iu',
);
/** "the troll under the bridge": whoever is in there is said already. */
const LURKS =
  /^(?:an?|the|my|our) (?:\p{L}+ )?(?:monster|troll|ghost|giant|yeti|witch|ogre|beast|goblin|vampire|bogeyman) (?:who lives |that lives |living |hiding |hidden )?(?:in|under|underneath|behind|beneath|down|inside) (?:the|our|an?|my) ((?:\p{L}+ )?(bridge|cave|attic|cellar|tunnel|well|tower|basement|forest|wood|woods|castle|mine|shed|loft|cupboard|stairs))$/iu;
const TALE = /\b(?:scared|afraid|frightened|fear)\b/i;

/** The place a theme is about, with its article, and in one word; null when it is about none that nobody goes into. */
function placeIn(raw: string): { readonly place: string; readonly short: string } | null {
  if (TALE.test(raw)) return null;
  const [, , whole, noun] = PLACE.exec(raw.trim()) ?? [];
  if (whole !== undefined && noun !== undefined)
    return { place: `the ${whole.replace(/\b(?:my|our)\b/gi, 'the')}`, short: `the ${noun.toLowerCase()}` };
  const [, lair, kind] = LURKS.exec(raw.trim()) ?? [];
  if (lair !== undefined && kind !== undefined)
    return /\b(?:under|underneath|beneath) /i.test(raw)
      ? { place: `the dark place under the ${lair}`, short: 'the dark place' }
      : { place: `the ${lair}`, short: `the ${kind.toLowerCase()}` };
  const [, other, heard] = NOISES.exec(raw.trim()) ?? [];
  return other !== undefined && heard !== undefined
    ? { place: `the ${other}`, short: `the ${heard.toLowerCase()}` }
    : null;
}

const WITHIN: readonly (readonly [RegExp, SettingName])[] = [
  [/tunnel|passage|cav|mine|cellar|basement|bunker|vault|crypt|tomb|pyramid|well|underground/, 'cave'],
  [/castle|mansion|manor|tower|temple|ruin|chamber/, 'castle'],
  [/tree ?house|hut|cabin|cottage|shed|barn|mill|den|gate|garage|caravan/, 'garden'],
  [/school/, 'classroom'],
  [/library|museum/, 'library'],
  [/theatre|cinema|circus/, 'stage'],
  [/ship|wreck|pier/, 'boat'],
  [/forest|wood|village|maze/, 'forest'],
  [/bridge/, 'pond'],
  [/fairground|funfair|park|playground/, 'playground'],
  [/\bfarm/, 'farm'],
  [/\bshop|toy ?shop/, 'shop'],
  [/./, 'living-room'],
];

/** Whoever is said to be in there is who is there: "the ghost in the haunted house". */
const isHaunter = ({ hero, raw }: Theme): boolean =>
  hero?.being?.isa === 'magic' &&
  !hero.plural &&
  new RegExp(
    String.raw`\b${hero.word} (?:who lives |who lived |that lives |living )?(?:in|of|under|behind|from)\b`,
    'iu',
  ).test(raw);

const SIBLING = /\b(?:my|our|his|her) (?:\p{L}+ )?(brother|sister|twin|cousin|friend)\b/iu;

function people(company: Company): Pick<WhoIsThere, 'hero' | 'friend'> | null {
  const { theme, hero, child, alsoThere, person, passersBy } = company;
  const kin = SIBLING.exec(theme.raw)?.[1]?.toLowerCase();
  const own = alsoThere[0] ?? (kin === undefined ? undefined : person(`${child.names} ${kin}`, 'child'));
  if (isHaunter(theme)) {
    const friend = own ?? passersBy(1, (being) => being.isa === 'pet' && being.size < 4)[0];
    return friend ? { hero: child, friend } : null;
  }
  // "the haunted house": the house is where, and nobody.
  if (staysAtHome(hero.being) || /^(?:vehicle|thing)$/.test(hero.being?.isa ?? '')) {
    const friend = own ?? passersBy(1, (being) => being.isa === 'pet' && being.size < 4)[0];
    return friend ? { hero: child, friend } : null;
  }
  return hero.isChild ? { hero, friend: own ?? besideOf(company) } : { hero, friend: child };
}

/** Places that are things as well, and can be seen from the street. */
const SEEN: readonly ThingName[] = ['house', 'lighthouse', 'windmill'];

function bind(company: Company): WhoIsThere | null {
  const { theme, child, chance } = company;
  const found = placeIn(theme.raw);
  const pair = people(company);
  if (!found || !pair) return null;
  const { hero, friend } = pair;
  const kind = ['mole', 'badger', 'bat', 'owl', 'dormouse', 'hedgehog'].filter(
    (each) => ![hero, friend].some((who) => who.being?.id === each),
  );
  const inside = isHaunter(theme) ? company.hero : company.meet(chance.pick(...kind));
  const at = WITHIN.find(([words]) => words.test(found.place.toLowerCase()))?.[1] ?? 'living-room';
  return {
    hero,
    friend,
    inside,
    teller: company.person(
      chance.pick(...['Dara', 'Milo', 'Fern', 'Kofi'].filter((each) => each !== child.name)),
      'child',
    ),
    ...found,
    at,
    shown: SEEN.filter((each) => found.short.endsWith(` ${each}`)),
    before: theme.place?.place?.setting ?? (at === 'garden' ? 'garden' : 'street'),
    refrain: chance.pick(
      'Not today, thank you',
      'Another time, perhaps',
      'We were just going',
      'Sorry to have troubled you',
      "We won't stop",
      "Please don't get up",
      'We can see that you are busy',
      'Lovely place, thank you',
      'Some other day, then',
    ),
    chance,
  };
}

export const whoIsThere = arc<WhoIsThere>({
  id: 'who-is-there',
  fits: ({ raw, fear, first, clause, hero }) =>
    fear === null &&
    clause === null &&
    !(first !== null && /\bfirst|start|new\b/i.test(raw)) &&
    hero?.being?.isa !== 'vehicle' &&
    placeIn(raw) !== null
      ? 15
      : 0,
  bind,
  young,
  middle,
  old,
});
