import { ANIMALS, SETTINGS, THINGS, type SettingName } from '@storylantern/contract';
import type { Being, Drawing, OntologyThing } from '@storylantern/library';
import type { NounKind, NounSort } from './noun-kind.ts';

/** What somebody of an unknown kind may be. */
export type Sort = 'animal' | 'person' | 'vehicle' | 'thing';

const DRAWN: Readonly<Record<Sort, Drawing>> = {
  animal: { animal: 'monster' },
  person: { person: 'adult', costume: null },
  vehicle: { thing: 'car' },
  thing: { thing: 'box' },
};
const ISA: Readonly<Record<Sort, Being['isa']>> = {
  animal: 'wild',
  person: 'person',
  vehicle: 'vehicle',
  thing: 'thing',
};

/** A being for a word nobody knows. It claims nothing that could be untrue of whatever the parent had in mind. */
export function genericBeing(word: string, sort: Sort, drawing: Drawing = DRAWN[sort]): Being {
  return {
    id: word,
    plural: `${word}${/(?:[sxz]|ch|sh)$/.test(word) ? 'es' : 's'}`,
    isa: ISA[sort],
    names: ['Bobbin', 'Pim', 'Tansy', 'Mallow', 'Quill', 'Hazel', 'Odd', 'Nib'],
    home: 'house at the end of the lane',
    setting: 'garden',
    eats: 'whatever was for supper',
    says: 'Hm',
    does: 'looked at everything twice, in case it had changed',
    touch: 'only itself, and rather warm',
    sleeps: 'stay quite still and stop talking',
    can: ['gentle', 'warm'],
    scary: 'could do anything at all',
    need: 'lost-way',
    size: 2,
    drawing,
  };
}

const ANIMAL_NAMES: ReadonlySet<string> = new Set(ANIMALS);
const THING_NAMES: ReadonlySet<string> = new Set(THINGS);
const SETTING_NAMES: ReadonlySet<string> = new Set(SETTINGS);
const isAnimalName = (name: string | null): name is (typeof ANIMALS)[number] => name !== null && ANIMAL_NAMES.has(name);
const isThingName = (name: string | null): name is (typeof THINGS)[number] => name !== null && THING_NAMES.has(name);
const isSettingName = (name: string | null): name is SettingName => name !== null && SETTING_NAMES.has(name);

/** The shape that is nearest to most animals with fur and no shape of their own. */
const FURRY: Drawing = { animal: 'guinea-pig', coat: 'brown' };
const IN_WATER: ReadonlySet<string> = new Set(['fish', 'shark', 'whale', 'octopus', 'seal', 'crab', 'star', 'shell']);
const SMALL: ReadonlySet<string> = new Set(
  'spider butterfly bee ladybird caterpillar snail mouse star shell crab frog bird'.split(' '),
);
const LARGE: ReadonlySet<string> = new Set('whale elephant giraffe dinosaur horse cow'.split(' '));

/** An animal of which no more is known than its kind: a kind of fish swims, and that is all that is said of it. */
function animalOf(word: string, drawn: string | null): Being {
  const drawing: Drawing = isAnimalName(drawn) ? { animal: drawn } : isThingName(drawn) ? { thing: drawn } : FURRY;
  const being = genericBeing(word, 'animal', drawing);
  const shape = drawn ?? '';
  const wet = IN_WATER.has(shape);
  return {
    ...being,
    home: 'same place as always',
    touch: 'like nobody else',
    setting: wet ? 'undersea' : being.setting,
    can: wet ? ['gentle', 'swim'] : SMALL.has(shape) ? ['gentle', 'small'] : being.can,
    size: LARGE.has(shape) ? 5 : SMALL.has(shape) ? 1 : being.size,
  };
}

/** How a thing of a kind is shown when nothing nearer is known of it. */
const SHOWN_AS: Readonly<Partial<Record<NounSort, (typeof THINGS)[number]>>> = {
  food: 'bowl',
  plant: 'seedling',
  instrument: 'music',
  clothing: 'shirt',
  weather: 'cloud',
  sky: 'star',
  rock: 'rock',
  building: 'house',
};

/** Somebody of a kind: an animal of the nearest honest shape, a person at work, a thing with a face. */
export function beingOfKind(word: string, { sort, drawn }: NounKind): Being {
  if (sort === 'animal') return animalOf(word, drawn);
  if (sort === 'person') return genericBeing(word, 'person');
  const own = word.replaceAll(' ', '-');
  const thing = isThingName(own) ? own : isThingName(drawn) ? drawn : SHOWN_AS[sort];
  return genericBeing(word, sort === 'vehicle' ? 'vehicle' : 'thing', thing ? { thing } : undefined);
}

/** Where a place or a building of a kind stands; undefined for what is no place. */
export function settingOfKind({ sort, drawn }: NounKind): SettingName | undefined {
  if (sort !== 'place' && sort !== 'building') return undefined;
  if (isSettingName(drawn)) return drawn;
  return drawn === 'room'
    ? 'living-room'
    : drawn === 'school'
      ? 'classroom'
      : drawn === 'earth'
        ? 'mountain'
        : 'street';
}

/** Food that is said without "a". */
const SAID_OF_MUCH =
  /(?:^(?:pasta|sushi|rice|porridge|toast|lasagne|lasagna|custard|jelly|butter|sugar|salt|mint|hummus|couscous|granola|muesli|tofu|fudge|toffee|chocolate|candyfloss|gravy|ketchup|mustard|mayonnaise|spinach|kale|celery|garlic|ginger|bacon|ham|ravioli|gnocchi|macaroni|linguine|tagliatelle|risotto|paella|guacamole|food|tea|juice|milkshake|water|cocoa|dough|flour|seafood|fruit|cereal)$)/;

/** Nobody cooks these: they are spread and cut. */
const SPREAD = /\b(?:sandwich(?:es)?|wraps?|rolls?|toast|bagels?)$/;

/** A dish that no entry knows, as something to be made, looked for and shared; what is in it nobody says. */
function dishOf(word: string, drawn: string | null): OntologyThing {
  const isSpread = SPREAD.test(word);
  return {
    id: 'dish',
    words: [word],
    ...(SAID_OF_MUCH.test(word) ? { uncounted: true as const } : {}),
    look: 'just enough for everybody',
    like: ['sweet'],
    parts: [isSpread ? 'the big board' : 'the big bowl', 'the middle-sized spoon', 'everything on the list'],
    wrong: isSpread
      ? [
          ['it stuck to the spoon and would not let go', 'there was far too much jam on it'],
          ['it slid about on the plate', 'one side was thick and the other was thin'],
        ]
      : [
          ['it stuck to the spoon and would not let go', 'it was still too dry'],
          ['it slid about on the plate', 'nobody had let it stand'],
        ],
    left: isSpread ? 'a small pot of butter' : 'a small jug of water',
    use: 'was put in the middle, and everybody stopped talking',
    drawn: isThingName(drawn) ? drawn : 'bowl',
  };
}

/** Nobody stirs these. */
const NOT_STIRRED = /^(?:cup|nuts|lollipop|grapes|ice-cream|cheese|egg)$/;

/** The thing a noun of a kind names, when its kind is enough to tell how it is made; null otherwise. */
export const thingOfKind = (word: string, { sort, drawn }: NounKind): OntologyThing | null =>
  sort === 'food' && !NOT_STIRRED.test(drawn ?? '') ? dishOf(word, drawn) : null;
