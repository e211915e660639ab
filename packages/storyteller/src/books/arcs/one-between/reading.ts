import { kinWords } from '../../../facts/kin.ts';
import type { Entity } from '../../theme.ts';
import { kindOf } from '../../theme/noun-kind.ts';
import { beingNamed, singularsOf, THING_WORDS } from '../../theme/entries.ts';
import { entityOf } from '../../theme/entity.ts';

/** Who has to share: somebody of a story, or of the family. */
export interface Sharer {
  /** "duck", "sister", "dad"; "me" for the child; a name as it was typed. */
  readonly word: string;
  /** "very happy". */
  readonly adjectives: readonly string[];
  readonly is: 'child' | 'kin-child' | 'kin-adult' | 'being' | 'anybody';
}

/** "A grumpy duck and a very happy frog who have to share one lily pad." */
export interface Shared {
  readonly who: readonly Sharer[];
  /** "lily pad", "very small bathroom". */
  readonly called: string;
  /** "lily pad", "bathroom". */
  readonly z: string;
  /** "by 8": when all have to be done. */
  readonly by: string | null;
  /** "snores": what is said of the second one. */
  readonly habit: string | null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2, both: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7,
}; // prettier-ignore
const N = Object.keys(NUMBERS).join('|');
const ONE = String.raw`(?:only |just )*(?:one|1|a single|the same|a shared)`;
const ANY_ONE = String.raw`(?:${ONE}|an?|the|our|my)`;
const NOUN = String.raw`((?:[\p{Ll}-]+ ){0,3}?[\p{Ll}-]+)`;
/** What a theme may say behind the thing. */
const TAIL = String.raw`(?=$|,|\.|;| -| and (?:everyone|everybody|they|we|it|nobody|neither)\b| (?:between|because|but|when|who|which|that|on|in|at|for|until|with|every)\b)(.*)$`;

const SHARE = new RegExp(
  String.raw`^(.+?),? (?:who |that )?(?:(?:have|has|had|need|needs|having) to |must |are |were |is )?(?:share|shares|shared|sharing) ${ANY_ONE} ${NOUN}${TAIL}`,
  'iu',
);
const SHARE_WITH = new RegExp(
  String.raw`^(?:(?:i|he|she|we) )?(?:(?:have|has|had|having) to )?(?:share|shares|shared|sharing) ${ANY_ONE} ${NOUN} with (?:my |his |her |their |our )?(.+)$`,
  'iu',
);
const MANY_ONE = new RegExp(
  String.raw`^(?:the )?((?:${N}) .+?)(?:,| and| with| but| have| has| had| in| on| under)? ${ONE} ${NOUN}${TAIL}`,
  'iu',
);
const ONE_MANY = new RegExp(
  String.raw`^${ONE} ${NOUN}(?:,| and| for| between)(?: (?:and|for))? ((?:the )?(?:${N}) .+)$`,
  'iu',
);
const US = new RegExp(
  String.raw`^(?:all )?(?:the )?(${N}) of us (?:all )?(?:in|on|with|and|under|sharing|share|have to share|had to share|have|had)(?: to use)? ${ANY_ONE} ${NOUN}${TAIL}`,
  'iu',
);
const UNDER_ONE = new RegExp(String.raw`^(.+? and .+?) (?:under|on|in) ${ONE} ${NOUN}${TAIL}`, 'iu');
const ONLY_ONE = new RegExp(
  String.raw`^(.+? and .+?) (?:only |just )?(?:have|has|had|with|'ve got|have got)(?: got)? ${ONE} ${NOUN}${TAIL}`,
  'iu',
);

