import type { Told } from '../../arc.ts';
import { shortened } from '../sentence.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { StuckFast } from './arc.ts';

const MOST = 14;

/** The strong ones pull and push; a small one has been told to stop it all day. */
export function middle(bound: StuckFast): Told {
  const { big: B, child: K, strong: A, small: S, hold, words, at, refrain, chance } = bound;
  const a = A.theKind;
  const own = (line: (said: typeof words) => string): string => shortened(MOST, line(words));
  return {
    title: titled(
      chance.pick(
        `${B.name}, and what ${S.name} did`,
        `the day ${B.name} stopped`,
        `nobody asked ${S.name}`,
        `${B.name} and the ${words.m}`,
        `${S.names} turn`,
        `a very large stop`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          hold.setOut?.middle.map(
            (each) =>
              `${own(each).replace(B.name, B.introduced)} ${cap(A.introduced)} was there to help, if it was wanted.`,
          ) ?? [
            `"${B.says}!" That was ${B.introduced}, setting out. ${K.name} had come to help, and ${A.introduced} to be in charge.`,
            `There was nothing that ${B.introduced} could not get through. ${B.name} said so, and so did ${K.name}. "Hm," said ${A.introduced}, and tied the rope up neatly, in case.`,
            `${K.name} knew by the sound who it was. "${B.says}!" It was ${B.introduced}. There was room for one more, so ${A.introduced} came too, with a rope and some advice.`,
          ],
          `This is ${B.introduced}. ${K.name} came too, and so did ${a}, with a rope.`,
        ),
        scene: {
          setting: at,
          weather: hold.weather,
          camera: 'wide',
          actors: [
            { who: B, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.habit.middle.map((each) => {
            const line = own(each);
            return line.replace(S.name, S.introduced);
          }),
          `And there was ${S.introduced}, who had a habit.`,
        ),
        scene: { camera: 'medium', actors: [{ who: S, pose: 'walk', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          hold.stuck.middle.map((each) => own(each)),
          `Then ${B.name} stopped. It was the ${words.m}.`,
        ),
        scene: { camera: 'wide', actors: [{ who: B, pose: 'stand', feeling: 'surprised' }] },
      },
      {
        text: keeping(
          MOST,
          hold.pull.middle.map((each) => `${own(each)} "${refrain}," said ${K.name}.`),
          `${cap(a)} pulled. "${refrain}," said ${K.name}.`,
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
        text: keeping(
          MOST,
          hold.push.middle.map((each) => `${own(each)} "${refrain}," said ${a}.`),
          `They pushed. "${refrain}," said ${a}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'kneel', feeling: 'determined' },
            { who: B, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"I can help," said ${S.name}. "Not now," said ${a}. "This is work for big people." So ${S.name} had to sit down and watch.`,
          `"May I help?" said ${S.name}. "You may keep out of the way," said ${a}. So ${S.name} kept out of the way, and watched.`,
          `${S.name} had an idea, and pulled at ${a} from behind. "Later," said ${a}, not looking round. So ${S.name} had to wait.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'reach', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'angry' },
          ],
        },
      },
      {
        text: hold.aloft
          ? [
              `The sun got low. "You had better have your supper without me," called ${B.name}. "I can live on leaves." "We are not having it without anyone," said ${K.name}.`,
              `"I've never been so high," said ${B.name}, in a very small voice. ${K.name} could not reach, and so stood where ${B.name} could see. It is the next best thing.`,
              `They were all tired now. They had sat down in a ring, underneath. "It was a good morning, though," called ${B.name}. "It isn't over," said ${K.name}.`,
            ]
          : [
              `The sun got low. "You had better leave me," said ${B.name}. "I can be a place for birds." "We're not leaving anyone," said ${K.name}, and sat down where it was driest.`,
              `"I've never been so large," said ${B.name}, quite low. ${K.name} leaned on the nearest bit of ${B.name}. It was still warm. "I've got half a biscuit," said ${K.name}.`,
              `Everybody was tired now, and ${B.name} most of all. "It was a good morning, though," said ${B.name}. "It isn't over," said ${K.name}, who did not like ends of that sort.`,
            ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.idea.middle.map((each) => own(each)),
          `It was ${K.name} who saw it. "Do that again, ${S.name}," said ${K.name}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: S, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.free.middle.map((each) => own(each)),
          `They all did it together. And out came ${B.name}.`,
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
        text: hold.aloft
          ? [
              `"${B.says}," said ${B.name}, on the ground, and could not stop saying it. ${cap(a)} was very quiet. "I told you to stop that," said ${a} to ${S.name}. "It's a good thing you never listen."`,
              `Nobody cheered at first. They only stood and looked up at the place, with nobody in it. Then ${B.name} said, "${B.says}!" After that you could not hear yourself think.`,
              `"Who was it?" said ${B.name}. "Who did that?" They moved aside, until there was nobody left to move. There stood ${S.name}, who had only done what ${S.name} always did.`,
            ]
          : [
              `"${B.says}," said ${B.name}, again and again, from the other side of it. ${cap(a)} was very quiet. "I did tell you to stop that," said ${a} to ${S.name}. "It's a good thing you never listen."`,
              `Nobody cheered at first. They only stood and looked at the place, with nobody in it. Then ${B.name} said, "${B.says}!" After that you could not hear yourself think.`,
              `"Who was it?" said ${B.name}. "Who did that?" They moved aside, until there was nobody left to move. There stood ${S.name}, going on with it, because no one had said stop.`,
            ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: S, pose: 'stand', feeling: 'proud' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          hold.last.middle.map((each) => own(each)),
          `They went home together, ${B.name} in front, and ${S.name} on top.`,
        ),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: B, pose: 'walk', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'sleepy' },
            { who: A, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
