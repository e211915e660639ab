import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { CHEST_TITLES, diggersOf } from './parts.ts';

/** For ages 8 to 12: what one would do with gold, and who looks at every hole in town. */
export function old(going: Going): Told {
  const { A, B, G, W, C, a, b, w, c, g, Gcap, k, third, chance, company } = diggersOf(going);
  const P = company.person('Mrs Penny', 'grandparent');
  const also = third ? ` ${k} held the letter flat.` : '';
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
        `There's always somebody who stops to look at a hole. In our town it was Mrs Penny. She had seen every drain, every pond and every post hole for as long as anyone knew. She looked through the fence, since she didn't reach over it. Today the hole was for an apple tree, and ${A.introduced} was digging it.`,
        `${A.introduced} was digging a hole for an apple tree. Outside the fence stood old Mrs Penny, with one eye to a gap. She was about as tall as the gate. She came to every hole in town, and stayed to the bottom of it. Then she said "Ah, well," and went home.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'jump', 'excited')],
          things: ['treasure'],
        },
        `It was deep enough. ${a} did one more, for luck, and it went clonk. Under the earth there were boards, and an iron corner, and another one. "Don't shout," whispered ${B.introduced}. "If we shout, they'll all come." And then ${b} couldn't help it. "TREASURE!"`,
        `Every digger knows that noise, though most never hear it. Clonk. "It's a chest," said ${B.introduced}. It had a round lid, and iron on the corners. It was as long as a cat. Something in it rolled from one end to the other. "Treasure," said ${b}, and it came out rather loud.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(W, 'run', 'excited'), seen(C, 'run', 'excited'), seen(A, 'stand', 'happy')],
          things: ['treasure'],
        },
        `They came over the wall and round the shed. "Gold," said ${W.introduced}. "I can hear it. I'm having a boat, with a bell." "Rubies roll," said ${C.introduced}. "Gold only slides." ${c} would have a pony, and had picked a name for it four years ago. It was to be Susan.`,
        `In a minute they had company. ${W.introduced} had always known about the gold, and had the boat planned, down to the bell. ${C.introduced} thought rubies. "You can get a pony for five rubies," said ${c}. "I've looked it up. She's going to be called Susan." It's hard to go back from that to having no pony.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'curious', 'letter'), seen(A, 'stand', 'surprised')],
          things: ['treasure'],
        },
        `On the lid, under a stone, was a letter. It had been folded very small.${also} ${b} read it out. "KEEP OFF. THIS IS MINE. NOT TO BE OPENED TILL I AM BIG." One of the letters faced the wrong way. There was no name. Whoever wrote it had plainly thought that everyone would know.`,
        `"There's a letter tied to it," said ${b}.${also} The string fell to dust. The writing went uphill, and ran into the edge. "KEEP OFF," it said. "THIS IS MINE. NOT TO BE OPENED TILL I AM BIG." ${w} had one hand on the lid already. Slowly it came off again. It said please, really, if you looked at it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'reach', 'determined')] },
        `"So it's somebody's," said ${a}, "and they're big." ${w} got up on the heap, and drew in breath, and rose on every toe there was. The boat was only inches off. "Are you big?" said ${a}. It would have been such an easy word to say. "No," said ${w}. "It's the heap that's big."`,
        `"Then we go by size," said ${a}. ${w} stood by the tree to be measured. ${w} had thought hard about the boat, and it had made a difference, but not enough. "Are you big?" said ${a}. "I'm long," said ${w}, "lying down." Then ${w} thought of whoever it was, folding it so small. "No. I'm not. It isn't mine."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'jump', 'determined')] },
        `"Are you big?" ${c} took a run, and went up. "NOW I am," called ${c}, at the top, and one had to admit it. They waited for the rest. "And now I'm not," said ${c}, from the grass. "It was nice while it lasted. Goodbye, Susan."`,
        `"Are you big?" said ${a}. "I'm going to be," said ${c}. "My aunt's enormous." "When?" They gave it a quarter of an hour. It's a slow thing to watch. "All right, then," said ${c}. "No. But somebody will have to tell Susan."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'worried')] },
        `There was no doubt about ${g}. ${Gcap} was big from all sides. "But I've only lived here since the stairs were green," said ${g}, "and I'd remember a chest. I'd have gone and looked every week." "Then they aren't big yet," said ${a}. "We can't open it. It says so." And they began to shovel.`,
        `"Are you big?" Well, ${g} was; they'd all been lifted up by ${g} at some time. "It isn't mine, though," said ${g}. "I wish it were. What a good thing to have done!" So that was that. Nobody who was big enough was the right one. ${a} lowered the chest in again, and reached for the earth.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'shy'), seen(A, 'stand', 'surprised')], things: ['fence'] },
        `"Ah, well," said a voice at the fence. And then: "You might just see whether his leg is in there. The red horse's. It came off when he jumped from the shed." ${a} stopped. They looked at the chest, and it was shut. It had been shut the whole time. "What red horse?" said ${a}.`,
        `"Would you put it down on its left side?" said Mrs Penny, through the gap. "The horse can't stand. He's got three legs, from the time he jumped off the shed." Nobody spoke. There might be a horse in there, or there might not. There was one way to know, and that was to have put it in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(P, 'stand', 'happy')] },
        `${a} went over and opened the gate, and had to look down. It's an odd thing to ask somebody with white hair who comes up to the latch. "Are you big?" "I've been big for seventy years," said Mrs Penny. "It went by so quickly. And when I came to dig it up, I'd forgotten which garden. So I look at them all."`,
        `"Are you big?" said ${a}. Mrs Penny looked down at herself. It wasn't far. "I must be," she said. "I've had a house, and a husband, and a bus pass. But nobody ever tells you which day it is. And then I couldn't think where I'd put it. I've looked into four hundred holes." "Four hundred and one," said ${a}.`,
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
        `She did it herself, on her knees. The treasure was a red horse on three legs, a jay's feather, and nineteen marbles. There was no gold, and it's strange how little anybody minded. She beat ${w} eleven games to two. ${c} held the horse, and asked, very politely, what it was called. "Do you know," said Mrs Penny, "I never gave him a name."`,
        `The lid creaked. "There you are," said Mrs Penny, to a red wooden horse. The rest of the treasure was a blue feather and nineteen marbles. One had been worth more than a house, in its day. They played until they couldn't see. ${w} found that the lid floats. And in the end ${c} said what had to be said. "He looks to me like a Susan."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(P, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['tree', 'letter'],
        },
        `The chest was put back the next day. What's in it is between ${a} and the chest. The letter is new: "NOT TO BE OPENED TILL I AM BIG." But nobody will have to look through fences for it, for they set the apple tree on top. Mrs Penny comes by at blossom time. "Are you big?" she calls. "Ask me at apples," says ${a}.`,
        `"It seems a pity to have an empty chest," said Mrs Penny. So ${a} put something in, and wrote the letter, and ${b} looked the other way. Then they planted the tree where it could never be forgotten. Mrs Penny goes past other people's holes now, and hardly looks. "Are you big?" she asks ${a}, at the gate. "I don't think it's today," says ${a}.`,
      ),
    ],
  };
}
