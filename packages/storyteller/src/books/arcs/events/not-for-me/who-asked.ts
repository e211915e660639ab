import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './who-asked-old.ts';

/** One at the party has to ask what is in everything; when the labels are eaten, that one is who knows. */
export const WHO_ASKED: EventPlot = {
  id: 'who-asked',
  when: /\ballerg(?:y|ies|ic)\b|\b(?:can['’]?t|cannot|can not|must not|mustn['’]?t) (?:eat|have|drink)\b/iu,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, food, Food, ate, has, N, n, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'calm', 'lunchbox')],
          things: ['lunchbox'],
        },
        `${A.introduced} never ${ate} ${food}. ${Food} made ${a} ill. Here is a lunchbox.`,
        `${Food} made ${A.introduced} ill. So ${a} had a lunchbox.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(N, 'wave', 'happy'), seen(A, 'walk', 'excited')] },
        `A party! ${N.name} gave it. ${a} saw a long table.`,
        `${N.name} gave a party. "Come and eat!" Along came ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(N, 'stand', 'calm')], things: ['cake'] },
        `A cake! "${refrain}" said ${a}. "${has}," said ${n}. "Not for me!"`,
        `"${refrain}" ${a} asked of the cake. "${has}," said ${n}. "Not for me!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'curious', 'jar'), seen(A, 'look-up', 'curious')],
          things: ['jar'],
        },
        `A jar! "${refrain}" said ${a}. Then ${g} read it. "Not for me!"`,
        `A jar came next. "${refrain}" said ${a}. ${Gcap} read it. "Not for me!"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'hold', 'happy', 'apple')], things: ['apple'] },
        `An apple! "${refrain}" said ${a}. "Apple," said ${B.introduced}. "For me!"`,
        `"${refrain}" said ${a}. It was an apple. "Apple," said ${B.introduced}. "For me!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'sleepy')],
          things: ['pizza', 'sandwich'],
        },
        `Pizza? Sandwich? "${refrain}" said ${a}. "Not again," said ${b}.`,
        `Sandwich? Pizza? "${refrain}" said ${a}. On and on! ${b} sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'happy'), seen(N, 'cover', 'surprised')] },
        `Crunch! What was that? ${C.introduced} ate every label! Poor ${n}!`,
        `Then came ${C.introduced}. Crunch! All of the labels! "Stop!" said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'think', 'worried'), seen(B, 'think', 'worried')],
          things: ['cake', 'pizza'],
        },
        `Cake? Pizza? No label! "${refrain}" said ${b}. ${n} did not know.`,
        `No label on cake or pizza! ${b} looked at ${n}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'proud'), seen(N, 'look-up', 'happy')], things: ['cake'] },
        `But ${a} knew the cake! ${a} had asked. ${a} told ${n}.`,
        `Who knew the cake, ${n}? ${a} did! ${a} had asked.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy', 'cupcake'), seen(C, 'sit', 'calm')],
          things: ['cupcake', 'lunchbox'],
        },
        `In the lunchbox was a cupcake, for ${a}. And ${c}? "${refrain}" Labels.`,
        `${a} ate the cupcake out of the lunchbox. Look at ${c}. "${refrain}" Labels!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, food, Food, ate, has, none, bit, N, n, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'calm', 'lunchbox'), seen(G, 'stand', 'calm')],
          things: ['lunchbox'],
        },
        `${A.introduced} could do most things, and never ${ate} ${food}. ${Food} made ${a} ill. Even a ${bit} would do it. So there was a lunchbox, and there was a question. ${Gcap} knew it, too.`,
        `${Food} made ${A.introduced} ill. It was nobody's fault, and a ${bit} was enough. So ${a} went nowhere without a lunchbox. "And the question?" said ${g}. "I've got it," said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'wave', 'happy'), seen(A, 'walk', 'excited'), seen(B, 'walk', 'excited')],
        },
        `${N.name} gave a party for the whole street. ${a} came, and ${B.introduced}. The table went from the gate to the pond. On every dish stood a small white label.`,
        `There was a party in ${N.name}'s garden. The table had no end. ${a} and ${B.introduced} were the first. She had written a label for every dish.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(N, 'stand', 'calm')], things: ['cake'] },
        `First there was a cake, with a cherry on top. "${refrain}" said ${a}. ${n} told it all, from the top down. "And at the bottom, oh. ${has}." "Then it's not for me," said ${a}.`,
        `"${refrain}" said ${a}, and looked up at the cake. "Sun, mostly," said ${n}. Then she thought, and told it properly. "${has}." "It's lovely," said ${a}, "and not for me."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'curious', 'jar'), seen(A, 'look-up', 'curious')],
          things: ['jar'],
        },
        `Next came a jar of something brown. "${refrain}" said ${a}. ${Gcap} read the back of it, in letters as small as ants. It took some time. It had everything in it but the lid. "Not for me," said ${a}.`,
        `"${refrain}" ${a} asked of a jar. The letters were small. ${Gcap} had to hold it a long way off. "Salt, and sugar, and a town in France," read ${g}. "And it's not for you."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'hold', 'happy', 'apple')], things: ['apple'] },
        `Then there was an apple. "${refrain}" said ${a}. ${b} looked at it from all sides. "Apple," said ${b}. "Is that all?" "There's some more apple, farther in." So that was for ${a}.`,
        `${b} found something round and red. "${refrain}" said ${a}. "It's an apple," said ${b}. "Yes, but what's in it?" "Apple," said ${b}. "I looked." ${a} had two.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'sit', 'sleepy')],
          things: ['pizza', 'sandwich'],
        },
        `On they went, to the pizza, and the sandwich with a flag. "${refrain}" said ${a}, every time, and listened. "Must you ask about all of it?" said ${b}. "Yes," said ${a}. It was a long table.`,
        `It was the same with the pizza, and with each sandwich. "${refrain}" said ${a}. There were thirty dishes. "Nobody else asks," said ${b}, who had sat down. "I know," said ${a}. "What's in that one?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'walk', 'happy'), seen(N, 'cover', 'surprised')] },
        `While they were at the far end, somebody came in by the gate. It was ${C.introduced}, and ${c} didn't ask at all. Crunch, crunch. "Not the labels!" cried ${n}. It was all of the labels.`,
        `Nobody had shut the gate. In came ${C.introduced}, and went along the table from left to right. "Shoo!" said ${n}. But ${c} liked paper better than pie. There was not a label left.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'think', 'worried'), seen(B, 'think', 'worried')],
          things: ['pizza', 'cake'],
        },
        `Now nobody knew which was which. One person hated onions, and one would not eat a bean. "Is there cheese in this?" they said. ${n} had made thirty things, and they ran together. "${refrain}" said ${b}, and looked at a pizza.`,
        `People stood about with empty plates. One couldn't bear mustard. One was not friends with peas. "${refrain}" they said, over the pizza, and over the cake. ${b} asked it, too. ${n} held her head.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'proud'), seen(N, 'look-up', 'happy')],
          things: ['cake', 'sandwich'],
        },
        `But somebody had asked. "That's mustard," said ${a}, and pointed at a sandwich. "That's beans. You can have that, and you can have these." ${a} knew them all, from the cake to the gate. "How?" said ${n}.`,
        `"Onion," said ${a}, and pointed. "Peas. Mustard, but only in that sandwich. Three kinds of cheese." They all turned round. ${a} went down the whole table, as far as the cake. "You told me, ${n}," said ${a}. "I asked."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'cheer', 'happy'), seen(A, 'stand', 'proud'), seen(G, 'stand', 'proud')] },
        `After that there was a queue. "${refrain}" they said to ${a}, one by one. They held out their plates. ${Gcap} stood near, and said nothing, rather loudly. "I'm glad you asked," said ${b}. "I was asleep."`,
        `They followed ${a} along, like ducks. "${refrain}" said a man with a beard. A baby pointed. ${Gcap} and ${b} walked behind. "It's a very good question," said ${b}. "I thought of it, too, just late."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'happy', 'cupcake'), seen(C, 'sit', 'calm')],
          things: ['cupcake', 'lunchbox'],
        },
        `At last ${a} sat down and opened the lunchbox. There was a cupcake, with ${none} in it at all. "For me!" said ${a}. ${c} lay in the grass, very round. "${refrain}" said ${a}, and gave ${c} a pat. It was labels.`,
        `Then ${a} had the cupcake out of the lunchbox. It had ${none} in it, and a paper flag. Beside it sat ${c}, as wide as a sofa. "${refrain}" said ${a} to ${c}. Something inside said crunch.`,
      ),
    ],
  };
}
