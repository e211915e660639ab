import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a mission goes wrong, somebody else is blamed for it, and says nothing. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, what, cover, Q, q, Qcap, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} was a ${what}, and had three rules. One: never be noticed. Two: never be thanked. Three: never explain. The first was the hardest, people said. But ${a} had found that nobody looks twice ${cover}. You need only go on as usual, and keep your eyes open.`,
        `Nobody knew that ${A.introduced} was a ${what}. That was how you could tell that ${a} was a good one. There were rules for it. You must not be noticed. You must not be thanked. And if it goes wrong, you don't explain. Otherwise there was nothing to it. After all, who looks twice ${cover}?`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'curious')],
          things: ['cup', 'glasses'],
        },
        `They weren't large missions. There would be a cup, with half its foot over the edge of the table. ${a} gave it a push. There would be a pair of glasses in the bread bin. Then there they were, on the nose of the teapot. "I must have put them there myself," said ${g}. Nothing broke in that house, and nothing was ever lost for long. ${refrain}`,
        `It began every morning with the glasses. ${Gcap} put them down in strange places, such as the bread bin. ${a} put them where ${g} would look next. Then there were the cups. A cup wants to be at the edge of things. All day long ${a} moved them back by an inch. "We never break anything," said ${g}, "do we? It's odd." ${refrain}`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(N, 'stand', 'proud'), seen(A, 'hide', 'worried')],
          things: ['flower', 'bush'],
        },
        `Then there was the flower by the gate. ${a} watered it before anybody was up. "That was you!" said ${g} to ${N.introduced}, over the hedge. "How very kind." "Oh," said ${n}. "Well. It's nothing." And she went pink, and did not say that it wasn't. Behind a bush ${a} thought of rule two. It had never been so long a rule.`,
        `There was a flower out by the gate. It had hung its head until ${a} took it on. "Somebody waters it," said ${g}. "It's you, ${n}, isn't it? You're so good." ${N.introduced} from next door opened her mouth, and looked at the flower. "One does what one can," she said. In the bush ${a} nearly said something, and bit on a leaf.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(Q, 'sleep', 'calm'), seen(A, 'reach', 'calm')],
          things: ['blanket'],
        },
        `The last mission of each day was a blanket. ${Q.introduced} slept under it until it fell off. ${a} pulled it up, one corner at a time. Once there seemed to be an eye, and then there wasn't. Afterwards ${a} sat on the stairs for a while in the dark. It had been nine missions that day. You would have liked to tell somebody about the third.`,
        `At night there was only ${Q.introduced} left, fast asleep, who kicked. ${a} fetched the blanket back from the floor and tucked it in all round. ${Qcap} sighed, or said something. It sounded like a word. It was a fine end to the day, and there was no one to say so. That's the trouble with it. The better it goes, the less there is to show.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'reach', 'surprised'), seen(Q, 'stand', 'surprised')],
          things: ['jam'],
        },
        `In the morning it was the jam. It stood at the very edge, the big jar, the last of the plums. ${a} reached up and gave it its inch. But it was the wrong way. There was a crash, and then it was very purple. ${a} did what one does, and stood there like somebody who had always stood there. In the door was ${q}, with a spoon.`,
        `The next morning there was a jar of jam on the shelf, the plum, the last one until autumn. It was over the edge by a hair. ${a} pushed. It's strange how loud a jar is. When it was quiet again, ${a} was looking the other way, as you do. ${q} had just come in for breakfast, and held a spoon.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'angry'), seen(Q, 'stand', 'sad'), seen(A, 'stand', 'shy')],
          things: ['spoon', 'jam'],
        },
        `${Gcap} came. ${Gcap} looked at the floor, and at the spoon, and at ${q}. "The last jar!" said ${g}. "With your spoon!" It would have been so easy to say, it wasn't me. ${q} looked once round the kitchen, not very long, and said nothing whatever. So there was to be no fair on Saturday. ${refrain} It had never been less fun.`,
        `"Who did that?" said ${g}, and then saw the spoon. "Oh, ${q}. And it was for the fair on Saturday. Now I don't think we'll go." ${q} breathed in, and looked about, and breathed out. There wasn't one word. ${q} only went and fetched a cloth. It was the best mission of all, if you thought about it. ${refrain}`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'think', 'sad')], things: ['bush'] },
        `${a} sat in the bush all that morning with the three rules. They were good rules. If you owned up, you had been noticed, and then you weren't a ${what} any more. You were just somebody who had broken the jam. And for what? It would be forgotten by Sunday. But ${q} had said nothing. ${a} kept coming back to that, like a tongue to a tooth.`,
        `Rule three: never explain. ${a} said it over under the bush. It was only a fair. There'd be others. A ${what} who tells is finished, and after that there are just cups, falling, with nobody to stop them. It all made sense. But it didn't help. Why hadn't ${q} said a thing? Anybody would have. That was what you could not push back from the edge.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'surprised')],
          things: ['glasses'],
        },
        `"It was me," said ${a}. "I pushed it the wrong way. I'm a ${what}." There went the rules, all three in one breath. ${Gcap} had to sit down for laughing. "You! A ${what}! It's sweet of you to say so." "I did the glasses, too," said ${a}. "This morning it was the bread bin." And ${g} stopped laughing. Nobody but the bread bin could have known that.`,
        `So ${a} went in, and said it. "The jam was me. It was a mission. I'm a ${what}, or I was till now." ${Gcap} laughed so much that it hurt. "Of course you are!" It is a curious thing to give up a secret, and have it handed back. "Yesterday they were in the bread bin," said ${a}. "Your glasses. On Monday it was the boot." It got very quiet. ${Gcap} had never told that to anyone.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(Q, 'sit', 'curious')],
        },
        `${Gcap} went and said sorry to ${q}, and meant it. Then it was ${A.names} turn. "It was me," said ${a}, "and I let you stand there. I'm sorry. I've given it up. I was a ${what}, you see, but now I've been noticed." "I know," said ${q}. "So will everybody, now," said ${a}. "No," said ${q}. "I mean that I've known since April."`,
        `"You can go to the fair," said ${a}, in the door. "I told. I'm sorry that I didn't at once. I used to be a ${what}, though you couldn't know." ${Gcap} had been there before, to say sorry, and ${q} was sitting up quite straight. "I could, though," said ${q}. "I've got it all written down." And ${q} felt about under the pillow.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Q, 'hold', 'proud', 'notebook'), seen(A, 'sit', 'surprised')],
          things: ['notebook'],
        },
        `It was a notebook, and it was nearly full. It said CUP, and CUP AND GLASSES. Then it said FLOWER, AND WAS NOT THANKED. On every page, at the bottom, stood the same thing: BLANKET. ${a} read it to the end, and had something in one eye. "You saw me push the jam," said ${a}. "Why didn't you say so?" "Rule one," said ${q}. "I didn't want you to be noticed."`,
        `There was a whole notebook of it. There were cups in it, with the time, and glasses, and each flower. BLANKET, it said, every night. PRETENDED TO BE ASLEEP. Nobody had ever told ${a} well done, and here it was, on forty pages, in pencil. "Then you knew about the jam." "I was right behind you." "And you never said!" "Well, no," said ${q}. "You'd have been noticed."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(Q, 'sit', 'proud')],
          things: ['notebook'],
        },
        `${a} thought that over. Somebody had watched since April, behind doors and over the edge of a blanket. "I look for things all day long," said ${a}, "and I never once saw you." "No," said ${q}, and tried not to look pleased. So that was who was the better ${what}. They made a new rule there and then. It said that two may know.`,
        `"So you followed me," said ${a}. "Since April. Every day. And I never noticed a thing!" ${q} went as pink as jam. It's not often that you are told such a thing, by someone who would know. There was one page left in the notebook. They tore up rule two, and wrote a better one: you may be thanked by somebody who was there.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'walk', 'shy', 'jam'), seen(A, 'hide', 'happy'), seen(Q, 'hide', 'happy')],
          things: ['jam', 'bush'],
        },
        `On Saturday, after the fair, they lay in the bush, for there was a mission at seven. Somebody else came first. It was ${n}, on tiptoe, in her socks. She watered the flower, though it was wet. Then she put a big jar of plum jam on the step, and looked left and right, and ran. It was a good minute before ${q} could speak. ${refrain} And ${q} wrote it down.`,
        `They were both in the bush on the evening of the fair, with one notebook, when the gate creaked. ${n} came in, bent low, with something under her coat. She had been thanked for a flower for weeks, and it must have weighed on her. She set down a jar of jam on the step, the plum, and stole away. She fell over the can. "Did you see something?" said ${q}. "Me?" said ${a}. ${refrain}`,
      ),
    ],
  };
}
