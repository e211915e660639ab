import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** All that one knows from the old story is in it, and means something else. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { W, w, N, n, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(K, 'hold', 'happy', 'basket')] },
        `You think that you know this one. There is a wood, with a path through the middle, and a cottage at the end of it. There is a basket of buns. And there is somebody in a red hood. That was ${k}, but round there everyone called ${k} Little Red Riding Hood. Now comes the wolf, you think. Not yet. First comes the voice.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'happy')] },
        `"COO-EE!" That was ${n}, a mile off, wanting to know where the buns had got to. ${n} had once worked on a ferry, and had a voice that was made for wide rivers. When it came by, squirrels let go of things. "Coming!" ${k} called back, and it got about as far as the next bush. It was then that something moved behind the oak.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'hide', 'shy'), seen(K, 'stand', 'surprised')], things: ['tree'] },
        `"Grrr," it said. Out stepped a wolf, with all its teeth showing, and tripped over a root. "I am ${W.introduced}," said the wolf from the ground, "and I'm big, and I'm bad." ${k} waited. "Well, I'm going to be big," said ${w}. "My mum's big. I stopped to look at a beetle, and when I looked up there were only trees. I've been lost since breakfast. Don't tell anyone. Wolves don't get lost."`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'look-up', 'sad'), seen(K, 'stand', 'curious')] },
        `"What big eyes you have," said ${k}, who had been brought up to say something nice. "Surely you can see the way with those." ${w} opened them as wide as they would go, and turned right round on the spot. "I can see an awful lot of wood," said ${w}. "I can see every single tree. It's just that they're all the same one. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'worried'), seen(K, 'stand', 'curious')] },
        `"And what big ears you have! Can't you hear your mother?" Up they went, like two sails. ${w} could hear the wind, and a worm, and a bad-tempered woodpecker two valleys off. "She isn't saying anything," said ${w}. "She walks very quietly. We all do. It's meant to be a good thing. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `That left the nose, which was the biggest of all. "Follow that," said ${k}. ${w} breathed in, and in, and in, and held it. There was a sneeze like a door slamming. Two acorns and a nest that nobody was using came down. "I've had this cold since Tuesday," said ${w} thickly. "I couldn't smell a bun if I was sitting on it. ${refrain}" ${w} was sitting on a bun.`,
      ),
      page(
        { camera: 'close', actors: [seen(W, 'shout', 'sad'), seen(K, 'stand', 'calm')] },
        `"There's howling," said ${k}, who had read about it. ${w} looked at the ground. "You won't laugh?" "I won't." So ${w} put up that big nose, shut both big eyes, and howled. It was like a gate that wants oil. A mouse looked out to see who it was for. ${k} did not laugh. "It's the cold," said ${k}. "It'll be enormous when you're well."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'excited'), seen(W, 'sit', 'sad')] },
        `They had eaten half the buns, and the light was going green, when it came again. "COO-EE!" A pine cone dropped on ${W.names} head. ${k} looked at the cone, and at the tree it had been shaken out of, and stood up slowly. "Eyes," said ${k}. "Ears. Nose. We've tried everything of yours that's big. But it doesn't have to be yours! Come on. I'm taking you to a grown-up."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'surprised'), seen(K, 'point', 'happy'), seen(W, 'hide', 'shy')],
        },
        `It is no trouble to follow such a voice, even with a cold. At the cottage gate ${w} got behind ${k}, which hid the middle part. "${n}," said ${k}, "this is ${w}, and I've brought you some of the buns." ${n} took a long look. There are stories about wolves at that gate. "That child hasn't got a scarf on," said ${n}. "How long has that cold been going on? Where's your mother?" And at the word mother it all came out.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'shout', 'determined'), seen(K, 'cover', 'happy'), seen(W, 'cover', 'surprised')],
        },
        `${n} climbed up on the bench, and breathed in, and went on breathing in. "What a big chest you have," whispered ${w}. "What a big mouth you have!" "All the better," said ${n}, "to call your mother with." Then they put their hands and their paws over their ears. "COOOO-EEEEE!" The washing lay down flat. It went through the wood like a train, and over seven hills.`,
      ),
      page(
        { camera: 'wide', actors: [seen(W, 'jump', 'happy'), seen(K, 'cheer', 'happy'), seen(N, 'stand', 'happy')] },
        `They waited. On the seventh hill somebody said, "Awoo?" It was said again on the fourth, without any question in it, and on the second, at a run. Then a very large grey wolf came over the garden wall. She really was big. She might have been bad, for all they knew. She washed ${W.names} whole face, the way they do, in front of everyone. "I wasn't lost," said ${w} out of the middle of it. "I was with them."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(W, 'sleep', 'sleepy'), seen(N, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `And that is how it came about, the part that you knew before. Anybody who looked in at the window that night would have had a shock. For there in ${N.names} bed lay a wolf, with a nightcap on, and a blanket up to the chin. ${n} was tucking it in all round. "What big feet you have," said ${n}. ${w} was asleep. Downstairs two more cups were being washed, and one of those who dried had a tail.`,
      ),
    ],
  };
}
