import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { ItIsShy } from './arc.ts';

const MOST = 20;

/**
 * There is a great day, and no time; it could be over in a minute if somebody held on. The hero will not have that done
 * to anybody, and is late. And whoever shouted loudest has one of those at home.
 */
export function old(bound: ItIsShy): Told {
  const { hero: H, child: K, first: A, second: B, told, words, clause, refrain, chance } = bound;
  const { duty, word, drawn } = told;
  const { y, Y } = words;
  const things = drawn === null ? [] : [drawn];
  const because = chance.pick(...duty.fear.older)(words);
  const occasion = chance.pick('the great photograph', 'the summer party', 'the grand supper');
  return {
    title: titled(
      chance.pick(
        `the other side of ${y}`,
        `somebody should have asked ${y}`,
        `${H.name} speaks for ${y}`,
        `late, because of ${y}`,
        `the braver of the two`,
        `a shy ${word}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${H.introduced} was brave about most things. There had been a wasp, once, and a very steep hill. But ${H.name} ${clause}, and when it was time for that, ${H.name} was always somewhere else. "${refrain}," ${H.name} used to say, from wherever that was. It had been said so often that nobody heard it any more.`,
            `In every day there is one bad minute. For ${H.introduced} it was the one with ${y} in it. "${H.name} ${clause}," people said. The rest of the day was arranged round it, as you arrange a room round a hole in the carpet. "${refrain}," said ${H.name}, each time. It was polite. There was just no way past it.`,
            `"${refrain}," said ${H.introduced}, every day at the same time. "${H.name} ${clause}," they told each other. Nobody knew why. ${H.name} did not know why either. If you do not do a thing for long enough, the reason gets lost, and only the not doing is left.`,
          ],
          `"${refrain}," said ${H.introduced}, every day, and always about ${y}.`,
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
          `On Saturday there was to be ${occasion}, and this time it would not do. ${A.introduced} came on Monday, with a list of reasons. There were thirty-one. ${H.name} heard them all, and agreed with most, and asked to have the ninth one again. "Well, then," said ${A.name}, turning over the last page. "${refrain}," said ${H.name}.`,
          `"It's ${occasion} on Saturday," said ${A.introduced}, "and you will be looked at." So on Monday ${A.name} began with a prize. It was a bun, with icing. ${H.name} walked round it several times. It was not an easy thing to say to a bun like that. "${refrain}," said ${H.name}.`,
          `"When I was your age," said ${A.introduced}, "we were glad of it." The story of that took from Monday to Tuesday. There was snow in it, and a bucket. And the reason for telling it was ${occasion}, which was on Saturday. "Thank you," said ${H.name}, at the end. "That was very interesting. ${refrain}."`,
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
          `On Wednesday ${B.introduced} took over. ${B.name} did not believe in reasons. ${B.name} believed in being quick, and came round the door with ${y} held out in front. ${H.name} went out by the window. They did this until supper. It was very like a clock with two figures in it, except for the shouting. "${refrain}!" it went, on the hour.`,
          `${B.introduced} believed in a firm voice. "I shall count to three," said ${B.name}. "And then?" said ${H.name}, who really wanted to know. Nobody had ever asked ${B.name} that before. There did not turn out to be anything after three. They sat and looked at each other. "${refrain}," said ${H.name}, to help.`,
          `Then ${B.introduced} said that it ought to be a race. They lined up. They were off! ${B.name} was the first by a long way, and waved from the finish. It is a lonely thing to win a race against somebody who is under the table. "${refrain}," said the table.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'shout', feeling: 'determined' },
            { who: H, pose: 'hide', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `By Friday nobody was speaking to ${H.name} about anything else. Then ${K.name} came, and did not speak to ${H.name} at all. ${K.name} went straight past, and sat down on the floor, next to ${y}. "Has it been like this all week?" said ${K.name}, softly. "Poor you." ${H.name} waited for somebody to explain. "Whom are you talking to?" "Shh," said ${K.name}. "It's shy."`,
          `It was Friday before ${K.name} got to hear of it. ${K.name} asked if they would all mind stepping back, because of the noise. "I am only standing here," said ${H.name}. "I didn't mean for you," said ${K.name}, and knelt down by ${y}, and looked at it for some time. "How long has it been shaking?" "It isn't shaking," said ${H.name}. "You've never looked," said ${K.name}.`,
          `On Friday there was only ${K.name} left. ${K.name} had not brought anything at all. "Good evening," said ${K.name}. It was not said to ${H.name}. It was said to ${y}, rather low, in the voice that you keep for birds. Then ${K.name} listened. "I see," said ${K.name}. "What do you see?" said ${H.name}, who had come a step nearer. "Nobody has ever asked it," said ${K.name}.`,
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
          `It was nonsense, of course. ${H.name} said so. But it was getting dark, and in that light you could not be absolutely sure. "What would it have to be shy about?" said ${H.name}. ${because} And ${H.name}, who had had an answer ready to nearly everything that week, had none to that. It is a curious thing to have been frightened, and to find that you are what is frightening.`,
          `"It's only a ${word}," said ${H.name}. "And you are only a ${H.kind}," said ${K.name}. "Would you like to be fetched, and shouted over, and left? Every day?" ${because} ${H.name} looked at ${y}, and it seemed, from close by, to be rather small.`,
          `"I thought it was just there," said ${H.name}, "to be unpleasant." "I expect it thinks that of you," said ${K.name}. ${because} They were quiet for a bit. It had never occurred to ${H.name} that there were two of them in it.`,
        ]),
        scene: {
          time: 'sunset',
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
            `"Somebody ought to show it," said ${H.name}. There was nobody else about, so it had to be ${H.name}. ${each(words)} It is very hard to be afraid of a thing while you are being kind to it. There isn't the room.`,
            `${H.name} cleared ${H.his} throat. "How do you do?" said ${H.name} to ${y}. "I am the one who shouts. I'm sorry about that. I didn't know you could hear." ${each(words)} ${K.name} did not laugh. That was what was so good about ${K.name}.`,
          ]),
          `"How do you do?" said ${H.name} to ${y}. "I am the one who shouts."`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }], things },
      },
      {
        text: keeping(
          MOST,
          duty.first.older.flatMap((each) => [
            `"We needn't do the whole of it," said ${H.name}, not to ${K.name}. "We could do a little, and see, and stop. You say when." ${each(words)} "There," said ${H.name}. "Was that so bad?" Everybody who was there thought about it. "It says it was all right," said ${H.name}. "It says it was over sooner than it thought."`,
            `They agreed on a very small bit, with a stop after it. "I shall tell you before I do anything," said ${H.name} to ${y}. "That's only fair." ${each(words)} And then, as had been promised, they stopped. That was what did it, perhaps. It had always gone on, before.`,
          ]),
          `They did a very small bit, and then, as had been promised, they stopped.`,
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
        text: keeping(MOST, [
          `In the morning it was Saturday, and they were not nearly done. Down in the street the band had begun. "There's no time for all that," said ${B.name}, in the door. "Give it here. I hold you, and ${A.name} does it. It's over in a minute." And it would have been. ${H.name} could be at ${occasion} with everybody else, in front, before the cake was cut. All ${H.name} had to do was shut both eyes.`,
          `In the morning ${A.name} and ${B.name} came in together, in their hats. "${cap(occasion)} is at ten," said ${A.name}, "and it is ten to. We'll just hold on to you, and get it done." It was meant well. It would take a minute. ${H.name} looked at the door, and heard the band, and smelled the cake. Then ${H.name} looked at ${y}.`,
          `In the morning, at a quarter to ten, they called up the stairs. "Nearly ready?" They were not. They had done a bit, and then a bit. "Oh, for goodness' sake," said ${B.name}. "I'll do it for you, and you'll be down before the speeches. It's only a minute, and then it's behind you." It was true. ${H.name} had never wanted to be anywhere so much as at the front of ${occasion}.`,
        ]),
        scene: {
          time: 'day',
          camera: 'wide',
          actors: [
            { who: B, pose: 'reach', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'worried' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `"No," said ${H.name}. It was not the old no. It had somebody behind it. "That's what frightened it in the first place. We're going to do it properly, and we shall be late." So the others went, and the band went with them. By and by you could only hear the drum. ${H.name} sat down again beside ${y}, where ${K.name} was. "Now, then," said ${H.name}. "Where were we?"`,
          `It cost a good deal to say it. "You go on," said ${H.name}. "It isn't ready, and I'm not going to have it grabbed." They went. There was a cheer, quite far off, and that must have been the cake. ${K.name} had stayed. "You're missing it too," said ${H.name}. "I've had cake," said ${K.name}, which was not exactly so.`,
          `${H.name} thought how it would be, to be held, and how it had been. "Not like that," said ${H.name}. "Nobody gets done like that any more. Not me, and not it." ${B.name} went off in a huff. The street grew quiet. It was strange to be the only ones in it, and not to be hiding.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'determined' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
          things,
        },
      },
      {
        text: keeping(
          MOST,
          duty.wobble.flatMap((each, n) => [
            `${each(words)} A week ago that would have been the end. "It only got a fright," said ${H.name}. "So did I. We'll have it again from the top." ${(duty.whole.older[n] ?? duty.whole.older[0])?.(words) ?? ''}`,
            `${each(words)} They both sat and got their breath. "It would like to go on," said ${H.name}, presently. "It says that it has come this far." ${(duty.whole.older[1 - n] ?? duty.whole.older[0])?.(words) ?? ''}`,
          ]),
          `So they did the whole of it, with a fright in the middle, and a rest after the fright.`,
        ),
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'cheer', feeling: 'proud' }],
          things,
        },
      },
      {
        text: keeping(MOST, [
          `They were an hour late for ${occasion}. There was no cake left, and nobody at the front. But ${A.name} had stayed behind on the step, by the empty plates. "How did you do it?" said ${A.name}, without any list. "I've one like that at home. Nobody knows. I'm sixty." ${H.name} sat down on the step as well. "Is it shy?" said ${H.name}.`,
          `When they came down it was all over but the sweeping up. ${B.name} looked ${H.name} up and down, and could find nothing to say. It was ${A.name} who came after them to the gate. "Suppose," said ${A.name}, "that somebody had one too. Somebody grown up, with a list." "I should start by saying sorry for the shouting," said ${H.name}.`,
          `They had kept no cake. There was only ${A.name}, folding up chairs. "You were quite right," said ${A.name}, to a chair. "I was done like that. I've never got on with mine since. I only do the list so that nobody asks." ${H.name} took the other end of the table. "We could come round," said ${H.name}. "We're free on Tuesday."`,
        ]),
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: A, pose: 'sit', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It is done every day now, and nobody has to call. But if you stand outside you will hear a voice. "It's only me," it says. "You remember. First a little, and then a stop." On Tuesdays there are two voices. One of them is sixty.`,
          `${Y} is not shy any more, or hardly. ${H.name} still tells it beforehand. "${refrain}?" says ${H.name}, and waits, because it might. It never has.`,
          `There is a new list at ${A.names} house. It has only one line. ASK IT FIRST, it says. ${H.name} wrote it, and ${K.name} drew the picture. In the picture there are two of them, and it is hard to tell which is the braver.`,
        ]),
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
