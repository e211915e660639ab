import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

const WHO = String.raw`(?:bis)?abuel(?:a|ita|o|ito)|great[- ]?(?:grand(?:ma|mother|pa|father|dad)|granny|gran|nan|nana|aunt|uncle)|grand(?:ma|mother|pa|father|dad)|granny|nana|nan|t[ií][ao]|aunt(?:ie)?|uncle`;
const NAMED = new RegExp(String.raw`\b(${WHO})(?: (?:called |named )?(\p{Lu}\p{L}+))?`, 'iu');

const MAN = /abuel(?:o|ito)$|(?:father|pa|dad)$|uncle$|t[ií]o$/u;

interface Parts {
  /** Whose picture stands on the table, and who comes. */
  readonly L: Figure;
  readonly l: string;
  /** What the picture shows: "lady", with "earrings" that swing. */
  readonly person: string;
  readonly swinging: string;
  readonly C: Figure;
  readonly c: string;
  readonly title: string;
  readonly refrain: string;
}

const capped = (name: string | undefined): string => (name !== undefined && /^\p{Lu}/u.test(name) ? ` ${name}` : '');

export function partsOf({ A, B, G, K, company, chance }: Going): Parts {
  // The parent's own name for her comes before what the theme only calls her.
  const found = NAMED.exec(company.details) ?? NAMED.exec(company.theme.raw);
  const word = (found?.[1] ?? 'great-grandma').toLowerCase().replace(/^great (?=\p{L})/u, 'great-');
  const isMan = MAN.test(word);
  const name = `${titled(word)}${capped(found?.[2])}`;
  const L = asKin(company.person(name, 'grandparent'), name);
  const C = A === K ? (B === G || B === L ? company.friend : B) : K;
  return {
    L,
    l: L.name,
    person: isMan ? 'man' : 'lady',
    swinging: isMan ? 'coat tails' : 'earrings',
    C,
    c: C.name,
    title: chance.pick('the foot in the picture', 'two kinds of shoes', 'the marigold path', 'not a quiet visitor'),
    refrain: chance.pick('Not yet!', 'Nobody yet!', 'Nobody there!'),
  };
}
