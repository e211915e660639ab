import type { AgeBand, Gender } from '@storylantern/contract';
import { baseOf } from '../../words/base-verb.ts';
import { escaped } from '../../words/escaped.ts';
import { FURTHER_BASE_OF_PAST, isPast } from '../../words/irregular-past.ts';
import { thirdPersonOf } from '../../words/third-person.ts';
import { kinPhrase } from '../kin.ts';
import { fitted } from '../own-terms.ts';
import { withCapitals } from '../with-capitals.ts';
import { lastClause, momentClauses, type MomentClause } from './moment-clauses.ts';
import { ofTheChild } from './of-the-child.ts';
import { clauseOf, eventOf } from './of-others.ts';
import { ofTheGrownUps, timeTo, toldTo } from './of-the-grown-ups.ts';
import { whoIsMeant } from './who-is-meant.ts';

/** The child whose moment it is. */
export interface WhoseMoment {
  readonly name: string;
  readonly gender: Gender | null;
  readonly band: AgeBand;
}

/** How many words of the parent's own a first clause has room for, by age: the longest sentence of the age bounds it. */
const MOST_WORDS: Readonly<Record<AgeBand, number>> = { '2-3': 6, '4-5': 8, '6-7': 10, '8-10': 12, '11+': 14 };

/**
 * The moment in which it is hard, in the parent's own words, as a clause that begins a sentence and holds marks for the child:
 * "when she takes his toys" of a sister -> "When {his} sister takes {his} toys". Undefined when unsure.
 */
export function ownMoment(problem: string, child: WhoseMoment): string | undefined {
  const clauses = momentClauses(problem.replace(WHAT_IF, ' '));
  const isWish = ({ before }: MomentClause): boolean => ONLY_ASKS.test(lastClause(before));
  for (const clause of [...clauses.filter((each) => !isWish(each)), ...clauses.filter(isWish)]) {
    const told = asMoment(clause, child);
    if (told !== undefined && !SAYS_NOTHING.test(told) && !BREAKS_OFF.test(told) && !IS_OVER.test(told))
      return asInStories(told);
  }
  return undefined;
}

/** When something is wanted is less than when it gets hard: "asks for the tablet the minute he wakes up and screams when it goes off". */
const ONLY_ASKS =
  /^(?![^]*\b(?:scream|cry|cries|crying|meltdown|tantrum|hits?|kick|rage|sob|shout|whin)\w*)[^]*\b(?:asks?|asking|begs?|begging|demands?|wants?|goes on) (?:for |to (?:go|be|have|play|watch) (?:on |with )?)/i;

/** What is only feared or asked is no moment that comes: "what if the house burns down", "asks if the house will burn down", "scared if she fails"; nor what is hoped for: "says that when Mum stops being cross he'll come home". */
const WHAT_IF =
  /\b(?:what|(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|want(?:s|ed)? to know)(?: (?:me|us|straight out|outright|directly|out loud|every \w+|all the time|constantly|again and again|over and over|twice|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+|several|many|a hundred) times|(?:his|her|their|the|my) \w+|mum(?:my)?|dad(?:dy)?|today|already))*) (?:if|when)\b[^,.;!?]*(?:, (?:and |or )?(?:if|when|who|what|where|how|why)\b[^,.;!?]*)*|(?<=\b(?:scared|afraid|worried|terrified|anxious|nervous)\b[^.;!?]*)\bif (?:he|she|they) (?:do(?:es)? ?n['’]?t|do(?:es)? not|fails?)\b[^,.;!?]*|\b(?:says?|thinks?|believes?|hopes?)(?: that)? (?:when|if|after|once) [^,.;!?]*(?:['’]ll|\bwill|\bgoing to)\b[^,.;!?]*/gi;

/** What happened once is no moment that comes again: "when the burglars came". */
const IS_OVER =
  /(?<!\b(?:is|are|gets?|being|been|be|feels?) (?:not )?)\b(?:came|went|said|told|asked|was|were|had|took|got|did|made|saw|fell|broke|ran|began|became|lost|found|met|gave|moved|died|happened|started|stopped|stayed|turned|tried|shouted|laughed|pushed|knocked|jumped|grabbed|threw|sat|ate|cried|screamed|slept|woke|brought|caught|drove|flew|forgot|knew|thought|wrote|tore|swam)\b/;

