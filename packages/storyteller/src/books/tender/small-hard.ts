import { plainText } from '../../facts/given-text.ts';
import { kinWords } from '../../facts/kin.ts';
import type { SmallHurtOf } from './small-hurt/book.ts';
import { plainTheme } from '../theme/plain-theme.ts';

const KIN = kinWords.join('|');
const PARENT = 'mum|mom|mummy|mommy|mama|mam|dad|daddy|papa|dada';
const MINE = '(?:(?:my|our) )?';

/**
 * Small things that went wrong for a child, told as the child would say them, and the situation of the social stories
 * that knows most about each. Only whole themes count: with a dragon or a journey in it, it is a story.
 */
const SMALL_HARD: readonly (readonly [situation: string, RegExp])[] = [
  [
    'parent-away',
    new RegExp(
      String.raw`^${MINE}(?:${KIN}) (?:is|are|has|goes|went|has gone|is going|has to go|had to go)(?: away)? on an? (?:long |short |work |business )?trip(?: without (?:me|us)| for work)?$`,
      'iu',
    ),
  ],
  ['handling-disappointment', /^(?:no ?body|no one|no-one|none of (?:my|the) friends|only one (?:person|friend)) (?:came|turned up|is coming|could come) to (?:my|the|our) (?:birthday )?party$|^(?:my|our|the) (?:ice cream|ice lolly|lolly|cake|birthday cake|balloon|party|picnic|trip|holiday|school trip|sandcastle|snowman|kite|toy|treat|swimming|playdate) (?:fell|dropped|popped|burst|melted|flew away|was cancell?ed|is cancell?ed|got cancell?ed|broke|is off|was spoil(?:ed|t)|got rained off)\b.*$|^(?:my|our|the) (?:\p{L}+ )?(?:party|trip|holiday|picnic|playdate) (?:is|was|got|has been) (?:cancell?ed|called off|rained off)$/iu],
  [
    'saying-sorry',
    new RegExp(
      String.raw`^i (?:accidentally |just )?(?:broke|smashed|ripped|tore|spoil(?:ed|t)|knocked over|dropped|scribbled on|spilled|spilt|lost) (?:${MINE}(?:${KIN}|friend|teacher|best friend|neighbour)['’]?s [\p{L} ]+|something)(?: by accident| by mistake)?$`,
      'iu',
    ),
  ],
  ['making-friends', /^i (?:don'?t|do not|never) have any ?(?:one|body|friends) (?:to (?:play|sit) with)?(?: ?(?:at|in|on) [\p{L} ]+)?$|^i (?:have no one|have nobody|have no friends|ha?ve got no one|haven'?t got any(?:one|body))(?: to (?:play|sit) with)?(?: (?:at|in|on) [\p{L} ]+)?$|^nobody to play with(?: (?:at|in) [\p{L} ]+)?$/iu],
  ['left-out', /^(?:no ?body|no one) (?:picked|chose|picks|chooses|ever picks|wanted) me(?: (?:for|in|on) [\p{L} ]+)?$|^i (?:was|got|am always) picked last(?: (?:for|in) [\p{L} ]+)?$|^my (?:best )?friend (?:has|got|made) (?:a new|another) (?:best )?friend$/iu],
  ['losing-a-game', /^i (?:came|finished|was) last(?: (?:in|at) [\p{L} ]+)?$|^i (?:didn'?t|did not|never) win(?: [\p{L} ]+)?$|^i lost (?:the|a|my) (?:race|game|match)$/iu],
  ['lying', /^i (?:told|tell) (?:a|lots of|some) (?:lie|lies|fib|fibs)(?: to [\p{L} ]+)?$|^(?:telling (?:a )?(?:lies?|fibs?)|telling the truth)$/iu],
  ['being-sick', /^i (?:was|got|have been|feel|felt) (?:sick|poorly)(?: (?:at|in|on) (?:school|nursery|the car|the bus|class))?$|^i (?:threw up|have a tummy ache|have a cold|have tummy ache)(?: [\p{L} ]+)?$/iu],
  [
    'arguing-with-parents',
    new RegExp(
      String.raw`^${MINE}(?:${PARENT}) (?:shouted|shouts|yelled|yells|got cross|was cross|is cross|was angry|is angry|told me off) ?(?:at|with)? ?(?:me|us)?$`,
      'iu',
    ),
  ],
  [
    'parent-ill',
    new RegExp(
      String.raw`^${MINE}(?:${PARENT}|granny|nana|nan|grandma|grandad|grandpa) has (?:got )?(?:a |the )?(?:headache|migraine|bad back|sore back|cold|flu|fever|cough)(?: [\p{L} ]+)?$`,
      'iu',
    ),
  ],
  ['grandparent-dementia', /^(?:my )?(?:granny|nana|nan|grandma|grandad|grandpa|gran) (?:always |often |keeps )?(?:forgets|forgetting|forgot) (?:my name|who i am|things|everything)$/iu],
]; // prettier-ignore

/** Somebody who is away, as the social stories read it: the child's own parent by the child's own word. */
const AWAY = new RegExp(String.raw`\b(?:${KIN})\b`, 'iu');

/** A small hard thing: the situation it is told by, and its words for that. */
export interface SmallHard {
  readonly situation: string;
  readonly problem: string;
  /** The one it is about is away or ill, and is not who mends a button. */
  readonly withoutGrownUp: boolean;
}

const asAsked = (theme: string): string =>
  plainTheme(plainText(theme))
    .replaceAll('’', "'")
    .replace(/[.!?\s]+$/, '');

/** The small hard thing that a theme tells of and nothing else; null when it tells of another. */
export function smallHardIn(theme: string): SmallHard | null {
  const asked = asAsked(theme);
  const situation = SMALL_HARD.find(([, says]) => says.test(asked))?.[0];
  if (situation === undefined) return null;
  const kin = AWAY.exec(asked)?.[0];
  return {
    situation,
    problem: situation === 'parent-away' && kin !== undefined ? `${startedLarge(kin)} is away` : theme,
    withoutGrownUp: ABOUT_A_GROWN_UP.has(situation),
  };
}

const startedLarge = (word: string): string => word.charAt(0).toLocaleUpperCase('en') + word.slice(1);

const ABOUT_A_GROWN_UP: ReadonlySet<string> = new Set(['parent-away', 'parent-ill', 'grandparent-dementia']);

const AT_NIGHT = new RegExp(
  String.raw`^${MINE}(${KIN}) (?:(?:always|often|now|sometimes) )?(?:(?:has to |must )?(?:works?|working|is working|has to work)|is on|does|has) (?:at night|nights|all night|through the night|on nights|(?:the |a )?night shifts?)(?: [\p{L} ]{0,30})?$|^${MINE}(${KIN}) (?:sleeps|is asleep) (?:in the day(?:time)?|during the day|all day)$`,
  'iu',
);
/** Who works at night, by the parent's word, in a theme of nothing else; null in all others. */
export function worksAtNightIn(theme: string): string | null {
  const found = AT_NIGHT.exec(asAsked(theme));
  return found?.[1] ?? found?.[2] ?? null;
}

const HURTS: readonly (readonly [SmallHurtOf, RegExp])[] = [
  ['sting', /^(?:(?:i|we) (?:got|was|were|have been|am) )?stung by (?:an? |some |the )?(?:bee|wasp|hornet|nettle|ant)s?(?: .*)?$|^(?:an? |the )?(?:bee|wasp|hornet|nettle) (?:has |just )*stung me(?: .*)?$|^(?:a |my )?(?:bee|wasp|nettle) stings?$/iu],
  ['graze', /^i (?:have |just )*(?:cut|grazed|scraped|skinned|scratched) (?:my|a) (?:knees?|finger|hand|elbow|thumb|toe|leg|arm|foot)(?: .*)?$|^(?:a |my )?(?:grazed|scraped|cut|sore) (?:knee|finger|elbow|thumb)$|^i (?:have|got) a splinter(?: .*)?$/iu],
  ['bump', /^i (?:have |just )*(?:bumped|banged|hit|stubbed|trapped|shut|pinched) my (?:head|knee|toe|finger|elbow|nose|thumb)(?: .*)?$/iu],
  ['fall', /^i (?:have |just )*(?:fell|fallen) (?:over|off|down)(?: (?:my|the|a) (?:bike|bicycle|scooter|swing|slide|climbing frame|wall|stairs|steps|skates|skateboard))?(?: (?:at|in|on) [\p{L} ]+)?$/iu],
]; // prettier-ignore
/** What hurt the child, in a theme of nothing else; null in all others. */
export const smallHurtIn = (theme: string): SmallHurtOf | null =>
  HURTS.find(([, says]) => says.test(asAsked(theme)))?.[0] ?? null;
