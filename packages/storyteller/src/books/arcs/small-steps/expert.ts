import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import {
  bare,
  cap,
  clause,
  fitting,
  gist,
  inBrief,
  introducing,
  keeping,
  sentence,
  titled,
  within,
} from '../wording.ts';
import type { SmallSteps } from './arc.ts';
import { sensing } from './fear-told.ts';
import { helpful } from './young.ts';

/** Where somebody hides who wants to go on looking. */
const HIDING = [
  ['behind a chair', 'chair'],
  ['under a blanket', 'blanket'],
  ['behind an umbrella', 'umbrella'],
  ['under a basket', 'basket'],
  ['behind a pillow', 'pillow'],
  ['in a box', 'box'],
] as const;

/** For the smallest: whoever is afraid of a thing looks at it more than anybody does, and can show it to the next one. */
export function expertYoung({ hero, beside, small, fear, chance }: SmallSteps): Told {
  const h = hero.name;
  const b = beside.name;
  const s = small.name;
  const [[first, firstThing], [second, secondThing]] = chance.some(
    2,
    // In a box and under a basket it is dark as well.
    fear.atNight ? HIDING.filter(([where]) => where.startsWith('behind')) : HIDING,
  ) as readonly [(typeof HIDING)[number], (typeof HIDING)[number]];
  const { sensed, part } = sensing(fear.name);
  const spies =
    sensed === 'listen'
      ? chance.pick('I hear you!', 'I can hear you!')
      : chance.pick('I see you!', 'I can see you!', 'I saw that!');
  const r = `"${spies}"`;
  const trick = within(8, `And ${h} can ${fear.habit}.`) ? fear.habit : 'hum a little hum';
  const use = trick === fear.habit ? (helpful(fear.trickUse) ?? 'Again, and again.') : 'Hmm, hmm, hmm.';
  const what = gist(8, fear.sense) ?? 'It was all still there.';
  const shown = fear.shown ? [fear.shown] : [];
  const there = fear.figure ? [seen(fear.figure, 'stand', 'calm')] : [];
  const night = bare(fear.name);
  return {
    title: titled(chance.pick(clause(spies), `${h} and ${fear.name}`, `one ${part} open`, `who knows ${fear.name}?`)),
    refrain: spies,
    pages: [
      page(
        { setting: hero.being?.setting ?? fear.setting, actors: [seen(hero, 'stand', 'happy')] },
        `This is ${hero.introduced}. ${h} can ${trick}. It is only for fun.`,
        `Who can ${trick}? ${cap(hero.introduced)} can. Just for fun!`,
      ),
      page(
        {
          setting: fear.setting,
          weather: fear.weather,
          ...(fear.atNight ? { time: 'night' as const } : {}),
          camera: 'wide',
          actors: [seen(hero, 'cover', 'scared')],
          things: shown,
        },
        `But ${h} does not like ${fear.name}. Not one bit. ${r} said ${h}.`,
        `Oh dear. ${h} is scared of ${fear.name}. ${r} said ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'hide', 'worried')], things: [firstThing] },
        `${h} hid ${first}. But one ${part} came out. ${r}`,
        `Where is ${h}? ${cap(first)}! But look, one ${part}. ${r}`,
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'hide', 'curious')], things: [secondThing] },
        `Then ${h} hid ${second}. Out came two ${part}s! ${r}`,
        `Now ${h} is ${second}. Two ${part}s are out! ${r}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(hero, 'look-up', 'curious'), seen(beside, 'stand', 'calm'), ...there],
          things: shown,
        },
        ...(sensed === 'listen'
          ? [
              `They held hands, ${h} and ${b}. They listened to ${fear.seen}. ${what} ${r}`,
              `Hand in hand, ${h} and ${b} listened to ${fear.seen}. ${what} ${r}`,
            ]
          : [
              `They held hands, ${h} and ${b}. They looked at ${fear.seen}. ${what} ${r}`,
              `${h} held on to ${b}. One look at ${fear.seen}. ${what} ${r}`,
            ]
        ).map((text) => fitting(8, text, `${h} held on to ${b}. ${what} ${r}`)),
      ),
      page(
        { camera: 'close', actors: [seen(small, 'hide', 'scared'), seen(hero, 'stand', 'surprised')] },
        `But who is this? It is ${small.introduced}! "Is it gone?" said ${s}. "Help, ${h}!"`,
        `Sniff, sniff. Who is that? It is ${small.introduced}! ${s} was scared. ${h} saw.`,
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'kneel', 'determined'), seen(small, 'sit', 'worried')] },
        `"I know ${fear.them}," said ${h}. "I looked and looked. Hold on to me, ${s}."`.replace(
          'looked and looked',
          sensed === 'listen' ? 'listened and listened' : 'looked and looked',
        ),
        `${h} was scared too. But ${h} knew. "Hold on," ${h} told ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'stand', 'proud'), seen(small, 'stand', 'curious')] },
        fitting(
          8,
          `"We can ${trick}!" said ${h}. ${use} ${s} did it too.`,
          `"Do as I do," said ${h}. ${use} ${s} did it too.`,
        ),
        `What can ${h} do? ${cap(trick)}! ${use} So can ${s}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(small, 'cheer', 'happy'), seen(hero, 'cheer', 'happy')],
        },
        `${r} said ${s}. And ${h} said it too. Now nobody hid.`,
        `Up got ${s}. Up got ${h}. ${r} they said.`,
      ),
      page(
        {
          setting: hero.isChild ? 'bedroom' : (hero.being?.setting ?? 'bedroom'),
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(hero, 'sleep', 'sleepy')],
        },
        `Good night, ${night}. Good night, ${h}. One eye is open. Now it is shut.`,
        `Sleep now, ${h}. One eye shuts. Two eyes shut. Good night, ${night}.`,
      ),
    ],
  };
}

