import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, runners, TITLES } from './parts.ts';

/** For the oldest: whoever might look has been told by everyone what happens to those who do. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q } = runners(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'sit', 'happy')], things: ['cherries'] },
        `At the end of the road, behind the cherry tree, lived ${A.introduced}. People were polite about it. They said good day from the other side, and then they walked a bit faster. It was the teeth. ${a} had never bitten anybody. What ${a} liked was cherries, and that July there were buckets of them. Towards evening something went crick.`,
        `Nobody could say a word against ${A.introduced}, at the end house. It was just that there were such a lot of teeth, and you could see them all. So nobody had ever gone in at that gate. ${a} sat in there by the cherry tree, all through July, and ate, and waved. On the last day there was a crick, and ${a} waved on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad', 'scarf')] },
        `Bom, it went, far back on the left, when there was nothing else to listen to. ${a} had toothache down to the knees. ${a} tried cold water, and tried hot. Then ${a} tied a scarf round that cheek and looked in the spoon. You can't see the back of your own mouth, not in a spoon. "I'll have to ask somebody," said ${a}, and it wasn't nice to think of.`,
        `By noon it was toothache. It was the kind that has a beat to it, bom, bom, bom. ${a} walked round the kitchen table, holding the cheek, with a scarf on. There is one place that nobody has ever seen of themselves, and it was there. You need another person for that. ${a} opened the gate. It squeaked, since it was never used.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'sad'), seen(P, 'run', 'scared')] },
        `${P.introduced} was on a ladder, doing the gutter. "I wonder if you'd look," said ${a}, and opened wide. It was meant to be helpful. From up there ${p} could see right down. ${p} didn't use the ladder to get off it. ${refrain} "It's at the back," said ${a}, to a wheel of dust.`,
        `The first was ${P.introduced}, with a barrow. ${a} had practised it. "I beg your pardon, it's on the left," said ${a}, and showed where. It's not a thing to see without a warning. The barrow ran on by itself as far as the pump. As for ${p}, there was a hat. ${refrain}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(Q, 'run', 'scared')] },
        `After that ${a} tried to lead up to it. ${a} smiled at ${Q.introduced}, for a start. It was a sad smile, and tired, and there were sixty in it. ${q} screamed so loudly that it hurt the tooth. "OW!" cried ${a}. It was the worst thing that could have been said. It went down the road like a cart down a hill. ${refrain}`,
        `"I'll do it with my mouth shut," thought ${a}, and went up to ${Q.introduced}, and pointed. "Hmmm," said ${a}. "Mm!" But just then came a great bom. "OW!" It blew the hat off ${q}, and ${q} went after it, and past it, and home. You could hear the bolts go. ${refrain}`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(P, 'shout', 'scared'), seen(Q, 'shout', 'scared'), seen(B, 'stand', 'curious')],
        },
        `There was a meeting in the cellar of the shop. "It went for me," said ${p}. "It roared at me," said ${q}. "First it smiled." They'd always known that it would come to this. At six they'd all go up the road, with brooms, and fence it in. ${B.introduced} sat on a sack and listened.${comesToo} "What did it say?" asked ${b}. "It said OW," said ${q}. ${b} thought that this was a funny thing to say before you bite.`,
        `They came together in the cellar of the shop, with brooms. Everyone had a piece of it to tell. It had been seen to foam. It had eaten a barrow. "It ought to be fenced in," said ${p}, "on all sides." They'd go and do it at six. ${B.introduced} was there too, at the back.${comesToo} "Why did it have a scarf on?" said ${b}. "In July?" Nobody had an answer to that, and so nobody heard it.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(B, 'think', 'worried')] },
        `It's not easy when everybody knows a thing and you don't quite. ${b} could see the end of the road from the wall, and a bit of somebody, sitting. If they were right, ${b} would be the silliest person who was ever eaten. If they were wrong, there was someone over there who was holding a cheek. ${b} knew what you hold a cheek for. ${b} had held one.`,
        `${b} didn't want to be brave. You can leave that to others. But there it was, with a scarf tied on top of the head in two ends, like ears. Only one thing in the world looks like that. And they would come at six, all of them, with brooms, and that would be that. ${b} looked back at the shop once.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(B, 'stand', 'shy'), seen(A, 'sit', 'sad', 'scarf')] },
        `"Which side is it?" said ${b}, from the gate, with a hand on it. ${a} looked up. "You'll only run," said ${a}. It was said without any anger. "I might," said ${b}. "I can't promise. But I'd like to know which side." "Left," said ${a}. "At the back." And after a moment, "Nobody's ever asked."`,
        `The gate squeaked. "I had one in spring," said ${b}, and stayed close to the post. "Bom, bom, it went." "That's it!" said ${a}. "That's just how it goes!" It was the first thing that they had in common. "They think that you're angry," said ${b}. ${a} thought about that, with all those teeth behind a shut mouth. "I'm not," said ${a}. "I hurt."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(B, 'look-up', 'determined')] },
        `"You'd have to open," said ${b}. "I know," said ${a}. "That's when it happens." So they did it in bits. First it was the front ones, and ${b} breathed. Then it was the sides. ${b}'s legs had made up their minds to go; it was quite hard to keep on standing on them. "Now the back," said ${b}, in a voice like string. And there it was, all of it. And it was only a mouth.`,
        `${a} opened one tooth wide, and waited. "All right," said ${b}. Then it was two, and then a row. At twenty ${b} had to sit down. "I'll shut it," said ${a}. "Don't," said ${b}. "I'm only counting." There were sixty, and they were very clean. Somebody who means to eat you doesn't stop and ask if you're ready. ${b} got up, and put in a head.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'surprised')] },
        `"How many cherries did you have?" said ${b}, and it echoed. "Ah?" said ${a}. "There's a stone in here. It's in between the last two, as tight as a cork." ${b} had a bit of string, and made a loop. It needed one arm, up to the shoulder. It occurred to ${b}, in there, what they would be saying in the cellar. Outside a clock struck six.`,
        `It was a cherry stone. It sat between the last tooth and the last but one, and looked pleased with itself. "I'll have to pull," said ${b}. "If it hurts, you mustn't..." "Ah woh't," said ${a}. That's what you call trust, on both sides. ${b} got the string round it at the third go. Then there were voices in the road, and brooms.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'shout', 'scared'),
            seen(Q, 'shout', 'scared'),
            seen(B, 'jump', 'determined'),
            seen(A, 'sit', 'surprised'),
          ],
          things: ['broom'],
        },
        `They came round the corner, all in step, and what they saw was a pair of feet. "It's got ${b}!" cried ${p}. "It's got ${b} by the head!" And as they lifted the brooms it said pop. Something small and hard flew over them and rang on the pump. ${b} came out after it, backwards, with wet hair. "Shh," said ${b}. "Don't frighten ${a}."`,
        `"Stop!" shouted ${q}. "Spit ${b} out!" They had got as far as the gate, and nobody was going to be the first. Pop, it said. A thing like a bullet hit ${p}'s broom and fell down. It was a cherry stone. ${b} stood there on both legs, entire. "That's all it was," said ${b}. "You might have looked."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(P, 'stand', 'shy'), seen(Q, 'stand', 'shy')] },
        `It was very quiet. ${a} felt about with the tongue, left, at the back. There was nothing there, nothing at all, and it was like a room with the window open. "I'm sorry that I shouted," said ${a}. "It hurt." They looked at their brooms. "You said OW," said ${q}, slowly. "I heard you. I told everyone." And ${p} picked up the stone, and put it down again.`,
        `Nobody knew where to put a broom. "It's stopped," said ${a}. "Oh, it's stopped!" And out came all those teeth, from ear to ear. They saw it, and half of them had one foot in the air. But ${b} was standing right in front of it, and was smiling too. One after another they put the foot down. "Was it very bad?" asked ${p}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(P, 'sit', 'happy')],
          things: ['cherries'],
        },
        `There's a path to the end house now, and the gate doesn't squeak. They come for cherries. ${p} always has a hand on the fence, just in case, and that's allowed. "Open wide," says ${b}, once a week, and has a look round with a torch. ${refrain} That was another time. These days there's a queue.`,
        `In the place where the stone fell there's a small tree. They all bring their buckets, in July. Now and then someone new goes by on the other side, and walks a bit faster. "It's all right," calls ${q}. "You have to look at what they do with their cheek." ${a} waves, and smiles, carefully, about a dozen at a time.`,
      ),
    ],
  };
}
