import type { Phrase } from '../render/phrase.ts';
import { stumbles } from '../words/stumbles.ts';
import { withCapitals } from './with-capitals.ts';

/** What a parent adds to a thing and that is no part of it: "letting go of a hand now". */
const ADDED =
  /(?:(?<!\b(?:are|is|was|were|be)) (?:there|here)| (?:now|ever|then|too|again|any ?more|today|tonight|tomorrow|yet|either|at all|lately|anyway|though|alot|a lot|so much|properly|either|instead|first thing))+$/i;
/** Since when, or why, is another matter. */
const REASON = / (?:since|because|after that|in case) .*$/i;
/** A sentence that goes on, or that lost a part of itself. */
const HANGS =
  /\b(?:and|or|but|if|why|what|when|where|who|how|because|so|as|than|like|the|an?|his|her|their|to|of|with|for|from|into|about|very|too|not|got|asking why \w+|\{his\})$|\bwhen (?:[\w{}'’]+ ){1,4}(?:are|is|was|were)$/i;
/** "When somebody sits": where was left out. */
const HALF_DONE =
  /^(?:when|that) (?:somebody|someone|people|others|other children|children|a grown-up|\{his\} \w+) (?:sits?|puts?|goes|stands?|takes?|gets?|gives?|makes?|lets?|wants?|has|have|says?|tells?|asks?|is|are|does|do|keeps?|brings?|needs?|sees?|comes)$/i;
/** Doings that are only light words, and things that are none: what they mean stands elsewhere. */
const EMPTY =
  /^(?:(?:chatting|talking|humming|shouting|fidgeting|giggling|running|crying|screaming|hitting|kicking|biting|swearing|lying|praying(?: .*)?|reading|writing|drawing|drinking|jumping|climbing|laughing|singing|dancing|watching|listening|asking|throwing|pushing|pulling|opening|closing|cutting|wearing|sleeping night|playing|walking|sleeping|eating|talking|moving|going|coming|waking up|getting up|getting in|sitting|standing|looking|waiting|working|living|trying|reading it|letting go|going out|coming out|coming in|coming back|going back|going in|going home|being|doing \w+|the (?:way|thing|things|time|fact|idea|rest|end|others?|same|one|ones|moment|day|morning|lot|bit|problem|trouble|reason|question|meat|playground|classroom|assembly))|(?:doing|having|making|saying|bearing|standing|wanting|getting) (?:it|that|this|something|anything|things|by halves|the feeling|something by halves)\b.*|(?:bearing|standing|coping|handling|falling apart|getting evicted)\b.*)$/i;
/** Nobody looks at these from two sides: who somebody is, what somebody asks, and what a body has. */
const NO_MATTER_OF_HABIT =
  /^(?:coming out\b|wanting somebody to tell\b|asking (?:why|what|if|whether|when|where|who|how|for|about|after)\b|calling (?:the|a|an|\{his\}|other|people|somebody)\b|crying\b|missing\b|telling (?:somebody|us|nan|mum|dad|a grown-up)\b|saying (?:that |goodbye)|being (?:bi|gay|trans|different|got|homeless|evicted)|doing the (?:shopping|cooking|washing)|(?:looking after|caring for)\b)/i;
/** What no story says, whichever way it came in. */
const NOT_SAID =
  /\b(?:foreskin|crotch|genital\w*|fatty|fatso|chubby|piggy|tits|boobs?|bra|knickers|weirdo|loser|moron|spastic|retard\w*|freak|gross|vile|evict\w*|court|custody|evidence|rehab|overdos\w*|self[- ]?harm\w*|cut(?:s|ting) (?:\{him\}|\{him)|starv\w*|laxatives?|tinnitus)\b/i;
/** A whole word in capitals is shouted; a few are always written so. */
const SHOUTED = /\b(?!(?:TV|PE|PC|DVD|USA|UK|BBQ|NHS|DIY)\b)[A-Z]{2,}\b/;
/** "school caretakers keys": whose they are was left out. */
const LOST_ITS_MARK =
  /\b(?:caretakers|teachers|friends|brothers|sisters|mums|dads|nans|neighbours|boys|girls|babies|dogs|cats|kids|peoples|childrens|doctors|grandads|grandmas) (?!(?:at|in|on|who|and|with|from|to|when|next|come|comes|are|is|have|has|talk|look|laugh|play|sing|shout|say|stare|touch|run|go|get|do|cry|leave|ask|tell|visit|arrive|move|make|take|help|hug|kiss|watch|wear|use|copy|tease|point|whisper|walk|pick|call|argue|fight|push|win|bark|jump|lick|sniff|or|near|of|for|without|behind|next|up|down|out|over|by|around|about|if|there|here)\b)[a-z]+/i;
/** A fear of what may happen, or what others do, is not what this child will not do. */
const NOT_ITS_OWN =
  /\b(?:terrified|scared|afraid|frightened|worried|worries|thinks|thought|says|said|told|tells|convinced|knows|heard)(?: \w+){0,3} (?:he|she|they|that) (?:won'?t|wont|will not|can'?t|cant|cannot|is going|are going)\b/i;
const OF_A_NO = /^(?!when |that |the thought|not )(?:[a-z]+ing)\b/;

/** Who is told of first where it is not the child: what follows is about something else. */
const BEGINS_ELSEWHERE =
  /^\W*(?:i|i'm|im|i've|ive|we|we're|we've|my (?:anxiety|depression|wife|husband|partner|ex|mum|dad|own|mother|father|health)|mum|mummy|dad|daddy|(?:his|her|their) (?:dad|mum|daddy|mummy|father|mother|parents?)|nan|nana|gran\w*|grandad|grandpa|the school|school|nursery) (?:[a-z']+ )/i;

/** Whose of whose: "the girls' line boys' line". */
const TWO_OWNERS = /'s? [^']*\b[a-z]+(?:s'|'s) /i;

/**
 * A parent's phrase where it is surely right English and surely what the text is about, with its capitals; undefined
 * otherwise. A missing phrase makes a story plainer, and a bad one spoils it.
 */
export function surePhrase(phrase: Phrase | undefined, problem: string): Phrase | undefined {
  if (phrase === undefined) return undefined;
  const text = phrase.text.replace(REASON, '').replace(ADDED, '').trim();
  const plain = text.replace(/\{(\w+)\}/g, '{$1}');
  if (text === '' || SHOUTED.test(text) || HANGS.test(plain) || HALF_DONE.test(plain) || EMPTY.test(plain))
    return undefined;
  if (NOT_SAID.test(plain) || NO_MATTER_OF_HABIT.test(plain) || LOST_ITS_MARK.test(plain) || TWO_OWNERS.test(plain))
    return undefined;
  if (stumbles(text) || IS_A_STATE.test(plain)) return undefined;
  if (OF_A_NO.test(plain) && isOfAFear(plain, problem)) return undefined;
  if (BEGINS_ELSEWHERE.test(problem) && !isOfTheFirst(plain, problem)) return undefined;
  return { ...phrase, text: withCapitals(ofOnce(text)) };
}

/** What somebody has is so all the time, and no moment. */
const IS_A_STATE =
  /^when .*\b(?:has|have) (?:an? )?(?:down'?s|down syndrome|autism|adhd|cancer|asthma|epilepsy|diabetes|dyslexia|cerebral|dementia|allerg)/i;
/** "When Some girls said": what was said once is no "when", and begins no sentence. */
const ofOnce = (text: string): string =>
  text
    .replace(/^(when|that) (Some|The|An?|Other|Kids|Boys|Girls|Children|People|Everyone|His|Her|Their)\b/, (_, link: string, word: string) => `${link} ${word.toLowerCase()}`)
    .replace(/^when (?=(?:[a-z]+ ){1,5}(?:said|told|called|laughed|came|took|broke|left|made|saw|died|moved|got)\b)/, 'that '); // prettier-ignore

/** Whether a phrase was cut from what is feared or told: "terrified she won't wake up". */
function isOfAFear(text: string, problem: string): boolean {
  const at = NOT_ITS_OWN.exec(problem);
  return (
    at !== null &&
    problem
      .slice(at.index)
      .toLowerCase()
      .includes(text.toLowerCase().split(' ').at(-1) ?? '')
  );
}

/** Whether the words of a phrase stand before the first comma, stop or "and" of a text. */
function isOfTheFirst(text: string, problem: string): boolean {
  const first = (problem.split(/[.,;!?\n]| and /)[0] ?? '').toLowerCase();
  const last = text.toLowerCase().split(' ').at(-1) ?? '';
  return first.includes(last);
}
