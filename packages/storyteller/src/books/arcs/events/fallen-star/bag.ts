import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bag-old.ts';
import { REFRAINS, TITLES, fallen } from './bag-parts.ts';

/** Whoever laughs gets warm, and warm air goes up: all it takes is a bag from the washing line and a joke. */
export const BAG: EventPlot = { id: 'bag', young, middle, old };

function young(going: Going): Told {
  const { A, a, third, chance } = going;
  const { S, s, kind, bag } = fallen(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const too = third ? ` ${third.name} comes too.` : '';
  const more = third ? [seen(third, 'stand', 'curious')] : [];
  return {
    title: titled(chance.pick(...TITLES.slice(0, 3))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'worried'), seen(A, 'run', 'surprised'), ...more],
        },
        `Bump! Who fell from the sky? ${A.introduced} runs out to look.${too} It is ${S.introduced}!`,
        `Bump! Who is in the garden? ${A.introduced} runs to see.${too} It is ${S.introduced}!`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'happy'), seen(A, 'kneel', 'happy')] },
        `${a} tickles ${s}. Tee hee! Now ${s} is bright and warm.`,
        `"Are you cold?" says ${a}. Tickle, tickle. Tee hee! Now ${s} is warm and bright.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(A, 'look-up', 'calm')] },
        `"Home," says ${s}. They look up. The sky is very far.`,
        `"I want to go home," says ${s}. It is a long way up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(S, 'jump', 'surprised')] },
        `${a} throws, as high as can be. "${refrain}" Up, up. Down! Bump.`,
        `"${refrain}" says ${a}, and throws. Up goes ${s}. Down comes ${s}. Bump!`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'surprised'), seen(A, 'stand', 'determined')], things: ['chair'] },
        `A chair on a box on a table! "${refrain}" Wobble, wobble. Bump!`,
        `A table! A box! A chair on top! "${refrain}" Wobble, wobble. Bump!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'worried'), seen(A, 'hold', 'worried')], things: ['balloon'] },
        `Here is a red balloon. "${refrain}" But ${s} is hot. Pop! Bump.`,
        `A balloon! "${refrain}" But ${s} is too warm. Pop! Bump.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious'), seen(S, 'hide', 'happy')] },
        `Here is a ${bag}. In hides ${s}. ${a} tickles the bag. Tee hee!`,
        `Here is a ${bag}. In hides ${s}. Tickle, tickle, goes ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(S, 'sit', 'happy')] },
        `The bag gets warm and round. It lifts up! "${refrain}" says ${a}.`,
        `Tee hee! The bag gets fat and warm. It wants to fly! "${refrain}" says ${a}.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'float', 'happy')] },
        `Up goes ${s}. Tee hee! Past the roof. Past the tree. Home.`,
        `Up goes the warm bag. Tee hee! Over the roof! Over the tree! Home!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `${a} is in bed. Tee hee, says the ${kind} in the sky. Good night.`,
        `Who is up in the sky? The ${kind}! Good night, ${s}. ${a} is asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, comesToo, third, chance } = going;
  const { S, s, bag, size } = fallen(going);
  const refrain = chance.pick(...REFRAINS);
  const more = third ? [seen(third, 'stand', 'curious')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(S, 'sit', 'surprised'), seen(A, 'run', 'surprised'), ...more],
        },
        `Something went bump in the garden. ${A.introduced} ran out to see.${comesToo} Under the washing line lay ${S.introduced}, as big as ${size}. "I leaned out," said ${s}, "to see what smelled so nice." It was toast.`,
        `There was a bump, and a light where there never was one. ${A.introduced} ran out.${comesToo} On the grass sat ${S.introduced}, as big as ${size}. The washing swung above. "I leaned too far," said ${s}. "I only wanted to look at you all."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'worried'), seen(A, 'kneel', 'curious')] },
        `${s} was quite pale, and cool to touch. To say something nice, ${a} told a joke. It was the only one that ${a} knew. "What's brown and sticky? A stick." For a moment nothing happened. Then ${s} laughed, and went gold, and as warm as a stove.`,
        `The light was getting dim. "I'm cold down here," said ${s}. ${a} thought that a joke might help. "What's brown and sticky?" said ${a}. "A stick!" ${s} thought about it. Then ${s} shook all over, and shone. The grass all round got dry.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'look-up', 'sad'), seen(A, 'look-up', 'calm')] },
        `"I want to go home now, please," said ${s}. They both looked up. In the sky there was a dark place, just the right size. "How did you get down?" said ${a}. "It's easy in this direction," said ${s}.`,
        `"They'll have noticed by now," said ${s}. "Look." Up in the sky there was a gap. "Then we'll put you back," said ${a}. ${a} had never put back anything that was higher than a cupboard.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(S, 'jump', 'surprised')] },
        `First ${a} threw. "${refrain}!" ${s} went as high as the gutter, and hung there. But what goes up in a garden comes down in it. Bump.`,
        `"Shut your eyes," said ${a}, and swung three times, and let go. "${refrain}!" ${s} went past the bathroom window, and came down in the beans. "I nearly liked that," said ${s}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'worried'), seen(A, 'stand', 'determined')], things: ['chair'] },
        `Then they built. It was a table, and a box on that, and a chair on that. "${refrain}," said ${a}. ${s} stood on the very top, and stretched. "How far is it now?" said ${a}. "About the same," said ${s}. The chair slipped. Bump.`,
        `Next there was a tower of boxes, with a chair at the top. "${refrain}," said ${a}. ${s} climbed right up, and looked round. "Is it any nearer?" said ${a}. "The house is," said ${s}. Then the boxes went one way and the chair the other. Bump.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'worried'), seen(A, 'hold', 'surprised', 'balloon')] },
        `${a} remembered a balloon, left from a birthday. "${refrain}!" It pulled, and ${s} was off the ground, by as much as a thumb. ${s} was so happy, and got so hot! Pop!`,
        `In a drawer there was one balloon. They tied it on. "${refrain}!" said ${a}. "I'm flying!" said ${s}, and laughed for joy, and went gold. That was too warm for a balloon. Pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `It was getting late, and cold. You could hardly see ${s} any more. ${a} took a ${bag} from the line, for a coat. "Get in," said ${a}. "It'll keep the wind off."`,
        `There were no more balloons. ${s} began to shiver, and that was the end of the light. "Here," said ${a}, and pulled a ${bag} off the washing line. "It's dry, nearly." ${s} crept in, and sat there like a lamp with no switch.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(S, 'hide', 'happy')] },
        `"What's brown and sticky?" said ${a} to the bag. ${s} did know it by now. But some jokes get better. There was a snort in there, and a glow. And the top of the bag stood up, all by itself.`,
        `"Shall I tell you a joke?" said ${a}. "Is it the stick?" said the bag. "Yes," said ${a}. There was a giggle. There was a glow, and then more giggles. The corners of the bag lifted off the grass, first one, then the other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(S, 'hide', 'happy')] },
        `"It's the warm!" said ${a}. "Warm goes up! Laugh again!" "A stick," said ${s}, and screamed. The bag was as round as a pudding. It pulled ${a} up on tiptoe. "${refrain}," said ${a}, and let go.`,
        `${a} held on, and felt it pull. "You're warm, and the warm can't get out," said ${a}. "You don't need a balloon. You need a joke!" "Brown," gasped ${s}, "and sticky!" The bag swelled up, and left the ground. "${refrain}!" said ${a}.`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(S, 'float', 'excited')] },
        `Up it went, past the gutter, past the roof, past the tree. Whenever it slowed down, they heard a small voice say it. "A stick!" Then it hurried on again. They watched until it was one light among the others.`,
        `It rose over the chimney, glowing like a lantern and shaking with giggles. Over the wood it sank a bit. "What's brown and sticky?" shouted ${a}, as loud as could be. From far above came a squeak, and up it went, and was home.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `From bed you could see that there was no gap any more. The ${bag} hung in the apple tree, with a brown scorch on it. ${a} was asleep. And up there they were all laughing, one after another, across the sky.`,
        `${a} lay in bed and looked out. The dark place was filled. Then ${s} began to twinkle. After a bit so did the next star, and the next. The joke was going round. ${a} knew how it went, and was asleep before the stick.`,
      ),
    ],
  };
}
