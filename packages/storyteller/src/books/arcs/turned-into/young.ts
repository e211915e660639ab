import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { TurnedInto } from './arc.ts';

const MOST = 8;

/** Tap, tap: that is how you know it. */
export function young(bound: TurnedInto): Told {
  const { was: T, is: X, teller: K, at, out, call, chance } = bound;
  const t = T.name;
  const k = K.name;
  const x = X.theKind;
  const says = X.says;
  return {
    title: titled(chance.pick(`${x} on the chair`, 'tap, tap', `which one is ${t}?`, `${call}, ${says}`)),
    refrain: call,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(T, [
            `This is ${t}. Tap, tap. "${call}!"`,
            `Tap, tap, goes ${t}. "${call}!" Every day.`,
            `${t} taps the table. Tap, tap. "${call}!"`,
            `Who goes tap, tap? ${t}. "${call}!"`,
          ]),
        ),
        scene: { setting: at, camera: 'medium', actors: [{ who: T, pose: 'stand', feeling: 'happy' }] },
      },
      {
        text: keeping(MOST, [
          `Pop! Where is ${t}? There sits ${X.aKind}.`,
          `Puff! No more ${t}. Only ${X.aKind}. "${says}?"`,
          `Atchoo! Oh. Now there is ${X.aKind}, on the chair.`,
          `Look, look! What sat down? It is ${X.aKind}!`,
        ]),
        scene: { camera: 'close', actors: [{ who: X, pose: 'sit', feeling: 'surprised' }], things: ['chair'] },
      },
      {
        text: keeping(MOST, [
          `"${t}?" said ${k}. "${says}," said ${x}.`,
          `"Is that you?" said ${k}. ${cap(x)} said, "${says}."`,
          `${k} looked at ${x}. ${cap(x)} looked at ${k}. "${says}."`,
          `"Oh, ${t}!" said ${k}. "You are all changed." "${says}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: X, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${call}," said ${k}. They spun round. Still ${X.aKind}.`,
          `They tried a big hug. Squeeze! Still ${X.aKind}. "${call}."`,
          `"${call}!" said ${k}. Jump! Jump again! No.`,
          `They tried a magic word. "Please!" But no. "${call}."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'jump', feeling: 'determined' },
            { who: X, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then ${x} went out. Hop, off, gone. ${k} ran after it.`,
          `The door was open. "Wait!" said ${k}. Where is ${x}?`,
          `Out went ${x}. Out went ${k}. Run, ${k}, run!`,
          `"Come back!" said ${k}. But ${x} was away.`,
        ]),
        scene: {
          setting: out,
          camera: 'wide',
          actors: [
            { who: K, pose: 'run', feeling: 'worried' },
            { who: X, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Oh, no. So many! They all said, "${says}."`,
          `One, two, three, ten of them. Which is ${t}?`,
          `There they all sat. All the same! "${says}," they said.`,
          `"Are you ${t}?" "${says}." "Are you?" "${says}."`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'think', feeling: 'sad' },
            { who: X, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} sat down. ${k} had an idea. Tap, tap.`,
          `What does ${t} do? ${k} knew. Tap, tap.`,
          `Shh. ${k} found a stone. Tap, tap, went ${k}.`,
          `"I know!" said ${k}. One hand went tap, tap.`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'determined' }] },
      },
      {
        text: keeping(MOST, [
          `And one of them went tap, tap. "${call}!" said ${k}.`,
          `Tap, tap! There, at the back! "${call}!" said ${k}.`,
          `Just one went tap, tap. ${k} laughed. "${call}!"`,
          `Listen. Tap, tap! It was ${x}. "${call}!" said ${k}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: X, pose: 'stand', feeling: 'excited' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Pop! "Hello, ${k}," said ${t}. "Is it supper time?"`,
          `Puff! It was ${t}. "${says}," said ${t}. "Oops."`,
          `Pop! ${t} sat in the grass. They laughed and laughed.`,
          `And it was ${t} again! "Home," said ${t}. Tap, tap.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'hug', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
