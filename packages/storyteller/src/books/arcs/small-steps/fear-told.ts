import { THINGS, type SettingName, type PageScene, type ThingName } from '@storylantern/contract';
import { FEARS, type Being, type Fear } from '@storylantern/library';
import type { Company, Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { asWritten } from '../as-written.ts';
import { bare, cap } from '../wording.ts';
import { AVOID, TRICKS } from './whatever-it-is.ts';

/** What is feared, in every form the story needs. Of an unknown one nothing is claimed. */
export interface FearTold {
  /** After "did not like": "the dark", "dogs". */
  readonly name: string;
  /** The one that is looked at: "the dark", "the dog". */
  readonly seen: string;
  /** "it" and "it", or "they" and "them". */
  readonly they: string;
  readonly them: string;
  /** A clause: "it has no edges"; null when nothing is known. */
  readonly scary: string | null;
  readonly avoid: readonly [readonly [string, string], readonly [string, string]];
  /** What is noticed in the first minute, and what is true of it. */
  readonly sense: string;
  readonly truth: string;
  /** After "could", when the feared thing is there ("say stop to it"), and as a habit before it is ("say stop to anything"). */
  readonly trick: string;
  readonly habit: string;
  /** How it helps. */
  readonly trickUse: string;
  /** A good side found at the end, a noun phrase. */
  readonly friend: string;
  readonly setting: SettingName;
  readonly weather: PageScene['weather'];
  /** The dark can only be met at night. */
  readonly atNight: boolean;
  readonly shown: ThingName | null;
  /** The feared one itself, when it is somebody who can be seen. */
  readonly figure: Figure | null;
  /** It is a known being, beside which no grown-up leaves a child alone. */
  readonly alive: boolean;
}

/** What helps against anything, whatever it is. */
type Steady = Pick<FearTold, 'avoid' | 'trick' | 'habit' | 'trickUse' | 'weather' | 'atNight'>;

const NEAR: readonly SettingName[] = [
  'garden',
  'farm',
  'street',
  'playground',
  'pond',
  'forest',
  'beach',
  'snow',
  'bedroom',
];

const weatherOf = (name: string): PageScene['weather'] =>
  /thunder|storm|lightning|rain/.test(name) ? 'rain' : /wind/.test(name) ? 'wind' : 'clear';
/** The picture of something that is feared, when its own name says what to draw. */
const pictureOf = (name: string): ThingName | null =>
  THINGS.find((thing) => new RegExp(`\\b${thing.replace('-', ' ')}(?:e?s)?\\b`).test(name)) ?? null;

/** What there is nothing to see of: a noise, or the dark itself. */
const UNSEEN =
  /\bnois(?:e|es|y)\b|\b(?:thunder|wind|bangs?|sirens?|fireworks?)\b|^(?:the )?(?:dark(?:ness)?|night(?: ?time)?|lights out)$/;

/** How something feared is met, by its name: what cannot be seen is not there to be looked at. */
export const sensing = (name: string): { sensed: 'listen' | 'look'; at: 'to' | 'at'; part: 'ear' | 'eye' } =>
  UNSEEN.test(name) ? { sensed: 'listen', at: 'to', part: 'ear' } : { sensed: 'look', at: 'at', part: 'eye' };

/** Words of a fear that are another thing than what its entry tells of; of those nothing is claimed. */
const ANOTHER_THING =
  /^(?:mud|sand|slime|sticky things|escalator|clown|costume|face paint|dressing up|halloween|landing|corridor)$/;
const manyOf = (words: string): boolean => /[^s]s$/.test(words);

/** The word of a theme by which a fear was found, when it is not the entry's own: "hoover". */
function otherWord(raw: string, fear: Fear): string | null {
  const text = raw.toLocaleLowerCase('en');
  if (text.includes(bare(fear.id))) return null;
  const found = fear.words.filter((word) => new RegExp(`\\b${word}(?:e?s)?\\b`).test(text));
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** "vegetables", "peas": what is one dish in its entry is many on this plate. */
function asMany(fear: Fear, word: string): Fear {
  const many = (text: string): string =>
    text
      .replace(/\bIt was\b/g, 'They were')
      .replace(/\bit has\b/g, 'they have')
      .replace(/\bIt\b/g, 'They')
      .replace(/\bit\b/g, 'them');
  const [[one, why], [two, whyTwo]] = fear.avoid;
  return {
    ...fear,
    id: word,
    scary: many(fear.scary),
    avoid: [
      [many(one), many(why)],
      [many(two), many(whyTwo)],
    ],
    sense: many(fear.sense),
    trick: many(fear.trick),
    trickUse: fear.trickUse.replace(' It was a bit like a pea, and a bit like Tuesday.', ' It was a bit like Tuesday.'),
  };
}

/** A fear that is known, under the name the parent used for it. */
function knownFear(theme: Theme, known: Fear, word: string | null): FearTold {
  const dish =
    word === null || known.id !== 'new food'
      ? null
      : (new RegExp(`\\b${word}(?:e?s)?\\b`, 'i').exec(theme.raw)?.[0] ?? null);
  const fear = dish !== null && manyOf(dish) ? asMany(known, dish.toLowerCase()) : known;
  const found = word === null ? null : asWritten(theme, { word, adjectives: [] }).name;
  const one =
    found !== null && (fear.id.startsWith('the ') || /\b(?:place|frame|slide|ladder)$/.test(found)) && !manyOf(found);
  const written = one ? `the ${bare(found)}` : found;
  const same =
    written !== null && (manyOf(written) === manyOf(fear.id) || /^(?:loud noises|high places)$/.test(fear.id));
  const name = same ? written : fear.id;
  const agrees = manyOf(name) === manyOf(fear.id) || !/\b(?:it|they)\b/.test(fear.scary);
  return {
    name,
    seen: name,
    they: manyOf(name) ? 'they' : 'it',
    them: manyOf(name) ? 'them' : 'it',
    scary: agrees ? fear.scary : null,
    avoid: fear.avoid,
    sense: fear.sense,
    truth: fear.truth,
    trick: fear.trick,
    habit: fear.trick.replace(/\b(?:it|them)\b/, 'anything'),
    trickUse: fear.trickUse,
    friend: fear.friend,
    setting: fear.setting,
    weather: weatherOf(fear.id),
    atNight: /\b(?:dark|night|shadows?)\b/.test(fear.id),
    shown: pictureOf(name),
    figure: null,
    alive: false,
  };
}

/** Somebody who is feared and only looked at, from a long way off. */
function feared(other: Figure, being: Being): Omit<FearTold, keyof Steady> {
  return {
    name: other.kinds,
    seen: other.theKind,
    they: 'they',
    them: 'them',
    scary: `they ${being.scary}`,
    sense: `${cap(other.theKind)} was a long way off. ${being.isa === 'person' ? other.He : 'It'} ${being.does}.`,
    truth: `When nobody is looking, they ${being.sleeps}`,
    friend: `one of them, who looked up, and looked away again`,
    setting: NEAR.includes(being.setting) ? being.setting : being.setting === 'undersea' ? 'beach' : 'garden',
    shown: null,
    figure: other,
    alive: true,
  };
}

/** Something nobody knows anything about: what is true of it is true of everything. */
function unknown(
  { name, plural: many }: ReturnType<typeof asWritten>,
  { setting, shown, figure }: Pick<FearTold, 'setting' | 'shown' | 'figure'>,
): Omit<FearTold, keyof Steady> {
  return {
    name,
    seen: name,
    they: many ? 'they' : 'it',
    them: many ? 'them' : 'it',
    scary: null,
    sense: many
      ? 'From a long way off they were smaller. They stayed where they were.'
      : 'From a long way off it was smaller. It stayed where it was.',
    truth: many
      ? 'Close to, they were only themselves, and not looking at anyone in particular'
      : 'Close to, it was only itself, and not looking at anyone in particular',
    friend: `a small part of ${many ? 'them' : 'it'} that was not so bad to look at`,
    setting,
    shown,
    figure,
    alive: false,
  };
}

/** Of these nobody asks for a book unless somebody is afraid of them; "balloons" or "the slide" may be for fun. */
const FEARED_ALONE =
  /^(?:dark|darkness|thunder(?:storms?)?|lightning|loud noises?|bad dreams?|nightmares?|heights|making mistakes|mistakes|hoover|vacuum cleaner)$/;

/** The fear of a theme that is nothing but its name: "thunder", "the dark". */
export function bareFear({ raw }: Theme): Fear | null {
  const said = bare(
    raw
      .trim()
      .toLocaleLowerCase('en')
      .replace(/[.!?]+$/, ''),
  );
  if (!FEARED_ALONE.test(said)) return null;
  const named = FEARS.flatMap((fear) => [bare(fear.id), ...fear.words].map((word) => ({ fear, word })));
  const found = named.filter(({ word }) => said.includes(word)).toSorted((a, b) => b.word.length - a.word.length);
  return found[0]?.fear ?? null;
}

/** What the theme is afraid of; null when it names nothing. */
export function fearTold({ theme, other, hero, chance }: Company): FearTold | null {
  const fear = theme.fear ?? bareFear(theme);
  const word = fear && otherWord(theme.raw, fear);
  if (fear && !(word && ANOTHER_THING.test(word))) return knownFear(theme, fear, word);
  const [first, second] = chance.some(2, AVOID);
  const [trick, trickUse] = chance.pick(...TRICKS);
  if (!first || !second) return null;
  const steady: Steady = { avoid: [first, second], trick, habit: trick, trickUse, weather: 'clear', atNight: false };
  const being = theme.other?.known ? theme.other.being : null;
  if (being && other) return { ...steady, ...feared(other, being) };
  const named = word
    ? { word, adjectives: [] }
    : (theme.other ??
      theme.thing ??
      theme.place ??
      (theme.activity ? { word: theme.activity.id, adjectives: [] } : null));
  if (!named) return null;
  const written = asWritten(theme, named);
  const home = hero.isChild ? 'garden' : (hero.being?.setting ?? 'garden');
  return {
    ...steady,
    ...unknown(written, {
      setting: fear?.setting ?? theme.place?.place?.setting ?? home,
      shown: theme.thing?.thing?.drawn ?? pictureOf(written.name),
      figure: theme.other && !word ? other : null,
    }),
  };
}
