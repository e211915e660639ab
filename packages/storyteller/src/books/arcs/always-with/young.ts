import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { AlwaysWith } from './arc.ts';

const MOST = 8;

/** For the smallest: where the one goes, the other goes; and then it is wanted. */
export function young(bound: AlwaysWith): Told {
  const { hero: H, child: K, neighbour: A, troubled: B, noun, named, drawn, job, words, home, refrain, chance } = bound;
  const says = `"${refrain}?"`;
  // The child of the book is known; a pet or a sister who stands beside that child is not.
  const metAt = (texts: readonly string[]): readonly string[] => (H.isChild ? introducing(K, texts) : texts);
  return {
    title: titled(
      chance.pick(`${H.name} and the ${noun}`, `the ${noun} came too`, `two tickets, please`, `up with the ${noun}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. And this is the ${noun}.`,
            `Here comes ${H.introduced}. Here comes the ${noun}, too.`,
            `Who is it? ${cap(H.introduced)}! And what? The ${noun}!`,
          ].map((text) => text + named),
          `This is ${H.name}. And this is the ${noun}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
          things: drawn,
        },
      },
      {
        text: [
          `On the bus? The ${noun} too. ${says} said ${A.theKind}.`,
          `Beep! The bus. ${says} said ${A.theKind}. Up goes the ${noun}.`,
          `${cap(A.theKind)} wants to sit. There sits the ${noun}! ${says}`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'point', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `Hide and seek? Peep. There is the ${noun}! ${says} said ${A.theKind}.`,
          `A game! All sit down. The ${noun} sits first. ${says}`,
          `Bump. ${cap(A.theKind)} fell over it. That ${noun}! ${says}`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'point', feeling: 'surprised' },
          ],
          things: drawn,
        },
      },
      {
        text: [
          `"Stay," said ${H.name} to the ${noun}. One step. Two. Oh, it is lonely!`,
          `${H.name} went out. No ${noun}. Only ${H.name}. So small!`,
          `Sit, ${noun}. Stay at home. ${H.name} waved to it. Sniff.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: drawn },
      },
      {
        text: job.trouble.young.map((each) => each(words)),
        scene: { setting: 'garden', camera: 'wide', actors: [{ who: B, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: job.tries.young.map((each) => each(words)),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: metAt([
          `Run, ${K.name}, run! What has ${K.name} got? The ${noun}!`,
          `"Wait!" said ${K.name}. "I know what." Run, run. The ${noun}!`,
          `${K.name} looked big. ${K.name} looked small. "The ${noun}!" Quick, ${K.name}, quick!`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'run', feeling: 'excited' }], things: drawn },
      },
      {
        text: job.moment.young.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'reach', feeling: 'proud' },
            { who: B, pose: 'look-up', feeling: 'happy' },
          ],
          things: drawn,
        },
      },
      {
        text: job.last.young.map((each) => each(words)),
        scene: { time: 'night', camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'calm' }], things: drawn },
      },
    ],
  };
}
