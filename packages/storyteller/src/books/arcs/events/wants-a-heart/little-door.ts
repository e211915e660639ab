import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  "That's not it!",
  'No, not like that!',
  'No, not that!',
  'It was not that!',
  'Not that at all!',
  'It is not that!',
  'Not quite that!',
  'No, no, not that!',
  'Not that either!',
  'Not that one!',
] as const;
const TITLES = ['the little door', 'something that goes bump', 'room for a heart', 'bump, bump'];

interface Parts {
  /** Small, wet, and nobody's. */
  readonly C: Figure;
  readonly c: string;
  readonly refrain: string;
}

function partsOf({ company, chance }: Going): Parts {
  const C = company.meet('kitten');
  return { C, c: C.name, refrain: chance.pick(...REFRAINS) };
}

/** There is an empty place behind a little door, and nothing that is put there does; until somebody is cold. */
export const LITTLE_DOOR: EventPlot = { id: 'little-door', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { C, c, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `This is ${A.introduced}. ${a} has a little door. Behind it there is nothing.`,
        `Here is ${A.introduced}. Look, a little door! What is in there? Nothing.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'kneel', 'curious')] },
        `"Hear my heart," says ${K.introduced}. Bump, bump. "I want a heart, too," says ${a}.`,
        `${K.introduced} has a heart. Bump, bump! "Oh, I want a heart," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'sit', 'shy')] },
        `At the window sits ${C.introduced}. ${a} gives ${c} some milk.`,
        `Outside is ${C.introduced}, small and wet. "Have some milk," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'clock'), seen(K, 'stand', 'curious')] },
        `First they try a clock. Tick, tick. Brrring! "${refrain}" says ${a}.`,
        `In goes a clock. Tick, tick, brrring! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'hold', 'happy', 'drum')] },
        `Then they try a drum. Boom! Too loud! "${refrain}"`,
        `In goes a drum. Boom, boom! All the cups fall down. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `A stone? It goes clonk, and then nothing. "${refrain}" says ${a}.`,
        `In goes a stone. It is heavy and cold. "${refrain}"`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(C, 'sit', 'scared'), seen(A, 'look-up', 'worried')],
        },
        `It rains all night. Outside ${c} is cold. "Come in!" says ${a}.`,
        `Rain comes in the night. ${c} is so wet! ${a} opens the window.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(C, 'sit', 'calm')] },
        `Where is it dry? ${a} opens the little door. In goes ${c}.`,
        `"There is room in here," says ${a}. The little door opens. In goes ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'kneel', 'excited')] },
        `Bump, bump, bump. What is that? "It is in you!" says ${k}. "A heart!"`,
        `${k} puts an ear to ${a}. Bump, bump, bump! "You have a heart now!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'sleepy')] },
        `"Is it a drum?" says ${k}. "${refrain}" says ${a}. "It purrs." Good night.`,
        `"Is it a clock?" says ${k}. "${refrain}" says ${a}. "It is asleep." Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { C, c, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `In front ${A.introduced} had a little door with a hook. Behind the door there was a place as big as a loaf. It was empty. ${a} had often looked.`,
        `${A.introduced} had a little door in front, where others have buttons. One could open it. Behind it was a small, dry, empty place. "Something's missing," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'kneel', 'curious')] },
        `"It'll be your heart," said ${K.introduced}. "Everybody has one. Listen!" ${a} put an ear to ${k}. Bump, bump, it went in there. "I want one of those," said ${a}.`,
        `"That's where the heart goes," said ${K.introduced}. "Here is mine." ${a} listened to it for a whole hour. It went bump, bump, and never stopped. "Where does one get it?" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(C, 'sit', 'shy')] },
        `On the window sill outside sat ${C.introduced}, who was nobody's. "You're wet," said ${a}, and put out some milk, as every day. Then ${a} went off to look for a heart.`,
        `First ${a} took a saucer to the window. There sat ${C.introduced}, who had no house, and was thin. "I've no time today," said ${a}, and dried one ear, and the other. "I must find a heart."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'clock'), seen(K, 'stand', 'curious')] },
        `It had to go by itself, so they tried a clock. ${k} shut the door on it. Tick, tick, tick. It was very like. Then it was seven, and it went off. "${refrain}" said ${a}, up on the table.`,
        `"What about a clock?" said ${k}. In it went, and ticked. ${a} walked up and down with it, quite proud. Then it rang. ${a} ran into the wall. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'hold', 'happy', 'drum')] },
        `"Mine goes bump, not tick," said ${k}, and found a small drum. There was nobody in there to play it. So ${a} jumped at each step. Boom! The cups came off the shelf. "${refrain}" said ${a}.`,
        `Next they put in ${K.names} drum. It didn't do a thing, unless one hopped. ${a} hopped, and it went boom, and a picture fell down. "${refrain}" said ${a}. "A heart is for when one sits still."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `After that it was a stone, a smooth one, shaped just right. It lay in there and was heavy. Nothing else happened. "${refrain}" said ${a}. "It only makes me cold." They had run out of things.`,
        `They tried a stone, the shape of a heart on a card. Clonk, it went, when ${a} sat down. After that it said nothing more. "${refrain}" said ${a}. "Perhaps I'm one of those who haven't any."`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(C, 'sit', 'scared'), seen(A, 'look-up', 'worried')],
        },
        `In the night the rain came down in strings. Something cried. ${a} was at the window before anybody else woke up. There sat ${c}, wet to the bone, and shook. "Oh, no," said ${a}. "Not out there."`,
        `That night there was a storm. Everybody slept. Only ${a} lay and thought of one thing, and it wasn't a heart. It was the window sill. ${a} went and opened the window. ${c} was as cold as a spoon.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'worried'), seen(C, 'sit', 'sad')] },
        `The fire was out. A towel was not enough. It had to be dry, and warm, and as big as a loaf. Then ${a} undid the hook. ${c} went in backwards, and fitted.`,
        `"Where shall I put you?" said ${a}. It had to be small and dry. It had to have a door. ${a} stopped. There was just one place like that. In went ${c}, tail last, and the little door stayed open a crack.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'kneel', 'excited')] },
        `${a} sat down, quite still, so as not to shake. It got warm in there. And then one could hear it. Bump, bump, bump. ${a} called ${k}, in a whisper. ${k} came, and put an ear to the door. "It goes!" said ${k}.`,
        `By and by ${c} stopped shivering. ${a} felt something. Bump, bump, bump. It was quick, and it was small. "${k}!" whispered ${a}. "Wake up, and listen to me." ${k} listened. "You've got one!" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'calm')] },
        `"It's not really mine," said ${a}. "It's only in there because I was worried about it." ${k} thought that over. "I think that's how it works," said ${k}.`,
        `"But I haven't got a heart," said ${a}. "I've got ${c}." "Who got up in the night?" said ${k}. "Who couldn't sleep? I think that you had one before. It was only that nobody had moved in."`,
      ),
      page(
        {
          time: 'day',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'walk', 'proud'), seen(C, 'sit', 'happy'), seen(K, 'walk', 'happy')],
        },
        `Now ${a} goes about with the little door open a crack. A nose looks out. "Is that a clock in there?" people say. "${refrain}" says ${a}. And it purrs as well, which most hearts don't.`,
        `Now ${c} comes and goes all day, and comes home at night. "What have you got there?" people say. "A toy?" "${refrain}" says ${a}, and holds still. Then they can listen.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { C, c, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'stand', 'sad')] },
        `Whoever made ${A.introduced} had been called away before the end. In front there was a little door with a hook, and behind it a place as big as a loaf. It had been swept. Something was clearly meant to go in there. ${a} opened it every evening, and looked, and hooked it up again.`,
        `${A.introduced} was finished, all but one thing. One saw it when one undid the hook. There was a little door, and behind it a small, dry, empty place, with nothing in it at all. "It's for something," said ${a}. "Nobody makes a door for nothing."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'kneel', 'curious')] },
        `"I can tell you what it's for," said ${K.introduced}, who could never leave a thing alone. "It's where the heart goes. I've got mine in just there." ${a} put an ear to it. It went bump, bump, without being asked, all the time. ${a} listened until ${k} got pins and needles. "And if one has none?" said ${a}. "Then one doesn't care about anything, people say," said ${k}. "I want one," said ${a}, at once.`,
        `It was ${K.introduced} who worked it out. "Left of the middle, and as big as a fist," said ${k}. "It's a heart. They forgot to put it in." ${a} was allowed to listen to one. It was hard to believe that anybody could have such a thing going on, and still talk. "And those who haven't got one?" said ${a}. "People say that they don't care about anything," said ${k}, and then went red.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'calm'), seen(C, 'sit', 'shy')] },
        `They were going to begin at once. "In a minute," said ${a}, and took a saucer to the window. On the sill sat ${C.introduced}, who belonged to nobody, and had one wet foot up. It was the same every morning at ten. "You needn't do that," said ${k}. "It's only a stray." "I know," said ${a}. "It would wait, though."`,
        `"Let's start," said ${k}. But first there was the window. Outside, at ten, there was always ${C.introduced}, thin as a coat hanger, with nowhere to be. ${a} put out the milk, and dried both ears, and said a few words about the weather. "Why do you bother?" said ${k}. ${a} thought. "I've never asked myself," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'clock'), seen(K, 'stand', 'curious')] },
        `The first was a clock. It went by itself, it was the right size, and ${k} had it from an uncle. ${a} walked about all day with it, quite proud. It did very well until seven. Then it went off, in there, like a hundred spoons. "${refrain}" said ${a}, when they had got ${a} down again from the wardrobe. "It isn't meant to know what time it is."`,
        `They tried a clock. Tick, it said, very evenly, and tick. "Do you feel anything?" said ${k}. "I feel that it's ten to," said ${a}. It was not unpleasant. At seven it rang, and ${a} went through the hedge, and had to be called back. "${refrain}" said ${a}, and shook it out. "Yours goes faster when you laugh. This one doesn't care whether I laugh or not."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(K, 'hold', 'happy', 'drum')] },
        `On Tuesday it was the drum. It had the right sort of bump, if one hopped. ${a} hopped all the way to the shop, and things fell down. "${refrain}" said ${a}, on the way back. "One shouldn't have to do it oneself." On Wednesday it was a stone, the shape of a heart on a card. It lay in there like bad news, and never said a word.`,
        `The drum was too big for what it said, and then there was a stone. It was quite beautiful, and had just the shape. ${a} wore it for two days. "How is it?" said ${k}. "It's heavy, and it's cold," said ${a}. "Is that how yours is?" "Only sometimes," said ${k}. "${refrain}" said ${a}, and laid it on the heap, with the drum and the clock.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `Then ${k} heard of a place in the city where one could get a real one. It was made of glass and gold, and it was guaranteed for a hundred years. It cost all that there was in ${A.names} tin, and the train went at eight in the morning. "That's it, then," said ${a}. They put the tin by the door, and the ticket on the tin.`,
        `There was a shop for it, it turned out, in the city. ${k} had seen it in the paper. They had one left, of gold and glass, and it would go for a hundred years without being wound. ${a} counted what was in the tin. It came to exactly that, and a ticket. "The train's at eight," said ${k}. "By tomorrow night you'll have it." They were both too happy to eat.`,
      ),
      page(
        {
          time: 'night',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(C, 'sit', 'scared'), seen(A, 'look-up', 'worried')],
        },
        `That night the weather broke. It rained as though somebody up there had let go of something. ${a} lay awake, and it was not because of the train. There was a window sill, on the side where the wind was. At two ${a} got up. ${c} was still there, pressed flat against the glass, and as cold as a key.`,
        `The storm came at midnight, out of the north, with sleet. ${a} listened to it, and tried to think of gold and glass. It didn't work. What came instead was a sill, and on the sill a foot, held up. There was no reason to get up. ${a} was up. Behind the glass was ${c}, and had stopped crying, and that was worse.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'worried'), seen(C, 'sit', 'sad')] },
        `The stove was out. A towel did some good, and not enough. It wanted a place that was small and dry, and out of the wind, and the house had none. "As big as a loaf," said ${a}, looking about. And then ${a} looked down. It had been kept for something else. It had been swept for it. ${a} undid the hook.`,
        `${a} rubbed, and blew, and it was no use. ${c} was too small to hold the warmth. "You want something round you," said ${a}, "with a door." There wasn't any doubt where that was. It was just that by tomorrow night it was to be full. ${a} thought about it for as long as it takes to lift a hook.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(K, 'kneel', 'excited')] },
        `${a} sat against the wall till morning, and didn't move. At first there was only wet. Towards four it was merely cool. And at six, when it began to get light, something was going in there, all by itself. Bump, bump, bump. It was quick, and it was warm. When ${a} thought of how it had been on the sill, it seemed to go faster. It may have been the other way about.`,
        `It took until five to get warm. ${a} had both arms round the little door, and sat like a box on a shelf. Then ${k} came down to see about the train, and stopped. "Be quiet," said ${a}. "Come here. Put your ear to it." ${k} did. Bump, bump, bump. It never missed. "${a}," said ${k}, "you've got one."`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(A, 'sit', 'calm')] },
        `In the morning ${k} saw the clock. "It's a quarter to eight," said ${k}. "You'd have to take ${c} out, you know. There's only room for one." ${a} had known that since the hook. There was the tin by the door, with all that there was in it. There was a hundred years, of gold and glass. "The one in the city goes by itself," said ${a}. "It'd never need anything." "No," said ${k}. "That's what is so good about it." They heard the train go.`,
        `"The train goes this morning!" said ${k}. "You'll have to put ${c} out. It's one or the other." "Yes," said ${a}, and stayed where ${a} was. It wasn't a hard thing to decide. It was only hard to say. "The one in the shop is better," said ${a}. "It'd last. This one eats, and it'll run off in the spring." "Then why?" said ${k}. "Because it was cold," said ${a}. Far away something whistled, and was gone.`,
      ),
      page(
        { time: 'day', weather: 'clear', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'calm')] },
        `${k} looked at the ticket for a while. "I said a silly thing," said ${k}. "About people who haven't got one. Who took out the milk, all that time? Who couldn't sleep?" ${a} had never thought of it like that. "You mean that I had it already?" said ${a}. "I think that you had the use of it," said ${k}. "It was just that nobody lived there." And the money in the tin went on fish.`,
        `"It isn't mine, you know," said ${a}, later. "I'm just the box." ${k} was eating toast, and stopped. "A box doesn't get up in the middle of the night," said ${k}. "I don't believe that yours was ever missing. You went about for years with it doing things, and the door shut." They gave the ticket to somebody who was going anyhow. And the tin was used for fish.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(C, 'sit', 'happy'), seen(K, 'walk', 'happy')] },
        `In the spring ${c} ran off, and came back for supper. The hook is never done up now. One can meet ${a} in the street, with the little door ajar, and a nose in it. "Have you got a clock in there?" people say. "${refrain}" says ${a}. If it's dark, and everybody holds still, one can hear that it purrs. Most hearts don't.`,
        `There's a stone on the shelf, and a drum, and a clock that rings at seven. ${a} keeps them for visitors. "And which of them do you use?" they say. "${refrain}" says ${a}, to each. Then ${a} bends down to the little door, and knocks. There isn't always somebody in. But sooner or later ${c} comes home, and turns round three times, and goes bump, bump, bump.`,
      ),
    ],
  };
}
