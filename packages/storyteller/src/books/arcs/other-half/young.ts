import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OtherHalf } from './arc.ts';

const MOST = 8;

/** Too much here, too little there; and then they meet. */
export function young(bound: OtherHalf): Told {
  const { hero: H, child: K, other: O, neighbour: A, half, words, clause, isShort, home, outside, chance } = bound;
  const refrain = chance.pick(
    'Oh, not again!',
    'Dear, oh dear!',
    'There it is again!',
    'Tut, tut, tut!',
    'Oh, must you?',
    'That again!',
  );
  const does = isShort ? `${H.name} ${clause}.` : `"${H.says}," says ${H.name}.`;
  return {
    title: titled(
      chance.pick(
        `${H.name} and ${O.name}`,
        `who is at the far end?`,
        `two halves of ${H.name}`,
        `${H.name} goes to the far end`,
        `one for ${H.name}, one for ${O.name}`,
        `there you are, ${O.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Here is ${H.introduced}. ${does} Oh yes. Oh dear.`,
            `This is ${H.introduced}. ${does} On Monday, and on Tuesday.`,
            `Who is that? ${cap(H.introduced)}! ${does} They all know.`,
          ],
          `Here is ${H.introduced}. ${does}`,
        ),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          half.first.young.map((each) => `${each(words)} "${refrain}"`),
          `Oh, ${H.name}. "${refrain}"`,
        ),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.again.young.map((each) => `${each(words)} "${refrain}"`),
          `Again, ${H.name}? "${refrain}"`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: A, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.attempt.young.map((each) => each(words)),
          `${H.name} tried and tried. It was no good.`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'determined' }] },
      },
      {
        text: [
          `Off went ${H.name}, down the long lane. ${K.name} went too. Step, step.`,
          `"I will go far away," said ${H.name}. "I will come," said ${K.name}.`,
          `Walk, walk. All the way to the end. ${H.name} was sad. ${K.name} held on.`,
        ].map((each) =>
          outside === 'undersea' ? each.replace('lane', 'way').replace('Step, step.', 'Far, far.') : each,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: K, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.other.young.map((each) =>
            each(words).includes(O.introduced) ? each(words) : `This is ${O.introduced}. ${each(words)}`,
          ),
          `Here is ${O.introduced}, all alone.`,
        ),
        scene: { time: 'sunset', camera: 'medium', actors: [{ who: O, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: keeping(
          MOST,
          half.fit.young.map((each) => each(words)),
          `${H.name} looked at ${O.name}. ${O.name} looked back.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: O, pose: 'cheer', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `Then came ${A.theKind}. "Where is ${H.name}? I miss ${H.name}." Come in!`,
          `Knock, knock. ${cap(A.theKind)}! "It is dull with no ${H.name}."`,
          `"${H.name}?" said ${A.theKind}. "Come home? Or can I sit here?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'reach', feeling: 'shy' },
            { who: H, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          half.last.young.map((each) => each(words)),
          `${H.name} and ${O.name}. Good night, you two.`,
        ),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: O, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
