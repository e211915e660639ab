import { AGE_BANDS, GENDERS, READING_ORDER, type AgeBand } from '@storylantern/contract';
import { frameById } from '../src/frames/index.ts';
import { tellSocialStory } from '../src/index.ts';
import { fiveGrams } from '../src/words/five-grams.ts';

/**
 * Prints stories of one situation for one child, each knowing the ones before, and what they share:
 * `node packages/storyteller/test/print-situation.ts <id> [age band or all] [stories] [notes]`.
 */
const [id = '', asked = 'all', count = '3', notes = ''] = process.argv.slice(2);
const frame = frameById(id);
if (!frame) throw new Error(`There is no situation "${id}".`);
const bands: readonly AgeBand[] = AGE_BANDS.filter((band) => asked === 'all' || band === asked);

const shareOf = (a: readonly string[], b: ReadonlySet<string>): number =>
  a.filter((gram) => b.has(gram)).length / Math.max(a.length, 1);

for (const [n, ageBand] of bands.entries()) {
  const recent: string[] = [];
  const grams: string[][] = [];
  for (let seed = 1; seed <= Number(count); seed++) {
    const gender = GENDERS[(seed + n) % GENDERS.length] ?? 'girl';
    const brief = { name: 'Noor', ageBand, gender, problem: frame.says[seed % frame.says.length] ?? '', notes };
    const story = tellSocialStory({ ...brief, situation: id }, { seed, recent });
    const text = READING_ORDER.map((kind) => story.content[kind]).join('\n');
    recent.unshift(`${story.title}\n${text}`);
    grams.push(fiveGrams(text));
    const { reading, findings } = story.audit;
    console.log(
      `\n--- ${ageBand} ${story.title} [${story.thread}; ${reading.words} words, mean ${reading.meanSentence}, grade ${reading.grade}${reading.inBand ? '' : ', OUT OF BAND'}]\n${text}`,
    );
    const advice = findings.filter((each) => !each.passed).map((each) => `${each.rule}: ${each.detail}`);
    if (advice.length > 0) console.log(`  advice: ${advice.join(' | ')}`);
  }
  const shares = grams.flatMap((a, i) => grams.slice(i + 1).map((b) => shareOf(a, new Set(b))));
  const mean = shares.reduce((sum, each) => sum + each, 0) / Math.max(shares.length, 1);
  console.log(`\n=== ${ageBand}: two stories share ${(mean * 100).toFixed(0)} % of their runs of five words`);
}
