import type { Figure, Told } from '../../../arc.ts';
import { ableFriend } from '../able-friend.ts';
import { kinBeside } from '../kin-beside.ts';
import { destination } from '../destination.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { cap, titled } from '../../wording.ts';

const REFRAINS = [
  'That is not mine!',
  'Not mine!',
  'No, not mine!',
  'This is not mine!',
  'Oh no, not mine!',
  "But that's not mine!",
  "That isn't mine!",
  'Mine? Never!',
  "That can't be mine!",
  'Mine? No!',
] as const;
const TITLES = ['not mine', 'two red bags', 'the bag that went toot', 'ting'];

/** How people say hello where a theme goes. */
const HELLO: Readonly<Record<string, string>> = {
  Spain: 'Hola',
  Mexico: 'Hola',
  Italy: 'Ciao',
  France: 'Bonjour',
  Portugal: 'Olá',
  Germany: 'Hallo',
  Greece: 'Yassou',
  Turkey: 'Merhaba',
};

interface Stay {
  /** Whose the other bag is. */
  readonly X: Figure;
  /** " to Spain", or nothing. */
  readonly to: string;
  /** " in Spain", or nothing. */
  readonly where: string;
  readonly hello: string;
  /** "the hotel", "the caravan". */
  readonly inn: string;
  /** What one goes in at, and hears through. */
  readonly door: string;
  readonly through: string;
  readonly next: string;
  /** In a caravan everything is something else at night. */
  readonly folds: string;
  readonly foldsYoung: string;
}

const INNS = /\b(caravan|cottage|villa|chalet|cabin|guest ?house|apartment)\b/;
const FOR =
  /\bfor (Spain|Italy|France|Greece|Portugal|Turkey|Wales|Scotland|Cornwall|Ireland|Germany|Egypt|Morocco|Mexico|Poland|India)\b/;
const SPOT = /\b(?:to|in|at|by|on) the (seaside|sea|mountains|countryside|country|lake|hills)\b/;

function stayOf(going: Going): Stay {
  const { company, raw } = going;
  // Where a family stays may stand in the details: "we stay in a caravan".
  const inn = INNS.exec(raw)?.[1] ?? INNS.exec(company.details.toLowerCase())?.[1] ?? 'hotel';
  const spot = SPOT.exec(raw)?.[1] ?? null;
  const far = spot ? null : (destination(company.theme) ?? FOR.exec(company.theme.raw)?.[1] ?? null);
  const [X] = company.passersBy(1, ({ id, isa, size }) => /^(?:wild|farm)$/.test(isa) && size >= 4 && id !== 'wolf');
  const own = inn !== 'hotel';
  return {
    X: X ?? company.meet('bear'),
    to: far ? ` to ${far}` : spot ? ` to the ${spot}` : '',
    where: far ? ` in ${far}` : spot ? ` at the ${spot}` : '',
    hello: HELLO[far ?? ''] ?? 'Hello',
    inn: `the ${inn}`,
    door: own ? 'gate' : 'desk',
    through: own ? 'through the window' : 'through the wall',
    folds: inn === 'caravan' ? 'In the caravan the table turned into a bed, and the sofa into another. ' : '',
    foldsYoung: inn === 'caravan' ? 'The table is a bed! ' : '',
    next: own ? `the ${inn} next door` : 'the room next door',
  };
}

/** Two red bags are taken by the wrong ones. In one there is a trumpet, in the other a bell; and they answer each other. */
export const BAG: EventPlot = toldWith(inTheVan, kinBeside(ableFriend({ id: 'bag', young, middle, old })));

/** A caravan is where one stays, and nobody who packs. */
function inTheVan(going: Going): Going {
  const { A, B, company } = going;
  if (B.being?.isa !== 'vehicle') return going;
  const { friend } = company;
  return {
    ...going,
    company: { ...company, other: null },
    B: friend,
    b: friend.name,
    all: `${A.name} and ${friend.name}`,
  };
}

