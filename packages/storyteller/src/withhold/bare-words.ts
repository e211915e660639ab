import { kinWords } from '../facts/kin.ts';
import { isAfterArticle } from './name-in-context.ts';

/**
 * Ordinary words that stand where only somebody's name does. A family calls its children Story and its dog Pepper, and no
 * list of names tells them from the words they are; but nobody is "hitting story", and no "winter was born". Each of these
 * places is read by itself, so that the same word stays a word in the next sentence.
 */

/** Words for people, and what is done with, to and about nobody in particular: they stand in such places as they are. */
const NOBODYS_NAME = new Set(
  (
    `${kinWords.join(' ')} mum mums mom moms dad dads parent parents people everyone everybody anyone anybody someone somebody nobody noone none others other another him her them me us you it himself herself themselves itself myself ` +
    'kid kids child children boy boys girl girls baby babies toddler toddlers twin twins sibling siblings friend friends mate mates pal classmate classmates peers adult adults grown grownup grownups stranger strangers teacher teachers staff neighbour neighbours neighbor neighbors nurse doctor doctors dentist gp therapist carer carers nanny childminder babysitter sitter coach santa god jesus lumi ' +
    'dog dogs cat cats pet pets puppy kitten rabbit hamster fish animals toy toys teddy doll dolls lego duplo playdough slime sand water mud paint glue food dinner lunch breakfast tea snack snacks milk fire balls ball cars trains blocks bricks games screens tv ipad youtube football rugby dance ballet swimming music maths reading writing spelling homework school nursery preschool kindergarten daycare reception work home bed bath bedtime playtime lunchtime change anger anxiety autism adhd grief death sleep speech fear fears worry worries feelings emotions everything anything something nothing things stuff stairs traffic money ' +
    'christmas easter eid diwali birthday birthdays today tomorrow yesterday tonight night nights day days week weekend month year monday tuesday wednesday thursday friday saturday sunday daily always never sometimes often usually again alone back away about around before after when then now just also even only really very too so still yet already soon later once twice more most much many little bit lot lots less enough all both each every either neither no not any some few own same this that these those there here where who whom whose what which why how if because but and or as than like with without from into onto over under near next at in on by for of to up off out down through during until since while is are was were be been being am do does did done has have had having will would can could should may might must shall get gets got getting go goes going went gone come comes came coming ' +
    'wife husband partner ex fiance boyfriend girlfriend brother sister brothers sisters son daughter sons daughters cousin cousins eldest oldest youngest fell got went ran bit hit left lost came hid ate slept broke took said told made gave cut threw kept began won put sat stood drew sang saw knew thought felt found held hurt let meant met read rode sent shut spoke stole swam taught tore woke wore wrote ' +
    'he she we they i my your our their his hers its mine yours ours theirs one two three four five six seven eight nine ten first second third last new old big bigger older younger smaller else nan nana'
  ).split(' '),
);

const PETS = 'dog|puppy|pup|cat|kitten|rabbit|bunny|hamster|guinea pig|pony|horse|goldfish|fish|tortoise|parrot|budgie';
const OF_SOMEBODY =
  'party|house|birthday|mum|mom|dad|mummy|daddy|sister|brother|room|bedroom|bed|turn|toys?|family|class|teacher|behaviou?r|sleep|tantrums?|anger|anxiety|feelings|friends?|hair|speech';
const WHAT_TWO_DO = String.raw`(?:both )?(?:share|fight|argue|squabble|bicker|quarrel|wrestle|are (?:best|both|twins|brothers|sisters|siblings|close|always|inseparable)|sleep in|go to|don['’]?t get)`;
const CLAUSE = String.raw`(?:^|[.!?;:,…\n("“]|\b(?:and|but|or|when|whenever|if|because|cos|that|while|since|so|then|until|says|said|think|now|today))["'“”‘’(\s]*`;
const CLAUSE_ENDS = String.raw`(?:\s*[.,;:!?)\n]|\s*$|\s+(?:when|whenever|because|cos|over|again|at|in|on|and|or|but|if|who|for|after|before|all|every|so|too|since)\b)`;
const VERB_NEXT = String.raw`\s+(?:is|was|has|had|isn['’]?t|wasn['’]?t|ran|died|got|went|bit|left|lost|fell|came|hid|ate|slept|broke|can|can['’]?t|won['’]?t|will|does|doesn['’]?t|did|[a-z]{2,}(?:ed|[^su]s))\b`;
const PEOPLE_LISTED = String.raw`(?:children|kids|siblings|brothers|sisters|boys|girls|sons|daughters|cousins|friends|pets|cats|dogs|twins|grandchildren|grandkids)`;
const ANY_WORD = String.raw`[\p{L}\p{M}'’-]+`;

