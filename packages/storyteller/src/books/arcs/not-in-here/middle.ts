import type { Told } from '../../arc.ts';
import { cap, clause, keeping, titled } from '../wording.ts';
import type { NotInHere } from './arc.ts';

const MOST = 14;

/** Two things that will not do there, and the crack in the floor for which nothing else will. */
export function middle(bound: NotInHere): Told {
  const { hero: H, child: K, keeper: B, venue, place, inPlace, item, habit, plant, refrain, chance } = bound;
  const { noun } = venue;
  return {
    title: titled(
      chance.pick(`not ${inPlace}, ${H.name}`, `${H.name} and ${item}`, `${item} ${inPlace}`, `${H.name} sits still`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${plant} At home nobody minded. But today was the day of ${place}.`,
            `${plant} That was ${H.introduced}, and at home it was quite all right. Then came the day of ${place}.`,
            `Some people can sit still. Then there is ${H.introduced}. ${plant} "We are going to ${place}," said ${K.name}. "Oh, good," said ${H.name}.`,
          ],
          `This is ${H.introduced}. ${plant} Today was the day of ${place}.`,
        ),
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `So there they were, ${inPlace}. ${venue.seen} At the door stood ${B.name}, who had a list. "${venue.rule}"`,
          `They had never been ${inPlace} before. ${venue.seen} "${venue.rule}" That was ${B.name}, who looked after it all.`,
        ],
        scene: {
          setting: venue.setting,
          camera: 'wide',
          actors: [
            { who: B, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: venue.drawn,
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} meant to be good. ${habit.nuisance(H.name, K.name)} "${refrain}," said ${B.name}.`,
          `It went well for nearly a minute. ${habit.nuisance(H.name, K.name)} "${refrain}," said ${B.name}, and wrote it down.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'point', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So then ${H.name} kept quite, quite still. It was lovely there. It was so lovely that it had to come out. "${H.says}!" Eleven people turned round. "${refrain}," said ${B.name}.`,
          `After that ${H.name} held on to ${K.name} with everything there was. "Is it nice?" whispered ${K.name}. "${H.says}," said ${H.name}. But there is no small way to say that. "${refrain}!"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `There was a place for that, and it was by the coats. ${H.name} sat between two wet ones. "I did try," said ${H.name}. "It's only that I go on being me."`,
          `"Perhaps you would wait over there," said ${B.name}. Over there was a peg and a bucket. ${K.name} came as well. "It's the best seat for looking at the bucket," said ${K.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Then there was a tink. It was followed by a tonk, lower down. "${cap(item)}!" said ${B.name}. It had gone down a crack in the floor. ${venue.why}`,
          `Nobody saw it fall. They only heard it: tink, tink, and then something like a swallow. ${cap(item)} had gone down a crack. ${venue.why}`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: B, pose: 'kneel', feeling: 'worried' }],
          things: venue.itemDrawn,
        },
      },
      {
        text: [
          `${B.name} put in an arm. But it stuck at the elbow, and had to be asked for back. ${K.name} poked about with an umbrella. But that only sent the ${noun} further in.`,
          `${B.name} spoke to the floor, quite sharply. But floors are not on the list. ${K.name} tried a fork. But a fork goes round a thing and comes up with fluff.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'reach', feeling: 'worried' },
            { who: K, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `It got very quiet ${inPlace}. "I could do the thing I do," said somebody by the coats. "${refrain}," began ${B.name}, and stopped. "Could you?"`,
          `"Might I?" said ${H.name}. "It's only what I always do." ${B.name} looked at the list. It did not say what to do about cracks. "Do it," said ${B.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: B, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [`${habit.rescue(H.name, `the ${noun}`)} "Is this it?" said ${H.name}.`],
          habit.rescueShort(H.name, `the ${noun}`),
        ),
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'reach', feeling: 'determined' }],
          things: venue.itemDrawn,
        },
      },
      {
        text: keeping(MOST, [
          `${venue.begins} And ${B.name} forgot the list, and clapped with both hands. "Anybody might have done it," said ${H.name}. Nobody else had.`,
          `${venue.begins} "${H.says}!" said ${H.name}, before there was time to think. Everybody turned round. This time they waved.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `The list has a new line at the bottom, in pencil. "${H.name} ${habit.may}," it says. And there is a cushion, near the front, that nobody else may use.`,
            `"${clause(venue.rule)}," says ${B.name} at the door, as ever. Then ${B.name} looks down the list to the end. "But ${H.name} ${habit.may}."`,
          ],
          `The list has a new line at the bottom. It is all about ${H.name}.`,
        ),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
