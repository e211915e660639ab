import type { SettingName, ThingName } from '@storylantern/contract';
import type { OntologyThing } from '@storylantern/library';
import { staysAtHome } from '../at-home.ts';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Entity } from '../../theme.ts';
import { thingOfKind } from '../../theme/generic-being.ts';
import { nounKind } from '../../theme/noun-kind.ts';
import { besideOf } from '../../company/beside.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A fault of a first try, and the reason for it. */
interface Fault {
  readonly clause: string;
  readonly reason: string;
}

/** Somebody makes something, twice wrongly for a reason; the cure has been minded all along by the one who only helps. */
export interface Making {
  readonly chance: Chance;
  readonly maker: Figure;
  readonly helper: Figure;
  /** Who is not to know of it, and looks in. */
  readonly grownUp: Figure;
  /** Who does what is hot or sharp: the family's grown-up, also when that one helps. */
  readonly hot: Figure;
  /** It is for the grown-up, as the parent says. */
  readonly isForThem: boolean;
  /** "cake", "pancakes". */
  readonly noun: string;
  /** "a cake", "pancakes": with the parent's adjectives. */
  readonly aNoun: string;
  readonly parts: readonly [string, string, string];
  readonly faults: readonly [Fault, Fault];
  /** The spare bit that cures the second fault, with its article; and all of it: "a flat stone, for the bottom". */
  readonly spare: string;
  readonly spareWhole: string;
  /** The same, once it is known: "the flat stone". */
  readonly theSpare: string;
  /** What the thing does in the end, after its name. */
  readonly use: string;
  readonly setting: SettingName;
  /** Where one goes to be cross, or to write a list. */
  readonly aside: SettingName;
  /** What a picture can show of the thing itself. */
  readonly shown: readonly ThingName[];
  /** What the mess covers, and what is still not clean at night. */
  readonly mess: { readonly over: string; readonly left: string };
  /** The sound of the work, for a refrain: "Stir, stir, stir". */
  readonly sound: string;
}

const KITCHEN: ReadonlySet<string> = new Set([
  'dish',
  'cake', 'birthday cake', 'soup', 'pizza', 'pancakes', 'cookie', 'jam', 'ice cream', 'bread', 'lemonade',
]); // prettier-ignore
const OUTDOORS: ReadonlySet<string> = new Set([
  'boat', 'kite', 'treehouse', 'garden', 'mud pie', 'bicycle', 'racing car', 'bird house', 'rocket', 'den', 'igloo', 'bridge', 'scarecrow', 'nest',
]); // prettier-ignore
/** Pictures that would show something else than the text says: a battery is no robot. */
const NOT_SHOWN: ReadonlySet<ThingName> = new Set([
  'battery',
  'paint',
  'sock',
  'wheel',
  'seedling',
  'bucket',
  'saucepan',
]);

/** For something nobody has a recipe for: true of anything that stands, and claims nothing else. */
const ANYTHING = {
  parts: ['a good many lids', 'a ball of wool', 'the inside of an old clock'],
  faults: [
    { clause: 'it came to bits', reason: 'it was only held together by hoping' },
    { clause: 'it fell over', reason: 'all the weight was at the top' },
  ],
  spare: 'a flat stone, for the bottom',
  use: 'stood there all by itself, looking pleased',
} as const;

/** What grows takes weeks, and this book a day: its garden is one in a tray. */
const GARDEN = {
  parts: ['a wide old tray', 'a bag of moss', 'a heap of pebbles'],
  faults: [
    { clause: 'the pond ran away', reason: 'there was a crack in that corner' },
    { clause: 'all the trees fell over', reason: 'they were twigs, and twigs cannot stand up in moss' },
  ],
  spare: 'a jar of good brown earth',
  use: 'stood up straight, and by supper a beetle had moved in',
} as const;

/** What a thing is to do in the end when the theme says what is odd about it, past tense after "it". */
const ODD_USE: Readonly<Record<string, string>> = {
  flying: 'rose off the table, and went three times round the lamp',
  talking: 'said good evening to everybody, one after another',
  singing: 'sang one note, quite low, and everybody joined in',
  dancing: 'danced from one end of the table to the other',
  invisible: 'could be found by bumping into it, and by no other way',
  glowing: 'shone so that nobody needed the lamp',
  bouncing: 'bounced to the door and back, all by itself',
  time: 'took them back to breakfast, and there was toast again',
  bouncy: 'bounced to the door and back, all by itself',
};

