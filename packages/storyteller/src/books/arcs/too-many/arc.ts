import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Entity } from '../../theme.ts';
import { livingNearBy, worldOf } from '../near-by.ts';
import { HOLDER, MENDERS, NUISANCES, REASONS, type Mender, type Nuisance, type Reason } from './callers.ts';
import { middle } from './middle.ts';
import { NOOKS, isNook, nookNamed, SEA_NOOK, type Nook } from './nooks.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody who asks to come in. */
export interface Caller {
  readonly who: Figure;
  /** "the badger"; in a crowd of one kind the name. */
  readonly called: string;
  readonly reason: Reason;
  readonly nuisance: Nuisance;
}

/** A place for one, and everybody in it. */
export interface TooMany {
  readonly host: Figure;
  /** The child, when somebody else is the host; they are there from the start. */
  readonly child: Figure | null;
  readonly grownUp: Figure;
  readonly nook: Nook;
  /** Whose it is: "Grandma's sofa", "the sofa". */
  readonly theNook: string;
  readonly callers: readonly [Caller, Caller, Caller];
  /** The last and smallest. */
  readonly last: { readonly who: Figure; readonly called: string; readonly mender: Mender; readonly reason: Reason };
  /** All the callers are of this kind: "kittens"; null when they are not. */
  readonly crowd: string | null;
  /** A place of the theme, as a sentence of its own: " It was at the library."; else empty. */
  readonly where: string;
  readonly chance: Chance;
}

/** Toys that are many come in a crowd; nobody gets into them. */
const TOYS = /^(?:teddy|bear|doll|toy|robot|snowman|balloon|kite)$/;

const isHolder = (entity: Entity | null): boolean =>
  !(entity?.plural === true && TOYS.test(entity.word)) &&
  (entity?.being?.isa === 'vehicle' || entity?.being?.isa === 'thing' || (entity !== null && entity.being === null));

/** The nook of a theme: a thing, or a vehicle that is named first. */
function nookOf(company: Company): Nook | null {
  const { theme, chance, hero: host } = company;
  const named =
    theme.thing && (theme.thing.known || isNook(theme.thing.word))
      ? theme.thing
      : isHolder(theme.hero) && theme.hero?.known
        ? theme.hero
        : null;
  if (named) {
    const drawing = named.being?.drawing;
    const asSomebody = drawing && 'thing' in drawing ? drawing.thing : null;
    const shown = named === theme.hero ? asSomebody : (named.thing?.drawn ?? asSomebody);
    return nookNamed(named.word, shown !== null ? [shown] : named.word.startsWith('bath') ? ['bathtub'] : []);
  }
  if (worldOf(host) === 'sea') return SEA_NOOK;
  // In a kitchen it does not rain.
  const inside = /\b(?:kitchen|bedroom|house|flat|room|school|classroom|library|shop|castle)\b/i.test(theme.raw);
  const nooks = NOOKS.filter(({ scene }) => !inside || scene.weather === undefined);
  return worldOf(host) === 'space' ? null : chance.pick(...nooks);
}

/** Said of a thing by the parent, and said again. */
const SIZE = /\b(?:enormous|gigantic|giant|huge)\b/i;

function bind(company: Company): TooMany | null {
  const { theme, hero, child, grownUp, other, chance } = company;
  const nook = nookOf(company);
  if (!nook) return null;
  // "Too many kittens" come to the child; "a monster and too many mice" come to the monster.
  const led = theme.hero?.plural === true && !isHolder(theme.hero);
  const many = led ? hero : other && theme.other?.plural && theme.other.known && !isHolder(theme.other) ? other : null;
  const crowdOf = many?.being ?? null;
  const host = isHolder(theme.hero) || led ? child : hero;
  const sea = worldOf(host) === 'sea' || crowdOf?.setting === 'undersea';
  if (sea && host.isChild) return null;
  const met =
    many && crowdOf
      ? [many, company.meet(crowdOf.id), company.meet(crowdOf.id)]
      : livingNearBy(host, 3, company, (being) => being.size > 1 || worldOf(host) === 'sea').toSorted(
          (a, b) => (a.being?.size ?? 2) - (b.being?.size ?? 2),
        );
  // Whoever else the theme names asks second.
  const asking = other && other !== many && theme.other?.known ? [met[0], other, met[1]] : met;
  const [first, second, third] = asking;
  if (!first || !second || !third) return null;
  const taken = [host.kind, first.kind, second.kind, third.kind];
  const menders = MENDERS.filter((each) => each.being !== null && !taken.includes(each.being));
  const mender = crowdOf || sea || menders.length === 0 ? HOLDER : chance.pick(...menders);
  const lastWho = crowdOf
    ? company.meet(crowdOf.id)
    : sea
      ? seaHolder(company, taken)
      : company.meet(mender.being ?? 'mouse');
  const reasons = chance.some(4, REASONS);
  const nuisances = chance.some(3, NUISANCES);
  const called = (who: Figure): string => (crowdOf ? who.name : who.theKind);
  const caller = (who: Figure, index: 0 | 1 | 2): Caller | null => {
    const [reason, nuisance] = [reasons[index], nuisances[index]];
    return reason && nuisance ? { who, called: called(who), reason, nuisance } : null;
  };
  const [one, two, three, four] = [caller(first, 0), caller(second, 1), caller(third, 2), reasons[3]];
  if (!one || !two || !three || !four) return null;
  const owns = new RegExp(String.raw`\b${grownUp.name}'s\b`, 'i').test(theme.raw);
  const size = SIZE.exec(theme.raw)?.[0].toLowerCase();
  const setting = theme.place?.place?.setting;
  return {
    host,
    child: host === child ? null : child,
    grownUp,
    nook: setting === undefined ? nook : { ...nook, scene: { ...nook.scene, setting } },
    theNook: owns ? `${grownUp.names} ${nook.noun}` : `the ${size === undefined ? '' : `${size} `}${nook.noun}`,
    callers: [one, two, three],
    last: { who: lastWho, called: called(lastWho), mender, reason: four },
    crowd: crowdOf && many ? many.kinds : null,
    where: theme.place?.place ? ` It was at ${theme.place.place.id}.` : '',
    chance,
  };
}

const seaHolder = (company: Company, taken: readonly string[]): Figure =>
  company.meet(['starfish', 'crab', 'seahorse'].find((id) => !taken.includes(id)) ?? 'lobster');

const SHARED =
  /\bshar(?:e|es|ed|ing) (?:an?|one|the|their) (?:\p{L}+ )?(?:umbrella|blanket|tent|bed|sofa|bath|den|box|boat|basket|chair|house|nest|hat|coat)\b/iu;

/** It was just right for one, and then they came. */
export const tooMany = arc<TooMany>({
  id: 'too-many',
  fits: ({ relation, hero, other, thing, place, raw }) => {
    if (relation === 'too-many') return 11;
    // Two who share an umbrella: there is room for one more, and then for one more.
    if (relation === 'friend' && SHARED.test(raw) && thing?.known && hero?.being && (other || hero.plural)) return 12;
    // "Three bears in a tent".
    if (relation === 'none' && hero?.plural && hero.being && !isHolder(hero) && thing !== null && isNook(thing.word))
      return 11;
    if (
      relation === 'none' &&
      hero?.plural &&
      hero.being &&
      hero.being.isa !== 'person' &&
      !isHolder(hero) &&
      !other &&
      !thing &&
      !place
    )
      return 5;
    return 0;
  },
  bind,
  young,
  middle,
  old,
});
