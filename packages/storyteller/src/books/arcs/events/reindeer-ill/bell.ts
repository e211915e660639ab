import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bell-old.ts';
import { partsOf, TITLES } from './bell-parts.ts';

/** One house is found by nobody but the one who is ill in bed; it is not the reindeer that must get up, but the bell. */
export const BELL: EventPlot = { id: 'bell', young, middle, old };

function young(going: Going): Told {
  const { refrain, R, r, K, k } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'snow',
          time: 'night',
          camera: 'close',
          actors: [seen(R, 'sleep', 'sad'), seen(K, 'kneel', 'calm')],
        },
        `It is Christmas Eve. ${R.introduced} is ill. ${K.introduced} sits by the bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'point', 'calm')] },
        `Off go the others. "I must go, too!" says ${r}. Wobble. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `"One house is behind the wood. They will miss it!" Up gets ${r}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'stand', 'worried')], things: ['lamp'] },
        `Atchoo! Out goes the lamp. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sleep', 'sad'), seen(K, 'kneel', 'calm')] },
        `So ${r} lies down. "I ring my bell there. Then they turn."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited')], things: ['bell'] },
        `A bell! There it hangs. "I can ring it for you!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hold', 'determined', 'bell')], things: ['bell'] },
        `Out runs ${k}, up the hill. Ting, ting, ting! Who hears it?`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy')], things: ['star'] },
        `High up by a star, they turn! Down to the house behind the wood. Ting!`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'happy'), seen(K, 'hug', 'happy')] },
        `"I heard it!" says ${r}. "That was me!" "That was you," says ${k}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(R, 'stand', 'happy')],
          things: ['bell'],
        },
        `In the morning ${r} is up. ${k} is asleep. "${refrain}" says ${r}. Ting.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, R, r, K, k } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'snow',
          time: 'night',
          camera: 'close',
          actors: [seen(R, 'sleep', 'sad'), seen(K, 'kneel', 'calm')],
        },
        `Of all nights it was Christmas Eve. ${R.introduced} lay in the straw, with hot ears and a cold nose. "Ill is ill," somebody had said. "You stay in bed." Only ${K.introduced} had stayed as well, to keep the lamp company.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'point', 'calm')] },
        `Outside the bells went by, and up, and off. At that ${r} was out of the straw. All four legs wanted to go somewhere else. ${r} sat down in the door, with a bump. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'worried'), seen(K, 'stand', 'curious')] },
        `"You don't understand," said ${r}. "There's a small house behind the wood. From the sky you can't see it. They'll fly right over!" And ${r} was up again, and leaned on the wall, and slid. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'stand', 'worried')], things: ['lamp'] },
        `It was quiet for a bit. Then a hoof came out on one side. "I'm only looking if it snows," said ${r}. "Ah, ah, atchoo!" Straw flew everywhere, and the lamp went out. "${refrain}" said ${k}, in the dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sleep', 'sad'), seen(K, 'kneel', 'calm')] },
        `${k} pulled up the blanket, and lit the lamp. A tear ran down the long nose. "There's somebody in that house," said ${r}, "who has hung up a sock." It is hard to be ill when you are needed.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(R, 'sleep', 'calm')] },
        `"How do you find it," said ${k}, "if one can't see it?" "By heart," said ${r}. "At the big pine I shake my bell. It means, Here. Then all of them turn." ${k} thought about that. "So it isn't you they turn for," said ${k}. "It's the bell."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(R, 'look-up', 'curious')], things: ['bell'] },
        `The bell was hanging on its hook. "It isn't ill at all," said ${k}. "It can go without you. You stay in bed, and I'll ring it for you." ${r} looked at the bell, and at ${k}. "Three times," said ${r}. "And hold it high."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hold', 'determined', 'bell')], things: ['bell', 'tree'] },
        `The big pine tree was on the hill, just behind the stable. ${k} stood under it, and waited until there was a sound in the sky. They were coming, and they were coming fast. Ting, ting, ting! rang ${k}, as high as one arm can go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised')], things: ['star'] },
        `At first nothing happened. Then a row of stars went out, and came on again. The whole sleigh had turned. Down it went, behind the wood, where you would think that there was nothing. And there a small light came on.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'happy'), seen(K, 'hug', 'happy')] },
        `"I heard it, right through the wall!" said ${r}. "They turned! Was I good?" "You were very good," said ${k}. "You hardly moved." And ${r} laughed, and coughed, and lay down, and this time stayed there.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(R, 'stand', 'happy')],
          things: ['bell', 'sock'],
        },
        `In the morning ${r} could stand. On the hook hung the bell, and beside it hung a sock. "For whoever rang," it said. ${k} got half up out of the straw to look. "${refrain}" said ${r}, very softly. It had been a long night.`,
      ),
    ],
  };
}
