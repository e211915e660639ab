import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './spots-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The biggest pants of the street fly through the town, and nobody will own to them, until something soft has to be held out. */
export const SPOTS: EventPlot = { id: 'spots', young, middle, old };

function young(going: Going): Told {
  const { O, C, M, o, Ocap, Oin, big, c, refrain, along } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(O, 'stand', 'happy'), seen(C, 'stand', 'happy'), ...along] },
        `${Oin} has ${big} pants. They have spots. ${C.introduced} and ${M.introduced} giggle.`,
        `Look, ${big} pants, with red spots! "Hush!" says ${O.introduced}. ${C.introduced} tells only ${M.introduced}.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(O, 'reach', 'surprised'), seen(C, 'point', 'surprised')] },
        `Whoosh! Here is the wind. Up go the pants! They can fly!`,
        `Whoosh! Off the line they go. Flying pants! ${c} runs after them.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(O, 'stand', 'shy'), seen(C, 'look-up', 'happy')] },
        `They sit on the clock. "Whose pants are those?" "${refrain}" says ${o}.`,
        `They land on a bus. "Whose pants are those?" "${refrain}" says ${o}.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(O, 'stand', 'shy'), seen(M, 'cheer', 'happy')] },
        `They land on a duck. Quack! "Whose pants are those?" "${refrain}"`,
        `Now they are on the pond. A duck gets in! "Whose are those?" "${refrain}"`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'worried'), seen(M, 'look-up', 'worried')],
          things: ['tree'],
        },
        `Oh dear! A kitten is up a tree. It can't get down.`,
        `Who says mew? It is a kitten, up in a tree. Poor kitten!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'excited'), seen(O, 'stand', 'surprised')] },
        `Down come the pants, flop. "Hold them out!" says ${c}. "All hold on!"`,
        `Flop! The pants are back. "They are big and soft," says ${c}. "Hold on!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'determined'), seen(O, 'hold', 'determined'), seen(M, 'hold', 'determined')],
        },
        `They pull. The kitten lets go. Down, down. Boing! It is safe in the pants!`,
        `One, two, three. Jump, kitten! Boing, boing! It lands on a spot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'stand', 'shy'), seen(C, 'stand', 'calm')] },
        `"Good pants! Whose are they?" Nobody says a thing. ${Ocap} goes red.`,
        `Everybody claps. "But whose pants are they?" ${c} does not tell.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(M, 'cheer', 'happy')] },
        `"Mine," says ${o}. "They are my pants!" Hooray for ${o}!`,
        `Then ${o} says it. "They are mine! My own pants!" Hooray!`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(C, 'stand', 'happy'), seen(O, 'stand', 'happy')],
        },
        `Now everybody hangs out pants. And who sleeps in the big ones? The kitten! Good night.`,
        `Night. On the line hang small pants, too. "Whose are those?" "${refrain}" says ${c}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { O, C, M, L, o, Ocap, huge, c, m, l, refrain, along } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(O, 'stand', 'happy'), seen(C, 'stand', 'happy'), ...along] },
        `On Mondays the pants hung on the line. They were white, with red spots, and there was no room for anything else. They belonged to ${O.introduced}.${huge} "Nobody need know," said ${o}. So ${C.introduced} and ${M.introduced} promised.`,
        `They were the biggest pants in the street. You could have camped in them. They had red spots, all over.${huge} "You won't tell that they're mine?" said ${O.introduced}. "Never," said ${C.introduced}. "Never," said ${M.introduced}, and had to sit down.`,
      ),
      page(
        { weather: 'wind', camera: 'wide', actors: [seen(O, 'reach', 'surprised'), seen(C, 'point', 'surprised')] },
        `One Monday the wind got up. It blew in at one leg and out at the other. Ping, went the pegs. The pants grew as fat as a cloud. They went over the fence. "Flying pants!" cried ${m}, and they all ran after them.`,
        `Then came a wind with nothing to do. It looked into the pants, and climbed in. They swelled. They kicked. Ping! They went up past the chimney, legs first. "Come back!" called ${o}, but not too loudly.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(O, 'stand', 'shy'), seen(C, 'look-up', 'happy')] },
        `In the square stood Lord Bunn, made of stone, on a horse. He had a hat on now. It had spots, and two holes for his ears. "Whose pants are those?" said everybody. "${refrain}" said ${o}, and looked at the sky.`,
        `They came down on the town clock, and hung from ten to two. All the people stopped. "Whose pants are those?" said a lady. "${refrain}" said ${o}. ${c} looked at ${o}, and did not say a word.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'stand', 'surprised'), seen(O, 'stand', 'shy'), seen(M, 'cheer', 'happy')],
        },
        `Whoosh! They went up the flagpole, and flew from the top. The band began to play. ${L.introduced} took off her hat to them, and then saw what they were. "Whose pants are those?" "${refrain}" said ${o}, as red as a spot.`,
        `${L.introduced} was making a speech. The wind gave a puff, and it went dark. "Whose pants are these?" said ${l}, from inside. "${refrain}" said ${o}, behind a tree.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'medium',
          actors: [seen(C, 'run', 'happy'), seen(M, 'run', 'happy'), seen(O, 'run', 'shy')],
        },
        `Next they sailed over the pond. A duck got in, and stood at the front like a captain. Half the town was running by then. "Whose pants are they?" people asked each other. "${refrain}" puffed ${o}.`,
        `After that they went fishing. They sat on the pond, all puffed up, and five ducks got in. "That's a fine boat," said a man. "Whose is it?" "${refrain}" said ${o}. ${m} was laughing too much to run.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'worried'), seen(M, 'look-up', 'worried')],
          things: ['tree'],
        },
        `And then nobody laughed. In the park was a tall tree. At the very top hung a kitten, by two paws. The longest ladder only came halfway. "It's slipping!" said ${m}. "Has nobody got a blanket?"`,
        `"Mew," said somebody, far up. A kitten had run up the tallest tree, away from the flying pants. Now it was on the last twig, and the twig was bending. "We need something soft," said ${l}. "Quick!"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'point', 'excited'), seen(O, 'stand', 'surprised')] },
        `Flop. Something came down on the grass beside ${c}, tired out. It had spots. ${c} looked at it. It was soft. It was as big as a bed. And every seam in it had been sewn twice. "The pants!" cried ${c}. "Everybody hold on!"`,
        `Just then the wind stopped, and the pants came down across ${C.names} arms. They were wet, and wide, and very strong. ${c} knew how strong; ${c} had seen them pull down the line. "Take a leg!" cried ${c}. "Take the top!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(C, 'hold', 'determined'),
            seen(O, 'hold', 'determined'),
            seen(M, 'hold', 'determined'),
            seen(L, 'hold', 'determined'),
          ],
        },
        `${c} and ${m} took one leg, and ${l} took the other. ${Ocap} held the top, and nobody asked why. "Pull!" The kitten let go. It fell, and fell. Boing! It went up again. Boing! And there it sat, on a spot, washing.`,
        `They pulled till it was flat, ${c} and ${m} here, ${l} there. ${Ocap} leaned back. "Now, puss!" The twig broke. Down it came, with all its legs out. Boing! Boing! "Again," said the kitten's face.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'happy'), seen(O, 'stand', 'shy'), seen(C, 'stand', 'calm')] },
        `"Three cheers for the pants!" said ${l}. "And now, whose are they?" You could have heard a peg drop. They all looked at each other. ${c} knew, and ${m} knew. But they had promised. ${c} only looked down at both shoes.`,
        `The whole town clapped. "I should like to shake somebody's hand," said ${l}. "Whose pants are these?" It was very quiet. "You must know, child," said a lady to ${c}. "You were first." "I promised," said ${c}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(O, 'stand', 'proud'), seen(L, 'stand', 'surprised'), seen(C, 'cheer', 'happy')],
        },
        `${Ocap} went red from the neck up. Then ${o} stepped out in front of everyone. "Mine," said ${o}. "They're my pants. I've got them in blue as well." There was a roar. It was cheering. "Mine have ducks on," whispered ${l}.`,
        `"Oh, well," said somebody at the back. It was ${o}. "They're mine. I like a lot of room." And ${l} shook ${o} by the hand, for a long time. "I wish I had some like that," said ${l}. "Mine pinch."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(C, 'stand', 'happy'), seen(M, 'stand', 'happy'), seen(O, 'stand', 'happy')],
        },
        `On Monday every garden had its pants out. There were stripes, and stars, and ducks. It looked like a fair. In the spotted ones slept the kitten, in the left leg. And at the end hung a very small pair, with a hole. "Whose are those?" said ${o}. "${refrain}" said ${c}.`,
        `They hang right at the front today, for all to see. The kitten has the left leg, and comes on Mondays. "And whose are these?" said ${o}. They were tiny, and had frogs on. ${m} looked at ${c}. ${c} looked at the sky. "${refrain}" said ${c}.`,
      ),
    ],
  };
}
