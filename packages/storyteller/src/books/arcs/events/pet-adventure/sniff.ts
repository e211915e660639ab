import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './sniff-old.ts';
import { REFRAINS, TITLES, goalOf, led } from './sniff-said.ts';

/** The pet stops to smell at everything on the way; and when there is fog, it smells its way home. */
export const SNIFF: EventPlot = {
  id: 'sniff',
  when: /\b(?:dogs?|pup(?:py|pies)|cats?|kittens?|pony|horse|donkey|goat|lamb)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = led(each);
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const goal = goalOf(going);
  const call = `"${refrain}, ${b}!"`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: going.at ?? 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'happy')],
        },
        `An adventure! ${A.introduced} goes with ${B.introduced}.${comesToo} Off to ${goal}!`,
        `Today there is an adventure. ${A.introduced} takes ${B.introduced}.${comesToo} Off to ${goal}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'determined')], things: ['gate'] },
        `${b} stops at the gate. Sniff, sniff. ${call} says ${a}.`,
        `Here is the gate. ${b} stops. Sniff, sniff. ${call}`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'curious'), seen(A, 'point', 'determined')], things: ['rock'] },
        `${b} stops at a stone. Sniff, sniff. It is just a stone. ${call}`,
        `Now there is a stone. Sniff, sniff, sniff! ${call} says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'angry')], things: ['bush'] },
        `${b} stops at a bush. Sniff. All round it! "Oh, ${b}!" ${call}`,
        `There is a bush. ${b} goes round it. Sniff! ${call}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['bread'],
        },
        `At last they are there! ${Gcap} has bread and cheese. They all have some.`,
        `They are there! They sit and eat bread. ${Gcap} has two bits.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'calm')] },
        `Then the fog comes. Where is the way home?`,
        `But what is that? Fog! All is white. The way home is gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(G, 'hold', 'worried', 'map')], things: ['map'] },
        `${a} looks left. White! ${a} looks right. White! ${Gcap} turns the map round.`,
        `Is it here? White. Is it there? White. "Hm," says ${g} to the map.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'happy'), seen(A, 'walk', 'surprised')], things: ['bush'] },
        `Sniff, sniff. ${b} pulls. The bush! "I know that bush!" says ${a}.`,
        `${b} pulls. Sniff, sniff! There is the bush. "Our bush!" says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'walk', 'proud'), seen(A, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['rock', 'gate'],
        },
        `Sniff, sniff. There is the stone! Sniff, sniff. There is the gate! They are home.`,
        `On they go. The stone! The gate! ${b} smells them all. Home!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'stand', 'happy')],
          things: ['gate'],
        },
        `Now ${a} smells at the gate. Sniff, sniff. "${B.says}!" says ${b}. That is: "${refrain}, ${a}!"`,
        `Sniff, sniff. Who is that at the gate? It is ${a}! ${b} waits. "${B.says}!"`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = led(each);
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const goal = goalOf(going);
  const call = `"${refrain}, ${b}!"`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: going.at ?? 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'happy')],
        },
        `"We're going on an adventure," said ${A.introduced}. "To ${goal}! I'm the leader." ${B.introduced} came too, on a long lead. ${Gcap} carried the bread.${comesToo}`,
        `${A.introduced} had planned an adventure. It went to ${goal}. At the end there was bread and cheese.${comesToo} "I lead," said ${a}. "${cap(g)} brings the bread. And ${B.introduced} comes after me."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'determined')], things: ['gate'] },
        `They got as far as the gate. There ${b} stopped, and smelled at the post. ${b} smelled at it low down, and higher up. "It's our own gate," said ${a}. "You know it. ${refrain}, ${b}!"`,
        `It began well. Then they came to the gate, and ${b} would not go through. First it had to be smelled, from the top to the bottom. "That's not adventure," said ${a}. "That's a gate. ${refrain}, ${b}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'curious'), seen(A, 'point', 'determined')], things: ['rock'] },
        `After ten more steps there was a stone. It was as flat as a plate. Nobody else would have looked at it. ${b} read it like a newspaper. ${call} said ${a}. "Explorers don't stop for stones."`,
        `Next it was a stone. ${b} went round it twice, with a busy nose. "What does it say?" said ${g}. "It says that it's a stone," said ${a}. ${call}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'angry')], things: ['bush'] },
        `The worst was the prickly bush. ${b} went in, and came out behind, and went in again. The lead was wound round it three times. ${a} had to crawl after it. ${call} said ${a}, out of the bush.`,
        `Then came a prickly bush. ${b} smelled at every leaf of it, as if it might be a cake. ${a} pulled at one end of the lead, and ${b} did not notice. ${call} said ${a}. "At this rate it'll be supper."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['bread'],
        },
        `But they did get there. "First!" shouted ${a}, at ${goal}. They sat down and had the bread. ${b} had the cheese, because somebody had not looked after it.`,
        `Even so, they came to ${goal}. ${a} got there first, by one nose. ${cap(g)} cut the bread. They ate it with their backs together and their feet out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'calm')] },
        `When ${a} looked up from the last crust, there was no view. Something white had come up behind them, without a sound. The path had gone, and the trees, and then ${A.names} own boots. "Fog," said ${g}.`,
        `"It's getting dark," said ${a}. But it was getting white. Fog came rolling in like milk, and it filled everything up. You could see your hand, and after that nothing. "Which way did we come?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(G, 'hold', 'worried', 'map')], things: ['map'] },
        `${Gcap} got out the map. It was a good map, but it only helps if you can see something. "That way," said ${a}, who was the leader. That way was a ditch. "Then that way." It was the same ditch.`,
        `"I lead," said ${a}, in a smaller voice. ${a} led them ten steps, and they were back at their own crumbs. ${Gcap} held the map up to the fog, and turned it round. It was no use whichever way.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'walk', 'happy'), seen(A, 'walk', 'surprised')], things: ['bush'] },
        `Sniff, sniff. The lead went tight. ${b} was off, nose down, as if there were a string along the ground. "Wait," said ${a}, and then something scratched ${A.names} knee. It was prickly. "It's the bush! It's our very own bush!"`,
        `${b} had finished the last crumb. Sniff, went ${b}, and sniff, and walked away into the white. There was nothing to do but hold on to the lead. "Ow," said ${a}. "That's a bush. No, that's the bush! That's our bush, ${b}!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'walk', 'proud'), seen(A, 'walk', 'excited'), seen(G, 'walk', 'happy')],
          things: ['rock'],
        },
        `"You weren't stopping," said ${a}. "You were writing it all down, with your nose." And on they went, from the bush to the stone. ${b} gave it one short sniff, to be sure. It was still a stone.`,
        `After the bush came the stone. ${a} felt it with one foot, to be sure. "${b} read it on the way," said ${a}, "so as to know it again. And I thought that it was just a stone." ${Gcap} had put the map away.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'walk', 'proud'), seen(A, 'hug', 'happy')], things: ['gate'] },
        `The last sniff was the longest. Then the fog had a gate in it. Behind the gate was a light. "Home," said ${a}, and hugged the gate. "And I know who was the leader."`,
        `And then there was wood, and a latch, and their own gate. ${b} smelled it from the top to the bottom. Nobody said anything. They would have waited all night. "After you, leader," said ${a} to ${b}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['gate'],
        },
        `Before bed all three went out once more, with a lamp. ${a} smelled at the gate, low down and higher up. It smelled of gate. "${B.says}," said ${b}, who was cold and wanted to go in. It was quite clear what that meant. It meant: "${refrain}, ${a}!"`,
        `The next morning they were off again. At the gate ${a} stopped, and bent down, and smelled. "What does it say?" said ${g}. "I can't read it yet," said ${a}. ${b} had waited long enough. "${B.says}!" And that means: "${refrain}, ${a}!"`,
      ),
    ],
  };
}
