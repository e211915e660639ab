import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  "And that's a promise!",
  'I promise!',
  "That's a promise!",
  'It is a promise!',
  'And I promise it!',
  "Now that's a promise!",
  'You have my promise!',
  'A promise is a promise!',
  'I promise you that!',
  'And that I promise!',
] as const;
const TITLES = ['the wobbly table', 'one vote under the table', "that's a promise", 'who put paper under it'];

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly T: Figure;
  /** What one is when one has won: "class president", "on the school council", "mayor". */
  readonly office: string;
  /** Who votes: "the class". */
  readonly folk: string;
  readonly room: string;
  readonly setting: SettingName;
  readonly refrain: string;
  readonly title: string;
}

const OFFICE =
  /\b(class president|school president|class captain|team captain|class rep(?:resentative)?|head (?:boy|girl)|prefect|line leader|mayor|president|captain|class monitor)\b/;

function partsOf(going: Going): Parts {
  const { A, raw, company, chance } = going;
  const { B } = withSchoolFriend(going);
  const found = OFFICE.exec(raw)?.[1];
  const town = found === 'mayor';
  const office = /council/.test(raw)
    ? 'on the school council'
    : found === 'class president' || found === undefined
      ? 'class president'
      : /^(?:mayor|president|captain|prefect|head)/.test(found) || found.endsWith('president')
        ? found
        : `${found}`;
  return {
    A,
    B,
    T: company.person(
      [A.name, B.name].includes('Miss Plum') ? 'Miss Finch' : 'Miss Plum',
      town ? 'librarian' : 'teacher',
    ),
    office,
    folk: town ? 'the village' : 'the class',
    room: town ? 'the village hall' : 'the classroom',
    setting: town ? 'library' : 'classroom',
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}

/** One promises everything, and one has for weeks put paper under the short leg of a table. That is where the last vote goes. */
export const WOBBLE: EventPlot = { id: 'wobble', young, middle, old };

function young(going: Going): Told {
  const { A, B, T, office, room, setting, refrain, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const short = office.replace('school ', '');
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'kneel', 'calm')] },
        `The big table has one short leg. Wobble! ${A.introduced} puts paper under it.`,
        `Wobble, goes the table in ${room}. ${A.introduced} puts paper under one leg.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(B, 'cheer', 'excited'), seen(A, 'stand', 'shy')] },
        `They vote for who is ${short}. ${t} asks. "Me!" says ${b}. "And me," says ${a}.`,
        `${t} lets them vote. "I will be ${short}!" says ${b}. "Or me," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'proud')], things: ['cake'] },
        `${b} goes first. "You will all get cake. ${refrain}" Everybody cheers.`,
        `"Cake for you all!" says ${b}. "${refrain}" How they cheer!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited'), seen(T, 'stand', 'surprised')] },
        `"A slide, and no stairs! ${refrain}" They cheer even more.`,
        `"And no more stairs! Only slides! ${refrain}" says ${b}. Hooray!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'proud')] },
        `Now it is ${A.names} turn. "I will mend the table." Nobody cheers.`,
        `And ${a}? "I want to mend the table," says ${a}. It is very quiet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm')], things: ['box'] },
        `They all get a bit of paper. It is the vote. The box is on the table.`,
        `Each one gets a paper to vote. The box for it is on the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['box'] },
        `Wobble! The box slides. ${a} needs paper, quick! There is just one bit. The vote!`,
        `Oh no! Wobble! The box will fall! ${a} has one bit of paper. The vote!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['box'] },
        `${a} puts it under the leg. The box stands still.`,
        `Under the leg it goes. Now the table does not wobble.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'shy'), seen(T, 'stand', 'surprised')],
        },
        `${t} counts. Five and five! One is missing. "It is under the leg!" says ${b}. "Have mine, ${a}!"`,
        `Five for ${b}, and five for ${a}. One is under the leg. ${b} sees it. "Then I vote for ${a}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy')] },
        `So ${a} is ${office}. The table gets a new leg. "${refrain}" says ${a}.`,
        `Now ${a} is ${office}. They mend the table. "No wobble," says ${a}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, T, office, room, setting, refrain, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'kneel', 'calm')] },
        `The big table in ${room} had one short leg. If you leaned on it, it said tock. Each morning ${A.introduced} folded some paper and pushed it under. Each evening it was swept away again. Nobody else had noticed.`,
        `Tock, said the big table in ${room}, whenever anybody wrote on it. One of its legs was too short. ${A.introduced} put a folded bit of paper there every day. By the next day somebody had always swept it up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(B, 'cheer', 'excited'), seen(A, 'stand', 'shy')] },
        `"Today we vote," said ${T.introduced}. "Who would like to be ${office}?" ${B.introduced} was up before she had finished. Then, quite slowly, there was one more hand. It was ${A.names}.`,
        `"There's going to be an election," said ${T.introduced}. "Who wants to be ${office}?" "Me!" cried ${B.introduced}. "Me, me, me!" "And I'd like to, too," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'proud')], things: ['cake'] },
        `${b} spoke first. "If you vote for me, there will be cake every day, with cream. ${refrain}" They all clapped. You could nearly smell it.`,
        `The first speech was ${B.names}. "No more cabbage," said ${b}. "There will be cake, morning and afternoon. ${refrain}" There was a great cheer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited'), seen(T, 'stand', 'surprised')] },
        `"And a slide in place of the stairs," said ${b}. "And an elephant. ${refrain}" "Where would it live?" asked ${t}. "At your house," said ${b}. They stamped with their feet.`,
        `It went so well that ${b} went on. "And slides for stairs! And Mondays off! And an elephant for everybody! ${refrain}" "Everybody?" said ${t}. But no one could hear her.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'proud')] },
        `Then it was ${A.names} turn. "I'd mend the table," said ${a}. They waited. "Is that all?" said somebody. "It does wobble," said ${a}, and sat down.`,
        `${a} stood up, with one sheet of paper. There was one line on it. "I would have the big table mended," read ${a}. It was so quiet that you could hear the tap. "And the elephant?" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hold', 'calm', 'box'), seen(B, 'stand', 'proud')], things: ['box'] },
        `Everybody got one slip of paper, to write a name on. ${t} put a box with a slot on the big table. "One each," she said. "There are no more." One by one they came up, and dropped it in.`,
        `"Here's a slip for each of you," said ${t}. "Write a name on it, and put it in this box." The box stood on the big table. It got fuller and fuller. Tock, said the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['box'] },
        `${a} was the last. Just then the table went tock, and the box began to slide. It was at the edge! ${a} felt in every pocket for paper. There was only one bit in the world. It was the vote.`,
        `Last of all came ${a}. Tock! The table tipped, and the box slid towards the edge, with all the votes. A bit of paper was needed, and at once. ${a} had one. It had a name on it already.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['box'] },
        `${a} looked at it for one moment. Then ${a} folded it twice, and pushed it under the short leg. The box stood still. Nobody had seen.`,
        `There was no time to be sorry. ${a} knelt down and folded it small. Under the leg it went. The table stood like a rock, and not one vote had fallen out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'hold', 'surprised', 'letter'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'shy')],
        },
        `${t} counted aloud. "Ten for ${b}. And ten for ${a}!" She turned the box over and shook it. "There are twenty-one of us. One vote is missing." Everyone looked about on the floor.`,
        `They all held their breath. "Ten for ${a}," said ${t}, "and ten for ${b}. Somebody hasn't voted!" She looked under the box. ${b} looked under the table.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'surprised'), seen(A, 'stand', 'shy')] },
        `It was ${b} who found it, down by the leg. "That's your vote," said ${b}. "You'd have won with it!" "The box would have fallen," said ${a}. "They were your votes, too." ${b} sat there on the floor, and thought.`,
        `"Here's paper under the leg!" said ${b}, and pulled. Tock! The table tipped, and ${b} pushed the paper back. "It's your vote, ${a}! You used it for this?" "It wobbled," said ${a}. ${b} had never been so quiet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(T, 'stand', 'happy')] },
        `"I want mine back," said ${b}. "I want to vote for ${a}." So ${a} was ${office}, by eleven to nine. And the table was the first thing. Since then it has not said tock. "And it never will," said ${a}. "${refrain}"`,
        `"I take back my own vote," said ${b}, "and give it to ${a}." That made eleven. So ${a} was ${office} now. The big table got a new leg. "What about the elephant?" said ${b}. "It can sit on the table," said ${a}. "${refrain}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, T, office, folk, room, setting, refrain, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'kneel', 'calm')] },
        `There's always one thing that everybody has got used to. In ${room} it was the big table. It had three legs and something that had once been a leg. When you leaned on it, it said tock. ${A.introduced} couldn't get used to it. Every morning ${a} folded a bus ticket, or a sweet paper, and put it under. Every evening the broom took it away. It had been going on like that since September, and no one knew.`,
        `Tock, said the big table in ${room}. It said it when you wrote, and when you rubbed out, and once in the middle of a minute's silence. One leg was short by the thickness of a bus ticket folded in four. ${A.introduced} knew that exactly. ${a} had put one there each morning, all the autumn, before the others came. They were swept up at night. It did not bother ${a}. It was only a bit of paper.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(B, 'cheer', 'excited'), seen(A, 'stand', 'shy')] },
        `"Friday is election day," said ${T.introduced}. "Who is going to stand?" ${B.introduced} had been standing for some time, on a chair. Anyone could see ${b} being ${office}. ${b} had the voice for it, and the hair. Then another hand went up at the back, as far as the ear. "I'd like to be ${office} as well," said ${a}. People turned round to find out who had said that.`,
        `It was put up on the door: on Friday, ${folk} would vote. ${B.introduced} signed first, in green, right across the page. ${b} was born to be ${office}; it was only a matter of telling people. Underneath there was just room for one more. By Tuesday, somebody had written there in pencil. "Who's that?" said ${b}. It was ${a}. "Well, good luck," said ${b}, and meant it, as you do to somebody who can't win.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'proud')], things: ['cake'] },
        `On Wednesday ${b} made the first speech. "I've listened to you all," said ${b}, "and I know what you want. It's cake. It will be every day, at eleven, with cream. ${refrain}" They cheered. "Where will it come from?" asked ${a}. "That," said ${b}, "is exactly the sort of question that has kept us from having any."`,
        `${b} began with cabbage, on the Wednesday, and how there'd be no more of it. From there it went on to cake. "Two sorts," said ${b}, "and nobody will have to finish the first. ${refrain}" By the end of it, ${b} was being carried. "You'll never get them that," said ${a} afterwards. "No," said ${b}. "But they liked it, didn't they? When did you last make anybody as happy as that?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited'), seen(T, 'stand', 'surprised')] },
        `On Thursday there had to be more, since they had had the cake. So it was slides in place of stairs, and Mondays off. "And an elephant," shouted ${b}, who couldn't stop. "${refrain}" "To do what?" asked ${t}, quite interested. "To be ours!" cried ${b}. You could not answer that. There was a poster of it by lunch, six feet long.`,
        `But a promise wears off overnight, and on Thursday they wanted a bigger one. ${b} gave them slides. ${b} gave them a week with two Saturdays, and in the end, rather pale, an elephant. "Each," said ${b}. "${refrain}" They roared. Only ${t} looked at ${b} as you look at somebody who is running downhill and can't stop. And it was all painted on a poster, six feet long.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'proud')] },
        `${a} had written a speech too. It had been longer. But whenever ${a} came to a sentence that might not come true, it had to go. In the end there was one left. "I'd have the big table mended," said ${a}. They waited for the rest. "Tock," said somebody at the back, and they laughed; but it was quite a thoughtful laugh.`,
        `"And ${a}?" said ${t}. ${a} stood up. "I've been trying to think what I could really do," said ${a}. "I could go and ask for a new leg, for the table. I'd go on asking." That was it. There was a sort of hole where the cheer should have been. "It's not much of a promise," ${b} whispered. "No," said ${a}. "But I looked at it from below."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'hold', 'calm', 'box'), seen(B, 'stand', 'proud'), seen(A, 'stand', 'calm')],
          things: ['box'],
        },
        `They voted on Friday, at two. ${t} had cut up twenty-one slips, and not one more, so that it should be fair. The box stood on the big table with a slot in its lid. They went up one at a time. ${a} waited, with a pencil and a slip. It was a strange thing, to write down your own name and hope. But ${b} had done it, in green, and so ${a} did.`,
        `There were twenty-one slips, counted twice. "If you lose it, that's that," said ${t}. "There are no spare votes in the world." The box was on the big table. You went behind the map to write. ${b} took no time at all, and did it in green. ${a} took the longest of anybody. It seemed a bit rude, to vote for yourself. But if I don't, thought ${a}, why should the others?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')], things: ['box'] },
        `So ${a} was the last, and everybody had leaned on the table by then. The bus ticket had gone from under it. Tock. The box moved a little. Tock! It moved to the very edge. There was the lid, which wasn't stuck down, and below there was a puddle from somebody's boots. It wanted a bit of paper, now. ${a} had one bit of paper. It said ${a}.`,
        `When ${a} came to the table, it was swaying like a boat. Twenty people had pushed past it. The ticket was gone. And the box was on its way, bit by bit, to where the floor was wet from the mop. Another tock would do it. All their names would run. ${a} had two hands, and no ticket, and no sweet paper. There was only the slip.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: ['box'] },
        `It could have gone into the box, and taken its chance with the others. It's not easy to fold up the only thing you've got. ${a} did it in half, and in half again, and knelt down. It fitted as if it had been measured. The table stood. Above, in the dark, twenty votes lay dry on top of one another, and half of them were for ${b}.`,
        `You could think about it for a year, or for as long as it takes a box to slide. Most of those were very likely votes for an elephant. They were votes, though. ${a} folded the slip in four, with the name inside, and put it where a bit of paper goes. Then ${a} stood up again, and walked to the back, and had not voted.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'hold', 'surprised', 'letter'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'shy')],
        },
        `${t} made two heaps. They grew like two people on a stair. "Ten for ${b}," she said at last, "and ten for ${a}." Some of them, it seemed, had thought about it after the cheering. "But we are twenty-one. Whose is missing?" Nobody said anything. ${a} looked at a shoe.`,
        `It took a long time, because nobody could believe it. Ten had wanted the elephant. And ten, in small writing, had wanted the table. "So it hangs on one," said ${t}, "and that one isn't here." She turned the box upside down. "Who hasn't voted?" ${a} could have said it then. But it sounded so much like something that people say to be thanked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'kneel', 'surprised'), seen(A, 'stand', 'shy'), seen(T, 'stand', 'surprised')],
        },
        `${b} crawled about for it with the rest. So it was ${b} who saw the leg from below, for the first time. There was paper under it. There were scraps of old bus tickets all round, like leaves. ${b} read the name on the slip, lying there, and put it back, because the table had begun to sway. "You only needed this," said ${b} from below. "It was won." "It would all have got wet," said ${a}. "Yours too."`,
        `"It's under here," said ${B.names} voice. It was an odd voice. ${b} had pulled it out, and the table had said tock. ${b} had held up the corner with a shoulder until it was back in. "There are dozens of old ones," said ${b}. "How long have you been doing this?" "Since September," said ${a}. "Every day? And you never said so? You could have said that!" "It wasn't a promise," said ${a}. "I'd done it already."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'point', 'determined'), seen(A, 'stand', 'surprised'), seen(T, 'stand', 'happy')],
        },
        `${b} got up with dust on both knees. "I want to change mine," said ${b}. "You can't win, then," said ${t}. "I know that," said ${b}. "I can count. I could never have got the elephant through the door." And ${b} took the green one off the heap, and crossed it out. It made eleven to nine. It was the first thing that week that ${b} hadn't promised, but done.`,
        `"Can you take a vote back?" said ${b}. "Only your own," said ${t}. "Then I want it." It lay on top, in green. ${b} looked at it as you look at a good hat that doesn't fit. Then ${b} put it on the other heap. "Eleven," said ${b}, quite loudly. "${a} is ${office}. And I had the better speeches." "You had," said ${a}. "By miles."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')] },
        `They had a man in on Monday, who sawed the other three legs to match. He sawed a hair too much. Tock, said the big table, to the other side. ${a}, who was ${office} now, felt in every pocket. But ${b} had got there first, with a long sheet of paper, closely written, about cake. ${b} folded it in eight. It fitted perfectly. "So that was what it was good for," said ${b}. "${refrain}"`,
        `${a} went and asked, and went on asking, and in March there was a new leg. It was a little too long. Tock. They stood and looked at it, ${a} and ${b}. "It wants something under the other three," said ${a}. ${b} thought, and went away, and came back with a poster, six feet of elephant, and a pair of scissors. "I said they'd get it," said ${b}. "${refrain}" And the table stood.`,
      ),
    ],
  };
}
