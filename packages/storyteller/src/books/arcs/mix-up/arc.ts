import type { SettingName, ThingName } from '@storylantern/contract';
import { ONTOLOGY_THINGS, type OntologyThing } from '@storylantern/library';
import { namesWord } from '../../audit/thing-words.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../../theme/entries.ts';
import { middle } from './middle.ts';
import { livingNearBy, outsideOf, worldOf } from '../near-by.ts';
import { old } from './old.ts';
import { ORDERS, type Order } from './orders.ts';
import { wrongUses, type WrongUse } from './wrong-uses.ts';
import { young } from './young.ts';

/** The thing that came to the wrong house. */
interface Strayed {
  /** "hat", "pair of boots". */
  readonly noun: string;
  /** "a hat". */
  readonly a: string;
  /** What it looks like, after "It was"; null when not known. */
  readonly look: string | null;
  /** What it does where it belongs, past tense, after its name; null when not known. */
  readonly use: string | null;
  /** What pictures show of it, when they can. */
  readonly things: readonly ThingName[];
}

/** Two parcels, one string, two wrong doors. */
export interface MixUp {
  readonly hero: Figure;
  /** Who stands by: the child beside another hero, a small friend beside the child. */
  readonly beside: Figure;
  /** Goes along when the hero is a child; null when the hero is not. */
  readonly grownUp: Figure | null;
  /** Whose thing it is, and who has the hero's. */
  readonly owner: Figure;
  readonly strayed: Strayed;
  readonly order: Order;
  readonly uses: readonly [WrongUse, WrongUse];
  /** What was there from the first page and tells in the end whose it is. */
  readonly clue: 'string' | 'label';
  readonly home: SettingName;
  readonly outside: SettingName;
  readonly ownerAt: SettingName;
  /** The owner's house, where there are houses. */
  readonly dwelling: readonly ThingName[];
  /** After "all the way to": a place of the theme, else a door of no importance. */
  readonly far: string;
  readonly onLand: boolean;
  readonly chance: Chance;
}

/** What is said with a measure, because it is uncounted or comes in twos. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/^(?:boots|mittens|glasses|goggles|wings|armbands|ballet shoes|ice skates|roller skates|scissors)$/, 'pair of'],
  [/^(?:pancakes|spaghetti|peas|popcorn)$/, 'plate of'],
  [/^(?:honey|jam|paint|flour|bubbles)$/, 'jar of'],
  [/^(?:soup|milk|lemonade)$/, 'bowl of'],
  [/^(?:bread)$/, 'loaf of'],
  [/^(?:wool|yarn|string)$/, 'ball of'],
  [/^(?:nuts|marbles|blocks|grapes|cherries)$/, 'bag of'],
];
/** Nobody sends these by post. */
const STAYS_WHERE_IT_IS =
  /^(?:picnic|party|garden|bridge|house|star|moon|sun|rainbow|puddle|bubble|water|igloo|treehouse|sandcastle|den|band|picture show)$/;
/** Parcels that come to the wrong house when the theme names none. */
const USUAL = [
  'hat',
  'umbrella',
  'teapot',
  'trumpet',
  'telescope',
  'drum',
  'broom',
  'basket',
  'lamp',
  'mirror',
  'bell',
];

function strayedOf(word: string, thing: OntologyThing): Strayed {
  const measure = MEASURES.find(([of]) => of.test(thing.id))?.[1] ?? (thing.uncounted ? 'box of' : null);
  const noun = measure === null ? word : `${measure} ${thing.id}`;
  return {
    noun,
    a: withArticle(noun),
    look: thing.look,
    use: thing.use ?? null,
    things: thing.drawn === null ? [] : [thing.drawn],
  };
}

/** What things come in; there is then any thing in it. */
const ONLY_WRAPPED = /^(?:present|parcel)$/;

/** "The wrong boots" is about boots that came to the wrong child, not about boots that got something wrong. */
const isOnlyThing = ({ relation, hero, thing }: Theme): boolean =>
  relation === 'mix-up' && thing === null && hero?.thing !== null && hero?.being?.isa === 'thing' && hero.name === null;

/** The theme's own thing when it can be sent, else any. */
function thingFor({ theme, chance, hero, other }: Company): readonly [word: string, thing: OntologyThing] | null {
  const own = isOnlyThing(theme) ? theme.hero : theme.thing;
  if (own?.thing && !ONLY_WRAPPED.test(own.thing.id)) {
    return STAYS_WHERE_IT_IS.test(own.thing.id) ? null : [own.word, own.thing];
  }
  const said = ONTOLOGY_THINGS.find(
    (each) =>
      each.drawn !== null &&
      !ONLY_WRAPPED.test(each.id) &&
      !STAYS_WHERE_IT_IS.test(each.id) &&
      each.words.some((word) => namesWord(theme.raw, word)),
  );
  if (said && theme.hero?.thing !== said) return [said.id, said];
  const usual = ONTOLOGY_THINGS.filter(
    (each) => USUAL.includes(each.id) && each.drawn !== null && each.id !== hero.kind && each.id !== other?.kind,
  );
  if (usual.length === 0) return null;
  const any = chance.pick(...usual);
  return [any.id, any];
}

/** Somebody else whom the theme names, though it gave them no part. */
function alsoNamed({ theme, hero }: Company, strayed: Strayed): string | undefined {
  return theme.raw
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .map(beingNamed)
    .find(
      (being) =>
        being !== undefined &&
        being.size > 1 &&
        being.id !== hero.being?.id &&
        being.id !== theme.hero?.being?.id &&
        !('thing' in being.drawing) &&
        !namesWord(strayed.noun, being.id),
    )?.id;
}

