import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'It says so there!',
  'It says so, look!',
  'That is what it says!',
  'So it says up there!',
  'It says so on the wall!',
  'Up there it says so!',
  'Well, it says so there!',
  'There, it says so!',
  'It says it up there!',
  'The wall says so!',
] as const;
const TITLES = ['lunch comes first', 'it says so there', 'the day from the wrong end', 'good morning at three'];

interface Parts {
  readonly refrain: string;
  /** Who takes the class: the theme's own, where it says that a dragon teaches, else somebody new. */
  readonly T: Figure;
  readonly t: string;
  /** At the first mention, after which nothing more need be said of them. */
  readonly tNew: string;
  /** What shows that the teacher is taken aback: a whole sentence. */
  readonly shy: string;
  readonly P: Figure;
  readonly p: string;
  readonly M: Figure;
  readonly m: string;
  readonly third: string;
  readonly old: string;
}

const TEACHES = /\bteach/i;

function partsOf(whole: Going): Parts {
  const { company, chance, raw, A, K } = whole;
  const isHeros =
    A !== K && TEACHES.test(raw) && !new RegExp(String.raw`\b${A.kind} (?:and|has|with|who has)\b`, 'i').test(raw);
  const going = isHeros ? whole : withClassmate(whole);
  const names = [going.A, going.B, K].map(({ name }) => name);
  const free = (...of: readonly string[]) => of.find((each) => !names.includes(each)) ?? 'Sal';
  const T = isHeros ? A : company.person(free('Mr Bell', 'Mr Wick'), 'teacher');
  const P = isHeros ? K : A;
  const M = isHeros ? (company.other ?? company.person(free('Robin', 'Noor'), 'child')) : going.B;
  return {
    refrain: chance.pick(...REFRAINS),
    T,
    t: T.name,
    tNew: T.introduced,
    shy: T.being ? `${T.name} ${T.being.does}.` : `${T.name} went as red as a pencil case.`,
    P,
    p: P.name,
    M,
    m: M.name,
    third: isHeros ? '' : going.comesToo,
    old: free('Miss Plum', 'Miss Finch'),
  };
}

/** The cards on the wall say what comes next at school, and the wind has been at them. */
export const CARDS: EventPlot = { id: 'cards', young, middle, old };

