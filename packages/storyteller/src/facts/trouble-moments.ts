import type { Gender } from '@storylantern/contract';
import { isPast } from '../words/irregular-past.ts';
import { doingInOwnTerms, fitted, ofOne } from './own-terms.ts';

const UPSET = String.raw`(?:feels? (?:so |very |really )?left out|feels? (?:\w+ )?(?:sick|ill|funny|wobbly|shaky|faint|dizzy)|gets? (?:a )?(?:tummy|stomach|head) ?aches?|shakes|goes (?:red|quiet|white|silent|stiff)|blushes|freezes|clams up|hides|cr(?:y|ies|ied)|crying|weeps?|sobs?|screams?|screaming|shouts?|sulks?|panics?|freaks? out|melts? down|kicks? off|loses? it|goes? (?:mad|crazy|mental|wild)|throws? (?:a )?(?:tantrums?|wobbl\w+|fits?)|has (?:a )?(?:tantrums?|meltdowns?|fits?)|stamps?|struggles?|hates? it|doesn't like it|can't cope|finds it hard|finds it difficult|is in (?:a mood|floods of tears|tears)|in a mood|(?:gets?|is|becomes?|was|feels?|gets? so|goes) (?:\w+ ){0,2}?(?:upset|cross|angry|furious|mad|sad|annoyed|worried|anxious|disappointed|frustrated|jealous|stressed|nervous|embarrassed|awkward|grumpy|moody|distressed|scared|frightened|worked up|in a (?:state|mood|strop)|heartbroken|devastated|gutted|unhappy|lonely|silly))`;
const UPSET_WHEN = new RegExp(
  String.raw`\b${UPSET}(?: (?:for (?:hours|ages)|blue murder|the (?:place|house) down|(?:her|his|their) head off|so much|a lot|again|every time|each time|all (?:day|evening)|and \w+(?: \w+)?))? (when|whenever|if|every time|each time|as soon as|because|that|cos|after) (.+)$`,
  'i',
);
/** "because I looked at her messages"; after "because" these are in the past as well. */
const SAME_IN_PAST = /^(?:read|found|left|put|cut|let|shut)$/;
const OF_THE_GROWN_UPS = /^we (?:argue|fight|shout|row|drink|smoke|divorce|separate|split|work)\b/i;
/** "if we are late": all of them are it. */
const BEING_SO = /^(?:we(?: are|'re)|i am|i'm) ((?:running |a bit |even )?(?:late|early|lost|busy|out|away)\b.*)$/i;
/** "is upset we had to give the puppy back". */
export const MUST = new RegExp(
  String.raw`\b${UPSET} (?:about it |that |because )?we(?:'ve| have|'re| are)? (?:had to|have to|got to|having to|going to have to) (.+)$`,
  'i',
);
const PARENT_DOES =
  /^i (?!(?:am|was|have|had|will|can|can't|won't|don't|didn't|get|think|know|want)\b)([a-z]+)\b(.*)$/i;
const TOGETHER = /^we (?:all )?(?:have to |need to |are |try to )?([a-z]+\b.*)$/i;
const CHILD_DOES = /^(?:he|she|they) (?:has to |have to |is told to |needs to )?([a-z']+\b.*)$/i;

/** What the child did before it was upset by what came of it: "collects sticks and cries when we throw them away". */
const BEFORE_UPSET = /^[a-z]+ (?:all |every )?((?:[a-z]+ )?[a-z]+s) and\b/i;

/** "Has to have her milk warmed up and screams when it is not ready". */
const WANTED =
  /^(?:always )?(?:has to have|wants|needs|insists on|asks for|loves|demands) ((?:his|her|their) [a-z]+)\b(?=.* when it)/i;

/** "Mum and Mama", "her two dads": one word for both, so that no "and" parts them. */
const BOTH_PARENTS =
  /\b(?:(?:his|her|their|my) )?(?:mum|mummy|mom|mommy|mama|dad|daddy|papa) (?:and|&) (?:mum|mummy|mom|mommy|mama|dad|daddy|papa)\b|\b(?:his|her|their) (?:two )?(?:mums|moms|mummies|dads|daddies)\b/gi;

/** "when {his} banana breaks", "that {his} plant died"; a doing of the child or of all of them is "losing at chess". */
export function momentIn(clause: string, whole: string, gender: Gender | null, most: number): string | undefined {
  const [, how = '', upset = ''] = UPSET_WHEN.exec(clause.replace(BOTH_PARENTS, 'the parents')) ?? [];
  // "Has everything in a line and screams when his sister moves it".
  const what = /\beverything\b.*\bwhen\b/i.test(whole) ? upset.replace(/\bit$/i, 'things') : upset;
  if (what === '') return undefined;
  const isOnce = /^(?:because|that|cos)$/i.test(how);
  const things = BEFORE_UPSET.exec(whole)?.[1];
  const [, owned] = things === undefined ? (WANTED.exec(whole) ?? []) : [];
  const said =
    things === undefined
      ? owned === undefined
        ? what
        : what.replace(/^it(?:'s| is) (?=not |too |cold|wrong|gone|late|hot|empty|broken)/i, `${owned} is `)
      : what
          .replace(/\b(?:them|it|(?:even |just |only )?(?:one|any|some)(?: of them)?)\b/i, `the ${things}`)
          .replace(/^we (?=[a-z]+ the )/i, 'i ');
  if (OF_THE_GROWN_UPS.test(said)) return undefined;
  const late = BEING_SO.exec(said)?.[1];
  if (late !== undefined) return fitted(`being ${late.replace(/^(?:running|a bit|even) /i, '')}`, gender, most);
  const together = TOGETHER.exec(said)?.[1] ?? CHILD_DOES.exec(said)?.[1];
  if (together !== undefined) {
    if (IN_AT_A_DOOR.test(together)) return 'going in';
    const not = /^(?:doesn't|don't|does not|do not|can't|cannot|isn't|is not|never) (?:get to )?(.+)$/i.exec(
      together,
    )?.[1];
    if (not !== undefined) {
      const isUnable = /^(?:can't|cannot)/i.test(together);
      const missed = isUnable ? fitted(not, gender, most - 4) : doingInOwnTerms(not, gender, most - 1);
      if (missed === undefined) return undefined;
      return isUnable ? `not being able to ${missed}` : `not ${missed.replace(/\bsomething\b/, 'anything')}`;
    }
    return isOnce || /^(?:is|are|was|were)\b/.test(together) ? undefined : doingInOwnTerms(together, gender, most);
  }
  const parent = PARENT_DOES.exec(said);
  const verb = parent?.[1] ?? '';
  const told = parent
    ? `a grown-up ${isOnce && (isPast(verb) || SAME_IN_PAST.test(verb)) ? verb : ofOne(verb)}${parent[2] ?? ''}`
    : said;
  if (/^(?:i|you|it(?!(?:'s| is) time to)|this|that|there|something|anything|things|told|asked|of)\b/i.test(told))
    return undefined;
  const fit = fitted(told.replace(/^it's time/, 'time').replace(/^it is time/, 'time'), gender, most - 1);
  if (fit === undefined || fit.split(' ').length < 2) return undefined;
  if (fit.startsWith('time to ')) return `when it is ${fit}`;
  return FINITE.test(fit) ? `${isOnce ? 'that' : 'when'} ${fit}` : undefined;
}
/** "As soon as we walk in": what is cut off from most verbs is all that is said here. */
const IN_AT_A_DOOR = /^(?:walk|go|come|get|step|arrive|pull)s? (?:in|inside|in there|through the door|in the door)$/i;
/** A clause has something that happens in it. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|can't|won't|went|broke|left|got|lost|fell|gave|took|ran|sat|made|said|came|died|did|[a-z]+ed|[a-z]{2,}(?:[^s]s|sses|shes|ches)|come|go|leave|laugh|cry|shout|sing|talk|look|touch|move|play|dance|sit|stand|win|lose|arrive|visit|argue|hug|stare|get|run|call|ask|tell|say|put|take|give|use|bring|open|close|make|copy|tease|push|poke|point|whisper|know|want|think|have|do|eat|win|walk|wait|watch|whistle|cough|chew|bang|slam|park|ring|knock)\b/;
