import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './underneath-old.ts';

/** With both eyes shut it is the same as ever; and where the beard was there is something with a story to it. */
export const UNDERNEATH: EventPlot = { id: 'underneath', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, w, under, D, d } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'hug', 'happy')],
          things: ['plaster'],
        },
        `${K.introduced} had a plaster on one knee. ${Gcap} had a ${w}. It tickled.`,
        `Here is ${g}, with a ${w}. Tickle! Here is ${k}, with a plaster.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'hide', 'surprised')] },
        `Buzz! ${Gcap} shaved. Out came a face without a ${w}. "${refrain}" said ${k}.`,
        `Buzz! Somebody shaved. Then out came a face. No ${w}! "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'calm'), seen(D, 'stand', 'surprised')] },
        `"It's me," said the face. It was ${G.names} voice. "Woof!" said ${D.introduced}.`,
        `"Hello, it's me," said ${G.names} voice. But that face! ${D.introduced} went woof.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'point', 'surprised')], things: ['bubbles'] },
        `${Gcap} put on white foam. Now there was a ${w}! Plop. Off it fell. "${refrain}"`,
        `White foam made a white ${w}. Oh! It slid down. Plop. "${refrain}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'surprised'), seen(K, 'sit', 'worried')],
          things: ['scarf', 'soup'],
        },
        `${Gcap} put on a brown scarf. Swish! It went in the soup. "${refrain}"`,
        `Then it was a brown scarf. The end hung in the soup. "${refrain}"`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'cover', 'calm'), seen(G, 'sit', 'calm')] },
        `${k} shut both eyes. Hum, hum. A big warm hand. That was ${g}!`,
        `Eyes shut. A big hand. A hum. It was ${g}, all of it!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(G, 'kneel', 'happy')] },
        `${k} looked. There was a ${under}. It had a little line on it. "What is that?"`,
        `Eyes open. Hello, ${under}! There was a thin white line. "What is that?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited'), seen(G, 'point', 'calm')], things: ['plaster'] },
        `"I was small," said ${g}. "I fell. Bump!" "I fell, too!" said ${k}. "Look, my plaster!"`,
        `"Once I fell off a bike," said ${g}. "Ow!" "So did I!" said ${k}. "Here, on my knee."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(G, 'sit', 'happy'), seen(D, 'jump', 'happy')] },
        `So ${g} had a plaster, too. ${k} gave it a kiss. ${d} gave it a lick.`,
        `Now there were two plasters. And a kiss. How smooth! ${d} licked it twice.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'kneel', 'surprised')],
          things: ['bathtub', 'bubbles'],
        },
        `${k} sat in the bath. Look, a foam ${w}! "${refrain}" said ${g}.`,
        `Splash! A white ${w} sat in the bath. "${refrain}" said ${g}. It was ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, w, under, D, d } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'hug', 'happy')],
          things: ['plaster'],
        },
        `${Gcap} had always had a ${w}, as a hedge has leaves. It was good to hold on to. On Friday ${k} came off the scooter, and cried into it. Then there was a plaster.`,
        `There was ${g}, and there was the ${w}. Nobody had seen one without the other. On Friday ${k} fell off the scooter, and came and cried into it. Then there was a plaster.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'hide', 'surprised')] },
        `On Saturday somebody shaved in the bathroom, for a long time. The door opened, and somebody came out in ${G.names} shirt. It had a great deal of face. "${refrain}" said ${k}, from behind the towels.`,
        `The next morning somebody shaved, with a buzz, behind the bathroom door. Out came ${G.names} trousers, and ${G.names} shirt. On top was a pink face, like a new potato. "${refrain}" said ${k}, and got behind the door.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'kneel', 'calm'), seen(D, 'stand', 'surprised'), seen(K, 'hide', 'worried')],
        },
        `"It's me," said the face. "I thought I'd see how it looks." It was ${G.names} voice, but it came out of a stranger. ${D.introduced} walked round it twice. "Woof," said ${d}.`,
        `It was as bare as a potato. "It's only me," it said, in ${G.names} voice. ${D.introduced} didn't care for it. ${d} sniffed the feet, and they were right. ${d} looked at the face. "Woof!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'point', 'surprised')], things: ['bubbles'] },
        `"I can put it back," said the face, and squirted on some foam. It was a good ${w}, though white. Then it slid, and went plop into the basin. "${refrain}" said ${k}.`,
        `"Wait," said the face. It made a ${w} of shaving foam, with a point. ${k} nearly came out. But the point got longer, and longer, and fell on the mat. ${d} ate it. "${refrain}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'surprised'), seen(K, 'sit', 'worried')],
          things: ['scarf', 'soup'],
        },
        `At lunch it wore a brown scarf, up to the nose. That was better. But you can't eat through a scarf. The end went in the soup, and then the middle did. "${refrain}" said ${k}.`,
        `So it came to lunch in the old brown scarf. It looked quite like ${g}, until it had to eat. The scarf drank most of the soup. "${refrain}" said ${k}, and moved the chair.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')] },
        `"It'll grow," said the face. "It takes a month." A month was too long to have nobody. ${k} sat at one end of the sofa, and it sat at the other. Then it began to hum.`,
        `"How long until it's back?" said ${k}. "A month or so," said the face. It sat down on the end of the sofa, and looked sad all over. And it hummed a bit, as you do.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'surprised'), seen(G, 'sit', 'calm')] },
        `${k} knew that hum, with the gap in the middle. ${k} shut both eyes, to hear it. There was the big hand, too, and the smell of toast. It was ${g}, right up to the collar! With both eyes shut, nothing was missing.`,
        `It was ${G.names} own hum, with the gap in the middle. ${k} shut both eyes. There was the shoulder, just the right height. There was the toast smell. In the dark ${g} was all there.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(G, 'kneel', 'happy')] },
        `Then ${k} opened one eye, only a little. There was a ${under}. It had been there all the time, under the ${w}. On it was a thin white line. "What's that?" said ${k}.`,
        `So ${k} opened the eyes a crack, and held on to the hand. Close up, it was just a ${under}. Across it went a line, as thin as thread. "Who drew on you?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited'), seen(G, 'point', 'calm')], things: ['plaster'] },
        `"I was six," said ${g}. "There was a hill, and a tea tray, and a wall." "Did you cry?" "I howled. I had a plaster, with a boat on it." ${k} put one knee beside it, to compare. "Mine's only a scooter," said ${k}.`,
        `"That was a wall," said ${g}. "I was six, and I went down the hill on a tray. I had four stitches, and a lolly." "I only had a plaster," said ${k}, and held up the knee. They looked at both of them for a long time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hug', 'happy'), seen(G, 'sit', 'happy'), seen(D, 'jump', 'happy')],
          things: ['plaster'],
        },
        `${k} stuck a plaster on it, in case, and then a kiss. It was like kissing a plum. "I've always known you," said ${k}, "but never that bit." ${d} had a lick, to make sure, and lay down on the feet.`,
        `It seemed right to put a plaster on. ${k} did it, and kissed it better, all those years late. The ${under} was as smooth as an egg. Then ${d} had a lick of it, and wagged, all the way along.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'kneel', 'surprised')],
          things: ['bathtub', 'bubbles'],
        },
        `That evening there was somebody in the bath. It had a white ${w} to the waist, and two white eyebrows. "${refrain}" said ${g}. Nobody answered. It only held up one knee, with a plaster on it.`,
        `At bath time ${g} opened the door, and stopped. In the water sat a very old person, with a long white ${w}. "${refrain}" said ${g}. The old person hummed a bit, with a gap in the middle.`,
      ),
    ],
  };
}
