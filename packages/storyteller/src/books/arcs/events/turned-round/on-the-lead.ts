import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './on-the-lead-old.ts';
import { partsOf, TITLES } from './on-the-lead-parts.ts';

/** Whoever is on the lead sees something just when it is time to come along. */
export const ON_THE_LEAD: EventPlot = standsApart({ id: 'on-the-lead', young, middle, old });

function young(going: Going): Told {
  const { D, P, comes, first, C, M, refrain } = partsOf(going);
  const [d, p, c, m] = [D.name, P.name, C.name, M.name];
  const K = going.K;
  const also = P === K ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'walk', 'happy'), seen(D, 'stand', 'curious'), ...also] },
        `${D.introduced} stops to sniff. "${refrain}" says ${first}.${comes} No more sniffs today.`,
        `Sniff, sniff, goes ${D.introduced}. "${refrain}" says ${first}.${comes} And on they go.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(D, 'stand', 'proud'), seen(P, 'stand', 'surprised')],
        },
        `Next day it is all the other way. ${d} has the lead! "Walk!" says ${d}.`,
        `What is this? Today ${d} takes ${p} out. "Good ${p}!" says ${d}. "Walk!"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(C, 'stand', 'proud'), seen(M, 'sit', 'calm'), seen(D, 'walk', 'happy')],
        },
        `Here is ${C.introduced}. ${c} has big ${m}! "Sit," says ${c}. And ${m} sits.`,
        `Who is out as well? ${C.introduced} and ${m}! "Sit!" says ${c}. Down sits ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'proud'), seen(P, 'stand', 'shy'), seen(C, 'stand', 'curious')] },
        `"Is yours good?" says ${c}. "Very good," says ${d}. "It can say please."`,
        `"What a nice one!" says ${c}. "Does it bite?" "Only toast," says ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'excited'), seen(D, 'walk', 'determined')], things: ['puddle'] },
        `${p} sees a puddle. It is deep and brown! "${refrain}" says ${d}.`,
        `Oh, look! A big puddle! But ${d} pulls. "${refrain}" says ${d}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'excited'), seen(D, 'walk', 'determined')], things: ['feather'] },
        `Then ${p} sees a blue feather. It is so soft! "${refrain}" says ${d}.`,
        `There is a feather, by the wall. ${p} bends down. "${refrain}" says ${d}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'determined'), seen(D, 'stand', 'surprised')] },
        `And then there is a snail! ${p} sits down. ${d} pulls. ${p} does not get up.`,
        `Now ${p} sees a snail. Down sits ${p}. ${d} pulls and pulls. It is no good.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'kneel', 'curious'), seen(P, 'point', 'happy')] },
        `"What is it?" says ${d}. "Look," says ${p}. One horn comes out. Two horns come out!`,
        `"Why do you stop?" says ${d}. "Look!" says ${p}. Out come the horns, one, two.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'sit', 'happy'), seen(P, 'sit', 'happy')] },
        `So ${d} sits down, too. They look and look. Nobody says it.`,
        `${d} sits down by ${p}. Slow, slow, goes the snail. Nobody has to go.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(D, 'kneel', 'happy')] },
        `Next day ${p} has the lead. Sniff, sniff, goes ${d}. And ${p} sits down to wait.`,
        `Then ${p} takes ${d} out again. ${d} stops to sniff. "What is it?" says ${p}. "Show me!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { D, P, too, first, C, M, refrain } = partsOf(going);
  const [d, p, c, m] = [D.name, P.name, C.name, M.name];
  const K = going.K;
  const also = P === K ? [] : [seen(K, 'stand', 'happy')];
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(P, 'walk', 'happy'), seen(D, 'kneel', 'curious'), ...also] },
        `Every day ${first} took ${D.introduced} for a walk.${too} ${d} had just begun on a lamp post. It was a long one, with news on all sides. "${refrain}" said ${p}. So ${d} never found out how it ended.`,
        `There was one thing wrong with walks, and that was the lead. ${D.introduced} would find a good smell, right at the beginning. "${refrain}" said ${first}, at the other end.${too} And there went the smell, round the corner.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(D, 'stand', 'proud'), seen(P, 'stand', 'surprised', 'hat')],
          things: ['hat'],
        },
        `On Tuesday it was the other way round. ${d} came in with the lead, and put a hat on ${p}. "Who wants a walk?" said ${d}. ${p} ran to the door, and back, and to the door again. One couldn't help it.`,
        `Then came the morning when it was all turned about. "Where's my good ${p}?" called ${d}. ${p} came running. Down over both ears came a hat. And ${d} took the lead, because that is what owners do.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(C, 'stand', 'proud'),
            seen(M, 'sit', 'calm'),
            seen(D, 'walk', 'happy'),
            seen(P, 'walk', 'curious'),
          ],
        },
        `All down the street people were out with their animals. ${C.introduced} had ${m}, who was the largest in the road. "Sit," said ${c}, and ${m} sat. Three sparrows went by with a policeman. He was pulling a little.`,
        `Nobody seemed to find it odd. ${C.introduced} came by with ${m}, and he walked beautifully to heel. A hamster had brought the whole football team. It took them a while to get past.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(D, 'stand', 'proud'),
            seen(P, 'stand', 'shy'),
            seen(C, 'stand', 'curious'),
            seen(M, 'stand', 'shy'),
          ],
        },
        `"What a nice one," said ${c}. "Is it any trouble?" "None at all," said ${d}. "It sleeps all night, and it can say please." "Mine's sixty, and he still won't come down from ladders," said ${c}.`,
        `"Does yours bite?" said ${c}. "Only toast," said ${d}. They talked for an hour, as owners do. ${p} looked at ${m}, and ${m} looked at ${p}. "Morning," said ${m}. It was all that there was time for.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'excited'), seen(D, 'walk', 'determined')], things: ['puddle'] },
        `Round the corner lay a puddle. It was brown, and nobody could say how deep. One would have to find out. ${p} had one foot over it already. "${refrain}" said ${d}, and the foot came down on dry ground.`,
        `By the post box lay a puddle, with a piece of sky in it. ${p} bent down to see how it had got there. "${refrain}" said ${d}, from far above. It was only half a piece by then.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'reach', 'excited'), seen(D, 'walk', 'determined')], things: ['feather'] },
        `Next there was a feather, blue on one side. Who had lost it? Were they cold now? "${refrain}" said ${d}. "We've seen a feather before." But they hadn't seen this one.`,
        `Then, under the hedge, there was a feather. ${p} had nearly got hold of the soft end. "${refrain}" said ${d}. "It's only a feather." Nothing is only a feather when you've nearly got it.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'determined'), seen(D, 'stand', 'surprised')] },
        `And on the wall at number nine was a snail. ${p} stopped, and sat down on the pavement. "${refrain}" said ${d}. ${p} stayed where ${p} was. ${d} pulled. It's surprising how heavy one can be, if one wants to.`,
        `After that came a snail, on a wall. This time ${p} did a thing that ${d} had shown ${p} long ago. ${p} sat down, and got heavy. "${refrain}" said ${d}. The lead was as straight as a ruler. Nobody went anywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'curious'), seen(P, 'point', 'happy')] },
        `"What is there?" said ${d} at last. "Look," said ${p}. ${d} looked. It was round, and it was doing nothing. Then out came a horn, as slow as a Sunday. And out came the other. "Oh," said ${d}.`,
        `"You've seen a snail before," said ${d}. "Not when it came out," said ${p}. ${d} bent down, nose first. A horn came up, and looked at ${d}. It thought about it. Then it sent for the other one.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'sit', 'happy'), seen(P, 'sit', 'happy'), ...also] },
        `${d} sat down on the pavement as well. It took the snail a long time to cross one brick. They saw it all, from the beginning to the end. It was nearly dark when they got home. Nobody had said it once.`,
        `So that made two of them, side by side. ${c} came past again, and waited, and looked at the time. "Is yours ill?" said ${c}. "No," said ${d}. "We're busy." The snail had a whole brick to go.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(P, 'sit', 'calm'), seen(D, 'kneel', 'happy')] },
        `On Wednesday ${p} had the lead, as usual. At the first lamp post ${d} stopped. ${p} opened a mouth to say it. Then ${p} sat down on the kerb instead. "Tell me when you get to the end," said ${p}. It was a very good lamp post.`,
        `Next day it was the right way round again. ${d} found a smell, just at the beginning of the road. "What is there?" said ${p}, and bent down, nose first. It smelled of rain, and a bit of biscuit. ${p} thought it over. Then ${p} got down for the rest.`,
      ),
    ],
  };
}
