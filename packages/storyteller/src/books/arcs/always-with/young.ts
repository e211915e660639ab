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
            `This is ${H.introduced}. And this is the ${noun}. They are always together.`,
            `Here comes ${H.introduced}. Here comes the ${noun}, too. They go everywhere together.`,
            `Who is it? ${cap(H.introduced)}! And what? The ${noun}! It always comes too.`,
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
          `${H.name} goes on the bus. The ${noun} goes too. ${says} said ${A.theKind}.`,
          `Beep! Here is the bus. Up goes ${H.name}. Up goes the ${noun}. ${says} said ${A.theKind}.`,
          `${H.name} sits on the bus. So does the ${noun}. No seat for ${A.theKind}! ${says}`,
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
          `${H.name} plays hide and seek. Peep! There is the ${noun}! ${says} said ${A.theKind}.`,
          `It is time for a game. ${H.name} brings the ${noun}. ${says} said ${A.theKind}.`,
          `Bump! ${cap(A.theKind)} fell over the ${noun}. "Sorry," said ${H.name}. ${says}`,
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
          `"Stay at home, ${noun}," said ${H.name}. ${H.name} went out alone. It was not nice.`,
          `"You are in the way, ${noun}. Stay here." ${H.name} went out, and was sad.`,
          `${H.name} left the ${noun} at home. Now ${H.name} was all alone. So alone!`,
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
          `"Wait!" said ${K.name}. "I know what will help!" ${K.name} ran and got the ${noun}.`,
          `Run, ${K.name}, run! ${K.name} ran home. What did ${K.name} bring? The ${noun}!`,
          `"We need the ${noun}!" said ${K.name}. Run, ${K.name}! Here it comes.`,
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
