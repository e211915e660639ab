import { kinRoleBeside } from '../../company/kin-role.ts';
import type { SettingName, ThingName } from '@storylantern/contract';
import { kinPhrase } from '../../../facts/kin.ts';
import type { Chance, Company, Figure } from '../../arc.ts';
import { childOfFamily } from '../events/kin-beside.ts';
import { THING_WORDS } from '../../theme/entries.ts';
import type { Shared, Sharer } from './reading.ts';

/** Those who share, and what. */
export interface OneBetween {
  /** Who likes it quiet. */
  readonly P: Figure;
  /** Who does not. */
  readonly Q: Figure;
  /** Whoever else there is, at most two. */
  readonly more: readonly Figure[];
  readonly shared: Shared;
  readonly z: string;
  /** "on" a lily pad, "in" a tent. */
  readonly on: string;
  readonly at: SettingName;
  readonly drawn: readonly ThingName[];
  readonly company: Company;
  readonly chance: Chance;
}

const LOUD =
  /\b(?:happy|cheer\w*|noisy|loud|bounc\w*|chatty|jolly|excited|lively|silly|wriggl\w*|fidget\w*|giggl\w*|singing|messy|big)\b/i;
const INSIDE =
  /^(?:tent|sleeping bag|box|basket|nest|bath|bathtub|paddling pool|pool|tub|kennel|boat|canoe|rowing boat|car|den|cave|shell|pocket|hole|burrow|hammock|cardboard box|caravan|pram|buggy)$/;
const NAMES = ['Bean', 'Moss', 'Fitz', 'Tuppy'] as const;

const AT: readonly (readonly [RegExp, SettingName])[] = [
  [/lily pad|pond|puddle|raft/, 'pond'],
  [/bed|bunk|pillow|duvet|blanket|quilt|cot|wardrobe|desk/, 'bedroom'],
  [/sofa|settee|chair|armchair|cushion|telly|television|tv|tablet|laptop|computer|remote/, 'living-room'],
  [/branch|nest|log|tree|burrow|hole|den|mushroom|toadstool/, 'forest'],
  [/tent|sleeping bag|hammock|campfire|caravan/, 'forest'],
  [/iceberg|ice floe|igloo|sledge|sled/, 'snow'],
  [/rock|island|deckchair|sandcastle|bucket/, 'beach'],
  [/bike|bicycle|scooter|skateboard|skates?|football|ball|bus stop|bench/, 'street'],
  [/bath|tub/, 'bathroom'],
];
const INDOORS: readonly SettingName[] = ['undersea', 'space', 'sky'];

/** Who shares it, as figures of the book; null where they cannot be told apart or drawn. */
export function castOf(company: Company, shared: Shared): OneBetween | null {
  const { hero, other, child, chance, alsoThere, theme } = company;
  const named = [...alsoThere].filter(({ name }) => !/['’]s /u.test(name));
  const taken = new Set([child.name, ...named.map(({ name }) => name)]);
  const isNamed = named.length > 0;
  let isTaken = false;
  const grown: Figure[] = [];
  const figureOf = (sharer: Sharer, index: number): Figure | null => {
    switch (sharer.is) {
      case 'child':
        return child;
      case 'being':
        return index === 0 ? hero : index === 1 ? other : company.meet(sharer.word);
      case 'kin-adult':
        return adultOf(sharer);
      case 'kin-child':
        return index === 0 && shared.who[1]?.is === 'kin-child' ? child : brotherOf(sharer);
      case 'anybody':
        return index === 0
          ? child
          : index === 1 && company.grownUp.name !== 'the grown-up'
            ? company.grownUp
            : brotherOf({ ...sharer, word: 'friend' });
    }
  };
  const adultOf = ({ word }: Sharer): Figure => {
    const phrase = kinPhrase(word)?.text ?? kinPhrase(word.replace(/s$/, ''))?.text ?? 'Dad';
    const base = grown.every(({ name }) => name !== phrase) ? phrase : (OTHER[phrase] ?? `Other ${phrase}`);
    const own =
      grown.length === 0 && company.grownUp.name === base
        ? company.grownUp
        : company.person(
            base,
            kinRoleBeside(
              base,
              grown.map(({ name }) => name),
            ),
          );
    grown.push(own);
    return own;
  };
  const brotherOf = ({ word }: Sharer): Figure => {
    const known = named.shift();
    const tie = word.replace(/s$/, '');
    if (known)
      return {
        ...known,
        introduced:
          tie === 'friend' ? known.name : `${child.names} ${tie.replace(/^(?:my|his|her|our) /, '')} ${known.name}`,
      };
    const free = NAMES.filter((each) => !taken.has(each));
    const name = chance.pick(...free);
    taken.add(name);
    if (tie === 'friend') return company.person(name, 'child');
    // "My brother" is in the book already, without a name: it is the same one.
    const isHere = !isNamed && !isTaken && alsoThere.length > 0;
    isTaken ||= isHere;
    return isHere
      ? childOfFamily({ K: child, company }, tie, name)
      : { ...company.person(name, 'child'), introduced: `${child.names} ${tie} ${name}` };
  };
  const all = shared.who.map(figureOf);
  if (all.some((each) => each === null)) return null;
  const figures = all.filter((each) => each !== null);
  const [one, two, ...more] = figures;
  if (one === undefined || two === undefined || new Set(figures.map(({ id }) => id)).size < figures.length) return null;
  const isSwapped =
    LOUD.test(shared.who[0]?.adjectives.join(' ') ?? '') && !LOUD.test(shared.who[1]?.adjectives.join(' ') ?? '');
  const [P, Q] = isSwapped ? [two, one] : [one, two];
  const { z } = shared;
  const home = P.being?.setting ?? 'garden';
  return {
    P,
    Q,
    more: more.slice(0, 2),
    shared,
    z,
    on: INSIDE.test(z) ? 'in' : 'on',
    at:
      theme.place?.place?.setting ??
      AT.find(([word]) => word.test(z))?.[1] ??
      (INDOORS.includes(home) ? 'garden' : home),
    drawn: [THING_WORDS.get(z)?.entry.drawn ?? []].flat(),
    company,
    chance,
  };
}

/** The second one of two who are called alike, as families do. */
const OTHER: Readonly<Record<string, string>> = {
  Dad: 'Daddy',
  Daddy: 'Papa',
  Mum: 'Mama',
  Mummy: 'Mama',
  Grandma: 'Nana',
  Grandpa: 'Grandad',
  Papa: 'Dad',
};
