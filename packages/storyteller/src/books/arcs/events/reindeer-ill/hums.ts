import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hums-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * The one who is ill is not the strongest, and only hums; the others have always walked to it and never knew. They hum for
 * him, and in the morning they have no voice left, and he has his.
 */
export const HUMS: EventPlot = {
  id: 'hums',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, A, a, H, h, S, s, R, r, lost, D, d } = partsOf(going);
  const hcap = cap(h);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'curious')], things: ['bell'] },
        `It is Christmas Eve. ${cap(A.introduced)} listens. Are there bells? And a little hum? Hm, hm, hm?`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sit', 'surprised'), seen(D, 'stand', 'surprised'), seen(A, 'run', 'surprised')],
          things: ['sledge'],
        },
        `Bells! But no hum. Bump! The sleigh sits in the hedge. "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'sad'), seen(S, 'stand', 'worried')], things: ['blanket', 'scarf'] },
        `"${r} ${lost ? 'was lost. Now he is ill' : 'is ill'}. He has a cold," says ${s}. Poor reindeer! He can't say a word.`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(R, 'sit', 'calm'), seen(A, 'hug', 'happy'), seen(H, 'hold', 'happy', 'cup')],
          things: ['blanket'],
        },
        `"Come in!" says ${a}. By the fire it is warm. ${hcap} brings honey tea.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sit', 'worried'), seen(D, 'run', 'worried')],
          things: ['sledge'],
        },
        `The others pull. One goes left. One goes right. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'run', 'determined'), seen(S, 'hold', 'worried')], things: ['sledge'] },
        `They try again. One goes fast. One goes slow. "${refrain}" says ${s}.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(R, 'sit', 'sad')] },
        `${a} strokes ${r}. It is so quiet! "You hum," says ${a}. "It was you!"`,
      ),
      page(
        { setting: 'snow', camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(D, 'stand', 'curious')] },
        `Out runs ${a}. "You must hum for him! Hm, hm, hm!" "Hm?" says ${d}.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(D, 'run', 'happy'), seen(S, 'wave', 'happy')],
          things: ['sledge', 'moon'],
        },
        `Hm, hm, hm! All feet go as one. Up, up they go, past the moon!`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(R, 'sleep', 'sleepy'), seen(A, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `By the fire ${r} hears it. Hm, hm, hm. He sleeps. ${a} sleeps, too.`,
      ),
      page(
        {
          setting: 'snow',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(R, 'jump', 'happy'),
            seen(D, 'sit', 'sleepy'),
            seen(S, 'wave', 'happy'),
            seen(A, 'wave', 'happy'),
          ],
          things: ['present'],
        },
        `In the morning ${r} is well. But the others are hoarse! So ${r} hums them home.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, H, h, S, s, R, r, lost, D, d } = partsOf(going);
  const hcap = cap(h);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'curious')], things: ['bell'] },
        `Every Christmas Eve ${A.introduced} lay awake and listened. First came the bells, a long way off. Then, under the bells, came something else. Hm, hm, hm, it went, like a cat on a cushion. ${a} had never told anybody.`,
      ),
      page(
        {
          setting: 'snow',
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sit', 'surprised'), seen(D, 'stand', 'surprised'), seen(A, 'run', 'surprised')],
          things: ['sledge', 'bell'],
        },
        `This year there were bells, all in a muddle. There was no hum. Then there was a bump. ${a} ran out. A sleigh was in the hedge. Seven reindeer stood and pointed seven ways. "${refrain}" said ${s}, from the hedge.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(R, 'sit', 'sad'), seen(S, 'stand', 'worried'), seen(A, 'kneel', 'worried')],
          things: ['blanket', 'scarf'],
        },
        `In the sleigh, under a blanket, sat the eighth. He had a scarf on, and two red eyes. "This is ${r}," said ${s}. "${lost ? "He got lost in the snow, and now he's ill" : "He's ill"}. He's got a cold, and a throat like a saw. Could he lie by your fire?"`,
      ),
      page(
        {
          setting: 'living-room',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(R, 'sit', 'calm'), seen(A, 'hug', 'happy'), seen(H, 'hold', 'calm', 'cup')],
          things: ['blanket'],
        },
        `So ${r} came in. He took up the whole sofa, and both cushions. ${hcap} made tea with honey in it, in the salad bowl. ${a} fetched the blue blanket, which only reached to his knees. "Can they pull it without you?" said ${a}.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sit', 'worried'), seen(D, 'run', 'worried')],
          things: ['sledge'],
        },
        `It did not look like it. Three of them set off to the left, and four to the right. "${refrain}" they heard from the garden. "He isn't even the strongest," said ${d}, who walked in front. "I don't know what it can be."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'shout', 'determined'), seen(D, 'run', 'worried')], things: ['sledge'] },
        `"I'll count for you," said ${s}. "One, two. One, two. One, ho, two!" It was no good, he always had to laugh. One of them walked on the ho. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'think', 'surprised'), seen(R, 'sit', 'sad')],
          things: ['blanket'],
        },
        `${r} hid his nose in the blanket. "Nobody can help being ill," said ${a}, and stroked him. "You help them all year. Now it's their turn." It was so quiet that ${a} heard it. Or rather, ${a} did not. "You're the one who hums!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'look-up', 'surprised'), seen(A, 'sit', 'excited')] },
        `${r} opened his mouth, and it creaked like a gate. "I only do it to myself," he whispered. "I don't think they've ever heard it." "They have," said ${a}. "They've got it in their feet!"`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(D, 'stand', 'surprised'), seen(S, 'stand', 'surprised')],
        },
        `${a} ran out. "He hums, and you walk to it! You'll have to hum it for him." "That was ${r}?" said ${d}. "I always thought it was the sleigh." So they tried. It sounded like seven bees in seven jars. But all their feet came down at once.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(D, 'run', 'happy'), seen(S, 'wave', 'happy')],
          things: ['sledge', 'moon'],
        },
        `Hm, hm, hm, and they were over the hedge. Hm, hm, hm, and they were over the church. It went all round the world, from roof to roof. Nobody was left out. In one house two heard it go, and come again. Then they slept.`,
      ),
      page(
        {
          setting: 'snow',
          time: 'day',
          camera: 'wide',
          actors: [
            seen(R, 'jump', 'happy'),
            seen(D, 'sit', 'sleepy'),
            seen(S, 'wave', 'happy'),
            seen(A, 'wave', 'happy'),
          ],
          things: ['present', 'scarf'],
        },
        `In the morning ${r} felt well again. But on the lawn stood seven reindeer who could not make a sound. They had hummed all night. They had lent ${s} the scarf, and he was hoarse as well. "Now it's my turn," said ${r}, and he hummed them home.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')], things: ['bell'] },
        `Next Christmas Eve ${a} lay awake and listened. First there were bells. Then, under the bells, it came. Hm, hm, hm. There were eight of them now. And if you held your breath you could hear a ninth. That one was in ${A.names} own bed.`,
      ),
    ],
  };
}
