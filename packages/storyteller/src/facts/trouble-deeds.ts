import type { Gender } from '@storylantern/contract';
import nlp from 'compromise';
import { doingInOwnTerms, fitted } from './own-terms.ts';

const HOW_OFTEN = String.raw`(?:(?:just|really|often|sometimes|usually|also|still|now|even|currently|generally|has (?:recently |just )?(?:started|begun)(?: to)?|started(?: to)?|has become|(?:is|'s|are)(?= (?:always|constantly|forever|continually)\b)|always|constantly|forever|continually|keeps?(?: on)?|tends to|goes round|goes around|likes to|loves to|insists on|will not stop|won't stop|can't stop|cannot stop|never stops|doesn't stop|finds it hard to stop|has a habit of|in the habit of|every (?:time|day|night)) )*`;
/** At an age at which a wish is told and not acted on at once. */
const OF_OLDER = 13;
const A_WISH = /^(?:\w+ )?wants? to (?!.*\b(?:every|all|always|again|whole)\b)/i;
/** What a child wishes for is nothing that it does. */
const IS_WISHED =
  /^(?:\w+ )?(?:wants|would like|wishes|hopes|longs) to (?:win|have|be(?! (?:the )?(?:first|last|one))|get|go|know|own|buy|stay|live|see|meet|learn|become|join|start|move|come|change|die|leave|look|sleep|stop|quit|give up)\b/i;
const ONLY =
  /^(?:will |would )?only (?:ever )?(?:wants to (?=(?:wear|eat|drink|play|sit|sleep|watch|walk|use)\b))?(?!wants\b)([a-z]+\b.*)$/i;
const ASKS_FOR = /^wants (me|us|mum|mummy|dad|daddy|somebody|someone|everyone) to (.+)$/i;
const DONE = new RegExp(`^${HOW_OFTEN}([a-z]+\\b.*)$`, 'i');
/** What a child is, has, thinks or wishes is not something that it does. */
const NO_DOING =
  /^(?:(?:does|do|did|is|was|has|had|will|can|would) not|is|are|was|were|has|have|had|isn't|doesn't|didn't|can|could|would|should|might|may|will|feels?|thinks?|knows?|believes?|hates?|loves?|likes?|misses|worr(?:y|ies)|seems?|looks? (?:so |very )?(?:sad|tired|upset)|struggles?|suffers?|lost|got|went|said|did|told|been|found|heard|overheard|discovered|learnt|saw|met|came|became|fell|knew|thought|felt|needs?|gets(?! (?:down|up|off|out|the giggles)\b)|goes|finds|cries|cry|crying|screams?|sulks?|says(?! (?:sorry|no\b))|dreads?|panics?|refus\w*|falling|starting|moving|going|having|getting(?! (?:up|down|off|out|into)\b)|being|wets?|soils|sleeps?|wakes?|vomits|hears|sees|lives|dreams|finds|wants|the|a|an|his|her|my|our|no|not|help|how|why|what|when|where|who|we|i|after|since|before|if|there|it|new|first|last|fear|(?!(?:feed|speed)\b)[a-z]+ed)\b/i;

/** Nouns that a parser takes for verbs at the head of a note, and verbs that it takes for nouns. */
const NOUNS =
  /^(?:changes|worries|cramps|periods|headaches|nosebleeds|stomach|tummy|migraines|fits|seizures|moods|spots|allergies|exams|tests|kisses|rules|fights|jokes|moves|loses|screens|games|baths|meals|toys|clothes|shoes|visits)\b/i;
const VERBS =
  /^(?:talks|plays with|licks|empties|floods|hums|rocks|pushes|drinks|walks|hides|hogs|slurps|spits|stares|swings|drums|taps|whistles|drops|splashes|mutters|fidgets|giggles|burps|copies|wipes|licks|sucks|chews|tells|unrolls|rips|sneezes|gobbles|insists|interrupts|wanders|wriggles|snatches|grabs|sings|dawdles|bosses|barges|boasts|sprays|smears|pours|counts|collects|hoards|runs|jumps|climbs|throws|kicks|rolls|asks|compares|shuts|bangs|twirls|chats|kisses|stares) (?!(?:and|are|is|in|at|with) (?:the |his |her )?(?:school|nursery|home|class|teacher)\b)/i;

/** "Throwing her dinner on the floor": what parents write who begin with the deed. */
const DOING_AT_HEAD =
  /^(?:throwing|chucking|emptying|pouring|drawing|snatching|grabbing|slamming|shouting|nagging|answering|jumping|climbing|spitting|licking|picking|pulling|pushing|hiding|following|copying|singing|humming|wandering|splashing|ringing|unlocking|opening|pressing|playing with|messing with|sneaking|raiding|using|borrowing|leaving|dropping|digging|undressing|stripping|refilling|unrolling|flushing) [a-z]/i;

/** "slams doors" is a doing, and "nightmares about spiders" is none. */
const HAS_OBJECT =
  /^[a-z]+s (?:silly|funny|loud|rude|strange|the|his|her|their|a|an|all|every|everything|up|out|off|down|over|at|people|other|others|why|what|whatever|sorry|things)\b/i;
const isVerbAtHead = (words: string): boolean =>
  !NOUNS.test(words) &&
  !/^[a-z]+ing\b/i.test(words) &&
  /^[a-z]+s\b/i.test(words) &&
  (VERBS.test(`${words} `) || HAS_OBJECT.test(words) || nlp(words.toLowerCase()).terms().first().has('#Verb'));

/** "left his coursework till the night before". */
const LEFT = /^left (?:his|her|their|the|all|everything) .*\b(?:till|until|to|on|in|at|out|behind)\b/i;

/** What others do to a child is nothing that it does: "always left out at football", "picked last". */
const IS_DONE_TO =
  /^(?:(?:gets|got|getting|being|is|was|been) )?(?:left (?:out|behind)|picked (?:last|on)|chosen last|shut out|told off|made fun of|laughed at|put down|cut)\b/i;

/** Something that a child does, as it stands after "about"; undefined when unsure. */
export function deedIn(clause: string, hasSubject: boolean, gender: Gender | null, most: number): string | undefined {
  const only = ONLY.exec(clause)?.[1];
  if (only !== undefined) {
    const one = doingInOwnTerms(only, gender, most - 1, 'deed');
    return one === undefined ? undefined : `only ${one}`;
  }
  const [, who = '', what = ''] = ASKS_FOR.exec(clause) ?? [];
  if (what !== '') {
    const asked = fitted(what, gender, most - 3);
    if (asked === undefined) return undefined;
    return `wanting ${/^(?:me|us|someone)$/i.test(who) ? 'somebody' : who} to ${asked}`;
  }
  if (IS_WISHED.test(clause) || (most >= OF_OLDER && A_WISH.test(clause))) return undefined;
  const said = DONE.exec(clause)?.[1]?.replace(
    /^(?:always )?(?:wants to|has to(?= (?:be (?:the )?(?:first|last|one)|touch|count|press|open|win|have the last|check|line|collect)\b)|insists on) /i,
    '',
  );
  if (said === undefined || IS_DONE_TO.test(said) || (NO_DOING.test(said) && !LEFT.test(said))) return undefined;
  if (!hasSubject && said === clause && !LEFT.test(said) && !isVerbAtHead(said) && !DOING_AT_HEAD.test(said))
    return undefined;
  return doingInOwnTerms(said, gender, most, 'deed');
}
