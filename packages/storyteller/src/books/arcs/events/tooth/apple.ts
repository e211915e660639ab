import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Where is my tooth?',
  'Wherever can it be?',
  'It is not here!',
  'Is it in there?',
  'Where is that tooth?',
  'My tooth is gone!',
  'But no tooth here!',
  'No tooth anywhere!',
  'Tooth, where are you?',
  'Oh, my lost tooth!',
  'Has it hidden itself?',
] as const;
const TITLES = ['the apple with a tooth', 'who bit whom', 'the apple that smiled', 'where is my tooth'];

/** The tooth is gone and nobody felt it go. The apple has it, stuck fast; so the whole apple goes under the pillow. */
export const APPLE: EventPlot = {
  id: 'apple',
  when: /^(?!.*\bswallow).*\b(?:wobbl\w*|loose|apples?|bit(?:e|es|ten)|eat\w*|pears?|carrots?)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'stand', 'excited')], things: ['mirror'] },
        `${A.introduced} had a wobbly tooth. Wibble, wobble. But it did not come out.`,
        `Wibble, wobble! ${A.introduced} had a loose tooth. It went this way and that way.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'stand', 'happy')] },
        `${B.introduced} had two red apples. One was for ${a}.${comesToo} Crunch!`,
        `"Have an apple," said ${B.introduced}.${comesToo} ${a} took a big bite. Crunch!`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy'), things: ['apple', 'rock'] },
        `The apple went on a stone. They all ran and played.`,
        `The apple sat down on a stone. ${a} went off to play ball.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `No wibble. No wobble. There was a hole! The tooth was out! "${refrain}"`,
        `${a} felt for the tooth. It was not there. It had come out! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'worried') },
        `They looked in the grass. They saw a white stone. It was not a tooth. "${refrain}"`,
        `Was it in the grass? They found a small white stone. No tooth! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['shoe'] },
        `They looked in a shoe. They saw a white button. It was not a tooth. "${refrain}"`,
        `Was it in a shoe? A white button fell out. No tooth! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['apple', 'rock'] },
        `"Look at the apple!" said ${k}. The apple had one white tooth. It looked like a smile.`,
        `${k} saw the apple on its stone. Something white was in it. The apple had a tooth!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'hold', 'happy', 'apple')],
          things: ['pillow'],
        },
        `It would not come out of the apple. So the apple went under the pillow. Bump!`,
        `The tooth sat tight. So the apple went to bed. Under the pillow!`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'apple'), seen(B, 'stand', 'happy')],
          things: ['coin'],
        },
        `Now it was morning. The tooth had gone. There was a coin. And there was one tiny, tiny bite.`,
        `Now it is morning. The apple has a coin. The tooth is gone. Who took a tiny bite?`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'curious')] },
        `${A.introduced} had one wobbly tooth. You could push it out with your tongue, like a little door. You could pull it in again. "Will it hurt?" said ${B.introduced}. "I'll feel it go," said ${a}. "I'll know."`,
        `The tooth had wobbled for a week. ${A.introduced} could make it lie down or stand up. "When it comes out, I'll catch it," said ${a}. "How will you know?" said ${B.introduced}. "Oh, I'll know."`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'stand', 'happy')] },
        `There were apples that day, the hard, shiny kind.${comesToo} ${a} took a very big bite of a very big one. Crunch. "Good?" said ${b}. "Mm," said ${a}. It was a lovely apple.`,
        `${b} had found two red apples, and gave ${a} the bigger one.${comesToo} It was so big that it needed both sides of the mouth. Crunch! "That's a good one," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy'), things: ['apple', 'rock'] },
        `Then somebody shouted "Catch!" ${a} put the apple down on a stone and ran. They threw the ball for a long time. The apple sat in the sun and waited.`,
        `After one bite, it was time for a game of ball. The apple was left on a stone by the hedge. Nobody gave it another thought.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `In the middle of the game ${a} tried the tooth. It did not wobble. It did not do anything. There was a soft place there, and a taste like a spoon. "${refrain}" said ${a}.`,
        `${a} stood still and let the ball go by. Where the tooth had been was a gap. You could put your tongue in it. "It's out!" said ${a}. "I never felt a thing. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'determined'), things: ['rock'] },
        `They all got down in the grass. "I see it!" said ${b}. It was a small white stone. Then it was a snail's front door. Then it was a daisy. "${refrain}"`,
        `They crawled up the garden and they crawled down it. "Here!" said ${b}, but it was only a pebble. There were a great many white things in that grass. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['shoe'] },
        `They shook out both shoes. They got some sand and a button. They looked inside the ball, as far as you can. "You might have eaten it," said ${b}. "${refrain}" said ${a}, and held on to the tummy part.`,
        `"Perhaps it fell down your front," said ${b}. So ${a} jumped up and down. Out came a leaf, and a button. Two shoes were emptied, and gave nothing but sand. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad')] },
        `"Without a tooth there's nothing for under the pillow," said ${a}. "And I said I'd know." They all sat down on the grass, and it was very quiet.`,
        `${a} sat down. It had been the best tooth of them all, and the first to go. "I wanted to see it," said ${a}. "I only ever saw the outside."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['apple', 'rock'] },
        `"That apple's laughing at us," said ${k}. It was. It sat on its stone with its one big bite, like a mouth. And in the mouth, right at the edge, stood one white tooth.`,
        `${k} looked at the apple. The apple looked back. It had a round, wet, open mouth where the bite was. "Apples don't have teeth," said ${k}. This one had.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'apple'), seen(B, 'stand', 'happy')] },
        `"I bit it," said ${a}, "and it bit me back!" They pulled, and they wiggled. But the tooth had found a new place to sit, and it stayed there.`,
        `"So that's who's got it," said ${b}. They tried to get it out, but it was stuck fast. "Serves me right," said ${a}. "I did bite first."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy')],
          things: ['apple', 'pillow'],
        },
        `So the apple went under the pillow, tooth and all. It made a hill. ${a} slept on top of it, with one ear up. "Good night," said ${g}. "Don't roll off."`,
        `There was only one thing to do. That night they put the whole apple under the pillow. "Is it comfortable?" said ${g}. "No," said ${a}, and was asleep by the time the light was out.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'apple'), seen(B, 'stand', 'happy')],
          things: ['coin'],
        },
        `In the morning the tooth was out. In its place there was a coin. And beside the great big bite was another. It was as small as a lentil. "She must have been hungry," said ${a}.`,
        `Next morning the apple had lost its tooth as well. It had got a coin for it. And there was a new bite, no bigger than a pea. "So she likes apples," said ${b}.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'curious')] },
        `${A.introduced} was going to write a report about the tooth. It was the last wobbly one, and it deserved it. It had a page in a notebook, with a drawing, and under it stood what was known so far. LOOSE SINCE TUESDAY. LEANS TO THE LEFT. "And when it goes," said ${a}, "I shall write down the exact minute, and how it felt." ${B.introduced} asked how anybody could be sure of noticing. "You'd notice," said ${a}, "if a piece of you fell off."`,
        `It was a very loose tooth, and ${A.introduced} was keeping a record of it. There was a notebook. It gave the date of the first wobble and the date of the first click. There was a line left empty, at the bottom, for THE MINUTE. ${B.introduced}, who liked to be useful, offered to watch. "There's no need," said ${a}. "It's my own mouth. I'll be the first to know."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'hold', 'happy', 'apple')],
        },
        `In the garden there were the first apples of the year.${comesToo} They were hard and red and squeaked when you rubbed them. ${b} picked up two, and ${a} took the bigger. "Ought you to?" said ${b}. "With the tooth?" ${a} said that it leaned to the left and so the right was perfectly safe. Crunch. It was so good that neither of them said anything for some time.`,
        `"I don't know about that apple," said ${b}. "It's as hard as a ball." "I bite on the right," said ${a}. "It's all worked out."${comesToo} They sat in the garden with one red apple each. ${a} opened as wide as a letter box, and bit. There was a crack like a stick. "That was the apple," said ${a}, chewing. And so, mostly, it was.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'happy'), things: ['apple', 'rock'] },
        `Then a ball came over, and there was a game. ${a} set the apple down on a flat stone, with the bite to the wall. They played to ten, and then to twenty, because of an argument. The sun went round behind the trees. It was the sort of afternoon in which a person might lose anything at all.`,
        `They had meant to eat them up, but a ball is a ball. ${a} left the apple on the big stone with its face to the wall. It was a long game with few rules. They ran, they fell over, they lay in heaps and got up again. It must have been an hour before anybody stopped for breath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `${a} stopped short. The ball went by. "What time is it?" said ${a}, in a strange voice. There was nothing to wobble. Where the tooth had leaned was a space with soft edges, and it felt as big as a barn. "It's gone. I don't know when. I don't know anything! ${refrain}"`,
        `"You look different," said ${b}. "You whistle when you talk." ${a} put up a finger, and then a tongue. There was a gap, as smooth as a step. It was not even new. It had been there long enough to have stopped minding. "But I'd have felt it," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'determined') },
        `They searched by the book. ${a} marked out the lawn in squares, and they did them one at a time, on their knees. They found a white stone. They found half a snail shell, and a bead, and something that turned out to be rice. "${refrain}" said ${a} at the end of each square, and wrote NO.`,
        `${a} was for doing it properly, with string and squares. ${b} was for lying flat and squinting. They did both. Between them they collected eleven pebbles, a button and a bit of eggshell, and laid them out in a row. Not one of them had a root. "${refrain}" said ${a}, and crossed off another square.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'angry'), seen(B, 'stand', 'sad')] },
        `"I could have watched it for you," said ${b}. "I did offer." It was true, and so it was the wrong thing to say. "If you hadn't found those apples," said ${a}, "if you hadn't thrown that ball..." ${b} went pink and walked off to the far end of the garden. ${a} looked at the notebook. It had a line left empty, and now it always would.`,
        `"You may have swallowed it," said ${b}. "People do. It's quite all right." "It's not all right. It's not in the book!" said ${a}. "You put me off. You with your apples." ${b} began to speak, and stopped, and went and sat at the far end of the garden. It was not a good moment. ${a} had lost a tooth and a friend in one day, and had noticed neither of them go.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'sad'), seen(B, 'sit', 'sad')] },
        `After a while ${a} tore out the page. It was hard to do, as the drawing was a good one. On the back, ${a} wrote SORRY, and folded it, and carried it down the garden. ${b} read it twice. "There's a tooth on the other side," said ${b}. "It's only the outside of one," said ${a}. "You have it. You'd have watched it better."`,
        `There are things that you cannot look up. ${a} went down the garden, slowly, and sat down with a space between. "I said I'd be the first to know," said ${a}. "I was the last. I think even the ball knew." There was a small noise. "It was a very good ball," said ${b}, and moved over.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'apple')], things: ['rock'] },
        `"Who's been leaving good apples about?" said ${k}, over by the wall. Then ${k} turned it round. Nobody said anything for quite a long time. The bite was like an open mouth. In the lower edge of it, straight as a soldier, stood one white tooth. "It's smiling," said ${k}. "It's been smiling at the wall all afternoon."`,
        `${k} had gone to see what was left of the apples. One of them lay on its stone with its face to the wall, like somebody counting for hide and seek. ${k} picked it up, and gave a shout. It had been bitten, and it had bitten back. There in the white, up to its neck, was the tooth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'apple'), seen(B, 'point', 'happy')] },
        `They all looked at it, from the front and from the side. "So we do know when," said ${b} slowly. "It was at the first bite. It was when you said it was a good one." ${a} wrote it down on a scrap of paper. AT THE CRUNCH. FELT LIKE: APPLE. It would not come out, though they each had a try.`,
        `"That crunch," said ${b}. "It wasn't only the apple." "It was me," said ${a}. They laughed so much that they had to hold the apple in turns. "You were there when it happened. You were my witness, and I shouted at you." They tugged at it and twisted it. But it had found a firmer seat than the last one, and it stayed.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy')],
          things: ['apple', 'pillow'],
        },
        `An apple under a pillow is like a hill in a small country. ${a} tried it with the left ear, and tried it with the right. "You could cut a piece off," said ${g}, at the door. ${a} thought about it. But it was evidence, and one does not cut up evidence. So it stayed whole, and ${a} fell asleep on the slope.`,
        `"The whole apple?" said ${g}. "The whole apple," said ${a}. It lay under the pillow like a cannonball, and the pillow lay on it like a hat. There was a note as well. It said: PLEASE TAKE ONLY THE TOOTH, THE REST IS ${a.toUpperCase()}. It was the least restful night of the year.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'apple'), seen(B, 'stand', 'curious')],
          things: ['coin'],
        },
        `In the morning, there was a coin in the apple, where the tooth had been, neatly, like a slot. That was what one would expect. But on the far side there was something else. ${b} looked at it through both hands. It was a bite, a perfect one, with every tooth in it. It was four millimetres wide. "Somebody," said ${a}, and reached for the notebook, "has not lost any."`,
        `Next morning, the tooth was out, and a coin was in. They had more or less known that. What they did not expect was the other bite. It was beside the big one, with the same shape, and you could have covered it with a lentil. "She couldn't resist it," said ${b}. ${a} measured it, and wrote it down: the date, the minute, and who had been watching. Nobody had.`,
      ),
    ],
  };
}
