import { escaped } from '../words/escaped.ts';
import { kinWords } from '../facts/kin.ts';
import { withEvent } from './arcs/events/index.ts';
import { withFarWish } from './arcs/brought-by-hand/wish.ts';
import { withCarried } from './arcs/always-with/everywhere.ts';
import { withWhatMelts } from './arcs/while-it-lasts/made-in.ts';
import { withOneOnly, withWhose, withWins } from './own-ways.ts';
import type { Entity, Theme } from './theme.ts';
import { THING_WORDS } from './theme/entries.ts';
import { withWhereLeft } from './theme/meant/left-on.ts';
import { withChildDoing, withDoer, withWhereItWas } from './theme/meant/child-does.ts';
import { withDuty } from './theme/meant/duty.ts';
import { withOwnPart } from './theme/meant/own-part.ts';
import { withRunaway } from './theme/meant/runaway.ts';
import { withTwoThings } from './theme/meant/two-things.ts';

const says = (raw: string, before: string, word: string, after = ''): boolean =>
  new RegExp(String.raw`${before}(?:\p{L}+ ){0,2}?${escaped(word)}${after}`, 'iu').test(raw);

/** Nobody's child has a live one of these: "his dinosaur" is a toy. */
const TOYS =
  /^(?:teddy|bear|bunny|rabbit|elephant|lion|tiger|monkey|giraffe|penguin|panda|koala|sloth|zebra|hippo|crocodile|shark|octopus|whale|wolf|seal|dolphin|kangaroo|unicorn|dinosaur|t-rex|dragon|doll)$/;

