import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 8;

/** Told to the smallest: the talk goes over the hill, and comes back with somebody. */
export function young(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, clauseIsShort, spokenOf, home, outside, chance } = bound;
  const [A, B, C] = neighbours;
  const refrain = chance.pick(
    'Well, well, well!',
    'Did you ever!',
    'Fancy that!',
    'You never said!',
    'No! Really?',
    'Ooh, tell me more!',
    'I never knew!',
  );
  const odd = clauseIsShort ? `"${cap(clause)}!"` : '"Have you heard?"';
  const over = chance.pick(
    'Over the hill.',
    'Under the gate.',
    'Round the corner.',
    'All the way round.',
    'Far, far off.',
  );
  const knock = chance.pick('Knock, knock.', 'Tap, tap, tap.', 'Rat-a-tat.', 'Tip, tip, tap.');
  return {
    title: titled(
      chance.pick(
        `${H.name}, and who came`,
        `knock, knock, ${H.name}`,
        `psst! it is ${H.name}`,
        `budge up, ${H.name}`,
        `${H.name} and ${T.name}`,
        `me too, said ${T.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `This is ${H.introduced}. Hello, ${H.name}! "Hello," says ${H.name}. "${H.says}."`,
          `Who lives here? ${cap(H.introduced)}. "${H.says}," says ${H.name}.`,
          `Look in. Here is ${H.introduced}. "${H.says}," says ${H.name}.`,
          `Good morning, ${H.introduced}! "${H.says}," says ${H.name}. "Good morning."`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `${odd} said ${A.theKind}. "${refrain}"`,
            `${cap(A.theKind)} saw ${H.name}. ${odd} "${refrain}"`,
            `Peep. Who is that? ${cap(A.theKind)}! ${odd} "${refrain}"`,
          ],
          `"Have you heard?" said ${A.theKind}. "${refrain}"`,
        ),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: spokenOf && clauseIsShort ? [spokenOf] : [],
        },
      },
      {
        text: [
          `"Psst," said ${A.theKind}. "Who? What?" said ${B.theKind}. "${refrain}"`,
          `${cap(A.theKind)} told ${B.theKind}. "No!" said ${B.theKind}. "${refrain}"`,
          `Psst, psst, psst. ${cap(B.theKind)} heard ${A.theKind}. "${refrain}"`,
          `"Come close," said ${A.theKind}. ${cap(B.theKind)} came close. Whisper. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'reach', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Off went the talk. ${over} "${refrain}" said ${C.theKind}.`,
          `The talk ran and ran. ${over} "${refrain}" said ${C.theKind}.`,
          `Run, ${C.kind}, run! ${over} Tell them all. "${refrain}"`,
          `Hop, skip, jump went the talk. ${over} ${cap(C.theKind)} had it. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [{ who: C, pose: 'run', feeling: 'excited' }] },
      },
      {
        text: [
          `${H.name} went in. ${H.name} sat down. Very small.`,
          `${H.name} shut the door. Sit. Sniff.`,
          `${H.name} heard it. All of it. Down sat ${H.name}.`,
          `Nobody said hello now. ${H.name} sat alone. Oh dear.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `${K.name} came in. "Is it true?" "Yes," said ${H.name}. "Budge up," said ${K.name}.`,
          `Who is that? ${K.name}. "Is it true?" "A bit." "Budge up," said ${K.name}.`,
          `"Are you sad?" said ${K.name}. "Yes," said ${H.name}. So they both sat.`,
          `Creak. In came ${K.name}. "Does it hurt?" "No," said ${H.name}. "Good," said ${K.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `${knock} Who is it now? ${knock}`,
          `${knock} Oh no. More talk? ${knock}`,
          `${H.name} hid. ${knock} "There is only one," said ${K.name}.`,
          `"Listen," said ${K.name}. ${knock} It was a very little knock.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'hide', feeling: 'worried' },
            { who: K, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It is ${T.aKind}. A new one! "I am like you," said ${T.name}.`,
          `Look! One more ${T.kind}! "Me too," said ${T.name}. "Me too!"`,
          `Hello? It is ${T.name}. ${T.name} is ${T.aKind}. "Just like you!"`,
          `In came ${T.name}. ${cap(T.aKind)}! "Is it you? It is me too!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'wave', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Now there are two. "${H.says}!" "${H.says}!" "${refrain}" said ${A.theKind}.`,
          `One. Two. Side by side. "${refrain}" said ${A.theKind}. Good night, all.`,
          `"${H.says}," said ${H.name}. "${H.says}," said ${T.name}. And ${A.theKind}? "Can I come in?"`,
          `${H.name} laughed. ${T.name} laughed. Who else laughed? ${cap(A.theKind)} did. Good night.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
    ],
  };
}
