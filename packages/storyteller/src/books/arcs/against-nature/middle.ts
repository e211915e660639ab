import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AgainstNature } from './arc.ts';
import { wordsOf } from './more-wordings.ts';

const MOST = 14;

/** Everybody has said no; nobody has asked what it is for. */
export function middle(bound: AgainstNature): Told {
  const { hero: H, child: K, neighbours, wish, to, home, elsewhere, there, refrain, chance } = bound;
  const [A] = neighbours;
  const [first, second] = wish.tries;
  const words = wordsOf(wish, 'middle', H, K);
  const habit = words.habit.map(
    (each) => `${elsewhere === null ? '' : `You would look for ${H.kinds} at ${elsewhere}. This is a pond. `}${each}`,
  );
  const { tries, wanted, clue, last } = words;
  return {
    title: titled(
      chance.pick(`${H.name} wants to ${to}`, `what ${H.name} wanted it for`, `another way to ${to}, by ${H.name}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} lived in the ${H.being?.home ?? 'house'}. Life was good there. ${habit[0]}`,
            `"${H.says}," said ${H.introduced}, as you do in that family. ${habit[1]}`,
            `There was nothing wrong with ${H.introduced}. One day was like the next. ${habit[2]}`,
          ],
          `This is ${H.introduced}. All the bits are there. ${habit[0]}`,
        ),
        scene: {
          setting: elsewhere === null ? home : 'undersea',
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `But ${H.name} wanted to ${to}. It was the first thought in the morning and the last at night. "${refrain}," said ${A.theKind}.`,
            `There was just one trouble. More than anything, ${H.name} wanted to ${to}. "${refrain}," said ${A.theKind}, who knew all about ${H.kinds}.`,
            `One day ${H.name} said it out loud. "I want to ${to}." It got very quiet. "${refrain}," said ${A.theKind}, kindly.`,
          ],
          `"I want to ${to}," said ${H.name}. "${refrain}," said ${A.theKind}, kindly.`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'look-up', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"How hard can it be?" said ${H.name}. ${tries[0][0]} "${refrain}," said ${A.theKind}.`,
          `So they had a first try, and ${K.name} came to hold things. ${tries[0][1]} "Hm," said ${K.name}.`,
          `They tried it early, when nobody was looking. ${tries[0][2]} But ${A.theKind} had looked all the same. "${refrain}," said ${A.theKind}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: first.pose, feeling: 'determined' }],
          things: first.things,
        },
      },
      {
        text: [
          `"Again," said ${H.name}, "but cleverer." ${tries[1][0]} "${refrain}!" somebody called.`,
          `The second try took until tea. ${tries[1][1]} "${refrain}," said ${A.theKind}, less kindly.`,
          `${K.name} had an idea of another sort. ${tries[1][2]} "${refrain}," said ${A.theKind}. "It was worth a go," said ${K.name}.`,
        ],
        scene: {
          setting: second.at ?? home,
          camera: 'wide',
          actors: [{ who: H, pose: second.pose, feeling: 'surprised' }],
          things: second.things,
        },
      },
      {
        text: [
          `"I've tried everything," said ${H.name}. "It's no use. I shall never do it." And ${H.name} sat down and was sad.`,
          `It had not worked. ${H.name} sat down. "I'm not made for that," said ${H.name}.`,
          `"You can't help it," said ${A.theKind}. "You are just ${H.aKind}, and ${H.kinds} can't." ${H.name} did not say anything.`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${bound.arrival}${K.name} sat down too. "If you could do it," said ${K.name}, "what would you do first?" Nobody had ever asked that. They had only said no. ${wanted[0]}`,
          `${bound.arrival}"Why do you want it so much?" said ${K.name}. Nobody had ever asked ${H.name} that before. ${wanted[1]}`,
          `${bound.arrival}${K.name} came and sat beside ${H.name}. "Suppose you could do it," said ${K.name}. "What would be the best thing about it?" ${wanted[2]}`,
        ],
        scene: {
          things: bound.arrivedBy,
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `${K.name} thought about that, with both eyes shut. ${clue[0]}`,
          `Then ${K.name} had an idea. ${clue[1]}`,
          `${K.name} thought of what ${H.name} does every day. ${clue[2]}`,
        ],
        scene: {
          ...(wish.at.time ? { time: 'sunset' } : {}),
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'think', feeling: 'surprised' },
          ],
        },
      },
      {
        text: wish.way.middle.map((each) => each(H, K)),
        scene: {
          setting: there,
          ...(wish.at.time ? { time: wish.at.time } : {}),
          camera: 'wide',
          actors: [
            { who: H, pose: wish.at.pose, feeling: 'happy' },
            ...(wish.at.withChild ? [{ who: K, pose: 'stand', feeling: 'happy' } as const] : []),
          ],
          things: wish.at.things,
        },
      },
      {
        text: [
          `"So you can ${to} after all!" said ${A.theKind}. "Yes," said ${H.name}. "This is how ${H.aKind} does it."`,
          `"Was it what you wanted?" asked ${A.theKind}. "Yes," said ${H.name}. "It's another way to ${to}. And it's mine."`,
          `${cap(A.theKind)} had seen it all, and came closer. "You've found a way to ${to}!" "I've always done it," said ${H.name}. "I just hadn't noticed."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: A, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          last[0] ?? '',
          `${last[1]} "${H.says}," says ${H.name}, to nobody in particular.`,
          `That is all there is of it. ${last[2]}`,
        ],
        scene: {
          time: wish.at.time ?? 'sunset',
          camera: 'wide',
          actors: [{ who: H, pose: wish.at.setting === 'undersea' ? 'float' : 'sit', feeling: 'happy' }],
          things: wish.at.things,
        },
      },
    ],
  };
}
