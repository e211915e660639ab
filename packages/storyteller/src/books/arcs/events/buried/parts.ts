import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is put into the ground. */
export const BURIED = String.raw`(?:nuts?|hazelnuts|acorns?|bones?|food|seeds|conkers|carrots|cheese|treasures?|toys?|ball|coins?|gold|money|box|lunch|snacks?|biscuits|sweets|key|winter store)`;
const SAID = new RegExp(String.raw`\b${BURIED}\b`, 'i');

export interface Buried {
  /** "nuts", "bone". */
  readonly word: string;
  /** "three nuts", "a bone". */
  readonly a: string;
  readonly it: string;
  readonly was: string;
  /** It grows where nobody finds it. */
  readonly grows: boolean;
  readonly thing: ThingName | null;
}

const MANY = /^(?:nuts?|hazelnuts|acorns?|seeds|conkers|carrots|coins?|biscuits|sweets|snacks?|toys?|bones)$/;
const DRAWN: Readonly<Record<string, ThingName>> = {
  nuts: 'nuts',
  hazelnuts: 'nuts',
  acorns: 'acorn',
  carrots: 'carrot',
  cheese: 'cheese',
  treasure: 'treasure',
  ball: 'ball',
  key: 'key',
  box: 'box',
  biscuits: 'biscuit',
  coins: 'coin',
};

/** What a theme says that was buried. */
export function buriedIn(raw: string): Buried {
  const said = (SAID.exec(raw)?.[0] ?? 'nuts').toLowerCase().replace(/^treasures$/, 'treasure');
  const many = MANY.test(said);
  const word = said === 'winter store' ? 'food' : many && !said.endsWith('s') ? `${said}s` : said;
  return {
    word,
    a: many
      ? `a heap of ${word}`
      : /^(?:food|cheese|treasure|gold|money|lunch)$/.test(word)
        ? `some ${word}`
        : `a ${word}`,
    it: many ? 'them' : 'it',
    was: many ? 'were' : 'was',
    grows: /^(?:nuts|hazelnuts|acorns|conkers|seeds)$/.test(word),
    thing: DRAWN[word] ?? null,
  };
}

const REFRAINS = [
  'It was just here!',
  'It was here, I know it!',
  'But it was here!',
  'It was right here!',
  'The place was here!',
  'It was exactly here!',
  'Just here, it was!',
  'I know that it was here!',
  'It was here, it was!',
  'Surely it was here!',
] as const;
export const TITLES = ['three steps from the cow', 'it was just here', 'under the cloud', 'a mark that walked away'];

export interface Parts {
  readonly it: Buried;
  readonly refrain: string;
  readonly C: Figure;
  readonly c: string;
  readonly things: { readonly things?: readonly ThingName[] };
}

export function partsOf({ company, chance, raw }: Going): Parts {
  const it = buriedIn(raw);
  const C = company.meet('cow');
  return { it, refrain: chance.pick(...REFRAINS), C, c: C.name, things: it.thing ? { things: [it.thing] } : {} };
}
