import type { BookScript, Gender } from '@storylantern/contract';
import { kinRole, kinRoleBeside } from './kin-role.ts';
import { BEINGS, saidOf, type Being } from '@storylantern/library';
import { kinPhrase } from '../../facts/kin.ts';
import type { Chance, Company, Figure, PersonRole } from '../arc.ts';
import type { AlsoTold, ChildIsHero } from '../brief.ts';
import type { Entity, Theme } from '../theme.ts';
import { beingNamed } from '../theme/entries.ts';
import { coatOf } from '../coat-words.ts';
import { genericBeing } from '../theme/generic-being.ts';
import { storyChild } from '../theme/odd-child.ts';
import { besideTheHero, childAsHero, childItself, mateOf } from './as-hero.ts';
import { adultFigure, beingFigure, childFigure, type CastFigure, type Said } from './figure.ts';
import type { Family } from './family.ts';
import { isOfTheme } from './in-our-parts.ts';
import { nameAtHome } from './named-at-home.ts';

/** Names for a child whose name was not given; none of them says boy or girl for sure. */
const CHILD_NAMES = [
  'Robin',
  'Suki',
  'Remy',
  'Noor',
  'Indigo',
  'Jess',
  'Ari',
  'Wren',
  'Tobi',
  'Mika',
  'Sunny',
  'Ellis',
];
/** Names for a being whose own are all taken. */
const SPARE_NAMES = ['Button', 'Pocket', 'Crumb', 'Tuppence', 'Pickle', 'Mop', 'Clover', 'Bramble', 'Dot', 'Fidget'];
/** Kinds that make a small friend for a child, when the family keeps no animal. */
const FRIENDS: ReadonlySet<Being['isa']> = new Set(['pet', 'bird', 'insect', 'farm']);
/** Nobody takes these for a walk. */
const STINGS = /^(?:scorpion|wasp|hornet|mosquito|jellyfish|tarantula|vulture)$/;
/** Kinds met on a road or in a crowd. */
const PASSERS_BY: ReadonlySet<Being['isa']> = new Set(['pet', 'farm', 'wild', 'bird', 'insect']);
/** A fish in a bowl does not walk by, and cannot come along. */
const staysInWater = ({ drawing }: Being): boolean => 'animal' in drawing && drawing.animal === 'fish';
const OF_SOMEBODY_SMALL = /^(?:baby|little|small|smallest|tiny|young)$/;
const OF_A_GROWN_UP =
  /^(?:Mr|Mrs|Miss|Ms|Dr|Old|Great|Grand|Captain|Professor|Sir|Lady|Admiral|Colonel|Lord|Uncle|Aunt\w*)\b/;
/** Taller than a grown-up does not fit into a crowd. */
const LARGEST_PASSER_BY = 3;

/** Pronouns follow the family's own choice; without one the name is repeated. */
const SAID_OF: Readonly<Record<Gender, Said>> = {
  boy: 'he',
  girl: 'she',
  'non-binary': 'name',
  'prefer-not-to-say': 'name',
};

/** Everything casting needs to know. */
export interface Casting {
  readonly theme: Theme;
  readonly family: Family;
  /** Years, 2 to 12. */
  readonly age: number;
  readonly chance: Chance;
  /** Other children of the family who are in it. */
  readonly alsoInIt?: readonly AlsoTold[];
  /** Friends of earlier nights: one of the same kind is the same one. */
  readonly friends?: BookScript['friends'];
  /** The theme's own hero is the child: "my daughter as a mermaid". */
  readonly childIsHero?: ChildIsHero | undefined;
  /** The children whom the family names have the parts of children and passers-by of ours, where an arc has such parts. */
  readonly inOurParts?: OurParts | null;
}

/**
 * Which parts of ours are theirs: also that of the small friend beside a child, or those of other children alone, since a
 * plot that has both may have no use for a friend.
 */
export type OurParts = 'friend-and-others' | 'others';

