import type { Figure, Told } from '../../../arc.ts';
import { withArticle } from '../../../company/figure.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'But where to?',
  'Yes, but where to?',
  'Where to, though?',
  'And where to?',
  'Oh, but where to?',
  'But to where?',
  'Now where to?',
  'So where to?',
  'Only, where to?',
  'Where to, I wonder?',
] as const;
const TITLES = ['the last page', 'back by Friday', 'but where to', 'a book that goes beep'];

interface Parts {
  readonly refrain: string;
  /** Whom the book in the book is about: somebody like the hero, else a bear. */
  readonly z: string;
  readonly aZ: string;
  /** A small child who waits for the same book, and who sits at the desk. */
  readonly P: Figure;
  readonly p: string;
  readonly L: Figure;
  readonly l: string;
}

function partsOf({ A, B, K, company, chance }: Going): Parts {
  const taken = [A, B, K].map(({ name }) => name);
  const z = A.being && !A.isChild ? A.kind : 'bear';
  const P = company.person(taken.includes('Pim') ? 'Noor' : 'Pim', 'child');
  const L = company.person(taken.includes('Mr Reed') ? 'Mrs Stock' : 'Mr Reed', 'librarian');
  return { refrain: chance.pick(...REFRAINS), z, aZ: withArticle(z), P, p: P.name, L, l: L.name };
}

