import type { ActorHint, Told } from '../../arc.ts';
import { bare, cap, opening, sentence, titled, within } from '../wording.ts';
import type { SmallSteps } from './arc.ts';
import { sensing } from './fear-told.ts';

const REFRAINS = [
  'No, no, no!',
  'Not for me!',
  'Oh no, oh no!',
  'Not today!',
  'You first!',
  'Not me, not me!',
  'Much, much later!',
  'Not one bit!',
  'Not yet, not yet!',
  'No, thank you!',
  'I am not here!',
  'Maybe tomorrow!',
  'Not now, not now!',
  'Ask me tomorrow!',
] as const;

/** Where the hero hides, for the smallest: two in a row, the second sillier than the first. */
const HIDING = [
  { first: 'under a blanket', thing: 'blanket', peep: 'One eye came out. Peep!' },
  { first: 'behind a pillow', thing: 'pillow', peep: 'One ear came out. Hm?' },
  { first: 'under a big hat', thing: 'hat', peep: 'Up went the hat. Peep!' },
  { first: 'behind a chair', thing: 'chair', peep: 'One eye came round. Peep!' },
  { first: 'behind an umbrella', thing: 'umbrella', peep: 'Whose feet are those?' },
  { first: 'under a basket', thing: 'basket', peep: 'The basket shook. Oh dear.' },
  { first: 'under a bucket', thing: 'bucket', peep: 'Knock, knock. Who is in?' },
  { first: 'inside a scarf', thing: 'scarf', peep: 'Only a nose came out.' },
  { first: 'behind a broom', thing: 'broom', peep: 'It did not hide much.' },
  { first: 'in a box', thing: 'box', peep: 'The box said: Oh dear.' },
] as const;

