import { anyOf } from './pattern.ts';

interface AgeFlag {
  readonly id: string;
  readonly fromMonths: number;
  readonly says: RegExp;
  readonly unless?: RegExp;
}

/**
 * Skills whose absence is worth a check from an age on. Ages: no words 16 months, no two-word phrases 24 months, unclear
 * to strangers 36 months (American Family Physician, speech and language delay); walking 18 months, sitting 9 months,
 * pointing 18 months (US Centers for Disease Control and Prevention, "Learn the Signs. Act Early.").
 */
const FLAGS: readonly AgeFlag[] = [
  {
    id: 'no words yet',
    fromMonths: 16,
    says: anyOf([
      '(not|no|never|without|zero|hardly any|barely|only|still no|has yet to|yet to) ~3 (said|say|says|saying|speak*|talk|talks|talking|speech|word|words)(?! (for|to) )|non ?verbal|no ~1 (habla|dice) ~3|only ~2 (mama|dada|two words|one word|2 words|three words|3 words|babbl*|grunts|points)|only (babbles|grunts|points)',
    ]),
    unless: anyOf([
      '(not|never|no|wont|will not) ~3 (talk* (about|back|to (me|us|strangers|his|her|anyone))|say* (sorry|please|thank|hello|why|what|goodbye|goodnight|much about|anything about)|speak* (to|at|in|english|spanish))|swear word*|bad words?|in other words|only (talk*|speak*|says?) (about|to|when|when)|(no|not) ~3 (talk*|words?|say) (him|her|me)|at school|at nursery',
    ]),
  },
  {
    id: 'not putting two words together',
    fromMonths: 24,
    says: anyOf([
      '(not|no|does not|never|yet to|still) ~4 (two word|2 word|two words|2 words|words together|phrases|sentences?|joining words|combin* words|string* ~2 words|put* ~2 together)|only ~2 (single|one|1) (words?)|single words only|no (junta|une|combina) ~2 palabras|solo ~2 palabras sueltas',
    ]),
  },
  {
    id: 'not walking yet',
    fromMonths: 18,
    says: anyOf([
      '(not|never|yet to|still not|no) ~3 (walk|walks|walking|walked)|no (camina|anda)|only (crawls|bum shuffles|cruises)|still (crawling|crawls|cruising|bum shuffl*)',
    ]),
    unless: anyOf([
      'not ~3 walk* (far|long|to|home|on|away|anywhere|down|up|past|in|the|with|very|nicely|next|beside|holding|when|for|him|her|around|round|everywhere|much)|no walk*',
    ]),
  },
  {
    id: 'not sitting yet',
    fromMonths: 9,
    says: anyOf([
      '(not|can not|never|yet to|still not) ~3 (sit|sits|sitting|sat) ~2 (up|unaided|alone|unsupported|by|without|yet|$|on (his|her) own|independently)|no se sienta (sol[oa])?',
    ]),
    unless: anyOf(['sit* (still|down|at|for|on the potty|on a|in|through|next|with|and (eat|listen|read|play))']),
  },
  {
    id: 'hard for others to understand',
    fromMonths: 36,
    says: anyOf([
      '(strangers?|nobody|no one|noone|people|others|other people|teachers?|grandma|family|staff) ~3 (can not|can|not|cannot|struggle to|dont) ~2 (understand*|make out)|(nobody|no one|only (i|we)) ~2 understand* ~1 (him|her|what)|(nadie|solo yo) ~2 (le |lo |la )?entiend*|speech ~3 (unclear|not clear|hard to understand)',
    ]),
    unless: anyOf(['understand* (me|why|how|that|us|what it|what i|this|the)']),
  },
  {
    id: 'not pointing yet',
    fromMonths: 18,
    says: anyOf(['(not|never|yet to|still not) ~2 point*|no senala']),
    unless: anyOf(['point* out|no point|point (in|of)']),
  },
];

/** The first skill that is missing at this age, with the words that say so. */
export function ageFlagIn(
  text: string,
  ageMonths: number | null,
): { readonly id: string; readonly evidence: string } | null {
  if (ageMonths === null) return null;
  for (const flag of FLAGS) {
    if (ageMonths < flag.fromMonths) continue;
    const denied = flag.unless === undefined ? [] : [...text.matchAll(flag.unless)];
    for (const found of text.matchAll(flag.says)) {
      const to = found.index + found[0].length;
      if (!denied.some((each) => each.index < to && each.index + each[0].length > found.index))
        return { id: flag.id, evidence: found[0] };
    }
  }
  return null;
}
