import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { KeptCompany } from './arc.ts';

const MOST = 8;

/** Munch goes on through all the dancing; nothing else is done, and that is what helps. */
export function young(bound: KeptCompany): Told {
  const { hero: H, child: K, neighbours, mood, word, refrain, home, way, slow, chance } = bound;
  const [A, B] = neighbours;
  const [first, second] = chance.some(2, mood.triesShort);
  const munch = chance.pick('Munch', 'Nibble', 'Crunch', 'Chew', 'Nom');
  return {
    title: chance.pick(
      `Not So Fast, Said ${K.name}`,
      `${H.name} and the Slow ${cap(slow.said)}`,
      `Sit With ${H.name}`,
      `One Crumb for ${H.name}`,
      `${H.name} Is ${cap(word)}`,
      `${K.name} Came Last`,
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. Oh dear. ${H.name} is ${word}. "${H.says}."`,
            `Here is ${H.introduced}. Is ${H.name} ${word}? Yes. "${H.says}."`,
            `"${H.says}." Who said that? ${H.introduced}. Very ${word}.`,
            `Look who it is. ${H.introduced}. So ${word} today! "${H.says}."`,
          ],
          `This is ${H.name}. ${H.name} is ${H.aKind}. Oh dear. ${H.name} is ${word}.`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'sit', feeling: mood.feeling }] },
      },
      {
        text: [
          `"${mood.call}" said ${A.introduced}. ${A.name} ${first}. "${refrain}," said ${H.name}.`,
          `Up came ${A.introduced}. "${mood.call}" ${A.name} ${first}. "${refrain}," said ${H.name}.`,
          `${A.introduced} came by. "${mood.call}" And ${A.name} ${first}. "${refrain}."`,
          `"I can help!" said ${A.introduced}. ${A.name} ${first}. "${refrain}," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'dance', feeling: 'happy' },
            { who: H, pose: 'cover', feeling: mood.feeling },
          ],
        },
      },
      {
        text: [
          `"${mood.call}" said ${B.introduced}. ${B.name} ${second}. "${refrain}," said ${H.name}.`,
          `"Let me!" said ${B.introduced}. ${B.name} ${second}. "${refrain}," said ${H.name}.`,
          `Next comes ${B.introduced}. "${mood.call}" ${B.name} ${second}. "${refrain}," said ${H.name}.`,
          `"That is easy," said ${B.introduced}. ${B.name} ${second}. Well? "${refrain}."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'cover', feeling: mood.feeling },
          ],
        },
      },
      {
        text: [
          `Then both at once. Hop! Clap! La, la! "${H.says.toUpperCase()}!" said ${H.name}. Oh.`,
          `Then both, and all at once. Bang! Boo! Whee! "${H.says.toUpperCase()}!" said ${H.name}.`,
          `Round and round they went. Louder. LOUDER! "${H.says.toUpperCase()}!" said ${H.name}. Stop.`,
          `"Again!" said ${A.name}. "More!" said ${B.name}. "${H.says.toUpperCase()}!" said ${H.name}. Stop!`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'jump', feeling: 'surprised' },
            { who: B, pose: 'shout', feeling: 'surprised' },
            { who: H, pose: 'shout', feeling: mood.feeling },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Here comes ${K.name}${way ? `, ${way.said}` : ''}. ${K.name} sat down, and ate. ${munch}.`,
            `Who is last? ${K.name} is${way ? `, ${way.said}` : ''}. ${K.name} sat by ${H.name}. ${munch}.`,
            `Then it was quiet. ${K.name} came${way ? `, ${way.said}` : ''}. ${K.name} sat. ${munch}.`,
            `And ${K.name}? Not fast${way ? `, and ${way.said}` : ''}. ${K.name} sat. ${munch}. ${munch}.`,
          ],
          `Here comes ${K.name}. ${K.name} sat. ${munch}. ${munch}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: mood.feeling },
          ],
          things: way ? [way.thing] : [],
        },
      },
      {
        text: [
          `"Will you dance too?" said ${H.name}. "No," said ${K.name}. "I have a ${slow.said}." ${munch}.`,
          `"No song?" said ${H.name}. "No," said ${K.name}. "Only a ${slow.said}." ${munch}.`,
          `"What can you do?" said ${H.name}. "Sit," said ${K.name}. "And eat a ${slow.said}." ${munch}.`,
          `${H.name} looked. Just ${K.name}, and a ${slow.said}. "Is that all?" "Yes," said ${K.name}. ${munch}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'hold', feeling: 'calm', holds: slow.thing },
            { who: H, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `Half for ${K.name}. Half for ${H.name}. They ate it slowly. It took all day.`,
          `${munch}. The ${slow.said} got small. And ${H.name} got less ${word}. ${munch}.`,
          `One ${slow.said}. Two friends. ${munch} and wait. ${munch} and wait. ${H.name} liked the waiting.`,
          `${K.name} had this bit. ${H.name} had that bit. No hurry. It was a long, long ${slow.said}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: [slow.thing],
        },
      },
      {
        text: [
          `"${H.says}," said ${H.name}. It was only a small one. ${K.name} laughed. ${H.name} laughed too.`,
          `"${H.says}," said ${K.name}, just like ${H.name}. Ha, ha! They both laughed and laughed.`,
          `Up came a noise. "${H.says}!" Was it ${word}? No. ${H.name} laughed. ${K.name} laughed.`,
          `${K.name} had a hiccup. "${H.says}!" said ${H.name}. Then they could not stop laughing.`,
        ],
        scene: {
          camera: 'close',
          time: 'sunset',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now it is night. One crumb is left. It is for ${H.name}. Good night.`,
          `Shh. Good night, ${K.name}. Good night, ${H.name}. They sat close, and were not ${word}.`,
          `Stars now. ${K.name} and ${H.name} sit close. Half a crumb each. Good night.`,
          `Is ${H.name} ${word}? A bit. Good night, bit. Good night, crumb. Good night, ${K.name}.`,
        ],
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
