import type { Theme } from '../../books/theme.ts';
import type { Matter } from './couplet.ts';
import { DEAR_ONES } from './dear-ones.ts';
import { EVERY_DAY } from './every-day.ts';
import { HARD_DAYS } from './hard-days.ts';

/** Death is asked about, feared or expected: a song that says somebody has died would not be true. */
const NOBODY_HAS_DIED =
  /\b(?:(?:has|have|had|having|needs?|going|about|will|must|might|may|could|would) (?:to )?(?:be )?(?:put (?:down|to sleep)|die)|(?:is|are|'s|’s) dying|dying of|(?:scared|afraid|frightened|terrified|worr(?:y|ied|ies)|fear\w*|anxious|asks?|asking|asked|questions?|talk(?:s|ing)?|nightmares?|dreams?)\b.{0,40}\b(?:die[sd]?|dying|death|dead|heaven)|what happens (?:when|after)|why (?:do|does|did|must)|what (?:is|are|does) (?:death|dying|dead|heaven|being dead))\b/i;
const SOMEBODY_DID = /\b(?:died|passed away|funeral)\b/i;
const IS_OF_DEATH = /^(?:pet|somebody)-died$/;

/** The matter that hurts which a theme names; null for none. */
export const hardMatterOf = ({ raw }: Theme): Matter | null => {
  const isFalse = NOBODY_HAS_DIED.test(raw) && !SOMEBODY_DID.test(raw);
  return HARD_DAYS.find((each) => each.asks.test(raw) && !(isFalse && IS_OF_DEATH.test(each.id))) ?? null;
};

/**
 * A tale's hero is an animal or a creature; a person may be the child, and a thing is what it is about: "sharing the
 * digger" too.
 */
const IS_NOBODY_ELSE = /^(?:person|thing)$/;

/**
 * The matter of a child's day which a theme names; null for none, and for tales: "a dragon who will not brush his teeth"
 * is about the dragon.
 */
export const everyDayMatterOf = ({ raw, hero }: Theme): Matter | null =>
  hero === null ||
  hero.being === null ||
  IS_NOBODY_ELSE.test(hero.being.isa) ||
  (hero.being.isa === 'vehicle' && /^\s*\p{L}+ing\b/u.test(raw)) ||
  /^\s*jealous/i.test(raw)
    ? ([...EVERY_DAY, ...DEAR_ONES].find((each) => each.asks.test(raw)) ?? null)
    : null;

const KIN =
  /\b(?:great[- ])?(?:grandpa|grandad|granddad|grandma|granny|nana|nanna|nan|gran|grandmother|grandfather|papa|pops|abuela|abuelo|nonna|nonno|oma|opa|mum|mummy|mom|mommy|dad|daddy)\b/i;
const OTHERS = /\b(?:uncle|aunt|auntie|aunty|brother|sister|friend|teacher|cousin|neighbour|neighbor|baby)\b/i;
const PETS =
  /\b(?:dog|puppy|cat|kitten|hamster|guinea pig|rabbit|bunny|goldfish|fish|budgie|parrot|bird|hen|chicken|pony|horse|tortoise|gerbil|mouse|rat|snail|lizard|gecko|snake)\b/i;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Who has died, or is loved, in the parent's own word: "Grandpa", "your uncle", "the hamster", "someone we love". */
export function whoIsMissed({ raw }: Theme, matter: Matter): string {
  const pet = PETS.exec(raw)?.[0].toLowerCase();
  if (matter.id === 'pet-died') return pet === undefined ? 'our pet' : `the ${pet}`;
  if (matter.id === 'dear-one') {
    const all = [...raw.matchAll(new RegExp(KIN.source, 'gi'))].map(([said]) =>
      capital(said.replace(/^great[- ]/i, '')),
    );
    return [...new Set(all)].slice(0, 2).join(' and ');
  }
  const kin = KIN.exec(raw)?.[0].replace(/^great[- ]/i, '');
  if (kin !== undefined) return capital(kin);
  const other = OTHERS.exec(raw)?.[0].toLowerCase();
  if (other === 'baby') return 'the baby';
  return other === undefined ? 'someone we love' : `your ${other.replace('neighbor', 'neighbour')}`;
}

/** What stands after "my" or "your" without more ado. */
const OWN =
  /\b(?:wheelchair|stutter|stammer|hearing aid|autism|adhd|eczema|allergy|diabetes|birthmark|dyslexia|christmas|diwali|eid|hanukkah|chanukah|kwanzaa|ramadan|easter|passover|thanksgiving|nowruz|new year|school|nursery|kindergarten|preschool|daycare|playgroup|two (?:mums|mummies|moms|mommies|mamas|mothers|dads|daddies|papas|fathers))\b/i;

/** Whoever is being made much of while the child looks on: "the new kitten"; null when it is a person or nobody. */
export const rivalOf = ({ hero }: Theme, matter: Matter): string | null =>
  matter.id === 'jealous' && hero?.being && hero.being.isa !== 'person'
    ? `the ${[...hero.adjectives, hero.word].join(' ')}`.slice(0, 24)
    : null;

/** What the parent calls the matter, where a line can say it: "stutter", "Diwali"; null where it cannot. */
export function matterSaid({ raw }: Theme, matter: Matter): string | null {
  const said = OWN.exec(raw)?.[0].toLowerCase();
  if (said === undefined) return null;
  if (said === 'adhd') return 'ADHD';
  return matter.id === 'feast' ? said.split(' ').map(capital).join(' ') : said;
}
