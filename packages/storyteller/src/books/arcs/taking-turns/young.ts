import type { Told } from '../../arc.ts';
import { clause, keeping, titled } from '../wording.ts';
import type { TakingTurns } from './arc.ts';

const MOST = 8;

/** First the hero is not quite; then the child is not quite, and somebody has to show how it is done. */
export function young(bound: TakingTurns): Told {
  const { hero: H, child: K, want, wanted, home, chance } = bound;
  const [notYet, atLast] = chance.pick(
    ['Not yet', 'Now you can'] as const,
    ['Not quite', 'Yes'] as const,
    ['Try again', 'Well done'] as const,
    ['Nearly', 'That is it'] as const,
    ['Almost', 'Hooray'] as const,
  );
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
            `${K.name} came to play. "I want to ${want}," said ${H.name}.`,
            `${H.name} looked a bit sad. "I want to ${want}," said ${H.name}.`,
            `"Do you know what?" said ${H.name}. "I want to ${want}!" ${K.name} nodded.`,
            `"What do you want?" said ${K.name}. "I want to ${want}!"`,
          ],
          `${H.name} had a wish. "I want to ${want}!"`,
        ),
        scene: { camera: 'close', actors: [{ who: H, pose: 'look-up', feeling: 'excited' }] },
      },
      {
        text: wanted
          ? keeping(MOST, [
              `${H.name} tried to be ${wanted.a}. ${bump}! "${notYet}!" said ${K.name}.`,
              `"${clause(wanted.says)}!" said ${H.name}. But it did not sound right. "${notYet}!" said ${K.name}.`,
            ])
          : [
              `One, two, go! ${H.name} tried it. ${bump}! "${notYet}!" said ${K.name}.`,
              `${H.name} shut both eyes and tried it. ${bump}! "${notYet}!" said ${K.name}.`,
              `"Ready, steady, go!" said ${K.name}. ${H.name} tried, and went ${bump.toLowerCase()}. "${notYet}!"`,
              `${H.name} took a big breath, and tried. ${bump}! "${notYet}!" said ${K.name}.`,
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
          `Now ${H.name} tried with a hat on. ${bump}! "${notYet}!" said ${K.name}.`,
          `Now ${H.name} tried it very fast. ${bump}! Down went ${H.name}. "${notYet}!"`,
          `${H.name} tried it backwards. That was no good. ${bump}! "${notYet}!" said ${K.name}.`,
          `"I can do it!" said ${H.name}. ${bump}, ${bump.toLowerCase()}! "${notYet}!" said ${K.name}.`,
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
          `"My turn," said ${K.name}. "I want to be ${H.aKind}, like you."`,
          `"I have a wish, too," said ${K.name}. "I want to be ${H.aKind}."`,
          `"It is my go," said ${K.name}. "I want to be like ${H.name}!"`,
          `"Can I be ${H.aKind}?" said ${K.name}. "You?" said ${H.name}. "Yes! Show me how!"`,
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
          `${K.name} said "${H.says}". It did not sound right. "${notYet}!" said ${H.name}.`,
          `"${H.says}," said ${K.name}, very small. "${notYet}!" said ${H.name}. "It must be bigger."`,
          `So ${K.name} had a go. "${H.says}!" "${notYet}!" said ${H.name}, and laughed.`,
          `"${H.says}!" said ${K.name}, much too loud. "${notYet}, ${K.name}!" said ${H.name}.`,
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
          `"Do it like this," said ${H.name}. "${H.says.toUpperCase()}!" Oh, how good it was!`,
          `"Listen to me," said ${H.name}. "${H.says.toUpperCase()}!" And ${K.name} clapped.`,
          `Big breath. "${H.says.toUpperCase()}!" said ${H.name}. "Oh!" said ${K.name}. "Do it again!"`,
          `${H.name} showed ${K.name} how to do it. "${H.says.toUpperCase()}!" It was just right.`,
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
          `All day they took turns. ${bump}, went ${H.name}. "${H.says}," went ${K.name}.`,
          `First ${H.name} tried and tried. Then ${K.name} did. They played like that all day.`,
          `Now it was ${H.names} turn. ${bump}! Now it was ${K.names} turn. "${H.says}!"`,
          `"Your go," said ${H.name}. "${H.says}!" said ${K.name}. "My go," said ${H.name}. ${bump}!`,
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
          `It was night. "${H.says}," said ${K.name}, so sleepy. "${atLast}!" said ${H.name}.`,
          `"${H.says}," said ${K.name}, in the dark. It was just right. "${atLast}!" said ${H.name}.`,
          `The stars came out. ${K.name} had one last go. "${H.says}." "${atLast}!" said ${H.name}.`,
          `Who said "${H.says}"? It was ${K.name}! "${atLast}!" said ${H.name}. Good night.`,
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
