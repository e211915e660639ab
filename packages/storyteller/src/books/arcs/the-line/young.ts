import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { TheLine } from './arc.ts';

const MOST = 8;

/** A night-night in two halves; a crash; a line; and half a night-night is not enough to sleep on. */
export function young(bound: TheLine): Told {
  const { one: K, two: B, at, late, noun, shown, halves, chance } = bound;
  const k = K.name;
  const b = B.name;
  const [half, other] = halves;
  const refrain = chance.pick(
    'Mine! All mine!',
    'Not over here!',
    'Go back! Go back!',
    'My side! My side!',
    'Keep off! Keep off!',
  );
  return {
    title: chance.pick(`Mine, Said ${k}`, 'The Line', `${cap(half)} and ${cap(other)}`, 'Not One Toe', 'Half and Half'),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `"Bye-bye, ${half}," says ${K.introduced}. "Bye-bye, ${other}," says ${B.introduced}. They always do.`,
          `Listen! ${K.introduced} says, "Bye-bye, ${half}." ${B.introduced} says, "Bye-bye, ${other}." Every day.`,
          `Here is ${K.introduced}. Here is ${B.introduced}. "Bye-bye, ${half}." "Bye-bye, ${other}."`,
        ]),
        scene: {
          setting: at,
          camera: 'medium',
          actors: [
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: B, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} made a ${noun}. Up, up, up! "Do not touch," said ${k}.`,
          `Look at the ${noun}! Who made it? ${k} did. So big!`,
          `A bit here. A bit there. Now ${k} has a ${noun}!`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'proud' }], things: shown },
      },
      {
        text: keeping(MOST, [
          `CRASH! Down it came. There stood ${b}. "You did that!" said ${k}.`,
          `Oh no! Bump, bump, CRASH! ${b} stood there. "Look!" shouted ${k}. "Look at that!"`,
          `Who did that? CRASH! It was ${b}. ${k} stamped both feet.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} drew a line. "That side is for you. This side is for me. ${refrain}" said ${k} to ${b}.`,
          `Scratch, scratch! ${k} drew a line with chalk. ${b} was on the other side. "${refrain}"`,
          `Now there is a long blue line. ${k} is here. ${b} is over there. "${refrain}"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Roll, roll goes the ball. It goes to ${b}. ${k} wants it. "${refrain}" said ${b}.`,
          `The ball was ${k}'s. Roll, roll. Now it is ${b}'s! "${refrain}"`,
          `"My ball!" said ${k}. It was over the line. ${b} sat on it. "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'sit', feeling: 'angry' },
            { who: K, pose: 'reach', feeling: 'sad' },
          ],
          things: ['ball'],
        },
      },
      {
        text: keeping(MOST, [
          `Time to stop. "Bye-bye, ${half}," said ${k}. But ${b} did not say a word.`,
          `"Bye-bye, ${half}," said ${k}, and waited. ${b} looked at the wall. No "Bye-bye, ${other}."`,
          `Now ${k} says, "Bye-bye, ${half}." But ${b} does not say, "Bye-bye, ${other}."`,
        ]),
        scene: {
          time: late,
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: B, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `What is that on the floor? A flag! It was made for ${k}. It was for the top!`,
          `${k} saw a little flag. It said: for ${k}. Who made it? It was ${b}!`,
          `Look, a little flag. It says: the best, by ${k}. ${b} only came to put it on!`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `One toe. Two toes. ${k} stepped over the line. "Sorry," said ${k}. "Sorry," said ${b}.`,
          `Over the line went ${k}. "I am sorry." "Me too," said ${b}.`,
          `"Did you make me a flag?" said ${k}. ${b} nodded. They both said sorry.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'walk', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} puts a bit on. ${b} puts a bit on. And on top goes the flag.`,
          `Now they build it again, ${k} and ${b}. It has two doors. It has a flag!`,
          `${k} holds. ${b} sticks. It is so high! And last of all, up goes the flag.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: B, pose: 'hold', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Into bed, ${k}. "Bye-bye, ${half}." Wait for it. "Bye-bye, ${other}." There!`,
          `Dark now. "Bye-bye, ${half}," says ${k}. "Bye-bye, ${other}," says somebody. Good night.`,
          `"Bye-bye, ${half}." "Bye-bye, ${other}." Both halves. Now ${k} can sleep.`,
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
