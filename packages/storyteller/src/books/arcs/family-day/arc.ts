import { kinRoleBeside } from '../../company/kin-role.ts';
import { arc, type Chance, type Company, type Figure, type PersonRole } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { householdIn, isOfKin, isTogether, newcomerIn, type HouseholdMember } from '../../theme/household.ts';
import { takenEverywhere } from '../always-with/everywhere.ts';
import { cap } from '../wording.ts';
import { belongingIn, type Belonging } from './belonging.ts';
import { creaturesErrand } from './creatures.ts';
import { ERRANDS, type Errand } from './errands.ts';
import { OUTINGS } from './outings.ts';
import { likeItMiddle, likeItYoung } from './like-it.ts';
import { likeItOld } from './like-it-old.ts';
import { awaitedIn, meetingErrand } from './meeting.ts';
import { middle } from './middle.ts';
import { nothingMiddle, nothingYoung } from './nothing.ts';
import { nothingOld } from './nothing-old.ts';
import { old } from './old.ts';
import { packingErrand, travelErrand } from './travel.ts';
import { watchingErrand } from './watching.ts';
import { young } from './young.ts';

/** The child and somebody of the family do something ordinary together. */
export interface FamilyDay {
  readonly child: Figure;
  /** Who never goes anywhere without something odd: a person or a pet, by the name the parent gave. */
  readonly lead: Figure;
  /** The first mention of the lead, as a subject: "Grandpa", "Biscuit the dog", "Mia's brother Leo". */
  readonly introduced: string;
  /** Somebody else of the family who is there as well. */
  readonly also: Figure | null;
  readonly alsoIntroduced: string;
  /** A child of the same class, met on the way. */
  readonly seen: Figure;
  readonly isPet: boolean;
  readonly errand: Errand;
  /** The same for the longest telling, in which half a day goes by. */
  readonly longErrand: Errand;
  /** What the lead says of the odd thing; the noise of a pet. */
  readonly refrain: string;
  /** What the theme is about, when that is something the lead is known by: "Dad's beard". */
  readonly owned: Belonging | null;
  /** Nothing is asked but to be together, and that is what happens: nothing, which is harder than it sounds. */
  readonly isNothing: boolean;
  /** "They were at Auntie Rose's, for the day. ", "They were staying at home. "; else empty. */
  readonly at: string;
  /** The same where they set out after all: "It had been going to be a lazy day. ". */
  readonly once: string;
  /** The day of the week, as the theme says it. */
  readonly day: string;
  /** The grown-up who comes along where a child is out with a brother, a sister or a pet. */
  readonly minder: Figure | null;
  readonly chance: Chance;
}

/** Whoever of the theme is an animal of the family's own. */
const petOf = ({ hero, raw }: Theme): boolean =>
  hero?.being !== null &&
  hero !== null &&
  ((hero.being?.isa === 'pet' && !hero.plural && (hero.name !== null || /\b(?:our|my)\b/i.test(raw))) ||
    // "a picnic with teddy": it comes along as anybody does who is carried.
    (/^(?:teddy(?: bear)?|bunny|doll|dolly)$/.test(hero.word) && isAnOuting(raw)));

const YOUNG_ROLE: Readonly<Record<string, PersonRole>> = { child: 'child', baby: 'baby', lodger: 'neighbour' };

/** A baby builds no dens. */
const peopleOf = (theme: Theme): readonly HouseholdMember[] =>
  householdIn(theme).filter((each) => each.is !== 'baby' && each.word !== awaitedIn(theme.raw)?.word);

/** "our family picnic" names nobody and means everybody. */
const OF_ALL = /\b(?:our|my|the|a) family\b|\bfamily (?:day|picnic|outing|walk|trip)\b/i;
const isNamed = (who: Figure): boolean => !who.name.startsWith('the ');
const ofTheFamily = ({ grownUp }: Company): { readonly who: Figure; readonly introduced: string } => ({
  who: grownUp,
  introduced: grownUp.name,
});

/** What families do when nobody says what: no chores, and nothing that needs a garden of one's own. */
const ANY_DAY: readonly Errand[] = [...ERRANDS, ...OUTINGS].filter((each) =>
  /^(?:den|picnic|walk|treasure-hunt|library)$/.test(each.id),
);

/** Of these nobody stays at home and does nothing. */
const GOES_OUT =
  /\b(?:day out|days? trip|trip|outing|adventure|explor\w*|holiday|picnic|walk\w*|hik\w*|cousins|family)\b/i;
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

const IN_IT: readonly (readonly [RegExp, string, string])[] = [
  [/\bp[yj]\w*jamas\b|\bpjs\b/i, 'They were staying in pyjamas. ', 'It had been going to be a day in pyjamas. '],
  [/\bat home\b/i, 'They were staying at home. ', 'It had been going to be a day at home. '],
  [/\blazy\b/i, 'It was to be a lazy day. ', 'It had been going to be a lazy day. '],
];

