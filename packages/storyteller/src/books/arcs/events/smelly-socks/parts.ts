import type { ThingName } from '@storylantern/contract';
import { seen, type Going } from '../event.ts';
import type { ActorHint, Figure } from '../../../arc.ts';
import { childOfFamily } from '../kin-beside.ts';
import { apart } from '../page.ts';
import { named } from '../the-one.ts';

const REFRAINS = [
  'Pooh! What is that?',
  'Phew! What is that?',
  'Pooh! Who let that in?',
  'Ugh! What is that smell?',
  'Poo-ee! What is that?',
  'Pong! What is that?',
  'Phew! Open a window!',
  'Pooh! Hold your nose!',
] as const;
export const TITLES = ['lucky and smelly', 'follow your nose', 'what the fog could not hide', 'on the gatepost'];

/** What is on somebody's feet, in the words of themes, and what is drawn for it. */
const WORN: readonly (readonly [RegExp, string, string, ThingName])[] = [
  [/\b(?:wellies|wellingtons|gumboots)\b/i, 'wellies', 'welly', 'boots'],
  [/\bboots?\b/i, 'boots', 'boot', 'boots'],
  [/\btrainers?\b/i, 'trainers', 'trainer', 'shoe'],
  [/\bslippers?\b/i, 'slippers', 'slipper', 'shoe'],
  [/\b(?:shoes?|sneakers?)\b/i, 'shoes', 'shoe', 'shoe'],
];
const SOCKS = [/socks/, 'socks', 'sock', 'sock'] as const;

/** What smells in a theme: socks, where it names nothing else that is worn, for there are socks on smelly feet. */
export const wornIn = (raw: string): readonly [RegExp, string, string, ThingName] =>
  WORN.find(([word]) => word.test(raw) && !/\bsocks?\b/i.test(raw)) ?? SOCKS;

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  /** Who has had enough of them. */
  readonly G: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  /** "socks", and one of them. */
  readonly socks: string;
  readonly sock: string;
  readonly drawn: ThingName;
  /** "The feet were smelly, and the socks were worse.", where the theme is about feet. */
  readonly feet: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

/** "My little brother's smelly feet": another child of the family has them. */
const OF_ANOTHER = /\bmy ((?:big |little |older |younger |twin )?(?:brother|sister|cousin))/u;

/** Who wears them: the theme's own hero, a grown-up or another child where the theme says that they are theirs, else the child. */
function wearing(going: Going): Going {
  const { A, K, G, raw, company } = going;
  const theirs = named(going);
  if (A !== K || company.other) return apart(going);
  const { friend } = company;
  if (theirs && !/\bwith\b/u.test(raw))
    return { ...going, A: theirs, a: theirs.name, B: friend, b: friend.name, G: K, g: K.name, Gcap: K.name };
  const tie = OF_ANOTHER.exec(raw)?.[1];
  if (tie === undefined) return apart(going);
  const other = childOfFamily(going, tie, null);
  return { ...going, A: other, a: other.name, B: K, b: K.name, G, third: null };
}

/** Who wears them, who is there, and what they are. */
export function partsOf(given: Going): Parts {
  const going = wearing(given);
  const { A, B, G, a, b, g, Gcap, raw, third, chance } = going;
  const [, socks, sock, drawn] = wornIn(raw);
  return {
    A,
    B,
    G,
    a,
    b,
    g,
    Gcap,
    socks,
    sock,
    drawn,
    feet: /\b(?:feet|foot|toes?)\b/.test(raw) ? ' Smelly feet make smelly socks.' : '',
    refrain: chance.pick(...REFRAINS),
    along: third ? [seen(third, 'stand', 'happy')] : [],
  };
}
