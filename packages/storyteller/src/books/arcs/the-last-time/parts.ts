import type { SettingName, ThingName } from '@storylantern/contract';
import type { ActorHint, Chance, Figure } from '../../arc.ts';

/** What is done about a reason: "finished it"; null where there is nothing to be done, and one only knows it. */
export type Remedy = string | null;

/** Everything the pages are written with. */
export interface Parts {
  readonly K: Figure;
  readonly k: string;
  /** Whoever says each time that it was the last. */
  readonly S: Figure;
  readonly s: string;
  /** "she", "he": of whoever says it. */
  readonly sp: string;
  /** The first time: "Mrs Olu from next door". */
  readonly s0: string;
  /** Who looks in, and whom she brings. */
  readonly V: Figure;
  readonly v: string;
  readonly W: Figure;
  readonly w: string;
  /** A man who stops things. */
  readonly stopper: Figure;
  /** Who or what does it, as it stands in a sentence, and when it is first spoken of. */
  readonly x: string;
  readonly X: string;
  readonly x1: string;
  readonly X1: string;
  /** How it is drawn; null where it is only spoken of. */
  readonly who: Figure | null;
  readonly isChild: boolean;
  readonly many: boolean;
  readonly it: string;
  readonly It: string;
  readonly them: string;
  /** "came in the kitchen", "come in the kitchen", "keeps coming in the kitchen". */
  readonly did: string;
  /** The same for any time but the first: "lost another one". */
  readonly didAgain: string;
  readonly todo: string;
  readonly keepsDoing: string;
  /** "It had eight gloves. ", or nothing. */
  readonly had: string;
  /** "So she could not rain.", and that she did: "rain", "rained". */
  readonly cannot: string | null;
  readonly could: string | null;
  /** ", in the library" after a day. */
  readonly where: string;
  readonly because: string | null;
  readonly remedy: Remedy;
  /** What comes before it, "a bird flew past"; null where nothing does. */
  readonly cue: string | null;
  readonly Cue: string;
  /** The same the first time, and who does it then: whoever saw the moon is "it". */
  readonly Cue1: string;
  readonly first: string;
  /** Who does it after the cue, any time but the first. */
  readonly after: string;
  readonly After: string;
  /** "sneezes", as it is said now; for what has a cue. */
  readonly does: string;
  /** Whoever says it, at the head of a sentence. */
  readonly Sc: string;
  readonly isTaught: boolean;
  readonly home: SettingName;
  readonly isIndoors: boolean;
  readonly tool: string;
  readonly chance: Chance;
  /** Whoever does it, as an actor: none where it is not drawn. */
  seen(pose: ActorHint['pose'], feeling: ActorHint['feeling'], holds?: ThingName): readonly ActorHint[];
}
