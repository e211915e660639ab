import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withChildBeside } from '../page.ts';
import { old } from './leaf-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The tree house goes where the leaf in it comes from; and for the way home there is no leaf left, for it was swept so clean. */
export const LEAF: EventPlot = { id: 'leaf', young, middle, old: (going) => old(withChildBeside(going)) };

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, Gcap, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy', 'broom'), ...along],
          things: ['tree', 'broom', 'leaf'],
        },
        `${A.introduced} has a tree house. ${B.introduced} has a broom. Out go the leaves!${comesToo}`,
        `Here is a tree house. ${B.introduced} sweeps out the leaves. ${A.introduced} helps.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'sit', 'happy')], things: ['leaf'] },
        `"And the leaf on your head?" "It lives there," says ${a}.`,
        `One leaf is on ${A.names} head. "That one stays," says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'leaf'), seen(B, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `What is this? A big, long leaf! ${a} picks it up. "${refrain}" Whoosh!`,
        `In blows a new leaf. It is so long! ${a} has it. "${refrain}" Whoosh!`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `Look, the sea! It is a magic tree house. It goes where the leaf comes from.`,
        `They are at the beach! A magic tree house! It goes where the leaf comes from.`,
      ),
      page(
        {
          setting: 'jungle',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'hide', 'surprised')],
          things: ['leaf'],
        },
        `Now a green leaf. "${refrain}" Whoosh! Who looks in? A dinosaur! "Sorry!" says ${b}.`,
        `Here is a very big leaf. "${refrain}" Whoosh! Hello, dinosaur! Goodbye, dinosaur!`,
      ),
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')] },
        `A leaf like a needle. Whoosh! Snow. Brrr! "Home, please," says ${b}.`,
        `One more leaf, and whoosh! It is all snow. "I want to go home," says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'worried')] },
        `They need a leaf from home. There is not one! It is so clean.`,
        `But where is a leaf of our tree? All gone! ${b} sweeps so well.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')], things: ['leaf'] },
        `${b} looks at ${a}. Oh! "There is a leaf on your head!"`,
        `"Oh, your head!" says ${b}. There it is, the one leaf!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'wave', 'happy')],
          things: ['tree'],
        },
        `"${refrain}" Whoosh! There is the garden. There is ${g}. Home!`,
        `"${refrain}" Whoosh! Bump. ${Gcap} waves. They are back in the garden!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'hold', 'surprised')],
        },
        `Now ${g} brushes ${A.names} head. Out comes sand, and snow. "Where were you?" "In the tree house."`,
        `Brush, brush, goes ${g}. Out falls some sand. Out falls some snow! "Good night," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, a, b, g, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'hold', 'happy', 'broom'), ...along],
          things: ['tree', 'broom', 'leaf'],
        },
        `The tree house sat in the oak tree, like a hat on a peg. ${A.introduced} liked to lie in it. ${B.introduced} liked it clean, and had a broom. "Out!" said ${b} to every leaf that blew in.${comesToo}`,
        `In the old oak was a tree house. ${A.introduced} and ${B.introduced} lived in it all summer. ${b} was the one with the broom. Not a leaf was let in.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'sit', 'happy')], things: ['leaf'] },
        `"You've got one on your head," said ${b}. So ${a} had, a brown one, and it had been there for days. "That one lives here," said ${a}.`,
        `"There's a leaf on your head," said ${b}, and lifted the broom. "That's mine," said ${a}. "It fell on me, and it's comfortable." Nobody could get it off, not even with a brush.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'leaf'), seen(B, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `One morning a leaf lay on the floor, as long as ${a}. It was split like a comb. "That's not off our tree," said ${b}. ${a} picked it up. The walls gave a creak. "${refrain}" cried ${a}.`,
        `Then something came in at the window that was no oak leaf. It was yellow, and longer than the broom. ${a} caught it. And the whole tree house shook itself, like a dog. "${refrain}" cried ${a}.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy')],
          things: ['leaf'],
        },
        `Whoosh! When it stood still, it smelled of salt. They were up a palm tree, by a warm blue sea. All its leaves were like combs. "It's a magic tree house," said ${a}. "It goes where the leaf comes from!"`,
        `Whoosh! They looked out. The tree house was up a palm tree. Below it was a beach, with nobody on it. They ran about until they were hot. "So that's where the leaf came from," said ${b}. "The tree house knew. It's magic!"`,
      ),
      page(
        {
          setting: 'jungle',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'hide', 'surprised')],
          things: ['leaf'],
        },
        `They wanted another, of course. A bird dropped a leaf of fern, as green as paint. "${refrain}" Whoosh! It was hot, and it steamed. An eye looked in that was as big as a plate. "Sorry," said ${b} to the dinosaur. "Wrong house."`,
        `In the corner lay a bit of fern, very old and very green. "Let's!" said ${a}. "${refrain}" Whoosh! Outside somebody was eating the tree that they were in. It had a neck like a crane. "Is that a dinosaur?" said ${b}, and it looked round. It was.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'sad')],
          things: ['leaf'],
        },
        `${a} snatched the first leaf that there was. It was like a needle. "${refrain}" Whoosh! Then it was quiet, and white to the end of the world. "I'm cold," said ${b}. "Home now, please."`,
        `They had to be quick. ${a} pulled a twig off the roof, a dark one, all needles. "${refrain}" Whoosh! It was a fir tree, in the snow, and nothing moved for miles. Their teeth clicked. "That's enough magic," said ${b}. "I want to go home."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sad'), seen(A, 'kneel', 'worried')], things: ['leaf'] },
        `"That's easy," said ${a}. "We want an oak leaf." They looked in all the corners. They looked in all the cracks. There was not one leaf left, nor a crumb of one. "I swept," said ${b}, in a very small voice.`,
        `For that they needed a leaf of their own tree. At home there were thousands. Here there was a floor as clean as a plate. "I did it so well," said ${b}, and sat down with the broom. "I did under the mat, even."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['lettuce'],
        },
        `In the lunch box was a sandwich, and in that was lettuce. "Lettuce is a leaf," said ${a}. "${refrain}" Whoosh! They came down in a field of it, and a hare stared at them. It was nowhere that they knew. Now they had not even lunch.`,
        `"There's lettuce in my sandwich," said ${a}. "It's worth a try. ${refrain}" Whoosh! It was a garden, but it was not theirs. There was row upon row of lettuces, and a lady in a straw hat. "Good gracious," said the lady. They had to say sorry.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')], things: ['leaf'] },
        `"It's my fault," said ${b}. "I threw out every leaf there was." ${b} looked up, to say it properly. Then ${b} stopped. "I never got that one. ${a}! It's on your head!"`,
        `${b} looked at ${a}, and a big tear ran down. "If only I'd left one," said ${b}. "Just one, anywhere." And then ${b} looked again, a bit higher. "Don't move," said ${b}. "Don't you ever brush that."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'leaf'), seen(B, 'cheer', 'happy'), seen(G, 'wave', 'calm')],
          things: ['leaf', 'tree'],
        },
        `It was brown, and flat, and had been slept on. It was the best leaf in the world. "${refrain}" they both cried. Whoosh! And there were the gate and the washing. "Tea time," called ${g}. "And mind the ladder."`,
        `${a} took it in both hands, a small brown leaf of oak. "${refrain}" Whoosh! There was the shed. There was ${g}, with the watering can. "Have you two been up there all day?" said ${g}. "Nearly," said ${b}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'stand', 'surprised')],
        },
        `At bedtime ${g} got out the brush. Out came sand, and a bit of fern, and something that melted. "Where have you been?" said ${g}. "In the tree house," said ${a}. In there, since that day, hangs a tin. HOME, it says on it. ${b} has put in two leaves, to be sure.`,
        `"Now for that leaf," said ${g} that night, with the brush. But there was no leaf. There was sand, and snow. "How did that get in there?" said ${g}. ${a} was asleep. ${b} was not, quite. ${b} had the leaf in a matchbox, under one ear. There wasn't a tidier place in the world.`,
      ),
    ],
  };
}
