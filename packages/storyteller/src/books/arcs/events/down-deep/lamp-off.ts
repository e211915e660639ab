import type { SettingName, ThingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Nobody here!',
  'Nobody at all!',
  'Not a soul!',
  'Nobody in!',
  'No. Nobody!',
  "There's nobody!",
  'Nobody, then!',
  'Still nobody!',
  'Oh. Nobody!',
  'Nobody down here!',
] as const;
const TITLES = ['lamp off', 'the biggest lamp in the sea', 'nobody here', 'down and down'];
const TITLES_OF_EARTH = ['lamp off', 'the biggest lamp under the ground', 'nobody here', 'down and down'];

/** What it is like where they go. */
interface Deep {
  readonly setting: SettingName;
  /** What they sit in: "submarine". */
  readonly craft: string;
  readonly drawn: ThingName | null;
  /** What they want to see, after "to see" and after "to". */
  readonly goal: string;
  /** "the bottom of the sea". */
  readonly down: string;
  /** Where a wall is one of the city's. */
  readonly city: string | null;
  readonly first: string;
  readonly second: string;
  /** Who has a light of their own: "fish". */
  readonly folk: string;
  readonly one: string;
  readonly above: string;
}

function deepOf({ raw }: Going): Deep {
  if (/\b(?:centre|center|middle)\b/.test(raw))
    return {
      setting: 'cave',
      craft: 'digging machine',
      drawn: 'digger',
      goal: 'who lives in the middle of the earth',
      down: 'the middle of the earth',
      city: null,
      first: 'gravel',
      second: 'rocks',
      folk: 'glow-worms',
      one: 'glow-worm',
      above: 'earth',
    };
  const city = /\b(city|town|kingdom|palace)\b/.exec(raw)?.[1] ?? (/atlantis/.test(raw) ? 'city' : null);
  const bell = /\bdiv(?:er|ing)\b/.test(raw) && !/submarine/.test(raw);
  return {
    setting: 'undersea',
    craft: bell ? 'diving bell' : 'submarine',
    drawn: bell ? null : 'submarine',
    goal: city ? `the lost ${city}` : 'who lives at the bottom of the sea',
    down: 'the bottom of the sea',
    city,
    first: 'sand',
    second: city ? 'old walls' : 'stones',
    folk: 'fish',
    one: 'fish',
    above: 'sea',
  };
}

/** The big lamp finds nobody down there. When it is off, they all put on their own. */
export const LAMP_OFF: EventPlot = { id: 'lamp-off', young, middle, old };

