import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TakingTurns } from './arc.ts';

const MOST = 20;

/** A day off from being oneself, with the child as stand-in; and somebody small who cannot sleep without the real one. */
export function old(bound: TakingTurns): Told {
  const { hero: H, child: K, grownUp: G, neighbours, want, wanted, habit, home, way, verdict, chance } = bound;
  const [A, B] = neighbours;
  const [notYet, atLast] = verdict;
  const there = way?.said ?? 'on foot';
  // To be clean, or a sheep, is not a thing one falls off.
  const isToBe = /^be\b/.test(want);
  return {
    title: titled(
      chance.pick(
        `the day ${H.name} was out`,
        `${K.name}, instead of ${H.name}`,
        `back at eight, said ${H.name}`,
        `seven o'clock`,
        `a stand-in for ${H.name}`,
        `${H.name} takes a day off`,
      ),
    ),
    refrain: notYet,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There was nothing anybody could teach ${H.introduced} about being ${H.aKind}. Every morning ${H.name} ${habit}. Every evening, at seven, ${H.name} said "${H.says}", and the day was over. You could have set a clock by it. Several people did.`,
            `If you wanted it done properly, you asked ${H.introduced}. At seven in the morning ${H.name} ${habit}. At seven in the evening came "${H.says}", and that was how people knew to draw the curtains. It had never once been late.`,
            `In some places there is a clock in a tower. There it was ${H.introduced} who told people the time. In the morning ${H.name} ${habit}. At seven in the evening came "${H.says}", and then babies went to bed, and soup was taken off the stove. Nobody had ever thought of saying thank you.`,
          ],
          `Every evening, at seven, ${H.introduced} said "${H.says}", and the day was over. It had never once been late.`,
          `Some places keep the time in a tower. There it was ${H.introduced}. At seven each evening came "${H.says}", and soup was taken off the stove.`,
        ),
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `${K.name} had come ${there}, with ${G.name}, for a visit. "You are so good at being ${H.aKind}," said ${K.name}. "It's not what I would have picked," said ${H.name}. "What would you pick?" ${H.name} had never told anyone. "I want to ${want}," said ${H.name}. Nobody laughed. ${cap(G.name)} only asked how long it took to learn.`,
          `"Do you ever want a day off?" said ${K.name}, who had come ${there}, with ${G.name}, to watch. "A day off from what?" "From being ${H.aKind}." ${H.name} went quiet, and then it came out. "I want to ${want}," said ${H.name}. "I always have. There is never the time."`,
          `${K.name} had come ${there}, with ${G.name}, to hear "${H.says}" from close by. They were early. "Is it hard?" said ${K.name}. "I couldn't say," said ${H.name}. "I've never done anything else." And then, because they had come so far, ${H.name} told them. "I want to ${want}. I never told anybody before."`,
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
          `"I could be ${H.aKind} for a day," said ${K.name}, "and you could go and try it." It was as simple as that. ${H.name} wrote down everything that ${K.name} would have to do. At the bottom it said: SEVEN O'CLOCK. DO NOT FORGET. Then they hung up a sign. It said: BACK AT EIGHT.`,
          `It was ${K.name} who thought of it. "I'll be you for a day," said ${K.name}. "I have always wanted to be ${H.aKind}. Then you can go and try." There was a list to learn, and at the end was seven o'clock, underlined twice. They put up a sign: BACK AT EIGHT. ${H.name} went off without looking round, in case it was a dream.`,
          `"Who does it when you're ill?" said ${K.name}. ${H.name} had never been ill. "I'd do it," said ${K.name}, "just for today. Then you would be free." So they went through the list twice, and through seven o'clock three times. They hung up a sign that said BACK AT EIGHT. ${H.name} was so happy that ${H.name} ran.`,
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
        text: wanted
          ? keeping(
              MOST,
              [
                `${H.name} went where nobody could see. First one has to do what ${wanted.a} does all day. So ${H.name} ${wanted.does}. It ended in the hedge. "${wanted.says}," said ${H.name}, to see if that helped. But it came out just as ${H.aKind} would say it. "${notYet}," said ${H.name}, aloud, and was happier than for years.`,
                `${H.name} had thought about it so often that it ought to have been easy. ${H.name} ${wanted.does}, eleven times, as ${wanted.a} would. Ten times it was no good at all. The eleventh time was a little like it. "${notYet}," said ${H.name}. And then there was a laugh, from nowhere. It was ${H.names} own.`,
              ],
              `It was not easy to be ${wanted.a}, out there, with nobody to copy. The first try was only somebody pretending. "${notYet}," said ${H.name}, and was happier than for years.`,
            )
          : isToBe
            ? [
                `${H.name} began where nobody could see. It went very well, for as long as ${H.name} kept perfectly still. Then there was an itch, and that was the end of it. "${notYet}," said ${H.name}, aloud, and started again. Nobody was watching, so it did not matter.`,
                `Out of sight there was room to try things. ${H.name} tried it carefully first. Then came a sneeze, and it was all spoilt. Then ${H.name} tried it without being careful at all, and fell over a root. "${notYet}," said ${H.name}, to the sky, and was happier than for years.`,
                `${H.name} tried all day. ${H.name} tried it while holding one breath, and that was no good. ${H.name} tried it in a hat, and that was worse. "${notYet}," said ${H.name}, each time, and began again from the beginning. Nobody was waiting for anything. That was the best of it.`,
              ]
            : [
                `${H.name} began where nobody could see. The first try went wrong because of a stone, and the second because of a root. "${notYet}," said ${H.name}, aloud, and tried again. Nobody was watching, so it did not matter how it looked.`,
                `Out of sight there was room to try things. ${H.name} tried it slowly first, but that was too slow, and it stopped halfway. Then ${H.name} tried it fast, and landed in a bush. "${notYet}," said ${H.name}, to the sky, and got the leaves off, and was happier than for years.`,
                `${H.name} tried until three, and mostly fell over. Then ${H.name} tried until five, and fell over less. "${notYet}," said ${H.name}, each time, and went back to where it starts. Nobody was waiting for anything. That was the best of it.`,
              ],
        scene: { camera: 'wide', actors: [{ who: H, pose: isToBe ? 'stand' : 'jump', feeling: 'determined' }] },
      },
      {
        text: [
          `Meanwhile ${K.name} was at home, being ${H.aKind}. The first thing on the list was easy to read, but it was hard to do. ${A.introduced} came by, and stopped. "What's that meant to be?" "I'm ${H.name}," said ${K.name}. "${notYet}," said ${A.name}, but politely, and sat down to see what would be next.`,
          `You cannot be ${H.aKind} only by reading a list. ${K.name} did all the things on it, one after another, and each went wrong in a different way. ${A.introduced} watched with both eyes. "${H.name} does it better," said ${A.name}. "I know," said ${K.name}. "${notYet}," said ${A.name}.`,
          `${K.name} did what the list said, and it did not look like ${H.name} at all. ${cap(A.introduced)} came and stood quite close. "Are you poorly?" said ${A.name}. "I'm being ${H.aKind}," said ${K.name}. ${A.name} looked at the sign, and back again, and thought about it. "${notYet}," said ${A.name}.`,
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
          `By evening ${H.name} was nearly there. ${H.name} wanted to do only one more try, while it was still light. Then, from a long way back, it struck seven. "${H.says}?" said somebody at home. It was ${K.name}. It was a good try, but anybody could hear that it was not ${H.name}.`,
          `It would soon be dark, but it was going well. ${H.name} was sure that the next try would be the right one. Then, far off, it struck seven. "${H.says}?" It was ${K.name}, doing it as loud as could be. It sounded wrong. Even ${H.name}, so far away, could hear that it sounded wrong.`,
          `The sun was going down, and ${H.name} had found out how it is done. One more try, and it would work. But then, a long way back, it was seven. "${H.says}?" came ${K.names} voice. It was brave, and it was nearly right. But it broke off in the middle.`,
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
          `So nobody knew that it was bedtime. No curtains were drawn. And the smallest in the family of ${B.introduced} began to cry. It had never gone to sleep without ${H.name}. "That wasn't it," said the smallest. ${K.name} said "${H.says}" again. "That isn't it either." And both eyes stayed open.`,
          `It was bedtime, but nobody would believe it. Next door, the smallest in the house of ${B.introduced} began to howl. "It hasn't been seven," it said. "It has," said ${K.name}. "I said so myself." "But it has to be ${H.name}." ${K.name} tried it lower, and higher, and lying flat. It was no good, and the howling got louder.`,
          `At five past seven nobody had gone in. At ten past, there was a wail from the house of ${B.introduced}. The smallest one in it was standing up in bed. "When is it going to be seven?" it said. "That was it," said ${B.name}. "No, it wasn't." ${K.name} did it again, under the window, with everything there was. The smallest listened to the end, quite politely, and then began to cry.`,
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
          `${H.name} heard the crying, far away. There was still light for one more try, and it would have worked. Nobody had called ${H.name}. The sign said eight. ${H.name} looked at the light, and then looked towards home, where somebody small could not sleep. "Oh, bother," said ${H.name}, and turned round.`,
          `There was time for one more try, and it felt like the right one. The sign said eight. Nobody would have blamed ${H.name}. But you cannot try your best at one thing when you are listening to another. Somebody small was crying. "Keep my place," said ${H.name}, to nobody, and ran home.`,
          `"They'll manage without me," said ${H.name}, who could hear the crying from there. "It's one evening. I've done all the others." It was perfectly fair. But somebody very small could not sleep, and did not know about fair. ${H.name} looked once more at the last of the light, and gave up that try, and went home.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `It was nearly dark, and ${K.name} did not know what else to do. Then it came, from quite close by, just as it should be. "${H.says.toUpperCase()}!" The howling stopped. All down the row curtains were drawn. "${atLast}," said the smallest, and was asleep before the end of the word.`,
          `"Move over," said somebody in the dusk. It was ${H.name}. "${H.says.toUpperCase()}!" said ${H.name}, and it went out over all the roofs. Everybody knew at once that it was bedtime. "${atLast}," said a small voice next door, and yawned. That was the last that was heard of it.`,
          `Nobody saw ${H.name} come. But everybody heard it. "${H.says.toUpperCase()}!" ${K.name} could feel it in the ground. So that was how it ought to sound! One after another the curtains shut, like eyes. "${atLast}," said the smallest, and lay down, and slept.`,
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
          `"I'm sorry that I couldn't do it," said ${K.name}. "You tried," said ${H.name}. They sat without talking. "Were you close?" said ${K.name}. "Very." "Do you mind that you came back?" ${H.name} thought about that honestly. "Yes, a bit," said ${H.name}. "But I should have minded the crying more."`,
          `"You were nearly there," said ${K.name}. "I was," said ${H.name}, and was sad for a moment. "I'm no good at being you," said ${K.name}. "I always thought that it was nothing." "So did I," said ${H.name}. "I never knew that anybody listened."`,
          `They sat out in the dark together. "I didn't know that it was so hard to be you," said ${K.name}. "Nor did I," said ${H.name}. "And I didn't know that they need it to sleep." It was too dark now for another try. "There'll be another day," said ${K.name}. "We'll do it together."`,
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
          `${H.name} still wants to ${want}. So there is a new sign, which ${G.name} helped to paint. It says: OUT, TUESDAYS. BACK FOR SEVEN. On Tuesdays ${H.name} goes off to try, and ${K.name} is ${H.aKind} until the evening. "${notYet}," they call to each other when they meet at the gate. But it gets better every week.`,
          `The sign has been painted over. Now it says: BACK BY SEVEN. ${H.name} still wants to ${want}, and goes off to try, with sandwiches. ${K.name} stays at home and practises being ${H.aKind}. "${notYet}," they both say, coming home, one from each side. And then they say "${H.says}", together, at seven.`,
          `At seven o'clock everything is as it was. But at four they hang up a sign, BACK SOON, and go off together. First ${H.name} tries, because ${H.name} still wants to ${want}. "${notYet}," says ${K.name}. Then ${K.name} tries to be ${H.aKind}, and it is ${H.names} turn to say so.`,
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
