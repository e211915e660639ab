import type { ThingName } from '@storylantern/contract';
import type { ActorHint, Figure } from '../../arc.ts';
import type { ChildWish } from '../../theme/child-wish.ts';

/** A line of the child's name, whoever asks, and what the child wished to be. */
type DeedLine = (child: string, caller: Figure, what: string) => string;

/** The small wish of somebody else that makes a piece of the large one come true. */
export interface Deed {
  /** Kinds of which somebody may ask; the first that is free does. Empty: somebody of the kind that was wished for. */
  readonly callers: readonly string[];
  /** Why the child wishes it, as the child says it: sentences of at most 14 words. */
  readonly because: string;
  /** What the caller wishes, as it says it: sentences of at most 14 words; the short one of at most 8. */
  readonly wish: DeedLine;
  readonly wishShort: DeedLine;
  /** How the child does it, in sentences of at most 8, 14 and 20 words. */
  readonly doesShort: DeedLine;
  readonly does: DeedLine;
  readonly doesOld: DeedLine;
  /** What the caller says when it is done, and shorter. */
  readonly thanks: DeedLine;
  readonly thanksShort: DeedLine;
  /** How much of the wish that was, as the child says it: at most 14 words a sentence. */
  readonly some: string;
  /** What the picture of it shows. */
  readonly pose: ActorHint['pose'];
  readonly things: readonly ThingName[];
  readonly withGrownUp: boolean;
}

/** A kind of wish, by the name under which there is a second deed for it, and one deed that is a piece of it. */
export interface DeedFor extends Deed {
  readonly id: string;
  asks(wish: ChildWish): boolean;
}
