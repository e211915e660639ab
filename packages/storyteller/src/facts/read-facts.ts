import type { AgeBand, Gender } from '@storylantern/contract';
import { comforterIn } from './comforter.ts';
import { companionIn } from './companion.ts';
import { plainText, toldSentences } from './given-text.ts';
import { gearIn } from './gear.ts';
import { helpersIn, whoHelps } from './helper.ts';
import { assistantsIn, petsIn, siblingsIn } from './household.ts';
import { goodToGoTo } from './people/good-to-go-to.ts';
import { namedHelpersIn } from './named-helpers.ts';
import { newcomerIn } from './newcomer.ts';
import { interestsIn } from './interests.ts';
import { isOfWhoCameBefore } from './people/of-who-came-before.ts';
import { placeIn } from './place.ts';
import { fromSpanish } from './spanish.ts';
import type { ToldFact } from './told-fact.ts';
import { waysOf, type Ways } from './voice-of.ts';
import { A_PRIEST } from './noted/noted-clauses.ts';
import { isUndecided } from './not-settled.ts';
import { isTakenAway } from './taken-away.ts';
import { whatHelpsIn } from './what-helps.ts';

/** What a parent's words gave. Anything unsure is not among the facts; its sentence can be listed as left out. */
export interface Told {
  readonly facts: readonly ToldFact[];
  /** Sentences of which something was understood, whether or not it is among the facts. */
  readonly understood: ReadonlySet<string>;
  /** The sentences of the notes, which ask to be used; the problem is what the story is about and asks for nothing. */
  readonly notes: readonly string[];
  /** What was told to help and no story can say, in the parent's words. */
  readonly unused: readonly { readonly sentence: string; readonly words: string }[];
  /** How a child who does not speak says things, and what the child's body does not do. */
  readonly ways: Ways;
}