/** How nothing is done, as the theme says it: a sentence with a space after it, or two empty ones. */
function whereabouts(raw: string, who: Figure): Pick<FamilyDay, 'at' | 'once'> {
  const visit = `They were at ${who.names}, for the day. `;
  if (/\bvisit\w*|['’]s (?:house|home|place|flat)\b/i.test(raw)) return { at: visit, once: visit };
  const [, at, once] = IN_IT.find(([words]) => words.test(raw)) ?? [null, '', ''];
  return { at, once };
}

/** A theme that names who is together, and nothing that they do. */
const isOnlyTogether = ({ raw, place, thing, activity, relation }: Theme, named: number): boolean =>
  named > 0 &&
  !GOES_OUT.test(raw) &&
  place?.known !== true &&
  (thing?.known !== true || /^pyjamas?$/.test(thing.word)) &&
  activity === null &&
  /^(?:none|friend|want)$/.test(relation);

function bind(company: Company, turn?: number): FamilyDay | null {
  const { theme, child, hero, chance } = company;
  const named = peopleOf(theme).flatMap((each) => membersOf(company, each));
  // "our family picnic": the one the parent told of is there.
  const people =
    named.length > 0 || !OF_ALL.test(theme.raw) || !isNamed(company.grownUp) ? named : [ofTheFamily(company)];
  const pet = petOf(theme) && hero.being ? { who: hero, introduced: hero.introduced } : null;
  // Nobody is named: whoever is always there goes too.
  const friend = company.friend.being ? { who: company.friend, introduced: company.friend.introduced } : null;
  // Whom the parent tells of besides comes before a pet.
  const [there] = company.alsoThere;
  const beside = there ? { who: there, introduced: there.introduced } : friend;
  const alone = people.length === 0 && !pet && hero.isChild ? beside : null;
  const [first, second] = [...people, ...(pet ? [pet] : []), ...(alone ? [alone] : [])];
  if (!first) return null;
  const isPet = first === pet || (first === alone && !there);
  const owned = isPet ? null : belongingIn(theme);
  const namesErrand = errandOf(theme) !== null;
  const asked = errandOf(theme) ?? chance.pick(...ANY_DAY.filter((each) => !isPet || !each.withHands));
  // "Camping in the garden" is not in a wood.
  const camp = asked.id === 'camping' ? theme.place?.place?.setting : undefined;
  const errand = camp === undefined ? asked : { ...asked, setting: camp };
  return {
    child,
    lead: first.who,
    introduced: first.introduced,
    also: second?.who ?? null,
    alsoIntroduced: second?.introduced ?? '',
    seen: company.person(chance.pick('Dara', 'Milo', 'Fern', 'Kofi'), 'child'),
    isPet,
    owned,
    // A family that has had it gets an outing the next time.
    isNothing:
      owned === null && !namesErrand && isOnlyTogether(theme, people.length + (pet ? 1 : 0)) && (turn ?? 0) % 4 !== 3,
    ...whereabouts(isPet ? '' : theme.raw, first.who),
    day: cap((WEEKDAY.exec(theme.raw)?.[0] ?? 'Sunday').toLowerCase()),
    minder: (isPet || first.who.kind === 'child') && first.who !== company.grownUp ? company.grownUp : null,
    errand,
    longErrand:
      packingErrand(theme.raw) ?? (errand.arrives ? (ERRANDS.find((each) => each.id === 'walk') ?? errand) : errand),
    refrain: isPet
      ? first.who.says
      : chance.pick(
          'You never know',
          'It may come in handy',
          'Better with it than without',
          'Just in case',
          'It likes to come along',
          'There is room for it',
          'It is no trouble',
          'You may want it',
          'I would miss it',
          'It comes too',
        ),
    chance,
  };
}

/** "my two sisters" are all whom the parent names besides. */
function membersOf(company: Company, member: HouseholdMember): ReturnType<typeof personOf>[] {
  const several = member.called === null && new RegExp(`\\b${member.word}s\\b`, 'i').test(company.theme.raw);
  return several && company.alsoThere.length > 1
    ? company.alsoThere.map(({ name }) => personOf(company, { ...member, called: name }))
    : [personOf(company, member)];
}

function personOf(
  { child, grownUp, person, alsoThere }: Company,
  { called, is, word }: HouseholdMember,
): { readonly who: Figure; readonly introduced: string } {
  if (is === 'grown-up') {
    const who =
      called === grownUp.name
        ? grownUp
        : person(called ?? word, kinRoleBeside(word, grownUp.name === 'the grown-up' ? [] : [grownUp.name]));
    return { who, introduced: who.name };
  }
  const there = called === null ? alsoThere[0] : alsoThere.find((each) => each.name === called);
  if (there)
    return {
      who: there,
      introduced: there.name.startsWith(child.names) ? there.name : `${child.names} ${word} ${there.name}`,
    };
  const own = called ?? `${child.names} ${word}`;
  return {
    who: person(own, YOUNG_ROLE[is] ?? 'child'),
    introduced: called === null || is === 'lodger' ? own : `${child.names} ${word} ${called}`,
  };
}

/** What is done indoors while it rains is no walk. */
const INDOORS = /\b(?:bak|cook|paint|draw|craft|knit|sew|read|play)\p{L}*/iu;
const errandOf = ({ raw }: Theme): Errand | null =>
  meetingErrand(raw) ??
  travelErrand(raw) ??
  watchingErrand(raw) ??
  creaturesErrand(raw) ??
  OUTINGS.find((each) => each.words.test(raw)) ??
  ERRANDS.find((each) => each.words.test(raw) && !(each.id === 'walk' && INDOORS.test(raw))) ??
  null;

/** "a walk in the rain", "a picnic on a rainy day": what is done, and nobody is named who does it. */
const isOnlyTheDay = (theme: Theme): boolean => {
  const { relation, hero, other, place, first, activity, thing } = theme;
  const errand = errandOf(theme);
  return (
    errand !== null &&
    !errand.withHands &&
    /^(?:none|go)$/.test(relation) &&
    [hero, other, first, theme.fear, theme.clause, theme.wish ?? null].every((each) => each === null) &&
    // A tent may stand in a garden.
    (place === null || (!place.known && relation === 'none') || errand.id === 'camping') &&
    activity === null &&
    (thing === null || errand.words.test(thing.word)) &&
    peopleOf(theme).length === 0 &&
    !takenEverywhere(theme) &&
    isAnOuting(theme.raw)
  );
};
const isAnOuting = (raw: string): boolean =>
  /\b(?:walk\w*|picnic|outing|stroll|hik\w+|day out|puddles?)\b/i.test(raw) ||
  meetingErrand(raw) !== null ||
  travelErrand(raw) !== null ||
  watchingErrand(raw) !== null ||
  creaturesErrand(raw) !== null ||
  OUTINGS.some((each) => each.words.test(raw));

function fits(theme: Theme): number {
  const { raw, relation, hero, other, place, thing, first, activity } = theme;
  const people = peopleOf(theme);
  const pet = petOf(theme);
  if (isOnlyTheDay(theme)) return theme.place && errandOf(theme)?.id === 'camping' ? 12 : 7;
  if ((people.length === 0 && !pet && !OF_ALL.test(raw)) || newcomerIn(theme) || other || !isTogether(theme)) return 0;
  if ((hero && !pet) || takenEverywhere(theme) || theme.wish) return 0;
  if (people.length > 0 && !pet && belongingIn(theme)) return 12;
  // What is said of the pet is told of it.
  if (pet && people.length === 0 && theme.clause !== null && !place) return 4;
  // A theme that is only a pet, and says nothing of doing anything with it, is about the pet.
  if (pet && people.length === 0 && !/\b(?:me|I|we|us|my|our)\b/i.test(raw)) return 0;
  if (!/^(?:none|make|go|friend|want)$/.test(relation) && !(isOfKin(theme) && relation !== 'lost')) return 0;
  // What is made has an arc of its own, with the family in it.
  if (relation === 'make' && thing?.thing?.parts) return errandOf(theme)?.id === 'den' ? 13 : 6;
  if (errandOf(theme)) return 12;
  // What one learns from somebody of the family is practised.
  if (activity && /\b(?:teach\w*|learn\w*|show\w* (?:me|him|her) how)\b/i.test(raw)) return 6;
  if (isOfKin(theme) && people.length > 0 && !first && !place) return 12;
  if (first && !/\b(?:sister|brother)\b/i.test(raw)) return 0;
  if (relation === 'make' && thing) return 0;
  // A place that no word of the theme names was only put in.
  const goesTo = place?.known === true && raw.toLowerCase().includes(place.word.toLowerCase());
  return goesTo || thing?.known || (activity && !errandOf(theme)) ? 8 : 12;
}

/** An ordinary day with the family: it goes wrong for a reason, and right by the odd thing nobody wanted along. */
export const familyDay = arc<FamilyDay>({
  id: 'family-day',
  fits,
  bind,
  young: (bound) => (bound.owned ? likeItYoung(bound, bound.owned) : (bound.isNothing ? nothingYoung : young)(bound)),
  middle: (bound) =>
    bound.owned ? likeItMiddle(bound, bound.owned) : (bound.isNothing ? nothingMiddle : middle)(bound),
  old: (bound) => (bound.owned ? likeItOld(bound, bound.owned) : (bound.isNothing ? nothingOld : old)(bound)),
});
