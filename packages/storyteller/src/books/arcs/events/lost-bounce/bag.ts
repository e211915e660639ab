import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bag-old.ts';
import { partsOf, REFRAINS, titlesOf } from './parts.ts';

/** Everybody gives something that is good for bouncing, and it all goes into the bag. */
export const BAG: EventPlot = { id: 'bag', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { A, K, P, Q, R, S, w } = partsOf(going);
  const [a, k, s] = [A.name, K.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(w))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'stand', 'happy')] },
        `Boing, boing! Here is ${A.introduced}. ${k} has a present. It is a bag!`,
        `Boing, boing, goes ${A.introduced}. "A bag for you!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'backpack')], things: ['rock'] },
        `${a} puts a lovely stone in it. On goes the bag.`,
        `What goes into the bag? A lovely round stone! ${a} puts the bag on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried', 'backpack'), seen(K, 'stand', 'surprised')] },
        `Now ${a} wants to ${w}. "${refrain}" No boing. "I have lost my ${w}!" says ${a}.`,
        `One, two, three! "${refrain}" "Where is my ${w}?" says ${a}. "It is lost!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack')],
          things: ['carrot'],
        },
        `"Eat carrots," says ${P.introduced}. Ten carrots go into the bag. "${refrain}"`,
        `${P.introduced} has carrots. "They help!" Into the bag with them. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack')],
          things: ['boots'],
        },
        `"Try my boots," says ${Q.introduced}. The big boots go into the bag. "${refrain}"`,
        `${Q.introduced} has boots. "They help!" Into the bag with the boots. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack')],
          things: ['hammer'],
        },
        `"You need luck," says ${R.introduced}. A lucky hammer goes into the bag. "${refrain}"`,
        `${R.introduced} has a lucky hammer. Into the bag it goes. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'worried')], things: ['backpack'] },
        `${a} is so tired. Off comes the bag. They sit down.`,
        `It is no good. ${a} puts down the bag, and sits.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(A, 'jump', 'surprised')] },
        `"Boo!" says ${S.introduced}, behind. BOING! Up goes ${a}, as high as a tree!`,
        `Behind ${a} sits ${S.introduced}. "Boo!" says ${s}. And ${a} goes BOING!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised', 'backpack'), seen(K, 'point', 'happy')] },
        `"My ${w} is back!" Bag on? "${refrain}" Bag off? Boing! "It is the bag!" says ${k}.`,
        `"There is my ${w}!" On with the bag. "${refrain}" Off with it. Boing! "Aha!" says ${k}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(K, 'wave', 'happy')],
          things: ['backpack'],
        },
        `At night the bag hangs on a hook. And ${a}? Boing, boing, boing, into bed.`,
        `The bag hangs on a hook, all night. Boing, boing! ${a} goes to bed.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, K, P, Q, R, S, w } = partsOf(going);
  const [a, k, p, q, r, s] = [A.name, K.name, P.name, Q.name, R.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titlesOf(w))),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(K, 'stand', 'happy')] },
        `${A.introduced} didn't walk to places. Boing, boing, boing! That was quicker, and you can see over hedges. One day ${k} came with a present. It was a bag, to wear on your back. "It's for nice things," said ${k}.`,
        `You could hear ${A.introduced} a long way off. Boing, it went, and then again, boing. "Stand still!" said ${k}. "I've got something for you." It was a bag with two straps. "Whatever you find goes in there."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'backpack')], things: ['rock'] },
        `The first nice thing was a stone. It was round, and as big as a cabbage. ${a} put it into the bag, and put the bag on. It felt very good there. It felt like having something.`,
        `Right by the gate lay a stone, the roundest in the world. Into the bag it went, and the bag went on. "How does it suit me?" said ${a}. "Very well," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried', 'backpack'), seen(K, 'stand', 'surprised')] },
        `"And now home!" said ${a}, and bent both knees. "${refrain}" It was not a boing at all. ${a} tried once more. "My ${w} has gone! I've lost it! I had it at breakfast." "Let's ask," said ${k}.`,
        `"Watch me," said ${a}, and took a run. "${refrain}" There was nothing under it. "That's odd," said ${k}. ${a} felt left and right. "It's my ${w}," said ${a}. "I've lost it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack'), seen(K, 'stand', 'calm')],
          things: ['carrot'],
        },
        `"You don't eat enough," said ${P.introduced}. "Carrots. That's where a ${w} comes from." There were twenty, with leaves. ${a} said thank you, and put them in the bag. "${refrain}" "Give it time," said ${p}.`,
        `${P.introduced} knew all about it. "A ${w} wants carrots," said ${p}, and pulled up a whole row. They fitted into the bag, all but the tops. ${a} tried it straight away. "${refrain}" "You have to believe in them," said ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'happy'), seen(A, 'stand', 'worried', 'backpack'), seen(K, 'stand', 'calm')],
          things: ['boots'],
        },
        `"It's a matter of shoes," said ${Q.introduced}, and brought two thick boots. They were far too big. "You'll grow," said ${q}. So they went into the bag. "${refrain}" By now the straps had begun to creak.`,
        `${Q.introduced} thought it was the feet. "With boots like these," said ${q}, "I could have gone over the moon." They had iron on the heels. They went in on top of the carrots. "${refrain}" It was lower than before.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'sad', 'backpack'), seen(K, 'stand', 'worried')],
          things: ['hammer'],
        },
        `"Luck, that's what you need," said ${R.introduced}. "Take my hammer. It's the luckiest I have." It was as long as an arm. ${a} put it in, and could hardly stand. "${refrain}" "Luckier than that I can't do," said ${r}.`,
        `"I'd hit it with something," said ${R.introduced}, and lent them a hammer. It took two to lift it into the bag. ${a} bent both knees, and they stayed bent. "${refrain}" They could all feel that, through the grass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'worried')], things: ['backpack'] },
        `"Everybody has been so kind," said ${a}, "and it's getting worse and worse." They sat down in the clover. Nobody can sit down with a bag like that on. So off it came. It fell over, and lay there.`,
        `"Perhaps there's one ${w} each," said ${a}, "and I've used mine up." ${k} didn't know what to say. They let the bag slide off, and sat down on the grass beside it. It was nice to be so light.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'stand', 'happy'), seen(A, 'jump', 'surprised')] },
        `Behind them on a daisy sat ${S.introduced}. ${s} had been watching all day. "BOO!" said ${s}. BOING! ${a} went up like a cork, over the gate, and came down again. "What was that?" said ${a}.`,
        `Nobody saw ${S.introduced} come. ${s} was the smallest one there, and hadn't got anything to give. So ${s} just said, "BOO!" BOING! They had to look up to see ${a}. It was a good way up. "Oh!" said ${a}, on the way down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised', 'backpack'), seen(K, 'point', 'happy')] },
        `"My ${w}!" cried ${a}. "Quick, before it goes!" And ${a} snatched up the bag. "${refrain}" They looked at each other. ${k} took it off again. Boing. On. Nothing. Off. Boing! "Do you see?" said ${k}. "It was never lost. It was underneath."`,
        `"It's back! It must go in the bag, where it's safe." ${a} put on the straps. "${refrain}" Then it was quiet. "Take that off," said ${k}, slowly. Boing! "Put it on." Nothing. "I gave you a present," said ${k}, "and you carried everybody's."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'happy'), seen(K, 'stand', 'happy')], things: ['backpack'] },
        `They took it all back. It was quick, by boing: first the hammer, and then the boots. They all said that they had known it would help. ${a} said that it had, and thank you.`,
        `The hammer went back, and then the boots. The carrots they ate. "You see?" said ${r}, and ${q}, and ${p}, as ${a} flew by. "It worked." And nobody told them anything else, because they had meant it so well.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(K, 'wave', 'happy')],
          things: ['backpack'],
        },
        `The bag hangs on a hook by the door, with the stone in it. It's a very good bag. Every evening ${a} looks in, to see that the stone is there. Then it's boing, boing, boing, and into bed.`,
        `The stone lies in the grass now, and the bag is on its hook. "What do you keep in it?" said ${k}, that night. "Nothing," said ${a}. "It's so nice and light." Boing, and the lamp was out.`,
      ),
    ],
  };
}
