import type { Told } from '../../arc.ts';
import { cap, introducing } from '../wording.ts';
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
          `${d} is a detective. Look at the sign! OPEN. Under it? Lots of ${goods.many}!`,
          `It says OPEN on the sign. And there? Lots of ${goods.many}. ${d} is a detective.`,
          `Here is ${d}, the detective. A shelf, with ${goods.many} on it. And a sign! OPEN.`,
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
          `Oh! One of the ${goods.many} has gone. Who took it? Here is ${p}. "${refrain}"`,
          `One, two... Where is number three? "${refrain}" That was ${p}. ${d} looks hard.`,
          `Good morning, ${goods.many}! But one is not there. Is it with ${p}? "${refrain}"`,
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
          `But what is this? It is ${paid.one}. "That is nothing," says ${d}.`,
          `Look, ${paid.one}. Pick it up, ${p}. Into the pocket!`,
          `And here is ${paid.one}. "Mine," says ${p}. "I found it."`,
        ],
        scene: { camera: 'close', actors: [{ who: P, pose: 'reach', feeling: 'curious' }], things: [paid.shown] },
      },
      {
        text: [
          `Next day: one more gone! ${d} asks all the neighbours. "${refrain}"`,
          `And again! Gone. "Was it you?" ${d} asks them all. "${refrain}"`,
          `Gone, gone! That makes two. ${d} looks at everybody. "${refrain}" they all say.`,
        ],
        scene: { camera: 'wide', actors: [{ who: D, pose: 'point', feeling: 'worried' }] },
      },
      {
        text: [
          `"We will watch," says ${d}. They watch and watch. And then? They sleep.`,
          `Hide, ${d}. Hide, ${p}. Eyes open! Eyes a bit open. Eyes shut.`,
          `${d} sits up late. ${p} sits up late. Yawn. Yawn. Oh dear.`,
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
          `One more gone. One more here! "Look," says ${p}. "I have three ${paid.many}."`,
          `${p} has a full pocket. Out they come. ${cap(paid.many)}! One for each gap.`,
          `"See mine," says ${p}. One, two, three ${paid.many}. "Oh!" says ${d}. "A clue!"`,
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
          `Flour on the floor. Shake, shake, ${d}! Now look. Tiny, tiny footprints!`,
          `What did they do? They put down flour. Who came? Footprints! Follow them, ${d}.`,
          `White, white floor. And on it? Footprints! Tiptoe, ${d}. Where do they go?`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: D, pose: 'kneel', feeling: 'excited' }],
          things: ['footprints'],
        },
      },
      {
        text: introducing(C, [
          `Here is a hole. Here is ${c}! "I did pay," says ${c}.`,
          `They go to a crack. Hello, ${c}! "Is the shop shut?" says ${c}.`,
          `Knock, knock. Out comes ${c}. "It said OPEN. So I came in."`,
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
          `So it is a shop! "One, please," says ${c}. ${p} takes ${paid.one}. Ding!`,
          `Now they play shop. ${c} picks the big one. "Thank you," says ${p}.`,
          `"Come in, come in!" says ${p}. ${c} brings all the cousins. What a queue!`,
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
          `Night. The shop is shut. ${d} sleeps. And on the mat? It is ${paid.one}.`,
          `${d} is asleep. Tap, tap, at the door. Come back tomorrow! Good night.`,
          `Good night, ${d}. Good night, ${p}. Who was it? We know. Sleep tight.`,
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
