import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './look-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whatever it puts on and however it sounds, everybody sees what it is; until it is just what is needed. */
export const LOOK: EventPlot = { id: 'look', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, wished, X, x, things } = partsOf(going);
  const { a: an, wears, noise, stuckNow } = wished;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `This is ${A.introduced}. ${a} wants to be ${an}. All the time!`,
        `${A.introduced} has one wish. ${a} wants to be ${an}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy')], ...things },
        `On goes ${wears}. It looks very fine. "Am I ${an} now?"`,
        `${b} helps. On goes ${wears}. "Now I am ${an}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud')] },
        `${a} goes down the street. "${refrain}" says a boy. Oh no!`,
        `Off goes ${a}. "${refrain}" says a girl. Oh dear!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined')] },
        `"I need the noise," says ${a}. "${noise}" It comes out wrong. "${refrain}"`,
        `So ${a} makes a noise. "${noise}" But it coughs in the middle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined')] },
        `Now ${a} goes very, very fast. It all falls off! "${refrain}"`,
        `Faster, ${a}, faster! Bump! It all falls off. "${refrain}" says a dog.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')] },
        `It rains. ${a} goes home with ${B.introduced}. How sad!`,
        `Drip, drop. Home go ${a} and ${B.introduced}. How sad!`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `But who is that? It is ${X.introduced}. ${stuckNow} "Help!" says ${x}.`,
        `Look, there is ${X.introduced}! ${stuckNow} "Help me!" says ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(X, 'stand', 'surprised'), seen(B, 'hold', 'happy')],
          things: ['string'],
        },
        `${b} ties a rope. ${a} has a hook. Pull, ${a}! Out comes ${x}!`,
        `Here is a rope. ${a} has a hook behind. A pull, and out comes ${x}!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `"How strong you are!" says ${x}. "I want to be ${A.aKind}!"`,
        `"What a hook!" says ${x}. "Oh, to be ${A.aKind}!" "Me?" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(X, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `${x} comes behind, all brown. "${refrain}" says a boy. "No, two!" says ${a}.`,
        `Home they go, one behind the other. "${refrain}" "There are two!" says ${x}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, wished, X, x, things } = partsOf(going);
  const { a: an, wears, noise, where, stuck } = wished;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'happy')] },
        `${A.introduced} was good at being ${A.aKind}. But it was not the wish of ${A.names} heart. "I'd like to be ${an}," ${a} told ${B.introduced}. "People look at ${an}. Nobody looks at me."`,
        `Every night ${A.introduced} dreamed the same thing. In the dream ${a} was ${an}, and everybody waved. "I'm going to be one," ${a} told ${B.introduced} on Monday. "I'll begin today."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'hold', 'happy')], ...things },
        `The looks were the easy part. ${b} fetched ${wears}, and a lot of string. "How do I look?" said ${a}. ${b} walked all the way round. "Different," said ${b}.`,
        `First one has to look like it. They found ${wears}, and some string. It looked a bit crooked. "It's perfect," said ${a}, and rolled out on to the road, very upright.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud')] },
        `At the corner stood a boy with a bun. He pointed with it. "${refrain}" he said. "It must be the string," said ${a}, and went on. But at the baker's they said it, too.`,
        `An old lady looked up from her bench. "${refrain}" she said, as friendly as could be. "They don't see very well, at that age," said ${a}. Then a baby said it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'worried')] },
        `"It's the noise that does it," said ${a}. They went behind the hedge and practised. "${noise}" said ${b}, to show how. ${a} took a deep breath. What came out was half of that and half a cough. "${refrain}" said somebody behind the hedge.`,
        `"I shall have to sound like it," said ${a}. "${noise}" It was quite good at the front. At the end it turned into the noise that ${a} always made. "${refrain}" called a girl, and did not even look up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy')] },
        `So they went to see how the others do it, ${where}. There they stood in a row, shining. ${a} slid in at the end, and did not breathe. "${refrain}" they all said at once. "Are you lost? The road is over there."`,
        `So ${a} went where they all are, ${where}. ${a} stood between two of them, and tried to be seen. It worked at once. "${refrain}" said the one on the left. "It's got something on," said the one on the right.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'walk', 'sad'), seen(B, 'walk', 'sad')] },
        `It rained on the way home. The string gave way, and everything slid off into the road. Behind, you could now see the old hook, which had been hidden. "Leave it," said ${a}. "It's no use. I am what I am."`,
        `They went home in the rain, by the small road. What ${a} had on came loose, bit by bit, and stayed behind. At the back the old hook showed again. "I never liked that hook," said ${a}. "They haven't got such a thing."`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'worried'), seen(A, 'stand', 'surprised')] },
        `After the bend there was ${X.introduced}, a real one. ${stuck} "${noise}" went ${x}, and did not move at all. "It's no good," said ${x}. "I've been shining here for an hour."`,
        `"${noise}" said something, quite desperate. It was ${X.introduced}. ${stuck} "They'll all have gone by now," said ${x}, "and here I am. What use is a lovely noise, if nothing goes?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(X, 'stand', 'surprised'), seen(B, 'hold', 'determined')],
          things: ['string'],
        },
        `${b} looked at ${x}, and at the hook. "You've got dry stones under you," ${b} said to ${a}. "And you've got that." The rope went on. ${a} did not say any noise at all. ${a} just pulled, slowly, in the lowest gear. Out came ${x}, like a boot out of mud.`,
        `"Haven't you got a hook?" said ${b}. "Not one like that," said ${x}. ${b} tied the rope to ${x}, and to the old hook. ${a} stood on the hard road, and pulled. There was a long, wet sound. Then ${x} was out.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `${x} was brown right up to the top. "How did you do that?" said ${x}. "Can you do it whenever you like? I wish I were ${A.aKind}." ${a} looked round, to see whom ${x} meant.`,
        `"So that's what it's like, to be one of you," said ${x}. "You just go, and it comes. May I stay on the rope for a bit? I'd like to be ${A.aKind}, only as far as the corner." "You?" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(X, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `So they went home slowly, one behind the other, and looked at the hedges. The boy was still at the corner. "${refrain}" he said, with the last of his bun. Then he pointed again, further back. "Two of them!" And ${x} blushed, under the mud.`,
        `They passed the old lady, one behind the other, both muddy. "${refrain}" she said. She put on her glasses. "No, I tell a lie. There are two." "Did you hear that?" whispered ${x}. "She meant me!"`,
      ),
    ],
  };
}
