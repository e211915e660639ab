import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './long-stick-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Every stick on the way is longer than the last, and the gate is as wide as ever. */
export const LONG_STICK: EventPlot = { id: 'long-stick', young, middle, old };

function young(going: Going): Told {
  const { refrain, P, p, K, k, G, g, O, o, isFirst } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'walk', 'excited'), seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['gate'],
        },
        `Out at the gate comes ${P.introduced}. ${isFirst ? 'The first walk! ' : ''}${k} and ${g} come, too.`,
        `${isFirst ? 'It is the first walk! ' : ''}${P.introduced} has a lead. Out at the gate, ${k} and ${g}!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'curious')], things: ['puddle'] },
        `Sniff, a lamp post. Sniff, a puddle. Sniff! What is this? A stick!`,
        `Sniff, sniff. ${p} sniffs a puddle. Oh, a stick! It is little and thin.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(P, 'stand', 'happy'), seen(K, 'walk', 'happy')] },
        `In the park is a longer stick. ${p} wants that one. Come on, ${k}!`,
        `Look, a long stick! Drop the little one. ${p} has the long one. On walks ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'walk', 'proud'), seen(K, 'stand', 'surprised')] },
        `And there is the longest stick of all. "Oh, ${p}!" says ${k}. Home they go.`,
        `Oh! The longest stick of all! ${p} takes that. "So long!" says ${k}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(P, 'stand', 'surprised')], things: ['gate'] },
        `Here is the gate. ${refrain} The stick is too long.`,
        `Home! In at the gate. ${refrain} It is too long.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'run', 'determined')], things: ['gate'] },
        `${p} runs at it. ${refrain}`,
        `Faster, then! ${p} runs. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(K, 'kneel', 'calm')], things: ['gate'] },
        `${p} goes in backwards. ${refrain} "Drop it?" says ${k}. No! ${p} sits down.`,
        `Now ${p} tries it backwards. ${refrain} "Let me," says ${k}. No! ${p} holds on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'calm'), seen(P, 'sit', 'curious')] },
        `Next door comes ${O.introduced}. ${o} has a stick, too. One end first. In goes ${o}!`,
        `Who is that? ${O.introduced}, from next door! ${o} has a stick. One end first. In!`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'walk', 'proud'), seen(K, 'cheer', 'happy')], things: ['gate'] },
        `${p} looks. ${p} turns. One end first. In goes the stick! "Hooray!" says ${k}.`,
        `"One end first, ${p}!" says ${k}. Turn, turn. And in goes the stick!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'sit', 'sleepy')],
        },
        `Good night, ${p}. Good night, stick. Now ${k} goes to bed. One end first.`,
        `${p} sleeps on the stick. And how does ${k} go to bed? One end first!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
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
        `${isFirst ? 'It was the very first walk. ' : 'They were off for a walk. '}${P.introduced} stood at the gate, and shook from nose to tail. The gate was just wide enough for one. "Ready?" said ${k}, with the lead. "Ready?" said ${g}.`,
        `"Where shall we go?" said ${k}. ${P.introduced} did not mind. There was a gate, and it was open. Behind it was all the world. ${isFirst ? 'It was the first walk ever. ' : ''}So off they went, with ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'curious'), seen(K, 'stand', 'calm')], things: ['puddle'] },
        `It was slow. Everything had to be smelled, and some things twice. ${p} met a lamp post, and a puddle with a dog in it. ${k} waited. Then, by a hedge, ${p} found a stick.`,
        `They did not get far. There was a leaf to smell, and a drain. In a puddle lived a dog who did the same as ${p}. "Come on," said ${k}. And then ${p} found a stick.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(P, 'walk', 'proud'), seen(K, 'walk', 'happy')] },
        `It was a very small one, but ${p} had never had one before. ${p} carried it as far as the park. There lay a longer one. Down went the small stick. "You can't have both," said ${k}.`,
        `It was no longer than a spoon. It was a good stick until they got to the park. There they saw a better one, as long as an arm. ${p} put down the one and took the other. ${k} quite understood.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'walk', 'proud'), seen(K, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `Under the big tree lay the longest stick in the park. It was nearly a tree. ${p} looked at it for quite some time. Then ${p} took it in the middle, and lifted. "Oh, ${p}," said ${k}. "It won't last," said ${g}. It lasted the whole way home.`,
        `And then the wind had been there, and had left a branch. It was longer than ${k}. ${p} got hold of the middle, and it came up. "You'll never get that home," said ${g}. But ${p} did not know that.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
          things: ['gate'],
        },
        `There was their gate again. ${p} trotted in, as one does. ${refrain} There was a post on the left and a post on the right. The stick had hit both. ${p} looked at the gate. It had not been like that before.`,
        `They were home. ${p} went straight in at the gate. ${refrain} ${p} sat down with a thump. "It's got narrower," said ${k}. The stick stuck out on both sides, by a lot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'run', 'determined'), seen(K, 'stand', 'worried')], things: ['gate'] },
        `If a thing will not work, you can do it faster. ${p} went back as far as the lead would go. Then ${p} ran. ${refrain} Now there was a bit of bark on the ground. That was all.`,
        `So ${p} took a run at it. Ears back, tail down, here we come! ${refrain} It rattled all the way down to the tail. "Ouch," said ${k}, for ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(K, 'kneel', 'calm')], things: ['gate'] },
        `Then ${p} tried it tail first. ${refrain} "Shall I take it?" said ${k}. ${p} held on, and growled a bit, with a full mouth. It was ${P.names} own stick. ${p} would rather live outside.`,
        `After that ${p} had a new idea, and turned round. You could see the tail come in. ${refrain} "Let go," said ${k}, "and I'll do it." But what you have carried yourself you want to bring in yourself.`,
      ),
      page(
        { camera: 'wide', actors: [seen(O, 'walk', 'calm'), seen(P, 'sit', 'curious'), seen(K, 'point', 'excited')] },
        `Along the street came ${O.introduced}, who lived next door. ${o} was very old, and had a stick as well. At the gate ${o} did not even slow down. ${o} just turned, one end first, and was in. "Did you see?" said ${k}.`,
        `Next door had a gate of the same kind. And there came ${O.introduced}, who was old, with a long grey stick. ${o} gave it a little turn. In went one end, and then the rest. "Look, ${p}!" said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
          things: ['gate'],
        },
        `${p} had seen. You could tell by the ears. ${p} stood up, and turned too little, and turned too much. "One end first," whispered ${k}. The one end went in at the gate. And then, as long as a train, in came all of it.`,
        `${p} thought about it with the head on one side. And like that, one end of the stick was in front. ${p} took a step, and there was no bump. "Keep it like that!" cried ${k}. In they came, first the end, and last the tail.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'hold', 'happy', 'pillow')],
        },
        `At bedtime ${p} lay asleep, with the stick for a pillow. ${k} came along with the real pillow, held in both arms. ${refrain} It was the bedroom door. "One end first," said ${g}. From the basket came a very small wag.`,
        `The stick sleeps beside the basket now, and ${p} sleeps on the stick. ${k} carried a big pillow up the stairs. ${refrain} "One end first," said ${k}, and turned it. ${p} wagged, without waking up.`,
      ),
    ],
  };
}
