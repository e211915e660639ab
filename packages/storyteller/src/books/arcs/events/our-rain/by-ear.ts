import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './by-ear-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Two small ones, lost in the rain, find home by what the rain plays on its pots. */
export const BY_EAR: EventPlot = { id: 'by-ear', young, middle, old };

function young(going: Going): Told {
  const { A, B, K, G, a, b, k, g, chance } = going;
  const { refrain, tune } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bucket'],
        },
        `Here is ${A.introduced}. Here is ${B.introduced}. They live in a shed. It rains on the bucket. "${tune}!"`,
        `This is ${A.introduced}. This is ${B.introduced}. It rains on their shed. "${tune}!" goes the bucket.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')],
          things: ['leaf'],
        },
        `Look, a leaf! Off it goes. They run and run. Got it! Where is the shed?`,
        `A leaf blows by. They run after it. Got it! But where is home?`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `Down comes the rain. "Are you lost?" says ${a}. "Not with you," says ${b}.`,
        `Now it rains. "Are we lost?" says ${b}. "I have you," says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')] },
        `${a} goes first. Here is a roof! It goes drum, drum, drum. "${refrain}," says ${a}.`,
        `"This way," says ${a}. Drum, drum, drum, goes a roof. "${refrain}," says ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'walk', 'determined'), seen(A, 'walk', 'worried')],
          things: ['gate'],
        },
        `${b} goes first. Here is a gate! It goes tick, tick, tick. "${refrain}," says ${b}.`,
        `"That way," says ${b}. Tick, tick, tick, goes a gate. "${refrain}," says ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['leaf'],
        },
        `They sit under a big leaf. Pit, pat. "${refrain}," they both say.`,
        `They creep under one big leaf. Pat, pat, pat. "${refrain}," says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'surprised')] },
        `So ${a} hums to ${b}. "${tune}." ${a} stops. And what is that? "${tune}!"`,
        `${a} hums a home tune. "${tune}." Then ${a} stops. But it goes on! "${tune}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'excited')] },
        `They shut their eyes. They go by ear. Here it is soft. Here it is LOUD.`,
        `Eyes shut, ears up! Too soft. Turn round. A bit louder. LOUD!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'bucket'), seen(G, 'hold', 'happy', 'umbrella'), seen(A, 'run', 'happy')],
        },
        `There are ${k} and ${g}! They put out all the pots. "More!" says ${k}. In runs ${a}!`,
        `"They know the tune!" says ${k}. Out go ALL the pots. And in runs ${a}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `In runs ${b}, too! Rub, rub, rub. ${k} dries two wet heads. ${a} first, then ${b}.`,
        `And here is ${b}! ${k} has a towel. Rub, rub. ${a} is dry. ${b} is dry.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')] },
        `It rains all night. "${tune}." They are in bed. "That's OUR rain," says ${b}.`,
        `They sleep in the shed. It rains and rains. "${tune}." "Our rain," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, G, a, b, k, g, Gcap, chance } = going;
  const { refrain, tune, tuneLow } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['bucket'],
        },
        `${A.introduced} and ${B.introduced} lived in the shed in ${K.names} garden. Outside there was an upside-down bucket, and two flowerpots. When it rained, they played a tune. "${tune}," went the rain. It was what the two of them went to sleep by.`,
        `Outside the shed stood two flowerpots and a bucket, all on their heads. So the rain made a tune there. "${tune}." In the shed, in a box, lived ${A.introduced} and ${B.introduced}. They belonged to ${k}, and to each other.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'excited'), seen(B, 'run', 'excited')],
          things: ['leaf'],
        },
        `One windy day a leaf went by. It wanted to be caught, so they ran after it. It went under the gate, and so did they. It went a very long way. "Got it!" said ${a}. They looked round. There was no gate, and no shed.`,
        `Then came a day with a wind in it, and a fine red leaf. ${a} jumped, and ${b} jumped, and the leaf jumped further. That's how it went, all down the lane and round two corners. "Mine!" said ${b}, and sat on it. "Where's the shed?" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `Just then it began to rain. It rained so hard that the lane had no other side. "Are you lost?" said ${a}. ${b} came closer. "Not if you're here," said ${b}. But they were both rather wet.`,
        `The first drop fell on ${a}, and the second on ${b}. After that nobody counted. "We're lost," said ${b}. "I know where you are," said ${a}, "and you know where I am. So we're only half lost."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')] },
        `"I'll go first," said ${a}. "I know how home smells." But the rain had washed every smell away. It all smelled of wet. They came to a roof, and they listened. Drum, drum, drum, it went. "${refrain}," said ${a}.`,
        `${a} went first, with nose held high. But you can't smell a thing in the rain. It has all run down the drain. So they stopped by a roof, to hear. "Drum, drum, drum," said the roof. "${refrain}," said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(B, 'walk', 'determined'), seen(A, 'walk', 'worried')],
          things: ['gate'],
        },
        `"Let me," said ${b}. "I know what our gate looks like." But every gate is grey in the rain. They tried one. Behind it there was a glass house, and it went tick, tick, tick. "${refrain}," said ${b}.`,
        `Then ${b} went first, with eyes wide open. "There's our gate!" said ${b}. It was a gate, to be sure. But the rain in there fell on glass. "Tick, tick, tick." They stood and dripped. "${refrain}," said ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['leaf'],
        },
        `"It was your leaf," said ${a}. "You ran first," said ${b}. They crept under some rhubarb, one at each end. Pit, pat, pit, went the rain. "${refrain}," they said, both at once. It's hard to be cross when you say the same thing.`,
        `It was getting dark. They found a huge rhubarb leaf, and got in under it. Pat, pat, pat. "${refrain}," said ${b}, in a wobbly voice. ${a} had been going to say something cross. Now there was something better to do.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'surprised')] },
        `${b} was shaking. So ${a} hummed the thing that they went to sleep by. "${tune}." "Again," said ${b}. "${tune}." ${a} stopped, to get some breath. "${tune}," it went. "That was you," said ${a}. "It wasn't," said ${b}.`,
        `"Shut your eyes," said ${a}. "Make believe we're in the box." And ${a} hummed it, very low: "${tune}." "You do it just right," said ${b}. "I've stopped," said ${a}. They both listened. Far off in the wet it went, "${tune}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'excited')] },
        `Noses were no good, and eyes were no good. So they went by ear. They kept so close that they bumped. If it got softer, they turned round. If it got louder, they ran. It was quite the loudest rain that they had ever heard.`,
        `They kept their eyes shut, to hear better. "Softer," said ${b}. "Then it's not this way." They turned. "Louder," said ${a}. Through a hedge they went, and through a ditch. It was louder, and louder still. "How can it be so loud?" said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'bucket'), seen(G, 'hold', 'happy', 'umbrella')],
          things: ['bucket', 'saucepan'],
        },
        `${k} had called till it got dark. You can't shout louder than rain. "But they know the tune," said ${k}. So out had come every bucket, every saucepan, and the bath. ${Gcap} had helped. "More!" said ${k}. "${tune}!" it went, all down the garden.`,
        `It was because of ${k}. "They can't see us," ${k} had said, "and they can't smell us. But they know that tune." So out had come the pots. There was every saucepan in the house. ${Gcap} held the umbrella over none of them, and brought another bucket.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `Then something shot under the gate, and something shot after it. ${k} had one in each arm before they could stop. They were rubbed with a towel until they stood up on end. "You're the wettest I ever saw," said ${k}, who was wetter.`,
        `Two small wet things came in under the gate, with their eyes still shut. They ran straight into ${K.names} boots. "Oh, there you are!" said ${k}. It took two towels. "They came together," said ${g}. "They're still holding on."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')] },
        `It rained all night. Nobody took in the pots. "${tune}," they went, and ${tuneLow}. In the box in the shed there was one heap, and it was dry. "That's our rain," said ${a}. "Ours," said ${b}, asleep.`,
        `They lay in the box, and it rained, and they did not mind. "${tune}," it went. "Is it ours?" said ${b}, with closed eyes. ${a} listened to every drop of it. "That one's ours," said ${a}. "And that one. And that."`,
      ),
    ],
  };
}
