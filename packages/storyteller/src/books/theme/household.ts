import { WAS_A_BABY } from './was-a-baby.ts';
import type { Theme } from '../theme.ts';
import { kinPhrase, kinWords } from '../../facts/kin.ts';
import { isUnkind } from '../../facts/usable-phrase.ts';

/** Somebody of the family as a theme names them. */
export interface HouseholdMember {
  /** As a page calls them: "Nana", "Uncle Ben", "Leo"; null for a child or a baby whose name is not told. */
  readonly called: string | null;
  readonly is: 'grown-up' | 'child' | 'baby' | 'lodger';
  /** The parent's own word: "brother", "cousin", "grandma". */
  readonly word: string;
}

const GROWN = kinWords.join('|');
const YOUNG = 'brother|sister|cousin|stepbrother|stepsister|twin';
/** "Uncle Ben", "grandma", "my little brother Leo"; never "grandma's birthday", which is only about hers. */
const PERSON = new RegExp(
  String.raw`\b(?:(?<baby>(?:new |little |newborn )*baby(?: (?:brother|sister|boy|girl))?)|(?<grown>${GROWN})|(?<young>${YOUNG})s?|(?<lodger>lodger|flatmate|au pair))\b(?!'s (?!day off|and))(?:,? (?:called |named )?(?<name>\p{Lu}\p{Ll}[\p{L}-]{0,14})(?!\p{L}))?`,
  'giu',
);
/** A capital that begins no name. */
const NO_NAME = /^(?:And|Who|Is|Has|The|A|An|Goes|Go|At|In|On|To|Moves|Comes|Build|Builds|Make|Makes|Day|Me|My|Our)$/;

/** "dad's beard": a theme that names nobody and nothing else is about whoever it belongs to. */
const OWNER = new RegExp(PERSON.source.replace(String.raw`(?!'s (?!day off|and))`, "(?='s )"), PERSON.flags);
const namesNothing = ({ hero, other, place, thing, first, activity, relation }: Theme): boolean =>
  relation === 'none' &&
  [hero, other, place, thing].every((each) => !each?.known) &&
  first === null &&
  activity === null;

/** Everybody of the family whom a theme names, in its order. */
export function householdIn(theme: Theme): readonly HouseholdMember[] {
  const { raw } = theme;
  const found: HouseholdMember[] = [];
  const people = [...raw.matchAll(PERSON)];
  for (const { groups } of people.length === 0 && namesNothing(theme) ? raw.matchAll(OWNER) : people) {
    const word = (groups?.['baby'] ?? groups?.['grown'] ?? groups?.['young'] ?? groups?.['lodger'] ?? '').toLowerCase();
    // The pattern minds no capitals, a name does.
    const typed = groups?.['name'];
    const name = typed && /^\p{Lu}\p{Ll}/u.test(typed) && !NO_NAME.test(typed) && !isUnkind(typed) ? typed : null;
    if (found.some((each) => each.word === word)) continue;
    if (groups?.['baby']) found.push({ called: name, is: 'baby', word: 'baby' });
    else if (groups?.['young']) found.push({ called: name, is: 'child', word });
    else if (groups?.['lodger']) found.push({ called: name, is: 'lodger', word });
    else {
      const kin = kinPhrase(word)?.text ?? word;
      found.push({
        called: name === null || /^(?:Mum|Dad|Mom)/.test(kin) ? kin : `${kin} ${name}`,
        is: 'grown-up',
        word,
      });
    }
  }
  for (const { groups } of raw.matchAll(SEVERAL)) {
    for (const name of (groups?.['names'] ?? '').split(/, and |, | and /))
      if (!NO_NAME.test(name) && !isUnkind(name))
        found.push({ called: name, is: 'child', word: groups?.['word'] ?? '' });
  }
  return found;
}

/** "my brothers Tom and Will": each of them by name. */
const SEVERAL =
  /\b(?<word>brother|sister|cousin)s,? (?<names>\p{Lu}\p{Ll}[\p{L}-]{0,14}(?:(?:, | and |, and )\p{Lu}\p{Ll}[\p{L}-]{0,14})+)/gu;

/** Somebody comes to stay: "moves in with us", "lives with us now", "comes to our house to live". */
const COMES_TO_STAY =
  /\b(?:mov(?:es?|ed|ing) (?:in|to our|into our|back in)|(?:comes?|came|coming) (?:to|and) (?:live|stay)|(?:lives?|living|stay(?:s|ing)?) with us|(?:is|are) going to live with|joins? our family)\b/i;
