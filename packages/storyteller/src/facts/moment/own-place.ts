import { escaped } from '../../words/escaped.ts';
import { toldSentences } from '../given-text.ts';
import { DUE_BEFORE, IS_WELL, lastClause } from './moment-clauses.ts';

/** Where and at what time of a day things are hard, as parents name it; each stands at the head of a sentence as it is. */
const PLACES = new RegExp(
  String.raw`\b(${[
    String.raw`at (?:the )?(?:school gates?|nursery gate|classroom door|dinner table|supermarket|shops|park|playground|beach|swimming pool|library|cinema|checkout|till)`,
    String.raw`at (?:nursery|preschool|daycare|kindergarten|bedtime|night|dinner|dinner ?time|tea ?time|lunch|lunch ?time|breakfast|meal ?times|play ?time|bath ?time|nap ?time|pick[- ]?up|drop[- ]?off|football|swimming|gymnastics|ballet|church|parties|sleepovers|break ?time|recess)`,
    String.raw`in (?:the )?(?:car|bath|shower|supermarket|playground|pool|classroom|assembly|lift|car park|changing rooms?|school hall|dinner hall|queue|corridor|lunch hall)`,
    String.raw`in (?:assembly|class|maths|PE|the mornings?|the evenings?|the middle of the night|lessons)`,
    String.raw`on (?:the )?(?:bus|train|plane|toilet|potty|school bus|swings?|slide|way to school|way home)`,
    String.raw`(?:before|after) (?:bed|school|nursery|lunch|football|swimming|dinner|assembly)`,
    String.raw`during (?:maths|tests|lessons|assembly|dinner|games|break|playtime|matches|homework)`,
  ].join(
    '|',
  )})(?= *(?:$|[.,;:!?]|\b(?:and|but|because|he|she|they|when|if|every|with|so|or|now|at the|all|since|that)\b))`,
  'gi',
);
/** As a story spells it. */
const asSpelt = (said: string): string =>
  said
    .replace(/\b(dinner|meal|bath|nap|break) ?(times?)\b/, '$1 $2')
    .replace(/\b(tea|lunch|play|bed) ?(times?)\b/, '$1$2')
    .replace(/\bpick[- ]?up\b/, 'pick-up')
    .replace(/\bdrop[- ]?off\b/, 'drop-off')
    .replace(/\bpe\b/, 'PE');
/** Where something was lost, or a turn is wanted, is where nobody is just then. */
const IS_NO_SCENE =
  /\b(?:lost|left|forgot|dropped|lose|leaves?|died|fell)\b|\b(?:turns?|go|girls?|boys?|lady|man|woman|people|kids|children|friends?|teacher) $|\b(?:knows|word perfect|learn(?:ed|t))\b|\b(?:someone|somebody|anyone|anybody) else\b|\b(?:brother|sister|friend|cousin)(?:'s| is) $/i;
/** Where whoever writes sits, waits or cries is no place of the child's: "has asked me to sit in the car park". */
const OF_THE_WRITER =
  /\b(?:me|us|I|we)(?:['’]\w+)? (?!.*\b(?:him|her|them|with|he|she|they)\b)(?:[\w']+ ){0,6}(?:sit|sat|sitting|wait|waits|waited|waiting|stand|stood|standing|park|parked|cry|cried|crying|wept|hide|hid|hiding) $|\bI(?:['’]m| was| am| got| had been)(?: \w+){0,2} $/i;
const NOUN = /[a-z-]+$/i;

/**
 * Where or when it is hard, in the parent's words, where the story tells nothing of that place: "cries at the school gate" ->
 * "At the school gate". Undefined when nothing is said of it, or when the place is one where all is well.
 */
export function ownPlace(problem: string, story: string): string | undefined {
  const [sentence = ''] = toldSentences(problem);
  for (const match of sentence.matchAll(PLACES)) {
    const head = lastClause(sentence.slice(0, match.index));
    if (IS_WELL.test(head) || IS_NO_SCENE.test(head) || OF_THE_WRITER.test(head)) continue;
    if (/^before/i.test(match[0]) && DUE_BEFORE.test(head)) continue;
    const said = asSpelt(match[0].replace(/\s+/g, ' ').toLowerCase());
    const noun = NOUN.exec(said)?.[0] ?? said;
    if (new RegExp(String.raw`\b${escaped(noun.replace(/s$/, ''))}`, 'i').test(story)) continue;
    return said.charAt(0).toUpperCase() + said.slice(1);
  }
  return undefined;
}
