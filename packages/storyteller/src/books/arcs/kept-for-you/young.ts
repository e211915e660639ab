import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { KeptForYou } from './arc.ts';

const MOST = 8;

/** A large one and a small one, every day; then only the small one, which nobody hears. */
export function young(bound: KeptForYou): Told {
  const { hero: H, child: K, lenders, noun, goes, chance } = bound;
  const [A, B] = lenders;
  const h = H.name;
  const k = K.name;
  const refrain = chance.pick(
    'Not that one!',
    'Not mine! No!',
    'No, not that!',
    'It does not fit!',
    'That one is yours!',
  );
  return {
    title: titled(
      chance.pick(`where is the ${noun}?`, `listen, ${h}!`, `${k} has it`, `${goes}, said ${k}`, 'big one, small one'),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `"${goes}!" That is ${H.introduced}. "${cap(goes.toLowerCase())}." That is ${k}. ${k} can do it small.`,
          `${H.introduced} goes, "${goes}!" What does ${k} go? The same, but little.`,
          `A big "${goes}!" It is ${H.introduced}. A little "${cap(goes.toLowerCase())}". It is ${k}.`,
        ]),
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `One day ${h} got up. Ready? Nothing came. Where was the ${noun}?`,
          `Today ${h} tries. But nothing comes. The ${noun} has gone!`,
          `Oh no. No ${noun} today! ${h} tries again. No ${noun} at all.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `Is it under the mat? Only dust. ${h} sneezes.`,
          `${h} looks in a boot. One sock. No ${noun}.`,
          `Is it in the box? ${h} looks. Only a ball.`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'kneel', feeling: 'worried' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(A, [
            `"Have mine," said ${A.name}. "${A.says}!" ${h} had a go. "${refrain}"`,
            `Here is ${A.name}. "Try this. ${A.says}!" ${h} tried it. "${refrain}"`,
            `${A.name} has a spare. "${A.says}!" Can ${h} do it? "${refrain}"`,
          ]),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(B, [
            `"Mine is nice," said ${B.name}. "${B.says}!" ${h} tried that too. "${refrain}"`,
            `Then came ${B.name}. "${B.says}! Like that." ${h} did it. "${refrain}"`,
            `What about ${B.name}? "${B.says}!" Now ${h}. Oh dear. "${refrain}"`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${h} sat down. There was not a sound. It was very quiet.`,
          `${h} lay down. ${h} was sad. No ${noun} at all.`,
          `Poor ${h}. No ${noun}. Only a small sad sniff.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(MOST, [
          `"${goes}." What was that? A little one. It was ${k}! ${h} looked up.`,
          `Listen, ${h}! "${goes}." It is small. It is yours. ${k} has it!`,
          `Behind ${h} came a noise. "${goes}." And who did that? ${k} did.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Show me," said ${h}. ${k} did. A bit. A bit more. "${goes.toUpperCase()}!"`,
          `${k} did it small. ${h} did it small. Then big. "${goes.toUpperCase()}!"`,
          `"Like this," said ${k}. ${h} tried. Up it came! "${goes.toUpperCase()}!"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Good night, says ${h}, very softly. ${k} is asleep. The ${noun} is safe.`,
          `Good night, ${h}. Good night, ${k}. The ${noun} is home again.`,
          `${k} is asleep. ${h} has the ${noun} again. Tomorrow they will both do it.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
