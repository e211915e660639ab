import type { Told } from '../../arc.ts';
import { cap, gist, sentence, titled, within, wordCount } from '../wording.ts';
import type { Making } from './arc.ts';

/** The maker makes and makes; the friend minds one small thing the whole time, and nobody thinks to look at it. */
export function young(bound: Making): Told {
  const { chance, maker, helper, hot: cook, noun, aNoun, parts, faults, spare, use, setting, shown, sound } = bound;
  const refrain = chance.pick(
    `${sound}. Is it done? Not yet.`,
    `${sound}. Ready? Not yet.`,
    `${sound}. Wait and see.`,
    `${sound}. No peeping.`,
    `${sound}. Nearly there.`,
  );
  const fault = (i: 0 | 1): string => {
    const told = sentence(faults[i].clause);
    // What is too long to say is seen in the picture.
    return within(8, told)
      ? told
      : (gist(8, told) ?? (i === 0 ? 'Look at that! Oh, look at that.' : 'It did it again!'));
  };
  const hot = setting === 'kitchen' ? ` ${cap(cook.name)} did the hot part.` : '';
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
  const done = within(8, worked)
    ? worked
    : lots
      ? `So ${noun.endsWith('s') ? 'many' : 'much'} ${noun}!`
      : `What a ${noun}!`;
  const two = (pose: 'stand' | 'kneel', feeling: 'happy' | 'curious') =>
    [
      { who: maker, pose, feeling: 'determined' },
      { who: helper, pose: 'sit', feeling },
    ] as const;
  return {
    title: titled(
      chance.pick(
        `${maker.name} Makes ${aNoun}`,
        `Is It Done?`,
        `${mind} This, ${helper.name}!`,
        `Humph, Said ${maker.name}`,
        'Ta-Da! Oh',
        'The Last Bit',
        `One for ${helper.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: [
          `Roll up your sleeves, ${maker.introduced}. What is it today? ${sentence(aNoun)} And ${helper.introduced} came to help.`,
          `It was a making day. "${cap(aNoun)}!" said ${maker.introduced}. "With me!" said ${helper.introduced}.`,
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
          `Bits out. All out! And that? It is ${bit}. "${mind} it, ${helper.name}," said ${maker.name}.`,
          `What a lot of bits! "${mind} this, ${helper.name}," said ${maker.name}. It was ${bit}.`,
          `${goesIn} "And me?" said ${helper.name}. "${mind} this," said ${maker.name}. It was ${bit}.`,
          `${goesIn} And ${bit}. "${mind} that," said ${maker.name}. So ${helper.name} ${minds} it.`,
        ],
        scene: { camera: 'wide', actors: two('kneel', 'curious') },
      },
      {
        text: [
          `Bang, crash, whoops. "${refrain}" ${maker.name} was busy. So was ${helper.name}.${hot}`,
          `"${refrain}" Up to the ears went ${maker.name}. ${helper.name} sat still.${hot}`,
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
          `It is done! Oh. ${fault(0)} "Hm," said ${maker.name}. "Hm," said ${helper.name}.`,
          `Stand back, ${helper.name}. Oh no! ${fault(0)} "Nearly," said ${maker.name}.`,
          `Ta-da! Oh. ${fault(0)} "Oh," said ${helper.name}, and ${minds} some more.`,
          `Done! Oh dear. ${fault(0)} "Try again," said ${cook.name}.`,
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
          `Number two. "${refrain}" ${fault(1)} Poor ${maker.name}!`,
          `Start again. "${refrain}" ${fault(1)} ${helper.name} looked at ${maker.name}.`,
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
          `Not a word from ${maker.name}. Only a back, and a cross one. ${helper.name} sat near it.`,
          `"Never, never, never," said ${maker.name}. ${helper.name} sat down too, just in case.`,
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
          `"I still have this," said ${helper.name}. ${sentence(bit)} "Where was THAT?" said ${maker.name}.`,
          `"Did I ${mind.toLowerCase()} it well?" said ${helper.name}. ${sentence(bit)} "Oh!" said ${maker.name}. "Oh, yes!"`,
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
          `${helper.name} put it in. ${sound}. "One, two, three!" said ${maker.name}. ${done}`,
          `In it goes. ${sound}. Look, ${maker.name}! Look, ${helper.name}! ${done}`,
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
          `No more bits. So what can ${helper.name} ${mind.toLowerCase()} now? The moon. Good night, ${maker.name}.`,
          `${maker.name} is asleep. Is that a smudge? ${helper.name} lets it be.`,
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
