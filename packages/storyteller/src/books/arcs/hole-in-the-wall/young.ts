import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { HoleInTheWall } from './arc.ts';

const MOST = 8;

/** Something goes in, something comes out; and then a hand. */
export function young(bound: HoleInTheWall): Told {
  const { hero: H, other: X, child: K, plug, paid, fed, wall, home, beyond, where, lonely, limb, chance } = bound;
  const [pay] = paid;
  const [feed, feedMore] = fed;
  const refrain = chance.pick(
    'Thank you, hole',
    'How odd',
    'Well, well',
    'What a good hole',
    'Clever old hole',
    'My, oh my',
    'Fancy that',
    'Just look at that',
    'Who would have thought it',
    'Oh, how nice',
    'Goodness me',
    'Thank you very much',
    'What a funny hole',
    'Now there is a thing',
  );
  // Who comes by when the child of the book lives on one of the sides.
  const metAt = (texts: readonly string[]): readonly string[] => (bound.isMet ? introducing(K, texts) : texts);
  return {
    title: titled(chance.pick(`${H.name} and the hole`, `who is there, ${H.name}`, `in goes the ${plug.it}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. There is a hole in the ${wall}. In it is ${plug.said}.${where}${lonely}`,
            `${cap(H.introduced)} saw a hole in the ${wall}. In went ${plug.said}.${where}${lonely}`,
            `A cold hole! So ${H.introduced} put in ${plug.said}.${where}${lonely}`,
          ],
          `${cap(H.introduced)}! Here is a hole. In it is ${plug.said}.${where}${lonely}`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
          things: [plug.thing],
        },
      },
      {
        text: [
          `Next day the ${plug.it} was gone. There was ${feed.said}! "${refrain}," said ${H.name}.`,
          `${H.name} looked at the hole. No ${plug.it}! But here was ${feed.said}. "${refrain}."`,
          `"Who took my ${plug.it}?" said ${H.name}. "Who left ${feed.said}? ${refrain}."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'think', feeling: 'surprised' }],
          things: [feed.thing],
        },
      },
      {
        text: [
          `${H.name} put ${pay.said} into the hole. Out came ${feedMore.said}! "${refrain}."`,
          `"Is it a shop?" said ${H.name}. In went ${pay.said}. Out came ${feedMore.said}. "${refrain}."`,
          `"Have ${pay.said}, hole," said ${H.name}. Then ${feedMore.said} came out. "${refrain}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: 'reach', feeling: 'curious' }],
          things: [feedMore.thing],
        },
      },
      {
        text: [
          `Who is behind the ${wall}? ${cap(X.introduced)}! "Poor hungry ${wall}! Have ${feed.said}."`,
          `Now look behind the ${wall}. Here is ${X.introduced}! "Eat up, ${wall}. Have ${feed.said}."`,
          `Who lives there? It is ${X.introduced}. "The ${wall} is hungry," said ${X.name}. In went ${feed.said}.`,
        ],
        scene: {
          setting: beyond,
          camera: 'wide',
          actors: [{ who: X, pose: 'reach', feeling: 'calm' }],
          things: [feed.thing],
        },
      },
      {
        text: keeping(MOST, [
          `"${H.says}?" said ${H.name}, into the hole. "${X.says}!" said the hole. ${H.name} jumped.`,
          `${H.name} put an ear to the hole. "${X.says}!" it said. ${H.name} ran away.`,
          `"Are you there?" said ${H.name}. "${X.says}!" said the hole. Oh! ${H.name} hid.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'run', feeling: 'scared' }] },
      },
      {
        text: keeping(MOST, [
          `${X.name} was scared, too. "The hole said '${H.says}'!" So ${X.name} ran off.`,
          `${X.name} heard "${H.says}". "The ${wall} can talk!" said ${X.name}, and hid.`,
          `"${H.says}," said the hole to ${X.name}. "Eek!" said ${X.name}, and ran.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: X, pose: 'hide', feeling: 'scared' }] },
      },
      {
        text: metAt([
          `${H.name} came back, with ${K.name}. In went ${limb}. Something was in there!`,
          `"Hold me, ${K.name}," said ${H.name}. In went ${limb}. Something held on!`,
          `"Be brave," said ${K.name}. So ${H.name} reached in. ${X.name} reached in, too.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It was warm. It held on. "It is somebody!" said ${H.name}.`,
          `"It is not a shop," said ${H.name}. "It is a friend! Come round!"`,
          `It did not bite. "Hello," said ${X.name}, on that side. "Hello!" said ${H.name}.`,
        ],
        scene: { camera: 'medium', actors: [{ who: H, pose: 'reach', feeling: 'happy' }] },
      },
      {
        text: [
          `${H.name} ran round the ${wall}. "It was you!" said ${H.name} and ${X.name}.`,
          `Round came ${X.name}, with the ${plug.it} on. They both laughed. They had tea.`,
          `${X.name} gave the ${plug.it} back. Now ${H.name} and ${X.name} are friends. "${refrain}."`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: X, pose: 'sit', feeling: 'happy' },
          ],
          things: [plug.thing],
        },
      },
    ],
  };
}
