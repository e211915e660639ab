import { cap } from '../../wording.ts';
import { type Going } from '../event.ts';
import { inPlace } from '../the-one.ts';
import { magicThingIn, type MagicThing } from './magic-things.ts';

const REFRAINS = [
  "All's well that ends well!",
  'It will come right!',
  'It all comes right!',
  'It will be all right!',
  'All will be well!',
  "All's well in the end!",
  'It always comes right!',
  'All comes out well!',
  "It'll be right again!",
  'It comes right, you know!',
] as const;

export interface Parts extends Going {
  readonly magic: MagicThing;
  readonly refrain: string;
  readonly titles: readonly string[];
  /** "Grandpa's " before the thing where the theme has an owner for it, and how it came: whole sentences. */
  readonly cameNow: string;
  readonly came: string;
}

export function partsOf(going: Going): Parts {
  const { A, G, raw, chance } = going;
  const magic = magicThingIn(raw) ?? magicThingIn('a magic stone');
  if (!magic) throw new Error('nothing magic');
  const owned = G.name !== 'the grown-up' && raw.includes(`${G.name.toLowerCase()}'s`);
  const where = inPlace(going, owned ? ' in the attic' : ' in the garden');
  const a = A.introduced;
  return {
    ...going,
    magic,
    refrain: chance.pick(...REFRAINS),
    titles: [`the magic ${magic.word}`, 'mind what you say', 'cats and dogs', 'as people say'],
    cameNow: `${a} is${where}. What is that? ${owned ? `${cap(G.name)}'s ${magic.word}` : cap(magic.plural ? magic.word : `${/^[aeiou]/.test(magic.word) ? 'an' : 'a'} ${magic.word}`)}!`,
    came: `It was Saturday when ${a} found ${magic.the}${where}. ${owned ? `${magic.plural ? 'They' : 'It'} had been ${G.name}'s. ` : ''}${magic.plural ? 'They were' : 'It was'} ${magic.had.includes(' on') ? 'just the right size' : 'warm'}, and tingled.`,
  };
}

export const drawn = ({ thing }: MagicThing) => (thing ? { things: [thing] } : {});
