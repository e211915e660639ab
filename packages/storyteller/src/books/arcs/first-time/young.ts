import type { Told } from '../../arc.ts';
import { bare, cap, fitting, gist, introducing, opening, sentence, titled, within } from '../wording.ts';
import type { FirstTime } from './arc.ts';

const REFRAINS = [
  'Not yet',
  'Not just yet',
  'Soon, not now',
  'In a minute',
  'Maybe later',
  'By and by',
  'In a bit',
] as const;

/** Told to the smallest: a silly skill, a new place, a long look, a wobble, and the silly skill again. */
export function young({ hero, beside, helper, first, home, chance }: FirstTime): Told {
  const name = hero.name;
  const wait = chance.pick(...REFRAINS);
  const can = shortSkill(name, first.skill);
  const cry = sentence(opening(8, first.cry) ?? 'Ta-da!');
  const smell = gist(8, first.sense[0]);
  const noise = gist(8, first.sense[1]);
  const step = gist(8, `${name} ${first.step1}`);
  const wobble = gist(8, first.wobble);
  // The first sentence that says more than the cry does.
  const use =
    sentence(first.use)
      .split(/(?<=[.!?]) /)
      .map((each) => gist(8, each))
      .find((each) => each !== null && !cry.startsWith(each.slice(0, 8))) ?? null;
  const gear = first.gearThing ? [first.gearThing] : [];
  const today = fitting(8, `Today is ${first.today}.`, `Today is ${first.place}.`);
  const day = first.today.startsWith('the day') ? '' : `${cap(first.today)}!`;
  const off = fitting(8, `Off we go to ${first.place}.`, 'Off we go!');
  const packed =
    opening(8, `Look: ${first.gear}`)?.replace(/^Here is (?=(?:\w+ )*\w+s\.$)(?!an? |one |the )/, 'Here are ') ?? '';
  return {
    title: titled(
      chance.pick(
        `${name} and ${first.place}`,
        `${wait}, said ${name}`,
        `hello, ${bare(first.place)}`,
        `guess what ${name} can do`,
        'nearly ready',
        `something new for ${name}`,
        `${name} peeps out`,
      ),
    ),
    refrain: wait,
    pages: [
      {
        text: [
          `This is ${hero.introduced}. ${name} can ${can}. ${cry} Every day!`,
          `Look at ${hero.introduced}. ${cry} ${name} can ${can}. Again and again!`,
          `${cry} Who is that? It is ${hero.introduced}. ${name} can ${can}.`,
        ],
        scene: { setting: home, actors: [{ who: hero, pose: 'stand', feeling: 'happy' }] },
      },
      {
        text: [
          `${today} ${packed} "${wait}," said ${name} to ${beside.name}.`,
          `"Come," said ${beside.name}. "${`${day} ${off}`.trim()}" "${wait}," said ${name}.`,
          `${name} had never done this before. ${off} "${wait}," said ${name} to ${beside.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
          things: packed === '' ? [] : gear,
        },
      },
      {
        text: [
          `Sniff, sniff. ${smell ?? 'It smelled new.'} ${name} held on to ${beside.name}. "${wait}," said ${name}.`,
          `In they went. ${noise ?? smell ?? 'It was all very big.'} "${wait}," said ${name} to ${beside.name}.`,
          `So here it was. ${noise ?? smell ?? 'It was a new sort of quiet.'} ${name} stayed close to ${beside.name}. "${wait}."`,
        ],
        scene: {
          setting: first.setting,
          camera: 'medium',
          actors: [
            { who: hero, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: introducing(helper, [
          `"Hello," said ${helper.name}. ${name} hid behind ${beside.name}. Can you see ${name}?`,
          `This is ${helper.name}. "Hello, ${name}!" But ${name} hid by ${beside.name}.`,
          `Here came ${helper.name}. "Is that ${name}?" ${name} was shy. ${cap(beside.name)} said hello.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: helper, pose: 'wave', feeling: 'happy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
            { who: hero, pose: 'hide', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `"You can look first," said ${helper.name}. ${name} looked and looked. ${step ?? 'It was not so bad.'}`,
          `"No hurry," said ${helper.name}. ${step ?? `${name} looked all round.`} That was one thing done.`,
          `${name} peeped out. ${step ?? 'There was a lot to see.'} "Well done," said ${helper.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'stand', feeling: 'curious' },
            { who: helper, pose: 'point', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `But then... oh! ${wobble ?? 'It was all too much.'} "Home!" said ${name}. "${wait}!"`,
          `Oh dear. ${wobble ?? 'It got too loud.'} ${name} did not like that. "${wait}!"`,
          `Oh! ${wobble ?? 'It was a bit too much.'} "${wait}!" ${name} hid both eyes.`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'cover', feeling: 'scared' }] },
      },
      {
        text: [
          `${name} took a deep breath. ${cry} ${use ?? 'And it helped.'}`,
          `"I know what!" said ${name}. ${cry} ${use ?? 'And it was just the thing.'}`,
          `Then ${name} was brave. ${cry} Right there! ${use ?? 'That felt better.'}`,
        ],
        scene: { camera: 'medium', actors: [{ who: hero, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: [
          `"Well!" said ${helper.name}. "Can you do it again?" ${name} could. ${cry}`,
          `Hooray! ${helper.name} clapped and clapped. "Again!" said ${name}. ${cry}`,
          `"Show me!" said ${helper.name}. So ${name} did. ${cry} It was fun now.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'cheer', feeling: 'excited' },
            { who: helper, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `Home now. Bed now. "Again tomorrow?" said ${name}, nearly asleep. ${cry}`,
          `It was a good day. ${name} is asleep. One more, in a dream. ${cry}`,
          `Good night, ${name}. Good night, ${bare(first.place)}. ${cry} Shh.`,
        ],
        scene: {
          setting: hero.isChild ? 'bedroom' : home,
          time: 'night',
          camera: 'close',
          actors: [{ who: hero, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

/** A skill in few enough words to stand after "Mia can": "roar with a mouth as wide as a hippo" is "roar". */
export function shortSkill(name: string, skill: string): string {
  const cuts = [/$/, /,? (?:and|until|without|looking|that) |, /, / (?:from|with|in|on|to) /];
  const shorter = cuts.map((cut) => skill.split(cut)[0] ?? skill);
  return shorter.find((each) => within(8, `${name} can ${each}.`)) ?? 'do one funny thing';
}
