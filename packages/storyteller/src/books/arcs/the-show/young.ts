import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TheShow } from './arc.ts';

const MOST = 8;

/** Shh, and stop it, and don't; and then: please do. */
export function young(bound: TheShow): Told {
  const { hero: H, grownUp: G, leader: S, smallest: T, activity: A, setting, things, fault, words, chance } = bound;
  const sound = cap(A.sound.split(',')[0] ?? A.sound);
  const refrain = chance.pick('Not on the day', 'Oh, not that', "Please don't");
  return {
    title: titled(chance.pick(`${H.name}'s big day`, `oh, ${H.name}`, `please do, ${H.name}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${H.name} loves ${A.id}. ${sound}! Soon it is ${words.event}.`,
            `${sound}! That is ${A.id}. And that is ${H.introduced}. Soon comes ${words.event}.`,
            `Who loves ${A.id}? ${cap(H.introduced)}! Four more days to ${words.event}.`,
          ],
          `${sound}! That is ${A.id}. And that is ${H.name}.`,
        ),
        scene: { setting, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'excited' }], things },
      },
      {
        text: [`${fault.first.young(words)} "${refrain}!"`, `Oh, ${H.name}! ${fault.first.young(words)} "${refrain}!"`],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'point', feeling: 'worried' },
          ],
        },
      },
      {
        text: [`${fault.again.young(words)} "${refrain}!"`, `Try again. ${fault.again.young(words)} "${refrain}!"`],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"I will not do it," said ${H.name}. "Not once." "Good night," said ${G.name}.`,
          `"What if I do it?" said ${H.name}. "Then you do," said ${G.name}. Good night.`,
          `"I must not do it," said ${H.name}. ${cap(G.name)} gave ${H.name} a kiss. Good night.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [`In the morning, up! ${fault.missing.young(words)}`, `Morning came. ${fault.missing.young(words)}`],
        scene: { setting, time: 'day', camera: 'wide', actors: [{ who: S, pose: 'look-up', feeling: 'surprised' }] },
      },
      {
        text: [
          fault.others.young(words),
          `Oh no. ${fault.others.young(words)}`,
          `What now? ${fault.others.young(words)}`,
        ],
        scene: { camera: 'medium', actors: [{ who: S, pose: 'reach', feeling: 'worried' }] },
      },
      {
        text: [
          `${H.name} looked at ${S.name}. "May I do it now?" "Yes!" said ${S.name}. "Please do!"`,
          `"I know what will help," said ${H.name}. "May I?" "Oh, yes!" said ${S.name}.`,
          `${H.name} put up a hand. "Can I do it now?" "Yes, now!" said ${S.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'reach', feeling: 'shy' },
            { who: S, pose: 'point', feeling: 'excited' },
          ],
        },
      },
      {
        text: fault.fills.young.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: T, pose: 'cheer', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: [
          fault.last.young(words),
          `All done. ${fault.last.young(words)}`,
          `${fault.last.young(words)} Good night, ${H.name}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }],
        },
      },
    ],
  };
}
