import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './goat-old.ts';

/** In the final of a video game one of the pair stops to hear what everybody in the game has to say, which nobody ever did. */
export const GOAT: EventPlot = { id: 'goat', young, middle, old };

function young(going: Going): Told {
  const { refrain, game, contest, K, k, P, p, D, H } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'stage',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy')],
          things: ['television'],
        },
        `It is a ${contest}! ${k} plays a ${game}. ${P.introduced} plays, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'curious'), seen(K, 'sit', 'worried')], things: ['television'] },
        `Somebody in the game says hello. "${refrain}" says ${k}. "Run!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'wave', 'happy'), seen(K, 'sit', 'determined')], things: ['television'] },
        `${p} does not run. "Hello," says ${p}. "You lost a goat? Oh dear."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(H, 'stand', 'happy')], things: ['television'] },
        `There is a goat! ${k} jumps over it. ${p} picks it up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'worried'), seen(P, 'sit', 'calm')], things: ['television'] },
        `Somebody else says hello. "${refrain}" says ${k}. ${p} says hello.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'angry'), seen(K, 'sit', 'determined')], things: ['television'] },
        `Last comes a dragon. It does not let ${k} by. Bump! Bump!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad'), seen(P, 'sit', 'curious')], things: ['television'] },
        `"It says something," says ${p}. "${refrain}" "No," says ${p}. "Listen."`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'sad'), seen(H, 'stand', 'happy')], things: ['television'] },
        `"Where is my goat?" says the dragon. "Here!" says ${p}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'hug', 'happy'), seen(K, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
          things: ['television'],
        },
        `The dragon hugs the goat. And open goes the door!`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy')],
          things: ['bus'],
        },
        `On the bus ${p} tells a story. It is long. "Do not skip!" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, contest, K, k, P, p, M, m, D, H } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'sit', 'determined')], things: ['television'] },
        `${k} was a gamer, and knew the Tower of Ten Doors by heart. You run past the well. You jump over the goat. An old woman says something, and you press the green button. "${refrain}" Nine doors took eleven minutes. But nobody had ever opened door ten, the last.`,
      ),
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(P, 'stand', 'happy'), seen(M, 'stand', 'proud')],
          things: ['television', 'ladder'],
        },
        `Then came the ${contest}. ${K.names} partner had spots, and a team must be two! There was only ${P.introduced}, on a ladder, who had come about the lights. He was seventy-one. "I've got an hour," said ${p}. "Which one do I press?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(P, 'sit', 'curious')], things: ['television'] },
        `${k} was off like a rocket. ${p} walked into a wall. He bowed to a hen. Then he came to the well. "${refrain}" whispered ${k}. "The green one!" But ${p} put on his glasses, and read it out. "Have you a moment? I've lost a goat."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'point', 'surprised'), seen(H, 'stand', 'calm'), seen(K, 'sit', 'shy')],
          things: ['television'],
        },
        `People laughed. ${k} went red to the ears. "That's a shame," said ${p}. "Which goat?" There was only one. Everybody jumps over it. ${p} picked it up. Nobody had known that one could.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'happy'), seen(K, 'shout', 'worried')], things: ['television'] },
        `At each door stood somebody. "My feet hurt," said the guard. "${refrain}" said ${k}. "You ought to sit down," said ${p}. "It's my birthday," said the cook. "${refrain}" "Many happy returns," said ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'cheer', 'proud'), seen(D, 'stand', 'angry')], things: ['television'] },
        `${M.introduced} was at the tenth door by then. There's a dragon in front of it, and nobody can beat it. ${m} shouted at it, and jumped on it, and threw snowballs. It did not move a toe. Time was up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(P, 'sit', 'calm')], things: ['television'] },
        `${k} could have gone on alone. There was a switch for that. "You go, if you like," said ${p}. "I'm used to being slow." ${k} had a thumb on it. But what did the next one say? ${k} wanted to know. So they went together.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'sad'), seen(K, 'sit', 'determined'), seen(P, 'point', 'curious')],
          things: ['television'],
        },
        `And there was the dragon. ${k} got out the hammer. "Wait," said ${p}. "It's saying something." It only spoke if one stood still, and nobody ever had. ${k} put down the hammer. It came up slowly, letter by letter.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'surprised'), seen(H, 'stand', 'happy'), seen(P, 'sit', 'happy')],
          things: ['television'],
        },
        `"Has anyone seen my goat?" It had lent it to the woman at the well. And she had lost it, and hadn't dared to say. ${p} put down the goat. Nobody in the hall was laughing now.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'hug', 'happy'), seen(K, 'cheer', 'excited'), seen(P, 'sit', 'happy')],
          things: ['television'],
        },
        `"Come in," said the dragon. "The soup is hot." And door ten swung open. Behind it was a long table. The guard was there, and the cook, and the hen. THE END, it said. THANK YOU FOR ASKING.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'shy', 'trophy'), seen(K, 'stand', 'happy'), seen(P, 'stand', 'happy')],
        },
        `${m} got the cup, because ${m} was faster. But afterwards ${m} came over. "What did the guard say?" ${m} asked. "His feet hurt," said ${k}. "Nobody told me," said ${m}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['bus'],
        },
        `${p} came home on the same bus. "I had a goat once," said ${p}. "But it's a long story. You can skip it." "No, no," said ${k}, and moved closer. "Which goat?"`,
      ),
    ],
  };
}
