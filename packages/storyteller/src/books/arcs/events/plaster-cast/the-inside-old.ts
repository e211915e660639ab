import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the best place is kept for somebody grand, who takes all of it; the saw has to go through a name. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, k, company, chance } = going;
  const { refrain, on, cast, isHand, C, N, n } = partsOf(going);
  const S = company.person([a, b, k].includes('Robin') ? 'Noor' : 'Robin', 'child');
  const s = S.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'proud'), seen(B, 'stand', 'curious')] },
        `The ${cast} was whiter than anything else in the house. It went on${on === '' ? '' : on.slice(3)}, wet and warm, and then it was as hard as a door. You could knock on it, and ${A.introduced} did. "Who's there?" said ${B.introduced}, every time. It would be on for six weeks. Then ${b} tried to hug ${a}, and there was a bonk. "We'll have to owe each other that," said ${a}.`,
        `A bone mends by itself, in the dark, if it's kept still. That's all it takes. ${A.introduced} had a ${cast}${on}, so white that you could have read by it. It had six weeks to go. "Knock, knock," said ${B.introduced}, and knocked. It was a fine thing in every way but one. ${b} came in for a hug, from the front, and then from the side. All that they got was a bonk.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'reach', 'happy', 'jar')],
          things: ['jar', 'sock'],
        },
        isHand
          ? `With one hand you can wave, and point, and turn a page with a thumb. You can't open a jar. You can get a sock half on, and then it laughs at you. So ${b} became the other hand. ${b} held the jar while ${a} turned, and was never once told what to do. "I couldn't manage without you," said ${a}. It was said with a full mouth, but it was said.`
          : `There's a good deal to be done sitting down. You can read, and rule, and hit the bin with a sock. But all the things in the world turn out to be on the other side of the room. So ${b} became the legs. ${b} fetched the jar, and the lid, and the spoon. "I couldn't manage without you," said ${a}. It was said with a full mouth, but it was said.`,
        isHand
          ? `They tried out what one hand can do. It can salute. It can draw a horse, if somebody holds down the paper. It cannot do a sock, and it can't do a jar, and you should see it with a banana. "Give it here," said ${b}, and was the other hand. By Thursday they could lay a table, and hardly spoke. "What would I do without you?" said ${a}.`
          : `They drew up a list of what you can do without getting up. You can play cards. You can throw a sock at a lamp. You can look at a jar on the top shelf, until it is fetched. ${b} fetched it. ${b} fetched everything, and never asked what it was for. "What would I do without you?" said ${a}. "Stay there," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'pencil'), seen(A, 'sit', 'surprised')],
          things: ['pencil'],
        },
        `"${refrain}" said ${g}, and was the first, with a pencil. But just then ${g} remembered the eggs, and had no paper. So what it said was eggs, bread, soap, string. After that ${a} had to be taken to the shop. People stood and read the list over one another's shoulders. And then they all had something they would like to add.`,
        `${Gcap} was to sign it first. "${refrain}" said ${g}, and found a pencil, and licked it. Then the telephone rang. When ${g} came back there was a shopping list on the cast, in five lines, and no paper. They had to take ${a}. There was nobody in the whole shop who did not stop and read it. "Do you mind?" they said, and felt for a pen.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'stand', 'happy'), seen(N, 'hold', 'calm', 'pencil'), seen(A, 'sit', 'proud')],
          things: ['pencil'],
        },
        `They came to the house for it. "${refrain}" said ${C.introduced}, and trod on it with great care, in mud. ${N.name} from next door brought her own pencil. She wrote her name so small that it looked like a hair. "I had a cast when I was ten," she said. "It had just one name on it, where I could see it in bed. I've still got it." ${a} nodded, and did not listen.`,
        `By the weekend there was a queue. "${refrain}" said ${C.introduced}, who signed with a foot. It had been in the pond first. Next came ${N.name}. She made one tiny mark, right at the edge, out of the way. "Mine had a single name on it, when I was a girl," said ${n}. "It was quite enough. It was the right one." But ${a} was looking to see who was next.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'proud'), seen(B, 'sit', 'curious', 'pencil')], things: ['pencil'] },
        `There was a best place. It was on top, as large as a hand, where everyone would see it. "${refrain}" asked ${b}. "I've been working on mine. It's nearly right." "Not there," said ${a}. "I'm keeping that." It was for ${S.introduced}, who could whistle through two fingers, and had never yet said hello. "There's plenty underneath," said ${a}. ${b} looked at the pencil. "I'll wait," said ${b}.`,
        `Right on top there was a place as white as a plate. It was the one that people looked at first. "${refrain}" said ${b}, who had used up two pencils, practising. "It's taken," said ${a}. "It's for ${S.introduced}, if ${s} comes." All the street wanted to know ${s}. ${s} could walk along the top of a wall, and never looked down at anybody. "You can go round the back," said ${a}. ${b} said that it wasn't ready, in that case.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'hold', 'proud', 'paintbrush'), seen(A, 'sit', 'surprised')],
          things: ['paintbrush'],
        },
        `And ${s} came. ${s} did not ask if there was room. ${s} took a paintbrush, and wrote in red, with a tail under it, over the top and round both sides. It went through the eggs. It went through the foot, and what had been ${N.name} was gone. "There," said ${s}, and looked at it with some love. "Which one are you?" ${a} said which. But ${s} was by the door.`,
        `On Friday ${s} really came, with a paintbrush, and everybody made way. It was a very big name, the way ${s} did it. It ran over the bread and the soap. It ran over the foot, and over a hair that was somebody next door. ${s} stood back. "That looks good on me," said ${s}, and left. It was only then that ${a} saw how much of it there was.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'sad', 'pencil'), seen(A, 'sit', 'sad')], things: ['pencil'] },
        `The paint was still wet when ${b} walked in. "It's right," said ${b}. "I've got it right at last. ${refrain}" They turned the cast over, and over again. It was red to the edges. "You said that there was plenty underneath," said ${b}. ${b} did not shout. ${b} folded a piece of paper in four, and went to sit on the stairs. The sock had to stay half off.`,
        `Then ${b} came running, with the short pencil behind one ear. "I've done it! It's just how I wanted it. ${refrain}" It's a terrible thing to look for a place, and know that there isn't one. ${a} looked for quite a time. "I see," said ${b}, and put the paper away. It was ${b} who shut the door, very softly. No one came when ${a} dropped the spoon.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'think', 'sad')], things: ['torch'] },
        `That night ${a} read it all through with a torch. There isn't much to read in one word. If one held the light low, then the others were still there, under the red. There was half an egg. There was one toe. "It was quite enough," somebody had said, "it was the right one." In the dark, inside, the bone went on mending, and did not care who was looking at it.`,
        `You can't turn over in bed with a cast. You can only lie and look at it, by torch, whether you like it or not. So there ${s} was. It was there at ten, and it was there at midnight. ${a} tried to find a hair in all that red, and couldn't. "Where I could see it in bed," ${n} had said. So that was what she meant.`,
      ),
      page(
        {
          setting: 'doctor',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(G, 'stand', 'calm')],
        },
        `In the morning there were still three weeks, and then there were none. ${Gcap} went along. The saw was loud, and could not cut so much as a sock. "What a name!" they said. "People like to keep the top. I can go round that for you. The rest will have to come off in bits." Everybody would have wanted to see it. "No," said ${a}. "Go through it. I need the rest."`,
        `The days went by after that, and they were long ones. Then ${a} and ${g} sat and waited for the saw. It buzzes, and tickles, and won't cut anything soft. "That's a good signature," they told ${a}. "Shall I save it? I'd cut round it, and the rest goes in the bin." It was the only one of its kind in the street. ${a} thought of whose it was. "Cut straight through it," said ${a}, "and keep the rest whole."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'stand', 'happy')] },
        `It tickled all the way along. There was a crack, and it lay there in two halves, like the shell of a nut. Out came the rest of ${a}, thin and pale and rather cold. "All there," said ${g}. But ${a} was not looking at that. ${a} had turned the shell over. There was red on the outside, and half a name. Inside it was white, from end to end, and nobody had ever thought of it.`,
        `Down one side it went, and down the other, and right between two letters. Then it opened, like a walnut. What had been inside was a bit thin, and wanted a wash, and was as good as new. "How does it feel?" said ${g}. "It's white," said ${a}. "Look. All that time we were short of room, and it's got a whole inside."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'sit', 'sad', 'pencil')],
          things: ['pencil'],
        },
        `${b} looked at it from a distance. "That's the inside," said ${b}. "No one will ever see it." "I shall," said ${a}. "It's the side that was next to me. I kept the good place for somebody who can't remember which one I am. I'm sorry. I cut it in half." It was quiet. ${b} got up for the pencil, in no hurry at all. "How far does it go up?" said ${b}.`,
        `"I saved you this," said ${a}. "You saved ${s} the top," said ${b}. That was so. It had to be stood in for a minute, like rain. "I know," said ${a}. "The top's in two bits now. I thought that the best place was where everyone could see it. It's where I could." ${b} put a hand in, to feel how smooth it was. Then ${b} looked about for the pencil.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'hug', 'happy')] },
        `It took three days, and nobody was allowed to look. It was the two of them, on either side of a door, and the door was open. They hung the shell by the bed, with the white to the front. Then there was something else that was owing. "${refrain}" said ${a} this time. ${b} thought about it. Then ${b} moved over. They waited for the bonk, out of habit.`,
        `What ${b} put there is nobody's business. It was small, and it was right, and it went by the bed, where you could see it lying down. ${n} came to look. "That's it," she said. "That's how they should be." When she had gone, ${a} stood about for a bit, with nothing in the way. "${refrain}" said ${a}. There was. They had six weeks to catch up on.`,
      ),
    ],
  };
}
