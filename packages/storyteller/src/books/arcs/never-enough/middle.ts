import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NeverEnough } from './arc.ts';

const MOST = 14;

/** If a little is so good, then a lot must be better; and then there is nobody to have it with. */
export function middle(bound: NeverEnough): Told {
  const { hero: H, child: K, first: A, second: B, wanted, said, shown, them, They, was, home, outside, chance } = bound;
  const { arrival, arrivedBy } = bound;
  const { words: x, many } = wanted;
  const X = cap(x);
  const refrain = chance.pick(
    many ? 'Just one more' : 'Just a bit more',
    'Nearly enough',
    "There's room for more",
    'And now some more',
  );
  const say = `"${refrain}," said ${H.name}.`;
  const [brought, each] = many ? ['two of them', 'one each'] : ['a little', 'half each'];
  const Each = cap(each);
  const these = many ? 'those' : 'that';
  const left = many ? 'one left' : 'one small bit left';
  return {
    title: titled(
      chance.pick(
        `more ${x} for ${H.name}`,
        `${H.names} very large heap`,
        `no room for ${K.name}`,
        `nearly enough ${x}`,
        `up to the roof`,
        `the best of the week`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          said !== null
            ? [
                `${arrival}"${said}," said ${K.name}. People had begun to lock up. ${H.introduced} heard them. "Only now and then," said ${H.name}. It had been then on Monday, and now twice since.`,
                `${arrival}This is ${H.introduced}, going by with something under one arm. "${said}," said ${K.name}. It was quite true. But who can say no to ${x}?`,
                `${arrival}It was no secret. "${said}," said ${K.name}, and so did the rest of the road. ${H.introduced} always meant to bring ${them} back. There was never a good day for it.`,
              ]
            : [
                `${arrival}Of all there is, ${H.introduced} liked ${x} best. After that there was nothing for a long way. Then came Sundays.`,
                `${arrival}"What was good about Monday?" people asked. "${X}," said ${H.introduced}. And about Tuesday? "More ${x}."`,
                `${arrival}${H.introduced} did not say good morning. ${H.name} said "${X}?" It came to the same, if you were a friend.`,
              ],
          `${arrival}This is ${H.introduced}. Nothing was so good as ${x}.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            ...(arrival === '' && said === null ? [] : [{ who: K, pose: 'stand', feeling: 'happy' } as const]),
          ],
          things: [...shown, ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(MOST, [
          `One day ${K.name} brought ${brought}. It was ${each}. They sat on the step and did not say a word. It was the best of the whole week. ${say}`,
          `${K.name} came by with ${brought}. "${Each}," said ${K.name}. So they had ${them} slowly, side by side, on the step. Nothing had ever been as good. ${say}`,
          `There was a step that the sun came to. There sat ${K.name}, with ${brought}. It was ${each}. They made ${them} last. "That was the best of the week," said ${H.name}. ${say}`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `If a little was so good, a lot must be better. Anybody could see that. "Are you using ${these}?" said ${H.name} to ${A.introduced}. "Yes," said ${A.name}. But ${A.name} had looked round to say it. ${say}`,
          `${H.name} did a sum. A little was good. So a lot was a lot of good. ${A.introduced} had some, on a plate. ${A.name} shut both eyes to sneeze. Then there was only a plate. ${say}`,
          `"May I mind ${these} for you?" said ${H.name} to ${A.introduced}. It was kindly meant, very nearly. By supper ${A.name} had still not had ${them} back. ${say}`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${B.introduced} had some put by for Sunday. ${H.name} only asked to look. It was a long look. When it was over, there was nothing there to look at. ${say}`,
          `Then ${B.introduced} had a parcel. It smelled of ${x}. ${H.name} was so good as to carry it. It is odd how far away some doors are. ${say}`,
          `${B.introduced} kept some in the shed, for a birthday. "Whose birthday?" said ${H.name}. "Mine," said ${B.name}. It was not until May. ${H.name} could not wait for May. ${say}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'worried' },
            { who: H, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Now there ${was} ${x} in every corner. There ${was} ${x} on the shelf and behind the door. ${They} went up to the roof. ${H.name} had to turn round by going out.`,
          `Soon you could not see the chair for ${x}. Then you could not see the wall. ${H.name} slept on the top, with a nose against the roof. It ought to have felt grand.`,
          `First the ${x} filled the cupboard, and then ${many ? 'they' : 'it'} filled the bed. "I'll sleep standing up," said ${H.name}. It is quite hard to do. You have to lean on something.`,
        ]),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [{ who: H, pose: 'cheer', feeling: 'proud' }],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `Somebody knocked. It was ${K.name}, who had come to play. The door opened about as wide as a letter. "There's no room," said ${H.name}, from far in. "There's nothing but ${x}." "Oh," said ${K.name}, and went away again.`,
          `"It's me," said ${K.name}, at the door. "Can you come out?" ${H.name} could not. Things had shut behind. "Can I come in, then?" There was no in left. They listened to each other for a bit.`,
          `${K.name} came, and pushed, and the door pushed back. "Is it a bad time?" said ${K.name}, through the keyhole. "It's a bit full," said ${H.name}. It was hard to hear. There ${was} ${many ? 'so many' : 'so much'} ${x} between.`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [{ who: K, pose: 'stand', feeling: 'sad' }],
        },
      },
      {
        text: keeping(MOST, [
          `So ${H.name} had ${them} all. ${H.name} sat on the top, and waited for it to be the best of the week. It was not even the best of Thursday. ${H.name} looked about for somebody to tell.`,
          `Now it would begin. ${H.name} took the biggest there was. It was all right. ${H.name} took another. That was all right too, only less. It was so quiet that you could hear it.`,
          `"All this is mine," said ${H.name}, to try it. Nobody said, "Is it?" Nobody said, "Budge up." It did not sound like much, with nobody there. ${say} But it came out very small.`,
        ]),
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'sad' }],
        },
      },
      {
        text: keeping(MOST, [
          `Then somebody laughed. ${H.name} dug a hole to the window. On the step sat ${K.name}, and ${A.name}, and ${B.name}. They had ${left} in all the place. It went along the row, and came back. Nobody said "more".`,
          `What was that? ${H.name} put one eye to the keyhole. It was the step, in the last of the sun. There were three of them on it, ${K.name} and ${A.name} and ${B.name}. There was ${left}. It was going round, and so was a joke.`,
          `Outside it had got loud. ${H.name} climbed up and looked. ${K.name} had found ${left}, right at the back of a pocket. It was being cut in three. ${A.name} held the string to measure with. ${B.name} was laughing too much to stand.`,
        ]),
        scene: {
          setting: outside,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'hide', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There was room on that step for one more. But you can't bring a heap. So ${H.name} put a shoulder to the door, from the wrong side. Out ${many ? 'they' : 'it'} came! "This is yours," said ${H.name}. "So is this. I think this was for May."`,
          `${H.name} looked at the heap. Then ${H.name} looked at the step. It took until dark, with a barrow. "I minded ${them} for you," said ${H.name} to ${A.name}. "I minded too long. I'm sorry." "There's more here than I had," said ${A.name}.`,
          `"Stand clear," called ${H.name}. The door went bang, and down the path came ${x}, and in the middle came ${H.name}. "Help yourselves," said ${H.name}. "You first, ${B.name}. Then ${A.name}. I've been first for days."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: B, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At the bottom of the barrow there was a little over. Nobody knew whose it was. "${Each}," said ${H.name}, and ${K.name} moved up. They had ${them} slowly, side by side. It was the best of the whole week.`,
          `When all had gone home with theirs, there was ${left}. ${K.name} held it out. "No," said ${H.name}. "Half." It takes a long time, a half, if you look at each other in between. It was the best of the week by a mile.`,
          `"You keep some," said ${B.name}. So ${H.name} kept ${many ? 'two' : 'a little'}, and ran all the way to ${K.name}. "${Each}!" They had to laugh before they could begin. And it was just as good as on the first day.`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} slept lying down that night. There was a great deal of room. "Would you like more?" said ${K.name}, at the door. ${H.name} thought about it. "The same again," said ${H.name}. "On the step. With you."`,
          `It echoed a bit indoors now, and you could see the chair. ${H.name} put a second one beside it. Then ${H.he} went to bed, and left the door on the latch.`,
          `Late that night ${H.name} woke, and said one word in the dark. It was not "more". It was "Tomorrow?" "Yes," said ${K.name}, from the window. And then they were both asleep.`,
        ]),
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
