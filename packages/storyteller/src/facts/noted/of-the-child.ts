import { baseOf } from '../../words/base-verb.ts';
import { baseOfPast } from '../../words/irregular-past.ts';
import { kinWords } from '../kin.ts';
import type { Saying } from './noted-statement.ts';
import { wordings } from './wordings.ts';
import { inStoryWords, type NotedChild } from './whose-words.ts';
import { ofOneDay } from './of-one-day.ts';

/** What a child likes to do is a way in: "likes choosing, red ones or blue ones". */
const LIKES =
  /^(?:likes?|loves?|enjoys?|prefers?|is happiest|is allowed(?= to\b)) (?:it when (?:he|she|they) (?:can|gets? to) |to |being allowed to )?(?:be able to |help to )?([a-z]+)\b(.*)$/i;
const LIKES_TO_KNOW = /^(?:likes?|needs?|wants?) (?:to know|knowing|to be told|being told) (?:about )?((?:exactly |just )?(?:which|what|when|where|who|how)\b.+)$/i; // prettier-ignore
const LIKES_A_SONG =
  /^(?:likes?|loves?) (?:the|an?|his|her|their|our) (song|rhyme|tune) (about|of|with|from|for) (.+)$/i;
const PREFERS_WRITING = /^(?:prefers?|finds) (?:to )?(?:texts?|texting|writing(?: it down)?|messages?|messaging|notes|writing notes) (?:to|over|rather than|easier than) (?:talking|speaking|saying it)/i; // prettier-ignore
/** Not a way into anything: what runs off, wins or takes. */
const NO_WAY_IN = new Set('run win hide climb eat chew lick play watch jump-off get be-bossy drink stay want stare spin buy own kiss bounce-off see think feel call'.split(' ')); // prettier-ignore
const BE =
  /^(?:the )?(?:first|last|in charge|near|next|by|at|with|outside|close|on|the one|part|told|asked|shown|given)\b/i;
/** What one likes by itself is an interest, and has its own place. */
const MORE_THAN_A_PASTIME = /,|\b(?:the|an?|his|her|their|in|on|with|to|at|by|before|after|afterwards|from|which|what|when|who|bye|it)\b/i; // prettier-ignore

