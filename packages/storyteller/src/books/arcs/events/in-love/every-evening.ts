import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './every-evening-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * Whoever is in love means to say so each evening, and says what day it is instead. On the evening that nobody says it,
 * it turns out what all the days were.
 */
export const EVERY_EVENING: EventPlot = {
  id: 'every-evening',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { A, a, L, l, K, k, answer, refrain, setting, time } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time, camera: 'medium', actors: [seen(A, 'sit', 'shy'), seen(K, 'sit', 'curious')] },
        `${cap(A.introduced)} is in love. How warm it feels! "With whom?" says ${k}.`,
        `${cap(A.introduced)} has a secret. It is a warm one. "I am in love," ${a} tells ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'walk', 'calm'), seen(A, 'look-up', 'shy'), seen(K, 'stand', 'happy')] },
        `It is ${L.introduced}! "Then say it," says ${k}. "I love you. Three words!"`,
        `"With ${L.introduced}," says ${a}. "Tell ${l}," says ${k}. "It is just three words."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(L, 'stand', 'calm')] },
        `Here comes ${l}. ${cap(a)} says, "It is Monday!" Oh no! "${answer}," says ${l}.`,
        `${cap(l)} comes by. ${cap(a)} takes a breath. "It is Monday!" "${answer}," says ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'shy'), seen(L, 'stand', 'curious')] },
        `Next time ${a} shuts both eyes. "I... I... it is Tuesday!" "${answer}," says ${l}.`,
        `${cap(a)} will say it now. Quick! "It is Tuesday!" "${answer}," says ${l}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(L, 'stand', 'happy')] },
        `"I..." says ${a}. "I... Wednesday." It is very soft. "${answer}," says ${l}.`,
        `Very, very softly, ${a} tries again. "It is Wednesday." "${answer}," says ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'sad'), seen(K, 'kneel', 'sad')] },
        `"I can only do days," says ${a}. ${cap(a)} hides. ${cap(k)} sits there, too.`,
        `"I say it all wrong," says ${a}, and hides away. ${cap(k)} stays near.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `Here comes ${l}. ${cap(l)} looks and looks. "What day is it?" says ${l}. "Nobody told me!"`,
        `${cap(l)} is here, and waits. Nobody comes. "But what day is it?" says ${l}. "I need ${a}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(L, 'walk', 'excited'), seen(A, 'hide', 'shy')] },
        `${cap(k)} does not tell. ${cap(k)} only points. And ${l} finds ${a}.`,
        `${cap(k)} says nothing. ${cap(k)} looks at ${a}. So ${l} looks there, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'reach', 'shy'), seen(A, 'look-up', 'surprised')] },
        `"I want to say a thing," says ${l}. "But I only say, ${answer.toLowerCase()}."`,
        `"I do it wrong, too," says ${l}. "I only ever say, ${answer.toLowerCase()}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hug', 'happy'), seen(L, 'hug', 'happy')] },
        `Then ${a} says it. "It is Thursday." "I love you, too," says ${l}.`,
        `${cap(a)} looks up at ${l}. "It is Thursday," says ${a}. "I love you, too," says ${l}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, L, l, K, k, answer, refrain, setting, time } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, time, camera: 'medium', actors: [seen(A, 'sit', 'shy'), seen(K, 'sit', 'curious')] },
        `It began on a Monday. ${cap(A.introduced)} had a warm place in the middle, about as big as a bun. "Have you eaten something?" said ${k}. "No," said ${a}. "I have seen somebody."`,
        `On Monday ${A.introduced} put everything down in the wrong place. "What's the matter with you?" said ${k}. "It's like having a bird in here," said ${a}. "I think that I'm in love."`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'walk', 'calm'), seen(A, 'hide', 'shy'), seen(K, 'look-up', 'happy')] },
        `It was ${L.introduced}, who came past each evening at six. "I love you," said ${k}. "That's all you need to say. It's only three words." ${cap(a)} said them to ${k}, and to a stone. They came out very nicely.`,
        `It was ${L.introduced}. "Then you must say so," said ${k}. "I love you. A baby can say it." So ${a} said it to a bush, and to an old boot. Neither of them minded at all. At six o'clock ${l} came by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(L, 'stand', 'calm')] },
        `"Good evening," said ${l}. The three words were there, all in a row. ${cap(a)} opened up, to let them out. "It's Monday!" said ${a}. There was a pause. "${answer}," said ${l}, and went on.`,
        `${cap(a)} had them ready. Then ${l} looked up, and they all ran away and hid. Something had to be said. "It's Monday!" said ${a}. ${cap(l)} thought about it. "${answer}," said ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'shy'), seen(L, 'stand', 'curious'), seen(K, 'hide', 'worried')] },
        `The next day ${k} had an idea. "Shut your eyes. Then it's only the dark you tell." ${cap(a)} heard ${l} come, and shut both eyes tight. "It's Tuesday!" shouted ${a} into the dark. "${answer}," said the dark. It was ${l}.`,
        `"You went too slowly," said ${k}, the next day. "Say it before you can think." ${cap(l)} was not even there yet. "It's Tuesday!" cried ${a}, so fast that it was all one word. "${answer}," said ${l}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'shy'), seen(L, 'kneel', 'curious'), seen(K, 'think', 'worried')],
        },
        `"Then sing it," said ${k}. You can get anything out with a tune. ${cap(a)} had a good one, with a high bit. ${cap(l)} stood still to listen. "It's Wednesday," sang ${a}. "Wednes-day-ay-ay." "${answer}," said ${l}, and seemed to like the high bit.`,
        `On Wednesday ${a} was going to whisper. ${cap(l)} came up close, to hear. It was so close that there was hardly any air left. "What did you say?" whispered ${l}. "Wednesday," breathed ${a}. "${answer}," breathed ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'sad'), seen(K, 'sit', 'sad')] },
        `"I'm no better than a calendar," said ${a}. "Who could love a calendar?" And on Thursday ${a} got behind something, and stayed there. "I won't come out," said ${a}. "I'd only say Thursday."`,
        `After that ${a} would not try any more. "All I can do is days," said ${a}. "${cap(l)} must be so tired of them." Thursday came. ${cap(a)} hid, and pulled everything in that stuck out. ${cap(k)} sat down close by.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `At six ${l} came. ${cap(l)} looked left, and looked right, and went all the way round. "Where is it?" said ${l}. "Where's what?" said ${k}. "My day," said ${l}. "Nobody's told me what day it is."`,
        `It was six, and there was ${l}. ${cap(l)} had come a bit early, in fact. Nobody said anything. ${cap(l)} waited. "Isn't it any day today?" said ${l} to ${k}, in a small voice. "It's always one by now."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'think', 'surprised')] },
        `"It's Thursday," said ${k}. "It isn't," said ${l}. "Not until ${a} says so." ${cap(l)} sat down. "All day I look forward to six o'clock, to hear which it is." ${cap(k)} began to see something.`,
        `"I can tell you what it is," said ${k}. "Please don't," said ${l}. "I like it best from ${a}. I had a Monday, and a Tuesday, and the one with the high voice. I've kept them all." ${cap(k)} sat up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(L, 'walk', 'excited'), seen(A, 'hide', 'shy')] },
        `There was something that ${k} could have said. But it was not ${k} who ought to say it. So ${k} only looked at where ${a} was, and went on looking, very hard. In the end ${l} looked there as well.`,
        `"Why don't you ask ${a}?" said ${k}. "Because I'm no good at it," said ${l}. ${cap(k)} had heard that before. ${cap(k)} put out a finger, and did not say a word. It pointed straight at ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'shy'), seen(A, 'look-up', 'surprised')] },
        `"I'd like to say something," said ${l}. "I've tried it on a bush. I've tried it on a stone. But when you look at me it comes out as... well, you know what." "Yes," said ${a}. "I do know."`,
        `"Every evening I have three words for you," said ${l}. "And every evening I say three others. I say, ${answer.toLowerCase()}." ${cap(a)} came out, a little at a time. "Which three?" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hug', 'happy'), seen(L, 'hug', 'happy'), seen(K, 'walk', 'happy')] },
        `They looked at each other until it was nearly dark. ${cap(k)} went off on tiptoe, and did not look round. But ${k} heard it. "It's Thursday," said ${a}. "I love you, too," said ${l}.`,
        `Nobody saw ${k} go, for nobody was looking at ${k}. Behind, in the last of the light, somebody took a very deep breath. "It's Thursday," said ${a}. It was quiet, for as long as a kiss. "I love you, too," said ${l}.`,
      ),
    ],
  };
}
