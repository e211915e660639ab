import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './in-use-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nobody wants it any more, so that one after another asks for a bit of it; until the one comes who wants it for iron. */
export const IN_USE: EventPlot = { id: 'in-use', young, middle, old };

function young(going: Going): Told {
  const { refrain, v, at, A, a, N, n, K, k, H, h, E, e, S, s } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(N, 'stand', 'proud')] },
        `${A.introduced} worked hard. Then came ${N.introduced}.`,
        `Here is ${A.introduced}. Then came ${N.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['bush'] },
        `So ${a} stood by the hedge. Who wants an old ${v}? Nobody.`,
        `Who wanted an old ${v}? Nobody did. ${a} stood by the hedge.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'curious'), seen(A, 'stand', 'calm')] },
        `Up came ${H.introduced}. She saw the seat. "${refrain}" "Not any more," said ${a}.`,
        `${H.introduced} saw a soft seat. "${refrain}" "Not any more," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'walk', 'curious'), seen(A, 'stand', 'curious')] },
        `${E.introduced} looked under ${a}. It was dry there. "${refrain}" "Not any more."`,
        `${E.introduced} came. It was dry under ${a}. "${refrain}" "Not any more."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited'), seen(A, 'stand', 'happy')] },
        `${K.introduced} got up in front. "${refrain}" Brrm, brrm! They went to the moon.`,
        `${K.introduced} came. "${refrain}" Brrm! Off to the moon! They did not move at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad')] },
        `${n} stood all alone. "Do not touch!" it said on the door.`,
        `Nobody sat on ${n}. "Do not touch!" said a sign. It was quiet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'calm'), seen(A, 'stand', 'scared')] },
        `Then came ${S.introduced} with a hook. "Old iron!" she said. "${refrain}"`,
        `${S.introduced} had a big hook. "I want old iron. ${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'shout', 'angry'), seen(E, 'shout', 'angry'), seen(K, 'shout', 'determined')],
        },
        `"YES!" said ${h}. "YES!" said ${e}. "YES!" said ${k}. "We are!"`,
        `"YES!" said ${h}, ${e} and ${k}. "We all are!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'walk', 'surprised'), seen(A, 'stand', 'surprised')] },
        `"Oh!" said ${s}. "Then I'll go." Off she went. Cluck, said the seat.`,
        `"So you are," said ${s}. Off she went with her hook.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'happy')],
          things: ['bush'],
        },
        `It got dark. Up came ${n}, to the hedge. "${refrain}" "You are," said ${a}.`,
        `In the dark came ${n}. "${refrain}" "Yes," said ${a}. "You are."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, v, at, did, A, a, N, n, K, k, H, h, E, e, W, w, S, s } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: at, camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(N, 'stand', 'proud')] },
        `${A.introduced} was mostly rust by now. For forty years ${a} had ${did}. Then came ${N.introduced}, and shone. "I'm new," said ${n}. "I can do all that by lunch."`,
        `One morning ${N.introduced} stood there, all shiny. "What do you do?" said ${n}. "I'm the ${v}," said ${A.introduced}. For forty years ${a} had ${did}. "Oh," said ${n}. "So am I."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['bush'] },
        `After that nobody wanted the old ${v} any more. They pushed ${a} down to the hedge. "It's only until somebody needs me," said ${a}. The nettles grew up, to see.`,
        `It was ${n} who got the warm shed. ${a} was put by the hedge, between two nettles. "I'm ready when you want me," said ${a}, to anybody who went by. They went by.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'stand', 'curious'), seen(A, 'stand', 'calm')] },
        `The first to come was ${H.introduced}, who looked the seat over. It had a dip in it, exactly like a nest. "${refrain}" she said. "Not any more," said ${a}. So she sat down, and said no more until Thursday.`,
        `Then somebody got up on the step. It was ${H.introduced}, and she had her eye on the seat. "${refrain}" she said. ${a} had to think. "Not any more," said ${a}. So ${h} turned round twice, and laid an egg.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'walk', 'curious'), seen(W, 'stand', 'curious'), seen(A, 'stand', 'curious')],
        },
        `${E.introduced} wanted the dry place underneath. "${refrain}" "Not any more," said ${a}. ${W.introduced} asked about the ledge over the wheel, and got it. In went some moss, and some more moss, and a feather.`,
        `Next it was ${E.introduced}, with a mouth full of leaves. "${refrain}" It was the dark bit, underneath. "Not any more," said ${a}. ${W.introduced} got the ledge over the wheel, and hung up moss.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited'), seen(A, 'stand', 'happy')] },
        `One day ${K.introduced} came through the hedge. "${refrain}" said ${k}, and got up in front. "Not any more." So they went to the moon, and to Spain, and were back for tea. They had not moved at all.`,
        `There was still the front. "${refrain}" said ${K.introduced}, who had climbed up to it. "Not any more," said ${a}. Brrm! That day they drove to the sea and back. The nettles never bent.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad')] },
        `It was very clean where ${n} was. There was a rope, and on the door a sign: DO NOT TOUCH. So nobody did. It was so quiet in there. At night ${n} said brrm, just to hear it.`,
        `${n} had a shed, and a sign that said DO NOT TOUCH. It was polite of people not to. But it made the evenings long. From the hedge you could hear somebody laugh.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'stand', 'calm'), seen(A, 'stand', 'scared')] },
        `Then ${S.introduced} came down the lane with a hook. She bought old iron by the pound. "That's a good lump," she said, and hit it, clonk. "${refrain}" ${a} did not know what to say. It was years since anybody had said good morning.`,
        `One day there was a hook in the lane. Behind it came ${S.introduced}. She took old iron away. She knocked on ${a}, twice. "${refrain}" she said. "Well," said ${a}, very low. "Not as a ${v}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(H, 'shout', 'angry'),
            seen(E, 'shout', 'angry'),
            seen(W, 'shout', 'angry'),
            seen(K, 'shout', 'determined'),
          ],
        },
        `"YES!" said the seat. That was ${h}. "YES!" said the ledge over the wheel, and "YES!" said the dark bit underneath. ${w} came out of the one, and ${e} out of the other. "Yes," said ${k}, in front. "All of it."`,
        `"I am," said ${h}, and stood up on the seat. "I am!" said ${w}, out of the moss. "We've got six in here," said ${e}. "And I'm on the way to Spain," said ${k}. "YES, we're using it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'surprised'), seen(A, 'stand', 'surprised')] },
        `${s} walked all the way round, and counted on her fingers. "I've seen buses with fewer people in," she said. "Nobody told me it was in use." Nobody had told ${a}, either.`,
        `"I beg your pardon," said ${s}, to the seat. She rolled up her chain. "I only take what isn't wanted." It was quiet when she was gone. "Am I wanted?" said ${a}. "Don't wriggle," said ${h}. "I've got eggs."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'calm')],
          things: ['bush'],
        },
        `That night there was a very small brrm. It was ${n}, out by the hedge. There was a bit of grass next to ${a}, just wide enough. "${refrain}" said ${n}. "I'll be quiet."`,
        `When it was dark, somebody came rolling down to the hedge, on shiny new wheels. "I've got everything, up there," said ${n}. "There's only nobody in it." ${n} looked at the grass beside ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(N, 'stand', 'happy'), seen(W, 'sit', 'curious')] },
        `"You are," said ${a}. So they stood side by side, one dull and one bright. In the night ${w} looked over a shiny new ledge. "No," said ${n}, before anybody could ask. "Please do come in."`,
        `"You are now," said ${a}, and the nettles moved up. They stood there the whole night, nose by nose. By and by ${w} tapped at the new ledge. "There's a cousin of mine," said ${w}, "who needs a place."`,
      ),
    ],
  };
}
