import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './look-down-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everybody pulls and pushes, and asks when; nobody asks what is being looked at, which is a snail on its way across. */
export const LOOK_DOWN: EventPlot = { id: 'look-down', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, setting, lane, S, s, N, n, wont, aBus, bus } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(S, 'walk', 'calm')],
        },
        `Here came ${A.introduced}. Here came ${B.introduced}. ${S.introduced} was out, too.`,
        `Who was in the ${lane}? ${A.introduced}. ${B.introduced}. And ${S.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `Then ${a} stopped. ${wont} "${refrain}" said ${a}.`,
        `And ${a} stood still. ${wont} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'determined')] },
        `${b} pulled and pulled. "${refrain}" said ${a}.`,
        `Pull, ${b}, pull! "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'biscuit'), seen(A, 'stand', 'calm')],
          things: ['biscuit'],
        },
        `"A biscuit?" said ${b}. ${a} did not even look.`,
        `${b} had a biscuit. ${a} did not want it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'surprised'), seen(A, 'stand', 'determined')] },
        `Along came ${N.introduced}. She pushed and pushed. "${refrain}"`,
        `${N.introduced} came, and gave a push. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(N, 'shout', 'angry')], things: ['bus'] },
        `Beep! Along came ${aBus}. Beep, beep! "Go on, ${a}!" said ${n}.`,
        `Beep! Now ${aBus} came. "Go on!" said ${n}. ${a} stayed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'reach', 'determined'), seen(N, 'reach', 'determined'), seen(A, 'stand', 'determined')],
          things: ['bus'],
        },
        `${b} pulled. ${n} pushed. The ${bus} beeped. "${refrain}"`,
        `Pull, ${b}! Push, ${n}! Beep, bus! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'calm')] },
        `${b} sat down. What did ${a} see? ${b} looked down, too.`,
        `Then ${b} looked at ${a}. And ${a} looked down. So ${b} did.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'walk', 'calm'), seen(B, 'kneel', 'happy'), seen(A, 'stand', 'happy')] },
        `There was ${s}! ${a} had let the small one pass. "Oh!" said ${b}.`,
        `"Oh!" said ${b}. It was ${s}. ${a} had waited for ${s}!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(N, 'stand', 'happy'), seen(S, 'sit', 'happy')],
          things: ['bus'],
        },
        `${s} was over. On went ${a}. But not the ${bus}! "${refrain}" said ${n}. "Here comes one more."`,
        `Over went ${s}, so on went ${a}. The ${bus}? "${refrain}" said ${n}. "I see another one!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, setting, lane, S, s, N, n, wont, aBus, bus } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(S, 'walk', 'calm')],
        },
        `It was a fine day for a walk. Down the ${lane} came ${A.introduced}, and beside ${a} came ${B.introduced}. ${S.introduced} had set out as well, after breakfast.`,
        `There were three in the ${lane} that morning. ${A.introduced} was the biggest. ${B.introduced} was the one who talked. And ${S.introduced} had been going since seven.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'surprised')] },
        `In the very middle ${a} stopped. "Come on," said ${b}. "${refrain}" said ${a}. ${wont} There was a hedge on the left and a hedge on the right.`,
        `Then, just like that, ${a} stood still. ${wont} "What's the matter?" said ${b}. "${refrain}" said ${a}. It was the narrowest bit of the whole ${lane}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'determined')] },
        `${b} went round to the front and pulled. Then ${b} went round to the back and pushed. It was like pushing a church. "${refrain}" said ${a}, quite politely.`,
        `So ${b} pulled, with both heels in the ground. The ground moved a little. ${a} did not. "${refrain}" said ${a}, and looked straight past ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'biscuit'), seen(A, 'stand', 'calm')],
          things: ['biscuit'],
        },
        `"Look what I've got," said ${b}. It was a biscuit, a whole one. ${b} held it up, just out of reach. ${a} didn't look. ${b} had to eat it.`,
        `${b} laid a biscuit down, three steps on. Nobody came for it. It lay there in the sun, smelling of ginger. In the end it was ${b} who went and ate it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'reach', 'surprised'), seen(A, 'stand', 'determined')],
          things: ['basket'],
        },
        `Along came ${N.introduced}, with a basket. "I'm in a hurry," she said. "When do we go on?" She leaned on ${a} from behind. "${refrain}" said ${a}.`,
        `${N.introduced} came next, and had to put down her basket. "How long will this take?" she said, and gave ${a} a good shove. "${refrain}" She sat down on her eggs, nearly.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(N, 'shout', 'angry')], things: ['bus'] },
        `Beep! Behind ${n} stood ${aBus}. It was full of people who all had to be somewhere. Beep, beep! "When do we move?" they called. "${refrain}" said ${a}.`,
        `${cap(aBus)} came round the bend, and stopped with its nose on the basket. Beep! Thirty people put their heads out. "When?" they all said. "When? When?" But ${a} said only, "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'curious'), seen(A, 'stand', 'determined'), seen(B, 'reach', 'sleepy')],
        },
        `Here came ${g}, to see about the noise. They all had a go together, ${g}, ${n} and the whole bus. One, two, three! They only moved themselves.`,
        `"What's all this?" said ${g}. So they made a long row, ${g} at the end. They heaved till something gave. It was ${G.names} button. ${a} stood there as before.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'curious'), seen(A, 'stand', 'calm')] },
        `${b} was too tired to pull. So ${b} sat down next to ${a}, and for once said nothing. "What is it that you're looking at?" said ${b}. Nobody had asked that.`,
        `At last ${b} sat down and leaned on ${a}. It was quiet down there. ${a} was not looking at the hedge, or at the ${bus}. "What do you see?" asked ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'walk', 'calm'), seen(B, 'kneel', 'surprised'), seen(A, 'stand', 'happy')],
        },
        `${a} looked down, and so did ${b}. There was ${s}, right in front of them, on the way across. "You might have said," said ${b}. "They only asked when," said ${a}.`,
        `It was ${s}, one small step in front of ${a}. It had taken all this time to come so far. "Why didn't you say?" said ${b}. "They never asked me what," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'kneel', 'happy'), seen(S, 'walk', 'calm'), seen(B, 'point', 'happy')],
          things: ['basket', 'bus'],
        },
        `So the whole bus got down to see. ${n} opened her basket, and there was enough for all. They sat along the hedge and cheered for ${s}, quite softly. Nobody asked when.`,
        `"Shh," said ${b}, and pointed. ${n} knelt in the road beside her basket. The ${bus} turned its engine off. Thirty people held their breath for ${s}, and somebody passed round the buns.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(N, 'stand', 'happy'), seen(S, 'sit', 'happy')],
          things: ['bus'],
        },
        `Then ${s} was over, and in under the leaves. ${a} walked on as if nothing had been. But the ${bus} stood still. "${refrain}" said ${n}, in front of it. "Here comes the brother."`,
        `The last bit of ${s} went into the grass. "Thank you," said ${a}, and went on. Beep? said the ${bus}. "${refrain}" said ${n}, with both arms out. Somebody else had started.`,
      ),
    ],
  };
}
