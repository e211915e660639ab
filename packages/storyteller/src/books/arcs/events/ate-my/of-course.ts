import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { eatenIn, type Eaten } from './eaten.ts';

const REFRAINS = [
  'Of course it did.',
  "I'm sure it did.",
  'Did it really.',
  'Well, of course.',
  "Yes, I'm sure.",
  'But of course it did.',
  'It did, did it.',
  'Naturally it did.',
  'So it did, no doubt.',
  'A likely story.',
] as const;
const TITLES = ['of course it did', 'nobody believed it', 'and that was the truth', 'a smooth grey stone'];

interface Parts {
  readonly E: Eaten;
  readonly y: string;
  readonly r: string;
  /** The same before who says it: with a comma. */
  readonly said: string;
  readonly T: Figure;
  readonly t: string;
  /** The class, without names. */
  readonly big: boolean;
}

function partsOf({ K, A, raw, company, chance }: Going): Parts {
  const E = eatenIn(raw) ?? { it: 'homework', thing: 'notebook', food: false, noise: 'Rip' };
  const r = chance.pick(...REFRAINS);
  const T = company.person([K.name, A.name].includes('Miss Sal') ? 'Miss Noor' : 'Miss Sal', 'teacher');
  return { E, y: E.it, r, said: r.replace(/\.$/, ','), T, t: T.name, big: (A.being?.size ?? 3) >= 4 };
}

const thingOf = ({ thing }: Eaten) => (thing ? { things: [thing] } : {});

