import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hole-old.ts';
import { huntOf } from './twelfth-parts.ts';
import { SPECKLED } from './twelfth.ts';

const LOST =
  /\b(?:los(?:t|es|e|ing)|can(?:no|['’]?)t find|drop(?:s|ped)|mislaid|spilled)\b[^.]*\beggs?\b|\beggs?\b[^.]*\b(?:lost|missing|gone|vanish\w*|disappear\w*|fell out|fall out)\b/iu;
const TITLES = ['the hole in the basket', 'not one egg left', 'the best hidden eggs', 'nine streets of eggs'] as const;
const REFRAINS = [
  'And it was full!',
  'It was full just now!',
  'But it was so full!',
  'It was full, I know it!',
] as const;

/** The Easter bunny has lost every egg on the way, through a hole; and lost eggs are where no one would look. */
export const HOLE: EventPlot = {
  id: 'hole',
  when: LOST,
  only: true,
  closest: true,
  young: (going) => (isBunnys(going) ? young(going) : SPECKLED.young(going)),
  middle: (going) => (isBunnys(going) ? middle(going) : SPECKLED.middle(going)),
  old: (going) =>
    isBunnys(going)
      ? old(huntOf(going), going.g, going.chance.pick(...REFRAINS), titled(going.chance.pick(...TITLES)))
      : SPECKLED.old(going),
};

const isBunnys = ({ A, K, raw }: Going): boolean => A !== K && /\beaster (?:bunn|rabbit|hare)/iu.test(raw);

function young(going: Going): Told {
  const { chance, G, g, Gcap } = going;
  const { M, D, hider } = huntOf(going);
  const [m, d] = [M.name, D.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(D, 'run', 'happy', 'basket')], things: ['basket'] },
        `Hop, hop! Here comes ${hider}. The basket is full. Hop, hop, hop!`,
        `Here is ${hider}, with a full basket. It is Easter. Hop, hop!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(D, 'stand', 'surprised'), seen(M, 'stand', 'surprised')],
          things: ['basket'],
        },
        `Here is the door of ${M.introduced}. ${d} looks in. Not one egg! "${refrain}"`,
        `${M.introduced} comes out. "Eggs?" Oh no! The basket is empty. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sad'), seen(M, 'kneel', 'calm'), seen(G, 'stand', 'calm')] },
        `Plop, a tear. "No eggs, no Easter," says ${d}. "Come," says ${m}. ${Gcap} comes, too.`,
        `"I lost them all," says ${d}. "We will help," say ${m} and ${g}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(M, 'point', 'curious'), seen(D, 'walk', 'worried')] },
        `They go back down the street. Is it on the path? No. "${refrain}"`,
        `Back they go, hop by hop. No egg on the path. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'excited'), seen(D, 'stand', 'surprised')], things: ['egg'] },
        `A red egg! It is in a boot. "Who put it there?" says ${d}.`,
        `Look, a red egg! It sits in a flowerpot. "How clever!" says ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'kneel', 'excited'), seen(D, 'kneel', 'surprised')], things: ['egg'] },
        `A blue egg! It is under the hedge. In the basket it goes. Plop! Out again!`,
        `A blue egg, by the gate! In it goes. And plop, out it comes!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'point', 'surprised'), seen(D, 'look-up', 'surprised')],
          things: ['basket'],
        },
        `${m} looks under the basket. "There is a hole in it!"`,
        `What comes out below? It is ${M.names} finger! "A hole!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'sad'), seen(M, 'stand', 'surprised')] },
        `"Found one!" calls a boy. "Found one!" calls a girl. Door after door!`,
        `Doors open. "An egg! I found an egg!" All down the street.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'cheer', 'happy'), seen(D, 'cheer', 'happy')] },
        `"You did not lose them," says ${m}. "You hid them!" "So I did!" says ${d}.`,
        `"They are not lost," says ${m}. "They are hidden!" ${d} laughs and laughs.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(D, 'run', 'happy', 'basket')], things: ['basket'] },
        `Next Easter, hop, hop, plop. The basket has two holes now.`,
        `A year later: hop, plop, hop, plop. ${d} has made the hole bigger.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance, G, g, Gcap } = going;
  const { M, D, hider } = huntOf(going);
  const [m, d] = [M.name, D.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'sunset', camera: 'wide', actors: [seen(D, 'run', 'happy', 'basket')] },
        `There is one morning in the year on which nobody may be late. On that morning ${hider} set out with a full basket. It held sixty eggs. Hop, hop, down nine streets it went, and it felt lighter all the time. "I must be getting stronger," thought ${d}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(D, 'stand', 'surprised'), seen(M, 'stand', 'curious')] },
        `The ninth street was the one with ${M.introduced} in it. "Happy Easter!" said ${d}, and put in a paw. It came out empty. There was not one egg left in there, not even a crumb of shell. "${refrain}" said ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'sit', 'sad'), seen(M, 'kneel', 'calm'), seen(G, 'stand', 'calm')] },
        `${d} sat down in the flower bed, with both ears over both eyes. "I've lost all of them," said ${d}. "Sixty. That's the most that anybody ever lost." "Then they must be somewhere," said ${m}, and fetched ${g}. "When we've lost something, we go back the way we came."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(M, 'walk', 'curious'), seen(D, 'walk', 'worried')] },
        `So they went back the way ${d} had come, nose to the ground. There was nothing on the path. There was nothing on the steps. "Somebody has taken them," said ${d}. "${refrain}" A wet gate swung to and fro, and looked as if it knew something.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'point', 'excited'), seen(D, 'stand', 'surprised')],
          things: ['egg', 'boots'],
        },
        `"There!" called ${m}. Outside number four stood a boot, and in it was a red egg. "That's very good," said ${d}, and bent over to see. "I'd never have thought of a boot. Who put it there?" "It must have bounced," said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'kneel', 'excited'), seen(D, 'kneel', 'surprised')], things: ['egg'] },
        `A green one lay in the moss, and looked like moss. A yellow one had rolled in among the daffodils. ${m} had to look three times to see it. They put each egg back into the basket. But when they came to the corner, there were none in it. "${refrain}" said ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `${m} lay down flat, and looked at the basket from below. ${Gcap} looked at it from above. They saw each other quite clearly. "There's a hole in it," said ${m}, "just the size of an egg." ${d} put a paw through it, and waved. "Oh dear," said ${d}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'hide', 'scared'), seen(M, 'stand', 'worried')] },
        `Then the first door opened. Somebody small came out in pyjamas. ${d} crept behind ${g}. "They'll be so sad," whispered ${d}. "I haven't hidden a single one." But the somebody looked round, stood still, and screamed. "I've found one!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'cheer', 'happy'), seen(D, 'look-up', 'surprised')], things: ['egg'] },
        `"I've found one!" it came from next door. "Here's one in the drainpipe!" "Mine was on the cat!" All down the street they were crawling about in the wet grass. "It's never been so hard," said a big boy, with moss on his nose. "They're the best hidden eggs there ever were."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'happy'), seen(D, 'sit', 'happy')], things: ['basket'] },
        `"You didn't lose them," said ${m}. "You hid them, all sixty, and you never noticed." ${d} came out from behind ${g}, one ear at a time. "It usually takes me all night," said ${d}. "I have to think of every single place."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(M, 'sleep', 'sleepy')], things: ['egg'] },
        `${Gcap} wanted to mend the basket. "Don't you dare," said ${d}. The next year it went hop, hop, plop, all down the nine streets. ${m} heard it go by, half asleep. The last one came down the chimney, by the sound of it. Plop.`,
      ),
    ],
  };
}
