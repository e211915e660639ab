import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { newcomerIn } from '../../theme/household.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { RULES, type Rule, type Visit } from './rules.ts';
import { WAYS, type Way } from './ways.ts';
import { young } from './young.ts';

/** A guest who does everything as asked, and a host who has forgotten the third rule. */
export interface TheGuest {
  /** The guest. */
  readonly hero: Figure;
  readonly child: Figure;
  /** The family's grown-up; at school the teacher. */
  readonly host: Figure;
  /** Who has a card to give to those who know how things are done. */
  readonly judge: Figure;
  readonly visit: Visit;
  /** What the guest has come to: "tea", "breakfast", "stay", "school". */
  readonly what: string;
  /** What the rules are for: "tea", "bedtime", "school". */
  readonly knows: string;
  /** Where the guest turns up when not at the door: "in the bathroom"; else null. */
  readonly found: string | null;
  /** Where that is; the place of the visit for whoever comes by the door. */
  readonly foundIn: SettingName;
  readonly inside: SettingName;
  readonly rules: readonly [Rule, Rule];
  readonly way: Way;
  /** The guest's question and the child's answer, without marks at the end of the answer. */
  readonly ask: string;
  readonly nearly: string;
  readonly chance: Chance;
}

const COMES =
  /\b(?:comes?|came|coming|invited|popp(?:s|ed)|visits?|visiting|knocks?|knocked|knocking|turn(?:s|ed) up|rings?|stays?|stayed|staying|sleeps? over|mov(?:es?|ed|ing) in)\b/i;
const MEAL = /\b(?:for|to|at|over for|round for) (?:our |my |a |the )?(tea|breakfast|lunch|dinner|supper|a picnic)\b/i;
const STAY =
  /\b(?:to stay|stay(?:s|ed|ing)? (?:with|at|over|the night)|sleep(?:s|ing)? over|sleepovers?|mov(?:es?|ed|ing) in\b(?! next)|comes? to live|lives? with (?:us|me|them))\b/i;
const SCHOOL = /\b(?:to|at|in) (?:our |my |the )?(?:school|nursery|class(?:room)?|kindergarten|playgroup)\b/i;
const DOOR =
  /\b(?:at|on) (?:the|our|my) (?:front |back )?door\b|\b(?:to|at) (?:our|my|the) house\b|\bto visit\b|\bvisits\b/i;
/** Rooms in which nobody expects a guest of that kind. */
const ROOM =
  /\bin (?:the|our|my) (bathroom|bath|kitchen|living room|sitting room|hall|cupboard|wardrobe|fridge|bedroom|sink|house|pantry|airing cupboard|attic|loft|cellar|garage|shed)\b|\bin (?:our|my) (?:back )?garden\b/i;
/** People of long ago and of stories, who live nowhere near. */
const FROM_AFAR =
  /^(?:Roman soldier|pharaoh|viking|pirate|knight|king|queen|prince|princess|witch|wizard|ninja|cave girl|caveman|astronaut|superhero|vampire|giant|cowboy|samurai|explorer|mermaid|merman)$/;

/** What a theme asks somebody to; null when nobody comes. */
export function visitOf({
  raw,
  hero,
  other,
  relation,
  want,
}: Theme): Pick<TheGuest, 'visit' | 'what' | 'found'> | null {
  const being = hero?.being;
  if (!being || other?.being || want !== null || hero.plural || (relation !== 'none' && relation !== 'go')) return null;
  const comes = COMES.test(raw);
  if (STAY.test(raw)) return { visit: 'stay', what: 'stay', found: null };
  if (comes && SCHOOL.test(raw)) return { visit: 'school', what: 'school', found: null };
  const meal = MEAL.exec(raw)?.[1]?.toLowerCase();
  if (meal) return { visit: 'meal', what: meal.replace(/^a /, ''), found: null };
  if (comes && DOOR.test(raw)) return { visit: 'meal', what: 'tea', found: null };
  const room = ROOM.exec(raw);
  // Whoever lives in a house is no guest there.
  const isAtHome =
    being.isa === 'pet' ||
    (being.isa === 'person' && !FROM_AFAR.test(being.id)) ||
    being.isa === 'thing' ||
    being.isa === 'vehicle' ||
    being.size === 1 ||
    // What lives in gardens is no guest of one.
    (being.setting === 'garden' && /garden/i.test(room?.[0] ?? ''));
  return room && !isAtHome
    ? { visit: 'meal', what: 'tea', found: room[0].toLowerCase().replace(/\b(?:our|my)\b/, 'the') }
    : null;
}

const INSIDE: Readonly<Record<Visit, SettingName>> = { meal: 'kitchen', stay: 'bedroom', school: 'classroom' };

const ROOMS: readonly (readonly [RegExp, SettingName])[] = [
  [/garden|shed|garage/, 'garden'],
  [/bath|sink/, 'bathroom'],
  [/kitchen|fridge|pantry/, 'kitchen'],
  [/bedroom|wardrobe|cupboard/, 'bedroom'],
  [/./, 'living-room'],
];

function bind(company: Company): TheGuest | null {
  const { hero, child, grownUp, chance, theme } = company;
  const visiting = visitOf(theme);
  if (!visiting || hero === child) return null;
  const { visit, what } = visiting;
  const [first, second] = chance.some(2, RULES[visit]);
  if (!first || !second) return null;
  const [ask, nearly] = chance.pick(
    ['Like this?', 'Nearly'] as const,
    ['Is that it?', 'Almost'] as const,
    ['How was that?', 'Close'] as const,
    ['Have I got it?', 'Not yet'] as const,
    ['Did I do it?', 'Not quite'] as const,
    ['So?', 'Very nearly'] as const,
  );
  return {
    ...visiting,
    hero,
    child,
    host: visit === 'school' ? company.person(chance.pick('Miss Wren', 'Mr Bell', 'Mrs Larch'), 'teacher') : grownUp,
    judge: company.person(chance.pick('Mrs Quill', 'Mr Pinn', 'Miss Tidy', 'Mrs Proctor'), 'neighbour'),
    knows: visit === 'stay' ? 'bedtime' : what,
    foundIn: ROOMS.find(([words]) => words.test(visiting.found ?? ''))?.[1] ?? INSIDE[visit],
    inside: INSIDE[visit],
    rules: [first, second],
    way: chance.pick(...WAYS[visit]),
    ask,
    nearly,
    chance,
  };
}

/** "A bear comes to tea": the host knows how things are done, and the guest does them. */
export const theGuest = arc<TheGuest>({
  id: 'the-guest',
  // Whoever comes to live with the family is no guest.
  fits: (theme) => (visitOf(theme) && !newcomerIn(theme) ? 12 : 0),
  does: /^(?:f[ae]ll|com|came|land|arriv|visit)/,
  bind,
  young,
  middle,
  old,
});
