import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './quiet-please-old.ts';

/** A house, and then a street, goes on tiptoe for five who cannot be seen; and then they wake up. */
export const QUIET_PLEASE: EventPlot = { id: 'quiet-please', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, M, m, first, last, hutch, N } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(M, 'sit', 'calm'), seen(A, 'kneel', 'curious')] },
        `Squeak! ${A.introduced} came. There sat ${M.introduced}. It was not ${m}. Squeak!`,
        `Squeak, went the ${hutch}. Was it ${M.introduced}? ${A.introduced} listened. No!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'happy'), seen(A, 'look-up', 'excited')] },
        `"Babies!" said ${g}. "We must not look yet. ${refrain}"`,
        `"${m} has babies," said ${g}. "We must wait. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'calm'), seen(B, 'walk', 'shy')], things: ['sock'] },
        `So ${a} put on socks. ${B.introduced} put some on, too. Tip, tip!`,
        `${a} went in socks. So did ${B.introduced}. Tip, tip, tip!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'pillow')], things: ['clock', 'pillow'] },
        `Ding, went the clock. "${refrain}" ${a} gave it a pillow.`,
        `The clock went ding. ${a} put a pillow on it. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hold', 'surprised', 'trumpet'), seen(A, 'reach', 'determined', 'sock')],
          things: ['trumpet', 'sock'],
        },
        `Toot! It was ${N.introduced} with a trumpet. "${refrain}" A sock went in it.`,
        `${N.introduced} had a trumpet. Toot! In went a sock. "${refrain}" Foo!`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')],
        },
        `${a} did not look. ${a} listened, with ${b}. One squeak, two squeaks ... five!`,
        `${a} and ${b} sat and listened. Eek, ook, eek, ick, uck. Five squeaks!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(first, 'sit', 'curious'),
            seen(last, 'sit', 'shy'),
            seen(M, 'sit', 'proud'),
            seen(A, 'kneel', 'happy'),
          ],
        },
        `Then they came out to ${a}, one by one. Five! Here were ${first.name} and ${last.name}. ${m} was proud.`,
        `At last ${m} let them out. ${a} saw ${first.name}, ${last.name}, and more! Five!`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(first, 'run', 'excited'), seen(last, 'jump', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['bowl'],
        },
        `But at night! ${first.name} ran. ${last.name} jumped. Bang, went the bowl! ${a} woke up.`,
        `Night came. Bang! ${last.name} had the bowl. Rumble! ${first.name} ran. ${a} sat up.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(A, 'stand', 'calm')],
        },
        `${Gcap} slept in the chair. ${b} slept on the floor. ${a} tiptoed past.`,
        `In the chair slept ${g}. On the floor slept ${b}. Tip, tip, went ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(first, 'sit', 'curious'), seen(last, 'sit', 'curious')],
        },
        `${a} looked in at ${first.name} and ${last.name}. Five small faces looked up. "${refrain}"`,
        `"${refrain}" said ${a}, to ${first.name} and ${last.name}. Five heads came up. Bang!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, M, m, first, last, hutch, weeks, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'sit', 'calm'), seen(A, 'kneel', 'surprised')],
          things: ['carrot'],
        },
        `${A.introduced} brought the carrot, as on every morning. ${M.introduced} came out of the hay and took it. But the hay went on squeaking. ${a} looked at ${m}, and at the hay.`,
        `In the ${hutch} sat ${M.introduced}, with a carrot, and said nothing. Behind ${m} the hay said squeak. It said it again. "Who's in there?" said ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'happy'), seen(A, 'stand', 'excited', 'sign')], things: ['sign'] },
        `"${m} has had babies," whispered ${g}. "We mustn't touch them, or look, for ${weeks}. It has to be quiet, so that ${m} isn't frightened." So ${a} made a sign. "${refrain}" it said.`,
        `${Gcap} listened, and smiled. "Babies," said ${g}. "For ${weeks} nobody puts a hand in there, and nobody makes a noise." "I'll see to it," said ${a}, and made a sign. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'pillow'), seen(B, 'stand', 'surprised')],
          things: ['clock', 'pillow'],
        },
        `You don't know how loud a house is until then. The clock went ding, and ${a} gave it a pillow. The door creaked, so it was left open. "Even my feet are loud," said ${B.introduced}. "${refrain}" said ${a}.`,
        `${a} went round with one ear out. Ding, went the clock. It got a pillow tied over it. Clack, clack, clack, went somebody. "Those are just my feet," said ${B.introduced}. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'sock'), seen(G, 'sit', 'surprised'), seen(B, 'walk', 'calm')],
          things: ['sock', 'chair'],
        },
        `Socks were the thing. ${b} got socks. The chair got four, one for each leg. ${Gcap} ate toast with a sponge under it, so that it didn't crunch. By Tuesday there were no socks left.`,
        `In the kitchen every chair had socks on. So did ${b}, and so did the biscuit tin. ${Gcap} stirred the tea with a carrot. "You're doing that very well," whispered ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'hold', 'surprised', 'trumpet'), seen(A, 'reach', 'determined', 'sock')],
          things: ['trumpet', 'sock'],
        },
        `Then there was ${N.introduced}, next door. At six o'clock he played the trumpet. ${a} rang, very gently. "${refrain}" said ${a}. "They're only three days old." ${a} held out a thick sock. He looked at it, and put it in the trumpet. Foo.`,
        `At six there was a noise like an elephant. It was ${N.introduced} with his trumpet. ${a} went round there with the last sock. "${refrain}" said ${a}, and told him why. After that he went foo, foo, foo.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'walk', 'calm'), seen(A, 'walk', 'proud', 'sign'), seen(N, 'walk', 'calm')],
          things: ['sign', 'lorry'],
        },
        `It got about. "Sorry," whispered the milkman, when a bottle clinked. The men with the dust lorry carried the bins like sleeping uncles. ${a} walked up and down with the sign, and ${b} went behind. ${n} had taken off his shoes.`,
        `By the end of the week it was the whole street. The dust lorry was pushed by hand. "Atishoo," people whispered, into their hats. "How are they?" mouthed ${n}. ${a} held up the sign, and ${b} nodded.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'sit', 'curious', 'notebook'), seen(B, 'sit', 'curious')],
          things: ['notebook'],
        },
        `${a} wasn't to look, so ${a} sat with a back to the ${hutch}, and listened. It isn't all one squeak. There was a thin one, and a bossy one, and one with a whistle. ${a} drew them in a notebook. "It's five," said ${a}.`,
        `Nobody had said that one mustn't listen. ${a} and ${b} sat down by the ${hutch} with their eyes shut. "Eek," said one. "Eek-eek," said one that was cross. ${a} wrote it all down. "There are five of them," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(first, 'sit', 'curious'),
            seen(last, 'sit', 'shy'),
            seen(M, 'sit', 'proud'),
            seen(A, 'kneel', 'happy'),
          ],
        },
        `And when the time was up, ${m} brought them out into the light. There were five! ${a} knew every one of them by ear. The bossy squeak was ${first.name}. The smallest, with the whistle, was ${last.name}.`,
        `Then came the day. The hay moved, and out they walked behind ${m}, five in a row. "That's the cross one," said ${a}. "You're ${first.name}. And you at the back, you're the whistle. You're ${last.name}."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(first, 'run', 'excited'), seen(last, 'jump', 'excited'), seen(M, 'sleep', 'sleepy')],
          things: ['bowl'],
        },
        `"What's that?" said ${g}. They wake up at night, and nobody had known. Bang, went the bowl. Rumble, went five along the wall, with ${first.name} in front. ${last.name} jumped off the roof, whistling. Of them all, only ${m} was asleep.`,
        `That night, at ten, it began. ${first.name} threw the bowl at the wall. ${last.name} jumped on it, to hear what it would do. It sounded like a band falling downstairs. "Is that ours?" called ${g}, in the dark. Only ${m} slept.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(A, 'stand', 'calm')],
          things: ['chair'],
        },
        `It went on until four. ${a} came down in the dark, on bare feet. In the chair was ${g}, fast asleep at last, with a cushion on each ear. ${b} slept on the rug in all those socks.`,
        `Long past midnight ${a} came tiptoeing in. ${Gcap} had got as far as the chair, and slept there, sitting up. Under it slept ${b}. Next door the light had just gone out. They were all so tired.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(first, 'sit', 'curious'), seen(last, 'sit', 'curious')],
        },
        `${a} knelt down by the ${hutch}. ${first.name} stopped, with the bowl in the air, and ${last.name} stopped, too. Five faces looked out. ${a} pointed at everybody. "${refrain}" whispered ${a}.`,
        `There was somebody who had to be told. ${a} knelt down, and put one finger up. "${refrain}" Five of them sat quite still, and listened to the snoring. Then ${first.name} looked at ${last.name}. Bang.`,
      ),
    ],
  };
}
