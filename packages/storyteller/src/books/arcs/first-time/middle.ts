import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../arc.ts';
import { cap, clause, fitting, gist, introducing, keeping, sentence, spoken, titled } from '../wording.ts';
import type { FirstTime } from './arc.ts';

/** Ways of not being the one who is new, each with the reason why it does not work. */
interface Dodge {
  readonly did: (name: string, b: string) => string;
  readonly but: (name: string, b: string) => string;
  readonly thing: ThingName | null;
  /** It can be done between two rooms. */
  readonly indoors?: true;
}
/** Before they set out. */
const AT_HOME: readonly Dodge[] = [
  {
    did: (name) => `${name} put on a big hat, so as to be somebody older.`,
    but: (name) => `But it came down over both eyes. And under the hat was ${name}.`,
    thing: 'hat',
    indoors: true,
  },
  {
    did: (name) => `${name} shut both eyes, so that it would not be there.`,
    but: () => `But the day was still there when they opened.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name) => `${name} tried to sneeze, so as to be too ill to go.`,
    but: () => `But the sneeze would not come.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name, b) => `${name} kept one step behind ${b}, like a shadow.`,
    but: () => `But a shadow has to go along, and so did this one.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name) => `${name} stopped to say good morning to a snail.`,
    but: () => `But the snail said nothing, and soon they had to go on.`,
    thing: null,
  },
  {
    did: (name) => `${name} put on a scarf and two coats, to be hidden.`,
    but: () => `But it was so hot in there that they all had to come off.`,
    thing: 'scarf',
    indoors: true,
  },
  {
    did: (name) => `${name} went all the way backwards, so as not to arrive.`,
    but: () => `But one gets there backwards too, in the end.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name) => `${name} went very slowly, and counted every crack in the path.`,
    but: () => `But even a slow path comes to an end.`,
    thing: null,
  },
];
/** When they are there. */
const THERE: readonly Dodge[] = [
  {
    did: (name, b) => `${name} stood behind ${b} and breathed in.`,
    but: (_, b) => `But ${b} kept moving about, and breathing in does not last.`,
    thing: null,
  },
  {
    did: (name) => `${name} turned round to face the other way.`,
    but: () => `But there was something new on that side too.`,
    thing: null,
  },
  {
    did: (name) => `${name} counted to ten, and hoped to be at home by then.`,
    but: () => `But ten came, and then eleven, and nothing had changed.`,
    thing: null,
  },
  {
    did: (name) => `${name} stood quite still, like a coat on a hook.`,
    but: () => `But nobody says hello to a coat, and somebody said hello.`,
    thing: null,
  },
  {
    did: (name) => `${name} got very interested in one button.`,
    but: () => `But it was only a button, and soon there was nothing more to see.`,
    thing: null,
  },
  {
    did: (name) => `${name} said nothing at all, so as not to be noticed.`,
    but: () => `But then everybody wondered who was so quiet.`,
    thing: null,
  },
  {
    did: (name) => `${name} looked straight up, so as to see nobody.`,
    but: (name) => `But everybody could still see ${name}.`,
    thing: null,
  },
];

const REFRAINS = [
  'Tomorrow would do',
  'I could come tomorrow',
  'Tomorrow is better',
  'Make it tomorrow',
  "Let's say tomorrow",
  'Tomorrow, I think',
  'I like tomorrow more',
] as const;

