import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { TITLES, REFRAINS } from './parts.ts';
import { old } from './clap-old.ts';

/** Two short arms do not meet in front; but one of them meets somebody else's. */
export const CLAP: EventPlot = { id: 'clap', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['drum'],
        },
        `Boom, boom! There is music. ${A.introduced} is here. ${K.introduced} is here. What a good song!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(A, 'stand', 'curious')] },
        `Clap, clap, clap! Everybody claps. ${k} claps, too. And ${a}?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')] },
        `One short arm goes out. The other short arm goes out. They do not meet. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined')] },
        `${a} breathes in. ${a} pushes hard. The arms do not meet. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'dance', 'determined'), seen(K, 'cover', 'surprised')],
          things: ['chair'],
        },
        `${a} claps with both feet. CRASH! ${a} falls over. Three chairs fall over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'spoon')], things: ['spoon'] },
        `Now ${a} holds two spoons. Long arms! Swish. They miss. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `${a} sits down. "I like the song," says ${a}. "And I cannot say it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(A, 'reach', 'curious')] },
        `${k} looks at the short arm. ${k} puts up one hand. "Give me one," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'cheer', 'surprised')] },
        `SMACK! It is a clap! One hand is from ${a}. One is from ${k}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(K, 'dance', 'happy')], things: ['drum'] },
        `"Again!" Smack, smack, smack! It is the loudest clap of all. Boom, goes the drum.`,
      ),
      page(
        {
          time: 'night',
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(K, 'sleep', 'sleepy')],
        },
        `Good night. ${K.names} arms are under the blanket. "Give me one," says ${a}. Pat.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'stage',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['drum'],
        },
        `There was a band in the park every Sunday. ${A.introduced} never missed it. ${K.introduced} came too, and sat behind, and saw mostly back. But it was a nice back. It went up and down with the drum.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(A, 'stand', 'sad')] },
        `At the end they all clapped. That is how you tell a band that it was good. ${a} looked at two arms, and they were very short ones. ${a} put them out in front. There was a gap between, like a missing slice. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'determined'), seen(K, 'stand', 'curious')] },
        `${a} breathed out all the air there was, to be thinner. The gap got smaller. ${a} went quite blue. A finger touched a finger, just the tip, and it made no noise whatever. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'dance', 'determined'), seen(K, 'cover', 'surprised')],
          things: ['chair'],
        },
        `"There are other ways," said ${a}, and clapped with the feet. You can do that only if you are sitting down. ${a} was not. It took six people to get the chairs apart again.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'spoon'), seen(K, 'stand', 'worried')],
          things: ['spoon'],
        },
        `Then it was two long spoons, one in each hand. They reached. But where they met there was a hat, with a man in it. "Ting," said his glasses. "${refrain}" said ${a}. "I'm so sorry."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"They think I don't like it," said ${a}. "I like it more than anybody. It goes in, and it can't come out." The drummer was looking over. It's true that he looked a bit hurt. ${a} looked at the grass.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(A, 'reach', 'sad')] },
        `${k} had hurt a hand on a gate. There was a big plaster on it. So ${k} had only clapped on one knee. "I've got one good one," said ${k}, and held it up. Then ${k} went on looking at it. "How many have you got?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised'), seen(K, 'reach', 'excited')] },
        `"Two," said ${a}. "But they're a long way from each other." "And how far is it from yours to mine?" said ${k}. They tried. It was no way at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'cheer', 'excited')] },
        `SMACK! A pigeon fell off the roof. It was the best clap that had been heard in that park. Half of it was ${A.names}, and half of it was ${K.names}. The drummer looked round, and dropped a stick, and smiled.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(K, 'dance', 'happy')], things: ['drum'] },
        `"Give me one!" said the lady on the left. ${a} had an arm over, on that side. "And me!" said the man in the hat. Soon nobody in the park was clapping alone. It looked much nicer. You could not tell whose was whose.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
        `${K.names} hand got better by Wednesday. Then there were two that could have met quite easily. On Sunday the band stopped, and all was still. ${k} put up just the one. "Are you not going to use the other?" said ${a}. "It's yours," said ${k}. SMACK!`,
      ),
    ],
  };
}
