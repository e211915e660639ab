import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { ItIsShy } from './arc.ts';

const MOST = 14;

/** It is a great help to be the braver of two. */
export function middle(bound: ItIsShy): Told {
  const { hero: H, child: K, first: A, second: B, told, words, clause, refrain, chance } = bound;
  const { duty, word, drawn } = told;
  const { y } = words;
  const things = drawn === null ? [] : [drawn];
  const because = chance.pick(...duty.fear.older)(words);
  return {
    title: titled(
      chance.pick(
        `the shy ${word}`,
        `how ${H.name} looked after ${y}`,
        `a word with ${y}`,
        `you'll frighten it`,
        `${H.name} and ${y}`,
        `somebody is shy`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} did nearly everything. But ${H.name} ${clause}. When it came to that, ${H.name} went and looked out of the window. "${refrain}," said ${H.name}.`,
            `"${H.name} ${clause}," people said. It was so. Every day ${H.introduced} had something to see to elsewhere. "${refrain}," said ${H.name}, going.`,
            `"${refrain}," said ${H.introduced}. ${H.name} ${clause}. It had been like that for as long as anybody could remember.`,
          ],
          `"${refrain}," said ${H.introduced}. It was about ${y}.`,
        ),
        scene: {
          setting: duty.setting,
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'worried' }],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `First came ${A.introduced}, with a list of reasons. There were nine. ${H.name} listened to every one, and nodded, and thought they were good. "Well?" said ${A.name}. "${refrain}," said ${H.name}.`,
          `${A.introduced} tried a prize. "Do it, and you shall have a bun." ${H.name} thought hard about that bun. It was a good bun. "${refrain}," said ${H.name}. So ${A.name} ate it, to show what was missed.`,
          `"When I was small," said ${A.introduced}, "we did it twice." It took an hour to tell. At the end of it ${A.name} was asleep. "${refrain}," said ${H.name}, very quietly.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then ${B.introduced} made it a race. "Ready, steady, go!" said ${B.name}, and ran. It was a very short race, with only one in it. "I've won!" called ${B.name}. "${refrain}," called ${H.name}, from under the table.`,
          `${B.introduced} did not hold with asking. ${B.name} came round the door with ${y}, and ${H.name} went out by the window. They did that four times. "${refrain}," said ${H.name}, on the way past.`,
          `"I shall count to three," said ${B.introduced}. "One. Two. Two and a half." ${B.name} was up to two and nine tenths by lunch. "${refrain}," said ${H.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'shout', feeling: 'worried' },
            { who: H, pose: 'hide', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Last of all came ${K.name}, and walked straight past ${H.name}. ${K.name} sat down beside ${y}. "Are you all right?" said ${K.name}. ${H.name} looked round. "Who are you talking to?" "Shh," said ${K.name}. "It's shy."`,
          `${K.name} did not say a word to ${H.name}. ${K.name} knelt down and looked at ${y}. "There, there," said ${K.name}. "There, there what?" said ${H.name}. "Can't you see? It's shaking."`,
          `"Would you all be quiet, please?" said ${K.name}. "You're making it worse." "Making what worse?" said ${H.name}. ${K.name} pointed at ${y}. "Look at it," said ${K.name}. "It's as shy as anything."`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'worried' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `"It isn't," said ${H.name}, and came a step nearer. Well, it might have been, in that light. "What has it got to be shy of?" ${because} ${H.name} had never looked at it from that side.`,
          `Nobody had ever asked ${y}. ${H.name} put down a chair and sat on it. "What's the matter with it?" ${because} "Oh," said ${H.name}, and came closer.`,
          `"Shy?" said ${H.name}. "Of whom?" ${cap(K.name)} did not like to say. ${because} ${H.name} went a little pink.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
          things,
        },
      },
      {
        text: keeping(
          MOST,
          duty.shown.older.flatMap((each) => [
            `"It only wants somebody to talk to it," said ${H.name}, who could be very kind. ${each(words)}`,
            `"How do you do?" said ${H.name} to ${y}. "I'm ${H.name}. I'm the one who shouts." ${each(words)}`,
          ]),
          `"How do you do?" said ${H.name} to ${y}.`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }], things },
      },
      {
        text: keeping(
          MOST,
          duty.first.older.flatMap((each) => [
            `"We needn't do it all," said ${H.name}. "We could do a bit, and stop." ${each(words)} "Was that so bad?" said ${H.name}. It did not seem to have been.`,
            `"Does it want to?" said ${K.name}. ${H.name} put one ear to ${y}. "Only a little." ${each(words)}`,
          ]),
          `"Only a little," said ${H.name}, and they did a little.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
          things,
        },
      },
      {
        text: keeping(
          MOST,
          duty.wobble.flatMap((each) => [
            `${each(words)} "Is it going to stop now?" said ${K.name}. ${H.name} thought about it for both of them. "No," said ${H.name}. "It only got a fright."`,
            `${each(words)} Behind the door ${A.name} and ${B.name} held their breath. "Again," said ${H.name}. "It says that it would like to go again."`,
          ]),
          `Then something went a little wrong. "Again," said ${H.name}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'jump', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things,
        },
      },
      {
        text: keeping(
          MOST,
          duty.whole.older.map((each) => each(words)),
          `So they did the whole of it, with a rest in the middle.`,
        ),
        scene: { camera: 'wide', actors: [{ who: H, pose: 'cheer', feeling: 'proud' }], things },
      },
      {
        text: keeping(MOST, [
          `"You did it!" cried ${A.name}, at the door. "Shh," said ${H.name}. "Not so loud. It was very brave, for a first time." And ${H.name} gave ${y} a small pat.`,
          `"Well done, ${H.name}!" said ${B.name}. "It wasn't me," said ${H.name}. "It was ${y}. I only held on." ${K.name} did not say anything at all.`,
          `They all came in to see. "How did you do it?" said ${A.name}. "You have to ask it," said ${H.name}. "Nobody had asked it." ${A.name} wrote that down, at the end of the list.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `It is done every day now. Nobody has to ask. But if you stand outside the door you can hear ${H.name}, talking. "It's only me," says ${H.name}. "We know each other."`,
          `That night ${H.name} could not sleep. It was dark, and ${y} was by itself. So ${H.name} got up and sat with it for a while. "${refrain}?" whispered ${H.name}. "No. Every day."`,
          `Some days ${y} is still a bit shy. On those days ${H.name} sits with it first. "I know," says ${H.name}. "I used to be just the same."`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'happy' }],
          things,
        },
      },
    ],
  };
}