const REFRAINS = ['Somebody has to know', 'It is best to know', 'One ought to know', 'I like to know'];

/** From five: nobody knows as much about a thing as whoever is afraid of it, and one day that is wanted. */
export function expertMiddle({ hero, beside, small, fear, chance }: SmallSteps): Told {
  const h = hero.name;
  const b = beside.name;
  const s = small.name;
  const refrain = chance.pick(...REFRAINS);
  const says = `"${refrain}," said ${h}.`;
  const { sensed, at } = sensing(fear.name);
  const [way, other] = fear.avoid;
  const shown = fear.shown ? [fear.shown] : [];
  const there = fear.figure ? [seen(fear.figure, 'stand', 'calm')] : [];
  const one =
    fear.scary === null
      ? `Page one said: WATCH OUT.`
      : fitting(14, `Page one said: ${clause(fear.scary)}.`, sentence(fear.scary), 'Page one said: WATCH OUT.');
  const sense = inBrief(14, fear.sense);
  const truth = gist(14, fear.truth) ?? 'It had never once been looking back.';
  const use = inBrief(14, fear.trickUse);
  const can = fitting(14, `${h} could ${fear.habit}.`, `${h} knew one odd little trick.`);
  const trick = fitting(14, `"I can ${fear.trick}," said ${h}.`, `So ${h} did that.`);
  const failed = (each: readonly [string, string]): string =>
    fitting(14, `${h} ${each[0]}. But ${clause(each[1])}.`, `${h} ${each[0]}. But that was no good.`);
  return {
    title: titled(
      chance.pick(`all about ${fear.name}`, refrain, `what ${h} knew`, `${h} and ${fear.name}`, 'page three'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: hero.being?.setting ?? (hero.isChild ? 'living-room' : fear.setting),
          camera: 'medium',
          actors: [seen(hero, 'sit', 'calm')],
        },
        ...keeping(14, [
          `Nobody for miles knew as much about ${fear.name} as ${hero.introduced}. That was because ${h} was afraid of ${fear.them}. You keep an eye on such a thing. ${says} ${can} But that was just for fun.`,
          `There were two things to know about ${hero.introduced}. ${can} That was just for fun. And ${h} was afraid of ${fear.name}. So ${h} knew more about ${fear.them} than anybody. ${says}`,
        ]),
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'sit', 'determined', 'pencil')], things: ['pencil', 'book'] },
        `It was all written in a book, in pencil. ${one} Nobody else seemed to have noticed. They went about as if it were nothing. ${says}`,
        `${h} kept a book about it, and a pencil on a string. ${one} You had to wonder how other people could stroll about and hum. ${says}`,
      ),
      page(
        {
          setting: fear.setting,
          weather: fear.weather,
          ...(fear.atNight ? { time: 'night' as const } : {}),
          camera: 'wide',
          actors: [seen(hero, 'hide', 'worried')],
          things: shown,
        },
        `Page two was for ways to get by. First ${failed(way)} Then ${failed(other)} "Does not work," wrote ${h}, twice.`,
        `There had to be a way round. ${failed(way)} Next day ${failed(other)} Both got a line through, on page two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(beside, 'sit', 'calm'), seen(hero, 'sit', 'shy')], things: ['book'] },
        ...introducing(beside, [
          `${cap(b)} read the book from one end to the other. "This is good," said ${b}. "But page three is empty." ${h} knew. Page three was for what you see close to. "I'd hold on to you," said ${b}. "When you say stop, we stop."`,
          `"May I?" said ${b}, and read the book quite slowly. "You know more than I do. What goes on page three?" "What it's like from near," said ${h}, very low. "We could go and see," said ${b}. "You say when to stop."`,
        ]),
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(hero, 'look-up', 'curious'), seen(beside, 'stand', 'calm'), ...there],
          things: shown,
        },
        fitting(
          14,
          `${h} held on tight and ${sensed}ed ${at} ${fear.seen}. ${sense} "Stop," said ${h}. They stopped. "That was page three," said ${b}. It had been the longest page of all.`,
          `${h} held on tight, and ${sensed}ed. ${sense} "Stop," said ${h}. They stopped. "That was page three," said ${b}. It had been the longest page of all.`,
        ),
        `They went as near as ${h} wanted, and that was not near. ${sense} "Is it safe to write that down?" said ${h}. "It's true," said ${b}. So down it went, with only a small wobble in the letters.`,
      ),
      page(
        { camera: 'medium', actors: [seen(hero, 'think', 'curious'), seen(beside, 'sit', 'happy')], things: ['book'] },
        `Page four of the book they found out together, in little bits. ${sentence(truth)} "Well!" said ${b}. "I never knew that. And I've been about for years." ${says}`,
        `After that there was no holding the book. It got a page four. ${sentence(truth)} "Who told you?" said ${b}. "Nobody," said ${h}. "I ${sensed}ed."`,
      ),
      page(
        { camera: 'close', actors: [seen(small, 'hide', 'scared'), seen(hero, 'stand', 'surprised')] },
        `Then one day there was somebody in the way who could not go on. It was ${small.introduced}, quite flat, and shaking. "What's it going to do?" ${s} asked everyone. They said "Oh, nothing," and went by. They did not know. They had never ${sensed}ed.`,
        `And one day ${h} heard a sniff. Down by the wall sat ${small.introduced}, with both eyes shut. "Does anybody know about ${fear.them}?" said ${s}. People shook their heads. They had places to be. There was just one in the whole world who did know.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(hero, 'kneel', 'determined', 'book'), seen(small, 'sit', 'worried')],
          things: ['book'],
        },
        `${h} was just as frightened. But ${h} knew. So ${h} got out the book and sat down beside ${s}. It seemed kinder to leave out page one. "Page three," ${h} began. ${s} opened one eye.`,
        `${h} wanted to go by, too. But it was all there in the book. "Move up, ${s}," said ${h}. "I'll read it to you. We needn't begin with page one." They began with three. By the end of four ${s} was looking.`,
      ),
      page(
        { camera: 'close', actors: [seen(hero, 'stand', 'determined'), seen(small, 'stand', 'curious')] },
        `"But what do you do?" said ${s}. There was no page for that. ${h} thought hard. ${trick} ${use} "Oh," said ${s}, and did it too.`,
        `"And then?" said ${s}. The book stopped there. What could ${h} do? ${can} ${use} They both did it, and that was page five.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(small, 'stand', 'happy'), seen(hero, 'stand', 'proud')],
        },
        `"How do you know so much?" said ${s}, when it was done. "I'm afraid of ${fear.them}," said ${h}. ${s} thought that over. "I see," said ${s}. "You'd have to be. The others never look."`,
        `"You must be very brave," said ${s}, "to know all that." "No," said ${h}. "I'm afraid of ${fear.them}. That's how I know." Nobody had ever told ${s} that this could be good for something.`,
      ),
      page(
        {
          setting: hero.isChild ? 'bedroom' : (hero.being?.setting ?? 'bedroom'),
          time: 'night',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(hero, 'sit', 'sleepy', 'pencil')],
          things: ['pencil', 'book'],
        },
        fitting(
          14,
          `That night there was one more line for the book. ${h} looked for the pencil. It said: ${clause(fear.friend)}. Then ${h} turned back to page one. It was still true. But it was not the whole book any more.`,
          `That night ${h} took the pencil and turned back to page one. It was still true. But it was not the whole book any more.`,
        ),
        `There was nothing on the front of the book yet. ${h} took the pencil. ALL ABOUT ${fear.name.toLocaleUpperCase('en')}. By ${h}, who is afraid of ${fear.them}. And then, smaller: a bit.`,
      ),
    ],
  };
}
