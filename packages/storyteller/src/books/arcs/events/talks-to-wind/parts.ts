import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';
import { withGrownUp } from '../with-grown-up.ts';
import { elementIn, type Element } from './elements.ts';

const REFRAINS = [
  'Tell it from me!',
  'You must tell it!',
  'Just you tell it!',
  'Go and tell it!',
  'Tell it that, please!',
  'Tell it at once!',
  'You tell it, please!',
  'Tell it, and quickly!',
  'Do tell it!',
  'Tell it from us!',
] as const;

export interface Parts extends Going {
  readonly el: Element;
  /** "it" or "they", "it" or "them"; "says" or "say". */
  readonly it: string;
  readonly they: string;
  readonly say: string;
  readonly refrain: string;
  /** The same at the end, when people have learned to ask. */
  readonly asking: string;
  readonly titles: readonly string[];
  readonly H: Figure;
  readonly h: string;
  readonly N: Figure;
  readonly n: string;
}

export function partsOf(start: Going): Parts {
  const going = withGrownUp(start);
  const { A, B, K, raw, company, chance } = going;
  const el = elementIn(raw) ?? elementIn('talks to the wind');
  if (!el) throw new Error('nothing to talk to');
  const H = A === K ? B : K;
  const N = company.person('Mrs Plum', 'neighbour');
  const R = company.person('Mr Tweed', 'neighbour');
  const refrain = chance.pick(...REFRAINS).replace(/\bit\b/, el.plural ? 'them' : 'it');
  return {
    ...going,
    el,
    it: el.plural ? 'them' : 'it',
    they: el.plural ? 'they' : 'it',
    say: el.plural ? 'say' : 'says',
    refrain,
    asking: refrain.replace(/tell/, 'ask').replace(/Tell/, 'Ask'),
    titles: ['tell it from me'.replace('it', el.plural ? 'them' : 'it'), `what ${el.it} said`, `nobody asked ${el.it}`],
    H,
    h: H.name,
    N,
    n: N.name,
    ...(A === going.G ? { G: R, g: R.name, Gcap: R.name } : {}),
  };
}
