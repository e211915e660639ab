import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { comforterOf } from './comforter.ts';

const REFRAINS = [
  'Not here',
  'No, not here',
  'Not in here',
  'Not here, no',
  'Nobody here',
  'Nothing here',
  'Not in there',
  'No, nobody here',
  'Not here either',
  'Not a bit of it',
] as const;
const titles = (c: string): readonly string[] => [
  `where is ${c}`,
  'who hid too well',
  'a game from this morning',
  'not in the bed',
];

/** Where they played. */
const where = ({ place }: Going): string => (place ? `at ${place}` : 'in the garden');

/** The same for the youngest, in a sentence of its own. */
const whereToo = ({ place }: Going): string => (place ? ` They are at ${place}.` : '');

/** It was hidden in a game that nobody finished; the yellow leaves of the hiding place are still on whoever hid it. */
export function young(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance, raw, at } = going;
  const { c, thing } = comforterOf(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(c))),
    refrain,
    pages: [
      page(
        { setting: at ?? 'garden', camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: [thing] },
        `${A.introduced} and ${B.introduced} play hide-and-seek.${comesToo}${whereToo(going)} Today ${c} may hide!`,
        `Hide-and-seek! ${A.introduced} and ${B.introduced} play.${comesToo}${whereToo(going)} Now ${c} may hide.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'happy'), seen(B, 'run', 'excited')], things: [thing, 'leaf'] },
        `"One, two, three," says ${a}. ${b} hides ${c}. ${b} comes back full of yellow leaves.`,
        `${a} shuts both eyes. ${b} hides ${c}, and comes back. Look, ${b} has yellow leaves on!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `"Tea!" calls ${g}. In they run. Nobody looks for ${c}.`,
        `"Come in!" calls ${g}. "Tea!" They all run in. All but ${c}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `Now it is bedtime. Where is ${c}? ${a} cannot sleep.`,
        `Bedtime. ${a} feels all over the bed. Where is ${c}?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'worried')], things: ['sock'] },
        `${a} looks under the bed. There is a sock. "${refrain}," says ${a}.`,
        `Under the bed ${b} finds a sock. "${refrain}," says ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'curious'), seen(A, 'stand', 'worried')],
          things: ['box', 'spoon'],
        },
        `${b} looks in the big box. There is a spoon. "${refrain}," says ${b}.`,
        `They turn out the big box. A spoon falls out. "${refrain}," says ${b}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
          things: ['soap'],
        },
        `They look in the bath. Only soap. "${refrain}," says ${a}, and cries.`,
        `Is it in the bath? No, that is soap. "${refrain}," says ${a}, and cries a little.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(B, 'stand', 'surprised'), seen(A, 'sit', 'curious')],
          things: ['leaf'],
        },
        `Then something falls off ${b}. It is a yellow leaf. "Oh!" says ${b}. "I know!"`,
        `What falls off ${b}? A yellow leaf. "The game!" says ${b}. "I know!"`,
      ),
      page(
        {
          setting: at ?? 'garden',
          camera: 'medium',
          actors: [seen(A, 'hug', 'happy'), seen(B, 'point', 'happy'), seen(G, 'stand', 'happy')],
          things: [thing, 'bush'],
        },
        `Out they go, with ${g}. Look in the yellow bush. "${cap(c)}! Found you!" says ${a}.`,
        `${going.Gcap} comes too. Look in the yellow bush. There is ${c}! "Found you!"`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(G, 'stand', 'happy')], things: ['blanket'] },
        `${going.Gcap} says good night. Who is in bed? A lump! "${refrain}," says the lump.`,
        `"Good night! Oh, the bed is empty," says ${g}. The blanket giggles. "${refrain}," it says.`,
      ),
    ],
  };
}

export function middle(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance, raw, at } = going;
  const { c, mark, thing } = comforterOf(raw);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(c))),
    refrain,
    pages: [
      page(
        { setting: at ?? 'garden', camera: 'wide', actors: everybody(going, 'stand', 'happy'), things: [thing] },
        `${A.introduced} and ${B.introduced} played hide-and-seek ${where(going)}.${comesToo} They had both hidden twice. "Now ${c} must have a turn," said ${a}. "It's only fair." ${cap(c)} had ${mark}, and you would know ${c} anywhere.`,
        `It was a windy morning ${where(going)}. ${A.introduced} was there, with ${c}, and ${B.introduced}.${comesToo} They played hide-and-seek. "${cap(c)} has never had a turn," said ${a}. ${cap(c)} had ${mark}, and you would know ${c} anywhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cover', 'happy'), seen(B, 'run', 'excited')], things: [thing, 'leaf'] },
        `So ${a} counted, with closed eyes, and ${b} ran off with ${c}. "Twenty!" called ${a}. There was ${b} again, alone, with yellow leaves all over. "It's the best place there is," said ${b}.`,
        `"One, two, three," counted ${a}, all the way to twenty. ${b} took ${c} and was gone for a good while. Then ${b} came back, out of breath and full of yellow leaves. "You'll never find the place," said ${b}. "It's the best there is."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `"Coming!" said ${a}. But just then ${g} called that there were pancakes. They could smell them already. Nobody can play hide-and-seek and smell pancakes. They ran, and that was the end of the game.`,
        `${a} was about to look. Then ${g} called, "Pancakes!" That's a word you have to run for. There were eleven, and after that there was something else to do. Nobody thought of ${c} all day.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'worried')] },
        `In the evening ${a} got into bed, and put out a hand, as always. There was nothing beside the pillow. "Where's ${c}?" said ${a}. There's no going to sleep without ${c}. It had never been done.`,
        `At bedtime ${a} lay down on one side and then on the other. Something was missing. There was a place under the chin with nothing in it. "${cap(c)} isn't here!" said ${a}, and sat up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'worried')], things: ['sock'] },
        `${b} helped to look. Under the bed it was dark, and there was something soft. They pulled. It was a sock, the one that they had looked for in May. "${refrain}," said ${a}.`,
        `They looked under the bed first. ${b} went right in, and came out with something woolly. It was the stripy sock, lost since the spring. "${refrain}," said ${a}. "But thank you."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'curious'), seen(A, 'stand', 'worried')],
          things: ['box', 'spoon'],
        },
        `They turned out the big box. There was the spoon that nobody could find. There was half a puzzle. ${b} put them beside the sock. "${refrain}," said ${b}.`,
        `Next was the box with everything in it. Out came a spoon, and somebody's glove, and a bell. It made quite a heap, with the sock. ${b} looked at the bottom. "${refrain}," said ${b}.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'wide',
          actors: [seen(G, 'kneel', 'curious'), seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
        },
        `Then ${g} looked behind the bath, and found a key. "I've looked for that for a year!" said ${g}. Everything in the house was being found. "${refrain}," said ${a}, and the tears came.`,
        `${going.Gcap} was fetched, and looked behind the bath. There was a key there. "So that's where it was!" said ${g}. Everybody found something, all but ${a}. "${refrain}," said ${a}, in a very small voice.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(B, 'stand', 'surprised'), seen(A, 'sit', 'curious')],
          things: ['leaf'],
        },
        `${b} sat down by ${a}, not knowing what to say. Something came loose and sailed down on to the quilt. It was a leaf, and it was yellow. They both looked at it. "Where did that come from?" asked ${a}. Then ${b} jumped up.`,
        `${b} gave a great sigh, and something fell on the floor. It was a yellow leaf, a bit flat. "You had those on you this morning," said ${a}, slowly, "when you came back." "When I came back from where?" said ${b}. "Oh!"`,
      ),
      page(
        {
          setting: at ?? 'garden',
          camera: 'medium',
          actors: [seen(A, 'hug', 'happy'), seen(B, 'point', 'happy'), seen(G, 'stand', 'happy')],
          things: [thing, 'bush'],
        },
        `${going.Gcap} brought the big torch. They went back in slippers. There was a bush, yellow all over. ${a} put in an arm up to the shoulder. "Twenty," said ${a}. "I'm coming. Found you!" And out came ${c}, cold and a bit damp.`,
        `They all went out with the lantern, in coats and pyjamas. One bush shone like a lamp, it was so yellow. "The best place there is," said ${b}. And there in the middle was ${c}, waiting to be found. "You've won," said ${a}, and held on tight.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(G, 'stand', 'happy')], things: ['blanket'] },
        `Later ${g} came to say good night, and the bed was empty. There was only a lump in it, with a yellow leaf on top. "Has anybody seen ${a}?" asked ${g}. The lump shook a bit. "${refrain}," it said.`,
        `When ${g} looked in, there was nobody on the pillow. But the quilt had a bump in it, about as big as two. "I wonder where those two can be," said ${g}. "${refrain}," said the bump, and giggled, and then it slept.`,
      ),
    ],
  };
}