/** What stands before and after somebody's name, as pairs. */
const PLACES: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [new RegExp(String.raw`(?:\b(?:since|when|before|after|until) |${CLAUSE})$`, 'iu'), /^ (?:was born|arrived|came along|is (?:aged )?\d|turned \d|turns \d)/iu],
  [/(?:^|[^\p{L}\p{N}])$/u, new RegExp(String.raw`^['’]s (?:(?:best|new|big|little|own|old) )?(?:${OF_SOMEBODY})\b`, 'iu')],
  [new RegExp(CLAUSE + '$', 'iu'), new RegExp(String.raw`^,? and ${ANY_WORD} ${WHAT_TWO_DO}\b`, 'iu')],
  [new RegExp(String.raw`${CLAUSE}${ANY_WORD} and $`, 'iu'), new RegExp(`^ ${WHAT_TWO_DO}\\b`, 'iu')],
  [new RegExp(CLAUSE + '$', 'iu'), new RegExp(String.raw`^ the (?:${PETS})${VERB_NEXT}`, 'iu')],
  [/\S\s$/u, new RegExp(String.raw`^(?: \(|, )(?:the|our|my|his|her) (?:\p{L}+ )?(?:${PETS})\b`, 'iu')],
  [new RegExp(String.raw`\b(?:our|my|his|her|the|a|their|best) (?:\p{L}+ )?(?:${PETS}|friend|cousin|teddy|doll|brother|sister|son|daughter|twin|stepbrother|stepsister|nephew|niece) $`, 'iu'), new RegExp(`^(?:${VERB_NEXT}|[.,;!?\\n]|\\s*$| (?:at|who|when|and|all|every)\\b)`, 'iu')],
  [/\b(?:best friend|bestie) (?:is|was) $/iu, /^(?:[.,;!?\n]|\s*$| (?:and|but|who)\b)/iu],
  [new RegExp(String.raw`(?:\bbecause |\bsince |${CLAUSE})$`, 'iu'), /^ (?:won['’]?t let|screams|shouts|cries|bites|kicks|says|said|told|laughs|teases|wants|hates|thinks|refuses|got (?:a|the|more|one)|is (?:aged )?\d|is (?:my|our|his|her) )/iu],
  [new RegExp(CLAUSE + '$', 'iu'), /^ \(\d/u],
  [/\b(?:told|asked|tells|asks|lets|let) $/iu, /^ (?:to|not to|that|off|if|go)\b/iu],
  [/\b(?:except|besides|apart from) $/iu, new RegExp(`^${CLAUSE_ENDS}`, 'iu')],
  [/\b(?:wife|husband|partner|mum|mom|dad|sister|brother|me|him|her) and $/iu, /^(?:[.,;!?\n]|\s*$)/u],
  [/\b(?:with|to|feeds?|walks?|hugs?|misses|lost) $/iu, new RegExp(`^ the (?:${PETS})\\b`, 'iu')],
  [/\b(?:eldest|oldest|youngest|middle (?:one|child|son|daughter)),? $/iu, new RegExp(`^(?:,|${VERB_NEXT})`, 'iu')],
  [/\b(?:hits?|hitting|bites|biting|kicks?|kicking|push(?:es|ing)?|teas(?:es|ing)|hurts?|hurting|scratch(?:es|ing)?|bull(?:y|ies|ying)|copies|copying|fell out with|play(?:s|ing)? with|miss(?:es|ing)?|adores|jealous of|mean to|kind to|room with|invited)\s$/iu, new RegExp(`^${CLAUSE_ENDS}`, 'iu')],
  [new RegExp(String.raw`\b${PEOPLE_LISTED}(?::| (?:are |is )?(?:called|named)| are:?| -)\s+(?:${ANY_WORD}(?:, and |, | and | & ))*$`, 'iu'), /^(?:,| and\b| &|\s*[.!?\n]|\s*$)/iu],
  [/\bhelp(?:ing)? $/iu, /^ (?:with (?:this|that|it)|to (?:sleep|stop|share|calm|understand|cope|feel|stay|settle|eat)|through|cope|understand|feel|calm|settle|sleep)\b/iu],
  [/\b(?:called|named|nicknamed|name is|name['’]?s) $/iu, /^/u],
]; // prettier-ignore

/** Forms of words that are no name in small letters: what is done, how, and most plurals. */
const IS_FORM = /(?:..ing|ed|ly|[^s]s|n['’]?t)$/u;
/** Compounds of those who are spoken of: "friend group", "dog food". */
const COMPOUND =
  /^(?:group|groups|bed|food|show|walk|walks|hair|bowl|room|class|visit|visits|poo|dog|party|time|list|zone|issues?|problems?|situation|drama|phase|stage|age|care|carrier|seat|food|toy|behaviou?r|training|lessons?|appointment|practice|surgery|office|meeting|passed|who|cannot|cant|dont|did|hit)$/u;

/**
 * Whether a word that is no name to any list stands where one does. `before` and `after` are the text on both sides; a
 * capital says no more here than a small letter, as a sentence may begin with it.
 */
export function standsAsName(small: string, before: string, after: string): boolean {
  if (small.length < 3 || /['’]/u.test(small) || NOBODYS_NAME.has(small) || IS_FORM.test(small) || COMPOUND.test(small))
    return false;
  if (isAfterArticle(before) && !/\b(?:our|my|his|her|their) $/iu.test(before)) return false;
  if (/\b(?:our|my|his|her|their|your|the|a|an|this|that|no|any|some|every|each|more|too much) $/iu.test(before))
    return false;
  return PLACES.some(([ahead, behind]) => behind.test(after) && ahead.test(before));
}
