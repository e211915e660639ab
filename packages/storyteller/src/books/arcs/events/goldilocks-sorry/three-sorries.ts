import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './three-sorries-old.ts';

/** One sorry is too big, one is too small and one has a but in it; the right one mends a chair. */
export const THREE_SORRIES: EventPlot = { id: 'three-sorries', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { L, l, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Not quite right.',
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(L, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `${l} comes to ${k}. "I ate all the porridge," says ${l}. "And I broke the little chair."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'calm'), seen(L, 'stand', 'worried')] },
        `"Say sorry to the three bears," says ${k}. "How?" says ${l}. "I will come with you," says ${k}.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(L, 'shout', 'determined'), seen(K, 'cover', 'surprised')],
          things: ['house'],
        },
        `This is the bears' house. "SORRY!" shouts ${l}. The house shakes! "Too big," says ${k}. "Not quite right."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'shy'), seen(K, 'stand', 'curious')] },
        `"Sorry," says ${l}, as small as an ant. "Too small," says ${k}. "Not quite right."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'angry'), seen(K, 'stand', 'calm')] },
        `"Sorry, but I was hungry," says ${l}. "No buts," says ${k}. "Not quite right."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(B, 'sit', 'sad')] },
        `${k} looks in at the window. There is ${b}, the littlest one. ${b} sits on the floor.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(L, 'look-up', 'sad')] },
        `"Oh, ${l}! ${b} has no chair," says ${k}. "Then let's mend it!" says ${l}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'kneel', 'determined'), seen(K, 'kneel', 'happy')],
          things: ['hammer', 'chair'],
        },
        `They find all the bits of the chair. A woodman helps with his hammer. Tap, tap! One leg, two legs, three, four!`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'shy'), seen(K, 'stand', 'calm')], things: ['chair'] },
        `Knock, knock. This time ${l} waits. ${k} waits too. The door opens.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'calm'), seen(B, 'stand', 'surprised')], things: ['chair'] },
        `"${b}, I broke your chair," says ${l}. "I am sorry. Here it is."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'sit', 'happy'), seen(L, 'stand', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['chair'],
        },
        `${b} sits down. It does not break! "Just right," says ${b}. "Just right," says ${k}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(B, 'sit', 'happy'), seen(L, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['bowl'],
        },
        `Now there is a big bowl. ${b}, ${l} and ${k} all have some. Not too hot! Mmm!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { L, l, B, b } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Not quite right.',
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(L, 'stand', 'sad'), seen(K, 'stand', 'curious')] },
        `You know what ${l} did. The porridge was eaten, the chair was broken, and the bed was slept in. But do you know what happened the next morning? ${l} came to see ${k}, and did not want any breakfast.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'calm')] },
        `"There's a lump in my tummy," said ${l}, "and it isn't porridge. I think that it's a sorry." "Then it has to come out," said ${k}. "I'll come with you." So they went through the wood to the three bears.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(L, 'shout', 'determined'), seen(K, 'cover', 'surprised')],
          things: ['house'],
        },
        `${l} stood in front of the house and took a very deep breath. "SORRY!" Three plates fell off the wall inside. Three bears hid under the table. "Too big," said ${k}. "Not quite right."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'shy'), seen(K, 'stand', 'curious')] },
        `So ${l} tried a small one, and whispered it through the keyhole. "Sorry." A beetle heard it, and said, "Don't mention it." Nobody else did. "Too small," said ${k}. "Not quite right."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'angry'), seen(K, 'stand', 'calm')] },
        `So ${l} tried a long one, under the window. "I'm sorry, but the door was open. And I'm sorry, but I was hungry. And I'm sorry, but it was a very weak chair." "That's got three buts in it," said ${k}. "Not quite right."`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'sit', 'sad'), seen(K, 'look-up', 'curious'), seen(B, 'sit', 'sad')] },
        `"How does it go, then?" said ${l}, and sat down on the step. ${k} looked in at the window. Father Bear had his big chair. Mother Bear had the middle one. And there on the cold floor sat the smallest one. That was ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(L, 'look-up', 'curious')] },
        `"I know what's wrong!" said ${k}. "You've said sorry to the door, and to the keyhole, and to the wall. It wasn't the wall that you sat on. It was the chair of the littlest bear!" ${l} went red, right up to the curls.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'kneel', 'determined'), seen(K, 'kneel', 'happy')],
          things: ['hammer', 'chair'],
        },
        `Behind the house they found the chair, in nine pieces. The woodman lent them a hammer and a pot of glue, and helped. It took until noon. ${l} made the legs a bit thicker, for visitors.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'shy'), seen(K, 'stand', 'calm')], things: ['chair'] },
        `Then ${l} did something new. ${l} knocked. And when nobody came, ${l} did not walk in. They waited on the mat, ${l} and ${k} and the chair. At last the door opened by the width of a nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'kneel', 'calm'), seen(B, 'stand', 'surprised')], things: ['chair'] },
        `"I broke your chair," said ${l} to ${b}, not loudly and not softly. "I ate your porridge, and you had none. I'm sorry. I've mended the chair." And that was all. There was not one but in it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(L, 'stand', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['chair'],
        },
        `${b} walked round the chair, and sniffed it, and sat down very carefully. It creaked. It held. "Just right," said ${b}. And the lump was gone, all at once, like a hiccup.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(L, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bowl'],
        },
        `There was porridge in a very big bowl. It was too hot, so this time they waited, and blew. "Who's been sitting in my chair?" growled ${b}. It was ${k}. "Me," said ${k}. "It's a good one." "I know," said ${b}, and laughed. "You can have it till the pudding."`,
      ),
    ],
  };
}
