import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Whom everybody wants to ride has never had a ride; the first to ask is the first to stay on. */
export function middle(going: Going): Told {
  const { A, K, G, X, Y, a, k, g, Gcap, x, y, home, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: home,
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'curious')],
        },
        `Nobody could ride ${A.introduced}. They came from three villages to try. They got up on the one side, and they got down on the other. There was never very long in between. ${k} had seen it all.`,
        `It said so on the gate. "NOBODY CAN RIDE ${a.toUpperCase()}." It was like a bell to some people. They read it, and rolled up their sleeves. ${A.introduced} went on chewing.`,
        `There was no finer back than that of ${A.introduced}. It was as broad as a sofa, and nobody had ever stayed on it. "How long was that?" people asked. "Not long," said ${k}, who kept count.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'surprised'), seen(A, 'stand', 'calm')] },
        `"It's all in the knees," said ${X.introduced}, and hopped up. ${a} did nothing at all for a moment. Then there was a shake, from the nose to the tail. "${refrain}" said ${a}. ${x} was in the hedge.`,
        `${X.introduced} had brought a rope and a big hat. Up went ${x}. "You see?" said ${x}. Then ${a} sneezed. It was the hat that stayed on longest. "${refrain}" said ${a}.`,
        `First in the queue stood ${X.introduced}. "You only have to be firm," said ${x}. It lasted as long as a hiccup. Then ${a} shook. "${refrain}" said ${a}, quite politely.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'sit', 'surprised'), seen(A, 'stand', 'happy')] },
        `${Y.introduced} had thought about it for a week. ${y} came from behind, very softly. ${a} went round in a ring, and then in a smaller ring, and stopped. ${y} went on. "${refrain}" said ${a}.`,
        `"Me next!" said ${Y.introduced}, and was up before anyone could look. Off they went, straight at the mud. ${a} stopped at the edge. You can't blame ${y} for not stopping. "${refrain}"`,
        `Then came ${Y.introduced}, who had glue. It was very good glue. ${a} only went and scratched on a tree. Soon the tree was wearing ${y}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'surprised'), seen(A, 'sit', 'calm')] },
        `"Perhaps nobody has been comfortable," said ${g}, and put a cushion on first. It was a lovely cushion. ${a} sat down like a dog. Down slid the cushion, and down slid ${g}. "${refrain}"`,
        `${Gcap} wanted to do it slowly. There was a ladder, and a flask of tea. At the top ${g} took a sip. "Well, this is nice," said ${g}, and then ${a} lay down and rolled. "${refrain}"`,
        `Even ${g} had a go, for a joke. ${a} didn't shake. ${a} simply sat. There's nothing to hold on to on somebody who sits. "${refrain}" said ${a}, over one shoulder.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(A, 'stand', 'surprised'), seen(X, 'stand', 'curious')],
        },
        `"Now you," they said to ${k}. Everybody made room. But ${k} did not get up. ${k} sat down on the grass and shared out an apple, one half each. ${a} looked to see where the trick was.`,
        `There was only ${k} left. ${k} went up to ${a}, and did not go round to the side. ${k} stayed in front, where the face is. "Hello," said ${k}. Nobody had begun like that.`,
        `It was ${K.names} turn. They all held their breath. "I don't want to get on," said ${k}. "I want to ask something." ${a} stopped chewing. In all those years nobody had asked anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(A, 'stand', 'shy')] },
        `"Don't you like it, when they ride?" said ${k}. "I couldn't say," said ${a}. "I only ever see the one half of it. They climb up, and go all happy. I'm underneath."`,
        `"Why do you always throw them off?" said ${k}. "They never say where we're going," said ${a}. "And they never say, And what about you?" "What about you?" said ${k}.`,
        `"What would you like best?" said ${k}. ${a} looked round, and waited until the others were not listening. Then it came out, very fast. "I'dliketoknowwhatit'slike."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `"Everybody wants a ride on me," said ${a}. "They talk of nothing else. It must be the best thing there is. And I've never had one. Who would I get it on?"`,
        `"A ride," said ${a}. "I've never once had a ride. I've been under a hundred of them." It was so sad, and so silly, that ${k} had to sit down again. Then ${k} got up quickly.`,
        `"I've a back," said ${a}, "so I must stand and be got on. Has nobody else got a back?" They all looked at their own. There was not one that would have done.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(A, 'sit', 'excited')] },
        `In the barn stood the old hay cart, with four wheels and no hay. ${k} brought it round, and put straw in. "Up you get," said ${k}. Creak, went the cart. Crack, went the cart. ${a} was in.`,
        `"Wait," said ${k}, and was gone. There was a rumble, and round the corner came the big cart. It had once carried a piano. ${a} got in backwards, and sat very straight. "Does one hold on?" said ${a}.`,
        `It took ${k} all of ten minutes to think of the cart. It took five to get ${a} to sit in it. "What if I fall off?" said ${a}. "Then we stop," said ${k}. "That's the difference."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'run', 'determined'), seen(Y, 'run', 'determined'), seen(A, 'sit', 'excited')],
        },
        `Then they pulled. ${x} pulled, and ${y} pulled, and ${g} pushed behind. Up the hill it went like a snail. At the top they all had one look at what comes after a top. "Whee!" said ${a}.`,
        `It needed every one of them. "It's all in the knees," said ${x}, and this time it was true. They got it over the hill. After that it got itself. Down they flew, ears and all, as far as the pond.`,
        `${x} took the rope, and ${y} the other rope. "Where to?" called ${g}. Nobody had ever said that to ${a}. "There!" said ${a}. So they went there, and it was downhill. What a ride it was!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
        `"The trees went past by themselves," said ${a}. "I didn't move one foot. I see. I do see. Once more!" They had it once more, and then four times. Nobody could stand up any longer, except ${a}.`,
        `${a} got out, and got in again. "I had no idea," said ${a}. "If I'd known that it was like that, I'd have let them sit." ${x} and ${y} lay in the grass, and had no breath to answer.`,
        `"Well?" said ${k}. "It tickles in the middle," said ${a}, "and you can see over walls. No wonder they want it." And ${a} looked at them all as if for the first time.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'sit', 'happy')] },
        `When the sun was low, ${a} knelt down beside ${k}. "Where to?" said ${a}. They went home the long way, at a walk. The rest came behind with the empty cart. "${refrain}" they called. But nobody was next. ${k} stayed on.`,
        `${k} was too tired to walk home, and said so to nobody. Something soft pushed from behind. "Get on," said ${a}. "I'll say when we're there." It says something else on the gate now. "ASK," it says.`,
        `There's still a queue on Saturdays. It's a quiet sort of queue, with apples. Up the hill they ride on ${a}, one at a time. At the top stands the cart. "${refrain}" says ${a}, and gets in.`,
      ),
    ],
  };
}
