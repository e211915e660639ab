import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Not yet!',
  'Not quite yet!',
  'Not just yet!',
  'No, not yet!',
  'Not for a bit!',
  'Not yet, soon!',
  'Soon, not yet!',
  'Still not yet!',
  'A bit later!',
  'Wait a bit!',
] as const;
const TITLES = ['not yet', 'one date on a plate', 'when the sun goes down', 'the number nine bus'];

interface Parts {
  readonly refrain: string;
  /** Who drives the bus, and a cousin. */
  readonly M: Figure;
  readonly m: string;
  readonly R: Figure;
  readonly r: string;
  /** Whether it is the neighbours who keep the fast. */
  readonly nextDoor: boolean;
}

function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const taken = [A, B, K].map(({ name }) => name);
  const M = company.person('Mr Amin', 'neighbour');
  const R = company.person(taken.includes('Sami') ? 'Noor' : 'Sami', 'child');
  return {
    refrain: chance.pick(...REFRAINS),
    M,
    m: M.name,
    R,
    r: R.name,
    nextDoor: /neighbour|next door|friends?\b/.test(raw),
  };
}

/** Everybody waits for the sun to go down, and one of them drives the bus and has left his supper behind. */
export const NOT_YET: EventPlot = { id: 'not-yet', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, g, Gcap, comesToo, chance } = going;
  const { refrain, M, m } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['plate'] },
        `It is Ramadan. Supper comes when the sun is down. ${A.introduced} waits, too.`,
        `Ramadan! Supper waits until the sun is down. So does ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(G, 'stand', 'calm')], things: ['plate'] },
        `One date is on the plate, for ${a}. "Now?" "${refrain}" says ${g}.`,
        `One date, on one plate. "Now?" says ${a}. ${Gcap} says, "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(A, 'wave', 'happy')],
          things: ['bus'],
        },
        `Brum! There goes the bus. ${m} from next door drives it. "${refrain}" calls ${m}.`,
        `Here comes the bus. ${m} from next door drives. "${refrain}" says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')], things: ['backpack'] },
        `Here is a blue bag! ${B.introduced} looks.${comesToo} Supper for ${m} is in it!`,
        `What is that blue bag? ${B.introduced} looks.${comesToo} ${m} left it. Supper is in it!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(G, 'stand', 'calm')],
          things: ['soup'],
        },
        `The soup smells so good. "Now?" says ${a}. "${refrain}"`,
        `Mmm, soup! ${a} smells it. "Is it now?" "${refrain}" says ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious')],
          things: ['sun'],
        },
        `The sun is low. It is red. It sits on the roof. Down it goes.`,
        `Low goes the sun. Red goes the sun. Behind the roof. Gone!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(G, 'stand', 'happy')], things: ['plate'] },
        `"Now!" says ${g}. ${a} takes the date. But there is the bus!`,
        `"It is now!" says ${g}. But the bus comes. ${m} has no supper!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(M, 'reach', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['bus', 'backpack'],
        },
        `Out go ${g} and ${a}. "Your bag!" says ${a}. "And a date. Now!"`,
        `${Gcap} and ${a} run out. "Your bag, ${m}! And a date!"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'wave', 'happy'), seen(A, 'wave', 'happy')], things: ['bus'] },
        `${m} eats the date. Mmm! "Thank you, ${a}!" And off goes the bus.`,
        `"What a good date!" says ${m}. "Thank you!" Then the bus goes on.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup', 'moon'],
        },
        `Now all eat soup. There is a new date. Mmm, the best date!`,
        `One more date, and soup for all. "Now!" says ${a}. The moon looks in.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, M, m, nextDoor } = partsOf(going);
  const whose = nextDoor
    ? [
        `It was Ramadan. The neighbours ate and drank nothing until the sun went down. Then they would all have supper together.`,
        `It was Ramadan, and the neighbours did not eat or drink by day. When the sun was gone there would be supper for all.`,
      ]
    : [
        `It was Ramadan. The grown-ups ate and drank nothing until the sun went down.`,
        `It was Ramadan, and the grown-ups did not eat or drink by day. When the sun was gone there would be supper.`,
      ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'proud')], things: ['plate'] },
        `${whose[0] ?? ''} ${A.introduced} was too young, and did not have to. "But I want to wait, too," said ${a}. "From lunch on."`,
        `${whose[1] ?? ''} Nobody small has to. But ${A.introduced} had made a plan. "After lunch I'll wait with you," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(G, 'stand', 'calm')], things: ['plate'] },
        `First of all there would be a date. ${a} chose one, a big brown shiny one, and put it on a plate. It was two o'clock. "Is it time?" said ${a}. "${refrain}" said ${g}.`,
        `You begin with a date, when the time comes. ${Gcap} let ${a} choose one. It lay on the plate like a small brown cushion. "Is it now?" said ${a}, at five past two. "${refrain}" said ${g}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(A, 'wave', 'happy')],
          things: ['bus'],
        },
        `At three ${a} went out to the gate. The sun was in no hurry. The number nine bus came by. ${m} from next door was driving. ${m} was waiting, too. "Now?" called ${a}. "${refrain}" called ${m}.`,
        `Waiting wants something to look at. So ${a} stood at the gate. Along came the number nine. ${m} from next door was driving. ${m} had eaten nothing all day, either. "${refrain}" called ${m}, out of the window.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'point', 'curious')], things: ['backpack'] },
        `Then ${B.introduced} found something at the stop.${comesToo} It was a blue bag, and it smelled of supper. "That belongs to ${m}," said ${a}. "It got left on the wall." They put it on the shelf, for later.`,
        `"What's this?" said ${B.introduced}, at the bus stop.${comesToo} A blue bag was standing on the wall. There was a box in it, and a flask. It was what ${m} would have for supper. "We'll keep it safe," said ${a}, and put it on the shelf.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(G, 'stand', 'calm'), seen(B, 'sit', 'curious')],
          things: ['soup', 'plate'],
        },
        `At four the soup went on. It smelled round every corner. ${b} sat down very close to the date. "${refrain}" said ${a}, and moved the plate. "I was only looking," said ${b}.`,
        `In the kitchen there was soup now. It was hard to be in the kitchen. It was even harder not to be. ${b} had a nose on the edge of the plate. "${refrain}" said ${a}. It was nice to be the one who said it.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(A, 'look-up', 'calm'), seen(B, 'look-up', 'calm')],
          things: [],
        },
        `At last the wall across the road was as red as a tomato. You could watch the light go up. It got to the roof, and the chimney. "Is it gone?" whispered ${a}. There was still a bit of red. They waited for that bit.`,
        `And then it came down after all. The windows across the road turned red. ${a} had never looked so long at one wall. The red was on the roof, and then only on the chimney. "Shh," said ${g}, though nobody had spoken.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'hold', 'surprised')],
          things: ['plate', 'bus'],
        },
        `"Now," said ${g}. It was such a quiet word. ${a} took the date, and held it, just for a moment. And outside something went brum. It was the number nine. "The bag!" cried ${a}. It was still on the shelf.`,
        `"Now it's time," said ${g}. ${a} picked up the date, and it was soft and heavy. Then two lights came round the corner. It was the bus! ${m} would be looking for that bag. It was here, on the shelf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['backpack'],
        },
        `A date takes a while. First you bite it, and then there's the stone. A bus stops for as long as it takes to count to ten. ${a} put the date back on the plate. "Come on!" said ${a}. "It's time for ${m}, too!"`,
        `The date could come first, and then the bag. But the number nine doesn't wait. ${a} put the date back, and took down the bag. "Quick," said ${a} to ${g}. "${m} hasn't got anything at all."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(M, 'reach', 'surprised'), seen(G, 'stand', 'calm')],
          things: ['bus', 'backpack'],
        },
        `They were there when the doors opened. ${g === 'the grown-up' ? 'The grown-up' : g} held up the bag, and ${a} held up the plate. "Now!" said ${a}. ${m} looked at the sky, and at the date. "I'd given it up," said ${m}. And ${m} ate it, there and then, with the whole bus looking on.`,
        `Psss, went the doors. "You left your supper with us," said ${a}, "and it's now! Have this first." ${m} took the date from the plate. All the people on the bus were quiet. "That," said ${m}, "is the best date in the town." And they clapped.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup'],
        },
        `When they came in again the plate was empty. But a whole bowl of dates stood on the table, with soup and bread. ${a} took the top one. "Was it worth waiting for?" said ${g}. ${a} could not answer, because of the date.`,
        `There were plenty more, of course. ${a} had one, and it was the other one's brother. Then came the soup. "How does it taste?" said ${g}. "Like all afternoon," said ${a}, with a full mouth. And they all laughed and passed the bread.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['moon'] },
        `The last number nine went by at bedtime, all lit up. A blue bag was waved from it. "Is it tomorrow?" said ${a}, half asleep. "${refrain}" said ${g}, and turned down the lamp.`,
        `Late that evening the bus went past the window. It flashed its lights, twice, for ${a}. The moon was up. "Shall we do it again now?" said ${a}. "${refrain}" said ${g}. "Sleep first."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, M, m, R, r, nextDoor } = partsOf(going);
  const whose = nextDoor
    ? [
        `In Ramadan the neighbours ate and drank nothing until the sun went down. Tonight everybody would have supper together, all but ${m}, who drove the bus.`,
        `The neighbours were keeping Ramadan, with no bite and no drop until sunset. Tonight there was to be one supper for everybody but ${m}, who had the bus.`,
      ]
    : [
        `It was the second week of Ramadan. In that house the grown-ups ate and drank nothing until sunset.`,
        `It was the second week of Ramadan. The grown-ups had no bite and no drop until the sun was down.`,
      ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(R, 'stand', 'proud')],
          things: ['plate'],
        },
        `${whose[0] ?? ''} Children don't have to. "I'd like to do the afternoon," said ${A.introduced}, "from lunch." "Is that all?" said cousin ${r}. "I'm doing the whole day. I didn't even have breakfast." ${r} said it to everyone who came in. ${Gcap} said that they could both stop at any time, and nobody would mind.`,
        `${whose[1] ?? ''} "You needn't, at your age," said ${g}. "I know," said ${A.introduced}. "I want to see what it's like. From lunch." Cousin ${r} was there for the weekend, and laughed. "Lunch! I've been doing it since it was dark." "You can stop whenever you like, both of you," said ${g}. ${r} said that some people might.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'calm'), seen(B, 'sit', 'curious')], things: ['plate'] },
        `Supper begins with a date, and a sip of water.${comesToo} ${a} had gone through the whole box to find the right one. It was as big as a thumb, and wrinkled, and it shone. It lay on a plate by itself. ${B.introduced} kept an eye on it. "Now?" said ${a}, at two, to hear how it sounded. "${refrain}" said ${g}, who was chopping onions.`,
        `${a} set out one date on a white plate. That's what you have first, when it's time.${comesToo} The whole box had been turned over to find it. "${refrain}" said ${g}, before anyone had asked. ${B.introduced} lay down with a nose beside the plate. Nobody could say that the date wasn't looked after.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'wave', 'happy'), seen(A, 'wave', 'happy')],
          things: ['bus'],
        },
        `${m} drove the number nine, and it came by on the hour. "Now?" ${a} called, at three. "${refrain}" said ${m}, and put up a thumb. It had been hot in there since six in the morning. For sunset ${m} had a blue bag, with a box in it, and a flask. At sunset the number nine would be on its way. You can't stop a bus for supper. You can just eat a date at the lights.`,
        `You could tell the hours by the number nine. ${m} from next door was at the wheel, and at each hour the window slid open. "${refrain}" ${m} would call, and everyone on the bus looked at ${a}. It had been going round since six. At sunset it would still be going round. "I have it in the cab," ${m} had said, and patted a blue bag. "I'm never late for it, even if I'm late for everything else."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'kneel', 'surprised')], things: ['backpack'] },
        `It was ${b} who found the blue bag, at ten past four. It stood on the wall at the stop, where ${m} had got out to help somebody with a pushchair. They shouted, but the bus was over the bridge. "It'll be back at five," said ${g}. At five there was another driver, though, for the short run. So they hung the bag on the hook in the hall.`,
        `At the stop there is a wall, and on the wall, at ten past four, was something blue. "That's ${M.names}," said ${a}. ${m} must have put it down, to lift in a pushchair. There was nothing but dust where the bus had been. ${b} wanted to know what was in the box. "${refrain}" said ${a}. "And it's not for us." At five there was another driver, so the bag stayed on the hook in the hall.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(R, 'hide', 'shy'), seen(A, 'stand', 'surprised')],
          things: ['biscuit'],
        },
        `By five it was not an adventure any more. It was just five. The soup had begun to smell. ${a} went to the shed, where nothing smells but paint, and somebody was in there already. It was ${r}, with crumbs. There was a biscuit, or there had been. ${r} went white, and then red. "Don't tell," said ${r}. "I've told everyone that I was doing all of it."`,
        `The hour between five and six is the long one. There was soup on, and bread in the oven, and no room in the house to be in. So ${a} went behind the shed. ${r} was behind it as well, and swallowed something. There was a biscuit wrapper on the ground. They both looked at it. "It was only one," said ${r}. "I felt odd. You won't say, will you?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(R, 'sit', 'sad')] },
        `At lunch it would have been a pleasure to tell. Now it was not. ${a} knew that hole under the ribs, and how it asked and asked. "You had nothing from when it was dark till five," said ${a}. "That's longer than mine will be." "But I said," said ${r}. "So now you start again, from the biscuit," said ${a}. "I'm from lunch, and you're from the biscuit. There's still a good hour."`,
        `${a} had thought of several things to say to ${r} that day, and here was the place for them. But an empty stomach makes you gentle, or else it makes you cross. "Nobody's counting but you," said ${a}. "I was," said ${r}. "Then count from now," said ${a}. "It's only from the biscuit on. It'll be quite as dark when it's over." ${r} brushed off a crumb, and thought about it.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(A, 'look-up', 'calm'), seen(R, 'look-up', 'calm'), seen(G, 'look-up', 'calm')],
          things: [],
        },
        `Then it went quickly. The houses across the road got red. They all stood at the window, with the table laid behind them, and watched the light climb. It was on the doors, and the windows, and the roofs. In the end there was one red chimney, and then the rim of it. ${a} was holding the plate. "Now," said ${g}, very softly. ${a} took up the date.`,
        `You never see the sun go, as a rule. You look up, and it has gone. But that evening they were all at the window, and watched the light go up the wall over there. It left the doors, and it left the roofs. It burned on one chimney, and got thin. ${r} was counting in a whisper. Then there was only sky. "And that's now," said ${g}. The date was warm, from being held.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'surprised')],
          things: ['plate', 'bus'],
        },
        `Down at the corner two lamps came round. It was the number nine. And in the hall was a blue bag. ${a} looked from one to the other. The bus stands at that stop for twenty seconds, and then there's the hill, for three quarters of an hour. A date takes longer than that, if you've waited for it since lunch. It ought to be done properly.`,
        `Brum, it went, below. ${a} knew that engine by now. In the cab of it somebody was feeling along the seat for a bag, and not finding one. It was a good two hundred steps to the stop. You could eat the date on the way, of course, running, and hardly notice. But it had not been meant like that. ${a} stood there with it, just in front of the teeth.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(G, 'run', 'surprised'), seen(R, 'run', 'excited')],
          things: ['backpack', 'bus'],
        },
        `"Hold the plate straight," said ${a} to ${r}, and put the date back on it. Then they ran, the three of them. ${Gcap} had the bag, and ${r} had the plate, out in front like a crown. ${r} could have eaten it ten times over. ${r} did not so much as look down. "Wait!" they shouted. "It's now! It's now!" The doors were closing already.`,
        `${a} set the date down on its plate again. It was the hardest thing in the whole day, and it was over in a second. "Bring that," said ${a} to ${r}, and had the bag off its hook in the hall. ${Gcap} was quicker than anyone would have thought. ${r} came last, with the plate in both arms, and did not drop it. "It's time!" they yelled, all down the road. "It's time, it's time!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'reach', 'surprised'), seen(A, 'reach', 'happy'), seen(R, 'stand', 'happy')],
          things: ['bus', 'plate'],
        },
        `The doors thought better of it. "I've looked everywhere," said ${m}. Then ${m} saw the plate. It was quite silent on the number nine. A lady folded up her paper. ${m} took the date, and said the words that go with it, and ate it, looking straight ahead. It lasted exactly as long as it should. "I was going to make do with a peppermint," said ${m}. And the whole lower deck breathed out.`,
        `Psss, said the bus, and opened up again. There sat ${m}, with both pockets turned out. "You left this," said ${a}. "And you're to start with this one. It's been ready since two." "That's never yours?" said ${m}. "There's a box of them," said ${a}. It was true, as far as it went. ${m} said the words that go with it, and ate it slowly. Someone upstairs began to clap, and did not know what for.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'shy'), seen(G, 'sit', 'happy')],
          things: ['soup', 'bread'],
        },
        `So it was dark when ${a} sat down at last, eleven minutes after everybody else in the street. Somebody had found another date, a small one with a split in it. "Well?" said ${g}. There was nothing to be said. It went right down to the feet. "I only did it from the biscuit," said ${r}, suddenly, to the whole table. "Pass ${r} the bread," said ${g}.`,
        `The others had kept the soup hot. ${a} got what was left in the box, a crooked one, and put it in whole. Nobody spoke to ${a} for some time. They could see that it would have been no use. "There was a biscuit," said ${r}, into the quiet. "At five. I said that there wasn't." ${Gcap} went on filling the bowls. "And after it?" said ${g}. "Nothing," said ${r}. "Then you'll be hungry," said ${g}. "Come on."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'sleepy'), seen(R, 'look-up', 'sleepy')], things: ['moon'] },
        `At ten the last number nine went by. It slowed down outside. Something blue was held up at the window, and shaken, to show how empty it was. "Shall we do it again tomorrow?" said ${r}, in the dark. "From lunch." "From the biscuit," said ${a}. They lay and listened to it going up the hill. "Is it now?" said ${r}. "${refrain}" said ${a}, and was asleep.`,
        `The moon was up, like a slice of something. ${a} and ${r} lay with their feet on the window sill. "What was it like?" said ${r}. "The one you gave away." ${a} thought about it. "Heavy," said ${a}. "I can still feel where it was." Below them a bus went by, and flashed its lights, twice. "Is it breakfast?" said ${r}. "${refrain}"`,
      ),
    ],
  };
}