/** "he lost his dinosaur at the park": a soft toy, and not somebody to be shown the way home. */
function withLostToy(theme: Theme): Theme {
  const { relation, raw } = theme;
  // "losing her bunny on the train": the train is where, and the bunny is not who has lost it.
  const isLed = theme.hero !== null && !theme.other && /\b(?:lost|los(?:es|ing)|can'?t find|missing)\b.*$/i.test(raw);
  const { hero, other, thing } = isLed
    ? { hero: null, other: theme.hero, thing: null }
    : { hero: theme.hero, other: theme.other, thing: theme.thing };
  if (
    relation !== 'lost' ||
    hero ||
    thing ||
    !other ||
    other.name !== null ||
    !TOYS.test(other.word.replace(/^toy /, ''))
  )
    return theme;
  if (
    isLed &&
    !says(raw, String.raw`\b(?:lost|los(?:es|ing)|can'?t find|missing) (?:his|her|their|my|our|an?) `, other.word)
  )
    return theme;
  if (!says(raw, String.raw`\b(?:his|her|their|my|our) `, other.word)) return theme;
  const like = THING_WORDS.get('teddy')?.entry;
  if (!like) return theme;
  // What it looks like is not known, only that it is soft.
  const thingOf = { ...like, id: 'soft toy', drawn: null, look: 'soft, and flat on one side' };
  const toy: Entity = { ...other, being: null, thing: thingOf };
  const adjectives = other.adjectives.filter((each) => !/^favou?rite$/.test(each));
  return { ...theme, hero: null, other: null, thing: { ...toy, adjectives } };
}

/** "an octopus who helps everyone" is the helper, and nobody is named who is helped. */
function withHelper(theme: Theme): Theme {
  const { relation, hero, other, raw } = theme;
  if (relation !== 'help' || hero || !other) return theme;
  return says(raw, String.raw`^(?:an?|the|our) `, other.word, String.raw` (?:who|that) (?:\p{L}+ ){0,3}?help`)
    ? { ...theme, relation: 'none', hero: other, other: null }
    : theme;
}

/** "a card for my teacher" is made by the child. */
function withMaker(theme: Theme): Theme {
  const { relation, hero, raw } = theme;
  const isOfKin = new RegExp(String.raw`^(?:my |our )?(?:${kinWords.join('|')})\b`, 'iu').test(raw);
  const whose = `\\bfor (?:my|our|his|her|their|the${isOfKin ? '|an?' : ''}) `;
  return relation === 'make' && hero && says(raw, whose, hero.word) ? { ...theme, hero: null } : theme;
}

/** "washing the car with dad": what is washed is not who the book is about. */
function withChore(theme: Theme): Theme {
  const { hero, raw } = theme;
  return hero &&
    hero.name === null &&
    says(raw, String.raw`^(?:wash|clean|polish|paint|fix|mend)(?:ing|es)? (?:the|our|my|a) `, hero.word)
    ? { ...theme, hero: null }
    : theme;
}

/** "going to Granny's house": the house is where, and not who. */
function withHouse(theme: Theme): Theme {
  const { hero, raw } = theme;
  const isHouse = hero !== null && /^(?:house|home|flat|cottage|garden|farm|caravan)$/.test(hero.word);
  const ofKin = new RegExp(
    String.raw`\b(?:${kinWords.join('|')}|cousin|friend|mate|neighbour|teacher)s?['’]?s?['’]? (?:\p{L}+ )?${escaped(hero?.word ?? '')}`,
    'iu',
  );
  if (!isHouse || !ofKin.test(raw)) return theme;
  return { ...theme, relation: theme.place ? theme.relation : 'none', hero: null };
}

/** Verbs that lose an e before "ing". */
const LOSES_E = /(?:danc|mak|rid|hid|driv|writ|giv|liv|tak|com|explor|div|skat|rac|bak|shin|hav|escap|becom)$/;
/** "dreams of touching the sky" wants to touch it; and whoever wants to be enormous is not one too many. */
function withWish(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  const wished = /^wish(?:es|ed) (?:that )?(?:he|she|it|they) (?:(was|were|could be)|could) (.+)$/i.exec(clause ?? '');
  const want = wished ? `${wished[1] === undefined ? '' : 'be '}${wished[2]}` : theme.want;
  if (want === null || !hero) return theme;
  const base = want.replace(/^(\p{L}+?)ing\b/u, (_all, stem: string) =>
    LOSES_E.test(stem) ? `${stem}e` : stem.replace(/([bdgmnprt])\1$/, '$1'),
  );
  // Who wants to be a racing car does not train for it.
  const activity = base.startsWith('be ') && hero.being?.isa !== 'person' ? null : theme.activity;
  return { ...theme, want: base, activity, relation: relation === 'too-many' || wished ? 'want' : relation };
}

/** "the boy across the road": where somebody lives is not where the story goes. */
function withNeighbour(theme: Theme): Theme {
  if (
    theme.hero ||
    !/\b(?:girl|boy|child|family|friend) (?:next[- ]door|(?:across|over) the (?:road|street|way))\b/i.test(theme.raw)
  )
    return theme;
  return { ...theme, place: null, thing: theme.thing?.word === 'door' ? null : theme.thing };
}

const GOAL =
  /\b(?:journey|trip|voyage|adventure|expedition|going|travel\w*|way|quest) to (?:the |a |an )?([\p{Ll} ]{3,32})$/iu;
const STANDS: readonly (readonly [RegExp, NonNullable<Entity['setting']>])[] = [
  [/\b(?:earth|underground|cave|caves|tunnel)\b/, 'cave'],
  [/\b(?:clouds?|sky|rainbow|wind)\b/, 'sky'],
  [/\b(?:stars?|planets?|galaxy|space)\b/, 'space'],
  [/\b(?:sea|ocean)\b/, 'undersea'],
];
/** "a journey to the centre of the earth": a place by all its words, of which nothing is claimed. */
function withGoal(theme: Theme): Theme {
  const { relation, hero, other, place, first, raw } = theme;
  const goal = GOAL.exec(raw.trim())?.[1];
  const isOf = goal !== undefined && / of /.test(goal);
  if (relation !== 'go' || !isOf || other || first || (place?.known ?? false)) return theme;
  // A cloud of "the land of clouds" is part of the name.
  if (hero && !goal.includes(hero.word)) return theme;
  const setting = STANDS.find(([words]) => words.test(goal))?.[1] ?? 'forest';
  const named: Entity = {
    word: goal,
    adjectives: [],
    plural: false,
    name: null,
    being: null,
    place: null,
    thing: null,
    known: false,
    setting,
  };
  return { ...theme, hero: null, place: named };
}

/** "baking with granny" makes something, and a cake is what most of us bake. */
function withCake(theme: Theme): Theme {
  const { relation, hero, thing, activity } = theme;
  const cake = THING_WORDS.get('cake')?.entry;
  if (relation !== 'make' || hero || thing || activity?.id !== 'baking' || !cake) return theme;
  const made: Entity = {
    word: 'cake',
    adjectives: [],
    plural: false,
    name: null,
    being: null,
    place: null,
    thing: cake,
    known: true,
  };
  return { ...theme, thing: made };
}

/** What is made is the last thing said after the word for making, also when nobody has heard of it. */
const MADE = /\bmak(?:e|es|ing) (?:an? |the |some |our |my |his |her |their )?(\p{Ll}{3,}(?: \p{Ll}{3,})?)$/u;
function withWhatIsMade(theme: Theme): Theme {
  const { relation, hero, other, thing, activity, unused, raw } = theme;
  const made = relation === 'make' && !hero && !other && !thing && !activity ? MADE.exec(raw.trim())?.[1] : undefined;
  const words = made?.split(' ') ?? [];
  if (made === undefined || !words.every((each) => unused.includes(each)) || /(?:ing|ed|ly)$/.test(made)) return theme;
  const named: Entity = {
    word: made,
    adjectives: [],
    plural: false,
    name: null,
    being: null,
    place: null,
    thing: null,
    known: false,
  };
  return {
    ...theme,
    thing: named,
    used: [...theme.used, ...words],
    unused: unused.filter((each) => !words.includes(each)),
  };
}

/** "a parrot who says the wrong thing" is odd in that way, and nothing came to the wrong house. */
function withWrongDoing(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  const isOwn =
    clause !== null &&
    /^(?:always |only |never |often )?(?:gets|grants|casts|cooks|plays|brings|delivers|gives|says?|sings?|talks?|barks?|goes|runs?|flies|walks?|wears?|reads?|counts?|tells?|puts?|drives?|grows?|is|does|swims?|knits?|writes?|does everything) /.test(
      clause,
    );
  return relation === 'mix-up' && hero?.being && isOwn
    ? { ...theme, relation: 'none', other: null, thing: theme.thing?.known ? theme.thing : null }
    : theme;
}

/** An elephant's trunk, and a tree's, is no suitcase. */
const withOwnTrunk = (theme: Theme): Theme =>
  theme.thing?.word === 'trunk' && /\b(?:elephants?|mammoths?|tree)\b/i.test(theme.raw)
    ? { ...theme, thing: null }
    : theme;

/** Nothing with fins runs. */
function withFins(theme: Theme): Theme {
  const { clause, hero } = theme;
  if (clause === null || hero?.being?.isa !== 'sea' || !/^(?:ran|runs) (?:away|off)\b/.test(clause)) return theme;
  return { ...theme, clause: clause.replace(/^ran/, 'swam').replace(/^runs/, 'swims') };
}

/** A theme as its parent meant it, where its words alone were taken for something else. */
export const asMeant = (theme: Theme): Theme =>
  [
    withCarried,
    withLostToy,
    withHelper,
    withMaker,
    withChore,
    withHouse,
    withNeighbour,
    withGoal,
    withCake,
    withWish,
    withWhereLeft,
    withWhatMelts,
    withWhatIsMade,
    withWrongDoing,
    withWhose,
    withOneOnly,
    withWins,
    withFins,
    withOwnTrunk,
    withRunaway,
    withTwoThings,
    withChildDoing,
    withDoer,
    withWhereItWas,
    withOwnPart,
    withDuty,
    withFarWish,
    withEvent,
  ].reduce((made, mend) => mend(made), theme);
