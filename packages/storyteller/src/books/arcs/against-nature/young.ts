import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AgainstNature } from './arc.ts';
import { wordsOf } from './more-wordings.ts';

const MOST = 8;

/** Two noes, one question, and the thing that was done every day. */
export function young(bound: AgainstNature): Told {
  const { hero: H, child: K, neighbours, wish, to, home, elsewhere, there, chance } = bound;
  const refrain = chance.pick(`${cap(H.kinds)} don't`, 'Nobody does', 'Oh no, no');
  const [A] = neighbours;
  const [first, second] = wish.tries;
  const words = wordsOf(wish, 'young', H, K);
  const habit = words.habit.map((each) => `${elsewhere === null ? '' : `Not ${elsewhere}. The pond! `}${each}`);
  const { tries, wanted, clue, last } = words;
  return {
    title: titled(chance.pick(`${H.name} wants to ${to}`, `can ${H.name} ${to}?`, `${H.name}, and what for`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${habit[0]}`,
            `Look, here is ${H.introduced}! ${habit[1]}`,
            `Good morning, ${H.introduced}! ${habit[2]}`,
            `Who can this be? ${cap(H.introduced)}! ${habit[1]}`,
          ],
          `${cap(H.introduced)}! ${habit[0]}`,
        ),
        scene: {
          setting: elsewhere === null ? home : 'undersea',
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'happy' }],
          things: [],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${H.name} had a wish. "I want to ${to}." "${refrain}," said ${A.theKind}.`,
            `"I want to ${to}!" said ${H.name}. But ${A.theKind} said, "${refrain}."`,
            `"May I ${to}?" said ${H.name}. "${refrain}," said ${A.theKind}.`,
          ],
          `"To ${to}!" said ${H.name}. "${refrain}."`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [tries[0][0] ?? '', `Watch this. ${tries[0][1]}`, `One, two, go! ${tries[0][2]}`],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: first.pose, feeling: 'determined' }],
          things: first.things,
        },
      },
      {
        text: [
          `${tries[1][0]} "${refrain}," said ${A.theKind}.`,
          `Again! ${tries[1][1]} "${refrain}!"`,
          `${tries[1][2]} So ${A.theKind} was right? "${refrain}?"`,
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
          `It did not work. ${H.name} sat down and was sad.`,
          `${H.name} could not do it. ${H.name} sat down and sniffed.`,
          `"I can't do it," said ${H.name}. Poor ${H.name} cried a little.`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'sad' }],
        },
      },
      {
        text: [
          `${bound.arrival}${K.name} sat down too. "What would you do first?" ${wanted[0]}`,
          `${bound.arrival}"Why do you want that?" said ${K.name}. ${wanted[1]}`,
          `${bound.arrival}Along came ${K.name}. "Tell me why, ${H.name}." ${wanted[2]}`,
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
        text: [clue[0] ?? '', `${K.name} thought and thought. ${clue[1]}`, `Wait. Wait a bit. ${clue[2]}`],
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
        text: wish.way.young.map((each) => each(H, K)),
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
          `"You can do it!" said ${A.theKind}. "${H.says}!" said ${H.name}.`,
          `"Look at that!" said ${A.theKind}. "You did it, ${H.name}!"`,
          `"That was it!" said ${A.theKind}. "You found your own way, ${H.name}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'look-up', feeling: 'surprised' },
            { who: H, pose: wish.at.pose, feeling: 'proud' },
          ],
        },
      },
      {
        text: [last[0] ?? '', `Shh, now. ${last[1]}`, `${last[2]} "${H.says}."`],
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
