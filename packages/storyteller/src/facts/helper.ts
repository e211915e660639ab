import type { Phrase } from '../render/phrase.ts';
import { kinPhrase, kinWords } from './kin.ts';
import type { ToldFact } from './told-fact.ts';

const KIN = kinWords.join('|');
const DOES =
  'reads|sings|helps|takes|sits|cuddles|stays|does|can|will|hugs|holds|always|usually|lies|tucks|calms|goes|comes|picks|drops|plays|walks|puts|makes|tells|brings|lives with us|lives here|is here|is with us|works from home|is home|is at home|is around|is with|looks after';
const CUES = [
  new RegExp(
    String.raw`\b(?:i'm|i am|this is|im) (?:his|her|their|the|a|[A-Z]\w+'s)?\s*(?:single |proud |step)?(${KIN})\b`,
    'i',
  ),
  new RegExp(String.raw`\b(${KIN})(?: ([a-z]+))? (?:${DOES})\b`, 'i'),
  new RegExp(
    String.raw`\b(?:trusts?|close to|adores?|looks up to|helped by|goes with|go with|calms? down with|with|lives with|likes it when|loves it when|when|if) (?:his |her |their |my )?(${KIN})\b(?! (?:died|left|is away|goes away|leaves|has gone|was))`,
    'i',
  ),
  new RegExp(String.raw`\b(?:from|love,?|signed) (${KIN})\s*$`, 'i'),
];
const BOTH =
  /\b(mum|mom|mummy|mommy|mama) (?:and|&) (dad|daddy|papa)\b|\b(dad|daddy|papa) (?:and|&) (mum|mom|mummy|mommy|mama)\b/i;
const APART = /\b(?:divorc\w*|separat\w*|split|broke up|moved out|two homes|ex\b)/i;

/** Words that take a relative out of reach: nobody who died, left or is away is offered as help. */
const gone = (word: string): RegExp =>
  new RegExp(
    String.raw`\b(?:miss(?:es|ing)?|without|lost|losing|loss of|death of|mourning|grieving|funeral|scared of|afraid of|hates?|hit(?:s|ting)?|angry (?:at|with)|cries for|clings? to|leaving|leave|apart from|separated from|away from) (?:\w+ ){0,2}?${word}\b|\b${word}(?:'s)?(?: \w+){0,3}? (?:died|dead|dies|death|dying|passed|funeral|left|leaves|moved out|moving out|away|deployed|deploy\w*|hospital|prison|jail|pregnant|expecting|ill|sick|gone|cancer|leaves for|goes to work|works away|abroad)\b`,
    'i',
  );

const BY_THE_WAY = /^(?:also|usually|always|often|sometimes|really|and|who|then|just|normally)$/i;
const withName = (phrase: Phrase | undefined, own: string | undefined): Phrase | undefined =>
  phrase && own !== undefined && /^\p{Lu}/u.test(own) ? { ...phrase, text: `${phrase.text} ${own}` } : phrase;

/** The grown-up who helps, from a positive sign only; both parents when they are named together. */
export function helperIn(sentences: readonly string[]): ToldFact[] {
  const all = sentences.join(' . ');
  const both = BOTH.exec(all);
  if (
    both &&
    !APART.test(all) &&
    [both[1] ?? both[4] ?? '', both[2] ?? both[3] ?? ''].every((word) => !gone(word).test(all))
  ) {
    const [first, second] = [both[1] ?? both[3] ?? '', both[2] ?? both[4] ?? ''].map(kinPhrase);
    if (first && second)
      return [helper({ text: `${first.text} and ${second.text}`, plural: true }, sentences, both[0])];
  }
  for (const cue of CUES) {
    for (const sentence of sentences) {
      const found = cue.exec(sentence);
      const word = found?.[1]?.toLowerCase();
      const own = found?.[2];
      // "Nana also helps" names nobody; "Auntie Kim helps" does.
      if (own !== undefined && !/^\p{Lu}\p{Ll}+$/u.test(own) && !BY_THE_WAY.test(own)) continue;
      const phrase = word === undefined ? undefined : withName(kinPhrase(word), own);
      if (word !== undefined && phrase && !gone(word).test(all)) return [helper(phrase, sentences, word)];
    }
  }
  return [];
}

const helper = (phrase: Phrase, sentences: readonly string[], word: string): ToldFact => ({
  name: 'helper',
  phrase,
  sentence: sentences.find((each) => each.toLowerCase().includes(word.toLowerCase())) ?? '',
});
