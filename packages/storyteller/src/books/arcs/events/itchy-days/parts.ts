import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ["don't say it", 'the word that scratched', 'my ear soups', 'nine, and then none'];

const REFRAINS = [
  "Don't say itch!",
  'Nobody say itch!',
  "Please don't say itch!",
  'Do not say itch!',
  "Just don't say itch!",
  "Oh, don't say itch!",
  'No, not that word!',
  "Don't say that word!",
  "Shh! Don't say itch!",
  "Stop! Don't say itch!",
] as const;

interface Parts {
  readonly refrain: string;
  /** "spots", "nits" or whatever it is by the family's word; and one of them. */
  readonly many: string;
  readonly one: string;
  /** What the family calls it: "chickenpox", "nits". */
  readonly it: string;
  /** Whether one finds it with a comb, and not by looking. */
  readonly isCombed: boolean;
  readonly countYoung: string;
  readonly count: string;
  readonly lookYoung: string;
  /** How it went away, in two sentences. */
  readonly goes: string;
  /** The same of no day of the week. */
  readonly goesOld: string;
  /** Somebody who comes by, and has nothing. */
  readonly C: Figure;
  readonly c: string;
  /** Over the fence. */
  readonly N: Figure;
  readonly n: string;
}

export function partsOf({ A, B, a, b, k, raw, company, chance }: Going): Parts {
  const isLice = /\blice\b|\blouse\b/.test(raw);
  const hasFleas = /\bfleas?\b/.test(raw);
  const isCombed = isLice || hasFleas || /\bnits?\b|\bcomb\w*\b/.test(raw);
  const isBites = !isCombed && /\bbites?\b|\bbitten\b/.test(raw);
  const many = isLice ? 'lice' : hasFleas ? 'fleas' : isCombed ? 'nits' : isBites ? 'bites' : 'spots';
  const one = isLice ? 'louse' : many.slice(0, -1);
  const C = company.meet([A.kind, B.kind].includes('cat') ? 'goat' : 'cat');
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Holt' : 'Mrs Reed', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    many,
    one,
    it: /\bchicken ?pox\b/.test(raw) ? 'chickenpox' : /\bhead lice\b/.test(raw) ? 'head lice' : many,
    isCombed,
    countYoung: isCombed ? `Out came the comb. Nine ${many}!` : `One, two, three. Nine ${many}!`,
    count: isCombed
      ? `The comb went through, and ${b} counted what was on it. There were nine.`
      : `${b} counted them, from the top down. There were nine.`,
    lookYoung: isCombed ? 'Comb, comb, comb!' : 'Look, look, look!',
    goes: isCombed
      ? 'They combed on Friday, and there were three. They combed on Tuesday, and there was one.'
      : 'On Friday there were thirty. After that no new ones came.',
    goesOld: isCombed
      ? 'They combed again, and there were three. They combed once more, and there was one.'
      : 'There were thirty, for a day or two. After that no new ones came.',
    C,
    c: C.name,
    N,
    n: N.name,
  };
}
