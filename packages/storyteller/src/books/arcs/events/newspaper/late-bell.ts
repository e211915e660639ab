import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'No news!',
  'No news today!',
  'Nothing new!',
  'There is no news!',
  'Still no news!',
  'No news here!',
  'Not a bit of news!',
  'Nothing new here!',
  "That's no news!",
  'No news at all!',
] as const;
const TITLES = ['why is the bell late', 'nothing on page one', 'front page', 'the bell that did not ring'];

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  /** Cook, caretaker. */
  readonly C: Figure;
  readonly D: Figure;
  /** "school", "the village". */
  readonly school: string;
  readonly refrain: string;
  readonly title: string;
}

function partsOf(going: Going): Parts {
  const { A, K, raw, company, chance } = going;
  const mate = withSchoolFriend(going).B;
  return {
    A,
    B: mate === A ? K : mate,
    C: company.person('Mrs Ash', 'neighbour'),
    D: company.person('Mr Pike', 'shopkeeper'),
    school: /\b(?:village|street|town|neighbourhood|family)\b/.exec(raw)?.[0] ?? 'school',
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}

/** Nobody has any news, and everybody says so while they wait for a bell that is always late. Nobody has asked why. */
export const LATE_BELL: EventPlot = { id: 'late-bell', young, middle, old };

function young(going: Going): Told {
  const { A, B, C, D, school, refrain, title } = partsOf(going);
  const [a, b, c, d] = [A.name, B.name, C.name, D.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'hold', 'proud', 'pencil')] },
        `${A.introduced} makes a ${school} newspaper. But page one is empty.`,
        `A ${school} newspaper! ${A.introduced} has a pencil. But what is new?`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'curious')],
          things: ['bell'],
        },
        `"What is new?" "${refrain}" says ${b}. "The school bell is late. It always is."`,
        `${a} asks ${B.introduced}. "${refrain}" says ${b}. "We wait for the school bell. It is late."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(C, 'stand', 'calm'), seen(A, 'stand', 'curious')],
          things: ['soup'],
        },
        `${C.introduced} cooks. "What is new?" "${refrain} It is soup. And the bell is late."`,
        `"What is new?" says ${a} to ${C.introduced}. "${refrain} Only soup. And a late bell."`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(D, 'walk', 'calm'), seen(A, 'run', 'curious')],
          things: ['ladder'],
        },
        `${D.introduced} goes by with a ladder. "${refrain}" says ${d}. "Shh!"`,
        `Here is ${D.introduced} with a ladder. "What is new?" "Shh. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} is sad. "Page one is still empty."`,
        `Nobody has any news. ${a} sits down by ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'calm')], things: ['bell'] },
        `"And the bell is late again," says ${b}. "Why?" says ${a}. Nobody knows why!`,
        `No bell yet. "Why is it late?" says ${a}. "Nobody asked," says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['bell'] },
        `${a} looks up at the bell. There is straw in it. There is a beak!`,
        `So ${a} looks up. What is in the bell? It is grass, and a tail!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'wave', 'happy'), seen(A, 'look-up', 'excited')], things: ['nest', 'egg'] },
        `"A nest!" says ${a}. "Shh," says ${d}. "It has eggs. So I do not ring."`,
        `It is a nest with eggs! "I can't ring it now," says ${d}. "Shh!"`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'paint'), seen(B, 'cheer', 'happy')],
        },
        `Now page one is full. "Eggs in our bell!" They all want to read it.`,
        `${a} writes it on page one. "A nest in the bell!" ${b} reads it out.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy'), seen(C, 'wave', 'happy')],
        },
        `Then one day, cheep! "What is new?" asks ${c}. "They are!" says ${a}.`,
        `One morning it says cheep. Cheep, cheep! "That is news!" says ${a} to ${c}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, C, D, school, refrain, title } = partsOf(going);
  const [a, b, c, d] = [A.name, B.name, C.name, D.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'hold', 'proud', 'pencil')] },
        `${A.introduced} had started a ${school} newspaper. It had a name at the top, and the weather at the bottom. In between there was page one, and page one was empty. "I only need some news," said ${a}.`,
        `It was going to be a real ${school} newspaper. ${A.introduced} was the editor, and had a pencil behind one ear. There was a big white space for the news. "It comes out on Friday," said ${a}.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'curious')] },
        `Everybody was standing in the yard. "What's new?" ${a} asked ${B.introduced}. "${refrain}" said ${b}. "We're waiting for the school bell. It's late again." "I mean something interesting," said ${a}.`,
        `First ${a} asked ${B.introduced}, who was hopping on one foot. "What has happened?" "${refrain}" said ${b}. "The school bell ought to ring, and it doesn't. It's been like that all week." ${a} did not write that down.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(C, 'stand', 'calm'), seen(A, 'stand', 'curious')],
          things: ['soup'],
        },
        `In the school kitchen stood ${C.introduced}, with a big spoon. "${refrain}" said ${c}. "It's soup on Tuesdays. And it goes cold, because the bell's late." "Thank you," said ${a}, and went on.`,
        `${C.introduced} did the cooking at school, and knew everybody. "Is anything new?" said ${a}. "${refrain}" said ${c}. "The carrots are the same. I'd say that the bell was late, but when isn't it?"`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(D, 'walk', 'calm'), seen(A, 'run', 'curious')],
          things: ['ladder'],
        },
        `${D.introduced}, the caretaker, came round the corner on tiptoe, with a ladder. "What's happening?" said ${a}. "${refrain}" whispered ${d}. "Nothing at all. And don't shout."`,
        `Then ${a} met ${D.introduced}, the caretaker. There was straw in his hair. "Have you any news?" called ${a}. "Shh!" said ${d}. "${refrain} Go and look for some somewhere else."`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'happy')] },
        `On Thursday page one was as white as before. "You could make something up," said ${b}. "A lion on the roof!" "But there isn't one," said ${a}. "Then nobody would need to read it."`,
        `"Page one is still white," said ${a}. "Then write that there's a lion," said ${b}, "on the roof. Everybody will buy it." ${a} thought about the lion. It was a good lion. "But when they look up," said ${a}, "it won't be there."`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'calm')] },
        `They stood in the yard again, and waited for the bell. It was late. "It's always late," said ${b}. "Why is it?" said ${a}. ${b} began to answer, and stopped. Nobody had asked that.`,
        `Out in the yard it was time for the bell, and it didn't ring. "It's late," said everyone, as they did each day. "Yes, but why?" said ${a}. They all looked at each other. No one knew.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['bell'],
        },
        `The bell hung high up on the wall, under a little roof. ${a} leaned back to see. A bit of straw was hanging out of it. Then the straw moved, and there was a beak. "Oh!" said ${a}.`,
        `So ${a} did what nobody had done. ${a} looked up. There was the bell, in its place on the wall. But out of the bell stuck a tail! It was brown, and it went up and down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(D, 'wave', 'happy'), seen(A, 'look-up', 'excited'), seen(B, 'look-up', 'excited')],
          things: ['nest', 'egg'],
        },
        `"You've found out," said ${d}, behind them. "There's a nest in it, with four eggs. If I ring, they'll fall. So I walk round with the little bell, and I'm not very quick."`,
        `"Not so loud," said ${d}. "She's sitting on four eggs in there. How can I ring? I go from door to door with my hand bell. It takes ten minutes. I didn't want her to be disturbed."`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'pencil'), seen(B, 'cheer', 'happy')],
        },
        `That was news! It filled page one to the edge, with a drawing. "Why the Bell Is Late," it said on top. By noon there was not one left. Everybody looked up, on tiptoe, and nobody shouted.`,
        `${a} wrote until supper, and ${b} drew the tail. "Four Eggs in Our Bell," said page one. They had to print it three times. All over the yard people looked up, and said shh to each other.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(C, 'wave', 'happy'), seen(B, 'jump', 'excited')],
        },
        `Two weeks later the bell went cheep. It was on time, too. "What's new?" called ${c}, from the kitchen window. ${a} held up four fingers. "They are!" said ${a}.`,
        `Then one Monday, at nine exactly, there was a noise from the bell. Cheep! "It's on time!" cried ${b}. "${refrain}" said a small boy, who had just come. "Wait for page one," said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B: mate, C, D, school, refrain, title } = partsOf(going);
  const { K, k, company } = going;
  // The child of the book prints no lions.
  const B = mate === K ? company.person(K.name === 'Sal' ? 'Noor' : 'Sal', 'child') : mate;
  const who = A === K ? 'people' : k;
  const asked = A === K ? [] : [seen(K, 'stand', 'happy')];
  const [a, b, c, d] = [A.name, B.name, C.name, D.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'pencil'), seen(B, 'stand', 'happy')],
        },
        `They had a name for the ${school} newspaper, and a price, and a hat. ${A.introduced} was going to write it, and ${B.introduced} was going to sell it. There was a joke on page three, and a crossword that didn't quite cross. Only page one was white. "All I need is for something to happen," said ${a}. "By Thursday," said ${b}, who had told everyone Friday.`,
        `${A.introduced} had wanted to be a reporter since before there was anything to report. Now there was a ${school} newspaper, and it was theirs. ${B.introduced} did the money, and the shouting. Pages two to four were ready. "And what's on the front?" said ${b}. "The news," said ${a}. "What news?" "I'm just going out to get it," said ${a}, and took a sharp pencil.`,
      ),
      page(
        { setting: 'playground', camera: 'wide', actors: [seen(A, 'stand', 'curious'), ...asked] },
        `It was nine, and they were all in the yard, stamping their feet. ${a} went along the line with a notebook. "Anything new?" "${refrain}" ${who} said. "The school bell's late." "Besides that," said ${a}. But there was nothing besides. Somebody had lost a glove, and somebody else had found it. ${a} wrote down late, and glove, and crossed them both out.`,
        `${a} began with the yard, where everyone had to stand about anyway. "Has anything happened to you?" asked ${a}. "Lately?" ${who === 'people' ? 'They' : who} thought hard, to be kind. "${refrain}" ${who} said. "We're just waiting for the school bell. It's late again. It's late every day." "I can't print that," said ${a}. "Everybody knows it already."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(C, 'stand', 'calm'), seen(A, 'stand', 'curious')],
          things: ['soup'],
        },
        `"${refrain}" said ${C.introduced}, in the kitchen, in the steam. "It's soup, and then it's soup. You could put in that it goes cold. I have it hot for when the bell goes, and the bell doesn't go." "I'm really looking for something with a bang," said ${a}. "Then you've come to the wrong soup," said ${c}.`,
        `${C.introduced} looked into all the pots, to see if there was any news. "${refrain}" said ${c}. "Things were more punctual once. A bell was a bell." ${a} put that down, and looked at it. It was no use. It was just what people say. On the way out ${a} met a lady who had nearly slipped, but then she hadn't.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(D, 'walk', 'calm'), seen(A, 'run', 'curious')],
          things: ['ladder'],
        },
        `By the bicycles was ${D.introduced}, the caretaker, with the long ladder. He was carrying it as if it were asleep. "What's that for?" said ${a}. "${refrain}" whispered ${d}. "I mean, nothing. And I'd thank you not to run, just here." There was a bit of straw on his cap. ${a} noted the ladder, and the straw, from habit, and couldn't do a thing with either.`,
        `${D.introduced}, the caretaker, never had much to say. Today he had even less. "${refrain}" he whispered. He'd been coming down the long ladder, backwards, in his socks. "Are you hurt? Is it a burglar?" said ${a}, with hope. "It's nothing," said ${d}. "Mind the step, and don't bang that door." ${a} wrote down ladder, and socks. You write down everything.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'excited')] },
        `"A lion," said ${b}, on Wednesday night. "On the roof. They'd rip it out of our hands." "There's no lion," said ${a}. "There needn't be. You put a question mark. Lion on Roof? It's only asking." It looked splendid, in capital letters. ${a} had been to every door in the place. In the end ${a} said nothing, which is a way of saying something, and went to bed. And ${b} printed it.`,
        `"Do you know what sells?" said ${b}. "Lions. I can see it: Lion on Roof, and a question mark." "Who has seen one?" "I have," said ${b}, and shut both eyes. "I'm seeing it now." ${a} ought to have said no. ${a} said, "I'm tired. Do as you like." It's remarkable how much can be printed in one night by somebody who has been told that.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(B, 'cheer', 'proud'), seen(A, 'stand', 'worried'), seen(D, 'stand', 'worried')],
        },
        `It sold out before nine. Nobody stamped their feet that morning. They stood against the wall, and looked at the roof, and some of the little ones held hands. "Is it true?" they asked ${a}. "It's got a question mark," said ${a}. ${c} had shut the kitchen. And up on the ladder, with a net, white as a sheet, was ${d}. "Where?" he called down. "Where is it? It'll get at the bell!"`,
        `They sold every one, at the gate, and could have sold as many again. ${b} jingled. But in the yard it was quiet. The small ones would not come out from under the porch. Somebody was crying, in a sensible way, into a scarf. And ${d} went up the wall with a broom, two rungs at a time. "A lion?" he shouted. "Up here? Not while I'm about. It'll have to get past me to the bell."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'stand', 'shy')], things: ['bell'] },
        `${a} stopped. Why would anyone mind about the bell? There had been a ladder, and a man who whispered as if something slept. There was soup that went cold. The news had been told to ${a} at every door, with a sigh. ${a} had crossed it out each time. Everyone knew that it was late. And no one, in the whole place, had asked why.`,
        `${a} stood quite still. What about the bell? ${a} turned back through the notebook, to the very beginning. Late, said page one. Late, said the kitchen. Ladder. Whispering. It was all there, in ${A.names} own hand. Everybody had told ${a} the news. They'd only told it as if it were the weather. ${a} had never put the one word after it that makes a thing into news: why?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'look-up', 'surprised'), seen(D, 'wave', 'happy')],
          things: ['bell', 'nest', 'egg'],
        },
        `${a} climbed on the low wall, and looked up. Out of the bell hung a wisp of grass. There was a beak on one side, and on the other a tail. "Four eggs," said ${d}, coming down. He was still shaking. "She's in there since Sunday week. If I pull that rope, it's over. So I go round to all forty doors with my hand bell. I thought, the fewer that know..." He looked at the paper. "And now it's lions."`,
        `There it hung, high on its bracket, with a tail sticking out. ${a} saw the tail, and a bit of speckled breast. It was about as big as a bun. "That's who I'm quiet for," said ${d}, on the lowest rung. "It was three, and on Monday it was four. You can't ring a bell with four eggs in. I've been doing it on foot." He wiped his forehead with the front page. "I thought you'd found her. I never thought you'd made something up."`,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'pencil'), seen(B, 'sit', 'worried')],
        },
        `It was the best story that anyone had had there in years, and it would just fill page one. But there was something else that had to stand on page one. "You can put that at the back," said ${b}. "Small. Nobody reads those." "The lion was in front," said ${a}, "and big." So they set it in the same large letters. There Is No Lion. We Made It Up. We Are Sorry. After that there was no room. The nest went on page two.`,
        `"Now we've got it!" said ${b}. "Page one!" ${a} had thought so, too, for as long as it took to sharpen the pencil. But there were children out there still who would not cross the yard. "First we've got to take the lion down," said ${a}. "And it has to be as large as it was when it went up." We Made Up the Lion, it said on page one, right across. We Should Not Have. It took up all the space there was. For the best news they would ever have, there was half of page two.`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'sad'), seen(C, 'stand', 'angry')],
        },
        `They sold nine. People read the front, and gave it back. "And a nest, is it?" said ${c}. "With eggs? In the bell? I suppose it's a lion's." Nobody went so far as to look up. That is the trouble with a lie; it eats what comes after. "We could give up," said ${b}, and put the papers down. It was the first time that ${b} hadn't shouted all day.`,
        `${b} stood at the gate until it got dark, and sold seven. "What have you made up this time?" people said. "Eggs? Go on!" The little ones laughed at page two, because they had learned something. ${c} had wrapped a cabbage in it. "They don't believe us now," said ${b}, "and it's true!" "No," said ${a}. "They don't believe us because of the other one."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'calm'), seen(B, 'kneel', 'happy'), seen(C, 'look-up', 'surprised')],
          things: ['bell'],
        },
        `So they did it the slow way. ${a} asked ${c} to come out, just for a minute, in soft shoes, and look. ${c} looked up for a long while. "Well, I'll be boiled," said ${c}, in a whisper. The next day it was three of them, and then it was nine. ${b} lifted up the small ones, one by one, as often as they liked. It was more tiring than shouting.`,
        `"Then they needn't believe it," said ${a}. "They only need to look." They began with ${c}, who was led out by the apron. ${c} saw the tail go up and down. After that it was two at a time, on tiptoe, before school and after it. ${b} let the little ones stand on ${B.names} own back, and never said one word about the price. By the end of the week, nobody needed a newspaper to know.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy'), seen(D, 'wave', 'proud')],
          things: ['bell'],
        },
        `On the second Monday, at nine to the minute, the bell went cheep. The whole yard heard it. It was so quiet that it could be heard in the kitchen. "What's new?" ${who === 'people' ? 'somebody' : who} called out to ${a}, as always. ${a} had the pencil out already. But everybody was looking up. "You can see for yourselves," said ${a}. And ${b} wrote it down, word for word, and put no question mark.`,
        `There was a special issue, in the third week, with one word on the front. It was Cheep. They printed two hundred. ${d} bought the first, and read it right through, on the ladder. "Is it all true?" said ${d}. "Count them," said ${a}. He did. There were four. "${refrain}" says ${b} now and then, with a look at the white page. "Really?" says ${a}. "What is it that they're all complaining of?"`,
      ),
    ],
  };
}
