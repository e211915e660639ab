import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { CouldYouJust } from './arc.ts';

const MOST = 8;

/** Please, and please, and please; and then nobody says please. */
export function young(bound: CouldYouJust): Told {
  const { hero: H, child: K, asker: A, last: L, clause, isShort, jobs, home, outside, spokenOf, chance } = bound;
  const [one, two, three] = jobs;
  const refrain = chance.pick(
    'Could you just?',
    'Please, please, please!',
    'And me! And me!',
    'Me next, me next!',
    'Just one more!',
  );
  const can = isShort ? `${H.name} ${clause}!` : `${H.name} has a gift!`;
  return {
    title: titled(
      chance.pick(
        `could you just, ${H.name}`,
        `please, ${H.name}, please`,
        `one more for ${H.name}`,
        `${H.name} and the long line`,
        `ask ${H.name}`,
        `show me, ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Look! It is ${H.introduced}. ${can} "Ooh!" says ${K.name}.`,
            `This is ${H.introduced}. ${can} Nobody else can do that.`,
            `"${can}" said ${K.name}. It was ${H.introduced}. How fine it was!`,
          ],
          `Here is ${H.introduced}. ${can}`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: spokenOf && isShort ? [spokenOf] : [],
        },
      },
      {
        text: keeping(MOST, [
          `"You can help me," said ${A.theKind}. "${cap(one.short)}." So ${H.name} did. "${refrain}"`,
          `In came ${A.theKind}. "Please ${one.short}," said ${A.theKind}. ${H.name} did. "${refrain}"`,
          `"${H.name}, please ${one.short}," said ${A.theKind}. "All right," said ${H.name}. "${refrain}"`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then one more came. "Please ${two.short}," they said. ${H.name} did that, too. "${refrain}"`,
          `Knock, knock. "Please ${two.short}!" So ${H.name} ran and did it. "${refrain}"`,
          `"Please ${two.short}! And ${three.short}!" ${H.name} had so much to do. "${refrain}"`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'run', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `They all came to ${H.name}. What a long line it was! "${refrain}"`,
          `Ten of them stood in a line. ${H.name} had to help each one. "${refrain}"`,
          `The line went all round the house. Poor ${H.name}! "${refrain}"`,
        ]),
        scene: { camera: 'wide', actors: [{ who: A, pose: 'stand', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [
          `${H.name} hid in a bush. But they all came after ${H.name}.`,
          `${H.name} shut the door. Tap, tap! "We know you are there!"`,
          `${H.name} hid under the bed. "There you are!" they all said.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'hide', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"Are you tired?" said ${K.name}. "So tired," said ${H.name}.`,
          `${K.name} sat down by ${H.name}. "I have no time to play," said ${H.name}.`,
          `${H.name} was so tired. "Poor ${H.name}," said ${K.name}. "You only work."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `One was left. It was ${L.introduced}. "I only want to look," said ${L.name}.`,
          `Last of all came ${L.introduced}. "I want no help," said ${L.name}. "Show me what you can do!"`,
          `"I need nothing," said ${L.introduced}. "Will you show me what you can do?"`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: L, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} did, just for fun. "It is true!" said ${L.name}. "${can}"`,
          `${H.name} was happy to show ${L.name}. "${can} How lovely!" said ${L.name}.`,
          `"With joy!" said ${H.name}. And ${L.name} clapped. "${can} Oh, thank you!"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: L, pose: 'jump', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There is no line now. ${H.name} plays with ${L.name} and ${K.name}. Good night.`,
          `Now nobody says please. They just come and look. Good night, ${H.name} and ${L.name}.`,
          `${cap(A.theKind)} came back. "I can help myself," said ${A.theKind}. "May I look, too?"`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: L, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
