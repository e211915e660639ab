import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './somebody-in-old.ts';

/** A bogey catches the dust that flies into a nose. Everybody says ugh; when it is gone, nobody is in, and there are sneezes. */
export const SOMEBODY_IN: EventPlot = standsApart({ id: 'somebody-in', young, middle, old });

function young(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, C, c, n, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(C, 'stand', 'happy')] },
        `This is the nose of ${c}. Who lives in there? A bogey! It is called ${n}.`,
        `${c} has a nose. In the nose is a bogey. It is green. It is called ${n}.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(C, 'run', 'happy')] },
        `${c} runs. In flies some dust. "${refrain}" says ${n}. The dust sticks.`,
        `Out goes ${c}. Some dust flies in. ${n} holds it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'jump', 'happy')], things: ['feather'] },
        `Next comes a bit of feather. "${refrain}" says ${n}. Nobody says thank you.`,
        `What is that? A bit of feather. "${refrain}" And does ${c} say thank you? No.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'surprised'), seen(C, 'stand', 'shy')] },
        `"Ugh!" says ${s}. "A bogey!" "Ugh!" says ${c}. Oh dear. ${n} can hear that.`,
        `"Bogeys are ugh!" says ${s}. "Ugh!" says ${c}, too. Poor ${n}.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'think', 'curious'), seen(G, 'reach', 'calm')] },
        `A finger? "Not a finger," says ${g}. "Here is a tissue. Blow!"`,
        `Here comes a finger. Stop! "Not a finger," says ${g}. "A tissue!"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'surprised')] },
        `One, two, three, BLOW! Out flies ${n}. The tissue is soft. "Ahh," says ${n}.`,
        `${c} blows. Whoosh! ${n} flies into the tissue. It is like a bed. "Ahh."`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'surprised')] },
        `Now the nose is empty. In flies some dust. Nobody stops it. A... A... ATISHOO!`,
        `Then some dust flies in. Who stops it? Nobody is in. ATISHOO, goes ${c}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'surprised'), seen(S, 'run', 'surprised')], things: ['hat'] },
        `ATISHOO! Off flies a hat. ATISHOO! Off runs ${s}. ATISHOO! Down falls ${c}.`,
        `ATISHOO! There goes a hat. ATISHOO! There goes ${s}. ${c} sits down. ATISHOO!`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'curious'), seen(G, 'sit', 'calm')] },
        `"A bogey stops the dust," says ${g}. "Oh!" says ${c}. "Thank you, ${n}!"`,
        `"Who keeps the dust out?" says ${g}. ${c} knows. "${n} did! Thank you, ${n}!"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'sleep', 'sleepy')] },
        `${c} is asleep. Up in the nose is something new. It is very small. "${refrain}" it says. Good night.`,
        `Night. ${c} sleeps. Who is that, in the nose? A tiny new one! "${refrain}" it whispers.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, C, c, n, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(C, 'sit', 'happy')] },
        `Up in the nose of ${c}, on the left, lived a bogey. It was called ${n}. It had a warm place there, with a view of the soup. And it had a job. It was on watch.`,
        `There are two rooms in a nose. In the left one, at the home of ${c}, sat ${n}. ${n} was a bogey, small and green and serious. It was not just sitting there. It was on watch.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(C, 'run', 'happy')] },
        `On the way to school there was dust in the wind. It flew straight in. "${refrain}" said ${n}, and stuck to it. Next came some fluff, and next a bit of feather. "${refrain}" All the way it never let one past.`,
        `${c} ran to school. With every breath something came in at the door. There was dust. There was fluff from a scarf. "${refrain}" said ${n} to each of them. Not one got by. Nobody noticed, so nobody said thank you.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(S, 'point', 'surprised'), seen(C, 'sit', 'happy')] },
        `"What's the worst thing in the world?" said ${s}. "Bogeys!" they all shouted, and fell about. "Ugh, bogeys!" said ${c}, and laughed the loudest. In there on the left it was very easy to hear.`,
        `${s} had drawn a monster. "It eats bogeys!" "Ugh!" said everybody. "Ugh, ugh, ugh!" said ${c}, who was rather good at it. A nose is thin at the sides. ${n} had stopped in the middle of a bit of fluff.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'shy')] },
        `"Ugh?" said ${n}. It had thought that it was doing rather well. It sat there, and it got dry round the edges. Then something tickled. ${c} put up a finger, to see. "Not with a finger," said the teacher. "There are tissues."`,
        `Nobody had ever told ${n} that it was the worst thing in the world. It let go of the fluff. It began to pack. That tickled. ${c} was just lifting a finger. "Not a finger," said the teacher, without looking up. "A tissue, please."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'reach', 'surprised')] },
        `One, two, three, and blow. There was a wind like a train in a tunnel. ${n} saw the soup come, and the daylight. Then everything was white and soft. "Well," said ${n}, and lay back. It was like being on holiday.`,
        `So ${c} blew. To ${n} it was as if the whole house had sneezed. It flew down the stairs and out at the door. It landed in something white. There were folds to lie in. "They might have told me about this," said ${n}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'stand', 'happy'), seen(S, 'stand', 'curious')] },
        `At first it was lovely. It was as empty in there as a new flat. ${c} breathed in, all the way to the shoes. In came some chalk. There was nobody to say "${refrain}" Up it went, and up. "Ah," said ${c}. "Ah... Ah..."`,
        `"I can smell EVERYTHING," said ${c}. It was true. The door stood open, and everything came in. There was dust, and a crumb, and a hair of the hamster. No voice said "${refrain}" They walked right up to the top. "Ah," said ${c}. "Ah!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'jump', 'surprised'), seen(S, 'cover', 'surprised')] },
        `"TISHOO!" All the paintings blew off the wall. "TISHOO!" ${s} was holding a tower of bricks, and then was not. "TISHOO!" The hamster sat at the far end of its cage, all fur.`,
        `"TISHOO!" That was the register, gone. "TISHOO!" That was ${s}, who had only just stood up. By the eleventh, everybody was under the tables. "Bless you," said the teacher's voice, from the cupboard.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(C, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `"It's the dust," said ${g}, at home. "There's nobody in to catch it. That's what a bogey's for, you know. It's sticky, so that the dust stays with it." ${c} did not say anything. "I said ugh," said ${c}. "I said it three times."`,
        `"What does a bogey DO?" asked ${c}, between two of them. "It keeps the door," said ${g}. "Dust gets in, and sticks to it, and doesn't get any further. Then you blow it out, with all that it's caught." ${c} thought for a bit. "And I laughed," said ${c}.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(C, 'think', 'curious')] },
        `In bed ${c} kept quite still. Up there on the left something had come, no bigger than a full stop. "Is this the right nose?" it said. "I'm new. Is there a lot to do?" "It's mostly dust," said ${c}. "And thank you. From me. Thank you very much."`,
        `That night there was a very small cough. It wasn't ${c} who had done it. "I was told that there was a place free," said somebody, on the left. It was the newest bogey that you could think of. "Come in," said ${c}. "It's a good job. I'm so glad you've come."`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(C, 'stand', 'proud'), seen(S, 'stand', 'curious')],
        },
        `The next day somebody said "ugh" again. "Mine's on watch," said ${c}. "It catches things. If you haven't got one, you'd better sit at the back." It went quiet. They all breathed in, very carefully, to find out if somebody was there.`,
        `"Ugh, bogeys!" said ${s}, in the morning. "You've got two," said ${c}. "There's one on each door. They've been there all night, and nobody has said thank you." Everyone's hand went up to their nose, and stopped. "Thank you," said ${s}, very low.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'sit', 'happy'), seen(S, 'sit', 'surprised')] },
        `Then the door banged, and a cloud of dust came over from the mat. "TISHOO!" said ${s}. "TISHOO!" said the teacher. ${c} only sat there, and listened. It was up on the left, and it was tiny. "${refrain}" it said.`,
        `Just then the caretaker shook out the mat. "TISHOO!" said ${s}, and the hamster, and the whole back row. ${c} waited. Nothing happened. There was only a voice, too small for anyone else to hear. "${refrain}"`,
      ),
    ],
  };
}
