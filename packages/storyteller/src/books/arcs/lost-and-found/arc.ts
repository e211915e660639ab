import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import type { Entity } from '../../theme.ts';
import { BORROWERS, SPOTS, type Borrower, type Spot } from './borrowers.ts';
import { besideOf } from '../../company/beside.ts';
import { whose, type Owners } from './whose.ts';
import { byHandMiddle, byHandYoung } from './by-hand.ts';
import { byHandOld } from './by-hand-old.ts';
import { isOnlyWhereItIs } from '../only-where-it-is.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A thing is lost; somebody small has a use for it; a clue lay there from the first page; a fair swap is found. */
export interface LostAndFound {
  readonly chance: Chance;
  readonly child: Figure;
  readonly owner: Figure;
  /** Who looks with the owner. */
  readonly searcher: Figure;
  /** The same for the longest telling, in which the owner is to show the thing. */
  readonly long: Owners & { readonly grownUp: Figure };
  /** The owner is a being of a story, who has come to stay. */
  readonly isGuest: boolean;
  readonly grownUp: Figure;
  /** The thing was in somebody's hand: the day is done again, with somebody for the thing. */
  readonly isByHand: boolean;
  /** For whom it was put down: the searcher whom the owner had missed, else the grown-up who came home. */
  readonly hugged: Figure;
  /** Who is thought to have it, and has not. */
  readonly visitor: Figure;
  readonly borrower: Figure;
  readonly borrowed: Borrower;
  /** "teddy"; with the parent's adjectives and an article: "an old teddy". */
  readonly noun: string;
  readonly aNoun: string;
  /** ", lent by Grandpa", when it is somebody else's; else empty. */
  readonly lent: string;
  /** After "It was". */
  readonly look: string;
  readonly shown: readonly ThingName[];
  readonly spots: readonly [Spot, Spot, Spot];
}

/** Nobody has one of these and can lose it. */
export const NOBODYS =
  /(?:puddle|pea|rain|snow|door|stairs?|kitchen|bed|bath|bathtub|party|house|garden|wall|window|web|nest|tree|rainbow|cloud|leaf|flower|strawberry|apple|vegetable|carrot|pumpkin|turnip|potato|soup|pancake|pizza|song|music|sandcastle|snowman|den|cave|road|bridge|picnic|dinner|lunch|birthday|dummy)s?$/;
/** Words that are said in the plural even of one, which these sentences do not say. */
export const ALWAYS_PLURAL =
  /^(?:glasses|spectacles|scissors|trousers|pyjamas|goggles|boots|binoculars|pancakes|headphones|roller skates)$/;
/** A pair of them is one thing. */
const PAIRS = /^(?:glasses|spectacles|scissors|goggles|binoculars|headphones)$/;
/** A word that stays a plural: "wings" is said as "pair of wings", so that one of it can be lost. */
const oneOf = (word: string): string => (/[^aius]s$/.test(word) ? `pair of ${word}` : word);
/** What the thing is not when the story begins. */
export const NOT_YET = /^(?:lost|missing|stolen|vanished|forgotten|favourite|favorite)$/;
/** Pictures that would show something else than the word says. */
export const NOT_SHOWN: ReadonlySet<ThingName> = new Set(['battery', 'paint', 'ribbon', 'pillow', 'bucket', 'globe']);

/** Somebody who is in no picture yet and fits one of the uses of the thing. */
function borrowerOf(company: Company, thing: Entity): readonly [Borrower, Figure] | null {
  const like = thing.thing?.like ?? [];
  // Food is borrowed as food: nobody sleeps in a cake.
  const use = like.includes('sweet') ? 'sweet' : like.length > 0 ? company.chance.pick(...like) : 'any';
  const drawn = thing.thing?.drawn;
  const inBook = [company.hero, company.friend, company.other].map((each) => each?.being?.id);
  const free = [...BORROWERS[use], ...BORROWERS.any].filter(
    (each) => each.clueThing !== drawn && each.swapThing !== drawn && each.who.some((id) => !inBook.includes(id)),
  );
  const own = free.filter((each) => BORROWERS[use].includes(each));
  const chosen = own.length > 0 ? company.chance.pick(...own) : free[0];
  const id = chosen?.who.find((each) => !inBook.includes(each));
  return chosen && id !== undefined ? [chosen, company.meet(id)] : null;
}

/** Where somebody is lost, or stuck, and not what. */
export const LOST_UNDER =
  /\b(?:is |was |gets? |got )?(?:lost|stuck|trapped) (?:under|behind|beneath|beside|inside|between) /i;

/** Words for many together. */
export const MANY = /^(?:class|school|team|family|crew|country|crowd|club|group)$/i;

const SOFT_TOY =
  /\b(?:teddy|bear|bunny|rabbit|blanket|blankie|doll|dolly|toy|comforter|cuddly|dinosaur|elephant|lion|tiger|monkey|giraffe|penguin|panda|unicorn|dragon|fox)\b/i;
/** "a teddy called Bobo", when that is what the family calls it. */
export const called =
  ({ comforter, hero }: Company, thing: Entity) =>
  (aNoun: string): string =>
    hero.isChild && comforter !== null && /^\p{Lu}/u.test(comforter) && SOFT_TOY.test(thing.word)
      ? `${aNoun} called ${comforter}`
      : aNoun;

