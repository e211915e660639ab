import { FEW_WORDS } from '../facts/voice-of.ts';
import { kinWords } from '../facts/kin.ts';
import { asksForNothing } from './asks-for-nothing.ts';
import { bare } from './as-listed.ts';
import { ANOTHER_THING } from './clauses-left.ts';
import type { Standing } from './standing.ts';
import {
  HOW_IT_CAME,
  IS_THEIRS,
  isSaidIn,
  OF_ANY_HELPER,
  OF_ANY_STORY,
  saysWhoOnly,
  telling,
} from './telling-words.ts';

/** Where a phrase of its own begins: "with a frog on it". */
const A_PHRASE = /\s+(?=(?:with|from|at|in|on|by|for|near|like|about|after|before|until|instead of|shaped|and)\b)/i;
/** How somebody takes it, and what every story of a child says in words of its own. */
const HOW_IT_IS_TAKEN =
  /^(?:scream|cr(?:y|i|ie|ies|ied)|sob|tear|meltdown|melt|tantrum|hate|hat|scar|scared|afraid|fright\w*|terrif\w*|worr\w*|anxi\w*|nerv\w*|upset\w*|ang\w+|cross|mad|furious|rage|refus\w*|struggl\w*|hard|difficult|problem|trouble|issue|dread|sad|happy|panic|awful|horrible|total|totally|massive|complete|completely|constant|constantly|alway|never|lately|recent|recently|since|month|today|yesterday|tomorrow|understand|cope|deal|explain|proud|lov|love|amaz|goes|gett|become|bad|worse|worst|lot|absolute|absolutely|literal|literally|end|self|himself|herself|themself|clingy|cling|bedtime|anything|something|nothing|straight|finally|managed|manag|without|together|calm|okay|fine|usual|usually|sometime|sometimes|everyday|daily|really|quite|prefer|choose|allow|favourite|favorite|mostly|especially|actually|currently|ages|tend|seem|actual|everywhere|instead|best|better|lovely|nice|great|each|nearly|almost|while|during|whenever|between|either|both|across|com|get|bring|carri|carry|keep|giv|hav|leav|liv|bit|sit|stay|watch|went|eleven|twelve|does|doe|goe|gon|listen|day|eight|month|week|minute|hour)$/;
/** "She'll", "he'd": who, and not what. */
const WHO = /^(?:he|she|they|we|i|it|you|there|that|who|what|let|here)'/;
/** What somebody is, where the story has them by name. */
const OF_SOMEBODY =
  /^(?:brother|sister|twin|cousin|friend|mate|baby|dog|puppy|cat|kitten|rabbit|hamster|guinea|pig|pony|bear|teddy|bunny|person|step\w*|half)$/;
/** How a child talks, hears or gets about is in the telling. */
const OF_THE_WAY =
  /^(?:sign|makaton|bsl|asl|tablet|device|aac|pecs|nonverbal|non-verbal|non|verbal|speak|spoken|speech|talk|talker|deaf|wheelchair|hear|hearing|blind|pictur\w*|symbol)$/;
/** A thing is told without its colour or size. */
const HOW_IT_LOOKS =
  /^(?:blue|red|green|yellow|pink|purple|orange|brown|black|white|grey|stuffed|soft|fluffy|cuddly|toy|special|little|small|big|old|new)$/;
/** Kin by the word that stands for them in a story. */
const plainKin = (word: string): string =>
  word
    .replace(/^(?:mummy|mommy|mom|mam|mama|mother)$/, 'mum')
    .replace(/^(?:daddy|papa|father)$/, 'dad')
    .replace(/^(?:aunt|aunty)$/, 'auntie')
    .replace(/^grandmother$/, 'grandma')
    .replace(/^grandfather$/, 'grandpa');
const KIN: ReadonlySet<string> = new Set(kinWords.map((each) => each.toLowerCase()));

/**
 * What is left of the notes when all that has a place, and all that is listed, is taken away: the phrases whose words the story
 * does not say, "with a frog on it" of a blue potty. So that nothing a parent noted is dropped without a word.
 */
export function phrasesLeft(story: Standing, listed: readonly string[]): string[] {
  return story.told.notes
    .filter((sentence) => !isSettled(sentence, story))
    .flatMap((sentence) => leftOfSentence(withoutListed(sentence, listed), story));
}

