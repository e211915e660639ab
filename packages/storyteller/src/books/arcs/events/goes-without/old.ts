import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, type Parts } from './parts.ts';

/** A pedlar takes the nothing in payment; and when it is wanted, it can be had back only for what was bought with it. */
export function old(going: Going): Told {
  const parts = partsOf(going);
  const { A, C, K, a, c, k, x, own, Own, use, gone, was, them, some, standIns, home, refrain, title } = parts;
  const [one, two, three] = standIns;
  const P = going.company.person('Mr Tring', 'shopkeeper');
  const had = gone
    ? `${a} had lost the ${x}, and had looked everywhere but in the soup.`
    : `${a} had no ${x}, and never had.`;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: home, time: 'day', camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'calm')] },
        `If you want to draw ${A.aKind}, you begin with the ${x}. With ${A.introduced} you would have had to begin somewhere else. ${had} People looked, and looked away, and then talked rather quickly about the weather. "You may look," said ${a} to ${k}. "There's nothing there." ${k} had a good look. "It's quite a neat sort of nothing," said ${k}.`,
        `Everything was there, and most of it was in the right place. It was only the ${x}. ${had} "Is something missing?" people said to ${A.introduced}, and then they saw, and went red. ${k} did not go red. "What's it like?" said ${k}. "It's like a drawer with nothing in it," said ${a}. "I keep on opening it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(A, 'stand', 'sad'), seen(K, 'stand', 'calm')] },
        `${C.introduced} had ${own}, and so had all the others. They met every evening, and compared. "You can ${use} with ${them}," said ${c}, and did, twice. They were not unkind. They had simply never thought of leaving room for somebody who could not. "We'll find you ${some}," said ${k}. "There's nothing in the world that can't be something else."`,
        `${C.introduced} had ${own}. By the wall was a place for all who had the same. There they sat in the evenings and admired each other. "One can ${use}," said ${c}, not for the first time. "And what can you do?" "I can say sorry," said ${a}. ${k} heard it, and was cross for the whole way home, and there had an idea.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'surprised')],
          things: [one, two].flatMap(({ drawn }) => drawn ?? []),
        },
        `On Monday ${k} came with ${one.what}. ${one.why} "${refrain}" said ${a}. On Tuesday it was ${two.what}. ${two.why} "${refrain}" said ${a}, and thanked ${k} very much, and gave everything back washed.`,
        `The first was ${one.what}, and they had high hopes of it. ${one.why} "${refrain}" said ${a}. The second was ${two.what}. ${two.why} "${refrain}" said ${a}. Those by the wall had never laughed so much, and said that it was with ${a}, not at.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'worried')],
          things: three.drawn ? [three.drawn] : [],
        },
        `On Wednesday there was ${three.what}. ${three.why} "${refrain}" said ${a}, in a rather small voice. "I'm not a whole ${A.kind}, am I?" "You're most of one," said ${k}. "It's a good most." But ${a} was already looking at the road. There was a noise on it, of drawers.`,
        `${k} had saved the best for last. It was ${three.what}. ${three.why} "${refrain}" said ${a}, and kept quite still. "Let's leave it at that. I'm ${A.aKind} with a bit left out." ${k} was going to say something good. But then they both heard it: wheels, and a great many small drawers.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'excited'), seen(K, 'stand', 'surprised')],
        },
        `It was Mr Tring, who sells what people are short of. He had it all in one tall chest on wheels: tails, left gloves, Thursdays. "${Own}," he said, before anybody had opened their mouth. "Third drawer." It was the finest that ${a} had ever seen, and it was the right size. "What does it cost?" said ${a}. "I don't take money," said Mr Tring. "I take what you've got there now."`,
        `Mr Tring had a chest on wheels with two hundred drawers, and he never had to look. "Something missing?" he said, and pulled one out. "${Own}. Best quality." It might have been made for ${a}. "I can't pay," said ${a}. "You can," said Mr Tring. "I'll have what's there at present." "But there's nothing there!" said ${k}. "That's it," he said. "That's what I'll have."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'calm'), seen(A, 'stand', 'proud'), seen(K, 'stand', 'worried')] },
        `So it was done. He wrapped the nothing up in brown paper, with string, as carefully as an egg. It had a drawer to itself. "There's a call for it," was all he would say. And ${a} had ${own}! ${a} could ${use}. ${a} did so until supper time. "It's lovely," said ${k}, who had rather liked the nothing.`,
        `He took it between two fingers, wrapped it up in paper, and wrote a number on it. "You'd be surprised who asks," said Mr Tring. But ${a} was not listening. There ${was} the ${x}, and it was true. One could ${use}. ${a} had to stop and do it again, to be sure. ${k} clapped. It seemed only right.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'proud')] },
        `That evening they moved up, by the wall. "There's room here," said ${c}, as if there had always been. They compared. ${a} had something to compare. It was everything that one had thought of it, from outside, and it was warm. It was also a little dull, when one had ${use.startsWith('be ') ? 'done so' : 'done it'} forty times. But nobody says that on the first evening.`,
        `"Sit here," said ${c}. Nobody had ever said so to ${a}. They were all alike, and leaned on one another in a row, and it was very comfortable. "What were you like before?" said ${c}. "I can hardly remember." ${a} tried to. There had been a drawer, with nothing in it. It had been easy to carry.`,
      ),
      ...TROUBLE[parts.turn](parts),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'determined'), seen(C, 'stand', 'worried')],
        },
        `Mr Tring was just tying down his drawers. "I want my nothing back," said ${a}. "It's the same price," said Mr Tring, and looked at the ${x}. "And there's no third time. I shan't come by here again." "But you're one of us now," said ${c}. "You'd be out in the cold." ${a} knew that. It had been so warm by the wall. ${a} looked round at it once, for as long as it takes. Then ${a} held still, and Mr Tring undid the string.`,
        `"I do exchange," said Mr Tring, with a foot on the wheel already. "One nothing, in good condition. You know what it costs." ${a} knew. It was all that ${a} had ever wished for, and there'd be no other. "Think of the evenings," said ${c}. ${a} did think of them. It was the hardest part. "Take ${them}," said ${a}. It did not hurt. It was only a good deal lighter all at once.`,
      ),
      ...MENDED[parts.turn](parts),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(C, 'stand', 'shy'), seen(K, 'stand', 'happy')],
        },
        `That night they moved up by the wall, and nobody had asked them. There was a gap, just the right size. ${c} was very quiet. "Do you suppose he has any more of it?" said ${c}. "The nothing? I'd give quite a lot." "He's gone," said ${a}. So ${c} tied a scarf round, twice, and pulled it tight. "There. No ${x}. How's that?" ${k} and ${a} looked, from all sides. "${refrain}" they said.`,
        `"Now you can't sit with us," said ${c}, and thought about it. "Or you could, and we could move." So they did that. It made a bend in the row, and that way one saw who was at the other end. Late at night ${c} leaned over. "I've wrapped ${them} up in my scarf," whispered ${c}. "Am I like you?" ${a} had a look by the light of the moon. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

const TROUBLE = {
  soft: ({ A, S, K, a, k, s, x }: Parts) => [
    page(
      {
        time: 'night',
        camera: 'close',
        actors: [seen(S, 'sit', 'scared'), seen(A, 'reach', 'sad'), seen(K, 'stand', 'worried')],
      },
      `Then there was a small voice from below. It was ${S.introduced}, who was lost, and had cried until there was none left. "I can't go any further," said ${s}. "I live right over there." They all bent down to help, and ${s} shut both eyes. It was the ${x}. "Not you," said ${s} to ${a}. "You're sharp." Nobody had ever called ${a} that. ${a} drew back as if from a fire.`,
      `It was ${k} who heard it first. Something was sobbing, no bigger than a thumb. "This is ${S.introduced}," said ${k}. "It's a long way home from here, and somebody must carry ${s}." One after the other they tried. "Ouch," said ${s}, and "Ouch," and "Please don't." ${a} tried last, as softly as could be. "Ouch," said ${s}. It was the ${x}. It was dark by now, and getting cold.`,
    ),
  ],
  thin: ({ A, K, a, k, x }: Parts) => [
    page(
      { camera: 'close', actors: [seen(K, 'kneel', 'worried'), seen(A, 'reach', 'surprised')], things: ['key'] },
      `Then ${k} cried out. The key of the house had slipped through a crack between two stones, and the wind was rising. One after the other they tried, and each of them got in as far as the ${x}. "I'll do it," said ${a}, who had gone in there a hundred times, after marbles. ${a} went in, and stopped. Something was holding on. "What is it?" said ${k}. "It's my ${x}," said ${a}.`,
      `It was ${k} who dropped the key. It rang once on the stone, and then again, deep down in a crack. Nobody could go home without it. They all had a go, and they all got stuck, and they always got stuck by the ${x}. "I know that crack," said ${a}. "I go in there when it rains." ${a} went in as far as half. Then there was a jerk. It had never done that before.`,
    ),
  ],
  bare: ({ A, C, K, a, c, k, x }: Parts) => [
    page(
      { camera: 'wide', actors: [seen(K, 'look-up', 'sad'), seen(A, 'stand', 'worried'), seen(C, 'stand', 'calm')] },
      `Then the wind took the kite out of ${K.names} hand. It was the only red one, and it had taken a week to make. It was up in one of them; but in which? ${k} stood under ${c}, and under all the rest, and saw ${x}. At last ${k} came to ${a}. "I could always see right through you," said ${k}. "I used to look at the stars that way." Now there were ${x} there, too.`,
      `${k} came running, with an end of string. The kite had gone up into one of them, and the string had snapped. It had been made from the last of the red paper. "Is it in you?" ${k} asked ${c}, who did not know, and asked them all. Nobody could see it for ${x}. ${a} felt about inside for it. There was such a lot of stuff in the way these days.`,
    ),
  ],
};

const MENDED = {
  soft: ({ A, S, K, a, k, s }: Parts) => [
    page(
      { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(S, 'sleep', 'happy'), seen(K, 'walk', 'happy')] },
      `"Now try," said ${a} to ${s}. ${s} opened one eye, and looked for the sharp part, and there was none. "It's like a glove," said ${s}, and crept in. It was a long way, and ${a} went slowly, and nothing pinched. Halfway there ${s} began to snore. "What did it cost you?" said ${k}. ${a} looked down. "Nothing," said ${a}, "is what I got."`,
      `${a} bent down once more. "Oh," said ${s}. "There's room in there." There was just as much as there had always been. ${s} fitted into it like an egg into a cup. They went through the dark, and ${k} held the lantern. "I'd have liked to keep both," said ${a}, very low. "I know," said ${k}. ${s} was asleep by the bridge.`,
    ),
  ],
  thin: ({ A, K, a, k }: Parts) => [
    page(
      { camera: 'medium', actors: [seen(A, 'hold', 'proud'), seen(K, 'cheer', 'happy')], things: ['key'] },
      `In went ${a}, and this time nothing took hold. It was like coming home. There was the bend, and there was the marble from last year. There, by the light of the crack, lay the key. ${a} brought out both. "What did it cost you?" said ${k}, who had seen the brown paper. ${a} thought. "Nothing," said ${a}, "is what I got."`,
      `They heard ${a} go in, and then further in than anybody had ever been. They waited for the jerk. There was none. Then something rang on the stone. Out came the key, and after it came ${a}, with dust all over. "I'd have liked to keep both," said ${a}, when they were alone. "I know," said ${k}. "Shall I tell them what you did?" "Just tell them that it fits."`,
    ),
  ],
  bare: ({ A, K, a, k }: Parts) => [
    page(
      {
        time: 'sunset',
        camera: 'medium',
        actors: [seen(A, 'stand', 'proud'), seen(K, 'point', 'excited')],
        things: ['kite'],
      },
      `It went very fast. There was a rustle, and there was none, and the sky came in from the other side. And there, in the middle of it, hung the kite, as red as a button. ${k} had it down in a minute. "What did it cost you?" said ${k}. Through the bare twigs came the first star. "Nothing," said ${a}, "is what I got."`,
      `When he had gone, there was light everywhere, all the way through. "Look up," said ${a}. ${k} looked. Two twigs and a bit of evening, and the kite was sitting there as if in a window. "I'd have liked to keep both," said ${a}, a little later. "I know," said ${k}, and stayed until the stars were out, and counted them, through ${a}.`,
    ),
  ],
};
