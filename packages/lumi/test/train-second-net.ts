import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ARTICLES } from '@storylantern/library';
import { ALARM_TIERS } from '../src/safety/index.ts';
import { readMessage } from '../src/safety/matches.ts';
import { featuresOf, stretchesOf } from '../src/safety/second-net.ts';
import { readSet } from './safety/measured-set.ts';
import { SPANISH_QUESTIONS } from './spanish-questions.ts';

/**
 * Learns the second net from every labelled set but those held out and from the questions of the guidance (harmless all), and writes
 * `src/safety/second-net-weights.ts`: `node packages/lumi/test/train-second-net.ts [--without round-6 ...]`. Plain
 * multinomial logistic regression in a fixed order, so the same sets give the same weights. `--without` leaves sets out,
 * to see what the net makes of them unseen.
 */
const without = new Set(process.argv.slice(2).filter((each) => !each.startsWith('--')));
const folder = fileURLToPath(new URL('./safety/', import.meta.url));
const CLASSES = ['none', ...ALARM_TIERS];
const sets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((each) => each.endsWith('.txt') && !each.startsWith('held-out') && !without.has(each.replace('.txt', '')))
  .toSorted();
const labelled = sets.flatMap((each) => readSet(readFileSync(folder + each, 'utf8')));
const examples = [
  ...labelled
    .filter((each) => each.tier !== 'check-now')
    .map((each) => ({ is: Math.max(0, CLASSES.indexOf(each.tier)), text: each.messages.at(-1) ?? '', weight: 1 })),
  ...ARTICLES.flatMap((each) => [...each.questions, ...each.turns.flatMap((turn) => turn.asks.slice(0, 2))]).map(
    (text) => ({ is: 0, text, weight: 0.3 }),
  ),
  ...SPANISH_QUESTIONS.map(([text]) => ({ is: 0, text, weight: 0.6 })),
].map(({ is, text, weight }) => {
  const stretches = stretchesOf(readMessage(text));
  const [first] = stretches;
  const whole = {
    words: stretches.flatMap((each) => each.words),
    concepts: stretches.flatMap((each) => each.concepts),
  };
  return {
    is,
    weight,
    features: featuresOf((stretches.length === 1 ? first : undefined)?.words ?? whole.words, whole.concepts),
  };
});
const counts = new Map<string, number>();
for (const { features } of examples) for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
/** What fewer examples hold says more about one writer than about danger. */
const LEAST_SEEN = 3;
const kept = examples.map(({ is, weight, features }) => ({
  is,
  weight,
  features: [...features].filter((each) => (counts.get(each) ?? 0) >= LEAST_SEEN),
}));
const weights = new Map<string, number[]>();
for (const { features } of kept)
  for (const each of features)
    if (!weights.has(each))
      weights.set(
        each,
        CLASSES.map(() => 0),
      );
const biases = CLASSES.map(() => 0);
const ROUNDS = 60;
for (let round = 0; round < ROUNDS; round++) {
  const step = 0.2 / (1 + round * 0.1);
  // A fixed stride that is prime to the number of examples mixes their order without chance.
  for (let nth = 0; nth < kept.length; nth++) {
    const example = kept[(nth * 7919) % kept.length];
    if (example === undefined) continue;
    const sums = biases.map((bias, at) =>
      example.features.reduce((sum, each) => sum + (weights.get(each)?.[at] ?? 0), bias),
    );
    const most = Math.max(...sums);
    const raised = sums.map((each) => Math.exp(each - most));
    const total = raised.reduce((sum, each) => sum + each, 0);
    const share = example.weight / Math.sqrt(Math.max(1, example.features.length));
    CLASSES.forEach((_, at) => {
      const error = (at === example.is ? 1 : 0) - (raised[at] ?? 0) / total;
      biases[at] = (biases[at] ?? 0) + step * error * 0.1 * example.weight;
      for (const each of example.features) {
        const row = weights.get(each);
        if (row !== undefined) row[at] = (row[at] ?? 0) * (1 - step * 0.003) + step * error * share;
      }
    });
  }
}
const round2 = (each: number) => Math.round(each * 100) / 100;
const rows = [...weights]
  .map(([feature, row]) => [feature, row.map(round2)] as const)
  .filter(([, row]) => Math.max(...row.map(Math.abs)) >= 0.08)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
const file = fileURLToPath(new URL('../src/safety/second-net-weights.ts', import.meta.url));
writeFileSync(
  file,
  `import type { SafetyTier } from './tiers.ts';

/** Written by \`test/train-second-net.ts\`; not edited by hand. The order of the weights in each row. */
export const CLASSES: readonly SafetyTier[] = [${CLASSES.map((each) => `'${each}'`).join(', ')}];

/** Where each class starts. */
export const BIASES: readonly number[] = [${biases.map(round2).join(', ')}];

/** One row for each feature: the feature, a tab, and its weights. */
const ROWS = \`
${rows.map(([feature, row]) => `${feature}\t${row.join(' ')}`).join('\n')}
\`;

/** Weights by feature: a stem, two stems, or \`#\` and a concept. */
export const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  ROWS.trim()
    .split('\\n')
    .map((line) => {
      const [feature = '', numbers = ''] = line.split('\\t');
      return [feature, numbers.split(' ').map(Number)];
    }),
);
`,
);
console.warn(`${examples.length} examples, ${rows.length} features kept of ${counts.size}`);
