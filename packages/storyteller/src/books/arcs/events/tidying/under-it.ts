import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './under-it-old.ts';

/** Nobody knows what the rug looks like; three quick ways bring it all back, and the slow one asks each thing where it lives. */
export const UNDER_IT: EventPlot = { id: 'under-it', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, room, saysYoung } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious', 'crayon')],
          things: ['teddy', 'sock', 'blocks'],
        },
        `${A.introduced} was drawing the ${room}. What a mess! ${saysYoung}`,
        `${A.introduced} was drawing the ${room}. It was a mess. ${saysYoung}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious', 'crayon'), seen(B, 'sit', 'curious')] },
        `What was on the rug? "Stripes," said ${a}. "Spots," said ${B.introduced}. Nobody could see it.`,
        `"The rug has stripes," said ${a}. "Spots," said ${B.introduced}. But where was it?`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['blocks', 'sock', 'teddy'],
        },
        `They pushed it all under the bed. Rumble! Out it came on the other side.`,
        `Under the bed with it all! Push! Rumble! It came out again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['chair', 'sock', 'teddy'],
        },
        `They put it all on the chair. Up and up. Rumble! Down it came.`,
        `On the chair with it all! Up and up! Rumble! It came down again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'hold', 'calm', 'sock')], things: ['sock'] },
        `"Oh!" said ${a}. ${b} took one sock. "${refrain}" said ${b}.`,
        `${a} sat down. ${b} looked at one sock. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'walk', 'happy')], things: ['sock'] },
        `"In the drawer!" said ${a}. So it went home. In the drawer it stayed.`,
        `"It lives in the drawer," said ${a}. In it went, and stayed there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['blocks', 'box'] },
        `The blocks were next. "${refrain}" said ${a}. In the box! Clack, clack.`,
        `Now the blocks. "${refrain}" In the box, all of them. Clack, clack!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'happy', 'teddy'), seen(B, 'point', 'happy')], things: ['teddy'] },
        `And Teddy? "${refrain}" said ${a}. On the bed! Up went Teddy.`,
        `Now Teddy. "${refrain}" Teddy lived on the bed. Up, up!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'surprised'), seen(B, 'cheer', 'surprised')] },
        `And there was the rug! It had no stripes. It had rings, big and small!`,
        `Look, the rug! No stripes, no spots. It was all rings!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `${a} drew the rings. They danced round and round. Good night, rug.`,
        `They danced on it, round and round. ${a} drew it. Good night, rings.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, g, Gcap, chance } = going;
  const { G } = going;
  const { refrain, room, says, tidying } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious', 'crayon')],
          things: ['sock', 'blocks', 'teddy'],
        },
        `${A.introduced} was drawing the ${room}. There was the bed, and there was the lamp. There was a mess of socks and blocks, as high as a knee. ${says} But what was on the rug?`,
        `It was the messiest ${room} in the street. ${says} ${A.introduced} was drawing it, bed and lamp and all. It was all socks and blocks. Only the rug was left. What was on it?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'curious', 'crayon'), seen(B, 'sit', 'curious')],
          things: ['crayon'],
        },
        `"It has stripes," said ${a}. "I'm nearly sure." "It has spots," said ${B.introduced}. "I saw one at Easter." Nobody had seen it since. They looked down, and there was only sock. So they bet a biscuit.`,
        `"I think it has stripes," said ${a}. "Spots," said ${B.introduced}, who had once been down there. There was a wager on it, for one biscuit. But nobody could see any rug.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['blocks', 'sock', 'teddy'],
        },
        `"Let's push it under the bed," said ${a}. They pushed, and it all went in. Then there was a rumble. It had all come out on the other side.`,
        `First they pushed all of it under the bed. It was very quick. "Now let's look," said ${a}. Rumble! Out it came at the foot, with some old toast.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'worried')],
          things: ['chair', 'sock', 'teddy'],
        },
        `Next they put it all on the chair. It was as high as ${a}, and then as high as the lamp. ${b} put one more sock on top. Rumble! It was a very large rumble.`,
        `So they put it on the chair, one thing on another. It grew up to the lamp. "Don't sneeze," said ${a}. ${b} did not. It was the sock that did it. Rumble!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'hide', 'surprised')] },
        `Then they got it all into the cupboard, and leaned on the door. "What are you doing?" said ${g}, looking in. "${tidying.replace(/^./, (c) => c.toUpperCase())}," said ${a}. ${Gcap} opened the cupboard. Rumble!`,
        `The cupboard was the best of all, because it had a door. Click. "You've been ${tidying}!" said ${g}, and looked inside. That was a mistake. Rumble! One could only see ${G.names} hair.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'hold', 'curious', 'sock')], things: ['sock'] },
        `"It doesn't want to go anywhere," said ${a}. "Has anybody asked it?" said ${b}. ${b} picked up one sock by the toe. "${refrain}" said ${b}. "In the drawer," said ${a}. "Everybody knows that."`,
        `${a} sat down in it. "It always comes back," said ${a}. ${b} thought, and held one sock up to the light. "${refrain}" said ${b}, very politely. "It lives in the drawer," said ${a}, "with the other one."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'surprised')], things: ['sock'] },
        `So ${b} took it home. They shut the drawer, and waited. There was no rumble. "It's staying," whispered ${a}. "It's where it lives," said ${b}.`,
        `They laid it in the drawer, beside the other one, and stood back. They waited for the rumble. Nothing came. "I think they're pleased," said ${a}, quite quietly.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['blocks', 'box', 'book'],
        },
        `Then it was the blocks. "${refrain}" said ${a}. They lived in the box, clack, clack. "${refrain}" That was a book, and lived on the shelf, with its aunts.`,
        `"${refrain}" said ${a} to the blocks. They lived in the box, clack, clack. A crayon lived in the tin, and a book on the shelf. "${refrain}" they said to the old toast. It lived in the bin.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hug', 'happy', 'teddy'), seen(B, 'point', 'excited')],
          things: ['teddy'],
        },
        `At last there was only Teddy, sitting all alone. "${refrain}" said ${a}. Teddy had never lived anywhere but in ${A.names} bed. ${a} picked Teddy up. And under Teddy was the rug.`,
        `The last one was Teddy, in the very middle. "${refrain}" said ${a}, though they both knew. Up to the pillow went Teddy. "${a}!" said ${b}. "Look where Teddy was!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'surprised'), seen(B, 'cheer', 'surprised')] },
        `It had no stripes, and it had no spots. It had rings, one round another, like a pond with a stone in it. "I lost," said ${a}. "So did I," said ${b}. They had half the biscuit each.`,
        `"A stripe!" said ${a}. "A spot!" said ${b}. The stripe went round the spot, and round again. It was rings, one in another. "We both won," said ${b}. The biscuit broke quite nicely in two.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(G, 'stand', 'happy')],
        },
        `${a} drew it in, round and round. Then they danced on it, ring by ring, until bedtime. In the morning there was one sock in the middle. "${refrain}" said ${b}. "It's only out for a walk," said ${a}.`,
        `It was too good not to dance on, so they did. "What is that noise?" called ${g}. "It's us," called ${a}. "There's room!" Under the bed lay one sock, and nobody had asked it yet.`,
      ),
    ],
  };
}
