import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-row-old.ts';

/** The last duckling stops at the kerb and takes a pair of boots for its mother; so the boots have to go where she goes. */
export const THE_ROW: EventPlot = { id: 'the-row', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, D, d, L, M, m, W } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'walk', 'proud'), seen(L, 'walk', 'happy'), seen(A, 'point', 'excited')],
        },
        `Here came ${D.introduced}. ${A.introduced} looked. Six ducklings! "${refrain}" said ${a}.`,
        `Look, ${A.introduced}! Here comes ${D.introduced}. Six ducklings! "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'calm'), seen(M, 'walk', 'happy')],
        },
        `Off to the pond! ${a} held ${G.names} hand. ${M.introduced} came.`,
        `They want the pond! ${M.introduced} came. ${a} held ${G.names} hand.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(D, 'walk', 'calm'), seen(L, 'walk', 'curious'), seen(A, 'look-up', 'surprised')],
          things: ['bread', 'milk'],
        },
        `Into the shop! Past bread, past milk. Six! "${refrain}" said ${a}.`,
        `Right through a shop! Bread! Milk! Six! "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'worried'), seen(A, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['bus', 'lorry'],
        },
        `Then came the road. Brrm! Bus! Lorry! ${d} stopped, with ${a} and ${g}.`,
        `Brrm! A road! Bus! Lorry! ${d} waited, with ${a} and ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hold', 'determined', 'sign')], things: ['sign', 'bus', 'lorry'] },
        `${W.introduced} held up her sign. STOP! Cars, bus and lorry stopped.`,
        `${W.introduced} had a sign. It said STOP! Cars, bus and lorry stopped.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'sit', 'curious'), seen(A, 'stand', 'surprised'), seen(M, 'point', 'worried')],
        },
        `Over went six. The last one sat! It looked at ${A.names} boots.`,
        `Six went. "One did not!" said ${m}. It looked at ${A.names} boots.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(L, 'walk', 'happy')] },
        `Slap, went the boots. Up it got. Slap, slap! It came after ${a}!`,
        `${a} took a step. Slap! So did the duckling. Slap, slap!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'proud'),
            seen(G, 'walk', 'calm'),
            seen(L, 'walk', 'happy'),
            seen(W, 'stand', 'happy', 'sign'),
          ],
          things: ['sign', 'bus'],
        },
        `So ${a} went over, hand in hand with ${g}. Slap, slap! "${refrain}" said ${W.name}.`,
        `${a} held ${G.names} hand. Slap, slap, over they went. "${refrain}" said ${W.name}.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(D, 'stand', 'happy'), seen(L, 'jump', 'happy'), seen(A, 'cheer', 'happy')],
        },
        `The pond! In went ${d}. In went six. Splash! "${refrain}" said ${a}.`,
        `The pond! Splash, ${d}! Splash, all six! "${refrain}" said ${a}. Splash!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(M, 'walk', 'sleepy'), seen(A, 'walk', 'sleepy')],
        },
        `Bedtime! ${Gcap} went up. ${m} went up. "${refrain}" Slap, slap, came ${a}. Good night.`,
        `Up the stairs went ${g}, then ${m}. Slap, slap! "${refrain}" Good night, ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, D, d, L, M, m, W, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'walk', 'proud'), seen(L, 'jump', 'happy'), seen(A, 'point', 'excited')],
          things: ['flower'],
        },
        `In the flower tub outside the library sat ${D.introduced}. She had sat there for a month. Today she got down, and six ducklings fell out after her. Then there was a plop. "${refrain}" said ${A.introduced}.`,
        `Outside the library there was a tub with flowers, and in it a nest. Down stepped ${D.introduced}, and six ducklings jumped down behind her. ${A.introduced} looked in. "${refrain}" called ${a}. Plop!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'walk', 'calm'), seen(A, 'walk', 'curious'), seen(M, 'walk', 'happy')],
        },
        `"Couldn't we carry them?" said ${a}. "She'd be frightened, and fly off," said ${g}. "They must walk to the pond. We can go behind." ${M.introduced} came, too, and ${a} held ${G.names} hand.`,
        `"The pond's right across the town," said ${g}. "We mustn't pick them up, or she'd fly away. But we can walk behind, and see that nobody's in a hurry." So ${a} took ${G.names} hand. ${M.introduced} came as well.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(D, 'walk', 'calm'), seen(L, 'walk', 'curious'), seen(A, 'look-up', 'surprised')],
          things: ['bread', 'cheese'],
        },
        `They went in at the front of the baker's shop, and out at the back. ${d} looked at the bread. Six ducklings looked at the cheese. The last one tried to look at all of it. "${refrain}" said ${a}, and held the door.`,
        `The shortest way was through a shop. In they walked, past the bread and round the cheese. Everyone stood on one leg to let them by. "Is that all?" said the lady at the till. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(W, 'hold', 'worried', 'sign'), seen(A, 'point', 'determined'), seen(D, 'stand', 'worried')],
          things: ['sign', 'bus'],
        },
        `Then they came to the big road, with a bus in it. At the kerb was ${W.introduced}, who takes people over to school. Her sign said, "STOP, CHILDREN." "It doesn't say ducks," said ${w}. "They're somebody's children," said ${a}.`,
        `The big road was as wide as a river. A bus went by, and ${d} sat down. "I've only got the one sign," said ${W.introduced}. "It says STOP, CHILDREN." "So they are," said ${a}, and pointed. "They're hers."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(W, 'stand', 'determined', 'sign'), seen(D, 'walk', 'proud'), seen(A, 'stand', 'happy')],
          things: ['sign', 'bus', 'lorry', 'fire-engine'],
        },
        `So ${w} walked out and held it up. The cars stopped. The bus stopped, and a lorry, and a fire engine on its way home. Nobody hooted. ${d} stepped down, and went over as if it were always like this.`,
        `She walked into the middle with her sign. Everything stopped, the cars, the bus, the lorry, and an empty fire engine. It got so quiet that ${a} could hear feet. They were ${d} and her six, going over.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'sit', 'curious'), seen(A, 'stand', 'worried'), seen(M, 'kneel', 'worried')],
          things: ['boots'],
        },
        `"Six," said ${a}, on the pavement, and looked down. The last one hadn't gone. It sat on the kerb and looked up at ${A.names} boots. They were yellow. It seemed to think that they were somebody.`,
        `But there were only six. "Where's the last one?" said ${m}. It was right there, on the pavement. It was looking at ${A.names} boots, first one and then the other. They were big and yellow, like a mother's feet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'surprised'), seen(L, 'walk', 'happy'), seen(G, 'stand', 'worried')],
        },
        `"Don't grab it," said ${g}. "It would run under the bus." ${a} took one step back. Slap, went the boot. The duckling took one step as well. Slap, slap. It came along like a toy on a string.`,
        `"If we chase it, it'll hide under something," said ${g}. ${a} shifted one foot. Slap! At once it got up, and shifted one foot, too. ${a} walked round a lamp post. So did the duckling. Slap, slap, slap.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'determined'),
            seen(G, 'walk', 'calm'),
            seen(L, 'walk', 'happy'),
            seen(W, 'stand', 'calm', 'sign'),
          ],
          things: ['sign', 'bus'],
        },
        `So ${a} took ${G.names} hand. They went over the way that a duck would. Slap, went the boots, not too fast. Behind them came something the size of a bun. "${refrain}" ${w} told the bus.`,
        `There was only one thing for it. ${a} held ${G.names} hand tight. They walked across, slap, slap, with very small steps. The bus driver leaned out to see what was behind. "${refrain}" said ${w}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'proud'), seen(M, 'walk', 'happy'), seen(W, 'walk', 'happy', 'sign')],
          things: ['sign', 'bus', 'fire-engine'],
        },
        `After that the whole town went at the speed of a duck. First came ${d}, then six, then ${a} and the last one. Then came ${m}, and ${w} with her sign. Then came the bus and the fire engine, as there was no way past.`,
        `Nobody could get by, and nobody tried. Behind the ducks went ${a}, slap, slap. Behind ${a} went ${m}, and ${w} with the sign, and the fire engine, and the bus. People waved from it. They were all late in the same way.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'calm'),
            seen(L, 'look-up', 'curious'),
            seen(D, 'look-up', 'happy'),
            seen(G, 'stand', 'calm'),
          ],
        },
        `At the pond ${d} slid in, and so did six. The last one stayed by the boots. So ${a} took ${G.names} hand, and stood quite still. A boot that doesn't go slap is only a boot. The duckling looked up at ${a}. Then it turned round, and ran. Plop!`,
        `Six ducklings were in the pond by now. The last one was waiting for the boots to jump in. "You can't stay with me," said ${a}, holding ${G.names} hand, and stopped. ${a} didn't slap at all. On the water ${d} said quack. The duckling listened. Then it went plop.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(M, 'walk', 'sleepy'), seen(A, 'walk', 'sleepy')],
          things: ['boots'],
        },
        `It was a late night. ${Gcap} went up the stairs first, and then ${m}. ${Gcap} looked back, and counted, and waited. Slap, slap, slap. "${refrain}" said ${g}. ${a} still had those boots on.`,
        `At bedtime they went up in a row, ${g} and then ${m}. "That can't be all," said ${g}, at the top. Slap, came something up the stairs in yellow boots. Slap, slap. "${refrain}" said ${g}, and held the door. Good night.`,
      ),
    ],
  };
}