/** It leaves a stone for what it eats; and one day there is a stone on the teacher's table. */
export const STONE_LEFT: EventPlot = { id: 'stone-left', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { E, y, r, said, T, t, big } = partsOf(going);
  const comes = big ? 'A big head comes in.' : 'Somebody comes in.';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'happy')], ...thingOf(E) },
        `${K.introduced} has to go soon. Here is the ${y}. It is all ready.`,
        `It is morning. On the table is the ${y}. ${K.introduced} puts on a coat.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        `${comes} It is ${A.introduced}. ${E.noise}! No more ${y}.`,
        `Who is at the window? ${A.introduced}! ${E.noise}! The ${y} is gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'worried')], things: ['rock'] },
        `${a} puts a stone on the table. It is smooth and grey. Then ${a} goes.`,
        `Clack. ${a} leaves a stone there. It is grey and smooth. And ${a} goes.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `"${cap(A.aKind)} ate my ${y}," says ${k}. "${said}" says ${T.introduced}.`,
        `"Where is your ${y}?" says ${T.introduced}. "${cap(A.aKind)} ate it!" "${r}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'reach', 'determined')], ...thingOf(E) },
        `The new ${y} goes up high. ${E.noise}! Clack. A stone.`,
        `Next day the new ${y} is up high. ${E.noise}! Clack. A stone.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(T, 'stand', 'calm')] },
        `"It came again!" says ${k}. All the children laugh. "${said}" says ${t}.`,
        `"${cap(A.aKind)} ate it again," says ${k}. The children laugh. "${r}"`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'worried', 'box'), seen(A, 'reach', 'happy')] },
        `Next day it is in a box. ${E.noise}! Even the box is gone. Clack.`,
        `Next day ${k} has a box. ${E.noise}! There goes the box. Clack.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'stand', 'surprised')] },
        `At school ${t} looks all round. "Where is my lunch? It was here!"`,
        `Now ${t} wants to eat. But the table is empty. "Where is my lunch?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(T, 'stand', 'surprised')], things: ['rock'] },
        `There is a stone! It is smooth and grey. ${k} has some, too.`,
        `On the table is a stone. ${k} has three stones, just like it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')],
        },
        `"${cap(A.aKind)} ate my lunch!" says ${t}. "${said}" says ${k}. And ${a} looks in.`,
        `"So it was ${A.aKind}!" says ${t}. "${said}" says ${k}. There is ${a}, at the window.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { E, y, r, said, T, t, big } = partsOf(going);
  // What is looked for is not what has been eaten.
  const other = E.thing === 'shoe' ? 'the other glove' : 'the other shoe';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'happy')], ...thingOf(E) },
        `On Monday ${K.introduced} was ready early, for once. The ${y} lay on the kitchen table, by the open window. There was just time to look for ${other}.`,
        `It was Monday, and everything was ready. The coat was on. The ${y} lay on the table. ${K.introduced} turned round for one moment, to find the door key.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        big
          ? `A shadow fell on the table. In at the window came the head of ${A.introduced}. It sniffed. "${E.noise}," it went, and the ${y} was gone.`
          : `There was a noise at the window, and in climbed ${A.introduced}. ${a} sniffed at the table from end to end. "${E.noise}," it went, and the ${y} was gone.`,
        `When ${k} looked again, ${A.introduced} was there. ${a} had come to the window, and something hung out at one side. It was the last corner of the ${y}. ${E.noise}! Then it was not there any more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'worried')], things: ['rock'] },
        `"That was mine!" said ${k}. ${a} thought about that. Then ${a} put something down where the ${y} had been, very gently. It was a stone, smooth and grey. Then there was nobody there.`,
        `${k} could not say a word. ${a} seemed to feel that something was missing. Clack, it went on the table. There lay a smooth grey stone. One could see that it was meant kindly. ${k} put it in a pocket.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(T, 'stand', 'calm')] },
        `"And where is your ${y}?" said ${T.introduced}, at school. "${cap(A.aKind)} ate it," said ${k}. It was quite quiet. Then twenty-two children began to laugh. "${said}" said ${t}.`,
        `"${cap(A.aKind)} ate my ${y}," said ${k}, at school. It was the truth, so that was what ${k} said. "${said}" said ${T.introduced}, and wrote something down. Somebody giggled, and then they all did.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'reach', 'determined')], ...thingOf(E) },
        `On Tuesday ${k} put the new ${y} up on the cupboard. Nobody could smell it there. ${E.noise}! Clack. Where it had been lay a smooth grey stone.`,
        `So on Tuesday the new ${y} went up high, behind the big pot. ${k} watched the window. It didn't help. There was a ${E.noise.toLowerCase()} from behind, and a clack. There was a stone.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(T, 'stand', 'calm')] },
        `"I put it up high," said ${k}, "and ${a} got it." "${said}" said ${t}. "Say that you left it on the bus," whispered the boy behind. "But I didn't," said ${k}.`,
        `"I put it up high," said ${k}, "but ${A.aKind} can reach." "${said}" said ${t}. Nobody even laughed by now. "Say that you left it on the bus," somebody whispered. "It wasn't on the bus," said ${k}.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'hold', 'worried', 'box'), seen(A, 'reach', 'happy')] },
        `On Wednesday ${k} shut it up in a tin box, with string round it. ${a} ate the string first. Then ${a} ate the ${y}, and licked out the box. Clack. That was number three.`,
        `On Wednesday it was in a box, with a chair on the lid. ${a} moved the chair, and said something polite. ${E.noise}! There was a third stone, the smoothest so far.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sad'), seen(T, 'stand', 'calm')],
          things: ['rock'],
        },
        `"Well?" said ${t}. ${k} had thought about the bus. It would have been much easier. "It was ${A.aKind}," said ${k}, very low. "${said}" said ${t}. ${k} sat down, and laid the three stones in a row.`,
        `"I don't suppose that I need to ask," said ${t}. ${k} looked at the floor. One little lie, and it would have been over. "${cap(A.aKind)} ate it," said ${k}. "${r}" ${k} sat down, and put three stones on the desk.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'surprised'), seen(K, 'sit', 'curious')] },
        `Then it was noon. ${t} opened the big drawer, where her lunch was, by the window. "Who has been at this?" said ${t}. It was empty. "There was an egg sandwich, and a whole cake for my birthday!"`,
        `At noon ${t} reached for her lunch, on the window sill. She reached about in the air for a bit. "My sandwich!" said ${t}. "My piece of birthday cake! It was here! Children, who has taken it?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(T, 'stand', 'surprised')], things: ['rock'] },
        `There was only one thing in its place. It was smooth, and it was grey. "That's a stone," said ${t}. "How did that get there?" ${k} stood up, and put three more beside it. They were as like as peas.`,
        `"There's just this stone," said ${t}, and held it up. It was grey and smooth. All the children looked at it. Then they all looked at ${K.names} desk. There lay three of them. It was so quiet that one could hear the clock.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')],
        },
        `"Do you mean," said ${t}, slowly, "that ${A.aKind} ate my lunch?" And in at the window looked ${a}, all over egg. "${said}" said ${k}. Then ${k} gave ${t} half an apple. And ${a} brought a stone for everybody.`,
        `${t} sat down. "I must tell the head," said ${t}, "that ${A.aKind} ate my cake." Outside the window somebody swallowed. "${said}" said ${k}, and didn't laugh at all. "I'll come with you, and say that it's true."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { E, y, r, said, T, t, big } = partsOf(going);
  // What is looked for is not what has been eaten.
  const other = E.thing === 'shoe' ? 'the other glove' : 'the other shoe';
  const one = E.thing === 'shoe' ? 'one glove on' : 'one shoe on';
  const R = going.company.person(k === 'Robin' ? 'Jess' : 'Robin', 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'stand', 'happy')], ...thingOf(E) },
        `The difficulty with the truth is that it doesn't always sound like it. ${K.introduced} found that out on a Monday, between eight and five past. The ${y} lay on the kitchen table, all ready, and the window was open because of the toast. There was just ${other} to find.`,
        `${K.introduced} had never been the sort who makes things up. It hadn't seemed worth the trouble. On Monday, at eight, the ${y} was on the table by the open window, ready to go. ${k} was in the hall for one minute, under the coats, looking for ${other}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        big
          ? `When ${k} came back, the kitchen had gone dark. There was a head in it. It had come in at the window as far as the neck, and it belonged to ${A.introduced}. It was chewing, with great attention. "${E.noise}," it went, and the last of the ${y} went in. "That's mine," said ${k}. It was much too late to say so.`
          : `When ${k} came back, there was somebody on the table. It was ${A.introduced}, who must have come in by the window. ${a} was chewing, with great attention. "${E.noise}," it went, and the last of the ${y} went in. "That's mine," said ${k}. It was much too late to say so.`,
        `There was a noise from the kitchen. "${E.noise}," it went, and then it went so again. ${k} ran in with ${one}. There, half in and half out of the window, was ${A.introduced}. From one side of ${A.names} face hung a corner of the ${y}. They looked at each other. Then the corner went in too, quite slowly. "But I need that," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'worried')], things: ['rock'] },
        `${a} seemed to feel that something was owed. There was a good deal of rummaging, out in the garden. Then, clack, there was a stone on the table, in the very place. It was grey, and as smooth as soap. ${a} gave it a push, to make it quite clear, and went off through the beans. ${k} stood there with a stone, a shoe, and four minutes until the bell.`,
        `It's not true that ${a} just took things. ${a} went away, and came back, and set down on the table a stone. It was grey and very smooth, and had been chosen with care. It lay exactly where the ${y} had lain. Somebody plainly thought that this was fair. ${k} put it in a pocket, for want of any better idea, and ran.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(T, 'stand', 'calm'), seen(R, 'sit', 'happy')],
        },
        `"${cap(A.aKind)} ate my ${y}," said ${k}. That was how it was, and so that was how ${k} said it. There was a silence, the sort that has a laugh behind it. ${T.introduced} was a fair person, and had taught for thirty years. She had been told about dogs, and floods, and once a bishop. "${said}" she said, and wrote it down. Then the laugh came. ${R.introduced} laughed until it was necessary to lie on the desk.`,
        `${T.introduced} listened to the end. She always did. "${cap(A.aKind)}," she said. "Yes," said ${k}. "At the window. And then there was a stone." "${said}" said ${t}. She wasn't unkind about it. That was nearly the worst of it. Behind ${k} the whole class had begun to shake, quietly, like a jelly. ${R.introduced}, who was ${K.names} friend, had both fists in front of a very red face.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(K, 'reach', 'determined')], ...thingOf(E) },
        `On Tuesday the new ${y} lay on top of the tallest cupboard, in a roasting tin, under a cloth. ${k} sat down opposite, with a broom, and didn't blink. At two minutes to eight the doorbell rang. There was nobody at the door. Behind ${k} it went "${E.noise}", and then it went clack. One had to admit that it was neatly done.`,
        `On Tuesday ${k} took no chances. The new ${y} was inside the bread bin, and a heavy chair stood on the lid. The window was shut. At eight it was still there. ${k} opened the back door a hand's breadth, to see whether the coast was clear. It wasn't. Somebody said something polite to the chair. Then it went "${E.noise}", and clack.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(R, 'stand', 'calm')] },
        `"Why don't you say that it's on the bus?" said ${R.name}, at break. "Everybody leaves things on the bus. She'd believe you in a second." "But I walk," said ${k}. ${R.name} sighed. "You can be right," said ${R.name}, "or you can be let off. It's up to you." It was kindly meant. It sounded like one of the grey stones: smooth, and no help.`,
        `"Listen," said ${R.name}, on the way in, "I'll do you a favour. You left it on the bus. I was there, and I saw it. I'll say so." It was handsome of ${R.name}, who hates to stand up in class. "There isn't a bus," said ${k}. "I walk." "Nobody knows that," said ${R.name}. And really nobody did. ${k} thought about that bus all through the singing. It was a very comfortable one.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(K, 'stand', 'sad'), seen(T, 'stand', 'calm')] },
        `${t} looked up over her glasses. "And today?" There was the bus, so to speak, with its doors open. All that one had to do was to get in. "It was ${A.aKind}," said ${k}. "I was there. It's all right. I know that you can't believe it." "${said}" said ${t}, but more slowly. It meant staying in on Thursday, when the others went to the fair. ${R.name} stared at the wall.`,
        `It was only a few words, and they would have done. I left it on the bus. ${k} got as far as the I. "I had it ready," said ${k}, "and ${A.aKind} ate it. It's true, and I'd sooner that it weren't." Nobody laughed this time. It's not funny when somebody goes on with it. "${said}" said ${t}, after a moment. "Then I must ask you to stay in, on Thursday." Thursday was the fair.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'calm')] },
        `On Wednesday ${k} didn't hide anything. ${k} sat at the table and waited. "You're making it very hard for me," said ${k}, when the window darkened. ${a} put on a look of interest. "Is it really as good as that?" ${a} sniffed all round the plate, and at the toast, and took the ${y}. Clack. Number three was the best so far; it had a white ring. "Thank you," said ${k}. It's hard to be angry with somebody who pays.`,
        `By Wednesday there was nothing left to try. ${k} simply held it out. "You'd get it anyhow," said ${k}. "But you might come and tell them so. Nobody believes that you're there." ${a} listened, and ate, and seemed to see the point. Then came the stone, clack, and this one had a white ring round it. ${a} watched until it was safely in ${K.names} pocket. Friends have been made with less.`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'stand', 'surprised'), seen(K, 'sit', 'curious'), seen(R, 'sit', 'surprised')],
        },
        `It was the day after that, at noon. ${t} had her lunch on the cool sill. There were egg sandwiches, and a cake with a candle, because she was sixty. She had only turned her back to clean the board. "Children," said ${t}, in an odd voice, "who has taken my lunch?" Nobody had. There were twenty-three of them, all with clean hands. "This isn't funny," said ${t}. "It was here."`,
        `On Thursday, while they packed up for the fair, ${t} went to the window for her lunch. She stayed there. "I put it down here," she said. "There was an egg sandwich. There was a cake, I made it myself, for my birthday. I turned round for one minute." They looked at her, and she looked at them. For thirty years she'd been the one who was told things.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'determined'), seen(T, 'stand', 'surprised'), seen(R, 'stand', 'shy')],
          things: ['rock'],
        },
        `"There's only this," said ${t}, and held it up. It was a stone. It was grey, and as smooth as soap. ${k} stood up. It would have been a fine moment for a speech, and the whole class was ready for one. ${k} went to the front, and laid down beside it one, two and three. That was all. "Monday," said ${k}. "Tuesday. Wednesday." ${R.name} was the first to stop staring, and to go red.`,
        `Where the lunch had been lay something grey. ${t} picked it up and turned it over. "Clack," said ${R.name}, quite involuntarily. ${k} had said that there was a clack. Twenty-two heads turned round. ${k} could have said a number of things then, and had thought of most of them, in bed. But ${t} looked so lost, with that stone. So ${k} only got out the other three, and put them next to it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'surprised'), seen(A, 'stand', 'shy'), seen(K, 'stand', 'calm')] },
        `${t} looked at the four stones for a long time. Then she went to the window and pushed it right up. In the flower bed was ${a}, with crumbs all round, and the stump of a birthday candle. "Three times you told me," said ${t}, not to ${a}. "And you could have said that it was on the bus." "I know," said ${k}. "I'd have believed that," said ${t}. She took off her glasses. "That's not a nice thing to find out when one is sixty."`,
        `There was a rustle under the window. ${t} leaned out. She leaned out a long way. When she came in again there was something in her face that they had never seen there. "${cap(A.aKind)}," she said, "is eating my candle." Nobody spoke. "You told me so for three days," said ${t}, to ${k}. "It would have been so easy to tell me something else." "It was nearly a bus," said ${k}. "I'm glad that it wasn't," said ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(T, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
            seen(R, 'stand', 'happy'),
            seen(A, 'stand', 'happy'),
          ],
        },
        `They all went to the fair together, an hour late, and ${a} came behind. At the gate ${t} met the head. "You've had no lunch," said the head. "You look quite pale." "${cap(A.aKind)} ate it," said ${t}. The head smiled. "${said}" said the head. ${t} drew herself up. But ${k} had got there first. "It's true," said ${k}. "I'll stand by that." And so did ${R.name}, who hates to, and then all of them.`,
        `The head came by, to ask about the noise. "${cap(A.aKind)} has eaten my lunch," said ${t}, standing very straight. "${said}" said the head, and winked at the class. Nobody winked back. ${R.name} stood up first, and then the rest, until there were twenty-three. "It leaves a stone," said ${R.name}. There's a plate on that window sill now, every day at eight. And ${t} has a whole row of paperweights.`,
      ),
    ],
  };
}
