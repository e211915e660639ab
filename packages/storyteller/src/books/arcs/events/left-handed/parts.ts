import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['no bump', 'the other side of the table', 'back to front', 'two left over'];

/** Said when an elbow is in the way; and later by the one whose elbow it was. */
const REFRAINS = [
  (hand: string) => `Other ${hand}!`,
  (hand: string) => `The other ${hand}!`,
  (hand: string) => `Your other ${hand}!`,
  (hand: string) => `No, the other ${hand}!`,
  (hand: string) => `Not that ${hand}!`,
  (hand: string) => `Wrong ${hand}!`,
  (hand: string) => `That's the wrong ${hand}!`,
  (hand: string) => `Not that ${hand}, the other!`,
  () => 'The other one!',
  () => 'No, the other one!',
] as const;

const LIKE =
  /\b(?:like|as|after) (?:my |his |her |our )?(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|gran|grandpa|grandad|auntie|uncle)\b/;

interface Parts {
  readonly refrain: string;
  /** "hand", or "paw" where it is one. */
  readonly hand: string;
  /** " Just like Daddy!" and the like, where the theme says after whom; else nothing. */
  readonly likeYoung: string;
  readonly like: string;
  readonly likeOld: string;
  /** Who teaches; drawn as anybody may look. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ A, a, b, k, raw, company, chance }: Going): Parts {
  const isHand = A.being === null || A.being.isa === 'person' || /\bhand(?:s|ed)?\b/.test(A.kind);
  const hand = isHand || /\b(?:robot|elf|fairy|monkey|ape|ghost|giant|troll|witch)\b/.test(A.kind) ? 'hand' : 'paw';
  const N = company.person([a, b, k].includes('Lou') ? 'Sandy' : 'Lou', 'teacher');
  const [, word] = LIKE.exec(raw) ?? [];
  const kin = word === undefined ? null : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return {
    likeYoung: kin ? ` Just like ${kin}!` : '',
    like: kin ? ` It was the same with ${kin}.` : '',
    likeOld: kin ? `, like ${kin}` : '',
    refrain: chance.pick(...REFRAINS)(/\bpaws?\b/.test(raw) ? 'paw' : hand),
    hand,
    N,
    n: N.name,
  };
}
