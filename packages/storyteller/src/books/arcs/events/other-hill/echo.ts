import type { SettingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, withMate } from '../the-one.ts';

const REFRAINS = [
  'Further on',
  'On we go',
  'Not here, then',
  'A bit further',
  'Nobody here',
  'It must be further',
  'Further, then',
  'Not yet, then',
  'On, then',
  'Still not here',
  'Just a bit further',
] as const;
const TITLES = ['the two on the other hill', 'somebody over there', 'who said that', 'the voice over there'];
const TITLES_OF_SEA = ['the two on the other reef', 'somebody over there', 'who said that', 'the voice over there'];

/** What lies on the way, on land and in the sea. */
interface Way {
  readonly setting: SettingName;
  readonly start: string;
  readonly stream: string;
  readonly wood: string;
  readonly hill: string;
  readonly went: string;
}

function wayOf({ A, B, at }: Going): Way {
  const isSea =
    at === 'undersea' ||
    (A.being?.isa === 'sea' && A.being.id !== 'turtle') ||
    (B.being?.isa === 'sea' && at !== 'forest');
  return isSea
    ? {
        setting: 'undersea',
        start: 'the big shell',
        stream: 'the cold current',
        wood: 'the weed',
        hill: 'reef',
        went: 'swam',
      }
    : { setting: 'mountain', start: 'the gate', stream: 'the stream', wood: 'the wood', hill: 'hill', went: 'went' };
}

/** Somebody answers from far away; two go to find out who; and on the top they hear how they sound. */
export const ECHO: EventPlot = {
  id: 'echo',
  young: (going) => young(withMate(going)),
  middle: (going) => middle(withMate(going)),
  old: (going) => old(withMate(going)),
};

