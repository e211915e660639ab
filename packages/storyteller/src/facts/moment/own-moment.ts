import type { AgeBand, Gender } from '@storylantern/contract';
import { baseOf } from '../../words/base-verb.ts';
import { thirdPersonOf } from '../../words/third-person.ts';
import { kinPhrase } from '../kin.ts';
import { fitted } from '../own-terms.ts';
import { momentClauses, type MomentClause } from './moment-clauses.ts';
import { whoIsMeant } from './who-is-meant.ts';

/** The child whose moment it is. */
export interface WhoseMoment {
  readonly name: string;
  readonly gender: Gender | null;
  readonly band: AgeBand;
}

/** How many words of the parent's own a first clause has room for, by age: the longest sentence of the age bounds it. */
const MOST_WORDS: Readonly<Record<AgeBand, number>> = { '2-3': 4, '4-5': 8, '6-7': 10, '8-10': 12, '11+': 14 };

/**
 * The moment in which it is hard, in the parent's own words, as a clause that begins a sentence and holds marks for the child:
 * "when she takes his toys" of a sister -> "When {his} sister takes {his} toys". Undefined when unsure.
 */
export function ownMoment(problem: string, child: WhoseMoment): string | undefined {
  for (const clause of momentClauses(problem)) {
    const told = asMoment(clause, child);
    if (told !== undefined && !SAYS_NOTHING.test(told)) return withCapitals(told);
  }
  return undefined;
}

