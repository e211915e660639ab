import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AnyDay } from './arc.ts';

const MOST = 8;

/** A button is found, and the chair that sighs has a hole. Short enough for every name. */
export function young({ hero: H, friend: F, grownUp: G, setting, sigh, refrain, chance }: AnyDay): Told {
  return {
    title: titled(
      chance.pick(
        `${H.name} and the button`,
        `whose button is it, ${H.name}?`,
        `${sigh}, says the chair`,
        `one button for ${H.name}`,
        `${H.name} asks the chair`,
        `not mine, said ${F.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. This is the old chair. "${sigh}," goes the chair.`,
            `${H.introduced} has a chair. Sit down. "${sigh}." Get up. Sit down. "${sigh}."`,
            `Who says "${sigh}"? Not ${H.introduced}. It is the old chair.`,
            `Down sits ${H.introduced}. Down goes the chair. "${sigh}," it says.`,
          ],
          `This is ${H.name}.${H.being ? ` ${H.name} is ${H.aKind}.` : ''} This is the old chair. "${sigh}," goes the chair.`,
        ),
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'happy' }], things: ['chair'] },
      },
      {
        text: [
          `What is that? A button! ${H.name} picked it up.`,
          `Look! A button! "Whose is it?" said ${H.name}.`,
          `Something round, down there. ${H.name} has a button!`,
          `Plink. What fell? One button. ${H.name} picks it up.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'hold', feeling: 'curious', holds: 'button' }] },
      },
      {
        text: keeping(MOST, [
          `"Is it yours?" "Not mine," said ${F.introduced}. "${refrain}."`,
          `"Not mine," said ${F.introduced}. "${refrain}."`,
          `${F.introduced} looked at the button. No, no. "${refrain}," said ${H.name}.`,
          `"Yours?" said ${H.name}. "No," said ${F.introduced}. The button waits. "${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'look-up', feeling: 'curious' },
            { who: H, pose: 'hold', feeling: 'curious', holds: 'button' },
          ],
        },
      },
      {
        text: [
          `Is the button a wheel? Roll, roll, stop. "${refrain}."`,
          `Can the button spin? Spin, spin, flop. "${refrain}."`,
          `Is the button a hat? Off it slides. "${refrain}."`,
          `Is the button a lamp? It will not shine. "${refrain}."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'kneel', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'curious' },
          ],
          things: ['button'],
        },
      },
      {
        text: [
          `Oh dear. ${H.name} sat down. "${sigh}," went the chair.`,
          `No more ideas. ${H.name} sat. "${sigh}," said the chair.`,
          `"Who lost you?" said ${H.name}. Sit. "${sigh}," said the chair.`,
          `${H.name} was sad. So was the chair. "${sigh}."`,
        ],
        scene: { camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'sad' }], things: ['chair'] },
      },
      {
        text: [
          `Wait. Look at the chair. It has a tiny hole! "It's yours!" said ${H.name}.`,
          `"Chair," said ${H.name}, "is it you?" Yes! There is a hole.`,
          `One button. Two. And then a gap. ${H.name} found it, on the chair!`,
          `${H.name} peeped behind. The chair had a hole. "Here you are!"`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'point', feeling: 'surprised' }], things: ['chair'] },
      },
      {
        text: [
          `${cap(G.name)} had some thread. In. Out. In. Out. The button is home.`,
          `${cap(G.name)} came with thread. ${H.name} held the button. Tight, tight, done.`,
          `Up and down went the thread. "Hold still, button," said ${G.name}.`,
          `${cap(G.name)} sews. ${H.name} helps. Goodbye, hole. Hello, button. Goodbye, bit of thread.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'kneel', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
          things: ['button', 'string'],
        },
      },
      {
        text: [
          `They sat on the chair. Shh. Not one "${sigh}". Only a small happy creak.`,
          `They both sat down. What did the chair say? Nothing at all.`,
          `${H.name} sat. ${F.name} sat. Listen. The chair is happy, inside.`,
          `Good night, button. Good night, chair. ${H.name} sat still. Not one "${sigh}".`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'sit', feeling: 'calm' },
          ],
          things: ['chair'],
        },
      },
    ],
  };
}
