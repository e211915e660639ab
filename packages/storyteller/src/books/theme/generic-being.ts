import type { Being, Drawing } from '@storylantern/library';

/** What somebody of an unknown kind may be. */
export type Sort = 'animal' | 'person' | 'vehicle' | 'thing';

const DRAWN: Readonly<Record<Sort, Drawing>> = {
  animal: { animal: 'monster' },
  person: { person: 'child', costume: 'raincoat' },
  vehicle: { thing: 'car' },
  thing: { thing: 'box' },
};
const ISA: Readonly<Record<Sort, Being['isa']>> = {
  animal: 'wild',
  person: 'person',
  vehicle: 'vehicle',
  thing: 'thing',
};

/** A being for a word nobody knows. It claims nothing that could be untrue of whatever the parent had in mind. */
export function genericBeing(word: string, sort: Sort, drawing: Drawing = DRAWN[sort]): Being {
  return {
    id: word,
    plural: `${word}${/(?:[sxz]|ch|sh)$/.test(word) ? 'es' : 's'}`,
    isa: ISA[sort],
    names: ['Bobbin', 'Pim', 'Tansy', 'Mallow', 'Quill', 'Hazel', 'Odd', 'Nib'],
    home: 'house at the end of the lane',
    setting: 'garden',
    eats: 'whatever was for supper',
    says: 'Hm',
    does: 'looked at everything twice, in case it had changed',
    touch: 'only itself, and rather warm',
    sleeps: 'stay quite still and stop talking',
    can: ['gentle', 'warm'],
    scary: 'could do anything at all',
    need: 'lost-way',
    size: 2,
    drawing,
  };
}