/** "His mum" is Mum in a story of his, and a TV is no word. */
export const asInStories = (text: string): string =>
  withCapitals(text)
    .replace(/\{his\} (?!uncle|aunt)([a-z-]+)(?= [a-z]|'s|$)/g, (whole, kin: string) => kinPhrase(kin)?.text ?? whole)
    .replace(
      /\b(?:the )?(ipad|tv|telly|tablet|xbox)(?= (?:goes|is|gets|stops|runs|has|turns)\b)/gi,
      (_, thing: string) => `the ${thing.toLowerCase()}`,
    )
    .replace(/\btv\b/gi, 'TV')
    .replace(/\bipad\b/gi, 'iPad')
    .replace(/\bxbox\b/gi, 'Xbox')
    .replace(/\bthere is any\b/i, 'there is a')
    .replace(/\bgrown up(s?)\b/gi, 'grown-up$1');

const CONJUNCTION = { when: 'When', after: 'After', before: 'Before' } as const;
/** True of any moment, or how long a thing has lasted: "parted after nine years" is no moment of the child's. */
const SAYS_NOTHING =
  /^After (?:(?:about |nearly |almost |over |more than |only |just )?(?:an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|many|several|some|a few|all these|all those) (?:long |happy |whole )?(?:days?|weeks?|months?|years?|decades?)(?: .*)?|(?:about |only |just )?(?:an?|\d+|one|two|three|four|five|ten|fifteen|twenty|thirty|a few|a couple of) (?:minutes?|hours?|seconds?)(?! (?:in|at|on) )(?: .*)?|(?:\d+|one|two|three|four|five) when .*|\{Name (?:hears|sees|watches|reads|learns|finds)\}.*|(?:an? |the |having )?(?:\w+ )?(?:virus|illness|covid|flu|accident|operation|diagnosis)(?: .*)?)$|^(?:When|After|Before) \{Name keeps\} (?:saying|asking|telling|wanting|doing)$|^(?:When|After|Before) (?:\{Name (?:is|does|has|gets)\}|a grown-up says|something|somebody|things?|a grown-up (?:is|does|has|gets|wants|needs|tries))(?: (?:it|so|to|not))?$|^When there (?:is|are) (?:nothing|something|anything|some(?:body|one)|a friend|friends|no)\b|\bthere['’]s\b|['’]s been\b|\bha(?:s|ve) been\b|\bis now\b|^(?:After|Before) it is time\b|time (?:to|for) (?:get (?:separated|lost|hurt|stuck)|[A-Z]\w+['’]s)\b|^When (?:will|is|are|can|do|does|did|would|should) |^(?:After|Before) (?:the|an?|\{his\}) \w+ (?:everything|every(?:body|one)|some(?:body|one)|nobody|he|she|it)\b|^After [A-Z]\w+ with \b|^When (?:nobody|no one|some(?:body|one)|every(?:body|one)|other (?:people|children)) (?:else )?(?:does|do|is|are|has|have|can|will)$|^When \{Name cannot\} see somebody$|^When a grown-up .{12,} (?:the|an?|\{his\}) \w+ (?:climbs|runs|goes|comes|gets|jumps|starts|screams|cries|hides|sits|grabs|takes|tips)\b/;

/** What needs the sentence before it: "when I make him", "when her friends don't". */
export const BREAKS_OFF =
  /\b(?:(?:makes?|puts?|straps?|gets?|buckles?) \{him\}|(?:do|does|is|are|can|will)(?:n't| not)|cannot(?: (?:have|get|do|find|use|say))?|throws?|puts?|tells? \{him\}|lets? \{him\}|\{Name lets\} go|has \{his\} back|lights? (?:in the \w+ )?goe?s?|a stand|reach(?:es)?|(?:has|have) (?:begun|started|stopped)|(?:gives?|lends?|shows?|puts) (?:the|an?|\{his\}) \w+)$/;

function asMoment({ conjunction, said, before }: MomentClause, child: WhoseMoment): string | undefined {
  const most = MOST_WORDS[child.band];
  const put = (clause: string | undefined): string | undefined =>
    clause === undefined ? undefined : `${CONJUNCTION[conjunction]} ${clause}`;
  const words = said
    .replace(/\s+/g, ' ')
    .replace(/^(?:ever|even|only|just) /i, '')
    .replace(/^theres\b/i, "there's")
    .replace(/^its (?=(?:my|our|his|her|their|the|a|time|not|too)\b)/i, 'it is ')
    .replace(/\bkids\b/gi, 'children')
    .replace(/\bstuff\b/gi, 'things')
    .replace(/\beven (?=one\b|the\b|an?\b)/gi, '')
    .trim();
  const told = TOLD_TO.exec(words);
  if (told) return put(toldTo(told[1] ?? '', told[2] ?? '', child, most));
  const time = TIME_TO.exec(words)?.[1];
  if (time !== undefined) return put(timeTo(time, child, most));
  const weather = WEATHER.exec(words)?.[0];
  if (weather !== undefined) return put(weather.toLowerCase().replace(/^it's /, 'it is '));
  const [, i, act = ''] = /^(i'm|i am|i've|i|we're|we are|we've|we|mum and i|you)\b ?(.*)$/i.exec(words) ?? [];
  if (i !== undefined) return put(ofTheGrownUps(i.toLowerCase(), act, child, most));
  const [, pronoun, verb = ''] = /^(he|she|they|it|he's|she's|they're|it's)\b ?(.*)$/i.exec(words) ?? [];
  if (pronoun !== undefined) {
    const who = whoIsMeant(pronoun.toLowerCase().replace(/'.*/, ''), verb, before, child);
    const does = pronoun.includes("'") ? `is ${verb}` : verb;
    // "Before he moved to Canada": that is over, and somebody else may have moved.
    // "He and his cousin pull": of two nobody is told as one.
    if (WAS_DONE.test(does) || /^(?:and|&|or)\b/i.test(does)) return undefined;
    if (who === 'child') return put(ofTheChild(does, child, most));
    return who === undefined ? undefined : put(clauseOf(who, does, child, most));
  }
  const there = /^(there(?:'s| is| are) .+)$/i.exec(words)?.[1]?.replace(/^there's /i, 'there is ');
  if (there !== undefined) return put(fitted(there, child.gender, most));
  if (conjunction !== 'when') {
    const event = isOnce(before) ? undefined : eventOf(words.replace(OVER_WHAT, ''), child, most);
    if (event !== undefined) return put(event);
  }
  const named = new RegExp(`^${escaped(child.name)} (.+)$`, 'i').exec(words)?.[1];
  if (named !== undefined) return put(ofTheChild(named, child, most));
  const state = STATE.exec(words)?.[1];
  if (state !== undefined) return put(`{Name is} ${state.toLowerCase()}`);
  const [, doing = '', rest = ''] = /^([a-z]+ing)\b(.*)$/i.exec(words) ?? [];
  const base = doing === '' || NO_GERUND.test(doing) ? undefined : baseOf(doing);
  if (base !== undefined) return put(ofTheChild(`${thirdPersonOf(base)}${alsoDoing(rest)}`, child, most));
  return put(clauseOf('', words, child, most));
}

/** "After school over tiny things and slams doors": over what it comes is no part of when. */
const OVER_WHAT = / (?:over|about|because of|for no reason)\b.*$/i;

/** "Reading or watching TV": what is done besides stands as it does. */
const alsoDoing = (rest: string): string =>
  rest.replace(/\b(or|and) ([a-z]+ing)\b/gi, (whole, link: string, doing: string) => {
    const base = NO_GERUND.test(doing) ? undefined : baseOf(doing);
    return base === undefined ? whole : `${link} ${thirdPersonOf(base)}`;
  });

/** "Found the hamster cold before school", "twenty times before breakfast": one day, or no time at all. */
const isOnce = (before: string): boolean => {
  const clause = lastClause(before.split(/[.!?]/).at(-1) ?? '');
  const done = clause.toLowerCase().replace(FEELS, ' ');
  return (
    /\b(?:times|ideas|things)$/.test(clause) ||
    (done.match(/[a-z]+/g) ?? []).some(
      (word) => isPast(word) || (FURTHER_BASE_OF_PAST.has(word) && !OF_NOW_TOO.test(word)),
    )
  );
};

const OF_NOW_TOO = /^(?:put|cut|hit|let|set|read|shut|split|spread|shed|upset|lay|wound|lit|burst|left|had|was|were)$/;
/** "Gets really worked up": a feeling, and no past. */
const FEELS =
  /\b(?:is|are|gets?|getting|feels?|so|really|very|too|always|'s)(?: (?:so|really|very|all|a bit|quite))* \w+ed\b/g;

// "Bleed" and "succeed" are no past: their "ed" has an "e" before it.
const WAS_DONE = /^(?:\w+ly )?\w{2,}[^\We]ed\b/;

/** "asked to tidy up", "told no": somebody says it. */
const TOLD_TO =
  /^(?:(?:he|she|they) (?:is|are|was|gets?) |(?:he's|she's|they're) )?(asked|told|made|reminded|expected|supposed)(?: that)?(?: by (?:me|us|his dad|his mum|her dad|her mum|the teacher))? ?(no|to .+|(?:it's|it is|its) time (?:to|for) .+|off\b.*|not to .+)$/i;
const TIME_TO = /^(?:it's|it is|its|it comes|it was|it's nearly|it is nearly)? ?time (?:to|for) (.+)$/i;
const WEATHER =
  /^(?:it's|it is|it) (?:rain(?:s|ing)|thunder(?:s|ing)?|windy|dark|loud|noisy|gets (?:dark|loud|noisy|busy)|busy|bedtime|lunchtime|home time|dinner time|bath time|hot|cold|too (?:loud|noisy|busy|bright|hot))(?= *$|[,.])/i;
const STATE =
  /^(?:(?:really|very|so|too|over) ?)?(tired|hungry|thirsty|poorly|ill|overtired|outside|alone|outnumbered|bored|busy|left out|in the car|in the bath|at school|at nursery|in bed|in public|out in public)\b\s*$/i;
const NO_GERUND =
  /^(?:being|getting|having|doing|feeling|something|anything|nothing|everything|during|morning|evening|thing|king|bring|sing)$/i;
