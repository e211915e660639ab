import type { LyricLine, LyricSection, SongStyle } from '@storylantern/contract';
import type { Chorus, Matter } from './bank/couplet.ts';

/** A song's lines by their part; the chorus comes after each part of the body. */
export interface SongParts {
  readonly body: readonly Part[];
  readonly chorus: readonly LyricLine[];
  /** What stumbles in it; lower is better. */
  readonly cost: number;
  /** What it is about, when that is a matter of the child's own. */
  readonly matter?: Matter;
  /** What its facts teach, in the words a theme asks for them with: these need not be sung to be told. */
  readonly teaches?: readonly string[];
}
export interface Part {
  readonly kind: Exclude<LyricSection['kind'], 'chorus'>;
  readonly lines: readonly LyricLine[];
}

/** A story's couplets in the order they are told. */
export interface StoryCouplets {
  readonly meet: readonly LyricLine[];
  readonly odd: readonly LyricLine[];
  readonly grown: readonly LyricLine[];
  readonly more: readonly LyricLine[];
  readonly turned: readonly LyricLine[];
  readonly end: readonly LyricLine[];
}

/**
 * How a style is built. A line lasts eight beats of 4/4 or four of 6/8, so that at a style's own tempo 60 to 90 seconds
 * hold 16 to 20 sung lines: marches and lessons have a refrain of two lines after each verse; the others have a chorus
 * of four whose first half may be enough until the last time.
 */
interface SongForm {
  readonly refrain: 'couplet' | 'whole';
  /**
   * `ballad`: three verses. `break`: two, and the story turns in a bridge that stands still. `cradle`: two that hold
   * the whole story with one couplet less, and a bridge of two lines that ends it, straight after the second.
   */
  readonly shape: 'ballad' | 'break' | 'cradle';
}
export const SONG_FORMS: Readonly<Record<SongStyle, SongForm>> = {
  fun: { refrain: 'whole', shape: 'ballad' },
  lullaby: { refrain: 'whole', shape: 'cradle' },
  educational: { refrain: 'couplet', shape: 'ballad' },
  adventure: { refrain: 'couplet', shape: 'ballad' },
  dance: { refrain: 'whole', shape: 'break' },
};

/** A story's couplets in the parts of a style's form. */
export function storyBody({ meet, odd, grown, more, turned, end }: StoryCouplets, style: SongStyle): readonly Part[] {
  const { shape } = SONG_FORMS[style];
  const verse = (...couplets: readonly (readonly LyricLine[])[]): Part => ({ kind: 'verse', lines: couplets.flat() });
  if (shape === 'cradle') return [verse(meet, odd), verse(grown, turned), { kind: 'bridge', lines: end }];
  const last = [...turned, ...end];
  return [verse(meet, odd), verse(grown, more), { kind: shape === 'break' ? 'bridge' : 'verse', lines: last }];
}

/** A line that says more of the one before it cannot stand without it. */
const LEANS = /^(?:And|But|Till|Until|It|It's|Its|They|Them|There goes|Before|Without)\b/;

/** The lines of a chorus as a style sings it: its hook first, and last where there are four. */
export function chorusLines([hook, second, third]: Chorus, style: SongStyle, turn: number): readonly string[] {
  if (SONG_FORMS[style].refrain === 'whole') return [hook, second, third, hook];
  return [hook, turn % 2 === 0 || LEANS.test(third) ? second : third];
}

/** The sections as they are sung: the chorus after each part, but never between a second verse and the two lines that end it. */
export function sectionsOf({ body, chorus }: SongParts, style: SongStyle): LyricSection[] {
  return body.flatMap(({ kind, lines }, i): LyricSection[] => {
    const part = { kind, lines: [...lines] };
    const runsOn = SONG_FORMS[style].shape === 'cradle' && body[i + 1]?.kind === 'bridge';
    return runsOn ? [part] : [part, { kind: 'chorus', lines: [...chorus] }];
  });
}
