import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Tidy!',
  'All tidy!',
  'In its place!',
  'That is tidy!',
  'Now it is tidy!',
  'Put away!',
  'All put away!',
  'In you go!',
  'Away it goes!',
  'Everything in its place!',
] as const;
const TITLES = ['in its place', 'the last box', 'three boxes and a pencil', 'the tidy machine'];

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  /** The judge, the inventor, else the family's grown-up. */
  readonly T: Figure;
  readonly t: string;
  readonly Tcap: string;
  /** "robot", "machine". */
  readonly m: string;
  /** For what, after "built a robot": " for the science fair". */
  readonly why: string;
  readonly fair: boolean;
  readonly apprentice: boolean;
  readonly wins: boolean;
  readonly setting: SettingName;
  readonly refrain: string;
  readonly title: string;
}

function partsOf(going: Going): Parts {
  const { A, G, raw, company, chance } = going;
  const { B } = withClassmate(going);
  const fair = /\b(?:fair|competition|contest|show|exhibition)\b/.test(raw);
  const apprentice = /\bapprentice\b|\binventor['’]s (?:helper|assistant|workshop)\b/.test(raw);
  const T = fair ? company.person('Mrs Ash', 'teacher') : apprentice ? company.person('Mrs Cogg', 'neighbour') : G;
  return {
    A,
    B,
    T,
    t: T.name,
    Tcap: cap(T.name),
    m: /\brobot\b/.test(raw) ? 'robot' : 'machine',
    why: fair ? ` for ${/science/.test(raw) ? 'the science fair' : 'the fair'}` : '',
    fair,
    apprentice,
    wins: /\b(?:w[io]ns?|winning|prize)\b/.test(raw),
    setting: fair ? 'classroom' : 'living-room',
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}

/** A machine puts away whatever it finds, and whoever holds it, by the words on the boxes. One box has no word yet. */
export const IN_ITS_PLACE: EventPlot = { id: 'in-its-place', young, middle, old };

function young(going: Going): Told {
  const { A, B, T, t, Tcap, m, fair, why, apprentice, setting, refrain, title } = partsOf(going);
  const [a, b] = [A.name, B.name];
  const first = apprentice
    ? [
        `${A.introduced} helps ${t}. ${t} invents things. Today they make a ${m}. It can tidy up!`,
        `${t} is an inventor. ${A.introduced} may help. They build a ${m}. It tidies!`,
      ]
    : [
        `${A.introduced} builds a ${m}.${fair ? ` It is${why}.` : ''} It can tidy up!`,
        `Look what ${A.introduced} made${why}! A ${m}. It can tidy a whole room.`,
      ];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), ...(apprentice ? [seen(T, 'stand', 'happy')] : [])],
        },
        ...first,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'pencil')], things: ['box'] },
        `${a} has boxes. One says Toys. One says Shoes. One says nothing yet.`,
        `Here are the boxes. This one is for toys. This is for shoes. One is free.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy')], things: ['ball', 'box'] },
        `Click! The ${m} finds a ball. Into Toys it goes. "${refrain}" `,
        `Click! A ball is on the floor. Now it is in Toys. "${refrain}" says the ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'surprised', 'teddy')], things: ['box'] },
        `Here comes ${B === A ? a : B.introduced} with a teddy. Up! Into Toys go both. "${refrain}"`,
        `${B.introduced} has a teddy. That is a toy. So ${b} goes into Toys! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'float', 'surprised')], things: ['box'] },
        `${Tcap} comes to look, in shoes. Up, up, and into Shoes! "${refrain}"`,
        `Now ${t} comes, in brown shoes. Plop, into Shoes! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'worried')] },
        `"Stop!" shouts ${a}. It does not stop. Now it comes to ${a}!`,
        `${a} cannot stop it. Now it rolls up to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'pencil')] },
        `${a} has no shoes. ${a} has no toy. ${a} has just a pencil.`,
        `It looks at ${a}. No shoes. No toy. Only a pencil.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['box', 'pencil'] },
        `One box is still free. ${a} writes a word on it. The word is ${cap(m)}.`,
        `A pencil! And the last box! ${a} writes on it: ${cap(m)}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['box'] },
        `The ${m} reads it. It looks down at itself. Then it climbs in. "${refrain}"`,
        `The ${m} stops. It reads. "${refrain}" It gets into the box.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `Lid on. It is quiet. Out come ${b} and ${t}. What a tidy room!${fair ? ` ${a} gets a star.` : ''}`,
        `Bump, the lid. Now ${b} and ${t} can get out. It is all so tidy!${fair ? ' They all clap.' : ''}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, T, t, Tcap, m, fair, why, wins, apprentice, setting, refrain, title } = partsOf(going);
  const [a, b] = [A.name, B.name];
  const where = fair ? 'the fair' : apprentice ? 'the workshop' : 'the room';
  const first = apprentice
    ? [
        `${Tcap} was an inventor, and ${A.introduced} was the apprentice. That means holding things. You could not cross the workshop for bits and bobs. "What we need," said ${a}, "is a ${m} that tidies up." So they built one.`,
        `In the workshop of ${t}, the inventor, you could never find the hammer. ${A.introduced}, who was the apprentice, had looked for it since Monday. "I'll build a ${m}," said ${a}, "that puts things away." And ${a} did.`,
      ]
    : [
        `It took ${A.introduced} a week to build the ${m}${why}. It had two long arms, three wheels and a lamp to see by. It was for tidying up. "It's never been switched on," said ${a}. "I'm going to do it ${fair ? 'in front of everyone' : 'now'}."`,
        `${A.introduced} had invented a ${m}${why}. There was a colander on top, and it had arms like grabs. "What does it do?" asked ${t}${fair ? ', who was the judge' : ''}. "It tidies," said ${a}. "It does it all by itself."`,
      ];
  return {
    title,
    refrain,
    pages: [
      page({ setting, camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(T, 'stand', 'curious')] }, ...first),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'pencil')], things: ['box'] },
        `There were four boxes. "It can read," said ${a}, and wrote on three of them. One said Toys, one said Shoes, and one said Books. On the fourth box there was nothing yet. ${a} kept the pencil.`,
        `"It goes by the words," said ${a}. The first box said Toys. The second said Shoes, and the third said Books. "And that one?" said ${t}. "I'll think of something," said ${a}, who had a pencil ready.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited')], things: ['ball', 'box'] },
        `Click! The ${m} hummed, and turned its lamp from left to right. There was a ball on the floor. An arm came down. The ball was in Toys. "${refrain}" said the ${m}, in a voice like a tin. "It works!" cried ${a}.`,
        `${a} switched it on. It rolled straight up to a ball. It dropped the ball into Toys. "${refrain}" it said. Next came two boots, and then a heap of comics. "I've never seen ${where} like that," said ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'surprised', 'teddy')], things: ['box'] },
        `Then ${B.introduced} came by, with a teddy under one arm. The ${m} looked at the teddy. It took hold of it, and of all that was fixed to it. Down they went into Toys, head first. "${refrain}" "Hey!" said ${b}.`,
        `"Let me see!" said ${B.introduced}, who had brought a teddy to look on. A teddy is a toy. The arm came down, and up went the teddy, and up went ${b}. "${refrain}" said the ${m}. "I'm not a toy!" said a voice in the box.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'float', 'surprised')], things: ['box'] },
        `"Now, just a moment," said ${t}${fair ? ', the judge' : ''}. ${Tcap} stepped forward, in brown lace-ups. The lamp went down to the shoes. Shoes belong in Shoes. It was a tight fit. "${refrain}" said the ${m}, and pushed down the hair.`,
        `${Tcap} began to laugh. But ${t} was wearing shoes. The ${m} did not take them off. It just picked up everything above them as well. "Put me down!" said ${t}. It did, in Shoes. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried')], things: ['book', 'box'] },
        `${fair ? 'A lady' : 'The neighbour'} with a book went into Books. So did a man with a map, who had only asked the way. "Stop!" shouted ${a}. "No, stop!" But where was the switch? It had been lying on a comic. It was in Books as well, right at the bottom.`,
        `"Where's the switch?" cried ${t}, from Shoes. ${a} looked for it everywhere. It had been on the floor, on a comic. The ${m} had put them both away. And now it turned round, and there was only ${a} left.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'pencil')] },
        `The lamp shone on ${a}, from the top to the toes. ${a} had no shoes on. ${a} had no toy, and no book. There was only the pencil. "Pencil," said the ${m}. "Where does that go?" It looked at all the boxes. "Pencil, pencil," it said.`,
        `The ${m} rolled up to ${a}, and stopped. ${a} worked without shoes. There was a pencil, and that was all. "Where does that go?" it hummed. "Pencil? Where?" It had to think.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['box', 'pencil'] },
        `A pencil! And there was one box without a word! "If I write Pencils, I go in," said ${a}. "I need a better word." It was the quickest that ${a} had ever written. The word was ${cap(m)}.`,
        `"It does what it reads," said ${a}. And one box had nothing on it. ${a} dropped down beside it, and began to write. It took all the letters of ${cap(m)}. The arm was coming nearer and nearer.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious')], things: ['box'] },
        `The ${m} stopped, and read it. It turned its lamp round, and looked down at its own three wheels. "Oh," it said. Then it folded up its arms and climbed in. "${refrain}" it said, and shut the lid on itself.`,
        `The ${m} read the box once, and then again. Then it bent its lamp, and read what it said on its own front. It was the same word. So it rolled up, stepped in, and drew in its arms. "${refrain}" it said from inside.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(B, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `It was very quiet. One after another they climbed out of the boxes. ${Tcap} looked about. There was not one thing on the floor of ${where}. ${fair ? (wins ? `"First prize," said ${t}, "for ${a}."` : `"I've never seen a better one," said ${t}. "Does it do offices?"`) : `"You must admit that it's tidy," said ${a}.`} The box in the corner gave a hum. Nobody opened it.`,
        `They all got out, with straw in their hair. ${fair ? (wins ? `${Tcap} gave the first prize to ${a}, at arm's length.` : `"That was the tidiest science of all," said ${t}, and clapped.`) : `"It does work," said ${t}, a bit out of breath.`} "And how do we find our things?" asked ${b}. "That's easy," said ${a}. "You only have to read."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, T, t, Tcap, m, fair, why, wins, apprentice, setting, refrain, title } = partsOf(going);
  const [a, b] = [A.name, B.name];
  const first = apprentice
    ? [
        `An apprentice begins with sweeping. ${A.introduced} had swept for ${t}, the inventor, since the spring, and it had made no difference. ${Tcap} invented all day long, and dropped things where they were finished with. "When may I invent something?" asked ${a}. "When you've found the hammer," said ${t}. So ${a} went and built a ${m}, at night, to find it.`,
        `${Tcap} was a real inventor, with a sign on the door. ${A.introduced} was the apprentice, and held the other end. There was one trouble with it: nothing in the workshop could ever be found again. "Great minds are untidy," said ${t}. "I can't get to the window," said ${a}. And out of what lay on the floor ${a} built a ${m}, to pick up the rest.`,
      ]
    : [
        `Other people made a volcano. There were four volcanoes${why ? ` at the fair already, and ${t}, the judge, looked tired of them` : ' in the street already'}. ${A.introduced} had built a ${m}${why}. It had three wheels, a lamp to look with, and arms off two old garden grabs. It was for tidying up, and it was to do that all by itself. "I haven't switched it on yet," said ${a}. "What if it works? Then there'll be nothing left to build."`,
        `It had begun with somebody saying, will you never tidy up? And ${A.introduced} had thought, no, but I could build what will. It took six weeks. It was a ${m}${why}, with a colander for a head and a lamp for an eye. It could lift eighty pounds. "And why does it need to lift eighty pounds?" asked ${t}${fair ? ', who was the judge' : ''}. "In case," said ${a}.`,
      ];
  const rival = fair
    ? `${B.introduced} had the table next to it, with a volcano. It was a good one.`
    : `Half the street had come to look, and so had ${B.introduced}, who was not easily pleased.`;
  return {
    title,
    refrain,
    pages: [
      page({ setting, camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(T, 'stand', 'curious')] }, ...first),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'pencil'), seen(B, 'stand', 'curious')], things: ['box'] },
        `${rival} "How does it know where things go?" said ${b}. "It reads," said ${a}, and got out the boxes. With a thick pencil, ${a} wrote Toys on one of them, and Shoes, and Books on two more. The fourth was left empty, for whatever there might be. "And how does it know when to stop?" said ${b}. ${a} held up the switch. "I tell it."`,
        `There were four boxes, and a thick pencil. ${a} wrote Toys, and Shoes, and Books. The last one stayed blank. "It finds a thing, it reads the boxes, and it puts it in," said ${a}. ${rival} "What if it makes a mistake?" said ${b}. "It can't. It only does what it says on the box." "That's what I mean," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'surprised')],
          things: ['ball', 'box'],
        },
        `At three o'clock ${a} switched it on. The lamp woke up, and went slowly round. On the floor lay a ball. The long arm came down, with two fingers, as one takes a hair off a sleeve. It weighed the ball. It read. "${refrain}" said the ${m}, in a voice like a tin lid, and the ball was in Toys. "Is it allowed to do that?" said somebody. People came closer. It did a boot. It did a whole heap of comics. Even ${b} had stopped talking.`,
        `Click. There was a hum, and a smell of warm dust. The ${m} rolled off by itself. It did a ball, and a boot, and then the other boot. "${refrain}" it said each time, and you could hear that it was pleased. ${a} laid the switch down on a comic, to have both hands free for clapping. "Do mine!" people called. "Do my bag!" Nobody noticed the switch. It was the one thing in the afternoon that mattered.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'surprised', 'teddy'), seen(A, 'stand', 'worried')],
          things: ['box'],
        },
        `Then ${b} walked by with a teddy. It was somebody's little sister's, and ${b} was only minding it. The lamp stopped. It was a toy, no doubt of it; and there seemed to be something attached. The ${m} didn't mind. It took the lot. A pair of legs went down into Toys. "${refrain}" "That isn't funny!" said the box. It was, though, just a little.`,
        `"It's quite good," ${b} had to say, and leaned forward. Under one arm was a teddy, only borrowed. The ${m} looked at the teddy. It looked all along ${b}, to see where the teddy ended. It could find no place. So it lifted the two of them, very gently, and put them away. "${refrain}" "Get me out," said ${b}, from among the balls. "Your thing can't tell the difference!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'float', 'surprised'), seen(A, 'stand', 'worried')], things: ['box'] },
        `"I think that will do," said ${t}, and stepped forward. It would have been better to do it barefoot. The lamp sank to a pair of good brown lace-ups. "Shoes," it said. They were full, but they were shoes. It was a matter of folding. "${refrain}" said the ${m}, and pressed down the last of the hair. "I'm still wearing them!" came from the box. To a ${m} that is not an argument.`,
        `${Tcap} was laughing so much as to have to hold on to the table. That was when it saw the shoes. It didn't pull them off. Why should it? "Shoes," said the ${m}, and took them by what stuck out of the top. "Put me down this instant," said ${t}, from up by the lamp, and so it did, in Shoes. "${refrain}" It had begun to go faster.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'worried')], things: ['book', 'box'] },
        `"I'm only taking notes," said a gentleman, and went into Books with his notebook. A lady went in who was reading a sign to herself. "Switch it off!" they called, from three boxes. ${a} was on both knees. The switch had been there, with the comics. The comics were in Books. Everything was in its place; that was just the trouble. When ${a} stood up, there was nobody left outside, and the ${m} was turning round.`,
        `"The switch!" shouted ${b}. "Where have you put it?" ${a} had not put it anywhere. It had been put. It was lying in Books, below the comics, below two people with notebooks. ${a} looked round ${fair ? 'the hall' : 'the place'}. There wasn't one crumb on the floor. In the middle of it stood ${a}, and the lamp came round.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'worried', 'pencil')] },
        `The light went over ${a} bit by bit. There were no shoes, because ${a} always worked without. There was no toy. There was no book. "I've got nothing," said ${a}. It came to the hand, and there it stayed. "Pencil," said the ${m}. It went along the boxes, and back. For the first time it had found a thing with no place. "Where?" it said. "Where does that go?" It was really a little bit sad to see. "Don't hurry," said ${a}.`,
        `${a} stood as still as a lamp post. No shoes; ${a} could think better without. No teddy. "Nothing with pages, either," said ${a}. The ${m} hummed and hummed. It was made for putting away, and here was something left over. Then it saw the pencil. "Ah," it said. "Pencil. Where do you live?" "Nowhere yet," said ${a}, quite truly. It turned to the blank box, and waited, like someone at a counter.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined')], things: ['box', 'pencil'] },
        `There was the fourth box, with nothing on it. If it said Pencils, it would be all over. ${a} knelt down and set the point against the card. There was a word that would stop it. But ${fair ? 'the judging was at four, and with that word there would be nothing on the table to judge' : 'it was six weeks of work, and nobody can let a thing out again that has put itself away'}. It had been so good at it. "I'm sorry," said ${a}, and pressed down hard, and wrote the word all the same. It was ${cap(m)}.`,
        `"It does what it says on the box," ${a} had told them. It was true of everything in the room; and one thing in the room was not in a box. ${a} looked up at it. It was the best thing that ${a} had ever made. ${fair ? 'In half an hour they were going to give the prizes' : 'It would never be out on the floor like this again'}. From Toys came ${B.names} voice. "${a}? It's dark." So ${a} wrote: ${cap(m)}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['box'] },
        `The lamp came down to the letters. It went along them twice. Then, slowly, it bent right over, and looked at its own wheels, and at the plate on its front. "Oh," said the ${m}. It did not argue. It rolled up to the box, and got in with great care, so as not to bend the sides. "${refrain}" it said. Then an arm came out, and felt for the lid, and shut it.`,
        `The ${m} read it. You could hear it read, like somebody turning over gravel. It had never yet asked itself where it belonged. It looked at its front, where the same word stood, in the same hand. "So that's where," it said. The hum got lower, and rather warm. And it went to the box as one goes home, and drew in one arm after the other. "${refrain}" it said, from within. The light went out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'surprised'), seen(T, 'stand', 'happy')] },
        `They climbed out. Nobody spoke at first. There they stood, and there was the floor, and you could have eaten off it. ${fair ? (wins ? `"The first prize," said ${t}, and had to begin again. "It goes to ${a}. For knowing what to write."` : `"I can't give a prize to a shut box," said ${t}. The prize went to a volcano. But ${t} came back, later, and asked what it would cost.`) : apprentice ? `"Well," said ${t}, and picked up a hammer that had been lost since the spring. "Well, I never."` : `"Well," said ${t}, and looked round for something to say. "Well, I never."`} "It did make a mistake," said ${a} to ${b}. "No," said ${b}. "It didn't make a single one. I listened."`,
        `Out came ${b}, with the teddy, and out came ${t}, with one shoe, and all the others. ${fair ? (wins ? `The prize was a silver cog. "To ${a}," said ${t}, "who could stop it."` : `There was no time left to judge it. ${B.names} volcano got the silver cog, and ${b} looked at it for a bit.`) : `"I've been put away," said ${t}, in wonder. "I don't believe that I ever was before."`} "You could have let it stay out," said ${b}, "and just gone home." "You were in Toys," said ${a}. "Yes," said ${b}. "I've been thinking about that in there."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['box', 'pencil'],
        },
        `The box stands at ${A.names} bedside now. Sometimes it hums. "I know how we can do it," said ${b}, who comes round most days. "We only need one more word." They turned it over for a week. Then ${a} took the pencil, and wrote on the lid, under the first word: On Saturdays. And on Saturday, at nine, it opened from inside.`,
        `They did not dare to open it for a month. It was ${b} in the end who had the idea. "It does what it says," said ${b}. "So say it better." They took the thick pencil, and wrote on the front in small neat letters. It took both of them. Not people, it said. The lid went up by an inch, and a lamp looked out, and read it through. "${refrain}" it said.`,
      ),
    ],
  };
}
