import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same night for children of 8 and more, who know how tired somebody is who gets up for a whole street. */
export function old(going: Going): Told {
  const { K: A, k: a } = going;
  const { P, p, one, many, refrain, title, hour } = partsOf(going);
  const Pcap = cap(p);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(P, 'walk', 'happy')],
        },
        `There are two kinds of ${hour} o'clock, and ${A.introduced} had only ever met the one in the afternoon. This one was black and had a wind in it. ${a} walked with ${p}, and their steps sounded as if they belonged to more people. All down the street the curtains were shut, and behind them everybody was lying in rows. "It's like being left over," whispered ${a}. "It's like being first," said ${p}, and felt for the key. ${Pcap} had done this every day since before ${a} was born. Today was the first time that ${a} could come.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'curious')],
          things: ['bowl'],
        },
        `In the bakery it was warm, and smelled of the day before. In a bowl the size of a bath the dough lay under its cloth. "You don't go by the clock," said ${p}. "The clock has never eaten bread. You ask the dough. Press it with one finger. If the hole jumps up, it's too soon. If it stays, you've missed it. But if it gets up slowly, like you on a Monday, then you've got five minutes. In those five minutes you're a baker."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(P, 'stand', 'happy')] },
        `${a} folded back the cloth and pressed. It was cool and smooth, like somebody's upper arm. Boing! There might never have been a hole. "${refrain}" said ${p}. So they floured a hundred tins, and scraped, and weighed. There was a bit over. ${a} made a ${one} of it, without help. One end had come out with a nose. "It looks like your uncle," said ${p}, and put it with the others.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(P, 'wave', 'happy')] },
        `At half past there was a tap on the glass. It was the nurse from number six, going home as they were beginning. "Anything yet?" she said, as she did every night. ${Pcap} looked at ${a}. ${a} pressed, and considered. Boing! "${refrain}" said ${a}. The nurse sighed. "I'll hear it in bed," she said. "I sleep with the window open on purpose. The rest have alarm clocks. I've got your bread."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'broom'), seen(P, 'sit', 'sleepy')], things: ['flour'] },
        `After that there was waiting. There is a great deal of it in bread. ${a} swept the flour up into a mountain range. ${Pcap} told how Great-Grandfather had delivered with a donkey that knew all the doors. In the middle of the donkey ${p} sat down on a sack. "Only for a minute," said ${p}. ${a} pressed with one finger. Boing! "${refrain}" said ${a}, over one shoulder. "And then what did the donkey do?"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sleep', 'sleepy'), seen(A, 'stand', 'surprised')] },
        `There was no answer. ${Pcap} had gone to sleep sitting up, with both hands open. There was flour in the lines of them. ${a} had never seen that before. By the time ${a} got up, there was always bread on the table, and ${p} was always whistling. ${a} had never thought that anybody had to be tired for it. Now there was one person awake in the whole street. ${a} took off the warm jacket from home, and laid it over ${P.names} knees. "I'll mind it," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['bowl'] },
        `The clock went on as if it knew. The oven ticked. When ${a} turned round, the cloth on the bowl had a stomach. It had not had one before. ${a} washed one finger, to do it properly, and pressed. The hole stayed where it was. ${A.names} heart stood still. And then, at the bottom of it, something stirred. It got up slowly, slowly, with great unwillingness, like anybody on a Monday.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'worried'), seen(P, 'sleep', 'sleepy')] },
        `Five minutes. ${a} looked at the dough, and at the sack. If ever anybody needed five minutes, it was ${p}. ${a} could let it go by, just once, and say that it had been hard to tell. But in number six there was a window open. There was a bus that had to be driven, and a baby, and a class with a test. They were all lying there in rows and trusting. ${a} bent down, and could not bear to shout. ${a} put out one finger, and pressed where the apron was roundest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'surprised'), seen(A, 'point', 'happy')] },
        `Nothing jumped. Then ${p} got up slowly, slowly. "It's ready," said ${a}. "You both are." ${Pcap} had the cloth off in one stride, and pressed, and bent down with an ear to it. There was a long breath. "Three minutes left," said ${p}. "In all my life nobody's ever... How did you know?" "I asked it," said ${a}. Then there was no more talking. ${Pcap} cut and shaped, and slid them in on the long paddle. ${a} stood behind the white line and counted.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'hold', 'happy', 'bread'), seen(A, 'stand', 'happy')] },
        `You cannot see a smell. You can see where it has got to. It went out under the door, and at number two a light came on. At number four they opened the curtains with their noses first. It climbed up to six, and someone up there laughed out loud. By the time the ${many} were in the baskets, there was a queue, in slippers and one wedding hat. "Who made them today?" said the nurse. They were a shade better than usual. "We took turns at being awake," said ${p}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(P, 'hug', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `The sun came up behind the church, rather late, ${a} thought. One ${one} was left, and it had a nose. ${Pcap} brought it across to the sack, on the flat of the hand, with a cup of milk. "And the donkey," said ${p}, "knew the way so well that one day..." Then ${p} looked. ${Pcap} put out one finger, and pressed ${A.names} cheek, and waited. Nothing got up at all. "${refrain}" said ${p}, and took off the apron, and carried the first baker of the day home.`,
      ),
    ],
  };
}
