import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './looked-too-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Wherever the detective looks, the one who is missing looks as well, from behind. */
export const LOOKED_TOO: EventPlot = {
  id: 'looked-too',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, C, p, P, kind, G, g } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud', 'magnifying-glass'), seen(G, 'stand', 'worried')],
        },
        `${k} is a detective. "The ${kind} is missing!" says ${g}. A case!`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(C, 'sit', 'curious')] },
        `${k} looks under the bed. "${refrain}" ${P} looks too, from behind.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(C, 'sit', 'curious')],
          things: ['chair'],
        },
        `Under the table? "${refrain}" Behind ${k}, ${p} looks too.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'reach', 'curious'), seen(C, 'sit', 'curious')],
          things: ['bush'],
        },
        `In the bush? "${refrain}" ${P} looks in the bush as well.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `But look! The bowl is empty. It was full! "A clue!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'excited', 'magnifying-glass')], things: ['flour', 'footprints'] },
        `Flour on the floor. And feet! Two big feet. And four small feet, behind.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'surprised'), seen(C, 'sit', 'happy')] },
        `"The two are mine," says ${k}. "Whose are the four?" ${P} thinks too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined'), seen(C, 'sit', 'surprised')] },
        `"Behind me?" So ${k} walks backwards. One, two, three. Bump! Soft!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(C, 'sit', 'happy'), seen(G, 'cheer', 'happy')] },
        `"Found!" says ${k}. "You were here all the time!" Case closed.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy')],
        },
        `Good night, detective. Is anybody missing? No. ${P} is right behind ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, C, p, P, kind, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud', 'magnifying-glass'), seen(G, 'stand', 'worried')],
        },
        `Detective ${k} had a hat, a notebook and a magnifying glass. The only thing missing was something missing. Then ${g} came in. "Have you seen the ${kind}?" said ${g}. "I've looked all over." ${k} opened the notebook. "A case," said ${k}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious', 'torch'), seen(C, 'sit', 'curious')],
        },
        `Detective ${k} began with the bed, and lay down flat, and looked under it. There was a shoe, and a good deal of fluff. "${refrain}" said ${k}, and wrote it down. ${P} lay down flat behind, and looked as well. What could it be that they had lost?`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'reach', 'curious'), seen(C, 'sit', 'curious')],
          things: ['basket'],
        },
        `Next was the laundry basket. Detective ${k} took out eleven shirts, one by one. "${refrain}" said ${k}. When the detective had gone on, ${p} got in and made sure. It was true. There was nobody in there, once ${p} had got out.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(C, 'sit', 'curious')],
          things: ['tree'],
        },
        `They did the garden. Detective ${k} looked behind the shed, and ${p} looked behind Detective ${k}. "${refrain}" Over the fence a neighbour was hanging up sheets. "Who are you two looking for?" said the neighbour. "Us two?" said ${k}, but the sheets had blown across.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `"I put out supper," said ${g}, "in case. It was full a minute ago." The bowl was empty, and shiny, and still a bit wet. "So it was here," said ${k}, "while we were here." It went in the notebook. It was underlined.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'determined', 'flour'), seen(G, 'stand', 'calm')] },
        `A detective needs footprints. So ${k} shook flour all over the kitchen floor. ${Gcap} shut both eyes. Then Detective ${k} walked once round the table, to think. Thinking goes best on foot.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'kneel', 'excited', 'magnifying-glass'), seen(C, 'sit', 'curious')],
          things: ['footprints'],
        },
        `"There they are!" said ${k}. There were two big feet, side by side. "Those are mine." After them came four small ones. They went where the big ones went. They stopped where the big ones stopped. ${P} bent over them too, with a white nose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'surprised'), seen(C, 'sit', 'calm')] },
        `"It's somebody with four feet," said ${k} slowly, "who goes where I go. Somebody who is always just behind me." ${k} turned round. So did the somebody. There was nobody there. ${k} turned back, quick, and there was the end of a tail.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined'), seen(C, 'sit', 'surprised')] },
        `There's one thing that a detective hardly ever does. Detective ${k} walked backwards. One step. Two. At the third there was a bump, and it was warm. "Aha," said ${k}. The detective sat down and looked at ${p} through the glass.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(C, 'sit', 'happy'), seen(G, 'cheer', 'happy')] },
        `"You weren't lost at all," said ${k}. "You were helping!" ${P} looked very pleased, and still rather puzzled. "Case closed," said ${k}, and wrote that down. ${Gcap} fetched a broom, for the feet.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(C, 'sleep', 'sleepy')],
        },
        `At bedtime Detective ${k} got into bed, and felt about. The hat was there, and the glass. "Now where's the notebook?" said ${k}. Somebody behind turned round once, and lay down on it, and began to help.`,
      ),
    ],
  };
}
