import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './penalty-old.ts';
import { partsOf } from './penalty-parts.ts';

/**
 * Whoever keeps goal cannot make up their mind, and is laughed at for it. At the last penalty all other keepers have dived
 * too soon; this one is still standing there.
 */
export const PENALTY: EventPlot = standsApart({
  id: 'penalty',
  when: /penalt|goal ?keep|goalie|\bkeeper\b|\b(?:in|plays?|playing in) goal\b|\bsav(?:es?|ing|ed) (?:a|an|the|every|all)\b|^shoot(?:s|ing)?$/i,
  closest: true,
  part: /\b(?:goal ?keep(?:er|ing|s)?|goalie|keeper|in goal)\b/i,
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
});

const TITLES = ['make up your mind', 'left or right', 'still standing there', 'the last penalty'] as const;

function young(going: Going): Told {
  const { refrain, A, a, G, g, N, n } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')] },
        `${a} is the goalkeeper. Red gloves? Blue gloves? Red? Blue? "${refrain}" says ${g}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')],
          things: ['banana', 'apple'],
        },
        `Apple? Banana? Apple? ${a} has half and half. "${refrain}" says ${g}.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'cheer', 'happy')],
          things: ['goal', 'football'],
        },
        `Today is the football final. ${a} stands in the goal.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined')], things: ['football', 'goal'] },
        `Kick! Catch! One to us. One to them. Nearly over.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'determined'), seen(A, 'stand', 'worried')],
          things: ['football'],
        },
        `Peep! A penalty! Here comes ${n}. ${n} kicks very hard.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['goal'] },
        `Jump left? Jump right? Left? Right? "${refrain}" they all call.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'run', 'determined'), seen(A, 'stand', 'worried')], things: ['football'] },
        `${n} runs up. ${n} looks at ${a}. ${a} has not jumped yet!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'football')] },
        `Bang! Down the middle. And who is in the middle? ${a} saves it!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(G, 'cheer', 'happy'), seen(N, 'stand', 'surprised')],
          things: ['football'],
        },
        `${a} kicks it up the field. Goal! The Greens win! They win!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
          things: ['trophy'],
        },
        `Sleep on the left? Sleep on the right? "Stay in the middle," says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, lostAll, A, a, G, g, Gcap, N, n } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')] },
        `${a} could save nearly anything in a game of football. What ${a} could not do was choose. It was the same each Saturday. "Red gloves or green?" said ${a}. "Red. No. Green." "${refrain}" said ${g}, with the car keys. They went with one of each.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')],
          things: ['ice-cream'],
        },
        `It was the same with ice cream. There was strawberry, and there was mint. The queue went out of the door and round the corner. "${refrain}" said the queue. ${a} would still be looking when the shop shut.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'cheer', 'happy')],
          things: ['goal', 'football'],
        },
        `${lostAll}Then it was the cup final. ${a} was in goal. ${a} stopped three with the red glove, and four with the green. "That's my keeper!" shouted ${g}. But the others were good as well. It was nil, nil.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'stand', 'determined'), seen(A, 'stand', 'worried')],
          things: ['football', 'goal'],
        },
        `So it went to penalties. A penalty is just two people and a ball. One kicks, one stands in the goal, and everybody else holds their breath. "You have to dive," somebody said. "Pick a side, and go."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], things: ['goal'] },
        `The other keeper picked left, and dived. The ball went right. That was one to us. ${a} watched it from the line. If you dive too soon, there is nothing where you were. But how do you know when it is soon?`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'proud'), seen(A, 'stand', 'worried')], things: ['football'] },
        `Now came ${n}, who had never missed one. If this went in, they were level. If it did not, the cup was theirs. ${n} put down the ball, and smiled. ${n} always waited to see which way the keeper went. Then ${n} put it where the keeper wasn't.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(G, 'shout', 'worried')], things: ['goal'] },
        `"Left," thought ${a}. "No. Right. Left is nearer. But right is red." ${n} began to run. "${refrain}" shouted ${g}. "${refrain}" shouted the whole team. ${a} was doing it as fast as possible. It was just such a hard one.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'run', 'surprised'), seen(A, 'stand', 'worried')], things: ['football'] },
        `${n} looked up, to see which way ${a} was going. ${a} was not going. ${n} took a smaller step, and looked again. There was ${a}, still in the middle, still choosing. ${n} had run out of steps. There was nothing for it but to kick.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'football')], things: ['goal'] },
        `It went hard and straight, down the middle, where there is never a keeper. It went into ${A.names} arms like a parcel. There was one red glove round it, and one green. "Saved!" roared everybody. "Oh," said ${a}. "I'd nearly decided."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(G, 'hug', 'happy'), seen(N, 'wave', 'happy')],
          things: ['trophy'],
        },
        `The Greens had won the cup! They carried ${a} round the pitch, first one way, and then the other. ${n} came over and shook both gloves. "How did you know?" said ${n}. "I didn't," said ${a}. "That was how."`,
      ),
      page(
        {
          setting: 'shop',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'think', 'happy'), seen(G, 'stand', 'happy')],
          things: ['ice-cream', 'trophy'],
        },
        `On the way home there was ice cream, for a hero. "Strawberry," said ${a}. "Or mint." ${Gcap} opened a mouth, and shut it again. The queue went out of the door. "Take as long as you like," said the queue. So ${a} had one of each, in the cup.`,
      ),
    ],
  };
}
