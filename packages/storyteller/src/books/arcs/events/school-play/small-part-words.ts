/** Who stands on a stage and has nothing to say there. */
const STANDS = String.raw`tree|sheep|star|rock|stone|bush|cloud|moon|snowflake|flower|mushroom|snowman|statue|guard|soldier|donkey|cow|mouse|villager`;

const ROLE = new RegExp(
  String.raw`\b(?:is|am|was|be|being|plays?|played|playing|got|gets?|as|only|just)(?: (?:the|an?|only|just|cast as))*(?: (?:third|second|last|little|small|silent|talking|palm|fir|oak|apple))? (${STANDS})\b`,
  'iu',
);

/** A part so small that a family says so: "only a tiny part", "no lines". */
const SMALL =
  /\b(?:small(?:est)?|tiny|little|silent|boring|tiniest) (?:part|role)\b|\b(?:no|without(?: any)?) (?:lines?|words)\b|\b(?:does ?n['’]?t|do ?n['’]?t|not) (?:have|get|say|has) (?:any(?:thing)?(?: to say| lines?| words)?|a (?:single )?(?:line|word))\b/iu;

/** What a theme says of somebody with a small part in a play: the plot that is about it is told. */
export const SMALL_PART = new RegExp(`${ROLE.source}|${SMALL.source}`, 'iu');

/** What such a child is on the stage: what the theme says, else a tree. */
export const roleIn = (raw: string): string => ROLE.exec(raw)?.[1]?.toLowerCase() ?? 'tree';
