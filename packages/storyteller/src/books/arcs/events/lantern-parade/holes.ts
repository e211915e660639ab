import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'It wants a bit more!',
  'Just one thing more!',
  'It needs some more!',
  'A little bit more!',
  'Only a bit more!',
  'It still wants more!',
  'One more bit on it!',
  'Now a bit more!',
  'It could have more!',
  'There is room for more!',
] as const;
const TITLES = ['the lantern with too much on', 'a bit more', 'the dark lantern', 'stars on every wall'];

interface Parts {
  readonly refrain: string;
  /** What the lanterns are for: "the autumn parade". */
  readonly parade: string;
  /** Another child with a lantern, and somebody old who watches from a window. */
  readonly R: Figure;
  readonly r: string;
  readonly N: Figure;
  readonly n: string;
}

function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const taken = [A, B, K].map(({ name }) => name);
  const said =
    /\b(?:(school|autumn|winter|village|street|nursery|evening) )?(?:lantern )?(parade|procession|walk)\b/.exec(raw);
  const whose = said?.[1] ?? /\b(school|nursery|village|street|autumn|winter)\b/.exec(raw)?.[1] ?? null;
  const R = company.person(taken.includes('Robin') ? 'Noor' : 'Robin', 'child');
  const N = company.person(taken.includes('Mrs Plum') ? 'Mrs Bell' : 'Mrs Plum', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    parade: `the ${whose ?? 'lantern'} ${whose !== null && said?.[2] === 'walk' ? 'lantern walk' : 'parade'}`,
    R,
    r: R.name,
    N,
    n: N.name,
  };
}

