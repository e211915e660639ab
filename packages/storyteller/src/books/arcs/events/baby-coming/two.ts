import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { toldWith } from '../told-with.ts';
import { old } from './two-old.ts';
import { withPet } from './with-pet.ts';
import { TWO_COME } from './two-come.ts';
import { REFRAINS, TITLES, twoOf } from './two-parts.ts';

/**
 * Two babies, and two of everything; but of whoever waits for them there is only one. It is a sum that does not come out,
 * until it is not the child who holds two, but two who hold the child: a finger here, and a finger there.
 */
export const TWO: EventPlot = {
  ...standsApart(toldWith(withPet, { id: 'two', young, middle, old })),
  when: TWO_COME,
  only: true,
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { X, Y, thisIs } = twoOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'jump', 'excited'), seen(G, 'sit', 'happy')] },
        `There would be a baby! ${A.introduced} hopped. "${refrain}" said ${g}. Two babies! Twins!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'strawberry'), seen(A, 'stand', 'curious')],
          things: ['strawberry'],
        },
        `They were in a tummy, growing. ${Gcap} took a strawberry. "Like this. ${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')],
          things: ['strawberry', 'cup'],
        },
        `One got a bed in a cup. ${B.introduced} looked in. "${refrain}" said ${a}. Two cups!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pear'), seen(G, 'stand', 'happy')],
          things: ['pear', 'bowl'],
        },
        `The babies grew. Now each was like a pear. One bowl. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'melon'), seen(G, 'stand', 'happy')],
          things: ['melon', 'basket'],
        },
        `The babies grew. Now each was like a melon! Bump, on the table. "${refrain}" Bump!`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['melon'],
        },
        `${a} hugged a melon. "${refrain}" But there was no arm left. Roll, roll, bump! Off ran ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(G, 'kneel', 'calm')] },
        `"There are two of them," said ${a}. "There is only one of me." It was a hard sum.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(X, 'sleep', 'calm'), seen(Y, 'sleep', 'calm'), seen(A, 'walk', 'curious')],
          things: ['cot'],
        },
        `One day ${g} said, "Come in." There lay a baby, asleep. "${refrain}" said ${g}.${thisIs}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'reach', 'surprised'), seen(Y, 'sleep', 'calm')],
          things: ['cot'],
        },
        `${a} put out a finger. One baby held on! ${a} put out a finger over there. And the other held on!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'hold', 'happy', 'bowl'), seen(B, 'sit', 'happy')],
          things: ['bowl'],
        },
        `"Supper!" But ${a} had no hand left. So ${g} held the spoon. It was melon. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { X, Y, thisIs } = twoOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(G, 'sit', 'happy')] },
        `There was news at breakfast: a baby was coming. ${A.introduced} was up and half out of the door, to tell somebody. "${refrain}," said ${g}. ${a} came back and sat down. Two babies! Twins! It was the biggest number of the whole week.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'strawberry'), seen(A, 'stand', 'curious')],
          things: ['strawberry'],
        },
        `"They're in a tummy, growing," said ${g}. "How big is it?" said ${a}. ${Gcap} took a strawberry out of the bowl. "As big as that." Then ${g} felt about for a second. "${refrain}." ${a} had nearly forgotten.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')],
          things: ['strawberry', 'cup'],
        },
        `A strawberry can't sleep on a table. So ${a} made a bed in a cup, with a paper napkin. ${B.introduced} looked into it, and then at the strawberry that was left. "${refrain}," said ${b}. It got the best cup, for having had to wait.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pear'), seen(B, 'stand', 'curious')],
          things: ['pear', 'bowl'],
        },
        `Weeks went by, and they were pears. There was one blue bowl. The other pear had to have a boot. "Is that fair?" said ${b}. It wasn't. So every morning ${a} changed them over, bowl to boot and boot to bowl.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'surprised', 'melon'), seen(B, 'stand', 'surprised'), seen(G, 'walk', 'happy')],
          things: ['melon', 'basket'],
        },
        `And one day they were melons. ${Gcap} carried one in, and went out again. "${refrain}," said ${g}, from outside. The washing basket held one of them. For the other there was only the bed of ${b}. "I can sleep on a jumper," said ${b}.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'reach', 'happy')],
          things: ['melon'],
        },
        `${a} wanted to practise, and sat on the sofa with a melon. It took both arms. "${refrain}," said ${b}, and pushed. One arm each was not enough. Bump, went the left one. ${a} reached after it. Bump, went the right.`,
      ),
      page(
        { camera: 'close', time: 'sunset', actors: [seen(A, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `"It doesn't come out," said ${a}. "There are two, and only one of me. Whoever I hold, the other one's on the floor." ${Gcap} did not laugh. "I've been doing that sum, too," said ${g}. "We'll have to see."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'sleep', 'calm'), seen(Y, 'sleep', 'calm'), seen(A, 'walk', 'curious')],
          things: ['cot'],
        },
        `Then, one evening, it was time. "Come and see," said ${g}, softly. There was the cot, and a baby in it, asleep, all red and crumpled. ${a} looked for a long while. "${refrain}," whispered ${g}. At the other end there lay a second.${thisIs}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'sleep', 'calm'), seen(A, 'reach', 'surprised'), seen(Y, 'sleep', 'calm')],
          things: ['cot'],
        },
        `You don't pick up what is asleep. But there was a hand, as small as a strawberry. ${a} put a finger to it. It shut, and held on. Then something waved, at the far end. ${a} stretched out the other arm, as far as it went. That hand shut, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(G, 'kneel', 'happy'), seen(X, 'sleep', 'calm')] },
        `"I did the sum wrong," whispered ${a}, with an arm at each end. "I don't hold them. They hold me." ${Gcap} knelt down to see. It came out. There was nothing left over.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(G, 'hold', 'happy', 'bowl'), seen(B, 'sit', 'happy')],
          things: ['bowl'],
        },
        `"Supper's ready," said ${g}. "I can't," said ${a}. "They've got all my hands." So supper came up on a tray. It was melon, and ${g} held the spoon. ${cap(b)} sat below, for what fell. "${refrain}," said ${a}, and opened wide.`,
      ),
    ],
  };
}
