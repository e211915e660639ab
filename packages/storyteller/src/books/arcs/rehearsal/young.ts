import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { gist, keeping, sentence, titled } from '../wording.ts';
import type { Kept, Rehearsal } from './arc.ts';

const MOST = 8;

/** How the useful thing came about, and how it helps: whole variants for each. */
const BORN: Readonly<Record<Kept, readonly string[]>> = {
  again: [
    'Flop! Over went Bear. Up, Bear. "And on from there!"',
    'Bear fell on his nose. Stop. Up! "On from there!"',
    'Down again, Bear? Sit him up. "And on from there!"',
  ],
  paw: [
    'How can a bear say stop? Like this. Paw up!',
    'Bear has no words. So Bear has a sign. Paw up!',
    'Too fast for Bear! What does Bear do? Paw up!',
  ],
  next: [
    'Who knows it all? Rabbit does. "What comes next, Rabbit?"',
    'They forgot the middle. Not Rabbit. "What comes next, Rabbit?"',
    'Rabbit has the list in one ear. "What comes next?"',
  ],
};

/** Told to the smallest: a kitchen full of bears, and it all goes wrong; then the real day, and one thing from the floor. */
export function young({ hero: H, beside, helper, first, stand, kept, refrain, chance }: Rehearsal): Told {
  const name = H.name;
  const [one = '', two = ''] = chance.some(2, stand.props).map(sentence);
  const [m1, m2] = stand.mishaps;
  const smell = gist(MOST, first.sense[0]);
  const step = gist(MOST, `${name} ${first.step1}`);
  const wobble = gist(MOST, first.wobble) ?? 'Bang! A door.';
  const help: readonly string[] = {
    again: [
      `Sit up, ${name}. "And on from there!" On it went.`,
      `${name} sat up, like Bear. "On from there!" On they went.`,
      `Up, ${name}! Just like Bear. "And on from there!" It did go on.`,
    ],
    paw: [
      `Paw up! That was ${name}. It all stopped. "Now?" said ${helper.name}. Now.`,
      `Up went one hand, like a paw. ${helper.name} stopped. Then they did the rest.`,
      `What did Bear do? Paw up! "I see it," said ${helper.name}. Then, go.`,
    ],
    next: [
      `"What comes next?" said ${name}. ${helper.name} said it. Oh! Is that all?`,
      `No Rabbit here. So ${name} asked. "What comes next?" ${helper.name} knew.`,
      `"What comes next?" ${name} asked. "Only this," said ${helper.name}. It was.`,
    ],
  }[kept];
  const end: readonly string[] = {
    again: [
      `Asleep? Not Bear. Bear fell out. Up, Bear. And on from there.`,
      `In bed. Two bears, one ${name}. Flop. Who was that? Sleep on from there.`,
      `Bear is down. ${name} is asleep. They go on from there.`,
    ],
    paw: [
      `Night. ${name} is asleep. So is Bear. But one paw is up.`,
      `In bed. Whose paw is that? Bear wants one more kiss. Sleep, Bear.`,
      `Shh. Sleep, bears. One paw up means good night.`,
    ],
    next: [
      `"What comes next, Rabbit?" Bed. And then? Sleep. Rabbit knew.`,
      `In bed. "What comes next?" said ${name}. Nothing next. Only night.`,
      `Night. Rabbit is asleep. Tomorrow comes next. But not yet.`,
    ],
  }[kept];
  return {
    title: titled(chance.pick(`${name} and two bears get ready`, `not like that, bear`, `${name} and the day before`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. Tomorrow is for ${first.place}. "I will do it now," said ${name}.`,
            `Not today. Tomorrow is for ${first.place}. ${H.introduced} will try it out. Now!`,
            `${H.introduced} has a plan. Today it is only the kitchen. Tomorrow it is ${first.place}.`,
          ],
          `Here is ${name}. Tomorrow is a big day. ${name} has a plan.`,
        ),
        scene: { setting: 'kitchen', camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [
          `${one} ${two} Two bears and a rabbit had to wait.`,
          `Sit down, bears. Sit down, Rabbit. ${one} ${two}`,
          `${one} The bears were the people. Rabbit was too. ${two}`,
        ]),
        scene: {
          camera: 'wide',
          actors: [{ who: H, pose: 'point', feeling: 'excited' }],
          things: ['teddy', 'rabbit-toy', ...stand.things.filter((each) => namesThing(`${one} ${two}`, each))],
        },
      },
      {
        text: [
          `${m1.short} "${refrain}," said ${name}.`,
          `Ready? Go! ${m1.short} "${refrain}!"`,
          `${m1.short} Oh, dear. "${refrain}," said ${name}.`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'kneel', feeling: 'surprised' }], things: ['teddy'] },
      },
      {
        text: [
          `Once more. ${m2.short} "${refrain}!"`,
          `${m2.short} ${name} sat down. "${refrain}."`,
          `Try it with Rabbit. ${m2.short} "${refrain}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'worried' }],
          things: ['teddy', 'rabbit-toy'],
        },
      },
      {
        text: BORN[kept],
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'kneel', feeling: 'happy' }],
          things: kept === 'next' ? ['rabbit-toy'] : ['teddy'],
        },
      },
      {
        text: [
          `Now it is tomorrow. No bears. ${smell ?? 'It smelled new.'} "Hello," said ${helper.name}.`,
          `Next morning! Here they are, ${name} and ${beside.name}. "Hello," said ${helper.name}.`,
          `And now it is real. ${smell ?? 'Everything was big.'} This is ${helper.name}.`,
        ],
        scene: {
          setting: first.setting,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: helper, pose: 'wave', feeling: 'happy' },
          ],
          things: first.gearThing ? [first.gearThing] : [],
        },
      },
      {
        text: [
          `${step ?? `${name} did the first bit.`} But then! ${wobble} "${refrain}!"`,
          `So far, so good. Oh! ${wobble} "${refrain}," said ${name}.`,
          `${step ?? `${name} had a go.`} And then it came. ${wobble} "${refrain}!"`,
        ],
        scene: { camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'scared' }] },
      },
      {
        text: help,
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: kept === 'paw' ? 'reach' : 'stand', feeling: 'determined' },
            { who: helper, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"Who showed you that?" said ${helper.name}. "Bear did," said ${name}.`,
          `All done! "Where did you learn it?" said ${helper.name}. "On the kitchen floor," said ${name}.`,
          `The end! "You know a lot," said ${helper.name}. "I know bears," said ${name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'proud' },
            { who: helper, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: end,
        scene: {
          setting: H.being?.setting ?? 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: H, pose: 'sleep', feeling: 'sleepy' }],
          things: kept === 'next' ? ['rabbit-toy'] : ['teddy'],
        },
      },
    ],
  };
}
