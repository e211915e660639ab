import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN, TITLES } from './parts.ts';
import { old } from './round-the-bend-old.ts';

/** Two ways down a hill, one for feet and one for wheels. A cheese has no feet, and has never heard of bends. */
export const ROUND_THE_BEND: EventPlot = { id: 'round-the-bend', young, middle, old };

function young(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { K, k, B, b, colour } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'sit', 'happy')], things: ['wheel'] },
        `Look at ${k}! What a fast wheelchair! Each wheel is ${colour}. Whizz!`,
        `Whizz! Here comes ${k}. The wheelchair is fast. Each wheel is ${colour}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(B, 'stand', 'excited')] },
        `Down the hill! ${B.introduced} takes steps. ${k} takes the ramp. "I win!" says ${b}.`,
        `Down the hill! ${B.introduced} has steps. ${k} has a ramp. ${b} is first!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'surprised')] },
        `${k} goes faster. Here is a bend! Oh no. Into the hedge!`,
        `"Faster!" says ${k}. Whizz! But there is a bend. Into the hedge!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(K, 'sit', 'curious')] },
        `"Be slow at the bend," says ${g}. "Then be fast. ${REFRAIN}"`,
        `${Gcap} takes off a leaf. "Slow first, then fast. ${REFRAIN}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'point', 'surprised'), seen(K, 'sit', 'surprised')], things: ['cheese'] },
        `What is that? A cheese! It is big, and it rolls. "Stop!" says ${b}. ${k} looks.`,
        `Look out, ${k}! Look out, ${b}! A big round cheese rolls away!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'worried')], things: ['cheese'] },
        `Down the steps they run, with ${b} in front. But a cheese has no feet!`,
        `They all run down the steps. ${b} runs too. No cheese! It has no feet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined')], things: ['cheese'] },
        `The cheese is on the ramp! Bump, it goes, at the bend. "${REFRAIN}" says ${k}.`,
        `It took the ramp. After it goes ${k}! Bump, goes the cheese. "${REFRAIN}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited')], things: ['cheese'] },
        `One more bend. Bump! "${REFRAIN}" Whizz! ${k} is in front!`,
        `Bump! Bump! The cheese is slow. "${REFRAIN}" And past it goes ${k}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'proud')], things: ['gate', 'cheese'] },
        `Here is the gate. ${k} shuts it. Clang! Bump! The cheese stops.`,
        `Clang! ${k} shuts the gate. Bump, goes the cheese. There it sits.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'surprised'), seen(K, 'sit', 'happy')], things: ['cheese'] },
        `Here comes ${b}. Puff, puff! "I win," says ${k}. Cheese for all!`,
        `"Where is it?" puffs ${b}. "Here," says ${k}. "I win!" And they eat it.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Night. ${k} goes to bed. Slow in. Slow in. Fast asleep!`,
        `Bedtime. Good night, wheels. ${k} goes slow in. And fast asleep!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { K, k, B, b, colour } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'sit', 'happy')], things: ['wheel'] },
        `There are two ways down to the harbour. There are the steps, for feet. And there is the ramp, with nine bends, for a wheel. ${k} had two big ones, and they were ${colour}. It was the fastest wheelchair in the street, and in the next one too.`,
        `${K.names} wheelchair went like the wind. Each wheel was ${colour}, and they sang. At the end of the street it was downhill all the way to the harbour. You could take the steps, if you had shoes on. Or you could take the ramp, with nine bends in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `Every day they raced. ${B.introduced} went by the steps, and ${k} by the ramp. ${k} flew down the first bit. It was grand. But then came a bend, and another. At the bottom sat ${b}, with an apple. "I've been here for ages," said ${b}.`,
        `"Three, two, one!" said ${B.introduced}, and was off down the steps. ${k} took the ramp, and the wind sang in both ears. Then there was a bend. Then there were eight more. ${b} had nearly finished an apple. "I've been here for ages," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined'), seen(B, 'sit', 'happy')] },
        `So ${k} pushed harder. But the faster you come to a bend, the harder you must brake. It was nine times very fast, and nine times very slow. "Ages," said ${b}, at the bottom.`,
        `"I must push harder," said ${k}. That was good for the straight bits. But it is no use to push hard if you have to stop hard, nine times over. ${b} was there first, and had found a second apple.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised')] },
        `"Then I'll brake later," said ${k}. It was too late. There was a hedge at that bend, with ${k} in it. It was a soft one. A blackberry fell off.`,
        `Next day ${k} did not brake until the very bend. The bend went left. ${k} went straight on. There was a rustle. Luckily it was the soft hedge, and not the one with the thorns.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'stand', 'calm'), seen(K, 'sit', 'curious')] },
        `${G.He} came to pick off the leaves. "Slow in, fast out," said ${g}. "Brake before the bend, while it's straight. Then push like anything." It sounded like a way to lose. But ${k} tried it, and said it aloud. "${REFRAIN}"`,
        `"Have you a plan for bends?" said ${g}, and ate a blackberry. "You have to be slow before them. Then you can be fast after them." ${k} tried one like that. It went round as if on rails. "${REFRAIN}" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(B, 'stand', 'surprised')], things: ['cheese'] },
        `On Saturday the cheese came. It was for the harbour party, and as big as a cartwheel. ${k} and ${b} went up to see it. Four men lifted it off the lorry. "Have you got your end?" said one. "A cheese hasn't got an end," said another. And off it rolled.`,
        `On Saturday there was a party at the harbour, and for that you need a cheese. ${k} and ${b} watched it come off the lorry. It was rounder than the moon. Somebody put it down on its edge, only for a moment. That was a mistake, on a hill.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'run', 'excited'), seen(K, 'sit', 'curious')], things: ['cheese'] },
        `"After it!" everybody shouted. Down the steps they all went, forty people, and ${b} in front. But there was nothing on the steps. "It hasn't got feet," said ${k}. "It's taken the ramp!"`,
        `"Stop that cheese!" They poured down the steps like marbles, with ${b} in front. ${k} looked at the steps, and looked at the cheese. What would you take, if you were round? "It's on the ramp!" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'determined')], things: ['cheese'] },
        `There was nobody else on wheels. So ${k} went after it. At the first bend the cheese did not brake at all. Bonk! It hit the wall, and wobbled, and had to begin again. "${REFRAIN}" said ${k}, and went round like a spoon.`,
        `And after it went ${k}. It was far ahead. But a cheese has no plan for bends. Bonk, it went, into the wall, and looked about to see who did that. "${REFRAIN}" ${k} was only half as far behind.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited')], things: ['cheese'] },
        `Bonk, and bonk. "${REFRAIN}" At the seventh bend they were side by side. It smelled lovely. At the eighth ${k} was in front. But at the end of the ramp was the harbour. And in the harbour was the sea.`,
        `"${REFRAIN}" It was like a song, with a bonk in it. Five, six, seven. ${k} came up beside the cheese, and then came past it. There was one bend left. After that there was a bit of stone, and after that a lot of water.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud'), seen(B, 'stand', 'surprised')],
          things: ['gate', 'cheese'],
        },
        `There is a gate at the bottom. ${k} shut it, and dropped the bolt. BONK! The gate shook. The cheese lay down on its side, quite tired out. And then came a noise of shoes. "Where is it?" puffed ${b}. "I've been here for ages," said ${k}.`,
        `Just there is a gate, for the goats. Clang! ${k} had it shut. BONK! It held. The cheese spun round once, like a coin, and lay flat. Then they came down the steps, all forty, with no breath left. "I've been here for ages," said ${k} to ${b}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'sit', 'happy')],
        },
        `There was cheese for everyone, and ${k} had the piece with the dent. That night the wheelchair stood by the bed, with its brakes on. "You'll be awake for hours," said ${g}. ${k} shut one eye, and after a while the other. Slow in. And then ${k} was fast asleep.`,
        `They all had some, and it was good, though a bit bumpy. "It was such a fast day," said ${g}, at bedtime. "You won't sleep." ${k} came to the pillow quite gently, as you come to a bend. Slow in. The rest of ${k} was fast asleep.`,
      ),
    ],
  };
}