function young(going: Going): Told {
  const { A, B, a, b, third, chance } = going;
  const { X, where, hello, inn, through, foldsYoung } = stayOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const too = third ? ` So does ${third.name}.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'teddy')], things: ['hat'] },
        `A holiday! ${A.introduced} has a bag. In go a hat and Teddy. Ting, goes his bell!`,
        `A holiday! ${A.introduced} packs a hat. In goes Teddy. Ting, goes his bell!`,
      ),
      page(
        {
          setting: going.at ?? 'street',
          camera: 'wide',
          actors: [...everybody(going, 'stand', 'happy'), seen(X, 'wave', 'happy')],
        },
        `${B.introduced} comes along.${too} Here is ${inn}${where}. "${hello}!" says ${X.introduced}. Two red bags!`,
        `${B.introduced} comes along.${too} There is ${inn}${where}. "${hello}!" says ${X.introduced}. Two red bags!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'hold', 'surprised', 'boots')] },
        `${foldsYoung}${a} opens the bag. Such big boots! "${refrain}" says ${a}.`,
        `${foldsYoung}Now ${a} looks in the bag. What big boots! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'scarf'), seen(B, 'stand', 'surprised')] },
        `Out comes a scarf. Round ${a} and ${b}! "${refrain}"`,
        `Then a scarf. ${a} and ${b} are both in it. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'surprised', 'trumpet'), seen(A, 'cover', 'worried')] },
        `Out comes a trumpet. Toot! "${refrain}" says ${a}. "Wrong bag!"`,
        `A trumpet. Toot! "${refrain}" says ${a}. "The wrong bag!"`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
        },
        `It is dark. Where is Teddy? ${a} and ${b} cannot sleep.`,
        `It is late. But where is Teddy? ${a} and ${b} sit up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')] },
        `Ting. It comes ${through}. Ting! "That is Teddy!" says ${a}.`,
        `Ting! It comes ${through}. "Teddy's bell!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'trumpet'), seen(B, 'stand', 'excited')] },
        `${a} blows the trumpet. Toot! Ting! "Somebody is coming!" says ${b}.`,
        `"Quick, the trumpet!" says ${b}. ${a} blows. Toot! Ting! Toot! Ting!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'surprised', 'teddy'), seen(A, 'reach', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['hat'],
        },
        `It is ${x}, in a tiny hat. "${refrain}" "Mine!" says ${a}. "And Teddy!"`,
        `In comes ${x}, in a tiny hat. And Teddy! "${refrain}" "Mine!" says ${a}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'happy')] },
        `Good night, Teddy. Ting. And ${through} comes a toot.`,
        `Now ${a} is in bed with Teddy. Ting. And ${through}? Toot.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { X, to, where, hello, inn, door, through, next, folds } = stayOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: everybody(going, 'stand', 'happy'), things: ['teddy', 'hat'] },
        `${A.introduced} was going on holiday${to}. So was ${B.introduced}.${comesToo} There was a red bag for it. In went the little yellow hat. In went Teddy, who has a bell round his neck. Ting! "That's all we need," said ${a}.`,
        `"What do we take on holiday${to}?" said ${B.introduced}. "The yellow hat," said ${A.introduced}, "and Teddy."${comesToo} Teddy wore a bell, and never slept anywhere without ${a}. Ting, he went, into the red bag. Then they set off.`,
      ),
      page(
        {
          setting: going.at ?? 'street',
          camera: 'wide',
          actors: [...everybody(going, 'stand', 'happy'), seen(X, 'wave', 'happy')],
        },
        `And there was ${inn}${where}. ${X.introduced} got there at the same minute, out of breath. "${hello}!" said ${x}, and put a bag down at the ${door}. It was a red one. ${a} put a bag down beside it. Then everybody got a key.`,
        `Here was ${inn}${where}. At the ${door} there was a queue of one. It was ${X.introduced}. "${hello}!" said ${x}. ${x} put down a red bag. ${b} put down a red bag, too. They got their keys, and picked up their bags, and that was that.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'boots'), seen(B, 'stand', 'curious')],
        },
        `${folds}${a} pulled the zip. On the top lay a pair of boots. Each of them was as big as a bucket. "${refrain}" said ${a}. "Perhaps they grew," said ${b}.`,
        `${folds}First ${a} bounced on both beds. Then ${a} opened the bag. "Boots?" said ${b}. You could have kept a cat in each of them. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'scarf'), seen(B, 'hold', 'surprised', 'scarf')] },
        `Under the boots was a woolly scarf. ${a} pulled, and ${b} pulled, and it went on coming. It went twice round the room. "It's hot outside!" said ${b}. "${refrain}" said ${a}, from somewhere in the middle of it.`,
        `Next came the end of a scarf. The other end took some time. By then ${a} and ${b} could not be seen any more. "${refrain}" said the scarf. "Nor mine," it said, in another voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'surprised', 'trumpet'), seen(A, 'cover', 'worried')] },
        `At the bottom was something hard. ${b} put it up to have a look through it, and breathed. Toot! It was a trumpet. Somewhere a dog barked. "${refrain}" said ${a}. "It's the wrong bag. Somebody has my hat. Somebody has Teddy!"`,
        `"There's one more thing," said ${b}. It was a trumpet. ${b} only tried it quite gently. TOOT! The lamp shook. "${refrain}" cried ${a}. "We've got somebody's bag! And somebody's got Teddy."`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['sign'],
        },
        `They ran back to the ${door}. But it was late. Nobody was there, and there was a sign. "Back at eight." "Eight in the morning!" said ${b}. "That's a whole night," said ${a}.`,
        `Back they ran, all the way to the ${door}. There hung a sign. "Gone home. Open at eight." ${a} read it twice. "Teddy has never been out at night," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'point', 'worried')] },
        `"We could knock," said ${b}. But there were so many doors, and the lights were going out. You can't wake up thirty people to ask for a bear. So they went in again.`,
        `"Let's call him," said ${b}. They called, as loudly as one may. Somebody shut a window. Teddy can't call back. He has only got a bell.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
        },
        `They sat up, with the scarf round both of them. "I wonder who it is," said ${b}. "Somebody with big feet," said ${a}, "and a cold neck." It was very quiet. And then it was not. Ting.`,
        `It got dark. Neither of them could sleep. "Somebody is lying there now," said ${a}, "with my hat." They thought about that. It was so still that they could hear it. Ting.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'excited')] },
        `It came ${through}. Ting! It was a small, cross ting, like somebody saying, "What is this?" "That's Teddy!" said ${a}. "He's in ${next}!" They knew that bell out of a hundred.`,
        `"Was that...?" said ${b}. Ting! It came ${through}, quite clearly. "It's his bell," whispered ${a}. "Somebody has picked him up. They're in ${next}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'excited', 'trumpet'), seen(B, 'stand', 'excited')] },
        `${a} took hold of the trumpet, and blew. Toot! There was a bump next door. Then it came, quick and loud. Ting, ting, ting! Toot, toot! Feet were running. They were big ones.`,
        `"Say something back!" said ${b}. So ${a} did. TOOT! Next door something fell over. Then came a ting, like a question. Toot! Ting, ting! Then there came big feet, in a hurry.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'surprised', 'teddy'), seen(A, 'reach', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['hat'],
        },
        `The door flew open. There stood ${x}, with Teddy. The yellow hat sat on top like an egg cup. "${refrain}" said ${x}, and held him out. "That one is," said ${x}, and kissed the trumpet.`,
        `It was ${x}. The yellow hat sat on top like a button. "I've been trying things on," said ${x}. ${x} held up Teddy by one arm. "And this? ${refrain}" "He's mine," said ${a}, and had him already.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')] },
        `So then ${a} was in bed, and ${b}, and Teddy between them. "Good night," said ${a} ${through}. It was quiet for a bit. Then, as softly as a big somebody can, it went toot. Ting, said Teddy.`,
        `They lay in bed at last, all three. "Is it the right red bag, this time?" said ${b}, nearly asleep. "It's got a hat in it," said ${a}. And ${through} came one small toot, to say good night. Ting.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { X, to, where, hello, inn, door, through, next, folds } = stayOf(going);
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  const list = chance.pick('eleven', 'fourteen');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: everybody(going, 'stand', 'happy'),
          things: ['pencil', 'teddy'],
        },
        `${A.introduced} was going on holiday${to}, and had a list. There were ${list} things on it, with a box beside each, for a tick. Number one was Teddy, who wore a bell, and had done so since before anybody could remember. Number two was the yellow hat. ${B.introduced} had no list. ${b} had a clean sock, and was ready.${comesToo} It all went into one red bag. "What if you forget something?" said ${a}. "Then I won't know," said ${b}.`,
        `There are two ways to go on holiday${to}. ${A.introduced} packed by a list of ${list} things, in ink, and ticked them off. The first was Teddy, an old bear with a bell, whose name was only said at home. The second was a yellow hat. ${B.introduced} packed by looking round the room and saying, "That'll do."${comesToo} It all went into one red bag. "You look after the list," said ${b}, "and I'll look after you."`,
      ),
      page(
        {
          setting: going.at ?? 'street',
          camera: 'wide',
          actors: [...everybody(going, 'stand', 'happy'), seen(X, 'wave', 'happy')],
        },
        `They got to ${inn}${where} in the heat of the day. At the ${door} stood ${X.introduced}, who seemed to be looking for a key in every pocket. "${hello}," said ${x}, in a deep voice. ${x} had put down a red bag, so as to search better. ${a} was busy ticking "arrive". So it was ${b} who took the bag in, and for once without being asked.`,
        `There was ${inn}${where}, and it was smaller than in the picture. In front of them at the ${door} was ${X.introduced}, with a red bag. "${hello}," said ${x}, and bowed, and moved over. ${a} had to sign for the key, and read everything first. "I've got the bag!" called ${b}, who was on the way already. It isn't often that ${b} carries anything.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'boots'), seen(B, 'stand', 'curious')],
        },
        `${folds}${a} unpacks by list as well, in the other direction. So the first thing was to be Teddy. It was a boot. There was another under it, and either would have done for a bath. "${refrain}" said ${a}. "Perhaps there are people here," said ${b}, "who put boots in your bag, to be friendly." But it was said a little too fast.`,
        `${folds}The zip stuck, and it had never stuck before. ${a} ought to have thought about that. On the top lay two boots, of a size to keep coal in. "${refrain}" said ${a}. ${b} looked at the boots, and at the zip, and then for some time out of the window. "It's a nice view," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'surprised', 'scarf'), seen(B, 'hold', 'worried', 'trumpet')] },
        `It went on as it had begun. There was a scarf that would have gone round a church. "${refrain}" said ${a}. There was a trumpet, dented, wrapped up in a vest. ${b} blew into it to cheer things up. Toot! It didn't. ${a} looked at the list, and had nothing to tick. "Somebody," said ${a}, "took the wrong bag." It went very quiet around ${b}.`,
        `Out came a scarf, hand over hand, until there was more scarf than room. "${refrain}" said ${a}, at every yard. Out came a trumpet, and a tin of polish for it. "You could learn the trumpet," said ${b}. Toot, it went, like a cow on a stair. ${a} sat down on the floor. "Whoever mixed them up," said ${a}, "can't have looked at all." ${b} put down the trumpet, and said nothing.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(B, 'run', 'worried')],
          things: ['sign'],
        },
        `They ran back to the ${door}, but it was shut. A sign said that it would open at eight. There was a bell one could ring in case of fire. They agreed, after some talk, that this was not a fire. "We could knock at all the doors," said ${a}. There were thirty, and behind them people were brushing their teeth. "Excuse me," ${b} tried, at the first of them, "have you got our bear?" The door was shut again, quite gently.`,
        `Nobody was at the ${door}. There was a sign, and a moth. "Back at eight," it said, and meant the morning. They put up a note beside it. LOST, ${a} wrote, RED BAG, and then a list. It was a good list, but the wind took it, and hung it in a tree. "We could shout," said ${b}. They shouted once. It's surprising how many windows can be shut at the same moment.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')],
        },
        `So they sat up, with the boots in a row. "It's not that I need him," said ${a}. "He's only first on the list because he begins with T." ${b} could have left it there. Nobody knew who had carried what. In the morning it would be one of those mix-ups that just happen. ${b} looked at ${a}, who was ruling a line under nothing at all. "It was me," said ${b}. "I saw red, and I picked it up. I never looked."`,
        `It got dark, and neither of them lay down. "I ticked him," said ${a}. "I ticked him, and then I let him stand about by himself." ${b} listened to that for as long as one can. It would have been quite easy to go on saying nothing. ${a} was taking the blame, and doing it very well. "You didn't," said ${b}. "That was me. I wanted to carry something for once, and I carried the wrong one."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `${a} got up and went to the other end of the room. It was six steps. There were things to say, and ${a} had them in order, with numbers. "And I let you," said ${a}, in the end, from over there, "because I was ticking." It was not number one. It wasn't even on the list. They were both silent, since there was nothing more to confess. And in that silence something went ting.`,
        `There was a time in which ${a} said nothing, and folded up somebody's scarf. It takes a long while to fold a scarf like that. "You should have told me," said ${a}. "I know," said ${b}. "I'd have been horrible," said ${a}. "I know," said ${b}. Then they had both run out of things to say. If they had still been quarrelling they would have missed it. Ting.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'excited')] },
        `It came ${through}. It was a puzzled kind of ting, as when somebody holds up a bear by one leg. "That," said ${a}, "is number one." They stood with their ears out, and it came again. Whoever had the bag was in ${next}. They had been there since three o'clock. Nobody opens to a knock at that hour. But there was one voice that whoever it was would know anywhere. ${b} was looking at the trumpet.`,
        `They had both heard it. Ting, it went, ${through}: a bear was being turned over, to see if he had a name on. "He's in ${next}," said ${a}. "He has been there the whole time." "But who is it?" said ${b}. "They can't know that we know." ${a} looked at what there was to say it with, and there was only one thing. It was dented, and it wasn't theirs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'excited', 'trumpet'), seen(B, 'cheer', 'excited')] },
        `"You do it," said ${b}. "I've done enough." So ${a} drew breath, and put in all of it. Toot! There was a crash, as of somebody falling off a bed. Then nothing. Then, very carefully, as one might ask a question, it went ting. Toot, said ${a}. Ting, ting! Toot, toot, toot! It was the best talk that anybody had had that day, and it ended in a gallop of bare feet.`,
        `"Together," said ${a}. One held it, and the other blew. TOOT! On the other side somebody said, "Oh!" in a deep voice. There was a pause for thought. Then it went ting, like a question. They answered. Toot! Ting, ting, ting! A moment later came the running. One could hear that whoever it was had very large feet, and no boots.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'happy', 'teddy'), seen(A, 'reach', 'happy'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `It was ${x}, from the ${door}. ${x} had on a small yellow hat, like a lid. "${refrain}" said ${x}, pointing up at it. "I've tried everything on. And then I found this gentleman." Teddy was handed over with both hands, the right way up. "Did you take the wrong one," said ${b}, "or did I?" "I never looked," said ${x}. "I was so pleased to have found my key." ${b} breathed out for the first time since the boots.`,
        `There stood ${x}, whom they had met at the ${door}, with a bear in one arm. A yellow hat was balanced on top like an egg. "${refrain}" said ${x}, sadly. "Nothing in it goes over my ears. And one can't sleep with a bear looking at one like that." Then ${x} saw the trumpet, and had to sit down. "It was my fault," said ${b}. "I took yours." "Then I took yours," said ${x}. "So that's a whole one."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')] },
        `In bed ${a} took out the list once more. "I've got to put something in," said ${a}, and wrote at the bottom, and showed it to ${b}. It said, "The wrong bag." There was a tick after it. "I'll carry the right one home," said ${b}. "And I'll look," said ${a}. Then they lay still, because it was time. It came ${through}, softly, for so large a person. Toot. And number one said, "Ting."`,
        `The list went under the pillow, with two new lines on it. One said "${b} carries", and the other said "${a} looks". They had both signed. "Is he asleep?" said ${b}, in the dark. ${a} gave Teddy a very small shake. Ting. It was not so late that nobody else could hear. ${cap(through)} came the answer, low down, as one says it to friends. Toot.`,
      ),
    ],
  };
}
