import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page, withChildBeside } from '../page.ts';

/** A sock is lost in the balls. Whoever dives for it finds everybody's but that one, which is where nobody looks. */
export const NOT_MINE: EventPlot = mateBeside({
  id: 'not-mine',
  young: (going) => young(withChildBeside(going)),
  middle: (going) => middle(withChildBeside(going)),
  old: (going) => old(withChildBeside(going)),
});

const TITLES = ['one sock down', 'not mine!', 'under the balls', 'a sock with a pig on'] as const;

interface Parts {
  readonly title: string;
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly B: Figure;
  readonly b: string;
  readonly G: Figure;
  readonly g: string;
  /** What is on the child's socks. */
  readonly on: string;
}

const partsOf = ({ K, k, B, b, G, g, chance }: Going): Parts => ({
  title: titled(chance.pick(...TITLES)),
  refrain: 'Not mine!',
  K,
  k,
  B,
  b,
  G,
  g,
  on: chance.pick('bananas', 'rockets', 'ducks', 'whales'),
});

function young(going: Going): Told {
  const { title, refrain, K, k, B, b, G, g, on } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(B, 'jump', 'excited'), seen(G, 'stand', 'happy')],
          things: ['sock'],
        },
        `Soft play! Shoes off. ${k} has socks with ${on} on. ${B.introduced} has stripes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `Up, over, down the slide. Whee! Into the balls they go.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(B, 'sit', 'calm')], things: ['ball'] },
        `Up comes ${k}. One sock! Where is the other one?`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'happy', 'sock'), seen(K, 'sit', 'worried')] },
        `${b} dives in. Here is one! It is as big as a bag. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'sock'), seen(B, 'sit', 'calm')] },
        `${k} dives in. Here is one! It is as small as a thumb. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'sock'), seen(K, 'sit', 'sad')] },
        `A red one! A furry one! A holey one! "${refrain}" What a heap!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(B, 'wave', 'happy')], things: ['sock'] },
        `"Whose are these?" calls ${k}. "Mine!" says a dad. "Mine!" says a baby.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(B, 'walk', 'calm'), seen(G, 'stand', 'calm')] },
        `Now they all have two. ${k} has one. "Time to go," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['sock'] },
        `Off goes ${b}. Stop! What is on ${B.names} back? The sock! It was stuck there.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'hold', 'happy', 'sock')],
        },
        `Good night, two socks. What is in ${G.names} pocket? A tiny one. "${refrain}" says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, refrain, K, k, B, b, G, g, on } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(B, 'jump', 'excited'), seen(G, 'stand', 'happy')],
        },
        `There is one rule at soft play. Shoes off, socks on. ${K.names} socks were new, with ${on} on them. "Both of those are to come home with us," said ${g}. ${B.introduced} was already halfway up the net.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `They went over the bridge, and through the rollers, which squash you flat. Then it was the long slide. Whee! At the bottom was the ball pit. ${b} went in first, and ${k} went in on top.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(B, 'sit', 'calm')], things: ['ball'] },
        `${k} came up, and wiggled ten toes. Five of them were cold. "My sock's gone!" said ${k}. They looked at the balls. There were about nine thousand. "It'll only be at the bottom," said ${b}. "I'll go."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'proud', 'sock'), seen(K, 'sit', 'surprised')] },
        `Down went ${b}, until there were just two feet. Up came ${b}, with a sock. It was grey, and as long as an arm. "${refrain}" said ${k}. It was a dad's. Somewhere there was a dad with one cold foot.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'sock'), seen(B, 'sit', 'happy')] },
        `So ${k} went down. It's quiet under there, and everything is round. ${k} felt something soft, and pulled. It was no bigger than a thumb, with a bell on. "${refrain}" said ${k}. "It's hardly anybody's."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'sock'), seen(K, 'sit', 'sad')] },
        `They took turns. There was a furry one, and a holey one, and one with Tuesday on. There was a glove. "${refrain}" said ${k}, each time, a bit more quietly. It grew into a heap. It was all the socks in the world but one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'happy'), seen(B, 'cheer', 'happy')], things: ['sock'] },
        `"Well, they're somebody's," said ${k}, and stood up on the slide. "Who wants a sock?" You would not think how many people did. The dad came. The baby was carried over, kicking. A big girl said, "Tuesday! I've missed you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(B, 'walk', 'calm'), seen(G, 'stand', 'calm')] },
        `When the heap was gone, there was one person left with a cold foot. "You did look," said ${g}. "Time to go home." ${b} went on ahead, to get the shoes. ${k} came after, hop, hop, and looked up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['sock'] },
        `In the middle of ${B.names} woolly back there was something with ${on} on. It had stuck there, flat, all afternoon. "You went in first," said ${k}, "and I went in on top!" ${b} turned round to see. So did the sock.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'hold', 'surprised', 'sock')],
        },
        `"Two," said ${g} at bedtime, and counted them again. "Both home." Then ${g} felt in a pocket, and out came a third. It was green, with a pig on it. Nobody had ever seen it before. "${refrain}" said ${k}. "${refrain}" said ${g}. "Then whose is it?" It would have to go back and ask.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { title, refrain, K, k, B, b, G, g, on } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(B, 'jump', 'excited'), seen(G, 'stand', 'happy')],
        },
        `You may be a bit old for soft play, and still be glad of a small cousin's birthday. ${k} and ${B.introduced} handed in their shoes. ${K.names} socks were the last pair in the drawer, the ones with ${on} on. "I want both of those back," said ${g}. "I've a drawer at home with nothing in it but lefts."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(B, 'jump', 'happy')], things: ['ball'] },
        `They did the rope bridge, and the rollers, where they let the little ones go first, and got stuck. They did the black slide, head up, arms in. It has a bend in it, and nobody has ever come round that bend with any dignity. At the bottom lies the ball pit. ${b} went in like a dropped piano. ${k} went in on top, and for a moment there was nothing but colours.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(B, 'sit', 'calm')], things: ['ball'] },
        `When ${k} came up, one foot was colder than the other. It had come off somewhere in the last two seconds. How far can a sock get? "It'll be straight down," said ${b}. They both looked at the place. Nine thousand balls moved over a bit, and closed up, and looked back. "I'll go in," said ${b}. "Hold my ankles."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'proud', 'sock'), seen(K, 'sit', 'surprised')] },
        `There was a long wait, and a tug, and ${k} hauled. ${b} had something grey between two fingers. It was as long as a scarf, and it had been down there for some time. "${refrain}" said ${k}. "It's a father's," said ${b}. "They come in to fetch people out. Then they have to be fetched." They laid it over the edge, to get some air.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'sock'), seen(B, 'sit', 'happy')] },
        `It's another world at the bottom. It's dim, and it hums, and there is no up. ${k} swam about in it and felt along the mat. There was a hair slide, and a raisin. There was something as small as a thumb, with a bell on. There was a thick one, for bed. "${refrain}" said ${k}, to each. ${K.names} was not the first sock that had ever gone down there. It was only the latest.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'happy', 'sock'), seen(K, 'sit', 'sad')] },
        `By half past four they had twenty-six. They had one with Tuesday on, and one with a Christmas pudding. They had a football sock, still tied up. ${b} had sorted them, by size. "You'd think that one of them would be yours," said ${b}. "Just by luck." ${k} had stopped saying it by then, and only shook a head. It was not that it was a very good sock. It was that it had been on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(B, 'cheer', 'happy')], things: ['sock'] },
        `But you can't put twenty-six people's socks back in a hole. ${k} climbed up to the top of the slide with an armful. It took some nerve, in front of so many mothers. "Has anybody lost one of these?" A sort of sigh went through the place. They came from the café, and from under the bridge. "Tuesday!" cried a tall girl. "I've had to go straight to Wednesday, for a year."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(B, 'walk', 'calm'), seen(G, 'stand', 'calm')] },
        `At five they put the lights up. All over the hall there were people sitting on benches, with an odd happy look, pulling things on. There was just one cold foot left, and it was ${K.names}. "Never mind," said ${g}. "It can go in with the lefts." ${b} had been very kind about it all, and now went on ahead to see about the shoes.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: ['sock'] },
        `${k} hopped after, and looked up. Then ${k} began to laugh, and had to hold on to the wall. Right across ${B.names} back, between the shoulders, as flat as a stamp, there were ${on}. It was a woolly jumper. "You went in first," said ${k}, "and I went in on top of you. It's been diving for itself all afternoon." ${b} spun round to look. It is a thing you can't see for yourself. Somebody has to be behind you.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(G, 'hold', 'surprised', 'sock')],
        },
        `"Two," said ${g} that night, and laid them side by side, as one lays down a winning hand. Then ${g} sneezed, and felt for a hanky. What came out was green, with a pig on. They looked at it for a long time. "${refrain}" said ${k}. "${refrain}" said ${g}. In the whole of that drawer there was nothing to go with it. It's hanging on the fridge, by a peg. They'll have to take it back, on Saturday, and ask.`,
      ),
    ],
  };
}
