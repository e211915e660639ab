import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TakingTurns } from './arc.ts';

const MOST = 20;

/** A day off from being oneself, with the child as stand-in; and somebody small who cannot sleep without the real one. */
export function old(bound: TakingTurns): Told {
  const { hero: H, child: K, grownUp: G, neighbours, want, habit, home, way, verdict, chance } = bound;
  const [A, B] = neighbours;
  const [notYet, atLast] = verdict;
  const there = way?.said ?? 'on foot';
  return {
    title: titled(
      chance.pick(`the day ${H.name} was out`, `${K.name}, instead of ${H.name}`, `back at four, said ${H.name}`),
    ),
    refrain: notYet,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There was nothing anybody could teach ${H.introduced} about being ${H.aKind}. Every morning ${H.name} ${habit}. Every evening, at seven, ${H.name} said "${H.says}", and the day was over. You could have set a clock by it. Several people did.`,
            `If you wanted it done properly, you asked ${H.introduced}. At seven in the morning ${H.name} ${habit}. At seven in the evening came "${H.says}", and that was how people knew to draw the curtains. It had never once been late.`,
          ],
          `Every evening, at seven, ${H.introduced} said "${H.says}", and the day was over. It had never once been late.`,
        ),
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `So it was a surprise to ${K.name}, who had come ${there}, with ${G.name}. "It's not what I would have picked," said ${H.name}. "What is it you would pick?" ${H.name} had never told anyone. It took a run-up. "I want to ${want}," said ${H.name}. Nobody laughed. ${cap(G.name)} only asked how long that generally took.`,
          `"Do you ever want a day off?" said ${K.name}, who had come ${there}, with ${G.name}, to watch. "From what?" "From being it." ${H.name} went quiet, and then it all came out, though there was not much of it. "I want to ${want}," said ${H.name}. "I always have. There is never the time."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'shy' },
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: way ? [way.thing] : [],
        },
      },
      {
        text: [
          `"I could do yours," said ${K.name}, "while you do that." It seemed so simple that they looked at it from underneath. ${H.name} wrote down everything that had to be done, and it filled one side. At the bottom it said: SEVEN O'CLOCK. DO NOT FORGET. Then they hung up a sign. It said: BACK AT EIGHT.`,
          `It was ${K.name} who thought of it. "I'll be you," said ${K.name}. "I have always wanted to be ${H.aKind}." "Nobody wants that," said ${H.name}. "I do." There was a list to learn, and at the end was seven o'clock, underlined twice. They put up a sign: BACK AT EIGHT. ${H.name} went off without looking round, in case it was a dream.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'excited' },
          ],
          things: ['sign'],
        },
      },
      {
        text: [
          `${H.name} began where nobody could see. The first try went wrong because of the ground, which was in the way. The second went wrong because there was nothing to stop on. "${notYet}," said ${H.name}, aloud. It is a friendlier word than no. You can say it and still be standing there.`,
          `Out of sight there was room to try things. ${H.name} tried it carefully first, but careful was too slow, and it stopped halfway. Then ${H.name} tried it without being careful at all. It is best to leave that out. "${notYet}," said ${H.name}, to the sky, and got the dust off, and was happier than for years.`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'jump', feeling: 'determined' }] },
      },
      {
        text: [
          `Meanwhile ${K.name} had started on the list. The first thing on it was easy to read. Doing it was another matter. ${A.introduced} came by, and stopped, and tilted to one side. "What's that meant to be?" "I'm ${H.name}," said ${K.name}. "${notYet}," said ${A.name}, but politely, and sat down to see what would be next.`,
          `It turned out that you cannot be ${H.aKind} by reading it off a list. ${K.name} did each thing in order, and each one fell over in a different way. ${A.introduced} watched with both eyes. "You've left out the middle," said ${A.name}. "It hasn't got a middle." "${H.names} has," said ${A.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'determined' },
            { who: A, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `By evening ${H.name} was nearly there. Anybody would have said so. There had been one try that was so close, it left a sort of hum. It wanted only the one more, while there was still some light. And at that moment, from a long way back, it struck seven. "${H.says}?" said somebody. It was ${K.name}. It was a good try. It had a hole in it.`,
          `The light was going, but it was going well. One try had very nearly been it. ${H.name} had felt it begin. Now there was a bit of wind, and it was the right bit. Then, far off, came seven o'clock. "${H.says}?" It was ${K.name}, doing it as loud as it would go. ${H.name} could hear what was wrong from there.`,
        ],
        scene: {
          camera: 'close',
          time: 'sunset',
          actors: [
            { who: H, pose: 'think', feeling: 'excited' },
            { who: K, pose: 'shout', feeling: 'determined' },
          ],
        },
      },
      {
        text: [
          `Nothing shut. No curtains were drawn. Instead there was a thin noise, going on and on. It was the smallest of the family of ${B.introduced}, who had never gone to sleep without it. "That wasn't it," said the smallest. ${K.name} did it again. "That isn't it either." You cannot argue with somebody who is lying down with both eyes open.`,
          `The day would not end. It stood about and did not know where to go. Next door, the smallest in the house of ${B.introduced} began to howl. "It hasn't been seven," it said. "It has," said ${K.name}. "I did it myself." "That was you. It has to be the other one." ${K.name} tried it lower, and higher, and lying flat. It would not do.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'cover', feeling: 'worried' },
            { who: B, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${H.name} stood with the wind just right. It might not be right again until spring. Nobody had called. Nobody would ever know. It was a day off, and the sign said eight. ${H.name} looked at where the last try had begun. Then ${H.name} looked the other way, where there was one small noise. "Oh, bother," said ${H.name}. It is hard to be the only one who can do a thing.`,
          `Nobody would have blamed ${H.name}. The sign said eight. There was one try left in the light, and it felt like the one. ${H.name} got ready for it. But you cannot put your whole self into a thing when part of you is listening. "Keep my place," said ${H.name}, to nobody, and turned round.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `It was nearly dark. ${K.name} had got to the bottom of the list, and sat on it. And then it came, from quite close by, round and whole, with a middle. "${H.says.toUpperCase()}!" The howling stopped as if it had been folded. All down the row you could hear curtains. "${atLast}," said the smallest, and was asleep before the end of the word.`,
          `"Move over," said somebody in the dusk. ${K.name} moved. "${H.says.toUpperCase()}!" said ${H.name}. You would not think there could be so much in it. It began, and it had a long gold middle. And it closed the door behind it. "${atLast}," said a voice next door. That was the last that was heard of it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'shout', feeling: 'proud' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"I'm sorry," said ${K.name}. "I did it just as it says." "It isn't on the list," said ${H.name}. "I never knew it was there. I've only ever heard it from inside." They sat without talking. "Were you close?" said ${K.name}. "Very." "Do you mind?" ${H.name} thought about that honestly. "Yes," said ${H.name}. "But I should have minded the other one more."`,
          `"You were nearly there," said ${K.name}. "I saw." "I was," said ${H.name}. It did not get any smaller for being said. "I'm no good at being you," said ${K.name}. "It looks as if it's nothing." "I thought it was nothing," said ${H.name}. "I've been doing it next to my own ear."`,
        ],
        scene: {
          camera: 'medium',
          time: 'night',
          actors: [
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${H.name} still wants to ${want}. It has not gone off. But there is a new sign, which ${G.name} helped to letter. It says: OUT, TUESDAYS. BACK FOR SEVEN. And on Tuesdays ${K.name} has a lesson first, in the middles of things. "${notYet}," says ${H.name}. "But I could tell what it was meant for."`,
          `The sign has been painted over. Now it says: BACK BY SEVEN, and it is out most afternoons. ${H.name} still wants to ${want}, and goes off to it with sandwiches. ${K.name} minds the list. Nobody has got there, either of them. "${notYet}," they say, coming home, one from each side, and do seven o'clock together.`,
        ],
        scene: {
          camera: 'wide',
          time: 'day',
          actors: [
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
          things: ['sign'],
        },
      },
    ],
  };
}