const craftThings = ({ drawn }: Deep): readonly ThingName[] => (drawn ? [drawn] : []);

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const deep = deepOf(going);
  const { setting, craft, down, city, first, second, folk, one } = deep;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` So does ${third.name}.` : '';
  return {
    title: titled(chance.pick(...(setting === 'cave' ? TITLES_OF_EARTH : TITLES))),
    refrain,
    pages: [
      page(
        {
          setting: setting === 'cave' ? 'garden' : 'beach',
          time: 'night',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'happy'),
          things: [...craftThings(deep), 'star'],
        },
        `${A.introduced} has a ${craft}. ${B.introduced} gets in.${too} So many stars!`,
        `A ${craft}! In gets ${A.introduced}. In gets ${B.introduced}.${too} So many stars!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'lamp'), seen(B, 'look-up', 'surprised')] },
        `${a} puts on the big lamp. No stars! Lamp off. There they are.`,
        `${a} has a big lamp. Lamp on: no stars. Lamp off: stars! "Funny," says ${b}.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')], things: ['lamp'] },
        `Down, to ${down}. So dark! ${city ? `Where is the lost ${city}?` : 'Who lives here?'} Lamp on!`,
        `This is ${down}. ${city ? `Where is the lost ${city}?` : 'Who lives here?'} Dark! Lamp on!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'look-up', 'curious')], things: ['lamp'] },
        `The lamp shines left. Only ${first}. "${refrain}" says ${a}.`,
        `They look left. They see ${first}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'curious')], things: ['lamp'] },
        `The lamp shines right. Only ${second}. "${refrain}" says ${b}.`,
        `They look right. They see ${second}. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'sit', 'sad')] },
        `"Hello!" calls ${a}. "Hello!" calls ${b}. "${refrain}"`,
        `They go on a bit. "Hello?" Nothing moves. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'hold', 'worried', 'lamp')] },
        `"The stars!" says ${b}. "Lamp off!" "In the dark?" says ${a}. Click.`,
        `"The stars!" says ${b}. "Lamp off!" ${a} holds on tight to ${b}. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `It is dark. Then there is one little light. Then two. Then a hundred!`,
        `Dark, dark, dark. And then? A little light. And a hundred more!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'cheer', 'excited')] },
        city
          ? `It is the lost ${city}! In each window is a light. Each is a ${one}!`
          : `They are ${folk}! They have lights of their own. "They were here all the time!"`,
        city
          ? `"The lost ${city}!" says ${a}. A light in each window. Each is a ${one}!`
          : `Each light is a ${one}! "The big lamp hid them," says ${b}. They come up to the glass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `Up go ${a} and ${b}. One small ${one} looks round. "${refrain}" it says.`,
        `"Good night!" say ${a} and ${b}. One ${one} looks round. "${refrain}" it says.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const deep = deepOf(going);
  const { setting, craft, goal, down, city, first, second, folk, one, above } = deep;
  const refrain = chance.pick(...REFRAINS);
  const earth = setting === 'cave';
  return {
    title: titled(chance.pick(...(earth ? TITLES_OF_EARTH : TITLES))),
    refrain,
    pages: [
      page(
        {
          setting: earth ? 'garden' : 'beach',
          time: 'night',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'happy'),
          things: [...craftThings(deep), 'star'],
        },
        `${A.introduced} had a ${craft}, and it was going down tonight. "We'll see ${goal}," said ${a}. ${B.introduced} had the sandwiches.${comesToo} It was a clear night. There were so many stars that ${b} stopped to look.`,
        `"Have we got everything?" said ${A.introduced}. Tonight they were going down in a ${craft}. They wanted to see ${goal}. ${B.introduced} held the sandwiches, and looked up.${comesToo} The sky was full of stars, right down to the edges. "Nearly," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'lamp'), seen(B, 'look-up', 'surprised')] },
        `"Watch this!" said ${a}, and switched on the lamp in front. It was the biggest lamp that a ${craft} ever had. "Oh!" said ${b}. "Where have the stars gone?" ${a} switched it off. One by one they came back. "They were there all the time," said ${b}.`,
        `${a} had made the lamp as well, and it was huge. Click! It was as bright as noon. "You've put the stars out," said ${b}. Click! It was dark, and after a bit there they all were. "They don't like it," said ${b}. "You can't see them, that's all," said ${a}.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'excited')], things: ['lamp'] },
        `Then they went down. It got ${earth ? 'brown' : 'blue'}, and then it got black. There was a bump. "This is ${down}," said ${a}. "Ready?" And the lamp came on, with a hum.`,
        `Down they went, and down, for three whole sandwiches. At last it stopped. "We're at ${down}," whispered ${b}. "I can't see a thing." "You will," said ${a}. Click!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'look-up', 'curious')], things: ['lamp'] },
        `The light went out in front of them like a wall. It shone on ${first}. It was clean, empty ${first}. "${refrain}" said ${a}. Something went quickly round a corner. But they only saw where it had been.`,
        `${a} turned the lamp to the left. There was a lot of ${first}. There were marks in it, as if somebody had left in a hurry. "${refrain}" said ${a}. "They must be further on."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'worried')], things: ['lamp'] },
        `So they went on, to the right. There were ${second}, with holes in, as round as doors. The lamp shone into each one. "${refrain}" said ${b}. It was as if they had all just gone out.`,
        `They tried it on the right. The light slid over ${second}, in and out of every hole. Wherever it went, something had that minute gone away. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(B, 'sit', 'sad')] },
        `"Hello!" called ${a}, and rang the bell. "We've got sandwiches!" Nothing came. "Perhaps it's not bright enough," said ${a}, and turned the lamp up. "${refrain}"`,
        `"We need more light," said ${a}. There was a red button for that. Now they could see every single crumb, and their own noses. They couldn't see anything else. "${refrain}" said ${a}, and was nearly crying.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'hold', 'worried', 'lamp')] },
        `${b} had gone quiet. ${b} was thinking of that evening, and all those stars that weren't there. "Turn it off," said ${b}. "Off?" said ${a}. "Down here? It's as black as a boot!" "Like the stars," said ${b}. They held on to each other. Click.`,
        `"What if it's like the stars?" said ${b}, slowly. "What if they're all here, and it's us?" ${a} looked at the lamp, the biggest and best there was. "It will be very dark," said ${a}. "Yes," said ${b}. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `There was nothing, and more nothing. Then, a long way off, there was a spark. It was green. Next to it a blue one came on. "Don't breathe," said ${b}. They came out on all sides, until one could read by them.`,
        `At first there was only dark. They could hear each other blink. "There," said ${b}. It was as small as a pinhole. Then somebody seemed to go along with a taper, and light them all. There were blue ones and green ones, hundreds and hundreds.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'cheer', 'excited')] },
        city
          ? `And now they saw it, the whole of the lost ${city}. There were towers, and bridges, and a light in every window. In every window was a ${one}, with a lamp of its own. "It was never lost," said ${a}. "It was only shy."`
          : `They were ${folk}. Each of them had a little lamp of its own. They came right up to the window. "They don't like ours," said ${a}. "They've got their own."`,
        city
          ? `It was the ${city}. What had been ${second} were streets now, and every window was lit. ${cap(folk)} were at home in all of them, each with its own small lamp. "We were standing in it," said ${a}, "with our headlight on."`
          : `Every light was a ${one}. The ${folk} were all at home, and had been all evening. One of them looked in at ${a}, and blinked its lamp. ${a} blinked back, with both eyes. "We were only too loud," said ${a}. "To look at."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `They had the last sandwich by that light, and nobody said anything. Then they went up, as softly as they could. One small ${one} came after them for a bit, and looked about. "${refrain}" it said.`,
        `When it was time, they didn't switch anything on. They went up through the dark ${above}, with small lights going by. Far below, a very little ${one} came out late. It looked left and right, where the ${craft} had been. "${refrain}" it said.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')],
          things: ['star'],
        },
        `That night, in bed, ${a} put off the lamp by the window. It was dark. ${a} and ${b} waited. And there they came, one by one, all the stars.`,
        `"Lamp on or off?" said ${b}, when they were in bed. "Off," said ${a}. And they lay and looked out, until the last little star had come.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const deep = deepOf(going);
  const { setting, craft, goal, down, city, first, second, folk, one, above } = deep;
  const refrain = chance.pick(...REFRAINS);
  const earth = setting === 'cave';
  return {
    title: titled(chance.pick(...(earth ? TITLES_OF_EARTH : TITLES))),
    refrain,
    pages: [
      page(
        {
          setting: earth ? 'garden' : 'beach',
          time: 'night',
          camera: 'wide',
          actors: everybody(going, 'look-up', 'happy'),
          things: [...craftThings(deep), 'star'],
        },
        `${A.introduced} had worked on the lamp all winter. To build a ${craft} behind it had taken only a week. It was the brightest lamp that anybody had ever taken down. "With that," said ${a}, "we'll see ${goal}, or nobody will." ${B.introduced} thought that it might well be nobody.${comesToo} ${b} was looking up. There were so many stars that night that they seemed to be leaning on each other.`,
        `${A.introduced} liked a thing to be bright and clear. ${B.introduced} didn't mind if it was neither.${comesToo} They were friends all the same. Tonight they were going down in a ${craft}, to see ${goal}. "People have been there before," said ${a}, "and they saw nothing. But they hadn't got a lamp like this." ${b} said nothing. It was one of those nights with too many stars to talk under.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'proud', 'lamp'), seen(B, 'look-up', 'surprised')] },
        `"I'll give you a taste of it," said ${a}. Click. Everything was as white as paper, and behind that there was nothing at all. "You've put them out," said ${b}. Click, went ${a}. For a while there was only black. Then a star came, and then others, shyly, like people after a bang. "They were there the whole time," said ${a}. "I know," said ${b}. "They just couldn't get a word in."`,
        `${a} tested the lamp on the way. It lit up the hedge, and a cat, and made ${b} shut both eyes. When ${b} opened them, the sky was empty. "Where are the stars?" "Behind the light," said ${a}, and switched off. One had to stand for quite a time until they trusted it, and came back. "It's a very good lamp," said ${b}. "It's a bit like somebody who talks all through the song."`,
      ),
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'worried')],
          things: ['lamp'],
        },
        `It took an hour. "There's one thing," said ${a}, on the way down. "Once it's on, it mustn't go off. It starts with a great big gulp, and there's only one gulp in the battery." ${b} asked what there would be then. "Then there'd be no lamp," said ${a}. There came a soft bump. It was black on all sides. "${cap(down)}," said ${a}, and pulled the switch.`,
        `They sank for an hour, until the windows were as dark as slates. "Don't touch that switch," said ${a}. "It takes nearly the whole battery to start it up. Off means off, down here. We'd have to feel our way home." They touched bottom as one touches a cushion. "This is it," said ${a}. "It's ${down}. Look your fill." And the lamp came on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'curious'), seen(B, 'look-up', 'curious')], things: ['lamp'] },
        `The light stood in front of them like a wall of milk. There was ${first}, every bit with a shadow of its own. There was no more to it than that. "${refrain}" said ${a}. They went on. They looked at a very great deal of ${first}. ${a} wrote "${first}" in the notebook, and the time, and after that only the time.`,
        `One could see for fifty yards, and for fifty yards there was ${first}. Now and then something seemed to slip away at the edge, where the light stopped. When they turned to it, it was ${first}, too. "${refrain}" said ${a}, and put that into the notebook. "They can't all have moved," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'look-up', 'worried')], things: ['lamp'] },
        `Then they got to ${second}. They rose up on both sides, full of holes, rank upon rank. ${a} shone the lamp into each. They were swept and empty. "It's like a street on a Sunday," said ${b}, "when they've heard the band coming, and don't like bands." "${refrain}" said ${a}, rather shortly. It was the second time that evening that somebody had said something about the lamp.`,
        `After that came ${second}, dark with holes, one above another. There was a crumb in one of them, of something fresh. "Somebody has just got up from supper," said ${b}. "Then why don't they show themselves?" said ${a}. "We've come all this way. We've brought them light!" ${b} nearly said something, and had another look at ${a}, and did not. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'sit', 'sad')] },
        `"I think it's us," said ${b}. It had to be said at some time. "I think it's the stars again. They're behind the light." ${a} went stiff. "You want me to turn it off," said ${a}. "It can't be turned on again. It took me all winter. You want me to come down here with the best lamp in the world, and sit in the dark." Put like that, it did sound silly. "Yes," said ${b}.`,
        `There was an hour of battery left. "What would you do?" said ${a}, not very kindly. "I'd turn it off," said ${b}. Then nobody spoke. ${a} had been burned by that lamp eleven times. It had been going to be in the paper. "You never liked it," said ${a}. "I do like it," said ${b}. "I like it as much as a trumpet. But one can't listen while one is blowing it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'lamp'), seen(B, 'sit', 'worried')] },
        `${a} thought about it for three pages of empty notebook. One could go home with the lamp still on, and say that nobody lived there. It would even be true, in a way. It was true wherever that lamp shone. "We'd have to find the way back by feel," said ${a}. "I know," said ${b}, who was more afraid of that than ${a} was. "If you're wrong, I shall be very cross," said ${a}. Click.`,
        `It's a hard thing to be brighter than everybody, and to see nothing. ${a} reached for the switch, and did not, and reached for it again. It was warm, like an animal that one has brought up oneself. "I'll never get it on again," said ${a}, "and I shall be very cross, if you're wrong." "I know," said ${b}. ${b} had gone pale, since it is one thing to say so, and quite another to sit there. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `It was darker than anything they had ever been in. They could only tell that they had eyes by blinking. "Well?" said ${a}, after a minute. "The stars took longer," said ${b}. So they waited. And a long way off somebody put on a small green light, and seemed to hold it up. Somebody else answered, in blue. Then it ran along from one to the next, like news.`,
        `The dark came in and sat on their knees. They counted up to sixty, and then to sixty again. "I'm not cross yet," said ${a}, in a thin voice. "There," said ${b}. It was a green crumb, no more. It moved. There was one beside it, and three over it. And then, very quietly, all round, above and below, somebody lit the whole of the night.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'cheer', 'excited')] },
        city
          ? `They were in the middle of it. What the lamp had called ${second} was a street, and there were towers behind, and stairs, and a square. It was the lost ${city}, with a light in every window. And at every window was a ${one}, each with a lamp of its own, having a look at them. "It isn't lost," whispered ${a}. "It goes out when you shine at it."`
          : `They were ${folk}, thousands of them. Each carried its own lamp, no bigger than a pea, and could turn it up and down. They came out of every hole, and sat in rows, and looked in. "So that's how they do it," whispered ${a}. "They don't shine it at anybody." There were colours among them that hadn't been in the notebook.`,
        city
          ? `It drew itself out of the dark in dots. Here was a tower, there a bridge, and a long stair with a lamp on each step. The lost ${city} had been all round them since they came. Every dot was a ${one}, at home, with its own light on. "I had my headlamp in their sitting room," said ${a}. "I said there was nobody, and they were all holding their breath."`
          : `Every single light was a ${one}. They had them on their brows and down their sides, and wore them as one wears a good hat. They drew up round the ${craft}, ring upon ring. They had been there from the first minute. "I said there was nobody," said ${a}. "I wrote it down. It's in ink." The nearest of the ${folk} winked its lamp, and ${a} laughed out loud.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'notebook'), seen(B, 'point', 'happy')] },
        `There was no need to feel the way home. The ${folk} went in front, in two long rows, like lamps along a road. ${a} wrote and wrote by the light of them, and crossed out a good deal. "What have you put?" said ${b}. "That I had the wrong lamp," said ${a}. "It's two words shorter than what I had before." "And who thought of it?" "I've put that, too," said ${a}. "I've underlined it."`,
        `They rose through the black ${above}, without a lamp, and never bumped once. On both sides the ${folk} kept them company, so that it was like being driven home after a party. "I'm sorry I was so sharp," said ${a}. "I'm sorry about the lamp," said ${b}. "It's a beauty." Near the top the lights dropped back, and there were the other ones, in the sky.`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(B, 'wave', 'happy'), seen(A, 'wave', 'happy')] },
        `Only one came too late for all that. It was a very small ${one}, who had been kept in, and had only just got leave. It hurried to the place, with its lamp turned up, and looked where the ${craft} had been. ${a} and ${b} were far above, waving. It shone to the left. It shone to the right. "${refrain}" it said.`,
        `${a} and ${b} waved until there was nothing to wave at. Down below there was a very young ${one} that had been told to stay in bed. It came out now, and shone its new lamp round about, as far as that would go. There was ${first}. There was a dent in it, in the shape of a ${craft}. "${refrain}" it said.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')],
          things: ['star'],
        },
        `The lamp stands in the hall now, with a sock on it, and does very well for reading. "Off?" said ${b}, that night, when they were both in bed. "Off," said ${a}. Nobody said anything clever. They lay there and gave it time. And behind the window, one after another, as if somebody had let them in, they came.`,
        `When they had gone to bed ${a} got up once more, to see to the light. "I've left a gap in the curtain," said ${a}. Click. It was only the room, and then it wasn't even that. "How long do they take?" said ${a}. "As long as they like," said ${b}. They were both asleep before the last of the stars was there. It was there, though.`,
      ),
    ],
  };
}
