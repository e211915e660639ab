import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { TheLine } from './arc.ts';

const MOST = 14;

/** A line cuts everything in two, and nothing works in halves; a flag lies on the floor from the crash on. */
export function middle(bound: TheLine): Told {
  const { one: K, two: B, grownUp: G, tie, home, at, over, late, noun, shown, halves, refrain, chance } = bound;
  const k = K.name;
  const b = B.name;
  const g = G.name;
  const [half, other] = halves;
  return {
    title: chance.pick(
      'The Blue Line',
      `${cap(half)} and ${cap(other)}`,
      'No But',
      `Half of It Is ${b}'s`,
      'One Toe Over',
      'The Flag on the Floor',
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `At the end of each day ${K.introduced} said, "See you, ${half}." Then ${B.introduced} said, "See you, ${other}." It had to be both, or it did not count. ${b.endsWith(tie) ? '' : `${b} was the ${tie}. `}They shared ${home}. Only the ${noun} was all ${k}'s.`,
          `${K.introduced} and ${B.introduced} had ${home} together. They had a goodbye in two halves. "See you, ${half}," said the one. "See you, ${other}," said the other. On the floor stood ${k}'s ${noun}, nearly done. It only wanted something on top.`,
          `${K.introduced} and ${B.introduced} had ${home}, half each. Nobody knew which half was which. Each evening it was, "See you, ${half}." "See you, ${other}." That week ${k} made a ${noun}. It was the best ever.`,
        ]),
        scene: {
          setting: at,
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'proud' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `Then came a crash. ${k} ran in. The ${noun} was all over the floor. And there stood ${b}, with one hand behind the back. "You broke it!" said ${k}. "You always break everything!"`,
          `Crash! Bits of the ${noun} rolled past ${k}'s feet. ${b} had gone quite white, and hid something behind the back. "I only," said ${b}. "You always spoil it!" shouted ${k}.`,
          `${k} went for a drink of water. There was a noise like a drum falling downstairs. There stood ${b}, in what was left of it. One hand was out of sight. "You always do it!" said ${k}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'shout', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `So ${k} drew a blue line, right through the middle of ${home}. "Keep out," said ${k}. "I will," said ${b}. "Which side is the door on?" said ${g}. It was on ${b}'s. The lamp was on ${k}'s. "${refrain}," said ${k}.`,
          `They drew a line with blue chalk. ${k} drew, and ${b} held the other end. It went under the table and up the wall. "Shall I cut the rug?" said ${g}. Nobody laughed. "${refrain}," said ${k}.`,
          `"Here is a line," said ${k}, and drew it. "That half is for you." ${b} got the door, and ${k} got the window. Then came one biscuit, and ${g} did not know where to put it. "${refrain}," said ${k}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'angry' },
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then ${k} wanted to go out. But the door was in the other half. "That will be two biscuits," said ${b}. ${k} had only one. So ${k} sat down and wanted things quietly. "${refrain}," said ${b}.`,
          `They tried to play. But ${k} had the board, and ${b} had all the men. So nobody could play. "${refrain}," said ${b}.`,
          `${b} rolled the ball. It stopped on the line. But nobody could fetch it there. Half of it was ${k}'s, and half of it was ${b}'s. It lay there all morning. "${refrain}," they both said.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: B, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"I'm sorry," said ${k}, at dinner time, "but you broke it." "I'm sorry," said ${b}, "but you shouted." That was no good. The "but" spoiled it. "${refrain}," said ${k}.`,
          `${k} wrote a note: SORRY THAT YOU BROKE IT. ${b} sent it back. Now it said: SORRY THAT YOU SHOUTED. But each of them had the wrong one. It did not make anything better. "${refrain}," said ${k}.`,
          `"We'll both say sorry at three," said ${k}. "One, two, three," said ${b}. Then nobody said a thing. Each had been waiting for the other one to go first. "${refrain}," said ${k}, very crossly.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'worried' },
            { who: B, pose: 'sit', feeling: 'angry' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then it was ${over}. "See you, ${half}," said ${k}, without thinking. It went across the line. ${b} did not say a word. ${k} waited, and it did not come.`,
          `Soon it was ${over}. It was the time for "See you, ${half}". ${k} waited for ${b}. ${b} waited for ${k}. And so nobody said it.`,
          `It was ${over}, and nobody had said goodbye. "See you," began ${k}, very low. ${b} looked up. But ${k} shut both lips on the rest.`,
        ]),
        scene: {
          time: late,
          camera: 'wide',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: B, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${k} began to pick up the bits. Under the last one was something flat. It was a paper flag, with a gold crown on it. ${k.toUpperCase()} MADE THIS, it said. It was not ${k}'s writing. It leaned over, like ${b}'s.`,
          `There was something white on the line. ${k} had thought that it was chalk. It was a flag on a stick, a bit trodden on. BEST ONE EVER, it said, BY ${k.toUpperCase()}. It was meant for the top.`,
          `What was this on the floor? ${k} picked it up. Somebody had made a flag, with a star. It had ${k}'s name on it. Somebody had held it behind their back. ${k} sat down, bump.`,
        ]),
        scene: { camera: 'close', actors: [{ who: K, pose: 'kneel', feeling: 'surprised' }] },
      },
      {
        text: keeping(MOST, [
          `${k} looked at the line. It was only chalk. But it is hard to step over a line, when you drew it yourself. ${k} put out one toe. Then the foot went too, and then the rest. It made one sock quite blue.`,
          `It was three steps to ${b}, and one was over the line. What if ${b} said, "Go away"? ${k} took a breath, as you do before cold water. One. Two. Three.`,
          `${k} wanted to say sorry, and did not know how. So ${k} held up the flag, and stepped over the line, looking at the floor.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: K, pose: 'walk', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"It was for me," said ${k}. "I'm sorry I shouted, but." "No but," said ${b}. "I'm sorry I shouted," said ${k}. That was all of it. "I'm sorry I leaned on it," said ${b}. There was not one but.`,
          `"I was mean," said ${k}, "and you were making me a flag. I'm sorry." ${b} went pink. "I only wanted to put it on. I'm sorry it fell." They both looked at the flag. It had gold all round.`,
          `"Is this what you had?" said ${k}. ${b} nodded. "I'm sorry," said ${k}. "I'm sorry," said ${b}. It came at the same time, and it fitted. They had not even counted to three.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'shy' },
            { who: B, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They made the ${noun} again, on top of the line. ${k} did the bottom, and ${b} did the top. It was fatter than before. It had two doors. Last came the flag. They both held the stick.`,
          `The line would not rub out. "Then it's a road," said ${b}. "It goes to the ${noun}," said ${k}. So they built it up again, at the end of the road. The flag stood on top, and did not fall.`,
          `It was late, and nobody stopped them. ${k} handed up the bits, and ${b} put them on. It leaned, but it leaned both ways. Then up went the flag on the ${noun}. You could see it from everywhere.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: B, pose: 'hold', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: keeping(MOST, [
          `In the dark ${k} lay in bed. "See you, ${half}," said ${k}. There was a small wait. Then it came. "See you, ${other}." So ${k} could go to sleep, and did.`,
          `${k} had one blue foot, under the quilt. There was one thing left to do. "See you, ${half}." And from far off, or near by, came the rest of it. "See you, ${other}." Then ${k} was asleep.`,
          `"See you, ${half}," said ${k} to the night. ${k} held very still, and listened. "See you, ${other}," called ${b}. And then ${k} was asleep.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sleep', feeling: 'calm' }],
        },
      },
    ],
  };
}
