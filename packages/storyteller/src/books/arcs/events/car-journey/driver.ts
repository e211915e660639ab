import { cap } from '../../wording.ts';
import type { EventPlot, Going } from '../event.ts';
import { toldWith } from '../told-with.ts';

const TO_KIN = /\bto (?:my |our |see |visit )*(grand\w+|nan\w*|gran\w*|aunt\w*|uncle\w*)\b/;

/** Whoever lives where they are going is not who drives them there: then it is somebody from next door. */
function withDriver(going: Going): Going {
  const { G, raw, company } = going;
  const kin = TO_KIN.exec(raw)?.[1]?.replace(/s$/, '');
  if (kin === undefined || !G.name.toLowerCase().startsWith(kin)) return going;
  const D = company.person('Mrs Plum', 'neighbour');
  return { ...going, G: D, g: D.name, Gcap: cap(D.name) };
}
/** " Mrs Plum from next door drove." where nobody of the family does. */
export const driven = ({ g }: Going): string => (g === 'Mrs Plum' ? ' Mrs Plum from next door drove.' : '');
/** The same for the youngest. */
export const nowDriven = ({ g }: Going): string => (g === 'Mrs Plum' ? ' Mrs Plum drives.' : '');

/** A plot in which somebody drives the car. */
export const withSomebodyDriving = (plot: EventPlot): EventPlot => toldWith(withDriver, plot);
