import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './forty-one-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Every fall is counted; that makes as many times of getting on again, and nobody has had more practice at that. */
export const FORTY_ONE: EventPlot = { id: 'forty-one', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { C, c, N, it, off, on, setting, hall, refrain } = partsOf(going);
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(C, 'stand', 'happy')] },
        `This is ${A.introduced}, on ${it}. Arms out! "Well done," says ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(C, 'stand', 'calm')] },
        `Wobble. Wobble. "${refrain}" ${a} gets ${on}. ${c} draws one line on the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(C, 'stand', 'calm')] },
        `One foot. Other foot. "${refrain}" ${a} gets ${on}. ${c} draws another line.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad'), seen(N, 'stand', 'calm')] },
        `So many lines! "I fall and fall and fall," says ${a}. In comes ${N.introduced}. ${n} counts them all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'wave', 'happy')] },
        `Now it is the big day. The ${hall} is full. ${n} waves. Shh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')] },
        `Here goes ${a}. Step, step, hop. Arms out! Step, step, wobble...`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `"${refrain}" Oh no. It is so quiet. Everybody looks.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(N, 'shout', 'happy')] },
        `"${a}!" calls ${n}. "What comes after a fall?" ${a} thinks of all those lines.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `One line: fall, and get ${on}. Two lines: fall, and get ${on}. "I can do that!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy')] },
        `${a} gets ${on}. Step, step, hop. Turn, and arms up! Done!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'hug', 'happy'), seen(N, 'cheer', 'happy')] },
        `They clap and clap. ${c} gives ${a} a hug. ${n} shouts, "${a} got ${on}!"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `${a} is asleep. Out slips one foot. ${off === 'off the beam' ? 'Off the bed?' : 'Out of bed?'} No, no. Back in. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { C, c, N, it, like, off, on, many, Off, On, trick, setting, hall, refrain } = partsOf(going);
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(C, 'stand', 'happy')] },
        `${A.introduced} went to the ${hall} every Tuesday. ${it.charAt(0).toUpperCase()}${it.slice(1)} ${like}. "Arms out, eyes up," said ${c}, the coach. The competition was in six weeks, and ${a} wanted a medal.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(C, 'stand', 'calm')] },
        `The ${trick} was the hard part. ${a} went round, and the room went round the other way. "${refrain}" ${a} got ${on}. ${c} took the chalk and drew one line on the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'worried'), seen(C, 'stand', 'calm')] },
        `${a} tried it slowly. "${refrain}" ${a} got ${on}, and there was another line. ${a} tried it fast. "${refrain}" ${a} got ${on}, and there was another. ${c} never missed one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad'), seen(N, 'look-up', 'curious')] },
        `On the last Tuesday there were lines from the door to the window. ${N.introduced} counted them. "Forty-one," said ${n}. Nobody else had half so many. "I'm the best in the world at ${many}," said ${a} sadly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'wave', 'happy')] },
        `Then it was Saturday, and the ${hall} was full to the doors. Three judges sat at a table with sharp pencils. ${n} waved from the front row. ${a} put chalk on both hands, and walked out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')] },
        `Step, step, hop. Arms out, eyes up! It went like a dream. Nobody coughed. There was only the ${trick} to come. ${a} went round, and the room went round the other way.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `Nobody said it, but everybody thought it. "${refrain}" ${a} was ${off}, and sat on the floor. The pencils began to write. It was the longest quiet that ${a} had ever heard.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(C, 'point', 'calm')] },
        `${a} looked for the way out. But beside the way out was the wall, and beside the wall stood ${c}. ${c} did not look cross. ${c} pointed at the lines, all forty-one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `And ${a} saw something. Forty-one times ${off}. But then why were there forty-one, and not one? Because after every single one, ${a} had got ${on}! "Forty-one times," thought ${a}. "Nobody in this room has practised that as much as me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(N, 'cheer', 'excited')] },
        `So ${a} did what came next, and got ${on}. Step, step. The ${trick}! ${a} wobbled, and waved both arms like a windmill, and stayed. "Yes!" shouted ${n}, much too loud. Hop, and arms up. Done!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(C, 'hug', 'happy'), seen(N, 'cheer', 'happy')] },
        `There was a medal for the first, the second and the third. ${a} came sixth. But they clapped for the sixth one until the pencils fell off the table. "That," said ${c}, "was the best getting ${on} that I have ever seen." ${n} thought so too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(C, 'stand', 'happy')] },
        `On Tuesday there was something new on the wall. Over the lines it said ${Off}: 42. Beside it, twice as big, it said ${On}: 42. "I always forget to write that one," said ${c}. ${a} put chalk on both hands. "${refrain}" And ${a} got ${on}.`,
      ),
    ],
  };
}
