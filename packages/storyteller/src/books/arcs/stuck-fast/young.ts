import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { StuckFast } from './arc.ts';

const MOST = 8;

/** Stuck, and stuck, and a silly habit; and out. */
export function young(bound: StuckFast): Told {
  const { big: B, child: K, strong: A, small: S, hold, words, at, chance } = bound;
  const refrain = chance.pick(
    'Not an inch!',
    'Still stuck!',
    'No, no, no!',
    'It did not move!',
    'Oh, bother!',
    'Stuck fast!',
  );
  return {
    title: titled(
      chance.pick(
        `stuck, said ${B.name}`,
        `${B.name} and the ${words.m}`,
        `out you come, ${B.name}`,
        `pull, push, ${S.name}!`,
        `go on, ${B.name}`,
        `${S.name} to the rescue`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          hold.setOut?.young.map((each) => `Here is ${B.introduced}. ${each(words)}`) ?? [
            `Here comes ${B.introduced}. "${B.says}!" Off we go. Good morning, ${K.name}!`,
            `"${B.says}! ${B.says}!" Who is that? ${cap(B.introduced)}. ${K.name} waves.`,
            `${K.name} and ${B.introduced} are out today. "${B.says}!"`,
          ],
          `Here comes ${B.introduced}. ${K.name} waves.`,
        ),
        scene: {
          setting: at,
          weather: hold.weather,
          camera: 'wide',
          actors: [
            { who: B, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.habit.young.map((each) => `And this is ${S.introduced}. ${each(words)}`),
          `And this is ${S.name}. Busy, busy.`,
        ),
        scene: { camera: 'close', actors: [{ who: S, pose: 'walk', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          hold.stuck.young.map((each) => `${each(words)} "${B.says}?" said ${B.name}.`),
          `${B.name} was stuck in the ${words.m}.`,
        ),
        scene: { camera: 'medium', actors: [{ who: B, pose: 'stand', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          hold.pull.young.map((each) => `${each(words)} "${refrain}"`),
          `${cap(A.theKind)} pulled. "${refrain}"`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.push.young.map((each) => `${each(words)} "${refrain}"`),
          `${cap(A.theKind)} pushed. "${refrain}"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'kneel', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: hold.aloft
          ? [
              `It was getting late. ${B.name} looked small. "I am here," said ${K.name}.`,
              `"${B.says}," said ${B.name}, far up. ${K.name} stayed right there. So did they all.`,
              `All sat down. All were tired. ${K.name} blew ${B.name} a kiss.`,
            ]
          : [
              `${B.name} sighed. ${K.name} gave ${B.name} a pat. There, there.`,
              `"I am too big," said ${B.name}. "Never," said ${K.name}. Pat, pat.`,
              `All sat down. All were tired. ${K.name} leaned on ${B.name}.`,
            ],
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: K, pose: hold.aloft ? 'look-up' : 'hug', feeling: 'calm' },
            { who: A, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.idea.young.map((each) => each(words)),
          `"Wait," said ${K.name}. "Look at ${S.name}!"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: S, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.free.young.map((each) => each(words)),
          `Slowly, slowly. Out came ${B.name}!`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: S, pose: 'jump', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.last.young.map((each) => each(words)),
          `Good night, ${B.name}. Good night, ${S.name}.`,
        ),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: B, pose: 'walk', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
