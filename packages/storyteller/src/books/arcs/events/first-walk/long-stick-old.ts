import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: what nobody could have told anybody, and what it is to have done it oneself. */
export function old(going: Going): Told {
  const { refrain, P, p, K, k, G, g, O, o, isFirst } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'stand', 'excited'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['gate'],
        },
        `${isFirst ? 'For all of a week there had been the house, and the grass behind the house. ' : ''}${P.introduced} knew every smell as far as the gate. After the gate there was only news. "Once to the park and back," said ${g}. ${k} had practised with the lead on a chair. It was not the same. A chair does not shake from the nose to the tail, and then go off in four directions.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'curious'), seen(K, 'stand', 'calm')], things: ['puddle'] },
        `You think that you know your street. ${k} had walked down it a thousand times, and had never once met the lamp post. They met it now. They met a drain, a dropped glove, and a puddle with somebody in it. It took a quarter of an hour to get past three houses. "At this rate it will be Thursday," said ${g}. And then, under a hedge, ${p} found the first stick.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(P, 'walk', 'proud'), seen(K, 'walk', 'happy')] },
        `It was about as long as a pencil. ${p} carried it with the head up, like somebody with a letter for the king. In the park it was put down, very gently, because there lay one as long as an arm. There was no unkindness in it. It had been the best stick in the world, and now it wasn't. ${k} had a drawer at home that was full of such things.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'walk', 'proud'), seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `Under the big tree the wind had left a branch. It was longer than ${k}, and had lichen on it. ${p} walked along it from end to end, as one walks round a house that one may buy. Then ${p} took it in the middle, spread all four feet, and lifted. "That will never last," said ${g}. People got off the path for them. It lasted the whole way home.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['gate'],
        },
        `You do not slow down at your own gate. ${refrain} The left end had hit the left post, and the right end had hit the right one. ${p} sat on the pavement, and looked at it. It had let them out without a word an hour ago. "It's the stick," said ${k}. But how can it be the stick, when it is the gate that does it?`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'run', 'determined'), seen(K, 'stand', 'worried')], things: ['gate'] },
        `What ${p} did next is what most people do. ${p} did the same again, only harder. The lead ran out, the ears went flat, and all three of them held their breath. ${refrain} A bit of lichen came down. There was a pause, in which one could see an idea arrive. This time ${p} came in backwards. ${refrain} From that side it was just as wide.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(K, 'kneel', 'worried')], things: ['gate'] },
        `"Give it to me," said ${k}. "I'll have it through in a second." It was true. One turn of the hand would do it. ${p} did not let go. There came a very small growl, with bark in it. It was not meant for ${k}. It was only that ${p} had found it, and lifted it, and brought it past all those people. "All right," said ${k}, slowly, and sat down on the kerb as well. "It's yours."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'sad'), seen(G, 'stand', 'calm')] },
        `It is hard to sit next to somebody and know how it is done. It began to get cool. "You could show how," said ${g}. "I've only got hands," said ${k}. "It's no use showing that to a mouth." They had thought about tea by then, all three. ${p} lay down with the chin on the middle of the stick, and looked ready to stay for the night.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(O, 'walk', 'calm'), seen(P, 'stand', 'curious'), seen(K, 'stand', 'excited')],
        },
        `Then there were slow feet on the pavement. It was ${O.introduced}, from next door, who was as old as ${k}. That is very old for a dog. ${o} had a stick, long and grey, and worn in the middle. ${o} did not look at anybody. At the gate next door ${o} let one end drop a little, and led with it. It was done as you turn a key. Two heads had followed it all the way, ${K.names} and one with ears.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['gate'],
        },
        `${p} got up. First it was too little, and there was the post. Then it was too much, and there was the hedge. ${k} bit on a sleeve so as not to say it. One end dropped, and went in front, and met nothing. You never saw anybody so surprised. And in it came, on and on, like a train into a station, with a tail at the end. "One end first," said ${g}. ${k} had not said a word, and was quite hoarse.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'happy', 'pillow')],
        },
        `It would not fit in the basket, so the basket was moved. ${p} slept along it, one paw over the middle. Late in the evening ${k} came up with a pillow that was as wide as both arms. ${refrain} There was a post on the left, and a post on the right. "Shall I?" said ${g}, from the stairs. "No," said ${k}. "Don't tell me." It took three goes. In the dark, very softly, a tail went thump.`,
      ),
    ],
  };
}
