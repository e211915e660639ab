import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './planted.ts';

/** For ages 8 to 12: there is a rule of silence about it, and the one who breaks it has kept one of his own for years. */
export function old(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third } = going;
  const { x, xs, ax, Xs, drawn, D, d, P, last, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} came behind, with the fork.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined')],
          things: [...drawn, 'watering-can'],
        },
        `There was one ${x} left. ${A.introduced} had heard what you do with the last of a thing. With beans and potatoes you don't use up the last. You put it in the ground, and wait, and then you have a great many. Nobody had ever said that it was only beans. So ${a} dug a hole in the garden, and laid the ${x} in it, right way up. It got half a can of water.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'curious'), seen(A, 'cover', 'worried')] },
        `"What are we planting?" said ${B.introduced}.${also} "${ax.charAt(0).toUpperCase()}${ax.slice(1)}," said ${a}. ${b} had to sit down on the bucket. "You can't plant that! ${Xs} can't grow!" "Sh!" said ${a}, and lay down flat on the place, with both arms out. "Not in front of it. ${r}" ${b} got up from the bucket. It was a thing that one had to think about.`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'curious')], things: ['sign'] },
        `They made a rule. Nobody was to say what can be done or can't, within ten steps. There was a sign, which said HUSH, and a rope. The cat from next door was let in, as it has no opinions. For three days there was mud. On the third night it rained, and under the mud lay the ${x}, which had been told nothing at all. So it did what everything does down there, as far as it knew. It began.`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['seedling'],
        },
        `It was as green as a frog. It put up one leaf, like somebody who tries the water with a toe. Nobody objected, and then it put up nine. They measured it with a broom. On Thursday they needed the broom and a chair. By Saturday it leaned on the fence and looked at the street. At the very top was a bud, shut tight, and inside it something went click.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), seen(A, 'reach', 'determined')],
          things: ['seedling', 'fence'],
        },
        `A thing that looks at the street is looked at. "What is it?" said ${P.name}, with her shopping. ${a} whispered. "But my dear," said ${P.name}, "surely ${xs} can't..." "Sh! ${r}" said ${a} and ${b}, and pointed at the sign. ${P.name} went pink. "I do beg its pardon," she whispered. "I nearly said something awful." She came every day after that, on tiptoe, with tea leaves for its feet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'shout', 'surprised'), seen(A, 'cover', 'worried')], things: ['book'] },
        `And then ${d} came home from a holiday. ${d} had grown prize leeks, and owned the book. In it is everything that grows, with its proper name. The rope was stepped over, with a kind smile. "Now let's see what we have," said ${d}, and turned the pages. It took ten minutes. "How odd. It isn't here. But of course not. ${Xs.toUpperCase()} CAN'T GROW!" It wasn't meant badly. It was only loud, and clear, and quite true.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(D, 'stand', 'surprised')], things: ['seedling'] },
        `The clicking stopped. For a moment it stood as it was. You could see it think it over. Then it let go of the fence and came down, leaf after leaf. It did it politely, as one leaves the wrong room. "Dear me," said ${d}. "Is it the soil?" "No," said ${a}. "The soil's all right. It's what you said." "But it was growing," said ${d} slowly. "I saw it. What can I have been thinking of?"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'proud'), seen(A, 'kneel', 'curious')], things: ['seedling'] },
        `They tried water. They tried tea leaves. They told it that it had been a mistake, and it was too well brought up to argue. It got late. "I was told something, too," said ${b} suddenly, down by the roots. "I was too small for the ditch. Everybody knew it. And on the Friday I was running, and I forgot that I was too small, and I was over." There was no wind at all. But one leaf turned round.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(P, 'sit', 'happy'), seen(A, 'sit', 'curious')],
          things: ['seedling'],
        },
        `"More like that!" said ${a}, and ran for the others. ${Gcap} sat down in the wet grass. "They said that I'd never whistle," said ${g}. "There's something wrong with the shape of my mouth." It was a lovely whistle, with a curl at the end. ${P.name} had been too old to learn to ride a bicycle. She was that for eleven years, and then she bought one. The leaves rose, one by one. But the head lay where it had fallen. It was waiting for somebody.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'shy'), seen(A, 'sit', 'curious')], things: ['seedling'] },
        `${d} had not gone home. "When I was seven," said ${d}, "there was a choir. The teacher went along the row with one ear out. She was very nice about it. I was to stand at the end, and move my lips." "And what did it sound like, when you sang?" said ${a}. ${d} opened the book, and shut it again. "I couldn't tell you. I've moved my lips ever since. It never crossed my mind to look it up."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'shout', 'happy'), seen(A, 'cheer', 'excited'), seen(B, 'dance', 'happy')],
          things: [...drawn, 'tree'],
        },
        `"You could try now," said ${a}. "It won't tell anybody. It's a plant." ${d} breathed in. What came first was dust. Then came a note, and another one that had been standing behind it for fifty years. It wobbled. It was not in tune, but it was certainly singing. Click, it went in the grass. Up came the head to hear. Up it went past the fence, and the sign, and the gutter, and opened. It was a tree, and there were ${xs} on every twig.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'kneel', 'happy'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: [last],
        },
        `They had to lend out ladders. Everybody in the street got one, and ${a} kept the last, for next year. The book has a new page in it, written by hand. And on Sunday there was a noise behind the hedge, something between a song and a saw. ${d} was down on both knees, over a hole. In it lay a ${last}. "But ${last}s can't grow," said ${b}. ${d} looked quickly at the hole, and then over one shoulder. "Sh!" said ${d}. "${r}"`,
      ),
    ],
  };
}
