import { cap } from '../../wording.ts';
import type { EventPlot, Going } from '../event.ts';
import { toldWith } from '../told-with.ts';

/** "My mum is a nurse" is read as a hero with a trade; it is the grown-up, and the child is who the book is about. */
function withWorker(going: Going): Going {
  const { A, K, company } = going;
  const G = A === K ? going.G : A;
  const [pet] = company.passersBy(1, ({ isa, size }) => isa === 'pet' && size <= 2);
  const B = company.friend === K ? (pet ?? company.meet('cat')) : company.friend;
  return { ...going, A: K, a: K.name, B, b: B.name, G, g: G.name, Gcap: cap(G.name), third: null, comesToo: '' };
}

/** A plot in which whoever goes to work is the grown-up. */
export const ofWorker = (plot: EventPlot): EventPlot => toldWith(withWorker, plot);
