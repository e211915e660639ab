import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever follows the cat keeps her from her work. */
export function old(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { C, c, she, She, him, his, baker, mother, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'close',
          actors: [seen(C, 'sleep', 'sleepy'), seen(K, 'sit', 'curious')],
        },
        `By day ${C.introduced} did nothing at all. ${She} slept on the end of ${K.names} bed like somebody who has worked all night. That was what made ${k} think. There was flour on ${his} left front paw. There was a curl of blue wool behind ${his} ear, and nobody in the house was knitting. Last Tuesday ${she} had smelled of engine oil. "You've got a secret," said ${k}. One ear turned round and went back again.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'walk', 'calm'), seen(K, 'hold', 'excited', 'torch'), seen(G, 'walk', 'calm')],
        },
        `"Half an hour," said ${g}, "and I'm coming too, and it's an early night tomorrow." So at eight o'clock they stood behind the shed, ${k} with the torch and ${g} with a flask. The flap went click. ${c} came out, looked straight at the shed, and sat down. ${She} seemed to be waiting for something. After a while ${she} gave it up and went off along the wall. "${refrain}" breathed ${k}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'curious'), seen(G, 'walk', 'calm')],
        },
        `Nobody has ever followed a cat who didn't want it. This one did not even try to get away. ${She} walked slowly along the pavement. At every lamp post ${she} stopped to see if they were still there. They were. ${She} sighed, as far as a cat can. "It's almost as if ${she} was taking us for a walk," said ${g}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(baker, 'stand', 'happy'), seen(C, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
        },
        `On the corner one window was lit. ${baker.introduced} was in the doorway with flour up to the elbows. "There you are, Biscuit!" he called. "I've been looking out for you since ten to. You're late! We start the dough together every night, Biscuit and I. It's a long time until anybody else is up. Aren't you coming in, Biscuit?" ${c} looked at him, and at ${k}, and turned round.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(mother, 'stand', 'sleepy'), seen(C, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
        },
        `At number nine a baby was crying as if it had only just found out how. ${mother.name} opened the window, with the baby in a blue shawl. "Duchess, thank goodness! Where have you been?" And then, to ${k}: "At half past eight ${she} lies on the sill and purrs. Then the baby goes off. It's the only thing that works. ${She}'s never late." ${c} looked at the baby, and at ${k}. Then ${she} turned round once more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'walk', 'calm'), seen(K, 'walk', 'sleepy'), seen(G, 'walk', 'calm')] },
        `It was the same at the bus garage. A man with a spanner said, "Evening, Captain! Bit behind today?" ${c} would not so much as go in. "Biscuit," said ${g}. "Duchess. Captain. And at home ${she} won't come when ${she}'s called." "${refrain}" said ${k}, in the middle of a yawn. ${c} was nearly running now. ${She} ran along the wall, round the post box and in at a gate. It was their own gate.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(C, 'sit', 'calm'), seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
        },
        `"Well, that's that," said ${k}. "${She} does go somewhere, only not when we're looking. We've spoiled it." But ${c} had not gone to ${his} cushion. ${She} was sitting on the third stair with ${his} tail round ${his} feet, and ${she} was staring at ${k}. ${She} went up to the sixth and stared from there. ${k} knew that stare. It was how ${g} looked at bedtime.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(C, 'sit', 'calm'), seen(K, 'think', 'surprised')] },
        `${c} watched the teeth being brushed, and the pyjamas going on. It was ${k} who stopped, with one arm in. They had all said that ${she} was late. You can only be late if there is a time, and a place where you begin. So there was a list. The bakery was on it, and the baby, and the buses. "But what comes first?" said ${k}. "What have you got to do before you can start?" ${c} looked at the pillow.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sit', 'happy')] },
        `Of course ${k} had never noticed. You don't, if you are asleep. "It's me," said ${k}, and lay down as quick as could be. "I'm at the top. You've been trying to get me to bed since eight o'clock!" There was a thump, and somebody heavy turned round three times. Then the purr began. ${k} meant to stay awake for it, just this once, to see how ${she} went. It can't be done.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'walk', 'happy'), seen(baker, 'hold', 'happy', 'bread')],
        },
        `At a quarter to ten the flap went click. ${She} was nearly two hours late, and ${she} took the short way, over the roofs. ${baker.name} had kept the stool warm. He put the first bread in the oven and told ${him} about his sister in Lagos. ${She} sat with one paw in the flour and did not interrupt. It is all that most people want, at that time of night.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(mother, 'sit', 'sleepy')] },
        `At number nine ${she} lay down on the sill and started up, low and even. In four minutes the baby slept. In five so did ${mother.name}, in the chair, with some of the blue shawl on the cat. After that there were the buses to see to, and an old man who does the crossword until two. ${She} left nobody out.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sleep', 'happy'), seen(C, 'sit', 'calm'), seen(G, 'stand', 'calm')],
        },
        `In the morning there ${she} was, with flour and wool and a smell of engine oil. "Biscuit," said ${k} softly. "Duchess. Captain." There was no answer but a snore. That evening ${k} was in bed by half past seven. ${cap(g)} came to feel if it was a fever. "I'm fine," said ${k}. "But there are people waiting."`,
      ),
    ],
  };
}
