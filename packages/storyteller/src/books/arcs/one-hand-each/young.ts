import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { OneHandEach } from './arc.ts';

const MOST = 8;

/** One holds, and the other holds, and each has one hand left. */
export function young(bound: OneHandEach): Told {
  const { one: A, two: B, by: G, noun, isSeat, hand, at, shown, refrain, chance } = bound;
  const a = A.name;
  const b = B.name;
  const g = G.name;
  return {
    title: titled(
      chance.pick(`one ${hand} each`, `${refrain}!`, `mine, said ${a}`, `mine, said ${b}`, `the bow on the ${noun}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(
            B,
            introducing(A, [
              `Here is ${a}. Here is ${b}. Here is one ${noun}.`,
              `${a} wants the ${noun}. ${b} wants the ${noun}. There is only one.`,
              `One ${noun}. Here comes ${a}. And here comes ${b}!`,
            ]),
          ),
          `There is one ${noun}. ${A.introduced} wants it. ${B.introduced} wants it.`,
        ),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: A, pose: 'run', feeling: 'excited' },
            { who: B, pose: 'run', feeling: 'excited' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `"Mine!" says ${a}, and holds on. "Mine!" says ${b}, and holds on.`,
          `${a} has one side. ${b} has one side. "Mine!" "Mine!"`,
          `Grab! That is ${a}. Grab! That is ${b}. "I was first!" "I was!"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'hold', feeling: 'angry' },
            { who: B, pose: 'hold', feeling: 'angry' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `"Let go," says ${a}. "${refrain}," says ${b}. Nobody lets go.`,
          `"You let go." "${refrain}." They hold on and on.`,
          `${b} looks at ${a}. ${a} looks at ${b}. "${refrain}." "No. ${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(G, [
            `${cap(g)} has a box. What is in it? One ${hand} can't open it.`,
            `${cap(g)} has jam. ${a} tries the lid. Not with one ${hand}.`,
            `${cap(g)} has a tin. Pull, ${a}! Pull, ${b}! It will not open.`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: 'stand', feeling: 'calm' },
            { who: A, pose: 'reach', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I hold," says ${a}. "I pull," says ${b}. Pop! It is open.`,
          `One ${hand} from ${a}. One ${hand} from ${b}. That makes two. Pop!`,
          `${b} holds it. ${a} turns it. One and one. Pop!`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'reach', feeling: 'surprised' },
            { who: A, pose: 'reach', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Clap, clap! That is ${a} and ${b}. One ${hand} each. Clap, clap, clap!`,
          `Now they wave to ${g}. Now they clap. ${a} is the left ${hand}. ${b} is the right.`,
          `Can they clap? They can! Clap, go ${a} and ${b}. Clap!`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Oh! There goes a balloon. Up jump ${a} and ${b}. Got it!`,
          `Look, a red balloon! It flies by. They run. They jump. Got it!`,
          `A balloon! Quick, ${a}! Quick, ${b}! Four ${hand}s go up. Got it!`,
        ]),
        scene: {
          ...(at === 'living-room' ? { setting: 'garden' as const } : {}),
          camera: 'wide',
          actors: [
            { who: A, pose: 'jump', feeling: 'excited' },
            { who: B, pose: 'jump', feeling: 'excited' },
          ],
          things: ['balloon'],
        },
      },
      {
        text: keeping(MOST, [
          isSeat
            ? `But who has the ${noun}? Nobody! Nobody is on it.`
            : `But who has the ${noun}? Nobody! There it is, all alone.`,
          `${a} looks. ${b} looks. They let go of the ${noun}! Both of them.`,
          `The ${noun}! Who let go? ${a} did. ${b} did. Ha!`,
        ]),
        scene: {
          setting: at,
          camera: 'close',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `"${refrain}," says ${a}. "No, no," says ${b}. "${refrain}." And they laugh.`,
          `"Do you want it?" says ${b}. "${refrain}," says ${a}. So ${b} does. Then ${a}.`,
          `"${refrain}," says ${b}, and means it. ${a} has a go. ${b} has a go.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: B, pose: 'point', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `Night. On the ${noun} there is a bow. It took two to tie it. Good night.`,
          `${a} is asleep. ${b} is asleep. And the ${noun}? It has a bow on.`,
          `One loop from ${a}. One loop from ${b}. A bow! Good night, ${noun}.`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: A, pose: 'sit', feeling: 'sleepy' },
            { who: B, pose: 'sit', feeling: 'sleepy' },
          ],
          things: ['ribbon', ...shown],
        },
      },
    ],
  };
}
