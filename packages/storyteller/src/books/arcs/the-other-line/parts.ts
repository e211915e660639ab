import type { ActorHint, Chance, Company, Figure } from '../../arc.ts';
import { withArticle } from '../../company/figure.ts';
import { kinPhrase } from '../../../facts/kin.ts';
import { baseOf } from '../../../words/base-verb.ts';
import { pastOfBase } from '../../../words/past-tense.ts';
import { singularsOf } from '../../theme/entries.ts';
import { isOfTheChild } from '../the-last-time/habit-said.ts';
import { cap } from '../wording.ts';
import { bareOf, misdeedSaid } from './misdeed-said.ts';

/** Everything the pages are written with. */
export interface Parts {
  readonly K: Figure;
  readonly k: string;
  /** Whoever says what it is not for: the family's grown-up, who made it, or who lives next door. */
  readonly S: Figure;
  readonly s: string;
  readonly s0: string;
  readonly sp: string;
  /** Who mends things, and two who wait there with things that are broken. */
  readonly H: Figure;
  readonly h: string;
  readonly C: Figure;
  readonly c: string;
  readonly W: Figure;
  readonly w: string;
  /** Who comes to tea. */
  readonly V: Figure;
  readonly v: string;
  readonly x: string;
  readonly X: string;
  readonly x1: string;
  readonly X1: string;
  /** "other violins". */
  readonly others: string;
  readonly many: boolean;
  readonly it: string;
  readonly It: string;
  readonly them: string;
  /** "was", "were"; "does", "do"; "that", "those". */
  readonly was: string;
  readonly dothey: string;
  /** "only played the truth"; "only plays the truth". */
  readonly did: string;
  readonly does: string;
  /** How it came there, as a sentence. */
  readonly came: string;
  /** What it was made for: "Ada's homework"; null where nobody says. */
  readonly purpose: string | null;
  /** That the child did it alone in the end: "did the homework". */
  readonly done: string | null;
  readonly isMade: boolean;
  /** Who tells the mender what is wrong. */
  readonly says: string;
  readonly who: Figure | null;
  readonly chance: Chance;
  seen(pose: ActorHint['pose'], feeling: ActorHint['feeling']): readonly ActorHint[];
}

const pluralOf = (noun: string): string =>
  /(?:[sxz]|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** "do the homework" is "did the homework"; null where the verb is not sure. */
function doneAlone(purpose: string): string | null {
  const [verb = '', ...rest] = purpose.split(' ');
  const base = baseOf(verb);
  return base === undefined ? null : [pastOfBase(base), ...rest].join(' ');
}

/** The pages' words for a thing that does what nobody asked; null where they cannot be said. */
export function partsOf(company: Company): Parts | null {
  const { theme, child: K, hero, grownUp, chance } = company;
  const said = misdeedSaid(theme.raw);
  if (said === null) return null;
  const core = bareOf(said.thing);
  const own = (words: string, isChild: boolean): string =>
    isChild ? words.replace(/\b(?:his|her|their)\b/gi, K.names).replace(/\b(?:he|she)\b/gi, K.name) : words;
  const isChild = said.owner !== null && isOfTheChild(said.owner, K.name);
  const kin = said.owner === null ? undefined : kinPhrase(bareOf(said.owner));
  const owner = said.owner === null || isChild || kin ? null : hero === K ? null : hero;
  if (said.owner !== null && !isChild && !kin && owner === null) return null;
  const isNamed = grownUp.name !== 'the grown-up';
  const next = K.name === 'Olu' ? 'Mrs Bell' : 'Mrs Olu';
  const S = owner ?? (isNamed ? grownUp : company.person(next, 'neighbour'));
  const s = owner ? owner.theKind : S.name;
  const H = company.person('Mrs Hatch', 'shopkeeper');
  const C = company.person('Mr Crumb', 'neighbour');
  const W = company.person(K.name === 'Tobi' ? 'Robin' : 'Tobi', 'child');
  const V = company.person('Miss Farr', 'neighbour');
  const { many } = said;
  const x = `the ${core}`;
  const x1 = owner ? `${owner.theKind}'s ${core}` : many ? `the new ${core}` : withArticle(core);
  const purpose = said.purpose === null ? null : own(said.purpose, true);
  const it = many ? 'they' : 'it';
  const maker = isChild ? K.name : kin ? kin.text : s;
  const made = said.isMade
    ? `It took ${maker} a whole week to build ${many ? `the ${core}` : withArticle(core)}.${purpose === null ? '' : ` ${many ? 'They were' : 'It was'} to ${purpose}.`}`
    : owner
      ? `${cap(x1)} stood on the kitchen table, ${many ? 'all of them' : 'quite new'}.`
      : `On Tuesday ${many ? `the ${core}` : withArticle(core)} came home in a box, and ${many ? 'were' : 'was'} put on the kitchen table.`;
  const who = hero !== K && hero.being !== null && owner !== hero ? hero : company.other?.being ? company.other : null;
  const singular = singularsOf(core.split(' ').at(-1) ?? '')[0] ?? core;
  const others = many
    ? core
    : [...core.split(' ').slice(0, -1), pluralOf(core.split(' ').at(-1) ?? singular)].join(' ');
  return {
    K,
    k: K.name,
    S,
    s,
    s0: owner || isNamed ? s : `${s} from next door`,
    sp: owner ? owner.he : S.name.startsWith('Mrs') ? 'she' : S.he,
    H,
    h: H.name,
    C,
    c: C.name,
    W,
    w: W.name,
    V,
    v: V.name,
    x,
    X: cap(x),
    x1,
    X1: cap(x1),
    others,
    many,
    it,
    It: cap(it),
    them: many ? 'them' : 'it',
    was: many ? 'were' : 'was',
    dothey: many ? 'do' : 'does',
    did: own(said.did, isChild),
    does: own(said.does, isChild),
    came: made,
    purpose,
    done: purpose === null || !isChild ? null : doneAlone(purpose.replaceAll(K.names, 'the')),
    isMade: said.isMade || owner !== null,
    says: owner ? K.name : s,
    who,
    chance,
    seen: (pose, feeling) => (who === null ? [] : [{ who, pose, feeling }]),
  };
}