/** A lantern gets more and more put on it until no light comes out, and then it gets holes. */
export const HOLES: EventPlot = { id: 'holes', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, parade } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'lantern')] },
        `${A.introduced} makes a paper lantern. It is for ${parade}.`,
        `Tonight is ${parade}. ${A.introduced} makes a paper lantern.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'lantern'), seen(G, 'stand', 'happy')] },
        `${Gcap} puts in a little light. How it glows! "${refrain}" says ${a}.`,
        `In goes a little light, from ${g}. It shines! "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'stand', 'curious')],
          things: ['lantern', 'leaf'],
        },
        `${a} sticks on leaves. ${B.introduced} helps.${comesToo} It glows less. "${refrain}"`,
        `On go some leaves. ${B.introduced} helps.${comesToo} Now it shines less. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited')], things: ['lantern', 'star'] },
        `On go gold stars, and a fish. Now it hardly glows. "${refrain}"`,
        `Then a fish, and gold stars. The light gets small. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'lantern')] },
        `On goes a hat. Now it is dark! Where is the light?`,
        `It gets a hat, too. No light at all! It is dark.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'sad'), seen(B, 'walk', 'calm')],
          things: ['lantern'],
        },
        `Out they go. All the lanterns glow. Only one does not.`,
        `There go the lanterns! They all shine. But one is dark.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'stand', 'surprised')], things: ['lantern'] },
        `Bump! ${b} sits on it. Now it has a hole.`,
        `Oh! ${b} falls right on it. It has a hole!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['lantern'] },
        `A bit of light comes out. "Look!" says ${a}.`,
        `And out comes light! "Look, ${b}!" says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited', 'pencil'), seen(B, 'sit', 'happy')],
          things: ['lantern'],
        },
        `"It wants holes!" Pop goes the pencil. Pop, pop!`,
        `${a} takes a pencil. Pop! Now there are many holes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy')], things: ['lantern', 'star'] },
        `Now stars run down the street! They run over walls.`,
        `And down the street go stars! Stars on every wall!`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `"More?" says ${g}, at bedtime. "No," says ${a}. "Good night, stars."`,
        `"More?" says ${g}, by the bed. "No more," says ${a}. Good night, stars.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, parade, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'lantern'), seen(G, 'stand', 'happy')],
        },
        `On Friday it was ${parade}, and everybody made a lantern. ${A.introduced} made a round one, out of white paper. ${Gcap} put a small lamp in. The whole table went warm and yellow. "It's finished," said ${g}.`,
        `Everybody in the street was making lanterns, for ${parade} on Friday. ${A.introduced} made a round white one. ${Gcap} found a little lamp to go in it. It shone like a moon on the kitchen table. "That's a lovely lantern," said ${g}. "It's done."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'curious')],
          things: ['lantern', 'leaf'],
        },
        `"Done?" said ${a}. "It's got nothing on it. ${refrain}" So ${B.introduced} brought leaves, red ones and brown ones.${comesToo} They stuck on so many that it rustled. "It's gone a bit darker," said ${b}.`,
        `"${refrain}" said ${a}. ${B.introduced} had leaves, a whole lap of them.${comesToo} They glued them on, one over the other, until there was no more white. "Splendid," said ${a}. It was just a bit darker in the kitchen than before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'happy'), seen(R, 'hold', 'calm', 'lantern')], things: ['star'] },
        `Next day ${r} came by with a lantern. It was a plain blue one, with nothing on. ${a} felt sorry for it. "Mine's going to have gold stars," said ${a}, "and a fish. ${refrain}" It took all afternoon, and two pots of glue.`,
        `On Wednesday it got gold stars, and a fish with scales. ${r} looked in. ${R.names} lantern was blue, and that was all. "Is that really it?" said ${a}. "${refrain}" "I like it blue," said ${r}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'proud'), seen(B, 'stand', 'happy')], things: ['lantern', 'hat'] },
        `On Thursday it got a fringe, a ribbon, nine buttons and a paper hat. "${refrain}" said ${a}. But there was no room for more. It took two of them to lift it. "It's the grandest in the world," said ${a}.`,
        `Then came the fringe. After that came nine buttons, a ribbon, and a paper hat on top. "${refrain}" said ${a}, and ${b} held out a feather. Now it was as heavy as a cat. "There's no lantern like it," said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'surprised'), seen(R, 'walk', 'happy')],
          things: ['lantern'],
        },
        `On Friday it got dark at last. They all stood in the street and turned on their lamps. ${R.names} went blue. Another went red, and another green. ${a} turned on the grandest lantern. Nothing happened. It stayed as black as a boot.`,
        `It was Friday, and dark, and all the street was full of people. "Lights on!" called ${g}. Up and down the road the lanterns lit up like windows. ${r} stood there in a blue glow. ${a} turned on the little lamp. And where ${a} stood it was simply night.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'kneel', 'calm'), seen(B, 'stand', 'worried')],
          things: ['lantern'],
        },
        `"The lamp's on," said ${g}, who put an eye to the top. "It's quite bright in there. It can't get out." ${a} looked at the leaves, the stars, the fish and the fringe. Each had let out a little less. The parade began to move.`,
        `${Gcap} looked in under the paper hat. "It's working," said ${g}. "It's as bright as anything, inside." The light sat in the middle like somebody in too many coats. And the parade set off.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'stand', 'surprised')], things: ['lantern'] },
        `In the dark ${b} did not see the step. Crunch! ${b} had sat down right on the lantern. "Sorry!" said ${b}. "Is it broken?" And it was. In the fish there was a hole.`,
        `It was so dark by that lantern that ${b} fell over it. Crunch! When ${b} got up there was a hole, right through the fish. "Oh, ${b}!" said ${a}, and stopped.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'kneel', 'happy')], things: ['lantern'] },
        `For out of the hole came a beam, as thin as a straw. It went right across the road. On the wall over there was a small gold spot. ${a} turned the lantern, and the spot ran along the wall. "It doesn't want more," said ${a}. "It wants less!"`,
        `A thread of light came out of the fish, and went over the road. There it made a spot on somebody's door. When ${a} moved, it moved. It hopped up to the roof. "Look at that," whispered ${a}. "I've put on too much. It wants less!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited', 'pencil'), seen(B, 'hold', 'happy', 'lantern')] },
        `${g === 'the grown-up' ? 'The grown-up' : g} had a pencil. Pop, went the pencil, through three leaves and a star. Pop, pop! It hurt a bit, because of the gold. ${b} held on. They made twenty holes, and then twenty more, big ones and small ones.`,
        `All they needed was a pencil, and ${g} had one. Pop, right through a star! It had taken an hour to cut that out. Pop, pop, pop! ${b} held the lantern tight, and ${a} did the holes. Soon it had as many as a sieve.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy'), seen(R, 'point', 'excited')],
          things: ['lantern', 'star'],
        },
        `Then they ran, and caught up with the others. And wherever they ran, stars ran with them. They ran over the walls, and the doors, and all the coats. "You've got the sky in there!" shouted ${r}. The whole parade wanted to walk beside ${a}.`,
        `When they caught up, the whole parade said "Oh!" Gold spots flew over every house, and over all the hats. "How did you put those on?" said ${r}. "I didn't," said ${a}. "I took them off."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `It stood by the bed that night, and the ceiling was full of stars. They went round slowly, because ${b} kept giving it a push. "Shall we put something on it?" said ${g}. "No," said ${a}, half asleep. "It's done."`,
        `That night it hung over the bed. There were stars on the pillow, and on ${b}. "${refrain}" said ${g}, very softly. ${a} shook a sleepy head. There was nothing to put on. It was finished.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, parade, R, r, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'wave', 'happy')] },
        `Each year, when the clocks went back, there was ${parade}. And each year ${n} at number nine came out on the step. But this year ${n} had a bad hip, and a bed by the window. "I shan't see much from here," said ${n}. "You'll see mine," said ${A.introduced}. "I'll make one that you can't miss."`,
        `${n} at number nine had never missed ${parade} in forty years. This time there was no help for it. There was the hip, and there were the stairs. "I'll lie here and look at the top of the curtain," said ${n}. "Perhaps I'll hear it go by." "You'll see it go by," said ${A.introduced}. "You'll see one, anyway. Mine will be so grand that it can be seen from bed."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'lantern'), seen(G, 'stand', 'happy')],
        },
        `On Monday it was still a simple thing. There were four sticks, and some white paper as thin as onion skin. There was a little lamp, with a battery. When ${g} put out the kitchen light the whole table shone. "I'd leave it at that," said ${g}. ${a} walked round it. It was pretty, but you could miss it. "${refrain}" said ${a}.`,
        `On Monday it was four sticks and a sheet of white paper. ${Gcap} set a small lamp in it, and turned off the big one. All the cups had a shine on. "Perfect," said ${g}. "Don't touch it." But any lantern shines. This one was for somebody who could see only the top half of a window. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'curious')],
          things: ['lantern', 'leaf'],
        },
        `On Tuesday there were leaves.${comesToo} ${B.introduced} brought them in by the bucket. They were pressed, and glued, and laid like tiles. On Wednesday there was a whale, with all its teeth. "${refrain}" said ${a}. By Thursday it had gold stars, and a town with forty windows, cut from a chocolate box. It took both arms to turn it round.`,
        `${B.introduced} was sent for leaves, and more leaves.${comesToo} They went on like scales, from the bottom up. That was Tuesday. Then came the whale, on Wednesday, and a town along its back, with forty windows. On Thursday ${a} ran out of gold paper, and began on the chocolate box. "${refrain}" said ${a}, every time that anyone came in.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'hold', 'calm', 'lantern'), seen(A, 'stand', 'proud')] },
        `${r} from across the road had made one, too. It was blue. It had no leaves on it, and no whale. "Is it finished?" said ${a}. "I think so," said ${r}, and looked from one to the other. "Yours is the best thing I've ever seen. Have you tried it with the lamp on?" "I'm keeping that for tomorrow," said ${a}.`,
        `"I only did blue," said ${r} from across the road, and held it up. It was blue all over, as a sky is. ${a} would have liked to lend it something. "Don't worry," said ${a}, "nobody will look." "No," said ${r}. "Not with yours there. Does it shine a lot?" ${a} had not turned it on since Monday. There hadn't been time.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(R, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['lantern'],
        },
        `And then it was Friday, at six, and as dark as it can be in a street. People made way for it. "Goodness," they said, while there was still light from the doors. Then the doors were shut. Up and down the road the lamps went on, red, and green, and one blue. ${a} felt for the switch. There was a click. ${a} clicked it again.`,
        `At six on Friday they all lined up below number nine. The lantern went by on two pairs of arms, and everyone turned round to see. "Lights!" somebody called. The street lit up in fifty colours, from the corner to the church. In the middle of it there was one dark place, like the gap where a tooth was. That was ${a}. "Turn it on," said ${r}. "It is on," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(G, 'kneel', 'calm')], things: ['lantern'] },
        `${Gcap} got down and looked in from below. "It's on," said ${g}. "It's like noon in there. There's just too much in the way." It was all true. There were the leaves, and the whale over the leaves, and the town over the whale. Each of them was beautiful. Each of them kept in a little more. "How many did you put on?" said ${g}. ${a} could not have said.`,
        `If you put an eye to the crack at the bottom you could see it. There was the little lamp, shining away with all its might, on the inside of four days' work. None of it came out. "It can't get through the whale," said ${g}. And what got by the whale was stopped by the town. Over their heads was a window with the curtain drawn back. Somebody was waiting in there, to see one that could not be missed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'hold', 'worried', 'lantern'), seen(A, 'stand', 'sad')] },
        `"Take mine," said ${r}. "Hold it up high. I'll walk behind with yours, in the dark. I don't mind." And it was just like ${r} to mean it. ${a} looked at the blue lantern, which nobody was going to look at. It would have been so easy. "No," said ${a}. "I said that I'd make one." The line began to move off, and ${b} stepped back to let it by.`,
        `${r} had come back along the line. "We could swap," said ${r}. "You go under the window with the blue. I won't tell." It was a thing that a person remembers. ${a} nearly did it, too. But then ${n} would lie up there, and be glad of the wrong one. "Thanks," said ${a}. "You carry that. It's yours." And ${b} stepped back, to make room.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(A, 'stand', 'surprised')], things: ['lantern'] },
        `It was too dark to step back. There was a crunch. It was the sort of crunch that goes on for a bit. ${b} had sat down in the town. When they got ${b} out there was a hole in the whale, quite small, right through to the middle. And out of the hole, like a straw, came a beam. It went up, and over the road. High on the wall it made a spot of gold.`,
        `Nobody could see where the lantern stood. ${b} found it, by sitting down on it. You could hear the chocolate box go, and then the leaves. "Oh," said ${b}, "oh, no." But ${a} had stopped listening. Where the whale's eye had been there was a hole. A thread of light came out, as straight as a ruler. It crossed the street, climbed a wall, and ended in a small bright dot.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried', 'pencil'), seen(G, 'stand', 'calm')],
          things: ['lantern'],
        },
        `One hole made one spot. Anyone could work that out. "Has somebody got a pencil?" said ${a}. Then ${a} stood in front of it with the pencil, and could not begin. It was four days. It was forty windows, each with a sill. ${Gcap} did not say anything. Far up the road the band struck up. ${a} shut both eyes, and pushed.`,
        `There was a pencil in ${G.names} coat. ${a} set the point on the gold, and waited. It's a dreadful thing to put a hole in what you have made, on purpose. There would be no mending it. "It was the best one I ever did," said ${a}. "I know," said ${g}. Down at the end of the street the music had begun. Pop, went the first of the forty windows.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'reach', 'determined', 'pencil'),
            seen(R, 'hold', 'happy', 'lantern'),
            seen(B, 'reach', 'happy'),
          ],
        },
        `After the third it was easier. Pop, through the leaves! Pop, through the whale, and the tail of the whale! ${r} held up the blue lantern, so that they could see, and missed the whole beginning of the parade. ${b} did the low ones. They stopped when there was more hole than whale. "Does it want any more?" said ${r}. "It wants less," said ${a}. "It's wanted less since Monday."`,
        `Then it went fast, in any order, big and small. ${r} had stayed behind. ${r} held the blue lantern over them to work by, though the parade was nearly at the church. ${b} tore off what was loose. Bits of gold lay all over the road. "${refrain}" said ${r}, and ${a} had to laugh. "I got that the wrong way round," said ${a}. "It needs some taking off."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy'), seen(R, 'walk', 'happy')],
          things: ['lantern', 'star'],
        },
        `They lifted it up. And there was no dark street any more. There were stars on the road, and stars on the doors. They slid over the roofs like a flock that is going somewhere. The parade stopped playing, and looked up, and was covered in them. They were all alone, a hundred yards behind the rest, and nobody could see who it was. ${a} turned the lantern once, slowly, below number nine.`,
        `Up it went, on two pairs of arms, and it was as if somebody had tipped out the sky. Hundreds of gold spots ran along the houses. They went up the drainpipes, and over the church. At the far end the band lost its place. Hardly anyone could see the lantern itself, or who was under it, so bright was everything else. ${a} stopped beneath the window. Then ${a} tilted it back, as far as it would go.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(N, 'sit', 'happy'), seen(A, 'stand', 'happy')],
          things: ['lantern'],
        },
        `In the morning ${a} went up to number nine, with what was left of it. It looked like something that mice had been at. "I'm afraid it isn't grand any more," said ${a}. "Did you see which was mine?" "I didn't see any of the others," said ${n}. "They went by down there. Yours came in." And ${n} pointed up, to where they had been, all over the ceiling.`,
        `"I never saw your lantern," said ${n}, next day, from the bed. "I'm sorry. I saw the top half of the window." ${a} put it on the chair. It was all holes, with a bit of whale. "But I'll tell you what I did see," said ${n}. "I had stars on my ceiling. I had them on my blanket, and one on my nose. Somebody must have sent them up." "Does it want anything more?" said ${a}. ${n} looked at it for a long time. "Not a thing," said ${n}.`,
      ),
    ],
  };
}
