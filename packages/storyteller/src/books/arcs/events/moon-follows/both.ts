import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { REFRAINS, TITLES } from './both-parts.ts';
import { old } from './both-old.ts';

/** It goes along wherever one goes; and it goes along with the other one as well, at the same time. */
export const BOTH: EventPlot = standsApart({ id: 'both', young, middle, old });

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const too = third ? ` ${third.name} comes too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'calm')],
          things: ['moon'],
        },
        `${A.introduced} walks home. So does ${g}.${too} Up there is the moon.`,
        `${Gcap} walks home. So does ${A.introduced}.${too} There is a big moon.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious')], things: ['moon'] },
        `${a} walks. The moon walks too. "${refrain}" says ${a}.`,
        `${a} takes ten steps. The moon takes ten steps. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')], things: ['moon'] },
        `Run, ${a}, run! Past the shop! Now look up. "${refrain}"`,
        `${a} runs and runs. Is it gone? Look up. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'happy')], things: ['moon'] },
        `${a} hides behind a wall. No moon! One, two, three, peep. "${refrain}"`,
        `${a} hides by the wall. Where is the moon? Peep! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious'), seen(G, 'walk', 'happy')], things: ['moon'] },
        `Round the corner! The moon comes too. "It is my moon," says ${a}.`,
        `Left, and right, and left again! The moon comes too. "It likes me best," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'happy'), seen(A, 'stand', 'surprised')], things: ['moon'] },
        `Here comes ${B.introduced}. "The moon comes with me," says ${b}. "No, with me!" says ${a}.`,
        `Here is ${B.introduced}. "Look! My moon," says ${b}. "Mine!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], things: ['moon'] },
        `"You go that way," says ${a}. "I go this way." Off they go.`,
        `${a} walks to the left. ${b} walks to the right. Ten steps!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(B, 'shout', 'excited')], things: ['moon'] },
        `"I have it!" calls ${a}. "I have it!" calls ${b}. They both have it!`,
        `"It is with me!" calls ${b}. "It is with me!" calls ${a}. And so it is.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'look-up', 'happy'), things: ['moon'] },
        `"It is so far up," says ${g}. "It can go with everybody." Good night, ${b}!`,
        `"How does it do that?" says ${a}. "It is far, far away," says ${g}. Good night, ${b}!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['moon'] },
        `${a} is in bed. Who looks in? "${refrain}" Good night, moon.`,
        `In bed ${a} looks out. "${refrain}" It is with ${b}, too. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'calm')],
          things: ['moon'],
        },
        `It was late, and they were walking home, ${A.introduced} and ${g}.${comesToo} The moon sat on the roof of the library. It was as round as a plate. "Good night, moon," said ${a}, and they went round the corner.`,
        `${A.introduced} walked home in the dark, and ${g} was there too.${comesToo} Over the bakery stood a big yellow moon. ${a} looked at it for a while, to be polite. Then they went on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised')], things: ['moon'] },
        `Round the corner was another roof. There was a moon on it. It was the same one. "${refrain}," said ${a}. "How did it get there?" It had not made a sound.`,
        `Half way down the next street ${a} looked up. It was not where it had been. It stood over the bank. "${refrain}," said ${a}. ${a} walked on, and so did the moon.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')], things: ['moon'] },
        `So ${a} ran. The moon went past chimneys and trees, just as fast, and never puffed. ${a} stopped. The moon had stopped already. "${refrain}!" said ${a}.`,
        `${a} ran to the next lamp post. The moon flew along behind the roofs. ${a} went three steps back. It came three steps back as well. "${refrain}!" said ${a}. "It does what I do!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'happy'), seen(G, 'stand', 'happy')], things: ['moon'] },
        `There was a high wall. ${a} crept along behind it, quite low, right to the end. "Now it has lost me," whispered ${a}. One eye came out at the corner. "${refrain}." It had gone to the end, and waited.`,
        `"I'll lose it," said ${a}. ${a} hid behind a wall, and counted up to thirty. There was no moon at all. It must have gone home. ${a} put out a nose. "${refrain}," said ${a}. It had been counting too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(G, 'walk', 'calm')], things: ['moon'] },
        `"It wants to see where I live," said ${a}. "It has the whole sky, and it walks with me." ${Gcap} looked at it. "It does seem to," said ${g}. ${a} walked rather slowly after that, so that it could keep up.`,
        `"It's mine," said ${a}. "You saw. It could go with anybody, and it goes with me." "How do you know?" said ${g}. "Because I can see it," said ${a}. There was nothing to be said to that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'proud'), seen(A, 'stand', 'surprised')], things: ['moon'] },
        `Then somebody came the other way, and looked up at each step. It was ${B.introduced}. "Don't talk," said ${b}. "I've got the moon with me. It has come all the way from the pond." "That's my moon," said ${a}.`,
        `By the post box they met ${B.introduced}, walking backwards. "Mind out," said ${b}. "I'm being followed. It's the moon." "It can't be," said ${a}. "It's following me."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], things: ['moon'] },
        `There was only one way to find out. ${a} lived to the left, and ${b} lived to the right. "We'll walk to our gates," said ${a}, "and then we'll shout. Whoever has it, has it." They shook on it. Then they turned their backs.`,
        `"Let it choose," said ${b}. "Ten steps. You go to your gate, and I'll go to mine." The moon sat just between them and gave nothing away. "One," said ${a}. "Two," said ${b}. They walked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'excited'), seen(B, 'shout', 'excited')], things: ['moon'] },
        `At the gate ${a} looked up. There it was, right over the chimney. "I've got it!" shouted ${a}. "I've got it!" shouted ${b}, at the very same moment. Nobody was fibbing. You could hear that.`,
        `${a} hardly dared to look. But it was there! "${refrain}!" shouted ${a}. "It's with me!" "It isn't, it's with me!" came a shout. They both ran back. It came back with both of them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious'), seen(G, 'stand', 'calm')],
          things: ['moon'],
        },
        `"It can't go two ways at once," said ${b}. "It needn't go at all," said ${a} slowly. "Look how high it is. It's so far off that it's over everybody." They thought about everybody. There were a great many gates.`,
        `"How far away is it?" said ${a}. "Further than you could walk in ten years," said ${g}. ${a} thought hard. "Then your gate and mine are the same to it," said ${a}. "They're both just underneath." "So we've both got it," said ${b}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['moon'] },
        `In bed ${a} pulled the curtain open a crack. "${refrain}," said ${a}. At the other end of the street another curtain opened. And somewhere a fisherman, and somewhere an owl, said just the same.`,
        `When the light was out there was a square of moon on the floor. "${refrain}," said ${a}, half asleep. There was one on ${B.names} floor as well. There was plenty for all the floors in town.`,
      ),
    ],
  };
}
