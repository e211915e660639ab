import type { Told } from '../../arc.ts';
import { namesThing } from '../../audit/thing-words.ts';
import { cap, gist, keeping, sentence, titled } from '../wording.ts';
import type { Kept, Rehearsal } from './arc.ts';

const MOST = 8;

/** How the useful thing came about, and how it helps: whole variants for each. */
const BORN: Readonly<Record<Kept, (name: string) => readonly string[]>> = {
  again: (name) => [
    `Flop! Bear fell over. ${name} sat him up. "Up, Bear. And on from there!"`,
    `Bear fell on his nose. "Up!" said ${name}. "And on from there!" So they went on.`,
    `Down again, Bear? ${name} sat him up. "And on from there!" And on they went.`,
  ],
  paw: (name) => [
    `Bear can not say stop. So ${name} made a sign. Paw up! That means stop.`,
    `Too fast for Bear! "Put your paw up," said ${name}. Paw up means stop.`,
    `"Paw up means stop," said ${name}. Up went the paw. All of them stopped.`,
  ],
  next: (name) => [
    `What now? They forgot. So ${name} asked Rabbit. "What comes next, Rabbit?" Rabbit knew.`,
    `They forgot the middle. "What comes next, Rabbit?" said ${name}. Rabbit always knows.`,
    `Rabbit has the plan in one ear. "What comes next?" says ${name}.`,
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
      `What did Bear do? Bear sat up. So ${name} sat up too. "And on from there!"`,
      `${name} thought of Bear. "Up!" said ${name}. "And on from there!" ${helper.name} smiled. On they went.`,
      `"Up!" said ${name}, just like Bear. "And on from there!" On they went, with ${helper.name}.`,
    ],
    paw: [
      `${name} put up one hand, like Bear. That means stop. ${helper.name} saw it, and stopped.`,
      `What did Bear do? Paw up! So ${name} did that. ${helper.name} stopped. Then they went on.`,
      `Paw up! It was ${name}. So ${helper.name} waited. Soon ${name} was ready. On they went.`,
    ],
    next: [
      `"What comes next?" said ${name}. ${helper.name} told ${name}. It was only a little bit more.`,
      `There is no Rabbit here. So ${name} asked ${helper.name}. "What comes next?" ${helper.name} knew!`,
      `${name} asked, "What comes next?" "Only this, and then home," said ${helper.name}. That was all.`,
    ],
  }[kept];
  const end: readonly string[] = {
    again: [
      `${name} is asleep. Flop! Bear fell out of bed. Up, Bear. Good night, Bear.`,
      `Two bears are in bed with ${name}. One fell over. Never mind. Good night, bears.`,
      `Bear is on his nose. ${name} is asleep. Sleep well, both.`,
    ],
    paw: [
      `It is night. ${name} is asleep. So is Bear. But one paw is up.`,
      `Whose paw is up, in bed? Bear wants one more kiss. Sleep well, ${name}.`,
      `Shh. ${name} is asleep. Bear has one paw up. That means good night.`,
    ],
    next: [
      `What comes next, Rabbit? Sleep comes next. ${name} is asleep. Good night.`,
      `Rabbit and ${name} are in bed. What comes next? Only the night. Sleep well.`,
      `It is night. Rabbit is asleep, and so is ${name}. Tomorrow comes next.`,
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
            `This is ${H.introduced}. Tomorrow is the day for ${first.place}. "Let us play it now," said ${name}.`,
            `Tomorrow is the day for ${first.place}. It is all new. ${H.introduced} will play it first.`,
            `${H.introduced} has a plan. Tomorrow is the day for ${first.place}. Today is for playing it.`,
          ],
          `Here is ${name}. Tomorrow is a big day. ${name} has a plan.`,
        ),
        scene: { setting: 'kitchen', camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'excited' }] },
      },
      {
        text: keeping(MOST, [
          `${one} ${two} Two bears and a rabbit played too.`,
          `${name} got two bears and Rabbit. ${one} ${two}`,
          `${one} ${two} "Sit down, Rabbit," said ${name}. "Sit down, bears."`,
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
          `Once more. ${m2.short} "${refrain}!" said ${name}.`,
          `${m2.short} ${name} sat down. "${refrain}."`,
          `Try it with Rabbit. ${m2.short} "${refrain}," said ${name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: 'sit', feeling: 'worried' }],
          things: ['teddy', 'rabbit-toy'],
        },
      },
      {
        text: BORN[kept](name),
        scene: {
          camera: 'close',
          actors: [{ who: H, pose: 'kneel', feeling: 'happy' }],
          things: kept === 'next' ? ['rabbit-toy'] : ['teddy'],
        },
      },
      {
        text: [
          `Now it is the real day. ${name} and ${beside.name} went in. "Hello," said ${helper.name}.`,
          `Next morning ${name} went with ${beside.name}. ${smell ?? 'It smelled new.'} "Hello," said ${helper.name}.`,
          `And now it is real. ${smell ?? 'Everything was big.'} Here is ${helper.name}. ${cap(beside.name)} is with ${name}.`,
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
          `"Who showed you that?" said ${helper.name}. "${kept === 'next' ? 'Rabbit' : 'Bear'} did," said ${name}.`,
          `All done! "Where did you learn it?" said ${helper.name}. "On the kitchen floor," said ${name}.`,
          `The end! "You did it," said ${helper.name}. "Bears did it first," said ${name}.`,
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
