import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AgainstNature } from './arc.ts';

const MOST = 8;

/** Two noes, one question, and the thing that was done every day. */
export function young(bound: AgainstNature): Told {
  const { hero: H, child: K, neighbours, wish, to, home, elsewhere, there, chance } = bound;
  const refrain = chance.pick(`${cap(H.kinds)} don't`, 'Nobody does', 'Oh no, no');
  const [A] = neighbours;
  const [first, second] = wish.tries;
  const habit = `${elsewhere === null ? '' : `Not ${elsewhere}. The pond! `}${wish.habit.young(H, K)}`;
  const clue = wish.clue.young(H, K);
  return {
    title: titled(chance.pick(`${H.name} wants to ${to}`, `can ${H.name} ${to}?`, `${H.name}, and what for`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${habit}`,
            `Look, here is ${H.introduced}! ${habit}`,
            `Good morning, ${H.introduced}! ${habit}`,
            `Who can this be? ${cap(H.introduced)}! ${habit}`,
          ],
          `${cap(H.introduced)}! ${habit}`,
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
            `"I want to ${to}," said ${H.name}. "${refrain}," said ${A.theKind}.`,
            `${H.name} had a wish. To ${to}! "${refrain}," said ${A.theKind}.`,
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
        text: [first.young(H, K), `Watch this. ${first.young(H, K)}`, `One, two, go! ${first.young(H, K)}`],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: first.pose, feeling: 'determined' }],
          things: first.things,
        },
      },
      {
        text: [
          `${second.young(H, K)} "${refrain}," said ${A.theKind}.`,
          `Again! ${second.young(H, K)} "${refrain}!"`,
          `${second.young(H, K)} "${refrain}?" said ${K.name}.`,
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
          `${H.name} sat down. Very low. Very flat.`,
          `No, and no again. ${H.name} sniffed.`,
          `Flop. Poor ${H.name}. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'sad' }],
        },
      },
      {
        text: [
          `${bound.arrival}${K.name} sat down too. "What would you do first?" ${wish.first.young(H, K)}`,
          `${bound.arrival}"What is it for?" said ${K.name}. ${wish.first.young(H, K)}`,
          `${bound.arrival}Along came ${K.name}. "And then what?" ${wish.first.young(H, K)}`,
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
        text: [clue, `${K.name} thought and thought. ${clue}`, `Wait. Wait a bit. ${clue}`],
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
          `"Well, I never," said ${A.theKind}. "${H.says}!" said ${H.name}.`,
          `${cap(A.theKind)} looked and looked. "Me next," said ${A.theKind}.`,
          `"Do it again," said ${A.theKind}. And ${H.name} did.`,
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
        text: [wish.last.young(H, K), `Shh, now. ${wish.last.young(H, K)}`, `${wish.last.young(H, K)} "${H.says}."`],
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