/** What a box becomes on a wet day. */
const OF_A_BOX = {
  parts: ['a very big box', 'a brown crayon', 'a roll of tape'],
  faults: [
    { clause: 'the door fell off', reason: 'it had been cut on all four sides' },
    { clause: 'the roof came down on everybody', reason: 'there was nothing to hold the middle up' },
  ],
  spare: 'a broom, for the middle',
  use: 'stood up by itself, and in it the rain sounded much further off',
} as const;
const IS_OF_A_BOX = /^cardboard box$/i;

/** Stirred in a bowl out of what is in most kitchens. */
const SLIME = {
  parts: ['a big bowl', 'a box of cornflour', 'a jug of water'],
  faults: [
    { clause: 'it ran off the table', reason: 'there was too much water in it' },
    { clause: 'it would not let go of anybody', reason: 'it had not been stirred for long enough' },
  ],
  spare: 'a wooden spoon',
  use: "went through everybody's fingers, and back into the bowl",
} as const;
const IS_SLIME = /^(?:slime|goo|gloop|oobleck|playdough|play dough|putty)$/;

type Makeable = OntologyThing & Required<Pick<OntologyThing, 'parts' | 'wrong' | 'left' | 'use'>>;
const isMakeable = (thing: OntologyThing): thing is Makeable =>
  thing.parts !== undefined && thing.wrong !== undefined && thing.left !== undefined && thing.use !== undefined;

/** Another room than the one with the mess. */
const ASIDE: Readonly<Partial<Record<SettingName, SettingName>>> = {
  kitchen: 'living-room',
  'living-room': 'kitchen',
  garden: 'kitchen',
};
const INDOORS: readonly SettingName[] = ['kitchen', 'living-room'];

function settingOf(thing: OntologyThing | null): SettingName {
  if (thing === null) return 'living-room';
  if (thing.id === 'sandcastle') return 'beach';
  if (thing.id === 'snowman' || thing.id === 'igloo') return 'snow';
  return KITCHEN.has(thing.id) ? 'kitchen' : OUTDOORS.has(thing.id) ? 'garden' : 'living-room';
}

/** The refrain's noise: what hands do in a kitchen, in a bed of earth, at a bench. */
function soundOf(chance: Chance, thing: OntologyThing | null): string {
  if (thing !== null && KITCHEN.has(thing.id))
    return chance.pick(
      'Stir, stir, stir',
      'Mix, mix, splat',
      'Pour and stir',
      'Plop, and stir',
      'Round and round, and plop',
    );
  if (thing !== null && ['garden', 'sandcastle', 'snowman', 'igloo', 'mud pie'].includes(thing.id))
    return chance.pick('Pat, pat, pat', 'Heap and pat', 'Dig, dig, pat', 'Scoop, and pat, and scoop');
  return chance.pick(
    'Tap, tap, tap',
    'Snip, stick, tap',
    'Tap, tap, twist',
    'Fold, and stick, and bang',
    'Bend it, tap it',
  );
}

/** "grandpa and I build a rocket". */
const leads = (raw: string, { name }: Figure): boolean =>
  new RegExp(`^(?:my |our )?${name} and (?:i|me|we|the|an?|our)\\b`, 'i').test(raw);

/** "a kite with grandpa": the grown-up is who helps. "A cake for Mummy", "dad's birthday cake": it is for the grown-up. */
function roles(company: Company): Pick<Making, 'helper' | 'grownUp' | 'hot' | 'isForThem'> {
  const { grownUp, theme, alsoThere, chance, hero, person } = company;
  const known = !grownUp.name.startsWith('the ');
  const said = (before: string, after = ''): boolean =>
    known && new RegExp(`\\b${before} (?:my |our |his |her |their )?${grownUp.name}\\b${after}`, 'i').test(theme.raw);
  const isForThem = said('for') || (known && new RegExp(`\\b${grownUp.name}['’]?s\\b`, 'i').test(theme.raw));
  if (
    !hero.isChild ||
    isForThem ||
    !(said('with') || said('and') || leads(theme.raw, grownUp) || said('help(?:s|ing)?'))
  )
    return { helper: besideOf(company), grownUp, hot: grownUp, isForThem };
  const [name, from] = chance.pick(['Mrs Hill', 'next door'], ['Mr Novak', 'number nine'], ['Mrs Lamb', 'upstairs']);
  const neighbour = person(name, 'neighbour');
  const other = alsoThere[0] ?? { ...neighbour, introduced: `${name} from ${from}` };
  return { helper: grownUp, grownUp: other, hot: grownUp, isForThem: false };
}

/** "dumplings": a dish that is never one. */
const isMany = ({ word, thing }: Pick<Entity, 'word' | 'thing'>): boolean =>
  thing?.id === 'dish' && /[^su]s$/.test(word);

