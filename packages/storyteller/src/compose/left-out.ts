import { toldSentences } from '../facts/given-text.ts';
import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { isKnownHelp } from './facts-at-work.ts';

/** Enough for a parent to see what to put differently. */
const MOST_LISTED = 8;
const LONGEST_LISTED = 160;
/** Sentences that say who the child is; what they say was asked for elsewhere. */
const WHO_THE_CHILD_IS =
  /^(?:(?:he|she|they|[\p{L}'-]+)(?: is|'s| are|'re) (?:now |nearly |almost |about |only )?)?(?:aged? )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a (?:half|bit)|½)?(?: years?| yrs?| months?)?(?: old)?|(?:an?|the|my|our) (?:\w+ )?(?:boy|girl|child|son|daughter|toddler))$/iu;
/** How the child is spoken of, which the form asks as well, and a birthday to come. */
const ASKED_ELSEWHERE =
  /^(?:(?:(?:he|she|they) )?(?:uses? |goes by |go by |pronouns(?: are)?:? )?(?:he|she|they)\/(?:him|her|them)(?: pronouns)?(?: please)?|(?:turns? |nearly |he'?s |she'?s )?\d+ (?:in|next|on) [\w ]+)$/i;

/** What stands in a story, as far as it tells which of the parent's sentences found a place there. */
export interface Placed {
  /** The facts that could be told, one of each kind, and the kinds whose marks stand in the story. */
  readonly facts: readonly ToldFact[];
  readonly used: ReadonlySet<FactName>;
  /** Its title and paragraphs. */
  readonly text: string;
  /** What the parent came with, and the thread of the story that was told. */
  readonly problem: string;
  readonly thread: string;
  /** Whether words by themselves mean the situation that was told: they are what it tells of, in words of its own. */
  readonly isItsMatter: (words: string) => boolean;
}

/**
 * The sentences of the notes, and the clauses of the problem, of which nothing stands in the story: those the writer could not understand, may not use, or
 * has no place for in this situation or in this story; in the parent's words and without a full stop.
 */
export function leftOut(
  told: Told,
  frame: Frame,
  phrases: Phrases,
  { facts, used, text, problem, thread, isItsMatter }: Placed,
): string[] {
  const isIn = (words: string): boolean =>
    words !== '' && new RegExp(String.raw`(?<!\p{L})${escaped(words)}(?!\p{L})`, 'iu').test(text);
  // "His name is Pete" was understood where Pete is somebody in the story.
  const named = Object.keys(frame.roles).flatMap((role) => phrases[role]?.text ?? []);
  const isNamed = (sentence: string): boolean =>
    untold(sentence, named.join(' '), isIn).length <= MOST_UNTOLD &&
    named.some(
      (name) =>
        /^\p{Lu}/u.test(name) && isIn(name) && new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})`, 'u').test(sentence),
    ); // prettier-ignore
  const decided = (sentence: string): boolean =>
    Object.values(frame.roles).some(({ cues }) =>
      cues.some(
        (cue) => cue.match.test(sentence) && isIn(cue.phrase.text.replace(/\{\w+\} /g, '')) && saysNoMore(sentence),
      ),
    );
  const saysNoMore = (sentence: string): boolean =>
    telling(sentence).every((word) => text.toLowerCase().includes(word));
  const stands = (fact: ToldFact): boolean =>
    (used.has(fact.name) &&
      facts.some(
        (each) => each.name === fact.name && [each, ...(each.joined ?? [])].some((told) => isSaid(told, fact)),
      )) ||
    (fact.phrase.text.includes('{') ? false : isIn(fact.phrase.text));
  const hasPlace = (sentence: string): boolean => {
    const own = told.facts.filter((each) => each.sentence === sentence || each.also?.includes(sentence) === true);
    return (
      told.ways.sentences.has(sentence) ||
      own.some((each) => stands(each) && (each.name !== 'helper' || saysWhoOnly(sentence, each, isIn)))
    );
  };
  const bare = told.notes.filter(
    (sentence) => !hasPlace(sentence) && !decided(sentence) && !isNamed(sentence) && !isToldAnyway(sentence, text),
  );
  // What helped at a success is told as it was, whatever else could be made of it.
  const retold = new Set(told.facts.flatMap((each) => (each.also && stands(each) ? each.also : [])));
  const missing = [...told.facts.filter((each) => isKnownHelp(each) && !stands(each)), ...told.unused].filter(
    ({ sentence }) => !retold.has(sentence),
  );
  // Of a sentence that found a place, what helps may have found none; and of the problem only that asks for one.
  const helps = missing.flatMap(({ sentence, words }) =>
    words === undefined || bare.includes(sentence) ? [] : [{ sentence, words }],
  );
  const asides = told.notes
    .filter((sentence) => !bare.includes(sentence) && !told.ways.sentences.has(sentence))
    .flatMap((sentence) =>
      clausesLeftOf(
        sentence,
        isIn,
        told.facts.filter((each) => each.sentence === sentence),
        stands,
      ).map((words) => ({ sentence, words })),
    );
  const helping = new Set(helps.map(({ words }) => words.replace(/^[\s,;:]+|[\s.,;]+$/gu, '')));
  const understood = [...told.facts, ...told.unused].flatMap((each) => each.words ?? []);
  const meant = told.facts.flatMap((each) => (stands(each) ? (each.meant ?? []) : []));
  // A word that decided what the story is made of is told in it, in words of its own: "grommets" as a tiny tube.
  const cue = frame.onlyWhenSaid?.includes(thread) === true ? frame.threadCues?.[thread] : undefined;
  const decides = telling(problem).filter((word) => cue?.test(`${word} ${word}s`) === true);
  const known = [...named, ...understood, ...meant, ...decides, ...frame.topicWords];
  // So is a clause that decided it by itself, as "She left the gate open", or that names the whole situation.
  const ofProblem = problemLeftOf(problem, text, known).filter(
    ({ words }) =>
      (cue === undefined || cue.test('') || !cue.test(words)) && (ON_ONE_DAY.test(words) || !isItsMatter(words)),
  );
  return (
    [
      ...new Set(
        [...bare.map((sentence) => ({ sentence, words: sentence })), ...helps, ...asides, ...ofProblem]
          .map(({ words }) => words.replace(/^[\s,;:]+|[\s.,;]+$/gu, '').replace(LOOSE_END, ''))
          .filter((words) => !WHO_THE_CHILD_IS.test(words) && !WHO_WRITES.test(words) && !ASKED_ELSEWHERE.test(words)),
      ),
    ]
      // What helps is listed by itself, and not once more in the clause around it.
      .filter(
        (words, _, all) =>
          !all.some((other) => other.length < words.length && helping.has(other) && words.includes(other)),
      )
      .slice(0, MOST_LISTED)
      .map((words) => (words.length > LONGEST_LISTED ? `${words.slice(0, LONGEST_LISTED - 3).trimEnd()}...` : words))
  );
}

/** What happened once is told by nothing that is true of every time. */
const ON_ONE_DAY =
  /\b(?:last (?:night|week|month|weekend|\w+day)|yesterday|today|tonight|tomorrow|this (?:morning|week|weekend|afternoon)|on \w+day|the other day|once)\b/i;
/** "I'm his mum": who writes is no part of any story. */
const WHO_WRITES =
  /^(?:hi,? |hello,? )?(?:i'?m|i am|this is|it's) (?:(?:his|her|their|the|a) )?(?:\w+ )?(?:mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|nan|nana|nanny|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|aunt|auntie|uncle|carer|teacher|childminder|parent|guardian)$/i;
/** "Watching telly or", where the next clause was told. */
const LOOSE_END = /\s+(?:or|and|but|mostly|mainly|usually|especially|even|also|just)$/i;

/** Of what a child likes a story says nothing when it shows one by chance. */
const A_LIKING = /\b(?:loves?|likes?|favou?rite|obsessed|into|fan|enjoys?|called|named)\b/i;
/** Whether all that a sentence of the notes tells stands in the story, in whatever words the frame has for it. */
function isToldAnyway(sentence: string, text: string): boolean {
  if (A_LIKING.test(sentence)) return false;
  const said = telling(sentence).filter((word) => !OF_ANY_STORY.test(word) && !OF_ANY_TROUBLE.test(word));
  return said.length > 0 && said.every((word) => begins(word).test(text));
}

/** What is said of everybody who helps. */
const OF_ANY_HELPER =
  /^(?:live|help|look|after|stay|come|take|tak|care|teacher|school|nursery|bed|bedtime|read|sing|pick|drop|key|worker|person|best|good|great|love|lov|class|night|nights|usually|works?|nearby|next|door)$/;
const MOST_UNTOLD = 1;
/** Whether a sentence says of somebody only that they help: what they do there may be missed in the story. */
const saysWhoOnly = (sentence: string, { phrase }: ToldFact, isIn: (word: string) => boolean): boolean =>
  untold(sentence, phrase.text, isIn).length <= MOST_UNTOLD;
/** The telling words of a sentence of which neither the story nor a name says anything. */
const untold = (sentence: string, name: string, isIn: (word: string) => boolean): string[] =>
  telling(sentence).filter((word) => !OF_ANY_HELPER.test(word) && !isIn(word) && !name.toLowerCase().includes(word));

/** Whether a fact in the story is the one that was told: of two that help in one sentence only one may be. */
const isSaid = (inStory: ToldFact, fact: ToldFact): boolean =>
  inStory.sentence === fact.sentence && (!isKnownHelp(fact) || inStory.words === fact.words);

/** Where one thing ends and another begins in a parent's sentence. */
const ANOTHER_THING =
  /\s*[,;]\s*(?:and |but |so )?|\s+(?:but|although|though|cos|because)\s+|\s+and (?=(?:he|she|they|i|we|it|his|her|their|my|our|mum|dad|nana|grandma|goes|has|lives|wears|uses|takes)\b)/i;
/** The clauses of a sentence with a place in the story that have none themselves. */
function clausesLeftOf(
  sentence: string,
  isIn: (word: string) => boolean,
  facts: readonly ToldFact[],
  stands: (fact: ToldFact) => boolean,
): string[] {
  const clauses = sentence.split(ANOTHER_THING).filter((each) => /\p{L}/u.test(each));
  if (clauses.length < 2) return [];
  return clauses.filter((clause, n) => {
    // "Her bunny, Tofu" is told where Tofu is.
    if (/^\p{Lu}\p{Ll}+[.!]?$/u.test(clauses[n + 1] ?? '') && isIn((clauses[n + 1] ?? '').replace(/[.!]/g, '')))
      return false;
    const said = clause.toLowerCase().replace(/[.!?]+$/, '');
    // "Good" stands in many a story that says nothing of a good friend.
    const words = telling(clause).filter((word) => !OF_ANY_STORY.test(word));
    const isHelp = facts.some((each) => each.words?.toLowerCase().includes(said) === true);
    const isFact = facts.some(
      (each) => stands(each) && telling(each.phrase.text.replace(/\{\w+\}/g, '')).some((word) => said.includes(word)),
    );
    // "Coach Leanne" is a whole clause, and somebody.
    const isSomebody = /\S \p{Lu}\p{Ll}+$/u.test(clause.trim());
    return (
      (isSomebody || clause.trim().split(/\s+/).length > 2) &&
      words.length > 1 &&
      !isHelp &&
      !isFact &&
      !words.some(isIn)
    );
  });
}

/** Where one thing ends and another begins in what a parent came with. */
const ANOTHER_TROUBLE =
  /\s*[,:;()]\s*(?:and |but |so )?|\s+(?:but|although|though|even though|cos|because|when|whenever|if|after|before|until|over (?=who\b)|as (?=(?:he|she|they|it|we|all)\b))\b\s*|\s+and (?=(?:he|she|they|i|we|it|his|her|their|my|our|the|then|now|won'?t|can'?t|doesn'?t|didn'?t|giving|helped|stayed|went|[a-z]+[^s\W]s)\b)/i;
/** Of the writer and not of the child; what a parent asks for; and how proud everybody is. */
const OF_THE_WRITER =
  /^(?:and |but |so |also )*(?:i|i'm|im|i've|we|we're|we've|any|please|pls|how|what|why|help|thanks?|thank you|any ?one|is (?:this|it|there)|not sure|no idea|so proud|very proud|proud|my (?:husband|wife|partner|ex))\b/i;
const LEAST_LOST = 2;
const MOST_OF_PROBLEM = 3;
/** The clauses of the problem of which the story says nothing, in none of their words and in no others that were understood. */
function problemLeftOf(problem: string, text: string, known: readonly string[]): { sentence: string; words: string }[] {
  const story = text.toLowerCase();
  const understood = known.join(' ').toLowerCase();
  const isTold = (word: string): boolean => understood.includes(word) || begins(word).test(story);
  return toldSentences(problem)
    .flatMap((sentence) => sentence.split(ANOTHER_TROUBLE).map((words) => ({ sentence, words })))
    .filter(({ words }) => {
      const said = telling(words).filter((word) => !OF_ANY_STORY.test(word) && !OF_ANY_TROUBLE.test(word));
      return (
        !OF_THE_WRITER.test(words.trim()) &&
        !/\bsays? (?:that )?(?:i|i'm|im|we)\b/i.test(words) &&
        said.length >= LEAST_LOST &&
        !said.some(isTold)
      );
    })
    .slice(0, MOST_OF_PROBLEM);
}
/** A word with any ending: "prick", "pricks". */
const begins = (word: string): RegExp => new RegExp(String.raw`(?<!\p{L})${escaped(word)}\p{L}{0,3}(?!\p{L})`, 'iu');

/** Stems that stand in almost any story, whatever it is about. */
const OF_ANY_STORY =
  /^(?:good|think|thought|say|said|says|feel|felt|help|know|knew|want|need|come|came|tak|take|mak|make|made|put|look|like|lik|try|tri|tell|told|ask|talk|find|found|start|stop|day|night|morning|week|time|thing|way|home|people|body|word|other|another|first|last|next|more|most|much|some|any|every|everything|everyone|everybody|nobody|somebody|again|then|than|there|here|where|when|while|what|why|how|because|after|before|into|onto|over|off|out|down|until|only|even|well|back|new|big|little|small|long|can't|won't|doesn't|don't|didn't|isn't|wasn't|hasn't|hasnt|hadn't|wouldn't|couldn't|wouldnt|couldnt|hadnt|tini|tiny|bit|kind|part|place|whole|cant|wont|doesnt|dont|didnt|isnt|it's|its|he's|she's|hes|shes|own|around|away|keep|kept|let|use|used|set|done|which|should|could|might|may|child|children|kid|son|daughter|boy|girl|mother|father|parent)$/;
/** Stems for what is hard and how somebody takes it: a story tells that in words of its own. */
const OF_ANY_TROUBLE =
  /^(?:scream\w*|cr(?:y|i|ie|ies|ied)|sob\w*|tear|meltdown|melt|tantrum|hate|hat|scar\w*|afraid|fright\w*|terrif\w*|worr\w*|anxi\w*|nerv\w*|upset\w*|ang\w+|cross|mad|furious|rage|refus\w*|fight\w*|hit\w*|kick\w*|struggl\w*|hard|difficult|problem|trouble|issue|dread\w*|sad|happy|panic\w*|phobi\w*|awful|horrible|total|totally|massive|complete|completely|constant\w*|alway|never|lately|recent\w*|since|month|today|yesterday|tomorrow|understand\w*|cope|deal|explain\w*|proud|lov\w*|amaz\w*|goes|gett\w*|become|bad|worse|lot|absolute\w*|literal\w*|end|self|himself|herself|shout\w*|yell\w*|clingy|cling\w*|shak\w*|bedtime|school|nursery|reception|class|year|jan\w*|feb\w*|march|april|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|weekend|\w+day|easter|christma|autis\w*|adhd|anything|something|nothing|straight|drop|diagnos\w*|finally|managed|without|together|calm\w*|okay|fine)$/;
/** Words that tell nothing by themselves. */
const PLAIN =
  /^(?:the|and|but|she|her|hers|his|him|they|them|their|our|was|were|are|has|had|have|been|being|will|would|can|may|who|that|this|with|for|from|called|named|name|not|very|really|just|also|too|old|years?|year|month|months|now|still|just|always|often|both|all|one|two|three|four|five|six|seven|eight|nine|ten|mum|mom|mummy|dad|daddy|went|goes|going|did|does|got|gets|about)$/;
/** The telling words of a sentence, without endings. */
const telling = (sentence: string): string[] =>
  (sentence.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [])
    .filter((word) => !PLAIN.test(word))
    .map((word) => word.replace(/'s$|(?:ing|ed|s)$/, ''));

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
