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
            `Look! It is ${H.introduced}. ${can} "Ooh," said ${K.name}.`,
            `Here is ${H.introduced}. ${can} Now everybody knows.`,
            `"${can}" said ${K.name}. Who does? ${cap(H.introduced)}.`,
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
          `"Good," said ${A.theKind}. "Then ${one.short}." So ${H.name} did. "${refrain}"`,
          `In came ${A.theKind}. "Can you ${one.short}?" ${H.name} could. "${refrain}"`,
          `"Oh, ${H.name}! ${cap(one.short)}," said ${A.theKind}. All right. "${refrain}"`,
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
          `Then one more came. "${cap(two.short)}!" And one more. "${refrain}"`,
          `Knock, knock. "${cap(two.short)}!" Off ran ${H.name}. "${refrain}"`,
          `"Now ${two.short}. Now ${three.short}." Run, ${H.name}, run! "${refrain}"`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'run', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `What a long line! It went round the house. "${refrain}"`,
          `One, two, three, nine, ten. All in a line. "${refrain}"`,
          `They stood and stood. Nobody went home. "${refrain}"`,
        ]),
        scene: { camera: 'wide', actors: [{ who: A, pose: 'stand', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [
          `${H.name} hid in a bush. The line came too.`,
          `${H.name} shut the door. Tap, tap, tap.`,
          `${H.name} lay flat. "There you are!" they all said.`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'hide', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"Are you tired?" said ${K.name}. "So tired," said ${H.name}.`,
          `${K.name} sat down by ${H.name}. "Is it still fun?" "No."`,
          `"${H.says}," said ${H.name}. It was a very small one. ${K.name} heard.`,
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
          `One was left. ${cap(L.introduced)}. "And you?" said ${H.name}. "I only want to look."`,
          `Last of all came ${L.introduced}. "I want nothing," said ${L.name}. "Only to see."`,
          `"What can I do for you?" "Nothing," said ${L.introduced}. "Show me?"`,
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
          `So ${H.name} did it. Just for fun! "Ooooh," said ${L.name}.`,
          `And ${H.name} showed them. Once. Twice. "Again!" said ${L.name}.`,
          `Then ${H.name} did it, big and bright. "Oh, ${H.name}!" said ${L.name}.`,
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
          `No line now. Only ${H.name}, ${K.name} and ${L.name}. Good night.`,
          `The moon came up. Nobody said please. Good night, ${H.name}. Good night, ${L.name}.`,
          `${cap(A.theKind)} came back. "I can do my own," said ${A.theKind}. "Can I look?"`,
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
