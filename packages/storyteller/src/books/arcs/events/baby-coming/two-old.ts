import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES, twoOf } from './two-parts.ts';

/** With a list, and somebody who sees to it that the second one is not forgotten. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { X, Y, thisIs } = twoOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(G, 'sit', 'happy')] },
        `There was a list on the fridge. At the top it said "Baby", and below that a cot, a blanket and a hat. ${A.introduced} had helped to write it. One day ${g} sat down, in an odd sort of way, and asked for the pencil. "There's something that we have to add," said ${g}, and wrote it at the very top. "${refrain}." Neither of them said anything for a bit. Then ${a} went down the list, and put a 2 in front of everything. Twins!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'strawberry'), seen(A, 'stand', 'curious')],
          things: ['strawberry'],
        },
        `"How big are they?" said ${a}. They were in a tummy, where nobody could get at them with a ruler. ${Gcap} went through the fruit, and held up a strawberry. "That much. With fingers, though." And because that was only half of the truth, ${g} looked for a second. "${refrain}." One was long, and one had a dent. "They needn't be alike," said ${g}. "They'll be two people."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')],
          things: ['strawberry', 'cup'],
        },
        `You couldn't leave them lying about. The long one got the cup with the gold rim, and a napkin in it. The one with the dent got the cup that had lost its handle. ${B.introduced} sat down in front of that one. "It's come off worse," said ${b}. "It's a strawberry," said ${a}. But from then on they changed cups every night at seven, so that nobody should feel it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pear'), seen(B, 'stand', 'calm')],
          things: ['pear', 'bowl'],
        },
        `After the strawberries there were plums, and after the plums there were pears, in bowls. Each time there was a bed to be made. And each time, when ${a} had made it and sat down, ${b} looked up and said it. "${refrain}." "I know," said ${a}. "You needn't say so every time." "Somebody should," said ${b}. "I'd want somebody to."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'melon'), seen(B, 'stand', 'worried'), seen(G, 'stand', 'happy')],
          things: ['melon', 'basket'],
        },
        `Then ${g} put a melon on the table, and the table shook. "No!" said ${a}. "As big as that?" "${refrain}," said ${g}, and went back out for it. The washing basket took the first of them. There was just one other bed of that size in the house, and ${b} was in it. "I thought as much, when we got to pears," said ${b}, and climbed out, one leg at a time.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'run', 'surprised')],
          things: ['melon'],
        },
        `Every evening ${a} practised on the sofa. One melon was easy. You put an arm underneath, and minded the top. But with two it was like a sum that doesn't come out. Whichever ${a} looked at, it was the other that went. It went over the arm of the sofa, bump, and down the hall. "${refrain}," said ${b}, who had stopped it by the door, and was a little out of breath.`,
      ),
      page(
        { camera: 'close', time: 'night', actors: [seen(A, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `In bed ${a} did it again, in the dark. There was one lap. There were two arms, and a melon took them both. "What if I hold the one," said ${a}, "and the other thinks that I don't want it?" ${Gcap} had come in, and sat down on the blanket. "I've been doing that sum for months," said ${g}. "I don't get it to come out, either." That was a comfort, in a way. It was a real one, then.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'wide',
          actors: [seen(X, 'sleep', 'calm'), seen(Y, 'sleep', 'calm'), seen(A, 'walk', 'curious')],
          things: ['cot'],
        },
        `The next morning they were born, four minutes apart. They lay in one cot, with a head at each end, like a king on a playing card. ${a} looked at the first. It was red and creased, with a frown, and it was a whole melon's worth. ${a} could have gone on with that. "${refrain}," said ${g}, very softly, and made room.${thisIs}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'reach', 'surprised'), seen(G, 'kneel', 'happy')],
          things: ['cot'],
        },
        `Nobody could be picked up, because they were both asleep. ${a} was almost glad. But there was a fist beside an ear, no bigger than a strawberry. ${a} touched it. It came undone, and shut again, with a finger inside, and held on. In all those weeks no melon had done that. "It's got me," whispered ${a}. "I can't move." And just then, at the far end, something went up in the air.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'reach', 'happy'), seen(Y, 'sleep', 'calm')],
          things: ['cot'],
        },
        `It was a hand, and it was feeling about for somebody. ${a} looked at it. Then ${a} leaned along the side of the cot and stretched, toes and all. It was just far enough. The second hand found the second finger, and shut, and was still. "I had the sum wrong," said ${a}, with an arm at each end. "I thought I had to hold them. They hold me."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'hold', 'happy', 'bowl'), seen(B, 'sit', 'happy')],
          things: ['bowl', 'basket'],
        },
        `Supper was at six, and ${a} couldn't come. There wasn't a hand to be had. So ${g} carried it up on a tray, and it was melon, and ${g} did the spoon. There was no shortage. ${b} had dragged the basket back, and lay in it under the cot, where things fall. "${refrain}," said ${a}, and opened wide. There was a small wet cough from below. "${refrain}," said ${b}.`,
      ),
    ],
  };
}
