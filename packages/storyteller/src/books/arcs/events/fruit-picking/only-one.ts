import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace } from '../the-one.ts';
import { old } from './only-one-old.ts';
import { REFRAINS, TITLES, partsOf } from './only-one-said.ts';

/** Everybody has had only one, and the basket is empty: it stands by the fence, and over the fence looks a donkey. */
export const ONLY_ONE: EventPlot = {
  id: 'only-one',
  when: /\b(?:pick\w*|gather\w*|collect\w*|farm|field|orchard|harvest|blackberrying)\b/i,
  young,
  middle,
  old,
};

/** An orchard is a place for it, and is said. */
const inOrchard = (going: Going): string => (going.raw.includes('orchard') ? ' in the orchard' : inPlace(going, ''));

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { fruit, D, d, things } = partsOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'basket'), seen(G, 'stand', 'happy')],
          things: ['basket'],
        },
        `Look, ${fruit.many}${inOrchard(going)}! Here comes ${A.introduced}. Here comes ${g}.${comesToo} What a big basket!`,
        `Today ${A.introduced} picks ${fruit.many}. So does ${g}.${comesToo} The basket is big.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'curious'), seen(B, 'stand', 'happy')],
          things: ['fence', 'basket'],
        },
        `The basket goes down by the fence. Over it looks ${D.introduced}. ${B.introduced} is there, too.`,
        `They put the basket by the fence. ${D.introduced} looks over. Here comes ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things },
        `Pick, pick! ${a} eats one. The rest go into the basket.`,
        `Pick, pick! Into the basket they go. One goes into ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'calm')], things: ['basket'] },
        `Oh! The basket is empty. "Was that you, ${b}?" "${refrain}" says ${b}.`,
        `Back to the basket. It is empty! "${b}?" says ${a}. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(G, 'reach', 'happy')], things },
        `They pick more. Full to the top! They go for more.`,
        `Pick, pick! Now it is full. They go for more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `Empty again! "${Gcap}?" says ${a}. "Me?" says ${g}. "${refrain}"`,
        `Empty again! ${a} looks at ${g}. "${refrain}" says ${g}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'determined'), seen(B, 'hide', 'excited')],
          things: ['basket', 'hat'],
        },
        `So ${a} puts a hat in it. Then they all hide. Shh!`,
        `Into the basket goes a hat. Now they hide. Shh!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'hide', 'surprised')],
          things: ['hat', 'fence'],
        },
        `Over the fence comes a nose. A long, grey nose! Up goes the hat. It is ${d}!`,
        `Sniff! Who comes over the fence? ${d}! ${d} has the hat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy'), seen(D, 'stand', 'calm')],
          things: ['hat'],
        },
        `"It was you!" says ${a}. "Hee-haw!" says ${d}, with the hat on. That is: "${refrain}"`,
        `"You had them all!" they shout. "Hee-haw!" says ${d}. That is: "${refrain}"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things,
        },
        `They fill it again. At night one ${fruit.one} is gone. "${refrain}" says ${a}.`,
        `Now the basket is at home. Only one is gone. "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { fruit, D, d, things } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'basket'), seen(G, 'stand', 'happy')],
          things: ['basket'],
        },
        `It was the day for picking ${fruit.many}${inOrchard(going)}. ${A.introduced} had the basket, and ${g} had the red hat.${comesToo} "When it's full we'll go home," said ${g}, "and make a pie."`,
        `${A.introduced} and ${g} had come to pick ${fruit.many}${inOrchard(going)}.${comesToo} ${Gcap} wore a red hat. The basket was so big that you could have sat in it. "We'll need all of that," said ${g}, "for a proper pie."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'curious'), seen(B, 'stand', 'happy')],
          things: ['fence', 'basket'],
        },
        `They put it down in the shade, by the fence. In the next field stood ${D.introduced}, looking at nothing. ${B.introduced} had come along to help. "I'll help with the tasting," said ${b}.`,
        `The best place for the basket was by the fence, where it was cool. ${D.introduced} was there already, on the other side, half asleep. "I can carry things," said ${B.introduced}, "if they aren't too far."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(G, 'reach', 'happy')], things },
        `They hung in ${fruit.grows}, warm from the sun. ${a} ate one, to see if they were ripe. They were. After that ${a} picked and picked, and carried them to the basket. It was full up to the handle.`,
        `It was easy. So many hung in ${fruit.grows}! You only had to reach out. The first one was for ${a}. The others all went into the basket. "There," said ${a}. "Full!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'calm')], things: ['basket'] },
        `They only went back for one last ${fruit.one}. When they came with it, there was nothing in the basket but a leaf. "${b}!" said ${a}. "What?" said ${b}. "${refrain}." And there was juice on ${B.names} chin, but only a drop.`,
        `${a} turned round for the very last one. Then ${a} turned back. The basket was as empty as a drum. "Somebody has had them all," said ${a}, and looked at ${b}. "${refrain}," said ${b}. "It was a small one."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'calm')], things },
        `So they did it all again. This time ${b} had to sit far off, at the end of the ${/orchard/.test(going.raw) ? 'orchard' : 'field'}. The basket got full for the second time. It was a hot day for it.`,
        `There was nothing for it but to begin again. ${b} was sent to sit under the tree, with both hands in sight. It took an hour. Then they had a full basket, and two sore backs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(G, 'stand', 'surprised')], things: ['basket'] },
        `They went to fetch ${b}. That was all. And the basket was empty. "You were the last one there," said ${a} to ${g}. ${Gcap} went rather pink. "${refrain}," said ${g}. "When you weren't looking."`,
        `${a} went to the pump for a drink, and it took no time. But there was the bottom of the basket again. ${a} looked at ${g} for quite a while. "${refrain}," said ${g}, "and that was hours ago."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'determined'), seen(B, 'hide', 'excited')],
          things: ['basket', 'hat'],
        },
        `"It can't go by itself," said ${a}. There was nothing left to put in the basket. So ${a} put the hat in, with a leaf on top. Then they all hid in ${fruit.grows}, and kept still.`,
        `"I had one, you had one, and you had one," said ${a}. "That makes three." There had been a hundred. ${a} laid the hat in the basket, red side up. "Now hide," said ${a}, "all of you, and don't laugh."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'happy'), seen(A, 'hide', 'surprised')],
          things: ['hat', 'fence'],
        },
        `For a while there were only bees. Then something grey came over the fence. It was long, and soft, and it had hairs on. It was a nose. It went down into the basket, and came up with the hat.`,
        `Nothing moved but the butterflies. And then the fence creaked. A head came over it, slowly, with two long ears behind. It dipped into the basket. Up came ${d}, with the hat between the teeth.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'cheer', 'happy'), seen(D, 'stand', 'calm')],
          things: ['hat'],
        },
        `"It was you!" cried ${a}. "All the time!" ${d} did not even start. ${d} chewed the brim a little, and looked at nothing. "Hee-haw," said ${d}. And anybody could hear what that was. It was: "${refrain}."`,
        `Out they all jumped. ${d} looked from one to the next. The hat hung down on one side, and the juice on the other. "Well?" said ${a}. "Have you anything to say?" "Hee-haw," said ${d}. It meant: "${refrain}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'basket'), seen(G, 'reach', 'happy'), seen(B, 'reach', 'happy')],
          things: ['basket'],
        },
        `They picked the third basket in no time. By now they were good at it. It stood in the middle of the ${/orchard/.test(going.raw) ? 'orchard' : 'field'}. "Sorry that I thought it was you," said ${a}. "You did look like it," said ${b} to ${g}. "So did you," said ${g} to ${b}.`,
        `The third time ${a} carried the basket about with them. It was heavy, but it stayed full. "I'm sorry, ${b}," said ${a}, "and ${g}, too." They had both had juice on their chins, and so had ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['basket'],
        },
        `It was a very large pie. It was put on the window sill to cool, just for a minute. Then there was a piece missing. They all looked at one another. "${refrain}," said everybody at once. And outside, in the dark, somebody went "Hee-haw".`,
        `In the evening there was pie. ${Gcap} cut it, and there was a piece too many. "Who's that for?" said ${b}. ${a} took it back to the fence, on a plate. It was gone when ${a} had turned round twice. "Hee-haw," said the dark. "I know," said ${a}. "${cap(refrain)}."`,
      ),
    ],
  };
}
