import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './cow-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It was buried under a cloud, by a puddle, three steps from a cow: all the marks have gone, and one comes back. */
export const COW: EventPlot = { id: 'cow', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { it, refrain, C, c, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], ...things },
        `${A.introduced} has ${it.a}. Dig, dig! Into the ground with ${it.it}.`,
        `Dig, dig, dig! ${A.introduced} has ${it.a}. ${a} buries ${it.it} well.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(B, 'stand', 'curious')],
          things: ['cloud', 'puddle'],
        },
        `"Where is it now?" says ${B.introduced}. "Easy! Under that cloud, by the puddle."`,
        `"Where is it?" says ${B.introduced}. "Under the cloud," says ${a}. "By the puddle. Easy!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'calm'), seen(A, 'point', 'proud')], things: ['fence'] },
        `"And three steps from ${C.introduced}." Scratch, scratch! ${c} scratches on a post.`,
        `Here is ${C.introduced}, at a post. Scratch, scratch! "Three steps from ${c}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised')] },
        `Now it is cold. ${a} comes back. But the cloud flew off! "${refrain}"`,
        `One cold day ${a} comes back. No cloud! All is blue. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `Then by the puddle! But it has dried up. "${refrain}"`,
        `"By the puddle, then!" But all is dry. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'walk', 'calm'), seen(A, 'kneel', 'determined')] },
        `There is ${c}! One, two, three. Dig! Nothing. ${c} walks on. "${refrain}"`,
        `Three steps from ${c}! Dig, dig. No. And ${c} has walked on. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(C, 'walk', 'calm')] },
        `Holes, holes! And no ${it.word}. ${a} sits down.`,
        `So many holes! "Cows move," says ${b}. They sit down.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(C, 'stand', 'happy'), seen(B, 'point', 'excited')],
          things: ['fence'],
        },
        `Now ${c} goes home. ${c} stops at the post. Scratch, scratch! "There!" says ${b}.`,
        `Scratch, scratch! What is that? ${c} is back at the post. "Look!" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'cheer', 'happy')], ...things },
        `One, two, three. Dig, dig. "The ${it.word}!" says ${a}. "${refrain}"`,
        `One step. Two steps. Three steps. Dig! There, the ${it.word}! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'surprised')], things: ['moon'] },
        `The rest goes back in. "But where?" says ${b}. "Easy," says ${a}. "Under the moon."`,
        `"The rest is here," says ${a}. "Just under the moon." "Oh, ${a}!" says ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { it, refrain, C, c, things } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], ...things },
        `${A.introduced} had ${it.a}, and was saving up. "I'll need ${it.it} more when it's cold," said ${a}. So out to the meadow they went, and ${a} dug. In went the ${it.word}, and the grass was patted flat.`,
        `"This is for later," said ${A.introduced}, who had ${it.a}. ${a} carried ${it.it} out to the meadow, and dug, and buried ${it.it} well. Then ${a} jumped on the place until it looked like all the other grass.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(B, 'stand', 'curious')],
          things: ['cloud', 'puddle'],
        },
        `"How will you find that again?" said ${B.introduced}. ${a} had thought of everything. "It's right under that cloud," said ${a}, "the one like a boot. And it's next to the puddle. I've got a head for such things."`,
        `"Nobody will ever find that," said ${B.introduced}, "not even you." "Easy," said ${a}. "Look up. It's just under the cloud with the ears. Now look down. It's by the puddle. You only have to look."`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'calm'), seen(A, 'point', 'proud')], things: ['fence'] },
        `"And best of all," said ${a}, "it's three steps from ${C.introduced}." ${c} was standing at a fence post, and having a good scratch. First she did the one side, and then the other. "Nobody could miss a cow," said ${a}.`,
        `There was one more mark, and it was the biggest. It was ${C.introduced}, who was rubbing her neck on an old post. Scratch, scratch, it went. ${a} took three steps to her, and counted. "Three steps from ${c}," said ${a}. "That's what I call a mark."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'curious')] },
        `Two weeks later it was cold, and ${a} came for the ${it.word}. The sky was as blue as a plate. "Who has moved my cloud?" said ${a}. "${refrain}" And ${a} dug a hole, there where it should have been.`,
        `Then came the first cold day. "Now!" said ${a}, and ran to the meadow, and looked up. There were clouds, but they were all new. Not one of them had ever seen ${a} before. "${refrain}" said ${a}, and dug, and found a worm.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')] },
        `"Then it's the puddle," said ${a}. They looked for it along the path, and there and back. It had not rained since. There was only a dry place, and another dry place. "${refrain}" said ${a}, and dug twice.`,
        `"I've still got the puddle," said ${a}. "A puddle can't fly." No, but it can dry. It might have been here, or there. There was only grass. "${refrain}" said ${a}. That made three holes, and a sore foot.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'walk', 'calm'), seen(A, 'kneel', 'determined')] },
        `But there was ${c}, as large as life! "One, two, three," counted ${a}, and dug. It was the wrong three. By then ${c} had gone on to a better bit of grass. "Stand still!" said ${a}. "One, two, three. ${refrain}" ${c} went on, chewing. ${a} went after her, with a hole at every stop.`,
        `"Ha," said ${a}. "There's my cow." ${a} took three steps from ${c}, and dug. Nothing was there. When ${a} looked up ${c} was somewhere else. Three steps from there was nothing, too. "${refrain}" shouted ${a}. ${c} gave a look at the holes, and walked round them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `In the end there were eleven holes in the meadow, all empty. ${a} sat in the last. "I had three marks," said ${a}, "and they've all walked off." "Yes," said ${b}. "You took the ones that do."`,
        `They sat down among the holes. There were eleven. "A cloud, a puddle and a cow," said ${b}, counting. "Didn't you take anything that stays?" ${a} thought about it. "They all looked so sure of themselves," said ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(C, 'stand', 'happy'), seen(B, 'point', 'excited')],
          things: ['fence'],
        },
        `The sun went down, and somebody called the cows. ${c} went by on her way home. At the fence she stopped. Scratch, scratch. First she did the one side, and then the other. "${a}," said ${b}, quite slowly. "Is that where she was?"`,
        `It was time for the cows to go home. One after another they went past. But ${c} stopped at an old post, and put her neck to it. Scratch, scratch. ${b} knew that noise. On the post there were tufts of brown hair, old ones and new ones. "She always does it there!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'cheer', 'happy')], ...things },
        `${a} did not breathe. It was one, two, three steps from ${c}, who went on scratching. ${a} dug. The ground was soft there. Up came the ${it.word}, a bit muddy, and all there. "${refrain}" cried ${a}.`,
        `From the post it was one step, two steps, three. ${a} dug so fast that ${b} had to shut both eyes. Then it was quiet. "${refrain}" whispered ${a}, and there ${it.was} the ${it.word}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'surprised')], things: ['moon'] },
        `They carried home what they could. What was left was buried again, and patted flat. "You'll want a mark that stays," said ${b}. "I've got one," said ${a}. "It's a big one, too. It's exactly under the moon."`,
        `"A bit goes back for the spring," said ${a}, and dug the last hole. "And what's the mark?" said ${b}. "This time I've thought about it," said ${a}. "It isn't a cow." And ${a} pointed straight up, at the moon.`,
      ),
    ],
  };
}
