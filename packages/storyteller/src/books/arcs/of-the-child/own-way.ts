import { baseOf } from '../../../words/base-verb.ts';
import { thirdPersonOf } from '../../../words/third-person.ts';
import { wordCount } from '../wording.ts';
import { asOwn, sentenceOfChild } from './sentence-of-child.ts';

/** What sort of a doing it is, for how it feels to whoever tries it. */
export type SortOfWay = 'moves' | 'wears' | 'eats' | 'says' | 'rests' | 'without' | 'leaves' | 'other';

/** A way of its own in which a child does something, in the forms a story needs. */
export interface OwnWay {
  /** "I walk everywhere backwards", as the child says it, without a stop. */
  readonly mine: string;
  /** "walking everywhere backwards", as a book of rules has it: "wearing one's goggles to bed". */
  readonly doing: string;
  /** The child's reason in its own words: "coats are for bears"; null when none was typed. */
  readonly reason: string | null;
  readonly sort: SortOfWay;
}

/** Nothing of this is a way to be fond of: a trouble, a danger, or what has to be done for health or with others. */
const NO_WAY =
  /\b(?:hit\w*|hurt\w*|bit(?:e|es|ing)|kick\w*|punch\w*|push\w*|throw\w*|spit\w*|swear\w*|wet(?:s|ting)?|wee\w*|poo\w*|pee\w*|toilet|potty|nappy|nappies|steal\w*|cry|cries|crying|scream\w*|tantrum\w*|meltdown\w*|sad|lonely|angry|cross|bull\w*|teas\w*|scared|afraid|fright\w*|worr\w*|anxi\w*|skin|weight|fat|thin|blind|deaf|wheelchair|allerg\w*|autis\w*|adhd|stutter\w*|stammer\w*|medicine|tablets?|seat ?belts?|car seat|helmets?|glasses|hearing aids?|armbands|sun ?cream|roads?|knife|knives|scissors|plugs?|sockets?|windows?|roof|matches|lick\w*|naked|clothes off|dumm(?:y|ies)|thumb|nails|teeth|hair ?brush\w*|wash\w*|tidy\w*|share|sharing|vegetables|veg|greens|anybody|anyone|everybody|everyone|somebody|someone|nobody|no one|same word|smudg\w*|is left[- ]handed|friends?|brother|sister|baby|upset|hates?|mean|lies|lying)\b/iu;
/** What is refused and is everybody's business. */
const NOT_REFUSED =
  /\b(?:eat|try|go|come|sleep|leave|stay|talk|speak|listen|let|stop|give|hold|do|play|drink|use|say|walk|move|get (?:in|on|out|off|dressed)|put down|let go)\b/iu;
