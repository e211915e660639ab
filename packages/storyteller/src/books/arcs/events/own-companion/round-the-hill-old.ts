import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For eight and over: two who think alike miss each other by it, and find each other by it. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, T, t, stable, house } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(B, 'jump', 'happy')] },
        `Some people have ${B.aKind}. ${A.introduced} would never have put it like that. ${B.introduced} had come when ${b} was still small enough to sit in a hat. ${b} had picked out the end of ${A.names} bed. That was all there was to say about who had whom. By day they went up the hill behind the ${house}, and rolled down it. By night ${b} lay on ${A.names} feet, and they breathed in turns.`,
        `It was hard to say whether ${B.introduced} belonged to ${A.introduced}, or ${a} to ${b}. They had never gone into it. They had the same thoughts, as a rule, and at the same moment. If ${a} wanted to roll down the hill behind the ${house}, ${b} was at the door. At night ${b} lay across the bed, and one breathed in while the other breathed out.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'surprised'), seen(T, 'stand', 'worried')],
        },
        `On the bedpost there were two rows of marks, one for each of them. ${A.names} row went up like a ladder. ${B.names} went up like a rocket, and over the top. It is odd to be outgrown by somebody who used to sit in your hat. Then one night there was a creak, and a crack, and all of it was on the floor. ${cap(t)} looked in. "I'm sorry," said ${t}. "But one of you is a very large ${B.kind}."`,
        `"Move up," said ${a}. "I have moved up," said ${b}. "Any more up, and I'm out." It was nobody's fault. ${b} had grown, as you do, and the bed had not. When it broke, it broke in the middle, and they slid down into each other like two spoons. ${cap(t)} stood in the door with a candle, and counted the pieces. "It can't go on," said ${t}, and none of them had an answer to that.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(B, 'stand', 'sad'), seen(A, 'wave', 'sad')] },
        `There was a ${stable} on the far side of the hill. It had fresh straw and a window, and a door you could lean on. Nobody could say a thing against it. Two paths went there, one to the left of the hill and one to the right. "Good night, then," said ${a}. "Good night, then," said ${b}. On the way home ${a} looked back. So did ${b}, but not at the same moment.`,
        `They walked there together, round the foot of the hill. The ${stable} was dry and clean. It smelled of summer. "It's bigger than ours," said ${a}. "It has to be," said ${b}. They admired the straw. They admired the latch. You can't do that for ever. "It's only round the hill," said ${a}. "Left or right, whichever you like." And ${a} went, before it got any harder.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `${a} lay in a new bed, with a great deal of room in it. ${a} breathed out, and waited. Nobody breathed in. You would not think that one could miss a thing like that. "I won't wake ${b}," thought ${a}. "I'll only look." On the other side of the hill, in the straw, a big dark shape sat up. "I won't wake ${a}," it thought. "I'll only look."`,
        `Everything that makes a noise in a ${house} was there: the clock, the pipes, the stair that talks. It was still far too quiet. ${a} wondered if it was too quiet in the ${stable}. Just then, in the ${stable}, somebody was wondering if it was too quiet in the ${house}. "It can't hurt to go and see," thought the one. "It can't hurt," thought the other.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(T, 'hold', 'sleepy', 'lantern'), seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
        },
        `Nobody goes round a hill at midnight by themselves. So ${t} had to get up, and find the lantern, and one shoe, and the other shoe. "Left or right?" said ${t}. "Left," said ${a}. It was an even chance. At that very moment ${b} came to the place where the paths part. ${b} looked both ways, and took the right.`,
        `"Is this about the straw?" said ${t}, in a coat and not quite awake. "It's about nothing," said ${a}. "I only want to look." They took the lantern and the path on the left. The grass was wet. On the right of the hill the grass was wet as well. Somebody large was walking through it on tiptoe.`,
      ),
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'walk', 'worried')] },
        `The ${stable} door was open. In the straw there was a dent, the size of a rowing boat. ${a} put a hand in it. "${refrain}," said ${a}. A long way off, a head came round the bedroom door. There was a dent on that bed as well, not a big one. "${refrain}," said ${b}. It had been half a worry until then. Now it was a whole one.`,
        `They held up the lantern. There was straw, and a bucket, and the shape of ${b} without any ${b} in it. "${refrain}," said ${a}, and had to say it twice. In the ${house} there was a quilt thrown back, and a shape there too, a small one. "${refrain}," said ${b}, to the clock. The clock had seen it all, but clocks don't tell.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'surprised'), seen(B, 'run', 'worried')] },
        `If somebody is not on the one path, they must be on the other. That was clear to ${a}, and it was just as clear to ${b}. So they ran home, and missed each other a second time. But on the pillow there was a straw. "${b} was here!" said ${a}. "While I was there!" In the ${stable} ${b} was looking at a striped sock that had not been there before. "${refrain}," said ${b}. "But only just."`,
        `They ran. ${a} ran back by the right, to look there as well, and ${b} ran back by the left. There is something to be said for not thinking alike. "${refrain}," said ${a}, out of breath, at the bed. And then, "Wait. There's straw on my pillow." On the far side a striped sock was being smelled at, from heel to toe. There was no doubt whose it was.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(T, 'sit', 'sleepy'), seen(B, 'sit', 'sad')],
        },
        `"They say that if you're lost, you should stay where you are," said ${a}. "Then you can be found." So ${a} sat down on the step, and ${t} held up the light. It was an excellent plan. ${b} thought so too, on the other side, and had sat down for the very same reason. It has only the one weak point, which is that two people mustn't have it. Half an hour went by. It went by both of them.`,
        `"I'll stay put," said ${a}. "${b} will be on the way here by now." And ${b}, in the door of the ${stable}, was staying put. "${a} will be on the way here by now," thought ${b}. They were the two best waiters in the land. ${cap(t)} looked from the left path to the right path, and back, as you do at tennis. Nobody came along either of them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(T, 'look-up', 'surprised')] },
        `"We think the same," said ${a} slowly. "That's what's wrong. I went, and ${b} went. I ran, and ${b} ran. So now ${b} is sitting there, thinking that I'm sitting here." "And what comes next?" said ${t}. "Whatever I'd think of next," said ${a}. The hill stood there, as it had all night, right in the way. They had only ever gone up it to come down again. "Oh," said ${a}. "Come on! We'll be late!"`,
        `"It isn't any good being clever," said ${a}. "${b} is exactly as clever as I am. Left, right, stop: we've had all those." "Then it'll be the one after that," said ${t}. "What's the one after that?" ${a} put both hands round both eyes, to think like ${b}, though it was not necessary. There was one thing that they had not gone round, or waited behind. It was the hill. "It's got a top," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'stand', 'happy')] },
        `It was steep in the dark, and the light swung about behind. Nearly at the top ${a} stopped, to get some breath. Somebody on the other side had stopped to get some breath. "Is that you?" they both said. Then they did the last bit very fast, and met in the middle, forehead to forehead. It hurt. Nobody minded. "You thought of it too," said ${a}. "I thought of it after you did," said ${b}, and that was nice of ${b}.`,
        `${a} went up on hands and knees, straight through the thistles. There was a noise of puffing. At first it was on the other side, and then it was everywhere. Bump. "You were out," said ${b}. "YOU were out," said ${a}. "I sat there for half an hour." "So did I." "Where?" "There!" And they each pointed, and the lantern came up over the edge and found them pointing, in both directions.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy'), seen(T, 'sleep', 'sleepy')],
        },
        `They did not go down again. ${cap(t)} put the lantern out, and somebody breathed in, and somebody breathed out. When it was light there was a dent in the grass up there, one big one. So the bed went up by the left, and the straw went up by the right. A roof went on. It isn't a house, and it isn't a ${stable}. "Move up," says ${b}, every night. "I have moved up," says ${a}, asleep.`,
        `What with one thing and another, all three slept at the top. At the bottom of the hill, on the left, there was an empty bed. On the right there was an empty ${stable}. It was ${t} who said what had to be said. "You had better live up here." There is a roof on it now, and one very long bed. You can come to it from either side, and you can't miss it.`,
      ),
    ],
  };
}
