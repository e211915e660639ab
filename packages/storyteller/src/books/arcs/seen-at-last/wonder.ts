import type { SettingName, ThingName } from '@storylantern/contract';

/** Who is there: "Ada", and "Grandad" or "the grown-up" (with a capital `C`). */
export interface Watchers {
  readonly a: string;
  readonly c: string;
  readonly C: string;
}
type WonderLine = (who: Watchers) => string;

/** What one age is told of it: why it was not seen, twice, and how it is seen: as it begins, and as it is. */
interface Seeing {
  readonly missed: readonly [WonderLine, WonderLine];
  readonly begins: WonderLine;
  readonly seen: WonderLine;
}

/** Something of the sky or of nature that people wait for. What is said of it is true; the sources stand beside it. */
export interface Wonder {
  readonly id: string;
  /** Words of a theme that name it. */
  readonly of: RegExp;
  /** Those are enough where nothing else is said: "the northern lights"; of a rainbow or of whales other books are told. */
  readonly isEnough: boolean;
  /** "the northern lights", "a whale". */
  readonly x: string;
  readonly many: boolean;
  readonly at: SettingName;
  readonly time: 'day' | 'sunset' | 'night';
  readonly weather?: 'clear' | 'rain' | 'wind';
  /** What passes by in the meantime. */
  readonly meanwhile: 'night' | 'sea' | 'day';
  /** What of it can be drawn, where its pages say so. */
  readonly drawn?: ThingName;
  /** How two who have seen it put it; neither is wrong. */
  readonly told: readonly [string, string];
  /** How it begins, where that is not simply that everybody else has seen it. */
  readonly opens?: { readonly young: WonderLine; readonly middle: WonderLine; readonly old: WonderLine };
  /** How it was missed by one's own fault, where that is not in the bath. */
  readonly fault?: { readonly young: WonderLine; readonly middle: WonderLine; readonly old: WonderLine };
  readonly young: Seeing;
  readonly middle: Seeing;
  readonly old: Seeing;
}
