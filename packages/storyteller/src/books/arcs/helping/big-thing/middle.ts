import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { BigThing } from './parts.ts';

/** Everybody looks for a large reason; somebody small knows about small ones. */
export function middle({ S, X, N, A, B, where, foot, road, setting, chance }: BigThing): Told {
  const [s, x, n, a, b] = [S.name, X.name, N.name, A.name, B.name];
  const big = chance.pick('It must be something big', 'It will be something big', 'It has to be something big');
  return {
    title: titled(
      chance.pick(
        'something big',
        `what stopped ${x}`,
        `the day ${x} stood still`,
        `${s} knows about small`,
        'the view',
      ),
    ),
    refrain: big,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(X, 'stand', 'proud')] },
        `Nothing had ever stopped ${X.introduced}. Rain had not, and mud had not. But on Tuesday ${x} stopped, in the middle of the ${road}. And there ${x} stayed.`,
        `When ${X.introduced} went by, the cups shook. Everybody got out of the way. So it was a surprise, on Tuesday, when the cups went quiet. ${x} was standing quite still, in the middle of the ${road}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(X, 'look-up', 'shy'), seen(B, 'stand', 'curious')],
        },
        `Nobody could get past. Soon there was ${A.introduced}. Behind came ${B.introduced}, and then a milk cart. "Why have you stopped?" they said. "I'm looking at the view," said ${x}. There was no view. There was a hedge.`,
        `"Excuse me," said ${A.introduced}, who wanted to get by. "Is anything the matter?" said ${B.introduced}. "No," said ${x}, and did not move. "I like it here." It was not a very nice bit of ${road}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(X, 'stand', 'worried')] },
        `"If it can stop ${x}," said ${a}, "then ${big.replace(/^It/, 'it')}." So ${a} went behind. ${a} pushed until both ears were red. ${x} said thank you, and stayed.`,
        `"${big}," said ${a}, "to stop somebody of that size." The thing to do was push. ${a} pushed with two arms, and then with a run. It was like pushing a church.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(X, 'stand', 'sad')], things: ['string'] },
        `${b} had brought the longest rope in the town. "${big}," said ${b}. "Everybody pull!" They pulled. The rope got longer, and then it got shorter, all at once. They sat in a heap.`,
        `"You have to pull," said ${b}. The rope was as thick as a leg. They all took hold. Something did give way in the end, but it was the rope. "${big}," said ${b}, from the ditch.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'hold', 'curious'), seen(X, 'sit', 'sad')], things: ['soup'] },
        `${cap(n)} thought about food. So they brought a big dinner. There was a bath of soup, and forty rolls. ${x} ate it up, every bit, and looked a little sadder. So that was not it either.`,
        `"When I can't go on, it's mostly lunch," said ${n}. They fetched soup in a bath, and a cake the size of a wheel. It was a great success. But ${x} was still there when it was finished.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'look-up', 'curious'), seen(X, 'look-up', 'shy')] },
        `Now ${S.introduced} had been there since half past nine. Nobody had noticed. ${s} did not push or pull. ${s} looked up, a long way. "Does it hurt?" said ${s}. "Shh," said ${x}. "A bit."`,
        `Then somebody spoke from low down. It was ${S.introduced}. "What is it really?" said ${s}. ${x} bent down and whispered. "I can't say. They would laugh. Somebody like me!"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'determined')] },
        `"I won't laugh," said ${s}. "Small things are most of what I know." ${s} went round behind, where it was dark, and got down low. Nobody else was small enough to see it. ${s} looked ${where}.`,
        `"Show me which one," said ${s}. ${x} did not point. But one ${foot} came down a little softer than the others. So ${s} went there. ${s} lay down flat, and looked ${where}.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'surprised'), seen(X, 'look-up', 'shy')], things: ['rock'] },
        `It was a pebble. It was about as big as a pea. "I know," said ${x}, going red. "It's so little, and I'm so large." "It isn't little when you're on top of it," said ${s}. And out it came.`,
        `There was no monster there, and no hole in the world. There was one round pebble. "All that," said ${x}, "for a thing like that." "It was in the wrong place," said ${s}. "Anything is big in the wrong place. Hold still." Pop!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(X, 'cheer', 'happy'),
            seen(A, 'stand', 'surprised'),
            seen(B, 'stand', 'surprised'),
            seen(S, 'stand', 'shy'),
          ],
        },
        `${x} put the ${foot} down, first a little, and then all of it. "${X.says}!" said ${x}. All the cups shook. The milk cart began to move. "What was it?" shouted ${a} and ${b}. ${x} looked at ${s}. "Something big," said ${s}.`,
        `First ${x} went one step. Then ${x} went ten, and turned, and came back for joy. "There!" said ${a}. "There!" said ${b}. "${big}!" "It was," said ${s}, and put it away where nobody could see.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(S, 'sit', 'happy'), seen(X, 'stand', 'happy')],
          things: ['rock'],
        },
        `The pebble lies beside ${S.names} front door. It is just right to sit on. Each morning the cups shake, and then they stop. "Good morning," ${x} says to ${s}. And then, a bit lower: "Good morning, pebble."`,
        `${s} kept the pebble on the window sill. In the evening ${x} came by on quiet feet, and looked in. "It really is very small," said ${x}. "So am I," said ${s}. "Yes," said ${x}. "I know about that now."`,
      ),
    ],
  };
}
