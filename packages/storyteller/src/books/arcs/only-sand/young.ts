import type { Told } from '../../arc.ts';
import { keeping, titled } from '../wording.ts';
import type { OnlySand } from './arc.ts';

const MOST = 8;

/** What is that? Only sand. Oh, look at it! */
export function young(bound: OnlySand): Told {
  const { hero: H, child: K, first: A, second: B, far, there, ownAs, ask, chance } = bound;
  const [one, two, three] = far.wonders;
  const only = `Only ${one.it}`;
  return {
    title: titled(
      chance.pick(
        `what is that, ${H.name}?`,
        `only ${one.it}, said ${A.name}`,
        `${H.name} looks and looks`,
        `look, said ${H.name}`,
        `${H.name} comes to look`,
        `come and look, ${A.name}`,
      ),
    ),
    refrain: `${ask}?`,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${H.name} came to ${there} with ${K.name}.`,
            `Here come ${K.name} and ${H.introduced}. This is ${there}.`,
            `This is ${there}. And this is ${H.introduced}. "Hello!" said ${K.name}.`,
          ],
          `Here are ${K.name} and ${H.name}.`,
        ),
        scene: {
          setting: far.setting,
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: K, pose: 'wave', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${ask}?" said ${H.name}. "${only}," said ${A.introduced}.`,
          `${A.introduced} came by. "${ask}?" said ${H.name}. "${only}," said ${A.name}.`,
          `${H.name} saw ${A.introduced}. "${ask}?" "That? ${only}," said ${A.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'point', feeling: 'curious' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} looked and looked. "${one.young}"`,
          `"Look, ${K.name}!" said ${H.name}. "${one.young}"`,
          `${H.name} sat down by it. "Oh! ${one.young}"`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'sit', feeling: 'excited' },
            { who: K, pose: 'kneel', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"${ask}?" said ${H.name}. "Only ${two.it}," said ${B.introduced}. "${two.young}" said ${H.name}.`,
          `Here is ${B.introduced}. "${ask}?" "Only ${two.it}." "Oh! ${two.young}"`,
          `${B.introduced} came. "${ask}?" "That is only ${two.it}." "Look! ${two.young}"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: B, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"You live in ${ownAs}," said ${A.name}. "Your home is that way."`,
          `"This is not your home," said ${B.name}. "Home is that way, ${H.name}."`,
          `"Are you lost?" said ${A.name}. "Go that way, ${H.name}. That way!"`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'calm' },
            { who: B, pose: 'point', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Oh," said ${H.name}. Off went ${H.name} and ${K.name}. Bye-bye.`,
          `So ${H.name} went, with ${K.name}. One step. Two steps. Bye-bye!`,
          `"Goodbye," said ${H.name}. "Goodbye," said ${K.name}. Off they went, very slowly.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: K, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was quiet now. ${A.name} saw ${one.it}. ${A.name} looked. And looked. "${one.young}"`,
          `${A.name} sat down. There was ${one.it}. "Oh!" said ${A.name}. "${one.young}"`,
          `"Only ${one.it}," said ${A.name}. Then ${A.name} looked again. "${one.young}"`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [{ who: A, pose: 'sit', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(MOST, [
          `"Come back, ${H.name}!" said ${A.name}. And there was ${H.name}. "${ask}?"`,
          `They ran after ${H.name}. ${H.name} was not far. "${ask}?" said ${H.name}.`,
          `"Wait!" said ${A.name} and ${B.name}. But ${H.name} had stopped. "${ask}?"`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'run', feeling: 'excited' },
            { who: B, pose: 'run', feeling: 'excited' },
            { who: H, pose: 'point', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was ${three.it}. This time they all looked. "${three.young}"`,
          `"That?" said ${B.name}. "That is ${three.it}." They all sat down. "${three.young}"`,
          `They looked at ${three.it}, all in a row. "${three.young}" said ${B.name}.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: A, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"And at your home?" said ${A.name}. "Only ${ownAs}." "${ask}?" "Come and see!"`,
          `"And your home, ${H.name}?" "Only ${ownAs}." "${ask}?" said ${A.name}. "Come and see!"`,
          `"What do you have?" said ${B.name}. "Only ${ownAs}." "${ask}?" "Come with us, ${B.name}!"`,
        ]),
        scene: {
          time: 'night',
          camera: 'close',
          actors: [
            { who: A, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: B, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
    ],
  };
}
