import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { household } from './who.ts';

const REFRAINS = [
  'Come out!',
  'Please come out!',
  'Will you come out?',
  'Come on out!',
  'Out you come!',
  'Come out to me!',
  'Come and see me!',
  'Do come out!',
  "Won't you come out?",
  'Come out and play!',
  'Come out, little one!',
] as const;
const TITLES = ['under the sofa', 'two eyes and a nose', 'please come out', 'nobody is looking'];

/** It sleeps in the car because nobody looks at it. So it comes out from under the sofa when nobody looks. */
export const UNDER_SOFA: EventPlot = {
  id: 'under-sofa',
  when: /\b(?:hid(?:es?|ing)|shy|rescue|first day|comes? home|sofa|kittens?|cat|hamsters?|guinea[- ]pigs?|rabbits?|bunny|gerbils?)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { P, K, G, p, k, g, Gcap, isSmall } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'sit', 'happy')],
          things: ['box'],
        },
        `${P.introduced} sat in a box. ${k} did not look. ${p} fell asleep.`,
        `In the car was a box. In the box was ${P.introduced}. ${k} looked away. It was asleep.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'run', 'scared'), seen(G, 'stand', 'calm')],
          things: ['box'],
        },
        `${Gcap} opened the box. Out ran ${p}! Under the sofa went ${p}.`,
        `The box was opened by ${g}. Zip! ${p} ran under the sofa.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(P, 'hide', 'shy')] },
        `${k} looked under. There were two eyes. "${refrain}" said ${k}. The eyes went back.`,
        `There were two eyes and a nose. "${refrain}" said ${k}. ${p} went further in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(P, 'hide', 'shy')], things: ['ball'] },
        `${k} rolled a ball. "${refrain}" The ball came back by itself.`,
        `"Here is a ball. ${refrain}" said ${k}. ${p} did not want a ball.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried'), seen(P, 'hide', 'shy')], things: ['biscuit'] },
        `${k} put down a bit of ${isSmall ? 'carrot' : 'biscuit'}. "${refrain}" ${p} did not come.`,
        `"Here is something good. ${refrain}" ${k} looked and looked. No ${p}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'curious')] },
        `${k} thought. "In the car nobody looked. Then ${p} was happy."`,
        `"I look too much," said ${k}. "I did not look in the car."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm')], things: ['book'] },
        `So ${k} sat down with a book. ${k} looked only at the book.`,
        `${k} got a book and sat down. ${k} did not look at the sofa once.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(P, 'walk', 'curious')], things: ['book'] },
        `Pat, pat, pat. Something ${isSmall ? 'soft' : 'wet'} was on ${K.names} hand. It was a nose!`,
        `Sniff, sniff. Who was that? A small nose came on to the book.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(P, 'sleep', 'sleepy')] },
        `${p} lay down on ${k}. ${p} went to sleep. Now ${k} can not get up.`,
        `Then ${p} got on ${k} and fell asleep. And ${k} sat quite still.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { P, K, G, p, k, g, isSmall } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'sit', 'excited')],
          things: ['box'],
        },
        `${P.introduced} came home in a box with holes. "Don't look in all the time," said ${g}. "Look out." So ${k} looked out of the car window. From the box came ${isSmall ? 'nothing at all' : 'a small snore'}. ${p} was asleep.`,
        `In the car ${k} held the box very straight. Inside it was ${P.introduced}. "Let's leave ${p} in peace," said ${g}, and they talked of other things. Soon somebody in there was asleep.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'run', 'scared'), seen(G, 'stand', 'calm')],
          things: ['box'],
        },
        `At home ${g} opened the lid. It was a big room, and everybody shouted "Hello!" ${p} took one look. Then there was only a ${isSmall ? 'behind' : 'tail'}, going under the sofa.`,
        `They put the box on the carpet and lifted the lid. "Welcome!" they all said. ${p} shot out of it like a cork and went straight under the sofa.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(P, 'hide', 'shy')] },
        `${k} lay down to look. Right at the back were two eyes, as round as buttons. "${refrain}" said ${k}. "It's nice out here." The eyes did not think so.`,
        `Under there it was dark and dusty. ${k} saw two eyes and a nose. "${refrain}" said ${k}, in the kindest voice there is. The nose went back an inch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(P, 'hide', 'shy')], things: ['ball'] },
        `There was a new ball, with a bell in it. ${k} rolled it under. Ting, ting, ting. "${refrain}" It rolled out at the other side. "Don't you like balls?" said ${k}.`,
        `"You'll like this," said ${k}, and sent in the new ball. It bumped on the wall and came home alone. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'worried'), seen(P, 'hide', 'shy')], things: ['bowl'] },
        `"Supper!" said ${k}, and held out the new bowl. "It's your favourite, I expect." "${refrain}" said ${k}. ${isSmall ? 'A nose went up and down under there.' : 'A tummy rumbled under there.'} But it did not move.`,
        `Supper must do it. "Are you looking? I'm looking," said ${k}, with a face next to the bowl. "${refrain}" It smelled so good. Nobody came to eat it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'sad')] },
        `"${p} doesn't like me," said ${k}. "${p} doesn't know you," said ${g}. "Think how big you are, from there. First there are two feet. Then there's a whole face."`,
        `"I've been so nice," said ${k}. "You have," said ${g}. "It's a lot of nice, all at once." They sat on the sofa. Below them, somebody breathed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'curious')] },
        `${k} thought of the car. Nobody had called, in the car. Nobody had looked. "That's when it was all right," said ${k}. "When I was there, and I was looking out of the window."`,
        `Where had it been good? In the box. And what had ${k} done then? Nothing! "I didn't look," said ${k}. "I was only next to it. I could do that again."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm')], things: ['book'] },
        `"I'm only going to read," said ${k}, and sat down the other way round. It was about a train. ${k} did not look round on page one. On page two it was very hard.`,
        `${k} fetched a book and sat down on the floor, the other way round. Nobody could have been less interested in sofas. ${k} turned a page. Something behind went sniff.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(P, 'walk', 'curious')], things: ['book'] },
        `On page five there was a breath on ${K.names} elbow. On page six there was a nose, ${isSmall ? 'as soft as a glove' : 'cold and wet'}. ${k} read on. "And then," read ${k}, "they came to the station."`,
        `A paw came down on the carpet, and then another. ${k} could hear them, and went on reading. Then a whole small chin was laid on the page. "You can't read," whispered ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(P, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')] },
        `When ${g} came in, ${k} had pins and needles in both legs. There was a ${isSmall ? 'small ' : ''}warm heap on them, fast asleep. "Don't look," said ${k}. So ${g} looked out of the window.`,
        `By bedtime ${p} was asleep, ${isSmall ? `in ${K.names} lap` : `across both of ${K.names} knees`}. "${refrain}" said ${g}, at the door. "Supper." "I can't," said ${k}. "I'm under somebody."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { P, K, G, p, k, g, isSmall } = household(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'sit', 'excited')],
          things: ['box'],
        },
        `${k} had read every book about it. There was a chapter called THE FIRST DAY, and ${k} knew it by heart. ${P.introduced} came home in a box with holes in it, on ${K.names} knees. "Try not to stare," said ${g}, who was driving. So ${k} stared at the road. After a mile or two, the box ${isSmall ? 'stopped rustling' : 'began to snore'}. ${p} was asleep.`,
        `There had been a list, and everything on it was ticked: bowl, ${isSmall ? 'hay, hutch' : 'blanket, brush'}, ball. The last thing on it was ${P.introduced}, in a box, in the back of the car. ${k} sat beside it with one hand on the lid. It shook. "Let it be," said ${g}. "Look at the cows." ${k} looked at cows for an hour. By then there was somebody asleep in there.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(P, 'run', 'scared'), seen(K, 'kneel', 'excited')],
          things: ['box'],
        },
        `It was all laid out in the living room, as in the book. ${k} knelt, and ${g} undid the lid. There was a nose. There was an ear. ${k} had meant to say hello softly. But it had been saved up for months, and it came out like a trumpet. There was a scrabble, and a streak. Then the room was just as it had been, with a lump under the sofa.`,
        `${k} had practised. You open the box and you wait. ${k} opened it, and forgot the rest. "You're here!" cried ${k}, with both arms out. Something brown and small went under them like the wind. It did not stop at the ${isSmall ? 'hay' : 'blanket'}, or the bowl. It stopped when there was no more room to run in. That was at the back, below the sofa, against the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'calm'), seen(P, 'hide', 'scared')] },
        `It is a low sofa. If you lay down flat, you could see two eyes, and they could see you. "${refrain}" said ${k}. According to the book one used a gentle voice. The eyes did not blink. They looked at ${K.names} mouth, with all the teeth in it, and moved back as far as the skirting board.`,
        `"${refrain}" said ${k}, into the dark. There was fluff in there, and a lost pencil, and two eyes. ${k} smiled at them. It was the biggest smile that ${k} had. From the other side it must have been like the front of a train. The eyes got rounder. A small voice said something that was not in any of the books.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(P, 'hide', 'scared')],
          things: ['ball', 'bowl'],
        },
        `Chapter two was called PLAY. ${k} rolled in the ball. It came out at the side, with fluff on it. Chapter three was called FOOD. ${k} put the bowl where it could be smelled, and lay behind it, watching, hardly breathing. "${refrain}" An hour went by like that. ${isSmall ? 'Something in the dark ground its teeth.' : 'A tummy growled in the dark.'} It was a matter of who was the more stubborn.`,
        `${k} tried the ball with the bell. "${refrain}" Ting, it went, and hit the wall, and there was a squeak that was not the ball. So that was wrong. ${k} tried the supper, and sat over it like a hawk, so as not to miss the moment. "${refrain}" There was no moment. ${isSmall ? 'The carrot went soft.' : 'The gravy got a skin.'}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'angry'), seen(G, 'sit', 'calm')], things: ['book'] },
        `"We got the wrong one," said ${k}. It was a dreadful thing to hear oneself say. "There was another, with a spot, that ${isSmall ? 'sniffed' : 'licked'} my hand. I chose this one because it was looking at me." "Perhaps it was looking to see what you'd do," said ${g}. ${k} kicked the ball. Ting. Under the sofa, somebody got smaller.`,
        `"You could pull it out," said ${k}. "You could lift up the sofa." "I could," said ${g}. "We'd have it in our hands in a minute." They both looked at the sofa. ${k} had only to say yes. It was what ${k} had been waiting for since the spring: to hold it. "It'd be like catching it, though," said ${k}. "I don't want to be what caught it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'curious')] },
        `${k} sat with a back against the wall and thought about the day. It had not all been bad. There had been that hour in the car. It had shaken, at first, and then it had slept, and on ${K.names} own knees. And what had ${k} been doing? Nothing. ${k} had been looking out of the window.`,
        `When had it been good? ${k} went back through it all, as you do with a thing that you have lost. It was not here. It was not at the gate. It was in the car. They had been as close then as two can be, and it had slept. "And what was I doing?" said ${k} aloud. "Looking out of the window."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm')], things: ['book'] },
        `It is not hard to look away from a thing you do not care about. ${k} sat on the carpet, facing the window, and opened a book about bridges, and began to read out loud. It was so dull that it was almost soothing. ${k} did not turn round at the first rustle. At the second, ${k} held on to the page with both hands.`,
        `So ${k} turned a back on it, which was the hardest thing of the whole day. There was a book about canals on the shelf. ${k} read it to the window, in an ordinary voice, from the beginning. "Locks," read ${k}. Something sneezed. "Locks are of two kinds." Something took three steps, and thought, and took two back.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(P, 'walk', 'curious')], things: ['book'] },
        `On page nineteen there was a draught at ${K.names} elbow. It was warm, and came and went. ${k} read a sentence twice. On page twenty-two a nose was pushed up under the arm, like a ${isSmall ? 'warm' : 'wet'} thimble. It smelled the sleeve. It smelled the page. Nobody had called it, and nobody had looked, and so there it was.`,
        `There was a tug. Somebody had hold of ${K.names} sock. It was let go, and tried again, a bit higher. ${k} read on, though the words had stopped meaning anything. A chin came over one knee. A paw was put on the page, in the middle of a long word. ${k} looked down at last, only with the eyes, and was looked at.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'calm'), seen(G, 'stand', 'calm')] },
        `"It does like me," said ${k}, without moving the lips. "Yes," said ${g}, from the door, to the curtains. "It was me that was wrong," said ${k}. "I was all front." ${isSmall ? `${p} had found the carrot by then, and made a noise like a very small saw.` : `${p} had found the gravy by then and was washing up the bowl, skin and all.`} Now and then it looked over one shoulder, to see that nobody was watching. Nobody was.`,
        `"How did you do it?" said ${g}, very softly. "I didn't," said ${k}. "I stopped." ${isSmall ? 'The carrot was dragged all round the room by its green end, into the ball, ting, and on.' : 'The bowl was pushed all round the room by a small tongue, ting, into the ball, and on.'} ${k} did not laugh. ${k} looked at the ceiling and shook. It is possible to see a great deal of somebody while you are looking at a ceiling.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(P, 'sleep', 'sleepy')] },
        `There is a book about pets, and its last page is left empty, for NOTES. On it ${k} wrote a line, all aslant, since only one hand was free. The other was underneath ${p}, who was asleep, ${isSmall ? 'as flat as a slipper' : 'with all four feet in the air'}. It said: LOOK OUT OF THE WINDOW.`,
        `It got dark. ${k} could not reach the lamp, or the supper, or the bell. "${refrain}" said ${g}, from the kitchen. "It's on the table." "I can't," said ${k}. "I've got somebody on me." ${p} was asleep. ${isSmall ? 'Its nose had stopped going' : 'It had started to snore'}, just as it had in the car. There was nothing to look at but the moon.`,
      ),
    ],
  };
}
