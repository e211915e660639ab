import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { driven, nowDriven } from './driver.ts';
import { old } from './again-old.ts';
import { REFRAINS, TITLES, goalOf } from './again-said.ts';

/** Whoever drives looks at the road; whoever sits behind has seen that cow before. */
export const AGAIN: EventPlot = {
  id: 'again',
  when: /\bthere yet\b|\bthere\b|\bcar\b|\bdriv\w+|\broad\b|\bseat\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, comesToo, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}?`;
  const goal = goalOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['car'],
        },
        `Into the car! They drive to ${goal}. ${A.introduced} sits behind, with ${B.introduced}.${comesToo}${nowDriven(going)}`,
        `Brumm! The car goes to ${goal}. ${A.introduced} sits next to ${B.introduced}.${comesToo}${nowDriven(going)}`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(B, 'sit', 'happy')],
          things: ['hat', 'fence'],
        },
        `Look, a cow, with a hat on! Moo! "${refrain}" "A long way yet," says ${g}.`,
        `Look, a cow in a straw hat! "${refrain}" says ${a}. "A long way yet," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')], things: ['sandwich'] },
        `They eat a sandwich. "${refrain}" "A long way yet," says ${g}.`,
        `One song. One sandwich. "${refrain}" says ${a}. "A long way yet," says ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'sit', 'curious')],
          things: ['hat', 'fence'],
        },
        `There is a cow, with a hat on. Moo! "One more!" says ${a}.`,
        `Look, a cow in a straw hat! "That is two of them," says ${a}. Moo!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'worried'), seen(A, 'sit', 'curious')] },
        `Left, and left, and left. "${refrain}" "Soon," says ${g}.`,
        `The car goes left, and left. "${refrain}" says ${a}. "Soon," says ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'sit', 'surprised')],
          things: ['hat', 'fence'],
        },
        `A cow, with a hat on. Moo! "It is the same cow!" says ${a}.`,
        `Moo! The hat, the cow! "It is always that cow!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(G, 'sit', 'surprised')], things: ['car'] },
        `"Stop!" says ${a}. "We go round and round!" ${Gcap} stops. Now who asks? "${refrain}" says ${g}.`,
        `"Stop the car!" says ${a}. "We are in a ring!" "Oh dear," says ${g}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(G, 'sit', 'happy')], things: ['car'] },
        `"Not left," says ${a}. "Right, at the cow!" And right they go.`,
        `"Go right," says ${a}. "Right, at the hat." So they do.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
        },
        `Up the hill, and down. They are there. Hooray!`,
        `One hill, one bend. Then ${a} sees it. "There! We are there!"`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')],
          things: ['hat'],
        },
        `At night they drive home. ${a} sleeps. A cow! Moo! "${refrain}" says ${g}.`,
        `Then home, in the dark. All sleep but ${g}. Moo! "Good night, cow," says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const goal = goalOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['car'],
        },
        `They were going to ${goal} in the car. It was a long way. ${A.introduced} sat in the back, and so did ${B.introduced}.${comesToo}${driven(going)} At the first corner ${a} leaned forward. "${refrain}?" "That was our own corner," said ${g}.`,
        `The car was so full that the doors would hardly shut. ${A.introduced} had a window, and ${B.introduced} had the other.${comesToo}${driven(going)} "To ${goal}!" said ${g}, and off they went. "${refrain}?" said ${a}. They had just passed the postbox.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(B, 'sit', 'happy')],
          things: ['hat', 'fence'],
        },
        `After the town came fields. By a white gate stood a cow, in a straw hat. There was a bite out of the brim, and a daisy in it. "Moo," said the cow. "I suppose it's the sun," said ${g}. They all waved to it.`,
        `There were hedges, and then there was a cow in a hat. It looked over a white gate. There was a daisy in the hat, and a bite out of the brim. "Good morning," said ${a}. "Moo," said the cow.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')], things: ['sandwich'] },
        `They sang all the songs they knew. They ate all the sandwiches, though it was not yet ten. "${refrain}?" said ${a}. "No," said ${g}. "I'll tell you when we are."`,
        `They played at I spy, and everything was a hedge. By ten o'clock the sandwiches had gone. "${refrain}?" said ${b}. "Nobody has ever got there sooner by asking," said ${g}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'sit', 'curious')],
          things: ['hat', 'fence'],
        },
        `"There's another cow with a hat!" said ${a}. It stood by a gate, and the gate was white. "It must be how they do it here," said ${g}, and drove on.`,
        `By a white gate stood a cow in a hat. "That's two," said ${a}. "It's a fashion," said ${g}, without looking. Whoever drives must look at the road.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'worried'), seen(A, 'sit', 'curious')], things: ['map'] },
        `It was left at the oak, and left at the church. It was left again where the road forks. "${refrain}?" said ${a}. "Very soon," said ${g}. It sounded a bit too cheerful.`,
        `The road went left, and ${g} went left. It did so at every corner. "${refrain}?" said ${a}. "It must be round the next bend," said ${g}, and it was not.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'sit', 'surprised')],
          things: ['hat', 'fence'],
        },
        `White gate. Straw hat. Cow. "Moo," it said, like somebody who has met you before. "That's not another," said ${a} slowly. "There's a bite out of the hat. There was a bite out of the first one, too."`,
        `And there was a third one, by a white gate. It stopped chewing when it saw them. "${b}," said ${a}, "look at the hat. It's got a daisy in it. They've all had the same daisy."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(G, 'sit', 'surprised')], things: ['car'] },
        `"Stop!" said ${a}. ${Gcap} stopped at the side. "It isn't three cows. It's one cow, three times. We've been going round and round." It was very quiet. "${refrain}?" said ${g}, in a small voice.`,
        `"We're not getting there," said ${a}. "We're getting here. It's always the same cow!" ${Gcap} drove on to the side of the road, and stopped. They all listened to the engine tick. "${refrain}?" said ${g} at last.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'map'), seen(G, 'sit', 'curious')], things: ['map'] },
        `"Left, left, left, cow," said ${a}, and drew it on the window. It made a ring. "So we mustn't go left. At the cow, we go right." "Right at the cow," said ${g}. It was not on any map.`,
        `${a} got the map, and turned it round until it looked like something. "We did left four times," said ${a}, "and that's a square. The cow is in the corner. So it's right, at the cow." "Yes, ${a}," said ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['car', 'hat'] },
        `There it stood. "Moo?" it said, and pushed the hat back. "Not again," called ${a}. "We're going right!" And they went right. The cow looked after them until they were quite small. I think it was sorry.`,
        `The cow had come up to the road by now. "Goodbye!" they shouted, all at once, and the car turned right. There was a new hedge, and a new hill. Nobody had ever been so glad to see a hedge.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'stand', 'happy')],
        },
        `And beyond the hill was ${goal}. "We're there!" said ${a}. "Are you sure?" said ${g}. "I don't see a cow." They had got there by supper, with two sandwiches' worth of day left over.`,
        `Two bends later they were there. It was ${goal}, and no mistake. "You might have told me that we were going round," said ${g}. "You said not to ask," said ${a}. They all ran the last bit.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(G, 'sit', 'calm')],
          things: ['hat', 'car'],
        },
        `They drove home in the dark. Everyone in the back was asleep. At a white gate ${g} slowed down. "${refrain}?" said ${g}, out of the window. "Moo," said somebody, and that meant left.`,
        `It was night when they drove home. Nobody asked anything, for nobody was awake. There was a gate, and a hat with the moon on it. "Left here?" said ${g}, quite low. "Moo," said the cow. So it was.`,
      ),
    ],
  };
}
