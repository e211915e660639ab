import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { StuckFast } from './arc.ts';

const MOST = 20;

/** A wager, a promise to keep quiet, and whoever breaks it. */
export function old(bound: StuckFast): Told {
  const { big: B, child: K, strong: A, small: S, hold, words, at, refrain, chance } = bound;
  const a = A.theKind;
  const m = words.m;
  const own = (line: (said: typeof words) => string): string => shortened(MOST, line(words));
  return {
    title: titled(
      chance.pick(
        `${S.name} was asked to stop`,
        `${B.name} and the ${m}`,
        `large people, small people`,
        `how ${B.name} did not get out`,
        `nine ways that were no good`,
        `the long stop of ${B.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          hold.setOut?.old.map(
            (each) =>
              `${own(each).replace(B.name, B.introduced)} ${cap(A.introduced)} was there to help, if it was wanted.`,
          ) ?? [
            `There was hardly anything that ${B.introduced} had not been through. "${B.says}," ${B.name} would say, and one heard hills get out of the way. On that morning there was a load to be brought across before dark, for a party. ${K.name} went along to keep the list. ${cap(A.introduced)} went along to be strong, if it should be wanted.`,
            `It was ${B.introduced} who was to bring the lamps for the feast, and they had to be there by night, or it would be a feast in the dark. ${K.name} came to hold the ones that rattled. "It's nothing," said ${B.name}. "I've done worse before breakfast." ${cap(A.introduced)}, who liked to pull things, put in a rope, and hoped.`,
            `"${B.says}!" People set their clocks by it. It meant that ${B.introduced} had started, and that whatever was to be fetched was as good as there. That day it was the cake, a very tall one, for somebody who would be a hundred at nightfall. ${K.name} had the cake's hand, so to speak. ${cap(A.introduced)} walked in front and told them how.`,
          ],
          `There was hardly anything that ${B.introduced} had not been through. On that morning there was a load to be brought across before dark. ${K.name} went along, and so did ${a}, to be strong.`,
        ),
        scene: {
          setting: at,
          weather: hold.weather,
          camera: 'wide',
          actors: [
            { who: B, pose: 'walk', feeling: 'proud' },
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: A, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.habit.old.map((each) => own(each).replace(S.name, S.introduced)),
          ...hold.habit.middle.map((each) => own(each)),
        ),
        scene: { camera: 'medium', actors: [{ who: S, pose: 'walk', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          hold.stuck.old.map((each) => own(each)),
          ...hold.stuck.middle.map((each) => own(each)),
        ),
        scene: { camera: 'wide', actors: [{ who: B, pose: 'stand', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          hold.pull.old.map((each) => `${own(each)} "${refrain}," said ${K.name}.`),
          ...hold.pull.middle.map((each) => `${own(each)} "${refrain}," said ${K.name}.`),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"Excuse me," said ${S.name}. "I've thought of something." "Everybody has," said ${a}, who was wet through and had been laughed at. "I'll tell you what you can do. You can promise not to do that, whatever it is that you do, until we have finished here." It was not nicely said. "I promise," said ${S.name}. A promise is a promise, and ${S.name} sat down on both hands.`,
          `All this while ${S.name} had been at it, under everyone's feet. At last ${a} turned round. "Will you give me your word," said ${a}, "that you'll leave off until this is done?" ${S.name} looked at ${B.name}, and at the time. "My word?" "Your word." So ${S.name} gave it, and felt how quiet it was without.`,
          `It was then that ${a} tripped over ${S.name}. It had been a bad morning for ${a} already. "No more of that," said ${a}. "Not one bit more, until I say so. Have I your promise?" Nobody had ever thought ${S.name} worth a promise before. It was a kind of honour. "Yes," said ${S.name}, and stopped, and it was surprising how much they missed it.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: A, pose: 'point', feeling: 'angry' },
            { who: S, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.push.old.map((each) => `${own(each)} "${refrain}," said ${K.name}.`),
          ...hold.push.middle.map((each) => `${own(each)} "${refrain}," said ${K.name}.`),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'kneel', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: hold.aloft
          ? [
              `By then the sun was on the edge of things. "Go in without me," called ${B.name}. "They will be waiting with the soup." ${cap(a)} had nothing left to throw, or hold up, or pile. The strong are not used to that, and don't know where to put their eyes. ${K.name} set a lamp on the grass, so that from up there it should not be quite dark below.`,
              `"It's no good," said ${a}, and sat down. It was the first time that anybody had seen it. "I thought that if one only tried hard enough." "You tried beautifully," called ${B.name}, from the sky. They were quiet. In the house the small lights were being lit, one by one, and chairs were drawn up.`,
              `"I should like to say something," called ${B.name}. "I've always gone up, and never thought about anybody below." Nobody answered. It was cold now. ${K.name} came in close under the place. ${S.name} was there already, still on both hands, being as good as gold.`,
            ]
          : [
              `By then the sun was on the edge of things. "Go on without me," said ${B.name}. "Carry what you can. Somebody is waiting over there in the dark." ${cap(a)} had nothing left to pull with. The strong are not used to that, and don't know where to put their eyes. ${K.name} took a lamp out of the load, and lit up a very large, sad side.`,
              `"It's no good," said ${a}, and sat down. It was the first time that anybody had seen it. "I thought that if one only pulled enough." "You pulled beautifully," said ${B.name}. They were quiet. Far off, where they were expected, small lights were being hung up, one by one.`,
              `"I should like to say something," said ${B.name}. "I've always gone through, and never thought about the ones who couldn't." Nobody answered. It was cold now that they had stopped heaving. ${K.name} got in close, out of the wind. ${S.name} was there already, still on both hands, being as good as gold.`,
            ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: A, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"What was it that you thought of?" said ${K.name}. "I promised," said ${S.name}. "You promised not to do it," said ${K.name}. "You didn't promise not to tell." ${S.name} went very red. It was a narrow sort of gap, and you could feel a promise on both sides of it. But out there was ${B.name}. So ${S.name} put a mouth to ${K.names} ear.`,
          `${S.name} had been thinking as well, and it hurt. To keep one's word is one thing. But there was ${B.name}, with nothing between them but about the width of a promise. "I am going to break it," said ${S.name}. "I'll say sorry afterwards, and I'll mean it. But I'm going to do it now." And ${K.name}, who had never seen anybody look so small or so large, moved over.`,
          `"If I break a promise," said ${S.name}, "do I get it back?" "No," said ${K.name}, who thought it best to be truthful. ${S.name} nodded. It had been the only one that anyone had ever asked for. ${S.name} looked at it, in a manner of speaking, once more. Then ${S.name} got up and went over to ${B.name}, and began.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'stand', feeling: 'determined' },
            { who: K, pose: 'kneel', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.idea.old.map((each) => own(each)),
          ...hold.idea.middle.map((each) => own(each)),
        ),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: S, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.free.old.map((each) => own(each)),
          ...hold.free.middle.map((each) => own(each)),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: S, pose: 'jump', feeling: 'proud' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `They were late, but it was a feast that could not begin without them. "I'm sorry about the promise," said ${S.name}, when it was quiet. ${cap(a)} looked at the ground for some time. "I ought not to have asked for that one," said ${a}. "I'll give it back to you. You can have one of mine as well." "Which?" "That I'll listen."`,
          `"${B.says}," said ${B.name}, for everyone over there to hear, and they heard lids being taken off. ${cap(a)} was the last to speak. "You gave me your word," said ${a} to ${S.name}. "Yes," said ${S.name}. "I had to use it." "It was in the way of a bigger one," said ${a}, slowly. "I can see that. I was standing on it."`,
          `${S.name} did not wait to be praised, but went straight to ${a}. "I broke it," said ${S.name}. "I heard," said ${a}. There was a long silence, and in it ${B.name} could be heard, being happy. "It's odd," said ${a}. "All day I was the one who helped. Now I don't think it was help. I think it was just being large." And they went in to the feast.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'kneel', feeling: 'calm' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.last.old.map((each) => own(each)),
          ...hold.last.middle.map((each) => own(each)),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