/** What is shared out and gone, what nobody can hold, and what is no matter of fun. */
const NO_THING =
  /^(?:.* )?(?:cake|biscuit|cookie|pizza|sweets?|chocolate|sandwich|lunch|snack|ice cream|lolly|apple|banana|birthday|secret|story|idea|dream|name|mum|mummy|dad|daddy|friend|home|house|life|day|night|morning|week|christmas|toys?|things|joke|love|class|teacher|school|planet|world|body|heart|family|parent|egg|toast|chips|honey|jam|honey pot|agency|club|team|plan|shop|stall|burrow|hollow|cave|hole|den|castle|secret|prize|wish|way|one|side|other|time|place|turn|idea)$/i;
const QUARREL =
  /\b(?:fight\w*|fought|argu\w*|quarrel\w*|divorc\w*|separat\w*|hits?|bit(?:es|ing)?|hate[sd]?|won'?t share|will not share|refus\w*|learn\w* to)\b/i;
const KIN_CHILD =
  /^(?:(?:little|big|older|younger|baby|twin|step|my|his|her|our|half) ?)*(?:brother|sister|cousin|twin|sibling|son|daughter|friend)s?$/i;
const KIN_ADULT = new RegExp(String.raw`^(?:${kinWords.join('|')})s?$`, 'i');
const ANYBODY = /^(?:people|children|kids|of us|us|friends|boys|girls|grown-ups|family)$/i;
const HABIT =
  /\b(?:who|that) (?:always )?((?:snores|talks|sings|hums|whistles|mutters|giggles|grinds|wriggles|kicks|reads|coughs|whispers)\b.*)$/i;

/** Longer than so is nobody, but a sentence. */
const MOST_WORDS = 5;
/** Whether a word is a thing that can be shared. */
const isThing = (z: string): boolean => {
  const being = beingNamed(z);
  if (being && !/^(?:thing|vehicle)$/.test(being.isa)) return false;
  if (THING_WORDS.has(z) || kindOf(z.split(' ').at(-1) ?? '') !== undefined) return true;
  // A word that no list knows (a lily pad, an ipad) is a thing where it looks like no verb.
  return !/^(?:out|away|off|up|down|left|last|behind|.*(?:ing|ed|ly|s))$/.test(z);
};

const bare = (text: string): string => text.trim().replace(/^(?:an?|the|my|our|his|her|their|one)\s+/i, '');

function sharerOf(text: string, child: string): Sharer | null {
  const said = bare(text.replace(/\b(?:who|that) .*$/i, '')).trim();
  if (said === '' || said.split(/\s+/).length > MOST_WORDS || /\b(?:has|have|had|is|are|was)\b/i.test(said))
    return null;
  if (
    /^(?:me|i|myself|the child|my (?:son|daughter)|he|she)$/i.test(text.trim()) ||
    said.toLowerCase() === child.toLowerCase()
  )
    return { word: 'me', adjectives: [], is: 'child' };
  if (KIN_CHILD.test(said)) return { word: said, adjectives: [], is: 'kin-child' };
  if (KIN_ADULT.test(said)) return { word: said, adjectives: [], is: 'kin-adult' };
  if (ANYBODY.test(said)) return { word: said, adjectives: [], is: 'anybody' };
  const words = said.split(/\s+/);
  for (let from = 0; from < words.length; from++) {
    const noun = words.slice(from).join(' ').toLowerCase();
    const word = singularsOf(noun).find((each) => beingNamed(each) !== undefined);
    const being = word === undefined ? undefined : beingNamed(word);
    if (word !== undefined && being && being.isa !== 'vehicle')
      return { word, adjectives: from > 0 ? [words.slice(0, from).join(' ').toLowerCase()] : [], is: 'being' };
  }
  return null;
}

function sharersOf(text: string, child: string): readonly Sharer[] | null {
  const said = text.trim();
  const counted = new RegExp(String.raw`^(?:the )?(${N}) (.+)$`, 'i').exec(said);
  if (counted) {
    const count = NUMBERS[counted[1]?.toLowerCase() ?? ''] ?? 2;
    const noun =
      (counted[2] ?? '')
        .replace(/^(?:of us)\b.*$/i, 'of us')
        .split(/,| and /)[0]
        ?.trim() ?? '';
    const one = sharerOf(noun, child);
    return one === null ? null : Array.from({ length: Math.min(count, 4) }, () => one);
  }
  if (/^(?:the )?twins?$/i.test(said))
    return [
      { word: 'twin', adjectives: [], is: 'kin-child' },
      { word: 'me', adjectives: [], is: 'child' },
    ];
  const parts = said.split(/,\s*(?:and )?| and /).filter((each) => each.trim() !== '');
  const each = parts.map((one) => sharerOf(one, child));
  return each.some((one) => one === null) ? null : each.filter((one) => one !== null);
}

/** What a theme says of sharing one thing; null where it says something else, or what we cannot tell. */
export function sharedIn(raw: string, child: string, details = ''): Shared | null {
  const said = raw
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/’/g, "'");
  if (QUARREL.test(said)) return null;
  let who: readonly Sharer[] | null = null;
  let noun: string | undefined;
  let tail = '';
  const us = US.exec(said);
  const withOther = us ? null : SHARE_WITH.exec(said);
  const oneMany = us || withOther ? null : ONE_MANY.exec(said);
  const others =
    us || withOther || oneMany
      ? null
      : (MANY_ONE.exec(said) ?? SHARE.exec(said) ?? ONLY_ONE.exec(said) ?? UNDER_ONE.exec(said));
  if (us) {
    noun = us[2];
    tail = us[3] ?? '';
    who = Array.from({ length: Math.min(4, NUMBERS[us[1]?.toLowerCase() ?? ''] ?? 2) }, () => ({
      word: 'us',
      adjectives: [],
      is: 'anybody' as const,
    }));
  } else if (withOther) {
    noun = withOther[1];
    tail = withOther[2] ?? '';
    const other = sharerOf(tail, child);
    who = other && [{ word: 'me', adjectives: [], is: 'child' as const }, other];
  } else if (oneMany) {
    noun = oneMany[1];
    tail = oneMany[2] ?? '';
    who = sharersOf(tail, child);
  } else if (others) {
    noun = others[2];
    tail = others[3] ?? '';
    who = sharersOf(others[1] ?? '', child);
  }
  if (who === null || who.length < 2 || noun === undefined || NO_THING.test(noun)) return null;
  const words = noun.trim().toLowerCase().split(/\s+/);
  const z = thingWord(words);
  // Of a pair of anything one says "them".
  if (!isThing(z) || /\bpair of\b/.test(noun) || /[^su]s$/.test(z)) return null;
  return {
    who,
    called: words.join(' '),
    z,
    by: /\bby (\d{1,2}(?::\d\d)?|half past \p{L}+|seven|eight|nine)\b/iu.exec(said)?.[1] ?? null,
    habit: HABIT.exec(said)?.[1]?.trim() ?? HABIT.exec(details)?.[1]?.trim() ?? null,
  };
}

/** "lily pad" of "big green lily pad": two words where they are one thing. */
function thingWord(words: readonly string[]): string {
  // A ball of wool is no wool.
  const measured = /^(?:ball|reel|piece|bit) of \p{L}+$/u.exec(words.slice(-3).join(' '))?.[0];
  if (measured !== undefined) return measured;
  const two = words.slice(-2).join(' ');
  const isTwo =
    words.length > 1 &&
    (THING_WORDS.has(two) ||
      /^(?:lily|sleeping|bunk|arm|deck|rocking|water|hot|sofa|wheel|swing|skate|paddling|rowing) /.test(two));
  return isTwo ? two : (words.at(-1) ?? '');
}

/** Somebody of a story, as a theme has them. */
export function entityFor({ word, adjectives }: Sharer): Entity | null {
  const being = beingNamed(word);
  return being ? entityOf(word, being, { adjectives: [...adjectives] }) : null;
}
