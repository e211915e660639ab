import type { SettingName, ThingName } from '@storylantern/contract';
import type { FirstTime } from '@storylantern/library';
import type { Company, Figure, PersonRole } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { placeSaid } from '../../theme/place-said.ts';
import { asWritten } from '../as-written.ts';

/** A first time, known or not. Of an unknown one nothing is claimed but what is true of every first day. */
export interface FirstTold {
  /** "the pool", "ballet". */
  readonly place: string;
  /** "haircut day", by the parent's own word; else "the day for the hairdresser". */
  readonly today: string;
  readonly setting: SettingName;
  readonly helper: string;
  readonly helperName: string;
  readonly role: PersonRole;
  readonly gear: string;
  readonly gearThing: ThingName | null;
  readonly worry: string;
  readonly ask: string;
  readonly sense: readonly [string, string];
  readonly skill: string;
  readonly skillAt: string;
  readonly cry: string;
  readonly step1: string;
  readonly wobble: string;
  readonly use: string;
  readonly after: string;
}

/** Who helps at a first time, by what its words say. */
const ROLES: readonly (readonly [RegExp, PersonRole])[] = [
  [/dentist|doctor|hospital|vet|nurse|optician|eye|injection|check/, 'doctor'],
  [/school|nursery|class|preschool|kindergarten/, 'teacher'],
  [/swim|pool|football|gym|bike|skat|ballet|danc|judo|ski|sport/, 'coach'],
  [/library/, 'librarian'],
  [/hair|shop|shoe|restaurant|caf|market|barber/, 'shopkeeper'],
  [/farm|zoo|rid(?:e|ing)|pony/, 'farmer'],
  [/plane|airport|flight|boat|ferry|train|bus/, 'captain'],
];
const roleOf = (words: string): PersonRole => ROLES.find(([pattern]) => pattern.test(words))?.[1] ?? 'neighbour';

/** Harmless habits that steady anybody anywhere: skill, where, cry, how it helps. */
const SKILLS: readonly (readonly [skill: string, skillAt: string, cry: string, use: string])[] = [
  [
    'hum without moving anything',
    'at the bus stop',
    'Hmmm, hmmm, hmmm!',
    'A long, low hum, the same as at the bus stop. It went all the way down. And somebody hummed back.',
  ],
  [
    'find something round in any room',
    'at breakfast, before the toast',
    'Plate, clock, nose!',
    'A door knob. A plughole. A nose. And then it was only a room with round things in.',
  ],
  [
    'count to nine in a whisper',
    'under the table, for practice',
    'Seven, eight, nine!',
    'One. Two. Three. By seven, the shaking had gone quiet. By nine, it had sat down.',
  ],
];

/** A night away at Grandma's, with Grandma: whoever comes along is at home there, and holds no door to go. */
export const nightWith = ({ name }: Figure, { first, raw }: Theme): boolean =>
  first?.id === 'sleepover' && new RegExp(String.raw`\b${name}['’]?s\b`, 'i').test(raw);

/** Whoever is at the door of a place that nobody knows anything about. */
const GREETERS: readonly (readonly [string, string])[] = [
  ['Robin', 'who had a badge on upside down'],
  ['Pat', 'who was looking for a pen, and had one behind each ear'],
  ['Jo', 'who had been new last year'],
];

/** The first time of a theme; null when it names none. */
export function firstTold({ theme, chance }: Company): FirstTold | null {
  const { first } = theme;
  if (first)
    return {
      ...first,
      today: dayOf(theme, first),
      role: roleOf(`${first.id} ${first.words.join(' ')} ${first.helper}`),
    };
  const named = nameOf(theme);
  if (!named) return null;
  const [skill, skillAt, cry, use] = chance.pick(...SKILLS);
  const [helperName, detail] = chance.pick(...GREETERS);
  return {
    place: named,
    today: `the day for ${named}`,
    setting: theme.activity?.setting ?? theme.place?.place?.setting ?? 'street',
    helper: `${helperName}, ${detail}`,
    helperName,
    role: roleOf(named),
    gear: theme.activity?.gear ?? 'a small bag',
    gearThing: theme.activity ? theme.activity.gearThing : 'backpack',
    worry: 'everybody in there knows where to stand',
    ask: 'What if I do not know what to do?',
    sense: ['It smelled of somewhere new', 'It had a noise of its own, like nowhere else'],
    skill,
    skillAt,
    cry,
    step1: 'stood just inside and counted the corners',
    wobble: 'somebody laughed, a long way off, about something else',
    use,
    after: 'there was a great deal to tell, and most of it was true',
  };
}

function nameOf(theme: Theme): string | null {
  if (theme.place?.place) return theme.place.place.id;
  const entity = theme.place ?? theme.thing ?? theme.other;
  if (entity) {
    const { name, plural } = asWritten(theme, entity);
    return plural || name.startsWith('the ') ? name : `the ${name}`;
  }
  return theme.activity?.id ?? null;
}

/** "haircut day" for a theme that says "haircut" and an entry whose place is the hairdresser. */
function dayOf({ raw, place }: Theme, first: FirstTime): string {
  const rides = /\b(?:bus|train|plane|boat|ferry|tram)\b/i.exec(raw)?.[0].toLowerCase();
  if (rides !== undefined && place !== null)
    return `the day for ${/\btaking\b/i.test(raw) ? 'taking ' : ''}the ${rides} to ${placeSaid(place, raw)}`;
  const said = first.words.filter(
    (word) => new RegExp(`\\b${word}\\b`, 'i').test(raw) && !/\b(?:first|day)\b/.test(word),
  );
  const word = said.toSorted((a, b) => b.length - a.length)[0];
  if (word === undefined) return `the day for ${first.place}`;
  if (
    /^(?:ride|learn|swim|have|sleep|stay|go|get|lose|make|move|meet|visit|see|fly|take|cut|try|play|use|read|sing)\b/.test(
      word,
    )
  )
    return `the day to ${word}`;
  return /^\p{L}+ing\b/u.test(word) ? `the day for ${word}` : `${word} day`;
}
