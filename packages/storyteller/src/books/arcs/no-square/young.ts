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
          `Here is ${H.introduced}. "${H.says}!" Today is ${outing.said}. ${H.name} wants to go.`,
          `Who lives here? ${cap(H.introduced)}. "${H.says}!" Soon it is ${outing.said}. Hooray!`,
          `Hello, ${H.introduced}! "${H.says}!" ${K.name} is here. They will go to ${outing.said}.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `Here comes ${I.introduced}. ${I.name} has a list. ${I.name} has a bag. ${carried.hintShort}`,
            `Look! It is ${I.introduced}. "No tick, no party," says ${I.name}. What a bag! ${carried.hintShort}`,
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
            `${I.name} asked ${H.name}. "Can you sit?" Tick. "Can you stand?" Tick. "${H.says}!" Tick.`,
            `${H.name} said "${H.says}". ${I.name} made a tick. ${H.name} sat down. ${I.name} made one more.`,
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
            `${own} ${I.name} looked at the list. "${refrain}" No tick for ${H.name}.`,
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
            `"${sheet.noise}," said ${I.name}. "That is what ${sheet.kinds} say." "${H.says}," said ${H.name}. "${refrain}"`,
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
          `${H.name} had no tick. So ${H.name} could not go. ${H.name} sat down and sniffed.`,
          `Now ${H.name} must stay at home. ${H.name} sat on the step, all alone.`,
          `They will all go. But not ${H.name}. Poor ${H.name} sat down. Sniff.`,
        ],
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `"What is in your bag, ${I.name}?" said ${K.name}. "It is not on the list," said ${I.name}.`,
          `${K.name} looked at the bag. ${I.name} sat on the bag. "Please show me!" said ${K.name}.`,
          `"You have a list too," said ${K.name}. "Is your bag on it?" "Oh," said ${I.name}. "No."`,
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
            `${I.name} showed ${K.name} what was in the bag. It was ${carried.said}! "I love it so."`,
            `${K.name} looked into the bag. There was ${carried.said}! "That is mine," said ${I.name}.`,
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
            `"The list is too short," said ${I.name}. ${I.name} made it longer. "${written}." Tick, tick, TICK!`,
            `${I.name} took the pencil. Draw, draw! A new square! "${written}." One big tick for ${H.name}!`,
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
          `Now ${H.name} could go! ${I.name} went, with the bag. ${cap(A.theKind)} went, too.${shownAll} Good night!`,
          `Here is ${outing.said}. ${H.name} is there. ${I.name} is there. "I want a square," said ${A.theKind}.${shownAll}`,
          `Off they went, ${H.name}, ${I.name} and ${A.theKind}.${shownAll} "${H.says}!" Good night, all of you.`,
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
