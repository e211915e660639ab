import { remembered } from '../words/remembered.ts';
/** Whom a name may follow: "our dog Bess", "her guinea pig Biscuit", "his friend Tom", "nanny Jean". */
const WHO =
  'dog|puppy|cat|kitten|hamster|gerbil|rabbit|bunny|guinea pig|fish|goldfish|budgie|parrot|pony|horse|tortoise|chicken|nan|nana|nanny|gran|granny|grandma|grandad|granddad|grandpa|grandmother|grandfather|uncle|aunt|auntie|cousin|friend|mate|teacher|brother|sister|partner|boyfriend|girlfriend|fiance|fiancee|husband|wife|stepdad|stepmum|stepmom|teddy|bear|toy rabbit';
const NAMED = new RegExp(String.raw`\b(${WHO}),? (?:called |named )?\p{Lu}\p{Ll}+\b`, 'gu');
/** Small letters are a name where nothing else can stand: "our dog bess died". */
const BEFORE_AN_END = new RegExp(
  String.raw`\b(${WHO}),? (?:called |named )?(?!(?:has|have|had|just|was|is|got|who|that|suddenly|nearly|almost|recently|sadly|finally|and|never|not)\b)[\p{L}]+ ((?:has |have |had |just |was |sadly |suddenly )*(?:died|dies|passed|was put)\b)`,
  'giu',
);

/** A letter to the child: "Dear Ben, tomorrow you go to the barber". */
const LETTER = /^\s*(?:[Dd]ear|To) \p{Lu}[\p{Ll}'-]+\s*,/u;

/** Every role of a situation is looked for in the same words. */
const READ_LATELY = 8;

/** A text without the names of those who are named by what they are as well, so that phrases about them hold together. */
export const withoutNames = remembered(READ_LATELY, (text: string): string =>
  text.replace(LETTER, '').replace(NAMED, '$1').replace(BEFORE_AN_END, '$1 $2'),
);
