import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MagicRide } from './arc.ts';
import { boardingShort } from './boarding.ts';

const MOST = 8;

/** Where it goes is whatever came last. And what comes last, at home, is a scarf. */
export function young(bound: MagicRide): Told {
  const {
    child: K,
    friend: F,
    grownUp: G,
    thing,
    theNoun,
    shown,
    forgotten,
    where,
    snack,
    foundAt,
    whoosh,
    chance,
  } = bound;
  const item = forgotten.noun;
  const call = `"Your ${item}!" says ${G.name}.`;
  const get = boardingShort(bound);
  const spot = thing.where ?? (thing.large ? 'behind the shed' : 'under the stairs');
  return {
    title: titled(
      chance.pick(`${theNoun}`, `${K.name} and ${theNoun}`, `${whoosh}, says ${theNoun}`, `where does ${theNoun} go?`),
    ),
    refrain: `Your ${item}!`,
    pages: [
      {
        text: [
          `A hook. A ${item}. ${call} Every day, ${K.name}!`,
          `${call} Every day. And there it hangs, ${K.name}!`,
          `A hook by the door. A ${item} on it. ${call} Every day.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: G, pose: 'point', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `What hums, ${spot}? ${F.introduced}, look! ${cap(thing.aNoun)}!`,
            `Hum, hum, ${spot}. Look, ${K.name}! Look, ${F.introduced}! ${cap(thing.aNoun)}!`,
            `${K.name} looks ${spot}. ${F.introduced} looks too. ${cap(thing.aNoun)}!`,
          ],
          `Hum, hum. Look, ${K.name}! Look, ${F.name}! ${cap(thing.aNoun)}!`,
        ),
        scene: {
          setting: foundAt,
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `${get} "To ${where.short}!" says ${K.name}. ${call} ${whoosh}!`,
          `"To ${where.short}!" says ${K.name}. ${get} ${call} ${whoosh}!`,
          `${get} Where to? "To ${where.short}!" ${call} ${whoosh}!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'excited' },
            { who: F, pose: 'sit', feeling: 'excited' },
            { who: G, pose: 'wave', feeling: 'calm' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Where are they now? At the hook. Oh! The ${item}!`,
          `Is it ${where.short}? No. Hello, ${item}.`,
          `Bump. A hook. A ${item}. That is not ${where.short}!`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'surprised' },
          ],
          things: [forgotten.drawn],
        },
      },
      {
        text: [
          `Again! "To ${where.short}!" "And ${snack.a}," says ${F.name}. ${whoosh}!`,
          `"To ${where.short}!" "Any ${snack.noun}?" says ${F.name}. ${whoosh}!`,
          `"To ${where.short}!" "Mmm, ${snack.noun}!" says ${F.name}. ${whoosh}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'shout', feeling: 'determined' },
            { who: F, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `Here is ${snack.a}. "Yum," says ${F.name}. "No!" says ${K.name}.`,
          `Is it ${where.short}? No. It is ${snack.a}. ${F.name} does not mind.`,
          `Bump. Look, ${snack.a}. "Very good," says ${F.name}. "Very bad," says ${K.name}.`,
        ],
        scene: {
          setting: snack.setting,
          camera: 'medium',
          actors: [
            { who: F, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: [snack.drawn],
        },
      },
      {
        text: [
          `The ${item} came last. The ${snack.noun} came last. "Hush, ${F.name}," says ${K.name}.`,
          `${K.name} thinks. It goes to what comes last! "Not a word, ${F.name}. Not one!"`,
          `"I know!" says ${K.name}. "It only hears the end. Hush, ${F.name}!"`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'cover', feeling: 'curious' },
          ],
        },
      },
      {
        text: chance
          .some(3, where.seenShort)
          .map((seen) => `"To ${where.short}," says ${K.name}. Hush, ${F.name}. ${whoosh}! ${seen}`),
        scene: {
          setting: where.setting,
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `The sun goes down. "Home!" But whose home? It does not know.`,
          `Now it is late. "Home, please!" But whose? It stays.`,
          `Down goes the sun. "Home!" Nothing. It has no home.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: K, pose: 'shout', feeling: 'worried' },
            { who: F, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `Brr. ${K.names} ${forgotten.cold} is cold. What does ${G.name} say? "Your ${item}!" ${whoosh}!`,
          `"My ${forgotten.cold} is cold," says ${K.name}. "Your ${item}!" says ${F.name}. ${whoosh}!`,
          `Brr, ${K.name}. Brr, ${F.name}. "I know!" says ${K.name}. "Your ${item}!" ${whoosh}!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'think', feeling: 'surprised' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `The hook. The ${item}. And ${G.name}. Good night, ${K.name}. Good night, ${F.name}.`,
          `There is ${G.name}. The ${item} goes on. Good night, ${F.name}.`,
          `"There you are," says ${G.name}. "And your ${item}." Good night, ${F.name}.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: G, pose: 'hug', feeling: 'happy' },
            { who: K, pose: 'hug', feeling: 'happy' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
          ],
          things: [forgotten.drawn],
        },
      },
    ],
  };
}
