import type { SettingName } from '@storylantern/contract';
import { kinWords } from '../../../facts/kin.ts';
import { mayStand } from '../../../words/may-stand.ts';
import {
  arc,
  type ActorHint,
  type Arc,
  type Chance,
  type Company,
  type Figure,
  type Telling,
  type Told,
} from '../../arc.ts';
import type { AskingsByAge } from '../../talk/talk-about.ts';
import type { Theme } from '../../theme.ts';
import { cap } from '../wording.ts';
import { dayLeftOut, withDayAround } from './around-day.ts';
import { isGrownUpLeftOut, withGrownUpThere } from './around-grown-up.ts';
import { isPartOfChild } from './own-part.ts';
import { isKinLeftOut, withKinNamedBeside, withNameForKin } from './kin-beside.ts';

/** Everybody who is there when an event of a theme happens, and where it is. */
export interface Going {
  /** Whom the event happens to: the theme's own hero, else the child. */
  readonly A: Figure;
  /**
   * Who is in it as well: the second being of the theme; else the child beside a hero; beside the child the grown-up whom
   * the theme names, else the child's small friend.
   */
  readonly B: Figure;
  /** The child the book is for; the same figure as `A` or `B`, or a third when the theme has two beings. */
  readonly K: Figure;
  readonly G: Figure;
  /** Names as they stand in a sentence; `G` with a capital for its beginning is `Gcap`. */
  readonly a: string;
  readonly b: string;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  /** The child when the theme has two beings of its own, so that the child is neither `A` nor `B`; else null. */
  readonly third: Figure | null;
  /** " Mia came too." for an early page when the child is a third; else nothing. */
  readonly comesToo: string;
  /** "Fern and Tawny", or with the child as a third "Fern, Tawny and Mia". Takes a plural verb. */
  readonly all: string;
  /** The place of the theme, as it stands after "at" or "to": "the beach"; null when it names none that is known. */
  readonly place: string | null;
  readonly at: SettingName | null;
  /** The theme in small letters, for what a plot asks of it. */
  readonly raw: string;
  readonly company: Company;
  readonly chance: Chance;
}

/** One way in which an event goes, as a whole small book for each age. */
export interface EventPlot {
  readonly id: string;
  /** What a theme says that is about this plot: "thunder". It is then told before any other. */
  readonly when?: RegExp;
  /** Told only where the theme says so. */
  readonly only?: true;
  /** Named more closely than the other plots of its event: where a theme names it, none of those is told. */
  readonly closest?: true;
  /** The part that the child has in it: where the details give the child that part, no plot is told in which it has another. */
  readonly part?: RegExp;
  young(going: Going): Told;
  middle(going: Going): Told;
  old(going: Going): Told;
}

/** For `reads`: the event is what is done in the theme, so none of its verbs has any part in it. */
export const NOTHING_DONE = {
  relation: 'none',
  clause: null,
  want: null,
  activity: null,
} as const satisfies Partial<Theme>;
/** The same, and nothing in it is feared, done for the first time or a place to be in but for where the event is. */
export const NOTHING_ELSE = { ...NOTHING_DONE, place: null, fear: null, first: null } as const satisfies Partial<Theme>;

/** Something that happens in a child's life or in a story, told as it goes: a picnic, a night in a tent. */
export interface StoryEvent {
  /** The arc's id: "picnic". */
  readonly id: string;
  /** Words of a theme that name the event. */
  readonly of: RegExp;
  /** Themes as families put them that this event tells, in other words than those that name it. */
  readonly wordings: readonly string[];
  /** Themes in some of the same words that are about something else. */
  readonly nearMisses: readonly string[];
  /** Themes that name it and are about something else. */
  readonly not?: RegExp;
  /** For what words alone cannot tell: whether a theme that names it is about it. */
  readonly fits?: (theme: Theme) => boolean;
  /** What the event cannot be told without, also of a theme that is only like it. */
  readonly needs?: (theme: Theme) => boolean;
  /** Whether a theme is this and nothing else, whatever it names: a joke about a doctor is a joke. */
  readonly beforeAll?: (raw: string) => boolean;
  /** Told of two who have fallen out, and of everyday life that the gentle frames would tell else. */
  readonly quarrel?: true;
  /** What the theme's words mean where they mean this event: "camping trip" has no moon in it. */
  readonly reads?: (theme: Theme) => Partial<Theme>;
  /** At least three. */
  readonly plots: readonly EventPlot[];
  /** Questions to talk about afterwards that fit all plots. */
  readonly talk?: Partial<AskingsByAge>;
}