/** A pet that is not yet at home. */
const NEW_PET = /\b(?:new|first|getting|got|adopt\w*|bring(?:s|ing)? home|comes? home|rescue)\b/i;
const OF_OURS = /\b(?:our|my|we|us|family)\b/i;
const KEPT: ReadonlySet<string> = new Set(['pet', 'farm', 'bird', 'wild']);

/** Who is new in a family, by the words of a theme. */
export type Newcomer =
  { readonly is: 'pet' } | { readonly is: 'baby' | 'child' | 'grown-up' | 'lodger'; readonly who: HouseholdMember };

/** Who is new in the family; null when a theme does not say that anybody is. Twins and new houses are told elsewhere. */
export function newcomerIn(theme: Theme): Newcomer | null {
  const { raw, relation, hero, other, first, place, clause } = theme;
  if (/\btwins\b/i.test(raw) || WAS_A_BABY.test(raw)) return null;
  const baby = householdIn(theme).find((each) => each.is === 'baby');
  const isBorn = first?.id === 'new baby' ? relation === 'first' || baby : baby && relation === 'none';
  if (isBorn && other === null && (hero === null || first?.words.includes(hero.word) === true))
    return { is: 'baby', who: baby ?? { called: null, is: 'baby', word: 'baby' } };
  if (hero?.being && hero.known && KEPT.has(hero.being.isa) && hero.being.size <= 3 && other === null && !place) {
    const isNew = hero.adjectives.includes('new') || NEW_PET.test(clause ?? '') || NEW_PET.test(raw);
    const ours =
      OF_OURS.test(raw) ||
      /\bbring\w* home\b/i.test(raw) ||
      (hero.being.isa === 'pet' && hero.adjectives.includes('new'));
    if (isNew && !hero.plural && ours && (clause === null || NEW_PET.test(clause))) return { is: 'pet' };
  }
  if (!COMES_TO_STAY.test(raw)) return null;
  const who = householdIn(theme).find((each) => each.is !== 'baby');
  return who ? { is: who.is, who } : null;
}

/** Together, or on a day. */
const TOGETHER =
  /'s \p{L}|\b(?:and|with|together|day|me|we|us|our|my|see|visit\w*|family|(?:brothers|sisters|twins|cousins)(?= \p{L}+ing))\b|[&+]/iu;
/** Whoever is away, at odds or unwell needs another book. */
const APART =
  /\b(?:away|leav\w+|left|goes? back|miss(?:es|ing)?|sick|ill|hospital|divorc\w*|split\w*|fight\w*|argu\w*|works?|working|shout\w*|cross|angry|sad|lonely|jealous|mean|hits?|hitting|bit|bites?|gone|old|share|sharing)\b/i;

/** Whether a theme is of the family doing something together, and says nothing that asks for a graver book. */
export const isTogether = (theme: Theme): boolean =>
  (TOGETHER.test(theme.raw) || isOfKin(theme)) && !APART.test(theme.raw);

const KIN_LEADS = new RegExp(
  String.raw`^(?:when )?(?:my |our |the |an? )?(?:${GROWN}|${YOUNG}) (?!and\b|or\b)\p{L}`,
  'iu',
);

/** "daddy dances funny", "when grandma was little": a theme that says something of one of the family. */
export const isOfKin = ({ raw, hero }: Theme): boolean => hero === null && KIN_LEADS.test(raw);

const MOVES =
  /\bmov(?:e|es|ed|ing) (?:house|home|away|to (?:a|our|the) (?:new|different|other|bigger|smaller))|\bnew (?:house|home|flat|apartment)\b|\bhouse move\b/i;

/** Whether a theme is of a family that moves house; a house that is somebody is none. */
export const isHouseMove = (theme: Theme): boolean =>
  theme.hero === null &&
  theme.other === null &&
  !newcomerIn(theme) &&
  (theme.first?.id === 'new house' || MOVES.test(theme.raw));

/** Whether a theme says enough by naming the family: who comes to live there, or whom a day is spent with. */
export const isOfTheFamily = (theme: Theme): boolean =>
  newcomerIn(theme) !== null || isHouseMove(theme) || (householdIn(theme).length > 0 && isTogether(theme));
