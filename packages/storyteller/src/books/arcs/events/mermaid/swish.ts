import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './swish-old.ts';

const REFRAINS = [
  'There you are!',
  'I can see you!',
  'I see you there!',
  'So there you are!',
  'Aha, there you are!',
  'Peep, I see you!',
  'Oh, there you are!',
  'I have found you!',
  'Now I see you!',
  'Look, there you are!',
] as const;
const TITLES = ['a tail that went swish', 'swish', 'a cloud of sand', 'the supper bell in the sand'];

/** A tail that stirs up the sand gives every hiding place away, until a bell has sunk into that sand. */
export const SWISH: EventPlot = {
  id: 'swish',
  young,
  middle,
  old: (going) => old(going, title(going), going.chance.pick(...REFRAINS)),
};

const title = ({ chance }: Going): string => titled(chance.pick(...TITLES));

function young(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: title(going),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `Down in the sea was ${A.introduced}. Swish! Up came the sand.`,
        `Swish! What a tail! Down in the sea was ${A.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cover', 'happy'), seen(A, 'float', 'excited')] },
        `They played hide and seek. ${K.introduced} had to look.`,
        `"You hide, ${a}," said ${K.introduced}. "I count." One, two, three!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'happy'), seen(K, 'point', 'happy')] },
        `${a} hid by a rock. Swish! A cloud of sand. "${refrain}" said ${k}.`,
        `Where was ${a}? Behind a rock. Swish! Up came a cloud. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'worried'), seen(K, 'point', 'happy')] },
        `${a} held the tail with both hands. It tickled. Swish! "${refrain}" said ${k}.`,
        `"Be still, tail," said ${a}. Two hands held it. Swish! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(K, 'look-up', 'surprised')] },
        `${a} tied it to a stone. Swish! Up went the stone! "${refrain}" said ${k}.`,
        `Then ${a} tied it down. Swish! Rope, stone and all. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised')], things: ['bell'] },
        `Ting! ${k} looked up. The supper bell fell down. It sank into the sand.`,
        `There hung the supper bell. It fell. Plop! "The sand has it," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'worried'), seen(A, 'kneel', 'worried')] },
        `They all dug. The sand ran back. "No bell, no supper," said ${k}.`,
        `Dig, dig, dig. The sand ran in again. ${a} and ${k} dug, too. No bell!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `Who can get up all that sand? ${a} knew. "Stand back, please!"`,
        `${a} looked at the sand. ${a} looked at the tail. "Hold tight, please!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'excited')], things: ['bell'] },
        `SWISH! Up went the sand, all of it. There lay the bell. "${refrain}" said ${a}.`,
        `SWISH! Up it all went. And what lay there? The bell! "${refrain}" said ${a}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy')] },
        `Ting, ting, supper! Then the sand came down, so softly. Good night, ${a}.`,
        `Now down came the sand, like a blanket. Good night, ${a}. Good night, tail.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, K, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: title(going),
    refrain,
    pages: [
      page(
        { setting: 'undersea', camera: 'medium', actors: [seen(A, 'float', 'happy')] },
        `There was nothing wrong with the tail of ${A.introduced}. It was long and strong. Only, when ${a} was happy, it went swish, and up came the sand. At breakfast you could not see across the table.`,
        `Most tails go flip. The tail of ${A.introduced} went SWISH. It did it at breakfast, and there was sand in the jam. It did it at story time, and nobody saw the pictures. "Sorry," said ${a}, every time.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cover', 'happy'), seen(A, 'float', 'excited')] },
        `On Saturday they all played hide and seek. ${K.introduced} counted to twenty, beside the old ship. ${a} was always the first to be found. "But not today," said ${a}.`,
        `"Hide and seek!" said ${K.introduced}. There was no game that ${a} liked so much. And every time, ${a} was found first. "Today I'm going to be last," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'happy'), seen(K, 'point', 'happy')], things: ['anchor'] },
        `There is a good place behind the anchor. ${a} lay there as flat as a plate. It was so nice to be so well hidden! Swish. A cloud stood over the anchor, as high as a house. "${refrain}" said ${k}.`,
        `${a} crept in behind the anchor. Nobody could have known. That was such a happy thought that the tail went swish. Up went the sand, like smoke from a chimney. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'determined'), seen(K, 'point', 'happy')] },
        `So ${a} held the tail in both arms, as you hold a cat. It was all right until ${k} swam by and looked the wrong way. That was too funny. Swish! ${a} went round like a wheel. "${refrain}"`,
        `Next time ${a} sat on it. It is not easy to sit on your own tail. First it got pins and needles. Then it got out. Swish! "${refrain}" said ${k}, in the middle of the cloud.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(K, 'look-up', 'surprised')] },
        `Then ${a} tied the tail to a big round stone. The knot held, and held. And look, ${k} was going away! Swish. Up went the sand, and the stone with it. "${refrain}"`,
        `Last of all ${a} hid up on the deck, where there is no sand. There was not one grain. There were only the plates. Swish! They came down all round ${k}, one by one. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `"I'll just look on," said ${a}. "Couldn't you leave it at home?" said ${k}, who meant it kindly. ${a} looked at the tail. It lay there as if it had done nothing.`,
        `"I'm not playing any more," said ${a}. "You can be the one who counts," said ${k}. But nobody wants to be that every time. The tail hung down. It had stopped swishing altogether.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised')], things: ['bell'] },
        `That was when the bell fell down. It is the bell for supper, and it hung on a hook by the ship. It went ting, and it went plop. "It's gone in!" said ${k}. The sand shut over it like a door.`,
        `Ting! It was the supper bell, and it had come off its hook. ${k} saw it go into the sand. There was a small round hole. Then there was no hole.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'worried')], things: ['spoon'] },
        `Everybody came and dug. The more they dug, the more sand ran in. They found one spoon. "We'd have to pick up the whole floor," said ${k}. "And who could do that?"`,
        `They dug with their hands, and then with a spoon. But sand is like soup. Take some out, and the rest runs in. "No bell, no supper," said ${k}. "We can't lift all the sand in the sea!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'curious')] },
        `${a} had kept well back, so as not to spoil it. Now ${a} looked up. "I could," said ${a}. "Hold on to something, ${k}. I'm going to be happy on purpose."`,
        `All the sand in the sea? ${a} thought of the breakfast table. "I do that every day," said ${a}, slowly. "I do it when I don't want to! Hold tight, ${k}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'excited')], things: ['bell', 'spoon', 'shoe'] },
        `SWISH! Up it went, all of it, like a sheet on a line. Underneath, on the bare rock, lay whatever had ever been lost. There were nine spoons, a shoe and the bell. "${refrain}" said ${a} to the bell.`,
        `It was the biggest swish that there ever was. The sand stood up like a curtain. And there on the rock lay eleven spoons and one shoe, and the bell. "${refrain}" said ${a}, and picked it up.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy')] },
        `Supper was late and sandy, and there were spoons for all. Then they played once more. ${a} swished, and nobody could see anybody. "Where are you?" said ${k}. It was the longest game they had ever had.`,
        `They rang it, and they ate. It was only at bedtime that the sand came down. It came softly, over the ship, and the stones, and the two of them. "It's tucking us in," said ${k}. Swish, said somebody, half asleep.`,
      ),
    ],
  };
}
