import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './not-without-you-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * All families count at night, and whoever belongs to none stands at the end of the row. One belongs where they cannot get
 * to the end without one.
 */
export const NOT_WITHOUT_YOU: EventPlot = standsApart({
  id: 'not-without-you',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { refrain, all, A, a, K, k, G, g, Gcap, D, R } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'pond', time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `This is ${A.introduced}. ${cap(a)} has no family. ${cap(a)} is just one.`,
        `Here is ${A.introduced}, all alone. Who is ${a} with? Nobody.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `${cap(D.introduced)} counts. "One, two, three, four, five. ${refrain}" And ${a}? No. The nest is full.`,
        `"One, two, three, four, five," says ${D.introduced}. "${refrain}" There is no room for ${a}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'reach', 'sad')] },
        `${cap(R.introduced)} counts. "One, two, three. ${refrain}" ${cap(a)} does not fit in the hole.`,
        `"One, two, three," says ${R.introduced}. "${refrain}" The hole is too small for ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${cap(a)} sits down by a wall. ${cap(a)} counts, too. "One. ${all}." It sounds so small.`,
        `It gets dark. ${cap(a)} sits and counts. "One. ${all}." That is not much.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(A, 'look-up', 'surprised')] },
        `Who hears it? ${k}! "We are only two," says ${k}. "Come in!"`,
        `But ${k} hears. "Only one?" says ${k}. "We are two. Come in!"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'hold', 'determined', 'bucket')],
          things: ['chair'],
        },
        `Two chairs. Two beds. "It is full," says ${a}. "No!" says ${k}. A bucket makes a chair.`,
        `There are two chairs. "It is full," says ${a}. ${cap(k)} turns a bucket over. Now there are three!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'point', 'surprised'), seen(K, 'stand', 'happy'), seen(A, 'sit', 'shy')] },
        `${Gcap} counts. "One, two... who is this?" "Three!" says ${k}. "One, two, three," says ${g}. "${refrain}"`,
        `"One, two," counts ${g}, and stops. "And three!" says ${k}. "Three it is," says ${g}. "${refrain}"`,
      ),
      page(
        { setting: 'pond', time: 'sunset', camera: 'wide', actors: [seen(A, 'look-up', 'surprised')] },
        `Next day ${a} is at the pond. It gets late. Somebody calls. "One! Two!" And then no more.`,
        `It is the next day. ${cap(a)} is out late. ${cap(a)} hears a call. "One! Two!" They stop.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'excited')] },
        `"One! Two!" They can not go on. "It is me they need!" ${cap(a)} runs and runs.`,
        `What comes after two? "Me!" says ${a}. "They need me!" And ${a} runs home.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy')],
        },
        `"Three!" puffs ${a}, at the door. Up goes ${a}, into a big hug. "${refrain}" they all say.`,
        `"One! Two!" call ${k} and ${g}. "Three!" calls ${a}. In comes ${a}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, all, A, a, K, k, G, g, Gcap, D, d, R, r, T, t } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'pond', time: 'sunset', camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `${cap(A.introduced)} was one. It's a small number, when there is nothing to put with it. By day it did not matter. But in the evening everybody was called in, and counted. Nobody ever called ${a}.`,
        `There was ${A.introduced}, and that was all. There was no family. By day ${a} forgot about it. In the evening, when the counting began, ${a} always stood where you could hear it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `On the pond ${D.introduced} was counting. "One, two, three, four, five. ${refrain}" ${cap(a)} had got in at the end of the row. "And me?" said ${a}. "You're very welcome, dear," said ${d}, and tried. But the nest was full to the edge, and ${a} rolled out again.`,
        `"One, two, three, four, five," said ${D.introduced}. "${refrain}" Behind number five stood ${a}, as straight as could be. "Could there be a six?" said ${a}. They did try. They squashed up, and ${a} got in on the left. Number one fell out on the right.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(R, 'stand', 'happy'), seen(A, 'reach', 'sad')] },
        `Under the hedge ${R.introduced} counted, very fast. "One-two-three-four. ${refrain}" "Come down," they called, for they were kind. ${cap(a)} put in a head. After that nothing else would go in, and the head would hardly come out.`,
        `${cap(R.introduced)} lived down a hole. "One, two, three, four. ${refrain}" came up out of it. "You can be five!" said ${r}. ${cap(a)} tried it head first, and then the other way. But the hole was made to measure, and not for ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'hide', 'calm'), seen(A, 'kneel', 'surprised')], things: ['tree'] },
        `In the old tree hung ${T.introduced}, upside down. "Two, one. ${refrain}" "Hang up next to us," said ${t}. "There's any amount of room." ${cap(a)} hung on, as long as you could count to two. Then ${a} lay in the grass.`,
        `There was plenty of room in the tree. ${cap(T.introduced)} and all the others slept there by their feet. "${refrain}" they said. "Hold on with your toes," said ${t}. ${cap(a)} held on, and the ground came up. It did that three times.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `So ${a} sat down under a wall, where it was nearly dry. It was time to be counted. There was nobody else to do it. "One," said ${a}. "${all}." It was over very soon.`,
        `It began to get dark. ${cap(a)} sat under a wall, where somebody's light fell on the grass. "One," said ${a}, to hear what it was like. "${all}." It was like shutting a very small door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(A, 'look-up', 'surprised')] },
        `On the other side of the wall ${k} was fetching in the boots. ${cap(k)} looked over. "Was that all of you?" said ${k}. "Yes," said ${a}. "We're only two," said ${k}. "It isn't many, either. Would you like to come in?"`,
        `"That was quick," said somebody. It was ${k}, on top of the wall. "Don't you go any further than one?" "There isn't any further," said ${a}. ${cap(k)} thought about that. "We stop at two," said ${k}. "Come and see."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'hold', 'determined', 'bucket')],
          things: ['chair', 'cup'],
        },
        `${cap(a)} looked round, from the mat. There were two chairs, and two cups, and two hooks. "It's full," said ${a}, and turned to go. "It is NOT," said ${k}. ${cap(k)} put a bucket upside down, and that was a chair. A bowl was a cup. A nail was a hook.`,
        `It was warm in there. But ${a} had learned to count, and did it. "Two chairs," said ${a}. "Two cups. It's all used up." "That's only because nobody came," said ${k}, and turned over a bucket. It made a good chair. And ${k} pulled out a drawer. It made a good bed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'point', 'surprised'), seen(K, 'stand', 'determined'), seen(A, 'sit', 'shy')],
          things: ['bucket'],
        },
        `In came ${g}, who counted every night, with a finger. "One," said ${g}, and, "two." The finger went on, and stopped at the bucket. "That's three," said ${k}. It was quiet. "I've always thought it ended too soon," said ${g}. "One, two, three. ${refrain}"`,
        `${Gcap} came to shut the door. "One, two," said ${g}, as always, and there was still somebody left. ${cap(a)} tried to look as small as a half. "Three," said ${k}, very firmly. ${Gcap} said it over, to see how it went. "One, two, three. Why, that's much better. ${refrain}"`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'sit', 'calm'), seen(D, 'stand', 'happy')],
        },
        `The next day ${a} went to the pond, and stayed, and forgot how late it was. "Five. ${all}," said ${d}. ${cap(a)} did not mind at all tonight. Then the wind brought another voice, from far off. "One," it called. "Two." And it stopped.`,
        `Next evening ${a} sat by the pond, only to listen. ${cap(d)} counted up to five, and everybody was in. Then there was a call, a long way behind. "One! Two!" it went. There was nothing after that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'excited')] },
        `"One," it called again. "Two." It sounded worried. "They've got stuck," said ${a}. "They can't get any further. Something is missing." What comes after two? ${cap(a)} stood up. "It's me!" said ${a}. "I'm what comes next!"`,
        `"One! Two!" It was louder now, and there was a torch. "Why don't they go on?" said ${a}. Then it went all through ${a}, warm, from top to toe. They could not go on. "They can't do it without me!" And ${a} ran.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'happy'), seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy')],
        },
        `"One," called ${g}, at the gate. "Two," called ${k}. There was a noise of feet. "Three!" said ${a}, with the last bit of breath. They picked ${a} up, and nobody said anything for a while. "Now then," said ${g}. "${refrain}"`,
        `${cap(k)} and ${g} stood at the gate with a torch. "One," they said. "Two." "THREE!" shouted ${a}, from halfway down the lane, and again at the gate, and again in their arms. "${refrain}" said ${g}, and shut the door.`,
      ),
    ],
  };
}
