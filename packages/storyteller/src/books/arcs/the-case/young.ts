import type { Told } from '../../arc.ts';
import { introducing } from '../wording.ts';
import type { TheCase } from './arc.ts';

/** One goes, and one comes: whoever looks at the pictures knows it first. */
export function young(bound: TheCase): Told {
  const { detective: D, partner: P, client: C, goods, paid, setting, chance } = bound;
  const d = D.name;
  const p = P.name;
  const c = C.name;
  const refrain = chance.pick(
    'Not me! Not me!',
    'Not me! Who, then?',
    'Who, me? Not me!',
    'No, no! Not me!',
    'Me? Oh no, no!',
  );
  return {
    title: chance.pick(
      'Who Took It?',
      `Look, ${d}, Look!`,
      'One Gone, One Here',
      `${p} Has a Clue`,
      'Tiny Feet',
      'It Says Open',
    ),
    refrain,
    pages: [
      {
        text: introducing(D, [
          `${d} is a detective. The sign says OPEN. Under the sign are ${goods.many}.`,
          `Here is ${d}, the detective. ${d} hangs up a sign. OPEN! There are ${goods.many} under it.`,
          `See the sign? It says OPEN. ${d} is a detective. And here are the ${goods.many}.`,
        ]),
        scene: {
          setting,
          camera: 'medium',
          actors: [{ who: D, pose: 'stand', feeling: 'proud' }],
          things: ['sign', ...goods.shown],
        },
      },
      {
        text: introducing(P, [
          `Oh! Now ${goods.one} is gone. Who took it? Here is ${p}. "${refrain}"`,
          `Where is it? Now ${goods.one} is gone! Was it ${p}? "${refrain}" ${d} looks hard.`,
          `Good morning, ${goods.many}! But one is not there. Did ${p} take it? "${refrain}"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: D, pose: 'point', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `But what is this, on the shelf? It is ${paid.one}! ${p} keeps it.`,
          `Look! On the shelf is ${paid.one}. "Mine," says ${p}. Into the pocket it goes.`,
          `Something new is there. It is ${paid.one}. ${p} puts it in a pocket.`,
        ],
        scene: { camera: 'close', actors: [{ who: P, pose: 'reach', feeling: 'curious' }], things: [paid.shown] },
      },
      {
        text: [
          `Next day, one more is gone! ${d} asks all the neighbours. "${refrain}" they all say.`,
          `And again! Now ${goods.one} is gone. "Was it you?" ${d} asks them all. "${refrain}"`,
          `Gone, gone! That makes two ${goods.many}. ${d} looks at everybody. "${refrain}" they all say.`,
        ],
        scene: { camera: 'wide', actors: [{ who: D, pose: 'point', feeling: 'worried' }] },
      },
      {
        text: [
          `"We will watch," says ${d}. ${d} and ${p} watch all night. But soon they are asleep.`,
          `Hide, ${d}. Hide, ${p}. They want to see who comes. But soon they are asleep.`,
          `${d} sits up late. ${p} sits up late. Who will come? Yawn! They both fall asleep.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: D, pose: 'sit', feeling: 'sleepy' },
            { who: P, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
      {
        text: [
          `One more is gone. "Look," says ${p}. "Three are gone. And I have three ${paid.many}!" ${d} looks.`,
          `${p} has a full pocket. Out come three ${paid.many}. "One for each!" says ${d}.`,
          `"See what I found," says ${p}. One, two, three ${paid.many}! "A clue!" says ${d}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: P, pose: 'kneel', feeling: 'proud' },
            { who: D, pose: 'kneel', feeling: 'surprised' },
          ],
          things: [paid.shown],
        },
      },
      {
        text: [
          `${d} shakes flour on the floor. Next day there are tiny footprints! They stop under the sign.`,
          `Flour makes the floor white. Then somebody walks on it. Footprints! Follow them, ${d}.`,
          `They put flour on the floor. Who came? There are footprints! ${d} goes after them, tiptoe.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: D, pose: 'kneel', feeling: 'excited' }],
          things: ['footprints'],
        },
      },
      {
        text: introducing(C, [
          `The footprints stop at a hole. Here is ${c}! "I paid!" says ${c}. "Your sign said OPEN."`,
          `Knock, knock. Out comes ${c}. "Your sign said OPEN. So it is a shop. I paid!"`,
          `There is a little door. Hello, ${c}! "I bought them," says ${c}. "The sign said OPEN."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: C, pose: 'stand', feeling: 'shy' },
            { who: D, pose: 'kneel', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Nobody was a thief. ${c} was only shopping! Now it is a shop. "Thank you," says ${p}.`,
          `Now they all play shop. ${c} takes ${goods.one}. ${c} gives ${paid.one}. "Thank you," says ${p}.`,
          `"Come in!" says ${p}. "It is a shop now." ${c} pays with ${paid.one}. Ding!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: C, pose: 'stand', feeling: 'happy' },
            { who: P, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `It is night. The shop is shut. ${d} is asleep. "See you tomorrow!" Good night.`,
          `${d} is asleep. Tap, tap, at the door. The shop is shut! Come back tomorrow. Good night.`,
          `Good night, ${d}. Good night, ${p}. The case is closed. So is the shop. Sleep tight.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: D, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
