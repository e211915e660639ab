import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './wall-old.ts';

/**
 * Neither can come to where the other lives, until the moon is full: then the sea comes to the wall, and goes so far out
 * that one can walk where it was. Spring tides are the highest and the lowest of their fortnight.
 */
export const WALL: EventPlot = { id: 'wall', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { refrain, X, x } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(X, 'float', 'happy')] },
        `Here is ${A.introduced}, on land. Here is ${X.introduced}, at sea. Friends!`,
        `${A.introduced} lives on land. ${X.introduced} lives in the sea. Hello! Hello!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited')], things: ['tree'] },
        `"I have an apple tree!" says ${a}. "${refrain}" But ${x} cannot.`,
        `"My tree has apples!" says ${a}. "${refrain}" But ${x} cannot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'float', 'excited')] },
        `"My weed can wave," says ${x}. "${refrain}" But ${a} cannot.`,
        `"I have a weed wood!" says ${x}. "${refrain}" But ${a} cannot.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy'), seen(X, 'float', 'curious')], things: ['leaf'] },
        `So ${a} brings a leaf. It floats away. No tree!`,
        `${a} throws in a leaf. Off it goes. It is no tree.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'float', 'happy'), seen(A, 'kneel', 'curious')] },
        `${x} brings some weed. It lies flat. It does not wave.`,
        `${x} throws up some weed. Flop! It is just wet.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'curious'), seen(G, 'stand', 'calm')],
          things: ['fence'],
        },
        `"Look," says ${g}. Weed on the wall! "The sea came here once."`,
        `On the wall is dry weed. "The sea was here," says ${g}.`,
      ),
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(X, 'float', 'happy')],
          things: ['moon'],
        },
        `Now the moon is full. Up comes the sea, to the wall!`,
        `A big round moon! Up comes the sea. Splash, at the wall!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(X, 'look-up', 'surprised'), seen(A, 'point', 'proud')],
          things: ['tree', 'apple'],
        },
        `${x} looks over the wall. "Oh! Is that a tree?" Yes!`,
        `Who looks over the wall? ${x}! "So that is a tree!"`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(G, 'walk', 'calm')],
          things: ['moon'],
        },
        `Then the sea goes out, far out. ${a} walks there with ${g}.`,
        `Then the sea goes down, down. Out walks ${a}, with ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'float', 'proud')] },
        `There is the weed, in a pool. It waves! "I see it!"`,
        `Here is the weed, in a pool. It waves! "Oh, ${x}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'sleepy'), seen(X, 'float', 'sleepy')], things: ['moon'] },
        `Now both have seen it. Good night, ${a}. Good night, ${x}.`,
        `"I saw it!" says ${x}. "So did I!" says ${a}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, X, x } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(X, 'float', 'happy')] },
        `Every day at four ${A.introduced} came down to the sea. Every day at four ${X.introduced} came up to the land. There they talked. It was a very thin place to meet.`,
        `${A.introduced} had a friend, and only one thing was wrong. ${X.introduced} lived in the sea, and ${a} did not. So they met in between, where the waves stop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(X, 'float', 'curious')] },
        `"Up there behind the wall is my apple tree," said ${a}. "It's all red now. ${refrain}" "What's a tree?" said ${x}. "It's a sort of tall thing, with arms," said ${a}.`,
        `"We've got an apple tree," said ${a}. "It's just over that wall. ${refrain}" "Is it like a fish?" said ${x}. ${a} drew one in the sand. Then a wave came, and it was not like anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'float', 'excited'), seen(A, 'sit', 'curious')] },
        `"I live in a wood as well," said ${x}. "It's made of weed. It's taller than a house, and it bows when I go through. ${refrain}" ${a} looked at the sea.`,
        `${x} had a weed wood. "It waves all day," said ${x}, "even when nobody is going away. ${refrain}" ${a} held ${A.his} breath and looked in. It was green, and it stung, and then you had to come up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy'), seen(X, 'float', 'curious')], things: ['leaf'] },
        `So ${a} brought a bit of the tree, a whole twig with leaves. In the water it lay on its side and floated off. "Is that a tree?" called ${x}. "It's rather small," said ${a}.`,
        `The next day ${a} carried down a twig with three leaves on it. "That's what it's like," said ${a}, and threw it in. ${x} swam all round it. "It doesn't stand up," said ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'float', 'happy'), seen(A, 'kneel', 'curious')] },
        `Then ${x} brought a bit of the wood. It was a long brown ribbon, and it came ashore with a slap. On the sand it lay as flat as a belt. "It only bows at home," said ${x}.`,
        `${x} pushed up some weed, as far as the last wave went. "Now watch how it bows," said ${x}. It didn't. It lay there like wet socks. "It needs the sea round it," said ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'float', 'worried'), seen(A, 'stand', 'worried')] },
        `"I'll come a bit further up," said ${x}. The sand scratched, and the sea began to leave. "No!" said ${a}. "Go back! You'd get stuck." That was the end of that. There was one line that neither of them could cross.`,
        `Once ${x} tried to come right up, and once was enough. "Stop!" cried ${a}. "There's no more sea there!" After that each of them stayed on their own side.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(G, 'stand', 'calm')],
          things: ['tree'],
        },
        `At home ${a} sat on the garden wall. There was something dry on it, brown and curly. It was weed. "Who put that up here?" said ${a}. "The sea did," said ${g}. "Once a year, when the moon is full, it comes up here."`,
        `${a} leaned on the wall under the apple tree, and something crackled. It was a bit of old weed, high up. "That's last year's," said ${g}. "When the moon's full in autumn the sea can get as far as this. And then it goes out just as far."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'excited'), seen(G, 'stand', 'calm')],
          things: ['moon', 'tree'],
        },
        `So they waited for the moon, and it got fatter. When it was round they sat on the wall, ${a} and ${g}. The sea came over the sand. It came over the path. And it went on coming, until it said hush against the stones.`,
        `${a} told ${x}, and they counted the nights. Then the moon was as round as a plate. ${a} and ${g} stood in the garden, and listened. Hush, it said, down on the path. Hush, it said, at the bottom of the wall.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'look-up', 'surprised'), seen(A, 'point', 'proud')],
          things: ['tree', 'apple'],
        },
        `And there, over the edge, came ${x}, and looked. There was the tree. It stood up, with its arms full of apples. Each had a bit of moon on. "Oh," said ${x}. "You never said that it was like THAT."`,
        `Up came ${x}, in the deep water by the wall, and looked over. For a long time nobody spoke. "It stands there all by itself," whispered ${x}, "and nothing is holding it." ${a} picked an apple, and let it drop. Splash! Now ${x} had one.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(G, 'walk', 'calm'), seen(X, 'float', 'excited')],
        },
        `But what comes so far in goes as far out. Later there was sand where there never was any. "${refrain}" called ${x}, from the edge. ${a} and ${g} walked out in their boots. And there, in a pool like a room, stood the weed wood.`,
        `They slept for a bit. When they looked again the sea had gone, further than anybody goes. "Now it's my turn," called ${x}, far out. "${refrain}" ${Gcap} took ${a} along, over the wet floor of the sea. They came to a pool, as clear as air. It was full of wood.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'surprised'), seen(X, 'float', 'proud')] },
        `It was tall, and gold, and it bowed. ${a} bowed back. Then ${g} said that it was time, for the sea was turning round. Next day at four they met at the edge. "I've seen yours," said ${x}. "I've seen yours," said ${a}. It was still a thin place.`,
        `It waved all over, though nobody was going away. "You never said that it was like that," said ${a}. And then the sea began to come in, and they had to go. On the wall there is new weed now, still wet. At the bottom of the pool lies a red apple.`,
      ),
    ],
  };
}
