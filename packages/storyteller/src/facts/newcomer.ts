import { PROPER_NAME } from '../words/proper-name.ts';
import { remembered } from '../words/remembered.ts';
import type { ToldFact } from './told-fact.ts';
import { isUnkind } from './usable-phrase.ts';

const NAME = `(${PROPER_NAME})`;
const PARTNER = String.raw`(?:new )?(?:partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|husband|wife|man|woman|bloke|fella|other half|stepdad|stepmum|stepmom|step-?father|step-?mother)`;
const WHOSE = String.raw`(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Mm]um's|[Mm]om's|[Mm]ummy's|[Mm]ommy's|[Dd]ad's|[Dd]addy's|ex's|ex-husband's|ex-wife's|a)`;
const CALLED = [
  new RegExp(String.raw`\b${WHOSE} ${PARTNER}(?:,| is| is called| called| named|'s name is)* ${NAME}`, 'u'),
  new RegExp(String.raw`\b${NAME},? (?:my|(?:his|her|their) (?:mum|mom|dad|father|mother)'s|mum's|mom's|dad's|daddy's|mummy's|the) ${PARTNER}\b`, 'u'),
  new RegExp(String.raw`\b${NAME},? (?:who )?(?:has |is |has just |is now )?(?:moved|moving|moves|stays|staying|stayed|sleeps) (?:in|over|here)\b`, 'u'),
  new RegExp(String.raw`\b(?:dating|seeing|going out with|engaged to|marrying|to introduce|getting married to|met|meet) ${NAME}\b`, 'u'),
]; // prettier-ignore
const NO_NAME =
  /^(?:Theyre|Shes|Hes|When|Whenever|With|After|Before|Because|If|So|As|At|In|On|Then|This|That|These|Grandma's|Nana's|Uncle|Auntie|Aunt|Lola|Lolo|Abuela|Babcia|Oma|Opa|Granny|Grandad|Gran|He|She|They|It|I|We|And|But|Who|Now|Since|Someone|Somebody|Is|Has|My|His|Her|The|Mum|Mom|Dad|Mummy|Daddy|Mommy|Nana|Nan|Gran|Grandma|Grandpa|Grandad|Dada|Papa|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** "His name is Steve", "called Emma" or "Emma": of a partner of whom the problem speaks without a name. */
const CALLED_BESIDE = new RegExp(
  String.raw`^(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) name(?:'s| is)|(?:[Hh]e|[Ss]he)(?:'s| is) (?:called|named)|[Cc]alled|[Nn]amed|(?=\p{Lu}\p{Ll}+\.?$)) ?${NAME}(?=,|[.!]?$)`,
  'u',
);
const OF_A_PARTNER = new RegExp(String.raw`\b${PARTNER}\b(?! (?:called |named )?\p{Lu})`, 'u');

const HAS_GONE = new RegExp(
  String.raw`\b${PARTNER}\b[^.!?]{0,24}\b(?:(?:has |have |just |have just |has just )?(?:moved out|left)(?! (?:him|her|them|us)? ?(?:with|alone|out))|is gone|has gone|ended it|(?:broke|split|broken) up)\b|\b(?:broke|split|broken) up with (?:my|her|his) ${PARTNER}\b`,
  'u',
);

/** Characters of a problem in which a partner is spoken of, if it is about one. */
const SAID_WITHIN = 1_000;
/** Every sentence is read beside the same problem. */
const READ_LATELY = 4;
const hasGone = remembered(READ_LATELY, (problem: string) => HAS_GONE.test(problem));
const isOfAPartner = remembered(READ_LATELY, (problem: string) => OF_A_PARTNER.test(problem));

/**
 * A parent's new partner by name: "my boyfriend Marcus", "Marcus who moved in with us", or "her name is Emma" of the girlfriend
 * in the `problem`. The child of the story is nobody new.
 */
export function newcomerIn(sentence: string, childName: string, problem = ''): ToldFact[] {
  // Whoever has gone is nobody new.
  const within = problem.slice(0, SAID_WITHIN);
  if (hasGone(within)) return [];
  const patterns = isOfAPartner(within) ? [...CALLED, CALLED_BESIDE] : CALLED;
  for (const pattern of patterns) {
    const name = pattern.exec(sentence)?.[1];
    if (name === undefined || NO_NAME.test(name) || isUnkind(name) || name.toLowerCase() === childName.toLowerCase())
      continue;
    return [{ name: 'newcomer', phrase: { text: name }, sentence, suits: /^new-partner$/ }];
  }
  return [];
}
