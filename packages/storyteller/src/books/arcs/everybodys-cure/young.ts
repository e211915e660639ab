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
            `Here is ${H.introduced}. ${has} ${own?.aboutShort ?? 'It does not hurt.'}`,
            `This is ${H.introduced}. ${has} ${own?.aboutShort ?? 'It is like that every day.'}`,
            `Who is this? It is ${H.introduced}. ${has} ${own?.aboutShort ?? 'Poor thing!'}`,
          ],
          `Here is ${H.introduced}. ${has}`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `Here comes ${A.introduced}, to help. "${refrain} ${one.advice}."`,
            `"${refrain}" said ${A.introduced}. "${one.advice}!"`,
            `${cap(A.introduced)} came to see ${H.name}. "${refrain} ${one.advice}."`,
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
          `So ${H.name} did that. ${one.failedShort} Poor ${H.name}!`,
          `There stood ${H.name}, ${one.state}. ${one.failedShort}`,
          `${H.name} tried it for a bit. ${one.failedShort}`,
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
          `Now ${H.name} did both things. ${two.failedShort} Oh dear!`,
          `${H.name} tried that, as well. ${two.failedShort} And ${H.name} was tired.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"Do this! Do that!" said all the others. Poor ${H.name} did it all.`,
          `More and more came to help ${H.name}. "${refrain}" said each of them.`,
          `"${three.advice}!" they said. So ${H.name} did that, too.`,
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
          `${K.name} came, and saw ${H.name}. It was so funny! ${K.name} laughed. Ha, ha!`,
          `"Does it help?" said ${K.name}. "No," said ${H.name}. Then they both laughed.`,
          `Then ${H.name} fell over. Crash! "How funny you look!" said ${K.name}. Ha, ha!`,
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
          `Then ${H.name} laughed, and ${A.theKind} laughed. They all felt much better.`,
          `They all sat down and laughed. "I am quite well," said ${H.name}.`,
          `${H.name} laughed and laughed. "You need not help me," said ${H.name}. "Just stay here."`,
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
          `It did not go away. But ${H.name} did not mind. Good night, ${H.name}.`,
          `It is still there. Nobody minds it now. Good night, ${H.name}. Good night, all.`,
          `"Shall we come and help?" they called. "Just come," said ${H.name}. "Bring soup!"`,
        ]),
        scene: { time: 'night', camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: 'happy' }] },
      },
    ],
  };
}
