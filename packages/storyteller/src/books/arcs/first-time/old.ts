import type { Told } from '../../arc.ts';
import { cap, clause, fitting, introducing, keeping, sentence, spoken, titled } from '../wording.ts';
import type { FirstTime } from './arc.ts';
import { lowered } from './lowered.ts';

/** Other things on the list, each after "Number one was". */
const USELESS = [
  'knowing when the telephone was about to ring, just after it had',
  'doing an impression of the fridge',
  'saying the alphabet backwards as far as W',
  'walking behind people without ever catching up',
  'telling Tuesdays from Wednesdays by the smell',
  'remembering what everybody had for lunch last week',
  'keeping a straight face at a goat',
  'guessing how many peas, and being nearly right',
  'knowing which stair is about to creak',
  'yawning with a shut mouth',
  'saying thank you to lifts',
  'peeling an orange so that it looks as if it had not been',
  'telling twins apart, if they had not moved',
  'being able to find the other glove',
  'thinking of a good answer on the way home',
  'humming two tunes, though not together',
] as const;

/** Where the skill stands on the list, and what stands after it. */
const NUMBERS: readonly (readonly [string, string])[] = [
  ['four', 'five'],
  ['six', 'seven'],
  ['nine', 'ten'],
  ['eleven', 'twelve'],
  ['three', 'four'],
  ['seventeen', 'eighteen'],
];

