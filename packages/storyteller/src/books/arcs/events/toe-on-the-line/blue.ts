import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './blue-old.ts';
import { partsOf } from './parts.ts';

/** The lines are freshly painted, and a toe says where it has stood. */
export const BLUE: EventPlot = { id: 'blue', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, B, b, G, g, C, c } = partsOf(going);
  const near = 'Near is not in!';
  return {
    title,
    refrain: near,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'stand', 'excited')],
          things: ['basketball', 'shoe'],
        },
        `Today is the big basketball game. ${k} has new white shoes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'determined')], things: ['basketball'] },
        `Boing, boing! ${k} throws the ball. It hits the post. "${near}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined')], things: ['basketball'] },
        `Boing, boing! ${b} throws the ball. It hits a tree. "${near}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'surprised')], things: ['basketball', 'hat'] },
        `Boing, boing! ${cap(g)} throws the ball. It hits a hat! "${near}"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'calm'), seen(K, 'stand', 'curious')] },
        `"Stand here," says ${c}. There is a new blue line. ${k} stands on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['shoe'] },
        `Squish! Oh no! The line is wet. ${k} has one blue toe!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'stand', 'happy'), seen(K, 'stand', 'determined')],
          things: ['basketball'],
        },
        `"Good," says ${c}. "Now you know your place. Bend your knees. Look up!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'excited')], things: ['basketball'] },
        `Up goes the ball. Round and round. Round and round and...`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `In! It is in! Everybody jumps up and down.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'sit', 'happy')],
          things: ['shoe'],
        },
        `The blue toe stands by the bed. ${k} jumps. "Near?" says ${g}. "In!" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, saying, K, k, B, b, G, g, C, c, R, ours, Ours } = partsOf(going);
  const r = R.name;
  return {
    title,
    refrain: saying,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'stand', 'excited'), seen(G, 'stand', 'happy')],
          things: ['basketball', 'shoe'],
        },
        `It was the day of the basketball final. Mr Lamb, the caretaker, had painted all the lines new, in blue. ${K.introduced} had new shoes, and they were as white as eggs. "Don't tread in anything," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'happy'), seen(K, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `${cap(c)} had one saying. When a ball hit the ring and fell out, it came. "${saying}," said ${c}. ${Ours} had heard it so often that they said it in their sleep.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'run', 'determined'), seen(R, 'run', 'determined')],
          things: ['basketball'],
        },
        `The Reds had ${r}, who was as tall as a door. Wherever you ran, there was ${r} already. But ${ours} ran just as hard. When the hooter blew, it was ten all.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(R, 'stand', 'calm')],
          things: ['basketball'],
        },
        `"One throw each," said the referee, "from behind the blue line. Who gets it in has won." ${b} threw. It ran all round the ring, and out. "${saying}," sighed ${ours}. ${r} threw, and missed as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'jump', 'determined')], things: ['basketball'] },
        `Now it was ${K.names} turn. ${k} looked at the ring, and only at the ring. ${k} took half a step, jumped, and threw. Up it went. Nobody breathed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'cheer', 'excited'), seen(B, 'cheer', 'excited'), seen(C, 'cheer', 'excited')],
        },
        `It was in! They had won the cup! They lifted ${k} up on their shoulders. From up there ${k} could see everything. ${k} could see two shoes. One of them had a blue toe.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried')], things: ['shoe'] },
        `There was only one thing as blue as that. ${k} had stood on the line, and not behind it. Nobody knew. ${k} rubbed the toe with one thumb. Now the thumb was blue too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(C, 'stand', 'surprised'), seen(B, 'stand', 'sad')],
        },
        `"Please put me down," said ${k}. "I was on the line. It doesn't count." It went very quiet. ${b} looked at the ground. "Then you must throw it again," said the referee.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'jump', 'determined'), seen(R, 'stand', 'curious')],
          things: ['basketball'],
        },
        `This time ${k} looked down first, and then up. Knees bent. The ball went round the ring once. It went round twice. It stopped, as if to think. "${saying}," whispered ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(B, 'hug', 'happy'), seen(R, 'stand', 'happy')] },
        `It fell in. You could have heard the noise at the seaside. ${r} came over to shake hands. "I saw your toe," said ${r}. "I wondered what you'd do." And ${r} smiled, for the first time that day.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['shoe', 'trophy'],
        },
        `The blue never came off, and ${k} would not let anybody try. Mr Lamb mended the line. But at the place with the toe in it he painted round. "I like it there," he said.`,
      ),
    ],
  };
}
