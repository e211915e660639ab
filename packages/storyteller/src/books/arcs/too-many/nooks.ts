import type { SceneHint } from '../../arc.ts';

/** A place that is just right for one. */
export interface Nook {
  /** "umbrella". */
  readonly noun: string;
  /** Where one is when there: "under". */
  readonly at: 'in' | 'on' | 'under';
  /** How one gets there: "came under". */
  readonly enters: string;
  readonly scene: Pick<SceneHint, 'setting' | 'weather' | 'things'>;
  /** How it goes when it has had enough. */
  readonly goes: string;
  /** What looks in through the split. */
  readonly lets: string;
  /** Why it is good to be there: a sentence. */
  readonly good: string;
}

type Setting = NonNullable<SceneHint['setting']>;
type Things = NonNullable<SceneHint['things']>;

const indoors = (
  noun: string,
  at: Nook['at'],
  setting: Setting,
  things: Things,
  goes: string,
  good = 'Outside it was raining, and here it was not.',
): Nook => ({ noun, at, enters: ENTERS[at], scene: { setting, things }, goes, lets: 'a cold draught', good });

const outdoors = (noun: string, at: Nook['at'], things: Things, goes: string, setting: Setting = 'garden'): Nook => ({
  noun,
  at,
  enters: ENTERS[at],
  scene: { setting, weather: 'rain', things },
  goes,
  lets: 'the rain',
  good: 'All round it the rain came down, and here it did not.',
});

const ENTERS: Readonly<Record<Nook['at'], string>> = { in: 'In came', on: 'Up got', under: 'In under it came' };

/** What a theme may name. */
const NAMED: readonly (readonly [RegExp, (noun: string, things: Things) => Nook])[] = [
  [/^(?:sofa|armchair|chair|settee|couch)$/, (noun, things) => indoors(noun, 'on', 'living-room', things, 'TWANG')],
  [/^(?:bed|bunk|cot)$/, (noun, things) => indoors(noun, 'in', 'bedroom', things, 'CRACK')],
  [/^(?:bath|bathtub)$/, (noun, things) => indoors(noun, 'in', 'bathroom', things, 'CRACK')],
  [/^(?:bus|coach|train|steam train|lorry|tractor|fire engine|boat|ship|aeroplane|rowing boat)$/, (noun, things) =>
    outdoors(noun, 'on', things, 'CREAK', /boat|ship/.test(noun) ? 'pond' : /tractor/.test(noun) ? 'farm' : 'street')],
  [/^(?:car|rocket|spaceship|van|ambulance|police car|wheelbarrow|digger|balloon|hot-air balloon)$/, (noun, things) =>
    outdoors(noun, 'in', things, 'CREAK', 'street')],
  [/^(?:den|house|igloo|treehouse|cottage|hutch|castle)$/, (noun, things) => outdoors(noun, 'in', things, 'CRACK')],
  [/^(?:tent)$/, (noun, things) => outdoors(noun, 'in', things, 'RRRIP')],
  [/^(?:box|basket|bucket|suitcase|sock|shoe|boots?|mittens?|bowl|teapot|cup)$/, (noun, things) =>
    outdoors(noun, 'in', things, 'RRRIP')],
]; // prettier-ignore

/** Whether something is a nook by its word alone: "the bath". */
export const isNook = (noun: string): boolean => NAMED.some(([word]) => word.test(noun));

/** The nook for something a theme names. What has no room in it is enormous enough to sit under. */
export function nookNamed(noun: string, things: Things): Nook {
  const named = NAMED.find(([word]) => word.test(noun))?.[1];
  return named ? named(noun, things) : outdoors(noun, 'under', things, 'CRRRK');
}

/** Nooks of no theme's own. */
export const NOOKS: readonly Nook[] = [
  indoors('blanket', 'under', 'living-room', ['blanket'], 'RRRIP'),
  outdoors('umbrella', 'under', ['umbrella'], 'RRRIP'),
  outdoors('tent', 'in', ['tent'], 'RRRIP'),
  indoors('cardboard box', 'in', 'living-room', ['box'], 'RRRIP'),
  indoors('big chair', 'on', 'living-room', ['chair'], 'TWANG'),
];

/** For those who live where it is wet anyway. */
export const SEA_NOOK: Nook = {
  noun: 'shell',
  at: 'under',
  enters: ENTERS.under,
  scene: { setting: 'undersea', things: ['shell'] },
  goes: 'CRACK',
  lets: 'the cold current',
  good: 'All round it the cold current went by, and here it did not.',
};