/** Somebody else's doing stands in it, or a second sentence. */
const TWO_SENTENCES =
  /[.!?;:"“”()]|\band \p{L}+s \p{L}|\bno\b|, (?:he|she|it|they|we|but|and)\b|\b(?:and|but) (?:he|she|it|they|we|i|gets?|won't|then)\b|\b(?:we|us|they|i|me|you|who|which|until|when(?! (?:he|she)\b)|if(?! (?:he|she)\b))\b/iu;
const SORTS: readonly (readonly [SortOfWay, RegExp])[] = [
  ['eats', /^(?:only )?(?:eat|drink|chew|lick|nibble)/],
  ['rests', /^(?:only )?(?:sleep|sit|lie|nap)/],
  ['wears', /^(?:only )?(?:wear|have (?:my|his|her)|dress|put on)\b/],
  ['says', /^(?:only )?(?:say|greet|wave|salute|bow|talk|nod|curtsy)\b/],
  [
    'moves',
    /^(?:only )?(?:walk|go|come|jump|hop|run|climb|crawl|march|skip|slide|step|touch|stop|dance|scoot|tiptoe|leap|creep|gallop)/,
  ],
];
/** Without "he" or "my son" only these can begin what a child does. */
const BARE =
  /^(?:wants?|won't|will only|only|just|insists|has to|always|refuses|likes|loves|keeps|prefers|walks|wears|sleeps|says|eats|jumps|hops|goes|sits|waves|answers|carries|puts)\b/iu;
/** What makes a doing a way of doing it. */
const IS_A_WAY =
  /\b(?:backwards|sideways|upside down|everywhere|every(?:thing| \p{L}+)|on purpose|odd|wrong|inside out|back to front|the other way|on (?:his|her|my) (?:bottom|tummy|back|knees|hands|head|toes)|over everything|over (?:his|her) \p{L}+|(?:before|after|when|unless|if) (?:he|she) \p{L}+|under (?:his|her) \p{L}+|at the (?:foot|other end)|with (?:his|her|my) \p{L}+ (?:on|off|in|at|shut|closed|under)|bare ?foot|(?:his|her|my|in) bare feet|(?:wear|sleep|have)\w* .+ (?:to|in|at|under) (?:bed|the bath|breakfast|tea|lunch|dinner|school|nursery|preschool|church|the (?:shops?|supermarket|park|dentist|beach|bed))|even (?:to|in|at|on|when)|sleeps in (?:his|her) (?!(?:own )?(?:bed|cot|crib|room|bunk|pram|buggy))\p{L}+|instead of|like (?:an?|the) \p{L}+$|on one leg|on tiptoes?|first|(?:un)?buttoned)\b/iu;
const IS_SAID_TO_BE = /\b(?:likes?|loves?|wants?|prefers?) (?:it|them) (?:that|this) way\b/iu;
const MOST_WORDS = 13;
const LOSES_NO_E = /(?:ee|oe|ye)$/;

/** "walk" -> "walking", "hop" -> "hopping", "lie" -> "lying". */
const ingOf = (base: string): string => {
  if (base.endsWith('ie')) return base.replace(/ie$/, 'ying');
  if (base !== 'be' && base.endsWith('e') && !LOSES_NO_E.test(base)) return base.replace(/e$/, 'ing');
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? `${base}${base.at(-1) ?? ''}ing` : `${base}ing`;
};

interface Doing {
  /** "walk everywhere backwards". */
  readonly base: string;
  readonly leads: '' | 'only ' | 'have to ';
  /** "won't ", where it is something that is not done. */
  readonly isSure: boolean;
  readonly not: '' | "won't " | 'never ' | "don't ";
}

/** A verb at the beginning of what is said, as its base with all that follows; null where none is known. */
function withBase(said: string): string | null {
  const [, verb = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(said) ?? [];
  const base = baseOf(verb);
  return base === undefined ? null : `${base}${rest}`;
}

function doingOf(does: string): Doing | null {
  const not =
    /^(?:won't(?: ever)?|will not|will never|never|doesn't(?: ever)?|refuses to|doesn't (?:want|like) to) (.+)$/iu.exec(
      does,
    );
  if (not) {
    const base = withBase(not[1] ?? '');
    return base === null || (!NOT_WORN.test(base) && NOT_REFUSED.test(base.split(' ').slice(0, 2).join(' ')))
      ? null
      : {
          base,
          leads: '',
          isSure: false,
          not: /^(?:won't|will not|refuses)/iu.test(does)
            ? "won't "
            : /^(?:never|will never)/iu.test(does)
              ? 'never '
              : "don't ",
        };
  }
  const only = /^(?:(?:will|can|would) only|only ever|only|just) (.+)$/iu.exec(does);
  const must = /^(?:has (?:got )?to|must|needs to|always has to|has to always) (.+)$/iu.exec(does);
  const isGoing = /^(?:insists on|likes|loves|keeps(?: on)?|enjoys|is always|prefers) (\p{L}+ing\b.*)$/iu.exec(does);
  const wants =
    /^(?:(?:always )?(?:insists|wants|likes|loves|prefers|demands|has|chooses) to|always|usually|will|still) (.+)$/iu.exec(
      does,
    );
  const isInsisted =
    /^(?:(?:always )?insists|will only|has to always|always has to|always (?:walks|wears|sleeps|sits|eats|says|jumps|hops|skips|stands|climbs))\b/iu.exec(
      does,
    );
  const said = only?.[1] ?? must?.[1] ?? isGoing?.[1] ?? wants?.[1] ?? does;
  const base = withBase(said);
  if (
    base === null ||
    /^(?:his|her|my|its|this|was|is|one|some)\b/iu.test(said) ||
    (!only && !must && !isGoing && !wants && !/^(?:\p{L}+s|has|does|goes)\b/iu.test(does))
  )
    return null;
  return { base, leads: only ? 'only ' : must ? 'have to ' : '', isSure: (only ?? isInsisted) !== null, not: '' };
}

/** "won't wear matching gloves": no duty that is refused, but how it is done. */
const NOT_WORN =
  /^(?:walk|step|tread) on |^wear (?:matching|two|any(?:thing)? (?:but|except|that)|(?:a |the )?same|(?:blue|red|pink|green|yellow|black|white|grey|brown|purple|orange)) ?/;

/** Verbs that say what somebody is, has or feels, and no way of doing anything. */
const NO_DOING =
  /^(?:be|get|think|know|want|like|love|need|hate|believe|find|lose|become|seem|feel|start|learn|turn|win|make|help|save|meet|see|dream|wish|live|own|plant|bury|grow|collect|keep|take|bring|save|carry|pick|stop|call me|decide|help|build|discover|teach|try|break|fall|forget|fly|sail|go (?:up )?to (?:the (?:moon|sun|stars?|sky|north pole)|space|mars)|have(?! my ))\b/;

/** What the theme says of a way of the child's own; null where it says something else. */
export function ownWay(typed: string, name: string | null): OwnWay | null {
  const said = sentenceOfChild(typed, name);
  if (
    said === null ||
    (!said.isOfChild && !BARE.test(said.does)) ||
    NO_WAY.test(typed) ||
    TWO_SENTENCES.test(said.does) ||
    wordCount(said.does) > MOST_WORDS
  )
    return null;
  const found = doingOf(said.does.replace(/(?<!,) (?=(?:even (?:to|in|at|on)|never (?:on|in|at|to|the)) )/iu, ', '));
  if (found === null || NO_DOING.test(found.base)) return null;
  if (
    !found.isSure &&
    said.reason === null &&
    !IS_SAID_TO_BE.test(typed) &&
    (found.not !== '' ? !NOT_WORN.test(found.base) : !IS_A_WAY.test(said.does))
  )
    return null;
  const { base, leads, not } = found;
  // Who only eats pasta is told of as a fussy eater; a rule of one's own takes in whatever keeps it.
  if (leads === 'only ' && /^eat\b/.test(base) && !/\b(?:foods?|things|stuff|if|when|that (?:is|are))\b/.test(base))
    return null;
  const isNot = not !== '';
  const own = asOwn(base)
    .replace(/\btheir(?= \p{L})/giu, 'my')
    .replace(/\b(?:himself|herself)\b/giu, 'myself');
  const asRule = own
    .replace(/\bI (\p{L}+)/gu, (_all, verb: string) => `one ${thirdPersonOf(verb)}`)
    .replace(/\bI\b/g, 'one')
    .replace(/\bmy\b/g, "one's")
    .replace(/\bmyself\b/g, 'oneself');
  const [, verb = '', rest = ''] = /^(\p{L}+)(.*)$/u.exec(asRule) ?? [];
  const sort = isNot
    ? /^wear\b/.test(own)
      ? 'without'
      : 'leaves'
    : (SORTS.find(([, of]) => of.test(own))?.[0] ?? 'other');
  return {
    mine: `I ${not}${leads}${own}`,
    doing: `${isNot ? 'not ' : leads === 'only ' ? 'only ' : ''}${ingOf(verb)}${rest}`,
    reason: said.reason,
    sort,
  };
}
