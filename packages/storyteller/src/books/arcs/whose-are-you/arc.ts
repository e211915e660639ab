import type { SettingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { beingNamed } from '../../theme/entries.ts';
import { atHome, isRooted, type AtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody small looks for its mother, who is going round after it; they meet when one of them stays where it is. */
export interface WhoseAreYou extends AtHome {
  readonly small: Figure;
  readonly child: Figure;
  /** "Mummy", "Dad": as the parent says it, and what they are called by others ("your mummy"). */
  readonly mum: string;
  readonly ofIts: string;
  /** She, he; her, him. */
  readonly She: string;
  readonly she: string;
  readonly her: string;
  /** The grown one of the kind, and her noise. */
  readonly large: Figure;
  readonly calls: string;
  /** How large she is when she is seen, one sentence of at most six words. */
  readonly sized: string;
  /** Who is big, who is soft and who is loud, and is none of them it. */
  readonly asked: readonly [big: Figure, soft: Figure, loud: Figure];
  readonly setting: SettingName;
  readonly chance: Chance;
}

const PARENT = 'mum|mummy|mom|mommy|mama|mamma|mother|dad|daddy|papa|father';
const LOOKED_FOR = new RegExp(
  String.raw`\b(?:lost|lose|loses|looks?(?:ing)? for|search(?:es|ing)? for|find(?:s|ing)?|can(?:'t|not| not) find|misses|missing|wants|is away from|without|where(?:'s| is)) (?:for )?(?:(?:his|her|its|their|a) (?:own )?)?(${PARENT})\b`,
  'iu',
);
/** What the young of a kind grow into. */
const GROWN: Readonly<Record<string, string>> = {
  duckling: 'duck', chick: 'hen', kitten: 'cat', puppy: 'dog', lamb: 'sheep', piglet: 'pig', foal: 'horse', calf: 'cow',
  tadpole: 'frog', cub: 'bear', owlet: 'owl', joey: 'kangaroo', fawn: 'deer', gosling: 'goose', cygnet: 'swan', kid: 'goat',
}; // prettier-ignore
/** What somebody small will be: a duckling a duck, and a small bear a bear. */
export function grownOf({ kind, being }: Figure): Being | null {
  if (!being) return null;
  const named = /^(.+) (?:chick|pup|cub|calf|kitten|foal|joey|kit|baby)$/.exec(kind)?.[1] ?? '';
  return beingNamed(named) ?? beingNamed(GROWN[being.id] ?? being.id) ?? being;
}

/** Nobody of these has a mother who comes over the hill. */
const NO_MOTHER = /^(?:person|vehicle|thing)$/;

const BIG: readonly string[] = ['cow', 'horse', 'elephant', 'hippo', 'bear'];
const SOFT: readonly string[] = ['sheep', 'rabbit', 'llama', 'hen'];
const LOUD: readonly string[] = ['donkey', 'goose', 'cockerel', 'parrot'];
const WILD_BIG: readonly string[] = ['elephant', 'hippo', 'bear'];
const WILD_SOFT: readonly string[] = ['sloth', 'capybara', 'rabbit'];
const WILD_LOUD: readonly string[] = ['parrot', 'monkey', 'toucan'];
const COLD_BIG: readonly string[] = ['polar bear', 'walrus'];
const COLD_SOFT: readonly string[] = ['rabbit', 'owl'];
const COLD_LOUD: readonly string[] = ['goose', 'seal'];
const SEA_BIG: readonly string[] = ['whale', 'walrus'];
const SEA_SOFT: readonly string[] = ['seal', 'octopus'];
const SEA_LOUD: readonly string[] = ['dolphin', 'crab'];

const whoIsLost = (theme: Theme): Theme['hero'] => {
  const who = theme.other ?? theme.hero;
  return who?.being && !NO_MOTHER.test(who.being.isa) && !isRooted(who.being) ? who : null;
};

function bind(company: Company): WhoseAreYou | null {
  const { theme, child, chance } = company;
  const word = LOOKED_FOR.exec(theme.raw)?.[1]?.toLowerCase();
  const small = [company.other, company.hero].find((each) => each?.being?.id === whoIsLost(theme)?.being?.id);
  if (word === undefined || !small?.being || small.isChild) return null;
  const grown = grownOf(small) ?? small.being;
  const home = grown.setting;
  if (home === 'sky' || home === 'space') return null;
  const isSea = home === 'undersea';
  const isCold = home === 'snow';
  const isWild = /^(?:jungle|savanna|desert|mountain)$/.test(home);
  const [big, soft, loud] = isSea
    ? [SEA_BIG, SEA_SOFT, SEA_LOUD]
    : isCold
      ? [COLD_BIG, COLD_SOFT, COLD_LOUD]
      : isWild
        ? [WILD_BIG, WILD_SOFT, WILD_LOUD]
        : [BIG, SOFT, LOUD];
  const taken = [small.being.id, grown.id, company.hero.being?.id];
  const one = (ids: readonly string[]): Figure | null => {
    const free = ids.filter((id) => !taken.includes(id) && beingNamed(id));
    return free.length === 0 ? null : company.meet(chance.pick(...free));
  };
  const [A, B, C] = [one(big), one(soft), one(loud)];
  if (!A || !B || !C) return null;
  const isHe = /^(?:dad|papa|father)/.test(word);
  const large = company.meet(grown.id);
  return {
    small,
    child,
    mum: word.charAt(0).toUpperCase() + word.slice(1),
    ofIts: word,
    She: isHe ? 'He' : 'She',
    she: isHe ? 'he' : 'she',
    her: isHe ? 'him' : 'her',
    large,
    calls: large.says.toUpperCase(),
    sized:
      grown.size >= 4
        ? 'As big as a shed!'
        : grown.size === 3
          ? 'As big as a chair!'
          : grown.size === 2
            ? 'As big as a hat!'
            : 'As big as a bun!',
    asked: [A, B, C],
    setting: home,
    ...atHome(home, child),
    chance,
  };
}

/** Two who look for each other, one behind the other. */
export const whoseAreYou = arc<WhoseAreYou>({
  id: 'whose-are-you',
  fits: (theme) => (LOOKED_FOR.test(theme.raw) && whoIsLost(theme) !== null && theme.fear === null ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
