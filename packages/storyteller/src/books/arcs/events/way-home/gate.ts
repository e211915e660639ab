import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './gate-old.ts';
import { REFRAINS, TITLES, partsOf } from './parts.ts';

/** Out after a balloon, with eyes for nothing else; and home by what was heard and smelled on the way. */
export const GATE: EventPlot = { id: 'gate', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { A, K, G, P, Q, k, g, home, homeSetting, at, alike, isWhite } = partsOf(going);
  const a = A.name;
  const refrain = chance.pick(...REFRAINS);
  const snow = isWhite ? ('snow' as const) : ('clear' as const);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: homeSetting,
          weather: snow,
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['gate'],
        },
        `This is ${A.introduced}. ${k} shuts the gate of ${home}. Eek! "It needs oil," says ${g}.`,
        `Eek, goes the gate of ${home}. In goes ${A.introduced}. "It needs oil," says ${g}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'excited')], things: ['balloon'] },
        `A red balloon! ${a} runs after it. Eek, the gate. Mmm, bread. Dong, the clock.`,
        `A balloon! ${a} looks only at that. Eek, the gate. Mmm, bread. Dong, the clock.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried')] },
        `Then the balloon is gone. ${a} is lost, ${at}.`,
        `Up and away it flies. Oh! ${a} is lost, ${at}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `There is ${alike[0]}! No, it is ${alike[1]}. "${refrain}"`,
        `${a} sees ${alike[0]}. Oh, it is ${alike[1]}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(A, 'look-up', 'curious')] },
        `"Over the roofs!" says ${P.introduced}. Down here is a wall. "${refrain}"`,
        `"Fly to the roofs!" It is ${P.introduced}. ${a} came on foot. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Q, 'walk', 'calm'), seen(A, 'walk', 'curious')] },
        `${Q.introduced} goes home. So does ${a}. That is ${Q.names} house. "${refrain}"`,
        `${Q.introduced} goes home. ${a} goes, too. That is ${Q.names} door. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} shuts both eyes. Dong! "I know that!" ${a} goes to it.`,
        `Now both eyes are shut. Dong! "I know that!" ${a} goes there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['bread'] },
        `Mmm! Bread! ${a} goes to the mmm. And now? Listen.`,
        `Sniff. Mmm! The bread! ${a} goes to the mmm, and listens.`,
      ),
      page(
        {
          setting: homeSetting,
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), seen(A, 'run', 'happy')],
          things: ['gate'],
        },
        `Eek! Eek! The gate! There stands ${k}. "${a}! You are home!"`,
        `Eek! Eek! ${k} is at the gate. Who comes running? "${a}!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'curious'), seen(K, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['gate'],
        },
        `"Now for the oil," says ${g}. "No!" says ${k}. Eek! Good night, ${a}.`,
        `"Now, oil," says ${g}. "Oh no!" says ${k}. Eek! Sleep well, ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, K, G, P, Q, k, g, G0, home, homeSetting, at, alike, isWhite } = partsOf(going);
  const [a, p, q] = [A.name, P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: homeSetting,
          weather: isWhite ? 'snow' : 'clear',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['gate'],
        },
        `This is ${A.introduced}, who lived at ${home}, with ${k}. There was a gate, and it went eek. "It wants oil," said ${g}, each time. "On Saturday," said ${k}. It had wanted oil for years.`,
        `At ${home} there was a gate that said eek, all day long. "Oil," said ${g}. "I must remember the oil." ${A.introduced} lived there, and didn't mind. And ${k} liked to make it say eek twice.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'excited')], things: ['balloon'] },
        `One morning a red balloon went by. ${a} had to see where to. Eek, went the gate, and ${a} did not turn round. Mmm, it smelled of new bread. Dong, went a clock. But ${a} had eyes only for the balloon.`,
        `Then there came a balloon, as red as a tomato. ${a} went after it. There was an eek behind. There was a smell of bread on the left. A clock said dong. ${a} saw nothing of all that. ${a} looked up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried')] },
        `Up it went, over the roofs, and was gone. ${a} looked down at last. ${a} was lost, ${at}. There were ten streets, and not one was the right one. You can't find your way back along a street that you never looked at.`,
        `The wind took it away. So there was ${a}, lost, ${at}. Which way had it been? ${a} tried to remember. It had been red, and round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited')] },
        `"I know what home looks like," thought ${a}. And there, across the square, was ${alike[0]}! ${a} ran. But close to, it was only ${alike[1]}. "${refrain}" said ${a}.`,
        `Then ${a} saw ${alike[0]}, and was so glad! It must be home, or somebody from home. It was ${alike[1]}. "Can I help you?" somebody said. "${refrain}" said ${a}, and went away again.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(A, 'look-up', 'curious')] },
        `"Home? Nothing easier," said ${P.introduced}, from a gutter. "Three roofs on, left at the tall chimney, and down." From down there nobody can see a chimney. ${a} went left at something, and came to a wall. "${refrain}"`,
        `${P.introduced} knew every house. "Fly over the green roof, and follow the chimneys." "I came on foot," said ${a}. "On foot!" said ${p}. ${a} tried to follow the chimneys from below. It ended in a yard. "${refrain}" said ${a}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Q, 'walk', 'calm'), seen(A, 'walk', 'curious')] },
        `In the evening everybody was going home. "So am I," said ${Q.introduced}. That was a good idea! ${a} went close behind, round four corners. A door opened. It was warm inside, and it was ${Q.names}. "${refrain}" said ${a}.`,
        `By then it was getting dark. "I'm off home," said ${Q.introduced}. "You can come along." ${a} went along, through a hedge, and up some steps. "Here we are," said ${q}. And so they were, but it was the wrong one. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat down on the pavement, with both eyes shut. It was very dark in there. Dong! ${a} knew that dong. It had been on the way. It had come last. "Then I must go to it first," thought ${a}.`,
        `Looking was no use. ${a} had looked all day. So ${a} shut both eyes. And then there was room for something else. Dong! It was the clock, the one from the morning. Nobody has to see a clock to find it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined')], things: ['bread'] },
        `Dong by dong, ${a} came to the clock. There ${a} stood, and sniffed. What had come before the dong? Mmm! A baker was baking again, for the night. ${a} went up the smell as you go up a stair. And before the mmm?`,
        `So it went backwards, like a ball of wool. First there was the dong. After the dong came the mmm, thin at first, and then fat and warm. ${a} passed the baker's window. Now only one thing was missing. ${a} listened hard.`,
      ),
      page(
        {
          setting: homeSetting,
          camera: 'wide',
          actors: [seen(K, 'hug', 'happy'), seen(A, 'run', 'happy')],
          things: ['gate'],
        },
        `Eek! It was as thin as a mouse. Eek! Eek! ${k} was at the gate. ${k} had opened it and shut it a hundred times since dinner. "There you are!" cried ${k}. ${a} came in with both eyes shut, at full speed.`,
        `Eek. Was that it? Eek, eek. Somebody kept going out to look, and in again, and out again. It was ${k}. "I could only see as far as the corner," said ${k}. "And I heard you much further off!" cried ${a}. And then they said nothing for a bit.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'stand', 'curious'), seen(K, 'stand', 'happy'), seen(A, 'sit', 'happy')],
          things: ['gate'],
        },
        `${G0} came out with the little can. "I've remembered it at last," said ${g}. "That gate wants oil." "No!" cried ${k}, and stood in front of it. "It must never, never have any." Eek, went the gate. It was the last thing ${a} heard that night.`,
        `"I've bought the oil," said ${g}, next to the gate, with a can. "Three drops, and it'll never squeak again." "Give it to a bicycle," said ${k}. "This one wants to be heard." Eek, it went, when they shut it for the night. ${a} smiled, with both eyes closed.`,
      ),
    ],
  };
}
