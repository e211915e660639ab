import type { Company, Figure } from '../../../arc.ts';
import type { EventPlot, Going } from '../event.ts';
import { toldWith } from '../told-with.ts';

/** Who carries somebody. */
const CARRIES = /^(?:horse|pony|donkey)$/;
const RIDES = /\brid(?:e|es|ing)\b/i;
const isMount = ({ being }: Figure): boolean => being !== null && CARRIES.test(being.id);

/** Whoever somebody learns to ride: the pony of the theme, or of the family; null where none is named. */
export const mountOf = ({ other, friend }: Company): Figure | null =>
  [other, friend].find((each) => each !== null && each !== undefined && isMount(each)) ?? null;

function withOnlooker(going: Going): Going {
  const { A, B, raw, company } = going;
  if (!RIDES.test(raw) || !isMount(B)) return going;
  const [small] = company.passersBy(1, (being) => being.isa === 'pet' && being.size <= 3 && !CARRIES.test(being.id));
  return small ? { ...going, B: small, b: small.name, all: `${A.name} and ${small.name}` } : going;
}

/** A plot in which somebody looks on and is told how it is done: not whoever is ridden. */
export const withOnlookerBeside = (plot: EventPlot): EventPlot => toldWith(withOnlooker, plot);
