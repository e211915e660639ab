import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { CRASH } from './crash.ts';
import { partsOf, REFRAIN } from './parts.ts';
import { old } from './through-the-crack-old.ts';

/**
 * One is neat and one is bold. Each looks at the other through the crack of a door, and on the day each does it the other
 * one's way, and badly. What they have is worth most when each gives the other one thing of it.
 */
export const THROUGH_THE_CRACK: EventPlot = { id: 'through-the-crack', young, middle, old };

function young(going: Going): Told {
  const { title, A, a, N, n, comes, M, m, at, setting, how, comesToo } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'jump', 'proud')] },
        `${A.introduced} is good at ${at}.${comesToo} "Again," says ${a}. One, two, three. So neat!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'jump', 'happy'), seen(A, 'stand', 'surprised')] },
        `${comes}. Whee! So quick!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(M, 'cheer', 'happy')] },
        `"Oh, well done!" says ${m}. That is for ${n}. ${a} feels hot and small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious'), seen(N, 'jump', 'happy')] },
        `How does ${n} do it? ${a} peeps in at the door. Oh!`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hide', 'curious'), seen(A, 'jump', 'proud')] },
        `How does ${a} do it? ${n} peeps in at the door. Ah!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(M, 'stand', 'surprised')] },
        `Now they show it. ${a} goes whee! ${CRASH[how].young} That was no good.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'worried'), seen(M, 'stand', 'surprised')] },
        `${n} goes one, two... and stops. That was no good.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(N, 'point', 'surprised')] },
        `"I did it like you," says ${a}. "I did it like you!" says ${n}. They laugh.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy'), seen(N, 'hold', 'happy')] },
        `"You say, one, two, three," says ${a}. "You say, whee," says ${n}. "${REFRAIN}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy'), seen(M, 'cheer', 'happy')] },
        `One, two, three, whee! Both of them. "Oh, well done!" says ${m}. "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, A, a, N, n, comes, M, m, at, where, setting, how, comesToo } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'jump', 'proud')], things: ['coat'] },
        `By the door of ${where} was a row of pegs. The first peg was for whoever was best at ${at}. It had ${A.names} coat on it.${comesToo} Nobody was as neat as ${A.introduced}. "Again," said ${a}, and did it nine times more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'jump', 'happy'), seen(A, 'stand', 'surprised')] },
        `${comes}. ${n} wasn't neat at all. ${n} went at it as a cat goes off a wall. You couldn't look at anything else. "Well!" said ${m}, who taught them. ${m} had never once said that to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(M, 'stand', 'happy')] },
        `"It's all wrong," said ${a} to the wall. "It isn't even straight." But ${a} was jealous, and it was hot inside. "On Saturday we'll see who has the first peg," said ${m}. "Everybody has two turns."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious'), seen(N, 'jump', 'happy')] },
        `On Tuesday it was ${N.names} turn to practise. The door was open by a crack, and ${a} put one eye to it. So that was how! At home ${a} tried it that way, fast, and all at once. "${REFRAIN}" It was like wearing somebody else's shoes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'worried'), seen(A, 'stand', 'curious')] },
        `Then something odd happened. ${n} got slower. ${n} counted under the breath, and thought before each bit. "${n} is getting worse," people said. ${a} ought to have been glad.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'scared'), seen(M, 'stand', 'surprised')] },
        `On Saturday they all came to look. ${a} went first, and went at it like a cat off a wall. ${CRASH[how].middle(a)}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'worried'), seen(M, 'stand', 'surprised')] },
        `Then ${n} began. It was neat. It was very neat, and as stiff as a fork. In the middle ${n} forgot what came next, and stopped. Nobody clapped for that one, either.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(N, 'point', 'surprised')], things: ['coat'] },
        `They met behind the coats. "What was that?" said ${n}. "That was you," said ${a}. "What was yours?" "That was you," said ${n}. "I've been looking, on Thursdays. Through the crack." "So have I," said ${a}. "On Tuesdays." They had to hold on to the coats for laughing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'happy'), seen(N, 'stand', 'curious')] },
        `There was one turn left. ${a} knew what ${n} needed, and it was worth a peg. ${a} thought about that. "I count to three first," said ${a}, "and look at the far wall." "I hum," said ${n}. "Right before. So that I can't think." "Hum what?" "Anything."`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'jump', 'happy'), seen(A, 'cheer', 'happy'), seen(M, 'cheer', 'happy')] },
        `${a} hummed, and did it the neat way. It had never been so good. ${n} counted to three, and went off like a cat. That was better still. "Well!" said ${m}, twice. The first peg was for ${n}. ${a} was second, and clapped, and it only stung a bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(N, 'hold', 'happy', 'coat')] },
        `"It's a long peg," said ${n}, and hung up both coats. There's no crack in the door of ${where} on Tuesdays. It's wide open. There are two of them in there. "Again," says ${n}. "Again," says ${a}.`,
      ),
    ],
  };
}
