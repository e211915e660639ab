/** One text that was learnt from: its words and neighbouring words by number, and the situation it means. */
export interface Lesson {
  readonly parts: readonly number[];
  readonly situation: string;
  /** A hint says that its words belong to a situation; it is no text that a parent would send. */
  readonly hint: boolean;
}

/** How often all texts are gone through, how far a mistake moves a word at first, and how much less far at the end. */
const ROUNDS = 3;
const STEP = 2;
const LESS_BY = 0.97;
/** A mistake smaller than this is none. */
const SLIGHT = 0.005;
/** From where a hint leaves off. */
const HINT = 0.5;
/** However many words a text has, together they weigh this much. */
const LENGTH = 1.6;
/** Neighbours that were heard in one text alone say nothing; beside one word two neighbours weigh half. */
const LEAST_HEARD = 2;
const OF_PAIR = 0.5;
const RAREST = 9;
/** A word that was never heard takes from what the others say. */
const OF_UNHEARD = 0.8;
/** Texts are gone through by steps of these, which share no factor with their number: not one situation after the other. */
const STRIDES = [7919, 104_729, 15_485_863];

/**
 * How likely a text means each situation, learnt by mistakes: text after text is guessed, and its words are moved towards the
 * situation that was meant and away from those it was taken for (multinomial logistic regression by stochastic gradient
 * descent). Words that go together are not counted twice, as they are where each is counted by itself.
 */
export class LearntByMistakes {
  private readonly situations: readonly string[];
  private readonly at = new Map<number, number>();
  private readonly telling: number[] = [];
  private readonly weights: Float32Array;

  /** From `pair` on a number stands for two neighbouring words. */
  constructor(lessons: readonly Lesson[], pair: number) {
    const texts = lessons.filter(({ hint }) => !hint);
    const hints = lessons.filter(({ hint }) => hint);
    this.situations = [...new Set(texts.map(({ situation }) => situation))];
    const heard = new Map<number, number>();
    for (const { parts } of texts) for (const part of parts) heard.set(part, (heard.get(part) ?? 0) + 1);
    // A word of no text may be known by what was hinted.
    for (const { parts } of hints) for (const part of parts) if (part < pair && !heard.has(part)) heard.set(part, 1);
    for (const [part, count] of heard) {
      if (count < LEAST_HEARD && part >= pair) continue;
      this.at.set(part, this.at.size);
      this.telling.push((Math.min(RAREST, Math.log(texts.length / count)) / 6) * (part < pair ? 1 : OF_PAIR));
    }
    this.weights = new Float32Array(this.at.size * this.situations.length);
    const numbers = new Map(this.situations.map((each, n) => [each, n] as const));
    for (const { parts, situation } of hints) this.takeHint(parts, numbers.get(situation));
    this.goThrough(
      texts.map(({ parts, situation }) => ({
        ...this.weighed(new Map(parts.map((part) => [part, 1])), 0),
        meant: numbers.get(situation) ?? 0,
      })),
    );
  }

  /** The likelihood (0 to 1) of each situation for words by number, with the weight of their sentence, some never heard. */
  likelihood(said: ReadonlyMap<number, number>, unheard: number): Map<string, number> {
    const { rows, values } = this.weighed(said, unheard);
    const scores = new Float32Array(this.situations.length);
    this.score(rows, values, scores);
    const sum = expOf(scores);
    return new Map(this.situations.map((each, n) => [each, (scores[n] ?? 0) / sum]));
  }

  private weighed(said: ReadonlyMap<number, number>, unheard: number): { rows: Int32Array; values: Float32Array } {
    const known = [...said].flatMap(([part, weight]) => {
      const at = this.at.get(part);
      return at === undefined ? [] : [{ row: at * this.situations.length, value: (this.telling[at] ?? 0) * weight }];
    });
    const size = Math.sqrt(known.reduce((all, { value }) => all + value * value, unheard * OF_UNHEARD)) || 1;
    return {
      rows: Int32Array.from(known, ({ row }) => row),
      values: Float32Array.from(known, ({ value }) => (value * LENGTH) / size),
    };
  }

  private score(rows: Int32Array, values: Float32Array, scores: Float32Array): void {
    const { weights } = this;
    scores.fill(0);
    // Every number read here is there: what stands in for none would take most of the time.
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] as number;
      const value = values[i] as number;
      for (let n = 0; n < scores.length; n++) {
        scores[n] = (scores[n] as number) + (weights[row + n] as number) * value;
      }
    }
  }

  private takeHint(parts: readonly number[], situation: number | undefined): void {
    const rows = parts.flatMap((part) => this.at.get(part) ?? []).map((at) => at * this.situations.length);
    if (situation === undefined) return;
    for (const row of rows) {
      const before = this.weights[row + situation] ?? 0;
      this.weights[row + situation] = before + (HINT / Math.sqrt(rows.length)) * (1 - before / 5);
    }
  }

  private goThrough(texts: readonly { rows: Int32Array; values: Float32Array; meant: number }[]): void {
    const { weights } = this;
    const scores = new Float32Array(this.situations.length);
    for (let round = 0; round < ROUNDS; round++) {
      const stride = STRIDES[round % STRIDES.length] ?? 1;
      for (let k = 0; k < texts.length; k++) {
        const text = texts[(k * stride) % texts.length];
        if (!text) continue;
        const { rows, values, meant } = text;
        const step = STEP * (1 - LESS_BY * ((round + k / texts.length) / ROUNDS));
        this.score(rows, values, scores);
        const sum = expOf(scores);
        for (let n = 0; n < scores.length; n++) {
          const mistake = (scores[n] as number) / sum - (n === meant ? 1 : 0);
          if (mistake < SLIGHT && mistake > -SLIGHT) continue;
          for (let i = 0; i < rows.length; i++) {
            const at = (rows[i] as number) + n;
            weights[at] = (weights[at] as number) - step * mistake * (values[i] as number);
          }
        }
      }
    }
  }
}

/** What is so far behind the first as to count nothing. */
const FAR = -8;

/** Takes each number to its exponential, less the greatest; gives their sum. */
function expOf(scores: Float32Array): number {
  let most = -Infinity;
  for (let n = 0; n < scores.length; n++) if ((scores[n] as number) > most) most = scores[n] as number;
  let sum = 0;
  for (let n = 0; n < scores.length; n++) {
    const behind = (scores[n] as number) - most;
    const each = behind < FAR ? 0 : Math.exp(behind);
    scores[n] = each;
    sum += each;
  }
  return sum;
}
