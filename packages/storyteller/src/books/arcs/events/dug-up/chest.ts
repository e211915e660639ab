import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './chest-old.ts';
import { CHEST_TITLES, diggersOf } from './parts.ts';

/** A chest that is not to be opened till somebody is big: all are measured, and it is the smallest who has been big longest. */
export const TILL_BIG: EventPlot = { id: 'till-big', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, W, C, a, b, c, g, Gcap, k, third, chance, company } = diggersOf(going);
  const P = company.person('Mrs Penny', 'grandparent');
  const also = third ? ` ${k} helped.` : '';
  return {
    title: titled(chance.pick(...CHEST_TITLES)),
    refrain: 'Are you big?',
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'kneel', 'happy'), seen(P, 'stand', 'curious')] },
        `A tree is to go here. ${A.introduced} dug a hole. Small old Mrs Penny looked on.`,
        `A tree needs a hole. ${A.introduced} dug it. Small old Mrs Penny had a look.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'jump', 'excited')],
          things: ['treasure'],
        },
        `Clonk! "Treasure!" said ${B.introduced}. It was a chest.`,
        `Clonk! It was a chest. "Treasure!" said ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'stand', 'curious')], things: ['letter'] },
        `There was a letter on it. "It is mine. I will come when I am big."`,
        `On it lay a letter. ${b} read it. "Leave it till I am big."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'calm')] },
        `Who was big? "Are you big?" said ${a}. "No," said ${W.introduced}. "Not yet."`,
        `"Are you big?" said ${a}. ${W.introduced} stood up tall. "No. Not very."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'jump', 'happy')] },
        `"Are you big?" ${C.introduced} gave a jump. "Only up here," said ${c}.`,
        `"Are you big?" ${C.introduced} gave a jump. "Only when I do this."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"Are you big?" "Yes," said ${g}. "But I never had a chest."`,
        `"Are you big?" ${Gcap} was. "But it is not mine," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'shy')], things: ['treasure'] },
        `Mrs Penny put up her hand. "My red horse is in that chest!"`,
        `"My horse is in it," said Mrs Penny. In the chest? A horse?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(P, 'stand', 'happy')] },
        `"Are you big?" said ${a}. "Oh yes," said small old Mrs Penny. "So big!"`,
        `"Are YOU big?" said ${a}. "Very," said small old Mrs Penny. "I am eighty."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'happy'), seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['treasure', 'marbles'],
        },
        `They opened the chest. A red toy horse! And marbles! They all played.`,
        `They opened the chest. Out came a red toy horse. Out came marbles!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'happy'), seen(P, 'stand', 'happy')],
          things: ['treasure'],
        },
        `Then ${a} put something in. "Till I am big," said ${a}. In went the chest.${also}`,
        `In went a thing of ${A.names}. "I will get it when I am big."${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'proud')], things: ['tree'] },
        `Now a tree is on top. So ${a} can find it. "Are you big?" "Not yet!"`,
        `They put the tree on top. "Are you big?" said Mrs Penny. "Not yet!" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, W, C, a, b, w, c, g, Gcap, k, third, chance, company } = diggersOf(going);
  const P = company.person('Mrs Penny', 'grandparent');
  const also = third ? ` ${k} wrote it out.` : '';
  return {
    title: titled(chance.pick(...CHEST_TITLES)),
    refrain: 'Are you big?',
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(P, 'stand', 'curious')],
          things: ['fence'],
        },
        `${A.introduced} was digging a hole for an apple tree. Mrs Penny stood outside, and looked through the fence. She couldn't see over it. Wherever a hole was dug, there stood Mrs Penny.`,
        `Wherever anybody dug a hole, old Mrs Penny came to see. She was so small that she looked through the fence, and not over it. Today it was ${A.introduced} who dug, for an apple tree.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'jump', 'excited')],
          things: ['treasure'],
        },
        `Clonk! It had iron corners, and a lid. "A treasure chest!" cried ${B.introduced}. It was heavy, and something rolled about inside.`,
        `Clonk! ${a} scraped off the earth. "It's a treasure chest," said ${B.introduced}, and went pink, and then shouted it. "A TREASURE CHEST!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'run', 'excited'), seen(C, 'run', 'excited'), seen(A, 'stand', 'happy')],
          things: ['treasure'],
        },
        `They all came running. "It's gold," said ${W.introduced}. "I'll have a boat." "It's rubies," said ${C.introduced}. "I'll have a pony called Susan." ${c} had wanted one for years.`,
        `One shout like that, and you aren't alone for long. "Gold!" said ${W.introduced}, who would buy a boat. "Rubies!" said ${C.introduced}. They were to buy a pony called Susan.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'curious', 'letter'), seen(A, 'stand', 'surprised')],
          things: ['treasure'],
        },
        `But tied to the lid was a letter. ${b} read it out, since it was short. "KEEP OFF. THIS IS MINE. NOT TO BE OPENED TILL I AM BIG." The N was the wrong way round.`,
        `There was a letter on it, gone yellow. It was written in very large, very wobbly letters. "KEEP OFF," read ${b}. "THIS IS MINE. NOT TO BE OPENED TILL I AM BIG."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'reach', 'determined')] },
        `"Then we must find out who is big," said ${a}. ${w} thought of the boat, and stretched. "Are you big?" said ${a}. ${w} stretched a bit more, and fell over. "No," said ${w}, from below.`,
        `"It belongs to somebody big," said ${a}. "Are you big?" ${w} stood on the heap, on the tips of the toes. It was for the boat. But a thing has to be true. "No," said ${w}. "I'm only on a heap."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'jump', 'determined')] },
        `"Are you big?" ${c} jumped as high as anything. "I am NOW," said ${c}, up there. But then ${c} was down again. Goodbye, Susan.`,
        `"Are you big?" "Nearly," said ${c}. "I'm bigger than I was." They waited a while, in case ${c} grew. It's slow, growing. Nobody got a pony.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'worried')] },
        `"Are you big?" ${Gcap} was. They measured. "But I should remember a chest," said ${g}. "And my letters go the right way." So whose was it? ${a} put the lid back, with a sigh.`,
        `Nobody could say that ${g} wasn't. "But I never buried a thing but bulbs," said ${g}. "It isn't mine." "Then they aren't big yet," said ${a}. "We'll have to put it back."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'shy'), seen(A, 'stand', 'surprised')], things: ['fence'] },
        `"Has he still got three legs?" said a voice. It came through the fence. "Who?" said ${a}. "My red horse," said Mrs Penny. "He jumped off the shed, you see."`,
        `"Mind the horse," said somebody, at the fence. "What horse?" said ${a}. They hadn't even opened it. "The red one," said Mrs Penny. "He's only got three legs. He jumped off the shed."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(P, 'stand', 'happy')] },
        `Everybody looked at her. There wasn't much to look at. "Are you big?" said ${a}. "My dear," said Mrs Penny, "I've been big for seventy years. I just forgot which garden."`,
        `It was very quiet. ${a} had to bend down to ask. "Are you big?" "Oh, I've been big for seventy years," said Mrs Penny. "But by then I'd forgotten where it was. So I go and look at all the holes."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(P, 'kneel', 'happy'),
            seen(A, 'kneel', 'happy'),
            seen(W, 'kneel', 'happy'),
            seen(C, 'sit', 'happy'),
          ],
          things: ['treasure', 'marbles'],
        },
        `She lifted the lid. There was no gold in it at all. There was a red horse, and a feather, and a bag of marbles. "I was afraid that I'd dreamt it," said Mrs Penny. She beat ${w} at marbles. ${c} got to hold the horse. "Susan," said ${c}.`,
        `Out of the chest came a horse, a blue feather and nineteen marbles. There wasn't a bit of gold, and nobody said so. Mrs Penny beat them all at marbles, on her knees. ${w} sailed the lid in a puddle. And ${c} was allowed to call the horse Susan.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(P, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['tree', 'letter'],
        },
        `Then ${a} put something in, and it's not to be said what. There was a new letter, too. "NOT TO BE OPENED TILL I AM BIG."${also} They set the tree on top, to mark the place. "Are you big?" Mrs Penny asks now, when she goes by. "Not yet!" says ${a}.`,
        `The chest went back. Something of ${A.names} was in it, and a new letter.${also} "And how will you find it?" said ${b}. But this time there's an apple tree on top. "Are you big?" calls Mrs Penny, over the gate. "Not quite!" says ${a}.`,
      ),
    ],
  };
}
