/**
 * How exactly words are found in sounds of other voices. Prints, for each voice, how far the starts of words are from
 * where they really are (median, 95th percentile, furthest), and how sure the aligner was (least and median).
 *
 *   node packages/narrator/test/measure-alignment.ts [paragraphs] [paragraph|sentence] [quick|careful]
 */
import { PARAGRAPHS } from './alignment-texts.ts';
import { aligned, rehearsed, startErrors } from './align-texts.ts';
import { percentile } from './meters.ts';
import { STRANGE_VOICES } from './other-voice.ts';
import { CAREFUL_REHEARSAL, QUICK_REHEARSAL, splitSentences } from '../src/index.ts';

const [count = String(PARAGRAPHS.length), unit = 'paragraph', known = 'quick'] = process.argv.slice(2);
const chosen = PARAGRAPHS.slice(0, Number(count));
const sentencesOf = (text: string): readonly string[] =>
  splitSentences(text).map(({ from, to }) => text.slice(from, to));
const texts = unit === 'sentence' ? chosen.flatMap(sentencesOf) : chosen;
const references = texts.map((text) => rehearsed(text, known === 'quick' ? QUICK_REHEARSAL : CAREFUL_REHEARSAL));
const milliseconds = (seconds: number): string => `${(seconds * 1000).toFixed(0)} ms`.padStart(8);

console.log(`${texts.length} texts with ${chosen.flatMap(sentencesOf).length} sentences, one ${unit} at a time`);
console.log(`${''.padEnd(36)}  median      95 %  furthest   least sure  median sure`);
for (const { name, speak } of STRANGE_VOICES) {
  const errors: number[] = [];
  const sure: number[] = [];
  texts.forEach((text, at) => {
    const real = speak(text);
    const found = aligned(references[at] ?? { stretches: [], tracts: [1] }, real);
    errors.push(...startErrors(found, real));
    sure.push(found.confidence);
  });
  const shares = [0.5, 0.95, 1].map((share) => milliseconds(percentile(errors, share)));
  console.log(
    name.padEnd(36),
    ...shares,
    ...[0.001, 0.5].map((share) => percentile(sure, share).toFixed(2).padStart(11)),
  );
}
