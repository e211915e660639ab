import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';
import { old } from './round-old.ts';

const TITLES = ['and round again', 'the fourth way out', 'a very big circle', 'not round the church'] as const;
const REFRAINS = ['And round again!', 'And round we go!', 'So, round again!', 'Round once more!'] as const;

/** A bus that is tired of its circle takes the way out of the roundabout that it never took. */
export const ROUND: EventPlot = {
  id: 'round',
  when: /\b(?:tired|bored|fed up|sick|enough) (?:of|with)\b|\bcircles?\b|\bround and round\b|\b(?:the )?same (?:old )?(?:route|road|way|stops?|streets?|circle|journey)\b/iu,
  only: true,
  closest: true,
  young,
  middle,
  old: (going) => old(going, going.chance.pick(...REFRAINS), titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { chance, G, g } = going;
  const { D, d, C, c, N, n, bus, Bus, things } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  const first = things.length > 0 ? `${D.introduced} drives ${bus}.` : `Here comes ${D.introduced}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(D, 'stand', 'sad')], things },
        `${first} Church, shop, school. Church, shop, school. "${refrain}"`,
        `${first} School, church, shop. School, church, shop. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy', 'bucket'), seen(G, 'stand', 'calm')], things },
        `In get ${C.introduced} and ${g}. ${c} has a bucket. "To the sea, please!"`,
        `${C.introduced} gets in with ${g}. "One bucket to the sea, please!"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'think', 'sad')], things },
        `"No sea here," says ${d}. "I only go in a circle. ${refrain}"`,
        `"The sea?" says ${d}. "I go to the shop. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'determined')], things },
        `${d} goes fast. Church, shop, school! Still a circle. "${refrain}"`,
        `${d} goes the other way. School, shop, church. Still a circle. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'surprised'), seen(C, 'point', 'excited')], things },
        `Here is the roundabout. "Which way?" says ${N.introduced}. "What does that sign say?" says ${c}.`,
        `They come to the roundabout. "Look, a sign!" says ${c}. It has a wave on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'surprised'), seen(C, 'point', 'excited')], things },
        `Way one: school. Way two: shop. Way three: church. Way four: THE SEA!`,
        `One is for school. Two is shop. Three is church. And four? THE SEA!`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(D, 'run', 'excited'), seen(N, 'cheer', 'happy')], things },
        `Off goes ${bus}, quite straight! Over one hill. Over two hills. Ding, ding!`,
        `${Bus} goes straight on! Up the hill. Down the hill. Ding, ding!`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'run', 'excited', 'bucket'), seen(G, 'walk', 'happy'), seen(N, 'jump', 'happy')],
          things: ['bucket'],
        },
        `The sea! It is so big. ${C.names} bucket is full. ${n} has wet feet.`,
        `There is the sea! Everybody gets out. ${n} runs in with shoes on!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(D, 'stand', 'happy'), seen(C, 'stand', 'happy')], things },
        `Now home, the long way. Sea, hill, church, shop. "It is a circle!" laughs ${c}.`,
        `They all go home. Sea, hill, shop, school. "That is a circle, too!" says ${c}.`,
      ),
      page(
        { setting: 'street', time: 'night', camera: 'close', actors: [seen(D, 'stand', 'happy')], things },
        `"A big one," says ${d}. "With the sea in it." Tomorrow? "${refrain}"`,
        `Night. ${d} has sand on the wheels. "Tomorrow? ${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance, G, g, Gcap } = going;
  const { d, D, C, c, N, n, bus, Bus, comes, things } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(D, 'stand', 'sad')], things },
        `Church, market, school, church. That was the way of ${comes}. It was a circle, and it took half an hour. It began where it ended, so it never did either. "${refrain}" said ${d}, sixteen times a day.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy', 'bucket'), seen(G, 'stand', 'calm')], things },
        `One hot morning ${C.introduced} got on with ${g}, and with a bucket. "To the sea, please," said ${c}. "I don't go there," said ${d}. "Where do you go?" "Here," said ${d}, and sighed until the windows were wet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'run', 'determined'), seen(N, 'sit', 'surprised')], things },
        `${d} tried it the other way round. It was school first, and then the market. ${N.introduced} got out at the wrong end of her shopping. But it came to the church again, all the same. A circle is one from both sides. "${refrain}" said ${d}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'run', 'determined'), seen(G, 'sit', 'worried')], things },
        `Next ${d} left out all the stops, to get it over with. They went by so quickly that the church hardly had time to ring. And what came after it? The market, only sooner. "${refrain}" said ${d}. "I think it's the wheels. They can't do anything else."`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'think', 'curious'), seen(D, 'stand', 'sad')], things },
        `${c} looked down through the window. A wheel went round there, quite cheerfully. Yet the road beside it ran straight by. "They go round so that you can go straight," said ${c}. ${d} had never looked at it from that side.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'point', 'excited'), seen(N, 'sit', 'curious')], things },
        `Then they came to the roundabout. It had a flower bed in the middle, and four ways out. One said school, one said market, and one said church. "And the fourth?" said ${c}. "I've never had to read it," said ${d}. It had a gull on it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'stand', 'worried'), seen(G, 'stand', 'calm')], things },
        `It said THE SEA. Twice they went round the flower bed. It is a big thing to turn off. "Who has to be somewhere?" asked ${d}. They all thought about it. "I had to be at the market," said ${n}. "But that was an hour ago." ${Gcap} looked at the bucket, and nodded.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(D, 'run', 'excited'), seen(N, 'cheer', 'happy')], things },
        `Tick, tick, went the light that had never been used. And out they went. The road lay there like a ruler. Behind one hill there was another. "I'm going away from something!" cried ${d}. "I've never done that!"`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(C, 'run', 'excited', 'bucket'), seen(G, 'run', 'happy'), seen(D, 'stand', 'surprised')],
          things: ['bucket'],
        },
        `And there was nothing more to go along. There was only blue, and it went on by itself. ${c} and ${g} ran down to it, hand in hand, with the bucket. ${n} went in up to the knees. Nobody had ever been on ${bus} who was so wet.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(D, 'stand', 'calm'), seen(C, 'sit', 'happy')], things },
        `They went home by the long road, past the harbour and the mill. It came out behind the church. "Wait," said ${c}, and drew it in the sand of the bucket. Church, sea, mill, church. "It's a circle again." ${d} looked at it for a while. "But what a big one," said ${d}.`,
      ),
      page(
        { setting: 'street', time: 'night', camera: 'close', actors: [seen(D, 'stand', 'happy')], things },
        `It's on the timetable now. It says so under the market. ${Bus} stands in its place at night, with sand in all the corners. Somebody asks where it will go tomorrow. "${refrain}" says ${d}, and can hardly wait.`,
      ),
    ],
  };
}
