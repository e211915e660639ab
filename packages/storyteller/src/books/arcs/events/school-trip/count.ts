import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page, withSchoolFriend } from '../page.ts';
import { outingOf } from './where.ts';

const REFRAINS = [
  'One is missing!',
  'Somebody is missing!',
  'One too few!',
  'We are one short!',
  'One of us is gone!',
  'One is not here!',
  'Still one too few!',
  'There is one gone!',
  'One has got lost!',
  'That is one short!',
] as const;
const TITLES = ['one is missing', 'count again', 'one too few', 'who is not here', 'one apple each'];

const teacher = ({ company, A, B, K }: Going): Figure =>
  company.person([A.name, B.name, K.name].includes('Miss Plum') ? 'Miss Finch' : 'Miss Plum', 'teacher');

/** Whoever counts the class finds that one is missing, for whoever counts leaves out one. */
const plot: EventPlot = { id: 'count', young, middle, old };
export const COUNT: EventPlot = {
  id: 'count',
  young: (going) => kinBeside(plot).young(withSchoolFriend(going)),
  middle: (going) => kinBeside(plot).middle(withSchoolFriend(going)),
  old: (going) => kinBeside(plot).old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const { place, setting, sight } = outingOf(going);
  const T = teacher(going);
  const t = T.name;
  const refrain = chance.pick(...REFRAINS);
  // Five in all: with the child as a third there is one other, else there are twins.
  const rest = third ? `${third.name} and Tom` : 'the twins';
  const rests = third ? [seen(third, 'stand', 'happy')] : [];
  const all = [seen(T, 'stand', 'worried'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy'), seen(T, 'walk', 'happy'), ...rests],
        },
        `A school trip to ${place}! ${A.introduced} goes. ${B.introduced} goes. So do ${rest}. And ${t}. That is five.`,
        `A school trip! ${A.introduced}, ${B.introduced}, ${rest}. And ${t}! Five go to ${place}.`,
      ),
      page(
        { camera: 'medium', actors: all },
        `${t} counts them all. "One, two, three, four. ${refrain}"`,
        `"Are we all here?" says ${t}. "One, two, three, four. Oh! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'curious')], things: ['bush'] },
        `They look behind a bush. Nobody! Under a bench. Nobody!`,
        `Under the bench? No. Behind the bush? No.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'worried'), seen(B, 'stand', 'calm'), seen(T, 'stand', 'worried')],
        },
        `"Let me," says ${a}. "One, two, three, four. ${refrain}"`,
        `Now ${a} counts, with ${t} as well. "One, two, three, four. ${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'shout', 'worried'), seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')],
        },
        `"Hello!" they all call. "Hello!" Nobody comes.`,
        `They all call. "Hello!" Not a peep.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'worried'), seen(A, 'stand', 'calm'), seen(T, 'stand', 'worried')],
        },
        `"Let me," says ${b}. "One, two, three, four. ${refrain}"`,
        `Now ${b} counts. ${a} is one. ${t} is two. Three, four. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'hold', 'sad', 'basket'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['apple'],
        },
        `So they sit down, all sad. ${t} has five apples in a basket.`,
        `They all sit down. ${t} has five apples in a basket.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'reach', 'calm'), seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')],
          things: ['apple'],
        },
        `One apple for ${a}. One for ${b}. Two for ${rest}. One for ${t}. None is left over!`,
        `${t} gives them out. ${a} has an apple. ${b} has one. ${t} has one. All five are gone!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'cheer', 'excited'), seen(T, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `"Then we are all here!" says ${a}. "${t}, you did not count you!" "Nor did you," says ${b}.`,
        `"Five apples, five of us!" says ${a}. "I did not count me!" ${b} laughs.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(T, 'walk', 'happy')] },
        `Off they go, to see ${sight}. "One, two, three, four," counts ${a}. "And me!"`,
        `Now they go and see ${sight}. ${t}, ${a}, ${b}, ${rest}. Five! All here.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, third, chance } = going;
  const { place, setting, sight } = outingOf(going);
  const T = teacher(going);
  const t = T.name;
  const refrain = chance.pick(...REFRAINS);
  const more = third ? [seen(third, 'walk', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy'), seen(T, 'walk', 'happy'), ...more],
        },
        `Twelve of them got on the coach. ${t} was the teacher, and had a list and a bag of apples. ${A.introduced} sat beside ${B.introduced}. They were off on a school trip to ${place}, to see ${sight}.${comesToo}`,
        `The school trip was to ${place}. The driver counted them as they got on, and said, "Twelve." ${A.introduced} wanted to see ${sight}. ${B.introduced} wanted to know when there would be lunch. ${t} had the apples.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'worried'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')] },
        `There they stood in a row. ${t} went along it with one finger. "Nine, ten, eleven." The finger stopped. There was no more row. "${refrain}" said ${t}, and went quite white. "${cap(sight)} will have to wait."`,
        `"Let's see if we're all here," said ${t}, when they had got down. ${t} counted from one end of the row to the other. It came to eleven. ${t} counted back again. It was eleven from that side, too. "${refrain}" said ${t}. "Nobody moves until we've got everybody."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'curious')], things: ['bush'] },
        `They looked for whoever it was. They looked under the coach, behind a bush and in all the bins. ${a} found a glove. "Is it somebody with one glove?" said ${b}. But everybody had two, or else none.`,
        `So they spread out and looked. ${b} looked in the coach. ${a} looked behind each bush and under each bench, and found a hat. It was a very small hat, and it was from last year.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'worried'), seen(B, 'stand', 'calm'), seen(T, 'stand', 'worried')],
        },
        `"You may have made a mistake," said ${a} to ${t}. "Stand in the row, and I'll do it." ${a} walked along, and touched each one on the shoulder, ${t} as well. "Ten, eleven," said ${a}. "No, it's true. ${refrain}"`,
        `"Let me count," said ${a}. "I'm good at it." ${t} stood at the end of the row, to make it fair. ${a} counted heads. There were eleven, and the last of them was ${t}. "${refrain}" said ${a}, and looked about.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'shout', 'worried'), seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')],
        },
        `They called. It is hard to call somebody when you do not know who it is. "Hello!" shouted ${t}. "You!" shouted ${b}. "Whoever you are!" shouted ${a}. A man put his head out of a window. He was not one of them.`,
        `"What's the name?" said ${b}. "Then we can call it." They thought and thought. It was nobody they could think of. "How sad," said ${a}. "We've forgotten them already." So ${t} only called out, "Hello!" and "Do come back!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'determined'), seen(A, 'stand', 'calm'), seen(T, 'stand', 'worried')],
        },
        `"You went too fast," said ${b}. "It's my turn." ${b} counted slowly, and put a pebble down in front of each. There were eleven pebbles. "${refrain}" said ${b}. They all looked at the pebbles. ${t} had something in one eye.`,
        `${b} had another try, and made them sit still. "${a} is one," said ${b}, "and ${t} is two." It went on to eleven, and there it ended. "${refrain}" said ${b}, in a small voice.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'hold', 'sad', 'basket'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['apple'],
        },
        `By now it was noon. Nobody wanted to see ${sight} without the one who was gone. "You must eat something," said ${t}. "I brought twelve apples. One will be left." It was the saddest thing that ${a} had ever heard.`,
        `They sat down on the grass to be sad. "I packed an apple for everyone," said ${t}, and opened the bag. "Twelve. I counted them this morning." "We'll keep the last one," said ${a}, "in case." ${b} nodded, and could not speak.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'reach', 'calm'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')],
          things: ['apple'],
        },
        `The apples went from hand to hand. ${b} had one, and ${a} had one, and so on round the ring. The last apple came to ${t}, who bit into it. ${a} looked into the bag. "Where's the one that's left?" said ${a}.`,
        `Round went the bag. Everybody took one, and ${t} took the last, with a sigh. ${a} held the bag upside down. Nothing fell out. "But there's got to be one over," said ${a}. "Who's had two?" Nobody had.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(T, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `"Twelve apples," said ${a}, slowly, "and twelve of us are eating. So who was missing when ${t} counted?" They all turned round. "You were," said ${b}. "You didn't count yourself, ${t}! And when ${a} counted it was ${a}!" "And then it was you," said ${a}.`,
        `Then ${a} jumped up. "Count again, ${t}, and say the names!" ${t} did. It came to eleven. "And who's that with the apple?" said ${a}, and pointed straight at ${t}. "Oh," said ${t}. "Oh, my goodness. It's me." "And it was me before," said ${a}. "And I was the third," said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(T, 'run', 'happy')] },
        `How they laughed! Three had been missing, and all three had been looking, too. Then they ran, because there was just enough time. They saw ${sight}, and there was nobody who did not.`,
        `${t} laughed until the list fell in the grass. There was an hour left, and they ran all the way to ${sight}. They were just in time. "It's good that we're all here," said ${b}, and took a bite.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(going.G, 'stand', 'happy')],
          things: ['plate'],
        },
        `That evening ${a} put out the plates for supper. ${a} counted the family, on two hands, and put out one plate for each. Then everybody sat down. There was one plate too few. "${refrain}" said ${going.g}. "I know who that is," said ${a}.`,
        `"How many are we for supper?" asked ${going.g}. ${a} counted, and laid the plates, and sat down. There was no plate there. "${refrain}" said ${a}, and laughed, and told it all.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, third, chance } = going;
  const { place, setting, sight, door } = outingOf(going);
  const T = teacher(going);
  const t = T.name;
  const refrain = chance.pick(...REFRAINS);
  const more = third ? [seen(third, 'walk', 'happy')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'calm'), seen(T, 'walk', 'happy'), ...more],
        },
        `For ${B.introduced} there was only one reason to go on the school trip, and it was ${sight}. One could see it at ${place}, until one o'clock, and then it was shut for a year. ${b} had drawn it eleven times from pictures. ${A.introduced} was coming along for the ride. "Twelve," said the driver, when they had all climbed in, and ${t}, who had the apples, wrote that down.${comesToo}`,
        `"We are twelve," said ${t}, on the coach, "and twelve we shall be when we come home. I never lose anybody." It was a school trip, to ${place}. ${A.introduced} had the window, and waved to cows. ${B.introduced} had a pencil behind one ear. ${b} was going to draw ${sight}. It was shut at one o'clock, and ${b} had waited for it since the spring.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'point', 'worried'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'excited')],
        },
        `It was ten when they got there. ${t} stood them up along the wall and counted. One could see the moment when it went wrong. The finger came to the end of the row, and went on a little, into the air. "Eleven," said ${t}. "${refrain} Stay exactly where you are." ${b} looked up at the clock.`,
        `They lined up under the clock, which said ten. ${t} walked along the line, with the lips moving, and turned, and came back. Then ${t} took off the glasses and wiped them. "I make it eleven," said ${t}. "I make it eleven both ways. ${refrain}" The ${door} of ${place} stood open behind them. One could see the arrow that said where ${sight} was.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'worried')], things: ['bush'] },
        `They turned over the whole of the car park. They looked in the coach and under it, and the driver was made to get out and be looked behind. ${a} was good at this sort of thing, and went into each bush up to the waist. There was a glove, and a kite, and somebody's sandwich from the summer. Nobody was attached to any of them. It took until half past ten.`,
        `A search is quite exciting to begin with. ${a} led it. They went through every bush, two by two, and knocked on the bins. They found a hat, and they held it up, and it belonged to none of them. "That makes it worse," said ${a}. "Now it's somebody without a hat." ${b} had looked behind one tree, and had then stood and looked at the ${door}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(B, 'stand', 'calm'), seen(T, 'stand', 'worried')],
        },
        `"It's easy to get it wrong, when one's upset," said ${a}, kindly. "You stand with the others, ${t}, and I'll do it." So ${t} stood in the row. ${a} took them one by one by the sleeve, with ${t} at the end. "Eleven," said ${a}. It was a shock. One likes to be right about other people's sums. "It's true, then. ${refrain}" "Who, though?" said ${b}.`,
        `${a} was the best in the class at numbers. "Would you go and stand on the left, ${t}?" said ${a}. "It'll be quicker if somebody calm does it." It was quicker. It came to eleven, with ${t}, and nobody had been done twice. ${a} felt a cold little hole open, just where the twelfth should have been. "${refrain}" said ${a}. "And we don't even know what they're called."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'shout', 'worried'), seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')],
        },
        `That was the worst of it. They said all their names over, and every one was there. "It must be somebody quiet," said ${t}, "and we've simply never noticed." There's nothing that makes one feel so bad. They remembered all the times when they'd picked teams, or told jokes, and had not looked round. "Hello!" called ${a}. "We did like you!" called ${b}. The clock said half past eleven.`,
        `They tried to think who sat where. There was no gap. They'd been so used to whoever it was that they hadn't left so much as a dent. "I shall never forgive myself," said ${t}. "All those mornings, and I can't see the face." They stood and shouted, "You!" into the wind, and, "Come back! We're sorry!" It was the kindest that class had ever been to anybody. It was ten to twelve.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'worried'), seen(A, 'stand', 'calm')] },
        `${b} was standing next to the ${door}. Straight on, said the arrow, and to the left. One would need ten minutes, and a pencil. Nobody was counting any more. "Go," said ${a}, who could see what was going on in there. "I'll say that you're looking in there." ${b} had one foot over the line. "If it was me who'd got lost," said ${b}, "I'd want to be looked for." And ${b} took the foot away.`,
        `At noon a keeper came out. "I'll be shutting that part at one," said the keeper. "If one or two would like to slip in?" Everybody looked at ${b}. They had all seen the drawings. ${b} had been waiting for this since the spring. ${b} took the pencil from behind one ear, and looked at it. "Somebody's out there," said ${b}, "who was looking forward to it as well." The pencil went into a pocket.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'determined'), seen(A, 'stand', 'calm'), seen(T, 'stand', 'sad')],
        },
        `"I'll count," said ${b}, "and I'll do it properly." ${b} drew it. It was a row of little people, with a scarf for ${t}, and a grin for ${a}. It was rather like them. It took twenty minutes, and there were eleven. "${refrain}" said ${b}, and looked at the page. It was odd. It looked like everybody.`,
        `${b} could not bear it, and went and made a list, with a face beside each name. ${a} was number four, and ${t} came out very well. When they had all been drawn, there were eleven faces on the paper. "${refrain}" said ${b}. ${a} leaned over to look. "It's good," said ${a}. "There's only something that's not there." But what it was ${a} couldn't have said.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'hold', 'sad', 'basket'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'sad')],
          things: ['apple'],
        },
        `"You'll have to eat," said ${t}, who had been crying a bit. "There's an apple each. I packed twelve." They passed them along. It was going to be dreadful, that last one, in the bottom of the bag. ${a} could not look. When it had gone all round, and ${t} had taken one too, ${a} put a hand in. ${a} felt in both corners. "It's empty," said ${a}.`,
        `It was half past twelve. ${t} opened the bag of apples. "Twelve," said ${t}. "I polished them. We'll put the last one on the wall, where it can be seen." It went round without a word. One heard the first bite, and the second, and ten more, for ${t} bit too. Then ${a} went to fetch the one for the wall. There was a leaf in the bag. There was no apple.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(T, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `"Nobody's had two," said ${a}. "So twelve of us are sitting here." "I counted eleven," said ${t}. "So did I," said ${a}. "And I drew eleven," said ${b}, and got out the picture, and held it at arm's length. There was ${t}, and there was ${a}. It was all of them, as they'd looked from one particular place. "Oh," said ${b}. "Who's drawing?"`,
        `"Apples can't be wrong," said ${a}. "They haven't got the brains." They all stopped chewing. "Then who did you leave out?" said ${b} to ${t}. ${t} began to count again, aloud, pointing with the apple. At eleven the apple stopped in the air. Then it turned round, and pointed at ${t}. "Then that was me," said ${t}. "And mine was me!" said ${a}. ${b} got out the drawing. There was one face that nobody could have drawn but from a mirror.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'excited'), seen(T, 'run', 'happy')] },
        `Three people had been lost that morning, and each had helped to look. They'd have laughed for longer. But it was eleven minutes to one, and ${a} took hold of ${b}, and they ran. Ten others ran behind them, and one of those was ${t}. They came round the last corner, and there it was. ${b} didn't draw it. There was no time. ${b} just looked, until the keeper jingled the keys.`,
        `They might have sat there and laughed till evening. It was ${t} who saw the clock. "${b}!" said ${t}. "Run!" They all ran, the whole dozen, along the arrow, and got in with six minutes to spare. It was better than in the pictures. "Draw, then," said ${a}. "In a minute," said ${b}, who had forgotten the pencil, and stood there, and was one of twelve.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sit', 'happy', 'pencil'), seen(A, 'stand', 'happy'), seen(T, 'stand', 'happy')],
        },
        `The picture hangs in the classroom, over the door, with eleven people on it. ${b} was asked to put in the twelfth, and said no. "It's right as it is," said ${b}. "That's just what it looked like." When they go anywhere now, ${t} counts the row, and stops, and taps one more button. "And me," says ${t}. They've started to say it with ${t}, all of them at once.`,
        `On the way home, ${b} drew one more face, in the corner, very small, with a pencil behind one ear. Then ${t} pinned it up. Since that day they're kinder about jokes, and look round before they pick a team. They had missed somebody for a whole morning, and it does one good. "${refrain}" says ${a}, whenever the register comes to eleven. "It's me," says ${t}.`,
      ),
    ],
  };
}
