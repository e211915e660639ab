import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './not-told-old.ts';
import { partsOf } from './planted.ts';

/** It grows because nobody has told it that it can't, and stops when it is told; what others were told wakes it again. */
export const NOT_TOLD: EventPlot = { id: 'not-told', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, Gcap, third } = going;
  const { x, ax, Xs, drawn, D, d, last, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} came, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'kneel', 'happy')], things: [...drawn, 'watering-can'] },
        `Dig, dig, dig, in the garden. ${A.introduced} planted ${ax}. "Good night, ${x}."`,
        `${A.introduced} dug a hole. It was in the garden. In went ${ax}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'reach', 'determined')] },
        `Along came ${B.introduced}.${also} "${Xs} can't grow." "Sh!" said ${a}. "${r}"`,
        `"${ax.charAt(0).toUpperCase()}${ax.slice(1)}?" said ${B.introduced}. "${Xs} can't grow." "Sh!" said ${a}. "${r}"`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'curious')] },
        `It was dark. It rained. And nobody told the ${x}.`,
        `Down came the rain. Nobody said a word to the ${x}.`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['seedling'],
        },
        `In the morning, pop! It was up! It grew as big as ${a}.`,
        `In the morning it was up. One leaf, two leaves, three! It was big.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'shout', 'surprised'), seen(A, 'cover', 'worried')], things: ['book'] },
        `Then came ${d} with a big book. "Sh!" said ${a}. "${r}" But ${d} read it out. "${Xs.toUpperCase()} CAN'T GROW!"`,
        `Along came ${d} with a book. "${Xs.toUpperCase()} CAN'T GROW!" "Sh!" said ${a}. "${r}" It was too late.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad')], things: ['seedling'] },
        `Flop! Down it went, leaf by leaf. "Now it knows," said ${a}.`,
        `It heard. It hung down. Flop! "Now it has been told," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'proud'), seen(A, 'kneel', 'curious')], things: ['seedling'] },
        `"They said I can't jump," ${b} told it. "But look!" Hop! One leaf went up.`,
        `"They told me I can't hop," said ${b}. "Look, I can!" One leaf looked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy')], things: ['seedling'] },
        `"They said I can't whistle," said ${going.g}. Tweet! Two more leaves went up.`,
        `${Gcap} came out. "They said I can't whistle. Tweet!" Up went two leaves.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'shy'), seen(A, 'sit', 'curious')], things: ['seedling'] },
        `"They said I can't sing," said ${d}. "So I never did." "Try," said ${a}.`,
        `Then ${d} bent down. "I was told I can't sing." "Did you try?" said ${a}. "No."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'dance', 'happy'), seen(A, 'cheer', 'excited'), seen(B, 'dance', 'happy')],
          things: [...drawn, 'tree'],
        },
        `And ${d} sang! La, la! Up it went. Pop, pop! A ${x} tree!`,
        `La, la, LA! That was ${d}. Up it went. It was a ${x} tree!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'kneel', 'happy'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: [last],
        },
        `${d} digs a hole for a ${last}. "But..." says ${b}. "Sh!" says ${d}. "${r}"`,
        `Dig, dig, dig. Who plants a ${last}? It is ${d}. "Sh!" says ${d}. "${r}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third } = going;
  const { x, xs, ax, Xs, drawn, D, d, P, last, refrain: r, title } = partsOf(going);
  const also = third ? ` ${k} had come, too.` : '';
  return {
    title: titled(title),
    refrain: r,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined')],
          things: [...drawn, 'watering-can'],
        },
        `It was the last ${x}, and one isn't much. "Then there must be more," thought ${A.introduced}. So ${a} dug a hole in the garden. In it went, with a good drink.`,
        `What do you do when you have just one ${x}? ${A.introduced} took it out to the garden. It got a hole, and a blanket of earth, and a drink.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'curious'), seen(A, 'reach', 'worried')] },
        `"What's in there?" said ${B.introduced}.${also} "${ax.charAt(0).toUpperCase()}${ax.slice(1)}," said ${a}. "But ${xs} can't grow," said ${b}. "Sh!" said ${a}, and put both hands over the place. "${r}"`,
        `${B.introduced} looked at the hole.${also} "Did you plant ${ax}? ${Xs} can't grow, you know." "Sh! Not so loud," said ${a}. Was it still asleep? "${r}"`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(A, 'look-up', 'curious')] },
        `After that they went by on tiptoe, and talked of other things. It rained in the night. The worms came past, and they don't gossip. So the ${x} lay there, and knew no better.`,
        `They put up a sign that said HUSH. Nobody near it spoke of what can be done, or can't. At night it rained. And under the ground the ${x} thought that it might as well begin.`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')],
          things: ['seedling'],
        },
        `In the morning it was up. It was green, and rather round at the top. By lunch it had two leaves, and looked about for more. By tea it was as tall as ${b}. They measured it.`,
        `"${b}! Come quick!" Something green stood there, with its head on one side. It grew while they looked. It grew while they blinked. By bedtime it could see over the fence.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), seen(A, 'reach', 'determined')],
          things: ['seedling', 'fence'],
        },
        `Over the fence it could see ${P.name}, and she could see it. "That's never ${ax}," she said. "${Xs} can't..." "Sh!" said ${a} and ${b}. "${r}" ${P.name} shut her mouth. Out came one more leaf.`,
        `"What a fine thing," said ${P.name}, over the fence. "What is it?" They told her, in her ear. "But ${xs} don't..." "Sh! ${r}" said ${a}. "Oh!" whispered ${P.name}, and watered it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'shout', 'surprised'), seen(A, 'cover', 'worried')], things: ['book'] },
        `Then ${d} came by. ${d} knew all about growing, and had the book. "${r}" said ${a}, but it was too late. ${d} had found the page, and read it out. "${Xs.toUpperCase()} CAN'T GROW!" You could hear it in the next street.`,
        `But nobody had warned ${d}, who had the book of all that grows. It was as thick as a loaf. "It isn't in here," said ${d}. "I'm sorry, but that's a fact. ${Xs.toUpperCase()} CAN'T GROW!" And ${d} shut the book. Bang.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(D, 'stand', 'surprised')], things: ['seedling'] },
        `It heard. First it stood very still. Then it hung its head, and let go of the fence, leaf by leaf. Flop! "I only read it out," said ${d}. "I know," said ${a}. "But now it's been told."`,
        `The leaves went first. Flop, flop, flop. Then the rest of it lay down. ${a} gave it water, and it didn't look. "Is it ill?" said ${d}. "No," said ${a}. "It believes you."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'proud'), seen(A, 'kneel', 'curious')], things: ['seedling'] },
        `You can't un-tell a thing. They sat there for a long time. "I was told something, once," said ${b} to the ground. "I was too small to jump the ditch. I jumped it the next day." And one leaf turned over, to hear better.`,
        `How do you make a thing forget? ${a} didn't know. But ${b} lay down, nose to leaf. "They said I was too small for the big step," said ${b}. "I've been up it. I'll show you." One leaf came along to look.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(P, 'sit', 'happy'), seen(A, 'sit', 'curious')],
          things: ['seedling'],
        },
        `So ${a} fetched everybody. "They told me I'd never whistle," said ${g}, and whistled. "I was too old for a bicycle," said ${P.name}, and rang the bell. At each of them a leaf went up. But the head still hung.`,
        `${Gcap} came out, and sat down in the grass. "I'd never learn to whistle, they said." It was a very good whistle. "I was too old for a bicycle," said ${P.name}. "So I got one." Up went the leaves. But it didn't lift its head.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'shy'), seen(A, 'sit', 'curious')], things: ['seedling'] },
        `Only ${d} was left, and turned the book round and round. "When I was seven they told me that I can't sing," said ${d}. "And?" said ${a}. "And I believed it." Nobody laughed. "I never thought to try," said ${d}.`,
        `"I was told something, too," said ${d}, down on both knees. "I can't sing. I was seven." "How did it sound when you did?" said ${a}. ${d} looked at the book, but it wasn't in there. "I don't know. I never have."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'shout', 'happy'), seen(A, 'cheer', 'excited'), seen(B, 'dance', 'happy')],
          things: [...drawn, 'tree'],
        },
        `So ${d} tried. The first bit was mostly breath. Then it was a song, with a wobble in it, and it got louder. And up came the head, up past the fence. It opened, pop! It was a ${x} tree. There were ${xs} on every twig.`,
        `It came out rusty, and then it didn't. "La," sang ${d}. "La, la, LA!" That was more than anybody could lie still for. Up it shot, to see who it was. And pop, pop, pop, it was a tree, with ${xs} all over it!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'kneel', 'happy'), seen(B, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: [last],
        },
        `Everybody got one, and ${a} got two. Next day they saw ${d} next door, with a spade, humming. Into the hole went a ${last}. "But ${last}s can't grow," said ${b}. "Sh!" said ${d}. "${r}"`,
        `There was one for each of them, and one over. On Sunday somebody was singing behind the hedge, and digging. It was ${d}, and a very good ${last}. "Excuse me," said ${b}, "but ${last}s..." ${d} put a finger to both lips. "${r}"`,
      ),
    ],
  };
}
