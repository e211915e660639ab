import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { eraOf, type Era } from './eras.ts';

const REFRAINS = [
  'Not that one',
  'Not this one',
  'No, not that one',
  "That isn't it",
  "That doesn't fit",
  "That won't fit",
  "That doesn't match",
  'Still not the one',
  'Not the right one',
  'Wrong one',
] as const;
const TITLES = ['whose hand is it', 'the hand from long ago', 'a box with a clock', 'who was here'] as const;

interface Parts extends Era {
  /** Where the machine stands, and the old thing on its shelf. */
  readonly up: string;
  readonly C: Figure;
  readonly c: string;
  readonly yFull: string;
}

/** Who comes along, and whom they meet there. */
function parts(going: Going): Parts {
  const { A, B, K } = going;
  const C = A === K ? B : A;
  const era = eraOf(going);
  const up = /\bgarden shed\b/.test(going.raw)
    ? 'garden shed'
    : (/\b(?:shed|garage|cellar)\b/.exec(going.raw)?.[0] ?? 'attic');
  return { ...era, up, C, c: C.name, yFull: era.yIntro === '' ? era.Y.introduced : era.yIntro };
}

/** There is a hand in an old tile. They go back to see whose it is, and nobody's fits; it is the child's own. */
export const HAND: EventPlot = { id: 'hand', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { up, C, c, s, soft, X, Y, yFull, feet, big, here, setting } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const both = (pose: 'hide' | 'sit', feeling: 'curious' | 'excited') => [
    seen(K, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'look-up', 'curious')] },
        `In the ${up} is a high shelf. On it is an old ${s}. It has a hand in it! "Whose?" says ${k}.`,
        `See the ${s} on the ${up} shelf? There is a small hand in it. "Whose hand is it?" says ${k}.`,
      ),
      page(
        { setting, camera: 'wide', actors: both('sit', 'excited'), things: ['clock'] },
        `The time machine has a clock. In gets ${k}. In gets ${C.introduced}. Whirr! ${here}`,
        `${k} has a time machine, with a clock. In gets ${C.introduced}. Tick, tick, whirr! ${here}`,
      ),
      page(
        { camera: 'medium', actors: both('hide', 'curious') },
        `The ${soft} is still soft and wet. No hand is in it yet.`,
        `Look, the ${soft} is wet and smooth. It has no hand in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'happy'), seen(K, 'hide', 'curious')] },
        `Here comes ${X.introduced}. ${X.name} steps right beside it. ${cap(feet)}! "${refrain}" says ${k}.`,
        `Tip, tap! ${X.introduced} walks past it. ${cap(feet)}! "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Y, 'walk', 'calm'), seen(K, 'hide', 'surprised')] },
        `Here comes ${yFull}. What a big ${big}! "${refrain}" says ${k}.`,
        `Now ${yFull} goes by. Oh, that ${big} is big! "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'curious')], things: ['leaf'] },
        `A leaf comes down on it. It has no thumb. Off it blows. "${refrain}" says ${k}.`,
        `Down comes a leaf. Has a leaf got a thumb? No. Off it goes. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['clock'] },
        `Ting! The clock says it is time. ${k} bends over for one last look. Oops! Squelch!`,
        `"Ting!" says the clock. One last look! ${k} leans over, and slips. Squelch!`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: both('sit', 'excited'), things: ['blanket'] },
        `Bump! Now they are home. The shelf shakes. Down comes the ${s}, on the blanket.`,
        `Home they go. Bump! The ${s} slides off its shelf. It lands on a soft blanket.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'kneel', 'proud'), seen(C, 'sit', 'happy')] },
        `${k} puts a hand in the hand. It fits! "That was me," says ${k}. "That one," says ${c}.`,
        `${k} lays a hand in it. Every finger fits! "Whose hand is it?" says ${c}. "Mine," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { up, C, c, s, soft, X, Y, yFull, feet, big, to, where, setting } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const both = (pose: 'hide' | 'sit', feeling: 'curious' | 'excited' | 'happy') => [
    seen(K, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'look-up', 'curious'), seen(C, 'look-up', 'curious')],
        },
        `High on a shelf in the ${up} lay an old ${s}. Somebody had pressed a hand into it, long ago. It was a small hand. "Whose was it?" said ${k}. "Ask it," said ${C.introduced}.`,
        `There was an old ${s} in the ${up}, on a very high shelf. It had a hand in it, four fingers and a thumb. "Who did that?" said ${k}. "Somebody small," said ${C.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'excited'), things: ['box', 'clock'] },
        `There was one way to find out. ${k} had built a time machine, from a box and a clock. They both got in. ${k} turned the hands backwards, ${to}.`,
        `So they went to see. The time machine was a box, with a clock in front. "Hold tight," said ${k}, and turned its hands back and back, ${to}.`,
      ),
      page(
        { setting, camera: 'wide', actors: both('sit', 'curious'), things: ['box', 'clock'] },
        `Whirr, went the clock, and bump. It was warm, and it smelled of mud. ${where}`,
        `The ${up} went grey, then blue, then it was gone. Bump! ${where}`,
      ),
      page(
        { camera: 'medium', actors: both('hide', 'curious') },
        `"That's our ${soft}," whispered ${k}. "But there's no hand in it." "Not yet," said ${c}. They hid behind a bush, and waited.`,
        `One bit of ${soft} was right in front of them. It was as smooth as butter. "We're early," said ${c}. "Then we'll see who does it," said ${k}. They got down behind a bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'happy'), seen(K, 'hide', 'curious'), seen(C, 'hide', 'curious')] },
        `First came ${X.introduced}, on the way to somewhere else. It trod close by, and left ${feet}. "${refrain}," whispered ${k}. "It had a thumb."`,
        `Something pattered. ${X.introduced} walked all along the edge and was gone. There were prints, with ${feet}. "${refrain}," said ${k}. "We need a thumb."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'walk', 'calm'), seen(K, 'hide', 'surprised'), seen(C, 'hide', 'surprised')],
        },
        `Then came ${yFull}, humming. ${k} looked at one ${big}, and then at the other. They were huge. "${refrain}," said ${k}. "Much too big."`,
        `Next it was ${yFull}, in no hurry at all. "Look at that ${big}!" said ${c}. It would have covered the whole hand, twice. "${refrain}," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('hide', 'curious'), things: ['leaf'] },
        `After that nobody came. A leaf came down. It had points like fingers, and ${k} held on to ${c}. Then the wind took it off again. It had left nothing behind. "${refrain}," said ${k}.`,
        `They waited until their knees hurt. Down came a leaf, and it lay there with all its points spread out. "Is it that?" said ${c}. But the wind blew, and off it went. "${refrain}," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(C, 'stand', 'worried')], things: ['clock'] },
        `Ting, said the clock in the box. It was time to go home. "But we don't know yet!" said ${k}, and ran to have one last look. It was slippery there. ${k} put out a hand. Squelch!`,
        `"Ting!" said the clock, and that meant home. "Just one more look," said ${k}. ${k} bent over, and further over, and too far over. There was only one thing to hold on to. Squelch!`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'excited'), things: ['box', 'clock'] },
        `"Quick!" called ${c}. They fell into the box, and the clock began to run. "We never saw who it was," said ${k}, wiping five wet fingers.`,
        `There was no time to wash. They climbed in, and the clock went round and round. "And nobody came," said ${k}. ${c} looked at the mud on the box, and said nothing.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: both('sit', 'happy'), things: ['blanket'] },
        `Bump! It was such a bump that the shelf shook. The old ${s} slid off and landed in the blankets. For the first time they could see it close to. ${k} put a hand on it.`,
        `They came down in the ${up} so hard that the shelf jumped. Down came the ${s}, into a heap of blankets. ${k} went to feel if it was whole. Without thinking, ${k} put a hand on the hand.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'kneel', 'proud'), seen(C, 'sit', 'happy')] },
        `It fitted. There was a place for each finger, and for the thumb. "Oh," said ${k}. "It was somebody small," said ${c}. And that night, under one nail, there was still some very old mud.`,
        `Four fingers went in, and a thumb, and there was no room left over. Nobody spoke for a bit. "That one," said ${c}. They put it back on the shelf, lower down, where a hand can reach.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { up, C, c, s, soft, X, Y, yFull, feet, big, to, whereOld, setting, ago, keeps } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const both = (pose: 'hide' | 'sit' | 'stand', feeling: 'curious' | 'excited' | 'worried' | 'happy') => [
    seen(K, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'look-up', 'curious'), seen(C, 'look-up', 'curious')],
        },
        `On the top shelf in the ${up}, where nobody could reach, stood an old ${s}. It had a hand in it: four fingers, a thumb, and the creases across the palm. A small person had leaned on it while it was soft. That was ${ago} ago. "I want to know who," said ${K.introduced}. "You can't," said ${C.introduced}. "That's what ago means."`,
        `The ${s} had always been in the ${up}, on the shelf that was too high. When the sun came in from the side, you could see the hand. It was not a carving. It was where a hand had been, ${ago} ago, and not for long. "It's no bigger than mine," said ${K.introduced}. "You can't tell, from here," said ${C.introduced}, who liked to be exact.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'excited'), things: ['box', 'clock'] },
        `The time machine was ready on Saturday. It was a box, with the clock from the landing screwed to the front. If you turned the hands backwards, it went back. "There must be a rule," said ${c}. "We touch nothing. If you move one thing back there, who knows what you'll find when you come home?" "Nothing," said ${k}. "I promise." And they turned the clock ${to}.`,
        `${k} had made a time machine, out of a box and a clock that ran the wrong way. It lacked only somebody to be sensible in it. "I'll come," said ${c}, "on one condition. We look, and we don't touch. Not a straw. It's their time, and they haven't finished with it." "I only want to look," said ${k}, and turned the hands ${to}.`,
      ),
      page(
        { setting, camera: 'wide', actors: both('sit', 'curious'), things: ['box', 'clock'] },
        `The ${up} went thin, like milk with water in it. Then they were somewhere warm. ${whereOld} "Touch nothing," said ${c}, before they were even out.`,
        `It was like going down in a lift, only further. The clock whirred, and slowed, and stopped. ${whereOld} It was much louder than it is in books. "Look at it all," breathed ${k}. "Look," said ${c}, "is the word."`,
      ),
      page(
        { camera: 'medium', actors: both('hide', 'curious') },
        `And there it was. ${k} knew it by a dent in one side like a bite. But the ${soft} was wet, and it was perfectly smooth. "So it hasn't happened yet," said ${c}. "Then we'll see it happen," said ${k}. They got down behind a bush. It is a strange feeling to wait for something that you have known about all your life.`,
        `They found the place by the pebble in it, a white one with a stripe. At home the pebble sat just under the thumb. Here was the pebble, and there was no thumb. The ${soft} shone like a plate. "We're early," said ${k}. "By an hour, or by a week," said ${c}. "It doesn't say." But they got down behind a bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'walk', 'happy'), seen(K, 'hide', 'curious'), seen(C, 'hide', 'curious')] },
        `The first to come was ${X.introduced}. ${X.name} went along the edge, stopped, thought of something better, and was gone. There was a neat row of prints, each with ${feet}. "${refrain}," whispered ${k}. "It might have had a friend," said ${c}. "With a thumb?" said ${k}.`,
        `After ten minutes there was a pattering, and both of them stopped breathing. It was only ${X.introduced}, on business. ${X.name} left a line of prints with ${feet}, as tidy as knitting. None was where it mattered. "${refrain}," said ${k}. "Shh," said ${c}. "It's early days."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Y, 'walk', 'calm'), seen(K, 'hide', 'surprised'), seen(C, 'hide', 'surprised')],
        },
        `The next was ${yFull}, and this time they had to look up. One ${big} came down not a step away from them. It was magnificent. You could have served a cake on it. "${refrain}," said ${k}, rather faintly. "I should think not," said ${c}. They watched until there was nothing to be seen any more.`,
        `Then came ${yFull}. It was the real thing, close enough to hear the breathing. For a while they quite forgot why they had come. It was ${k} who remembered, and looked at that ${big}, and measured it with half-shut eyes. "${refrain}," said ${k}. "You'd need three of ours." "Ours?" said ${c}.`,
      ),
      page(
        { camera: 'close', actors: both('hide', 'worried'), things: ['leaf'] },
        `The sun moved on. A leaf came down, and lay just there, with all its points spread. ${k} clutched at ${c}. But the wind turned the leaf over and took it off. It had weighed too little to leave a line. "${refrain}," said ${k}. "At four the clock goes home," said ${c}, "with us or without. There are ten minutes left." Nobody came. Nobody came at all.`,
        `After that it was nobody's turn. The ${soft} had begun to dry at the corners. One leaf fell on it, like a hand that has changed its mind, and blew away again without a mark. "${refrain}," said ${k}. "It dries in an hour," said ${c}. "Somebody will have to be quick." They both looked to the left, and to the right. There was not a soul.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(C, 'stand', 'worried')], things: ['clock'] },
        `Ting, said the clock. "That's it," said ${c}. "I'm sorry. Come on." But you can't come so far and not look once from close by. ${k} ran across and bent down over it. There was a wet place. One foot went, and the other after it. There was nothing to hold on to in the whole of that time, except for one thing. It was cool, and it gave. Squelch.`,
        `The clock said ting. They stood up, as stiff as chairs. "I'll just see if the pebble is the same," said ${k}. "Don't touch it," said ${c}. "I'm not touching it," said ${k}, and leaned over, and a bit further. It is just there that it was slippery. ${k} did what anybody does who is falling. It made a noise like a kiss.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried'), seen(C, 'stand', 'angry')] },
        `"One thing," said ${c}. "I asked for one thing." It was quite true. ${k} had gone red. There was a hand in it now, as deep as a pie dish. "I'll smooth it out," said ${k}. "Then nobody will know." "Quickly, then!" said ${c}. ${k} had the muddy palm stretched out over it already, and stopped.`,
        `"You promised," said ${c}, and did not even shout. That made it worse. ${k} looked at what was there, four fingers and a thumb. It could be put right. You only had to wipe across it once, as you wipe a window. ${c} was holding the box. "Do it, and come!" ${k} reached out, and did not do it.`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'excited'), things: ['box', 'clock'] },
        `"If I smooth it out," said ${k} slowly, "what have we got on the shelf?" ${c} opened wide to say something, and shut again. "A ${s}," said ${c}. "Just a ${s}. And we'd never have come." Neither of them had known that you could be scolded for a thing and be meant to do it. ${keeps} They ran.`,
        `"Look where the pebble is," said ${k}. It was just under the thumb. ${c} came, although there was no time, and looked for as long as it took. "I've been cross with you," said ${c}, "about something that I have seen every day of my life." "Leave it?" said ${k}. "Don't you dare touch it," said ${c}. ${keeps}`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: both('sit', 'happy'), things: ['blanket', 'clock'] },
        `They came down in the ${up} like a dropped trunk. The top shelf gave a jump. The old ${s} walked to the edge of it, and over, and into the blankets. It was not even cracked. ${k} had seen it from below so often, and it had never been so close. There was nothing to say. ${k} laid a hand in it, and it was cold, and it was full.`,
        `The landing shook the house. Up on its shelf the ${s} tipped, and slid, and came down, softly, among the blankets. ${K.names} hand was still wet from it. It was very odd to kneel there, with the two of them side by side, one an hour old. Then ${k} put the one into the other. They fitted like a key.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'sit', 'proud'), seen(C, 'sit', 'happy')] },
        `"That one," said ${c} at last. It stands on the lowest shelf now. When people ask, ${k} says that it's ${ago} old, and that somebody must have slipped. "Who, do you think?" they say. "Somebody who couldn't keep a promise," says ${c}, and moves up a bit, to make room.`,
        `"I'll say it now," said ${c}. "It's the right one." And because it was fair, ${c} held the torch, while ${k} washed off what was left. The water went brown. It was ${ago} old, that brown. They both watched it until it had gone down the plughole, and then they went to supper.`,
      ),
    ],
  };
}
