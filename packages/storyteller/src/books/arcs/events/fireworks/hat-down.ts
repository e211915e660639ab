import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hat-down-old.ts';
import { REFRAINS, TITLES, eveningOf } from './hat-down-said.ts';

/** A hat is always over the ears; and when the fireworks are too loud, that is where it should be. */
export const HAT_DOWN: EventPlot = {
  id: 'hat-down',
  when: /\b(?:fireworks?|bonfire|year(?:['’]?s)?|midnight|july|fawkes|sparklers?)\b/iu,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { name, isNewYear, isBonfire } = eveningOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const there = isBonfire ? ' Far off is a big fire.' : isNewYear ? ' The old year is nearly over.' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `It is ${name}. ${A.introduced} has a hat on. ${B.introduced} has one, too.${comesToo}`,
        `Out into the dark! It is ${name}. ${A.introduced} wears a hat. So does ${B.introduced}.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'reach', 'happy')], things: ['hat'] },
        `${B.names} hat is too big. Down it comes, over the ears. "${refrain}" says ${a}.`,
        `Oh! ${B.names} hat slides down. Now ${b} hears nothing. "${refrain}" says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'look-up', 'excited'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `They go up the hill with ${g}.${there} Down comes the hat. "${refrain}"`,
        `${Gcap} takes them up the hill.${there} Slide! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'scared')], things: ['star'] },
        `Fireworks! A gold flower in the sky! Bang! ${b} runs under the bench.`,
        `Fireworks! The sky is all gold. Bang! That was loud! ${b} is under the bench.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'scared'), seen(A, 'kneel', 'calm')] },
        `"It is only a noise," says ${a}. Bang! No. ${b} stays there.`,
        `"Come and see!" says ${a}. Bang! ${b} does not come.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(B, 'hide', 'scared')] },
        `${a} sings, very loud. La, la! Bang! The bang is louder.`,
        `${a} sings. La, la! Bang! That is louder.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'calm'), seen(A, 'kneel', 'surprised')], things: ['hat'] },
        `Then down comes the hat. Over the ears. Bang! ${b} sits quite still.`,
        `Slide! There goes the hat, over both ears. Bang! And ${b} does not jump.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'sit', 'surprised')], things: ['hat'] },
        `"The hat!" says ${a}. "It can stay down!" Ears in, eyes out.`,
        `${a} does not pull it up. ${a} pulls it down! Ears in, eyes out.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'look-up', 'happy'), seen(A, 'look-up', 'happy'), seen(G, 'look-up', 'happy')],
          things: ['star', 'hat'],
        },
        `Out comes ${b}. Red flowers! Green flowers! How soft! Poff, poff.`,
        `Now ${b} can look. Green and gold! Poff, poff. So soft!${isNewYear ? ' "Happy New Year!"' : ''}`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'sleepy')],
          things: ['hat'],
        },
        `In bed ${b} still has the hat on. "${refrain}" says ${a}. No answer. Good night.`,
        `In bed ${a} puts the hat on. Down it comes. "${refrain}" says ${g}. But ${a} is asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { name, isNewYear, isBonfire } = eveningOf(going);
  const refrain = chance.pick(...REFRAINS);
  const there = isBonfire
    ? 'Down in the field, behind a rope, burned the great fire.'
    : isNewYear
      ? 'The big clock had only ten minutes left of the old year.'
      : 'Down in the town all the lamps were out, to make it darker.';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `It was ${name}, and very cold. ${A.introduced} was allowed to stay up.${comesToo} "Hats on," said ${g}. There was one over for ${B.introduced}. It had a bobble.`,
        `On ${name} nobody goes to bed. ${A.introduced} had two pairs of socks on.${comesToo} "We're going up the hill, to see the fireworks," said ${g}. ${B.introduced} got a hat as well, with a bobble.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'reach', 'happy')], things: ['hat'] },
        `It was a beautiful hat, but it had been knitted for somebody large. It slid down over the eyes and the ears, and stopped at the chin. "${refrain}!" said ${a}, and pulled. "Was I gone?" said ${b}.`,
        `There was only one thing wrong with it. It would not stay where it was. Down it came, like a curtain. ${b} walked into the door. "${refrain}!" said ${a}, and up it went. "What did you say?" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'walk', 'happy'), seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')],
          things: ['hat'],
        },
        `They climbed up the hill in the dark, hand in hand. "Isn't it quiet?" said ${a}. There was no answer, for the hat was down. "${refrain}!" ${there}`,
        `All the way up ${a} talked, and ${b} missed every second word. "${refrain}!" said ${a}, at each bend. ${there} At the top stood a bench, with room for everyone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'run', 'scared')], things: ['star'] },
        `Then something whistled, and went up like a hair of gold. It opened. It was a flower, as wide as the sky. "Oh!" said ${a}. And then it said BANG. When ${a} looked round, the place next to ${a} was empty.`,
        `It began with a hiss. A line went up, and up, and hung there. Then the whole sky was full of gold dust. "Look, ${b}!" said ${a}. BANG! said the sky. There was a hat on the bench. There was nobody in it.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'scared'), seen(A, 'kneel', 'calm')] },
        `${b} was under the bench, right at the back. "It's only a noise," said ${a}. BANG! "It's a big noise," said ${b}. That was true. It went right in through the ears and came out at the knees.`,
        `Under the bench there were two round eyes. "You're missing it," said ${a}. "I don't want to miss it," said ${b}. "I only want to miss the..." BANG! "That," said ${b}, from further in.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'hide', 'scared'), seen(G, 'kneel', 'calm')],
        },
        `So ${a} sang, to cover it up. ${Gcap} sang too, lower down. It was the loudest song that they had. BANG! It went through the song like a foot through a paper bag. "Thank you for trying," said ${b}.`,
        `${a} put both hands over ${B.names} ears. That was better. But ${a} could not keep still. The hands kept coming off, to point. BANG! "And who'll cover yours?" said ${b}. It wasn't fair on anybody.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'calm'), seen(A, 'kneel', 'surprised')], things: ['hat'] },
        `It was cold down there. ${a} passed the hat in, and ${b} put it on. It slid down, as it always did, over the eyes and the ears. BANG! ${a} jumped. ${b} did not. ${b} just sat there, like a sack with a bobble.`,
        `"At least keep warm," said ${a}, and put the hat on ${b}. Down it came, over everything. The next one was the biggest of all. BANG! Nothing moved under the bench. "Are you all right?" said ${a}. "What did you say?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'excited'), seen(B, 'sit', 'surprised')], things: ['hat'] },
        `"It isn't too big!" said ${a}. "It's just big enough!" ${a} did not pull it up this time. ${a} turned back the front, like a page. Out came the eyes. The ears stayed in.`,
        `All evening ${a} had pulled it up. Now ${a} pulled it down, over both ears, and tucked it in. Then ${a} rolled up the front, as far as the nose. "Eyes out," said ${a}. "Ears in."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'look-up', 'happy'), seen(A, 'look-up', 'happy'), seen(G, 'look-up', 'happy')],
          things: ['star', 'hat'],
        },
        `Out came ${b}, and looked. There was a red one like a dandelion. A green one fell like rain. "Poff," said ${b}. "Poff. They're quite small, really. It's like flowers opening."${isNewYear ? ' Then all the bells rang. "Happy New Year," they said.' : ''}`,
        `They sat on the bench, all in a row, with their heads back. Red came, and green, and a white one that crackled. "I can hear it from far away," said ${b}. "It goes poff. It's a nice noise."${isNewYear ? ' The clock struck twelve. "Happy New Year!" they all shouted, even to the hat.' : ''}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy')], things: ['hat'] },
        `The last was the loudest. ${Gcap} jumped, and dropped the flask. "I don't like that kind," said ${g}. "Your hat's too small," said ${b}, very loudly, from inside the wool. "It only fits you."`,
        `Then came the very last, and it shook the hill. "Ooh," said ${g}, with both hands on both ears. "I wish that I had a hat like that." "It has to be too big," said ${a}. "They're hard to find."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'sleepy')],
          things: ['hat'],
        },
        `In bed ${b} kept it on. "Good night," said ${a}. There was no answer. It was down, right to the chin. "${cap(refrain)}," whispered ${a}, and let it be.`,
        `It was very late. Down in the kitchen ${g} was talking, rather loudly. ${a} could not sleep. So ${a} moved over. There was room in the hat for another ear. "${cap(refrain)}?" said ${b}. "No," said ${a}.`,
      ),
    ],
  };
}
