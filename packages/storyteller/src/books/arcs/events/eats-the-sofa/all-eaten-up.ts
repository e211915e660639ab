import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './all-eaten-up-old.ts';
import { partsOf, titleOf, TITLES } from './parts.ts';

/** The guest was at the door when somebody said that everything is eaten up here, and is too polite to stop. */
export const ALL_EATEN_UP: EventPlot = { id: 'all-eaten-up', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, G, g, Gcap, X, x, meal, peas, soup, last } = partsOf(going);
  return {
    title: titled(titleOf(going.chance.pick(...TITLES), last)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: [peas.drawn],
        },
        `It is ${meal} time. "We eat it all up," says ${g}. ${k} looks at the ${peas.said}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'happy'), seen(K, 'stand', 'surprised')] },
        `Ding dong! ${X.introduced} comes for ${meal}. "Come in!" says ${k}. "${refrain}" says ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(G, 'stand', 'surprised')],
          things: [soup.drawn, 'bread'],
        },
        `Munch! ${x} eats the ${soup.said}. ${Gcap} has bread. ${x} eats the bread. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'surprised')], things: ['plate'] },
        `Crunch! ${x} eats the plates. ${x} eats the spoons. "${refrain}" says ${x}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'stand', 'calm'), seen(G, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
        },
        `Crack! ${x} eats the table. ${k} and ${g} jump up. ${x} eats the chairs. "${refrain}"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(X, 'stand', 'worried'), seen(K, 'shout', 'surprised')],
        },
        `"Oh no, not the ${last}!" says ${k}. Munch! ${x} eats the ${last}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'surprised')] },
        `All gone! There is only the floor. Down sit ${k} and ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(K, 'look-up', 'curious')] },
        `${k} looks at ${x}. ${x} is as round as a ball. Plop! A tear. "Must I eat the house?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'stand', 'surprised')] },
        `"We eat it all up!" says ${k}. "${x} heard you at the door!" ${Gcap} goes pink.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(X, 'stand', 'surprised')] },
        `"Stop, ${x}," says ${k}. "You can leave it. You are full." "Can I?" says ${x}. BURP!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'stand', 'happy'), seen(K, 'cheer', 'excited'), seen(G, 'cover', 'surprised')],
        },
        `Out comes the ${last}! Out come the table and the chairs! Poof! "Pardon me," says ${x}. ${Gcap} laughs.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: [peas.drawn],
        },
        `On Sunday ${x} comes again. ${x} leaves three ${peas.said}. And ${k} leaves three ${peas.said}, too!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, Gcap, X, x, meal, peas, soup, last } = partsOf(going);
  return {
    title: titled(titleOf(going.chance.pick(...TITLES), last)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: [peas.drawn],
        },
        `It was nearly ${meal}, and ${k} was full before it began. There were ${peas.said}. "In this house," said ${g}, rather loudly, "we eat up everything there is." Just then somebody rang the bell.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `It was ${X.introduced}, with flowers. "I've never been asked to ${meal} before," said ${x}. "I so want to do it right." ${k} pulled out the biggest chair. "${refrain}" said ${x}, and tucked in a napkin.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: [soup.drawn, 'bread'],
        },
        `${x} ate the ${soup.said} and the bread, and the ${peas.said}, and the flowers. "Would you like some more?" said ${g}. "${refrain}" said ${x}. So ${g} brought all there was in the fridge. It took four bites.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'surprised')], things: ['plate'] },
        `Then the plates were empty, and ${x} looked at them. Crunch! There went the plates, and the spoons after them. ${k} held on to a cup. ${x} waited for it politely. "${refrain}" said ${x}. Crunch.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'stand', 'calm'), seen(G, 'stand', 'surprised'), seen(K, 'stand', 'surprised')],
        },
        `After that came the table. ${x} ate it from left to right, with both elbows in. The chairs were next, and ${k} and ${g} had to get up quickly. "${refrain}" said ${x}, but not so loudly.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(X, 'stand', 'worried'), seen(K, 'shout', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `"Not the ${last}!" cried ${k}, and held on to one end. ${x} had the other end. "Is it not for me?" said ${x}. "Help yourself," said ${g}, who could not think of anything else to say. "${refrain}" said ${x}, in a whisper. Munch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'surprised')] },
        `Now there was nothing left. ${k} and ${g} sat on the floor, where the ${last} had been. You could hear an echo. "How can anyone be so hungry?" said ${g}. ${k} was not sure that anyone was.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(K, 'look-up', 'curious')] },
        `${x} sat in the corner, as round as a balloon. A tear ran down and dripped off. "That's nearly everything," said ${x}. "There's only the house now. I'll do the house, if I may rest a bit first."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'stand', 'surprised')] },
        `"Why do you have to eat the house?" said ${k}. "Because in this house," said ${x}, "you eat up everything there is. I heard it at the door." ${k} looked at ${g}. ${Gcap} went pink. "${k}," said ${g}, "I only meant the ${peas.said}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(X, 'stand', 'surprised')] },
        `${k} put both arms round as much of ${x} as would go in. "When you're full you can stop," said ${k}. "Nobody minds." "Can I?" said ${x}. "Can I really?" There was a rumble, a long way down. It came nearer. It was a burp.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'stand', 'happy'), seen(K, 'cheer', 'excited'), seen(G, 'cover', 'surprised')],
        },
        `What a burp! Out came the ${last}, and the table, and eight chairs. Out came the plates, and not one was chipped. Last of all came the flowers. "Pardon me," said ${x}, who was thin again, and so much happier. ${k} and ${g} laughed until they cried.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: [peas.drawn],
        },
        `${x} comes every Sunday now. "In this house," says ${g}, rather loudly, "you stop when you're full." And ${x} leaves three ${peas.said} at the side of the plate. ${k} leaves three as well. "${refrain}" says ${k}.`,
      ),
    ],
  };
}
