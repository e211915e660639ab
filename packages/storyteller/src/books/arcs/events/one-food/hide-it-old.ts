import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { kept, REFRAINS, TITLES } from './parts.ts';

/** As it is told at eight: nobody believes somebody who has had a mouthful twice. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { food, them, tin, things } = kept(going);
  const refrain = chance.pick(...REFRAINS);
  const N = company.person('Mrs Plum', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy')], ...things },
        `Some people like ${food}. ${A.introduced} did not like ${them}. ${a} loved ${them}, which is another thing and takes up more room. It had given ${a} a nose. Nobody else could smell ${food} through two doors, a wall and a wet coat. ${a} could do it from the gate, and say how ${them === 'it' ? 'much' : 'many'} there ${them === 'it' ? 'was' : 'were'}.`,
        `There is always one who gets to the table before the lid is off. In this story it is ${A.introduced}, and the lid is the lid of a ${tin} of ${food}. ${a} loved ${food} more than anything that can be eaten, and more than some things that can't. One sniff from across the road was enough. "Half full," ${a} would say. It was always right.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'happy'), seen(B, 'hold', 'calm'), seen(A, 'look-up', 'worried')],
          ...things,
        },
        `On Thursday ${B.introduced} came home with a full ${tin} of it. "This is for ${n} next door," said ${b}. "She has been ill, and she's coming to tea on Sunday. It's the first thing that she has wanted to eat." ${a} looked at the ${tin}. Then ${a} looked at the calendar. "That's three days," said ${a}. "I know myself. ${refrain}"`,
        `"Nobody touches this before Sunday," said ${B.introduced}, and put a full ${tin} of ${food} on the shelf. It was for ${n}. She lived next door, and had been ill since the snow, and had asked for nothing else. ${a} quite saw that. ${a} was fond of ${n}. "But it's Thursday," said ${a}, "and that's only a shelf. ${refrain}"`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(A, 'kneel', 'curious')], things: ['bathtub'] },
        `${b} hid it in the bath under eleven towels. ${a} went to the end of the road, so as not to know. At the end of the road the wind changed. There was a short fight between ${a} and the nose, and the nose won. Ten towels were on the floor when ${a} thought of ${n}. It is a pity that there was only one more towel.`,
        `It went into the bath, then, below all the towels in the house. To help, ${a} read a book, in the shed, with the door shut. On page nine it came in under the door. It was faint, and warm, and very clear. ${a} read page nine again. Then there was nobody in the shed. "One mouthful," ${a} was saying in the bathroom. "She'd never count one mouthful."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'shy')], ...things },
        `"It was only one," said ${a}, before ${b} had asked. "It won't happen again. I promise." ${b} took a pencil, and drew a line inside the ${tin}, just where it came up to. It was a very thin line. But ${a} would almost have liked it better if there had been shouting. "${refrain}" said ${a}. "Better than that."`,
        `${b} counted the towels, and looked into the ${tin}. "I've promised now," said ${a}. "From now on it's different." "Good," said ${b}, and took a pencil, and marked how full it was. You don't draw a line for somebody whom you believe. ${a} saw that, and it stung. "${refrain}" said ${a}. "I mean it, though."`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'worried')], things: ['bush', 'bucket'] },
        `On Friday it was in a boot, in a bucket, under a brick, behind the thickest bush there was. ${a} lasted until five. "I'll only see whether it's still there," said ${a} to the bush. It was still there. After that it was a bit less there. The line stood above it now, quite plain, with nothing up to it.`,
        `Friday's place was a masterpiece. There was a bush, and in it a bucket, and in that a boot, with a brick on top. ${a} walked past it six times with both eyes shut. It's no use to shut your eyes. At five o'clock there were leaves all over the lawn. In the ${tin}, you could see the pencil line with a gap below it as thick as a finger.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'sit', 'sad')], ...things },
        `${b} did not even say anything. ${b} got out the pencil and drew another line. "I do promise," said ${a}. "I promise every time. It's just that my nose isn't there when I do it." "Then what's it worth?" said ${b}. There was no answer to that. On the washing line, above their heads, the pegs clicked in the wind.`,
        `Now there were two lines. "Don't promise," said ${b}. "It only makes it worse." They sat under the washing. "I do mean it," said ${a}, after a time. "All of me means it, but one bit. I can't leave it at home." ${a} squeezed it, to show which. It sounded silly. It also, for as long as you squeezed, smelled of nothing whatever.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'walk', 'curious')],
          ...things,
        },
        `So ${a} took a peg from the line. It hurt, and it looked dreadful. "Dow," said ${a}. "${refrain}" ${b} was gone for an hour. When ${b} came back ${a} went through the whole house, sniffing. There was no soap, no supper, and no ${food}. The world had been switched off. "I shall leave it od," said ${a}, "until Sudday."`,
        `The peg went on with a snap. "That bust hurt," said ${a}, meaning must, and did not take it off. "${refrain}" It took ${b} an hour to think of a place, and then ${b} thought of a beauty. And ${a} went about among the cups and cushions, and could smell not one thing. People stared at the peg over the wall. That hurt as well, in another spot.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `In the night, in the very middle of it, the peg shot off. It hit the wall. And there it was, so near that ${a} sat up straight. It was not in the cellar, and not on the roof. It was under the pillow. It had been under ${A.names} own head since bedtime, and there was nobody awake in all the house.`,
        `${a} slept badly, because there was a corner in the pillow. At midnight there was a ping. It was the peg, and it flew under the wardrobe. In the dark the smell stood up like a person. ${a} hardly had to move. One hand under the pillow, and there was the lid. Nobody would hear. And what was one promise more?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried')], ...things },
        `${a} lifted the lid. Then ${a} looked for the line, by the moon. It went right round, just at the top, thin and grey. It was the line of somebody who would measure. ${a} thought of Sunday, and of ${n}, who had wanted nothing else. It took a good long time. Then ${a} shut the lid, and went down on hands and knees, and found the peg.`,
        `The lid was off before ${a} had decided anything. Up came the smell, and in the moonlight there was the pencil line. It was ${B.names} line, and it said that nobody believed ${a}. "Well, they're right," said ${a} to the dark. You could be right back at them, for ever, or you could stop. It was hard to tell how late it got. In the end ${a} crept under the wardrobe for the peg.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(B, 'think', 'worried'), seen(N, 'sit', 'calm'), seen(A, 'stand', 'surprised')],
          things: ['plate'],
        },
        `On Sunday ${n} sat at the table in three cardigans, as thin as a spoon. "And now," said ${b}, and went to the door, and stood there. It grew rather long. "I hid it so well," said ${b}. "I hid it somewhere quite clever. I can remember how clever it was." ${b} had gone white. "It doesn't matter, dear," said ${n}, and put down her fork.`,
        `${n} came on Sunday, on two sticks, and looked at her plate like a child. "Just a moment," said ${b}. There was a moment, and another. ${b} looked into the teapot. "I can't think where I put it," said ${b}. "I thought of one place after another, and then I thought of such a good one." "Never mind," said ${n}. But you could see that she did.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'shy'), seen(B, 'stand', 'surprised'), seen(N, 'sit', 'happy')],
          ...things,
        },
        `Now if ${a} said where it was, they would all know that ${a} had found it. And who would believe the rest? It was easier to say nothing. ${a} took off the peg. "It's under my pillow," said ${a}. "I found it last night." Nobody spoke. ${b} ran upstairs, and came back with the ${tin}, and lifted the lid. It was up to the line. It was up to it all the way round.`,
        `Nobody would ever have known. ${a} could have found it with a great show of sniffing, and been a hero. "I know where it is," said ${a} instead. "I've known since midnight. I had it open." ${b} shut both eyes, for a second. Then ${b} went and fetched it, and held it under the lamp. Not a crumb was gone. You could not have got a hair between the ${food} and the line.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(N, 'sit', 'happy'), seen(A, 'sit', 'proud'), seen(B, 'sit', 'happy')],
          ...things,
        },
        `${n} had three helpings, and the third went to ${a}. Afterwards ${b} washed the ${tin}, and rubbed the lines out with one thumb. On Monday there was a new one on the shelf. It was full, and there was no pencil anywhere. "${refrain}" said ${a}. "No," said ${b}. "I don't think I need to."`,
        `"It tastes of being well," said ${n}, and pushed the last of it across to ${a}. ${a} smelled it first, for a long time, as you greet a friend. Next week there was another ${tin}. ${b} put it on the shelf and turned to go. "${refrain}" said ${a}. "Aren't you going to draw a line?" "What for?" said ${b}.`,
      ),
    ],
  };
}
