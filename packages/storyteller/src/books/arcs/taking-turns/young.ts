import type { Told } from '../../arc.ts';
import { cap, clause, keeping, titled } from '../wording.ts';
import type { TakingTurns } from './arc.ts';

const MOST = 8;

/** First the hero is not quite; then the child is not quite, and somebody has to show how it is done. */
export function young(bound: TakingTurns): Told {
  const { hero: H, child: K, want, wanted, home, verdict, chance } = bound;
  const [notYet, atLast] = verdict;
  const bump = chance.pick('Bump', 'Flop', 'Oops', 'Whump', 'Bonk');
  return {
    title: titled(
      chance.pick(
        `how to be ${H.aKind}`,
        `${notYet}, ${H.name}!`,
        `${H.name} and ${K.name} take turns`,
        `my turn, said ${K.name}`,
        `what ${H.name} wants`,
        `who is ${H.aKind} today?`,
      ),
    ),
    refrain: `${notYet}!`,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. "${H.says}," says ${H.name}.`,
            `Here is ${H.introduced}. "${H.says}!"`,
            `Hello, ${H.introduced}! What do you say? "${H.says}."`,
            `"${H.says}!" Who is that? It is ${H.introduced}.`,
          ],
          `This is ${H.name}. ${H.name} is ${H.aKind}. "${H.says}!"`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'wave', feeling: 'happy' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `"I want to ${want}," said ${H.name}. Oh!`,
            `But what is this? "I want to ${want}."`,
            `"Shall I tell you?" said ${H.name}. "I want to ${want}."`,
            `${H.name} looked up. ${H.name} looked round. "I want to ${want}!"`,
          ],
          `"I want to do that!" said ${H.name}. "I want to ${want}."`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'look-up', feeling: 'excited' }] },
      },
      {
        text: wanted
          ? keeping(MOST, [
              `${H.name} did it like ${wanted.a}. ${bump}. "${notYet}!" said ${K.name}.`,
              `"${clause(wanted.says)}!" said ${H.name}. ${bump}. Was that ${wanted.a}? "${notYet}!"`,
            ])
          : [
              `One, two, go. ${H.name} tried it. ${bump}. "${notYet}!" said ${K.name}.`,
              `${H.name} tried with both eyes shut. ${bump}. "${notYet}!" said ${K.name}.`,
              `Ready. Steady. ${H.name}, go! ${bump}. "${notYet}!" said ${K.name}.`,
              `${H.name} took a big breath. ${bump}. Was that it? "${notYet}!" said ${K.name}.`,
            ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'jump', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `${H.name} tried it in a hat. ${bump}, ${bump.toLowerCase()}. "${notYet}!" said ${K.name}.`,
          `${H.name} tried it very fast. ${bump}, ${bump.toLowerCase()}. "${notYet}!" said ${K.name}.`,
          `Again! ${H.name} went at it backwards. ${bump}, ${bump.toLowerCase()}. "${notYet}!"`,
          `A bit to the left. ${bump}. A bit to the right. ${bump}. "${notYet}, ${H.name}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"My turn," said ${K.name}. "I want to be ${H.aKind}."`,
          `Then ${K.name} said, "I want a turn. Me! ${cap(H.aKind)}!"`,
          `"It is my go," said ${K.name}. "I will be ${H.name}!"`,
          `${K.name} stood up. "Can I be ${H.aKind}?" "You?" said ${H.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"${H.says}," said ${K.name}. "${notYet}!" said ${H.name}.`,
          `${K.name} took a breath. "${H.says}?" "${notYet}!" said ${H.name}.`,
          `So ${K.name} had a go. "${H.says}!" said ${K.name}. "${notYet}!" said ${H.name}.`,
          `Was it loud? Yes. Was it good? "${H.says}." No. "${notYet}, ${K.name}!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'determined' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `"Like this," said ${H.name}. "${H.says.toUpperCase()}!" Oh, how good it was!`,
          `"Watch," said ${H.name}. "${H.says.toUpperCase()}!" It went right up and over.`,
          `Big breath. "${H.says.toUpperCase()}!" said ${H.name}. "Oh!" said ${K.name}. "Do it again!"`,
          `${K.name} sat still. ${H.name} stood up. "${H.says.toUpperCase()}!" And every bit of it was right.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'shout', feeling: 'proud' },
            { who: K, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `All day they took turns. ${bump}, went one. "${H.says}," went one.`,
          `Turn and turn about, all day. ${bump}. "${H.says}." ${bump}.`,
          `Now ${H.name}. ${bump}. Now ${K.name}. "${H.says}." Now ${H.name}, one more time.`,
          `Your go, my go, your go again. "${H.says}!" said ${K.name}. ${bump}, went ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'jump', feeling: 'happy' },
            { who: K, pose: 'shout', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Good night, ${H.name}. "${H.says}," said ${K.name}, so sleepy. "${atLast}," said ${H.name}.`,
          `Now it is night. "${H.says}," said ${K.name}. "${atLast}," said ${H.name}. Good night.`,
          `Stars. One last go. "${H.says}," said ${K.name}. "${atLast}," said ${H.name}.`,
          `Who said "${H.says}"? Was it ${H.name}? No, ${K.name}! "${atLast}." Good night.`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: K, pose: 'sit', feeling: 'sleepy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