/** Somebody whom only the details name. */
const NOBODY_YET: Omit<Entity, 'word'> = {
  adjectives: [],
  plural: false,
  name: null,
  being: null,
  place: null,
  thing: null,
  known: true,
};

/** Casts a book: the same theme, family and chance give the same company. */
export function companyOf({
  theme,
  family,
  age,
  chance,
  alsoInIt = [],
  friends = [],
  childIsHero,
  inOurParts = null,
}: Casting): Company {
  // "Otis the otter loses his blanket": the name is the otter's, and the child has its own.
  const heroName = theme.heroName !== null && theme.heroName === theme.hero?.name ? null : theme.heroName;
  const childName = heroName ?? family.childName ?? chance.pick(...CHILD_NAMES);
  const taken = new Set([childName.toLowerCase()]);
  const reader = childFigure('child', childName, age, family.childSaid, true);
  const asHero = childItself(theme, childIsHero);
  const others = alsoInIt
    .filter(({ name }) => !taken.has(name.toLowerCase()))
    .map(({ name, age: years, gender, word }, n) => {
      taken.add(name.toLowerCase());
      const also = childFigure(
        `also-${n + 1}`,
        name,
        Math.max(2, years ?? age),
        SAID_OF[gender ?? 'non-binary'],
        false,
      );
      return word === undefined ? also : { ...also, introduced: `${reader.names} ${word} ${name}` };
    });
  // Whoever is the hero is not also the child who knows the hero: a brother or a sister is, else a friend.
  const [child = reader, ...alsoThere] = asHero
    ? besideTheHero(asHero, others, () => mateOf(reader, childName, age, chance))
    : [reader, ...others];
  taken.add(child.name.toLowerCase());
  let met = 0;
  const back = new Set<string>();
  /** The friend of an earlier night that is of this kind and is not back yet. */
  const friendAgain = (id: string, being: Being): BookScript['friends'][number] | undefined => {
    const same = friends.filter((each) => each.kind === being.id && !back.has(each.name));
    const again = same.find((each) => each.id === id) ?? same[0];
    if (again) back.add(again.name);
    return again;
  };

  const freeName = (names: readonly string[]): string => {
    const free = names.filter((each) => !taken.has(each.toLowerCase()));
    const spare = SPARE_NAMES.filter((each) => !taken.has(each.toLowerCase()));
    const name = free.length > 0 ? chance.pick(...free) : spare.length > 0 ? chance.pick(...spare) : `Dot ${met}`;
    taken.add(name.toLowerCase());
    return name;
  };
  const cast = (id: string, being: Being, entity: Entity | null, said?: Said): CastFigure => {
    const again = friendAgain(id, being);
    const own = entity?.name ?? again?.name ?? null;
    if (own !== null) taken.add(own.toLowerCase());
    const word = entity?.word ?? being.id;
    // The theme's own pronoun keeps "Mrs Damp" from a toad that lost "his" hat; without one the name decides.
    const name =
      own ??
      freeName(
        being.names.filter(
          (each) =>
            ((said ?? saidOf(word, each)) === saidOf(word, each) || saidOf(word, each) === null) &&
            // No baby bear and no little bear is called Mrs Hugg.
            !(entity?.adjectives.some((one) => OF_SOMEBODY_SMALL.test(one)) === true && OF_A_GROWN_UP.test(each)),
        ),
      );
    return beingFigure(id, being, {
      name,
      said: again?.said ?? said ?? saidOf(word, name) ?? chance.pick<Said>('he', 'she'),
      ...(entity === null ? {} : { word: entity.word, adjectives: entity.adjectives }),
      age,
    });
  };

  const feared = theme.relation === 'fear' ? (theme.other?.being?.id ?? null) : null;
  const inTheme = new Set([theme.hero, theme.other].flatMap((each) => (each?.being ? [each.being.id] : [])));
  /** The family's own keep their names, and the look that the parent gave them: each of two cats, and the toy that is like it. */
  const asAtHome = (entity: Entity): Entity => {
    const own = nameAtHome(
      family.named.filter((each) => entity.name === null || each.name === entity.name),
      entity,
      (name) => entity.name === null && taken.has(name.toLowerCase()),
    );
    const name =
      entity.name ?? own?.name ?? (family.pet?.being.id === entity.being?.id ? (family.pet?.name ?? null) : null);
    const colour = own?.colour ?? null;
    const isSaid = colour === null || entity.adjectives.some((each) => coatOf(each) !== null);
    return { ...entity, name, adjectives: isSaid ? entity.adjectives : [...entity.adjectives, colour] };
  };
  /** He or she, where the details say it of whoever has the name. */
  const saidAtHome = (name: string | null): Said | undefined =>
    family.named.find((each) => each.name === name)?.said ?? undefined;
  function lookOf(name: string): readonly string[] {
    const colour = family.named.find((each) => each.name === name)?.colour ?? null;
    return colour === null ? [] : [colour];
  }
  const ofFamily = family.childSaid === 'name' ? undefined : family.childSaid;
  const hero =
    theme.hero === null
      ? child
      : asHero
        ? childAsHero(reader, asHero, childIsHero?.said ?? ofFamily ?? heroSaid(theme) ?? 'name', age)
        : cast(
            'hero',
            theme.hero.being ?? genericBeing(theme.hero.word, 'animal'),
            asAtHome(theme.hero),
            saidAtHome(asAtHome(theme.hero).name) ?? heroSaid(theme),
          );
  const other =
    theme.other === null
      ? null
      : cast(
          'other',
          theme.other.being ?? genericBeing(theme.other.word, 'animal'),
          feared === null ? asAtHome(theme.other) : theme.other,
          saidAtHome(asAtHome(theme.other).name),
        );
  const used = new Set(inTheme);
  const waiting =
    inOurParts === null
      ? []
      : alsoThere.filter((each) => !/['’]s /u.test(each.name) && !isOfTheme(tieIn(each), theme.raw));
  const mayBeFriend = inOurParts === 'friend-and-others' && family.pet === null;
  const friend = hero === child ? ((mayBeFriend ? waiting.shift() : undefined) ?? smallFriend()) : child;

  function smallFriend(): Figure {
    const pet = family.pet;
    if (pet && pet.being.id !== feared && !inTheme.has(pet.being.id)) {
      used.add(pet.being.id);
      taken.add(pet.name.toLowerCase());
      return beingFigure('friend', pet.being, {
        name: pet.name,
        said: pet.said,
        word: pet.word,
        adjectives: lookOf(pet.name),
        age,
      });
    }
    const liked = [...friends.filter((each) => each.id === 'friend').map((each) => each.kind), ...family.interests]
      .map(beingNamed)
      .find((being) => being && being.isa !== 'person' && being.id !== feared && !inTheme.has(being.id));
    const small = BEINGS.filter(
      (each) =>
        FRIENDS.has(each.isa) &&
        !STINGS.test(each.id) &&
        !staysInWater(each) &&
        each.size <= 2 &&
        !inTheme.has(each.id) &&
        each.id !== feared,
    );
    const being = liked ?? (small.length > 0 ? chance.pick(...small) : genericBeing('bird', 'animal'));
    used.add(being.id);
    return cast('friend', being, null);
  }

  function smallOnes(): readonly Figure[] {
    const { pet, baby } = family;
    const isThere = (name: string): boolean => [hero, child, other, ...alsoThere].some((each) => each?.name === name);
    const named = baby === null || isThere(baby) ? [] : [personFigure('baby', baby, 'baby', age)];
    if (pet === null || isThere(pet.name) || pet.being.id === feared) return named;
    // The small friend whom no page may need is that pet already.
    const own = friend.name === pet.name;
    return [
      ...named,
      own
        ? friend
        : beingFigure('pet', pet.being, {
            name: pet.name,
            said: pet.said,
            word: pet.word,
            adjectives: lookOf(pet.name),
            age,
          }),
    ];
  }

  const next = (): string => `met-${++met}`;
  // Granny the pirate is not also who stands by.
  const grown = family.grownUp && !taken.has(family.grownUp.name.toLowerCase()) ? family.grownUp : null;
  return {
    theme,
    child,
    reader: asHero ? hero : child,
    hero,
    friend,
    other,
    grownUp: grown
      ? adultFigure('grown-up', grown.name, grown.said, kinRole(grown.name))
      : adultFigure('grown-up', 'the grown-up', 'name', 'parent'),
    otherGrownUp:
      grown && family.otherGrownUp !== null && !taken.has(family.otherGrownUp.toLowerCase())
        ? adultFigure('grown-up-2', family.otherGrownUp, 'name', kinRoleBeside(family.otherGrownUp, [grown.name]))
        : null,
    smallOnes: smallOnes(),
    meet: (id) => {
      const being = beingNamed(id) ?? storyChild(id) ?? genericBeing(id, 'animal');
      used.add(being.id);
      const own = nameAtHome(family.named, { word: being.id, being }, (name) => taken.has(name.toLowerCase()));
      const met: Entity | null = own === undefined ? null : { ...NOBODY_YET, word: being.id, being, name: own.name };
      return cast(next(), being, met, own?.said ?? undefined);
    },
    passersBy: (count, fits = () => true) => {
      const may = BEINGS.filter(
        (each) =>
          PASSERS_BY.has(each.isa) &&
          !staysInWater(each) &&
          each.size <= LARGEST_PASSER_BY &&
          !used.has(each.id) &&
          each.id !== feared &&
          fits(each),
      );
      const named = waiting.splice(0, count);
      const met = chance.some(count - named.length, may).map((being) => {
        used.add(being.id);
        return cast(next(), being, null);
      });
      return [...named, ...met];
    },
    person: (name, role) => (role === 'child' ? waiting.shift() : undefined) ?? personFigure(next(), name, role, age),
    alsoThere,
    interests: family.interests,
    aids: family.aids,
    comforter: family.comforter,
    details: family.details,
    chance,
  };
}

/** "best friend" of somebody told of as "Mia's best friend Ben"; undefined of whom only a name is told. */
const tieIn = ({ introduced, name }: Figure): string | undefined =>
  introduced === name
    ? undefined
    : introduced
        .slice(introduced.search(/['’]s? /u), -name.length)
        .replace(/^['’]s? /u, '')
        .trim();

/** A person of a book by the part they have in it. */
export function personFigure(id: string, name: string, role: PersonRole, age: number): CastFigure {
  if (role === 'child') return childFigure(id, name, age, 'name', false);
  if (role !== 'baby') return adultFigure(id, name, 'name', role);
  return {
    ...childFigure(id, name, 0, 'name', false),
    kind: 'baby',
    aKind: 'a baby',
    theKind: 'the baby',
    kinds: 'babies',
    character: { is: 'baby', id, name },
  };
}

/** "her" and "his" in a theme about somebody else are that hero's. */
function heroSaid(theme: Theme): Said | undefined {
  const kin = theme.hero?.name ? kinPhrase(theme.hero.name)?.gender : undefined;
  if (kin !== undefined) return kin === 'f' ? 'she' : 'he';
  if (theme.childRole !== null) return undefined;
  const she =
    /\b(?:she|her|hers|herself)\b/i.test(theme.raw) ||
    /(?:princess|queen|witch|mermaid|girl|sister)\b/i.test(theme.hero?.word ?? '');
  const he =
    /\b(?:he|him|his|himself)\b/i.test(theme.raw) ||
    /(?:prince|king|wizard|boy|brother)$/i.test(theme.hero?.word ?? '');
  // Of the family's own cousin it is not for us to say.
  if (she === he) return /^(?:cousin|friend)$/.test(theme.hero?.word ?? '') ? 'name' : undefined;
  return she ? 'she' : 'he';
}
