import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { withArticle } from '../../../company/figure.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { wordOf } from './knitted.ts';

const REFRAINS = [
  'Only a little hole!',
  'Just a small hole!',
  "It's just a hole!",
  'A very small hole!',
  'Only one small hole!',
  'Just one little hole!',
  'Hardly a hole!',
  'A hole, no more!',
  "It's a small hole!",
  'Just a little hole!',
] as const;
const TITLES = ['only a little hole', 'all along the thread', 'one long thread', 'the other end of it'];

const COLOUR = /\b(red|blue|yellow|green|pink|orange|purple|white|grey|brown)\b/i;
const LIKE = /\b(woolly|woollen|stripy|striped|spotty|favourite|cosy|warm|fluffy|little|long)\b/i;
const DRAWN: Readonly<Record<string, ThingName>> = {
  jumper: 'shirt',
  sweater: 'shirt',
  pullover: 'shirt',
  cardigan: 'coat',
  blanket: 'blanket',
  blankie: 'blanket',
  scarf: 'scarf',
  hat: 'hat',
  mitten: 'mittens',
  glove: 'mittens',
  sock: 'sock',
  shawl: 'blanket',
};

interface Parts {
  readonly x: string;
  readonly thing: ThingName;
  readonly colour: string;
  /** The colour, and before it what else the theme says of the thing: "woolly blue". */
  readonly coloured: string;
  /** Of the wool that is put in where some is missing. */
  readonly new: string;
  readonly refrain: string;
}

function partsOf({ raw, chance }: Going): Parts {
  const x = wordOf(raw);
  const colour = COLOUR.exec(raw)?.[1]?.toLowerCase() ?? 'blue';
  const like = LIKE.exec(raw)?.[1]?.toLowerCase();
  return {
    x,
    coloured: like === undefined ? colour : `${like} ${colour}`,
    thing: DRAWN[x] ?? 'shirt',
    colour,
    new: colour === 'red' ? 'yellow' : 'red',
    refrain: chance.pick(...REFRAINS),
  };
}