/** Told to the smallest: two hiding places, a little look, a bigger look, and a trick that was no use before. */
export function young({ hero, beside, fear, chance }: SmallSteps): Told {
  const name = hero.name;
  const no = chance.pick(...REFRAINS);
  // In a box and under a basket it is dark as well.
  const isOfTheDark = fear.atNight && sensing(fear.name).sensed === 'listen';
  const [h1, h2] = chance.some(2, isOfTheDark ? HIDING.filter(({ first }) => first.startsWith('behind')) : HIDING);
  const staysUp = isOfTheDark && hero.isChild;
  const trick = within(8, `But who can ${fear.habit}?`) ? fear.habit : 'hum a little hum';
  const use = trick === fear.habit ? helpful(fear.trickUse) : 'Hmm, hmm. The hum did not stop.';
  const [sense, more] = [opening(8, fear.sense), opening(8, fear.sense, 2)];
  const second = sense && more && more.length > sense.length ? more.slice(sense.length).trim() : null;
  const seen: readonly ActorHint[] = fear.figure ? [{ who: fear.figure, pose: 'stand', feeling: 'calm' }] : [];
  const shown = fear.shown ? [fear.shown] : [];
  const { sensed, at, part } = sensing(fear.name);
  const look = chance.pick(
    `A little ${sensed}`,
    `A tiny ${sensed}`,
    `One small ${sensed}`,
    `A quick ${sensed}`,
    `Half a ${sensed}`,
  );
  // "A tiny listen" is no English.
  const a = sensed === 'listen' ? `They listened to ${fear.seen}, just a little.` : `${look} ${at} ${fear.seen}.`;
  const night = bare(fear.name);
  return {
    title: titled(
      chance.pick(
        `${name} and ${fear.name}`,
        sensed === 'listen' ? 'just a little' : look,
        `peep, said ${name}`,
        `hide, ${name}, hide`,
        `good night, ${night}`,
        'and then we stop',
        `where is ${name} now?`,
      ),
    ),
    refrain: no,
    pages: [
      {
        text: [
          `Here is ${hero.introduced}. What can ${name} do? ${name} can ${trick}.`,
          `Hello, ${hero.introduced}! "I can ${trick}." Well done, ${name}!`,
          `This is ${hero.introduced}. ${name} can ${trick}. It is a good game.`,
          `Look, it is ${hero.introduced}! "I can ${trick}!" Again, ${name}!`,
          `Who can ${trick}? ${hero.introduced} can. And what a fine trick!`,
        ],
        scene: {
          setting: hero.being?.setting ?? fear.setting,
          actors: [{ who: hero, pose: 'stand', feeling: 'happy' }],
        },
      },
      {
        text: [
          `But ${name} was scared of one thing. It was ${fear.name}. "${no}"`,
          `Was ${name} scared of mud? No. And ${fear.name}? Yes! "${no}" said ${name}.`,
          `${name} did not like ${fear.name}. Not at all. "${no}" said ${name}.`,
          `${name} likes jam. ${name} likes mud. But not ${fear.name}! "${no}"`,
        ],
        scene: {
          setting: fear.setting,
          weather: fear.weather,
          ...(fear.atNight ? { time: 'night' as const } : {}),
          actors: [{ who: hero, pose: 'cover', feeling: 'scared' }],
          things: shown,
        },
      },
      {
        text: staysUp
          ? [
              `So ${name} put on the lamp. Too bright! Who can sleep in that? "${no}"`,
              `Click! ${name} put on the lamp. But who can sleep in that? "${no}"`,
            ]
          : [
              `So ${name} hid ${h1?.first}. But it was dull in there. "${no}"`,
              `Where is ${name} now? ${cap(h1?.first ?? '')}! But it was not nice there. "${no}"`,
              `${name} ran off. ${name} hid ${h1?.first}. ${h1?.peep} "${no}"`,
              `Run, ${name}! ${name} hid ${h1?.first}. ${h1?.peep} "${no}"`,
            ],
        scene: {
          camera: 'close',
          actors: [{ who: hero, pose: staysUp ? 'sit' : 'hide', feeling: 'scared' }],
          things: staysUp ? ['lamp'] : h1 ? [h1.thing] : [],
        },
      },
      {
        text: staysUp
          ? [
              `Off ran ${name} to the big bed. But it was full of feet! "${no}"`,
              `Next ${name} ran to the big bed. But it was full of feet! "${no}"`,
            ]
          : [
              `Next ${name} hid ${h2?.first}. But ${name} was still scared. "${no}"`,
              `Off ran ${name}. ${name} hid ${h2?.first}. It did not help. "${no}"`,
              `So ${name} hid ${h2?.first}. ${h2?.peep} "${no}"`,
              `Where is ${name} this time? Look! ${cap(h2?.first ?? '')}! ${h2?.peep} "${no}"`,
            ],
        scene: {
          camera: 'wide',
          actors: [{ who: hero, pose: staysUp ? 'sit' : 'hide', feeling: 'worried' }],
          things: h2 && !staysUp ? [h2.thing] : [],
        },
      },
      {
        text: [
          `${staysUp ? `${cap(beside.name)} woke up.` : `Then ${beside.name} came.`} "Shall we ${sensed}, just once?" "Just once," said ${name}.`,
          `${cap(beside.name)} sat down with ${name}. "We can ${sensed} from here. Then we stop."`,
          `"${sensed === 'listen' ? 'Only a little' : look}?" said ${beside.name}. "And you hold on to me." "Yes," said ${name}.`,
          `${cap(beside.name)} sat very close to ${name}. "${sensed === 'listen' ? 'Only a little' : look}," said ${beside.name}. "Then we stop."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: beside, pose: 'sit', feeling: 'calm' },
            { who: hero, pose: 'sit', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `One, two, and ${sensed}! ${name} ${sensed}ed ${at} ${fear.seen}. ${sense ?? 'It was not so bad.'}`,
          `${name} opened one ${part}. ${name} ${sensed}ed ${at} ${fear.seen}. Nothing bad happened. Phew!`,
          `${a} ${sense ?? 'Was that all?'} And ${name} was still there.`,
          `${name} did it! ${a} ${sense ?? 'One, two, three.'} And stop!`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: hero, pose: 'look-up', feeling: 'curious' }, ...seen],
          things: shown,
        },
      },
      {
        text: [
          `Now they ${sensed}ed for longer. It was too long! Off ran ${name}. "${no}"`,
          `${name} wanted one more ${sensed}. But then ${name} was scared again. "${no}"`,
          `${sensed === 'listen' ? 'They listened for longer.' : `A bigger ${sensed}.`} ${second ?? ''} Oh! Too big! ${name} ran back. "${no}"`,
          `${name} had a big ${sensed}. ${second ?? ''} Oh! Much too big! "${no}"`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'run', feeling: 'scared' }] },
      },
      {
        text: [
          `"I know!" said ${name}. "I can ${trick}!" ${use ?? 'Again. And again.'}`,
          `What can ${name} do? ${name} can ${trick}! And it helped. ${name} stood still.`,
          `But who can ${trick}? ${name} can! ${use ?? 'Again. And again.'} That was better.`,
          `Then ${name} did the trick. ${use ?? 'Once. Twice.'} Now ${name} was not so scared.`,
        ],
        scene: { camera: 'medium', actors: [{ who: hero, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: [
          `${sensed === 'listen' ? `They listened one last time.` : `One last ${sensed} ${at} ${fear.name}.`} ${name} did not hide now. Good night, ${name}.`,
          `Now ${name} is asleep. Did ${name} hide? No! Well done, ${name}.`,
          `Good night, ${night}. ${sentence(hero.isChild ? (sensed === 'listen' ? 'Shh' : `A little ${sensed}`) : hero.says)} Good night, ${name}.`,
          `${name} had one last sleepy ${sensed}. Good night, ${night}. Good night, ${name}.`,
          `"Good night," said ${name} to ${fear.name}. And ${name} was not so scared.`,
        ],
        scene: {
          setting: hero.isChild ? 'bedroom' : (hero.being?.setting ?? 'bedroom'),
          time: 'night',
          weather: 'clear',
          actors: [{ who: hero, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

/** As much of how a trick helps as a page for the youngest has room for. */
export function helpful(use: string): string | null {
  const told = [5, 4, 3, 2, 1].map((sentences) => opening(8, use, sentences));
  return told.find((each) => each !== null && each.split(' ').length <= 12) ?? null;
}
