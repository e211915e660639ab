import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './never-looks-up-old.ts';
import { partsOf, REFRAIN, TITLES } from './parts.ts';

/** Whoever is told of it says yes to everything and never looks up, until the child says that there is none. */
export const NEVER_LOOKS_UP: EventPlot = standsApart({ id: 'never-looks-up', young, middle, old });

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { X, x, aX, where, room, things, desk } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${REFRAIN}.`,
    pages: [
      page(
        { setting: room, camera: 'medium', actors: [seen(X, 'sit', 'happy'), seen(K, 'stand', 'surprised')], things },
        `Who is that ${where}? It is ${X.introduced}! "I live here now," says ${x}.`,
      ),
      page(
        { setting: desk, camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'sit', 'calm')] },
        `${k} runs to ${g}. "There is ${aX}!" "${REFRAIN}," says ${g}. ${Gcap} writes a list.`,
      ),
      page(
        { setting: room, camera: 'close', actors: [seen(X, 'hold', 'happy', 'bread')] },
        `Munch! ${x} eats the bread. All of it!`,
      ),
      page(
        { setting: desk, camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'stand', 'worried')] },
        `"No bread?" says ${g}. "There is ${aX}!" says ${k}. "${REFRAIN}," says ${g}.`,
      ),
      page(
        { setting: room, camera: 'close', actors: [seen(X, 'cheer', 'proud')], things: ['hat'] },
        `Now ${x} has a hat on. Whose hat is that? It is ${G.names} hat!`,
      ),
      page(
        { setting: desk, camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'stand', 'worried')] },
        `"No hat?" says ${g}. "There is ${aX}!" says ${k}. "${REFRAIN}," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(G, 'sit', 'calm')] },
        `${Gcap} does not look up! "There is a pig on you," says ${k}. "${REFRAIN}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'proud'), seen(G, 'sit', 'surprised')] },
        `So ${k} says, "There is NO ${X.kind}." "${REFRAIN}," says ${g}. "There is a WHAT?"`,
      ),
      page(
        { setting: room, camera: 'wide', actors: [seen(G, 'jump', 'surprised'), seen(X, 'wave', 'happy')], things },
        `Up jumps ${g} and looks. "There is ${aX} ${where}!" Yes!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(G, 'hug', 'happy'), seen(X, 'sit', 'happy')] },
        `"${REFRAIN}," says ${k}. "Hello," says ${x}. "More bread, please!"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Night. ${k} is in bed. ${Gcap} calls. "One is in MY bed!" "${REFRAIN}," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { X, x, aX, theX, where, room, things, desk, theDesk } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${REFRAIN}.`,
    pages: [
      page(
        { setting: room, camera: 'medium', actors: [seen(X, 'sit', 'happy'), seen(K, 'stand', 'surprised')], things },
        `On Saturday morning ${k} found somebody new ${where}. It was ${X.introduced}. "Good morning," said ${x}. "I live here now. Is there any toast?"`,
      ),
      page(
        { setting: desk, camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(G, 'sit', 'calm')] },
        `${k} ran to ${theDesk}. ${Gcap} sat at the table and wrote a shopping list. "There is ${aX} ${where}!" said ${k}. "${REFRAIN}," said ${g}, and wrote down BUTTER. ${Gcap} did not look up.`,
      ),
      page(
        { setting: room, camera: 'medium', actors: [seen(X, 'hold', 'happy', 'bread'), seen(K, 'stand', 'worried')] },
        `So ${k} brought some bread. ${x} ate one slice, and then the whole loaf, and then the bag. "Who has had all the bread?" called ${g}. "There is ${aX} ${where}!" called ${k}. "${REFRAIN}," said ${g}, and wrote down BREAD.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'proud'), seen(K, 'stand', 'worried')], things: ['hat'] },
        `Next ${x} felt a bit cold. Soon ${x} had on the best hat in the house. It had cherries on it. "Where is my hat?" called ${g}. "There is ${aX} in it!" called ${k}. "${REFRAIN}," said ${g}, and wrote down HAT.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'dance', 'happy'), seen(K, 'cover', 'surprised')] },
        `After lunch ${x} began to sing and to stamp. The cups jumped on the shelf. "Who is making that noise?" called ${g}. "There is ${aX} ${where}!" shouted ${k}. "${REFRAIN}," said ${g}, and wrote down COTTON WOOL.`,
      ),
      page(
        { setting: desk, camera: 'close', actors: [seen(K, 'think', 'curious'), seen(G, 'sit', 'calm')] },
        `${k} sat down at the table and looked at ${g}. ${Gcap} looked at the list. "There is a pig on the roof," said ${k}. "${REFRAIN}," said ${g}. "There is a cow in your tea." "${REFRAIN}," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(G, 'sit', 'calm')] },
        `So that was it! ${Gcap} said yes to everything, and heard nothing. ${k} thought hard. Then ${k} bent down, right beside the list, and said something new.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'surprised'), seen(K, 'stand', 'proud')] },
        `"There is no ${X.kind} ${where}," said ${k}. "${REFRAIN}," said ${g}. Then the pencil stopped. ${Gcap} looked up at last. "There is a WHAT ${where}?"`,
      ),
      page(
        { setting: room, camera: 'wide', actors: [seen(G, 'jump', 'surprised'), seen(X, 'wave', 'happy')], things },
        `${Gcap} ran to look. There sat ${x}, under the hat with the cherries. "There is ${aX} ${where}!" shouted ${g}. The whole street heard it. "${REFRAIN}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'shy'), seen(K, 'stand', 'happy'), seen(X, 'sit', 'happy')] },
        `"You told me," said ${g}. "Three times," said ${k}. "I'm sorry. I never looked up." ${Gcap} gave ${k} the pencil. And they wrote a new list together, for ${theX}. TOAST, it said. MORE TOAST. A HAT.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `That night ${k} was nearly asleep when somebody shouted. It was ${g}. "Come quickly! There is another ${X.kind}, and it is in MY bed!" ${k} did not even look up. "${REFRAIN}," said ${k}. Good night.`,
      ),
    ],
  };
}
