import type { NotedStatement } from '../facts/noted/noted-statement.ts';
import type { Phrase } from '../render/phrase.ts';
import { escaped } from '../words/escaped.ts';

/** What a child has or takes along. */
const OF_A_THING = /^\{he (?:carries|has|uses|wears|brings|takes)\}|^\{he\} can sleep\b/;
/** One thing that is taken along, and nothing else. */
const ONE_THING = /^\{he (?:takes|brings|carries|has|holds)\} (?:\{his\}|an?|the) [\p{L}-]+\.?$/u;
/** So much of what is said stands in one sentence of a story that tells it already. */
const TOLD_SHARE = 0.6;
const SHARE_OF_THING = 0.55;
const SHARE_OF_HELP = 0.5;
/** Of so many words half may stand in a sentence by chance. */
const ENOUGH = 4;
const WORD = /[\p{L}']{3,}/gu;
const OF_NO_NEWS =
  /^(?:the|and|but|she|her|his|him|they|them|their|are|was|has|had|have|can|will|who|that|this|with|for|from|called|very|really|just|also|too|both|all|about|ones?|next|door|big|little|older|younger|best|good|brother|sister|cousin|friend|mate|grown-up|there|then|when|while|after|before|some|any|does|did|get|gets|lots|it)$/;

/**
 * Whether one sentence of a story tells the most of what is said, in whatever words; a name is told where it stands. What
 * somebody is called says nothing of what they do.
 */
export function isAlreadyTold(
  { texts, who, names, place }: NotedStatement,
  story: string,
  text: string = texts[0] ?? '',
): boolean {
  if (names) return new RegExp(String.raw`(?<!\p{L})${escaped(names.name)}(?!\p{L})`, 'u').test(story);
  if (IS_THERE.test(text) && STAYS_CLOSE.test(story)) return true;
  // "Her little brother Joe will be there too", where "Joe can be there too".
  if (who !== undefined && IS_THERE_TOO.test(text) && saysThatIsThere(who, story)) return true;
  if (/^\{he\} can (?:calm|cool) down\.?$/.test(text)) return true;
  const calming = CALMS_WITH.exec(text)?.[1];
  if (calming !== undefined && new RegExp(String.raw`(?<!\p{L})${escaped(calming)}(?!\p{L})`, 'iu').test(story))
    return true;
  // "The teacher uses a picture timetable", where the child looks at it.
  const used = USES.exec(text)?.[1];
  if (used !== undefined && new RegExp(String.raw`(?<!\p{L})${escaped(used)}(?!\p{L})`, 'iu').test(story)) return true;
  // Whoever is nowhere in it does nothing in it.
  if (place === 'helps' && who !== undefined && !who.text.startsWith('the ') && !isSpokenOf(who, story)) return false;
  const thing = / called (\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
  if (thing !== undefined && story.includes(thing)) return true;
  const helper = place === 'helps' ? (who?.text ?? '').toLowerCase() : '';
  const news = newsIn(text).filter((word) => !helper.includes(word));
  if (place !== 'helps' && isToldOfSomebody(text, news, story)) return true;
  const isShort = place === 'helps' && news.length < ENOUGH;
  const least = isShort ? SHARE_OF_HELP : OF_A_THING.test(text) ? SHARE_OF_THING : TOLD_SHARE;
  return story.split(/(?<=[.!?])\s+/).some((sentence) => {
    const stems = new Set(wordsIn(sentence).map(stemOf));
    const told = news.filter((word) => stems.has(stemOf(word)));
    // "Takes his blanket" is told where the blanket is carried.
    if (ONE_THING.test(text.trim()) && told.includes(news.at(-1) ?? '')) return true;
    return told.length / Math.max(1, news.length) >= least && (!isShort || told[0] === news[0]);
  });
}

/** Two words beside a name, as "side" and "door" beside "Miss Hall". */
const BESIDE_A_NAME = 2;
/** "Can go in the side door and meet Miss Hall": somebody by name who stands in the story, with the most of what is said. */
function isToldOfSomebody(text: string, news: readonly string[], story: string): boolean {
  const names = [...text.matchAll(/(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+/gu)].map(([name]) => name);
  if (names.length === 0 || !names.every((name) => story.includes(name))) return false;
  const stems = new Set(wordsIn(story).map(stemOf));
  const others = news.filter((word) => !names.some((name) => name.toLowerCase() === word));
  const told = others.filter((word) => stems.has(stemOf(word)));
  return told.length >= BESIDE_A_NAME && told.length / others.length >= SHARE_OF_HELP;
}

/** "Can be with {him} the whole time", where somebody stays close. */
const IS_THERE = /^\{helper\} can (?:be|stay|sit) (?:with|there|next to|near|close)\b/;
const STAYS_CLOSE = /\bcan (?:stay|sit|stand|be) (?:close|near|with|there|next to|beside)\b/;

/** "Calms down with her blanket", where the blanket is asked for already. */
const CALMS_WITH = /^\{he\} can (?:calm|cool) down (?:with|on|in) (?:\{his\}|an?|the) (?:[\p{L}-]+ )*?([\p{L}-]+)\.?$/u;
/** Of whom it is only said that they use a thing. */
const USES = /\b(?:uses?|has|have) (?:an?|the|\{his\}|his|her|their) ((?:[\p{L}-]+ )?[\p{L}-]{4,})\.?$/iu;
const IS_THERE_TOO = /\b(?:is|are|will be|can be|is going|is coming|comes|goes) (?:there )?(?:too|as well)\b/;
const saysThatIsThere = ({ text, again }: Phrase, story: string): boolean =>
  [text, again].some(
    (each) =>
      each !== undefined &&
      new RegExp(String.raw`${escaped(each.replace(/\{\w+\} ?/g, ''))} can (?:be there|come) too\b`, 'u').test(story),
  );

const isSpokenOf = ({ text, again }: Phrase, story: string): boolean =>
  [text, again].some((each) => each !== undefined && story.includes(each.replace(/\{\w+\} ?/g, '')));

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
/** The words of a sentence that say something by themselves; a mark says what its verb does. */
const newsIn = (text: string): string[] =>
  [...new Set(wordsIn(text.replace(/\{\w+(?: ([a-z ]+))?\}/g, ' $1 ')))].filter((word) => !OF_NO_NEWS.test(word));

/**
 * Enough of a word to know it by: "jogs" and "jog". All forms of it would be too many, since a child who goes on a trip does not
 * tell that a teacher is going.
 */
const stemOf = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/(?<=.{3})(?:ing|ed|es|s|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
