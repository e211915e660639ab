import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './slow-bites-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * What is stolen is swallowed in the dark, with both ears up, and tastes of nothing. What is given is eaten slowly; and
 * whoever has once tasted it can give half of it to somebody with hiccups.
 */
export const SLOW_BITES: EventPlot = {
  id: 'slow-bites',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, A, a, O, o, K, k, they, theyAre, S, s, food, one, tin, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', time: 'sunset', camera: 'wide', actors: [seen(O, 'stand', 'happy')], things },
        `By the door is a ${tin}. It is full of ${food}. Whose is it? It is for ${O.introduced}.`,
        `Look, ${food}! ${cap(O.introduced)} has a whole ${tin} of ${food}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'reach', 'excited')], things },
        `In the dark comes ${A.introduced}. Grab! ${cap(a)} takes ${one}. "${refrain}"`,
        `Tip, tip, tip. Who is it? ${cap(A.introduced)} takes ${one}, and runs. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `Gulp, gulp, gulp, in the dark. So fast! What was it like? ${cap(a)} does not know. Hic!`,
        `${cap(a)} eats so fast. Gulp! Gulp! Gulp! It tastes of nothing. Hic!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried')] },
        `The next night, ${a} comes again. Grab, run, gulp. "${refrain}" Hic!`,
        `And once more ${a} takes ${one}. Run, run! "${refrain}" Hic, hic!`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'plate'), ...(O === K ? [] : [seen(O, 'stand', 'curious')])],
        },
        `In the morning ${o} sees. "Somebody is hungry!" So ${k} puts ${one} on a plate. "For you," it says.`,
        `Next morning ${o} looks. "Who is so hungry?" And ${k} puts ${one} on a plate. "For you!"`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['plate'] },
        `${cap(a)} finds the plate. For me? No need to run! ${cap(a)} sits down. Crunch... so slow... Mmm!`,
        `"For me?" says ${a}. There is nobody to run from. One slow bite from the plate. Mmm!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'worried'), seen(A, 'shout', 'angry')] },
        `Then, grab! It is gone! "Thief!" cries ${a}. It is ${S.introduced}. Hic!`,
        `Grab! Who was that? It is ${S.introduced}! "That was mine!" says ${a}. Hic, goes ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(S, 'sit', 'surprised')] },
        `${cap(a)} knows that hic. "Sit down," says ${a}. "Half for you. Eat slowly!" Mmm.`,
        `"You ate too fast," says ${a}. "I do that, too. Here. We share." Mmm, says ${s}.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'shy'), ...theyAre('kneel', 'happy')] },
        `In the morning ${a} tells ${they}. "It was me. I am sorry." And ${a} helps all day.`,
        `Next day ${a} knocks. "I took it all. Sorry!" Now ${a} helps ${they}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy'), ...theyAre('sit', 'happy')],
          things,
        },
        `Now they all sit by the ${tin}. A bit for ${s}, a bit for ${a}. Everybody sees!`,
        `${cap(a)} cuts it up. A bit for ${s}. A bit for ${they}. "Everybody saw!" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, O, o, K, k, they, theyAre, S, s, food, one, them, tin, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(O, 'stand', 'happy'), seen(A, 'hide', 'curious')],
          things,
        },
        `By the back door ${O.introduced} kept a ${tin} of ${food}. And behind the hedge sat ${A.introduced}, and smelled ${them}. One could have gone up and asked. ${cap(a)} did not think of that.`,
        `There was nothing ${A.introduced} liked as much as ${food}. ${cap(O.introduced)} had a whole ${tin} of ${them}, by the back door. "I could ask," thought ${a}. "But then they could say no."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'reach', 'excited')], things },
        `So ${a} waited until it was dark. Across the grass went ${a}, on tiptoe. ${cap(a)} reached into the ${tin}, and took ${one}. Then ${a} ran as if there were dogs. "${refrain}" panted ${a}.`,
        `When the lamp was out ${a} came, one step at a time. Every leaf was loud. ${cap(a)} took ${one}, and ran. There was no breathing till the other side of the hedge. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `You can't dawdle over a thing like that. ${cap(a)} ate in the dark, with both ears up, in three gulps. What had it tasted of? ${cap(a)} tried to think. It had tasted of running. "Hic," said ${a}.`,
        `It was gone in three bites. ${cap(a)} had been listening for the door the whole time, and had hardly noticed. "Was that it?" said ${a}. It had not tasted of anything. "Hic!" It had only left that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried')], things },
        `So the next night ${a} took some more, to find out. Run, gulp, hic! The night after that it was more again. "${refrain}" said ${a} each time. But it never tasted of anything but hurry.`,
        `Perhaps one had to have more, to taste it. ${cap(a)} took some more the next night, and the next. The gulps got bigger, and so did the hiccups. "${refrain}" said ${a}, but there was no fun in it.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'plate'), ...(O === K ? [] : [seen(O, 'think', 'curious')])],
          things,
        },
        `In the morning ${o} looked into the ${tin}, and could see the bottom. "Somebody must be terribly hungry." One could have put a lid on it. But ${k} fetched a plate, and put some ${food} on that, and wrote a label. FOR WHOEVER IT IS.`,
        `"The ${tin} is nearly empty," said ${o} next morning. "Somebody comes in the night. It must be somebody with nothing." ${cap(k)} did not fetch a lock. ${cap(k)} fetched a plate, and laid ${one} of the ${food} on it. And beside it went a note: THIS IS YOURS.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['plate'] },
        `That night ${a} found the plate. ${cap(a)} read it twice. "That's me," said ${a}. Then ${a} snatched it and ran, out of habit, and stopped in the middle of the grass. Nobody was after anybody. You can't steal a thing that has been given you.`,
        `${cap(a)} came on tiptoe, and there was a plate in the way. "For me?" said ${a}. There was nothing to run from. It felt odd in the legs. So ${a} sat down on the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['moon'] },
        `${cap(a)} went back, and sat on the step, and took a small bite. It was sweet. It was a bit like rain, and a bit like a Sunday. "So THAT's the taste of ${food}," said ${a}. There was no hic at all.`,
        `The moon was out. ${cap(a)} bit off a corner, and then, because there was time, another. "Oh," said ${a}. "It's got a taste! It's got two!" All those nights, and ${a} had never once met it before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'run', 'worried'), seen(A, 'shout', 'angry')] },
        `Half of it was left. ${cap(a)} looked up at the moon, just for a moment. When ${a} looked down there was no half. There was a patter of feet. "Thief!" shouted ${a}. "That was mine!" In the hedge somebody very small went, "Hic."`,
        `The best bit was still to come, and ${a} put it down to look at it. Something flew past. The best bit was gone! "Stop! Thief!" cried ${a}, and was surprised to hear that word. Under a leaf sat somebody small, with fat cheeks. "Hic."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'calm'), seen(S, 'sit', 'shy')] },
        `${cap(a)} parted the leaves. It was ${S.introduced}. "${refrain}" whispered ${s}, and then, "Hic!" There is only one thing that gives you that sort. "What did it taste of?" said ${a}. "I don't know," said ${s}. "I was too quick."`,
        `${cap(a)} had a good deal more to shout. But ${a} knew those hiccups. They were the same ones. "Did it taste of anything?" said ${a}. ${cap(S.introduced)} shook a small head, and began to cry a bit. "It never does," said ${s}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(S, 'sit', 'happy'), ...theyAre('stand', 'surprised')],
        },
        `"Come with me," said ${a}. There was one small piece left on the plate. ${cap(a)} broke it, and gave ${s} the bigger half. "Slowly," said ${a}. "Well?" "Rain!" said ${s}. Then the door opened, and out came ${they}. This time ${a} did not run. "It was me," said ${a}. "It was me every night. I'm sorry."`,
        `So ${a} took ${s} to the step. What was left made two small heaps. "You have to sit," said ${a}. "Then it comes." They sat. It came. And there in the door stood ${they}. "I took it all," said ${a}. "I'm sorry. I didn't even taste it."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'happy'), ...theyAre('sit', 'happy')],
          things,
        },
        `You can't give back what you have eaten. But you can carry. All the next day ${a} carried, until the ${tin} was full again. In the evening they sat down to it. ${cap(a)} cut it up. There were big bits for ${they}, and for ${s}. The last one was for ${a}. "And everybody saw," said ${a}.`,
        `All the next day ${a} and ${s} helped to fill the ${tin}. It took longer than emptying it. Now there is a plate on the step each evening. They all sit round it. It is ${a} who shares it out. "There," says ${a}. "Now you can all look!"`,
      ),
    ],
  };
}
