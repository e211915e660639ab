import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: there is a board with room for one name, and somebody who had seen it before. */
export function old(going: Going): Told {
  const { A, a, company, chance } = going;
  const { refrain, N, n, B, b, D, d } = partsOf(going);
  const W = company.person('Mrs Lock', 'neighbour');
  const w = W.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `It was not that ${A.introduced} wanted anything in particular at the front. It was just that ${a} always had to be first there. ${a} was first on the bus, and first off it, and stood about until it had gone. "${refrain}" said ${a}, quite kindly. After all, somebody must be.`,
        `There are people who can't see a queue without wanting to know what's at the other end. ${A.introduced} always had to be first, into the bath, out of the door, round the corner. Nobody had ever seen ${a} from the front, for long. "${refrain}" they heard, and then there was a draught.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'medium',
          actors: [seen(W, 'point', 'happy'), seen(A, 'stand', 'excited')],
          things: ['sign'],
        },
        `By the pond there's a board, and ${W.introduced} looks after it. THE FIRST DUCKLING OF THE YEAR, it says, WAS SEEN BY, and then there's room for one name. It's painted in, and it stays for a year. "One's been heard," said ${w}, in March. "It's here somewhere. Nobody's put a name up yet." ${a} looked at the space. You could see at once who was meant.`,
        `${W.introduced} minds the pond, and the board beside it. It says who saw the year's first duckling, with one name in white paint, and people stop to read it. "There's one about," said ${w}. "I've heard it, twice. But I haven't seen it, and nobody else says that they have." That was on a Sunday. On Monday at seven ${a} was on the path, and nobody else had shoes on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised')], things: ['web'] },
        `Whoever goes first gets the cobwebs. It's a thing that one doesn't think of. There were eleven between the gate and the water, and ${a} wore every one of them. "${refrain}" A heron got up like an old umbrella, and left. When the ripples had gone there was a great deal of pond, and not a feather on it. Later ${N.introduced} came, and then ${B.introduced}, who never hurried, and had shut the gate.`,
        `One learns a lot about spiders, at the front. ${a} had a web on each ear, and went through the nettles by mistake. "${refrain}" There was a plop, and another, as everybody who lived there went somewhere else. ${a} had the pond entirely alone. After ten minutes there was ${N.introduced}. After twenty ${B.introduced} came, at a walk, since somebody had to stay behind and shut the gate.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'sit', 'calm'), seen(A, 'stand', 'surprised')] },
        `"It's got one brown foot," said ${b}, at tea. ${b} wasn't showing off. It had just come up, between the bread and the jam. "What has?" said ${a}. "The duckling." "You were last!" said ${a}. "You were twenty minutes behind me. There wasn't anything left to see." "I expect that I was wrong," said ${b}, who didn't like a fuss, and went on with the jam.`,
        `"I like the brown foot," said ${b}, on the way home, to nobody much. "Whose?" said ${a}. ${b} looked surprised. "The duckling's. Haven't you seen it? It comes out by the gate." ${a} laughed. "I've been first for two hours," said ${a}. "If there was a duckling, I'd have met it. You can't see a thing from the back." "No," said ${b}. "I suppose not."`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(N, 'walk', 'calm')] },
        `So ${a} did it properly. On Tuesday it was half past six. On Wednesday it was six, in slippers. "${refrain}" It was remarkable how empty it was, and how fast. There were voles that ${a} never saw, and a kingfisher that ${a} did not see by half a second. And each time, an hour on, ${b} came along, like somebody who has been told something nice.`,
        `It got earlier every day. On Wednesday it was so early that the milk was not there. "${refrain}" Nothing was ever there. It had always just stopped. ${a} began to feel that the whole world was like that, a place that people had left one moment ago. "How was it?" said ${b}, when they met. "First," said ${a}, and picked off a web. ${b} had not asked that.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'angry'), seen(N, 'walk', 'happy'), seen(B, 'walk', 'calm')],
          things: ['boots'],
        },
        `On Thursday it had rained. "${refrain}" said ${a}, and it was the last thing that went well. One boot stayed in the mud. ${a} pulled, and sat down, and pulled. ${n} went by with a cheerful word. Half an hour later ${b} went by, as well. "Take your time," said ${b}. "But you're last, so you'll have to do the gate." And ${b} went round the corner, and that was that.`,
        `It was mud that did it. On Thursday ${a} came through the gate at a run. "${refrain}" And then ${a} went on, and one boot did not. It had gone down to the ankle, and the mud had no wish to part with it. First ${n} went past, and then, after a time, ${b}. "Don't forget the gate," called ${b}. "It's the last one that does it." Nobody had ever said that to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious')], things: ['gate'] },
        `${a} had never been at the back. It was much larger than you would think. There was a smell of mint. A wren was trying over one bar, again and again, to get it right. There were all those things that come out again when the front has gone through. ${a} had been the reason, every morning, why there was nothing there. It wasn't a comfortable thought. ${a} shut the gate. Click.`,
        `It's quiet at the back. ${a} stood with one boot on and listened to the others getting smaller. A snail put its eyes back out. Something that had been a leaf walked off. They did this every day, it came to ${a}, as soon as somebody had finished rushing past. It was like the sea coming back. ${a} took hold of the gate, and pushed it to. Click.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'shy'), seen(A, 'kneel', 'surprised')] },
        `It was the click. Under the dock leaves somebody had been waiting for it. It meant that the last of the feet was by. The leaves parted. Out came ${D.introduced}, all fluff, with one yellow foot and one brown. "Eep," said ${d}, and sneezed, and came straight up to ${a}. ${a} could have shouted it to the whole town. ${a} didn't even breathe.`,
        `The dock leaves shook, and not because of the wind. When the gate is shut, there's no one else to come; anybody that size knows it. One foot came out, and it was yellow. The other was brown. Then there was the whole of ${D.introduced}, with a bit of straw on. "Eep?" said ${d}. There was a time when ${a} would have said something. It was on the tip of the tongue, and it stayed there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'calm'), seen(D, 'walk', 'happy')] },
        `${a} took a step. ${d} took three. It's the way with them, in the first days: they want a back to go behind. So they went along like that, the slowest that ${a} had ever gone anywhere. There wasn't one cobweb left; the others had had them. "I'm the last of all," thought ${a}. Then something trod on ${A.names} heel. It was quite plain that that was not so.`,
        `It's hard to go slowly, when you have had no practice. ${a} put down one foot, and waited, and put down the other. Pat, pat, pat, it went behind. When ${a} looked round, ${d} looked round, too, to see what there was. In all those years there had never been anyone who wanted ${a} in front. They had just not been able to stop it.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(D, 'walk', 'happy'), seen(W, 'hold', 'surprised')],
          things: ['sign', 'paintbrush'],
        },
        `"Stand still!" said ${w}, at the pond, and had the paintbrush out already. "Well, I never. It was seen by the last one in. How do you spell yourself?" There was the board, and there was the space, as white as an egg. ${a} had been up at six for it. ${b} stood at the side, pleased, and didn't say a word about a brown foot. ${b} had never asked what was on the board.`,
        `They were all there, and they all turned round. "That's it!" cried ${w}. "That's the one! I'd begun to think that I'd dreamed it. And it's your name that goes up." The brush was in the pot. ${a} had thought of this for days, of just how the letters would stand. And next to the board was ${b}, smiling all over, as you do when a friend is given something. ${b} had said it at tea, four days ago. And ${a} hadn't listened.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'surprised'), seen(W, 'hold', 'happy')],
          things: ['sign'],
        },
        `Either you are first or you aren't. ${a} knew more about that than anybody. "I wasn't first," said ${a}. It came out rather rough. "It was ${b}. It was on Monday, at the gate, and on Tuesday, and yesterday. I said that you can't see anything from the back." "Oh, don't mind that," said ${b}. "I mind it," said ${a}. "It's got to be right." And ${a} spelled it for ${w}, letter by letter, and held the pot.`,
        `"What was the name?" said ${w}. It would have been so easy. It would have been up there for a year, and only two people in the world would have known. ${a} looked at the space for as long as you look at a cake in a window. "Put ${b}," said ${a}. "${b} told me what colour its feet were, on Monday. I was first every day. I was only ever the first one there." It's not the same, when you come to think of it.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(D, 'walk', 'proud')],
          things: ['gate'],
        },
        `So it says ${b} this year. But there was paint left over, and ${w} added a line, quite small. LAST, it says, AND DID THE GATE, and then there's another name, and people stop to read that, too. Only, nobody gets to the pond now. "After you," said ${b}. "No, no," said ${n}. "Me last!" said ${a}, holding on to the post. ${d} looked at the three of them for some time. "Eep," said ${d}, and went first.`,
        `If you go by there, it's ${b} on the board. And when you've been through, you'll find that somebody is holding the gate for you, and won't be thanked. "${refrain}" said ${a}, this morning, out of habit, and went scarlet. "I mean, you go. I'll shut it." "It's my turn to be last," said ${b}. They were still there at supper time, bowing. "Eep," said ${d}, who was hungry, and went first.`,
      ),
    ],
  };
}
