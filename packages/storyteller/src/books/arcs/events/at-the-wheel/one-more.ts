import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-more-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * Whoever drives stops for everybody, and so is late, and so has a bucket of sand on board where the hill is too wet to
 * climb. Trains carry sand for just that: wheels slip on wet rails, and sand lets them hold.
 */
export const ONE_MORE: EventPlot = {
  id: 'one-more',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, A, a, B, b, P, p, N, n, comesToo, noun, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'proud')], things },
        `${A.introduced} drives the ${noun}. Toot, toot! It goes up the hill.`,
        `Toot, toot! Who drives the ${noun}? It is ${A.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy')], things },
        `${B.introduced} has the tickets.${comesToo} "Off we go!" says ${a}.`,
        `${B.introduced} rings the bell.${comesToo} Ding, ding! "Off we go," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'sit', 'happy')], things },
        `"${refrain}" It is ${n}, with a hen. Stop! On they get.`,
        `Stop! Here is ${n}, with a hen. "${refrain}" "Yes!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'happy')], things: ['bucket'] },
        `"${refrain}" It is ${p}, with a bucket of sand. Stop! On gets ${p}.`,
        `Stop! Here is ${p}, with sand in a bucket. "${refrain}" "Yes!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'calm')] },
        `"We stop and stop," says ${b}. "Now we are late!"`,
        `${b} looks at the clock. "Oh, ${a}! We are late!"`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', weather: 'rain', actors: [seen(A, 'sit', 'worried')], things },
        `Here is the hill. It is wet. The wheels go round. The ${noun} does not go.`,
        `Up the wet hill! No. Round go the wheels. Slip, slip. The ${noun} stays.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'worried'), seen(N, 'reach', 'worried')], things },
        `They all push. Slip! Down sits ${b}. Down sits ${n}.`,
        `Out they get, and push. Slip! ${b} sits in the mud. So does ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'point', 'surprised')], things: ['bucket'] },
        `But ${p} does not slip! "You are standing on sand!" says ${a}.`,
        `Who does not slip? ${p}! There is a hole in the bucket. "Sand!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(P, 'cheer', 'excited')], things },
        `They put sand under the wheels. Toot! Up, up, up they go!`,
        `Sand here, sand there. Now ${a} drives. Toot! Right to the top!`,
      ),
      page(
        { time: 'night', setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')] },
        `Now ${a} is in bed. Hop! It is the hen. "${refrain}" Yes. Good night!`,
        `Good night, ${a}. Who gets in, too? The hen! "${refrain}" Yes.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, A, a, B, b, P, p, N, n, comesToo, noun, way, things } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'proud')], things },
        `${A.introduced} drove the ${noun}. You had to sit on two cushions, to see out. There was a lever for going and a lever for stopping, and there was the horn. "Toot, toot!" it went, to anyone who waved.`,
        `It was a blue ${noun} with gold stripes, and ${A.introduced} was the driver. It said so on the cap. From up there on two cushions you could see everybody. "Toot, toot!" said the horn to each of them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'happy'), seen(A, 'sit', 'happy')], things },
        `${B.introduced} had the tickets and the watch.${comesToo} "We have to be up at Hill Top at twelve," said ${b}. "On the dot." "Easy," said ${a}, and pulled the lever for going.`,
        `"Hill Top by twelve," said ${B.introduced}, who had the tickets. "There's a sign. It says we are never late."${comesToo} "We won't be," said ${a}. Off they went. The cows looked up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'wave', 'happy'), seen(A, 'sit', 'happy')], things },
        `Round the first bend stood ${n}, with a hen in a basket. "${refrain}" she called. ${a} had never driven past anybody yet. The hen had to have a seat by the window. It took a while.`,
        `At the first gate someone was running. It was ${n}, with a hen under one arm. "${refrain}" "There's always room," said ${a}. Then she had to go back for the hen's hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'happy', 'bucket'), seen(A, 'sit', 'happy')], things: ['bucket'] },
        `Next came ${p}, who had been to the beach and could not leave it there. Half of it was in a bucket. "${refrain}" said ${p}. A bucket of sand gets on very slowly, so as not to spill.`,
        `At the corner by the sea stood ${p}, with a bucket full of sand. "${refrain}" "What do you want with all that?" said ${b}. "It's mine," said ${p}. "I like it." So the sand got on.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'calm')], things: ['clock'] },
        `"You can't stop for everyone," said ${b}. "It's a quarter to twelve." "But they waved," said ${a}. And there was a man with an armchair. "${refrain}" said the man.`,
        `"That's three more stops than it says here," said ${b}, and held up the watch. "We'll be late, ${a}." "I know," said ${a}. "But how do you drive past a face?" "${refrain}" called somebody with a cello.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', weather: 'rain', actors: [seen(A, 'sit', 'worried')], things },
        `Then came the hill, and then came the rain. Halfway up, ${way} got as slippery as soap. The wheels went round and round. They went beautifully. Only, the ${noun} stayed where it was.`,
        `It had begun to rain. ${cap(way)} shone like a fish. "Up we go," said ${a}. The wheels spun, and hummed, and threw up water. The ${noun} did not move as much as a finger.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'reach', 'worried'), seen(N, 'reach', 'worried')], things },
        `"Faster!" said ${b}. It only spun faster. So they all got out to push. But the hill was slippery for feet as well. ${b} sat down. ${n} sat down beside ${b}. The hen watched from the window.`,
        `${a} pulled the lever as far as it went, and the wheels just whizzed. "Push!" said ${b}. Out they got, and pushed. Their feet ran and ran, and they slid slowly backwards, all in a row.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `"We'd be there by now," said ${b}, "if we hadn't stopped." It was quite true. ${a} looked at the wet hill, and the wet people. Some of them said sorry.`,
        `"It's all the stopping that did it," said ${b}. "It was dry at a quarter to." ${a} did not know what to say. Everybody stood about in the rain and looked at their boots.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'calm'), seen(A, 'point', 'surprised')], things: ['bucket'] },
        `Everybody's feet were going, a little at a time. But ${p} stood still. "Why aren't you slipping?" said ${a}. There was a hole in the bucket. There was a small yellow heap, and ${p} was on it. "It's the sand!"`,
        `They were all sliding, ever so slowly, down to the gate. Only ${p} was not. ${a} went to see. The bucket had a hole in it. Where it had dripped there was a line of sand, and ${p} stood on that as if glued. "May we have some?" said ${a}.`,
      ),
      page(
        { camera: 'wide', weather: 'clear', actors: [seen(A, 'sit', 'excited'), seen(P, 'cheer', 'proud')], things },
        `"All of it?" said ${p}, and then, "All right." They laid it along ${way}, in front of every wheel. ${a} pulled the lever, gently. Crunch. The wheels took hold. Up they went, and everybody ran behind and cheered.`,
        `${p} thought about it, and gave them the bucket. A pinch went here and a handful there. "Slowly," said ${a} to the ${noun}. There was a crunch, and it held, and it held. "Toot, toot!" They could hear it at the top.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [...things, 'clock'],
        },
        `It was five past when they got to Hill Top. "You're late," said the clock. "We had to stop for the sand," said ${b}, before anybody else could. Then they turned round. Someone was waving. "${refrain}" said ${b}.`,
        `"Five past," said ${b} to the sign, and turned it to the wall. "If we'd come on time, we'd never have come at all." Down they went again. Before the first bend ${b} pulled the cord. "Stop, ${a}! There's somebody." "${refrain}"`,
      ),
    ],
  };
}
