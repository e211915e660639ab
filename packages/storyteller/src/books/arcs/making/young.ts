import type { Told } from '../../arc.ts';
import { cap, sentence, titled, within, wordCount } from '../wording.ts';
import type { Making } from './arc.ts';

/** The maker makes and makes; the friend minds one small thing the whole time, and nobody thinks to look at it. */
export function young(bound: Making): Told {
  const { chance, maker, helper, grownUp, noun, aNoun, parts, faults, spare, use, setting, shown, sound } = bound;
  const refrain = chance.pick(`${sound}. Is it done? Not yet.`, `${sound}. Ready? Not yet.`, `${sound}. Wait and see.`);
  const fault = (i: 0 | 1): string => {
    const told = sentence(faults[i].clause);
    return within(8, told) ? told : i === 0 ? 'It was all wrong.' : 'It was wrong again.';
  };
  const hot = setting === 'kitchen' ? ` ${cap(grownUp.name)} did the hot part.` : '';
  const bit = wordCount(spare) <= 6 ? spare : 'the last bit';
  const minds = chance.pick('minded', 'watched');
  const mind = minds === 'minded' ? 'Mind' : 'Watch';
  const goesIn = parts
    .filter((part) => wordCount(part) <= 5)
    .map(sentence)
    .slice(0, 2)
    .join(' ');
  const worked = sentence(`it ${use}`);
  const lots = ['pancakes', 'jam', 'soup', 'ice cream'].includes(noun);
  const done = within(8, worked) ? worked : lots ? `So much ${noun}!` : `What a ${noun}!`;
  const two = (pose: 'stand' | 'kneel', feeling: 'happy' | 'curious') =>
    [
      { who: maker, pose, feeling: 'determined' },
      { who: helper, pose: 'sit', feeling },
    ] as const;
  return {
    title: titled(chance.pick(`${maker.name} Makes ${aNoun}`, `Is It Done?`, `${mind} This, ${helper.name}!`)),
    refrain,
    pages: [
      {
        text: [
          `${maker.introduced} had a big plan. ${sentence(aNoun)} "Me too," said ${helper.introduced}.`,
          `What shall we make today? "${cap(aNoun)}!" said ${maker.introduced}. "Me too," said ${helper.introduced}.`,
          `"I know!" said ${maker.introduced}. ${sentence(aNoun)} "Can I help?" said ${helper.introduced}. "Yes, yes, yes!"`,
        ],
        scene: {
          setting,
          actors: [
            { who: maker, pose: 'point', feeling: 'excited' },
            { who: helper, pose: 'jump', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${goesIn} "And me?" said ${helper.name}. "${mind} this," said ${maker.name}. It was ${bit}.`,
          `${goesIn} And ${bit}. "${mind} that," said ${maker.name}. So ${helper.name} ${minds} it.`,
        ],
        scene: { camera: 'wide', actors: two('kneel', 'curious') },
      },
      {
        text: [
          `"${refrain}" ${helper.name} sat still, and ${minds}.${hot}`,
          `"${refrain}" There was a lot of mess. ${helper.name} ${minds}.${hot}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: maker, pose: 'dance', feeling: 'happy' },
            { who: helper, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Ta-da! Oh. ${fault(0)} "Oh," said ${helper.name}, and ${minds} some more.`,
          `Done! Oh dear. ${fault(0)} "Try again," said ${grownUp.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: maker, pose: 'cover', feeling: 'surprised' },
            { who: helper, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `So, again! "${refrain}" Ta-da! Oh no. ${fault(1)}`,
          `Once more. "${refrain}" Oh no, oh no. ${fault(1)}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: maker, pose: 'think', feeling: 'worried' },
            { who: helper, pose: 'look-up', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${maker.name} sat down. Humph. "I am not making ${within(8, aNoun) && wordCount(aNoun) <= 3 ? aNoun : 'it'}." Humph, humph.`,
          `Stamp, stamp, stamp went ${maker.name}. "No more!" And down went ${maker.name}. Humph.`,
        ],
        scene: {
          setting: bound.aside,
          camera: 'medium',
          actors: [
            { who: maker, pose: 'sit', feeling: 'angry' },
            { who: helper, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `But look what ${helper.name} has. "Does this go in?" said ${helper.name}. It was ${bit}. "Oh," said ${maker.name}.`,
          `"What about this?" said ${helper.name}. ${sentence(bit)} They looked. "Oh," said ${maker.name}. "OH!"`,
        ],
        scene: {
          setting,
          camera: 'close',
          actors: [
            { who: helper, pose: 'reach', feeling: 'curious' },
            { who: maker, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `One last time. Shut your eyes. ${sound}. Ta-DA! ${done}`,
          `Quick, quick. ${sound}. Open your eyes. Ta-DA! ${done}`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: maker, pose: 'cheer', feeling: 'happy' },
            { who: helper, pose: 'cheer', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Who made it? ${maker.name} did. And who ${minds}? ${helper.name} did. Good night, both.`,
          `${maker.name} is asleep. What does ${helper.name} do? ${helper.name} ${mind === 'Mind' ? 'minds' : 'watches'} ${maker.name}. Good night.`,
          `Good night, ${maker.name}. Good night, ${helper.name}. Good night, mess. We will see you in the morning.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          actors: [
            { who: maker, pose: 'sleep', feeling: 'sleepy' },
            { who: helper, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
