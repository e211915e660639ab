import type { Lyrics, SongStyle } from '@storylantern/contract';
import { notManaged } from '../books/not-managed.ts';
import type { Theme } from '../books/theme.ts';
import { singularsOf } from '../books/theme/entries.ts';
import { understandTheme } from '../books/theme/understand.ts';
import { fiveGrams } from '../words/five-grams.ts';
import type { SongBrief } from './brief.ts';
import type { Writing } from './choose-couplet.ts';
import { askedTheme, slotsOf } from './song-cast.ts';
import { AT_HOME, numberOf, songChoices } from './song-choices.ts';
import { sectionsOf, type SongParts } from './song-form.ts';
import type { Pronounce } from './sound/pronunciations.ts';

export interface WriteLyricsOptions {
  /** The same brief and seed give the same song; seeds next to one another give different ones. */
  readonly seed: number;
  /** Texts of songs this family has, newest first: their sentences are not sung again while there are others. */
  readonly recent?: readonly string[];
  /** Phones for names and words that the dictionary lacks, from a speech engine. */
  readonly pronounce?: Pronounce;
}

const MOST_RECENT = 60;
const MOST_TURNS = 2 ** 30;
/** Another song than the seed's own must be this much better to be sung instead. */
const TURN_COST = 60;
const LATER_COST = 0.5;
const UNSUNG_COST = 4;
/** A chorus the family knows comes again only when there is no other. */
const HEARD_CHORUS_COST = 400;
interface Candidate {
  readonly parts: SongParts;
  readonly unsung: readonly string[];
  readonly rank: number;
}

/**
 * Writes the words of a song: verses that develop one small idea and a chorus that calls the child, as long as its
 * style can sing in 60 to 90 seconds at its own tempo. Every line comes with its syllables and its four beats. Any
 * theme works; words that nobody knows claim nothing. Unsuitable themes are to be screened before. Never throws.
 */
export function writeLyrics(brief: SongBrief, { seed, recent = [], pronounce }: WriteLyricsOptions): Lyrics {
  const asked = askedTheme(brief.theme);
  const theme = understandTheme(asked, brief.childName);
  const turn = Number.isFinite(seed) ? Math.abs(Math.trunc(seed)) % MOST_TURNS : 0;
  const slots = slotsOf({ ...brief, theme: asked }, theme, (numberOf(asked) % 97) + turn);
  const writing: Writing = {
    slots,
    voice: { pronounce: remembered(pronounce), strong: slots.get('name') ?? [] },
    before: new Set(recent.slice(0, MOST_RECENT).flatMap(fiveGrams)),
    taken: nounsOf(theme),
    age: brief.age,
  };
  const heard = recent.slice(0, MOST_RECENT).map(bareWords);
  let best: Candidate | null = null;
  for (const [i, sing] of songChoices(brief, theme, slots, writing, turn).entries()) {
    const later = i === 0 ? 0 : TURN_COST + i * LATER_COST;
    // No song ranks better than this: once one is found that does, the others need not be written.
    if (best && best.rank <= later - AT_HOME) break;
    const parts = sing();
    if (!parts) continue;
    const unsung = unsungIn(theme, parts);
    const known = isHeard(parts, heard) ? HEARD_CHORUS_COST : 0;
    const rank = parts.cost + later + known + unsung.length * UNSUNG_COST;
    if (!best || rank < best.rank) best = { parts, unsung, rank };
  }
  return lyricsOf(best ?? fallen(), brief.style);
}

/** Words of the theme that found no place. A song about a matter, or of facts, need not name it to be about it. */
function unsungIn(theme: Theme, parts: SongParts): readonly string[] {
  const { matter, teaches } = parts;
  const taught = new Set(teaches?.flatMap((each) => each.split(' ')));
  const unsung = notManaged(theme, textOf(parts)).filter(
    (each) => !singularsOf(each.toLowerCase()).some((form) => taught.has(form)),
  );
  if (!matter) return unsung;
  const meant = [...theme.raw.matchAll(new RegExp(matter.asks.source, `g${matter.asks.flags}`))]
    .join(' ')
    .toLowerCase();
  const named = nounsOf(theme);
  return unsung.filter((each) => named.includes(each.toLowerCase()) && !meant.includes(each.toLowerCase()));
}

const bareWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).join(' ');
/** Whether the family has been sung this chorus: the line after the hook tells, because it holds no name. */
const isHeard = ({ chorus }: SongParts, heard: readonly string[]): boolean =>
  chorus.slice(0, 2).every(({ text }) => heard.some((song) => song.includes(bareWords(text))));

/** Every bank has threads without conditions, so that one can always be sung. */
const fallen = (): never => {
  throw new Error('No song could be written.');
};

/** A speech engine is asked once for each word. */
function remembered(pronounce: Pronounce | undefined): Pronounce | undefined {
  if (!pronounce) return undefined;
  const known = new Map<string, readonly string[] | null>();
  return (word) => {
    const said = known.get(word);
    if (said !== undefined) return said;
    const asked = pronounce(word);
    known.set(word, asked);
    return asked;
  };
}

const LETTERS_ONLY = /^[a-z][a-z ]*$/i;
const nounsOf = (theme: Theme): string[] =>
  [theme.hero, theme.other, theme.thing, theme.place]
    .flatMap((each) => (each ? [each.word.toLowerCase()] : []))
    .filter((each) => LETTERS_ONLY.test(each));

const textOf = ({ body, chorus }: SongParts): string =>
  [...body.flatMap((each) => each.lines), ...chorus].map((each) => each.text).join('\n');

/** Where a title may be cut: at the commas of the hook. */
const LONGEST_TITLE = 34;
export function titleOf(hook: string): string {
  const parts = hook.replace(/[.!?]$/, '').split(', ');
  let title = parts.slice(0, 2).join(', ');
  for (let i = 3; i <= parts.length; i++) {
    const longer = parts.slice(0, i).join(', ');
    if (longer.length <= LONGEST_TITLE) title = longer;
  }
  return title;
}

function lyricsOf({ parts, unsung }: Candidate, style: SongStyle): Lyrics {
  const hook = parts.chorus[0]?.text ?? '';
  return { title: titleOf(hook), hook, sections: sectionsOf(parts, style), notManaged: [...unsung] };
}
