import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

export const BLOCK_TITLES = ['where did you get that?', 'the square sun', 'a cow on a post'] as const;

/** For ages 8 to 12: the best tower that ever was is taken down again from the bottom, before anybody asks for it. */
export function old({ K, B, k, b, company, comesToo, chance }: Going): Told {
  const C = company.person('Cubit', 'child');
  const r = chance.pick('Where did you get that?', 'And where did that come from?');
  return {
    title: titled(chance.pick(...BLOCK_TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(C, 'stand', 'curious')],
          things: ['sun'],
        },
        `It was the sun that gave it away. It came up over the hill with a click, and it was square. The hill was square too, and went up in steps. There was a tree with eight leaves, each as large as a tea tray. ${k} looked down quickly. The hands were the old ones, with fingers on, and that was a comfort. "You're a funny shape," said somebody. "You've been left out in the rain. You haven't a corner on you." It was Cubit, who had eight.`,
        `${k} lay and looked at the ceiling, and it was the sky. There was one cloud in it, like a mat. Then something went click, and up came the sun over the edge of the hill. It was square. ${k} shut both eyes, counted to ten, and had another look. So was everything. There was a square cow. There was somebody with a square face, who leaned over and blinked. "I'm Cubit," said the face. "Did you melt?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'happy'), seen(K, 'hold', 'excited')], things: ['blocks'] },
        `"It's all blocks here," said Cubit. "You can build anything. You take one out, and you put it on. There isn't any more to it." ${k} took hold of a bit of ground. Pop! It came up as light as bread, and it stayed wherever you left it, even in the air.${comesToo} At home the box had sixty-one in it, and they always ran out just before the roof. ${k} looked all round, from one edge of the world to the other. "Anything?" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'happy'), seen(B, 'stand', 'happy')] },
        `By noon there was a house with an upstairs. There was a kennel, or possibly a palace, for ${B.introduced}. Brown ones came from the hill. For yellow you went to the beach. "${r}" said Cubit, who was sitting on a gate. "Over there," said ${k}, busy. "Ah," said Cubit. It was only asked politely, as one asks about somebody's hat. Pop, pop, pop. After lunch ${k} began on the tower.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'proud'), seen(C, 'look-up', 'calm')] },
        `It had a stair that went round, and a slide that went round the other way. It had a room for tea, and one for being cross in. When it got to the clouds, ${k} made a hole in one and went on. No one was ever called in to supper. Nothing ever ran out. "${r}" called Cubit, from a long way down. "Oh, here and there!" ${k} called back. It was mostly there, by now. Everything near was finished.`,
      ),
      page(
        { setting: 'pond', camera: 'close', actors: [seen(K, 'reach', 'excited'), seen(B, 'stand', 'worried')] },
        `All that it needed was a light on top. And down by the lake, in the low grey wall, there was one block that glowed. It was gold, the only one there was. ${k} had walked by it all day, and kept it for last. ${b} sat down in front of it, and would not move. "It's only one," said ${k}, and reached across. Pop! And up it went, round and round, to the very top, and shone.`,
      ),
      page(
        { setting: 'mountain', time: 'sunset', camera: 'wide', actors: [seen(K, 'look-up', 'worried')] },
        `From there you could see the whole world. ${k} had been looking forward to that. The sun went down, one click at a time, and threw long shadows, and the shadows fell into things. They were holes. The hill was a pit with a path to it. There was no beach. In the middle of a meadow stood a cow, on a post one block wide, as high as a house. It was what had been left when ${k} took the rest. "Moo," said the cow, very patiently.`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(C, 'point', 'worried'), seen(K, 'run', 'worried')],
        },
        `Tock. Tock, tock. It came from the lake. Where the gold one had been the water was pushing through, in small blue cubes. They rolled down the lane, towards the lit windows at the bottom. Cubit lived there, and so did everybody. "${r}" said Cubit. It was not a polite question any more. ${k} pointed straight up. There didn't seem to be any words that were the right shape.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `Brown ones washed away like cake. The yellow ones fell to bits. ${b} sat in the hole, which was brave, and only made the water go round by the ears. And with each tock the wall lost another of its own. "It's got to be grey," said Cubit. "It's got to be what it was." All the grey there had ever been stood at the foot of the tower, holding it up. ${k} had thought it looked strong.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'think', 'sad'), seen(C, 'stand', 'worried')],
        },
        `There was the bed, standing in the grass, with the blanket turned back. You could feel that it was nearly time. One could get in, and pull up the covers, and wake up, and never know. And up there was the best thing that anybody had built in any world. Nobody at home would believe it. ${k} walked up to it, and patted it once. Then ${k} knelt down, and took out the first grey block, right at the bottom.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'reach', 'happy'), seen(B, 'run', 'happy')],
        },
        `It came down with a sigh, all those rooms. They made a chain, ${k} and Cubit and ${b}, and everybody in a nightshirt. Grey, and grey, and grey. Last came the gold one, from hand to hand, and lit each face as it went by. "${r}" said a very small cube, who ought to have been asleep. "From here," said ${k}, and pushed it in. Pop. The lake leaned on the wall, and stayed where it was.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'reach', 'calm'), seen(C, 'hold', 'happy')],
          things: ['blocks'],
        },
        `Nobody told them to, but they put back the rest. It's much harder. A tower you make up, but a hill has to be remembered. They got the cow down first. The hill came out a bit like a castle, if you know. "Take one home," said Cubit. ${k} turned it over. "Where did you get it?" said ${k}. Cubit went red to the corners. "It's out of my own wall. I wanted a window there anyway."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy')],
          things: ['egg', 'sun'],
        },
        `Something round was shining in at the kitchen window. It took ${k} a moment to think what it was. Then there was the egg. It didn't have a corner on it, and rolled off the plate like a thing that had melted. After breakfast there was the whole garden, and a spade. ${k} lifted one stone, to begin with. Underneath lived a beetle, who looked up. "Excuse me," said ${k}, and put it back exactly where it came from.`,
      ),
    ],
  };
}
