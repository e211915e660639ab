import type { ActorHint } from '../../arc.ts';
import type { WishJar } from './arc.ts';

/** What of a deed both longer tellings say and show. */
interface DeedTold {
  readonly wish: string;
  readonly does: string;
  readonly thanks: string;
  /** The thanks end with a question. */
  readonly asks: boolean;
  /** The grown-up, where one helps. */
  readonly helper: readonly ActorHint[];
}

export function deedTold({ child, grownUp, caller, deed, what }: WishJar, telling: 'does' | 'doesOld'): DeedTold {
  const thanks = deed.thanks(child.name, caller, what);
  return {
    wish: deed.wish(child.name, caller, what),
    does: deed[telling](child.name, caller, what),
    thanks,
    asks: /^(?:how|where|who|and where|will) /i.test(thanks.split(/[.!?] /).at(-1) ?? ''),
    helper: deed.withGrownUp ? [{ who: grownUp, pose: 'kneel', feeling: 'calm' }] : [],
  };
}
