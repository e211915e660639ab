import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './parrot-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A polite parrot comes to stay, and soon talks like the house; and it learns nothing from lessons, only from breakfast. */
export const PARROT: EventPlot = { id: 'parrot', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const { refrain, P, p, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'angry'), seen(G, 'stand', 'calm')],
          things: ['milk'],
        },
        `Here is ${A.introduced}. "${refrain}" It was the milk. ${a} did not say please.${comesToo}`,
        `${A.introduced} never said please. "${refrain}" It was only the milk.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(P, 'sit', 'happy')] },
        `${n} came with ${P.introduced}. ${p} was going to stay. "Thank you," said ${p}.`,
        `Who is this? It is ${P.introduced}, from ${n}. "Good day," said ${p}. "Please."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'angry'), seen(P, 'look-up', 'curious')], things: ['bread'] },
        `"${refrain}" said ${a}. ${p} looked. ${p} heard that.`,
        `It was breakfast. "${refrain}" said ${a}. ${p} looked up.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(A, 'stand', 'surprised')], things: ['nuts'] },
        `Next day ${p} saw a nut. "${refrain}" said ${p}. Oh! Who said that?`,
        `Then ${p} saw a nut. "${refrain}" It was just like ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(P, 'shout', 'happy')] },
        `"No! Say please!" said ${a}. "No! Say please!" said ${p}.`,
        `"Say please, ${p}!" "Say please, ${p}!" said ${p}. That was no good.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm'), seen(P, 'sit', 'happy')] },
        `"Who does it copy?" said ${g}. Oh. It copies ${a}.`,
        `"It says what you say," said ${g}. ${a} sat and thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'shy', 'cup'), seen(P, 'look-up', 'curious')], things: ['cup'] },
        `The next day ${a} had a cup. "Milk, please. Thank you." ${p} looked.`,
        `"Milk," said ${a}, "please." And then, "Thank you." ${p} looked up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['bread', 'jam'] },
        `Bread, please. Jam, please. Thank you, thank you. All day long!`,
        `All day it went on. Please, please. Thank you, thank you!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'biscuit'), seen(P, 'reach', 'happy'), seen(A, 'stand', 'happy')],
          things: ['biscuit'],
        },
        `${n} came back. She had one biscuit. "Please," said ${p}. "Please," said ${a}.`,
        `Ding-dong! It was ${n}, with a biscuit. "Please!" said ${p} and ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'kneel', 'calm')],
          things: ['blanket'],
        },
        `${Gcap} put a blanket over ${a}. ${a} was asleep. "Thank you," said ${a}.`,
        `Good night, ${a}. Here is a blanket. "Thank you," said ${a}, fast asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const { refrain, P, p, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'calm')],
          things: ['milk'],
        },
        `"${refrain}" said ${A.introduced}, and meant the milk. It was quicker without please.${comesToo} "There was a word missing," said ${g}. "I got the milk," said ${a}.`,
        `${A.introduced} never said please. It was such a small word, and it only took up time.${comesToo} "${refrain}" said ${a}, at breakfast, and there it was. So why bother?`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(P, 'sit', 'happy'), seen(A, 'stand', 'curious')] },
        `On Sunday ${n} brought ${P.introduced}, to stay for two weeks. "How do you do?" said ${p}. "May I come in? Thank you so much." Nobody had ever heard such manners.`,
        `${n} was going away, and ${P.introduced} was to stay with them. "Good morning," said ${p}. "If you please. Thank you very much." "It's how he was brought up," said ${n}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(P, 'look-up', 'curious')],
          things: ['bread', 'jam'],
        },
        `"${refrain}" said ${a} on Monday, about the jam. "${refrain}" said ${a} on Tuesday, about the bread. ${p} sat on the back of a chair, and was learning.`,
        `A parrot listens to what it hears the most. "${refrain}" it heard, about the bread. "${refrain}" it heard, about the jam. By Wednesday it had put the two together.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'shout', 'happy'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['nuts'],
        },
        `On Thursday ${g} was cracking a nut. "${refrain}" somebody shouted. "${a}!" said ${g}. But ${a} had a mouth full of bread. It came from the back of the chair, in ${A.names} voice.`,
        `"${refrain}" said somebody, when ${g} opened the nuts. ${Gcap} looked at ${a}. ${a} hadn't said anything. They both looked at ${p}. "${refrain}" said ${p} again, exactly like ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'worried'), seen(P, 'shout', 'happy')] },
        `It is strange to hear oneself from the outside. It was loud, and it wasn't nice. "Do I sound like that?" said ${a}. ${g} was busy with a nut. And in nine days ${n} would be back.`,
        `"That's rude," said ${a}, and went red. It had sounded so much like home. What would ${n} say? He had come to them with such a lot of manners. Now he had used them up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(P, 'shout', 'happy')] },
        `So there were lessons. "Say please!" said ${a}. "Say please!" said ${p}. "No, not say please. Please!" "No, not say please," said ${p}. ${a} put a cloth over the cage. "${refrain}" said the cloth.`,
        `"Say please, ${p}!" said ${a}, in front of the cage, for an hour. At the end of it ${p} could say, "Say please, ${p}!" It wasn't the same. It was one more thing to shout.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'sit', 'calm'), seen(P, 'sit', 'happy')] },
        `"He doesn't learn from lessons," said ${g}. "What did he learn the other from?" ${a} thought about it. "From breakfast," said ${a}. And it was nearly breakfast again.`,
        `"How did he get the first one?" said ${g}. "I only said it," said ${a}. "I said it when I wanted something." It came more and more slowly.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'shy', 'cup'), seen(P, 'look-up', 'curious'), seen(G, 'stand', 'surprised')],
          things: ['cup', 'milk'],
        },
        `"Please may I have the milk?" said ${a}, very clearly, to the chair. ${Gcap} was so surprised that it went over the edge. "Thank you," said ${a}. It only took one moment longer. ${p} put his head on one side.`,
        `"Milk," said ${a}. It was quite hard to get out. "Please." The milk came, and it came with a smile. That was new. "Thank you," said ${a}. On the back of the chair there was an eye.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(P, 'sit', 'curious')],
          things: ['bread', 'jam'],
        },
        `It had to be done for every single thing, or it would not stick. It was please for the salt, and thank you for the sock. By Friday ${a} had stopped counting. By Saturday it said itself. ${p} said nothing.`,
        `They did it for a whole week, and left out nothing. Please for the bread, and please for the bath. At first ${a} did it for ${p}. Then ${a} forgot to. It had been said before you could think.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'biscuit'), seen(P, 'reach', 'happy'), seen(A, 'stand', 'worried')],
          things: ['biscuit'],
        },
        `On Sunday there was ${n}, brown as a nut, with a tin. She took off the lid. ${p} leaned forward, and opened his beak. ${a} could not look. "Please," said ${p}. "Please," said ${a}, at the same moment, in the same voice.`,
        `The bell rang, and it was ${n}, with biscuits from the seaside. ${p} saw them. Nobody breathed. "Please may I?" said ${p}. "How well you've looked after his manners," said ${n}. "He looked after mine," said ${a}. "Please may I, too?"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(G, 'kneel', 'calm')],
          things: ['blanket'],
        },
        `It was quiet without ${p}. In the night ${g} went in, and pulled up the blanket. There was a sock on the lamp. ${a} was fast asleep. "Thank you," said ${a}.`,
        `That night ${g} looked in at ${a}, and put back the blanket. Somebody spoke. It was only a mumble, with both eyes shut. "Thank you very much," it said.`,
      ),
    ],
  };
}