/** More than an arc of any theme has; a plot that the theme names is as good as made for it. */
const NAMED = 14;
const NAMED_PLOT = 15;
/** A theme that is this, whatever its words are about. */
const BEFORE_ALL = 40;

interface Happening {
  readonly going: Going;
  readonly plot: EventPlot;
  /** Plots that may be told instead. */
  readonly others: readonly EventPlot[];
}

/** Where no wind blows and nothing lies on a table: an event that happens on the ground does not happen there. */
const NO_GROUND: ReadonlySet<SettingName> = new Set(['space', 'undersea', 'sky']);

/** Whether a theme is set where there is ground underfoot, and air. */
export const onTheGround = ({ place }: Theme): boolean => !place?.place || !NO_GROUND.has(place.place.setting);

const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})(?:['’]?s)?\b`, 'giu');

/** The plots that a theme names. What happens in it comes before who is there: a storm at Grandma's is about the storm. */
function meant({ plots }: StoryEvent, raw: string): readonly EventPlot[] {
  const named = (text: string) =>
    plots.filter(({ when }) => when !== undefined && mayStand(when, text) && when.test(text));
  const happening = named(raw.replace(KIN, ' '));
  const all = happening.length > 0 ? happening : named(raw);
  const closest = all.filter((plot) => plot.closest === true);
  return closest.length > 0 ? closest : all;
}

/** What a child does not like is not what the book is to be about. */
const NOT_LIKED =
  /\b(?:scared|afraid|frightened|terrified|fears?|worr(?:y|ies|ied)|nervous|anxious|hates?|dislikes?|never|not|no|without|cannot|\p{L}+n['’]t)\b(?<!\bcan['’]t(?= find))/iu;
/** The clauses of the details that say how it goes: "her tooth fell out in the playground, and she can't find it". */
const sayingHow = (details: string): string =>
  details
    .split(/[.;!?\n]+/)
    .filter((each) => !NOT_LIKED.test(each))
    .join('. ');

/** The plots that may be told of a theme: those it names, else those that the details name, else all that wait for no name. */
function plotsFor(event: StoryEvent, raw: string, details = '', childName = ''): readonly EventPlot[] {
  const named = meant(event, raw);
  const ofPart = event.plots.filter(({ part }) => part && isPartOfChild(details, childName, part));
  if (ofPart.length > 0 && !named.some(({ closest }) => closest === true)) return ofPart;
  if (named.length > 0) return named;
  const untold = event.plots.filter((each) => each.only !== true);
  const how = details === '' ? [] : meant({ ...event, plots: untold }, sayingHow(details));
  return how.length > 0 ? how : untold;
}

/** Every page of a plot is worded twice: a third book of it would be one of the others again. */
const WORDINGS = 2;

/** Whether a theme is about an event. */
export const isOf = (event: StoryEvent, theme: Theme): boolean =>
  theme.like === event.id || (isNamedIn(event, theme.raw) && event.fits?.(theme) !== false);

/** Whether words name an event; a book asks it of every event for each reading of the same few words. */
function isNamedIn({ id, of, not }: StoryEvent, raw: string): boolean {
  let ofWords = named.get(raw);
  if (!ofWords) {
    if (named.size >= WORDS_KEPT) named.clear();
    named.set(raw, (ofWords = new Map<string, boolean>()));
  }
  let is = ofWords.get(id);
  if (is === undefined) {
    is = mayStand(of, raw) && of.test(raw) && not?.test(raw) !== true;
    ofWords.set(id, is);
  }
  return is;
}

const named = new Map<string, Map<string, boolean>>();
const WORDS_KEPT = 32;

/** What happens in an event, by the words that name it and its plots. */
const wordsOf = ({ of, plots }: StoryEvent): RegExp =>
  new RegExp([of, ...plots.flatMap(({ when }) => when ?? [])].map(({ source }) => source).join('|'), 'iu');

/** An arc that tells one event. */
export const eventArc = (event: StoryEvent): Arc<Happening> =>
  arc<Happening>({
    id: event.id,
    does: wordsOf(event),
    books: ({ raw }) => WORDINGS * plotsFor(event, raw).length,
    fits: (theme) => {
      // Some are told only of what their plots are named by, and a theme that is merely like them names none.
      if (!isOf(event, theme) || plotsFor(event, theme.raw).length === 0) return 0;
      if (event.beforeAll?.(theme.raw) === true) return BEFORE_ALL;
      return meant(event, theme.raw).length > 0 ? NAMED_PLOT : NAMED;
    },
    bind: (company, turn) => {
      const may = plotsFor(event, company.theme.raw, company.details, company.child.name);
      const drawn = company.chance.pick(...may);
      // Of three tellings that are compared no two have the same plot while there are others.
      const plot = (turn === undefined ? undefined : may[turn % may.length]) ?? drawn;
      return {
        going: withKinNamedBeside(goingOf(withNameForKin(company))),
        plot,
        others: may.filter((each) => each !== plot),
      };
    },
    young: (happening) => around(happening, 'young'),
    middle: (happening) => around(happening, 'middle'),
    old: (happening) => around(happening, 'old'),
  });

/**
 * A plot, and around it who came along and the day it was; another plot of the same event where that one leaves no room
 * for somebody or something that the theme names: nobody is camping with Dad who sleeps through it.
 */
function around({ going, plot, others }: Happening, telling: Telling): Told {
  let best: { readonly told: Told; readonly leftOut: number } | undefined;
  for (const each of [plot, ...others]) {
    const there = withGrownUpThere(going, telling, (who) => each[telling](who));
    const told = withDayAround(there, going, telling);
    const leftOut = (isGrownUpLeftOut(going, told) || isKinLeftOut(going, told) ? 2 : 0) + dayLeftOut(going, told);
    if (leftOut === 0) return told;
    if (best === undefined || leftOut < best.leftOut) best = { told, leftOut };
  }
  if (best === undefined) throw new Error('An event has no plot.');
  return best.told;
}

function goingOf(company: Company): Going {
  const { hero: A, child: K, friend, other, grownUp: G, theme, chance } = company;
  // "camping with Grandma": Grandma is in it, and not only somebody who stands by.
  const isNamed = A === K && G.name !== 'the grown-up' && theme.raw.toLowerCase().includes(G.name.toLowerCase());
  const B = other ?? (isNamed ? G : friend);
  const third = K === A || K === B ? null : K;
  const names = [...new Set([A.name, B.name, K.name])];
  return {
    A,
    B,
    K,
    G,
    a: A.name,
    b: B.name,
    k: K.name,
    g: G.name,
    Gcap: cap(G.name),
    third,
    comesToo: third ? ` ${third.name} came too.` : '',
    all: `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`,
    place: theme.place?.place ? theme.place.place.id : null,
    at: theme.place?.place?.setting ?? null,
    raw: theme.raw.toLowerCase(),
    company,
    chance,
  };
}

/** Somebody in the picture of a page. */
export const seen = (
  who: Figure,
  pose: ActorHint['pose'],
  feeling: ActorHint['feeling'],
  holds?: ActorHint['holds'],
): ActorHint => (holds === undefined ? { who, pose, feeling } : { who, pose, feeling, holds });

/** Everybody of an event once, each in the same pose; the child who is also hero or friend is not seen twice. */
export const everybody = (
  { A, B, K }: Going,
  pose: ActorHint['pose'],
  feeling: ActorHint['feeling'],
): readonly ActorHint[] => [...new Set([A, B, K])].map((who) => ({ who, pose, feeling }));
