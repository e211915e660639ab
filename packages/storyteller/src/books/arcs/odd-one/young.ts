import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 8;

/** Told to the smallest: the talk goes over the hill, and comes back with somebody. */
export function young(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, clauseIsShort, spokenOf, home, outside, chance } = bound;
  const [A, B, C] = neighbours;
  const refrain = chance.pick('Well, well, well!', 'Did you ever!', 'Fancy that!');
  const odd = clauseIsShort ? `"${cap(clause)}!"` : '"Have you heard?"';
  const said = (who: typeof A, more: string) =>
    keeping(MOST, [`${odd} said ${who.theKind}. ${more}`], `"Have you heard?" said ${who.theKind}. ${more}`);
  const over = chance.pick('Over the hill.', 'Under the gate.', 'Round the corner.');
  const knock = chance.pick('Knock, knock.', 'Tap, tap, tap.', 'Rat-a-tat.');
  return {
    title: titled(chance.pick(`${H.name}, and who came`, `knock, knock, ${H.name}`, `psst! it is ${H.name}`)),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `This is ${H.introduced}. Hello, ${H.name}! "Hello," says ${H.name}. "${H.says}."`,
          `Who lives here? ${cap(H.introduced)}. "${H.says}," says ${H.name}.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: said(A, `"${refrain}"`),
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
        ],
        scene: { camera: 'medium', actors: [{ who: C, pose: 'run', feeling: 'excited' }] },
      },
      {
        text: [`${H.name} went in. ${H.name} sat down. Very small.`, `${H.name} shut the door. Sit. Sniff.`],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'sad' }] },
      },
      {
        text: [
          `${K.name} came in. "Is it true?" "Yes," said ${H.name}. "Budge up," said ${K.name}.`,
          `Who is that? ${K.name}. "Is it true?" "A bit." "Budge up," said ${K.name}.`,
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
        text: [`${knock} Who is it now? ${knock}`, `${knock} Oh no. More talk? ${knock}`],
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
          `It is ${T.aKind}. A new one! "I do it too," said ${T.name}.`,
          `Look! One more ${T.kind}! "Me too," said ${T.name}. "Me too!"`,
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
