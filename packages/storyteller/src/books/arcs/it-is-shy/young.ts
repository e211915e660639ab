import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { ItIsShy } from './arc.ts';

const MOST = 8;

/** Who is shy? Not the one they thought. */
export function young(bound: ItIsShy): Told {
  const { hero: H, child: K, first: A, second: B, told, words, clause, chance } = bound;
  const { duty, word, drawn } = told;
  const { y, Y } = words;
  const refrain = chance.pick('No, no, no!', 'Not today!', 'No, thank you!', 'I will not!', 'Not me!');
  const things = drawn === null ? [] : [drawn];
  return {
    title: titled(
      chance.pick(
        `${y} is shy`,
        `hello, ${word}`,
        `${H.name} and the shy ${word}`,
        `do not be afraid, ${word}`,
        `${H.name} holds on`,
        `shh, says ${K.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Here is ${H.introduced}. ${H.name} ${clause}. "${refrain}"`,
            `This is ${H.introduced}. ${H.name} ${clause}. "${cap(word)}?" "${refrain}"`,
            `See ${H.introduced}. See ${y}. ${H.name} ${clause}. "${refrain}"`,
          ],
          `Here is ${H.introduced}. And here is ${y}. "${refrain}"`,
        ),
        scene: {
          setting: duty.setting,
          camera: 'medium',
          actors: [
            { who: H, pose: 'cover', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `"Please?" said ${A.introduced}. "Pretty please?" "${refrain}"`,
          `"I say so!" said ${A.introduced}. "${refrain}"`,
          `${cap(A.introduced)} did a dance. It did not help. "${refrain}"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: H, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"One, two, three!" said ${B.introduced}. ${H.name} hid. "${refrain}"`,
          `${cap(B.introduced)} ran after ${H.name}. Round and round. "${refrain}"`,
          `"You can have a bun," said ${B.introduced}. "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'run', feeling: 'surprised' },
            { who: H, pose: 'run', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${K.name} sat down by ${y}. "Shh," said ${K.name}. "It is shy."`,
          `"Shh," said ${K.name}. "Look at ${y}. It is so shy."`,
          `${K.name} bent down low. "Oh, ${word}! Are you shy?"`,
        ]),
        scene: {
          camera: 'close',
          actors: [{ who: K, pose: 'kneel', feeling: 'worried' }],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `"Why?" said ${H.name}. ${duty.fear.young(words)}`,
          `${H.name} came to look. "Shy?" ${duty.fear.young(words)}`,
          `"Of me?" said ${H.name}. ${duty.fear.young(words)}`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'kneel', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `"Poor thing," said ${H.name}. ${duty.shown.young(words)}`,
          `"Do not be shy," said ${H.name}. ${duty.shown.young(words)}`,
          `"Hello, ${word}," said ${H.name}. ${duty.shown.young(words)}`,
        ]),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }], things },
      },
      {
        text: keeping(MOST, [
          `Then just a bit. ${duty.first.young(words)}`,
          `"Only a bit," said ${H.name}. ${duty.first.young(words)}`,
          `${duty.first.young(words)} "Good, ${word}. Well done!"`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'hold', feeling: 'determined' }], things },
      },
      {
        text: keeping(MOST, [
          `"And now all of it?" said ${K.name}. ${duty.whole.young(words)}`,
          `"I am here," said ${H.name}. ${duty.whole.young(words)}`,
          `${duty.whole.young(words)} "You did it, ${word}!" said ${H.name}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `Good night, ${H.name}. Good night, ${word}. See you in the morning.`,
          `Now ${H.name} says, every day, "Do not be shy." Good night, ${word}.`,
          `"Shh," says ${H.name}. "${Y} is asleep." Good night, you two.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: H, pose: 'sleep', feeling: 'happy' }],
        },
      },
    ],
  };
}
