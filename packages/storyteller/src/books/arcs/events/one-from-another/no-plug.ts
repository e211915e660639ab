import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './no-plug-old.ts';
import { partsOf } from './parts.ts';

/** All the electric lights of a festival go out, and one small lamp has no plug. Grown-ups carry every flame. */
export const NO_PLUG: EventPlot = { id: 'no-plug', young, middle, old };

function young(going: Going): Told {
  const { K: A, k: a } = going;
  const { day, greeting, lamp, lamps, D, Dcap, C, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'cheer', 'excited'), seen(C, 'cheer', 'happy')],
        },
        `It is ${day}! There are lights down the whole street. "Ooh!" says ${A.introduced}. "Ooh!" says ${C.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `${Dcap} has one little ${lamp}. It has no plug. "So small!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(C, 'stand', 'worried')] },
        `Pop! All the lights go out! The whole street is black.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(C, 'stand', 'worried')] },
        `${a} finds the switch. Click, click, click. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'torch'), seen(C, 'stand', 'worried')] },
        `${a} finds the torch. It is a bit yellow. Then it is out. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad'), seen(C, 'look-up', 'sad')] },
        `Will the moon help? There is no moon tonight. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(D, 'stand', 'happy')] },
        `But what is that? The little ${lamp} is not out! "It has no plug," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'hold', 'happy'), seen(A, 'stand', 'happy')] },
        `"One is not much," says ${a}. ${Dcap} lights a new one from it. Now there are two!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(C, 'run', 'excited'), seen(D, 'walk', 'happy')] },
        `${a} takes new ${lamps} to each door. ${Dcap} comes with the light. Two! Four! Eight!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(D, 'stand', 'happy')] },
        `One from another, all down the street! Now every house shines. "${greeting}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'happy'), seen(D, 'hug', 'happy')], things: ['star'] },
        `Pop! The big lights come back. "Off, please!" says ${a}. Now there are stars, too.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K: A, k: a } = going;
  const { day, greeting, lamp, lamps, D, d, Dcap, C, c, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'reach', 'excited'), seen(C, 'cheer', 'happy')],
        },
        `At ${day} nobody had more lights than ${A.names} street. They hung from roof to roof, a thousand of them, and blinked. ${A.introduced} was allowed to press the switch. "Three, two, one," said ${C.introduced}. Click! It was as bright as the inside of a lemon.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `${Dcap} had lit one small ${lamp} on the window sill, as every year. You could hardly see it. "We've got a thousand, ${d}," said ${a}. "What's that one for?" "It was first," said ${d}, and moved it a bit to the left.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(C, 'stand', 'worried')] },
        `Then there was a pop. It was not even loud. The thousand lights went out, and all the windows, and the street lamp. The whole street was as black as a hat. Somewhere a plate fell down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(C, 'stand', 'worried')] },
        `${a} found the switch. Click. Click, click. Click, click, click. "${refrain}" said ${a}. People came out on their steps, and called to each other. "Is it out at yours?" "It's out at ours!" You could only tell them by their voices.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'torch'), seen(C, 'stand', 'curious')] },
        `They looked for the torch, and ${c} found it, with one toe. It shone yellow, and then brown, and then not at all. Next door fetched theirs, and that one only rattled. "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(C, 'sit', 'sad')] },
        `Somebody rang the electric people. "Tomorrow morning," said the electric people. But ${day} was tonight. ${a} sat down on the step with both fists under the chin. "${refrain}" said ${a}. "And it's my street."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(C, 'look-up', 'curious')] },
        `Only, it was not quite dark. ${a} could see ${c}, and that was odd. ${c} had a gold nose. There was a gold edge on the step. ${a} turned round. On the sill the small ${lamp} burned as if nothing had happened. "It hasn't got a plug," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'hold', 'happy'), seen(A, 'stand', 'curious')] },
        `"But it's only one," said ${c}. ${Dcap} brought a box from the cupboard. It held all the old ${lamps}. ${Dcap} filled one, and lit it from the first with a long match. "Look," said ${d}. "Now there are two. And has the first one got any less?" It hadn't.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(C, 'run', 'excited'), seen(D, 'walk', 'happy')] },
        `Then ${a} knew what to do. ${a} and ${c} ran ahead, and put a ${lamp} on every doorstep. Behind them came ${d}, filled them all, and lit the first. The neighbour took a light from that for the next. So it went from hand to hand, and from door to door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(C, 'cheer', 'happy'), seen(D, 'stand', 'happy')] },
        `Two, four, eight, sixteen. It went down one side of the street, and up the other. At the end the box was empty, and no door was dark. Nothing blinked. Everybody looked gold. "${greeting}!" they said, quite softly, all the way along.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(D, 'hug', 'happy')], things: ['star'] },
        `They had just brought the sweets out when there was a pop. On came the thousand lights, and they all shut their eyes. ${a} went to the switch. Click. "Oh, thank you," said the whole street. And now you could see that there were stars.`,
      ),
    ],
  };
}