function named(entity: Entity): { noun: string; aNoun: string } {
  const uncounted = entity.thing?.uncounted === true || IS_SLIME.test(entity.word) || isMany(entity);
  // A pancake is never made alone.
  const noun = uncounted && entity.thing?.id.endsWith('s') ? entity.thing.id : entity.word;
  const whole = [...entity.adjectives.filter((each) => !/^(?:best|worst)$/.test(each)), noun].join(' ');
  return { noun, aNoun: uncounted ? whole : withArticle(whole) };
}

/** What a thing of a theme is as something to be made: food without a recipe is made as a dish of its kind. */
function asMade({ word, thing }: Pick<Entity, 'word' | 'thing'>): OntologyThing | null {
  if (thing === null || isMakeable(thing)) return thing;
  const kind = nounKind(word);
  return (kind && thingOfKind(word, { ...kind, drawn: thing.drawn })) ?? thing;
}

/** What nobody can put on a table, and so does not fall over. */
const NOTHING_TO_HOLD = /^(?:colou?r|sound|noise|smell|wish|dream|wind|shadow|secret|promise)s?$/i;

export const making = arc<Making>({
  id: 'making',
  fits: ({ raw, relation, thing, clause }) => {
    // Who can make rainbows has no need of lids and wool, and who only ever makes one thing has made it.
    if (clause !== null && /^(?:can|only|never|always) /.test(clause)) return 0;
    // What is chosen or picked is there already.
    if (thing !== null && /\b(?:choos\w+|pick\w*|buy\w*|grow\w*|find\w*) /i.test(raw) && relation === 'none') return 0;
    // The last one was made before the book began.
    if (thing === null || thing.adjectives.includes('last') || NOTHING_TO_HOLD.test(thing.word)) return 0;
    const made = asMade(thing);
    const makeable = made !== null && isMakeable(made) && made.id !== 'song';
    if (relation === 'make') return makeable ? 12 : 9;
    if (relation === 'help') return makeable ? 10 : 0;
    return makeable && ['none', 'want'].includes(relation) ? 6 : 0;
  },
  bind: (company) => {
    const { chance, hero, theme } = company;
    const entity = theme.thing;
    // Things are made at a table, which whales and clouds do not come to.
    if (entity === null || (hero.being?.isa !== 'vehicle' && staysAtHome(hero.being))) return null;
    const known = asMade(entity);
    const isOfTime = /\btime[- ]machine\b/i.test(theme.raw);
    // Food that nobody has a recipe for is not made of lids.
    if (known !== null && (!isMakeable(known) || known.id === 'song')) return null;
    const recipe =
      known === null
        ? IS_SLIME.test(entity.word)
          ? SLIME
          : ANYTHING
        : entity.adjectives.some((each) => IS_OF_A_BOX.test(each))
          ? OF_A_BOX
          : known.id === 'garden'
            ? GARDEN
            : {
                parts: known.parts,
                // The authored cure is for the first fault, so that one comes last.
                faults: [
                  { clause: known.wrong[1][0], reason: known.wrong[1][1] },
                  { clause: known.wrong[0][0], reason: known.wrong[0][1] },
                ] as const,
                // One of whatever it is, so that it can be minded, lost and missed.
                spare: known.left
                  .replace(/^(?=two |three |four |five )/, 'a set of ')
                  .replace(/^(an? .+?) and an? .+$/, '$1'),
                use: isMany({ word: entity.word, thing: known }) ? known.use.replace(/^was /, 'were ') : known.use,
              };
    const setting = IS_SLIME.test(entity.word) ? 'kitchen' : recipe === OF_A_BOX ? 'living-room' : settingOf(known);
    return {
      chance,
      maker: hero,
      ...roles(company),
      ...named(isOfTime ? { ...entity, word: 'time machine' } : entity),
      parts: recipe.parts,
      faults: recipe.faults,
      spare: recipe.spare.replace(/,.*$/, ''),
      spareWhole: recipe.spare,
      theSpare: recipe.spare
        .replace(/,.*$/, '')
        .replace(/^(?:an? )?/, (article) => (article === '' ? 'that ' : 'the ')),
      use:
        [...(isOfTime ? ['time'] : []), ...entity.adjectives]
          .map((each) => ODD_USE[each.toLowerCase()])
          .find((each) => each !== undefined) ?? recipe.use,
      setting,
      aside: ASIDE[setting] ?? setting,
      mess: INDOORS.includes(setting) ? { over: 'floor', left: 'ceiling' } : { over: 'ground', left: 'gate' },
      shown: known?.drawn && (!NOT_SHOWN.has(known.drawn) || namesThing(known.use, known.drawn)) ? [known.drawn] : [],
      sound: soundOf(chance, known),
    };
  },
  young,
  middle,
  old,
});