/** "His mum" is Mum in a story of his, and a TV is no word. */
const withCapitals = (text: string): string =>
  text
    .replace(/\{his\} ([a-z-]+)(?= [a-z]|'s|$)/g, (whole, kin: string) => kinPhrase(kin)?.text ?? whole)
    .replace(/\btv\b/gi, 'TV');

const CONJUNCTION = { when: 'When', after: 'After', before: 'Before' } as const;
/** What a person feels is for the blank, and these are true of any moment. */
const FEELING =
  /^(?:(?:really|very|so|too|a bit|getting|feeling|upset or|angry or) )*(?:angry|cross|upset|mad|sad|frustrated|overwhelmed|worried|anxious|scared|afraid|nervous|stressed|furious|annoyed|jealous|excited|unhappy|emotional|dysregulated|overstimulated|distressed|happy|embarrassed|disappointed|calm|fine|ok|okay|ready|older|bigger|younger|little|small|born|a baby|in the mood|being|like this|in a mood|worked up|wound up|himself|herself|having a)\b/i;
const SAYS_NOTHING =
  /^(?:When|After|Before) (?:\{Name (?:is|does|has|gets)\}|something|somebody|things?|a grown-up (?:is|does|has|gets|wants|needs|tries))(?: (?:it|so|to|not))?$/;

function asMoment({ conjunction, said, before }: MomentClause, child: WhoseMoment): string | undefined {
  const most = MOST_WORDS[child.band];
  const put = (clause: string | undefined): string | undefined =>
    clause === undefined ? undefined : `${CONJUNCTION[conjunction]} ${clause}`;
  const words = said
    .replace(/\s+/g, ' ')
    .replace(/^(?:ever|even|only|just) /i, '')
    .trim();
  const told = TOLD_TO.exec(words);
  if (told) return put(toldTo(told[1] ?? '', told[2] ?? '', child, most));
  const time = TIME_TO.exec(words)?.[1];
  if (time !== undefined) return put(timeTo(time, child, most));
  const weather = WEATHER.exec(words)?.[0];
  if (weather !== undefined) return put(weather.toLowerCase().replace(/^it's /, 'it is '));
  const [, i, act = ''] = /^(i'm|i am|i've|i|we're|we are|we've|we|mum and i|you)\b ?(.*)$/i.exec(words) ?? [];
  if (i !== undefined) return put(ofTheWriter(i.toLowerCase(), act, child, most));
  const [, pronoun, verb = ''] = /^(he|she|they|it|he's|she's|they're|it's)\b ?(.*)$/i.exec(words) ?? [];
  if (pronoun !== undefined) {
    const who = whoIsMeant(pronoun.toLowerCase().replace(/'.*/, ''), verb, before, child);
    const does = pronoun.includes("'") ? `is ${verb}` : verb;
    if (who === 'child') return put(ofChild(does, child, most));
    return who === undefined ? undefined : put(clauseOf(who, does, child, most));
  }
  const there = /^(there(?:'s| is| are) .+)$/i.exec(words)?.[1]?.replace(/^there's /i, 'there is ');
  if (there !== undefined) return put(fitted(there, child.gender, most));
  if (conjunction !== 'when') {
    const event = thing(words, child, most);
    if (event !== undefined) return put(event);
  }
  const named = new RegExp(`^${child.name.replace(/[^\\p{L} -]/gu, '')} (.+)$`, 'i').exec(words)?.[1];
  if (named !== undefined) return put(ofChild(named, child, most));
  const state = STATE.exec(words)?.[1];
  if (state !== undefined) return put(`{Name is} ${state.toLowerCase()}`);
  const [, doing = '', rest = ''] = /^([a-z]+ing)\b(.*)$/i.exec(words) ?? [];
  const base = doing === '' || NO_GERUND.test(doing) ? undefined : baseOf(doing);
  if (base !== undefined) return put(ofChild(`${thirdPersonOf(base)}${rest}`, child, most));
  return put(clauseOf('', words, child, most));
}

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

/** What everybody goes on to is told as time for it. */
const GO_ON =
  /^(?:(?:have|need|got|are going|are about|try|want|'re going) to )?(?:(?:all )?((?:leave|go|get|come|finish|stop|walk|drive|head|eat|sit|tidy|pack|change|start|cross|read|clean|do|play|visit|set off|say goodbye|brush|wash|swim|shop|travel|fly)\b.*))$/i;
const DOES_TO =
  /^(?!(?:am|was|were|are|have|had|can|could|will|would|do|don't|didn't|did|get|think|know|want|need|feel|hope|see|found|started|moved|split|separated|divorced|argue|shout|yell|fight|smack|hit|drink|lose)\b)([a-z]+)\b(.*)$/i;

function ofTheWriter(i: string, act: string, child: WhoseMoment, most: number): string | undefined {
  const several = i.startsWith('we') || i === 'mum and i';
  if (/^(?:say|said|have to say|tell (?:him|her|them)) no\b/i.test(act)) return 'a grown-up says no';
  const place = /^(?:drop|leave|take) (?:him|her|them)(?: off)? ?((?:at|to) .+)?$/i.exec(act);
  if (place) return timeTo(`say goodbye ${(place[1] ?? '').replace(/^to /i, 'at ')}`.trim(), child, most);
  if (/'|am$|are$/.test(i)) {
    const where = /^(?:out |all |both |still )?((?:at|in|on) (?!(?:a|the) (?:rush|hurry|middle|process)\b).+)$/i.exec(
      act,
    )?.[1];
    const at = where === undefined ? undefined : fitted(where, child.gender, most - 1);
    if (at !== undefined && several) return `{Name is} ${at}`;
    if (at !== undefined && !several) return `a grown-up is ${at}`;
    const leaving = /^(?:leaving|going|getting|coming|about to (?:leave|go)|running late|late)\b/i.exec(act)?.[0];
    if (leaving === undefined) return undefined;
    return /late/i.test(leaving) ? 'there is not much time' : timeTo(asBase(act), child, most);
  }
  const goOn = several ? GO_ON.exec(act)?.[1] : /^(?:have to |need to )?((?:leave|go)\b.*)$/i.exec(act)?.[1];
  if (goOn !== undefined) {
    if (several) return timeTo(goOn, child, most);
    const fit = fitted(
      `a grown-up ${thirdPersonOf(goOn.split(' ')[0] ?? '')} ${goOn.split(' ').slice(1).join(' ')}`.trim(),
      child.gender,
      most,
    );
    return fit !== undefined && fit.split(' ').length > 2 ? fit : undefined;
  }
  const have = /^(?:have|get) ((?:visitors|guests|people|friends|family|company)\b.*)$/i.exec(act)?.[1];
  if (have !== undefined) return fitted(`there are ${have}`, child.gender, most);
  const [, verb = '', rest = ''] =
    DOES_TO.exec(act.replace(/^(?:try|have|need|want|ask|had|tried|got) to /i, '')) ?? [];
  const base = verb === '' ? undefined : baseOf(verb);
  if (base === undefined) return undefined;
  return clauseOf('a grown-up', `${thirdPersonOf(base)}${rest}`, child, most);
}

const asBase = (act: string): string => {
  const [first = '', ...rest] = act.replace(/^about to /i, '').split(' ');
  return [baseOf(first) ?? first, ...rest].join(' ');
};

function timeTo(what: string, child: WhoseMoment, most: number): string | undefined {
  const isThing = /^(?:bed|school|nursery|dinner|lunch|tea|breakfast|home|bath|the|a|his|her|their)\b/i.test(what);
  const text = fitted(
    `time ${isThing ? 'for' : 'to'} ${what.replace(/^go home$/i, 'go home')}`,
    child.gender,
    most - 1,
  );
  return text === undefined || !/^time (?:to|for) \S/.test(text) ? undefined : `it is ${text}`;
}

function toldTo(how: string, what: string, child: WhoseMoment, most: number): string | undefined {
  if (/^no\b/i.test(what)) return 'a grown-up says no';
  if (/^off\b/i.test(what)) return undefined;
  const time = /time (?:to|for) (.+)$/i.exec(what)?.[1];
  if (time !== undefined) return timeTo(time, child, most);
  const act = /^(?:not )?to (.+)$/i.exec(what)?.[1];
  if (act === undefined || /^not\b/i.test(what)) return undefined;
  if (/^(?:told|made|expected|supposed|reminded)$/i.test(how)) return timeTo(act, child, most);
  const text = fitted(`asks {him} to ${act}`, child.gender, most);
  return text === undefined || !/^asks \{him\} to [a-z]/.test(text) ? undefined : `a grown-up ${text}`;
}

/** What the child does or meets: "loses at football" -> "{Name loses} at football". */
function ofChild(does: string, child: WhoseMoment, most: number): string | undefined {
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

/** What somebody or something else does. */
function clauseOf(who: string, does: string, child: WhoseMoment, most: number): string | undefined {
  const text = `${who} ${does}`.trim();
  if (OF_NOBODY.test(text) || HARSH.test(text)) return undefined;
  const told = fitted(text.replace(AS_WANTED, ''), child.gender, most + 1);
  if (told === undefined || told.split(' ').length < 2) return undefined;
  return HAPPENS.test(told.replace(/\{his\}/g, 'his')) ? told : undefined;
}
/** "Has a toy he wants". */
const AS_WANTED = / (?:that )?(?:he|she|they) (?:wants?|likes?|is playing with|was playing with)$/i;
const OF_NOBODY =
  /^(?:this|that|there|something|anything|everything|things|possible|need|needed|necessary|ever|at all|not|so|he|she|we|i|you|needs?)\b/i;
/** What grown-ups do that no child is asked to think of in a story about itself. */
const HARSH =
  /\b(?:shouts?|yells?|argues?|arguing|fights?|drinks?|smacks?|drunk|screams?|dies|died|splits?|separated?|loses?|hospital|court|arrested|hits?)\b/i;
/** A clause has something that happens in it. */
const HAPPENS =
  /^(?:(?!(?:is|are|has|have|does|do|to|of)\b)[A-Za-z'-]+ ){1,6}?(?:is|are|has|have|does|do|can|cannot|will|goes|[a-z]{2,}(?:[^s]s|sses|shes|ches)|go|come|feel|touch|change|laugh|cry|sing|talk|look|move|play|dance|win|copy|tease|point|know|eat|walk|ask|tell|stare|visit|arrive|try|want|use|need|make|break|bump|crowd|push|stand|sit|stop|start|turn|share|choose|pick|run|shut|call|cheer|clap|whisper|wait)(?= |$)/;

/** "before tests", "after school": a thing and no clause. */
function thing(words: string, child: WhoseMoment, most: number): string | undefined {
  if (/\b(?:is|are|was|were|has|have|does)\b/i.test(words) || OF_NOBODY.test(words)) return undefined;
  const fit = fitted(words, child.gender, Math.min(most, 5));
  return fit !== undefined && THING.test(fit) ? fit : undefined;
}
const THING =
  /^(?:(?:a|the|every|each|\{his\}|swimming|football|maths|spelling|piano|school) )?(?:[a-z]+ ){0,2}(?:school|nursery|tests?|exams?|matches|match|games?|lessons?|bed|bedtime|dinner|lunch|tea|breakfast|bath|parties|party|races?|assembly|performances?|shows?|trips?|appointments?|weekends?|holidays?|playtime|break|football|swimming|school days|training|concerts?|visits?)$/;
