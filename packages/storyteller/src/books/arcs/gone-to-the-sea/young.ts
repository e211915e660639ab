import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { GoneToTheSea } from './arc.ts';

const MOST = 8;

/** A note, a card, a letter; and then small wet feet on the stairs. */
export function young(bound: GoneToTheSea): Told {
  const { hero: H, child: K, neighbour: A, part, words, never, standIns, We, are, home, chance } = bound;
  const { x, they, is } = words;
  const [one, two] = standIns;
  const refrain = chance.pick('Not the same!', 'No, no, no!', 'That is not it!', 'Oh, no good!', 'Not like that!');
  return {
    title: titled(
      chance.pick(
        `where ${is} the ${x}?`,
        `${H.name} writes a letter`,
        `dear ${x}`,
        `gone to the sea`,
        `come home, ${x}`,
        `a card for ${H.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          never
            ? [
                `Here is ${H.introduced}. But where ${is} the ${x}?`,
                `This is ${H.introduced}. No ${x} at all! Why?`,
                `Look at ${H.introduced}. "No ${x}," said ${H.name}.`,
              ]
            : [
                `Here is ${H.introduced}. And here ${is} the ${x}.`,
                `This is ${H.introduced}. Look! ${is === 'are' ? 'Those are' : 'That is'} ${H.names} ${x}.`,
                `See ${H.introduced}. See ${H.names} ${x}. How fine!`,
              ],
          `Here is ${H.introduced}.`,
        ),
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'stand', feeling: never ? 'sad' : 'happy' }],
        },
      },
      {
        text: keeping(MOST, [
          `Up got ${H.name}. Look! A note. "${We} ${are} at the sea. Love, ${H.names} ${x}."`,
          `What is this? A note! "Gone to the sea," it said. "Love, your ${x}."`,
          `${K.name} saw a note. "${We} ${are} off to the sea! Love, your ${x}."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'cover', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `${one.young(words)} "${refrain}"`,
          `Oh, dear. ${one.young(words)} "${refrain}"`,
          `What now? ${one.young(words)} "${refrain}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'reach', feeling: 'determined' },
          ],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [
          `${two.young(words)} "${refrain}"`,
          `Again. ${two.young(words)} "${refrain}"`,
          `And this? ${two.young(words)} "${refrain}"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'reach', feeling: 'determined' },
          ],
          things: two.things,
        },
      },
      {
        text: keeping(
          MOST,
          part.missed.young.map((each) => each(words)),
          `"Oh, ${H.name}!" they all said. "How sad!"`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: A, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `A card came, with a shell. "The sea is big. ${We} swim all day."`,
          `Tap, tap. A card! "${We} got wet. It is fun. Love, your ${x}."`,
          `Look, a card! "${We} had ice cream. No one sat on ${We === 'We' ? 'us' : 'me'}."`,
        ]),
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'hold', feeling: 'surprised', holds: 'letter' }],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `"Write back!" said ${K.name}. So ${H.name} did. "Dear ${x}. I miss you."`,
          `${K.name} had a pen. "Dear ${x}," said ${H.name}. "I like you. Come home?"`,
          `${H.name} wrote it big. "Dear ${x}. Thank you for all you do."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'determined' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `It was night. Tip, tap. Tip, tap. Who came in? Sand, sand, sand.`,
          `Shh. Tip, tap, tip, tap. Small wet feet. Up and up to ${H.name}.`,
          `In the night the door went creak. Tip, tap. ${H.name} was asleep.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
          things: ['footprints'],
        },
      },
      {
        text: keeping(MOST, [
          `Next day! Up got ${H.name}. ${part.back.young(words)}`,
          `In the morning ${H.name} got up. ${part.back.young(words)}`,
          `Next day! "Look!" said ${H.name}. ${part.back.young(words)}`,
        ]),
        scene: { setting: home, time: 'day', camera: 'close', actors: [{ who: H, pose: 'cheer', feeling: 'happy' }] },
      },
      {
        text: keeping(MOST, [
          `"Next time I come too," said ${H.name}. Good night, ${x}.`,
          `"Good night, ${x}," says ${H.name} now. Every night. And ${they} ${is === 'are' ? 'stay' : 'stays'}.`,
          `Good night, ${H.name}. Good night, ${x}. Stay here. Good night.`,
        ]),
        scene: { time: 'night', camera: 'medium', actors: [{ who: H, pose: 'sleep', feeling: 'happy' }] },
      },
    ],
  };
}