/** What a thread answers, what asks for no place, and who helps in it with a word of how they are: "Tasha is a good listener". */
const isSettled = (sentence: string, story: Standing): boolean =>
  story.isAnswered(sentence) ||
  asksForNothing(sentence, story.text) ||
  (story.told.ways.voice !== undefined && FEW_WORDS.test(sentence)) ||
  story.told.facts.some(
    (each) =>
      each.sentence === sentence &&
      (each.name === 'helper' || each.name === 'companion') &&
      story.stands(each) &&
      !/^(?:he|she|they|we|i)\b/i.test(sentence) &&
      saysWhoOnly(sentence, each, story.isIn),
  );

const withoutListed = (sentence: string, listed: readonly string[]): string =>
  listed.reduce((rest, words) => (words === '' ? rest : rest.replace(bare(words), ' ')), sentence);

function leftOfSentence(sentence: string, story: Standing): string[] {
  return sentence
    .split(ANOTHER_THING)
    .flatMap((clause) => clause.split(/\s+and (?=(?:signs?|uses?|wears?)\b)/i))
    .map((clause) => bare(byName(clause, story)))
    .filter((clause) => clause !== '')
    .flatMap((clause) => {
      const said = countedIn(clause, story);
      const missing = said.filter((word) => !isTold(word, story.text));
      if (missing.length === 0) return [];
      const phrases = clause.split(A_PHRASE).map((phrase) => ({ phrase, said: countedIn(phrase, story) }));
      // Of a blue potty with a frog on it only the frog is missing.
      const isHalfTold = phrases.some(
        (each) => each.said.length > 0 && !each.said.some((word) => missing.includes(word)),
      );
      if (!isHalfTold && missing.length * 2 > said.length) return [clause];
      return joined(phrases.map((each) => ({ ...each, isMissing: each.said.some((word) => missing.includes(word)) })));
    });
}

/** "A stuffed rabbit called Bun" is Bun, where Bun is told of. */
const byName = (clause: string, { isIn }: Standing): string =>
  clause.replace(
    /(?:\b(?:an?|the|his|her|their|our|my) )?(?:\p{L}[\p{L}-]* ){1,3}(?:called|named) (\p{Lu}\p{Ll}+)/u,
    (whole, name: string) => (isIn(name) ? name : whole),
  );

/** "Shaped" and "like a moon" are one thing; so is what says nothing of its own behind them. */
function joined(
  phrases: readonly { readonly phrase: string; readonly said: readonly string[]; readonly isMissing: boolean }[],
): string[] {
  const runs: string[] = [];
  let isOpen = false;
  for (const { phrase, said, isMissing } of phrases) {
    const goesOn: boolean = isOpen && (isMissing || said.length === 0);
    if (goesOn) runs.push(`${runs.pop() ?? ''} ${phrase}`);
    else if (isMissing) runs.push(phrase);
    isOpen = goesOn || isMissing;
  }
  return runs.map((each) => each.replace(/^and /i, ''));
}

/** "Bake" is said by "baking". */
const isTold = (word: string, text: string): boolean =>
  isSaidIn(word, text) ||
  isSaidIn(plainKin(word), text) ||
  (word.endsWith('e') && isSaidIn(`${word.slice(0, -1)}ing`, text));

/** The words of a clause that a story has to say, or to leave out in so many words. */
function countedIn(clause: string, { placed, isIn }: Standing): string[] {
  const child = placed.child.toLowerCase();
  const isByName = [...clause.matchAll(/(?<=\p{L} )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?= )/gu)].some(([name]) => isIn(name));
  const kin = (clause.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => KIN.has(word));
  const counted = [
    ...kin,
    ...telling(clause).filter(
      (word) =>
        !KIN.has(word) &&
        !child.startsWith(word) &&
        !OF_ANY_STORY.test(word) &&
        !HOW_IT_IS_TAKEN.test(word) &&
        !HOW_IT_CAME.test(word) &&
        !IS_THEIRS.test(word) &&
        !WHO.test(word) &&
        !OF_THE_WAY.test(word) &&
        !(isByName && (OF_SOMEBODY.test(word) || OF_ANY_HELPER.test(word))),
    ),
  ];
  const things = counted.filter((word) => !HOW_IT_LOOKS.test(word));
  return things.length > 0 ? things : counted;
}
