import type { BookFinding } from '@storylantern/contract';
import type { Telling } from '../arc.ts';
import { around, finding } from './finding.ts';
import { BOOK_LIMITS } from './limits.ts';
import type { PageText } from './page-text.ts';
import { wordsOf } from '../../words/sentences.ts';

const TAG = 'said|asked|whispered|shouted|called|cried|went|sang|answered|sighed|muttered|replied';

/** Traps of put-together language; each is a pattern that no good page holds. */
const TRAPS: readonly (readonly [string, RegExp])[] = [
  ['template', /[{}[\]|~<>$\\^]|\bundefined\b|\bnull\b|\bNaN\b|\[object|%s|\*\*/],
  ['doubled', /(?<![\p{L}-])(?!had had|that that|roll roll)(\p{L}+) \1(?![\p{L}-])/iu],
  [
    'article',
    /(?<![\p{L}\p{M}])a (?!(?:u(?:se|sual|ni|k|til)|one|once|eu|ewe))[aeiou]\p{L}|(?<![\p{L}\p{M}])an (?!(?:hour|honest|heir|honou?r|[aeiou]|[FHLMNRSX][\s-]))\p{L}/iu,
  ],
  ['articles', /\b(?:[Tt]he|[Aa]n?|[Mm]y|[Hh]is|[Tt]heir|[Ii]ts) (?:the|an?)\b(?! lot)/u],
  ['stops', /\s[,.;:!?](?!\.)|,,|(?<!\.)\.\.(?!\.)|,\.|\.,|[!?]\.(?!\.)|;\.|\S {2,}\S|,["”]?$|[,;][!?]|[.!?]["”]\./u],
  [
    'tag',
    new RegExp(
      String.raw`\.["”] (?:${TAG})\b|[,!?.]["”] (?:${TAG.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())})\b`,
    ),
  ],
  ['capital', /\.["”] \p{Ll}/u],
  ['was-plural', /\bThere was (?:two|three|four|five|six|seven|eight|nine|ten|many|some \p{L}+s\b|several)\b/u],
  [
    'agreement',
    /(?<!\b(?:[Ii]f|and|though|wish|wished|as|than|only|in) )\b(?:he|she|it) (?:are|were)\b|\b(?:He|She|It) (?:are|were|have|do)\b(?!n't)|(?<!\bof )\b[Tt]hey (?:is|was|has|does)\b|["“]I (?:is|has|does)\b/u,
  ],
];

const CAPITAL = /^["“‘(]*(?:[\p{Lu}\p{Lo}\p{N}]|\.\.\.)/u;
const END = /[.!?…]["”’)]*$/;

/** Things that could frighten, shame or endanger a small listener. */
const UNSAFE =
  /\b(?:knife|knives|guns?|weapons?|swords?|bombs?|kill\w*|murder\w*|bloody|blood|bleed\w*|corpse|pills?|tablets? of|doses?|alcohol|beer|wine|whisky|drugs?|cigarettes?|smok(?:ed|ing) a|naked|sex\w*|secrets? from (?:mum|dad|mummy|daddy|the grown)|stupid|idiots?|dumb|ugly|fat (?:boy|girl|child|cow|pig)|loser|shame on|ashamed of|disgust\w*|lock(?:ed)? (?:him|her|them) (?:in|up)|smack(?:ed)? (?:him|her|them)|spank\w*|hell|damn|retard\w*|freaks?|hate (?:him|her|them|you|yourself)|suicid\w*|struck a match|lit a match|climbed out of the window)\b/i;

/** Said in plain words by the books that are about it, and by no other; the Day of the Dead is a feast. */
const OF_DEATH = /\b(?:(?<!\bDay of the )dead|died|dies|death)\b/i;

const MORAL =
  /\b(?:(?:had |have |has )?learn(?:ed|t) (?:that|a lesson|how important|the value)|the moral|the lesson (?:was|is)|from that day (?:on|forward),? (?:\p{L}+ )?(?:knew|always)|taught (?:him|her|them|\p{L}+) that|always remember(?:ed)? that|realis?zed? (?:that )?(?:being|true|friendship|it is important)|that'?s what friends are for|never give up|believe in yourself)\b/iu;
const FILLER =
  /\b(?:wonderful|amazing|magical|magically|awesome|incredible|fantastic|so much fun|special (?:day|bond|friend|place)|filled with (?:joy|wonder)|hearts? (?:filled|swelled)|adventure of a lifetime|happily ever after|heartwarming|wonderful adventure)\b/i;

/** Two who talk in turn, and are one: `"Look," said Mia. "At what?" said Mia.` */
const TO_ONESELF = new RegExp(
  String.raw`["”] (?:says|${TAG}) (\p{Lu}\p{L}+)[.,]? ["“][^"”]+[,?!.]["”] (?:says|${TAG}) \1(?![\p{L}'’])`,
  'u',
);

const excerpts = (found: RegExpExecArray, text: string): string => around(text, found.index, found[0].length);

/** What is wrong with a page's words. `ofDeath`: the book is about a death and names it. */
export function textFaults(page: PageText, index: number, telling: Telling, ofDeath = false): BookFinding[] {
  const { text } = page;
  const limits = BOOK_LIMITS[telling];
  const found: BookFinding[] = [];
  const hard = (rule: string, detail: string): void => void found.push(finding(rule, true, index, detail));
  if (page.sentences.length === 0) hard('empty', 'The page has no words.');
  for (const sentence of page.sentences) {
    const count = wordsOf(sentence).length;
    if (count > limits.sentence) hard('sentence', `${count} words, at most ${limits.sentence}: ${sentence}`);
    if (!CAPITAL.test(sentence)) hard('capital', sentence);
  }
  if (!END.test(text)) hard('stop', text.slice(-40));
  if (page.words.length > limits.page[1]) hard('page', `${page.words.length} words, at most ${limits.page[1]}`);
  if (page.words.length < limits.page[0]) hard('page', `${page.words.length} words, at least ${limits.page[0]}`);
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) hard('quotes', 'A quotation mark has no partner.');
  // Capitals of what is said may follow a small letter; a small letter after a stop may not.
  const small = /(?<!\.\.)[.] \p{Ll}|^["“]?\p{Ll}/u.exec(text);
  if (small) hard('capital', excerpts(small, text));
  const alone = TO_ONESELF.exec(text);
  if (alone) found.push(finding('to-oneself', true, index, excerpts(alone, text)));
  for (const [rule, trap] of TRAPS) {
    const trapped = trap.exec(text);
    if (trapped) hard(rule, excerpts(trapped, text));
  }
  for (const [rule, words] of [
    ['unsafe', UNSAFE],
    ...(ofDeath ? [] : [['unsafe', OF_DEATH] as const]),
    ['moral', MORAL],
    ['filler', FILLER],
  ] as const) {
    const said = words.exec(text);
    if (said) hard(rule, excerpts(said, text));
  }
  return found;
}