/** A sentence about what is hard says nothing about what the child likes. */
const TROUBLE =
  /\b(?:scared|afraid|frightened|terrified|worried|anxious|hits?|bites?|kicks?|hates?|refus\w+|won't|will not|can't|cannot|doesn't|does not|don't|isn't|not|never|but|tantrums?|meltdowns?|screams?|cries|crying|trouble|struggl\w+|problem|difficult|hard|too much|all day|stop|instead|angry|upset|jealous|shy)\b/i;

/** Words that make a sentence of a row of words, or tie its parts together. */
const SAYS_SOMETHING =
  /\b(?:lov\w+|lik\w+|is|are|was|has|have|helps?|uses?|wears?|needs?|plays?|does|we do|goes|takes|reads|sings|hates?|can|will|not|no|never|with|enjoys?|interests?|hobb\w+|favou?rites?|or|but|when|if|then|counting|because)\b|:/i;

/** Where those who help at school are near, whatever the story is of. */
const AT_SCHOOL =
  /\b(?:school|class(?:room|es)?|assembl(?:y|ies)|lessons?|playground|teachers?|dinner hall|lunch hall|canteen|PE|carpet time|break ?time|playtime)\b/i;

/** Sentences in which it is looked for what helps, the notes first: whoever writes more has said it by then. */
const MOST_READ_FOR_HELPS = 20;

/** Reads the facts of one type each from the parent's problem and notes; the child is called `childName`. */
export function readFacts(
  problem: string,
  notes: string,
  childName: string,
  band: AgeBand = '4-5',
  gender: Gender | null = null,
): Told {
  const noted = toldSentences(notes).flatMap(itemsOf);
  const asked = toldSentences(problem);
  const ways = waysOf([...noted, ...asked], band);
  const said = new Map<string, string>();
  const notedClauses = noted.flatMap((each) => inEnglish(each, said));
  const problems = asked.flatMap((each) => inEnglish(each, said));
  const all = [...notedClauses, ...problems];
  const known = namesToldIn(all);
  const helps = all.map((each, n) =>
    whatHelpsIn(
      n < MOST_READ_FOR_HELPS && !isUndecided(each) ? each : '',
      childName,
      band,
      n < notedClauses.length,
      known,
      gender,
    ),
  );
  const helping = helps.flatMap((each) => each.facts);
  // "Ear defenders help": that they do is known with what is done with them.
  const gear = all.flatMap(gearIn).map((each) => {
    const words = helping.find((other) => isGear(other, [each]))?.words;
    // What is seen to help is of use wherever it is told, and not only where such things are.
    return words === undefined ? each : { ...each, words, suits: orElsewhere(each.suits) };
  });
  const isAtSchool = AT_SCHOOL.test(problem);
  const facts = [
    ...all.flatMap((each) => assistantsIn(each, isAtSchool)),
    ...all.flatMap((each) => namedHelpersIn(each, isAtSchool)),
    ...helpersIn(all, childName),
    ...helping.flatMap((each) => whoHelps(each, all.join(' . '))),
    ...notedClauses.flatMap((each) => comforterIn(each)),
    ...problems.flatMap((each) => comforterIn(each, true)),
    ...helping
      .filter((each) => !isGear(each, gear) && !isOfCompany(each) && !isSaying(each))
      .map((each) =>
        band === '11+' || (band === '8-10' && AT_HOME.test(each.phrase.text))
          ? each
          : inCompany(band === '2-3' ? countedToThree(each) : each),
      )
      .filter(
        (each) =>
          !isTheirs(each, all) &&
          !isOfWhoCameBefore(each.sentence, sentenceBefore(each.sentence, all), problem) &&
          !(YOUNGEST.has(band) && CHOKING.test(each.phrase.text)),
      ),
    ...[...notedClauses, ...problems.filter((each) => !TROUBLE.test(each))].flatMap((each) =>
      interestsIn(each, childName),
    ),
    ...all.flatMap(placeIn),
    ...gear,
    ...notedClauses.flatMap((each) => petsIn(each, problem)),
    ...notedClauses.flatMap(siblingsIn),
    ...notedClauses.flatMap((each) => {
      const goodToAsk = goodToGoTo(each, childName, known);
      return goodToAsk.length > 0 ? goodToAsk : companionIn(each, childName, known);
    }),
    ...all.flatMap((each) => newcomerIn(each, childName, problem)),
  ]
    .filter((each) => !isTakenAway(each, all) && !(each.name === 'helper' && NOBODY.test(each.phrase.text)))
    .map((each) => ({ ...each, sentence: said.get(each.sentence) ?? each.sentence }));
  const trouble = problems
    .filter((each) => TROUBLE.test(each))
    .join(' ')
    .toLowerCase();
  // "Squeezing a cushion helps" tells of one thing, not of two.
  const isPartOfDoing = ({ phrase, sentence }: ToldFact): boolean =>
    phrase.text.startsWith('{his}') && facts.some((each) => each.name === 'doing' && each.sentence === sentence);
  const firstComforter = facts.find((each) => each.name === 'comforter' && !isPartOfDoing(each));
  return {
    facts: distinct(
      facts.filter((each) => (each.name !== 'comforter' || each === firstComforter) && !isTheTrouble(each, trouble)),
    ),
    understood: new Set([...facts.map((each) => each.sentence), ...ways.sentences]),
    notes: noted,
    unused: helps
      .flatMap((each) => each.unused)
      .map((each) => ({ ...each, sentence: said.get(each.sentence) ?? each.sentence })),
    ways,
  };
}

/** "mum, gymnastics" tells two things; a sentence with a verb in it stays whole. */
function itemsOf(sentence: string): readonly string[] {
  const items = sentence.split(/,\s*/).filter((each) => each.trim() !== '');
  const isList = items.length > 1 && items.every((each) => each.trim().split(/\s+/).length <= 3);
  return isList && !SAYS_SOMETHING.test(sentence) ? items : [sentence];
}

const ENGLISH = /\b(?:from|the|him|her|with|is|to|and|helps?|his)\b/i;
/** What a sentence says, in English; `said` remembers whose clause it is. */
function inEnglish(sentence: string, said: Map<string, string>): string[] {
  // "Father Pat practises with him": he is no father of the child, and a story has no word for him.
  if (A_PRIEST.test(sentence)) return [];
  const clauses = fromSpanish(sentence);
  // "A hug from Mama" is Spanish by two of its words only.
  if (clauses === undefined || (clauses.length === 0 && ENGLISH.test(sentence))) return [sentence];
  for (const each of clauses) said.set(each, sentence);
  return clauses;
}

/** Words that begin a sentence with a capital, and are nobody: "As his teaching assistant I see him". */
const NOBODY = /^(?:As|When|If|While|Since|Because|After|Before|Once|Being|Today|Now|So|Then)$/;

/** What nobody gives to a child under six to calm down. */
const CHOKING =
  /\b(?:gum|sweets?|candy|candies|lollipops?|lolly|lollies|mints?|nuts|peanuts|grapes|popcorn|marbles)\b/i;
const YOUNGEST: ReadonlySet<AgeBand> = new Set(['2-3', '4-5']);

/** A child of two or three counts to three; a grown-up counts as far as the family does. */
const countedToThree = (fact: ToldFact): ToldFact =>
  fact.name === 'adult'
    ? fact
    : {
        ...fact,
        phrase: {
          ...fact.phrase,
          text: fact.phrase.text.replace(/\bcounting to (?:five|ten|twenty|a hundred)\b/, 'counting to three'),
        },
      };

/** "Grandma does it. It helps when she hums": who hums is not the child, as far as anybody can tell. */
function isTheirs({ name, sentence }: ToldFact, all: readonly string[]): boolean {
  const pronoun = /\b(?:when|if|whenever) (s?he)\b/i.exec(sentence)?.[1]?.toLowerCase();
  const before = all[all.indexOf(sentence) - 1];
  if (name !== 'doing' || pronoun === undefined || before === undefined) return false;
  const [who] = helpersIn([before]);
  if (who === undefined) return false;
  return (
    who.phrase.gender === (pronoun === 'she' ? 'f' : 'm') && new RegExp(`^${who.phrase.text}\\b`, 'i').test(before)
  );
}

const sentenceBefore = (sentence: string, all: readonly string[]): string | undefined => all[all.indexOf(sentence) - 1];

/** From eight a child goes into its own garden alone. */
const AT_HOME =
  /\b(?:garden|yard|trampoline|swing|den|treehouse|tree house|shed|outside|hoops|guinea pigs?|rabbits?|hens|chickens)\b/;
/** Nobody below eleven is sent out of the house alone: "going for a walk" is what a grown-up does with the child. */
const OUT_OF_DOORS =
  /^(?:going (?:for|to|out|outside|on the swing)|walking(?! (?:away|in circles|up and down|round the room))|running|jogging|cycling|riding|swimming|scooting|visiting|playing outside|jumping on the trampoline)\b/;
const inCompany = (fact: ToldFact): ToldFact =>
  fact.name === 'doing' &&
  OUT_OF_DOORS.test(fact.phrase.text) &&
  /\b(?:own|alone|himself|herself)\b/.test(fact.phrase.text)
    ? { ...fact, name: 'thing', phrase: { text: 'a little time alone' } }
    : together(fact);
const together = (fact: ToldFact): ToldFact =>
  fact.name === 'doing' &&
  OUT_OF_DOORS.test(fact.phrase.text) &&
  !/^going to (?:\{his\}|(?:his|her|their|bed|the toilet|sleep|stand|sit|be|tell|find|see|ask|talk)\b)/.test(
    fact.phrase.text,
  )
    ? {
        ...fact,
        name: 'adult',
        phrase: { text: / with /.test(fact.phrase.text) ? fact.phrase.text : `${fact.phrase.text} with {him}` },
      }
    : fact;

/** "Sitting next to Ruby" tells who is there, and not what to do. */
const isOfCompany = ({ sentence, phrase }: ToldFact): boolean =>
  /^(?:sitting|sharing|walking)\b/.test(phrase.text) && companionIn(sentence).length > 0;

/** "We tell him gentle hands", "his teacher says to use his words": that is said, and no doing. */
const isSaying = ({ name, phrase }: ToldFact): boolean =>
  name === 'adult' &&
  /^(?:saying to (?:[a-z]|\{him\})|putting \{him\} to bed\b|doing (?:the )?(?:bedtime|bath time|bath)$|(?:telling|reminding) \{him\} (?:gentle|kind|soft|helping|walking|listening|inside|indoor|quiet|slow|calm|looking) [a-z]+$)/.test(
    phrase.text,
  );

/** "Ear defenders help" tells of one thing, not of two. */
const isGear = (fact: ToldFact, gear: readonly ToldFact[]): boolean =>
  (fact.name === 'thing' || fact.name === 'gear') &&
  gear.some(
    (each) =>
      each.sentence === fact.sentence &&
      (each.phrase.text.endsWith(fact.phrase.text.split(' ').at(-1) ?? '') ||
        each.phrase.text.includes(fact.phrase.text) ||
        fact.phrase.text.includes(each.phrase.text.split(' ').slice(-2).join(' ').replace('{his} ', ''))),
  );

/** A sport of two sides, and words that tell of a match without its name: "shouts at the referee", "cries when the team loses". */
const MATCH_SPORT =
  /\b(?:football|soccer|rugby|hockey|netball|basketball|cricket|tennis|baseball|softball|volleyball|handball|lacrosse|badminton)\b/i;
const AT_A_MATCH =
  /\b(?:referee|umpire|match|matches|(?:his|her|their|the) team (?:loses|lost|does)|team-?mates?|on the pitch|dropped from the team|not picked|substitute)\b/;

/** What a child likes and is in trouble about is no rest from it: football, for one who kicks people at football. */
function isTheTrouble({ name, phrase }: ToldFact, trouble: string): boolean {
  if (name !== 'activity' && name !== 'quiet' && name !== 'topic') return false;
  if (MATCH_SPORT.test(phrase.text) && AT_A_MATCH.test(trouble)) return true;
  const word =
    phrase.text
      .toLowerCase()
      .split(' ')
      .at(-1)
      ?.replace(/(?:ing|s)$/, '') ?? '';
  return word.length > 3 && new RegExp(String.raw`\b${word}`).test(trouble);
}

/** "her cousin Tasha": names of people, told with who they are. */
const NAMED =
  /\b(?:brother|sister|twin|cousin|friend|mate|teacher|assistant|coach|tutor|[Kk]ey ?worker|childminder|nanny|babysitter|aunt|auntie|uncle|neighbou?r|carer|stepmum|stepdad|partner|boyfriend|girlfriend)s?,? (?:is |called |named |is called )?(\p{Lu}\p{Ll}+)(?: (?:and|&) (\p{Lu}\p{Ll}+))?/gu;
const namesToldIn = (all: readonly string[]): ReadonlySet<string> =>
  new Set(
    all
      .flatMap((each) => [...each.matchAll(NAMED)].flatMap((found) => [found[1], found[2]]))
      .filter((each) => each !== undefined),
  );

const orElsewhere = (suits: RegExp | undefined): RegExp =>
  suits ? new RegExp(`(?:${suits.source})|(?:${ANYWHERE_BUT.source})`) : ANYWHERE_BUT;
/** Where nobody puts on headphones or holds something, whatever helps elsewhere. */
const ANYWHERE_BUT =
  /^(?!.*(?:death|died|body-safety|running-off|puberty|online-kindness|swimming|water-on-face|bath|prejudice|bullying|war-and|dentist|teeth|eating|stutter|speaking|lying|taking-things))/;

/** The first few of each kind; the same phrase once. */
function distinct(facts: readonly ToldFact[]): ToldFact[] {
  const seen = new Set<string>();
  return facts.filter(({ name, phrase }) => {
    const key = `${name} ${phrase.text}`;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

/** The parent's words as the audit may look for them. */
export const givenWords = (problem: string, notes: string): string[] => [plainText(problem), plainText(notes)];
