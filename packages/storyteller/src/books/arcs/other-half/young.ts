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
            `Here is ${H.introduced}. ${does} They all know that.`,
            `This is ${H.introduced}. ${does} So it is every day.`,
            `Who is that? It is ${H.introduced}. ${does} Oh dear!`,
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
          `Poor ${H.name} went down the lane. ${K.name} went, too.`,
          `"They do not want me," said ${H.name}. "I do," said ${K.name}. "Let us go out."`,
          `${H.name} walked a long way with ${K.name}. "Who will like me?" said ${H.name}.`,
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
          `${H.name} liked ${O.name}. ${O.name} liked ${H.name}.`,
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
          `Then came ${A.theKind}. "I miss you, ${H.name}," said ${A.theKind}. "Please come home!"`,
          `Who came then? It was ${A.theKind}. "It is dull without you, ${H.name}."`,
          `${cap(A.theKind)} came to look for ${H.name}. "Can I stay?" said ${A.theKind}.`,
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
