import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './goes-alone-old.ts';
import { partsOf, titlesOf } from './parts.ts';

/** What is not worn goes along by itself, and has the first go of everything; then a hand goes in for a visit. */
export const GOES_ALONE: EventPlot = { id: 'goes-alone', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { word, it, they, was, first, second, done, things, inPyjamas, C, c, Ccap, refrain, day, weather } =
    partsOf(going);
  return {
    title: titled(chance.pick(...titlesOf(word))),
    refrain,
    pages: [
      page(
        { setting: 'street', weather, camera: 'medium', actors: [seen(A, 'stand', 'determined')], things },
        `${day} There ${was} the ${word}. ${A.introduced} would not wear ${it}. "No!"`,
        `${day} "No!" said ${A.introduced}. "Not the ${word}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'calm'), seen(A, 'stand', 'surprised')], things },
        `"Fine," said ${c}. "You come, ${word}!"${inPyjamas}`,
        `"All right," said ${c}. "The ${word} can come alone."${inPyjamas}`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(C, 'reach', 'happy'), seen(A, 'stand', 'surprised')],
          things,
        },
        `The ${word} went on the swing. Whee! ${a} hopped. "I am not cold."`,
        `Who is on the swing? The ${word}! ${a} hopped. "Not cold at all."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'point', 'happy')], things },
        `The ${word} went down the slide. Swish! ${a} stamped. "I am not cold."`,
        `Who is on the slide? The ${word}! ${a} stamped. "Not cold at all."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'curious')], things },
        `The ${word} sat on the bench. "Is it warm in there?" said ${a}.`,
        `Now the ${word} had the bench. ${a} had a look in. "Warm," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'shy')], things },
        `${first} "${refrain}," said ${a}.`,
        `${first} "${refrain}!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'curious')], things },
        `${second} "${refrain}," said ${a}.`,
        `${second} "${refrain}!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy')], things },
        `Whoo, went the wind. ${done} ${a} had the ${word} on!`,
        `Whoo! ${done} "On!" said ${a}. "All of me."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'excited'), seen(C, 'cheer', 'happy')], things },
        `Now they had a turn, both of them. Whee, on the swing! Swish, on the slide!`,
        `Who was on the swing? Two of them! Whee! ${a} and the ${word}.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy')],
          things,
        },
        `Bedtime. "And the ${word}?" said ${c}. ${cap(they)} ${was} in bed, too. "${refrain}."`,
        `${Ccap} looked in. Who was in bed? It was the ${word}! "${refrain}," said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { word, it, they, was, first, second, done, things, inPyjamas, C, c, Ccap, refrain, day, weather } =
    partsOf(going);
  return {
    title: titled(chance.pick(...titlesOf(word))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather,
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(C, 'hold', 'calm')],
          things,
        },
        `${day} ${A.introduced} stood by the door, all ready but for one thing. "I won't wear the ${word}," said ${a}. "I'm not cold." "It's cold outside," said ${c}. "I'm not outside," said ${a}, and that was true. "I'm in me."`,
        `${day} ${Ccap} held out the ${word}. ${A.introduced} looked at the sky, and at the floor, and put both arms behind. "I won't wear ${it}," said ${a}. "I never get cold. I'm not the sort."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'walk', 'happy'), seen(A, 'walk', 'surprised')], things },
        `${Ccap} thought about it. "Then the ${word} can come without you," said ${c}, and off they went.${inPyjamas} ${Ccap} took the ${word} under one arm. "It would be a pity to miss it all," said ${c}.`,
        `"As you like," said ${c}. "But the ${word} would like an outing." So the ${word} came along, under ${C.names} arm, and ${a} went in front.${inPyjamas} It was not how things are done. ${a} looked round twice.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(C, 'reach', 'happy'), seen(A, 'jump', 'surprised')],
          things,
        },
        `At the playground there was nobody on the swing. ${Ccap} put the ${word} on it, and gave a push. "Higher?" said ${c}. "I think that meant higher." ${a} hopped on one leg, and then on the other. "I'm not cold," said ${a}. "I'm hopping."`,
        `The swing was free. "After you," said ${c} to the ${word}. Up went the ${word}, quite high, and back. "It was my turn," said ${a}, hopping up and down. "Are you cold?" said ${c}. "I always hop on Mondays," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(C, 'point', 'happy')], things },
        `Then the ${word} went down the slide, all alone, and landed very nicely. ${a} went after. That slide was as cold as a spoon. "Did you say brr?" said ${c}. "That was the slide," said ${a}.`,
        `On the slide the ${word} went first. Swish! Behind came ${a}. It was like sliding on a fish. "Brr," said somebody. "Was that you?" said ${c}. "It was the ${word}," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'curious')], things },
        `After that the ${word} had a rest on the bench, next to ${c}. The wind went round and round. It went into ${A.names} ears and out again. "Is it warm in there?" asked ${a}, by the way. "You would have to ask the ${word}," said ${c}.`,
        `They all sat on the bench, and the ${word} had the middle. Nobody looked cold there but ${a}. "What's it like inside?" said ${a}. "I only ask." "I couldn't say," said ${c}. "It's not my ${word}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'shy')], things },
        `${a} looked left, and ${a} looked right. ${first} "${refrain}," said ${a}. Oh, it was warm. ${Ccap} looked at a pigeon.`,
        `When ${c} was looking at a pigeon, something moved. ${first} "${refrain}," said ${a}, quite fast. It was like toast in there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'curious'), seen(C, 'look-up', 'calm')], things },
        `One can't leave anybody alone on a visit. ${second} "${refrain}," said ${a}. "And what about the rest of you?" said ${c}. "The rest of me isn't coming," said ${a}.`,
        `It wasn't fair on the others, though. ${second} "${refrain}," said ${a}. ${Ccap} had found another pigeon. "Will there be any more visitors?" said ${c}. "No," said ${a}. "That's everybody."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'surprised'), seen(C, 'cheer', 'happy')], things },
        `Just then the wind came round the corner with its mouth wide open. Whoo! ${done} "That was the wind," said ${a}, out of the ${word}. "I was as good as pushed."`,
        `Then came a gust that took three hats and a newspaper. Whoo! ${done} It all went so quickly that nobody saw who did it. "Well!" said the ${word}. At least, it came from in there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'excited'), seen(C, 'cheer', 'happy')], things },
        `Now they took all their turns again, the two of them. ${a} and the ${word} went on the swing, and it was higher. They went on the slide, and it was faster. "We weren't cold," said ${a}, on the way home. "Neither of us."`,
        `"We want another go," said ${a}. "Who is we?" said ${c}. "Me and the ${word}," said ${a}. They had the swing, and the slide, and the swing. Not one of them hopped.`,
      ),
      page(
        {
          setting: 'bedroom',
          weather: 'clear',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(C, 'stand', 'surprised')],
          things,
        },
        `At home it took a biscuit to get the ${word} off. And when ${c} looked in at bedtime, there was a lump beside ${a}. It was the ${word}, tucked in up to the top. "${refrain}," said ${a}.`,
        `That night ${c} looked for the ${word}, even under the stairs. ${cap(they)} ${was} in bed, next to ${a}, with a corner of the pillow. "You won't wear ${it}, I thought," said ${c}. "${refrain}," said ${a}.`,
      ),
    ],
  };
}
