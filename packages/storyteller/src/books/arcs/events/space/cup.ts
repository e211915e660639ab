import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { old } from './cup-old.ts';
import { icyWorldOf } from './icy.ts';

/** A piece of a world of ice is brought home, and is water when it gets there, and ice again in the morning. */
export const CUP: EventPlot = { id: 'cup', young, middle, old };

function young(asked: Going): Told {
  const { A, B, a, b, comesToo } = apart(asked);
  const { name, small } = icyWorldOf(asked);
  return {
    title: titled(`a cup of ${name}`),
    refrain: 'Drip, drip!',
    pages: [
      page(
        { setting: 'space', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['rocket'] },
        `Whoosh went the rocket. ${A.introduced} was off to ${name}!${comesToo}`,
        `Up went a rocket. "To ${name}!" said ${A.introduced}.${comesToo}`,
      ),
      page({ camera: 'wide', actors: [seen(A, 'look-up', 'surprised')] }, `"There it is!" said ${a}. ${small}`),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy'), seen(B, 'stand', 'happy')], things: ['cup'] },
        `${a} put a bit in a cup. It went clink. "Ours!" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'worried'), seen(A, 'sit', 'calm')] },
        `They flew home. "I am cold," said ${b}. "Brrr!" ${a} gave ${b} a hug.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'worried')], things: ['cup'] },
        `So it got warm. Drip, drip! What went drip? "The cup!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sad')], things: ['cup'] },
        `The ice was gone. There was a cup of water. "Oh," said ${a}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'reach', 'calm'), seen(B, 'stand', 'sleepy')],
          things: ['cup'],
        },
        `Then they were home. ${a} put the cup in the cold. ${b} went to bed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(B, 'jump', 'happy')], things: ['cup'] },
        `Look, ${a}! Look, ${b}! What is in the cup? Clink. It is ${name}!`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo } = apart(asked);
  const { name, far, of, near, odd } = icyWorldOf(asked);
  const none = "That's not it.";
  return {
    title: titled(`a cup of ${name}`),
    refrain: none,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(G, 'sit', 'calm')] },
        `"Bring me something from ${name}," said ${g}. "I've never had anything from there." ${A.introduced} had a rocket, and was off on Saturday.${comesToo} "I promise," said ${a}.`,
      ),
      page(
        { setting: 'space', camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'point', 'excited')] },
        `It was a long way. Then ${b} pointed, and there was ${name}. It was ${far}. "It doesn't look real," said ${a}. "It looks like a picture of itself."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'happy'), seen(B, 'float', 'surprised')] },
        `${near} ${a} and ${b} went up to it, very slowly. ${odd}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'hold', 'happy')] },
        `What do you bring from there? ${a} looked at one piece. "${none} It's too plain." The next was too big for the door. "${none}" said ${b}. The third was as clear as glass, and had a star in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud')], things: ['cup'] },
        `"That's it," said ${a}. It just went into the cup. It went clink. There it sat, a piece of ${of}. It had never been in a cup before.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'sad')] },
        `"We must keep it cold," said ${a}. So they flew home with the heating off. Past the stars they went, and ${b} got slower, and bluer. "I don't mind," said ${b}. You could hear ${b}'s teeth.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'sad')], things: ['cup'] },
        `${a} looked at the ice in the cup, with the star in it. Then ${a} looked at ${b}. It was not a nice sum, but it was an easy one. ${a} reached out and switched the heating on.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'look-up', 'sad')], things: ['cup'] },
        `Drip, it went. ${b} got pink again, and the ice got round. First the star went, and then the rest. When they saw the Earth, there was only water in the cup.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'sad'), seen(G, 'stand', 'curious')],
          things: ['cup'],
        },
        `"${none}" said ${a}, and held it out. "It was a star, and it clinked. I let it melt." "I was cold," said ${b}. ${Gcap} looked into the cup for a long time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy'), seen(A, 'stand', 'curious')], things: ['cup', 'peas'] },
        `"So it's gone soft," said ${g}. "I know what to do about that." And ${g} put the cup into the freezer, next to the peas.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'jump', 'happy'), seen(B, 'cheer', 'happy'), seen(G, 'hold', 'proud')],
          things: ['cup'],
        },
        `They all got up before it was light. ${a} shook the cup, and ${b} and ${g} held their breath. Clink. It was ${name} again. It just had a handle now.`,
      ),
    ],
  };
}
