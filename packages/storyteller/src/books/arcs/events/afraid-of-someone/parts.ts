import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';

/** "Afraid of people": the child is one of them. */
export const ARE_PEOPLE =
  /\b(?:of|by) (?:the |little |all |human )*(?:people|children|child|kids|humans?|human beings|girls?|boys?|bab(?:y|ies)|toddlers?|me|us)\b/i;
export const CLOWN = /\b(?:of|by) (?:the |a )?clowns?\b/i;
const BABY = /\b(?:bab(?:y|ies)|toddlers?)\b/i;
const BESIDE =
  /\b(?:and|with) (?:her|his|my) ((?:big|little|older|younger|twin|best) )?(brother|sister|twin|cousin|friend)\b(?: (\p{Lu}\p{Ll}+))?/u;
const INDOORS = /\b(?:bed|beds|bedroom|wardrobe|house|attic|toy|teddy|doll)\b/i;

/** How somebody looks and stops looking: a lorry has lights. */
interface Eyes {
  readonly shuts: string;
  readonly shut: string;
  readonly opens: string;
  readonly opened: string;
  /** After "had". */
  readonly has: string;
  readonly two: string;
  /** What they do when they have looked too long. */
  readonly tire: string;
  readonly tired: string;
}

const EYES: Eyes = {
  shuts: 'shuts both eyes',
  shut: 'shut both eyes',
  opens: 'opens one eye',
  opened: 'opened one eye',
  has: 'both eyes shut',
  two: 'both eyes',
  tire: 'have to blink',
  tired: 'had to blink',
};
const LIGHTS: Eyes = {
  shuts: 'puts out both lights',
  shut: 'put out both lights',
  opens: 'puts on one light',
  opened: 'put on one light',
  has: 'both lights out',
  two: 'both lights',
  tire: 'get tired',
  tired: 'got tired',
};

const eyesOf = ({ being }: Figure): Eyes => (being?.isa === 'vehicle' ? LIGHTS : EYES);

export interface Parts {
  /** Who is feared. */
  readonly X: Figure;
  /** Who looks on and is afraid of neither. */
  readonly W: Figure;
  readonly eyes: Eyes;
  readonly others: Eyes;
  /** What is feared, after "of": "spiders", "the postman". */
  readonly feared: string;
  /** Why, as a whole clause with a capital: "Spiders have so many knees". */
  readonly why: string;
  /** What rolled away, and how it is called at first. */
  readonly ball: 'ball' | 'button';
  readonly dear: string;
  /** Where the hero is, and whose three places come nearer. */
  readonly inside: boolean;
  readonly base: string;
  /** The same, after "went back". */
  readonly toBase: string;
  readonly spots: readonly [string, string, string];
  readonly things: readonly [readonly ThingName[], readonly ThingName[], readonly ThingName[]];
  readonly gate: string;
  readonly floor: string;
}

function whom(going: Going): Figure {
  const { K, raw, company } = going;
  if (BABY.test(raw) && ARE_PEOPLE.test(raw)) return company.person('Bean', 'baby');
  if (ARE_PEOPLE.test(raw)) return K;
  if (CLOWN.test(raw)) return company.meet('clown');
  const { other } = company;
  if (!other) return company.meet('mouse');
  return /\bown (?:\p{L}+)/u.test(raw)
    ? { ...other, introduced: `${going.A.names} own ${other.kind} ${other.name}` }
    : other;
}

export function partsOf(going: Going): Parts {
  const { A, K, raw, company } = going;
  const feared = whom(going);
  // "The neighbour's dog" is whose it is.
  const X = { ...feared, introduced: feared.introduced.replace(/\bthe neighbour (?=\p{L})/u, "the neighbour's ") };
  const [pet] = company.passersBy(1, ({ isa, size }) => isa === 'pet' && size >= 2);
  const [, kind = '', tie, name] = BESIDE.exec(company.theme.raw) ?? [];
  const kin = tie === undefined ? null : childOfFamily(going, `${kind}${tie}`, name ?? null);
  // Whoever has a best ball can throw it.
  const friend = /^(?:insect|sea)$/.test(company.friend.being?.isa ?? '') ? (pet ?? company.friend) : company.friend;
  // Where the child is the feared one and the friend as well, somebody else looks on.
  const onlooker = pet ?? (company.friend === K ? company.passersBy(1, ({ isa }) => isa === 'pet')[0] : company.friend);
  const W = A === K ? (kin ?? friend) : feared === K ? (onlooker ?? going.G) : K;
  const isBaby = BABY.test(raw) && ARE_PEOPLE.test(raw);
  const people = isBaby
    ? 'babies'
    : (/\b(people|humans)\b/.exec(raw)?.[1] ?? (ARE_PEOPLE.test(raw) ? 'children' : null));
  const kinds = people ?? X.kinds;
  const one = !people && company.theme.other?.plural === false && X === company.other;
  const ball = X.being?.isa === 'insect' ? 'button' : 'ball';
  const inside = INDOORS.test(raw);
  const under = /\bunder\b/.test(raw);
  return {
    X,
    W,
    eyes: eyesOf(A),
    others: eyesOf(X),
    feared: one ? X.theKind : kinds,
    why: `${cap(kinds)} ${people ? 'come in without knocking' : (X.being?.scary ?? 'could do anything at all')}`,
    ball,
    dear: `${W.names} ${ball === 'ball' ? 'best ball' : 'lucky button'}`,
    inside,
    base: inside ? (under ? 'under the bed' : 'beside the bed') : 'by the wall',
    toBase: inside ? (under ? 'under the bed' : 'to the bed') : 'to the wall',
    spots: inside ? ['at the door', 'by the chair', 'on the rug'] : ['at the gate', 'under the tree', 'by the bucket'],
    things: inside ? [[], ['chair'], []] : [['gate'], ['tree'], ['bucket']],
    gate: inside ? 'out of the door' : 'out of the gate',
    floor: inside ? 'floor' : 'grass',
  };
}
