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
  const [h1, h2] = chance.some(2, HIDING);
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
  const night = bare(fear.name);
  return {
    title: titled(
      chance.pick(
        `${name} and ${fear.name}`,
        look,
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
          `Here comes ${hero.introduced}. Hello! "I can ${trick}!" What for? Nobody knows.`,
          `${hero.introduced} has a trick. It is this: ${trick}. Just for fun!`,
          `This is ${hero.introduced}. ${name} can ${trick}. Is it useful? Not at all.`,
          `${name} can ${trick}. Yes, ${hero.introduced}. All day long!`,
          `Who can ${trick}? ${hero.introduced} can. And what for? Nothing.`,
        ],
        scene: {
          setting: hero.being?.setting ?? fear.setting,
          actors: [{ who: hero, pose: 'stand', feeling: 'happy' }],
        },
      },
      {
        text: [
          `One thing made ${name} feel small. Can you guess? It was ${fear.name}. "${no}"`,
          `Cold soup? Fine. Odd socks? Fine. And ${fear.name}? "${no}" said ${name}.`,
          `But ${fear.name}? "${no}" said ${name}.`,
          `${name} likes jam. ${name} likes mud. But ${fear.name}? "${no}"`,
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
        text: [
          `Quick, ${name}! ${cap(h1?.first ?? '')}! Nobody can see you now. ${h1?.peep} "${no}"`,
          `Where did ${name} go? ${cap(h1?.first ?? '')}, that is where. Sit very still. "${no}"`,
          `${name} hid ${h1?.first}. ${h1?.peep} "${no}"`,
          `${name} hid ${h1?.first}. Shh. Wait. ${h1?.peep} "${no}"`,
        ],
        scene: {
          camera: 'close',
          actors: [{ who: hero, pose: 'hide', feeling: 'scared' }],
          things: h1 ? [h1.thing] : [],
        },
      },
      {
        text: [
          `Not a good place. Try again, ${name}. ${cap(h2?.first ?? '')}? ${h2?.peep} "${no}"`,
          `Off went ${name}. ${cap(h2?.first ?? '')}! But it was no better there. "${no}"`,
          `So ${name} hid ${h2?.first}. ${h2?.peep} "${no}"`,
          `Now where is ${name}? Look. ${cap(h2?.first ?? '')}! "${no}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: hero, pose: 'hide', feeling: 'worried' }],
          things: h2 ? [h2.thing] : [],
        },
      },
      {
        text: [
          `"Shall we ${sensed}, once?" said ${beside.name}. "A crumb of a ${sensed}." "A crumb," said ${name}.`,
          `${cap(beside.name)} moved up. ${name} moved in. "Can you ${sensed} from here?" It was a good here.`,
          `"${look}?" said ${beside.name}. "And then we stop." "And then we stop?" said ${name}.`,
          `${cap(beside.name)} came and sat close. "${look}," said ${beside.name}. "Then stop."`,
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
          `One, two, and ${sensed}! ${name} ${sensed}ed ${at} ${fear.seen}. One, two, and stop. Still all here.`,
          `${name} opened one ${part}. It ${sensed}ed ${at} ${fear.seen}. It came back safe. And stop.`,
          `${look} ${at} ${fear.seen}. ${sense ?? 'Hm. Was that all of it?'} And stop.`,
          `${look} ${at} ${fear.seen}. ${sense ?? 'One, two, three. Still here.'} Stop! Phew.`,
        ],
        scene: {
          camera: 'wide',
          actors: [{ who: hero, pose: 'look-up', feeling: 'curious' }, ...seen],
          things: shown,
        },
      },
      {
        text: [
          `Now a longer ${sensed}. One. Two. Three. Too long! Off ran ${name}. "${no}"`,
          `Was it nearer now? ${name} thought so. Was it bigger? Yes! Back, ${name}, back! "${no}"`,
          `A bigger ${sensed}. ${second ?? ''} Oh! Too big! Back, back, back. "${no}"`,
          `A bigger ${sensed}. ${second ?? ''} Oh! Oh! Much too big! "${no}"`,
        ],
        scene: { camera: 'close', actors: [{ who: hero, pose: 'run', feeling: 'scared' }] },
      },
      {
        text: [
          `"What was my trick for?" said ${name}. It was for now. ${use ?? 'Again. And again. Still here!'}`,
          `Then ${name} did it. ${name} can ${trick}! Once for the knees. Once for the nose. Better.`,
          `But who can ${trick}? ${name} can. ${use ?? 'Again. And again. Still here!'}`,
          `Wait. ${name} can ${trick}. ${use ?? 'Once. Twice. Still here!'} Look at that.`,
        ],
        scene: { camera: 'medium', actors: [{ who: hero, pose: 'stand', feeling: 'proud' }] },
      },
      {
        text: [
          `Lie down, ${name}. One last ${sensed}, the smallest yet. There. Now it is small too. Good night.`,
          `${name} is asleep. It was a very big day. And what was in it? A little ${sensed}.`,
          `Good night, ${night}. ${sentence(hero.isChild ? `A little ${sensed}` : hero.says)} Good night, ${name}.`,
          `One more ${sensed}. A sleepy one. Good night, ${night}. Good night, ${name}.`,
          `Is it there? Yes. Is ${name} there? Yes. Good night, both of you.`,
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
function helpful(use: string): string | null {
  const told = [5, 4, 3, 2, 1].map((sentences) => opening(8, use, sentences));
  return told.find((each) => each !== null && each.split(' ').length <= 12) ?? null;
}
