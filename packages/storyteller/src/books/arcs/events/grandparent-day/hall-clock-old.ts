import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/** What is said at each try, until it is not so any more. */
export const QUIETS = [
  'Much too quiet',
  "It's too quiet",
  'So much quiet',
  'Listen. Nothing',
  'Not a tick',
  'Quiet, quiet, quiet',
] as const;
export const TITLES = ['the quiet house', 'the clock in the hall', 'the hole like a pea', 'too quiet for two'];

/** The one key that fits stays in the clock, and the music box has none: what is given for a guest's sleep. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, comesToo, chance } = going;
  const quiet = chance.pick(...QUIETS);
  const refrain = `${quiet},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: quiet,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'music')], things: ['key'] },
        `${A.introduced} had a music box, from a jumble sale. It played eleven notes, and it played them every night, at the end of everything, when the light was out. Then ${a} could sleep. The lid was gone and so was the dancer. But it had its key, a small square one, and that was what counted. "You could do without it," people said. ${a} had never tried.`,
        `At the end of every day came eleven notes. They lived in a music box with no lid, which ${A.introduced} had bought for the price of a bun. There was a small square key to wind it with. When the eleventh note had gone out, so did ${a}. It had been like that for years, and nobody knew if it could be like anything else.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'hug', 'happy')],
          things: ['clock'],
        },
        `Then ${g} came to stay, for a whole week, with a case as heavy as a stove.${comesToo} In the hall ${g} stopped before the tall clock. "How do you do?" said ${g}. "It doesn't," said ${a}. "It hasn't since before I was born." It had hands that said ten past four, and a face, and a hole in it like a pea. "Nobody has the key," said ${a}. "Nobody ever looked," said ${g}.`,
        `On Sunday ${g} came to stay. There were seven pairs of socks in the case, one for each day.${comesToo} "And who's this?" said ${g}, to the tall clock in the hall. It was ten past four in there, and always had been. "It's broken," said ${a}. ${Gcap} put a finger on the small square hole in its face. "Is it?" said ${g}. "It doesn't look broken. It looks left."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'sad'), seen(A, 'stand', 'curious')],
        },
        `On Monday ${a} got up for a glass of water. There was ${g}, on the edge of the bed, with the lamp on. "Don't mind me," said ${g}. "At home I've got a clock. Fifty years I've gone to sleep on it. It's a very nice house, this. ${quiet}, that's all."`,
        `${Gcap} did not complain. It was only that on Tuesday there was a lamp on at midnight, and on Wednesday at two. "It's my clock," said ${g}, when ${a} looked in. "I can't hear it from here. You'd think that anyone would sleep all the better." There was a long silence, and they both listened to it. "${refrain}" said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'spoon'), seen(G, 'sit', 'surprised')], things: ['cup'] },
        `A tick is not much. ${a} thought that anybody could make one. There was a cup and a spoon, and it went perfectly, ting, ting, ting. Then somebody across the street began to knock back. "You've a good arm," said ${g}. "But I lie here and wait for you to miss." Then ${a} did miss.`,
        `So ${a} set to work. First it was a spoon on a cup. It was as regular as anything, but it made ${g} want tea. "I'm sorry," said ${g}. "I hear it, and I think, somebody's stirring." They had the tea, since they were up. It did not make anybody sleepier.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(G, 'sit', 'calm')] },
        `The next night ${a} did it by mouth. "Tick," said ${a}, beside the pillow, in a deep brown voice. "Tock." It was so good that it worked at once. By the fortieth tick there was a snore. But it was the clock that snored. It was ${g} who got up to find it a blanket. "${refrain}" said ${g} kindly, to the top of its head.`,
        `"Then I'll be the clock," said ${a}, and sat down. "Tick. Tock." You have to keep both eyes on the curtain, and think of nothing else. It is hard to think of nothing else. A tick came late. A tock did not come at all. ${Gcap} carried the clock to its own bed, and tucked it in. "${refrain}" said ${g}, going back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'music'), seen(G, 'sit', 'happy')] },
        `There was one thing left, and ${a} had not wanted to think of it. "It's only a loan," said ${a}, and put the music box on the night table. Eleven notes went round, and round again, slower and slower. ${Gcap} had both eyes shut. Then it had run down. You could hear it stop. "Oh," said ${g}. "It was lovely. ${quiet}." And ${a}, who had lent out the notes, was as wide awake as ${g}.`,
        `On Thursday ${a} gave in, and fetched the music box. "For tonight," said ${a}, rather gruffly. It played the eleven notes four times over. Nobody moved. ${Gcap} had very nearly gone. But a spring is only so long, and at the end of it there was the silence again, waiting. "${refrain}" said ${g}. "Take it back, my love. You're as wide awake as I am."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'key'), seen(G, 'sit', 'curious')] },
        `"It isn't its fault," said ${g}. "It does what it's wound for. Mine wants it on Sundays, eight turns, and I've never once forgotten." But ${a} was looking at the key. You look at a thing a thousand times. It had a square end, like a pea with corners. "Who else has got a hole?" said ${a} slowly.`,
        `${a} took out the key to wind it again, and stopped. It was a small key. It was square at the end. "What do you wind yours with?" said ${a}. "With a key, of course," said ${g}. "All the old ones had the same. They used to sell them by the dozen." They looked at each other. Then they both got up.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(G, 'stand', 'excited')],
          things: ['clock', 'key'],
        },
        `It went in. It was stiff, and it took four hands. Something in there groaned, as if it had been asked to get up. Eight turns. And a push, with one finger. Tick, said the clock. It seemed surprised at its own voice. Tock. It was deeper than a cup and steadier than anybody. They sat down on the stairs, because their knees said so.`,
        `The key went in as far as it would go. Crrk, said the clock. Dust came out. They turned it with two hands each, and at the eighth turn ${g} said, "That's enough. Now you have to show it." So ${a} gave the pendulum a push. Tick. You could feel it in the stairs. Tock. It had not been ten past four for nothing, all this time; it had been waiting for eleven past.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(G, 'stand', 'calm')], things: ['key', 'clock'] },
        `Then ${a} went to take out the key. It did not come. It had always been a little too big for a music box. Now it was at home. "We could fetch it out with the pliers," said ${g}. "It would stop, I should think." Tick, went the clock. ${a} thought of eleven notes. And ${a} thought of the lamp that was always on at night. "Leave it in," said ${a}.`,
        `"And now my key," said ${a}. But it was stuck fast. They pulled until the clock missed a beat. "If we force it, it comes out," said ${g}, "and the wheel with it. It's your key. You say." There would be no music box without it, not tomorrow and not the day after. ${a} stood with one hand on the case. You could feel it in there, like a heart. "Let it stay," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          time: 'day',
          actors: [seen(G, 'sleep', 'calm'), seen(A, 'sit', 'sleepy')],
          things: ['clock'],
        },
        `${Gcap} slept until eleven the next morning, and had to be told what day it was. And ${a}? ${a} had gone to bed with no notes at all, and lain down to be awake. But somebody was walking up and down in the hall, not fast, not slowly, all night long. ${a} had only wanted to count to twenty.`,
        `The next morning ${g} had slept right through, for the first time. ${a} had meant to stay awake and be sorry about the music box. It ought to have been quite easy. Tick, said the house, and ${a} thought about the first note. Tock, it said, and that was the last thing that ${a} heard.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(G, 'hug', 'calm')] },
        `A week has only seven nights. On Sunday the case stood by the door, no lighter than before. "Eight turns," said ${g}. "Today. And every Sunday." "I know," said ${a}, and could not say much more than that. When the door was shut there was a coat missing on its hook.`,
        `Then it was Sunday again, and ${g} had a train. "I shan't know what to do with my own clock," said ${g}. "It'll sound so thin." They stood in the hall and held on to each other, and it ticked eleven times. They had both been counting.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(A, 'think', 'calm')] },
        `That evening the clock got its eight turns, and ${a} went to bed. The music box stood on the shelf without a key. The house was one person too few. ${a} lay and waited for it to be much too quiet. But out in the hall it walked up and down, and up and down, just as if somebody had stayed.`,
        `In bed that night ${a} listened for the quiet. It ought to have been worse than ever. There was no music box, and there was no lamp under the door. But tick, it said, all through the house. Tock. It sounded like somebody in the next room, who had sat up, and would still be there in the morning.`,
      ),
    ],
  };
}
