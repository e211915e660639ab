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
          `Here is ${H.introduced}. "${H.says}!" That is how ${H.name} says hello.`,
          `Knock, knock. Who is at home? ${cap(H.introduced)}. "${H.says}!"`,
          `Hello, ${H.introduced}. Nice day. "${H.says}," says ${H.name}.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `Here comes ${I.introduced}, with a list. ${carried.hintShort}`,
            `${cap(I.introduced)} has a list. A long one. ${carried.hintShort}`,
            `Who comes with a list? ${cap(I.introduced)}! ${carried.hintShort}`,
          ],
          `Here is ${I.introduced}. ${I.name} has a list. ${carried.hintShort}`,
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
            `"Are you ${H.aKind}?" "Yes." Tick. "What do you say?" "${H.says}." Tick.`,
            `${cap(H.aKind)}? Tick. "${H.says}"? Tick. "Good," said ${I.name}. "Good, good."`,
            `"Say something, ${H.kind}." "${H.says}." Tick! "Stand up." Tick! "Sit down." Tick!`,
          ],
          `"Say something." "${H.says}." Tick! "Stand up." Tick!`,
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
            `${own} ${I.name} looked up. ${I.name} looked down. "${refrain}"`,
            `"Is that all?" "No," said ${H.name}. ${own} "${refrain}"`,
            `${own} No tick. ${I.name} turned it over. "${refrain}"`,
          ],
          `"One more thing," said ${K.name}. No tick. "${refrain}"`,
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
            `Here is the list for ${sheet.kinds}. "Say ${sheet.noise.toLowerCase()}." "${H.says}," said ${H.name}. "${refrain}"`,
            `"Be one of the ${sheet.kinds}," said ${I.name}. "${sheet.noise}?" "${H.says}." No. "${refrain}"`,
            `Try ${sheet.kinds}. "${sheet.noise}, ${sheet.noise.toLowerCase()}," said ${I.name}. "${H.says}," said ${H.name}. "${refrain}"`,
          ],
          `"Say ${sheet.noise.toLowerCase()}." "${H.says}," said ${H.name}. "${refrain}"`,
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
          `No list, no tick. ${H.name} sat on the step. Sniff.`,
          `${H.name} went and sat down. Small. Smaller. Very small.`,
          `Off went ${H.name}, round the back. Nobody ticked that.`,
        ],
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `"What is in your bag?" said ${K.name}. "Nothing," said ${I.name}. "Something," said ${K.name}.`,
          `${K.name} looked at the bag. ${I.name} sat on the bag. "Please?" said ${K.name}.`,
          `"Is your bag on the list?" said ${K.name}. "Oh," said ${I.name}. "Oh. No."`,
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
            `Open. Peep. Oh! ${cap(carried.said)}! "Mine," said ${I.name}.`,
            `Slowly, slowly. Out came ${carried.said}. "I like this," said ${I.name}.`,
            `Look what ${I.name} has got! ${cap(carried.said)}. "Don't tell."`,
          ],
          `Out came ${carried.said}. "Mine," said ${I.name}.`,
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
            `One more line on the list. Draw, draw. "${written}." Tick, tick, TICK!`,
            `Now the list has more room. In it went. "${written}." Big tick!`,
          ],
          `So ${I.name} drew a new square. In it went. Big, big TICK!`,
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
          `"Me too," said ${A.theKind}. "I hum." Tick.${shownAll} Good night, all of you.`,
          `The sun goes down. ${I.name} and ${H.name} sit close.${shownAll} Tick, tick. Good night.`,
          `${cap(outing.said.replace(/^the /, ''))} time! ${I.name} came too, bag and all.${shownAll} "${H.says}!"`,
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
