import { newcomerIn } from '../newcomer.ts';
import type { WhoseMoment } from './own-moment.ts';

const SHE =
  'sister|stepsister|half-sister|mother|grandmother|mum|mummy|mom|mommy|mama|gran|granny|grandma|nan|nana|auntie|aunt|girl|niece|stepmum|lady|woman';
const HE = 'brother|stepbrother|half-brother|father|grandfather|dad|daddy|grandad|grandpa|uncle|boy|nephew|stepdad|man';
const EITHER =
  'friend|best friend|cousin|teacher|twin|baby|sibling|classmate|nanny|childminder|keyworker|neighbour|dog|cat|puppy|kitten|toddler';
const MANY =
  'children|kids|friends|brothers|sisters|siblings|cousins|people|grown-ups|adults|classmates|boys|girls|babies|twins|others|parents|neighbours';

const someone = (nouns: string, flags: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(his|her|their|my|our|the|a|an|other|another) )(?:(?!(?:and|or|at|in|on|with|for|to|of)\b)([a-z-]+) )?(${nouns})\b`,
    flags,
  );
const ONE: Readonly<Record<'she' | 'he', RegExp>> = {
  she: someone(`${SHE}|${EITHER}`, 'gi'),
  he: someone(`${HE}|${EITHER}`, 'gi'),
};
/** Whom a family calls by that word alone: "clingy with grandma". */
const CALLED: Readonly<Record<'she' | 'he', RegExp>> = {
  she: /\b(?:mum|mummy|mom|mommy|mama|gran|granny|grandma|nan|nana)\b/gi,
  he: /\b(?:dad|daddy|grandad|granddad|grandpa)\b/gi,
};
/** Both may do it: the one who was visited, and the one who visits. */
const GOES = /^(?:goes? (?:back )?home|leaves?\b|goes?$|has to (?:go|leave))/i;
const SEVERAL = new RegExp(
  String.raw`\b((?:(?:his|her|their|the|other|older|younger|some) )?(?:(?:other|older|little|big|younger|new) )?(?:${MANY}))\b`,
  'gi',
);
/** What somebody else does to what is the child's; its own doings are of other kinds. */
const OF_ANOTHER =
  /^(?:takes?|took|touches|breaks?|grabs?|snatches|knocks?|moves?|copies|annoys?|plays? with|comes? (?:near|into|in|close|too|round|over|to (?:play|stay|visit))|visits?|gets? (?:near|close|too close|in (?:his|her|their) (?:way|space|face))|wrecks?|cries|laughs?|teases?|wakes?|barks?|jumps?|follows?|messes|ruins?|crawls?|pulls?|joins?|beats?|won't (?:share|play|let|give)|doesn't (?:share|want to play|play|let))\b/i;
/** "You're not my dad": a parent who is named so is not the one who is there. */
const NOT_ONES_PARENT = /\bnot (?:my|his|her|their) (?:real )?(?:mum|mummy|mom|mommy|mother|dad|daddy|father)\b/gi;
const RELATION = /^(?:his|her|their|my|our)$/i;

/**
 * Whom "he", "she", "they" or "it" means at the head of a clause: the child, or somebody of whom the parent wrote before, as a
 * phrase with marks. Undefined where nobody can tell.
 */
export function whoIsMeant(
  pronoun: string,
  does: string,
  told: string,
  { gender }: WhoseMoment,
): 'child' | string | undefined {
  const before = told.replace(NOT_ONES_PARENT, '');
  if (pronoun === 'it') return undefined;
  const own = gender === 'girl' ? 'she' : gender === 'boy' ? 'he' : undefined;
  if (pronoun === 'they') {
    const many = [...before.matchAll(SEVERAL)].at(-1)?.[1];
    if (many === undefined) return own === undefined ? 'child' : undefined;
    if (own === undefined && !OF_ANOTHER.test(does)) return undefined;
    return inMarks(many.toLowerCase().replace('kids', 'children'));
  }
  const [partner] = pronoun === own || own === undefined ? [] : newcomerIn(before, '');
  if (partner !== undefined) return partner.phrase.text;
  const others = pronoun === 'she' || pronoun === 'he' ? [...before.matchAll(ONE[pronoun])] : [];
  const other = others.at(-1);
  const called = pronoun === 'she' || pronoun === 'he' ? [...before.matchAll(CALLED[pronoun])] : [];
  if (GOES.test(does) && (other !== undefined || called.length > 0))
    return own === undefined ? calledBy(called) : undefined;
  if (pronoun === own && other !== undefined && isSubject(other, before))
    return OF_ANOTHER.test(does) ? oneOf(other) : undefined;
  if (pronoun === own) return other !== undefined && OF_ANOTHER.test(does) ? oneOf(other) : 'child';
  if (own === undefined && other === undefined) return 'child';
  return other === undefined || others.length > 1 ? undefined : oneOf(other);
}

const calledBy = (called: readonly RegExpMatchArray[]): string | undefined => {
  const [[word = ''] = [], ...more] = called;
  return word === '' || more.length > 0 ? undefined : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
};

/** "Their father sits in the car when he comes home": of two who may be meant nobody can tell. */
const isSubject = (other: RegExpMatchArray, before: string): boolean =>
  /^(?:'s| is| has| \w+s)\b[^.!?]*$/.test(before.slice((other.index ?? 0) + other[0].length));

function oneOf([, whose = '', kind, noun = '']: RegExpMatchArray): string {
  const low = noun.toLowerCase();
  const sort =
    kind !== undefined && /^(?:little|big|baby|twin|older|younger|best|new|step|half)$/i.test(kind)
      ? `${kind.toLowerCase()} `
      : '';
  if (/^(?:mum|mummy|mom|mommy|mama|dad|daddy|gran|granny|grandma|nan|nana|grandad|grandpa)$/.test(low))
    return low.charAt(0).toUpperCase() + low.slice(1);
  if (/^(?:dog|cat|puppy|kitten|baby|teacher)$/.test(low)) return `the ${low}`;
  if (RELATION.test(whose)) return `{his} ${sort}${low}`;
  return /^(?:girl|boy|toddler)$/.test(low) ? `another ${low === 'toddler' ? 'child' : low}` : `the ${low}`;
}

const inMarks = (words: string): string => words.replace(/^(?:his|her|their)\b/, '{his}');
