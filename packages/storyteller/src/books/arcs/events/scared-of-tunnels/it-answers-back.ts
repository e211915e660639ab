import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './it-answers-back-old.ts';
import { middleOnFoot, youngOnFoot } from './on-foot.ts';
import { oldOnFoot } from './on-foot-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Something answers out of the tunnel, and sounds as frightened as whoever called; so somebody has to fetch it. */
export const IT_ANSWERS_BACK: EventPlot = {
  id: 'it-answers-back',
  // A child goes through on foot, by somebody's hand.
  young: (going) => (going.A === going.K ? youngOnFoot(going) : young(going)),
  middle: (going) => (going.A === going.K ? middleOnFoot(going) : middle(going)),
  old: (going) => (going.A === going.K ? oldOnFoot(going) : old(going)),
};

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, back, tunnel } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(K, 'sit', 'happy')] },
        `${A.introduced} stopped. Here was ${tunnel}. ${a} was scared of tunnels.`,
        `Stop! "No!" said ${A.introduced}. There was ${tunnel}. ${a} was scared of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'calm'), seen(A, 'stand', 'scared')] },
        `"It is so dark," said ${a}. "Who is in there?" "I do not know," said ${k}.`,
        `"It is black in there," said ${a}. "Is somebody in it?" ${k} looked. "I cannot see."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried')] },
        `So ${a} called. "${refrain}" And it called back! "... ${back}"`,
        `${a} called into it. "${refrain}" What was that? "... ${back}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'scared'), seen(K, 'stand', 'surprised')] },
        `Back went ${a}, very quick. "There is somebody in there!"`,
        `${a} shot back. "Somebody is in there!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'worried')] },
        `"It is only small," said ${k}. "It sounds scared." ${a} listened.`,
        `"It is little," said ${k}, "and scared." ${a} had not thought of that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'calm')] },
        `${a} called again. "Are you scared?" Back it came. "... scared!" Poor thing!`,
        `${a} called again. "Are you scared?" "... scared!" it said. Oh, dear!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `"I will come and get you!" On went the big light. And in went ${a}.`,
        `"Wait there! I am coming!" On with the big light, and in.`,
      ),
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `${a} looked left, and right. Stones. Ferns. Drip, drip. "${refrain}" "... ${back}"`,
        `There were stones, a fern, and a drip. "${refrain}" "... ${back}"`,
      ),
      page(
        {
          setting: 'mountain',

          camera: 'wide',
          actors: [seen(A, 'cheer', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `And there was the sun! ${a} was out. "It got away before me," said ${a}.`,
        `Then it was light. ${a} was through! "Nobody there," said ${a}. "It is out, too."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        `Now ${a} goes in every day. "Good night!" calls ${a}. "... night!"`,
        `${a} goes through it each evening. "Good night!" "... night!" it says.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, back, tunnel, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(K, 'sit', 'happy')] },
        `In front of the hill ${A.introduced} stopped, as always. There was ${tunnel}, as dark as a boot. ${a} was scared of tunnels. "We could go round," said ${a}. "Round" took until supper.`,
        `There are two ways past the hill. One goes round, and takes all day. The other is ${tunnel}, as black as a hat. ${A.introduced} was scared of tunnels, and never went in.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'worried'), seen(A, 'stand', 'worried'), seen(K, 'sit', 'calm')],
        },
        `On board were ${k}, and ${N.introduced}, who had forty buns. "They're getting cold," said ${n}. "What's in there?" asked ${a}. "Nothing," said ${n}. "I can't see nothing," said ${a}. "It's too dark."`,
        `"Do go on," said ${N.introduced}, from inside. There were forty hot buns on ${N.names} knees. Next to them sat ${k}. "There's somebody in there," said ${a}. "I can feel it in my bumpers."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `"I'll just ask," said ${a}, and leaned forward a very little. "${refrain}" All was still. Then it came out of the dark, quite clearly. "... ${back}"`,
        `"You can always ask," said ${k}. So ${a} took a breath. "${refrain}" They waited. From a long way in, somebody answered. "... ${back}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hide', 'scared'), seen(K, 'stand', 'surprised')] },
        `${a} went backwards so fast that three buns fell off. "I told you!" said ${a}. "It's in there! It knows that I'm here!"`,
        `Nobody had ever seen ${a} go so fast, and it was backwards. Two hundred yards away ${a} stopped. "It spoke," said ${a}. "It spoke to me."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'worried')] },
        `${k} got down, and listened. "It didn't sound big," said ${k}. "It sounded like somebody small, who's a long way from home." ${a} had never thought of it being somebody small.`,
        `"It was a bit like you," said ${k}. "A bit thin, and a bit wobbly. I think it's scared." "What is it scared of?" said ${a}. "It's in a tunnel," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'calm'), seen(K, 'stand', 'calm')] },
        `So ${a} rolled up again, inch by inch. "Are you scared?" called ${a}. "... scared!" it said. ${a} felt quite hot. "Do you want to come out?" "... come out!" said the poor thing.`,
        `It took a while to roll back there. "I won't hurt you!" called ${a}. "... hurt you!" it promised. That was kind. "Are you all alone?" "... alone!" it said, and ${a} gave a sniff.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(N, 'sit', 'surprised')] },
        `"Hold on to the buns," said ${a}. "Somebody has to fetch it." The big light went on. And before there was time to be scared, all of ${a} was in.`,
        `"It can't stay in there," said ${a}. "Not by itself, in the dark." "Are we going in?" said ${n}. "Only to get it," said ${a}, and put on the big light.`,
      ),
      page(
        {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(A, 'walk', 'curious'), seen(K, 'point', 'curious')],
        },
        `There were bricks in there, as in any wall. A fern grew by a drip. Two bats hung side by side, asleep. "${refrain}" called ${a}. "... ${back}" It sounded quite near, and not so sad.`,
        `${a} looked into every corner. The light found bricks, and a spade somebody had left, and one white mushroom. "${refrain}" called ${a}. "... ${back}" It was keeping just ahead.`,
      ),
      page(
        {
          setting: 'mountain',

          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(K, 'look-up', 'happy')],
        },
        `Then there was a spot of light. The spot was a hole, and the hole was the sky. They were out. ${a} looked all round, between the flowers. "It must have run on ahead," said ${a}. "And it's so shy."`,
        `All at once there were birds, and a blue sky. "Where did it go?" said ${a}. "It was in front of us the whole way." "Then it's out as well," said ${k}, and hid a smile in a bun.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(N, 'hold', 'happy'), seen(K, 'cheer', 'happy')] },
        `"That was a tunnel," said ${n}. "You've just been through a tunnel." ${a} looked back at the hole in the hill. "Was that all that it was?" said ${a}. The buns were still warm.`,
        `${n} gave out buns, because they had never been so early. "And were you scared?" asked ${n}. ${a} tried to think. "I was too busy," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'happy'), seen(K, 'wave', 'happy')] },
        `On the way home ${a} slowed down, and spoke up. "It's only me!" called ${a}. "... only me!" it said. So that was all right. "Good evening!" "... evening!"`,
        `${a} takes ${tunnel} every day now. It would be rude not to call in. "Are you well?" calls ${a}. "... well!" it says. ${cap(k)} says that it has a very nice voice.`,
      ),
    ],
  };
}
