import type { Told } from '../../arc.ts';
import { cap, fitting, gist, sentence, titled, within, wordCount } from '../wording.ts';
import type { Making } from './arc.ts';
import { ofIt } from './of-it.ts';

/** The maker makes and makes; the friend minds one small thing the whole time, and nobody thinks to look at it. */
export function young(bound: Making): Told {
  const {
    chance,
    maker,
    helper,
    hot: cook,
    noun,
    aNoun,
    parts,
    faults,
    spare,
    theSpare,
    use,
    setting,
    shown,
    sound,
  } = bound;
  const refrain = chance.pick(
    `${sound}. Is it done? Not yet.`,
    `${sound}. Ready? Not yet.`,
    `${sound}. Wait and see.`,
    `${sound}. No peeping.`,
    `${sound}. Nearly there.`,
  );
  const fault = (i: 0 | 1): string => {
    const told = sentence(ofIt(faults[i].clause, noun));
    // What is too long to say is seen in the picture.
    return within(8, told)
      ? told
      : (gist(8, told) ?? (i === 0 ? 'That was not right at all.' : 'That was all wrong, too.'));
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
  const worked = gist(8, `the ${noun} ${use}`) ?? sentence(`it ${use}`);
  const lots = ['pancakes', 'jam', 'soup', 'ice cream'].includes(noun);
  const done = within(8, worked)
    ? worked
    : lots
      ? `So ${noun.endsWith('s') ? 'many' : 'much'} ${noun}!`
      : `What a ${noun}!`;
  const theBit = wordCount(spare) <= 6 ? theSpare : 'the last bit';
  const sat = `${helper.name} sat and ${minds}.`;
  const busy = hot === '' ? fitting(8, `${helper.name} ${minds} ${theBit}.`, sat) : sat + hot;
  const why = gist(8, faults[0].reason) ?? '';
  const put = fitting(8, `${helper.name} put in ${theBit}.`, `In went ${theBit}.`);
  /** As much as a page for the smallest has room for. */
  const upTo = (told: string, ...more: readonly string[]): string =>
    more.reduce((page, each) => (wordCount(page + each) <= 18 ? page + each : page), told);
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
          `Roll up your sleeves, ${maker.introduced}! We make ${aNoun}. ${cap(helper.introduced)} will help.`,
          `"I know!" said ${maker.introduced}. "I will make ${aNoun}!" Here comes ${helper.introduced}. "I will help!"`,
          `"Let us make ${aNoun}!" That is ${maker.introduced}. ${cap(helper.introduced)} will help.`,
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
          `${goesIn} And ${bit}. "${mind} this, ${helper.name}," said ${maker.name}.`,
          `What a lot of bits! One is ${bit}. "${mind} this one," said ${maker.name}. So ${helper.name} ${minds} it.`,
          `"This is for you," said ${maker.name}. It was ${bit}. "${mind} it well, ${helper.name}." ${helper.name} ${minds} it well.`,
        ],
        scene: { camera: 'wide', actors: two('kneel', 'curious') },
      },
      {
        text: [
          `${maker.name} got to work. "${refrain}" ${busy}`,
          `"${refrain}" Bang! That is ${maker.name}. ${busy}`,
          `${maker.name} makes the ${noun}. "${refrain}" ${busy}`,
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
          upTo(`Ta-da! Look at the ${noun}! Oh dear. ${fault(0)}`, ` ${why}`, ` Poor ${maker.name}!`),
          upTo(`"Done!" said ${maker.name}. Oh no! ${fault(0)}`, ` ${why}`, ` "Oh," said ${helper.name}.`),
          upTo(`Come and look, ${helper.name}! Oh. ${fault(0)}`, ` ${why}`, ` "Again!" said ${maker.name}.`),
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
          upTo(`So ${maker.name} tried again. "${refrain}" Oh no! ${fault(1)}`, ` ${helper.name} saw it.`),
          upTo(`"Once more," said ${maker.name}. "${refrain}" Oh dear! ${fault(1)}`, ` "Oh," said ${helper.name}.`),
          upTo(`Number two. "${refrain}" Is it right now? No! ${fault(1)}`, ` Poor ${maker.name}!`),
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
          `"I give up!" said ${maker.name}. ${maker.name} sat down, very cross. ${helper.name} sat down too.`,
          `Stamp, stamp, stamp went ${maker.name}. "No more ${noun} for me!" ${helper.name} came and sat close.`,
          `${maker.name} made a cross face. "It will never work." ${helper.name} sat with ${maker.name}.`,
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
          `"I still have this," said ${helper.name}. It was ${bit}. "We need that!" said ${maker.name}. "We left it out!"`,
          `"What is this for?" said ${helper.name}. It was ${bit}. ${maker.name} jumped up. "We need that!"`,
          `But look what ${helper.name} has! It is ${bit}. "We need that!" said ${maker.name}. "We forgot it!"`,
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
          upTo(`${put} ${sound}. Now look! ${done}`, ` "We did it!" said ${maker.name}.`),
          upTo(`${put} One, two, three! ${done}`, ` "Hooray!" said ${maker.name} and ${helper.name}.`),
          upTo(`${put} "Shut your eyes," said ${maker.name}. Ta-da! ${done}`),
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
          `Who made the ${noun}? ${maker.name} did. Who ${minds} the last bit? ${helper.name} did. Good night, both.`,
          `Now ${maker.name} is asleep. Who is minding ${maker.name}? ${helper.name} is. Good night, ${helper.name}.`,
          `Good night, ${maker.name}. Good night, ${helper.name}. Good night, mess.`,
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
