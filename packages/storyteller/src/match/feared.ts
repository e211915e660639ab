import { asFearOf } from '../facts/fear-turned-round.ts';
import { plainText } from '../facts/given-text.ts';

/** What a parent says a child is afraid of. */
export interface Feared {
  /** The thing itself, without where it is met: "loud hand dryers" of "loud hand dryers in public toilets". */
  readonly thing: string;
  /** The whole clause with thing and place, which decides nothing else. */
  readonly clause: string;
  readonly kind: 'noise' | 'thing' | 'doing';
  /** Worried or nervous rather than scared. */
  readonly worried: boolean;
}

/** How much of a problem is searched. */
const HEAD = 600;
const NO = String.raw`(?<!\b(?:not|never|longer|isn't|isnt|wasn't|aren't|be|really) )`;
const FEAR = new RegExp(
  String.raw`${NO}\b((?:scared|afraid|terrified|frightened|petrified|phobic|panics?|panicky|freaks? out|freaked out)(?: at night| at bedtime| in bed)? (?:of|about|by|over|at(?! (?:night|bedtime|school|home|nursery|times)\b))|(?:fear|phobia|terror) of|(?:worried|anxious|nervous|worries) (?:about|of))\s+(.+)$`,
  'is',
);
/** What is said of noises as well as of food and rules; only a noise makes it a fear. */
const DISLIKE =
  /\b((?:hates?|hating|can'?t (?:stand|bear|cope with)|dislikes?|(?:doesn'?t|does not) like|upset by|bothered by|covers? (?:his|her|their)? ?ears|cries at|screams at|meltdowns? (?:at|over)|sensitive to|overwhelmed by)(?: (?:at|for|when|from|by))?)\s+(.+)$/is;
const PLACE =
  /\s+(?:in(?! (?:an? |the )?(?:[\w-]+ ){0,2}(?:suits?|costumes?|masks?|make-?up|outfits?|fancy dress)\b)|at|on|near|inside|outside|during|when|while|with|from|before|after|every|because|so|and|but|since|until|who|that|which)\s.*$/is;
const CLAUSE_END =
  /[.,;:!?\n]|\b(?:but|because|although|though|so that|so (?:he|she|they|we|i)|and (?:he|she|they|we|i|won'?t|refuses)|since)\b/i;
const NOISE =
  /\b(?:noises?|nois[ey]+|loud|sounds?|bangs?|(?:hair|hand)?[ -]?dr[yi]ers?|hoovers?|vacuums?|blenders?|mixers?|alarms?|drills?|sirens?|thunder\w*|lightning|storms?|fireworks?|balloons?|bells?|motorbikes?|lawn ?mowers?|trucks?|helicopters?|flush\w*|echo\w*|drilling|speakers?|microphones?|hair ?clippers?|clippers)\b/i;
const WORRIED = /^(?:worr|anxious|nervous|panic)/i;

/** The first fear a problem names; undefined when it names none. */
export function fearedIn(problem: string): Feared | undefined {
  const text = asFearOf(plainText(problem)).slice(0, HEAD);
  for (const clause of text.split(CLAUSE_END)) {
    const fear = FEAR.exec(clause);
    const found = fear ?? DISLIKE.exec(clause);
    const object = found?.[2]?.trim();
    if (!found || object === undefined) continue;
    const doing =
      /^(?:\w+ )?[a-z]+ing\b(?! (?:bell|machine|noise))/i.test(object) && !/^(?:the|a|his|her|their)\b/i.test(object);
    const thing = doing ? object : object.replace(PLACE, '').trim();
    const noise = NOISE.test(thing) && !doing;
    if (!fear && !noise) continue;
    return {
      thing,
      clause: found[0],
      kind: noise ? 'noise' : doing ? 'doing' : 'thing',
      worried: WORRIED.test(found[1] ?? ''),
    };
  }
  return undefined;
}

/** A fear's clause less where the thing is met. */
export function withoutPlace({ clause, thing }: Feared): string {
  const at = clause.indexOf(thing);
  return at === -1 ? clause : clause.slice(0, at + thing.length);
}

const AT_NIGHT = /\b(?:night\w*|dark\w*|bed|bedtime|bedroom|lights? (?:off|out))\b/i;
const ANY_NOISE = /^(?:the |any |every |strange |little |small |scary |weird )*(?:noises?|sounds?)$/i;
/** Situations about what a child does; nobody is afraid of them. */
const DONE_NOT_FEARED: ReadonlySet<string> = new Set([
  'screen-time',
  'managing-anger',
  'sharing',
  'saying-sorry',
  'taking-turns',
  'handling-disappointment',
  'being-kind',
  'teamwork',
]);
/** What answers a noise that no situation is for. */
export const ANY_LOUD_NOISE = 'loud-noises';
/** Where a noise is met, or how it is felt; the noise itself is another situation. */
const NOT_OF_NOISE: ReadonlySet<string> = new Set([
  'potty-training',
  'potty-transition',
  'bath-time',
  'feeling-worried',
]);
const UNHAPPY_TOILET =
  /\b(?:public|school|big|loud|dirty|smelly|automatic|self-flushing|outside|other) (?:toilets?|loos?|bathrooms?|restrooms?)\b/i;

/**
 * Whether a situation is about what is feared, and not only about where it is met or what it happens to be called like.
 * `claimsThing` says whether the situation claims the thing itself.
 */
export function isAboutFear(situation: string, feared: Feared, claimsThing: boolean): boolean {
  if (DONE_NOT_FEARED.has(situation)) return false;
  if (situation === 'fear-dark' && AT_NIGHT.test(feared.clause) && feared.kind !== 'noise') return true;
  if (feared.kind === 'noise') {
    if (situation === 'fear-dark') return AT_NIGHT.test(feared.clause) && ANY_NOISE.test(feared.thing);
    return claimsThing && !NOT_OF_NOISE.has(situation);
  }
  if (situation === 'potty-training' && UNHAPPY_TOILET.test(feared.thing)) return false;
  if (feared.kind === 'doing' || claimsThing) return true;
  return situation === 'feeling-worried' && feared.worried;
}
