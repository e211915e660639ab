import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { THING_WORDS } from '../../../theme/entries.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { grownIn } from './grown.ts';

const REFRAINS = [
  'Too wide',
  'Still too wide',
  'Much too wide',
  'Far too wide',
  'No, too wide',
  "It won't go through",
  "It doesn't fit",
  'Too wide by far',
  'Not through there',
  "It can't get out",
] as const;
const TITLES = ['too wide', 'it came in by the gate', 'one by one', 'out of the gate'] as const;

interface Parts {
  readonly C: Figure;
  readonly c: string;
  /** "pumpkin", and "giant" or as the parent says it. */
  readonly v: string;
  readonly giant: string;
  /** "soup" in "bowls", or "jam" in "jars". */
  readonly dish: string;
  readonly bowls: string;
  readonly things: readonly ThingName[];
  /** "Grandpa's garden", or "the garden". */
  readonly garden: string;
}

function parts({ A, B, K, G, g, raw, company }: Going): Parts {
  // Whoever owns the garden has a part of their own.
  const C = A !== K ? A : B === G ? company.friend : B;
  const v = grownIn(raw) ?? 'pumpkin';
  const isSweet = v === 'strawberry';
  const drawn = THING_WORDS.get(v)?.entry.drawn;
  return {
    C,
    c: C.name,
    v,
    giant: /\b(?:enormous|huge|gigantic)\b/.exec(raw)?.[0] ?? 'giant',
    dish: isSweet ? 'jam' : 'soup',
    bowls: isSweet ? 'jars' : 'bowls',
    things: drawn ? [drawn] : [],
    garden: g === 'the grown-up' ? 'the garden' : `${G.names} garden`,
  };
}

