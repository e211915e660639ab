import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A child who walks through the tunnel on the way to the swings, by a grown-up's hand, to fetch whoever called. */
export function youngOnFoot(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, back, tunnel } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')] },
        `To the swings! But first there is ${tunnel}. ${K.introduced} stops.`,
        `Here is ${tunnel}. ${K.introduced} stops. "I do not like tunnels."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(G, 'stand', 'calm')] },
        `"It is dark," says ${k}. "Who is in there?" "I can't see," says ${g}.`,
        `"It is so black," says ${k}. "Is somebody in it?" ${Gcap} looks in, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'worried'), seen(G, 'stand', 'calm')] },
        `${k} takes a hand, and calls. "${refrain}" It calls back! "... ${back}"`,
        `So ${k} calls. "${refrain}" What is that? "... ${back}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'scared'), seen(G, 'stand', 'surprised')] },
        `Back goes ${k}, very quick. "There is somebody in there!"`,
        `Quick! ${k} runs behind ${g}. "Somebody is in there!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'calm'), seen(K, 'think', 'worried')] },
        `"It sounds small," says ${g}. "Is it scared?" ${k} listens.`,
        `"It sounds little," says ${g}. ${k} had not thought of that.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'calm'), seen(G, 'stand', 'calm')] },
        `${k} calls again. "Are you scared?" "... scared!" it says. Poor thing!`,
        `"Are you scared?" calls ${k}. "... scared!" it says. Oh dear!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'calm')] },
        `"We will come and get you!" In they go, hand in hand.`,
        `"Wait there! We are coming!" ${k} takes a hand. In they go.`,
      ),
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(K, 'walk', 'curious'), seen(G, 'walk', 'calm')] },
        `Here is a brick. There is a fern. Drip, drip. "${refrain}" "... ${back}"`,
        `Bricks. A drip. A bit of moss. "${refrain}" "... ${back}" It is not sad now.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')] },
        `Light! There are the swings! "It got out first," says ${k}.`,
        `And out! There is the sun. "Nobody there!" says ${k}. "It is out, too."`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'wave', 'happy'), seen(G, 'stand', 'happy')] },
        `Home they go, back through ${tunnel}. "Good night!" calls ${k}. "... night!"`,
        `On the way home ${k} stops. "Good night!" calls ${k}. "... night!" it says.`,
      ),
    ],
  };
}

/** The same, and who it was that called. */
export function middleOnFoot(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, back, tunnel } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'calm')] },
        `The best swings in town were on the other side of the railway. The way there was ${tunnel}, and it was as dark as a boot. In front of it ${K.introduced} stopped, as always.`,
        `There were two ways to the swings. One went round by the road, and took all morning. The other was ${tunnel}. ${K.introduced} was scared of tunnels. "Let's go round," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'worried'), seen(G, 'stand', 'calm')] },
        `"What's in there?" said ${k}. "Nothing," said ${g}. "I can't see nothing," said ${k}. "It's too dark. There might be somebody." ${Gcap} bent down, and had a look as well.`,
        `"There's somebody in there," said ${k}. "I can feel it in my tummy." ${Gcap} did not laugh. "You could ask," said ${g}. "You might say hello."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'worried'), seen(G, 'stand', 'calm')] },
        `"I'll just ask," said ${k}, with one hand in a bigger one. "${refrain}" All was still. Then it came out of the dark, quite clearly. "... ${back}"`,
        `So ${k} held on to a sleeve, and took a breath. "${refrain}" They waited. From a long way in, somebody answered. "... ${back}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hide', 'scared'), seen(G, 'stand', 'surprised')] },
        `Nobody had ever seen ${k} go so fast, and it was backwards. "I told you!" said ${k}, from behind the bench. "It's in there! It knows that I'm here!"`,
        `A moment later ${k} was behind the bench. "It spoke," said ${k}. "It spoke to me." ${Gcap} came and sat down on the bench, quite calmly.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(K, 'think', 'curious')] },
        `"It didn't sound big," said ${g}. "It was a bit thin, and a bit wobbly." "Like somebody small," said ${k}, "who's a long way from home." ${k} had never thought of it being somebody small.`,
        `"It was a bit like you," said ${g}. "It wobbled." "Then it's scared," said ${k}. "What is it scared of?" said ${g}. ${k} thought. "It's in a tunnel," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'calm'), seen(G, 'stand', 'calm')] },
        `So ${k} went back, one step at a time. "Are you scared?" called ${k}. "... scared!" it said. ${k} felt quite hot. "Do you want to come out?" "... come out!" said the poor thing.`,
        `It took a while to walk back there. "I won't hurt you!" called ${k}. "... hurt you!" it promised. That was kind. "Are you all alone?" "... alone!" it said, and ${k} gave a sniff.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'calm')] },
        `"It can't stay in there," said ${k}. "Not by itself, in the dark." "Are we going in?" said ${g}. "Only to get it," said ${k}, and held on tight to a hand. And in they went.`,
        `"Somebody has to fetch it," said ${k}. ${Gcap} got out the little light. ${k} had that in one hand, and ${g} in the other. Before there was time to be scared, they were in.`,
      ),
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(K, 'walk', 'curious'), seen(G, 'walk', 'calm')] },
        `There were bricks in there, as in any wall. There was a fern by a drip, and a lost glove. "${refrain}" called ${k}. "... ${back}" It sounded quite near, and not so sad.`,
        `${k} looked into every corner. There were bricks, and a puddle, and one white feather. "${refrain}" called ${k}. "... ${back}" It was keeping just ahead.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(G, 'stand', 'happy')] },
        `Then there was a spot of light. The spot grew, and there was the park in it. They were out. ${k} looked all round. "There's nobody here," said ${k}. "It sounded just like me."`,
        `All at once there was sky. ${k} looked behind the bin, and up the tree. "Where did it go?" said ${k}. "It was in front of us the whole way. It had a voice like mine."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'kneel', 'happy'), seen(K, 'think', 'happy')] },
        `"It was yours," said ${g}. "It's called an echo. You put a word in, and it comes back out." "Then why was it scared?" "It's only ever as scared as you are," said ${g}.`,
        `"That was you," said ${g}. "Your voice bumps into the bricks, and comes back. It's an echo." ${k} thought about that. "So I went in to fetch me," said ${k}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(K, 'shout', 'happy'), seen(G, 'wave', 'happy')] },
        `On the way home ${k} stopped in front, and spoke up. "It's only me!" called ${k}. "... only me!" it said. So that was all right. "Good night!" "... night!"`,
        `They go to the swings by ${tunnel} now. It would be rude not to call in. "Are you well?" calls ${k}. "... well!" it says. ${Gcap} says that it has a very nice voice.`,
      ),
    ],
  };
}
