import { IS_THE_TROUBLE } from './helps/helpful-thing.ts';
import type { AgeBand, Gender } from '@storylantern/contract';
import { heardHelps } from './helps/heard-helps.ts';
import { helpPut } from './helps/help-phrase.ts';
import { stumbles } from '../words/stumbles.ts';
import type { ToldFact } from './told-fact.ts';

/** What already helps, as far as a story can say it, and what of it no story can. */
interface Helps {
  readonly facts: readonly ToldFact[];
  /** What was told to help and is not among the facts, in the parent's words. */
  readonly unused: readonly { readonly sentence: string; readonly words: string }[];
}

/** A job is no help: "starting at a club because I've gone back to work". */
const GOES_TO_WORK =
  /,? \b(?:because|since|as|so|while|now|when)\b[^.,]{0,40}\b(?:to|for|at|from|off to) work\b|\bwhile (?:i|we) worked\b|\blate for work\b|\b(?:go(?:es|ing)?|gone|away|back|off|out|leav(?:es|ing)) (?:away )?(?:to|for) work\b/gi;
/** Who somebody is: "brother Tomek, he is good boy" tells of no brother that makes him good. */
const IS_SOMEBODY =
  /,? (?:he|she|they)(?:'s|'re|s| is| are) (?:an? |the |such an? |really |very |so )*(?:good|gentle|nice|kind|calm|happy|lovely|sweet|great|quiet|funny) (?:boy|girl|lad|kid|child|giant|baby|dog|man|lady|woman|person|soul|sleeper|eater|one)s?\b/gi;

/** "So I hope you can help him", "night train, help": help that is asked for is none that there is already. */
const HOPED_FOR =
  /,? *\b(?:(?:so|and|but) )?(?:(?:i|we)(?:'m| am| was| are|'re)? (?:really |just |do )?(?:hop(?:e|es|ing)|wish|pray(?:ing)?)|please|(?:can|could|would) (?:you|this|a story|it)|(?:i|we)(?:'d| would) (?:really )?(?:like|love) (?:something|a story|it|this|you))\b[^.,;!?]*\bhelps?\b[^.;!?]*|\bgod help (?:us|me|her|him|them)\b|(?<=[,;-]) help(?: please| me| us)?[.!]*$/gi;

/** "We did warnings, a sand timer, a sticker chart": what was tried, and nobody says that it helped. */
const WAS_TRIED =
  /^(?:we|i)(?:'ve| have)? (?:did|tried)\b(?![^]*\b(?:helps?|helped|works?|worked|calms?|calmed|settles?|settled|better)\b)/i;

/** What begins so is no doing of anybody's, and what is only thought to mend things mends none: "thinks saying sorry makes it ok". */
const NO_DOING =
  /^(?:think(?:s|ing)? (?:that )?(?!about|of\b|over|through|back|up)|can|can't|cannot|will|won't|could|should|would|may|might|must|is|are|was|were)\b/i;

/** "And that works": what does, stands before it. */
const POINTS_BACK = /^(?:and )?(?:that|this|it|which)$/i;

/** What families do together on any day: it may be told, and it is no help with something else. */
const OF_ANY_EVENING =
  /^(?:reading|playing|drawing|painting|baking|cooking|dancing)(?: (?:to|with|for))? (?:\{him\}|(?:a )?(?:story|stories|books?|games?)(?: (?:to|with|for) \{him\})?|\{him\} (?:a )?(?:story|stories|books?))$/;

/** "The TA, Mrs Boyle, tells her": who it is stands between commas, and no clause ends there. */
const ASIDE =
  /\b([Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+), ((?:(?:Mrs|Mr|Ms|Miss|Dr) )?\p{Lu}\p{Ll}+), (?=(?!and\b|or\b)\p{Ll})/gu;
const withoutAsides = (sentence: string): string => sentence.replace(ASIDE, '$1 $2 $3 ');

/** What already helps, routed by who does it: the child (`doing`), a grown-up (`adult`) or a thing (`thing`). */
export function whatHelpsIn(
  sentence: string,
  childName: string,
  band: AgeBand,
  noted = false,
  known: ReadonlySet<string> = new Set(),
  gender: Gender | null = null,
): Helps {
  const facts: ToldFact[] = [];
  const unused: { sentence: string; words: string }[] = [];
  if (WAS_TRIED.test(sentence)) return { facts, unused };
  for (const heard of heardHelps(
    withoutAsides(sentence.replace(HOPED_FOR, '').replace(GOES_TO_WORK, '').replace(IS_SOMEBODY, '')),
    childName,
    noted,
    known,
    gender,
  )) {
    const put = helpPut(heard, band);
    if (put?.name === 'thing' && IS_THE_TROUBLE.test(put.text)) continue;
    if (put === undefined || stumbles(put.text) || NO_DOING.test(put.text)) {
      if (!POINTS_BACK.test(heard.words)) unused.push({ sentence, words: heard.words });
      continue;
    }
    const { name, text, suits } = put;
    const by = typeof heard.by === 'object' ? heard.by.grown : undefined;
    facts.push({
      name,
      phrase: { text },
      sentence,
      ...(!(heard.habit && OF_ANY_EVENING.test(text)) && { words: heard.words }),
      ...(suits && { suits }),
      ...(by !== undefined && { by }),
      ...(heard.who && { who: heard.who }),
      ...(heard.habit && { habit: true as const }),
    });
  }
  return { facts, unused };
}
