import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './small-writing-old.ts';

/** There is something on the ball that only those see who keep their eyes open. */
export const SMALL_WRITING: EventPlot = { id: 'small-writing', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { N, n, inGoal, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['apple'] },
        `Oops! An apple rolls off the table. ${A.introduced} sees it. Hop! ${a} has it!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(N, 'run', 'happy')],
          things: inGoal ? ['goal', 'ball'] : ['ball'],
        },
        inGoal
          ? `Now ${a} is the goalkeeper. This is the goal. ${N.introduced} kicks the ball.`
          : `Now ${a} will catch the ball. ${N.introduced} throws it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'scared')] },
        `Here comes the ball. It gets bigger and bigger. ${a} shuts both eyes. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'scared'), seen(N, 'run', 'calm')] },
        `${n} does it slowly. Eyes shut. "${refrain}" ${n} does it softly. Eyes shut. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(N, 'sit', 'calm')] },
        `"I am afraid of the ball," says ${a}. "What does it look like?" says ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(N, 'sit', 'curious')] },
        `${a} does not know! ${a} had both eyes shut. "There is a star on it," says ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious'), seen(N, 'stand', 'happy')] },
        `"A star? What colour?" says ${a}. "Look and see!" says ${n}, and rolls it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')] },
        `Roll, roll, roll. ${a} looks and looks. Eyes open! Here it is. Stop!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(N, 'cheer', 'happy')], things: ['ball'] },
        `"Blue!" says ${a}. "It is a blue star!" And look. ${a} has the ball.`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'run', 'excited'), seen(A, 'jump', 'determined')] },
        `Now ${n} ${inGoal ? 'kicks' : 'throws'} it high. Whoosh! No duck! ${a} looks for the star. Hop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(N, 'cheer', 'happy')] },
        `"Got it!" says ${a}. It is as easy as an apple.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['ball'] },
        `The ball with the star is here too. ${a} shuts both eyes. Now it is time. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { N, n, inGoal, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'reach', 'happy')], things: ['apple', 'cup'] },
        `${A.introduced} could catch anything. A cup slid off the table. An apple rolled off the shelf. ${a} looked, and had it. Nobody ever thought about it.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(N, 'run', 'happy')],
          things: inGoal ? ['goal'] : ['ball'],
        },
        inGoal
          ? `So when the team needed a goalkeeper, everybody said "${a}!" ${a} stood in the goal in two big gloves, and felt very proud. Then ${N.introduced} kicked the ball.`
          : `So when the team needed somebody to catch, everybody said "${a}!" ${a} stood on the field, and felt very proud. Then ${N.introduced} threw the ball.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'scared')] },
        `It came through the air with a hiss. It grew and grew. It was as big as a melon, as big as a moon! ${a} shut both eyes and bent down. "${refrain}" The ball went over, and far away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(N, 'run', 'calm')] },
        `"I'll do it more slowly," said ${n}. "${refrain}" "I'll do it from further off," said ${n}. "${refrain}" By Friday ${a} knew all about the grass, and nothing about the ball.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `The match was on Saturday. At bedtime ${a} said to the pillow, "I'm no good. I'm afraid of the ball." The pillow fell off the bed. ${a} saw it go, and had it.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'day',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'sad')],
          things: ['ball'],
        },
        `On Saturday morning ${n} came early. "There's something written on this ball," said ${n}. "I can't read it. It's too small, and it's always flying off. What does it say?" "I don't know," said ${a}. "I've never seen it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(N, 'stand', 'curious')] },
        `${a} stopped. "I've never seen it," said ${a} again, more slowly. "I catch a cup because I look at it. But when the ball comes I shut my eyes. So I don't know where it is!" No wonder it looked as big as a moon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'run', 'happy'), seen(A, 'kneel', 'curious')], things: ['ball'] },
        `"Roll it," said ${a}. "I want to read it." ${n} rolled the ball. ${a} looked for the writing, all the way. There was the letter S. Then it was in ${A.names} hands. "Again!" said ${a}. "A bit higher. I think there's more."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'worried')] },
        `Then came the match. It was two all, with one minute to go. The biggest one on the other team had the ball. "Oh no," said ${n}. ${a} did not say anything. ${a} was looking for the writing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined')] },
        `Here it came, with a hiss! It was not a moon. It was a ball, brown with mud, and it turned as it flew. There was the S. There came the next letter, and the next. ${a} went up to read the rest of it, with both hands out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(N, 'cheer', 'excited')], things: ['ball'] },
        `"SIZE FOUR!" shouted ${a}. Everybody went quite still. Then they saw ${a} in the mud, with the ball in both arms. "It says SIZE FOUR!" Oh, how they cheered.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'hold', 'happy', 'cup'), seen(N, 'sit', 'happy')] },
        `Afterwards there was cocoa. "Weren't you afraid?" asked ${n}. "I forgot," said ${a}. "I was reading." ${n} laughed, and knocked over the biscuits. Not one of them reached the floor.`,
      ),
    ],
  };
}
