/** One measured figure: what it is, its value, its unit, and the bar it has to meet (none: for information). */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
}

/** The value below which the given share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Whether a figure meets its bar; true when it has none. */
export function meets({ value, bar }: Figure): boolean {
  if (!bar) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** A plain table for the terminal, one line a figure. */
export function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map((figure) => {
      const { name, value, unit, bar } = figure;
      const wanted = bar ? ('atMost' in bar ? `at most ${bar.atMost}` : `at least ${bar.atLeast}`) : '';
      return `${name.padEnd(width)}  ${shown(value).padStart(8)} ${unit.padEnd(8)} ${wanted.padEnd(16)} ${bar ? (meets(figure) ? 'met' : 'MISSED') : ''}`;
    })
    .join('\n');
}
