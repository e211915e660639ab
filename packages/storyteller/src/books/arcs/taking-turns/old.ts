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
            `Some places keep the time in a tower. There it was ${H.introduced}. When the day began, ${H.name} ${habit}. When it was done, at seven, came "${H.says}". Babies knew it. Soup was taken off the stove for it. Nobody had ever thought of saying thank you, any more than one would thank a wall.`,
            `There was only one, so it had to be ${H.introduced}. In the morning ${H.name} ${habit}. At seven in the evening it was "${H.says}", and then lamps went out and boots came off. It was as much a part of the evening as the dark. As far as anybody knew, it was the part that did the work.`,
          ],
          `Every evening, at seven, ${H.introduced} said "${H.says}", and the day was over. It had never once been late.`,
          `Some places keep the time in a tower. There it was ${H.introduced}. At seven each evening came "${H.says}", and soup was taken off the stove.`,
        ),
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `So it was a surprise to ${K.name}, who had come ${there}, with ${G.name}. "It's not what I would have picked," said ${H.name}. "What is it you would pick?" ${H.name} had never told anyone. It took a run-up. "I want to ${want}," said ${H.name}. Nobody laughed. ${cap(G.name)} only asked how long that generally took.`,
          `"Do you ever want a day off?" said ${K.name}, who had come ${there}, with ${G.name}, to watch. "From what?" "From being it." ${H.name} went quiet, and then it all came out, though there was not much of it. "I want to ${want}," said ${H.name}. "I always have. There is never the time."`,
          `${K.name} had come ${there}, with ${G.name}, to hear seven o'clock from close up. They were early. "Is it hard?" said ${K.name}. "I couldn't say," said ${H.name}. "I've never done anything else." And then, since they had come so far: "I want to ${want}." It had not been let out before. It seemed to stand there, blinking. ${cap(G.name)} moved up to make room for it.`,
          `"What's it like?" said ${K.name}, who had come ${there}. ${cap(G.name)} had come too, and was shaking out a shoe. "It's like Tuesday," said ${H.name}. "And then it's like Wednesday." Nobody said anything, which sometimes helps. "I want to ${want}," said ${H.name}, to the shoe. "I shouldn't like that repeated."`,
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
          `"Who does it when you're ill?" said ${K.name}. ${H.name} had never been ill. There had not been anybody to be well instead. "I'd do it," said ${K.name}. "For a day. To see." So they went through the list twice, and seven o'clock three times. The sign said BACK AT EIGHT. It was a plain sort of sign for such a day.`,
          `What came next was nobody's idea. They were simply both talking at once. ${K.name} wanted to be ${H.aKind}, and ${H.name} wanted the afternoon. There was a list, with an arrow at SEVEN. There was a sign for callers: BACK AT EIGHT. "You'll be careful of it?" said ${H.name}. "I'll put it back where I found it," said ${K.name}.`,
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
                `Out of sight there was room to try things. One begins with what ${wanted.a} does all day. So ${H.name} ${wanted.does}. That is to say, it was begun. It ended in the hedge. "${wanted.says}," said ${H.name}, to see if that helped. It came out just as ${H.aKind} would say it. "${notYet}," said ${H.name}, aloud, and was happier than for years.`,
                `${H.name} had thought about it so often that it ought to have been easy. It is one thing to look at ${wanted.a}, and another to be where the hands go. ${H.name} ${wanted.does}, eleven times. The eleventh was a little like it, if one stood a long way off. "${notYet}," said ${H.name}. And then there was a laugh, from nowhere. It was ${H.names} own.`,
              ],
              `It was not easy to be ${wanted.a}, out there, with nobody to copy. The first try was only somebody pretending. "${notYet}," said ${H.name}, and was happier than for years.`,
            )
          : isToBe
            ? [
                `${H.name} began where nobody could see. It went very well, for as long as ${H.name} kept perfectly still. Then there was an itch, and that was the end of it. "${notYet}," said ${H.name}, aloud. It is a friendlier word than no. You can say it and still be standing there.`,
                `Out of sight there was room to try things. ${H.name} tried it carefully first, but careful only lasts until one has to sneeze. Then ${H.name} tried it without being careful at all. It is best to leave that out. "${notYet}," said ${H.name}, to the sky, and was happier than for years.`,
                `There is a first part to everything, and ${H.name} was in it until three. Most of that was finding out what it was not. It was not a matter of holding your breath. It was not the hat. "${notYet}," said ${H.name}, each time, and went back to where it starts. Nobody was waiting for anything. That was the best of it.`,
                `${H.name} had thought about it so often that it ought to have been easy. But it is all different from inside. The first try was only somebody pretending, and the second was somebody pretending harder. "${notYet}," said ${H.name}. And then there was a laugh, from nowhere. It was ${H.names} own. It had not been used for some time.`,
              ]
            : [
                `${H.name} began where nobody could see. The first try went wrong because of the ground, which was in the way. The second went wrong because there was nothing to stop on. "${notYet}," said ${H.name}, aloud. It is a friendlier word than no. You can say it and still be standing there.`,
                `Out of sight there was room to try things. ${H.name} tried it carefully first, but careful was too slow, and it stopped halfway. Then ${H.name} tried it without being careful at all. It is best to leave that out. "${notYet}," said ${H.name}, to the sky, and got the dust off, and was happier than for years.`,
                `There is a first part to everything, and ${H.name} was in it until three. Most of that was falling. The second part was falling in the right direction. "${notYet}," said ${H.name}, each time, and went back to where it starts. Nobody was waiting for anything. That was the best of it.`,
                `${H.name} had thought about it so often that it ought to have been easy. But thinking about a thing leaves out the weight. Down came the first try, and the second landed on top of it. "${notYet}," said ${H.name}, underneath. And then there was a laugh, from nowhere. It was ${H.names} own. It had not been used for some time.`,
              ],
        scene: { camera: 'wide', actors: [{ who: H, pose: isToBe ? 'stand' : 'jump', feeling: 'determined' }] },
      },
      {
        text: [
          `Meanwhile ${K.name} had started on the list. The first thing on it was easy to read. Doing it was another matter. ${A.introduced} came by, and stopped, and tilted to one side. "What's that meant to be?" "I'm ${H.name}," said ${K.name}. "${notYet}," said ${A.name}, but politely, and sat down to see what would be next.`,
          `It turned out that you cannot be ${H.aKind} by reading it off a list. ${K.name} did each thing in order, and each one fell over in a different way. ${A.introduced} watched with both eyes. "You've left out the middle," said ${A.name}. "It hasn't got a middle." "${H.names} has," said ${A.name}.`,
          `The trouble with the list was that it left off just where things began. ${K.name} did what it said, and waited, and nothing followed. ${cap(A.introduced)} came and stood quite close. "Are you poorly?" said ${A.name}. "I'm being ${H.aKind}," said ${K.name}. ${A.name} looked at the sign, and back again, and thought about it. "${notYet}," said ${A.name}.`,
          `${K.name} was at number four by lunch time. It was only one line of the list, but it had taken an hour, and come out sideways. "${H.name} makes it look like nothing," said ${K.name}. "${H.name} isn't looking," said ${A.introduced}, who had stopped to help by watching. "That's how it's done. ${notYet}. But I liked the part where you fell off."`,
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
          `It was the last of the sun, and ${H.name} had found it. It was not the whole thing. It was the way in. It was like feeling a door give, in the dark. One more would do it. Then, a long way back, it was seven. "${H.says}?" came ${K.names} voice. It was brave, and it was nearly right. It stopped halfway, like a stair that is not there.`,
          `You can tell when a thing is about to happen. Everything holds still for it. ${H.name} had waited for this from the beginning, and here it was, just out of reach, and coming nearer. Then it was seven. "${H.says}?" came from far away, with a question in it. ${K.name} had done it. All the same, it had not been done.`,
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
          `At five past seven nobody had gone in. At ten past, there was a wail from the house of ${B.introduced}. The smallest one in it was standing up in bed. "When is it going to be seven?" it said. "That was it," said ${B.name}. "No, it wasn't." ${K.name} did it again, under the window, with everything there was. The smallest listened to the end, quite politely, and then began to cry.`,
          `People stood about, holding the curtains. It did not feel like night. It felt like a Sunday with a piece out. Somebody very small was crying, somewhere behind ${B.introduced}. "It can't go off without," said ${B.name}. ${K.name} had a try, and another, with the list held up to the light. It was no good. It was the right word in the wrong mouth.`,
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
          `There it was, that thin small noise, no thicker than a thread. You could have broken it easily. All you had to do was turn your back. ${H.name} did turn it. The last light lay along the ground, quite still, and waited for just one try. ${H.name} stood and watched it go. Then there was no light on the ground at all, and ${H.name} was already on the way back.`,
          `"They'll manage," said ${H.name}. Nobody said anything to that. "It's one evening. I've done all the others." It was perfectly fair. But the more ${H.name} thought how fair it was, the less it weighed. What weighed was somebody crying, who did not know about fair. So that was that. It is not always a brave feeling. Sometimes it is only a sort of sigh.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: [
          `It was nearly dark. ${K.name} had got to the bottom of the list, and sat on it. And then it came, from quite close by, round and whole, with a middle. "${H.says.toUpperCase()}!" The howling stopped as if it had been folded. All down the row you could hear curtains. "${atLast}," said the smallest, and was asleep before the end of the word.`,
          `"Move over," said somebody in the dusk. ${K.name} moved. "${H.says.toUpperCase()}!" said ${H.name}. You would not think there could be so much in it. It began, and it had a long gold middle. And it closed the door behind it. "${atLast}," said a voice next door. That was the last that was heard of it.`,
          `Nobody saw ${H.name} come. There was only, all at once, a place in the dusk that was thicker than the rest. "${H.says.toUpperCase()}!" It went over everything and came down on the other side. ${K.name} could feel it in the ground. So that was how it went! One after another the curtains shut, like eyes. "${atLast}," said the smallest, and lay down, and was gone.`,
          `"Is it you?" said ${K.name}. "It is now," said ${H.name}, and waited for some breath to come back. It mattered to do it right. "${H.says.toUpperCase()}!" It did not seem loud. It seemed to have been there already, and only to have been uncovered. "${atLast}," sighed somebody very small. After that there was no sound at all but curtains.`,
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
          `Afterwards neither of them could think of going home. "It's all in the part that nobody notices," said ${K.name}. "I noticed it tonight," said ${H.name}. "I heard it missing." The air was just right again, but it was no use to anybody in the dark. ${H.name} let it go by. "There'll be another day," said ${K.name}. "I expect so," said ${H.name}. It was the expecting that was hard.`,
          `"You needn't have come," said ${K.name}. "The sign said eight." "I know what it said." The list had been folded until it was quite small. ${H.name} looked at it and gave it back. "There's nothing wrong with this," said ${H.name}. "Only it's what I do. It isn't how." "And did you nearly?" said ${K.name}. "By a whisker," said ${H.name}, and did not say anything else for some time.`,
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
          `Nothing has changed, if you only look at seven o'clock. But look at four. At four they hang up a sign, BACK SOON, and go off together. One of them falls about, and one of them holds the coats. ${H.name} still wants to ${want}. "${notYet}," says ${K.name}. Then they change over, and it is ${H.names} turn to say so.`,
          `There are days for ${K.name} to be ${H.aKind} now. There are days for ${H.name} to want to ${want}. The sign has had so many hours painted on it that it is mostly paint. All of them are before seven. "${notYet}," says the smallest next door, when it hears ${K.name} practise. But it says so quite kindly, and lies down.`,
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
