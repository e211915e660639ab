import type { Colour } from '../../paint/colour.ts';
import { shade } from '../../paint/colour.ts';
import type { CostumeName, Outfit } from '../outfit.ts';

type Clothes = Partial<Pick<Outfit, 'garment' | 'print' | 'top' | 'bottom' | 'shoes' | 'accent'>>;

/** The clothes under hats, capes and tails. Where a costume has no colour of its own, it takes the wearer's. */
export const COSTUME_CLOTHES: Readonly<Record<CostumeName, (own: Outfit, skin: Colour) => Clothes>> = {
  pirate: () => ({ garment: 'jumper', print: 'stripes', top: '#c8544a', bottom: '#4a5f8a', shoes: '#5a4034' }),
  knight: ({ top }) => ({
    garment: 'suit',
    print: 'plain',
    top: '#a9b0bf',
    bottom: '#8f97a8',
    shoes: '#79829a',
    accent: top,
  }),
  royal: () => ({
    garment: 'robe',
    print: 'plain',
    top: '#7f6bb5',
    bottom: '#f0e2c4',
    shoes: '#c8463c',
    accent: '#f2c14e',
  }),
  wizard: () => ({
    garment: 'robe',
    print: 'stars',
    top: '#5560a8',
    bottom: '#454f8c',
    shoes: '#6a4a3a',
    accent: '#f2c14e',
  }),
  fairy: () => ({
    garment: 'dress',
    print: 'plain',
    top: '#8fc98a',
    bottom: '#6fae86',
    shoes: '#7cbf9a',
    accent: '#e58aa0',
  }),
  astronaut: () => ({
    garment: 'suit',
    print: 'plain',
    top: '#f1efe9',
    bottom: '#f1efe9',
    shoes: '#8f9bb0',
    accent: '#e07a3f',
  }),
  superhero: ({ top, accent }) => ({
    garment: 'suit',
    print: 'plain',
    top,
    bottom: '#3f5f9a',
    shoes: accent,
    accent,
  }),
  vampire: () => ({
    garment: 'cardigan',
    print: 'plain',
    top: '#5a4a78',
    bottom: '#4a4560',
    shoes: '#3f3a52',
    accent: '#c8463c',
  }),
  mermaid: (_own, skin) => ({
    garment: 'swimsuit',
    print: 'plain',
    top: '#8e78c4',
    bottom: '#3fa39a',
    shoes: skin,
    accent: '#f2a06a',
  }),
  swimmer: ({ top, accent }, skin) => ({
    garment: 'swimsuit',
    print: 'stripes',
    top,
    bottom: shade(top, 0.6),
    shoes: skin,
    accent,
  }),
  diver: ({ accent }, skin) => ({
    garment: 'swimsuit',
    print: 'plain',
    top: '#3f6f8f',
    bottom: '#3a5f80',
    shoes: skin,
    accent,
  }),
  raincoat: () => ({ garment: 'coat', print: 'plain', top: '#f2c14e', bottom: '#3f6fae', shoes: '#c8463c' }),
  'winter-coat': ({ top, accent }) => ({
    garment: 'coat',
    print: 'plain',
    top: shade(top, 0.4),
    shoes: '#8a5f4a',
    accent,
  }),
  pyjamas: () => ({}),
  'father-christmas': () => ({
    garment: 'coat',
    print: 'plain',
    top: '#c23a34',
    bottom: '#b1342f',
    shoes: '#3a3340',
    accent: '#fbf7ee',
  }),
};
