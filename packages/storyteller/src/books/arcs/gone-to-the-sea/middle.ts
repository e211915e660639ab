import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { GoneToTheSea } from './arc.ts';

const MOST = 14;

/** It had never been written to before. */
export function middle(bound: GoneToTheSea): Told {
  const { hero: H, child: K, neighbour: A, part, words, never, standIns, We, are, home, refrain, chance } = bound;
  const { x, they, them, were, is } = words;
  const us = We === 'We' ? 'us' : 'me';
  const [one, two] = standIns;
  return {
    title: titled(
      chance.pick(
        `gone to the sea`,
        `dear ${x}, love ${H.name}`,
        `${H.name}, with no ${x}`,
        `a card from ${H.names} ${x}`,
        `wish you were here, ${H.name}`,
        `where ${H.names} ${x} went`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          never
            ? [
                `${H.introduced} had no ${x}. "There must be some mistake," people said. "All the others have." ${H.name} had looked everywhere, twice.`,
                `Most ${H.kinds} have ${x}. ${H.introduced} had none, and nobody knew why. "Perhaps ${they} ${were} never put on," they said. It was rude, but ${H.name} had wondered too.`,
                `"And where ${is} your ${x}?" people said, every day. ${H.introduced} did not know. It is hard to be asked for what you have not got.`,
              ]
            : [
                `${H.introduced} had ${x}, and never thought about ${them}. You don't. ${cap(they)} ${were} there in the morning, and there at night. ${H.name} mostly sat on ${them}.`,
                `There was nothing the matter with the ${x} of ${H.introduced}. Nobody said good morning to ${them}. Nobody said anything. ${H.name} had a good deal to do, and never looked.`,
                `Every day ${H.introduced} got up, and the ${x} came along. ${H.name} once rolled down a whole hill on ${them}, and did not say sorry.`,
              ],
          `This is ${H.introduced}, who never thought about ${x} at all.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: never ? 'sad' : 'calm' }],
        },
      },
      {
        text: keeping(MOST, [
          `On Monday there was a note on the pillow. GONE TO THE SEA, it said. It was signed: YOUR ${x.toUpperCase()}. ${H.name} looked down. It was true. There was nothing there but ${H.name}.`,
          `Then came Tuesday, and a piece of paper under the door. "Dear ${H.name}," ${K.name} read out. "${We} ${are} on holiday. There is cheese in the cupboard. Love, your ${x}." They turned it over. That was all.`,
          `"There's a note," said ${K.name}. It was pinned to the end of the bed. Off to the sea, it said, and it had a small drawing of a wave. At the bottom it said: your ${x}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `"We can manage," said ${H.name}. ${one.middle(words)} ${refrain}.`,
          `There was only one thing to do. ${one.middle(words)} ${refrain}.`,
          `They did not wait about. ${one.middle(words)} ${refrain}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'reach', feeling: 'determined' },
          ],
          things: one.things,
        },
      },
      {
        text: keeping(MOST, [
          `So they tried once more. ${two.middle(words)} ${refrain}.`,
          `They both had a think. ${two.middle(words)} ${refrain}.`,
          `It had to be done some other way. ${two.middle(words)} ${refrain}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
          things: two.things,
        },
      },
      {
        text: keeping(MOST, [
          `On Thursday there was a card, with a lighthouse on it. "It is lovely here," it said. "${We} swim before breakfast. Nobody has sat on ${us} once. Your ${x}." ${H.name} read it three times.`,
          `A picture came, of a pier. On the back it said: "There is so much room! ${We} went in a boat. Somebody said how nice ${We === 'We' ? 'we look' : 'I look'}. Love, your ${x}." "I could have said that," said ${H.name}. "But you didn't," said ${K.name}.`,
          `The post came, and it smelled of fish. "Dear ${H.name}," said the card. "${We} had two ice creams and saw a whale. Everybody waves at ${us}. Your ${x}." "I never waved," said ${H.name}. "I didn't know that one did."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'hold', feeling: 'surprised', holds: 'letter' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(
          MOST,
          part.missed.middle.map((each) => each(words)),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: A, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Write back," said ${K.name}. ${H.name} wrote: COME HOME AT ONCE. They both looked at it. "Would you come, for that?" said ${K.name}. "No," said ${H.name}, and tore it up.`,
          `${H.name} took a clean piece of paper. "You are mine," it began, "so." It did not go on from there. "Nobody likes a letter with so in it," said ${K.name}.`,
          `It is not easy to write to your own ${x}. "What do ${they} like?" said ${K.name}. ${H.name} chewed the pencil. ${H.name} had never once asked.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: ['letter', 'pencil'],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} began again. "Dear ${x}. Is the sea nice? I did not know what you did all day. Thank you for doing it. I am sorry about the sitting. Love, ${H.name}." They put a stamp on. The box went clonk.`,
          `In the end it was quite short. "Dear ${x}," wrote ${H.name}. "How are you? It is quiet here. I looked for you in the mirror, to say good morning. Love from ${H.name}." And ${K.name} ran with it to the post.`,
          `"Dear ${x}," wrote ${H.name}, with the tip of a tongue out. "Tell me about the sea. I am not cross. I saved you the window seat. Your ${H.name}." It was the first letter that ${they} ever had.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `Two nights went by. On the third there was a step on the stair. It was a small wet one, and after it came another. Something put down a bucket. Something got in under the quilt, and it had cold feet. ${H.name} was asleep.`,
          `Late that night the door opened, about as wide as a hand. Sand ran over the floor, from the mat to the bed. ${H.name} turned over in the dark, and made room.`,
          `Nobody saw ${them} come. But the moon saw it, and a cat. There were footprints up the path, over the mat, and right across to ${H.name}. They were wet, and in a hurry.`,
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
          `In the morning ${H.name} looked down. ${part.back.older(words)} "Good morning," said ${H.name}, to all of it. "Good morning!" said ${K.name}, who thought it was for ${K.him}.`,
          `In the morning there was a shout. "${K.name}!" called ${H.name}. ${part.back.older(words)} On the chair stood a bucket, with one shell in it. It was for ${H.name}.`,
          `In the morning there was no doubt. ${part.back.older(words)} ${H.name} did not know what to say. So ${H.name} waved. It is hard to be sure, but something waved back.`,
        ]),
        scene: {
          setting: home,
          time: 'day',
          camera: 'close',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Every summer now there is a note on the pillow. GONE TO THE SEA, it says. But it is ${H.name} who writes it, for the neighbours. They have all gone together, and ${K.name} has the bucket.`,
          `${H.name} sits more carefully these days. And each night there is a good night for the ${x}, after the one for ${K.name}. It takes a moment longer. That is quite all right.`,
          `"Dear ${H.name}," said a card, a week later. It had been slow in the post. "${We} got your letter. ${We} ${We === 'We' ? 'are' : 'am'} coming home. Nobody ever wrote to ${us} before." ${H.name} put it up over the bed, where they can all see it.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: [],
        },
      },
    ],
  };
}
