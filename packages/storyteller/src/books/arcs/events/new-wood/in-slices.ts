import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './in-slices-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * Each place that the animals of a wood come to is good for one of them. A row of back gardens has all that a wood has, in
 * slices; it only wants a hole in every fence.
 */
export const IN_SLICES: EventPlot = standsApart({
  id: 'in-slices',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { one, refrain, A, a, K, k, O, o, M, m, F, f } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'forest', camera: 'wide', actors: [seen(A, 'stand', 'sad')], things: ['tree'] },
        `The trees must go. A road will come. "We need a new home," says ${A.introduced}.`,
        `Oh no! Every tree will be cut down. "We must move," says ${A.introduced}.`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(A, 'walk', 'calm'), seen(M, 'point', 'happy')] },
        `They walk and walk. Here is a field. ${cap(M.introduced)} can dig! "${one}," says ${a}.`,
        `First they find a field. "I can dig!" says ${M.introduced}. "${one}," says ${a}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(O, 'point', 'happy'), seen(A, 'look-up', 'calm')] },
        `Here is a tower. It is high. ${cap(O.introduced)} likes that! "${one}," says ${a}.`,
        `Then they find a tower. "It is so high!" says ${O.introduced}. "${one}," says ${a}.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(F, 'jump', 'happy'), seen(A, 'stand', 'sad')] },
        `Here is a pond. Splash! ${cap(F.introduced)} jumps in. "${one}," says ${a}.`,
        `Then there is a pond. Plop, in goes ${F.introduced}! "${one}," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(O, 'sit', 'sad'), seen(M, 'sit', 'sad')] },
        `One here? One there? "No," says ${a}. "All of us, or none!" They sit close.`,
        `"Must we live far apart?" says ${m}. "No!" say ${o} and ${a}. They sit close.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(K, 'kneel', 'curious'), seen(A, 'look-up', 'sad')] },
        `Who is at the gate? It is ${k}. "My garden has a tree. But it is small."`,
        `Then they meet ${k}. "You can come to us," says ${k}. "But it is only small."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(F, 'jump', 'excited')], things: ['fence'] },
        `${cap(k)} looks over the fence. There is a pond! And over there, more trees! "A wood in bits!"`,
        `What is over the fence? ${cap(k)} looks. A pond for ${f}! A big tree! A heap of leaves!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'determined'), seen(A, 'stand', 'curious')], things: ['fence'] },
        `But there are fences. So ${k} knocks and asks. "Please, may we make a small hole?"`,
        `Only the fences are in the way. "Please," ${k} asks, at every door. "One small hole?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(M, 'walk', 'happy'), seen(F, 'jump', 'happy')] },
        `"Yes," they say. Snip, snap! Through go ${a} and ${m}. Through goes ${f}!`,
        `They all say yes! One hole, two holes, ten holes. Through go ${a}, ${m} and ${f}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(O, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(F, 'sit', 'happy')],
          things: ['moon'],
        },
        `"This will do for all of us," says ${a}. They can hear each other. Good night!`,
        `It is night. The wood is all round them. "Good for all of us," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { one, refrain, A, a, K, k, G, g, Gcap, O, o, M, m, F, f } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(O, 'point', 'worried'), seen(A, 'stand', 'sad')],
          things: ['sign', 'tree'],
        },
        `One morning there was a sign at the edge of the wood. ${cap(O.introduced)} read it out. HERE WILL BE A ROAD. "Which trees will they cut down?" said ${A.introduced}. "All of them," said ${o}.`,
        `Somebody had put a sign on the oak tree. "A road is coming," read ${O.introduced}. "They'll cut it all down by Tuesday." Nobody said anything. "Then we must find a new home," said ${A.introduced}, "and we had better start."`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(A, 'walk', 'calm'), seen(M, 'point', 'happy')] },
        `They took what they could carry, and went, the big ones in front. First they came to a field. "Soft and deep!" said ${M.introduced}, and was gone up to the middle. But it had no tree in it, and not a drop of water. "${one}," said ${a}. They went on.`,
        `Everybody went, in a long row, with their beds on their backs. There was a field behind the mill. "Look at this earth!" said ${M.introduced}. The others looked. There was nothing there BUT earth. "${one}," said ${a}. So they thanked it, and went on.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(O, 'point', 'happy'), seen(A, 'look-up', 'calm'), seen(M, 'stand', 'worried')],
        },
        `The next was a church tower. "It's high, and it's dry, and it has a view," said ${o}, from the top. "Is there anything to dig in?" called ${m}. There were stones, and a bell. "${one}," said ${a}.`,
        `There was an old tower, with ivy. ${cap(o)} was up it at once. "Perfect!" "But how do we get up?" said ${m}. "And what would we dig in?" They stood round the bottom, and their necks hurt. "${one}," said ${a}.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(F, 'jump', 'happy'), seen(A, 'stand', 'sad')] },
        `Then they heard a splash. It was ${F.introduced}, who had gone ahead. "Wet!" said ${f}. "All of it!" And so it was. It was wet right up to the road, on every side. "${one}," said ${a}, and shook a foot.`,
        `"Here, here, here!" cried ${F.introduced}. It was a lovely pond. It had reeds, and flies, and mud. It had nothing else. ${cap(a)} put one foot on it, and the foot went in. "${one}," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(O, 'sit', 'sad'), seen(M, 'sit', 'sad'), seen(F, 'sit', 'sad')],
        },
        `It was evening by then. "We could each take the one that is right for us," said ${o}. It was very sensible. ${cap(m)} looked at ${f}, and ${f} looked at ${a}. They had heard each other breathe every night of their lives. Nobody went.`,
        `"There's a place for each of us," said ${o} slowly. "It's just not the same place." They all thought about it. No one would hear ${f} at night, or feel ${m} go by below. "I'd sooner have no home together," said ${a}, "than four of them apart."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(A, 'look-up', 'sad')],
          things: ['gate'],
        },
        `That was how ${k} found them, all in a row on the pavement. ${cap(k)} opened the garden gate. "You can have ours," said ${k}. It had an apple tree, and a bench. It was as long as nine steps. "It's very kind of you," said ${a}. "${one}."`,
        `A gate creaked, and there stood ${k}. "Are you waiting for somebody?" "For a wood," said ${a}. ${cap(k)} looked back at the garden. There was one tree in it. "It's only little," said ${k}. "But you can have it." "${one}," said ${a}, and tried to smile.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(O, 'point', 'excited'), seen(F, 'jump', 'excited')],
          things: ['fence', 'box'],
        },
        `${cap(k)} got up on a box to think, and so looked over the fence. Next door they had a pond. Behind that was a heap of leaves as tall as a man. Behind that were three great trees. "It IS a wood!" said ${k}. "It's only been cut into slices!"`,
        `"What's over there?" said ${f}. ${cap(k)} climbed on a box and looked over the fence. There was a pond! And over the next fence was a hedge, and over the next a huge old tree. "There's everything," said ${k}. "It's all there, in a row. Somebody has just put it in boxes."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'determined'), seen(M, 'stand', 'curious'), seen(A, 'stand', 'worried')],
          things: ['fence', 'plate'],
        },
        `${cap(o)} could fly over, and ${m} could dig under. But all the others were no good at fences. ${cap(k)} fetched a plate, and held it low down against the boards. "Could you get through that?" ${cap(a)} breathed in, and nodded.`,
        `There were ten fences, and not one of them had a way through. "How big are you, round the middle?" said ${k}. They measured ${a} with a plate. It fitted. "Then that's all we need," said ${k}. "Ten holes, as big as a plate."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(G, 'hold', 'happy', 'box')],
        },
        `So ${k} knocked, at one door after another, with ${g} behind, and the tools in a box. "Please may we make a hole in your fence? It's for everybody." Some laughed, and you had to be asked three times. ${cap(k)} asked three times. They all said yes.`,
        `${cap(k)} rang every bell in the street, and showed them the plate. ${Gcap} came along with the saw in a box. "Who's it for?" they said. "It's for a wood," said ${k}. "It's outside now, and it's tired." Nobody can say no to that. ${cap(k)} counted ten yeses.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(M, 'walk', 'happy'), seen(F, 'jump', 'happy')],
          things: ['fence'],
        },
        `When it was dark they came through, with a rustle. ${cap(f)} stopped at the second garden, with a splash. ${cap(m)} stopped at the heap. ${cap(a)} went on to the end and back, through all the holes. "That will do for all of us," said ${a}.`,
        `One after another they went through the first hole, and the second, and the third. There was a splash where ${f} got off, and a scrabble where ${m} did. By the last garden only ${a} was left. ${cap(a)} turned round, and could hear every one of them. "Good for all of us," said ${a}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
        },
        `On Tuesday the men came with their saws. There was nobody in the wood. On the sign it said, in mud: WE HAVE MOVED. And in bed, with the window open, ${k} lies and hears it come by. There is a rustle at number one. There is a splash at number three. Good night.`,
        `The wood was empty when the road came. Under the sign somebody had hung another. GONE TO LIVE AT NUMBERS ONE TO ELEVEN, it said. At night ${k} lies in bed, and a whole wood goes past below, on tiptoe.`,
      ),
    ],
  };
}
