import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './good-for-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It shakes whatever is in it; and cream that is shaken long enough is butter. */
export const GOOD_FOR: EventPlot = { id: 'good-for', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, y, shape, V, v } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['wheel'] },
        `${A.introduced} had a ${y}. Round wheels roll. Off it rolled, and splash!`,
        `${A.introduced} had a ${y}. It had round wheels. It rolled away. Splash!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'hammer')],
          things: ['blocks', 'hammer'],
        },
        `${a} got a hammer and four blocks. "I invented it! They're ${shape}!"`,
        `Bang, went the hammer. On went four ${shape} blocks. "I invented it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'surprised')], things: ['blocks'] },
        `Badump! It went badly. ${B.introduced} looked. "${refrain}"`,
        `${B.introduced} came to look. Badump, badump! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'jump', 'surprised'), seen(A, 'run', 'happy')], things: ['hat'] },
        `${b} had a ride. Badump! Off came a hat. Badump! Off came ${b}.`,
        `"Have a ride," said ${a}. Badump! ${b} fell off. So did a hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'worried')], things: ['egg'] },
        `${a} put in an egg. Badump! Crack! "${refrain}" said ${b}.`,
        `In went an egg. Badump! Oh dear, the egg. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'jar'), seen(B, 'point', 'calm')], things: ['jar'] },
        `"Take cream up the hill," said ${b}. ${a} put in a jar.`,
        `${a} put in a jar of cream. It had to go up the hill.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'sleepy')] },
        `Up they went. Badump! Up, up. Badump! It took all day.`,
        `Up the hill! Badump, badump, badump! ${a} and ${b} went so slowly.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(V, 'stand', 'happy'), seen(A, 'stand', 'proud')] },
        `There was ${V.introduced}. They let go. It did not roll away! It sat there.`,
        `"Here we are, ${V.introduced}," said ${a}. It did not roll off. It had corners!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'hold', 'surprised', 'jar'), seen(A, 'cover', 'worried')],
          things: ['jar'],
        },
        `${v} opened the jar. Where was the cream? It was yellow! It was butter!`,
        `Open the jar! There was no cream in it. "Butter!" said ${v}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(V, 'sit', 'happy')],
          things: ['bread'],
        },
        `"${refrain}" asked ${v}. "Toast!" said ${a} and ${b}.`,
        `They all had toast. "${refrain}" said ${v}. Toast! That's what.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, y, shape, V, v, P, p } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')], things: ['wheel'] },
        `${A.introduced} had a ${y}, with four round wheels. On Monday it rolled down the lane by itself, and into the pond. "That's the trouble with round," said ${a}. "It won't stay where it's put."`,
        `"Stay," said ${A.introduced} to the ${y}. But it had round wheels, and it did not. It went down the lane and into the pond, and the ducks moved up. ${a} had a think about round.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'hammer'), seen(B, 'stand', 'curious')],
          things: ['blocks', 'hammer'],
        },
        `So ${a} fetched a hammer, and four blocks of wood. "They've got corners," said ${B.introduced}. "That's what I invented," said ${a}. "They're ${shape}. They'll never roll away again." Nor did they.`,
        `There was a noise of sawing, and then of a hammer. ${B.introduced} looked over the fence. "Those are blocks," said ${b}. "They're ${shape}," said ${a}. "I invented it." You could see why nobody else had.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'surprised')], things: ['blocks'] },
        `They pushed. Badump! It went up on a corner, and thought, and came down. Badump! "It goes!" said ${a}. "It goes badly," said ${b}. "${refrain}" ${a} had not come to that part yet.`,
        `First it went up on four corners. Then it came down, badump, and everybody's teeth met. "There!" said ${a}. "It goes." "${refrain}" said ${b}, with a sore chin.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'jump', 'surprised'), seen(A, 'run', 'happy')], things: ['hat'] },
        `"It's good for rides," said ${a}. So ${b} had a ride. "I-i-it's v-v-very," said ${b}, and then a hat came off. After that it was ${b} who came off. "I see," said ${a}.`,
        `${b} sat in it, with a hat on. Badump! Now the hat was over both eyes. Badump! Now it was in a tree. "D-d-do you l-l-like it?" said ${a}. "N-n-no," said ${b}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'run', 'proud'), seen(A, 'kneel', 'worried'), seen(B, 'stand', 'worried')],
          things: ['egg'],
        },
        `"It's good for eggs," said ${a}. It was not. They had an egg on every corner. By came ${P.introduced}, very fast, on something round. "${refrain}" called ${p}, and was gone.`,
        `They tried it with eggs, and by the gate they had a pancake. ${P.introduced} came past, on something round and quick. "${refrain}" said ${p}, and laughed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'determined', 'jar'), seen(B, 'stand', 'calm')], things: ['jar'] },
        `There was just one job left that day. ${V.introduced}, on top of the hill, wanted a jar of cream. "I'll take it," said ${a}. "You can't break cream," said ${b}. So in it went, with the lid on.`,
        `"There's cream for the top of the hill," said ${b}. "${V.introduced} is waiting for it." It was a whole jar. ${a} put it in, and tied it down. What can happen to cream?`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'sleepy'), seen(P, 'run', 'proud')],
        },
        `Up the hill they went. Badump, and a rest, and badump. ${p} passed them, going up. ${p} passed them, coming down. A snail was doing well, too. "We'll get there," said ${a}. "One corner at a time."`,
        `It is a long hill, if you have corners. They went by a cow, badump, and later they went by the same cow. ${p} came past them twice. "Are we there?" said ${b}. "Nearly," said ${a}. "It's only hill now."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(V, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'sit', 'sleepy')],
        },
        `The sun was low when they got to the top. ${v} was looking down the hill, at something small. "That's mine," she said. "It's round, and I let go of it." ${a} let go. It stayed exactly where it was.`,
        `${v} had waited at the gate since noon. "Mind, it's steep," she said. "Everything rolls away up here." ${a} and ${b} stood back. It did not roll. It sat on its corners, like a dog.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'hold', 'surprised', 'jar'), seen(A, 'cover', 'worried')],
          things: ['jar'],
        },
        `"It can stay," said ${b}. "Is that all it can do?" Then ${v} opened the jar, and there wasn't any cream. There was a yellow lump in it. "It's spoiled," said ${a}. "We were too long on the way."`,
        `${v} took the lid off the jar, and looked. Then she turned it over. Nothing ran out. There was something yellow in there, as thick as mud. "Oh, no," said ${a}. "What have I done to it?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')],
        },
        `${v} put in a finger, and licked it. "Child," she said, though it might not have been one, "that's butter." You get it if you shake cream, and go on, and don't stop. Badump, said ${b}. It had been shaken all day.`,
        `"Done?" said ${v}. "You've made butter! My arm aches for a week when I do that." For that's what butter is. It is cream that has been shaken, and shaken. "By corners," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(V, 'sit', 'happy'), seen(P, 'stand', 'shy')],
          things: ['bread'],
        },
        `They had it on toast, out on the step. It was the best there ever was. ${p} came up the hill again, rather slowly, and smelled it. "${refrain}" said ${p}. ${a} pushed a slice across. "That," said ${a}.`,
        `There was toast for all of them, and butter right up to the edge. At the gate stood ${p}, and sniffed. "${refrain}" said ${p}, but quite politely. "Sit down," said ${a}. "It's good for toast."`,
      ),
    ],
  };
}
