import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  "It isn't for me",
  'Nothing there for me',
  "That's not for me",
  'Still not for me',
  "It's never for me",
  'None for me',
  'Nothing for me',
  'Not one for me',
  "That isn't for me",
  'No, not for me',
] as const;
const TITLES = ['nothing for number six', 'the post for number nine', 'one nail', 'there is no number six'];

interface Post {
  /** The postman, and who lives at number nine. */
  readonly M: Figure;
  readonly L: Figure;
  /** "parcel", and what is drawn for it. */
  readonly x: string;
  readonly drawn: ThingName;
  /** " from Grandma". */
  readonly from: string;
  readonly besides: string;
}

function postOf({ A, K, G, g, k, raw, company }: Going): Post {
  const x = /\b(letter|postcard|parcel|package)s?\b/.exec(raw)?.[1] ?? 'parcel';
  return {
    M: company.person('Mr Flint', 'neighbour'),
    L: company.person('Mrs Bell', 'other-grandparent'),
    x,
    drawn: /letter|card/.test(x) ? 'letter' : 'present',
    from: g !== 'the grown-up' && A !== G ? ` from ${g}` : /\bpen ?(?:pal|friend)/.test(raw) ? ' from a pen pal' : '',
    besides: K === A ? '' : ` ${k} waited too.`,
  };
}

