import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { EverybodysCure } from './arc.ts';

const MOST = 8;

/** Do this, do that, and that as well; and over it goes. */
export function young(bound: EverybodysCure): Told {
  const { hero: H, child: K, first: A, second: B, clause, isShort, own, cures, home, outside, chance } = bound;
  const [one, two, three] = cures;
  const refrain = chance.pick(
    'I know what to do!',
    'Try this, try this!',
    'This always works!',
    'Do as I say!',
    'It will be gone!',
  );
  const has = isShort ? `${H.name} ${clause}.` : `Oh dear, oh dear.`;
  return {
    title: titled(
      chance.pick(
        `poor ${H.name}!`,
        `try this, ${H.name}`,
        `what is good for ${H.name}?`,
        `${H.name} and the heap`,
        `is it gone, ${H.name}?`,
        `there it is again, ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Here is ${H.introduced}. ${has} ${own?.aboutShort ?? `"${H.says}!" There it goes.`}`,
            `Poor, poor ${H.introduced}! ${has} ${own?.aboutShort ?? 'Again and again.'}`,
            `"${H.says}," says ${H.introduced}. ${has} ${own?.aboutShort ?? 'What a day!'}`,
          ],
          `Here is ${H.introduced}. ${has}`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `In came ${A.introduced}. "${refrain} ${one.advice}."`,
            `"${refrain}" said ${A.introduced}. "${one.advice}!"`,
            `Who is that? ${cap(A.introduced)}! "${refrain} ${one.advice}."`,
          ],
          `In came ${A.introduced}. "${refrain}"`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} did. ${one.failedShort} "${H.says}!" Still there!`,
          `There stood ${H.name}, ${one.state}. ${one.failedShort}`,
          `${H.name} tried it. ${one.failedShort} Oh well.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `Then came ${B.introduced}. "${refrain} ${two.advice}."`,
            `"No, no!" said ${B.introduced}. "${two.advice}! ${refrain}"`,
            `Next was ${B.introduced}. "${two.advice}," said ${B.name}. "${refrain}"`,
          ],
          `Then came ${B.introduced}. "${refrain}"`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'reach', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} did that too. ${two.failedShort}`,
          `Now ${H.name} did both. ${two.failedShort} Oh dear!`,
          `One, and two. Both at once! ${two.failedShort} Poor ${H.name}.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"And this! And that!" They all came. ${H.name} did it all.`,
          `More came, and more. Up, up went the heap. "${refrain}"`,
          `"${three.advice}!" Yes, yes. That as well. ${H.name} shook.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: A, pose: 'cheer', feeling: 'excited' },
            { who: B, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} came by. ${K.name} looked. ${K.name} laughed. Ha, ha, ha!`,
          `"Are you better?" said ${K.name}. "No," said ${H.name}. Wobble, wobble.`,
          `Tip. Tilt. Crash! Down it all came. "Ha!" said ${K.name}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then ${H.name} laughed. ${cap(A.theKind)} laughed. Who forgot it? All of them.`,
          `Ha, ha! Hee, hee! They all sat in the heap. Ha!`,
          `They laughed and laughed. "Is it gone?" "Is what gone?" said ${H.name}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It came back. "Oh, it's you," said ${H.name}. Good night.`,
          `"${H.says}!" There it is. Nobody minds. Good night, ${H.name}. Good night, all.`,
          `"${H.says}!" "Shall we come?" they called. "Yes," said ${H.name}. "Bring soup."`,
        ]),
        scene: { time: 'night', camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'happy' }] },
      },
    ],
  };
}
