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
          `Everybody has one thing. ${hero.introduced} has this one. ${cry} Is it any use? No.`,
          `Who said that? ${cry} It is only ${hero.introduced}. It was ${name} yesterday, too.`,
          `This is ${hero.introduced}. ${name} can ${can}. ${cry} What for? Nobody knows.`,
          `Look at ${hero.introduced}. ${cry} ${name} can ${can}. Why? Why not!`,
          `${cry} Who is that? It is ${hero.introduced}. ${name} can ${can}.`,
        ],
        scene: { setting: home, actors: [{ who: hero, pose: 'stand', feeling: 'happy' }] },
      },
      {
        text: [
          `There is somewhere new today. Can you guess? "${wait}," said ${name}, not guessing.`,
          `Knock, knock. Who is there? Today! "${wait}," said ${name}.`,
          `One, two, three, and off we go! Off who goes? "${wait}," said ${name}.`,
          `${today} ${packed} "${wait}," said ${name}.`,
          `${day} ${packed} Off we go to ${first.place}. Ready? "${wait}," said ${name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: hero, pose: 'stand', feeling: 'worried' }],
          things: packed === '' ? [] : gear,
        },
      },
      {
        text: [
          `${noise ?? smell ?? 'It was all very big.'} ${name} held on to ${beside.name}. "${wait}," said ${name}.`,
          `Left of ${name}: new. Right of ${name}: new. And close by: ${beside.name}. Phew. "${wait}," said ${name}.`,
          `In they went, very slowly. Pit. Pat. Stop. "${wait}," said ${name}. And ${beside.name} stopped too.`,
          `Sniff, sniff. ${smell ?? 'It smelled new.'} "${wait}," said ${name} to ${beside.name}.`,
          `In went ${beside.name}. In went ${name}. ${noise ?? smell ?? 'It was a new sort of quiet.'} "${wait}," said ${name}.`,
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
          `"Hello," said ${helper.name}. "Hello," said ${beside.name}. ${name} hid, and said nothing at all.`,
          `Peep. That is ${helper.name}. Peep. Still there! ${name} hid by ${beside.name} again.`,
          `Who is this? This is ${helper.name}. Shy ${name} was hiding. There was only ${beside.name} to see.`,
          `"Hello," said ${helper.name}. ${name} hid behind ${beside.name}. Can you see ${name}?`,
          `"Hello," said ${helper.name}. Where is ${name}? Behind ${beside.name}. Nearly all of ${hero.him}.`,
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
          `"Eyes first," said ${helper.name}. ${name} looked with one. Then ${name} looked with two.`,
          `"What do you see?" said ${helper.name}. ${name} saw a corner. ${name} saw a bit more.`,
          `"No hurry," said ${helper.name}. ${name} looked a little. It was not too bad. It was nearly good.`,
          `"You can look," said ${helper.name}. Look. Look. Look. ${step ?? `${name} looked at it all.`}`,
          `"Look first," said ${helper.name}. So ${name} looked. ${step ?? 'Up. Down. All the way round.'}`,
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
          `Then it was too big. Too new. Too much. "${wait}!" said ${name}. Shut went both eyes.`,
          `Uh-oh. Here came a wobble. It went all the way up ${name}. "${wait}!" said ${name}.`,
          `Oh dear. Where was home from here? ${name} did not know. "${wait}!" said ${name}.`,
          `But then... oh! ${wobble ?? 'It was all too much.'} "Home!" said ${name}. "${wait}!"`,
          `Oh! ${wobble ?? 'It was a bit too much.'} "${wait}!" said ${name}. "${wait}!"`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'cover', feeling: 'scared' }] },
      },
      {
        text: [
          `Big breath in. And out it came. ${cry} That was ${name}! Now it felt like home.`,
          `What was it for? It was for this! ${cry} ${name} did it, all alone.`,
          `Quiet. Quiet. Quiet. ${cry} Who did that? ${name} did that!`,
          `${name} can ${can}. Now! ${cry} ${use ?? 'And it helped.'}`,
          `And then ${name} did it. ${cry} Right there! ${use ?? 'And it was just the thing.'}`,
        ],
        scene: { camera: 'medium', actors: [{ who: hero, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: [
          `${helper.name} tried it too. Not bad! ${name} showed how. ${cry} Like that.`,
          `"Goodness me!" said ${helper.name}. "You kept that quiet." "Not now," said ${name}. ${cry}`,
          `Hooray! ${helper.name} clapped and clapped. "Is there any more?" There was. ${name} had plenty.`,
          `"Well!" said ${helper.name}. "Again?" "Again!" said ${name}. ${cry}`,
          `"Where did you get that?" said ${helper.name}. "At home," said ${name}. ${cry}`,
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
          `The day is asleep. ${name} is nearly asleep. One more time, very small. ${cry}`,
          `Shh. Somebody is dreaming. What about? ${cry} That is what about. Sleep well, ${name}.`,
          `Home now. Bed now. "Tomorrow?" said ${name}, nearly asleep. ${cry}`,
          `Night. Is ${name} asleep? "${wait}," said ${name}. Shh. ${cry}`,
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
function shortSkill(name: string, skill: string): string {
  const cuts = [/$/, /,? (?:and|until|without|looking|that) |, /, / (?:from|with|in|on|to) /];
  const shorter = cuts.map((cut) => skill.split(cut)[0] ?? skill);
  return shorter.find((each) => within(8, `${name} can ${each}.`)) ?? 'do one funny thing';
}
