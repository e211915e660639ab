import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bucket-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Something falls into the sea, and two friends down there cannot agree what it is. */
export const BUCKET: EventPlot = { id: 'bucket', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { hat, bed, C, c, wornNow, sleptNow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${hat}!`,
    pages: [
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')] },
        `Here swims ${A.introduced}. Here swims ${B.introduced}. They are friends, down in the sea.`,
        `This is ${A.introduced}. This is ${B.introduced}. They are friends. They live down here.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'curious'), seen(B, 'float', 'curious')], things: ['bucket'] },
        `Plop! Down comes a red thing, like a bucket. "${hat}!" says ${a}. "${bed}!" says ${b}.`,
        `Plop! What is that? It is red. (It is a bucket.) "${hat}!" "${bed}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'happy')], things: ['bucket'] },
        `${a} puts it on. "${hat}!" ${wornNow} "${bed}!" says ${b}.`,
        `${a} puts it on. ${wornNow} "No hat is like that," says ${b}. "${bed}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'float', 'surprised'), seen(A, 'float', 'happy')], things: ['bucket'] },
        `${b} lies in it. "${bed}!" ${sleptNow} "${hat}!" says ${a}.`,
        `${b} lies down in it. ${sleptNow} "No bed is like that," says ${a}. "${hat}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(B, 'float', 'sad')] },
        `"Hat!" "Bed!" "Hat!" "Bed!" Now ${a} swims here. ${b} swims there. It is so quiet.`,
        `${a} is cross. ${b} is cross. One swims off here. One swims off there. Oh dear.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')] },
        `What is up there? Two feet! Somebody sits there, and is sad. ${a} looks. ${b} looks.`,
        `Look up! Two feet hang in the sea. "Somebody is sad," say ${a} and ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'float', 'determined'), seen(B, 'float', 'determined')],
          things: ['bucket'],
        },
        `"It fell from up there!" ${a} pushes. ${b} pulls. "Up!" they both say. Up it goes!`,
        `So ${a} pushes the red bucket. So does ${b}. "Up!" they say. They say the same!`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'close',
          actors: [seen(C, 'reach', 'excited'), seen(G, 'stand', 'calm'), seen(A, 'sit', 'happy')],
          things: ['bucket'],
        },
        `"My bucket!" says ${c}. ${Gcap} holds ${c} tight. "What is it for?" says ${a}.`,
        `${c} sits there with ${g}. "My bucket! Thank you!" "What is it for?" says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'hold', 'happy', 'bucket'), seen(B, 'sit', 'surprised')],
          things: ['bucket'],
        },
        `"I put the sea in it," says ${c}. "The sea is in the sea!" says ${b}.`,
        `"It is for the sea," says ${c}. In goes some sea. ${b} looks. "Will you take it ALL?"`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'float', 'sleepy'), seen(B, 'float', 'sleepy')],
          things: ['bucket'],
        },
        `At night ${c} lends the bucket. "${hat}," says ${a}. "${bed}," says ${b}. Good night.`,
        `${c} leaves it there at night. "${bed}," says ${b}. "${hat}," says ${a}. Good night, you two.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { hat, bed, C, c, worn, slept } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: hat,
    pages: [
      page(
        { setting: 'undersea', camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'happy')] },
        `${A.introduced} and ${B.introduced} were friends. They lived at the bottom of the bay. They did everything together, and they never thought the same. If ${a} said that the sea was green, ${b} said that it was blue.`,
        `At the bottom of the bay lived two friends. One was ${A.introduced}, and one was ${B.introduced}. "Good morning," said ${a}. "It's afternoon," said ${b}. That was how they talked. They'd have missed it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'float', 'curious'), seen(B, 'float', 'curious')], things: ['bucket'] },
        `One day something came down from above. It was red and round. It had a handle, and it sat down in the sand with a bump. You would have called it a bucket. "${hat}," said ${a}. "${bed}," said ${b}.`,
        `Then a red thing sank through the water, with a trail of bubbles. You and I know a bucket when we see one. They had never seen one. "${hat}," said ${a} at once. "${bed}," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'surprised'), seen(B, 'float', 'happy')], things: ['bucket'] },
        `"I'll show you," said ${a}, and put it on. ${worn} "It's a fine hat for somebody else," said ${b}. "${bed}."`,
        `${a} tried it on. ${worn} "Does it suit me?" said ${a}. "Not as a hat," said ${b}. "${bed}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'float', 'surprised'), seen(A, 'float', 'happy')], things: ['bucket'] },
        `"Now I'll show you," said ${b}, and lay down in it. ${slept} "Did you sleep well?" asked ${a}. "${hat}."`,
        `Then it was ${B.names} turn to be right. ${b} got in backwards, and shut both eyes. ${slept} "You don't look rested," said ${a}. "${hat}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(B, 'float', 'sad')] },
        `"Hat," said ${a}. "Bed," said ${b}. They said it forty times, and each time it was less fun. At last ${a} swam off to the left. ${b} swam off to the right. The red thing lay in the middle, and was nothing at all.`,
        `They didn't laugh, the way they usually did. "You always say the other thing," said ${a}. "You always say the first thing," said ${b}. Then they each had half the bay to themselves. It's a big bay. There was nobody in it to say no.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')] },
        `${a} looked up, so as not to look at ${b}. ${b} looked up as well. High above them, where the jetty is, two feet hung down in the water. They weren't kicking. "Somebody's sad," said ${a}. "Yes," said ${b}. It gave them both a start.`,
        `In the roof of the sea there were two feet. They belonged to somebody on the jetty, and they hung quite still. "Feet like that are sad," said ${b}. "They are," said ${a}. They turned and looked at each other. They had said the same thing.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'float', 'determined'), seen(B, 'float', 'determined')],
          things: ['bucket'],
        },
        `"It came from up there," said ${a}. "So it's theirs," said ${b}. It was full of sea, and far too heavy for one. ${a} pushed from below, and ${b} pulled at the handle. "Up," they said, and "Up!"`,
        `They came back to the red thing from both sides. "That's whose it is," said ${b}. One of them could not move it. Two could, just. "Up," said ${a}. "Up," said ${b}. Nobody said anything else until they were there.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'close',
          actors: [
            seen(C, 'reach', 'excited'),
            seen(G, 'stand', 'calm'),
            seen(A, 'sit', 'happy'),
            seen(B, 'sit', 'happy'),
          ],
          things: ['bucket'],
        },
        `${c} sat on the jetty with ${g}. It was the wrong sort of day now. Then something red came up out of the sea, all by itself. "My bucket!" cried ${c}, and leaned out. ${Gcap} held on to ${c} behind. Beside the bucket were ${a} and ${b}.`,
        `"It's gone," said ${c}, up on the jetty. "It's not," said ${g}, and held ${c} tight. ${c} reached down. There it was, red and dripping. There was ${a} under it, and ${b} at the handle.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')],
          things: ['bucket'],
        },
        `"Please, what is it?" said ${a}. "A hat?" "Or a bed?" said ${b}. "It's a bucket," said ${c}. "You put the sea in it." They thought about that. "But the sea is in the sea," said ${b}. "Yes," said ${a}. "I was just going to say so."`,
        `"Is it a hat?" said ${a}. "Is it a bed?" said ${b}. "It's for carrying the sea about," said ${c}. Nobody spoke for a moment. "Where to?" said ${a}. "It's all here already," said ${b}. And they nodded, both of them.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
          things: ['bucket'],
        },
        `So ${c} showed them. Up the beach went a bucket of sea, into a hole round a castle. Then back came ${c} for some more. "They're taking it away," whispered ${b}. "In bits," said ${a}. "It'll take them years." On that they were quite agreed.`,
        `${c} filled it, and ran up the sand, and tipped it into a moat. It was gone at once. So ${c} ran back for another. "Are they going to move all of it?" said ${b}. "Let's not tell the fish," said ${a}. "No," said ${b}. "Let's not."`,
      ),
      page(
        {
          setting: 'undersea',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'float', 'sleepy'), seen(B, 'float', 'sleepy')],
          things: ['bucket'],
        },
        `At night ${c} leaves the bucket on the lowest step, under the water. It's lent. One night it's a hat, and the next night it's a bed. "${hat}," said ${a}, last night. "${bed}," said ${b}, and was asleep. They were both right.`,
        `By day the bucket is ${C.names}. When it gets dark, it's let down on a string, as a loan. "${bed}," says ${b}, and gets in a bit. "${hat}," says ${a}. They say it very softly, until one of them stops.`,
      ),
    ],
  };
}
