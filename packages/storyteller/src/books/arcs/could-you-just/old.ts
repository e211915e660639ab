import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { CouldYouJust } from './arc.ts';

const MOST = 20;

/** A gift becomes a queue; a badge is offered for it; and one is kept waiting who wants nothing. */
export function old(bound: CouldYouJust): Told {
  const { hero: H, child: K, asker: A, last: L, clause, jobs, hiding, home, outside, spokenOf, chance } = bound;
  const { arrival, arrivedBy, refrain } = bound;
  const [one, two, three, four] = jobs;
  const a = A.theKind;
  const [tried, failed] = hiding;
  const says = `"${H.name} ${clause}," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `the queue that went round twice`,
        `what ${H.name} was not asked`,
        `${L.name} at the end of the queue`,
        `a gift, and what they did with it`,
        `the badge on ${H.name}`,
        `looking only`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${says} People said, "How?", and nobody knew. ${cap(H.introduced)} did not know either. It had always been so. It was done in the mornings, out at the back, for about as long as it takes to boil an egg. It was not for anything at all, only for joy.`,
            `${arrival}It is not the sort of thing one puts on a card. ${says} And it was so. ${cap(H.introduced)} had found it out one wet Thursday, by accident, and had been so pleased that ${H.he} had to sit down. Since then it had been done every day, with the door shut, for pure joy. Only ${K.name} had ever been asked in.`,
            `${arrival}${says} When a day had been bad, ${H.introduced} went out at the back and did it, once or twice, and came in happy. It was better than cake. ${H.name} had never thought that it might be of use to anybody.`,
          ],
          `${arrival}There was one thing that ${H.introduced} could do, and nobody else could. It was done in the mornings, out at the back, and it was not for anything at all. Only ${K.name} had ever been asked to look.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
          things: [...(spokenOf ? [spokenOf] : []), ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(
          MOST,
          [
            `It was ${A.introduced} who saw, over the wall. "My word," said ${a}. "Somebody who can do that can do anything." Anyone could have pointed out that it does not follow. Nobody did. "${refrain}," said ${a}, "${one.ask}?" It would have been rude to say no. So ${H.name} ${one.done}, and was thanked, and thought that that was that.`,
            `"I couldn't help seeing you," said ${A.introduced}, who had been standing on a bucket. "You've got a gift! ${refrain} ${one.ask}?" It had nothing to do with the gift. Anybody could have done it. But it is nice to be asked. So ${H.name} ${one.done}.`,
            `People began to talk about it. By the afternoon ${A.introduced} was at the door with a warm smile. "You are so clever," said ${a}. "${refrain} ${one.ask}?" That was not what ${H.name} was clever at. But ${H.name} liked to be called clever, and ${one.done}.`,
          ],
          `It was ${A.introduced} who saw, over the wall. "Somebody who can do that can do anything," said ${a}. "${refrain} ${one.ask}?" It would have been rude to say no.`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Next day there were four of them. "${refrain} ${two.ask}?" said one. "It's for my mother." So ${H.name} ${two.done}. Then it was somebody's aunt. By the time that they had all been seen to the morning was gone, and the egg was hard, and it had not been done, out at the back, at all. "Tomorrow," thought ${H.name}.`,
          `They were so nice about it. "I don't like to ask," they said, and asked. "${refrain} ${three.ask}?" ${H.name} ${three.done}. "And since I'm here," said the next, "could you ${two.ask}?" They all went home happy. But for ${H.name} there was no time left to do the thing that ${H.name} loved.`,
          `At first ${H.name} liked to be needed. "${refrain} ${two.ask}?" That was done at once. "${refrain} ${three.ask}?" And ${H.name} ${three.done}. "However did we manage before?" they said to each other. They had managed by doing it themselves. But they had already forgotten that.`,
        ]),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'walk', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `By Friday the queue went twice round the house and met itself coming. It had grown rather jolly. There were buns to be had at the corner, and somebody with an accordion. At the very end stood ${L.introduced}, and did not push. "After you," said ${L.name}, to everyone who came. "What's it all for?" said somebody new. "I'm told it's a gift," said ${a}. "I want mine to ${four.ask}."`,
          `The queue was so long now that it had a song of its own. Those at the back had never seen ${H.name}, and came for the company. Only ${L.introduced}, right at the end, stood on tiptoe to look. "You were here first," people said. "I don't mind," said ${L.name}, and let them all go in front. "${refrain}," called ${a}, from the middle, "${four.ask}?"`,
          `They took numbers, so as to be fair. ${cap(a)} had thirty-one, and had had four before that. "It's such a help," people told each other. "It will do whatever you like." "What will?" "The gift." Last of all, with number two hundred and six, came ${L.introduced}, and kept letting the others by. "I'm not in a hurry," said ${L.name}. It was true, and nobody else there could have said it.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: L, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `It could not go on like that. ${tried} It was rather clever. ${failed} After that there was nothing to be done but to do it. ${H.name} ate standing up, and slept like that as well. In dreams people held out gloves.`,
            `"You'll have to stop it," said ${K.name}. "I can't be rude," said ${H.name}. ${tried} ${failed} It went on until the lamps were lit. And when the last one had been thanked, there was a bit of ${H.name} left over, that did not seem to belong to anybody.`,
            `${tried} ${failed} That was Saturday. On the Sunday ${H.name} only asked to be let off until ten. They were very good about it. They waited, all of them, right under the window, and they hardly breathed. One cannot sleep with people being considerate in that way.`,
          ],
          `It could not go on like that. ${H.name} hid. But the queue found out, and came round to the other side.`,
        ),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'hide', feeling: 'worried' }] },
      },
      {
        text: keeping(MOST, [
          `"Show me your own thing," said ${K.name}, that night. "You haven't done it all week." So they went out at the back. ${H.name} stood in the old place and began. It did not work. "I'm out of practice," said ${H.name}. They both thought that it might be gone for good, and neither of them said so.`,
          `On the Tuesday, when it was dark, ${H.name} went out at the back to do it. It would not take a minute. But it had been nine days, and it only worked for a moment. ${K.name} had seen it from the step. "You're only tired," said ${K.name}. ${H.name} said nothing. What if it never came back?`,
          `"When did you do it last?" said ${K.name}. ${H.name} had to count. It had been nine days. So they went out to try, because it was a fine evening. It hardly worked at all. "I've done so many other things," said ${H.name}, "that I can't do my own any more."`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `In the morning there was a deputation. ${cap(a)} was at the head of it, with a cushion, and on the cushion was a badge. "MOST USEFUL," it said, in gold. "There will be a band," said ${a}, "at noon. All we ask is that you say a word, and promise to go on." They had all put in for it. It shone. Nobody had ever given ${H.name} anything in gold.`,
          `Next day it was all in flags. They were going to give ${H.name} a badge. ${cap(a)} had thought of it, and there was to be a speech at noon, with a promise in it. "Ever at your service," it ended. "You've only to read it out," said ${a}. It was a beautiful badge. If one had that on, one would always know what one was for.`,
          `The following day was the great day. There was a badge, as big as a saucer. ${cap(a)} would pin it on at noon, in front of everybody. There was only one line to be said. It was: "I am glad to be of use." And that was not even untrue, ${H.name} thought. It was just not all of it. It was the part that they could see from the road.`,
        ]),
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [
            { who: A, pose: 'hold', feeling: 'proud', holds: 'medal' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was a quarter to noon. At the very end of the queue, where it had been quiet, somebody put up a hand. "Is it my turn?" said ${L.name}. "It can wait," they said. "What do you want done?" "Nothing," said ${L.name}. "I can do my own. I've come to see it. I heard that it was lovely." You could hear the band getting its breath.`,
          `"Number two hundred and six," said ${H.name}, since there was still time. It was ${L.name}, who had been there since Friday. "What is it that you'd like?" "Only to look," said ${L.name}. "I thought that somebody ought to." It was so long since anybody had said it that ${H.name} did not know, for a moment, at what.`,
          `${H.name} was going up to the platform when somebody was in the way. It was ${L.name}. "I'm sorry," said ${L.name}. "I know that it's the wrong time. I let them all go first, and now it's over. I don't need anything. I just did so want to see you do it." And behind them they had begun to call out for ${H.name}, in time.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: L, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `At one end of the road they were waiting with the badge. At the other was ${L.name}, who only wanted to look. It was noon, and ${H.name} could not be in both places. "I'm sorry," said ${H.name} to ${a}. "I'm needed over there." "For what?" said ${a}. "Nothing," said ${H.name}. It was very hard to explain.`,
          `"Ten minutes," said ${H.name} to the band. "We haven't got ten minutes," said ${a}. "It's now, or it goes in the cupboard." ${H.name} looked at the gold. It was real. One does not get two of those. Then ${H.he} took ${L.name} by the sleeve, and they went round to the back of the house. Behind them the drum did one beat by itself, and stopped.`,
          `"Afterwards," said everybody. "There's always afterwards." ${H.name} knew about afterwards. It was where nine days had gone. "You keep it," ${H.he} said to ${a}, of the badge. "Give it to somebody who does gates." It went very quiet, and not in a nice way. They had been going to sing. ${H.name} walked all along that queue, past every face, to the end of it.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"It may not work," said ${H.name}. "I don't mind," said ${L.name}, and sat down on a bucket to wait. It came slowly, the way feeling comes back into a foot. Then it was all there, as good as ever. "It's true," said ${L.name}. "${H.name} ${clause}. I never saw anything so lovely." And ${H.name} laughed for the first time in nine days.`,
          `${L.name} did not say please, and did not say when. The sun was on the wall. ${H.name} stood there and forgot about the queue, and then it worked. It was better than ever before. "Oh," said ${L.name}. "So it's true that ${H.name} ${clause}." ${K.name}, who had come round the side with three buns, put them all down.`,
          `The first time it shook. The second time it was like something that one has heard of. But the third was for nobody. It went through the whole yard like a window being opened. ${L.name} was crying a little, and took no notice. "What's it for?" said ${L.name}, at last. "I don't know," said ${H.name}. "Isn't it grand?"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: L, pose: 'jump', feeling: 'excited' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They gave the badge to ${a}, in the end, so as not to waste the band. ${cap(a)} wore it for a day. Then people began to come. "${refrain}," they said. By the Sunday ${a} had been four times up a ladder, and had heard two poems. On the Monday there was a knock at the back. "I don't want anything," said ${a}, and had the badge in one pocket. "Can I just sit?"`,
          `For a week nobody spoke to them. Then it turned out that gates can be held by whoever is next to them. Soup can be tasted by the people who made it. The queue got shorter from both ends. ${cap(a)} came last. "I climbed on a bucket that day," said ${a}, "because it was so lovely. I'd forgotten that. And then I asked you for that other thing." ${H.name} fetched the bucket.`,
          `"You have let them all down," said ${a}. But it is odd, with a queue. When there is nothing at the front, people turn round. "Could you just?" they said, to whoever was behind them. It turned out that they could. By winter there was not one job in that road that did not know whose it was. And ${a} stood at the wall one morning, and looked over, and had brought no glove.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `There's a bench out there now. On the back of it somebody has painted LOOKING ONLY. After breakfast you may find them there. ${L.name} has an egg, and ${K.name} has two, and ${a} is moving up. "${refrain}," says ${a}, and they all look round, and ${a} goes red. "I was going to say," says ${a}, "could you just do that bit again?"`,
          `It is done in the mornings, when it's fine, for as long as an egg takes. Nobody knows what it is for. ${L.name} has never missed one. The band comes on Sundays now, without the drum, and sits in the grass. And the badge is on the bucket. When all is said and done, that was the most useful thing there.`,
          `If you go along that road early, you will hear somebody say "Oh!" It is only at the back. You may go in, and you need no number. ${L.name} will show you where to stand so that the sun isn't in your eyes. Nobody there will ask ${H.name} to do anything else.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            { who: L, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
