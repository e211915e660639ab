import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withChildBeside } from '../page.ts';
import { old } from './guide-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everything that looks like a ghost in a haunted house is something else; the one who shows them round is not. */
export const GUIDE: EventPlot = { id: 'guide', young, middle, old: (going) => old(withChildBeside(going)) };

function young(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, P, a, b, p, place, at, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        { setting: at, camera: 'wide', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'shy'), ...along] },
        `This is a haunted ${place}. ${A.introduced} wants to see a ghost.${comesToo}`,
        `Is the ${place} haunted? ${A.introduced} wants to know. "I want to see a ghost!"${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'lantern'), seen(B, 'stand', 'shy')],
          things: ['lantern'],
        },
        `A boy has a lantern. He is ${p}. "Come in!" In go ${a} and ${B.introduced}.`,
        `Here is ${p}, with a lantern. "Come in," says ${p}. ${B.introduced} comes too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(P, 'stand', 'calm', 'lantern')],
          things: ['lantern'],
        },
        `Look, something white! "${refrain}," says ${p}. It is a curtain.`,
        `Oh! What is white, and moves? A curtain! "${refrain}," says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(P, 'point', 'calm')], things: ['bucket'] },
        `Plink, plonk! "${refrain}," says ${p}. It is a drip in a bucket.`,
        `Plonk! What was that? "${refrain}." It is only a bucket with a drip.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'excited'), seen(B, 'hide', 'shy'), seen(P, 'stand', 'calm')] },
        `Whoo! Two big eyes! "${refrain}," says ${p}. It is an owl. Hello, owl!`,
        `Whoo, it goes, up there. An owl! "${refrain}," says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(P, 'stand', 'curious')] },
        `Not one ghost! ${a} sits down. "I only wanted to play," says ${a}.`,
        `"No ghost at all," says ${a}. "And I wanted to play with it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `"To play?" says ${p}. "I know a game!" They run up and down. What fun!`,
        `"Play with me," says ${p}. Tag! They run and run. ${p} laughs so much.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `Ding! It is time to go. "Goodbye, ${p}!" "Come again," says ${p}.`,
        `Now they must go home. ${p} waves. "Come again soon!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'walk', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `And off goes ${p}. He does not take the door. He goes through the wall!`,
        `Then ${p} goes in. He walks right into the wall. And he is gone!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
        },
        `Night. "He was the ghost!" says ${a}. "Yes," says ${b}. "And he was nice."`,
        `Good night, ${p}. "${refrain}," says ${a}. "That is our friend."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { comesToo, chance } = going;
  const { A, B, G, P, a, b, g, Gcap, p, place, at, refrain, along } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: at,
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'worried'), ...along],
          things: ['sign'],
        },
        `HAUNTED, said the sign on the old ${place}. "At last," said ${A.introduced}, and jumped for joy. "I want to see a ghost. One will do." ${B.introduced} did not want to see any.${comesToo}`,
        `Everybody said that the old ${place} was haunted. It was on the sign. ${A.introduced} had waited for this since Monday. "I only want to see one ghost," said ${a}. "I don't," said ${B.introduced}.${comesToo}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'lantern'), seen(A, 'stand', 'happy')],
          things: ['lantern'],
        },
        `${Gcap} sat down in the sun with a cup of tea. But just inside stood a boy with a lantern. "I'm ${p}," he said. "I'll show you round. Mind the step. It's been loose for three hundred years."`,
        `${Gcap} had to rest both feet. But there in the hall was a boy in old clothes, with a lantern. "Shall I take you?" he said. "I'm ${p}, and I know all of it. You open the door. I'd rather not."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(P, 'stand', 'calm', 'lantern'), seen(B, 'hide', 'scared')],
          things: ['lantern'],
        },
        `In the first room something white rose up from the bed. It waved! "There!" said ${a}. "${refrain}," said ${p}, and held up the light. It was the curtain. The window had been left open.`,
        `They went up. At the end of a long passage stood somebody white, and shook. "There's one!" cried ${a}. ${p} had a look. "${refrain}," said ${p}. It was a sheet on a chair. The wind had got under it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'curious'), seen(P, 'point', 'calm'), seen(B, 'cover', 'scared')],
          things: ['bucket'],
        },
        `Clank. Clank. Something was coming down the stairs in chains. ${b} took hold of ${a}. "${refrain}," said ${p}. "It's the roof." It was. It dripped on each step in turn, and then in a bucket.`,
        `Plonk, it went, behind a small door. Plonk. It sounded like bones. "Please let it be one," whispered ${a}. "${refrain}," said ${p}. There was a bucket in there, and a hole in the roof.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'excited'), seen(B, 'hide', 'scared'), seen(P, 'stand', 'calm')],
        },
        `Last came the attic, and it was as black as a boot. "Whoo," it said in there. Two round eyes came on, like lamps. "${refrain}," said ${p}. "Good evening, Mabel." It was only an owl.`,
        `"Up there it's worse," said ${p}, and so it was. "Whoo!" said the dark. "It looked at me!" cried ${b}. ${p} lifted the light. "${refrain}," said ${p}. The owl shut one eye at them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(P, 'stand', 'curious')] },
        `That was all. ${a} sat down on the top step. "Not one," said ${a}. "And I'd thought of such a lot to ask." "What do you ask a ghost?" said ${p}. "If it's lonely," said ${a}. "And what it likes to play."`,
        `"It's just a ${place}," said ${a}, and a tear ran down. "I wanted to be nice to it. I wanted to ask if it has friends." ${p} stood quite still. "Nobody ever asks that," said ${p}. "They mostly scream."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'run', 'happy'), seen(A, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `It was quiet for a moment. Then ${p} said, "I like tag." So they played tag, upstairs and downstairs, all over the old ${place}. ${p} was the best that they had ever met. You could not catch him. Your hand always closed on nothing.`,
        `"I play hide and seek," said ${p}, "when there's anyone." So they played until they were hot. Nobody could find ${p}, not once. Then there he would be, right behind you, laughing. ${b} laughed the most.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(P, 'wave', 'sad')] },
        `A bell rang. It was time to go. "Come out for an ice cream," said ${a}. "I don't go out," said ${p}. "But come again. I haven't had such a nice day for a hundred years."`,
        `Then ${g} called up the stairs. "You could come to tea," ${b} told ${p}. "I'd only look at it," said ${p}. "But it's a hundred years since anybody asked. Mind the step."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'surprised'), seen(G, 'stand', 'curious')],
          things: ['footprints'],
        },
        `"That's a good guide you have," said ${a} to the lady at the door. "What guide?" said the lady. "There's only me." Then ${b} looked at the floor. It was thick with dust. Two had gone up, side by side. There were no footprints of a third.`,
        `"Who showed you round?" said ${g}. "A boy with a light," said ${a}. "He was next to me all the time." But there was dust on those stairs, and in the dust were footprints. ${b} counted them. They were all ${A.names}, or else ${B.names} own.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'wave', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'wave', 'happy')],
          things: ['lantern'],
        },
        `They turned round. There stood ${p}, at the end of the hall, with the lantern. He put a finger to his lips. Then he went to bed, straight through the wall. "Oh," said ${a}. "That was..." "Yes," said ${b}, and waved.`,
        `High up in a window there was a lantern. Somebody waved with it. You could see the moon through his jacket. "It was him," breathed ${a}. "It was him the whole time." "He was lovely," said ${b}, who had not wanted to see any.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'happy')], things: ['book', 'pencil'] },
        `By the door lay a book, where visitors may write. "Did you see a ghost?" it said. ${a} thought for a long time, with the pencil in the air. "We are coming back on Sunday," wrote ${a}. "It is his turn to choose."`,
        `There was a book to write in, with a pencil on a string. "What did you like best?" it asked. "The guide," wrote ${b}. "See you on Sunday." Somebody had written in it already, in very old ink. "Please," it said. It was not even dry.`,
      ),
    ],
  };
}