/** "the mystery of the missing biscuits". */
export const IS_A_CASE = /\b(?:detectives?|myster(?:y|ies)|crimes?|investigat\w+)\b/i;

/** What is worn, stood up in or driven is not in anybody's hand. */
const NOT_HELD =
  /(?:hat|cap|crown|tiara|helmet|wig|glasses|spectacles|goggles|shoe|boot|slipper|sock|mitten|glove|scarf|coat|jumper|dress|ring|bracelet|necklace|watch|tooth|nose|shell|tail|wings?|voice|bike|bicycle|scooter|car|boat|ship|sledge|balloon|kite|tent|rocket|machine|box|egg)s?$/;
/** Only hands have another one free. */
const isHeld = (word: string, owner: Figure): boolean =>
  !NOT_HELD.test(word) && (owner.being === null || owner.being.isa === 'person');

export const lostAndFound = arc<LostAndFound>({
  id: 'lost-and-found',
  fits: (theme) => {
    const { relation, thing, hero, raw } = theme;
    if (relation !== 'lost' && isOnlyWhereItIs(theme)) return 0;
    if (thing === null || (ALWAYS_PLURAL.test(thing.word) && !PAIRS.test(thing.word))) return 0;
    // Whoever found something has not lost it.
    if (
      /\b(?:found|finds|finding|discover\w*|(?:\p{L}{3,}s|they|we|and \p{L}+) find an?)\b/iu.test(raw) &&
      !/\b(?:lost|loses?|losing|missing)\b/i.test(raw)
    )
      return 0;
    // Whoever leaves notes has lost none.
    if (/\b(?:leav|writ|send)(?:es|ing) (?:\p{L}+ )?(?:notes?|letters?|messages?)\b/iu.test(raw)) return 0;
    // A class is many, and in nobody's hand.
    if (MANY.test(thing.word)) return 0;
    // There is one moon, and nobody's bed has it behind.
    if (/^(?:moon|sun|sky|sea|night|day)$/.test(thing.word)) return 0;
    // Whoever is lost under a sofa has lost no sofa.
    if (hero !== null && LOST_UNDER.test(raw)) return 0;
    const known = thing.thing !== null;
    // With a detective in it, it is about the finding out.
    if (IS_A_CASE.test(raw)) return 4;
    // A treasure that is hunted for is dug up first.
    if (/treasure/.test(thing.word) && !/\blos(?:t|es?|ing)\b|\bmissing\b/i.test(raw)) return 9;
    if (relation === 'lost') return known ? 12 : 8;
    return known && relation === 'none' && hero === null && !NOBODYS.test(thing.word) ? 6 : 0;
  },
  bind: (company, turn) => {
    const { chance, hero, child, grownUp, theme } = company;
    const { thing } = theme;
    if (thing === null) return null;
    const found = borrowerOf(company, thing);
    const drawn = thing.thing?.drawn ?? null;
    const [one, two, three] = chance.some(
      3,
      SPOTS.filter((spot) => drawn === null || !spot.shown.includes(drawn)),
    );
    if (found === null || !one || !two || !three) return null;
    const { owner } = whose(company);
    const { searcher } = whose(company);
    const names = [owner, searcher, child, grownUp, company.friend].map((each) => each.name);
    const isLent = owner !== hero && !owner.isChild && hero.isChild;
    return {
      chance,
      child,
      lent: isLent ? `, lent by ${owner.name}` : '',
      ...whose(company),
      long: { owner: hero, searcher: besideOf(company), grownUp: company.grownUp },
      isGuest: !hero.isChild,
      isByHand: isHeld(thing.word, owner) && (turn === undefined ? chance.pick(true, false) : turn % 4 !== 3),
      hugged: owner.isChild || company.alsoThere.includes(owner) ? grownUp : searcher,
      visitor: company.person(
        chance.pick(...['Sal', 'Noor', 'Jess', 'Tobi'].filter((each) => !names.includes(each))),
        'child',
      ),
      grownUp:
        whose(company).owner === company.grownUp ? company.person('the neighbour', 'neighbour') : company.grownUp,
      borrowed: found[0],
      borrower: found[1],
      noun: oneOf(thing.word),
      aNoun: called(
        company,
        thing,
      )(
        (thing.thing?.uncounted &&
          !PAIRS.test(thing.word) &&
          !(thing.thing.id.endsWith('s') && !thing.word.endsWith('s'))
          ? (each: string) => `some ${each}`
          : withArticle)([...thing.adjectives.filter((each) => !NOT_YET.test(each)), oneOf(thing.word)].join(' ')),
      ),
      look: thing.thing?.look ?? 'just the right size, and there was no other',
      shown: drawn === null || NOT_SHOWN.has(drawn) ? [] : [drawn],
      spots: [one, two, three],
    };
  },
  young: (bound) => (bound.isByHand ? byHandYoung : young)(bound),
  middle: (bound) => (bound.isByHand ? byHandMiddle : middle)(bound),
  old: (bound) => (bound.isByHand ? byHandOld : old)(bound),
});
