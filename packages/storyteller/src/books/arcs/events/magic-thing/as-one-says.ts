import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './as-one-says-old.ts';
import { partsOf, drawn } from './parts.ts';

/** Whatever is said by the one who has it comes true, just as it is said; and only one person there says the right thing. */
export const AS_ONE_SAYS: EventPlot = { id: 'as-one-says', young, middle, old };

function young(start: Going): Told {
  const { A, B, G, a, b, g, Gcap, magic, refrain, titles, cameNow, chance } = partsOf(start);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'curious')], ...drawn(magic) },
        `${cameNow} ${magic.plural ? 'They are' : 'It is'} magic!`,
        `${cameNow} "Magic!" says ${a}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'surprised')] },
        `Home to lunch! "I could eat a horse!" says ${a}. Pop! There is a horse.`,
        `Now for lunch! "I could eat a horse!" says ${a}. Pop! A real horse!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"${refrain}" says ${g}. The horse eats all the toast.`,
        `${Gcap} comes to look. "${refrain}" The horse eats the toast.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')] },
        `"Look, it rains cats and dogs!" says ${a}. Plop! Miaow! Plop! Woof!`,
        `Then ${a} says, "It rains cats and dogs!" Plop! Woof! Miaow!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(B, 'stand', 'surprised')] },
        `"${refrain}" says ${g}. In comes ${B.introduced}.`,
        `In comes ${B.introduced}. Cats! Dogs! A horse! "${refrain}" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'excited'), seen(A, 'stand', 'happy')] },
        `"It rains buns!" says ${b}. No buns. But ${b} ${magic.hasNotNow}.`,
        `"I could eat a bun!" says ${b}. No bun. For ${b} ${magic.hasNotNow}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'surprised'), seen(B, 'stand', 'excited')], things: ['cake'] },
        `"I can do it," says ${a}. "A piece of cake!" Pop! A huge cake!`,
        `"Easy!" says ${a}. "A piece of cake!" Pop! Cake, up to the lamp!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'stand', 'worried')] },
        `"Who says the right thing?" says ${b}. "${cap(g)} does!"`,
        `Nobody can move. "${Gcap} says it right!" says ${b}.`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'happy')] },
        `So ${a} ${magic.gives(g)}. "${refrain}" Pop, pop, pop! All gone.`,
        `Quick! ${a} ${magic.gives(g)}. "${refrain}" Pop, pop, pop! All gone.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `"Sleep like a log," says ${g}. A log? "${refrain}" laughs ${a}.`,
        `"Sleep like a log!" says ${g}. "No!" says ${a}. "${refrain}"`,
      ),
    ],
  };
}

function middle(start: Going): Told {
  const { A, B, G, a, b, g, Gcap, magic, refrain, titles, came, chance } = partsOf(start);
  return {
    title: titled(chance.pick(...titles)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'curious')], ...drawn(magic) },
        `${came} "That's magic," said ${a}. You could not have said why.`,
        `${came} "That's magic," said ${a}. "I can feel it in my nose."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `At noon ${a} still ${magic.had}. "Is it time to eat?" said ${a}. "I could eat a horse." Pop! There stood one, a brown one. It looked offended.`,
        `By lunch time ${a} was hungry, and still ${magic.had}. "I could eat a horse!" said ${a}. There was a pop. A horse said, "I beg your pardon?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised')] },
        `${Gcap} dropped a plate. But when a plate broke, ${g} always said the same. "${refrain}" said ${g}, and swept it up. The horse ate the curtain.`,
        `"${refrain}" said ${g}. ${Gcap} said it when a cup broke, or a bone, or anything. It did no good. The horse sat down on the sofa.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'surprised')] },
        `Then the sky went dark. "It's raining cats and dogs," said ${a}. Plop! went the first cat. ${B.introduced} ran in, with a small dog on top.`,
        `It began to pour. "Goodness," said ${a}, "it's raining cats and dogs!" And it did. They came down softly, mostly on their feet. ${B.introduced} came in under two of them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(B, 'stand', 'curious')] },
        `"${refrain}" said ${g}, knee-deep in cats. "It isn't coming right yet," said ${b}. "Who began it?" They all looked at ${a}.`,
        `There was a dog in every chair. "${refrain}" said ${g}, who had nowhere to sit. "Who keeps doing that?" said ${b}. "I only talk," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'excited'), seen(A, 'stand', 'curious')] },
        `"Let me," said ${b}. "It's raining buns!" They waited. There was not one bun. But then, ${b} ${magic.hadNot}. "It's whoever has it," said ${a}, slowly. "And it's whatever they say."`,
        `"Perhaps anybody can," said ${b}. "I could eat ten buns!" Nothing came. But ${b} ${magic.hadNot}. "Then it's magic," whispered ${a}. "It takes me at my word."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cover', 'surprised'), seen(B, 'cover', 'surprised')], things: ['cake'] },
        `"So say something that helps," said ${b}. "Of course!" said ${a}. "That's a piece of cake." It was out before you could stop it. Pop! It was a very big piece. It went up to the ceiling.`,
        `"Just say that they are all to go," said ${b}. "Easy," said ${a}. "Piece of cake!" And pop, there it was. One side of it was in the hall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'think', 'curious')] },
        `${a} did not dare to say one word more. They sat on the last free stair. "We need somebody who always says the right thing," said ${b}. "Always the same thing. Who does that?" From under the cats came a voice. "${refrain}"`,
        `Now ${a} kept both lips shut tight. ${b} had to do the thinking. "It must be a good thing to say," said ${b}. "And it must be said without thinking." Behind the cake somebody said, "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'excited')],
        },
        `They looked at each other. They got past the horse, and over the dogs. And ${a} ${magic.gave(g)}. "What's this?" said ${g}. "Don't say anything else!" cried ${b}. "Just what you always say!"`,
        `There was the right person! They dug a way through the cake. And ${a} ${magic.gave(g)}, before anybody could speak. "Now say it!" begged ${b}. "Say what you always say!"`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
        },
        `"You mean," said ${g}, "${refrain}" Pop, pop, pop! The horse was gone, and the cats, and the dogs. The sun came out. Of the cake there was just one slice each.`,
        `"Never mind," said ${g}. "${refrain}" And so it was. It went pop all over the house, and they could see the floor. There was a bit of cake on three plates.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `They let the magic alone after that. "Good night," said ${g}, at bedtime. "Sleep like a log." ${a} sat up at once, and felt both arms. No bark. "${refrain}" said ${a}, and lay down again.`,
        `"Into bed," said ${g}, that evening. "Sleep like a log." ${a} went quite white. But nobody here had anything magic now. "${refrain}" said ${a}, and slept like a child.`,
      ),
    ],
  };
}
