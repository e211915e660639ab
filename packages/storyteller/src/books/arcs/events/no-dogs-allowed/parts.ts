import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['nobody on a string', 'come in, nobody', 'the good one', 'nobody at six'];

/** Said of a mat with nothing on it; and then it is somebody's name. */
const REFRAINS = [
  "Nobody's there!",
  "Nobody's here!",
  "Nobody's come!",
  'Nobody came!',
  "Nobody's at the door!",
  "Nobody's on the mat!",
  'Nobody knocked!',
  "Nobody's on the step!",
  'Nobody wants to come in!',
  'Nobody has come!',
] as const;

interface Parts {
  readonly refrain: string;
  /** "dog" or "cat". */
  readonly beast: string;
  /** "barked" or "mewed". */
  readonly barked: string;
  /** Why there can be none, for each age. */
  readonly noYoung: readonly [string, string];
  readonly noMiddle: readonly [string, string];
  readonly noOld: readonly [string, string];
  readonly N: Figure;
  readonly n: string;
}

const HAS_ALLERGY = /allerg|sneez/;
/** "Mum is allergic": it is not the child who sneezes. */
const OF_GROWN_UP =
  /\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|gran\w*|nan\w*|brother|sister)(?: \w+){0,3} (?:allerg|sneez)/;

export function partsOf(going: Going): Parts {
  const { a, g, Gcap, raw, company, chance } = going;
  const kind = /\b(?:cats?|kittens?|kitty)\b/.test(raw) && !/\b(?:dogs?|pupp(?:y|ies))\b/.test(raw) ? 'cat' : 'dog';
  const beast =
    kind === 'cat'
      ? /\bkittens?\b/.test(raw) && !/\bcats?\b/.test(raw)
        ? 'kitten'
        : 'cat'
      : /\bpupp(?:y|ies)\b/.test(raw) && !/\bdogs?\b/.test(raw)
        ? 'puppy'
        : 'dog';
  const home = /\bapartments?\b/.test(raw) ? 'an apartment' : /\bflats?\b/.test(raw) ? 'a flat' : null;
  const [s, scap] = OF_GROWN_UP.test(raw) ? [g, Gcap] : [a, a];
  const N = company.person('Mrs Reed', 'neighbour');
  const sneezes = HAS_ALLERGY.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    beast,
    barked: kind === 'cat' ? 'mewed' : 'barked',
    noYoung: sneezes
      ? [`But a ${beast} made ${s} sneeze. A-tishoo!`, `A-tishoo! Each ${beast} made ${s} sneeze.`]
      : home
        ? [`But home was ${home}. No ${kind}s!`, `But it was ${home}. No ${kind}s there!`]
        : [`But the sign said: no ${kind}s!`, `No ${kind}s here, said the sign.`],
    noMiddle: sneezes
      ? [
          `But every ${beast} made ${s} sneeze, right down to the socks. So there was to be no ${beast}.`,
          `But one hair was enough, and ${s} sneezed until the cups rang. A ${beast} was out of the question.`,
        ]
      : home
        ? [
            `But home was ${home}, and by the lift hung a sign. It said NO ${kind.toUpperCase()}S.`,
            `But they lived in ${home}. NO ${kind.toUpperCase()}S, it said on the front door, in red.`,
          ]
        : [
            `But on the front door was a sign, and it said NO ${kind.toUpperCase()}S. It had been painted twice.`,
            `But one wasn't allowed a ${beast} there. There was a sign on the door, and it said so in red.`,
          ],
    noOld: sneezes
      ? [
          `It was nobody's fault, and least of all the ${beast}'s. One hair, and ${s} sneezed until the cups rang. There was no arguing with a sneeze.`,
          `${scap} had only to sit next to one. First came a tickle, and then a sneeze that could be heard in the street, and then eleven more. So that was that.`,
        ]
      : home
        ? [
            `But home was ${home}, and on the front door there was a sign. NO ${kind.toUpperCase()}S, it said. There was no arguing with a door.`,
            `They lived in ${home}, with a rule by the bells. NO ${kind.toUpperCase()}S, it said, in red, with a screw in every corner. So that was that.`,
          ]
        : [
            `On the front door there was a sign. NO ${kind.toUpperCase()}S, it said, and somebody had gone over it twice. There was no arguing with a door.`,
            `It was the rule of the house. There was a sign for it on the front door, NO ${kind.toUpperCase()}S, in red, with a screw in every corner. So that was that.`,
          ],
    N,
    n: N.name,
  };
}
