import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { StayedInBed } from './arc.ts';

const MOST = 8;

/** Too this, too that; so it stays in bed, until somebody says what is nice about it. */
export function young(bound: StayedInBed): Told {
  const { hero: H, friend: F, first: A, second: B, y, sleeper: Y, home, refrain, chance } = bound;
  const [one, two] = y.too;
  const [x, z, w] = y.short;
  return {
    title: titled(
      chance.pick(
        `wake up, ${Y.name}`,
        `${Y.name} in bed`,
        `come out, ${Y.name}`,
        `${H.name} and ${Y.name}`,
        `where is ${Y.name}?`,
        `${H.name} wakes ${Y.name}`,
      ),
    ),
    refrain: `${refrain}.`,
    pages: [
      {
        text: keeping(MOST, [
          `"${Y.name} is too ${one}," said ${A.introduced}. "Too ${two}," said ${B.introduced}.`,
          `"I do not like ${Y.name}," said ${A.introduced}. "Too ${one}!" "Too ${two}!" said ${B.introduced}.`,
          `${A.introduced} was cross. "${Y.name} is too ${one}!" "Too ${two}!" said ${B.introduced}.`,
        ]),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So ${Y.name} did not come. "Where is ${Y.name}?" said ${H.introduced}.`,
          `${H.introduced} looked out. No ${Y.name}. "Where is ${Y.name}, ${F.name}?"`,
          `Now ${H.introduced} waited for ${Y.name}. And waited. No ${Y.name}!`,
        ]),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'look-up', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `${H.name} and ${F.name} went to look. Up the hill. Knock, knock!`,
          `"Come on, ${F.name}!" Up the hill went ${H.name} and ${F.name}. Knock, knock!`,
          `Up they went, ${H.name} and ${F.name}. There was a little door. Knock!`,
        ]),
        scene: {
          setting: 'mountain',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: F, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There was ${Y.name}, in bed. "${refrain}," said ${Y.name}.`,
          `${Y.name} lay under a big blanket. "${refrain}," said ${Y.name}.`,
          `Who is in that bed? It is ${Y.name}! "${refrain}," said ${Y.name}.`,
        ]),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [
            { who: Y, pose: 'sleep', feeling: 'sad' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} pulled the blanket. ${Y.name} pulled it back. "${refrain}."`,
          `Pull, pull, pull! But ${Y.name} held on to the blanket. "${refrain}."`,
          `${H.name} pulled, and ${F.name} pulled. ${Y.name} was too strong. "${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: F, pose: 'reach', feeling: 'determined' },
            { who: Y, pose: 'hold', feeling: 'sad' },
          ],
          things: ['blanket'],
        },
      },
      {
        text: keeping(MOST, [
          `"Ding, ding! Time to get up!" said ${F.name}. "${refrain}," said ${Y.name}.`,
          `${F.name} rang a bell. Ding, ding, ding! "${refrain}," said ${Y.name}.`,
          `"Wake up!" said ${F.name}. "I am awake," said ${Y.name}. "${refrain}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: F, pose: 'shout', feeling: 'excited' },
            { who: Y, pose: 'cover', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Why not?" said ${H.name}. "They say I am too ${one}," said ${Y.name}.`,
          `"They do not like me," said ${Y.name}. "Too ${one}! Too ${two}!"`,
          `${Y.name} was sad. "Too ${one}, they say," said ${Y.name}. "Too ${two}."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: Y, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"I like you," said ${H.name}. "I like ${x}. I like ${z}."`,
            `"But I like ${x}!" said ${H.name}. "And I like ${z}!"`,
            `${H.name} sat on the bed. "I like ${x}. And ${z}."`,
          ],
          `"I like ${x}," said ${H.name}. "I like ${z}."`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'hug', feeling: 'happy' },
            { who: Y, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Do you?" said ${Y.name}. One foot came out. Then two. Up got ${Y.name}!`,
          `"${cap(x)}? I can do that," said ${Y.name}. And ${Y.name} got up!`,
          `"Oh," said ${Y.name}. "Where are my boots?" And out went ${Y.name}!`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: Y, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Look! ${cap(x)}! And ${w}! "Hello, ${Y.name}!" said ${A.name} and ${B.name}.`,
          `Down the hill came ${Y.name}. ${cap(x)} for ${A.name}! ${cap(w)} for ${B.name}!`,
          `"Too ${one}," said ${A.name}. "But look! ${cap(x)}!" Thank you, ${Y.name}!`,
        ]),
        scene: {
          setting: home,
          weather: y.weather,
          camera: 'wide',
          actors: [
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: Y, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