function young(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, T, t, tNew, P, p, M, m, third, old: o } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'wave', 'shy'), seen(P, 'stand', 'curious')] },
        `${o} is ill today. So ${tNew} is the teacher. ${P.introduced} looks.`,
        `Today ${o} is in bed. Who is the teacher? ${tNew}! ${P.introduced} waves.`,
      ),
      page(
        { camera: 'wide', weather: 'wind', actors: [seen(T, 'stand', 'surprised')], things: ['sign'] },
        `In blows the wind. Down fall the cards! They say what comes next.`,
        `Whoosh, goes the wind! The cards fall down. They tell what comes next.`,
      ),
      page(
        { camera: 'medium', weather: 'clear', actors: [seen(T, 'point', 'happy'), seen(P, 'sit', 'surprised')] },
        `${t} puts them up again. "Lunch comes first," says ${t}. "${refrain}"`,
        `Up they go again. "First comes lunch," says ${t}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'happy')], things: ['sandwich'] },
        `So they eat their sandwiches. It is nine.${third} "I had breakfast," says ${M.introduced}.`,
        `Munch, munch. Lunch at nine!${third} "I am still full," says ${M.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'calm'), seen(P, 'stand', 'worried')], things: ['coat'] },
        `"Now coats on. Home time!" "But nobody has come," says ${p}. "${refrain}"`,
        `"Home time! Get your coats," says ${t}. Nobody is at the door. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'look-up', 'worried'), seen(M, 'sit', 'curious')], things: ['coat'] },
        `"Hang up your paintings." "We have none!" says ${m}. "${refrain}"`,
        `Next. "Hang up what you painted." But what? There is nothing. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'surprised')], things: ['sign'] },
        `A card falls down. It lies on its face. ${p} looks. There is a three!`,
        `Flap. One card comes down. ${p} picks it up. On its back is a three!`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'excited'), seen(T, 'stand', 'surprised')] },
        `"They have numbers!" says ${p}. One, two, three. "Oh dear," says ${t}.`,
        `${p} turns them all round. One, two, three! "Oh!" says ${t}. "Oh dear."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'wave', 'happy'), seen(P, 'wave', 'happy'), seen(M, 'wave', 'happy')] },
        `What is number one? It is hello! "Good morning, ${p}. Good morning, ${m}."`,
        `Hello is number one. Now they say it. "Hello, ${p}! Hello, ${m}!"`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(P, 'point', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `At home, ${p} has made a card. "Pudding comes first. ${refrain}"`,
        `Home again. "First comes pudding," says ${p} to ${g}. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, chance } = going;
  const { refrain, T, t, tNew, shy, P, p, M, m, third, old: o } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(P, 'stand', 'curious'), seen(T, 'wave', 'shy')] },
        `${o} was at home with a cold. So that day the class had a supply teacher. It was ${tNew}, with a very large bag. ${P.introduced} sat up straight. Anything could happen now.`,
        `"${o} isn't well," somebody said at the door. "You've got a supply teacher." In came ${tNew}, holding on to a big bag. "Good," said ${t}. "Well. Here we all are." ${P.introduced} waited to see what would come next.`,
      ),
      page(
        { camera: 'wide', weather: 'wind', actors: [seen(T, 'reach', 'surprised')], things: ['sign'] },
        `What came next was always on the wall. There hung a row of cards: hello, painting, tidying, lunch and home. But ${t} had left the door open. The wind came in and took them all. There they lay on the floor.`,
        `On the wall there were five cards in a row. They showed what there was to do all day. Hello came first, then painting, tidying, lunch and home. ${t} opened a window. Whoosh! All five were on the floor.`,
      ),
      page(
        { camera: 'medium', weather: 'clear', actors: [seen(T, 'point', 'happy'), seen(M, 'sit', 'surprised')] },
        `"No harm done," said ${t}, and hung them up again.${third} "So! First of all it's lunch." "It's nine o'clock," said ${M.introduced}. ${t} looked up at the cards. "${refrain}" said ${t}.`,
        `${t} put them back one by one, quite straight.${third} "There we are," said ${t}. "We begin with lunch." "I've only just had breakfast," said ${M.introduced}. "${refrain}" said ${t}, and pointed.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'calm')],
          things: ['sandwich', 'lunchbox'],
        },
        `They opened their lunchboxes. ${p} had a cheese sandwich at five past nine. Nobody liked to say anything. Only ${m} ate very slowly. There was still some porridge in the way.`,
        `So there they sat in the morning sun, and ate their lunch. "Are you sure that it's right?" whispered ${p}. "It's a teacher," whispered ${m}, with a full mouth. You can't argue with that.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'look-up', 'calm'), seen(P, 'stand', 'curious'), seen(M, 'stand', 'curious')],
          things: ['coat'],
        },
        `"And now," said ${t}, "it's home time. Coats on!" They stood at the door in their coats. Nobody came for them. It was twenty to ten. "But ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}" said ${t}, a little less loudly.`,
        `After lunch came home. "It's been a short day," said ${t}, surprised. They all stood in the hall in their coats, with their bags on. There was not one grown-up at the gate. "${refrain}" said ${t}. They stood there, getting hot.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(T, 'stand', 'worried'), seen(M, 'point', 'curious')],
          things: ['paintbrush'],
        },
        `Next came tidying. Only there was nothing to tidy. So they put away the pencils, and the paper, and all the paint. And after that it was painting. "What with?" said ${m}. "You've made us lock it in." "${refrain}" said ${t}, almost in a whisper.`,
        `"Tidying," read ${t}. It was tidy already. But they tidied, until all the paint was locked up. "And next it's painting." Nobody moved. "There's nothing left to paint with," said ${m}. "${refrain}" said ${t}. It was only a whisper.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(P, 'stand', 'worried')] },
        `${t} sat down on one of the very small chairs. "I've never had a class before," said ${t}. "I thought that you only have to do what it says." ${p} felt sorry. It had been funny until then.`,
        `${p} saw how ${t} held the big bag, very tight, like a teddy. "It's my first day," said ${t}. "Is it always like this?" "Not always," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'surprised')], things: ['sign'] },
        `Just then one of the cards came down again. It was the one with the spoon on it. It fell on its face, and ${p} went to get it. On the back of lunch there was a number, quite small. It was a four.`,
        `Flap, went something. Lunch had fallen off the wall. ${p} picked it up, and it was the wrong way round. Somebody had written on the back, in pencil. "Four," read ${p}. "Why is lunch a four?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'point', 'excited'), seen(T, 'stand', 'surprised'), seen(M, 'stand', 'happy')],
        },
        `"They've all got one!" cried ${p}. Hello was one, and painting was two. "You hung them up anyhow! We've had the day from the wrong end!" ${shy} Then ${t} began to laugh. So did everybody else.`,
        `${p} ran along the row and turned them over. Four! Five! Three! Two! One! "Look, they were in a muddle! We've done the whole day from the wrong end!" There was a silence. ${shy} "Lunch at nine," said ${t}. "Oh, you poor things!" And then nobody could stop laughing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'wave', 'happy'), seen(P, 'wave', 'happy'), seen(M, 'wave', 'happy')] },
        `So last of all they did number one. It was nearly three o'clock. ${t} took the register, and learned everybody's name. "Good morning, ${p}!" "Good morning, ${t}!" "Good morning, ${m}!" The parents stood at the door, and wondered.`,
        `There was just time for hello. "Good morning, ${p}," said ${t}, at ten to three. "Good morning, ${m}. So that's what you're called!" And they all said good morning, ${t}, so loudly that it rang. Outside, people looked at their watches.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(P, 'point', 'proud'), seen(G, 'stand', 'surprised')],
        },
        `"What's this on the wall?" asked ${g}, that evening. There were three cards in a row: pudding, story and peas. "It's what comes next," said ${p}. "Pudding first?" "${refrain}" said ${p}. ${g === 'the grown-up' ? 'The grown-up' : g} looked on the back, just to be sure.`,
        `At home ${p} drew three cards, and hung them over the table. "Pudding," read ${g}. "Then bed. And then peas?" "I'll be asleep by then," said ${p}, "but ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}" Slowly ${g} turned them over. There were no numbers.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, T, t, tNew, shy, P, p, M, m, third, old: o } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(P, 'stand', 'curious'), seen(T, 'stand', 'shy')] },
        `A supply teacher is like snow. You hear about it on the way to school, and by the gate everyone is running. "${o}'s got a cold," said the whole cloakroom. "We've got somebody else!" ${P.introduced} was at the front when the door opened. In came ${tNew}, behind an enormous bag, and stopped. There were twenty-nine of them, and they all had their very best faces on.`,
        `"Be kind," ${o} always said. But ${o} was at home, with a nose like a tap, and there was a supply teacher. It was ${tNew}. You could see it at once: here was somebody who had never had a class before. ${t} held a big bag in front, like a shield. ${P.introduced} looked round. Twenty-eight others were smiling. It was not quite a kind smile.`,
      ),
      page(
        {
          camera: 'wide',
          weather: 'wind',
          actors: [seen(T, 'reach', 'surprised'), seen(P, 'sit', 'happy')],
          things: ['sign'],
        },
        `The day hung on the wall, as always, in seven cards. Register, sums, break, painting, tidying, lunch, home: ${o} moved a peg along. ${t} opened a window, for something to do. It was the wrong window. The wind took the whole day off the wall, and laid it all over the carpet. "Don't get up," said ${t}, on both knees. Nobody had been going to.`,
        `${o} ran the class by a row of seven cards on the wall. It began with the register and went on with sums and break. Then came painting, tidying and lunch, and at the end was home. "So that's all there is to it!" said ${t}, very much relieved. Then the door banged, and there was a gust. Seven cards flew up like pigeons. ${t} picked them off the floor, one at a time, and hung them up again.`,
      ),
      page(
        {
          camera: 'medium',
          weather: 'clear',
          actors: [seen(M, 'sit', 'happy'), seen(T, 'point', 'happy'), seen(P, 'sit', 'surprised')],
        },
        `"Right," said ${t}. "We start with lunch." There was a pause.${third} It was four minutes past nine. ${M.introduced} put up a hand, and everybody turned round, for ${m} was the one who always knew. "Is that right?" said ${t}. "${refrain}" ${m} looked at the wall, and at the twenty-eight faces. "Oh, yes," said ${m}. "We often do."`,
        `"First of all," read ${t}, "it's lunch."${third} You could have heard a crumb. It was not yet five past nine. "Isn't that early?" said ${t}. "But ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}" Somebody had to answer, and they all looked at ${M.introduced}, who never got anything wrong. "On Tuesdays," said ${m}, slowly, "it is." And twenty-eight lunchboxes went click.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'proud')],
          things: ['lunchbox', 'sandwich'],
        },
        `A cheese sandwich is never so good as when you ought to be doing sums. After that came break, and they had it for as long as they liked. Then it was home. They stood in the hall in their coats, at ten in the morning, and held their stomachs. "Nobody's come for you," said ${t}. "${refrain}" "Mine has a bad leg," said ${m}. ${p} laughed so much that it hurt.`,
        `They ate in the sun, with the sums shut up in the cupboard. ${p} thought that it was the best lunch there had ever been. Break came next. And after break it was home, so they all put their coats on, and waited by the door like sheep. It was five past ten. "${refrain}" said ${t}, and looked along the empty road. "But where are your parents?" "They've all got bad legs," said ${m}. That nearly finished them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'worried'), seen(M, 'point', 'happy')], things: ['paintbrush'] },
        `The next card was tidying. The room was as neat as a pin. So they tidied the paint into the cupboard, and locked it, and ${m} put the key in the lost property. "Painting," read ${t}. Nobody stirred. "With what?" said ${m}. "You told us to lock it up." ${t} looked from the cupboard to the wall. "${refrain}" said ${t}, but it was more like a question.`,
        `Tidying was next, and after it painting. That is a bad order, as anybody can see who thinks about it. They locked up each brush, and each pot. ${m} put the key in the lost property. "And now we'll paint," said ${t}, "because ${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}" Twenty-nine of them sat with empty hands. "We'd love to," said ${m}. Someone at the back was crying with laughter.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'kneel', 'surprised')], things: ['sign'] },
        `It was then that ${p} found it. Lunch had come down again, and lay on its face behind the bin. ${p} bent to get it. On the back there was a number, in ${o}'s neat pencil. So that was how it was done: they were all numbered, one to seven. Anybody could have put the day right in a minute. ${p} put number six back behind the bin, and did not say a word.`,
        `${p} went to fetch a pencil, and trod on lunch. The card had dropped off the wall, face down, and there was writing on the back of it. "Six," it said, in ${o}'s hand. ${p} looked along the row. Of course! They would all have one. It was the whole answer, and nobody had it but ${p}. Then it would be sums, and the key out of the lost property. ${p} slid the card behind the bin.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'sad'), seen(P, 'stand', 'worried')] },
        `${p} had to go by the desk. ${t} was sitting there, behind the bag, with a heap of labels. There were twenty-nine, one for every name, and they were done in two colours. "I meant to give them out at the beginning," said ${t}, "and learn who is who. But it hasn't come yet. I expect that it's next." It was the register, of course. It was number one, and it hung right at the end.`,
        `On the way back ${p} had to pass the big bag. It was open. There was a flask in it, and a spare jumper, and a book called Your First Class. "I wrote out labels for you all," said ${t}. "With your names. Only I don't know which of you is which. I keep waiting for the register, and it doesn't come." ${p} saw the labels. They had been done in two colours, very carefully.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'think', 'worried'), seen(M, 'shout', 'angry')] },
        `It had stopped being funny just there. "Don't," said ${m}, who had seen ${p} look behind the bin. "If you tell, it's sums. You'd spoil it for everybody." And that was true as well. ${p} would be the one who had brought back the sums. It's not a thing that a class forgets by Wednesday. ${p} thought of the labels, and went and got the card.`,
        `${p} went back for the card. "What have you got there?" said ${m}, who missed nothing. ${p} showed the number. They looked at each other. "If you tell," said ${m}, "it's sums. For all of us. Nobody will sit with you." ${m} meant it, too. ${p} held lunch by its corner. On one side were twenty-eight, and on the other were two colours of ink. It took a long time to walk to the front.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'point', 'determined'), seen(T, 'stand', 'surprised'), seen(M, 'sit', 'angry')],
        },
        `"They've got numbers," said ${p}. "On the back. You hung them up anyhow. Lunch is six. We knew all the time." It was so quiet that the clock could be heard. ${t} turned the cards over, one after the other. ${shy} "So it was I who read you the day from the wrong end," said ${t}. "And you ate it. At nine o'clock." ${t} made an odd sound. It took them a moment to see that it was a laugh.`,
        `"It's in the wrong order," said ${p}. "It was the wind. There's a number on each. We should have said." Somebody groaned. ${t} took down the whole day, and laid it on the desk, and looked. ${shy} "Home at ten," said ${t}. "In your coats. And you just stood there!" It began as a cough, and it became a laugh. "Oh, I wish I could tell somebody. I wish I could tell ${o}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'wave', 'happy'), seen(P, 'stand', 'shy'), seen(M, 'stand', 'shy')] },
        `They did do sums. They did them hungry, because lunch was a long time ago, and nobody looked at ${p}. Then ${t} opened the flask, and the bag. There were biscuits in it, twenty-nine, and one over. "I thought we might want them at the end," said ${t}. "Or is this the beginning?" It was ${m} who got the key out of the lost property. Nobody had asked.`,
        `It was sums, then, as ${m} had said, and there was an empty chair on each side of ${p}. At one o'clock all their stomachs began to rumble together. "It's my fault," said ${t}, "you've had your lunch." Out of the bag came a tin. There was a biscuit for everybody. The tin went round, and when it came to ${m}, ${m} took two. One of them was put down in front of ${p}, without a word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'happy'), seen(M, 'wave', 'happy'), seen(P, 'wave', 'happy')] },
        `Last of all, at ten to three, came number one. "Good morning, ${p}," read ${t}. "Good morning, ${t}," said ${p}. They went all down the list like that, and everyone got the right label. "Good morning, ${m}." ${m} stood up. "We never have lunch at nine," said ${m}. "I made that up." "I know," said ${t}. "I've been reading the wall." Outside, the parents looked at their watches.`,
        `And so they said good morning at ten to three. ${t} called each name, and gave out each label, and got every one right. "${m}?" "Here," said ${m}. "And that about the leg wasn't true." "I did wonder," said ${t}. There were two labels over at the end. One was for ${o}. The other one said ${t}, in both colours, and they made ${t} wear it.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'close',
          actors: [seen(P, 'point', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `At supper ${g} found three cards on the wall. "Pudding," read ${g}. "Then washing up. And then potatoes?" "${refrain}" said ${p}. ${Gcap} picked up pudding, and looked at the back. There was a three on it, very small. ${p} had not been able to leave it out.`,
        `"And what was the supply teacher like?" said ${g}, that evening. "New," said ${p}. "In the end it was quite a good day. You'd have to hear it backwards." ${Gcap} sat down. "Then begin at the end," said ${g}. So ${p} did, with good morning. "That can't be how it ended," said ${g}. "${refrain}" said ${p}, out of habit, and showed the label.`,
      ),
    ],
  };
}