const STRENGTH = /^(?:is |'s |are |'re )?(?:(?:really|so|very|pretty|such|absolutely|quite) )*(good|great|brilliant|amazing|fantastic|ace) ((?:at|with) .+)$/i; // prettier-ignore
const KNOWS = /^knows (?:every|all (?:the|about)|the names? of|lots of|hundreds of)\b/i;
/** Doings that tell what a child has, wears or takes along. */
const TOLD_AS_IT_IS = new Set('have wear bring carry keep take share practise practice walk go see use own play'.split(' ')); // prettier-ignore
const HAS = /^(?:has|have|'s got|has got|keeps?|wears?|brings?|takes?|carries|uses?|owns?) (?:an?|the|his|her|their|two|three|some|one|same|lunch in|(?:[a-z]+ )?[a-z]+s|toy [a-z]+)\b/i; // prettier-ignore
const HAS_NO_THING = /^(?:has|have|takes?|keeps?) (?:an? )?(?:fear|phobia|thing about|problem|go\b|temper|condition|fit|time|while|ages|long|day|bad|good day|funny|habit|been|had|to\b|got to|off|it|on\b|over|asking|going|telling|[a-z]+ed\b|[a-z]+ing\b)/i; // prettier-ignore
/** What a child did that belongs to a success. */
const DONE_WELL = new Set('take do write read make hold count practise practice sing choose pick wear bring tell call say ask give show use keep put play draw share help go walk sit stand wait try learn build bake cook blow press squeeze breathe hug look listen roar swim ride climb dance'.split(' ')); // prettier-ignore
/** "Draws it first", "helps a lot": what it is stands nowhere, or whom. */
const NO_OFFER = /^ (?:it|them|one|a lot|a bit|loads|lots|me|us|him|her)\b(?! (?:hand|phone|teacher))/i;
/** "Calls water aba" is no call. */
const CALLS_SOMEBODY = new RegExp(
  `^ (?:(?:his|her|their) )?(?:home|${kinWords.join('|')}|friends?|cousins?|brother|sister)\\b`,
  'i',
);
/** Doings that can be offered as they are. */
const OFFERED = new Set('revise study write draw listen blow cool calm count ring text talk tell read sing hold lay choose pick bounce work squeeze stroke breathe hum press paint knit sew build cook bake look wave whisper phone call ask help rub cuddle hug sit stand sleep colour jump'.split(' ')); // prettier-ignore
const WELL =
  /^(works?|sleeps?|eats?|sits?|reads?|does it|copes?|settles?|concentrates?|learns?) (?:really |so |much )?(?:well|best|better) /i;
/** Said of what holds from week to week. */
const BY_RULE =
  /\b(?:on (?:school|week|sun|mon|tues|wednes|thurs|fri|satur)[a-z]*s\b|on school days|at (?:the )?weekends?|every|each|(?:a|per) (?:day|week|night|month)|daily|weekly|most days)\b/i;
/** What a child is able to do and had better not: "she can undo the buckle", "he can open the front door". */
const NO_SKILL_TO_OFFER =
  /\b(?:undo|unbuckle|unclip|unfasten|unlock|unbolt|escape|(?:open|opens) (?!(?:the|an?|his|her|their) (?:book|lunch ?box|bag|letter|present|envelope|box|packet|curtains?)\b)|climb|get (?:out|off|away|into|over|past|up)|reach|run|throw|hit|bite|kick|push|take (?:it|them) off|pull (?:it|them) (?:off|out)|do (?:it|them|that|this|so)|go (?:for|on) (?:hours|days|ages|weeks)|talk for|scream|shout|cry|be|last|tell lies|lie|eat (?:a whole|loads|so much)|hack|swear|stay up)\b|\b(?:if|when) (?:he|she|they) (?:wants?|tries|likes|feels like|puts)\b|\bwhen (?:it )?suits\b/i;
const WILL_HAVE =
  /^(?:will have|'ll have|is having|gets to have|is going to have|is getting|'s getting|'s having|gets|will get|'ll get) ((?:an?|the|his|her|their|two|some) (?!.*\b(?:ready|dressed|washed|up|off to|to (?:school|bed|nursery))\b).+)$/i;
const RIDDEN = /^(?:an?|the|his|her|their) (?:[\w-]+ ){0,2}?(?:bus|train|tram|tube|minibus|taxi|ferry|lift)\b/i;
const IS_DOING =
  /^(?:is|'s|are|'re) (?:going to )?(picking|choosing|taking|bringing|making|learning|helping|packing|pick|choose|take|bring|make|help|pack) (.+)$/i;
/** "Will go with his big sister Ada". */
const GOES_WITH =
  /^(?:will|'ll|is going to|gets to) (go|come|sit|walk|travel|sleep|start|share|swim) ((?:with|next to|beside|in the same) .+)$/i;
/** Days that are fixed: "sees dad on Wednesdays and every other weekend". */
const SEES_THEM = new RegExp(
  String.raw`^(sees|visits|stays with|is with|lives with|will be with|will see|will stay with|will live with) ((?:(?:his|her|their) )?(?:${kinWords.join('|')}) (?:(?:for|on|at|every|in) .*\b(?:\w+days?|weekends?|holidays?|half term|summer|weeks?|nights?)\b.*))$`,
  'i',
);
const DOES_WELL =
  /^(eats|sleeps|settles|plays|shares) ((?:really |so |very )?(?:well|beautifully|nicely) (?:at|in|with) .+)$/i;
const WOULD_TELL =
  /^(?:'d|would|will|'ll|can) (?:probably |always |really )?(?:listen|talk|tell|open up|speak)(?: to)? (?:her|him|them)$/i;
/** How a child reads is for whoever tells the story, and no deed in it. */
const HOW_IT_READS =
  /^(?:can )?(?:only |just )?(?:reads?|understands?|follows?) (?:only |just )?(?:very |really )?(?:simple|short|easy|basic|plain|single|a few)\b/i;
const OF_ONE_DAY = ofOneDay('this (?:morning|week|term)', 'once');

/** Whether the child would turn to whoever was spoken of before: "she'd listen to her". */
export const wouldTell = (rest: string): boolean => WOULD_TELL.test(rest);

/** Makes a sentence of its head and the parent's words, where these may be told and are few enough. */
type Teller = (
  place: Saying['place'],
  head: string,
  said: string | undefined,
  more?: Partial<Saying>,
) => Saying | undefined;

/** What a note says of the child, as a sentence of a story. */
export function ofTheChild(rest: string, child: NotedChild): Saying | undefined {
  if (HOW_IT_READS.test(rest)) return undefined;
  const words = (said: string): string | undefined => inStoryWords(said, 'child', child);
  const told: Teller = (place, head, said, more = {}) =>
    said === undefined || said.split(' ').length > MOST || OF_WHAT_NOBODY_KNOWS.test(said)
      ? undefined
      : { texts: wordings(`${head}${said}`), place, ...more };
  if (PREFERS_WRITING.test(rest))
    return { texts: ['{he} can write it down instead of saying it.'], place: 'does', offers: true };
  const known = LIKES_TO_KNOW.exec(rest)?.[1];
  if (known !== undefined) return told('helps', '{helper} can tell {him} ', words(known));
  const song = LIKES_A_SONG.exec(rest);
  if (song)
    return told(
      'helps',
      '{helper} can sing ',
      words(`${song[0].split(' ')[1]} ${song[1]} ${song[2]} ${song[3]?.split(/,| and /)[0] ?? ''}`),
    );
  const strong = STRENGTH.exec(rest);
  if (strong || KNOWS.test(rest)) {
    const said = words(strong ? `good ${strong[2] ?? ''}` : rest);
    const both = said?.replace(/ and (knows|can|loves) /, ' and {he $1} ').replace('{he can}', '{he} can');
    if (strong) return told('known', '{he is} ', both);
    const [verb = '', ...what] = both?.split(' ') ?? [];
    return told('known', '', both && `{he ${verb}} ${what.join(' ')}`);
  }
  const have = WILL_HAVE.exec(rest)?.[1];
  // "Gets an hour on school days" is so already.
  if (have !== undefined && /^gets /i.test(rest) && BY_RULE.test(have)) return told('scene', '{he gets} ', words(have));
  // "Gets the 42 bus": it is ridden, and not had.
  if (have !== undefined && RIDDEN.test(have))
    return told('scene', /^(?:will|is going)|^'ll/i.test(rest) ? '{he} will get ' : '{he gets} ', words(have));
  if (have !== undefined)
    return told('scene', 'the plan is that {he gets} ', words(have)?.replace(/ and can /, ' and {he} can '));
  const doing = IS_DOING.exec(rest);
  if (doing && !OF_ONE_DAY.test(rest)) {
    const going = / going to /.test(rest);
    return told('does', going ? '{he is} going to ' : '{he is} ', words(`${doing[1]} ${doing[2]}`));
  }
  if (
    /^(?:can|may|gets? to|(?:is|'s|are|'re) allowed to) (?!be\b|get\b|become\b|do it\b|already\b|hear\b|go (?:mad|off))/i.test(
      rest,
    ) &&
    !NO_SKILL_TO_OFFER.test(rest) &&
    !OF_ONE_DAY.test(rest)
  )
    return told('does', '{he} can ', words(rest.replace(/^(?:can|may|gets? to|(?:is|'s|are|'re) allowed to) /i, '')), {
      offers: true,
    });
  const goes = GOES_WITH.exec(rest);
  if (goes) return told('does', '{he} can ', words(`${goes[1]} ${goes[2]}`), { offers: true });
  const sees = SEES_THEM.exec(rest);
  if (sees) return told('scene', `{he ${sees[1]?.toLowerCase() ?? ''}} `, words(sees[2] ?? ''));
  const eats = DOES_WELL.exec(rest);
  if (eats) return told('known', `{he ${eats[1]?.toLowerCase() ?? ''}} `, words(eats[2] ?? ''));
  // "Loves drawing and needs her own space": what is needed is no second thing that is liked.
  const liked = LIKES.exec(
    rest.replace(
      /,? (?:and|but) (?:(?:he|she|they) )?(?:his|her|their|the|an?|needs?|wants?|hates?|has|is|gets?|can't|cannot|doesn't|won't) .*$/i,
      '',
    ),
  );
  if (liked) return likes(liked[1] ?? '', liked[2] ?? '', told, words);
  const well = WELL.exec(rest);
  const [, first = '', behind = ''] = /^([a-z]+)\b(.*)$/is.exec(well ? rest.replace(WELL, '$1 ') : rest) ?? [];
  const low = first.toLowerCase();
  const same = /^(?:read|put|let|set|cut)$/.test(low) && !child.they;
  if ((same || baseOfPast(low) !== undefined) && !/^(?:used|needed)$/.test(low))
    return OF_ONE_DAY.test(rest) ||
      /^went (?:bright |all |very )*(?:red|pink|white|quiet|shy|silent|off|mad)\b/i.test(rest) ||
      !DONE_WELL.has(baseOfPast(low) ?? low)
      ? undefined
      : told('done', '{he} ', words(rest), { past: true });
  if (OF_ONE_DAY.test(rest) || (!low.endsWith('s') && !child.they && !/^(?:have|'s)/.test(low))) return undefined;
  const base = baseOf(low);
  if (base === undefined) return undefined;
  if (TOLD_AS_IT_IS.has(base)) return asItIs(base, low, behind, rest, told, words);
  if (!OFFERED.has(base) || NO_OFFER.test(behind) || (base === 'call' && !CALLS_SOMEBODY.test(behind)))
    return undefined;
  return behind.trim() === ''
    ? undefined
    : told('does', '{he} can ', words(`${base}${behind.replace(/ sometimes$/i, '')}`), { offers: true });
}

const MOST = 20;
/** "Helps change it": what it is stands in another clause, and not in the story. */
const OF_WHAT_NOBODY_KNOWS =
  /^(?:(?!(?:an?|the|\{his\}|two|three|some|that|what|how)\b)[\p{L}{}']+ ){1,4}(?:it|them|one)(?: (?:off|on|up|down|out|away|back|first|too|there|every \w+|at \w+|afterwards))?$/iu;

/** What a child has, wears or takes along, where it is of use; a temper and a hobby are not. */
function asItIs(
  base: string,
  verb: string,
  behind: string,
  rest: string,
  told: Teller,
  words: (said: string) => string | undefined,
): Saying | undefined {
  if (HAS_NO_THING.test(rest) || (/^(?:have|keep|wear|bring|take|carry|use|own)$/.test(base) && !HAS.test(rest)))
    return undefined;
  // What a child keeps as a hobby is of no use in passing; what is kept somewhere is.
  if (base === 'keep' && /^ (?:[a-z]+ )?[a-z]+s$/i.test(behind)) return undefined;
  if (
    /^(?:go|walk|play)$/.test(base) &&
    !/ (?:with|to (?:the|a|his|her|their)) /.test(` ${behind} `) &&
    !behind.startsWith(' the dog')
  )
    return undefined;
  if (
    base === 'play' &&
    /^ with \{?(?:his|her|their)\}? (?:own )?(?:toes|feet|fingers|hair|food|ears|hands|zip|sleeves?)\b/i.test(behind)
  )
    return undefined;
  if (base === 'see' && !/^ (?:an?|the|his|her|their) [a-z ]+ (?:called|named|every|on|with)\b/i.test(behind))
    return undefined;
  // "Brings toy wolf"
  const bare =
    /^(?:bring|take|carry|wear)$/.test(base) && /^ [a-z]+(?: [a-z]+)?$/i.test(behind) && !behind.endsWith('s');
  const said = words(
    behind
      .replace(/^ same /, ' the same ')
      .replace(/ too(?=,|$)/i, '')
      .replace(/^ /, bare && !/^ (?:an?|the|his|her|their|it|him|some)\b/i.test(behind) ? ' {his} ' : ' '),
  );
  if (base === 'go' && / and [a-z]+s /.test(rest)) return undefined;
  return told(base === 'see' ? 'helps' : 'does', `{he ${base === 'have' ? 'has' : verb}} `, said);
}

function likes(
  verb: string,
  behind: string,
  told: Teller,
  words: (said: string) => string | undefined,
): Saying | undefined {
  const base = verb.toLowerCase() === 'being' ? 'be' : baseOf(verb.toLowerCase());
  if (base === undefined || NO_WAY_IN.has(base) || /^ (?:it|them)\b/i.test(behind)) return undefined;
  const isVerb = /ing$/i.test(verb) || verb.toLowerCase() === base;
  if (!isVerb || !MORE_THAN_A_PASTIME.test(behind) || (base === 'be' && !BE.test(behind.trim()))) return undefined;
  if (/^(?:the|his|her|their|an?|it|him|them|to|when|things|red|blue)$/i.test(verb)) return undefined;
  // "Likes reading, asthma inhaler" is a list; "likes choosing, red ones or blue ones" is one thing.
  if (/^\s*,/.test(behind) && !/\bor\b/i.test(behind)) return undefined;
  const quoted = base === 'be' ? /^ told ['"](.+?)['"](.*)$/i.exec(behind) : null;
  if (quoted) return told('helps', '{helper} can say ', words(`"${quoted[1] ?? ''}"${quoted[2] ?? ''}`));
  if (base === 'be' && /^ (?:told|asked|shown|given)\b/i.test(behind)) return undefined;
  const said = base === 'say' ? (behind.split(',')[0] ?? '') : behind;
  return told('does', '{he} can ', words(`${base}${said}`), { offers: true });
}
