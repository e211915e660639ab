import { THINGS } from '@storylantern/contract';
import type { ThingName } from '@storylantern/contract';
import { namesThing } from '../../audit/thing-words.ts';
import { THING_WORDS } from '../../theme/entries.ts';

/** What the picture shows of a thing as it is called ("the big yellow spoon"); nothing where it would be another thing. */
export function asDrawn(called: string): readonly ThingName[] {
  const words = called.toLowerCase().split(' ');
  for (let from = 0; from < words.length; from++) {
    const noun = words.slice(from).join(' ');
    const own = THINGS.find((each) => each === noun.replaceAll(' ', '-'));
    const drawn = own ?? THING_WORDS.get(noun)?.entry.drawn;
    if (drawn !== undefined && drawn !== null) return namesThing(called, drawn) ? [drawn] : [];
  }
  return [];
}
