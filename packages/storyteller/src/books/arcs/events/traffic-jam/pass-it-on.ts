import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { jamOf, TITLES } from './parts.ts';
import { old } from './pass-it-on-old.ts';

/** In a queue of cars a question is passed on from window to window, and comes out as something else, which is just right. */
export const PASS_IT_ON: EventPlot = { id: 'pass-it-on', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, L, P, O, a, b, g, Gcap, k, third, chance, to } = jamOf(going);
  const also = third ? ` So did ${k}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Pass it on!',
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['car'] },
        `Off to ${to} by car! ${A.introduced} looked out. Then the car stopped.`,
        `They went to ${to} by car. Then it stopped. "Oh," said ${A.introduced}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'calm')], things: ['lorry', 'bus'] },
        `A car, a lorry, a bus, a car! Nothing went. "Stuck in a jam," said ${g}.`,
        `In front was a lorry, and a bus. ${Gcap} said, "We are stuck."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'curious')] },
        `"What is it?" said ${a}. ${B.introduced} could not see.`,
        `"Why do we not go?" said ${a}. ${B.introduced} did not know.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(L, 'sit', 'happy')], things: ['lorry'] },
        `In the lorry sat ${L.name}. "What is it?" said ${a}. "Pass it on!"`,
        `"What is it? Pass it on!" And ${L.name} in the lorry did.${also}`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'shout', 'happy'), seen(A, 'sit', 'curious')], things: ['bus'] },
        `On it went, to the bus, and on. Back it came. "It's JUICE!"`,
        `From the lorry to the bus, and on! Back came, "It's some JUICE!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'sit', 'happy')] },
        `Juice? Who stops for juice? "Not juice," said ${b}. "A GOOSE!"`,
        `"Juice in the road?" said ${a}. "No," said ${b}. "Goose!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy')] },
        `"Give her BREAD!" said ${a}. "Pass it on!" On it went.`,
        `${a} had a plan. "Give the goose BREAD! Pass it on!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'surprised'), seen(O, 'sit', 'sleepy')] },
        `At the front sat the goose. "Give her a BED?" said ${P.name}.`,
        `Far in front ${P.name} saw the goose. "Give her a BED?"`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'happy'), seen(P, 'kneel', 'happy')], things: ['pillow'] },
        `He put down a pillow on the grass. Flap! The goose sat on that.`,
        `So he put a pillow on the grass. Up got the goose. She sat on it!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(O, 'sleep', 'sleepy')], things: ['car'] },
        `Brum! The car went by. "I said bread," said ${a}. The goose was asleep.`,
        `Off went the car! The goose was asleep in her bed. "Sh!" said ${a}. "Pass it on!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, L, P, O, a, b, g, Gcap, k, third, chance, to } = jamOf(going);
  const also = third ? ` ${k} listened hard.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Pass it on!',
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'calm')],
          things: ['car'],
        },
        `They were on the way to ${to}, in the car. It went very well for an hour. Then it went slowly. Then it didn't go. "We're stuck in a traffic jam," said ${g}. ${A.introduced} looked for the jam.`,
        `"Are we there?" said ${A.introduced}. It looked like it, because the car had stopped. But they were only stuck in a traffic jam. "${to.startsWith('the') ? 'T' + to.slice(1) : to} can wait," said ${g}, and turned off the engine.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'look-up', 'curious'), seen(A, 'sit', 'curious')],
          things: ['lorry', 'bus'],
        },
        `In front stood a lorry, and in front of that a bus. ${B.introduced} counted cars as far as the bend. There were thirty, and they were all quite still. "What's it waiting for?" said ${a}.`,
        `There was a lorry in front of them. There was a bus in front of that. "It goes on round the bend," said ${B.introduced}. "It might go on for ever." Nobody could see the end.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')] },
        `They sang everything they knew. They ate everything there was. They played I spy, and it was always L for lorry. "I wish that I knew what it IS," said ${a}. "It's worse when you don't know."`,
        `A fly went by, and overtook them. "It's faster than we are," said ${b}. They had been looking at the same tree for an hour. "If I only knew what's up there!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(L, 'sit', 'happy')], things: ['lorry'] },
        `The windows were down, for it was hot. "Excuse me!" called ${a}. "What is it, in front?" "I can't see either," said ${L.name}, in the lorry. "Then ask the bus! Pass it on!"`,
        `You can't get out in a traffic jam. But a question can. "What is it?" called ${a} to ${L.name} in the lorry. "Pass it on!" And ${L.name} leaned out, and called it to the bus.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'shout', 'happy'), seen(A, 'sit', 'curious')], things: ['bus'] },
        `Off it went, by bus and by car, round the bend.${also} They waited. Then it came back, and ${L.name} put both hands to her mouth. "It's JUICE!" she shouted. "Somebody said it's a lot of juice!"`,
        `They heard it get smaller. "What is it? What is it? What is it?" Then it was quiet.${also} Then something came back, by way of the bus. "Juice!" called ${L.name}. "It's a big white juice!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'sit', 'excited')] },
        `"Nobody stops for juice," said ${a}. ${b} said it over, quite low. "Juice. Oose. Goose!" They stared at each other. "It's a GOOSE! There's a goose on the road!"`,
        `"White juice?" said ${a}. "Who'd stop for that?" It had come through thirty windows, and it had got bent. ${b} bent it back. "Goose," said ${b}. "It's a big white goose!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(G, 'sit', 'happy')] },
        `"What do you do with a goose?" "Bread," said ${g}. "They go anywhere for bread." So ${a} leaned out, with a belt on. "Give the goose some BREAD! Pass it on!" And off it went.`,
        `"I know about geese," said ${a}. "You have to give them bread, on the grass. Then they walk." ${Gcap} thought so, too. "Give her BREAD!" called ${a}. "On the grass! Pass it on!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'surprised'), seen(O, 'sit', 'sleepy')] },
        `At the very front stood ${P.name}, with a whistle and a red face. In front of him, in the middle of the road, sat ${O.introduced}. She hadn't moved for an hour. "Give her a BED?" said ${P.name}. "Are you sure?"`,
        `${O.introduced} sat on the white line, where it was warm. ${P.name} had blown his whistle till it was wet. Then the word came up to him. "Give her a BED," it said. "On the grass."`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'sit', 'happy'), seen(P, 'kneel', 'happy')], things: ['pillow'] },
        `He'd tried everything else. So he put a pillow on the grass, out of his van. The goose opened one eye. She got up. She walked over, sat down on it, and sighed. That was what she'd wanted all the time.`,
        `"Well, if they say so," said ${P.name}. He laid his own pillow on the grass, and patted it. Up got the goose. She'd been up all night, and only wanted to lie down. The road was warm, but so hard.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(O, 'sleep', 'sleepy'), seen(P, 'wave', 'happy')],
          things: ['car'],
        },
        `Brum, went the lorry, and brum, went the car. At the bend they saw her, asleep on a pillow. "A bed?" said ${a}. "I said BREAD!" "It's a good thing that nobody heard you," said ${g}.`,
        `Then it all began to go. They drove by very slowly. "Who thought of the bed?" said ${b}. ${P.name} put a finger to his lips, for she was asleep. "Pass it on," he said, very softly.`,
      ),
    ],
  };
}
