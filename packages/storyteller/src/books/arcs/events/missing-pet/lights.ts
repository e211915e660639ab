import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './lights-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A bowl on the step brings everybody but the one, until every step in the street has a light. */
export const LIGHTS: EventPlot = { id: 'lights', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, K, k, who, N, first, second } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')] },
        `${who} was not home. ${K.introduced} looked, and ${g} looked.`,
        `${who} was not on the chair. ${K.introduced} looked with ${g}.`,
      ),
      page(
        { setting: 'garden', time: 'sunset', camera: 'close', actors: [seen(K, 'kneel', 'worried')], things: ['bowl'] },
        `${k} put a bowl on the step. Supper! Come home!`,
        `Out went the bowl, with supper in it. Come home!`,
      ),
      page(
        { camera: 'medium', actors: [seen(first, 'walk', 'happy'), seen(K, 'look-up', 'surprised')], things: ['bowl'] },
        `Crunch, crunch. Who is that? ${first.introduced}! "${refrain}"`,
        `Somebody ate. Crunch! It was ${first.introduced}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(second, 'walk', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `Slurp, slurp. Who is that? ${second.introduced}! "${refrain}"`,
        `Somebody licked the bowl. It was ${second.introduced}! "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(N, 'walk', 'curious'), seen(K, 'stand', 'sad')] },
        `Tap, tap. That was ${N.introduced}. "${refrain}" said ${k}.`,
        `Steps! It was ${N.introduced}. "${refrain}" said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'calm', 'lantern'), seen(K, 'stand', 'curious')],
          things: ['lantern'],
        },
        `"I'll put out a light," she said. "A lantern."`,
        `She had a lantern. "I'll put it out," she said.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `Then the next door put out a lantern. And the next!`,
        `One door had a lantern. Then two. Then all of them!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'curious'), seen(G, 'stand', 'calm')] },
        `The whole street was bright. "Now one can see," said ${g}.`,
        `"Look," said ${g}. "All the way home." It was so bright.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(G, 'sit', 'calm')] },
        `${k} went to bed. It was hard. ${Gcap} stayed a bit.`,
        `Bed, now. ${k} was sad. ${Gcap} sat there, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious')] },
        `Something soft was on the step. "Hush," said ${k}. "Listen!"`,
        `Hush! What was that, on the step? ${k} listened.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, K, k, p, who, N, n, first, second } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['chair'],
        },
        `There was a chair with a dent in it. The dent was the size of ${p}. ${who} was not home. ${K.introduced} put a hand in, and it was cold.`,
        `${who} was not about. "Not since breakfast," said ${g}. ${K.introduced} looked on the chair. There was only a dent in it, and some hairs.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'shout', 'worried'), seen(G, 'walk', 'calm')] },
        `They looked under everything that has an under. They called, high and low, along the hedge. Nobody came. "One doesn't always come when one is called," said ${g}.`,
        `They called in the garden, and behind the shed. ${k} shook the box of supper, so that it could be heard. It brought three sparrows. It did not bring ${p}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'kneel', 'determined')], things: ['bowl'] },
        `So ${k} put a bowl out on the step, with supper in it. Then ${k} sat behind the door, and listened. It was hard to breathe quietly.`,
        `When it got late, ${k} set the bowl on the step. "So that it smells of home," said ${k}. Then ${k} sat behind the door, and listened.`,
      ),
      page(
        { camera: 'medium', actors: [seen(first, 'walk', 'happy'), seen(K, 'look-up', 'surprised')], things: ['bowl'] },
        `Crunch, it went out there. Crunch, crunch! ${k} pulled the door open. ${first.introduced} looked up with a full mouth. "${refrain}" said ${k}.`,
        `Something was crunching. ${k} ran, and fell over a boot, and got the door open. There sat ${first.introduced}, with both front feet in the bowl. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(second, 'walk', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `${k} filled the bowl again. This time it went slurp. It was ${second.introduced}, licking the bowl across the grass. "${refrain}" said ${k}.`,
        `The bowl was filled, and the door was shut. Slurp! It was much louder. It was ${second.introduced}, who did look sorry. "${refrain}" said ${k}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'walk', 'curious'), seen(K, 'stand', 'sad')] },
        `The third time it was shoes. "${refrain}" said ${k}, before looking. "No," said ${N.introduced}, from over the road. "I'm only me. Who isn't home?"`,
        `Then there were steps, and it was ${N.introduced}. "${refrain}" said ${k}, and could not help crying a bit. "No, I'm not," said ${n}. "Tell me what I should look for."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'calm', 'lantern'), seen(K, 'stand', 'curious')],
          things: ['lantern'],
        },
        `${k} told her about the ears, and the dent. ${n} listened to it all. "I'll put out a lantern," she said. "It's hard to find a step in the dark."`,
        `"I've got a lantern that I never use," said ${n}. "I'll stand it on my step. Then there's one more that isn't dark."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `It got about. The house next to hers put out a lantern, and a bowl. So did the next. By eight there was a light on every step, all down the street.`,
        `${n} told next door, and next door told the corner. One after another they opened, and somebody came out with a lantern. Nobody said much. They called the name, and went in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'curious'), seen(G, 'stand', 'calm')] },
        `"Look," said ${g}. "You could see that from the woods." It was like a road, made of lights. And it went right up to their door.`,
        `From the gate it looked like beads on a string. It came over the hill, and past the shop. It ended on their step. "Nobody could miss that," said ${k}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `It was bedtime, all the same. "Is ${p} scared?" said ${k}. "I don't know," said ${g}. "I know that there's supper on eleven steps." They left the curtain open.`,
        `"Will ${p} come?" said ${k}, in bed. ${Gcap} did not say yes, and did not say no. "We've made it as easy as we can," said ${g}, and stayed there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious')] },
        `Late in the night the lights were still on. Somewhere a bowl moved on a stone, very softly. "Hush," said ${k}, and sat up, and listened.`,
        `Down on the step something went crunch. It was a small crunch, and it stopped, and went on. ${k} did not say who it was not. ${k} held very still, and listened.`,
      ),
    ],
  };
}
