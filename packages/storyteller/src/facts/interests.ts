import { isQuietDoing, pastimeOf } from './pastimes.ts';
import type { ToldFact } from './told-fact.ts';
import { escaped } from '../words/escaped.ts';
import { gerundOf, isGerund, usableNoun, usablePhrase } from './usable-phrase.ts';

const LIKING =
  /(?:\b(?<!(?:would|['’]d|d) (?:both |really |just |all |so )?)(?:loves?|likes|enjoys?|adores?|(?:is |are )?(?:obsessed with|crazy about|mad about|mad on|really into|(?<=^|[,;:] |\b(?:is|are|'s|'re|was|been|so|very|big|totally|super|massively|heavily|all|well|currently|now|still|just|also|both|he|she|they|boys|girls|twins|gets|getting|got|mad|proper) )into|keen on|fascinated by|a (?:big|huge) fan of)|(?:big|huge) fan of|can't get enough of|fan of|favou?rite (?:thing|things|animal|animals|toy|toys|game|games|hobby|hobbies|subject|topic|topics)? ?(?:is|are|:)|interested in|(?:talk|project|presentation|topic) (?:is )?(?:all )?(?:about|on)|interests?:?(?: are| include)?|hobbies:?(?: are| include)?)|(?:^|\b(?:they|both|really|also|do|does|and|you|we|boys|girls|twins) )like(?! (?:an?|the|this|that|it|how|when|theirs|hers?|his|to (?:hang|know|see))\b))\s+(.+)$/i;
/** "plays the drums", "does karate": a liking only when it is a known pastime. */
const PRACTISED =
  /\b(?:plays|does|practises|practices|goes to|is good at|has started|is learning)\s+(?:the |a )?(.+)$/i;
/** "football mad", "a bit dinosaur crazy". */
const MAD =
  /^(?:(?:he|she|they)(?:'s| is| are|'re) |is |are |a bit |totally |completely |absolutely )*((?:[a-z]+ )?[a-z]+)[- ](?:mad|crazy|obsessed|fan(?:atic)?)[.!]?$/i;
/** "Drawing cards is her thing". */
const IS_ONES_THING =
  /^(.{3,30}?) (?:is|are)(?: (?:so|very much|really|totally|kind of|definitely))? (?:his|her|their)(?: favou?rite)? thing$/i;
const HER_TROUBLE =
  /\b(?:hates?|scared|afraid|but not|doesn['’]?t|does not|don['’]?t|refuses|won['’]?t|used to|too much|all day|instead of|only eats?|it when|being mean|obsessively|spends?|gambl\w*|(?:burst\w*|br[eo]\w+|dissolv\w*|get\w*|got|turn\w*|go(?:es)?|run\w*|bump\w*|climb\w*|crash\w*|walk\w*|wander\w*|step\w*|slam\w*|charg\w*|barg\w*|smash\w*|driv\w*|knock\w*|trip\w*|leap\w*|jump\w*|curl\w*|clench\w*|fold\w*|squeez\w*|cr(?:y|ies|ied|ying)|press\w*|fall\w*|fell|div\w*|stuff\w*|blow\w*|shout\w*|star\w*|look\w*) into|addict\w*|winning|not)\b/i;
/** "with", "and", commas: a list of likings. */
const LIST = /,|\band\b|&|\bplus\b|\/|\s'?n'?\s/i;
/** "likes Lego, likes basketball" */
const LIKED_AGAIN = /^(?:(?:also|really|she|he|they) )*(?:likes?|loves?|enjoys?|adores?|collects|plays) /i;
/** "likes reading, uses a wheelchair, a ball helps": what follows a comma may be a clause of its own, not a liking. */
const ANOTHER_CLAUSE =
  /^(?:uses|wears|supports|watches|has|needs|gets|goes|takes|speaks|lives|sleeps|eats|wants|finds|is|was|can|will)\b|\b(?:helps?|goes|calms)\b/i;
/** "triceratops the most": how much it is liked is no part of it. */
const ABOVE_ALL = / (?:(?:the )?(?:most|best)(?: of all)?|above all|more than anything(?: else)?)[.!]*$/i;
const MOST = 5;
/** "Her brother loves dogs" tells nothing of her. */
const OF_ANOTHER =
  /^(?:(?:his|her|their|my|our|the) (?:[\w-]+ ){0,2}(?:brother|sister|cousin|twin|friend|mum|mom|dad|mother|father|nan\w*|gran\w*|grand\w+|uncle|aunt\w*|teacher|neighbou?r)|(?:mum|mom|mummy|mommy|dad|daddy|gran\w*|nan\w*|uncle|aunt\w*)(?: \p{Lu}\p{Ll}+)?) (?:really |also |still |always )*(?:loves?|likes?|adores?|enjoys?|is (?:into|mad|crazy|obsessed))\b/iu;

/** "I told her they like clean heads best". */
const LIKED_BY_OTHERS =
  /\b(?:told|says?|said|explained)\b[^.]{0,20}\b(?:they|it|lice|nits|dogs|cats|ghosts) (?:like|love)s?\b|\b(?:likes?|loves?) (?:theirs|hers|his|mine|ours)\b/i;

/** "Holly is into boys": who likes it has a name, and may be another. */
const BY_NAME =
  /(?:^|[.,;] (?:and |but )?)\p{Lu}\p{Ll}+ (?:is (?:really |so )?(?:into|mad|obsessed|crazy)|(?:really |also |still )?(?:loves?|likes?|enjoys|adores))\b(?<!(?:^|[.,;] (?:and |but )?)(?:She|He|They|Also|Really|It|Loves|Likes|Absolutely) .*)/u;
/** What a child likes: plural things may be thought about, doings may be done; quiet ones fit a wait. */
export function interestsIn(sentence: string, childName = ''): ToldFact[] {
  if (LIKED_BY_OTHERS.test(sentence) || HER_TROUBLE.test(sentence) || OF_ANOTHER.test(sentence.trim())) return [];
  if (BY_NAME.test(sentence) && !new RegExp(String.raw`(?:^|[.,] )${escaped(childName)}\b`, 'u').test(sentence))
    return [];
  const liked =
    LIKING.exec(sentence)?.[1] ?? IS_ONES_THING.exec(sentence.trim())?.[1] ?? MAD.exec(sentence.trim())?.[1];
  if (liked === undefined) {
    // A note of nothing else says what the child likes, when it is a pastime: "reading", "guitar".
    const named = PRACTISED.exec(sentence)?.[1] ?? sentence;
    const pastime = pastimeOf(named === sentence ? bare(sentence) : (usablePhrase(named, 4) ?? ''));
    return pastime ? [{ name: pastime.quiet ? 'quiet' : 'activity', phrase: { text: pastime.gerund }, sentence }] : [];
  }
  return liked
    .split(/(?<=[a-z])[.!?]/)[0]!
    .split(LIST)
    .slice(0, MOST)
    .map((item) => item.trim().replace(LIKED_AGAIN, '').replace(ABOVE_ALL, ''))
    .filter((item) => !ANOTHER_CLAUSE.test(item))
    .flatMap((item) => interest(item, sentence));
}

const bare = (sentence: string): string => sentence.toLowerCase().replace(/[.!\s]+$/, '');

/** "she likes lists": what is liked is the making of them. */
const MADE: readonly (readonly [RegExp, string])[] = [
  [/^(?:making |writing )?(?:to[- ]?do )?lists$/i, 'making lists'],
  [/^(?:making |writing )?(?:plans|timetables|colou?r[- ]coding)$/i, 'making a plan on paper'],
];
/** What one likes to know or to have is no way to spend some time. */
const NO_PASTIME = /^(?:knowing|being|having|getting|needing|feeling|seeing|going|winning|keeping)\b/;
function interest(item: string, sentence: string): ToldFact[] {
  const made = MADE.find(([words]) => words.test(item.replace(/[.!]$/, '')))?.[1];
  if (made !== undefined) return [{ name: 'quiet', phrase: { text: made }, sentence }];
  const fact = (name: ToldFact['name'], phrase: ToldFact['phrase']): ToldFact => ({ name, phrase, sentence });
  const doing = /^(?:to )/i.test(item) ? gerundOf(item.replace(/^to /i, '')) : undefined;
  const phrase = doing ?? usablePhrase(item, 4);
  if (phrase === undefined || phrase.includes('{') || NO_PASTIME.test(phrase)) return [];
  const pastime = pastimeOf(phrase);
  if (pastime) {
    const thing = doing === undefined ? usableNoun(item) : undefined;
    return [
      fact(pastime.quiet ? 'quiet' : 'activity', { text: pastime.gerund }),
      ...(thing?.plural === true ? [fact('topic', thing)] : []),
    ];
  }
  if (doing !== undefined || isGerund(phrase))
    return [fact(isQuietDoing(phrase) ? 'quiet' : 'activity', { text: phrase })];
  const noun = usableNoun(item);
  return noun?.plural === true && !TWO_OF_MANY.test(noun.text) ? [fact('topic', noun)] : [];
}

/** "Trains timetables" are train timetables. */
const TWO_OF_MANY = /^(?!(?:sports|maths|arts|news|goods|clothes) )[a-z]+[^s']s [a-z]+s$/;
