import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what would be sensible, and what everybody would lose by it. */
export function old(going: Going, title: string): Told {
  const { one, refrain, A, a, K, k, G, g, Gcap, O, o, M, m, F, f } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(O, 'point', 'worried'), seen(A, 'stand', 'sad')],
          things: ['sign', 'tree'],
        },
        `The sign went up on a Friday, on the oldest tree. ${cap(O.introduced)} had to read it to them twice, as nobody wished to have heard it. THIS WOOD WILL BE A ROAD. "Some of it?" said ${A.introduced}. "It doesn't say some," said ${o}. "It says Tuesday." A leaf came down, as they do. This time they all watched it, right to the ground.`,
        `When you live in a wood, you don't think of it as a thing that can stop. It is just what there is. Then there was a sign on the oak tree, and ${O.introduced} read it out. They were going to cut it down, all of it, and make a road. "But where will the wood go?" said ${A.introduced}. It was very quiet. "I think," said ${o}, "that it means us."`,
      ),
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(A, 'walk', 'calm'), seen(M, 'point', 'happy')] },
        `They left on Saturday, in a row, with ${a} in front, because somebody has to be. By noon they had come to a field. It had been ploughed, and it smelled of cake. "Oh, feel it!" said ${M.introduced}, from somewhere underneath. "It goes on for ever!" It did. It went on to the edge of the sky, brown and flat, with nothing to sit in and nothing to sit under. "${one}," said ${a}.`,
        `Each of them took a bed, and one thing that was too heavy, and they went. The first place was a field. ${cap(M.introduced)} put down the bed there and then. "There isn't a stone in it," said ${m}. "I could do a mile before breakfast!" The rest of them stood in the wind. There was no up, and no under, and nothing at all to drink. "${one}," said ${a}, and did not say it unkindly.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(O, 'point', 'happy'), seen(A, 'look-up', 'calm'), seen(M, 'stand', 'worried')],
        },
        `After the field came a church. ${cap(o)} was at the top of the tower before they had shut the gate. "You can see four counties!" "What's there to dig in?" called ${m}. There was a long silence. "There's some very old dust," said ${o}. They tried the stairs, those that had legs for it. There were two hundred, and at the end of them was a bell. "${one}," said ${a}, when they were all down again.`,
        `There was a tower with no roof, and ivy up one side. "This is the most beautiful place I have ever sat on," said ${o}. It was, if you could get there. The rest of them looked up at it, as you look at a cake in a window. ${cap(m)} scratched at the floor, which was stone, and then politely stopped. "${one}," said ${a}.`,
      ),
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(F, 'jump', 'happy'), seen(A, 'stand', 'sad')] },
        `The third place announced itself with a plop. "Don't anybody look any further," said ${F.introduced}, with only the eyes showing. It was as fine a marsh as ever was. It was wet in the middle, and wetter round the edge. ${cap(a)} stood on a tuft, and the tuft sank, in a slow, friendly way. "${one}," said ${a}, up to the elbows.`,
        `They'd have walked right past the pond, in the dusk, but for ${F.introduced}, who walked right in. "It's warm!" said ${f}. "There are midges! There's a bit here that's nothing but slime!" It was everything that anybody could want who wanted to be wet. The others stood on the one dry stone, all of them, on tiptoe. "${one}," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(O, 'sit', 'sad'), seen(M, 'sit', 'sad'), seen(F, 'sit', 'sad')],
        },
        `That night it was ${o} who said it. "There is a good place for each of us. We have seen them all. It would be sensible." It would have been very sensible. ${cap(m)} would have had the field, and ${f} the pond. Nobody had ever gone to sleep without the others' noises. "I'd hear nothing but wind," said ${o}, after a while. "I withdraw it." And they moved closer together.`,
        `Nobody slept. "We could split up," said ${m}. "I'm only saying it, because somebody must. There's a home for every one of us." They thought about it. They thought of the nights in the wood, with one of them calling, and one digging, and one going plop. They had never listened to it. They had only slept on it, as on a mattress. "I don't want a home," said ${f}. "I want where I live." So that was that.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'curious'), seen(A, 'look-up', 'sad')],
          things: ['gate'],
        },
        `On Sunday evening ${k} came out to shut the gate, and found a wood sitting on the pavement. It was tired, and had its beds with it. "You'd better come in," said ${k}. The garden had one apple tree, and a bench, and some grass. You could cross it in nine steps, or in four if it rained. ${cap(a)} looked at it with great politeness. "It's a dear little place," said ${a}. "${one}."`,
        `They got as far as a street. It was nearly dark, and there was nothing ahead but more of it. A gate opened, and somebody looked out, and along the row, and back. "Are you all together?" said ${k}. "Yes," said ${a}. "That's the difficulty." ${cap(k)} had a garden. It was narrow, with a tree at the end. ${cap(k)} held the gate wide open, to make it look like more. "${one}," said ${a}, "and thank you."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(O, 'point', 'excited'), seen(F, 'jump', 'excited')],
          things: ['fence', 'box'],
        },
        `It was dreadful to have so little to give. ${cap(k)} got up on a box, so as not to be seen minding, and looked over the fence. Next door there was a pond, with a plastic heron. Beyond that was a heap of leaves as old as the house. And then came brambles, and three oaks in a row that nobody could reach to prune. "How many trees has a wood?" said ${k} slowly. "Yours is here. It's just been cut into slices!"`,
        `"What do they have over there?" said ${f}, who had heard a drip. ${cap(k)} had lived there always, and had never looked. It took a box, and a good jump. There was a pond. Over the next fence it was all ferns, and over the next was a tree so big that four gardens had to share it. It went on like that down to the corner. "It's a wood," said ${k}. "It's a whole one! They keep it in drawers."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'determined'), seen(M, 'stand', 'curious'), seen(A, 'stand', 'worried')],
          things: ['fence', 'plate'],
        },
        `${cap(o)} could go over the top, and ${m} could go underneath. But all the rest of a wood goes along the ground, at night, with its nose down, and there were ten fences. ${cap(k)} went in and came out with a dinner plate, and held it against the bottom board. "Breathe in," said ${k}. ${cap(a)} breathed in. It was a fit, all the way round, with a whisker to spare on either side.`,
        `There was just one thing wrong with it. What good is a wood, if you can't get from one slice of it to the next? ${cap(k)} walked along the fence, tapping. "How big a hole do you need, at your widest?" Nobody likes to be asked. In the end they did it with a dinner plate, behind the bench. "Is that all?" said ${k}. "A wood goes through a hole like that?" "One at a time," said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(G, 'hold', 'happy', 'box')],
        },
        `It meant eleven doors, and at each of them somebody to whom ${k} had only ever said good morning. ${cap(k)} took the plate. ${Gcap} came behind, with the tools in a box, and did not do the talking. "I'd like to make a hole in your fence, please," said ${k}. "It's this big. It's so that a wood can get through." Some of them laughed. One said no, and then came running after them down the street, in slippers, to say yes.`,
        `${cap(k)} was not somebody who rings bells. The first took three goes. "Good evening," said ${k}, and held up the plate. "It's for a hole. There's a wood on our lawn, and it has been told to be out by Tuesday." It got easier. By the sixth door ${g}, with the saw in a box, had nothing to do but nod. The man at number nine said that his fence was new, and shut the door. Then he opened it again. "How big, did you say?"`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(M, 'walk', 'happy'), seen(F, 'jump', 'happy')],
          things: ['fence'],
        },
        `When the last lamp was out there was a rustle by the first hole. Then there was one by the second. In the third garden something went plop, and that was ${f}, at home. ${cap(m)} got off at the leaves. ${cap(a)} went on, through all of the ten, to the big trees and the end of the street. And there ${a} sat down and listened. They were all there, in the dark, doing what they did. "That will do for all of us," said ${a}.`,
        `They waited until the street was asleep. It took most of an hour, for a wood is longer than it looks. ${cap(f)} was the first to drop out, with a splash. ${cap(m)} was next. The brambles took nine of them, and the ferns took more. When ${a} came to the last hole there was nobody behind. ${cap(a)} turned round. From there you could hear every single one. "Good for all of us," said ${a}, to nobody, and everybody.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `On Tuesday the saws came, and there was nobody to stop them, and nobody to be sorry for. Below the sign hung another, in mud. MOVED, it said. NUMBERS ONE TO ELEVEN. The people in the street sleep rather well these days, and can't think why. Only ${k} knows what it is. You lie in bed with the window open, and you don't listen. You sleep on it, as on a mattress.`,
        `They built the road, in the end, and it is quite a good one. On the old oak, when they came to it, there was a note. PLEASE SEND ON OUR LEAVES, it said, and an address. And if you should drive down that road one night, and turn off, and stop, you may hear something go by, behind the houses. ${cap(k)} hears it every night, half asleep, with one hand hanging out of bed. It takes most of an hour.`,
      ),
    ],
  };
}
