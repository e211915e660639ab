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
    but: () => `But it was still there underneath, and so was everything else.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name) => `${name} had a cold coming on, and nearly a sneeze.`,
    but: () => `But the sneeze did not come, and the cold went off without it.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name, b) => `${name} kept one step behind ${b}, like a shadow.`,
    but: () => `But shadows go everywhere that people go, and so did this one.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name) => `${name} stopped to say good morning to a snail.`,
    but: () => `But snails are short, and so is what they say.`,
    thing: null,
  },
  {
    did: (name) => `${name} put on a scarf and two coats, to be hidden.`,
    but: () => `But two coats and a scarf are more to look at, not less.`,
    thing: 'scarf',
    indoors: true,
  },
  {
    did: (name) => `${name} went all the way backwards, so as not to arrive.`,
    but: () => `But a place does not mind which side of you comes first.`,
    thing: null,
    indoors: true,
  },
  {
    did: (name) => `${name} went very slowly, and counted every crack in the path.`,
    but: () => `But paths have an end, and there it was.`,
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
    but: () => `But the other way turned out to be full of it too.`,
    thing: null,
  },
  {
    did: (name) => `${name} counted to ten, and meant to be gone by then.`,
    but: () => `But ten came, and then eleven, and nobody had gone.`,
    thing: null,
  },
  {
    did: (name) => `${name} tried being a wall, with nothing written on it.`,
    but: () => `But nobody comes up to a wall and says good morning.`,
    thing: null,
  },
  {
    did: (name) => `${name} got very interested in one button.`,
    but: () => `But it was only a button, and soon there was no more of it.`,
    thing: null,
  },
  {
    did: (name) => `${name} said nothing at all, so as not to be noticed.`,
    but: () => `But nothing is so easy to notice as somebody saying nothing.`,
    thing: null,
  },
  {
    did: (name) => `${name} looked straight up, like somebody who had come about the weather.`,
    but: () => `But nobody had sent for anyone about the weather.`,
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
        'no use at all',
        'like a knee',
        'looking is part of it',
        `half of ${name} went in`,
      ),
    ),
    refrain: later,
    pages: [
      {
        text: keeping(
          14,
          [
            `"${cry}" It was ${hero.introduced} again. It had been ${name} yesterday, too. "What is that for?" said ${b}. ${name} thought about it. "It isn't for," said ${name}. "It's just there. Like a knee."`,
            `Ask what ${hero.introduced} was good at, and people had to think. There was one thing. "${cry}" ${b} had heard it every day for a year. It was always nice to hear it stop, said ${b}, and then one missed it.`,
            `${hero.introduced} could ${first.skill}. ${hero.He} did it ${first.skillAt}. "${cry}" Nobody thought it was useful. People were polite about it, and shut the door.`,
            `"${cry}" That was ${hero.introduced}. ${hero.He} could ${first.skill}. Mostly it was done ${first.skillAt}. "Is it good for anything?" people asked. Nobody could think what.`,
            `There are people who can cook. There are people who can mend a clock. ${hero.introduced} could ${first.skill}. "${cry}" It was done ${first.skillAt}, and nobody had asked for it.`,
          ],
          `"${cry}" That was ${hero.introduced}. It was a thing ${hero.he} could do. "Is it good for anything?" people asked. Nobody could think what.`,
        ),
        scene: { setting: home, actors: [{ who: hero, pose: 'stand', feeling: 'happy' }] },
      },
      {
        text: keeping(
          14,
          [
            `"Guess what today is," said ${b}. ${name} did not want to guess. Guessing makes things come sooner. "It's ${first.today}," said ${b}. "Yes," said ${name}. "I was afraid it was. ${later}."`,
            `Some days come quietly. This one came stamping, and it was ${first.today}. "I've been new at things," said ${b}. "I wore my lucky vest." ${name} had no lucky vest. "${later}," said ${name}.`,
            `"It won't take the whole day," said ${b}, who was ready. ${name} was not ready. ${name} had lost something, though it was hard to say what. "We could look for it on the way," said ${b}. "${later}," said ${name}.`,
            `Then it was ${first.today}. It had been coming all week, and now it was standing in the hall, with ${first.gear}. "${sentence(first.ask)}" said ${name}. "That's a good question," said ${b}. "We'll find out." "They will all know how already," said ${name}. "${later}."`,
            `But today was ${first.today}. ${cap(b)} had got out ${first.gear}. "${sentence(first.ask)}" said ${name}. ${cap(b)} did not know. "We could go and see," said ${b}. "I can't go until I know how," said ${name}. "${later}."`,
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
          `There is always something else one can do first. ${before.did(name, b)} ${before.but(name, b)} "${later}," said ${name}. "Mm," said ${b}, and kept going.`,
          `${before.did(name, b)} Was that any good? ${before.but(name, b)} "${later}," said ${name}, and ${b} nodded, and on they went.`,
          `So ${before.did(name, b)} ${before.but(name, b)} "${later}," said ${name}. ${cap(b)} said nothing, in a friendly way.`,
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
            `There was more of it than ${name} had thought. In ${name}'s head it was grey, with one chair. "It's not how I did it," whispered ${name}. "No," said ${b}. "You left out the colours."`,
            `Half of ${name} went in. The other half thought about it. ${cap(b)} waited for both. "Is it too late to be somebody else?" said ${name}. "Rather," said ${b}. "And it was you I came with."`,
            `They stopped on the very edge of it, where the new began. "You first," said ${name}. "Both first," said ${b}. So it was both first.`,
            `${smells} ${name} kept very close to ${b}, who was in no hurry at all. "${spoken(first.worry)}" whispered ${name}.`,
            `And then they were in it. "${spoken(first.worry)}" said ${name} to ${b}, without moving any lips. ${cap(b)} looked, and could see what ${name} meant.`,
          ],
          `And then they were in it. ${smells} ${name} kept very close to ${b}, who was in no hurry at all.`,
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
            `"You'll be ${name}," said somebody. It was ${helper.name}. ${there.did(name, b)} ${there.but(name, b)} "${later}," said ${name}. "All right," said ${helper.name}. "Shall we look at today, though, as it's here?"`,
            `${there.did(name, b)} ${there.but(name, b)} And there stood ${helper.name}, not minding a bit. "${later}," said ${name}. "Then that's when we'll do it," said ${helper.name}. "Today is only for looking."`,
            `${fitting(14, `There was ${first.helper}.`, `Somebody came over. It was ${helper.name}.`)} "Hello," said ${helper.name}. ${there.did(name, b)} ${there.but(name, b)} "${later}," said ${name}. "You can look first," said ${helper.name}. "Looking is part of it."`,
            `${there.did(name, b)} ${there.but(name, b)} ${fitting(14, `Over came ${first.helper}.`, `Over came ${helper.name}.`)} "${later}," said ${name}, quickly. "Then just look today," said ${helper.name}. "Somebody has to."`,
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
            `${name} looked for as long as it takes to eat a biscuit. "What was yours like?" said ${name}. "My first time? I cried into my hat," said ${helper.name}. "It was a good hat. It dried."`,
            `Looking is like hot soup. You start at the edge. ${name} looked at the near bit, and then the next. "Where did you start?" said ${name}. "Just where you are," said ${helper.name}. "Only with my eyes shut."`,
            `So ${name} looked. Then ${hero.he} ${step}. That was one thing done. "Have you always known how?" said ${name}. "Goodness, no," said ${helper.name}. "Everybody in here had a first time. Mine was ${weekday}. I brought the wrong shoes."`,
            `Looking took quite a while, and nobody minded. Then ${name} ${step}. It was not so bad, for a thing. "Did you know how, the first time?" said ${name}. "I didn't even know which end," said ${helper.name}.`,
            `"Is this how everyone looks?" said ${name}. "I used to look through my fingers," said ${helper.name}. So ${name} looked, and ran out of things to look at. Then ${name} ${step}. That was something done, and nobody could undo it.`,
          ],
          `Looking took quite a while, and nobody minded. "Did you know how, the first time?" said ${name}. "I didn't even know which end," said ${helper.name}.`,
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
            `Then, for no reason, it turned. One minute it was a place, and the next it was Too Much. ${name} looked for the way out, and found it at once. "${later}," said ${name}. "If you like," said ${helper.name}.`,
            `It came slowly, like a jug going over. First ${name} thought of being ${away}. Then ${name} thought of nothing else. "${later}," said ${name}, rather high. ${helper.name} got down to the same size, and waited.`,
            `But then ${goingOn(first.wobble)}. ${name} wanted to be ${away} already, under a blanket, being a cushion. "${later}," said ${name} to ${helper.name}.`,
            `It was going well. And then ${goingOn(first.wobble)}. ${name} thought about ${atHome ? 'the sofa' : 'the way home'}. "${later}," said ${name}. "You're the one who says," said ${helper.name}.`,
          ],
          `Then something went a bit wrong. ${name} wanted to be ${away} already, being a cushion. "${later}," said ${name} to ${helper.name}.`,
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
            `There was one part of ${name} that was not frightened. It was the silly part. It got up by itself and came out. "${cry}" It sounded the same here as ever. That was what was so good about it.`,
            `"${cry}" Who was that? Everybody turned to look, and so did ${name}. It was ${name}. It was only a small thing. But it pushed the big thing over by an inch, and an inch was enough.`,
            `"Wait," said ${name}. "I do know how to do one thing." ${hero.He} had said it before knowing which. "${cry}" Well, it was that one. And whatever had been so large sat down, to listen.`,
            `${name} took a breath to say it again. Something else came out. "${cry}" ${sentence(first.use)}`,
            `And all by itself, the useless thing began. "${cry}" ${name} had never tried it here. ${sentence(first.use)}`,
          ],
          `And all by itself, the useless thing began. "${cry}" It worked. It worked as if it had been made for this.`,
        ),
        scene: { camera: 'close', actors: [{ who: hero, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: [
          `Nobody said anything for a bit. "I've never once seen it done like that," said ${helper.name}. "I can do it slower," said ${name}, who was already starting. "${cry}"`,
          `${helper.name} wanted to know if it could be done backwards. ${name} tried. It could! It had never occurred to anybody. "You are useful to have about," said ${helper.name}. Nobody had said that before.`,
          `"Well!" said ${helper.name}. "Where did you get that?" "I've always had it," said ${name}. "At home they shut the door." "Here we open it," said ${helper.name}. So ${name} did it again. "${cry}" And once more, to be sure.`,
          `"Could you show me how you do that?" said ${helper.name}. ${name} looked round, to see who was meant. Then ${hero.he} showed ${helper.name}. ${helper.name} was not very good at it. "It takes practice," said ${name}.`,
          `"Do that again," said ${helper.name}, and called somebody over to see. "${cry}" "It's only a thing I do," said ${name}. "It's a thing you do here, now," said ${helper.name}.`,
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
              `It was over. There had been a beginning, and somebody had hidden the end. "Who says it's over?" said ${name}. "The clock," said ${b}. ${name} gave the clock a look. "${later}," said ${name}.`,
              `There was no more of it. ${name} looked behind ${b}, in case. "Where is the rest?" said ${name}. "That's kept for another day," said ${b}. "${later}," said ${name}.`,
              `"That's all for today," said ${helper.name}, too soon. "All of it?" said ${name}. "When is there more?" ${cap(b)} began to work it out. "${later}," said ${name}.`,
              `"Bedtime," said ${b}. ${name} looked at the clock. It had been going behind everybody's back. "Can I do it again?" said ${name}. "One day soon," said ${b}. "${later}," said ${name}.`,
            ]
          : [
              `It was over. There had been a beginning, and somebody had hidden the end. "Who says it's over?" said ${name}. "The clock," said ${b}. ${name} gave the clock a look. "${later}," said ${name}.`,
              `"Time to go," said ${b}. ${name} looked at the door. It had got much too near. "Can we come back?" said ${name}. "One day soon," said ${b}. "${later}," said ${name}.`,
              `"That's all for today," said ${helper.name}, too soon. "All of it?" said ${name}. "When is there more?" ${cap(b)} began to work it out. "${later}," said ${name}.`,
              `${cap(b)} was holding the door. "Home?" said ${b}. ${name} had forgotten that there was a home. "Is there more of this?" said ${name}. "There can be," said ${b}. "${later}," said ${name}.`,
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
            `"Tell me the best bit," said ${b}, in the dark. There was a long think. "${cry}" said ${name}, and was asleep. That was all anybody got.`,
            `The day went away a piece at a time. Last of all went a small silly sound, the one that was no use. It was not quite finished when ${name} fell asleep.`,
            `Afterwards ${clause(first.after)}. And that night, very small, from under the covers, came a sleepy noise. "${cry}" It was only ${name}, keeping in practice.`,
            `Afterwards ${clause(first.after)}. ${name} told it all twice, and the ceiling once. Then ${hero.he} was asleep, with one word still to go.`,
            `${name} lay in bed and thought about all of it, in order. "${cry}" said a very sleepy voice. Then there was only the dark, and tomorrow on its way.`,
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
