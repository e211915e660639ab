import type { Told } from '../../../arc.ts';
import { withArticle } from '../../../company/figure.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { once } from '../once.ts';
import { page } from '../page.ts';
import { old } from './all-out-old.ts';
import { partsOf, TITLES, TITLES_YOUNG } from './parts.ts';

/** To get it in the whole street brings chairs, tables and lamps outside, until everything is out but the thought. */
export const ALL_OUT: EventPlot = { id: 'all-out', young, middle, old };

function young(going: Going): Told {
  const { refrain, A, a, E, e, D, d, M, P, ordered, it, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES_YOUNG)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(E, 'stand', 'happy')] },
        `Here is ${A.introduced}. Here is ${E.introduced}. Ring, ring! "The biggest ${it} you have, please!"`,
        `Ring, ring! ${A.introduced} orders ${withArticle(it)}. "The biggest one!" And ${E.introduced} waits.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(E, 'look-up', 'surprised')],
          things,
        },
        `Ding dong! Here is the ${it}. Oh my! It is as wide as the road.`,
        `Ding dong! Oh my, what ${withArticle(it)}! It is as big as the house.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')], things },
        `${a} pulls. ${e} pushes. In at the door with the ${it}! Bump! "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')],
          things: [...things, 'chair'],
        },
        `Out comes ${M.name} with a chair. Up with the ${it}, on its side! Bump! "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')],
          things,
        },
        `Out comes ${P.name} with a table. In at the window with the ${it}! Bump! "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: once(seen(M, 'reach', 'determined'), seen(P, 'reach', 'determined'), seen(A, 'reach', 'determined')),
          things,
        },
        `Out come all the neighbours. Push, ${M.name}! Push, ${P.name}! One, two, three! Bump! "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sits down on the step. "I only wanted to ${ordered.use}."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'point', 'curious')], things: ['chair'] },
        `${d} looks round. There is a chair. There is a table. And everybody is here!`,
      ),
      page(
        { camera: 'medium', actors: once(seen(D, 'cheer', 'excited'), seen(A, 'cheer', 'surprised')), things },
        `"Leave the ${it} out here!" says ${d}. "We are all out here too!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: once(
            seen(A, 'sit', 'happy'),
            seen(D, 'sit', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
          ),
          things,
        },
        `They all ${ordered.uses}. There sit ${M.name} and ${P.name}. ${ordered.noun === 'present' ? 'It is a bouncy castle! Boing!' : ordered.sort === 'food' ? 'Yum, yum, yum!' : 'Hooray!'}`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'walk', 'happy')] },
        `Now ${a} orders a small ${it}. In it goes! Then ${a} carries it out again.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, E, e, D, d, M, P, ordered, it, things } = partsOf(going);
  const m = M.name;
  const p = P.name;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(E, 'stand', 'happy')] },
        `In this street there were ten houses, and ten doors that were always shut. Behind one of them lived ${A.introduced}, with ${E.introduced}. On Friday ${a} rang up and ordered ${withArticle(it)}. "What size?" said a voice. "The biggest you have," said ${a}.`,
        `There were ten doors in this street, and nobody ever left one open. At number five ${A.introduced} picked up the telephone. "${withArticle(it).replace(/^a/, 'A')}, please," said ${a}. "What size?" said a voice. ${a} looked at ${E.introduced}. "The biggest there is."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(E, 'look-up', 'surprised')],
          things,
        },
        `It took three lorries, one behind the other. "One ${it}," said the driver. "Sign here." It lay right across the road, from this side to that. "Thank you," said ${a}, and opened the door. "It's a bit big," said ${e}.`,
        `There was a rumble, and then a ding dong. Three lorries stood outside, and one ${it} lay on top of all three. They put it down in the road, and it hid the road. "Lovely," said ${a}. "Bring it in."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')], things },
        `First they tried it flat. ${a} pulled at the front, and ${e} pushed at the back. Bump! The door was as wide as a door. The ${it} was as wide as a bus. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')],
          things: [...things, 'chair'],
        },
        `It had got dark indoors at number six, so ${m} came out. He brought a chair to stand on. "Try it on its side," he said. Up went the ${it}, as high as the chimney. Bump! "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'determined'), seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')],
          things,
        },
        `${p} came out of number four with her kitchen table, for a ramp. She laid a cloth on it to make it slide. They pushed the ${it} up to the big window. Bump! A flowerpot fell down. "${refrain}" said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: once(seen(M, 'reach', 'determined'), seen(P, 'reach', 'determined'), seen(A, 'shout', 'determined')),
          things,
        },
        `Then everybody came out. They brought more chairs to stand on, and more tables to push from. They brought lamps, for it was getting late. "One, two, three!" shouted ${m} and ${p}. Bump! The whole house shook. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(E, 'sit', 'sad')] },
        `Nobody could push any more. They all sat down on whatever they had brought. ${a} sat on the step beside ${e}. "I only wanted to ${ordered.use}," said ${a}. "Indoors, all by ourselves, with the door shut."`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(D, 'point', 'excited'), seen(A, 'look-up', 'surprised')),
          things: ['chair'],
        },
        `${d} looked up the street, and down the street. "Who's indoors?" said ${d}. Nobody was. "What is indoors?" There was hardly a chair left in there. The chairs were all out here. So were the tables, and so were the lamps.`,
      ),
      page(
        { camera: 'close', actors: once(seen(D, 'cheer', 'excited'), seen(A, 'cheer', 'surprised')), things },
        `"The ${it} doesn't have to come in!" said ${d}. "Everything else has come out!" It was so simple that nobody spoke. Then ${a} began to laugh.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: once(
            seen(A, 'sit', 'happy'),
            seen(D, 'sit', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
          ),
          things,
        },
        `So that is where they ${ordered.used}, with all the lamps on. ${ordered.noun === 'present' ? 'It was a bouncy castle, and it went up by itself. ' : ''}${m} sat next to ${p}. For nine years they had only ever said good morning. "${ordered.sort === 'food' ? 'You have the last bit' : 'You have this cushion'}," said ${m}. And ten doors stood open until bedtime.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'walk', 'happy'), seen(E, 'cheer', 'happy')] },
        `Next Friday ${a} rang up again. "What size?" said the voice. "A small one," said ${a}. It went in at the door with no trouble at all. ${a} looked at it, and at the quiet kitchen. Then ${a} and ${e} carried it out again.`,
      ),
    ],
  };
}
