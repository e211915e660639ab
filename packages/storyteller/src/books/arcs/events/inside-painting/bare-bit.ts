import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { old } from './bare-bit-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** In a picture somebody rows for home and cannot land, where the painter left a bit out; and one hand is still green. */
export const BARE_BIT: EventPlot = {
  id: 'bare-bit',
  young: (going) => young(withClassmate(going)),
  middle: (going) => middle(withClassmate(going)),
  old: (going) => old(withClassmate(going)),
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const { refrain, R, r } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
          things: ['paint'],
        },
        `${A.introduced} had one green hand. It was paint. It did not wash off.`,
        `${A.introduced} had painted the gate. One hand was green. It stayed green.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(B, 'stand', 'surprised')] },
        `There hung a painting. In went a nose! In went ${a}. In went ${B.introduced}, too.${comesToo}`,
        `A painting hung on the wall. ${a} leaned on it. Whoops! In fell ${a} and ${B.introduced}.${comesToo}`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(R, 'sit', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['rowing-boat', 'house'],
        },
        `There sat ${r}, in a boat. "${refrain}" She pulled. The boat did not move.`,
        `${r} was in the boat, and rowed. "${refrain}" But it stayed right there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'point', 'sad'), seen(B, 'stand', 'worried')],
          things: ['rowing-boat', 'house'],
        },
        `There was her house. But by the house was a bare bit. It was all white.`,
        `"There is no grass," said ${r}. "He forgot that bit. I can not get out."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(R, 'sit', 'happy')],
          things: ['rowing-boat'],
        },
        `${b} pulled at the rope. But where can one stand? "${refrain}" said ${r}. Not at all.`,
        `"I will pull," said ${b}. But ${b} had nothing to stand on. "${refrain}" No.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'surprised')] },
        `They took some yellow from the sun. Oh! Now the sun had a hole.`,
        `They rubbed off some sun. Oh dear! Now the sun was half. They put it back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited')] },
        `${a} looked at one hand. It was green! Slap, on the bare bit. It was grass!`,
        `What is green? Grass is green. And a hand is green! Slap! There was grass.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'cheer', 'happy'), seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')],
          things: ['rowing-boat', 'house'],
        },
        `Bump, went the boat. Out got ${r}. "Home!" And off she ran.`,
        `Bump! ${r} put out one foot. It held. "Home!" said ${r}, and ran in.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')],
        },
        `"Supper!" said ${g}. Hop! Hop! Out they came. ${a} had two clean hands.`,
        `"Soup!" said ${g}, out there. Out they hopped. Both hands were clean.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'proud'), seen(B, 'stand', 'happy')] },
        `Look, there is the boat. Nobody is in it. And on the grass is one small hand.`,
        `Where is ${r}? Look in the window! And in the grass is a hand. Shh.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
        },
        `Over the sofa hung a painting of a lake. There was a boat in it, and a house with one lit window. By the house was a bare bit, where the painter had stopped. ${A.introduced} looked at it every day.`,
        `The painting had come with the house. A woman rowed over a lake, at sunset, to a house with a light. Just in front of the house there was nothing. "He forgot a bit," said ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(B, 'stand', 'surprised')], things: ['paint'] },
        `${a} had painted the gate that morning, and one hand had stayed green. "Don't touch anything," said ${g}. ${a} only leaned. The painting was as soft as a pond. ${B.introduced} took hold of one foot, and came along.${comesToo}`,
        `That day ${a} and ${B.introduced} had done the gate. All the paint had washed off ${b}, and none off ${A.names} right hand. ${a} bent over to see the bare bit. It gave, like a curtain, and they were in.${comesToo}`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(R, 'sit', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['rowing-boat', 'house'],
        },
        `It smelled of oil and rushes. "${refrain}" said the woman in the boat, and pulled. She was ${R.introduced}. The oars went round, and the water went by. But the boat was where it had been.`,
        `"${refrain}" somebody said, out of breath. It was ${R.introduced}, at the oars. She pulled as if there were a race on. There were two brown rings where the oars went in, always the same two.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'point', 'calm'), seen(B, 'stand', 'worried'), seen(A, 'stand', 'curious')],
          things: ['rowing-boat', 'house'],
        },
        `"How long have you been rowing?" said ${b}. "A hundred years on Thursday," said ${r}. "That's my house. That's ${w}, with the soup. But there's no bank. He never did that bit. You can't land on cloth."`,
        `"I can see ${w} at the window," said ${r}. "It's leek soup. I've been smelling it for a hundred years." She shipped an oar. "Only there's a piece missing. It's bare. There's nothing there to come home to."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(R, 'sit', 'happy')],
          things: ['rowing-boat'],
        },
        `${b} took the rope, and went to pull from the other side. But the bare bit was there as well. ${b} had to hold on to the frame of the window. "${refrain}" said ${r}, to be kind.`,
        `"We'll pull you," said ${b}, and jumped for the house with the rope. There was no ground to land on. It was like a stair that isn't there. "${refrain}" called ${r}. It wasn't so.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'surprised')] },
        `"It only wants some colour," said ${a}. They rubbed a bit off the sunset, with a sleeve. That was a mistake. Now there was a hole in the sky, and it let in a draught. They put it back quickly.`,
        `So they borrowed some orange, from behind a cloud. There was a good lump of it. But where it had been it was bare, and the ducks went quiet. One only moves a hole about, like that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'sit', 'sad'), seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['rowing-boat'],
        },
        `They sat down in the boat, all three. "Never mind," said ${r}. "${refrain}" And ${r} began to pull, because it was better than not. In the window ${w} lifted the spoon, and waved it.`,
        `"You go on home," said ${r}. "I've got used to it." But she was looking at the window while she said so. "${refrain}" she told herself, and spat on her hands.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'excited'), seen(B, 'point', 'surprised')] },
        `"What would it be, if he had done it?" said ${b}. "Grass," said ${a}, and pointed, and stopped. There was something on the end of the arm, and it was green. It had been green all day.`,
        `"It needn't be much," said ${r}. "Grass would do." "Grass," said ${a}. "What have we got that's..." ${b} took ${a} by the wrist, and held it up. They both looked at it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(R, 'stand', 'surprised')], things: ['house'] },
        `${a} reached out over the water as far as you can. Slap! It was still a bit wet, underneath. There it was, with five fingers, and it was grass. It came up between them, soft and thick.`,
        `Slap! ${a} put that hand down on the bare bit, and leaned. When ${a} took it away, there was grass. It had a thumb and four fingers. It bent in the wind, like any other.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'cheer', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['rowing-boat', 'house'],
        },
        `Bump. In all those years the boat had never made that noise. ${r} put out one foot, and stood on it, and then the other. "Home," said ${r}, and could hardly say it. And off she ran, in her wet skirt.`,
        `The boat gave a bump. ${r} sat there for a moment with the oars in the air. Then she stepped on to the thumb, and it held. "Home!" she shouted. The door opened before she got to it.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'curious')],
        },
        `"Soup!" called ${g}, very far away. They fell out over the sofa. ${A.names} hands were clean, both of them. ${Gcap} looked up. "Wasn't there somebody in that boat?" There was only a light in the window, and two at the table. And on the bank, if you knew, was a hand.`,
        `They climbed out over the frame. "Who found the soap?" said ${g}, for there was no green left. Then ${g} looked at the painting. The boat was tied up. Behind the window somebody had a second helping. "I never noticed that grass," said ${g}. It was about the size of a hand.`,
      ),
    ],
  };
}
