import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './dug-old.ts';
import { plantOf } from './plant.ts';
import { onBalcony, REFRAINS, TITLES } from './dug-parts.ts';

/** It is dug up every day to see whether it grows; so it must grow where it can be looked at without digging. */
export const DUG: EventPlot = standsApart({
  id: 'dug',
  young: (going) => placed(going, young(going)),
  middle: (going) => placed(going, middle(going)),
  old: (going) => placed(going, old(going)),
});

function placed({ raw }: Going, told: Told): Told {
  return onBalcony(told, raw, plantOf(raw).tree);
}

/** " in Grandma's garden", where the theme is about that; else nothing. */
function gardenOf({ A, B, G, g, raw }: Going): string {
  const [, word] = /\b(garden|allotment)s?\b/.exec(raw) ?? [];
  return word === undefined || g === 'the grown-up' || A === G || B === G ? '' : ` in ${G.names} ${word}`;
}

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, third, chance } = going;
  const { seed, will } = plantOf(raw);
  const refrain = chance.pick(...REFRAINS);
  const too = `${will === '' ? '' : ` It wants to be a ${will}.`}${third ? ` ${third.name} helps.` : ''}`;
  const where = gardenOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [
            seen(A, 'kneel', 'happy'),
            seen(G, 'stand', 'happy'),
            ...(third ? [seen(third, 'kneel', 'happy')] : []),
          ],
        },
        where === ''
          ? `Here is one ${seed}. ${A.introduced} plants it. Pat, pat!${too}`
          : `Here is one ${seed}. ${A.introduced} and ${g} plant it${where}. Pat, pat!${too}`,
        `${A.introduced} plants one ${seed}${where || ' in the garden'}. Pat, pat! ${Gcap} pats it, too.${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'happy')], things: ['jam', 'jar'] },
        `Here comes ${B.introduced}. Jam, a whole jar! "${refrain}" says ${b}. "No," says ${a}.`,
        `${B.introduced} has jam. What a jar! "${refrain}" says ${b}. "Not yet," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'run', 'surprised')] },
        `"${refrain}" says ${b}. Dig, dig, dig. "Put it back!" says ${a}.`,
        `Dig, dig goes ${b}. "${refrain}" "No! Put it back!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'reach', 'curious')], things: ['bucket'] },
        `${a} puts a bucket over it. ${b} lifts it. "${refrain}" Dig, dig.`,
        `Over it goes a bucket. ${b} tips it up. "${refrain}" Dig, dig.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'kneel', 'curious')],
          things: ['bucket'],
        },
        `${a} sits on the bucket and sleeps. "${refrain}" says ${b}. Dig, dig.`,
        `Now ${a} sits on it. Soon ${a} is asleep. "${refrain}" Dig, dig.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"It cannot grow!" says ${a}. "I want to see," says ${b}.`,
        `"It cannot grow like this," says ${a}. ${b} is sad. "I only look."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'surprised', 'jar'), seen(A, 'point', 'surprised')],
        },
        `${b} licks the jar. In goes a nose. "I can see your nose!" says ${a}.`,
        `${b} looks into the jar. "Your nose!" says ${a}. "I see it!"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: everybody(going, 'stand', 'happy'),
          things: ['jar'],
        },
        `Now it lives in the jar. They look. Nobody digs.`,
        `In the jar it goes, with wet earth. Now ${b} can look all day.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'stand', 'excited'), things: ['jar', 'seedling'] },
        `Look! A white leg goes down. A green arm goes up!`,
        `Look! Something white goes down. Something green goes up!`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: everybody(going, 'look-up', 'happy'), things: ['jar', 'jam'] },
        `Now it is tall! "${refrain}" says ${where === '' ? a : g}. "Yes!" says ${b}.`,
        `Out it goes. It gets as tall as ${b}. "${refrain}" says ${where === '' ? a : g}. "Yes!" says ${b}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, third, chance } = going;
  const { seed, aSeed, tree, makes } = plantOf(raw);
  const refrain = chance.pick(...REFRAINS);
  const helped = third ? ` ${third.name} helped.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(G, 'stand', 'happy')] },
        `"It needs three things," said ${g}. "Water, and sun, and to be left alone." It was ${aSeed}${makes}. ${A.introduced} put it in the earth, by the garden wall.${helped} "Good night," said ${a}, and patted the earth.`,
        `${Gcap} had only ${aSeed} left${makes}. ${A.introduced} planted it by the garden wall. It had a drink.${helped} "And now?" said ${a}. "Now you leave it alone," said ${g}. "That's the hard part."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'proud')],
          things: ['jam', 'jar'],
        },
        `${B.introduced} came along with a jar of jam. "What's in there?" said ${b}. ${a} told it all, from the beginning. "${refrain}" said ${b}. "I planted it two minutes ago," said ${a}.`,
        `Along came ${B.introduced}. ${b} had a jam jar, and nothing to do. "There's ${aSeed} in here," said ${a}. "It's going to be bigger than us." ${b} had some jam, and waited. "${refrain}" said ${b}. "No!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'run', 'surprised')] },
        `The next morning there was a hole by the wall. There sat ${b}, with the ${seed}. "${refrain}" said ${b}, and looked at it from both ends. "I was only seeing." So ${a} planted it again.`,
        `In the morning earth was flying. It was ${b}, digging. "${refrain}" said ${b}. "I just wanted to know." There it lay, as brown as before. "It can't grow when it's up here," said ${a}, and put it back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'curious')], things: ['sign'] },
        `${a} put up a sign that said DO NOT DIG. ${b} read it, twice, and thought about it. "It doesn't say that I mustn't look," said ${b}. And how do you look under the ground? "It isn't doing anything," said ${b}, from the hole.`,
        `Then there was a sign. DO NOT DIG, it said, in red. In the evening it lay beside a hole. "The sign was in the way," said ${b}, "so I moved it." And there was the ${seed} again, out in the air. "It's asleep," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'curious')], things: ['bucket'] },
        `So ${a} turned a bucket upside down on top of it. ${b} walked round the bucket for a whole morning. Then it was on ${B.names} head. "${refrain}" said the bucket.`,
        `Next there was a bucket over it, with a stone on top. "I shan't touch it," said ${b}. But after dinner the bucket had rolled away, and so had the stone. "${refrain}" said ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'kneel', 'curious')],
          things: ['bucket'],
        },
        `In the end ${a} sat down on the bucket, and stayed there. It was a warm day, and a long one. By tea time ${a} was asleep. ${b} waited until the snoring was steady. Dig, dig. "${refrain}"`,
        `"Then I'll sit on it myself," said ${a}. The sun shone. The bees hummed. ${a} shut one eye, and after that the other, and slept. Very softly, somebody moved the bucket. "${refrain}" whispered ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `"It will never be anything now," said ${a}. "It gets up every time you do." ${b} looked at the hole. "I do want it to grow," said ${b}. "It's only that I can't stand not knowing."`,
        `${a} looked at all the holes, and at the ${seed}. "It never gets any time to itself," said ${a}. "I know," said ${b}, in a small voice. "But I think about it all night. What is it doing down there?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'surprised', 'jar'), seen(A, 'point', 'surprised')],
        },
        `There was a bit of jam left at the bottom of the jar. ${b} went in after it, up to the eyes. "I can see your nose," said ${a}. "It's gone flat." And then: "I can see your nose! Right through the side!"`,
        `When ${b} was sad, ${b} had jam. The last of it was right down in the jar. In went ${B.names} nose. ${a} looked, and looked again. "There's your nose, in there," said ${a} slowly. "I can see it, and you're not even out."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: everybody(going, 'stand', 'happy'),
          things: ['jar'],
        },
        `They washed the jar, and filled it with earth, and gave it water. The ${seed} went down the side, against the glass. Next day it stood in the window. ${b} sat in front of it from breakfast to bedtime. Nobody dug at all.`,
        `The next morning the ${seed} was planted again, in the jar, close to the glass. It had its water and its sun. And it was left alone, though not quite. On the other side of the glass was ${B.names} nose.`,
      ),
      page(
        { camera: 'close', actors: everybody(going, 'stand', 'excited'), things: ['jar', 'seedling'] },
        `And it was ${b} who saw it. "It's put a leg out!" shouted ${b}. It was white and thin, and it went down. Then there was a green bit, bent like an elbow, and that went up. "So that's what they do," said ${b}.`,
        `"${a}!" called ${b}, one morning at six. "It has split!" Out of the split came a white root, and crept down the glass. After that came a green hook, and pushed. ${b} did not miss one minute of it.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: everybody(going, 'look-up', 'happy'), things: ['jar', 'jam'] },
        tree
          ? `Now it is a tree by the wall, taller than ${a}. That took some years, and nobody dug. "${refrain}" says ${a}. ${b} lies down on the grass and looks up through the leaves. "Nearly," says ${b}, and has some jam.`
          : `By August it stood in the garden, and was taller than ${a}. "${refrain}" said ${a}. ${b} looked up, and up, until ${b} sat down. "I think it's up," said ${b}, and had some jam.`,
        tree
          ? `It grew too big for a jar, and then for a bucket. They put the tree out by the wall. Now there is shade for everybody. "${refrain}" says ${a}. "Any minute now," says ${b}. The jar is full of jam again.`
          : `Soon it was too big for the jar. Out it went to the wall. It did not stop there. "${refrain}" said ${a}. "If it goes any further," said ${b}, "we'll have to ask it down." And the jar was full of jam again.`,
      ),
    ],
  };
}
