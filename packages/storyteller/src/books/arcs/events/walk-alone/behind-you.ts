import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './behind-you-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** A first walk alone, which is the grown-up's first as well; and then there is somebody behind who is smaller. */
export const BEHIND_YOU: EventPlot = { id: 'behind-you', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, to, gate, where, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'wave', 'proud', 'backpack')], things: ['backpack'] },
        `Backpack on! ${A.introduced} is off. All alone, to ${to}!`,
        `Here is ${A.introduced}, with a backpack. Off to ${to}, all alone!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'wave', 'worried'), seen(B, 'wave', 'worried')] },
        `"Goodbye!" said ${g}. "Goodbye!" said ${B.introduced}.`,
        `${Gcap} waved. ${B.introduced} waved, too. Goodbye!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious', 'backpack')], things: ['bush'] },
        `Pat, pat, pat. What is behind ${a}? It is a bush.`,
        `Pat, pat, pat. ${a} turned round. There stood a bush.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hide', 'shy'), seen(B, 'hide', 'shy')], things: ['bush'] },
        `The bush had feet! ${Gcap} and ${b} were in it. "${refrain}"`,
        `Who was in the bush? ${Gcap} and ${b} were. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud', 'backpack'), seen(G, 'hide', 'worried')] },
        `On went ${a}. Pat, pat. ${Gcap} hid by a lamp post. "${refrain}"`,
        `${a} went on. ${Gcap} hid by a thin lamp post. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'calm', 'backpack'), seen(G, 'stand', 'sad')] },
        `"I can do it," said ${a}. "I can't," said ${g}.`,
        `"I'm not scared," said ${a}. "I am," said ${g}. "A bit."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hug', 'happy'), seen(G, 'hug', 'happy')] },
        `So ${a} gave ${g} a hug. "You can do it, too."`,
        `"You will be all right," said ${a}. ${Gcap} got a hug.`,
      ),
      page(
        { setting: where, camera: 'wide', actors: [seen(A, 'cheer', 'proud', 'backpack')] },
        `On went ${a}. One, two, three lamp posts. There was ${gate}!`,
        `One, two, three lamp posts! There was ${gate}. "I did it!" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(R, 'hide', 'shy', 'rabbit-toy'), seen(A, 'look-up', 'surprised', 'backpack')],
          things: ['rabbit-toy'],
        },
        `The next day it went pat, pat. ${r} was small, with a toy rabbit. "${refrain}"`,
        `In the morning it went pat, pat. Small ${r} hid with a toy rabbit. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy', 'backpack'), seen(R, 'walk', 'happy')] },
        `"I see nobody," said ${a}. And ${a} went slowly. Pat, pat went ${r}.`,
        `${a} did not look round. ${a} just went slowly. Pat, pat went ${r}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, to, gate, where, N, n, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud', 'backpack'), seen(G, 'stand', 'worried')],
          things: ['backpack'],
        },
        `Today ${A.introduced} would walk to ${to} alone. ${Gcap} had said so. "Three lamp posts, ${n}, ${gate}," said ${a}. They had practised it all week. ${Gcap} did up the backpack twice.`,
        `${A.introduced} put on the backpack. "I'm going to ${to} now," said ${a}. "Alone." They had practised it ten times, with the kerb and the looking. "I know you can," said ${g}, and did not let go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud', 'backpack'), seen(B, 'wave', 'worried')] },
        `${a} got to the first lamp post. It was just like other days, but wider. At the gate ${B.introduced} waved. Then, behind ${a}, it went pat, pat, pat.`,
        `"Goodbye!" called ${B.introduced} from the gate. One lamp post went by, and nothing else did. It was very nice and large. Pat, pat, pat, it went, somewhere behind ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hide', 'shy'), seen(B, 'hide', 'shy')], things: ['bush'] },
        `${a} turned round. In the middle of the pavement stood a bush. It had four feet in it, and two of them were ${G.names}. "${refrain}" said the bush. Then it sneezed, just like ${b}.`,
        `There was nobody there. There was only a bush, on the pavement, where no bush grows. ${Gcap} held it up in front. ${b} held it up at the back. "${refrain}" said the bush.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'calm', 'backpack'), seen(G, 'hide', 'worried')] },
        `${a} went on to the second lamp post, and looked back. This time ${g} was hiding behind the first. It was a thin lamp post. There was a good deal left over on both sides. "${refrain}"`,
        `"${refrain}" It was the lamp post that said so. ${a} had just gone past it, and it had had no coat on then. Now it had ${G.names}. "I can see your elbows," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'calm'), seen(G, 'stand', 'sad'), seen(B, 'stand', 'shy')] },
        `"You said alone," said ${a}. "You are alone," said ${g}. "We're just alone near you." "Go home," said ${a}, quite kindly. So ${g} and ${b} went home. They did it backwards.`,
        `"Is that alone?" said ${a}. "It's alone with an edge," said ${g}. ${b} looked at the ground. "I know the way," said ${a}. "I know that you do," said ${g}. "That's what's so odd."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy', 'sign'), seen(A, 'stand', 'curious', 'backpack')],
          things: ['sign'],
        },
        `At the road ${a} stopped on the kerb. ${n} held up her round sign, and the cars stood still. "You've got a bush behind you," said ${n}. "I know," said ${a}. "It's their first time."`,
        `${a} stood on the kerb. ${n} stopped every car with her sign. "Good morning," said ${n}. "Is that bush with you?" "It's never been left behind before," said ${a}. "It's doing quite well."`,
      ),
      page(
        { setting: where, camera: 'wide', actors: [seen(A, 'cheer', 'proud', 'backpack')] },
        `And that was ${gate}. ${a} put one hand on it, and it was real. "I did it," said ${a}. Nobody said well done. There was nobody near enough.`,
        `Then there was ${gate}, the same as ever. "I've come alone," said ${a} to it. It was odd. There was a well done missing, and ${a} knew where it was.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'wave', 'sad'), seen(B, 'wave', 'happy'), seen(A, 'wave', 'happy')],
          things: ['bush'],
        },
        `Far off at the corner stood ${g} and ${b}, very small. They weren't hiding now. ${a} waved with both arms. ${Gcap} waved back so hard that the bush fell over.`,
        `So ${a} looked back. Over the road, by the corner, ${g} had put the bush down. ${a} jumped up and waved. All that way off, ${g} and ${b} jumped, too.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'shy'), seen(B, 'sit', 'calm')],
        },
        `"How was it?" said ${a}, at tea. "The lamp post was hard," said ${g}. "You were very brave," said ${a}. "Tomorrow you can do as far as the window." ${b} had found a leaf in one ear.`,
        `In the evening ${a} asked how it had been. "I missed you at the second lamp post," said ${g}. "I hummed." "That's a good idea," said ${a}. "Do that again tomorrow, indoors." ${b} hummed as well.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(R, 'hide', 'shy', 'rabbit-toy'), seen(A, 'stand', 'surprised', 'backpack')],
          things: ['rabbit-toy'],
        },
        `The next morning nobody came behind. It was almost too quiet. Then it went pat, pat, pat. By a lamp post stood small ${r} from number six, with a toy rabbit. "${refrain}" said ${r}.`,
        `In the morning the bush was only a bush. ${a} did look. Then it went pat, pat, pat, but with smaller feet. "${refrain}" It was little ${r} from number six, and a toy rabbit.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy', 'backpack'), seen(R, 'walk', 'happy')], things: ['bush'] },
        `Behind ${r} came a bush, and that one had ${R.names} mum in it. ${a} didn't see any of them. "One," said ${a} to the lamp post, good and loud. Then ${a} walked on, rather more slowly.`,
        `And after ${r}, with a mum's shoes on, came a bush. "I can't see anyone," said ${a}. But ${a} took smaller steps from there. "Three lamp posts," said ${a} to nobody at all. Pat, pat, pat.`,
      ),
    ],
  };
}
