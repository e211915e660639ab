import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NoSquare } from './arc.ts';

const MOST = 8;

/** Tick, tick, tick, and then no tick; and a bag that has something in it. */
export function young(bound: NoSquare): Told {
  const { hero: H, child: K, inspector: I, neighbour: A, carried, written, isShort, sheet, chance } = bound;
  const { home, outside, outing, spokenOf, isShown } = bound;
  const shownAll = isShown ? ` "Show us!" And ${H.name} did.` : '';
  const refrain = chance.pick(
    'Not on my list!',
    'Where does that go?',
    'No room for that!',
    'Not on here!',
    'No tick for that!',
    'That is not on it!',
  );
  const own = isShort ? `"${H.name} ${bound.clause}," said ${K.name}.` : `"There is one more thing," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `tick, tick, ${H.name}`,
        `${H.name} and the list`,
        `no tick for ${H.name}`,
        `a tick for ${H.name}`,
        `what is in the bag?`,
        `and ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `Here is ${H.introduced}. "${H.says}!" Today is ${outing.said}.`,
          `Who lives here? ${cap(H.introduced)}. Soon it is ${outing.said}. "${H.says}!"`,
          `Hello, ${H.introduced}! "${H.says}!" They will go to ${outing.said}.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `Here comes ${I.introduced}, with a list. And with a bag. ${carried.hintShort}`,
            `Look! It is ${I.introduced}, with a list. What a bag! ${carried.hintShort}`,
            `Who has a list? ${cap(I.introduced)}! Who has a bag? ${I.name}! ${carried.hintShort}`,
          ],
          `Here is ${I.name}, with a list. ${I.name} has a bag, too. ${carried.hintShort}`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [{ who: I, pose: 'walk', feeling: 'determined', holds: 'notebook' }],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Are you ${H.aKind}?" said ${I.name}. "Yes!" Tick. "What do you say?" "${H.says}." Tick.`,
            `"Can you sit?" said ${I.name}. Tick. "Can you say something?" "${H.says}." Tick.`,
            `${H.name} said "${H.says}". ${I.name} made a tick. ${H.name} sat down. Tick!`,
          ],
          `"Say something," said ${I.name}. "${H.says}," said ${H.name}. Tick!`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'stand', feeling: 'happy', holds: 'pencil' },
            { who: H, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${own} ${I.name} looked at the list. "${refrain}"`,
            `"Is that all?" said ${I.name}. "No," said ${H.name}. ${own} "${refrain}"`,
            `${own} ${H.name} nodded. Oh dear! ${I.name} put the pencil down. "${refrain}"`,
          ],
          `"One more thing," said ${K.name}. But ${I.name} had no tick for that. "${refrain}"`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: I, pose: 'think', feeling: 'surprised', holds: 'notebook' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: spokenOf && isShort ? [spokenOf] : [],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${I.name} got the list for ${sheet.kinds}. "Say ${sheet.noise.toLowerCase()}." "${H.says}," said ${H.name}. "${refrain}"`,
            `"Try to be like the ${sheet.kinds}," said ${I.name}. But ${H.name} just said "${H.says}". "${refrain}"`,
            `"Can you say ${sheet.noise.toLowerCase()}?" said ${I.name}. "${H.says}," said ${H.name}. "${refrain}"`,
          ],
          `"Say ${sheet.noise.toLowerCase()}," said ${I.name}. "${H.says}," said ${H.name}. "${refrain}"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'point', feeling: 'worried' },
            { who: H, pose: 'shout', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `No tick! So ${H.name} could not go. ${H.name} sat down.`,
          `Now ${H.name} must stay at home. ${H.name} sat on the step, all alone.`,
          `They will all go. But not ${H.name}. Poor ${H.name}!`,
        ],
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `"What is in your bag?" said ${K.name}. "It has no tick," said ${I.name}.`,
          `${K.name} looked at the bag. ${I.name} sat on it. "Please show me!"`,
          `"Is your bag on the list?" said ${K.name}. "Oh," said ${I.name}. "No."`,
        ],
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'curious' },
            { who: I, pose: 'sit', feeling: 'shy' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${I.name} opened the bag. Out came ${carried.said}! "It was a secret," said ${I.name}.`,
            `What was in ${I.names} bag? ${cap(carried.said)}! "I love this," said ${I.name}.`,
            `${K.name} looked into the bag. Oh! ${cap(carried.said)}! "Mine," said ${I.name}.`,
          ],
          `Out of the bag came ${carried.said}. "Mine," said ${I.name}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: I, pose: 'hold', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: [carried.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So ${I.name} drew a new square. A big one. "${written}." TICK!`,
            `"I can make the list longer," said ${I.name}. "${written}." Tick, TICK!`,
            `Draw, draw! ${I.name} made a new square. "${written}." One big tick!`,
          ],
          `So ${I.name} drew a new square for ${H.name}. Big, big TICK!`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'kneel', feeling: 'happy', holds: 'pencil' },
            { who: H, pose: 'cheer', feeling: 'proud' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: [
          `Now ${H.name} could go! So did ${I.name}. So did ${A.theKind}.${shownAll} Good night!`,
          `All went to ${outing.said}. "I want a square," said ${A.theKind}.${shownAll}`,
          `Off went ${H.name} and ${I.name}. Off went ${A.theKind}.${shownAll} "${H.says}!"`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: I, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
