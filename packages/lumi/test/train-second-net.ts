import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ARTICLES } from '@storylantern/library';
import { ALARM_TIERS, type SafetyTier } from '../src/safety/index.ts';
import { readMessage } from '../src/safety/matches.ts';
import { seenIn } from '../src/safety/second-net/features.ts';
import { pack } from '../src/safety/second-net/packed.ts';
import { askNet, netOf, type StoredNet } from '../src/safety/second-net/second-net.ts';
import { HEARD_AS } from '../src/safety/second-net/shape.ts';
import { learnListening } from './second-net/learn-listening.ts';
import { learnSum } from './second-net/learn-sum.ts';
import { readSet } from './safety/measured-set.ts';
import { SPANISH_QUESTIONS } from './spanish-questions.ts';

/**
 * Teaches the second net from every labelled set but those in `held-out` and `last-round`, and from the questions of the guidance (harmless all),
 * and writes `src/safety/second-net/weights.json`: `node packages/lumi/test/train-second-net.ts`. The same sets give the same
 * weights. With `--without round- examples/pl` the sets whose names begin so are left out, nothing is written, and what the
 * net makes of them unseen is printed; `--keep` writes all the same, to measure the rules and the net together.
 */
const without = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const folder = fileURLToPath(new URL('./safety/', import.meta.url));
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((each) => each.endsWith('.txt'))
  .map((each) => each.replace('.txt', ''))
  .toSorted();
const isLeftOut = (name: string) => without.some((each) => name.startsWith(each));
const messagesOf = (name: string) =>
  readSet(readFileSync(`${folder}${name}.txt`, 'utf8')).map((each) => ({
    // What asks for another kind of answer (a label, a dose, an ordinary illness) is no alarm either.
    tier: HEARD_AS.includes(each.tier as SafetyTier) || each.tier === 'check-now' ? (each.tier as SafetyTier) : 'none',
    text: each.messages.at(-1) ?? '',
    weight: 1,
  }));
const questions = [
  ...ARTICLES.flatMap((each) => [...each.questions, ...each.turns.flatMap((turn) => turn.asks)]).map((text) => ({
    tier: 'none' as const,
    text,
    weight: 0.5,
  })),
  ...SPANISH_QUESTIONS.map(([text]) => ({ tier: 'none' as const, text, weight: 0.6 })),
];
const taught = [
  ...names.filter((each) => !/^(?:held-out|last-round)/.test(each) && !isLeftOut(each)).flatMap(messagesOf),
  ...questions,
].map((each) => ({ ...each, seen: seenIn(readMessage(each.text)) }));

const sum = learnSum(
  taught
    .filter((each) => each.tier === 'none' || ALARM_TIERS.has(each.tier))
    .map(({ seen, tier, weight }) => ({ seen, alarm: tier !== 'none', weight })),
);
const listening = learnListening(
  taught
    .filter((each) => HEARD_AS.includes(each.tier))
    .map(({ seen, tier, weight }) => ({ seen, is: HEARD_AS.indexOf(tier), weight })),
);
const stored: StoredNet = {
  sum: { weights: pack(sum.weights), bias: sum.bias },
  words: [...listening.words.keys()].join('\n'),
  concepts: [...listening.concepts.keys()].join('\n'),
  wordVectors: pack(listening.wordVectors),
  pieceVectors: pack(listening.pieceVectors),
  ears: listening.ears.map(pack),
  earBiases: listening.earBiases.map(pack),
  outputs: pack(listening.outputs),
  outputBiases: pack(listening.outputBiases),
};
console.warn(`${taught.length} messages learnt, ${listening.words.size} words`);
if (without.length === 0 || process.argv.includes('--keep')) {
  writeFileSync(
    fileURLToPath(new URL('../src/safety/second-net/weights.json', import.meta.url)),
    `${JSON.stringify(stored, null, 1)}\n`,
  );
}
if (without.length > 0) {
  const net = netOf(stored);
  const asked = names.filter(isLeftOut).flatMap((name) =>
    messagesOf(name).map(({ tier, text }) => {
      const { sum, listening } = askNet(net, seenIn(readMessage(text)));
      return { group: name.replace(/-?\d+$/, ''), tier, sum, listening, both: sum + listening };
    }),
  );
  for (const group of new Set(asked.map((each) => each.group)))
    for (const half of ['sum', 'listening', 'both'] as const)
      for (const from of [-2, -1, 0, 1]) {
        const of = asked.filter((each) => each.group === group);
        const alarms = of.filter((each) => ALARM_TIERS.has(each.tier));
        const harmless = of.filter((each) => each.tier === 'none');
        const share = (some: typeof of) =>
          `${some.filter((each) => each[half] > from).length}/${some.length} (${((100 * some.filter((each) => each[half] > from).length) / Math.max(1, some.length)).toFixed(1)} %)`;
        console.warn(`${group} ${half} from ${from}: alarms ${share(alarms)}, harmless ${share(harmless)}`);
      }
}