/** Every day there is post, and it is for number nine. The number on the door hangs by one nail, and nobody has looked at it. */
export const SIX: EventPlot = { id: 'six', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, L, x, drawn, from, besides } = postOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', weather: 'wind', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['house'] },
        `${A.introduced} lives at number six. The six hangs on one nail. The wind blows. Clack!`,
        `Number six! ${A.introduced} lives here. The wind bangs the six. Clack, clack!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'excited')], things: ['house'] },
        `${a} waits for a ${x}${from.includes('pen pal') ? '' : from}.${besides.replace(' waited', ' waits')} When will it come?`,
        `There will be a ${x}${from.includes('pen pal') ? '' : from}! ${a} sits and waits.${besides.replace(' waited', ' waits')}`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'letter'), seen(A, 'reach', 'excited')] },
        `Here is Mr Flint, the postman. "A letter for nine!" "${refrain}" says ${a}.`,
        `Mr Flint is the postman. "For number nine!" It says: Mrs Bell. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'happy'), seen(A, 'hold', 'happy', 'letter')] },
        `So ${a} takes it to Mrs Bell. ${a} gets a bun.`,
        `So ${a} brings it to Mrs Bell. "Thank you! Have a bun!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'happy', 'letter'), seen(A, 'stand', 'sad')] },
        `Next day: a letter for nine. Next day, too. "${refrain}" says ${a}.`,
        `Next day it is the same. "For nine!" says Mr Flint. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'worried', drawn), seen(A, 'point', 'surprised')] },
        `Then Mr Flint has a ${x}. "It is for number six. But there is no six!"`,
        `Now Mr Flint looks sad. "Here is a ${x} for six. Where is number six?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(M, 'point', 'surprised')] },
        `"I am number six!" says ${a}. "No," says Mr Flint. "You are nine. Look!"`,
        `"Here!" says ${a}. "This is six." "No, it is nine," says Mr Flint. "See?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'excited'), seen(M, 'stand', 'surprised')] },
        `${k} bends down and looks. "It is upside down! It is a six!"`,
        `${k} looks at it upside down. "The wind did it! It is a six!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'hammer'), seen(A, 'hold', 'excited', drawn)] },
        `Bang, bang! In goes a nail. It is six again. And ${a} has the ${x}!`,
        `A new nail. Bang, bang! Now the six stays up. "Here is your ${x}, ${a}!"`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(A, 'hold', 'happy', 'letter'), seen(L, 'wave', 'happy')] },
        `But who goes to Mrs Bell now? ${a} turns the six round. Clack! "A letter for nine!" "${refrain}"`,
        `One day the nail is gone. Clack! "For nine!" "${refrain}" And ${a} runs to Mrs Bell.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, L, x, drawn, from, besides } = postOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'street', weather: 'wind', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['house'] },
        `${A.introduced} lived at number six. It said so on the door, in brass. One of its two nails had fallen out. So when it was windy, the six swung on the other, and went clack. Nobody minded.`,
        `There was a brass number on the door, and it was a six. That was where ${A.introduced} lived. It had lost a nail in the spring. Clack, it went, all through the windy weather. You stop hearing a thing like that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'excited')], things: ['house'] },
        `${a} was waiting for a ${x}${from}. It had been promised for Monday.${besides} On Monday ${a} sat on the step before it was light.`,
        `There was a ${x} on its way${from}. ${a} could hardly sit.${besides} "It'll be here on Monday," said ${a}, to everyone who came past. And it was Monday.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'letter'), seen(A, 'reach', 'excited')] },
        `Up the road came Mr Flint, who was the new postman. He looked at the door. "Here you are, number nine," he said. It was a thin letter. It said: Mrs Bell. "${refrain}" said ${a}.`,
        `"Good morning, number nine!" said Mr Flint. He was new, and he had a very big bag. He gave ${a} a letter. ${a} read the name twice. "${refrain}" said ${a}. "It's for Mrs Bell."`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'happy'), seen(A, 'hold', 'calm', 'letter')] },
        `Mrs Bell lived at the top of the road, at the real number nine. She was slow on her feet and quick with her teapot. "How kind," she said. "Nobody's knocked since Easter. Do you like buns?"`,
        `So ${a} carried it up to Mrs Bell, at the other end. "I never get as far as the gate these days," she said. There were buns, with sugar on. There was a parrot, too, that said, "Come in!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'happy', 'letter'), seen(A, 'stand', 'sad')] },
        `On Tuesday there were two for Mrs Bell. On Wednesday it was her newspaper. "Here you are, number nine!" said Mr Flint. "${refrain}" said ${a}. And every day ${a} went up the road, and came back with a bun.`,
        `It went on like that. "Number nine!" called Mr Flint, on Tuesday, and on Wednesday, and on Thursday. "${refrain}" said ${a}. There was no ${x}. But Mrs Bell had begun to put out two cups.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'worried', drawn), seen(A, 'point', 'surprised')] },
        `On Friday Mr Flint sat down, and put something on his knees. "It's no good," he said. "I've carried this ${x} about all week. It's for number six. I've been up and down. There's no six in this road!"`,
        `On Friday he looked unhappy. "What's the matter?" said ${a}. "It's this," said Mr Flint, and took out a ${x}. "It's for number six. There's a five, and a seven, and there's you. Somebody has lost a whole house!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(M, 'point', 'surprised')] },
        `"But I'm six!" cried ${a}. "I've always been six!" Mr Flint shook his head. "You're nine," he said. "It's on your door." They both turned round. Clack, said the door. And it was on the door. It was a nine.`,
        `"That's me!" said ${a}. "This is number six!" "I can read a door," said Mr Flint, and pointed. There was the brass number. It was round at the top, with a tail. Nine. ${a} had to sit down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')] },
        `${k} bent down to see it better. ${k} bent so far that everything was the wrong way up. The step was the sky. And the nine was a six. "It's upside down!" said ${k}, upside down. "The wind has turned it round!"`,
        `There was a gust. Clack! The number swung up, hung there for a moment, and fell back. "Did you see?" said ${k}. "It was a six! It's only got one nail. It's been standing on its head!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'hammer'), seen(A, 'hold', 'excited', drawn)] },
        `They laughed until the door shook. Mr Flint had a nail, and somebody had a hammer. Bang, bang, and it was number six again. "Then this," said Mr Flint, "must be for you." It was the ${x}, at last.`,
        `"Well, I never," said Mr Flint. He put in a second nail, and it sat as straight as a ruler. Then he took off his cap. "One ${x}," he said, "for number six." ${a} could not say a thing.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(M, 'walk', 'happy')],
          things: [drawn],
        },
        `It was everything that a ${x} should be. On Saturday Mr Flint walked right past, up to the real number nine. ${a} watched him. There would be no letter to carry. Up there they would be pouring tea, for one.`,
        `${a} read every word on it, even the stamp. And the next morning the post went by, to the right house. That was how it should be. So why did it feel as if something had got lost?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'letter'), seen(L, 'wave', 'happy')], things: ['cup'] },
        `On Monday Mr Flint stopped at the door. Clack. It was a nine. One nail was gone, and it was not windy at all. He looked at ${a}, and ${a} looked at the sky. "Here you are, number nine," said Mr Flint. "${refrain}" said ${a}, and ran up to Mrs Bell.`,
        `If you come by on a Friday, look at that door. There's a nail missing, and it says nine. "Funny," says Mr Flint, and gives ${a} a letter. "${refrain}" says ${a}, very pleased. And at the top of the road somebody puts out two cups.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { M, L, x, drawn, from, besides } = postOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'street', weather: 'wind', camera: 'wide', actors: [seen(A, 'sit', 'excited')], things: ['house'] },
        `${A.introduced} had lived at number six for always. It said so on the door, in brass. The brass was held by two nails, until the gale in March. After that it was one. When the wind blew, the number swung on it and went clack. People said that somebody ought to see to it. Then they got used to it, which is the other thing you can do.`,
        `A house does not know its own number. It has to be told, by a piece of brass. This one was a six. It had come loose in March, when the top nail went, and had been clacking in the wind ever since. First it had kept them awake. Then it had become a part of the night, like the stairs. ${A.introduced}, who lived there, could not have said when people stopped looking at it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'excited')], things: ['house'] },
        `And in April a ${x} was to come${from}. It had been promised for Monday.${besides} ${a} was on the step at seven. You may know how it is. Each thing that turns the corner is the post, until it's a milk float. If wishing pulled, there would have been a groove in that road.`,
        `What ${a} was waiting for was a ${x}${from}. It was sure to be there on Monday.${besides} ${a} had cleared a shelf for it. By eight o'clock that morning ${a} had got to know every dog in the road by its walk. Not one of them was the post.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'letter'), seen(A, 'reach', 'excited')] },
        `The old postman had retired to grow leeks, and this one was called Mr Flint. He did things by the book. He stood in front of the door, read it, read the envelope, and held it out. "Good morning, number nine," said Mr Flint. It was thin, and it was for a Mrs Bell. "${refrain}" said ${a}. "There's always tomorrow," said Mr Flint.`,
        `It was Mr Flint's first week. He was so anxious to get it right that his lips moved. He looked at the envelope, and he looked up at the door. "Number nine," he said, with relief. ${a} had grabbed it and was halfway in before reading it. Mrs Bell, it said. "${refrain}" said ${a}, and something went down like a lift.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'happy'), seen(A, 'hold', 'calm', 'letter')] },
        `There was a Mrs Bell, it turned out, in the last house at the top. ${a} had passed that hedge a thousand times. "He must have got muddled," said Mrs Bell. "I'm glad he did. I can't manage the path, and the box is by the gate." She read it standing up, and then she read it out. It was from a grandson with a boat. After that you could not just leave. There was a bun, and then there was the rest of the boat.`,
        `Number nine was right at the top, behind a hedge that needed cutting. It took Mrs Bell some time to get to the door. "I heard you knock," she said, "and I thought, who'd knock?" Her letters mostly lay in the box by the gate until Sunday, when a niece came. She had never had one brought. They opened it with a spoon. It was from a grandson with a boat, and ${a} wanted to know how it went on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(M, 'hold', 'happy', 'letter'), seen(A, 'stand', 'sad')] },
        `On Tuesday there were two, both for Mrs Bell. On Wednesday there was a seed catalogue. "Number nine!" said Mr Flint, each time with more confidence. "${refrain}" said ${a}, each time with less. Then ${a} would go up the road with it, because that was easier than explaining. The boat had lost its mast by then, off Portugal. There were always two cups out, and an atlas.`,
        `And so it was on Tuesday, and on Wednesday, and on Thursday. It rained letters, and all of them were for the top of the road. "${refrain}" said ${a}. "You're very popular, number nine," said Mr Flint. ${a} did try to tell him. But he was in such a hurry to be right. By Thursday the grandson was off Portugal without a mast, and Mrs Bell had looked out an atlas.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'sad', drawn), seen(A, 'point', 'surprised')] },
        `On Friday he did not say number nine. He sat down on the step and put his bag between his feet. "They'll have me back at the sorting," said Mr Flint. "I've got a ${x} that I can't deliver. I've had it since Monday. It's for number six. I've been up this road and down it, with a list. There's a five. There's a seven. There's no number six."`,
        `On Friday Mr Flint looked as if he had not slept. He took off his cap. "Can I ask you something?" he said. "You live here. What became of number six?" Out of the bag he drew a ${x}, gone soft at the corners. "I've carried it five days. They'll send me back to the sorting. It goes five, nine, seven, eight, nine. I didn't like to say. I thought perhaps it had moved."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(M, 'point', 'surprised')] },
        `"I'm number six," said ${a}. It was said very quietly. "No," said Mr Flint, "you're nine. I wouldn't mind, but it's on the door." There are things that you are so sure of that you have never once checked. They turned round, the two of them. The brass hung there in the sun. It had a round head, and a tail that curled down to the left. Clack, it said. It was a nine.`,
        `"This is number six," said ${a}. "It's always been." Mr Flint only pointed. And there it was, in brass, on the door where ${a} had gone in and out for a whole lifetime. Nine. For a moment the road seemed to tilt. If that could be something else, what about the rest? "But I'm me," said ${a}. "I dare say," said Mr Flint, "but you're not six."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')] },
        `${k} did what you do with a picture that won't make sense, and looked at it upside down. The chimneys hung down. The step was overhead. And on the door there was a six, as plain as an egg. "It's the nail!" said ${k}. "There used to be two. It's swung round in the wind. It's been upside down since March."`,
        `The wind got up just then, as it had all that week. The number rode up on its one nail, and for a moment it stood on its other end. Clack. "Do that again," said ${k}, to the wind. It did it again. "You see? It isn't a nine at all. It's a six that's hanging by its foot."`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'hammer'), seen(A, 'hold', 'excited', drawn)] },
        `First Mr Flint laughed, and then he had to blow his nose. It had been a long week, for somebody by the book. He found a nail himself, and drove it in, and stepped back to read it. "Number six," said Mr Flint, and stood up straight, and held out the ${x} as if for the first time. It was rather squashed. It was ${A.names}. It had been within a yard of that step every day since Monday.`,
        `They borrowed a hammer, and Mr Flint held the nail and ${a} did the hitting. It sat there, and no wind would move it. "I shan't be sent back, then," said Mr Flint. "I was right about all of it, except which way up." Then came the ${x}. ${a} took it in both arms. All week it had gone past, in that bag, two feet away.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(A, 'sit', 'worried'), seen(M, 'walk', 'happy')],
          things: [drawn],
        },
        `You would think that that was the end. ${a} thought so, until Monday. On Monday Mr Flint went past with a nod, and put a blue envelope in a box by a gate. It would lie there for days. And what about the mast? It was none of ${A.names} business, now that everything was right. The number gleamed. It had never been so straight.`,
        `It filled a whole shelf, and was looked at from all sides. But on Monday there was no call of number nine. There was a letter, and it went into the right box, where nobody could get at it. ${a} saw it go, blue, with a foreign stamp. The boat was somewhere off Portugal. There was a pot of tea up there for one. It's odd how wrong a thing can feel when it has just been put right.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'letter'), seen(L, 'wave', 'happy')], things: ['cup'] },
        `On Tuesday there was not a breath of wind. Mr Flint came up the road by the book, and stopped. Clack. The top nail was gone, and on the door hung a nine. He looked at it. He looked at ${a}, who had a hammer, and was busy with the sky. It isn't in any book. "Good morning, number nine," said Mr Flint, slowly, and held out something blue. "${refrain}" said ${a}, and was already running.`,
        `There's a road where, if you count along it, you come to a nine between five and seven. It's only on weekdays. In the evening somebody turns it round. New postmen are told about it by Mr Flint, who is strict. "That's correct," he says. "You knock, and you say number nine. And what they say is, '${refrain.slice(0, -1)}.' Then look up the hill." There are two cups on the sill by that time, and an atlas.`,
      ),
    ],
  };
}
