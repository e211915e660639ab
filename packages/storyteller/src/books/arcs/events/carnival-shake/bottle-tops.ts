import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bottle-tops-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A noise that always came too soon is what a whole street is waiting for when the rain has stopped. */
export const BOTTLE_TOPS: EventPlot = { id: 'bottle-tops', young, middle, old };

function young(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, where, D, d, C } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(D, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['feather'],
        },
        `It is nearly carnival${where}! Here is ${D.introduced}. ${cap(g)} makes a costume. It has feathers.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'dance', 'happy')] },
        `It has bottle tops, too. ${d} takes a step. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'shy'), seen(C, 'stand', 'surprised')], things: ['drum'] },
        `"Shh! Wait for the drum!" Next to ${d} is ${C.introduced}. Both stand still. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'determined')] },
        `${d} stands on one leg. ${d} has an itch. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad'), seen(C, 'stand', 'calm')] },
        `"Too soon!" they all say. So ${d} must go last.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'dance', 'happy'), seen(C, 'dance', 'happy')], things: ['drum', 'feather'] },
        `Boom, boom! Here is the carnival! Red feathers, blue feathers! All the drums go boom!`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(D, 'run', 'surprised'), seen(C, 'run', 'surprised')] },
        `Drip, drop. Rain! They all run. The drums stop.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(D, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `No more rain. But no more drums! They all wait. Who will begin?`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'dance', 'shy'), seen(C, 'stand', 'surprised')] },
        `${d} is wet. ${d} shakes one leg. "${refrain}" They all look.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'dance', 'happy'), seen(C, 'dance', 'happy')], things: ['drum'] },
        `"Do it again!" they say. "${refrain}" Tick-tack, goes a small drum. Boom, go the big ones!`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'dance', 'proud'), seen(C, 'dance', 'happy')] },
        `Now ${d} goes first. All the street goes, "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(D, 'sleep', 'sleepy')] },
        `Good night, ${d}. Two feet are still dancing. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, where, D, d, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(D, 'dance', 'happy'), seen(G, 'stand', 'proud')],
          things: ['feather'],
        },
        `It was nearly carnival${where}, and ${D.introduced} had a costume. ${cap(g)} had made it. It had green feathers on top. All round it hung a hundred bottle tops. At every step it went, "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'shy'), seen(C, 'stand', 'surprised')], things: ['drum'] },
        `Before they dance, everybody must be quiet. Then the leader blows a whistle, and the drums begin. "Ready?" said the leader. "${refrain}" went ${d}. All the drums began too soon. "Who was that?" said the leader.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'determined'), seen(C, 'stand', 'curious')] },
        `Next time ${d} stood on one leg, as still as a post. ${C.introduced}, who was next in line, held one elbow, to help. Then ${d} had an itch. "${refrain}" All the dancers set off, and bumped into each other.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad'), seen(C, 'stand', 'calm')] },
        `Then ${d} had to sneeze. "${refrain}" "It's a beautiful costume," said the leader, quite kindly. "But it can't wait. You had better dance at the very end." So ${d} and ${c} were put right at the back.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'dance', 'happy'), seen(C, 'dance', 'happy')], things: ['drum', 'feather'] },
        `And then it was carnival! There were feathers as high as the doors, blue and gold and red. There were drums as big as bathtubs. The whole street shook. Right at the back ${d} and ${c} danced along.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(D, 'run', 'surprised'), seen(C, 'run', 'surprised')] },
        `Then came the rain, all at once, like a bucket. Everybody ran and stood under the roofs. The drums stopped. The feathers hung down like wet hair.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(D, 'stand', 'worried'), seen(C, 'stand', 'worried')],
          things: ['drum'],
        },
        `The rain went away, but nobody danced. The leader blew the whistle. "Pff," it went, for it was full of water. The dancers waited for the drums. The drums waited for the whistle. You could hear the gutters drip.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'dance', 'shy'), seen(C, 'stand', 'surprised')] },
        `At the very end of the street ${d} was wet and cold. ${d} shook, just like a dog. "${refrain}" It went all down the street. Everybody turned round. "Sorry," whispered ${d}, and stood still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'dance', 'happy'), seen(C, 'cheer', 'excited')], things: ['drum'] },
        `"Don't stop!" called ${c}. "Do it again! That's how we can begin!" So ${d} shook one arm. "${refrain}" A very small drum said, "Tick-a-tack." ${d} shook both arms. "Boom," said the biggest drum of all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'dance', 'proud'), seen(C, 'dance', 'happy')] },
        `Then everything moved. The feathers flew up, and drops flew off them like sparks. The leader fetched ${d} and ${c} to the very front. "Whenever you like," said the leader. "${refrain}"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(D, 'sleep', 'sleepy')], things: ['chair'] },
        `That night the costume hung over the chair, and ${d} was nearly asleep. Far away they still danced. Every time the big drum went boom, all the bottle tops shook, very softly. "${refrain}" And so did two feet, under the blanket.`,
      ),
    ],
  };
}
