const MONTHS = new Set(['april', 'may', 'june', 'august']);
const SEASONS = new Set(['summer', 'autumn', 'winter', 'spring']);
const MONTH_BEFORE =
  /\b(?:in|since|until|till|by|last|next|this|early|late|mid|of|on|before|after|during|from|all|every|each|\d+(?:st|nd|rd|th)?)[ -]$/iu;
/** What somebody has done to by another. */
const DONE_BY =
  /\b(?:bullied|hit|hurt|pushed|kicked|bitten|teased|upset|annoyed|liked|loved|left out|picked up|looked after|told off|scratched|woken(?: up)?|ignored|followed) by $/iu;

/** Whether a word that is a month or a season as well stands as one. */
export const isTimeOfYear = (small: string, before: string, after: string): boolean =>
  (small === 'dawn' && /\b(?:at|before|until|till|by|since|of|the|from) $/iu.test(before)) ||
  (small === 'eve' && /\b(?:christmas|years?|year['’]s|the|hallows?) $/iu.test(before)) ||
  ((MONTHS.has(small) || SEASONS.has(small)) &&
    !/^['’]s\b/u.test(after) &&
    MONTH_BEFORE.test(before) &&
    !DONE_BY.test(before));

/** Whether a name is that of a game or a film, by what stands beside it. */
export const isPlayed = (small: string, before: string, after: string): boolean =>
  (small === 'mario' || small === 'mickey' || small === 'minnie') &&
  (/^ ?(?:kart|bros|brothers|odyssey|party|games?|mouse|maker|world)\b/iu.test(after) ||
    /\b(?:super|playing|plays|play) $/iu.test(before));

/** An article and what else says that a thing follows, not somebody. */
const DETERMINER =
  /(?<![\p{L}'’])(?:the|a|an|this|that|these|those|some|any|no|every|each|what|one|of|two|three|more|most|pink|red|blue|green|yellow|white|black|dark|light|wild|dried|fresh|growing|picking|with her|with his)\s+$/iu;

/** Whether a word is part of a phrase that an article opens: "the grumpy narwhal". */
export const isInPhraseOfArticle = (before: string): boolean => IN_PHRASE.test(before);
const IN_PHRASE = /(?<![\p{L}'’])(?:[Tt]he|[Aa]n?|[Ss]ome|[Ee]very|[Nn]o)\s+(?:\p{Ll}+\s+){0,2}$/u;

/** Whether an article or the like stands before a word. */
export const isAfterArticle = (before: string): boolean => DETERMINER.test(before);

const CLAUSE =
  /(?:^|[.!?;:,…•\n("“]|(?:^|\s)[-–—*]|\b(?:and|but|or|when|whenever|if|because|cos|as|that|while|since|so|then|until|before|after|says|said|think|thinks|thought|sometimes|now|today|yesterday|mum|dad|mom))["'“”‘’(\s]*$/iu;
const NO_DEED =
  '(?!(?:always|sometimes|perhaps|nowadays|this|his|its|us|as|thus|less|yes|besides|lots|across|towards|afterwards|indoors|upstairs|downstairs|outdoors|sometimes|hers|ours|theirs|others|things|kids|boys|girls|children|nights|times|days|years|months|petals|bushes|beds)\\b)';
/** What one person does, straight after the name. */
const DOES = new RegExp(
  String.raw`^,? (?:also |always |often |never |just |really |still |only |then |keeps? )?(?:is|isn['’]?t|was|wasn['’]?t|has|hasn['’]?t|had|does|doesn['’]?t|did|didn['’]?t|can['’]?t|cannot|won['’]?t|wouldn['’]?t|got|said|hit|bit|threw|took|broke|${NO_DEED}[a-z]{2,}s)\b`,
  'iu',
);
const TOLD_OF = /^(?:,? (?:her|his|my|our|their|who|aged?)\b|,? \(?\d)/iu;
const OWNS = /^['’]s\b/u;
/** The end of a phrase: nothing follows that would make the word part of something longer. */
const ENDS =
  /^(?:["'”’]*$|["'”’]*[.,;:!?)\n]|\s+(?:and|or|at|in|on|when|whenever|because|cos|who|is|are|was|were|has|to|too|all|but|so|again|alone|today|after|before|the|her|his|their|my|a|lately|anymore|any|more|every|during|for|from|with|about|as|if|while|now|at|off|out|down|over|up|loudly|every|each|both|live|lives|since|until|like)\b)/iu;
const BESIDE_SOMEBODY =
  /\b(?:with|by|near|beside|behind|without|between|except|than|against|about|for|from|at|of|meets?|meeting|met|misses|missed|hugs?|hugging|kisses|hits?|hitting|bites?|biting|bit|kicks?|kicking|pushes|pushing|pushed|hurts?|hurting|teases?|teasing|annoys?|annoying|visits?|visiting|sees?|seeing|saw|asks?|tells?|told|copies|copying|ignores?|follows?|loves|hates|likes|wakes?|scratches|bullies|bullying|chases|chasing)\s+$/iu;
const TO_SOMEBODY =
  /\b(?:mean|kind|nice|rude|horrible|cruel|unkind|gentle|close|next|married|belongs?|talks?|talking|speaks?|speaking|listens?|listening|waves?|reads?|sings?|hi|hello|goodbye|bye|sorry|gives? (?:it|them|things|toys)|gave (?:it|them)|lies?|goes|went|come|clings?|attached|said|over) to\s+$/iu;
const AND_SOMEBODY =
  /(?<!\p{L})(?:[Mm]um|[Dd]ad|[Mm]om|[Mm]ummy|[Dd]addy|[Gg]ranny|[Nn]ana|[Bb]rother|[Ss]ister|me|us|him|her|\p{Lu}\p{Ll}+),? (?:and|&)\s+$/u;
const AFTER_AND = /^(?:["'”’]*$|["'”’]*[.,;:!?)\n]|\s+(?:are|were|both|too|who|live)\b)/iu;
const KIN_BEFORE = /\b(?:mum|dad|mom|mummy|daddy|granny|nana|nan|grandma|grandad|grandpa|auntie|aunty|uncle)\s+$/iu;

/**
 * Whether somebody is meant by a word in small letters that may be a name or something else ("will", "rose", a word that
 * no list has), as far as its neighbours tell. `before` and `after` are the text on both sides.
 */
export function isSomebodyHere(small: string, before: string, after: string): boolean {
  if (isAfterArticle(before) || isTimeOfYear(small, before, after)) return false;
  if (OWNS.test(after)) return true;
  const opens = CLAUSE.test(before);
  if (opens && TOLD_OF.test(after)) return true;
  if (opens && DOES.test(after) && !SEASONS.has(small)) return true;
  if (isBesideSomebody(before, after)) return true;
  if (KIN_BEFORE.test(before) && (/^ and\b/iu.test(after) || DOES.test(after))) return true;
  return AND_SOMEBODY.test(before) && AFTER_AND.test(after);
}

/** Whether a word stands where a person would: "with ...", "mean to ...", "hits ...", and whatever owns something. */
export const isBesideSomebody = (before: string, after: string): boolean =>
  !isAfterArticle(before) &&
  (OWNS.test(after) || ((BESIDE_SOMEBODY.test(before) || TO_SOMEBODY.test(before)) && ENDS.test(after)));