/** Told from eight: a list of useless things, a laugh that stayed in the room, and doing it anyway. */
export function old({ hero, beside, helper, newest, first, atHome, home, chance }: FirstTime): Told {
  const name = hero.name;
  const b = beside.name;
  const [u1, u2, u3] = chance.some(3, USELESS);
  const [number, following] = chance.pick(...NUMBERS);
  const cry = sentence(first.cry);
  const looking = chance.pick(
    "I'm only looking",
    "I've only come to look",
    'Just looking, thank you',
    "I'm here to look",
    "It's only for a look",
    "I'm just having a look",
    "I'm really only looking round",
  );
  const gear = first.gearThing ? [first.gearThing] : [];
  const said = fitting(20, `There was ${first.helper}.`, `There was ${helper.name}.`);
  const smells = first.sense.map((each) => fitting(20, sentence(each), '')).join(' ');
  const wobble = clause(first.wobble);
  return {
    title: titled(
      chance.pick(
        `number ${number} on the list`,
        `useless things ${name} can do`,
        `${name} is only looking`,
        'the laugh on the bus',
        'so far',
        `${name} keeps a list`,
        `what ${name} put at number ${number}`,
      ),
    ),
    refrain: looking,
    pages: [
      {
        text: keeping(
          20,
          [
            `The list was on the back of an old calendar, and ${hero.introduced} was rather proud of how honest it was. USELESS THINGS I CAN DO, it said at the top. There was ${u1}. There was ${u2}. Further down came number ${number}, and that was hardly even words. It went, "${cry}" Nobody would have paid to see it. Nobody had offered.`,
            `There was a list, and only one person had ever read it, and that was ${hero.introduced}, who wrote it. At the top was ${u1}. Lower down was ${u2}. Every line of it was true, and no line of it was any use. The most useless was number ${number}. It was so useless that ${name} did it every day. "${cry}"`,
            `${hero.introduced} kept a list. It was called USELESS THINGS I CAN DO, and it was longer than you would think. Number one was ${u1}. Number two was ${u2}. And number ${number} was this. ${name} could ${first.skill}. ${hero.He} did it ${first.skillAt}. "${cry}"`,
            `Some people collect stamps. ${hero.introduced} collected things that were no use, and wrote them in a list. There was ${u1}. There was ${u2}. Number ${number} was the one ${hero.he} did most. ${hero.He} could ${first.skill}. It was done ${first.skillAt}. "${cry}"`,
            `"What can you do?" people ask, when you are new. They do not mean it. ${hero.introduced} had a whole list. There was ${u1}. There was ${u2}. At number ${number}, ${name} could ${first.skill}. That was done ${first.skillAt}. "${cry}" None of it had ever been any use.`,
          ],
          `${hero.introduced} kept a list. It was called USELESS THINGS I CAN DO, and it was longer than you would think. Number one was ${u1}. And number ${number} was a thing ${hero.he} did every day. "${cry}"`,
        ),
        scene: { setting: home, actors: [{ who: hero, pose: 'think', feeling: 'happy' }] },
      },
      {
        text: [
          `The word USELESS had been put in later, with a different pen. ${name} remembered the day. There were visitors. "Go on, show them," said somebody, and ${name} did number ${number}, the whole of it. There was a pause. Then there was a laugh, just the one, from the back. "I thought it was a nice laugh," said ${b}. "It wasn't your list," said ${name}.`,
          `Nobody else had ever heard of number ${number}, except for one person, and that person had laughed. It took about a second. They had probably forgotten it by supper. But ${name} had kept it, as you keep a stone in a pocket. It was surprising how often one found it there. "You could put it down somewhere," said ${b}. "Where?" said ${name}. ${b} could not say where.`,
          `Once, only once, ${name} had done number ${number} where other people could see. Somebody had laughed. It was not an unkind laugh, particularly. But it was the sort that stays in the room when everyone has gone home. After that, number ${number} was done in private. "Does it matter?" said ${b}. "No," said ${name}. "It's useless anyway. It says so on the list."`,
          `"You should show people number ${number}," said ${b}. "I did," said ${name}. "Somebody laughed." "Perhaps they liked it." ${name} had thought of that, late at night, and had not been able to make it fit. A laugh is easy to catch and very hard to give back. So number ${number} stayed at home, where it was not doing any harm.`,
          `There was a reason why it was on that list, and the reason had happened at a bus stop. ${name} had done number ${number} there, without thinking, in front of eleven people. One of them laughed. The bus came, and the laugh got on. It seemed to ${name} that it had been riding about the town ever since. "I expect it's got off by now," said ${b}. "You can't be sure," said ${name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'sit', feeling: 'sad' },
            { who: beside, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          20,
          [
            `${cap(first.today)} had always been next week, and ${name} had got used to it there. Then one morning it was not next week any more, and ${b} was up early, being casual. "We needn't stay," said ${b}. "You could just see what it's like." "I can do seeing," said ${name}. "I'm good at that. It isn't even on the list."`,
            `There are three ways out of ${first.today}, and ${name} had thought of all of them. It could be cancelled. It could snow until Friday. Or one could be somebody else, with a different life. It did not snow. Nobody rang. "You might only go to look," said ${b}. ${name} turned this over, and could not find the trick in it.`,
            `Then it was ${first.today}. It had been a long way off for weeks, and now it was in the hall, with ${first.gear}. "${sentence(first.ask)}" said ${name}. ${cap(b)} did not say "Don't be silly". ${cap(b)} said, "I don't know. We could find out, and I'd be there for the finding out." "I might only look," said ${name}. "You might," said ${b}.`,
            `The trouble with ${first.today} was that it was today. ${cap(b)} had got out ${first.gear}. "${sentence(first.ask)}" said ${name}. "That's a real question," said ${b}, "and I haven't got a real answer. I could make one up." "No, thank you," said ${name}. "I shall just go and look. Looking isn't doing."`,
          ],
          `The trouble with ${first.today} was that it was today. ${cap(b)} had got out ${first.gear}. "I shall just go and look," said ${name}. "Looking isn't doing." "No," said ${b}. "But it's nearer to it than the sofa is."`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'stand', feeling: 'worried' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
          things: gear,
        },
      },
      {
        text: [
          `They were early, because ${b} believed in being early. So there was time to stand about. ${name} found a bit of ${b} to hold on to, and then a lower bit, where it showed less. "It's only a place," said ${b}. "So is the moon," said ${name}.`,
          `It is strange to walk in somewhere and be the only new thing in it. ${name} could feel the newness, like a label left on a jumper. Anybody could have read it. "Does it show?" said ${name}. "A bit," said ${b}. "It does on everyone. It comes out in the wash."`,
          fitting(
            20,
            `${smells} There was a great deal of it, and all of it knew what it was doing. "${spoken(first.worry)}" said ${name}, very low. ${cap(b)} did not argue. It might even have been true. They stood just inside, like two people waiting for a bus.`,
            `${smells} There was a great deal of it, and all of it knew what it was doing. They stood just inside, ${name} and ${b}, like two people waiting for a bus.`,
          ),
          fitting(
            20,
            `You can practise a place in your head for weeks. But you always leave things out. ${smells} "${spoken(first.worry)}" whispered ${name}. "I see what you mean," whispered ${b}. It helped, a little, not to be the only one who saw it.`,
            `You can practise a place in your head for weeks. But you always leave things out. ${smells} ${name} looked at ${b}. ${cap(b)} had not expected it either. It helped, a little.`,
          ),
        ],
        scene: {
          setting: first.setting,
          camera: 'medium',
          actors: [
            { who: hero, pose: 'stand', feeling: 'shy' },
            { who: beside, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: introducing(helper, [
          `Somebody was coming over, in no hurry. That was worse, because it left time to think. "I'm ${helper.name}," said the somebody. "And you'd like to be let alone for a minute." "${looking}," said ${name}, astonished. "Have two," said ${helper.name}. So ${name} had two, and then several more. It was all very interesting. But none of it came any nearer by being looked at.`,
          `"Nobody has to do anything," said ${helper.name}, before ${name} could say a word. It was a good opening. It left ${name} with nothing to push against. "${looking}," said ${name}, all the same. "I look at it every day," said ${helper.name}. "I'm not tired of it yet." They looked, one on each side. But there is a glass in front of a thing that you only look at, even when there isn't.`,
          `${said} "Would you like to come closer?" said ${helper.name}. "${looking}," said ${name}. "Good," said ${helper.name}. "Looking is part of it." So ${name} looked, as hard as possible, in the hope that looking would turn into knowing. It did not. You can look at soup all day and still be hungry.`,
          `${said} "New?" said ${helper.name}. "${looking}," said ${name}. "Then you've come to the right place for it. You can see everything from here." It was true. ${name} could see everything. ${hero.He} watched how they all did it, and tried to learn it off by heart. But it was like learning to whistle from a book.`,
          `${said} "Come and see," said ${helper.name}. "${looking}," said ${name}. "That's what I said. Come and see." It was hard to find anything wrong with that. ${name} saw for some time. It seemed to be the kind of thing that gets clearer the longer you look, up to a point. And then you find that you have been standing at the point for a while.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: helper, pose: 'wave', feeling: 'happy' },
            { who: hero, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          20,
          [
            `There was a first bit, which nearly anyone could do, and ${helper.name} pointed it out. It took ${name} three goes to begin and one to finish. "There," said ${helper.name}, and looked somewhere else, which was tactful. For the second bit ${name} tried to copy exactly how ${helper.name} stood. But it was like writing with somebody else's hand. "${looking}," said ${name}, to cover it.`,
            `"I could tell you how," said ${helper.name}, "but you'd only have to forget it again." So they did a very little, side by side, and ${name} did not know that it was anything until it was over. The next part was bigger. ${name} went at it fast, to get by before it noticed. But it noticed. "${looking}," said ${name}, coming back.`,
            `After that ${name} tried doing what the others did. "They're only waiting," said ${helper.name}. "You're doing that already." "${looking}," said ${name}, in case anyone had noticed. Then, since there was nothing left to try, ${name} ${clause(first.step1)}. Nobody cheered. That was the nice thing about it.`,
            `"Would it help to start small?" said ${helper.name}. "How small?" "As small as there is." So ${name} ${clause(first.step1)}. It was a very small thing, and it was done, and nobody could take it back. ${name} tried to do the next one by pretending to be someone else. But whoever it was did not know how either. "${looking}," said ${name}.`,
          ],
          `After that ${name} tried doing what the others did. "They're only waiting," said ${helper.name}. "You're doing that already." "${looking}," said ${name}, in case anyone had noticed. Then ${name} did one very small thing, the smallest there was. Nobody cheered. That was the nice thing about it.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'walk', feeling: 'curious' },
            { who: helper, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          20,
          [
            `For a while it went well. Then ${name} noticed that it was going well, and that is like noticing your own tongue. Everything got larger. The way out got very clear, with a shine all round it. "We can stop there," said ${helper.name}. "It would still count." And in the middle of all this came number ${number}, quite politely, to ask if it could help.`,
            `It is always a small thing. This was so small that ${name} could never say, afterwards, what it had been. But it was the tin at the bottom of the pile, and down came everything on top. "Say when," said ${helper.name}, "and we'll go and sit outside." ${name} heard that from a long way off. What ${name} heard from close by was number ${number}, which had got its foot in the door.`,
            `And it might have gone on like that. But then ${lowered(wobble)}. It was nobody's fault. Everything inside ${name} went towards the door, and the rest of ${hero.him} very nearly followed. "Shall we stop?" said ${helper.name}, bending down. "You're the one who says." ${name} took a breath to say yes. And there, at the front of the queue, was number ${number}.`,
            `${cap(wobble)}. It was only that. But things pile up, and this was the one on top. ${name} could see the door from here. ${hero.He} could see ${b}, getting ready to stand up. "We can stop," said ${helper.name}. "Stopping is allowed." And all the time something was tugging at ${name} from inside, something useless. It was number ${number}.`,
          ],
          `Then something went a bit wrong, and it was nobody's fault. "Shall we stop?" said ${helper.name}. "You're the one who says." ${name} wanted to say yes. But at the front of the queue was number ${number}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'cover', feeling: 'scared' },
            { who: helper, pose: 'kneel', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `You could not do it quietly. ${name} had tried that at home, and it was not the same thing at all. It had to be done out loud, or left alone. And here was the whole place with its ears on. One laugh, thought ${name}. That was what it cost, and you paid first. ${atHome ? 'The sofa' : 'Going home'} was free. ${name} counted up what there was inside, and there was just about enough.`,
          `It would help. ${name} was almost sure of it. It would help exactly here. But it was not private here. There were a great many ears in the room, and every one of them would hear. Somebody would laugh. They always do. On the one side there was the door, and ${atHome ? 'the sofa' : 'going home'}, and nobody ever knowing. On the other side there was number ${number}. ${name} shut both eyes.`,
          `Here is what ${name} thought, all in about a second. If I do it, they will look. If they look, somebody will laugh. If I don't do it, I shall go away, and be somebody who went away. That's allowed. But I shall know I had the very thing, and kept it on a list. It was a long second. ${name} came out of the other end of it and took a breath.`,
          `There is a kind of arithmetic you do at such times. Door, so many steps. Eyes, so many pairs. Number ${number}, one. ${name} added it up, and it came out wrong, so ${name} added it up again. However you did it, somebody laughed at the end. But in one of the sums ${name} was outside by then, and would never know what came next. ${name} had always wanted to know what came next.`,
        ],
        scene: { camera: 'medium', actors: [{ who: hero, pose: 'think', feeling: 'worried' }] },
      },
      {
        text: keeping(
          20,
          [
            `"${cry}" It went out over everyone's heads and left a quiet behind it. ${name} stood in the quiet and found that it was a good size. There was room to turn round. What had been far too much was now only as much as there was. It could be done. It was even, from here, quite interesting.`,
            `It did not come out as it did at home. It came out with a crack down the middle, and it was number ${number} all the same. "${cry}" And the thing that had been sitting on ${name} since breakfast got up, and went to look for somewhere else to sit.`,
            `"${cry}" It came out louder than at home. ${sentence(first.use)} It did not work like a trick. It worked like a key you have carried about for years, and used for scratching your ear, until one day you meet the door.`,
            `"${cry}" There. It was out, and it could not be put back. ${sentence(first.use)} ${name} opened one eye. Nothing had fallen down. If anything, the place had come a little closer, and sat.`,
          ],
          `"${cry}" It came out louder than at home. It worked. It worked like a key you have carried about for years, until one day you meet the door.`,
        ),
        scene: { camera: 'close', actors: [{ who: hero, pose: 'stand', feeling: 'determined' }] },
      },
      {
        text: [
          `Then it came, from somewhere on the left, a laugh. ${name} went hot, and waited to be sorry. But this one had a question at the end of it. "Did you make that up," said ${helper.name}, who was the one, "or does it run in the family?" "It's on a list," said ${name}. "I should think it is. What do you keep underneath?" "There's ${u3}," said ${name}. "Good heavens," said ${helper.name}.`,
          `And somebody laughed. ${name} had known they would. It was the very same sort of laugh. It came in and looked for a place to stay. But there was no room, because ${name} was busy. "Do that again," said ${helper.name}. "I want to see how it goes." "It's no use for anything," said ${name}. "So I see," said ${helper.name}. "Slower, this time."`,
          `Somebody did laugh. It went all round the room and came back. ${name} waited for it to hurt. It did, a bit, like a bath that is nearly too hot, and then it was only warm. "What do you call that?" said ${helper.name}. "Number ${number}," said ${name}. "How many are there?" ${name} told ${helper.name} about ${u3}. It was ${helper.name} who laughed then, and it was quite a different noise.`,
          `There was a laugh, quite near. ${name} turned round to see whose it was. ${name} had not done that the time before. It was only a laugh. It had a person on the end of it, and the person was trying to do number ${number}, rather badly. "How does it go?" said ${helper.name}. "We'd all like to know." "It's no use for anything," said ${name}. "I can see that," said ${helper.name}. "Show us."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'stand', feeling: 'proud' },
            { who: helper, pose: 'cheer', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `The last to come was called ${newest.name}${atHome ? ', from next door' : ''}, and stood with one foot in and one foot out. "${looking}," said ${newest.name}. ${helper.name} opened a kind mouth, and then shut it again, and glanced at ${name}. So it was ${name} who went. "That's the best spot," said ${name}. "Nobody bumps you there. I've used it." ${newest.name} brought in the other foot.`,
          `It was nearly ${atHome ? 'supper' : 'time to go'} when the door opened again. Somebody stood there, holding on very tight to a sleeve. "This is ${newest.name}${atHome ? ' from next door' : ''}," said ${helper.name}. "Would you like to come closer?" "${looking}," said ${newest.name}, to the floor. ${name} knew that floor. "Looking is part of it," said ${name}. "I can show you where you see it best."`,
          `There was somebody new by the wall, trying to look like some more wall. It was ${newest.name}${atHome ? ' from next door' : ''}. "${looking}," said ${newest.name}, before ${helper.name} had even asked. "I know," said ${name}. "So was I." They looked at it together for a bit. "What was that noise before?" said ${newest.name}. "I heard it from the street. I nearly went home, and then I wanted to know what it was."`,
          `"There's one more," said ${helper.name}. "This is ${newest.name}${atHome ? ' from next door' : ''}, who isn't stopping." "${looking}," said ${newest.name}, from behind a collar. ${name} went and stood next to the collar. It seemed rude to say anything. After a while ${newest.name} said, "Is it hard?" "The standing here is the hard bit," said ${name}. "You've nearly done it."`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: newest, pose: 'stand', feeling: 'shy' },
            { who: hero, pose: 'kneel', feeling: 'happy' },
            { who: helper, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(20, [
          `There was no hurry about the list that night. ${name} read it down from the top, as you look at people whom you may have been wrong about. There was ${u2}. Had anyone ever really tried that? ${name} put the pencil away. "${cry}" said the dark, quite loudly, and did not mind who heard.`,
          `The list was longer by bedtime, but not at the bottom. Beside every number there was now a small empty box, ruled with care, for ticks. One of the boxes was full. ${name} sharpened the pencil, to have it ready, and looked for a good while at ${u1}.`,
          `Afterwards ${clause(first.after)}. And that night ${name} got out the list and found number ${number}. ${hero.He} crossed it out, neatly, with a ruler. It left a gap. The others would have to move up. ${name} looked at number ${following} for a while, and then at the ceiling, and began to wonder.`,
          `Afterwards ${clause(first.after)}. "How was it?" the list would have said that night, if lists could. ${name} took number ${number} off, and did not throw it away. ${hero.He} started a new page, and put it at the top. There was a good deal of room underneath.`,
          `That night the house heard it twice, once through the wall and once through the floor. "${cry}" Nobody came to ask. On the table was a list, with one thing crossed out. And under USELESS THINGS I CAN DO, in small pencil, somebody had put: so far.`,
        ]),
        scene: {
          setting: hero.isChild ? 'bedroom' : home,
          time: 'night',
          camera: 'wide',
          actors: [{ who: hero, pose: 'sit', feeling: 'calm' }],
        },
      },
    ],
  };
}
