import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';
import { page } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Nothing at all',
  'Not a word',
  'Nothing',
  'Only nothing',
  'Nothing to hear',
  'Not a sound',
  'Just nothing',
  'Nothing, nothing',
  'Not one word',
  'Nothing there',
  'Quite quiet',
] as const;
const TITLES = [
  'two cups and a string',
  'nothing at all',
  'who picks up first',
  'the string between',
  'somebody breathing',
];

/** What they fell out over, as the theme says it: "over a boy band", "about who goes first". */
const OVER = /\b(?:over|about|because of) ((?:an?|the|who|whose|what|which|one) [\p{L}'’ -]{2,28}?)[.!]?$/iu;
const MOST_WORDS = 4;

const overIn = ({ company }: Going): string => {
  const said = OVER.exec(company.theme.raw)?.[1]?.toLowerCase();
  return said !== undefined && said.split(' ').length <= MOST_WORDS ? said : 'a green pen';
};

/** The two friends: of the theme where it names them, else the child and a child. */
function friends(going: Going): { readonly X: Figure; readonly Y: Figure; readonly T: Figure | null } {
  const met = withMate(going);
  const { A, B, K, third, company } = met;
  if (A !== K || company.other)
    return { X: A, Y: B === company.friend && A === K ? childOfFamily(going, 'friend', null) : B, T: third };
  const isChild = B.isChild && B !== K;
  return { X: K, Y: isChild ? B : childOfFamily(going, 'best friend', null), T: null };
}

/** A telephone of string is only heard where somebody holds each end. */
export const STRING: EventPlot = { id: 'string', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { X, Y } = friends(going);
  const [x, y] = [X.name, Y.name];
  const over = overIn(going);
  const refrain = `${chance.pick(...REFRAINS)}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(X, 'wave', 'happy'), seen(Y, 'wave', 'happy')],
          things: ['cup', 'string'],
        },
        `${X.introduced} has a cup. ${Y.introduced} has a cup. In between is string. "Hello!" "Hello!"`,
        `Two cups and one long string! Here is ${X.introduced}. There is ${Y.introduced}. "Hello!" "Hello!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'angry'), seen(Y, 'stand', 'angry')] },
        `But today they fall out. It is over ${over}. "No!" says ${x}. "No!" says ${y}.`,
        `Today they are cross. It is over ${over}. "Yes!" says ${x}. "No!" says ${y}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'angry'), seen(Y, 'walk', 'angry')], things: ['string'] },
        `Down goes one cup. Down goes the other. The string lies in the grass.`,
        `${x} drops the cup. ${y} drops the cup. Down in the grass lies the string.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'sad', 'cup')], things: ['cup'] },
        `${x} is still cross. But ${x} picks up the cup, and listens. "${refrain}"`,
        `After a while ${x} picks up the cup. Is anybody there? "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'hold', 'sad', 'cup')], things: ['cup'] },
        `Now ${y} picks up the other cup. But ${x} has gone. "${refrain}"`,
        `Later ${y} picks up the other cup. Is anybody there? "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'shout', 'worried')], things: ['cup', 'string'] },
        `"HELLO!" says ${x} to the cup. But the string is in the grass. "${refrain}"`,
        `${x} shouts into the cup. "HELLO!" The string just lies there. "${refrain}"`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(X, 'sit', 'surprised')], things: ['string'] },
        `${x} sits by the cup. What is that? The string goes up!`,
        `Now it gets late. ${x} looks at the string. It goes up! Who pulls it?`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'curious', 'cup')], things: ['cup'] },
        `${x} takes the cup. Sniff, goes the cup. "Is that you?" "Yes," says the cup.`,
        `Quick, the cup! Sniff, sniff. "Are you there?" says ${x}. "I am here," says the cup.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'happy'), seen(Y, 'run', 'happy')], things: ['string'] },
        `"Sorry," says ${x}. "Sorry," says ${y}. And they run along the string. Bump! Hug!`,
        `"Sorry!" "Sorry!" Then they run, from here and from there. Bump! Hug!`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(X, 'sit', 'sleepy'), seen(Y, 'sit', 'sleepy')],
          things: ['cup'],
        },
        `At night there is the cup again. "What did you say?" says ${x}. "${refrain}" Good night.`,
        `It is dark. "Are you still there?" says ${y}. "Yes. And you?" "${refrain}" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { X, Y } = friends(going);
  const [x, y] = [X.name, Y.name];
  const over = overIn(going);
  const again = over.replace(/^an? /, 'the ');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(X, 'hold', 'happy', 'cup'), seen(Y, 'hold', 'happy', 'cup')],
          things: ['cup', 'string'],
        },
        `There was a string from ${X.introduced} to ${Y.introduced}, over the hedge. At each end it had a cup. If you pulled it tight you could talk from one to the other. "Good morning!" "Good morning!" They did it every day.`,
        `${X.introduced} had one cup and ${Y.introduced} had the other. The string went from garden to garden, over the hedge. When it was tight you could hear each other breathe. They had talked on it every day since they were small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'angry'), seen(Y, 'stand', 'angry')] },
        `Then they fell out. It was over ${over}. ${x} said one thing about it, and ${y} said another. "You're wrong!" said ${x}. "You're always wrong!" said ${y}. That was that.`,
        `It was over ${over} that they fell out. It was a small quarrel at first. "It isn't so!" said ${x}. "It is so!" said ${y}. Then it was a big one, and they both went home.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'angry'), seen(Y, 'walk', 'angry')], things: ['string'] },
        `${x} let go of the cup. At the other end ${y} let go as well. The string came down off the hedge, and lay in the long grass. "I shan't be first," said ${x}.`,
        `Each of them put down a cup, quite hard. Down came the string. It lay all the way across the lawn, and nobody was holding it. "I shan't talk until I'm talked to," said ${y}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'sad', 'cup')], things: ['cup'] },
        `After dinner there was something that ${x} wanted to tell. It was about a snail. ${x} picked up the cup, and held it to one ear. "${refrain}," said ${x}, and put it down.`,
        `By two o'clock ${x} had thought of a very good joke. There was only one person for it. ${x} took up the cup, and listened, in case. "${refrain}," said ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'hold', 'sad', 'cup')], things: ['cup'] },
        `At three it was ${y} who came out, and picked up the other cup. But by then ${x} had gone in. "${refrain}," said ${y}. "So that's how it is."`,
        `An hour later there was somebody at the other end. ${y} held the cup with both hands, and waited for a long time. ${x} was indoors by then. "${refrain}," said ${y}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'shout', 'worried')], things: ['cup', 'string'] },
        `At four ${x} shouted into it. "HELLO!" It went in at the cup, and along the string. In the grass it stopped. A slack string can't say anything. "${refrain}," said ${x}.`,
        `Then ${x} tried it loudly. "ARE YOU THERE?" One beetle looked up. If nobody pulls at the other end, it's only a cup. "${refrain}," said ${x}, and kicked the hedge.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'sad')] },
        `${x} sat down under the hedge. It was still about ${again}. But what was there to be so cross about? ${x} could hardly remember. There was only the being cross.`,
        `"It was all because of ${again}," said ${x}, to the cup. "And I was right, too." It's no fun to be right into a cup. ${x} sat there, and was right, all alone.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(X, 'stand', 'surprised')], things: ['string'] },
        `Then something moved. It was the string. It came up out of the grass, bit by bit. Nobody touched it on this side. It rose as far as the hedge, and trembled.`,
        `A daisy nodded, and there was no wind. Beside it the string had lifted. It went up, slowly, over the grass, and over the hedge. Somebody, over there, was pulling it tight.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'curious', 'cup')], things: ['cup'] },
        `${x} grabbed the cup. There was a sound in it, small and near. "You're breathing," said ${x}. "So are you," said the cup. It was quiet for a bit. "I came out at three," said ${y}. "I came out at two!" said ${x}.`,
        `Quick, the cup! At first there was only a sniff. "Was that you?" said ${x}. "It might have been," said the cup. "Did you call before?" "Twice," said ${x}. "So did I," said ${y}. "We never did it at the same time."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hug', 'happy'), seen(Y, 'hug', 'happy')] },
        `"Sorry," said ${x}. "Sorry," said the cup. Then they both ran, along the string, and met in the hedge. "About ${again}," said ${y}. "What about it?" said ${x}. Neither of them could remember who had said what.`,
        `"I'm sorry that I shouted," said ${x}. "I'm sorry that I shouted louder," said ${y}. They ran, and met in the middle, all over leaves. "And ${again}?" said ${y}. "You can be right on Mondays," said ${x}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(X, 'hold', 'sleepy', 'cup'), seen(Y, 'hold', 'sleepy', 'cup')],
          things: ['cup', 'moon'],
        },
        `That night the string was tight, from window to window. "What did you say?" asked ${x}, nearly asleep. "${refrain}," said ${y}. "I'm only here."`,
        `The moon hung over the string, and there was a cup on each pillow. "Are you saying something?" whispered ${y}. "${refrain}," whispered ${x}. It was lovely to hear.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, company, chance } = going;
  const { X, Y, T } = friends(going);
  const names = ['Sal', 'Noor', 'Jess'].filter((each) => ![X.name, Y.name, K.name].includes(each));
  const M = T ?? company.person(chance.pick(...names), 'child');
  const [x, y, m] = [X.name, Y.name, M.name];
  const over = overIn(going);
  const again = over.replace(/^an? /, 'the ');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(X, 'hold', 'happy', 'cup'), seen(Y, 'hold', 'happy', 'cup')],
          things: ['cup', 'string'],
        },
        `They could have talked in any way they liked, ${X.introduced} and ${Y.introduced}. But they had the string. It went from the one window to the other, with a cup at each end. You had to keep it tight. If you did, the other one's voice came right into your ear, with the breath in it. No one else in the world knew what was said on it.`,
        `There was a string, and it was older than anything else that they had. ${X.introduced} had one end of it, and ${Y.introduced} had the other. In between were two gardens and a hedge. Each end had a cup, worn thin at the rim. It only worked if both of them pulled a little. In all those years they had never had to explain that to each other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'stand', 'angry'), seen(Y, 'stand', 'angry')] },
        `It was over ${over} that they fell out. You may think that it can't have mattered much. It mattered for about a minute, and then it was about other things. "You always have to be right," said ${x}. "You never even listen," said ${y}. "At least I don't copy everything," said ${x}. You can't pick a thing like that up again. It lay between them, and they both looked at it.`,
        `Nobody falls out with a best friend over something large. It was over ${over}. ${x} thought one thing, and ${y} thought the opposite, which they had often done. But it was hot, and they were tired. "You only say that because of me," said ${x}. "I don't say anything because of you," said ${y}. "I only put up with you because of the string." And it could not be unsaid.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'angry'), seen(Y, 'walk', 'angry')], things: ['string'] },
        `That evening the string came down. Nobody cut it. It was only that nobody held it, and by and by it slid off the hedge into the grass. ${x} saw it from the window. "I'm not going to be first," said ${x}. At the other window, behind the curtain, ${y} said it too. They had always thought alike.`,
        `They each put a cup on a sill, upside down, and shut a window. By and by the string sagged, and slipped, and lay across two lawns in the wet. "It's for the one who began it to say something," thought ${x}. "It's for the one who said the worst," thought ${y}. They were both quite clear about who that was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'walk', 'worried'), seen(X, 'stand', 'angry')] },
        `So they used ${M.introduced}. "Tell ${y}," said ${x}, "that I don't care about ${again}." ${m} went over and said that ${x} didn't care. "Tell ${x} that I don't care either," said ${y}. ${m} went back and said that ${y} did not care about ${x}. It was not meant badly. Things get shorter when they are carried, and the soft part falls off first.`,
        `There are always people who will carry a message. This time it was ${M.introduced}. "You might say that I was there first, about ${again}," said ${x}. By the time it had crossed the lawn it was, "${x} says that you just copy." What came back was, "Then don't bother to come round." By Thursday ${m} had a sore throat. It was mostly from leaving things out.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'sad', 'cup')], things: ['cup'] },
        `On Friday something funny happened, with a hat, and there was only one person who would see why. ${x} had the cup in hand before remembering. It could do no harm just to listen. ${x} turned it over, and held it close, and shut both eyes. "${refrain}," said ${x}. It sounded like the inside of a cup.`,
        `What ${x} missed was not the big things. It was having somebody to tell that the bread had burnt in the shape of a duck. On Friday, at about two, ${x} took up the cup. There was no need to say anything. It was only to find out if there was someone there. "${refrain}," said ${x}. So that was the answer, and the cup was set down again, very gently.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'hold', 'sad', 'cup')], things: ['cup'] },
        `At half past two ${y} came to the other window. ${y} had been walking up and down for some time. It was only a cup. ${y} listened until one ear was red. "${refrain}," said ${y}, to the empty lawn. "Not so much as hello. Well, now I know." And half an hour before, to the minute, there had been somebody there. That's how close it was.`,
        `And at three there was ${y}. It had cost a good deal to get as far as the window. ${y} did not call, because of all that had been said. ${y} only held on, and listened, in the hope of a breath. "${refrain}," said ${y}. A cup can't tell you that you have come an hour late. It merely says what it says when it's let alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'angry'), seen(X, 'stand', 'surprised')] },
        `On Saturday ${m} came in and sat down on the floor. "I'm not doing it any more," said ${m}. "I say what you say, and they go white. I say what they say, and you do. I'd rather not have two friends than be the thing in the middle." "What did I say?" said ${x}. ${m} said it. ${x} had never heard it from outside. Every word of it was right. It was just not at all what had been meant.`,
        `"There's one more," said ${x}, on Saturday. "Tell ${y}..." "No," said ${m}. "You tell ${y}. You've got a string for it." "It's broken," said ${x}. "It isn't broken," said ${m}. "I stepped over it six times a day. It's just lying there. It wants somebody at both ends, and so do I." And ${m}, who had never said so much in one go, went home.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(X, 'think', 'worried')], things: ['string', 'cup'] },
        `It's not nice to be first. If you pick up, and pull, and nobody's there, the string will come in hand over hand. Then you'll be standing with all of it, and everyone can see. It was a high price, for the sake of ${again}. Then ${x} took up the cup and began to draw in the slack. There were yards of it. It came, and came.`,
        `${x} stood at the window till the light began to go. There was a way of winning this, about ${again}. You had only to do nothing, for ever. And if you pulled, and it stayed slack, you had lost, in front of the whole hedge. ${x} picked up the cup, and pulled. The string slid over the wet grass. There was no weight on it. There was no weight on it at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'surprised', 'cup')], things: ['string'] },
        `Then it stopped coming. It lifted off the lawn. It went up through the daisies and over the hedge, and it shook itself, and was straight. That can't be done from one side. ${x} put the cup to one ear, and it was so loud that ${x} nearly dropped it. It was somebody breathing. "You pulled," said the cup. "So did you," said ${x}. "Only just now," said ${y}. "So did I," said ${x}.`,
        `There was a tug. It was not the hedge. Hedges don't tug twice. All along the garden the string rose up, and the drops ran down it. It was as straight as a ruler. "Hello?" said ${x}, and it came out as no more than air. "I was going to say it," said the cup. "I had my mouth open." There was a bit of breath. "I've been here before, you know. You were out."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'happy', 'cup'), seen(Y, 'hold', 'happy', 'cup')],
          things: ['cup'],
        },
        `"When?" said ${x}. They worked it out. They had missed each other by so little, on the Friday. "I'm sorry about what I said," said ${x}. "I'm sorry about what I said," said ${y}, "and about what ${m} said that I said." "And ${again}?" The string hummed. "I still think that I'm right," said ${y}. "So do I," said ${x}. They had both missed that.`,
        `They did not talk about ${again} until it was nearly dark. When they did, they still didn't agree. "You can think so if you want," said ${x}. "I want you to think it's wrong," said ${y}. "It's no good otherwise." They said sorry for the other things, one by one. Some of them were hard to get through a cup. But it carried them all, soft parts and everything.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'hold', 'sleepy', 'cup'), seen(Y, 'hold', 'sleepy', 'cup'), seen(M, 'hold', 'happy', 'cup')],
          things: ['cup', 'moon'],
        },
        `There is a third cup these days. It hangs in the middle, at the hedge, and it is for ${m}, who says very little into it. At night the three strings go tight, one after another. "What did you say?" asks ${x}, out of a long silence. "${refrain}," says ${y}. And they all stay on, to listen to it.`,
        `On Sunday they tied in another string, at the hedge, with a cup on it for ${m}. "You needn't carry anything," they said. "Just hold your end." It was late, and there was a moon on the wet string. "Are you both still there?" said ${m}. "${refrain}," said ${x}. "${refrain}," said ${y}. You could hear them smile.`,
      ),
    ],
  };
}