/** A giant vegetable does not go out by the gate; what came in small goes out small. */
export const GATE: EventPlot = { id: 'gate', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { C, c, v, giant, dish, bowls, things } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: ['gate'] },
        `${k} comes in by the garden gate. In one pocket are two seeds.`,
        `In by the garden gate comes ${k}. Two seeds come too, in a pocket.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised')], things },
        `One seed goes in the ground. It grows, and grows. Now it is a ${giant} ${v}!`,
        `${k} plants one seed. Up comes a ${giant} ${v}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(C, 'stand', 'surprised')], things },
        `"Everybody must see it!" says ${k}. ${C.introduced} helps. Off to the gate!`,
        `"Let's show it to everybody!" says ${k}. ${C.introduced} comes to help.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['gate', ...things],
        },
        `They push it at the gate. Push! Bump! "${refrain}" says ${c}.`,
        `They roll it to the gate. Bump! It stops. "${refrain}" says ${c}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'stand', 'worried')],
          things: ['gate', ...things],
        },
        `They turn it round. It is just as big that way. Bump! "${refrain}" says ${c}.`,
        `They push it in the other way round. Bump! "${refrain}" says ${c}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'stand', 'curious')],
          things: ['soap', ...things],
        },
        `They rub it all over with soap. It is slippery now. But, bump! "${refrain}" says ${c}.`,
        `Soap makes it slippery. They slip. It does not. "${refrain}" says ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(C, 'sit', 'calm')] },
        `${k} sits down. There is one seed in the pocket still. It is so small. "It came in small!"`,
        `${k} feels in the pocket. There is the other seed. "It was small when it came in!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'excited'), seen(C, 'stand', 'happy')],
          things: ['saucepan'],
        },
        `So ${g} gets a big pan. They wash it. Chop, chop! They all make ${dish}.`,
        `${Gcap} brings the biggest pan. Wash, wash, chop, chop! Soon it is ${dish}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'proud'), seen(C, 'walk', 'happy')], things: ['gate'] },
        `All the ${dish} goes out by the gate. "It goes through!" says ${c}.`,
        `Out go ten ${bowls} of ${dish}. By the gate! "It goes through!" says ${c}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'walk', 'sleepy'), seen(C, 'walk', 'sleepy')],
          things: ['gate'],
        },
        `Then out go ${c} and ${k}. One small seed is in the pocket.`,
        `Then ${k} goes home by the gate. So does ${c}. One seed sleeps in a pocket.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { C, c, v, giant, dish, bowls, things, garden } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: ['gate'] },
        `One day in spring ${K.introduced} came in by the gate of ${garden}. It was a narrow gate. In one pocket there were two seeds. They went through without any trouble.`,
        `The gate of ${garden} was narrow. You had to go in sideways. In came ${K.introduced}, with two seeds in a pocket. You could not even see them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'surprised')], things },
        `One seed stayed in the pocket. The other went into the ground. It rained, and the sun shone. And by autumn there was a ${giant} ${v}, as big as a bath.`,
        `${k} put one into the ground, and forgot the other. All summer something grew there. It was a ${v}, then a big ${v}. At last it was a ${giant} ${v}, and hid the shed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(C, 'stand', 'surprised')], things },
        `"The whole street must see it," said ${k}. "The whole street won't fit in here," said ${C.introduced}. "Then it will have to go out," said ${k}.`,
        `"Nobody will believe it," said ${C.introduced}. "They will when they see it," said ${k}. "We'll take it out into the street."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['gate', ...things],
        },
        `They pushed, and it moved, bit by bit, down the path. It got to the gate. Then it got no further. "${refrain}," said ${c}. It was as wide as two gates.`,
        `They put their backs against it. It slid down the path like a ship. At the gate it went bump. "${refrain}," said ${c}, and looked at both sides.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'stand', 'worried')],
          things: ['gate', ...things],
        },
        `"It may be thinner the other way," said ${k}. They turned it round, and that took until dinner. It was the same all the way round. "${refrain}," said ${c}.`,
        `"We'll try it the other way about," said ${k}. So they turned it. It was not one bit thinner from behind. Bump! "${refrain}," said ${c}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'stand', 'curious')],
          things: ['soap', ...things],
        },
        `Next they tried soap. It works with rings. They soaped it all over, and pushed, and both sat down hard. "${refrain}," said ${c}, with foam on one ear.`,
        `"Soap!" said ${k}. They rubbed it in from top to bottom. Now it was so slippery that nobody could push it at all. "${refrain}," said ${c}. "And it's gone all bubbly."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'sit', 'sad'), seen(C, 'sit', 'calm')] },
        `${Gcap} came with a basin and washed it clean. "Shall I take down the fence?" But a hedgehog lived under the fence, in the leaves. ${k} sat down and felt sad, and looked for a hanky.`,
        `"You could take the fence away," said ${g}, and rinsed off the soap. They all looked at the fence. Under it, in the leaves, slept a hedgehog. "No," said ${k}, and sat down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(C, 'sit', 'curious')] },
        `There was no hanky in the pocket. There was something very small. It was the other seed. "How did it get in here?" said ${k}. "In your pocket," said ${c}. "Small," said ${k}. "Then it can go out small!"`,
        `Something pricked ${k} in the pocket. It was the seed that had been forgotten. "Look," said ${k}. "The whole thing came in by that gate." "It was smaller then," said ${c}. "Well," said ${k}, "we'll make it smaller!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'excited'), seen(C, 'stand', 'happy')],
          things: ['saucepan'],
        },
        `${Gcap} fetched the biggest pan, and did the cutting. ${k} carried the pieces, and ${c} tasted. It simmered all afternoon. The whole street could smell ${dish}.`,
        `So ${g} cut it up, slice after slice. Into the pan it went, and it bubbled. ${k} stirred with both arms. "What is that smell?" said somebody over the fence. It was ${dish}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'proud'), seen(C, 'walk', 'happy')], things: ['gate'] },
        `Then it went out by the gate, in forty ${bowls}. One went to each house, and the postman had two. "It goes through," said ${c}, each time. "It goes through. It goes through."`,
        `They carried it out, one after the other, in forty ${bowls}. There was a queue down to the corner. "All that from one ${v}?" people said. "It goes through!" said ${c}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(C, 'stand', 'happy')],
          things: ['gate'],
        },
        `When it got dark there was nothing left of it. ${k} went home by the narrow gate, rather full, and had to breathe in. In the pocket there was still one seed.`,
        `In the evening they went home themselves. ${k} had eaten so much that the gate was a bit tight. "Too wide?" said ${c}. "Just right," said ${k}, and held on to the pocket with the seed.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { C, c, v, giant, dish, bowls, things, garden } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'walk', 'happy')], things: ['gate'] },
        `There was only one way into ${garden}. It was a gate between two brick posts, so narrow that a fat cat had to think about it. In April ${K.introduced} came in by it, with two seeds in a pocket. One was for the ground. The other was in case.`,
        `${K.introduced} had got two seeds for a marble, and brought them to ${garden} in a pocket. The gate there is an old one, and narrow. It was made for people who carried one bucket. Two seeds came through it as if it were a cathedral door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'proud')], things },
        `One went in by the wall. In June it had leaves like umbrellas. In July it drank more than the household. By September there lay beside the wall a ${giant} ${v}. You had to walk round it to get to the shed. "I did that," ${k} would say to it, morning and evening.`,
        `One stayed where it was, under a hanky. The other one was planted, and it turned out to mean it. All summer ${k} carried water to it, sixty cans a week. By September it was a ${giant} ${v}, and the washing had to be hung somewhere else. ${k} measured it every night, and wrote it down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(C, 'stand', 'curious')], things },
        `"And when do we eat it?" said ${C.introduced}. "Eat it?" said ${k}. "It's going to the show, on Saturday. It'll win." "It will win," said ${c}, "and then will we eat it?" They had been friends for a long time, but they did not see a ${v} in the same way.`,
        `"It smells of ${dish}," said ${C.introduced}, walking round it. "Don't you dare," said ${k}. "It's for the show, on Saturday. Everybody is going to see it." "Everybody could taste it," said ${c}. "You can't put a ribbon on ${dish}," said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'reach', 'determined')],
          things: ['gate', ...things],
        },
        `On Friday they moved it. They put broomsticks under it, as people did with stones for temples, and it rolled. It rolled all the way to the gate, and there it stopped. "${refrain}," said ${c}. They both stepped back. There was a good arm's length of it over on each side.`,
        `It took the whole of Friday to get it down the path, on rollers. ${k} steered and ${c} shoved. Nobody had given any thought to the gate. It met the two posts with a soft sort of thud, like a bus meeting a letter box. "${refrain}," said ${c}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'determined'), seen(C, 'stand', 'worried')],
          things: ['gate', ...things],
        },
        `"It can't be the same all round," said ${k}. Nothing is. They turned it by a quarter, and measured, and by another quarter. It was the same all round to within a thumb. "${refrain}," said ${c}. "Who'd have thought that you would grow it so well?"`,
        `${k} got out the string. They measured it in front, and they measured it behind, and they tried it with its stalk end first. A sofa will go round a corner if one only tilts it. But this was no sofa. "${refrain}," said ${c}, and went in to tea.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'reach', 'determined'), seen(C, 'stand', 'curious')],
          things: ['soap', ...things],
        },
        `After that it was soap. A ring comes off with soap. They used up two bars, and pushed, and it shot backwards down the path and into the beans. "${refrain}," said ${c}, out of the beans. "But that was the best bit so far."`,
        `In the morning they soaped it from top to bottom. It was a lovely sight in the sun. It would go anywhere now, in any direction, apart from that one. "${refrain}," said ${c}. They were both foam to the elbows, and it was ten o'clock. The show was at two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'worried'), seen(C, 'stand', 'calm')] },
        `${Gcap} came out with a hose and rinsed it. "I could knock down a post," said ${g}, "if you say so. It's stood there for a hundred years." A toad lived in that post, behind the loose brick. It had lived there for years, and ${k} knew its face. One knock would do it, and there would still be time for the show.`,
        `"There's always the wall," said ${g}, hosing off the soap. "I've got a big hammer." Low down, behind a loose brick, two gold eyes opened, and shut again. "That's where the toad lives," said ${c}. Nobody said any more about it. They left it to ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(C, 'sit', 'calm')] },
        `${k} had carried sixty cans a week. It wasn't fair. It could stay here, of course, where nobody would see it. In the first frost it would turn to slush. "No hammer," said ${k}, very low, and had to look for a hanky. In the pocket, under the hanky, there was a crumb of something hard.`,
        `"Leave the toad," said ${k}. It was the right answer, and it did not feel nice at all. So there it would sit, the biggest anyone had grown, between a shed and a wall, until it went soft. ${k} put both hands into both pockets. In one of them was something no bigger than a ladybird.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(C, 'sit', 'curious')], things: ['gate'] },
        `It was the other seed, the one in case. ${k} looked from the seed to the gate. "It came in by there," said ${k}. "All of it. I carried it in with one hand." "It was in a smaller state," said ${c}. "Yes," said ${k}. It was quiet for a time. "Will you fetch the pan? You've waited long enough."`,
        `"You came in by that gate," said ${k}, to the ${v}. "I brought you. It was no trouble at all." And then: "It isn't the gate that's wrong." ${c} hardly dared to breathe. "Everybody should see it," said ${k}, "or else everybody should taste it. Say what you like about ${bowls}. They're narrow."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(K, 'stand', 'determined'), seen(C, 'stand', 'excited')],
          things: ['saucepan'],
        },
        `${Gcap} did the cutting, and it took a saw. ${k} did not look at the first slice. But inside it was so bright that you had to look at the second. They borrowed pans from both sides. By one o'clock the lid was dancing, and there was ${dish} in the air as far as the church.`,
        `The first cut was the worst, and ${g} made it quickly. After that it was just work. They stirred in turns, with the longest spoon. ${c} was in charge of tasting, and did it with great feeling. "More stirring," said ${c}, "or less." It was ${dish}, and it was the colour of a good day.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'proud'), seen(C, 'walk', 'happy')], things: ['gate'] },
        `At two it went to the show, in a hundred and twelve ${bowls}, on trays and planks and a pram. It passed between the posts a little at a time. "It goes through," said ${c}, to each. There was no class for it, so there was no ribbon. There was a queue, though, right round the tent.`,
        `They were late for the show, and it took eleven journeys. Each time they came to the posts they slowed down, from habit. "It goes through," said ${c}. A turnip as big as a football had won. Nobody was standing near it. They were all standing at the end of a table, holding out ${bowls}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['gate'],
        },
        `"I'd have liked the ribbon," said ${k}, on the step, that evening. "I know," said ${c}, and didn't say anything about ${dish}, and that was friendly. Behind its brick the toad was settling down for the winter. ${k} felt for the seed. It was there, in case.`,
        `In the evening there was a pale round place beside the wall, and a very clean pan. "It was this wide," said ${k}, and showed it, and people would nod. "I've still got some of it in me," said ${c}. And ${k} turned the small hard seed over in the pocket, and thought about April, and about a wider gate. No. Not a wider gate.`,
      ),
    ],
  };
}