const titlesOf = ({ hill }: Way): readonly string[] => (hill === 'reef' ? TITLES_OF_SEA : TITLES);

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const comesToo = going.comesToo.replace('came', 'comes');
  const way = wayOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const at = inPlace(going, '');
  const where = at && ` They are${at}.`;
  return {
    title: titled(chance.pick(...titlesOf(way))),
    refrain,
    pages: [
      page(
        { setting: way.setting, camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'curious')] },
        `${A.introduced} calls, "Hello!" And who says "Hello"? Not ${B.introduced}. Somebody, far away!`,
        `"Hello!" calls ${A.introduced}. "Hello!" says Somebody, far away. It is not ${B.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'excited', 'cake'), seen(A, 'walk', 'happy')], things: ['cake'] },
        `"Who is that?" says ${b}. "We will go and see!" They take a cake.${where}${comesToo}`,
        `"Who lives there?" says ${b}. Off they go, with a cake.${where}${comesToo}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'curious'), seen(B, 'stand', 'curious')] },
        `They come to ${way.stream}. "Are you here?" "Here!" it says, far away. "${refrain}" says ${b}.`,
        `Here is ${way.stream}. "Is it here?" "Here!" it says, far away. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(B, 'shout', 'determined')] },
        `They come to ${way.wood}. It is dark. "Shall we come?" "Come!" it says. "${refrain}" says ${a}.`,
        `Now they are in ${way.wood}. It is dark here. "Can we come?" "Come!" "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'look-up', 'curious')] },
        `Up the ${way.hill} they go. Nobody! But there is one more ${way.hill}.`,
        `Up, up! This is the top. Nobody! They see one more ${way.hill}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')] },
        `"Go on!" says ${a}. "Go home!" says ${b}. "No!" "No!" They are cross.`,
        `"Too slow!" says ${a}. "Too fast!" says ${b}. "No!" "No!" They are cross.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `"No! No!" says the other ${way.hill}. They listen. "There are two," says ${a}. "Two cross ones."`,
        `"No! No!" says the other ${way.hill}. "There are two," says ${b}. "Two cross ones."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'worried'), seen(A, 'shout', 'happy')] },
        `"Be friends!" they call. "Friends!" it says. "Sorry," says ${a}. "Sorry," says ${b}.`,
        `"Be friends!" calls ${a}. "Friends!" it says. "So must we," says ${b}. "Sorry!" "Sorry!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['cake'] },
        `Now they eat half of the cake. The other half is for those two.`,
        `Now for the cake! They eat one half. One half is for the other two.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'wave', 'sleepy'), seen(B, 'wave', 'sleepy')] },
        `At night they are home. "Good night!" they call. "Good night!" it says.`,
        `Home they go, in the dark. "${refrain}" "Good night!" "Good night!" it says.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance, comesToo } = going;
  const way = wayOf(going);
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...titlesOf(way))),
    refrain,
    pages: [
      page(
        { setting: way.setting, camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'curious')] },
        `One morning, by ${way.start}${where}, ${A.introduced} felt like shouting. "Hello!" It came straight back. "Hello!" said somebody, far away. ${B.introduced} looked round. "Who was that?" said ${b}. "I didn't say anything."`,
        `"Good morning!" called ${A.introduced}, from ${way.start}${where}. "Morning!" came a voice, from a long way off. "Did you hear that?" said ${B.introduced}. "There's somebody over there." They had never known that there was anybody.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'excited', 'cake'), seen(A, 'walk', 'excited')],
          things: ['cake'],
        },
        `"Then it's an adventure," said ${a}, "and we have to go on it." They took a cake, so as not to arrive with nothing.${comesToo} "It won't be far," said ${a}, who had never been there.`,
        `You can't stay at home after that. "We'll go and find them," said ${a}, "and it will be an adventure." ${b} thought of everything, and packed a cake.${comesToo} Off they ${way.went}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'curious'), seen(B, 'stand', 'worried')] },
        `First there was ${way.stream}. ${a} got across in one go. ${b} tried it at six places, and chose the first. "Are you here?" they called. "Here!" said the voice. But it was as far away as ever. "${refrain}," said ${b}.`,
        `They came to ${way.stream}. ${a} was over it at once. ${b} felt about for the safest part, and it took a while. "Is it here?" called ${a}. "Here!" said somebody, faintly, and it wasn't. "${refrain}," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'scared')] },
        `Then they had to go through ${way.wood}. ${a} went on ahead and came back, eleven times. ${b} counted the bends, in order to get home. "Shall we come to you?" "To you!" said the voice. "${refrain}," said ${a}.`,
        `After that came ${way.wood}, and it was dark. "Hurry up," said ${a}. "Slow down," said ${b}, "or we shall lose each other." "Where are you?" they called. "You!" said the voice. "${refrain}," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'look-up', 'worried')] },
        `At last they came up on top of the ${way.hill}. They looked behind every stone. Nobody was there. But across the valley stood another ${way.hill}, just as high. "It's over there!" said ${a}. "Oh no," said ${b}.`,
        `Up they ${way.went}, until there was no more up. It was the top of the ${way.hill}, and it was empty. "They must live on the next one," said ${a}, and pointed. The next one was a long way off. ${b} sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')] },
        `"I'm going on," said ${a}. "I'm going home," said ${b}. "You always go too fast!" "You always go too slow!" They had never shouted at each other before. "Silly!" shouted ${a}. "Silly yourself!" shouted ${b}.`,
        `"Come along," said ${a}. "I can't," said ${b}. "You never want to go anywhere!" "And you never wait for anybody!" It got louder and louder. "I won't talk to you!" shouted ${a}. "I won't talk to YOU!" shouted ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `And from the other ${way.hill} came the voices. There were two of them. They were shouting too! They sounded ever so cross. "Listen to those two," whispered ${a}. "They're having a quarrel," whispered ${b}.`,
        `Then they both stopped, because somebody else was still shouting. It came from over there. One voice was cross, and so was the other. "There are two of them!" whispered ${b}. "And they don't get on," whispered ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'worried'), seen(A, 'stand', 'curious')] },
        `"Somebody should help them," said ${b}. So ${b} called, as kindly as could be, "Don't be cross!" There was a wait. "Be cross!" said the other ${way.hill}. "That's not right," said ${a}. "Let me try. Please, be friends!" And it answered at once. "Be friends!"`,
        `"They came all that way together," said ${b}, "and now look." "Please, be nice!" called ${a}, over the valley. "Be nice!" said the voice. ${a} looked at ${b}. "I think that it means us," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['cake'] },
        `"Sorry," said ${a}. "Sorry," said ${b}. It came back twice from over there, very softly. So that was all right. They sat down with their backs together, and cut the cake in half. They ate one piece, and left the other for those two.`,
        `They looked at each other. "Sorry I hurried," said ${a}. "Sorry I was slow," said ${b}. Over there somebody was sorry as well. Then they had the cake. They left the bigger half on a stone, where those two could see it.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')] },
        `Going home ${a} waited at every corner, and ${b} hurried a bit. "We never found out who it was," said ${b}. "Two," said ${a}. "One like me, and one like you." "${refrain}," said ${b}, "another day."`,
        `They ${way.went} home side by side, which was the right speed for both. "I wonder what they look like," said ${b}. "Like us," said ${a}. "They're on an adventure too. They are looking for somebody."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'sleepy')] },
        `Before they went to bed they stood by ${way.start} once more. "Good night, you two!" they called together. They had to wait a little. Then it came, quite clearly, in two voices. "You two!"`,
        `It was dark when they got back to ${way.start}. "Good night!" they shouted, both at once. "Good night!" said the two on the other ${way.hill}. They sounded like very good friends.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance, comesToo } = going;
  const way = wayOf(going);
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, '');
  return {
    title: titled(chance.pick(...titlesOf(way))),
    refrain,
    pages: [
      page(
        { setting: way.setting, camera: 'wide', actors: [seen(A, 'shout', 'happy'), seen(B, 'stand', 'curious')] },
        `It began by accident. ${A.introduced} had a good loud voice, and was trying it out, one morning, by ${way.start}${where}. "Anybody there?" shouted ${a}. After a moment somebody answered. "There!" it said, very small and far. ${B.introduced}, who was doing nothing in particular, put it down. "Nobody lives over there," said ${b}. "I've seen the map."`,
        `${A.introduced} never could leave a quiet morning alone. "Who's up?" went the shout, from ${way.start}${where}, out over everything. "Up!" said the distance. There was a silence, in which ${B.introduced} came out to look. "That wasn't you," said ${b}. "No," said ${a}, with shining eyes. "That was Somebody."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'worried', 'cake'), seen(A, 'walk', 'excited')],
          things: ['cake'],
        },
        `There are two ways of getting ready for an adventure. ${a} said, "Come on!" and was ready. ${b} made a list. In the end they took a rope, a cake for whoever it was, and the list.${comesToo} "How far is it?" said ${b}. "Just over there," said ${a}. It's what adventurers have always said, and it has never once been so.`,
        `"It's an adventure, then," said ${a}, and was halfway out before the end of the sentence. "You can't call on people without a cake," said ${b}. It had to be found, and wrapped, and put on a list. There had to be a rope, because there always has to.${comesToo} By then it was ten. ${a} had been ready since eight, and had told everybody so.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'curious'), seen(B, 'stand', 'worried')] },
        `At ${way.stream} ${a} simply went, and was across. ${b} looked for the best place, and looked, and looked. "You could have been over nine times," called ${a}. "And under once," said ${b}. When both had got their breath they called out, "Is it here?" "Here!" said the voice. It was just as far away as in the morning. "${refrain}," said ${b}, and crossed that off.`,
        `The first thing in the way was ${way.stream}. ${a} rushed across. ${b} did it with the rope, tied at both ends, and wanted the rope back afterwards. It cost them half an hour. "Are we near?" shouted ${a}. "Near!" came the answer. But they were not. It had moved, or they hadn't. "${refrain}," said ${b}, coiling up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')] },
        `In ${way.wood} you could not see from one end of yourself to the other. ${a} kept going on to look, and kept having to come back. It was twice as far, that way. ${b} kept stopping, to leave marks. "You're wasting time," said ${a}. "You're wasting breath," said ${b}. "Do we go left?" they called. "Left!" it said. They went left, and there was no way through. "${refrain}," said ${a}, not so cheerfully.`,
        `Then ${way.wood} closed over them. ${b} liked to know where they were, and left a mark at each turning. ${a} liked to know where they would be next. So ${a} was always too far in front, and ${b} too far behind, and there was nobody in the middle. "Where are you?" shouted ${a}. "You!" said the voice. "I was asking ${b}," said ${a}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(B, 'look-up', 'worried')] },
        `It was three o'clock when they stood on top of the ${way.hill}. There was a stone there, and a great deal of view. There was no Somebody. ${a} looked behind the stone twice. Then they saw the other ${way.hill}. It stood straight across from theirs, with a deep valley in between. You could see at once that it was another day's journey. "That's where they are," said ${a}.`,
        `They reached the top at three, by different sides. It was bare. All the way up ${a} had been planning what to say, and now there was nobody to say it to. Beyond a valley, as blue as smoke, there rose a second ${way.hill}, which had been hiding behind the first. "Oh, I see," said ${a}, brightening. "It's that one!" ${b} said nothing. ${b} was looking at the light, which was going.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')] },
        `"We'd never be home by dark," said ${b}. "Who wants to be home?" said ${a}. It had been coming since the morning, and now it came. "You and your rope!" "You and your hurry!" "If it weren't for you I should be there by now!" "If it weren't for me you'd be at the bottom of something!" They were both right, which is the worst kind of quarrel. "I wish I'd come alone!" shouted ${a}. "Then go without me!" shouted ${b}.`,
        `"I'm turning back," said ${b}. "You have to turn back while you still can." "You turned back before we started," said ${a}. One word pulled the next one after it. They said the thing about the rope, and the thing about last summer. They had never been so loud. "I'm better off without you!" shouted ${a}. "Then be without me!" shouted ${b}. And then there was nothing left to say.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `But it went on. Across the valley somebody was still at it, in a high, hard voice like a saw. And somebody else was shouting back. They couldn't make out all of the words. They did not have to. "There are two of them," said ${a}. "They're quarrelling," said ${b}. "How awful they sound," said ${a}. "Do you suppose they've come a long way?"`,
        `In the quiet they heard it. It came over from the other ${way.hill}, a bit late, as things do that have far to go. There was one voice like a saw, and one like a gate. "Without me!" it said, last of all. Then it was still over there too. "So that's who it is," said ${b}, slowly. "It's two. And they can't stand each other." "They ought to hear themselves," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'worried'), seen(A, 'think', 'sad')] },
        `"Somebody should say something," said ${b}. It's easier to be kind across a valley. "Don't be like that!" called ${b}. "Like that!" said the voice, sulkily. ${a} thought, and drew a deep breath. "You came all this way together!" called ${a}. And it came back, word upon word, in ${A.names} own voice, so plainly that there was no mistaking it. "Together!" it said.`,
        `${a} walked to the edge. There was still the choice of which way to go, and it was getting late. "You'll be sorry!" shouted ${a} to those two, as a warning. "Sorry!" said the other ${way.hill}, straight away. "That was quick," said ${b}. "It was, wasn't it," said ${a}. They both stood looking into the blue. Each of them had begun to see something, and neither wanted to be the first.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')] },
        `"That's us," said ${b}. "Yes," said ${a}. "I know." It was a good while before anybody spoke. They had come all day to find out who was over there. It was a bit of a shock. "Do I really sound like a saw?" said ${b}. "Only when you're right," said ${a}. "I'm sorry about the rope. It's a good rope." "I'm sorry about your hurry," said ${b}. "I'd still be at home without it."`,
        `"Say something else," said ${b}. "Say something that you'd like to have come back." ${a} took a long time over it. It was quite short, when it came. "I'm glad that you're here!" called ${a}. They waited, side by side. "You're here," said the other ${way.hill}, as gently as anything. "Well," said ${b}, and had to swallow. "That's what I'd have told them."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['cake'],
        },
        `They ate half of the cake, looking out over the edge, and left the other half on a stone. It was ${b} who said that they should. "There's nobody there," said ${a}. "There are two," said ${b}, "and they've had a hard day." Then they turned back. It was ${a} who gave up the other ${way.hill}, and it was not easy. ${b} could tell that it was not, because ${a} said nothing.`,
        `The cake was for Somebody, and so they gave Somebody half, on the flat stone at the top. ${a} took a last look across. It would have been the best adventure of all, over there. "We could leave at six tomorrow," said ${b}, studying the list. "With less rope." ${a} turned and stared. "I never said that I didn't want to go," said ${b}. "I said that I wanted to get there."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'sleepy')] },
        `Going home they had the marks to follow, and somebody quick to go ahead and find them. It took no time at all. At ${way.start} they stopped, and turned round, in the dark. "Good night!" they shouted, both together, so as to hear how it sounded. "Good night!" said the two of them over there. It sounded like one voice. "${refrain}," said ${b}, and yawned. "To bed."`,
        `They followed the marks home, with ${a} in front and ${b} close behind. It was quite dark. "Are you still there?" called ${a}, from ${way.start}, one last time. "Still there!" said the two on the other ${way.hill}. "They're not going anywhere either," said ${b}. "${refrain}, then. Tomorrow."`,
      ),
    ],
  };
}