/** A thread is caught on the gate, and somebody goes for a walk; and it is all still there, only longer. */
export const THREAD: EventPlot = { id: 'thread', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { x, thing, colour, coloured, new: other, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: [thing] },
        `${A.introduced} has ${withArticle(coloured)} ${x}. It goes everywhere with ${a}.`,
        `Here is ${A.introduced}. The ${coloured} ${x} is so warm!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'stand', 'happy')], things: [thing] },
        `"A hole!" says ${B.introduced}. "${refrain}" says ${a}.`,
        `${B.introduced} looks at it. "A hole!" "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy')], things: ['gate', 'string'] },
        `A thread hangs out. It gets stuck on the gate. ${a} walks on.`,
        `Out of the hole hangs a thread. Snag! The gate has it. Off goes ${a}.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'worried')],
          things: ['tree', 'string'],
        },
        `Round the tree they go. Now the hole is like a plum. "${refrain}"`,
        `They go round the big tree. The hole is bigger! "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(B, 'point', 'worried')],
          things: ['bush', 'string'],
        },
        `Round the bush they go. Now the hole is like a melon. "${refrain}"`,
        `They go round the bush. The hole is so big now! "${refrain}"`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `At the pond it gets cold. Brr! Where is the ${x}? It is gone!`,
        `Here is the pond. "Brr," says ${a}. There is no ${x} any more.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'stand', 'sad')], things: ['string'] },
        `"Look," says ${b}. A ${colour} thread! It goes all the way back.`,
        `But ${b} sees a thread. It is ${colour}. It is very, very long.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'happy')],
          things: ['yarn', 'tree'],
        },
        `They wind it up. Round the bush! Round the tree! What a ball!`,
        `Back they go, and wind. It is a big, big ball.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['yarn'],
        },
        `"It is nearly all there," says ${g}. And ${g} knits. Click, click, click.`,
        `${Gcap} takes the ball and knits. Click, click! It is a ${x} again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'point', 'curious')], things: [thing] },
        `Now it has a ${other} patch. "What was there?" says ${b}. "${refrain}"`,
        `There is a bit of ${other} on it. "Why?" says ${b}. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { x, thing, colour, coloured, new: other, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: [thing] },
        `${A.introduced} had ${withArticle(coloured)} ${x}, knitted by ${g}. It had been to the sea, and to school, and up a tree. ${a} never went out without it.`,
        `The ${coloured} ${x} was warm and went everywhere. ${Gcap} had knitted it. ${A.introduced} would not be parted from it, not even on washing days.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'curious'), seen(G, 'stand', 'calm'), seen(A, 'stand', 'shy')],
          things: [thing],
        },
        `"You've got a hole," said ${B.introduced}. It was no bigger than a pea. "Leave it here tonight," said ${g}, "and I'll mend it." "${refrain}" said ${a}, and covered it up.`,
        `"Let me have it for one evening," said ${g}. "It wants mending." It was a hole like a pea. "${refrain}" said ${a}. ${B.introduced} put one eye to it. "I can see right through you," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['gate', 'string'] },
        `From the hole hung a thread. As they went out it caught on a nail in the gate. Nobody saw it. ${a} and ${b} were on their way to the pond.`,
        `They were going to the pond. Out of the hole hung a ${colour} thread. A nail in the gate caught it, and held on. ${a} walked on, talking to ${b}.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'worried')],
          things: ['tree', 'string'],
        },
        `They went twice round the big tree, because it was there. "That hole's like a plum," said ${b}. "It was a pea." "${refrain}" said ${a}. "It's just hungry."`,
        `Twice round the big tree they ran. When they stopped, ${b} looked at the hole again. There was room for a plum in it. "${refrain}" said ${a}. "Holes do that. They breathe."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(B, 'point', 'worried')],
          things: ['bush', 'string'],
        },
        `They went in at one side of the bush and out at the other. Now a melon would have gone through the hole. "Isn't there a draught?" said ${b}. "${refrain}" said ${a}, more quietly.`,
        `After the bush the hole was as big as a melon. There was more hole than ${x}. "${refrain}" said ${a}, and walked faster, to keep warm. ${b} did not know what to say.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `At the pond ${a} began to shiver. "I'm cold," said ${a}, "just where my ${x} is." They both looked. There was no ${x}. There was only a ${colour} thread, lying in the grass.`,
        `The ducks stared. "What is it?" said ${a}. Then ${a} felt for the ${x}. There was a loop of it left, and the next moment there was not. "It's gone," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'point', 'curious')], things: ['string'] },
        `${a} sat down in the grass. There was nothing to say any more about small holes. But ${b} had found the end of the thread. "It isn't gone," said ${b}. "It's only long."`,
        `"How did I lose it just by walking?" said ${a}. "This goes somewhere," said ${b}, and held up a thread. It ran back through the grass. "I think it's all still there. It's just not a ${x} at the moment."`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'hold', 'happy', 'yarn')],
          things: ['yarn', 'tree'],
        },
        `They wound it up as they went. It led them through the bush, with a good many knots. It led them twice round the tree. "Why did we do that?" said ${a}. ${b} was carrying a ball as big as a cabbage.`,
        `So they went back the whole way, winding. Through the bush they had to crawl. Twice round the tree they got dizzy. By then the ball was so big that ${b} could not see over it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'curious')],
          things: ['nest', 'gate'],
        },
        `Near the gate the thread went up into the hedge, and stopped. They looked in. A wren had a nest there, with a ${colour} rim, and sat on it. "Leave it," whispered ${a}. "She was cold, too."`,
        `At the gate a bit was missing. It was not far. A wren was just tucking it into her nest, under four eggs. ${a} looked at the ball, and then at the wren. "She can have that," said ${a}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'hold', 'proud')],
          things: ['yarn'],
        },
        `That evening ${g} knitted, and ${a} held the ball. Before the end the wool ran out. "There's a bit too little," said ${g}. ${b} went off, and came back with some ${other} wool. It had been a tail on something.`,
        `Click, click, went ${g}, and the ball hopped about on the floor. Then there was no more wool, and the ${x} was not quite done. "Here," said ${b}, and gave them a bit of ${other}. It was the best thing ${b} had.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy'), seen(G, 'point', 'curious')],
          things: [thing],
        },
        `So the ${x} was ${colour}, with one ${other} patch as big as a pea. It went everywhere again. "What was there?" people said. "${refrain}" said ${a}, and ${b} laughed.`,
        `It had a ${other} spot now, exactly where the hole had been. There was a thread hanging out of that. ${Gcap} saw it. "${refrain}" said ${a}. Then ${a} took off the ${x}, and handed it over.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { x, thing, colour, coloured, new: other, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: [thing] },
        `${A.introduced} had ${withArticle(coloured)} ${x}. ${Gcap} had knitted it, one winter, out of a single thread, and there was no other like it. It had been up trees and under tables. It smelled of all the places where it had been. ${a} was hardly ever seen without it, and slept with it near.`,
        `Some things you have, and some things you would know in the dark. The ${coloured} ${x} was of the second kind. ${Gcap} had made it, out of one very long thread. ${A.introduced} had been smaller when it was new, and it had been bigger. Now they were just right for each other.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'point', 'calm'), seen(B, 'stand', 'curious'), seen(A, 'stand', 'shy')],
          things: [thing],
        },
        `"That wants mending," said ${g}, on Monday. "Give it to me for one evening." It was a hole like a pea. "${refrain}" said ${a}. One evening is long, with nothing on the chair, and ends with a night. On Tuesday ${g} asked again. ${B.introduced} looked through it and saw the cat. "I'd give it in," said ${b}. "${refrain}" said ${a}, rather shortly.`,
        `It began as a pea. "One evening, and I'll have that shut," said ${g}. But ${a} knew those evenings. There is nothing on the chair, where something has always been. "${refrain}" said ${a}. "They don't stay little," said ${B.introduced}, who had once had a sock. "Mine does," said ${a}. It was the third time since Monday that ${g} had asked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')], things: ['gate', 'string'] },
        `On Saturday they set out for the pond. There's a nail in the gate, a bent one. It had been waiting for years to catch something. It caught a thread, as thin as a whisker. There was a small tug. "What?" said ${a}, over one shoulder. "I didn't say anything," said ${b}. And they walked on, the two of them, and the nail held on.`,
        `They took the way by the pond, that Saturday, because it is longer. As they went out, ${a} felt something pull, and thought that it was the wind. It was the nail in the gate. It had got hold of an end. It's a very small thing, an end. There was a great deal of ${x} on the other side of it, and all of it could move.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'worried')],
          things: ['tree', 'string'],
        },
        `"Race you!" said ${a}, and they raced three times round the big tree. "You've got a plum there now," said ${b}, out of breath. "It was a pea when we left." "${refrain}" said ${a}. It was not so easy to say as on Monday. "Shall we turn back?" said ${b}. It would have been a good place to turn back. But it takes two to turn back.`,
        `They played at ships, with the big tree for a mast, and sailed three times round it, until giddy. "About that hole," said ${b}. It was like a plum. "${refrain}" said ${a}. "I've seen bigger." "When?" said ${b}. And ${a}, who could have said, "You're right," just then, said, "Race you to the bush."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'worried')],
          things: ['bush', 'string'],
        },
        `Behind the bush ${a} looked down, when ${b} was not looking. It was a melon. It was more air than wool. If anybody said so, it would be true. So ${a} did not say it. "${refrain}" said ${a}, to nobody who had asked, and walked on, with both arms across the front.`,
        `It was a melon by the time they were through the bush. ${b} had stopped talking about it. They walked side by side, and both of them looked straight in front. There is a sort of hole that gets bigger when nobody looks. "${refrain}" said ${a}, all the same, and the teeth behind it chattered.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `At the water they stopped. There was a last loop, and it ran round ${a} once, as if to look, and was off. Then there was no ${x}. ${a} had walked clean out of it. "I should have given it in," said ${a}. ${b} had meant to say just that, all the way from the tree, and now did not want to.`,
        `The end came at the pond, and it weighed nothing. Something slid by, and ${a} snatched, and had a loop of wool. Then that was a thread. There it lay, in the mud, ${colour}. "One evening," said ${a}. "It would have been one evening." ${b} looked at the ducks, and said nothing at all, which was friendly.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'point', 'curious')], things: ['string'] },
        `It was ${b} who followed the thread with both eyes. It went through the reeds, and over the path, and in at the bush. "How much did ${g} use?" said ${b}. "All of it. One thread," said ${a}. "Then it's here," said ${b}. "It's every bit of it here. It's only the wrong shape." ${a} got up out of the wet grass.`,
        `"What was it made of?" said ${b}, after some time. "Of one thread," said ${a}. "From one end to the other. ${Gcap} told me." ${b} picked up what lay in the mud, and gave it a pull. Far away a leaf moved. "I've got one end," said ${b}. "So there must be the rest." They looked at each other. Then they began to wind.`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'hold', 'happy', 'yarn')],
          things: ['yarn', 'tree'],
        },
        `They wound the whole of that walk up again, from the back. They could read it like a letter. Here ${a} had hurried. Here they had gone round and round the tree. Now they had to do it the other way, with a ball like a pumpkin. At the bush it had caught on every thorn. It took much longer to find than to lose.`,
        `It took all afternoon. The thread showed them just what they had done, and they had to do it backwards. Through the bush they went on their stomachs. Round the tree they ran, three times, and nobody won. "Here you said race you," said ${b}, from behind the ball. "I know where I said it," said ${a}. It was nearly dark when they saw the gate.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'worried')],
          things: ['nest', 'gate'],
        },
        `There, a step from the nail, the thread turned off into the hedge. A wren had found it. She had woven an arm's length of it round the rim of her nest. Now she sat there, on four eggs, and looked at ${a}. Without it the ${x} would never be whole. They would only have had to pull. ${a} put out a finger and felt the wool. It was warm. "She's got more use for it," said ${a}, and bit off the thread.`,
        `A yard from the end it went up into the hedge. They parted the leaves. It was a nest, no bigger than an apple, lined with ${colour}. In it sat a wren, who did not fly off, because of the four eggs under her. "That's yours," whispered ${b}. "We've got nearly all of it. We only need that." It would have come away quite easily. ${a} thought of one evening, without anything on the chair. "No," said ${a}. "It's somebody's now."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(G, 'sit', 'calm'), seen(B, 'stand', 'calm')],
          things: ['yarn'],
        },
        `${a} put the ball on the table, mud and thorns and all. "I didn't give it to you on Monday," said ${a}, "so I'm giving it to you now." ${Gcap} looked at the ball for some time. "I asked for a ${x} with a hole in it," said ${g}. "This is nearly all hole." Then ${g} found the end, and the needles.`,
        `"What's that?" said ${g}. "It's my ${x}," said ${a}. It had to be said, so it was. "It was only a little hole, and I said so every time. There's a bit missing. A wren has got that." ${Gcap} did not say anything about Monday. "Sit down," said ${g}, "and hold the ball. You'll see how it goes."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'calm'), seen(B, 'hold', 'proud')],
          things: ['yarn'],
        },
        `It took more than one evening. It took nine. ${a} held the ball, and learned to do the plain rows. On the ninth it ran out, an arm's length from the end. Nobody had any ${colour}. ${b} went out, and came back with a bit of ${other}. It was from the only thing that ${b} had ever won. "It's no good to me on a shelf," said ${b}.`,
        `There were nine evenings of it, with nothing on the chair. They were not as long as ${a} had thought. After a while the click of the needles was almost as good as a ${x}. Then there was no more wool, just where the wren had hers. "It'll have to have a hole after all," said ${g}. "It won't," said ${b}, and put something ${other} on the table. It was a ribbon of wool, from a prize. ${b} had only the one.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')],
          things: [thing],
        },
        `The ${x} is whole again, but for the colour of one place, as big as a thumb. That is ${other}. "What happened there?" people ask. "${refrain}" say ${a} and ${b}, both at once. In the hedge there were four small wrens in the end. And if anybody sees a loose thread, ${a} takes the thing off, on the spot, wherever that may be. It has happened at a wedding.`,
        `It smells of a pond now, as well as of everything else. In the middle is a spot of ${other}. "${refrain}" says ${a}, when people ask. "You should have seen it." There is a thing in the hedge, too, that is ${colour}, and empty since the summer. They have left it there. All in all, there is more of that ${x} than there ever was.`,
      ),
    ],
  };
}
