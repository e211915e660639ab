import { kinPhrase, kinWords } from '../../../../facts/kin.ts';
import type { Entity, Theme } from '../../../theme.ts';
import { beingNamed, singularsOf } from '../../../theme/entries.ts';
import { about } from '../page.ts';

/** Young ones that are called by a word of their own, and what they grow into where the theme does not say. */
const YOUNG: Readonly<Record<string, string>> = {
  cub: 'bear', chick: 'hen', duckling: 'duck', kitten: 'cat', puppy: 'dog', pup: 'dog', lamb: 'sheep', calf: 'cow',
  foal: 'horse', piglet: 'pig', joey: 'kangaroo', owlet: 'owl', cygnet: 'swan', gosling: 'goose', fawn: 'deer',
  bunny: 'rabbit', leveret: 'hare', hoglet: 'hedgehog', kit: 'fox',
}; // prettier-ignore
/** Young ones of more kinds than one. */
const OF_MANY = /^(?:cub|chick|pup|calf|foal|joey|fawn|kit)$/;
const YOUNG_WORD = String.raw`(?:${Object.keys(YOUNG).join('|')})`;
const KIN = `(?:${kinWords.join('|')})`;
const SMALL = '(?:(?:baby|little|tiny|small|young|new|newborn|cute|first|own|only) )';
const BEGINS = '(?:(?:the|an?|my|our) )?';

/** "a mummy bear and her cub", "mother hen and her chicks", "an elephant and her baby". */
const PARENT_FIRST = new RegExp(
  String.raw`^${BEGINS}(?:${SMALL}|big )*(?:(?<kin>${KIN}) )?(?<of>\p{L}+(?: bear)?) and (?:his|her|its|their) ${SMALL}*(?<young>${YOUNG_WORD}s?|puppies|bunnies|calves|bab(?:y|ies)|little ones?|daughter|son)$`,
  'iu',
);
/** "a mother and her cub": what they are is said by the cub. */
const PARENT_ONLY = new RegExp(
  String.raw`^${BEGINS}(?<kin>${KIN}) and (?:his|her|its|the) ${SMALL}*(?<young>${YOUNG_WORD}s?|puppies|bunnies|calves)$`,
  'iu',
);
/** "a lion cub and his dad", "baby dragon and his mummy", "a baby monkey and his mum". */
const YOUNG_FIRST = new RegExp(
  String.raw`^${BEGINS}(?:(?<small>baby|little|tiny|young) )?(?:(?<of>\p{L}+(?: bear)?) )??(?<young>${YOUNG_WORD} )?and (?:(?:his|her|its|the|their) )?(?<kin>${KIN})$`,
  'iu',
);
/** "grandpa bear and little bear", "big bear and baby bear", "mummy pig and baby pig". */
const BOTH_NAMED = new RegExp(
  String.raw`^${BEGINS}(?:(?<kin>${KIN})|big) (?<of>\p{L}+(?: bear)?) and (?:the |a )?(?<small>little|baby|small|tiny) \k<of>$`,
  'iu',
);
const SMALL_FIRST = new RegExp(
  String.raw`^${BEGINS}(?<small>little|baby|small|tiny) (?<of>\p{L}+(?: bear)?) and (?:the |a )?(?:(?<kin>${KIN})|big) \k<of>$`,
  'iu',
);
/** "a baby elephant", "a lion cub". */
const YOUNG_ALONE = new RegExp(
  String.raw`^${BEGINS}(?:(?<small>(?:little |cute |tiny )?(?:newborn )?baby) (?<of>\p{L}+(?: bear)?)|(?<kind>\p{L}+(?: bear)?) (?<young>cub|calf|foal|chick))$`,
  'iu',
);

/** Two of one kind, a big one and a small one. */
export interface BigAndSmall {
  readonly big: Entity;
  readonly small: Entity;
  /** There are more small ones than the one that is told of. */
  readonly more: boolean;
}

const raised = (word: string): string => word.replace(/(?:^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** Whoever has a mother that goes first: no person, no engine and no teapot; and under water nobody lies down. */
const mayHaveYoung = (of: string): boolean => {
  const being = beingNamed(of);
  return (
    being !== undefined &&
    (/^(?:pet|farm|wild|bird)$/.test(being.isa) ||
      /^(?:dragon|unicorn|dinosaur|mammoth|T-rex|triceratops|yeti|monster|diplodocus|stegosaurus|seal|walrus)$/.test(
        being.id,
      )) &&
    !/^(?:undersea|sky|space)$/.test(being.setting)
  );
};

/** The big one and the small one that a theme is of; null when it is of something else. */
export function bigAndSmall({ raw }: Theme): BigAndSmall | null {
  const typed = raw
    .toLowerCase()
    .replace(/[.!?]+$/, '')
    .trim();
  for (const form of [BOTH_NAMED, SMALL_FIRST, PARENT_ONLY, PARENT_FIRST, YOUNG_FIRST, YOUNG_ALONE]) {
    const found = form.exec(typed)?.groups;
    if (!found) continue;
    const youngWord = found['young']?.trim() ?? null;
    const young =
      youngWord === null ? null : (singularsOf(youngWord).find((each) => Object.hasOwn(YOUNG, each)) ?? null);
    // "Baby and mummy" names no kind, and "a bear and his mum" nobody small.
    if (form === YOUNG_FIRST && young === null && found['small'] === undefined) continue;
    const of = found['of'] ?? found['kind'] ?? (young === null ? undefined : YOUNG[young]);
    if (of === undefined || !mayHaveYoung(of)) continue;
    // A wolf has no lamb, and a dog that has a kitten is another story.
    if (young !== null && !OF_MANY.test(young) && beingNamed(of)?.id !== YOUNG[young]) continue;
    const isNamed = form === BOTH_NAMED || form === SMALL_FIRST;
    return {
      big: bigOne(of, found['kin'] ?? kinOf(typed)),
      small: smallOne(of, young, isNamed ? raised(`${found['small'] ?? 'little'} ${of}`) : null),
      more: youngWord !== null && /(?:s|ies|ves)$/.test(youngWord) && youngWord !== young,
    };
  }
  return null;
}

/** "A bear and her cub" says that it is the mother. */
const kinOf = (typed: string): string | null =>
  / and her /.test(typed) ? 'mother' : / and his (?!mum|mom|mam|mother|gran|nan|aunt)/.test(typed) ? 'father' : null;

/** Called as the theme calls it: "Mummy Bear"; a big one of whom nothing is said is "Big Elephant". */
function bigOne(of: string, kin: string | null): Entity {
  const being = beingNamed(of) ?? null;
  const said =
    kin === null ? 'Big' : /^(?:mother|father)$/.test(kin) ? raised(kin) : (kinPhrase(kin)?.text ?? raised(kin));
  const name = `${said} ${raised(of)}`;
  return { ...about(of), word: name.toLowerCase(), name, being };
}

/** Somebody small is no Mrs and no Grandpa. */
const OF_A_SMALL_ONE = /^(?!Grand|Old|Big|King|Queen|Captain|Uncle|Aunt)\p{Lu}\p{Ll}+$/u;

function smallOne(of: string, young: string | null, name: string | null): Entity {
  const being = beingNamed(of);
  const names = (being?.names ?? []).filter((each) => OF_A_SMALL_ONE.test(each));
  return {
    ...about(young ?? of),
    word: name === null ? (young ?? `baby ${of}`) : name.toLowerCase(),
    name,
    being: being ? { ...being, size: being.size > 2 ? 2 : 1, names: names.length > 0 ? names : ['Pip', 'Dot'] } : null,
  };
}