/** Told from five: "tomorrow would do", said at every door, until it means something else. */
export function middle({ hero, beside, helper, first, atHome, home, chance }: FirstTime): Told {
  const name = hero.name;
  const b = beside.name;
  const later = chance.pick(...REFRAINS.filter((each) => !atHome || !each.includes('come')));
  const [before, there] = [chance.pick(...AT_HOME.filter((dodge) => !atHome || dodge.indoors)), chance.pick(...THERE)];
  const away = atHome ? 'on the sofa' : 'at home';
  const weekday = chance.pick('a Monday', 'a Wednesday', 'a wet Friday');
  const gear = first.gearThing ? [first.gearThing] : [];
  const cry = sentence(first.cry);
  const step = goingOn(first.step1);
  const smells = first.sense.map((each) => fitting(14, sentence(each), '')).join(' ');
  return {
    title: titled(
      chance.pick(
        `${name} and ${first.place}`,
        later,
        `what ${name} could do`,
        'looking is part of it',
        `the first time`,
        `something new for ${name}`,
      ),
    ),
    refrain: later,
    pages: [
      {
        text: keeping(
          14,
          [
            `${hero.introduced} could ${first.skill}. ${hero.He} did it ${first.skillAt}. "${cry}" "What is that good for?" said ${b}. ${name} did not know.`,
            `"${cry}" That was ${hero.introduced}. ${hero.He} could ${first.skill}. Mostly it was done ${first.skillAt}. "Is it any use?" people asked. Nobody could think what for.`,
            `Some people can cook. Some people can mend a clock. ${hero.introduced} could ${first.skill}. "${cry}" You could hear it ${first.skillAt}.`,
          ],
          `"${cry}" That was ${hero.introduced}. It was a thing ${hero.he} could do. "Is it good for anything?" people asked. Nobody could think what.`,
        ),
        scene: { setting: home, actors: [{ who: hero, pose: 'stand', feeling: 'happy' }] },
      },
      {
        text: keeping(
          14,
          [
            `But today was ${first.today}. ${cap(b)} had got out ${first.gear}. "${sentence(first.ask)}" said ${name}. ${cap(b)} did not know. "We'll go and see," said ${b}. "${later}," said ${name}.`,
            `"Guess what today is," said ${b}. "It's ${first.today}." ${name} looked at ${first.gear}. "${sentence(first.ask)}" said ${name}. "That's a good question," said ${b}. "${later}," said ${name}.`,
            `Then it was ${first.today}. ${name} had never done it before. "They will all know how already," said ${name}. "${later}." "We'll find out together," said ${b}.`,
          ],
          `Then it was ${first.today}. "They will all know how already," said ${name}. "We'll find out," said ${b}. "${later}," said ${name}.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'think', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
          things: gear,
        },
      },
      {
        text: [
          `${name} did not want to go. ${before.did(name, b)} ${before.but(name, b)} "${later}," said ${name}. "Mm," said ${b}, and kept going.`,
          `${before.did(name, b)} Was that any good? ${before.but(name, b)} "${later}," said ${name}. ${cap(b)} waited, and then they both went on.`,
          `${before.did(name, b)} ${before.but(name, b)} "${later}," said ${name}. "Tomorrow we're doing the washing," said ${b}.`,
        ],
        scene: {
          setting: atHome ? 'living-room' : 'street',
          camera: 'medium',
          actors: [
            { who: hero, pose: 'walk', feeling: 'shy' },
            { who: beside, pose: 'walk', feeling: 'calm' },
          ],
          things: before.thing ? [before.thing] : [],
        },
      },
      {
        text: keeping(
          14,
          [
            `So this was it. ${smells} ${name} kept very close to ${b}. "${spoken(first.worry)}" whispered ${name}.`,
            `${name} had thought that it would be grey. It was not. ${smells} "It's only new," said ${b}. "It won't be new for long."`,
            `They went in. "${spoken(first.worry)}" said ${name} to ${b}, without moving any lips. ${cap(b)} looked, and could see what ${name} meant. ${smells}`,
          ],
          `And then they were there. ${smells} ${name} kept very close to ${b}, who was in no hurry at all.`,
        ),
        scene: {
          setting: first.setting,
          camera: 'wide',
          actors: [
            { who: hero, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          14,
          introducing(helper, [
            `"You must be ${name}," said somebody. It was ${helper.name}. ${there.did(name, b)} ${there.but(name, b)} "${later}," said ${name}. "All right," said ${helper.name}. "But you may look today, as you're here."`,
            `${fitting(14, `There was ${first.helper}.`, `Somebody came over. It was ${helper.name}.`)} "Hello," said ${helper.name}. ${there.did(name, b)} ${there.but(name, b)} "${later}," said ${name}. "You can look first," said ${helper.name}. "Looking is part of it."`,
            `${there.did(name, b)} ${there.but(name, b)} ${fitting(14, `Over came ${first.helper}.`, `Over came ${helper.name}.`)} "${later}," said ${name}, quickly. "Then just look today," said ${helper.name}, and smiled at ${b}.`,
          ]),
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: helper, pose: 'wave', feeling: 'happy' },
            { who: hero, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          14,
          [
            `So ${name} looked. Then ${hero.he} ${step}. That was one thing done. "Have you always known how?" said ${name}. "No," said ${helper.name}. "My first time was ${weekday}. I brought the wrong shoes."`,
            `Looking took quite a while, and nobody minded. Then ${name} ${step}. It was not so bad. "Well done," said ${helper.name}. "That was the first bit."`,
            `"Where do I start?" said ${name}. "Just here," said ${helper.name}. So ${name} ${step}. Nobody laughed, and nothing fell down.`,
          ],
          `Looking took quite a while, and nobody minded. "Did you know how, the first time?" said ${name}. "No," said ${helper.name}. "Nobody does."`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'stand', feeling: 'curious' },
            { who: helper, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          14,
          [
            `It was going well. And then ${goingOn(first.wobble)}. ${name} wanted to be ${away}. "${later}," said ${name}. "You're the one who says," said ${helper.name}.`,
            `But then ${goingOn(first.wobble)}. ${name} hid both eyes. "${later}," said ${name}. ${helper.name} knelt down, and waited.`,
            `Suddenly ${goingOn(first.wobble)}. It was all a bit too much. "${later}," said ${name}, in a small voice. "There's no hurry," said ${helper.name}.`,
          ],
          `Then something went a bit wrong. ${name} wanted to be ${away} already. "${later}," said ${name} to ${helper.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'cover', feeling: 'scared' },
            { who: helper, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          14,
          [
            `${name} took a deep breath. There was one thing that ${name} could do. "${cry}" ${sentence(first.use)}`,
            `Then ${name} remembered something. "${cry}" ${hero.He} had never tried it here. ${sentence(first.use)}`,
            `"I can't do this," said ${name}. "But I can do that." "${cry}" ${sentence(first.use)}`,
          ],
          `Then ${name} remembered the thing that was no use. "${cry}" It worked. It worked as if it had been made for this.`,
        ),
        scene: { camera: 'close', actors: [{ who: hero, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: [
          `"Well!" said ${helper.name}. "Where did you get that?" "I've always had it," said ${name}, and did it again. "${cry}" Now everybody wanted to see.`,
          `"Could you show me how you do that?" said ${helper.name}. So ${name} showed ${helper.name}, who was not very good at it. "It takes practice," said ${name}.`,
          `"Do that again," said ${helper.name}, and called somebody over to see. "${cry}" "I thought it was no use," said ${name}. "It was just what we needed," said ${helper.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'cheer', feeling: 'proud' },
            { who: helper, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: atHome
          ? [
              `It was over. "Already?" said ${name}. "But I've only just started." "It's late," said ${b}. ${name} looked at the clock. "${later}," said ${name}.`,
              `"That's all for today," said ${helper.name}. "All of it?" said ${name}. "When is there more?" ${cap(b)} began to work it out. "${later}," said ${name}.`,
              `"Bedtime," said ${b}. "Can I do it again?" said ${name}. "One day soon," said ${b}. "${later}," said ${name}, who meant it.`,
            ]
          : [
              `"Time to go," said ${b}. "Already?" said ${name}. "But I've only just started. Can we come back?" "One day soon," said ${b}. "${later}," said ${name}.`,
              `"That's all for today," said ${helper.name}. "All of it?" said ${name}. "When is there more?" ${cap(b)} began to work it out. "${later}," said ${name}.`,
              `${cap(b)} was holding the door. "Home?" said ${b}. ${name} did not want to go home yet. "Is there more of this?" "There can be," said ${b}. "${later}," said ${name}.`,
            ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'point', feeling: 'excited' },
            { who: beside, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          14,
          [
            `Afterwards ${clause(first.after)}. That night a sleepy voice came from under the covers. "${cry}" It was ${name}, who was already asleep.`,
            `Afterwards ${clause(first.after)}. ${name} told it all to ${b}, twice. Then ${hero.he} was asleep, with one word still to go.`,
            `"What was the best bit?" said ${b}, in the dark. ${name} thought for a long time. "${cry}" said ${name}, and was asleep.`,
          ],
          `That night, very small, from under the covers, came a sleepy noise. "${cry}" It was only ${name}, keeping in practice.`,
        ),
        scene: {
          setting: hero.isChild ? 'bedroom' : home,
          time: 'night',
          camera: 'wide',
          actors: [{ who: hero, pose: 'sleep', feeling: 'sleepy' }],
        },
      },
    ],
  };
}

/** A clause as it goes on inside a sentence, short enough to leave room for the beginning; names keep their capitals. */
function goingOn(text: string): string {
  const short = clause(gist(11, text) ?? text);
  return /^(?:I|Dr|Miss|Mr|Mrs)\b/.test(short) ? short : short.charAt(0).toLocaleLowerCase('en') + short.slice(1);
}
