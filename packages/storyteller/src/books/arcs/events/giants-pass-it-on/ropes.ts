import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainOf, TITLES } from './parts.ts';
import { old } from './ropes-old.ts';

/**
 * What the giants hold is neither for skipping nor for washing, and it ends at a lamp. From a windmill or a power station
 * over pylons to a substation, and from there on smaller poles or under the ground to each house (National Grid, "How
 * electricity gets to your home").
 */
export const ROPES: EventPlot = { id: 'ropes', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const refrain = refrainOf(going);
  const both = (pose: 'sit' | 'stand' | 'walk', feeling: 'happy' | 'curious' | 'surprised') => [
    seen(K, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'wide', actors: both('sit', 'surprised'), things: ['car'] },
        `${k} looks out of the car. Giants! They hold long ropes.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious') },
        `"Those are pylons," says ${g}. "They are giants," says ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious') },
        `Are they skipping ropes? Skip, giants! No. They do not skip. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious') },
        `Are they for washing? No. No socks, no pants. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'happy') },
        `Look, birds! They sit on the ropes. Then they all fly off. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'curious'), things: ['sign'] },
        `There is a yellow sign. "It says, keep away," says ${g}. "We only look."`,
      ),
      page(
        { camera: 'wide', actors: both('sit', 'curious'), things: ['car'] },
        `On goes the car. Now the giants stop. But the ropes go on!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'sit', 'curious')], things: ['car'] },
        `They go from pole to pole. One, two, three, four! Where do they go?`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['house'] },
        `They go to our house! They go right in at the wall!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'happy')],
          things: ['lamp'],
        },
        `It is dark. Click! The lamp is on. "The giants did it!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['lamp'] },
        `Click. The lamp is off. Good night, ${k}. Good night, giants. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const refrain = refrainOf(going);
  const both = (pose: 'sit' | 'stand' | 'walk', feeling: 'happy' | 'curious' | 'surprised') => [
    seen(K, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'wide', actors: both('sit', 'surprised'), things: ['car'] },
        `It was a long way home in the car. Then ${k} saw the giants. They stood on the hills in one long row. Their arms were out, and they held long ropes. "Those are pylons," said ${g}. "They're giants," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious'), things: ['car'] },
        `"I know what they're doing," said ${k}. "They're skipping." They watched them for a mile. No rope went up, and no rope went down. "They are waiting till somebody jumps in," said ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious'), things: ['car'] },
        `"Or it's their washing line," said ${k}. They both looked for a very big vest. There was none. There was not even a sock. "They've taken it in already," said ${k}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'happy') },
        `At the picnic place there were birds, all along the ropes. "It's a swing for birds," said ${k}. Then all the birds flew off at once. The giants went on holding the ropes. So it wasn't that. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'curious'), things: ['sign'] },
        `If you stood quite still, you could hear them hum. On the nearest leg was a yellow sign. "It says, keep away," said ${g}. "Nobody ever climbs a giant, and nobody flies a kite near one. We say hello from here." "Hello!" called ${k}, from there.`,
      ),
      page(
        { camera: 'wide', actors: both('sit', 'surprised'), things: ['car'] },
        `On they drove, and the giants came along over the fields. But at the town there was a fence. Behind it stood the very last giant. "Oh," said ${k}. "Now they've let go."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'sit', 'curious')], things: ['car'] },
        `${k} looked back through the window. They had not let go! Beyond the fence stood a wooden pole, no taller than a tree. It had hold of a rope. It gave the rope to the next pole. "They've got children!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['house'] },
        `${k} counted eleven poles, past the shop and past the school. The last one stood at their own gate. It had stood there every day. Its rope went over the path, and in at the wall of their house.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'curious')],
          things: ['lamp'],
        },
        `It was dark indoors. ${k} ran up to find the end of the rope. There was no rope. There was only the switch. Click! On went the lamp. "Oh!" said ${k}. "They weren't skipping. They were passing it on!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['lamp'] },
        `"So they were," said ${g}. "Far away by the sea there are windmills, and the wind turns them. That makes the electricity. The first giant takes it, and gives it to the next." "And the next one to the next," said ${k}. "All the way to my lamp."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')], things: ['lamp'] },
        `${k} lay in bed and thought of them, out there in the dark. "Can they put it down now?" "Nearly," said ${g}. "There's still the fridge." Click, went the lamp. "Good night," said ${k}. "${refrain}"`,
      ),
    ],
  };
}
