import { escaped } from '../../words/escaped.ts';
import { toldSentences } from '../given-text.ts';

/** Who the trouble is with, behind what is done or felt: "not sharing toys with his sister", "jealous of her twin". */
const WITH_WHOM =
  /\b(?:shar\w+|fight\w*|argu\w*|hit\w*|push\w*|kick\w*|bit(?:es|ing)|pinch\w*|snatch\w*|grab\w*|shout\w*|yell\w*|jealous|mean|rude|unkind|teas\w*|boss\w*|play\w*|turns|wind\w* up|pok\w*|rough|squabbl\w*|bicker\w*|annoy\w*|cross|angry)\b(?: [\p{L}']+){0,4}? (?:(?:with|at|to|from|of|on|up) )?((?:his|her|their) (?:(?:little|big|baby|twin|older|younger|best) )?(?:sister|brother|twin|cousin|friend))\b(?!s)/iu;

/** Whose room is shared says where somebody sleeps, and nothing of a trouble with them: "will share with her sister". */
const SHARES_A_ROOM =
  /\b(?:will|has to|have to|is going to|is|be) (?:share|sharing) (?:(?:an?|the|her|his|their) (?:bed)?room )?with\b|\bshar(?:e|es|ing) (?:an?|the|her|his|their) (?:bed)?room with\b/gi;

/**
 * With whom it is hard, where the story speaks of no such person: "not sharing toys with his sister" -> "When {his} sister is
 * near". Undefined when the trouble is with nobody, or the story tells of them.
 */
export function ownCompany(problem: string, story: string): string | undefined {
  const [first = ''] = toldSentences(problem);
  const sentence = first.replace(SHARES_A_ROOM, ' ');
  const who = WITH_WHOM.exec(sentence)?.[1]?.toLowerCase();
  const noun = who?.split(' ').at(-1);
  if (who === undefined || noun === undefined || new RegExp(String.raw`\b${escaped(noun)}`, 'i').test(story))
    return undefined;
  return `When ${who.replace(/^(?:his|her|their)/, '{his}')} is near`;
}
