import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { StillHoldingIt } from './arc.ts';

const MOST = 14;

/** For ages 5 to 7: everything with one hand, until somebody has an egg; and the grown-up who holds the thing will not stop. */
export function middle(bound: StillHoldingIt): Told {
  const { child: K, friend: F, grownUp: G, hen: H, asker: M, held, t, short, drawn, refrain, chance } = bound;
  const [k, f, g, h] = [K.name, F.name, G.name, H.name];
  const Gcap = cap(g);
  const hold = drawn[0];
  const where = held.where === null ? '' : ` ${k} ${held.goes[1]} it ${held.where}.`;
  const also = held.also === null ? '' : ` "And ${held.also}."`;
  return {
    title: titled(
      chance.pick(
        `${k} and the ${t}`,
        `one hand for the ${short}`,
        refrain,
        `what the ${short} is for`,
        `the other hand`,
      ),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud', hold), seen(F, 'stand', 'curious')],
          things: drawn,
        },
        ...keeping(
          MOST,
          [
            `On Monday ${k} picked up the ${t}. People pick things up, and put them down again. ${k} did not put it down.${where}${also} "${refrain}," said ${k} to ${F.introduced}.`,
            `Most people have two hands for things. ${k} had one. The other one was for the ${t}.${where}${also} "Don't you want to put it somewhere?" said ${F.introduced}. "${refrain}," said ${k}.`,
          ],
          `On Monday ${k} picked up the ${t}, and did not put it down. "${refrain}," said ${k} to ${F.introduced}.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'calm', hold)], things: drawn },
        `"Arms in," said ${g}. But there was a ${short} at the end of one arm. So in that went as well. It was slow, round the elbow. Then out it came at the other end, with a hand on.`,
        `Getting into a coat took some time. First went the ${short}, and then the hand that had hold of it. "You could let go," said ${g}, "just for the sleeve." "${refrain}," said the coat.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy', hold), seen(G, 'walk', 'calm'), seen(F, 'walk', 'curious')],
          things: drawn,
        },
        `In the street one hand was for ${g}, and one for the ${short}. There was none left for the bag. There was none for the door, either. ${cap(f)} had to hold it open. "After you," said ${f}, to the ${short}.`,
        `${k} could not carry the bag, so ${g} did. ${k} could not ring the bell, so ${f} jumped at it. "You're very busy," said ${f}, "for somebody doing nothing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'curious'), seen(K, 'stand', 'proud', hold)], things: drawn },
        `"And what's the ${short} for?" said ${M.introduced}, at the corner. He asked it as people do who know already. "It's for holding," said ${k}. ${M.name} looked at his own hands for a while. There was nothing in them.`,
        `"Going to use that?" said ${M.introduced}, who had a word for everybody. "I am using it," said ${k}. ${M.name} waited for the rest of it. That was all.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined', hold), seen(F, 'look-up', 'worried')],
          things: drawn,
        },
        `The climbing frame was made for two hands. ${k} went up it like a crab, with the ${short}. It took most of the morning. "I could mind it," called ${f}, from the top. ${k} was on the second bar, and had no breath.`,
        `At the slide there was a queue, because of ${k}. It's a long way up with one hand and a ${short}. "Just put it down, for the ladder," said ${f}. But ${k} did not. It came down at a good speed.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
          things: drawn,
        },
        `It had a bath, and it had its teeth looked at. At bedtime ${g} waited until ${k} was asleep, and had a try. But the fingers were asleep as well, and they were still shut. ${Gcap} pulled up the blanket over all of it, ${short} too.`,
        `"Surely not in bed," said ${g}. But there was room. In the night ${k} was asleep. One hand lay on the pillow and had hold of the ${short}. It was the only part of ${k} that was on duty.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [seen(H, 'sit', 'worried'), seen(K, 'stand', 'surprised', hold), seen(G, 'stand', 'surprised')],
          things: ['egg', ...drawn],
        },
        `The next day ${H.introduced} stood up very suddenly. "I must have a drink," said ${h}, "or I shall fall over. Would you hold my egg? It's nearly done. It takes both hands, and no talking." She looked at ${k}. Everybody did.`,
        `In the morning ${H.introduced} was at the gate, with an egg. It ticked. "I'm only going to the trough," said ${h}. "It mustn't get cold. I'd ask anybody, but it has to be small hands. And it has to be two."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'worried'), seen(G, 'hold', 'surprised', hold)], things: drawn },
        `${k} had two hands, and one of them was full. It had been full since Monday. "Have you got a hand?" said ${k} to ${g}. "You take it like that, with all your fingers. And you don't put it down. Not even for the telephone."`,
        `${k} looked at the egg, and at the ${short}, and at the egg. It was very hard. Then ${k} went to ${g}. "You hold it," said ${k}. "Not like a ${short}. Like somebody's hand." "I've got it," said ${g}. "Have you?" "Yes."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(F, 'sit', 'curious')], things: ['egg'] },
        `So ${k} had the egg, with both hands round it. It was as warm as toast. Tick, it went. Tick, tick. A piece fell off. In the hole was a beak, and it was cross. "Hello," whispered ${k}. "I'm holding you."`,
        `It is a strange thing to have both hands shut around somebody. The egg ticked. It rocked. Then it cracked right round. It was wet, and it looked at ${k}. ${cap(f)} did not breathe at all.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'proud', hold), seen(K, 'run', 'excited')],
          things: drawn,
        },
        `When the chick was dry ${k} ran in. There was ${g}, with the ${short}. ${Gcap} had put the kettle on with one hand. ${Gcap} had buttered the toast with one hand, and some of the table. "I didn't put it down," said ${g}.`,
        `${k} found ${g} in the kitchen, and the ${short} with ${g}. "The telephone rang," said ${g}. "I used my chin. Then somebody came about the drains." "What did he say?" "He asked me what it was for," said ${g}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy', hold), seen(K, 'walk', 'happy'), seen(F, 'walk', 'happy')],
          things: drawn,
        },
        `"I'll have it back now," said ${k}. "In a minute," said ${g}. They went for a walk, and it was a long minute. "Now?" said ${k}. "${refrain}," said ${g}, and then went rather red. So they took an end each of the ${short}.`,
        `On Tuesday they both went by, with the ${short} between them. Each had hold of an end. "${refrain}," said ${k} to ${M.name}. "So am I," said ${g}. And that left ${k} a whole hand for ${f}.`,
      ),
    ],
  };
}
