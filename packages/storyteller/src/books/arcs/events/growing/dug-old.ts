import type { Told } from '../../../arc.ts';
import { withArticle } from '../../../company/figure.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, TITLES } from './dug-parts.ts';
import { plantOf } from './plant.ts';

/** Both of them have dug it up in secret, and only one of them has broken it; and the last one left is a lucky one. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, raw, third, chance } = going;
  const { seed, aSeed, grown, tree, makes, bears } = plantOf(raw);
  const refrain = chance.pick(...REFRAINS);
  const helped = third ? ` ${third.name} helped.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(G, 'stand', 'happy')] },
        `There was ${aSeed} left${makes}, and it was the last. "Water, and sun," said ${g}, "and to be left alone. It's the third thing that people can't do." ${A.introduced} could do it. ${a} nailed a list to the shed. WATER AT EIGHT, it said, and underneath, in capitals, DO NOT DIG. The hole was measured with a ruler.${helped} That was on Sunday.`,
        `${A.introduced} did things properly. When ${g} came with ${aSeed}${makes}, ${a} read up on it first. Then there was a list, nailed to the shed. WATER AT EIGHT, it said. DO NOT DIG. "That's all there is to it," said ${g}, "and hardly anybody can do the second one." ${a} planted it on Sunday, with a ruler.${helped}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'stand', 'proud')], things: ['jam', 'jar'] },
        `${B.introduced} came by with a jar of jam, eating out of it. ${b} had ${aSeed} as well, but that one was not for planting. It was a lucky one, and it had worked twice. It lived in a matchbox, in cotton wool. "${refrain}" said ${b}. "It has been in for ten minutes," said ${a}. "Read the list."`,
        `"What are you doing?" said ${B.introduced}, with a mouth full of jam. ${b} did things when they came up, and mostly it was jam. But there was one thing that ${b} took care of: a matchbox, and in it another ${seed}. It was for luck, and it had worked twice. ${b} looked at the list, and at the earth. "${refrain}" said ${b}. "Since ten o'clock?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'run', 'angry')] },
        `On Monday at eight there was no ${seed} to water. It lay beside a hole, and ${b} lay beside it. "${refrain}" said ${b}. "I wanted to ask it myself." ${a} put it back, and measured it with the ruler, and pointed to the list. On Tuesday there was a hole again. "That list is very high up," said ${b}.`,
        `There was a hole on Monday. There was ${b} too, lying down, to see into it. "${refrain}" said ${b}. "It can't be," said ${a}, "if you keep getting it up!" The list was read aloud, the second line twice. And on Tuesday there was a hole. "I did it much more carefully today," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'sit', 'sad')], things: ['bucket'] },
        `"If it doesn't grow," said ${a}, "we shall know why." A bucket was turned over on top of it, and a stone was put on the bucket. "I only look at it," said ${b}. "Looking is doing," said ${a}. ${b} did not touch the bucket. "But how do you stand it?" said ${b}. "It might be doing anything down there." "I just don't think about it," said ${a}. It was the first thing about this that ${a} had said which was not quite true.`,
        `So ${a} fetched a bucket, and a stone to hold it down. "I only look," said ${b}. "I never do anything to it." "Looking is doing," said ${a}. That sounded like something from a book, and ${b} went quiet. "But don't you want to know?" said ${b}, after a while. "No," said ${a}. And that was the odd thing: it was easy to say, and it was not so.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious')],
          things: ['torch', 'bucket'],
        },
        `That same night, at ten, the back door opened. Somebody crossed the grass with a torch, moved a stone, and lifted a bucket without a sound. It was ${a}. It was only to be sure that ${b} had done no harm, which is a good reason. The earth came away easily. There it was. There was something on it, as white and thin as a thread. ${a} turned it to the light, to see. It went snap.`,
        `${a} lay awake. Suppose that ${b} had put it in upside down? Somebody ought to see to that. At ten there was a light on the grass, and a stone set down softly, and a bucket after it. ${a} dug with two fingers. And it had begun! A white tip was sticking out of it, no longer than an eyelash. ${a} only wanted to see it properly. It made a very small noise as it broke.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'sad', 'watering-can'), seen(B, 'stand', 'worried')],
        },
        `At eight the next morning ${a} watered it. ${a} watered it on Thursday too, and on Friday, because that was on the list. Nobody but ${a} knew that there was nothing under there that could drink. And ${b} came each day and stood well back. "${refrain}" said ${b}, more quietly each time. "Not yet," said ${a}, who had never in all that week sounded so polite.`,
        `The list said eight, so at eight there was ${a}, with the watering can. It was the same on Friday, and at the weekend. It is a strange feeling to water a thing when you know what you know. ${b} did not dig any more. ${b} did not come nearer than the path. "${refrain}" said ${b}, every time, and every time it was in a smaller voice. "It must be slow," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'worried')] },
        `On Sunday ${b} came without any jam. "I've got to tell you something," said ${b}. "It's me. I've broken it." It came out in one breath. "On Tuesday I dropped it. I heard a sort of noise, and I didn't say." ${a} could have left it at that. It would have been quite easy. ${b} believed it already.`,
        `Then came the Sunday, and ${b} stood in the path and cried. "It's never going to come up," said ${b}. "I hurt it, on Tuesday. I had it in my hand, and it rolled off on to the stones." There was the shed, with the list on it. There was ${a}, with a can of water. Nobody in the world knew what had happened at ten o'clock. And ${b} was sorry enough for two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'surprised')], things: ['bucket'] },
        `"It was all right on Tuesday," said ${a}. "It had a root. I saw it that night, and I broke it. I've been watering nothing." They both looked at the bucket. "You dug?" said ${b}. "But you wrote the list!" "I know." "In capitals!" said ${b}. And then, a bit later: "What did it look like?" "Like a thread," said ${a}. "White. I think about it all the time." They sat on the path and were sad together, which is better.`,
        `"No," said ${a}. It was like lifting the bucket. "That was me. I came out in the night with a torch. There was a root on it, and I snapped it off." ${b} stopped crying, out of pure surprise. "With a torch?" said ${b}. "You?" "Only to look." "Looking is doing," said ${b}, and that was fair. They dug it up, together, for the last time. There was nothing to be done for it.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'sad'), seen(A, 'stand', 'surprised')], things: ['jar', 'jam'] },
        `That had been the last one. Then ${b} got out the matchbox. "No," said ${a}. "That's your luck." If you plant a thing you no longer have it. You have to choose. ${b} thought about it for as long as it takes to finish a jar of jam. At the end a whole nose went in, for the last bit. And ${a} stared. "I can see your nose," said ${a}. "Through the side. It's gone flat."`,
        `There was one ${seed} left in the world that they knew of. "It has been lucky twice," said ${b}, with the matchbox in one hand. "If I plant it, I shan't have it." "You needn't," said ${a}. ${b} always thought best with jam. The jar went up, and up, until ${B.names} nose was right inside it, pressed against the glass. "All right," said the jar. "You have it." But ${a} was looking at the nose.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: everybody(going, 'kneel', 'excited'),
          things: ['jar', 'seedling'],
        },
        `So the lucky one went into a jam jar, down the side, between wet earth and glass. It stood in the kitchen window. ${b} sat in front of it. So, at last, did ${a}. On the fourth day it split, and put out a white root, and they saw that happen. Then up went a green elbow, and pushed. "Looking isn't doing," said ${b}. "Not through a jar." ${a} got the pencil. Where it had said DO NOT DIG, it now said NO NEED TO.`,
        `They filled the jar with earth, and let the lucky one slide down next to the glass. It had its water at eight. It was left alone, by the two of them, from very close. "There," said ${a}, on Thursday, before it was light. It was the thread. It felt its way down the glass, with hairs on it as fine as mist. They saw the green hook go up the other way. "All this time," said ${b}, "it was doing that, and nobody could see."`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: everybody(going, 'look-up', 'happy'), things: ['jar'] },
        tree
          ? `They planted it out by the shed, on a Sunday. It had two leaves then, one each. It is going to be ${withArticle(grown)}, and that takes longer than anything else they have done. ${b} has a stick beside it with all their heights on. "${refrain}" said ${a}, last Sunday. ${b} lay down in the grass to be able to look up at it. "Ask me when we're old," said ${b}. The matchbox was empty. But it had been lucky three times.`
          : `By August it stood in front of the shed, and the list was somewhere behind the leaves. It had gone past the window, and the gutter, and them. "${refrain}" said ${a}. ${b} lay down on the path to see. "I think it's finished coming up," said ${b}. In the autumn it was full of ${bears}, more than they could count. ${b} looked them all over, and took a long time. Then there was one in the matchbox again. It might be lucky, too. It came of a good family.`,
        tree
          ? `It lived in the jar all winter, and in spring they carried it out to the place beside the shed. A list went up there as well. WATER AT EIGHT, it said, and below that, in ${B.names} writing: LOOK. It had four leaves. "How long until we can climb it?" said ${b}. "Until we're about as old as ${g}," said ${a}. They looked at it for a while. "${refrain}" said ${b}. It was only for fun. There was all the time in the world.`
          : `They had to plant it out in June, and tie it to the shed in July. It climbed over the list, and on to the roof. "${refrain}" said ${a}, with a stiff neck. "You can come and look," said ${b}, who was up on the water butt. That autumn it was full of ${bears}, enough for the whole street. The first one of all went into the matchbox, in cotton wool. They planted the rest. Nobody dug. They had nine jars.`,
      ),
    ],
  };
}
