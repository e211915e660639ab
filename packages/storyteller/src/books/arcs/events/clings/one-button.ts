import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './one-button-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever will not let go of a coat has a button of it in the end, and a coat wants its button back. */
export const ONE_BUTTON: EventPlot = {
  id: 'one-button',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, L, l, Lcap, N, n, at, gate, room } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: gate, camera: 'medium', actors: [seen(A, 'hug', 'sad'), seen(L, 'hug', 'calm')] },
        `${A.introduced} held on to ${l}. "${refrain}"`,
        `Here is ${l}. Who holds on to ${L.names} coat? ${A.introduced}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hug', 'worried'), seen(L, 'stand', 'calm'), seen(N, 'wave', 'happy')] },
        `They were ${at}. "Hello!" said ${n}. ${a} held on. "${refrain}"`,
        `${n} stood ${at}, and waved. ${a} looked away. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'determined'), seen(L, 'stand', 'surprised')] },
        `One finger off! Two fingers off! And back they went. "${refrain}"`,
        `${Lcap} undid one hand. It went back. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'button'), seen(L, 'stand', 'surprised')],
          things: ['button'],
        },
        `Pull, pull, pop! Off came a button. ${a} had it. Oh!`,
        `Pop! What was that? ${a} had a button of ${L.names}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'kneel', 'calm'), seen(A, 'hold', 'curious', 'button')],
          things: ['button'],
        },
        `"My coat needs that," said ${l}. "I will come for it. Keep it safe."`,
        `"Keep it for me," said ${l}. "I will come back for it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'wave', 'happy'), seen(A, 'wave', 'calm', 'button')], things: ['button'] },
        `A hug, a kiss, and bye-bye, ${l}! ${a} held the button.`,
        `${Lcap} gave ${a} a kiss. Bye-bye! ${a} had the button.`,
      ),
      page(
        {
          setting: room,
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm', 'button'), seen(B, 'reach', 'happy')],
          things: ['blocks', 'button'],
        },
        `${B.introduced} had blocks. But ${a} had only one hand.`,
        `Here were blocks, and ${B.introduced}. One hand stayed shut.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'proud'), seen(B, 'cheer', 'happy')],
          things: ['blocks', 'button'],
        },
        `Up went the blocks. Then ${a} put the button on top! Two hands!`,
        `The blocks had no top. ${a} put the button there. "Ooh!" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(A, 'shout', 'excited'), seen(B, 'reach', 'happy')],
          things: ['blocks'],
        },
        `And there was ${l}! "Home time!" ${a} still had blocks to put. "${refrain}"`,
        `"Here I am!" said ${l}. But the blocks were so high. "${refrain}" said ${a}.`,
      ),
      page(
        {
          setting: gate,
          camera: 'medium',
          actors: [seen(A, 'hug', 'happy', 'button'), seen(L, 'hug', 'happy')],
          things: ['button'],
        },
        `Back on went the button, with one thread. The next day it went pop!`,
        `${Lcap} sewed the button on. In the morning it went pop! "Bye-bye!" said ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, L, l, Lcap, N, n, to, gate, room } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: gate, camera: 'medium', actors: [seen(A, 'hug', 'sad'), seen(L, 'stand', 'calm')] },
        `${A.introduced} could hold on. ${a} held on to ${L.names} coat with two arms and two legs. "We're at ${to}," said ${l}. "I have to go now." "${refrain}" said ${a}, into the coat.`,
        `In front of ${to} there stood a coat with two heads. The top one was ${L.names}. The other one belonged to ${A.introduced}, who was holding on. "${refrain}" it said, rather flat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hug', 'determined'), seen(L, 'walk', 'calm'), seen(N, 'wave', 'happy')] },
        `${N.introduced} held the door open for them. ${Lcap} came in with a big slow step and a small quick one. ${a} came in as well, but on the wrong side of the coat. "${refrain}"`,
        `"Good morning," said ${N.introduced} to ${l}. "And good morning, coat." The coat didn't answer. It was listening to ${L.names} heart, which went bump, bump. "${refrain}" said the coat at last.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'worried'), seen(L, 'reach', 'surprised')] },
        `${Lcap} undid a thumb, and then a finger. By the time that the third was off, the thumb was back. It was like putting socks on an octopus. "${refrain}" said ${a}.`,
        `They tried it on three. They tried it backwards. ${Lcap} slipped out of one sleeve, but ${a} was in it. "${refrain}" said the sleeve.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'button'), seen(L, 'stand', 'surprised')],
          things: ['button'],
        },
        `Then something went pop. ${a} sat on the floor, quite suddenly, with both hands shut. In one of them was nothing. In the other one was a button, big and round and warm.`,
        `Pop! It wasn't loud. A thread had had enough, and ${a} was holding on to a button. It was round, with four holes. There wasn't any coat behind it any more.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(L, 'kneel', 'calm'), seen(A, 'look-up', 'curious', 'button')],
          things: ['button'],
        },
        `"I can't have it on me now," said ${l}. "There's a gap there, and it's windy. Will you mind it for me? I'm coming for it after the soup and the nap." ${a} thought. A coat does need a button.`,
        `${Lcap} looked at the gap in the coat. "That's my middle button," said ${l}. "I'll want it back. Keep it till the clock says three." It was a job. ${a} shut the hand again, but differently.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'wave', 'happy'), seen(A, 'wave', 'sad', 'button'), seen(N, 'stand', 'calm')],
          things: ['button'],
        },
        `So there was one hug, and one kiss, and one wave through the glass. It was sad, and ${n} let it be. ${a} cried a bit on the left, and held the button on the right.`,
        `One hug, one kiss, and off went ${l}, holding the coat shut. ${a} cried, because it was a crying sort of minute. ${n} sat close by. Then the minute was over. The button was still there.`,
      ),
      page(
        {
          setting: room,
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm', 'button'), seen(B, 'sit', 'curious')],
          things: ['button', 'soup'],
        },
        `All that morning ${a} did things with one hand. There was half of a song with clapping. There was soup, on one side. "What's in the other?" said ${B.introduced}. "A coat," said ${a}.`,
        `It's hard work to mind a button. ${a} painted one-handed, and had soup one-handed, and washed the same hand twice. ${B.introduced} asked to see. They both looked through the four holes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'look-up', 'curious', 'button')],
          things: ['blocks'],
        },
        `After the nap ${b} built a tower. It had every one of the blocks in it, and it leaned. "It wants somebody with two hands," said ${b}, "or it'll fall." ${a} looked for a safe place.`,
        `${b} had all the blocks, and was building up to the lamp. "Hold it there!" cried ${b}. "And there!" That was two places. ${a} had just one hand to spare, and looked at the other.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'proud'), seen(B, 'cheer', 'happy')],
          things: ['blocks', 'button'],
        },
        `There was no safer place than the top. ${a} put the button there, very gently, like a moon. From up there it could see the door. And now there were four hands, and so many blocks.`,
        `So ${a} put the button right on the top of the blocks. Nobody could sit on it there. "It's a clock," said ${b}. Under it they built a gate and a bridge, with all their hands.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'wave', 'happy'), seen(A, 'shout', 'excited'), seen(B, 'kneel', 'happy')],
          things: ['blocks'],
        },
        `The door opened, and in blew ${l}. The coat flapped in the middle. "Here I am!" said ${l}. ${a} looked round, and beamed, and looked back at the blocks. "${refrain}" said ${a}.`,
        `"I've come for my button," said ${l}, at the door. The wind had been in that coat all day. ${a} had one more of the blocks in each hand. "${refrain}" said ${a}. ${n} laughed out loud.`,
      ),
      page(
        {
          setting: gate,
          camera: 'wide',
          actors: [seen(A, 'hug', 'happy', 'button'), seen(L, 'kneel', 'happy')],
          things: ['button'],
        },
        `Later ${l} sewed it on again. "How many threads?" "One," said ${a}. One was enough. In the morning, at the door, there were two arms round a coat. There was a hug, and a kiss, and a pop.`,
        `${Lcap} put it back on, and made rather a bad job of it. "It only just holds," said ${l}. The next morning ${a} gave it one small pull. Pop! "See you at three," said ${a}.`,
      ),
    ],
  };
}
