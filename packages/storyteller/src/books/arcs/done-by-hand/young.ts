import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { DoneByHand } from './arc.ts';

const MOST = 8;

/** There is a handle, and somebody's arm is tired. */
export function young(bound: DoneByHand): Told {
  const { child: K, friend: F, keeper: O, stopped, noun, chance } = bound;
  const k = K.name;
  const f = F.name;
  const o = O.name;
  const refrain = chance.pick('Who does it?', 'Who makes it go?', 'Who sees to it?');
  return {
    title: titled(chance.pick('round and round', `who does ${noun}?`, 'the little door', `${k} and the handle`)),
    refrain,
    pages: [
      {
        text: [
          `${k} looks at small things. Very small things. Can you see them?`,
          `What has ${k} found? A very small word, on a cup.`,
          `${k} reads the jam. ${k} reads the bus. ${k} reads it all.`,
        ],
        scene: { setting: 'kitchen', camera: 'medium', actors: [{ who: K, pose: 'look-up', feeling: 'curious' }] },
      },
      {
        text: [
          `One day it stopped. ${stopped.short} "${refrain}" said ${k}.`,
          `${stopped.short} Now what? "${refrain}" said ${k}.`,
          `What was that? ${stopped.short} "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [{ who: K, pose: 'stand', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(F, [
            `"Not me," said ${f}. "${refrain}" said ${k}. Off they went.`,
            `${f} did not know. Nobody knew. "${refrain}"`,
            `They asked and asked. ${f} asked too. "${refrain}"`,
          ]),
          `Nobody knew. "${refrain}" said ${k}.`,
        ),
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: F, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'walk', feeling: 'determined' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Look! A tiny door. There is a tiny word.`,
          `What is this? Low down, a little door. ${k} read it.`,
          `${k} saw a small door. It said: PUSH. So they did.`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'curious' }] },
      },
      {
        text: keeping(
          MOST,
          introducing(O, [
            `In there sat ${o}. There was a big handle. "I am so tired."`,
            `"Oh, dear," said ${o}. "I turn it. I sat down."`,
            `There was ${o}, by a handle. "My poor arm," said ${o}.`,
          ]),
          `In there sat ${o}. "I am so tired," said ${o}.`,
        ),
        scene: {
          setting: 'cave',
          camera: 'medium',
          actors: [
            { who: O, pose: 'sit', feeling: 'sleepy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"I will do it," said ${k}. Round and round. Puff!`,
          `${k} took the handle. Round, and round, and round.`,
          `So ${k} turned it. ${f} turned it too. Round and round!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'stand', feeling: 'excited' },
          ],
        },
      },
      {
        text: [stopped.backShort, `Listen! ${stopped.backShort}`, `Hooray! ${stopped.backShort}`],
        scene: { setting: 'street', camera: 'wide', actors: [{ who: F, pose: 'cheer', feeling: 'happy' }] },
      },
      {
        text: keeping(MOST, [
          `And ${o}? ${cap(o)} had tea. ${cap(o)} had two buns.`,
          `"Thank you," said ${o}, and had a nice long nap.`,
          `${o} slept. ${k} turned. ${f} turned. What a good nap.`,
        ]),
        scene: { setting: 'cave', camera: 'close', actors: [{ who: O, pose: 'sleep', feeling: 'happy' }] },
      },
      {
        text: [
          `Good night, ${k}. Good night, small door. Round and round it goes.`,
          `"${refrain}" said ${f}. "We know," said ${k}. Shh.`,
          `Now ${k} knows. On Fridays it is ${k}. Round and round.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'sleepy' },
            { who: F, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