/** Nobody gets to the end of the book before it has to go back, until it is read where it was borrowed. */
export const LAST_PAGE: EventPlot = { id: 'last-page', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, z, aZ, P, p } = partsOf(going);
  const aZcap = cap(aZ);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'library', camera: 'medium', actors: [seen(A, 'cheer', 'happy')] },
        `${A.introduced} has a library card. Now for a book!`,
        `${A.introduced} has a new library card. Now to borrow!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'book'), seen(B, 'stand', 'curious')] },
        `${B.introduced} finds one.${comesToo} ${aZcap} goes far away. "${refrain}" says ${a}.`,
        `Look what ${B.introduced} finds!${comesToo} ${aZcap} sets off. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'curious'), seen(A, 'hold', 'happy', 'book')] },
        `Little ${p} wants it, too. But ${a} has it. Beep, goes the card!`,
        `"Oh!" says little ${p}. But ${a} was first. The card goes beep!`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(G, 'hold', 'calm', 'book'), seen(A, 'sleep', 'sleepy')],
        },
        `In bed, ${g} reads. The ${z} goes uphill. "${refrain}" And ${a} is asleep.`,
        `${Gcap} reads it at bedtime. Uphill goes the ${z}. "${refrain}" Then ${a} sleeps.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `Next night. There is a bridge. "${refrain}" But ${a} is asleep. So is ${b}.`,
        `In bed again. Over a bridge! "${refrain}" But ${a} and ${b} are asleep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'book'), seen(G, 'stand', 'calm')] },
        `Friday! The book must go back. "No!" says ${a}. "Where is the end?"`,
        `"Your book must go back," says ${g}. "But the end!" says ${a}.`,
      ),
      page(
        { setting: 'library', camera: 'medium', actors: [seen(P, 'look-up', 'sad'), seen(A, 'stand', 'surprised')] },
        `${p} is at the library. "No ${z}," says ${p}. How sad!`,
        `At the library, ${p} looks sad. "Is the ${z} back?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm'), seen(P, 'hold', 'happy', 'book')] },
        `"Here it is," says ${a}. "But what is the end?"`,
        `"Here," says ${a}. "It is your turn. But how does it end?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sit', 'excited', 'book'), seen(A, 'sit', 'excited'), seen(B, 'sit', 'curious')],
        },
        `They sit and look together. A door! It is the library!`,
        `So they look together. There is a door. It is the library!`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'cheer', 'happy'), seen(A, 'cheer', 'happy')] },
        `The ${z} has a book to take back! How they laugh! Beep!`,
        `"It brings its book back!" says ${p}. Beep! How they all laugh!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['book'] },
        `Now ${a} has another. A boat sails off. "${refrain}" Shh. ${a} is asleep.`,
        `${a} has a new one. There goes a boat. "${refrain}" Shh. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, z, aZ, P, p, L, l } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'library', camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(L, 'stand', 'happy')] },
        `${A.introduced} had a library card. It was so new that it still smelled of new. ${l} sat at the desk. "Now you can take home anything that goes beep," said ${l}.`,
        `"Your name, on the line," said ${l}. Then the library card was ready. It belonged to ${A.introduced}, and to nobody else. "Now you may borrow anything here that goes beep," said ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', 'book'), seen(B, 'stand', 'curious')] },
        `${B.introduced} went under the machine, to see.${comesToo} There was no beep. So they looked along the shelves. There was a book with ${aZ} on it. The ${z} was setting off on a very long walk. "${refrain}" said ${a}.`,
        `First they tried it with ${B.introduced}. No beep came.${comesToo} Then ${a} pulled out a book. There was ${aZ} on it, with a bag, going a very long way. "${refrain}" said ${a}. It was the right one at once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'sad'), seen(A, 'hold', 'happy', 'book')] },
        `Somebody else had been coming for it. It was ${p} from the next street, who was small, and out of breath. "Oh," said ${p}. "You've got the ${z}." "Only until Friday," said ${a}. The book went beep.`,
        `"Is the ${z} in?" said a voice. It was ${p}, who lived in the next street and was only small. "It's just going out," said ${a}, and held it tight. "But it'll be back on Friday." Beep, went the book.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(G, 'hold', 'calm', 'book'), seen(A, 'sit', 'sleepy')],
        },
        `That evening ${g} read it out in bed. The ${z} went up a hill, and down the other side. The voice was low, and the blanket was warm. "${refrain}" said ${a}. And then it was morning.`,
        `${Gcap} read it at bedtime, and did all the voices. Up went the ${z}, over the first hill. "${refrain}" said ${a}, eyes shut, to hear better. When ${a} opened them there was porridge.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `The next evening they began with the hill, to be sure. They came as far as a bridge. "${refrain}" said ${a}. But ${b} was snoring, and a snore is very catching. Nobody saw what was on the other side.`,
        `On the second evening ${a} sat up straight, so as not to fall asleep. They got to a long, long bridge. "${refrain}" said ${a}. It was the last thing anyone said. ${b} had been asleep since the hill.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'book'), seen(G, 'stand', 'calm')] },
        `On Thursday ${a} held on to one ear, to stay awake. It did not help. And then it was Friday. "The book has to go back today," said ${g}. "It can't!" said ${a}. "I don't know where the ${z} is going! I've never seen the end!"`,
        `By Thursday ${a} knew the hill by heart, and the bridge, and no more. "It's Friday," said ${g}, next day. "Back it goes." "But there are five more pages!" said ${a}. "I've only ever slept through them."`,
      ),
      page(
        { setting: 'library', camera: 'wide', actors: [seen(A, 'walk', 'worried', 'book'), seen(L, 'stand', 'calm')] },
        `"You can have it one more week," said ${l}. "But only if nobody else wants it." ${a} looked round, very quickly. There was nobody. There was only a small voice, from between the shelves. "Is the ${z} back?"`,
        `${a} put it on the desk, and kept a hand on it. "May I have it again?" said ${a}. "If nobody is waiting for it," said ${l}. It was quite still in the library. Then somebody said, "Is the ${z} back?"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'look-up', 'curious'), seen(A, 'think', 'sad', 'book')] },
        `It was ${p}. ${p} had come on Monday, and on Tuesday, and on every day since. ${a} could have said nothing. But in the back of the book was a row of stamped dates. There were nine. Nine people had brought it back. Or ${a} would never have had it at all.`,
        `There stood ${p}, who had asked for it every day that week. ${a} opened the book, so as not to have to look. Inside the cover somebody had stamped nine dates. So nine people had had it, and had wanted to keep it. And all nine had walked here, and given it back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'calm'), seen(P, 'hold', 'surprised', 'book')] },
        `"Here," said ${a}. "It's your turn. It's a good hill. And there's a bridge." "And then?" said ${p}. "Nobody knows," said ${a}. "I always fall asleep." ${p} looked at the book, and at ${a}. "I'm not sleepy now," said ${p}.`,
        `"It's back," said ${a}, and held it out. That was hard, and then it was done. "Is it good?" said ${p}. "It's good as far as the bridge," said ${a}. "After that I'm always asleep." "It's only four o'clock," said ${p}. "Nobody's asleep."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sit', 'excited', 'book'), seen(A, 'sit', 'excited'), seen(B, 'sit', 'curious')],
        },
        `So they sat down on the carpet, all of them, and ${g} read. Up the hill, over the bridge, and on. They turned the last page. There was a door, with steps. "It's here!" shouted ${a}. "It's the library!" And the ${z} was saying, "Is it Friday? I've come to bring my book back."`,
        `They sat down where they were, and ${g} began. The ${z} came over the bridge, to a door. ${p} turned the page. "That's this door!" cried ${a}. The ${z} had walked all that way with a bag. And in the bag was a library book, to be back by Friday.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['book'],
        },
        `${p} took it home, and it went beep. ${a} had another one, with a boat on it, sailing off. "${refrain}" said ${a}, that night in bed. Nobody answered. ${b} was snoring. But they knew where they would read the end.`,
        `The ${z} went home with ${p}. Beep! ${a} took one about a boat. It was casting off when the light was turned down. "${refrain}" said ${a}, half asleep. There was no hurry. On Friday, on the carpet, they would all find out.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, comesToo, chance } = going;
  const { refrain, z, aZ, P, p, L, l } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'library', camera: 'medium', actors: [seen(A, 'hold', 'proud', 'book'), seen(L, 'stand', 'happy')] },
        `The day that ${A.introduced} got a library card, the first thing it ever borrowed was a thick one. There was ${aZ} on the cover, going away, with a bag. It had thirty chapters. "It's a walk," said ${l}, at the desk. "The ${z} sets off in chapter one, and doesn't say where to." Beep, went the card. "Three weeks," said ${l}.`,
        `There were eleven thousand books in the library. One of them was about ${aZ} who goes for a walk. It was on the lowest shelf, and it had thirty chapters. ${A.introduced} saw it before the ink on the new library card was dry. "That's a long one," said ${l}, and made it go beep. "You've got three weeks to get there." "${refrain}" said ${a}. "That's what it doesn't tell you," said ${l}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sit', 'happy', 'book'), seen(B, 'sit', 'sleepy')] },
        `It was the best thing that ${a} had ever read. ${B.introduced} had it read out, and was asleep by the hill in chapter nine.${comesToo} There was a bridge in chapter fifteen, and it shook, and nobody knew whether it would hold. "${refrain}" said ${a}, each night, and read on under the blanket. By Thursday only one chapter was left. And there ${a} stopped.`,
        `${B.introduced} was read to from it, and fell asleep every night at the same hill.${comesToo} ${a} did not. ${a} went on to the bridge in chapter fifteen, which might not hold, and lay awake over it. "${refrain}" said ${a}, all through breakfast. In four days there were twenty-nine chapters gone. Then ${a} shut the book, with a finger in it, and did not open it again.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'book'), seen(G, 'stand', 'curious')] },
        `"Don't you want to know the end?" said ${g}. "Yes," said ${a}. "But when I know it, it'll be over." It was hard to explain. As long as there was one chapter left, the ${z} was still walking. So ${a} put it under the pillow, and saved it. It was a very good feeling, like the last sweet in a bag.`,
        `"Is it no good?" said ${g}, who saw it lying there. "It's too good," said ${a}. "If I read the last one, there isn't any more." Some people eat the icing first, and some last, and some can't bear to eat it at all. ${a} liked to look at how thin the end was, and put it back under the pillow. So it went on, for three weeks.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(L, 'stand', 'calm'), seen(A, 'stand', 'worried', 'book')],
        },
        `When the three weeks were up, ${l} gave it three more. When those were up, ${l} made a face. "Somebody's been asking for it," said ${l}. "It'll have to stay, this time." ${a} nodded. The book went beep, and lay on the trolley, and anyone might have taken it. Then the telephone rang, and ${l} turned round to answer.`,
        `"Again?" said ${l}, after three weeks, and stamped it. After six weeks, though, there was a yellow slip on the screen. "It's wanted," said ${l}. "Put it on the trolley, please. I'll see to it in a minute." Beep, it went, and it was not ${A.names} book any more. ${l} went to help somebody with the printer. There was nobody near the trolley but ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried', 'book'), seen(B, 'stand', 'surprised')] },
        `It only took a moment. Along the back wall stood the atlases, as big as doors, and nobody had moved them for years. There was a gap behind. In went the book. "It's still in the library," said ${a} to ${b}. "I haven't taken anything. It's only saved." ${b} said nothing, but looked at the atlases for rather a long time.`,
        `The biggest atlases stood along the wall, so heavy that no one ever took them out. Behind them it was dark, and just as wide as one book. "I'm not stealing it," said ${a}, and slid it in. "It hasn't left the building. It can wait there, and so can I." ${b} had seen it all. It's not always pleasant to have somebody with you.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'look-up', 'worried'), seen(L, 'stand', 'surprised'), seen(A, 'hide', 'shy')],
        },
        `On Friday there was a small person at the desk, called ${p}. "Is the ${z} back?" said ${p}. "It must be," said ${l}. "It went beep." They looked on the trolley, and on the lowest shelf, and under the beanbags. ${l} got quite pink. "It says here that it's in," said ${l}. "But where?" ${a} was looking at a book about drains, upside down.`,
        `"It's in," said ${l}, on Friday, to somebody small with a woolly hat on. "The machine says so, ${p}, and the machine doesn't tell lies." They went along every shelf, the two of them, on their knees. ${p} looked inside the bin. "It can't have walked off," said ${l}. ${a} stood behind the books about drains, where nobody ever comes, and heard it all.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(A, 'stand', 'surprised')] },
        `${p} sat down next to the drains. "I had it once," said ${p}. "I'm not very quick. I got to the bridge, and then it had to go back. When I came for it again, somebody had it." ${p} sniffed. "That's six weeks now. I think about it in bed. I don't even know if it held." ${a} felt that go in, and go on going in. For who was somebody?`,
        `After a while ${p} came and sat there, too. "I've been waiting six weeks," said ${p}. "I read slowly. I'd only got to the bridge when it had to go back, and then somebody took it out. And now it's lost. And the ${z} is still in the middle of the bridge, and it shakes." ${a} counted, back from today. Six weeks ago there had been a new library card. Somebody was ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(P, 'sit', 'sad'), seen(B, 'stand', 'calm')] },
        `It could be found, of course. A person might walk by and say, "Why, what's this?" Then ${a} would be the one who had found it, and ${l} would be pleased. ${a} thought of that for as long as it takes to reach the wall. ${b} looked up. "No," said ${a}. "I know." It took both arms to move the atlas. Then ${a} carried the book straight to the desk, in front of everybody.`,
        `There was a way to do it that cost nothing. The book could fall down over the weekend, say, and be lying there on Monday. Nobody would ask. "It would be three days more," said ${a} to ${b}, "for the ${z}, on that bridge." That settled it, though it did not make the legs any quicker. The atlas scraped as it came out. The whole library looked round.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'shy', 'book'), seen(L, 'stand', 'surprised'), seen(P, 'stand', 'surprised')],
        },
        `"It was behind the atlases," said ${a}. "I put it there. I wanted to keep the end." There was a silence, the kind that they have in libraries. "Well," said ${l}, at last. "It was hard to say that, I should think." The book went beep, for ${p}. And ${a} had it no more, neither the end nor the feeling under the pillow. "It does hold," said ${a}. "The bridge. I can tell you that much."`,
        `"I hid it," said ${a}. "I hadn't read the last chapter, and I didn't want anyone else to." ${l} looked at ${a} for some time. "Thank you for moving the atlas back," said ${l}, "when you have." And that was all, but it was enough. Beep, it went, and ${p} had it. Now somebody slow would take it home, for weeks and weeks. "The bridge holds," said ${a}. "You needn't lie awake for that."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', 'book'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'happy')],
        },
        `${p} thought about it, with the book held tight. "It'll take me until summer," said ${p}. "I get stuck on the long words. You could read it, if you liked, on Fridays, and I'd listen. Then it would stay in the library, and we'd both be in the middle." So that is what they did. It was the bridge first, on the steps, with a biscuit. ${b} stayed awake for it.`,
        `"What's it like," said ${p}, "after the bridge?" "I'd have to read it to you," said ${a}. "I can't do it in my own words." ${p} moved over on the steps, and made room. They did two chapters that Friday, and two the next. ${p} asked about everything. ${a} had never noticed half of it, at that speed. And ${b} heard what came after the hill, for the first time.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'excited', 'book'), seen(P, 'sit', 'excited'), seen(L, 'stand', 'happy')],
        },
        `In the seventh week there was one chapter left. "We could save it," said ${a}. "No!" said ${p}. "${refrain}" So ${a} took a breath, and read. The ${z} came to a town, and a street, and some steps, and opened the bag. There was a library book in it. It was due on Friday. It had been a very good book, so the ${z} had come a very long way to bring it back. ${l} laughed until the screen went dark.`,
        `And so they came to chapter thirty. ${A.names} voice went small. "Now it'll be over," said ${a}. "Then we'll know!" said ${p}. "${refrain}" There was a street in it, and a door, and steps like these steps. The ${z} put down the bag, and took something out. "I'm sorry I'm late," it read. "I had this from the library, and somebody may be waiting." ${a} went red, and then began to laugh, and ${p} too.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy')],
        },
        `It was over, and it was not so bad. For one thing, somebody else was on chapter one by now, and that was nice to think of. "What's under your pillow?" said ${g}. "Nothing," said ${a}. "It went out on Friday. Beep." "${refrain}" said ${g}. "They'll find out," said ${a}. "It's worth the walk."`,
        `There is a gap behind the atlases still. ${a} looks into it now and then, in passing. It is always empty. "Who's got the ${z}?" asked ${g}, one night. "Somebody," said ${a}. "${refrain}" said ${g}, who had never been told the end. ${a} thought of saying it. "It goes back on Friday," said ${a}. "You've got a card."`,
      ),
    ],
  };
}
