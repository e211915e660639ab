import type { Seen } from '../../src/safety/second-net/features.ts';
import { conceptRows, loudestIn, outputsOf, pieceRows, tokensOf } from '../../src/safety/second-net/listen.ts';
import {
  EARS,
  HEARD_AS,
  HEARD_SIZE,
  PIECE_PLACES,
  PIECE_SIZE,
  SPANS,
  TOKEN_SIZE,
  WORD_SIZE,
  type Listening,
} from '../../src/safety/second-net/shape.ts';
import { adamStep, learntTable } from './adam.ts';

/** One message to learn from: which of HEARD_AS it is, and how much it counts. */
export interface ListeningExample {
  readonly seen: Seen;
  readonly is: number;
  readonly weight: number;
}

const ROUNDS = 7;
const BATCH = 32;
const STEP = 3e-3;
const DECAY = 1e-2;
/** Share of words that are made unknown, and of numbers that are silenced, so that no single one is leant on. */
const WORDS_LOST = 0.08;
const SILENCED = 0.4;
/** Share of certainty that is given to the other answers. */
const DOUBT = 0.05;
const LONGEST = 130;

/** Chance that is the same every time (mulberry32, Ettinger 2017, public domain). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const atLeast = (lists: readonly (readonly string[])[], least: number): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const list of lists) for (const each of new Set(list)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= least).map(([each]) => each);
  return new Map(kept.toSorted().map((each, at) => [each, at]));
};

/** Learns to tell what a message is from its words in their order. The same examples give the same numbers. */
export function learnListening(examples: readonly ListeningExample[]): Listening {
  const random = chance(11);
  const spread = (size: number, width: number) =>
    Float32Array.from({ length: size }, () => (random() + random() + random() - 1.5) * 2 * width);
  const known = atLeast(
    examples.map((each) => each.seen.words),
    2,
  );
  const words = new Map([...known].map(([word, at]) => [word, at + 1]));
  const concepts = atLeast(
    examples.map((each) => each.seen.concepts),
    3,
  );
  const width = HEARD_SIZE + concepts.size;
  const net: Listening = {
    words,
    wordVectors: spread((words.size + 1) * WORD_SIZE, 0.15),
    pieceVectors: spread(PIECE_PLACES * PIECE_SIZE, 0.1),
    ears: SPANS.map((span) => spread(EARS * span * TOKEN_SIZE, 1 / Math.sqrt(3 * span * TOKEN_SIZE))),
    earBiases: SPANS.map(() => new Float32Array(EARS)),
    concepts,
    outputs: spread(HEARD_AS.length * width, 1 / Math.sqrt(3 * width)),
    outputBiases: new Float32Array(HEARD_AS.length),
  };
  const wordTable = learntTable(net.wordVectors, WORD_SIZE);
  const pieceTable = learntTable(net.pieceVectors, PIECE_SIZE);
  const earTables = net.ears.map((each, nth) => learntTable(each, (SPANS[nth] ?? 1) * TOKEN_SIZE));
  const earBiasTables = net.earBiases.map((each) => learntTable(each, 1));
  const outputTable = learntTable(net.outputs, width);
  const outputBiasTable = learntTable(net.outputBiases, 1);
  const tables = [wordTable, pieceTable, ...earTables, ...earBiasTables, outputTable, outputBiasTable];

  const hear = ({ seen, is, weight }: ListeningExample): void => {
    const said = seen.words.slice(0, LONGEST).map((word) => (random() < WORDS_LOST ? '' : word));
    const tokens = tokensOf(net, said);
    const kept = Float32Array.from(tokens, () => (random() < SILENCED ? 0 : 1 / (1 - SILENCED)));
    for (let k = 0; k < tokens.length; k++) tokens[k] = (tokens[k] ?? 0) * (kept[k] ?? 0);
    const { level, at } = loudestIn(net, tokens);
    const open = Float32Array.from(level, () => (random() < SILENCED ? 0 : 1 / (1 - SILENCED)));
    const passed = level.map((each, k) => each * (open[k] ?? 0));
    const rows = conceptRows(net, seen.concepts);
    const outputs = outputsOf(net, passed, rows);
    const most = Math.max(...outputs);
    const raised = outputs.map((each) => Math.exp(each - most));
    const total = raised.reduce((sum, each) => sum + each, 0);
    const back = new Float32Array(HEARD_SIZE);
    HEARD_AS.forEach((_, output) => {
      const wanted = (output === is ? 1 - DOUBT : 0) + DOUBT / HEARD_AS.length;
      const error = ((raised[output] ?? 0) / total - wanted) * weight;
      outputTable.touched.add(output);
      outputBiasTable.touched.add(output);
      outputBiasTable.slopes[output] = (outputBiasTable.slopes[output] ?? 0) + error;
      for (let k = 0; k < HEARD_SIZE; k++) {
        const place = output * width + k;
        outputTable.slopes[place] = (outputTable.slopes[place] ?? 0) + error * (passed[k] ?? 0);
        back[k] = (back[k] ?? 0) + error * (net.outputs[place] ?? 0);
      }
      for (const row of rows) {
        const place = output * width + HEARD_SIZE + row;
        outputTable.slopes[place] = (outputTable.slopes[place] ?? 0) + error;
      }
    });
    const backTokens = new Float32Array(tokens.length);
    SPANS.forEach((span, nth) => {
      const table = earTables[nth];
      const biases = earBiasTables[nth];
      if (table === undefined || biases === undefined) return;
      for (let ear = 0; ear < EARS; ear++) {
        const heard = nth * EARS + ear;
        const slope = (back[heard] ?? 0) * (open[heard] ?? 0);
        if (slope === 0 || (level[heard] ?? 0) === 0) continue;
        table.touched.add(ear);
        biases.touched.add(ear);
        biases.slopes[ear] = (biases.slopes[ear] ?? 0) + slope;
        const start = at[heard] ?? 0;
        const first = Math.max(0, start);
        const last = Math.min(said.length, start + span);
        let place = (ear * span + first - start) * TOKEN_SIZE;
        for (let k = first * TOKEN_SIZE; k < last * TOKEN_SIZE; k++, place++) {
          table.slopes[place] = (table.slopes[place] ?? 0) + slope * (tokens[k] ?? 0);
          backTokens[k] = (backTokens[k] ?? 0) + slope * (table.numbers[place] ?? 0);
        }
      }
    });
    said.forEach((word, nth) => {
      const row = net.words.get(word) ?? 0;
      wordTable.touched.add(row);
      const from = nth * TOKEN_SIZE;
      for (let k = 0; k < WORD_SIZE; k++) {
        const place = row * WORD_SIZE + k;
        wordTable.slopes[place] = (wordTable.slopes[place] ?? 0) + (backTokens[from + k] ?? 0) * (kept[from + k] ?? 0);
      }
      const pieces = pieceRows(word);
      for (const piece of pieces) {
        pieceTable.touched.add(piece);
        for (let k = 0; k < PIECE_SIZE; k++) {
          const place = piece * PIECE_SIZE + k;
          const of = from + WORD_SIZE + k;
          pieceTable.slopes[place] =
            (pieceTable.slopes[place] ?? 0) + ((backTokens[of] ?? 0) * (kept[of] ?? 0)) / pieces.length;
        }
      }
    });
  };

  const steps = Math.ceil(examples.length / BATCH) * ROUNDS;
  let nth = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = examples.map((_, at) => [random(), at] as const).toSorted(([a], [b]) => a - b);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const [, at] of batch) {
        const example = examples[at];
        if (example !== undefined) hear({ ...example, weight: example.weight / batch.length });
      }
      nth += 1;
      const part = nth / steps;
      const step = STEP * (part < 0.2 ? part / 0.2 : (1 - part) / 0.8);
      for (const table of tables) adamStep(table, nth, step, DECAY);
    }
  }
  return net;
}
