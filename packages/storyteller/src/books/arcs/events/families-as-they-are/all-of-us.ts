import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './all-of-us-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever takes the picture of the family is not in it; only the mirror has them all, with the camera. */
export const ALL_OF_US: EventPlot = { id: 'all-of-us', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, they, Theycap, F, T, t, Tcap, U, u } = partsOf(going);
  const home = F.map((each) => seen(each, 'stand', 'happy'));
  const notT = [A, B, ...F].filter((each) => each !== T).map((each) => seen(each, 'cheer', 'happy'));
  const notU = [A, B, ...F].filter((each) => each !== U).map((each) => seen(each, 'cheer', 'happy'));
  const them = F.map(({ name }) => name).join('! And here is ');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), ...home, seen(B, 'stand', 'happy')],
        },
        `Hello, ${A.introduced}! Here is ${them}! And ${B.introduced}. A picture of us!`,
        `This is ${A.introduced}. Here is ${them}! And ${B.introduced}. They want a picture of them all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hold', 'happy', 'camera'), ...notT], things: ['camera'] },
        `${Tcap} had the camera. Smile, ${a}! Smile, ${b}! Click!`,
        `"Smile, ${a}! Smile, ${b}!" said ${t}. The camera went click.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(T, 'stand', 'surprised')] },
        `They had a look. "${refrain}" said ${a}. No ${t}!`,
        `"${refrain}" said ${a}. They looked. It was ${t}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'hold', 'happy', 'camera'), ...notU], things: ['camera'] },
        `So ${u} had the camera. Click! "${refrain}" said ${b}. No ${u}!`,
        `Next ${u} took the camera. Click! "${refrain}" It was ${u}, said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'excited', 'camera'), seen(A, 'stand', 'happy')],
          things: ['camera'],
        },
        `Now ${b} had the camera. Click! "${refrain}" It was a toe.`,
        `Then ${b} took it. Click, went the camera! "${refrain}" Look, ${a}. One toe!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), ...F.map((each) => seen(each, 'run', 'excited'))],
          things: ['camera', 'chair'],
        },
        `The camera sat on a chair. "Run!" said ${a}. Run, ${they}! Click!`,
        `On a chair sat the camera. "Run, ${they}!" said ${a}. Click!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), ...F.map((each) => seen(each, 'sit', 'surprised'))] },
        `Bump! "${refrain}" said ${a}. The heads were! ${Theycap} sat on the floor.`,
        `Bump! ${Theycap} sat on the floor. "${refrain}" said ${a}. It was all feet!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')], things: ['mirror'] },
        `Then ${a} saw the mirror. "Who is in there?" said ${b}.`,
        `What did ${a} see? A mirror! "Come here, ${b}! Look!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'camera'), seen(B, 'cheer', 'happy'), ...home],
          things: ['mirror', 'camera'],
        },
        `In the mirror was ${a}. So was ${b}. So was ${they.replace(' and ', '. So was ')}. And the camera! Click!`,
        `All were in the mirror. ${Theycap}! ${a}! ${b}! The camera! Click!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), ...home, seen(B, 'sit', 'happy')] },
        `It is on the wall now. "${refrain}" asks ${b}. "Nobody!" says ${a}. "All of us!"`,
        `Up on the wall it went. "${refrain}" said ${b}. "Nobody," said ${a}. "It's us."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, they, Theycap, F, T, t, Tcap, U, u } = partsOf(going);
  const home = F.map((each) => seen(each, 'stand', 'happy'));
  const notT = [A, B, ...F].filter((each) => each !== T).map((each) => seen(each, 'cheer', 'happy'));
  const notU = [A, B, ...F].filter((each) => each !== U).map((each) => seen(each, 'cheer', 'happy'));
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'point', 'happy'), ...home, seen(B, 'stand', 'happy')],
        },
        `There was a nail in the wall, and it had nothing to do. "It wants a picture of us," said ${A.introduced}. "All of us," said ${t}. There was ${they}, and there was ${B.introduced}. Everybody combed something.`,
        `${A.introduced} had found a frame. It was a good one, with nobody in it. "Let's put us in," said ${a}. ${Theycap} thought so too. ${B.introduced} was already sitting nicely.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hold', 'happy', 'camera'), ...notT], things: ['camera'] },
        `${Tcap} found the camera. "Closer," said ${t}. "Chins up. ${b}, that's not your chin." They all smiled until it hurt. Click! It was a lovely one, with the eyes open.`,
        `${Tcap} had the camera, and knew all about it. "Say cheese," said ${t}. ${a} said cheese, and ${b} looked round for it. Click! There they were, all in a row.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(T, 'stand', 'surprised')] },
        `${a} counted the faces, and counted them again. "${refrain}" said ${a}. It was ${t}! ${Tcap} had been there the whole time. That was the trouble. Somebody has to be behind it.`,
        `"It's very nice," said ${a}. "Only, look here. ${refrain}" It was ${t}. "I was here," said ${t}. "I was just here on the wrong side."`,
      ),
      page(
        { camera: 'medium', actors: [seen(U, 'hold', 'happy', 'camera'), ...notU], things: ['camera'] },
        `So ${u} took the camera. "Nobody blink," said ${u}. Nobody did. Click! Now there was ${t}, as large as life. "${refrain}" said ${b}. It was ${u}, of course.`,
        `Then ${u} had a go. The camera went click, and it was even better. ${Tcap} was in the middle. "${refrain}" said ${b}, and looked, and looked at ${u}. It seemed there was always one.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'excited', 'camera'), seen(A, 'stand', 'happy')],
          things: ['camera'],
        },
        `"Let me," said ${b}. It took some time, and went click when nobody was ready. "${refrain}" said ${a}. They all were. It was a picture of a big toe, and very sharp.`,
        `After that it was ${B.names} turn with the camera. Click! Click! It was one of the carpet, and one of an ear from inside. "${refrain}" said ${a}. It would be quicker to say who wasn't.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), ...F.map((each) => seen(each, 'run', 'excited'))],
          things: ['camera', 'chair'],
        },
        `The camera could do it by itself. They set it on a chair, and it began to tick. "Run!" cried ${a}. They ran, ${they} and all, and met in the middle. Click.`,
        `"It has a clock in it," said ${a}. So the camera got a chair to itself. It gave ${they} ten seconds. They needed eleven. There was a bump, and then a click.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), ...F.map((each) => seen(each, 'sit', 'surprised'))] },
        `They were all in that one, but only up to the knee. "${refrain}" said ${a}. "The heads." ${Theycap} lay down on the floor and laughed. And the nail for the frame stuck out of the wall.`,
        `It showed a heap. You could make out feet, and somebody's sock. "${refrain}" said ${a}, but nobody could tell. ${Theycap} sat on the floor to get their breath. The frame was as empty as before.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')], things: ['mirror'] },
        `${a} looked up from down there. Over by the door hung the mirror. "Look, ${b}!" There was the floor in it, and a heap of people. "There we are!" said ${a}. "There we all are!"`,
        `It was ${b} who looked into the mirror, to see about a bruise. Behind ${b} there was ${a}. And behind ${a} was everyone. "Don't move," said ${a}. "It's looking at us."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'camera'), seen(B, 'cheer', 'happy'), ...home],
          things: ['mirror', 'camera'],
        },
        `They all stood close, in front of the mirror. ${a} held the camera in the middle, like a cake. ${Theycap} stood behind, with ${b}. "For once," said ${a}, "nobody's on the wrong side."`,
        `A mirror has only one side, and everybody's on it. In there was ${b}, and there was ${they}. ${a} was in the front, with the camera held against the tummy.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'proud', 'camera'), seen(B, 'stand', 'happy')],
          things: ['camera'],
        },
        `Click! It had a star in it, where the flash was. It was all the wrong way round. But ${a} counted, and then ${b} counted. Even the camera had got into the picture.`,
        `Click, said the camera, and was in it as well. Everything was back to front. It had ${B.names} bruise on the other side. ${a} laid a finger on each of the faces, one after another.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), ...home, seen(B, 'sit', 'happy')] },
        `Now the nail has something to do. People stop on the stairs, and look. "${refrain}" they say, because they always do. "That's us," says ${a}. There is ${they}, and there is ${b}. And it is.`,
        `It has hung there ever since. "${refrain}" says ${b}, each time they go by. ${a} counts from left to right, from ${they} to ${b}. It always comes out. It comes out to us.`,
      ),
    ],
  };
}
