import { baseOf } from '../../words/base-verb.ts';
import { thirdPersonOf } from '../../words/third-person.ts';
import { fitted } from '../own-terms.ts';
import type { WhoseMoment } from './own-moment.ts';

/** What a child feels is for the blank. */
const FEELING =
  /^(?:(?:really|very|so|too|a bit|getting|feeling|upset or|angry or) )*(?:angry|cross|upset|mad|sad|frustrated|overwhelmed|worried|anxious|scared|afraid|nervous|stressed|furious|annoyed|jealous|excited|unhappy|emotional|dysregulated|overstimulated|distressed|happy|embarrassed|disappointed|calm|fine|ok|okay|ready|older|bigger|younger|little|small|born|a baby|in the mood|being|like this|in a mood|worked up|wound up|himself|herself|having a)\b/i;

/** What the child does or meets, in at most `most` words: "loses at football" -> "{Name loses} at football". Undefined when unsure. */
export function ofTheChild(does: string, child: WhoseMoment, most: number): string | undefined {
  const clause = does
    .replace(/^(?:really|always|just|also|even|only|suddenly) /i, '')
    .replace(/^(?:doesnt|don't|dont|do not)\b/i, "doesn't")
    .replace(/^(?:cant|can not|cannot)\b/i, "can't")
    .replace(/^(?:isnt|is n't)\b/i, "isn't");
  if (FEELING.test(clause.replace(/^(?:is|gets?|feels?|becomes?|was|'s) /i, '')) || FEELING.test(clause))
    return undefined;
  const not = /^(doesn't|does not|can't|isn't|is not|won't|hasn't) (.+)$/i.exec(clause);
  if (not) {
    const fit = fitted(not[2] ?? '', child.gender, most - 2);
    if (fit === undefined) return undefined;
    const how = (not[1] ?? '').toLowerCase();
    if (how.startsWith("can't")) return `{Name} cannot ${fit}`;
    if (how.startsWith('does')) return `{Name does} not ${fit}`;
    return how.startsWith('is') ? `{Name is} not ${fit}` : undefined;
  }
  const [, verb = '', rest = ''] = /^([a-z]+)\b ?(.*)$/i.exec(clause.replace(HAS_TO, '')) ?? [];
  const low = verb.toLowerCase();
  if (NOT_THE_CHILD.test(low) || verb === '') return undefined;
  const base = /^(?:is|has|does|goes|gets)$/.test(low) ? low : baseOf(low);
  if (base === undefined || WAS.test(low)) return undefined;
  const third = /^(?:is|has|does|goes|gets)$/.test(low) ? low : thirdPersonOf(base);
  if (rest === '') return ALONE.test(third) ? `{Name ${third}}` : undefined;
  const fit = fitted(`${third} ${rest}`, child.gender, most);
  if (fit === undefined || !fit.startsWith(`${third} `)) return undefined;
  return `{Name ${third}} ${fit.slice(third.length + 1)}`;
}
/** "Has to wait his turn": when he waits it. */
const HAS_TO = /^(?:has|needs) to (?=[a-z])/i;
/** What a child does to others, or as an answer, is no moment that came upon it; what is wanted is not yet one. */
const NOT_THE_CHILD =
  /^(?:hits?|bites?|kicks?|screams?|cries|cry|shouts?|throws?|pushes|push|spits?|refuses?|wants?|thinks?|feels?|says?|starts?|likes?|loves?|knows?|acts?|behaves?|misbehaves?|was|were|had|did|would|could|should|might|must|seems?|looks?|lies|steals?|swears?|hurts?)$/;
const WAS = /^(?:was|were|had|did|went|got|saw|came|took|made|said|told|left)$/;
const ALONE = /^(?:loses|wins|falls|wakes)$/;