function ownerOf(company: Company, hero: Figure, strayed: Strayed): Figure | undefined {
  const { theme, other } = company;
  if (other?.being && theme.other?.known) return other;
  // "two penguins swap places": the other one is a penguin too.
  if (theme.hero?.being && theme.hero.plural && !hero.isChild) return company.meet(theme.hero.being.id);
  const named = theme.relation === 'mix-up' ? alsoNamed(company, strayed) : undefined;
  if (named !== undefined) return company.meet(named);
  return livingNearBy(hero, 1, company, (being) => being.size > 1)[0];
}

function bind(company: Company): MixUp | null {
  const { theme, child, grownUp, chance } = company;
  // "A present that came to the wrong house" came to the child's.
  const isParcel = theme.hero !== null && ONLY_WRAPPED.test(theme.hero.word) && theme.hero.name === null;
  const hero = isOnlyThing(theme) || isParcel ? child : company.hero;
  const found = thingFor(company);
  const [pet] =
    hero === company.hero ? [company.friend] : livingNearBy(child, 1, company, (being) => being.isa === 'pet');
  if (!found || !pet) return null;
  const [word, thing] = found;
  const strayed = strayedOf(word, thing);
  const owner = ownerOf(company, hero, strayed);
  if (!owner) return null;
  const world = worldOf(hero);
  const taken = [...strayed.noun.split(' '), thing.id, hero.kind, owner.kind];
  const orders = ORDERS.filter((each) => !taken.includes(each.noun) && (world === 'land' || each.anywhere === true));
  const [first, second] = chance.some(2, wrongUses(`${word} ${thing.id}`, thing.like, world));
  if (!first || !second || orders.length === 0) return null;
  const place = theme.place?.place;
  return {
    hero,
    beside: hero.isChild ? pet : child,
    grownUp: hero.isChild ? grownUp : null,
    owner,
    strayed,
    order: chance.pick(...orders),
    uses: [first, second],
    clue: chance.pick('string', 'label'),
    home: hero.being?.setting ?? 'living-room',
    outside: outsideOf(hero),
    ownerAt: place ? place.setting : outsideOf(worldOf(owner) === world ? owner : hero),
    dwelling: world === 'land' && !place ? ['house'] : [],
    far: place
      ? place.id
      : world === 'land'
        ? chance.pick(
            'a small house with a round door',
            'a crooked house with a straight chimney',
            'a house with one green shutter',
            'the last house but one',
            'a tall house with a fish knocker',
            'a house with a bench outside',
          )
        : world === 'sea'
          ? chance.pick('a hole in a rock', 'an old pot on its side', 'a crack with a curtain of weed')
          : chance.pick('a very small planet', 'the second rock on the left', 'a planet the colour of toast'),
    onLand: world === 'land',
    chance,
  };
}

const POST = /\b(?:parcel|letter|post|mail|present|package|deliver\w*)s?\b/i;

/** What is said of two things, or of two who are taken for each other. */
const SENT_WRONG =
  /\b(?:swap\w*|swop\w*|switch\w*|trad(?:e|es|ed|ing)|(?:parcel|letter|present|package|bag|suitcase|luggage|coat|hat|boot|shoe|lunchbox|mail|post|deliver\w*)e?s?\b.*\b(?:wrong|mixed|mix(?:es|ing)?[- ]up)|wrong (?:house|door|address|person|child|boots?|shoes?|coat|hat|bag|parcel|present|letter|suitcase|lunchbox)|mixed[- ]up (?:mail|post|parcels?|letters?|presents?|bags?|suitcases?|coats?|hats?|shoes?|boots?|lunchbox(?:es)?))\b/i;

/** "picking strawberries" is something done; nobody sends for it. */
const DOING = /^\p{L}+ing\b/u;

/** A spell that goes wrong and turns somebody into a frog has brought nothing to the wrong door. */
const TURNED_INTO = /\b(?:spells?|turn(?:s|ed|ing)? .*\binto)\b/i;

function fits({ relation, hero, other, thing, raw, clause }: Theme): number {
  if (TURNED_INTO.test(raw)) return 0;
  // It tells of what came to the wrong door, or was swapped. What got mixed up in the wash, or done wrong, is another story.
  if (relation === 'mix-up') return SENT_WRONG.test(raw) ? 11 : 2;
  // What somebody is known for is told of them, and not of a parcel.
  if (clause !== null) return relation === 'none' || relation === 'friend' ? 2 : 0;
  const sends =
    thing?.thing !== undefined &&
    thing?.thing !== null &&
    thing.known &&
    // Nobody's tooth comes by post.
    !/^(?:picnic|party|tooth|teeth|hair|nose|tail|ear|wing|tummy|bed|bath|bridge|web)s?$/.test(thing.word);
  if ((relation === 'friend' || relation === 'none' || relation === 'go') && sends && POST.test(raw)) return 12;
  if (relation !== 'none' && relation !== 'want') return 0;
  if (sends && (hero?.being || other)) return 5;
  return sends && relation === 'none' && !DOING.test(raw.toLowerCase()) ? 4 : 0;
}

/** Two things are swapped on the way, and each is happy for a while in the wrong house. */
export const mixUp = arc<MixUp>({
  id: 'mix-up',
  fits,
  // Nothing else happens in it.
  only: /^(?!mixed|swap|deliver|bring|brought|open|find|found)/,
  bind,
  young,
  middle,
  old,
});
