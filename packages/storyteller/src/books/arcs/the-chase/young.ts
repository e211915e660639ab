import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TheChase } from './arc.ts';

const MOST = 8;

/** Everybody runs, all in a line; and they all stop under one tree. */
export function young(bound: TheChase): Told {
  const { runner: R, child: K, first: P, second: A, quarry: Q, stoppers, start, place, chance } = bound;
  const [one, two] = stoppers;
  const where = place === null ? '' : `This is ${place}. `;
  const refrain = chance.pick(
    'Stop, stop, stop!',
    'Come back here!',
    'Wait for us!',
    'Not so fast!',
    `Stop, ${R.name}, stop!`,
  );
  return {
    title: titled(
      chance.pick(
        `run, ${R.name}, run`,
        `stop, ${R.name}, stop`,
        `who can catch ${R.name}`,
        `all in a line after ${R.name}`,
        `${R.name} and ${Q.the}`,
        `everybody after ${R.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `${where}Here comes ${Q.a}. ${Q.goes} Nobody looks up.`,
          `${where}${Q.goes} What is that? It is ${Q.a}. Off it goes.`,
          `${where}Look! ${cap(Q.a)}. ${Q.goes} It is all alone.`,
        ],
        scene: { setting: start, camera: 'wide', actors: [], things: [Q.thing] },
      },
      {
        text: keeping(
          MOST,
          [
            `And who is this? It is ${R.introduced}. Run, run, run! "${refrain}"`,
            `Then comes ${R.introduced}. Fast, fast, fast! "${refrain}"`,
            `Zoom! Who was that? That was ${R.introduced}. "${refrain}"`,
          ],
          `Zoom! Here is ${R.introduced}. "${refrain}"`,
        ),
        scene: { camera: 'medium', actors: [{ who: R, pose: 'run', feeling: 'determined' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `${P.introduced} ran after ${R.name}. So ${K.name} ran too.`,
            `"Get ${R.name}!" said ${P.introduced}. ${K.name} ran. They all ran.`,
            `Off ran ${P.introduced}. "Me too!" said ${K.name}. Run, run, run!`,
          ],
          `${P.name} ran. ${K.name} ran too.`,
        ),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: P, pose: 'run', feeling: 'worried' },
            { who: K, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Here is ${A.introduced}. ${one.young(A.name, R.name)} "${refrain}"`,
            `In came ${A.introduced}. ${one.young(A.name, R.name)} "${refrain}"`,
            `And this is ${A.introduced}. ${one.young(A.name, R.name)} "${refrain}"`,
          ],
          `Here is ${A.name}. "${refrain}"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [
          `${two.young(P.name, R.name)} "${refrain}"`,
          `Again! ${two.young(P.name, R.name)} "${refrain}"`,
          `Oh, ${P.name}! ${two.young(P.name, R.name)} "${refrain}"`,
        ]),
        scene: {
          setting: 'farm',
          camera: 'medium',
          actors: [
            { who: P, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'run', feeling: 'determined' },
          ],
          things: two.things,
        },
      },
      {
        text: keeping(MOST, [
          `${R.name} ran up the hill. Up ran ${P.name}, ${A.name} and ${K.name}. Puff, puff, puff!`,
          `Up, up, up the hill. ${R.name}, ${P.name}, ${A.name} and ${K.name}. All in a line!`,
          `${R.name} did not stop. So up they went. ${P.name}! ${A.name}! ${K.name}! Puff, puff.`,
        ]),
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [
            { who: R, pose: 'run', feeling: 'determined' },
            { who: P, pose: 'run', feeling: 'worried' },
            { who: A, pose: 'run', feeling: 'worried' },
            { who: K, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Oh no! A tree has ${Q.the}. ${R.name} stopped. Bump! Bump! Bump!`,
          `A tree got ${Q.the}. So ${R.name} stopped. Then they all fell down.`,
          `Stop! Up in a tree is ${Q.the}. ${R.name} looked up. So did they all.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [{ who: R, pose: 'look-up', feeling: 'sad' }],
          things: ['tree', Q.thing],
        },
      },
      {
        text: keeping(MOST, [
          `"Oh!" said ${K.name}. "You want ${Q.the}!" "Yes," said ${R.name}. "It was all alone."`,
          `"Did you run away?" said ${K.name}. "No," said ${R.name}. "I ran after that."`,
          `${K.name} looked at ${R.name}. ${R.name} looked at ${Q.the}. "So that is why!"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'sad' },
          ],
          things: [Q.thing],
        },
      },
      {
        text: keeping(MOST, [
          `"All shake!" said ${K.name}. One, two, three! Down came ${Q.the}. And a hat! "My hat!" said ${P.name}.`,
          `They shook the tree. Shake, shake, shake! Down came ${Q.the}. ${P.name} got an old hat.`,
          `All hold on. Shake that tree! Plop. That is ${Q.the}. Plop. And that is ${P.names} hat!`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'excited' },
            { who: P, pose: 'cheer', feeling: 'surprised' },
            { who: R, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['tree', Q.thing, 'hat'],
        },
      },
      {
        text: keeping(MOST, [
          `Home they go, all in a line. ${R.name} has ${Q.the}. Good night!`,
          `Now they all go slow. ${R.name} goes first, with ${Q.the}. Good night.`,
          `Slow, slow, slow. ${R.name} is in front. Good night, ${R.name}. Good night, ${K.name}.`,
        ]),
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: R, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'walk', feeling: 'happy' },
          ],
          things: [],
        },
      },
    ],
  };
}
