import type { Variant } from '../frame.ts';

/** A school, or what there is only at one. */
const SCHOOL =
  /\b(?:(?<!(?:after|before|outside|from) )schools?|class\w*|teachers?|teaching assistant|TA|nursery|pre-?school|kindergarten|daycare|reception|year \d+|lessons?|play ?time|break(?:time)?|recess|homework|exams?|tests?|sats|assembly|pupils?|child ?minder|register|p\.?e\.?|key ?(?:worker|person)|spellings?|head ?teacher|circle time|carpet|uniform|inset)\b/i;
/** Places and company that are none. */
const ELSEWHERE =
  /\b(?:at home|dinner|teatime|tea time|table|meal\w*|church|mass|pews?|mosque|temple|synagogue|grand\w+|gran|granny|nan|nana|nanny|cousins?|uncle|aunt\w*|brother|sister|siblings?|bath|bed|bedtime|sofa|living room|kitchen|car|supermarket|shops?|shopping|restaurant|caf[eé]|beach|park|swimming|pool|scouts?|cubs|brownies|beavers|guides|football|rugby|gymnastics|ballet|dance|karate|judo|piano|violin|choir|camp|holiday club|party|wedding|sleepover|neighbou?rs?|doctor|hospital|garden|babysitter|on the phone|street|bus|train|plane)\b/i;
/** What has a school in it. */
const AT_SCHOOL =
  /\{(?:teacher|school)\b|\b(?:teachers?|class|classroom|classmates?|lessons?|school\w*|circle time|pupils?|thirty (?:people|children|chairs)|worksheets?|at break|the register)\b/i;
/** Situations in which a school helps wherever it happens, or that are there only. */
const ITS_OWN =
  /school|teacher|class|bullying|prejudice|peer|homework|tests|reading|group-work|online|told-off|general|drill/;

/** Whether the parent's words place it somewhere else than at a school, and speak of none. */
export const isElsewhere = (words: string, situation: string): boolean =>
  !ITS_OWN.test(situation) && ELSEWHERE.test(words) && !SCHOOL.test(words);

/** The paragraphs that do not bring a school into a scene that is elsewhere; all of them where no other is left. */
export function awayFromSchool<Each extends Variant>(all: readonly Each[]): readonly Each[] {
  const away = all.filter((each) => !AT_SCHOOL.test(each.text));
  return away.length > 0 ? away : all;
}
