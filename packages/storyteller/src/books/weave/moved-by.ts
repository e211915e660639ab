import { escaped } from '../../words/escaped.ts';
import { sentencesOf } from '../../words/sentences.ts';
import type { Figure } from '../arc.ts';

type Change = readonly [from: RegExp, to: string];

/** What somebody on wheels does where others run, walk and jump: as fast, and never on foot. */
const ON_WHEELS: readonly Change[] = [
  [/\bjumped up and down\b/g, 'bounced up and down'],
  [/\b(?:jumped|stood|sprang|leapt) up\b/g, 'sat up straight'],
  [/\bjumps up\b/g, 'sits up'],
  [/\bstands up\b/g, 'sits up'],
  [/\bran (?=(?:and ran|as fast))/g, 'raced '],
  [/\bran\b/g, 'raced'],
  [/\bruns\b/g, 'races'],
  [/\brunning\b/g, 'racing'],
  [/\bwalked\b/g, 'rolled'],
  [/\bwalks\b/g, 'rolls'],
  [/\bwalking\b/g, 'rolling'],
  [/\bstepped\b/g, 'rolled'],
  [/\bsteps (?=(?:back|out|in|up|on)\b)/g, 'rolls '],
  [/\b(?:jumped|hopped|leapt)\b/g, 'bounced'],
  [/\b(?:jumps|hops|leaps)\b/g, 'bounces'],
  [/\bskipped\b/g, 'spun'],
  [/\bskips\b/g, 'spins'],
  [/\btiptoed\b/g, 'rolled softly'],
  [/\bcrept\b/g, 'rolled softly'],
  [/\b(?:knelt|crouched|squatted|bent)(?: right)? down\b/g, 'leaned down'],
  [/\b(?:kneels|crouches|bends) down\b/g, 'leans down'],
  [/\bstamped\b/g, 'drummed'],
  [/\bstood\b(?= (?:still|there|at|by|in|beside|and))/g, 'waited'],
  [/\bstands\b(?= (?:still|there|at|by|in|beside|and))/g, 'waits'],
  [/\bsat down(?=[.,])/g, 'stopped'],
  [/\bsits down(?=[.,])/g, 'stops'],
  [/ on tiptoe\b/g, ' very softly'],
];
/** What somebody with a frame or on crutches does instead: everything but run and jump. */
const ON_A_FRAME: readonly Change[] = [
  [/\bjumped up and down\b/g, 'bounced on the spot'],
  [/\b(?:jumped|sprang|leapt) up\b/g, 'got up'],
  [/\bjumps up\b/g, 'gets up'],
  [/\bran\b/g, 'hurried'],
  [/\bruns\b/g, 'hurries'],
  [/\brunning\b/g, 'hurrying'],
  [/\b(?:jumped|hopped|leapt|skipped)\b/g, 'hurried'],
  [/\b(?:jumps|hops|leaps|skips)\b/g, 'hurries'],
  [/\btiptoed\b/g, 'went softly'],
  [/ on tiptoe\b/g, ' very softly'],
];
/** A sentence that tells of the child with everybody else. */
export const AND_OTHERS =
  /^(?:So |Then |And |But |Off |Up )?(?:they|we|both|everybody|everyone|all of them|the two)\b/iu;
const QUOTED = /(["“][^"”]*["”])/u;

/** What is told of a sentence, without what is said aloud in it. */
const toldIn = (sentence: string): string =>
  sentence
    .split(QUOTED)
    .filter((_, n) => n % 2 === 0)
    .join(' ');

/** A text in which every sentence of the child, alone or with others, has verbs of their own; what is said aloud stays. */
export function movedBy(text: string, { name, he }: Figure, moves: 'wheels' | 'frame'): string {
  const changes = moves === 'wheels' ? ON_WHEELS : ON_A_FRAME;
  const named = new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?!\p{L}|['’]s)`, 'u');
  const goesOn = new RegExp(String.raw`^${escaped(he)} `, 'iu');
  let isChild = false;
  return sentencesOf(text)
    .map(({ text: sentence }) => {
      const told = toldIn(sentence).trim();
      const isOfChild = named.test(told) || AND_OTHERS.test(told) || (isChild && goesOn.test(told));
      isChild = named.test(told);
      if (!isOfChild) return sentence;
      return sentence
        .split(QUOTED)
        .map((part, n) => (n % 2 === 1 ? part : changes.reduce((each, [from, to]) => each.replace(from, to), part)))
        .join('');
    })
    .join(' ');
}
