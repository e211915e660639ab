import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { HoleInTheWall } from './arc.ts';

const MOST = 8;

/** Something goes in, something comes out; and then a hand. */
export function young(bound: HoleInTheWall): Told {
  const { hero: H, other: X, child: K, plug, paid, fed, wall, home, beyond, where, lonely, limb, chance } = bound;
  const [pay, payMore] = paid;
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
            `This is ${H.introduced}. Here is a hole. In it is ${plug.said}.${where}${lonely}`,
            `Here is ${H.introduced}. In the ${wall} is a hole. In goes ${plug.said}.${where}${lonely}`,
            `A hole! Brrr. ${cap(H.introduced)} put in ${plug.said}.${where}${lonely}`,
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
          `Next day. No ${plug.it}! Only ${feed.said}. "${refrain}."`,
          `Look, look! The ${plug.it} has gone. Here is ${feed.said}. "${refrain}."`,
          `Who took the ${plug.it}? Who left ${feed.said}? "${refrain}."`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'think', feeling: 'surprised' }],
          things: [feed.thing],
        },
      },
      {
        text: [
          `${H.name} put in ${pay.said}. Wait. Out came ${feedMore.said}! "${refrain}."`,
          `In goes ${pay.said}. One, two, three. Out comes ${feedMore.said}. "${refrain}."`,
          `"Have ${pay.said}," said ${H.name}. Plop. And ${feedMore.said} came back. "${refrain}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: 'reach', feeling: 'curious' }],
          things: [feedMore.thing],
        },
      },
      {
        text: [
          `Now go round. Who is this? ${cap(X.introduced)}. "Hungry ${wall}!" In goes ${feed.said}.`,
          `Who lives behind it? ${cap(X.introduced)}. "Eat up, ${wall}. Have ${feed.said}."`,
          `Over there? ${cap(X.introduced)}. "Poor thin ${wall}. Here is ${feed.said}."`,
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
          `"${H.says}?" said ${H.name}, into the hole. "${X.says}!" said the hole. Help!`,
          `${H.name} put an ear to it. "${X.says}!" Off ran ${H.name}.`,
          `"Any more?" said ${H.name}. "${X.says}!" said the ${wall}. Oh!`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'run', feeling: 'scared' }] },
      },
      {
        text: keeping(MOST, [
          `And over there? "${H.says}?" said the hole. Off ran ${X.name}, too.`,
          `${X.name} heard it. "${H.says}?" So ${X.name} hid.`,
          `"${H.says}," it said, to ${X.name}. Eek! ${X.name} ran away.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: X, pose: 'hide', feeling: 'scared' }] },
      },
      {
        text: metAt([
          `Back came ${H.name}, with ${K.name}. In went ${payMore.said}. In went ${limb}. Oh!`,
          `"Hold me," said ${H.name}. ${K.name} did. In went ${limb}. Something was there!`,
          `Slowly, slowly, ${H.name} reached in. And who else did? Shh.`,
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
          `It is warm. It holds on. "It is somebody!" said ${H.name}.`,
          `A squeeze. One squeeze back. "A somebody!" said ${H.name}. "Come round!"`,
          `It did not bite. It held on. "Hello?" said the hole.`,
        ],
        scene: { camera: 'medium', actors: [{ who: H, pose: 'reach', feeling: 'happy' }] },
      },
      {
        text: [
          `Six steps round the ${wall}. "You!" said ${H.name}. "You!" said ${X.name}. Tea for two.`,
          `Round came ${X.name}, with the ${plug.it} on. ${H.name} laughed. ${X.name} laughed.`,
          `Here is ${X.name}. Here is ${H.name}. And here is the ${plug.it}. "${refrain}."`,
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
