import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: a yard that is missing, and a stone that was looked for for eleven years. */
export function old(going: Going): Told {
  const { refrain, K, k, B, b, S, s, F, f, H, h } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(B, 'sit', 'happy'), seen(F, 'stand', 'proud')],
          things: ['rocket', 'spaceship'],
        },
        `There were three fast ships at the rescue station, and there was the Tortoise. The Tortoise was round, and it rattled. Its top speed was painted over, out of shame. It fetched things: a panel that had come loose, a spoon, and one time a glove. ${k} flew it, with ${B.introduced} in the other seat. "Good morning!" they called, to whoever came by. "${refrain}" called the Arrow, and the Rapid. "${refrain}" called ${F.introduced}, who flew the Comet, and had the cup for it, six years running.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'float', 'worried')], things: ['star'] },
        `At nine the red light went on. ${S.introduced} had been out on a rock by the name of 77, looking for stones. The rope had snapped. Now there was no rope, and soon there was no rock either. ${s} was not going fast. It was about as fast as one goes with a pushchair. But there was nothing to hold on to, and in space nobody stops who isn't stopped. There was air until supper. "There's no hurry," said ${s}, on the radio. It was brave, and not true.`,
      ),
      page(
        { camera: 'wide', actors: [seen(F, 'reach', 'surprised'), seen(S, 'wave', 'worried')], things: ['spaceship'] },
        `The Rapid was there in four minutes. It came like a needle, and it passed ${s} at nine thousand miles an hour. "${refrain}" cried the pilot. That was no excuse. It takes as long to stop as it took to get going. By the time that the Rapid had turned, it was behind the moon. The Arrow threw a rope, to the very spot where ${s} was, and went by with the end of it. Then came ${f}. ${f} leaned right out and held out a hand. ${s} saw a glove, and a smile, and a dot.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'stand', 'worried'), seen(K, 'stand', 'determined')],
          things: ['telephone'],
        },
        `At the station they stood round the big screen. "It's beautiful flying," said ${H.introduced}. "We only need somebody faster." "There isn't anybody faster," said the people at the desks. "Is anyone coming," said the radio, "who isn't so quick?" ${k} put up a hand. "You don't fetch a glove by being fast," said ${k}. "You go along beside it, till it's as if you both stood still. Then you just pick it up." Somebody laughed. "The Tortoise?" said ${h}. "That would take till half past four." "Then I'd like to go now," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(B, 'sit', 'calm'), seen(S, 'float', 'calm')],
          things: ['rocket'],
        },
        `It was a long way. ${k} talked, so that ${s} had somebody there. It didn't much matter what about. ${s} was a bit ashamed. "It was my own fault," said ${s}. "I leaned too far. I'd found it, you see." "Found what?" said ${k}. "There's a blue stone. There's only the one, they say. I've looked for it for eleven years. It's to be called after me." "Have you got it there?" "In my glove," said ${s}. "It's smaller than I thought. It's so blue."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(F, 'sit', 'worried'), seen(K, 'sit', 'determined'), seen(B, 'sit', 'worried')],
          things: ['rocket', 'spaceship'],
        },
        `The fast ones came by every half an hour, with a bang, and shook the cups. "${refrain}" "Move over, Tortoise!" ${k} had begun to slow down by then. It's a dull thing to look at. There's a little wheel, and you turn it less and less. "Nine," read ${b}, from the dial. "Seven. Four." ${k} didn't look at the dial. ${k} looked at ${s}, who was a speck, and then a star, and then somebody with boots. "Two," said ${b}. "One. We've stopped."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'look-up', 'happy'), seen(S, 'wave', 'happy'), seen(B, 'sit', 'surprised')],
          things: ['rocket'],
        },
        `"We haven't stopped," said ${k}. "We're going exactly as fast as ${s}." There in the window hung ${s}, upside down, and waved. ${s} did not go by. It was the first thing in seven hours that had stayed where it was. "Hello," said ${s}. There were three yards between them. ${k} put out the arm for gloves, which was two. It opened and shut on nothing. ${k} tried it again, leaning. It was still two.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'worried'), seen(B, 'sit', 'worried'), seen(S, 'float', 'sad')],
          things: ['rocket'],
        },
        `There was one puff left in the tank. It would do for that yard. But then there'd be none for going home, and they would be two who drifted. "I'd do it," said ${k}. "They'd come for us in the end." "No," said ${s}. "Isn't there another way?" There was, and ${k} had thought of it at once, and hadn't liked to say. "If you throw something," said ${k}, "you go the other way yourself. It's got to be thrown hard. And it's got to weigh a bit." Nobody spoke. They all knew what there was to throw.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'hold', 'sad', 'rock'), seen(K, 'reach', 'determined')] },
        `${s} took it out. Even from there one could see how blue it was. "Eleven years," said ${s}. ${k} did not say that it was only a stone. ${s} turned round, so as to have the Tortoise behind, and took a last look, and threw. It went off, turning and turning, and caught the sun. And slowly, as if somebody had given a push, ${s} came the other way. There were two yards and a half. There were two. The arm for gloves opened, and shut, and had hold of one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hug', 'happy'), seen(S, 'sit', 'happy'), seen(F, 'sit', 'shy')],
          things: ['rocket', 'spaceship'],
        },
        `"I went no faster than you did," said ${s}, in the spare seat, over soup. "I know," said ${k}. "That's how." ${f} would have liked to see them home, and shot ahead, and came round, and shot ahead. "How do you do that?" called ${f}, from in front, and then from behind. "It can't be the engine." "You don't look at the dial," said ${k}. "You look at the other one." There was a silence on the radio. "${refrain}" said ${f}, a long way off. It sounded quite different. It sounded like somebody who'd like to learn.`,
      ),
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(F, 'sit', 'happy'), seen(H, 'point', 'happy'), seen(K, 'stand', 'proud')],
          things: ['trophy'],
        },
        `${f} has the cup no longer. It stands in the hall with pens in it, and there's a notice above. "How fast? As fast as they are." The stone was never found. But it didn't stop, of course. It goes round and round up there by itself. In all the star maps it has a number, and a name, and the name is ${S.names}. Of everything in that list it is the only one that somebody gave away.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
        `${k} goes home on foot. It's a long road, uphill, and ${b} has got short legs. There was a time when ${k} used to run ahead, and wait at each corner, and call. Now they go along side by side, and look at the snails. "You needn't wait for me," said ${b}. "I know I'm slow." "You aren't," said ${k}. "There isn't any slow. I'm going exactly as fast as you."`,
      ),
    ],
  };
}
