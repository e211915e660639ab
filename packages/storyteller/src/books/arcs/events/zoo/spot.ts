import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { zooIn } from './names.ts';

const REFRAINS = [
  'Still asleep!',
  'Fast asleep!',
  'Sound asleep!',
  'Oh. Asleep!',
  'Quite asleep!',
  'Just asleep!',
  'Yes. Asleep!',
  'Asleep, as before!',
  'No. Asleep!',
  'Well, asleep!',
] as const;
const TITLES = ['the spot of light', 'nobody wakes the {x}', 'the lunchbox and the {x}', 'the {x} gets up'];

interface Visit {
  /** Who wants to see it get up, and who carries the lunch. */
  readonly P: Figure;
  readonly Q: Figure;
  /** Who sleeps: "the tiger", and with a capital. */
  readonly X: Figure;
  readonly t: string;
  readonly T: string;
  /** "the zoo", "the aquarium", "the safari park". */
  readonly zoo: string;
  readonly setting: 'jungle' | 'swimming-pool';
  /** Who runs after the spot first: "meerkats". */
  readonly small: string;
  readonly keeper: boolean;
}

/** Who jumps after a spot of light: no giraffe, no elephant and no tortoise. */
const leaps = ({ being }: Figure): boolean =>
  /^(?:tiger|lion|leopard|snow leopard|panther|cheetah|jaguar|polar bear|bear|red panda|panda|monkey|gorilla|orangutan|lemur|kangaroo|otter|meerkat|wolf|fox)$/.test(
    being?.id ?? '',
  );

function visitOf(going: Going): Visit {
  const { A, B, K, G, raw, company } = going;
  const zoo = zooIn(raw);
  const wet = /aquarium|sea life/.test(zoo);
  const wild = /safari|wildlife/.test(raw);
  const keeper = /keeper/.test(A.kind);
  const looked = company.other ?? null;
  const P = keeper ? K : A;
  const Q = keeper ? A : A !== K ? K : B === company.friend || B === looked ? G : B;
  const X = looked && looked !== P && looked !== Q ? looked : company.meet(wet ? 'octopus' : wild ? 'lion' : 'tiger');
  return {
    P,
    Q,
    X,
    t: X.theKind,
    T: cap(X.theKind),
    zoo,
    setting: wet ? 'swimming-pool' : 'jungle',
    small: wet ? 'little fish' : X.being?.id === 'meerkat' ? 'penguins' : 'meerkats',
    keeper,
  };
}

/** It sleeps all day, and nothing wakes it; but a spot of light from a lunchbox is worth running after. */
export const SPOT: EventPlot = kinBeside({ id: 'spot', young, middle, old });

function young(going: Going): Told {
  const { chance } = going;
  const { P, Q, X, t, T, zoo, setting, small } = visitOf(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES).replace('{x}', X.kind)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(P, 'stand', 'excited'), seen(Q, 'hold', 'happy', 'lunchbox')] },
        `Here is ${zoo}! In come ${P.introduced} and ${Q.introduced}. What a shiny lunchbox!`,
        `This is ${zoo}. Here come ${P.introduced} and ${Q.introduced}. The lunchbox is so shiny!`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sleep', 'sleepy'), seen(P, 'look-up', 'curious')] },
        `First to ${t}! Its eyes are shut. "${refrain}"`,
        `${p} runs to ${t}. It does not move. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'happy', 'lunchbox'), seen(P, 'point', 'surprised')] },
        `${cap(q)} opens the lunchbox. A spot of light hops about. All the ${small} go after it!`,
        `${cap(q)} opens the lunchbox. A spot of light! The ${small} all chase it.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'wave', 'happy'), seen(X, 'sleep', 'sleepy')] },
        `Back to ${t}. ${p} waves. Hello! "${refrain}"`,
        `Back they go. ${p} waves. ${T} does not look. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'shout', 'happy'), seen(X, 'sleep', 'sleepy')] },
        `${p} sings to it. ${T} rolls over. "${refrain}"`,
        `"Get up, get up!" sings ${p}. ${T} rolls over. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'look-up', 'surprised'), seen(Q, 'hold', 'calm', 'lunchbox')] },
        `They sit down. There, by ${t}! The spot of light! ${p} looks at the lunchbox.`,
        `They sit down. There is the spot of light! "The lunchbox does it!" says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'determined', 'lunchbox'), seen(X, 'sit', 'curious')] },
        `${p} turns the lunchbox. Hop, spot! ${T} opens one eye.`,
        `${p} tips the lunchbox. Hop, hop! One eye opens. Then two.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'jump', 'excited'), seen(P, 'hold', 'excited', 'lunchbox'), seen(Q, 'cheer', 'surprised')],
        },
        `Up gets ${t}! Left goes the spot. Right! ${T} runs after it.`,
        `${T} gets up! It is so big! It goes after the spot!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'happy'), seen(P, 'look-up', 'happy')] },
        `Now ${p} holds it still. ${T} has it! It looks at ${p}.`,
        `Then ${p} holds the spot still. Got it! ${T} looks at ${p}.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(Q, 'stand', 'happy')],
          things: ['lunchbox'],
        },
        `At home a spot hops out. It sits on ${P.names} nose. "${refrain}" says ${q}.`,
        `Now they are home. A spot sits on ${P.names} nose. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { P, Q, X, t, T, zoo, setting, small, keeper } = visitOf(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES).replace('{x}', X.kind)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(P, 'stand', 'excited'), seen(Q, 'hold', 'happy', 'lunchbox')] },
        `Here was ${zoo}. "${T}!" said ${P.introduced}. "First to ${t}!" ${keeper ? `"I feed it every morning," said ${Q.introduced}, who worked there.` : `"And after that all the others," said ${Q.introduced}.`} Under one arm ${q} had a new lunchbox. It was so shiny that people blinked.`,
        `This was ${zoo}. "What shall we see first?" said ${Q.introduced}${keeper ? '' : ', in front of the map'}. "${T}," said ${P.introduced}. "And when it has got up, the rest." ${cap(q)} had the sandwiches, in a new, shiny lunchbox.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sleep', 'sleepy'), seen(P, 'look-up', 'curious'), seen(Q, 'stand', 'calm')],
        },
        `There it was, and it was enormous. It lay behind the glass with its eyes shut. A whole class went by, and it did not stir. "${refrain}" said ${p}. "It lies there all week," said ${q}.`,
        `${T} lay there like something that has been delivered. You could see it breathe, if you waited. "${refrain}" said ${p}. "It sleeps for most of the day," said ${q}. "You have to be lucky." ${p} meant to be.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'happy', 'lunchbox'), seen(P, 'point', 'surprised')] },
        `They had one sandwich with the ${small}. ${cap(q)} opened the lunchbox. A spot of light fell out, and slid along the wall. "Look!" said ${p}. All the ${small} went after it, left, right, and into each other. ${cap(q)} shut the lid, and it was gone.`,
        `Next came the ${small}. "One sandwich each," said ${q}. The sun fell on the lunchbox. A round spot of light hopped out over the floor. Every single one of the ${small} hopped after it. ${p} laughed so much that there was egg everywhere.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'wave', 'determined'), seen(X, 'sleep', 'sleepy')] },
        `Then they went back. ${p} waved with one arm, and with both, and with a coat. But nobody sees you wave who has shut their eyes. "${refrain}" said ${p}.`,
        `Back they went to ${t}. ${p} made faces, the good ones, right in front of it. It was a waste. You have to look, to see a face. "${refrain}" said ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'shout', 'determined'), seen(X, 'sleep', 'sleepy'), seen(Q, 'cover', 'calm')],
        },
        `"It might like a song," said ${q}. ${p} sang all four verses. But the glass was as thick as a book. ${T} only sighed, and that was in a dream. "${refrain}" said ${p}.`,
        `So ${p} sang to it. Some people stopped to listen, and one of them clapped. But it had heard school choirs, and brass bands, through that glass. It rolled over to the other side. "${refrain}" said ${q}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(Q, 'hold', 'calm', 'lunchbox')] },
        `They sat down on the bench. "It's stuffed," said a boy, going by. ${cap(q)} opened the lunchbox. "We'll have the last sandwich," said ${q}, "and then we ought to go." ${p} didn't want a sandwich. ${p} wanted it to have eyes.`,
        `There was a bench, and they sat on it. People came, and looked at ${t}, and went. "It's stuffed," said a boy. "It isn't!" said ${p}. ${cap(q)} opened the lunchbox, for comfort.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'surprised'), seen(Q, 'hold', 'surprised', 'lunchbox')] },
        `Something moved, behind the glass. It was small and round and bright. It sat on the wall, over ${t}. "Do that again," said ${p}. "Do what?" said ${q}. "Chew?" "The lid!" said ${p}. "Think of the ${small}!"`,
        `"There it is," said ${p}. There was a spot of light on the wall, over ${t}. When ${q} took a bite, it bobbed. ${p} thought of something. It had to do with ${small}. "May I have that lunchbox," said ${p}, "quickly?"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'determined', 'lunchbox'), seen(X, 'sit', 'curious')] },
        `${p} tipped the lid, only a little. The spot came down the wall. It ran along the ground, past its nose, and stopped. One eye opened. It was very round. Then there was another.`,
        `"Slowly," said ${q}. ${p} let the spot crawl along like a beetle. It stopped, and it shook. It was close to ${X.theKind}'s nose now. An eye opened. It looked at the spot, as you would at a biscuit.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'jump', 'excited'), seen(P, 'hold', 'excited', 'lunchbox'), seen(Q, 'cheer', 'surprised')],
        },
        `And up it got! There was so much more of it than anybody had thought. The spot went left, and ${t} went left. The spot went round and round. "It's awake!" cried ${p}. Everybody came running, and the boy came first.`,
        `The next moment ${t} was up. ${leaps(X) ? 'It jumped, and the spot was somewhere else. It spun, it slid, it chased along the glass from end to end.' : 'It put its nose there, and the spot was somewhere else. It turned, it trotted, it went along the glass from end to end.'} "Nobody's ever seen that," said ${q}, with a whole mouthful of egg. "I've seen it now," said ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'happy'), seen(P, 'look-up', 'happy')] },
        `"More!" said the boy. But it was out of breath. ${p} thought that somebody who runs like that ought to get something. So ${p} held the lunchbox quite still. ${leaps(X) ? 'Down it came on the spot' : 'Down came its nose on the spot'}, and had it. It looked through the glass, straight at ${p}.`,
        `"Let it win," said ${q}. So ${p} kept both hands as still as stones. ${leaps(X) ? `${T} jumped, and landed on the spot, and held it down.` : `${T} bent down, and put its nose on the spot, and kept it there.`} It was the proudest face in ${zoo}. It looked at ${p}, through the glass. "Did you see that?" said the face.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(Q, 'stand', 'happy')],
          things: ['lunchbox'],
        },
        `That evening ${q} washed the lunchbox and put it by the window. Something small and bright hopped down the wall. It sat on ${P.names} nose. ${cap(q)} tipped the lid, left and right. "${refrain}" said ${q}, softly.`,
        `At home ${p} told it again, and never got to the end. ${cap(q)} put the lunchbox down. A spot of light ran up ${P.names} sleeve, and over one ear. Nothing moved. "${refrain}" said ${q}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { P, Q, X, t, T, zoo, setting, small, keeper } = visitOf(going);
  const [p, q] = [P.name, Q.name];
  const refrain = chance.pick(...REFRAINS);
  const sheet = keeper ? 'list' : 'map';
  return {
    title: titled(chance.pick(...TITLES).replace('{x}', X.kind)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(P, 'stand', 'determined'), seen(Q, 'hold', 'happy', 'lunchbox')] },
        `There are two ways to do ${zoo}. ${Q.introduced} liked to see all of it, ${keeper ? 'and had a list, as a keeper has' : 'with the map, clockwise'}. ${P.introduced} had come for one animal, and that was ${t}. "We'll do yours first," said ${q}, "and then the other ninety." ${cap(q)} had a new lunchbox, as bright as a mirror. People blinked as they went by.`,
        `"Ninety-one kinds," said ${Q.introduced}, at the gate of ${zoo}. ${keeper ? `${cap(q)} had a list of all their breakfasts.` : `${cap(q)} had got the map, and a pencil.`} "We can do them all by five." ${P.introduced} wanted to see one. It was ${t}, and it had to be up. They put the sandwiches into a new lunchbox. It was so shiny that ${q} had combed in it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sleep', 'sleepy'), seen(P, 'look-up', 'curious'), seen(Q, 'stand', 'calm')],
        },
        `It lay behind the glass like a thing that somebody has put down. A class went by, and then another. Each of them looked for as long as it takes to say "Oh". "${refrain}" said ${p}. "It's known for that," said ${q}. "Twenty hours out of twenty-four. Now, the ${small} are on the left." ${p} looked back three times.`,
        `You had to look twice to find ${t}, though it was right in front. It was so still that it might have been painted there. "${refrain}" said ${p}. "It sleeps for twenty hours a day," said ${q}. "There are people who've only ever seen that side. Shall we?" ${p} let the others go by, and was the last to leave.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'hold', 'happy', 'lunchbox'), seen(P, 'point', 'surprised')] },
        `They had the first sandwich by the ${small}. As ${q} lifted the lid, a spot of light dropped out of it and skated along the wall. The whole lot of ${small} skated after. They ran into each other in the corner, and looked at the place where it had been. "Do stop teasing them," said ${q}. "It isn't me," said ${p}. "It's the egg and cress."`,
        `At the ${small} there was sun, and so they ate there. A round light was hopping about on the far wall. Every one of the ${small} was hopping about under it. It took ${p} some time to see where it came from. When ${q} shut the lunchbox, it went out. Twenty small heads turned round, to ask who had done that.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'shout', 'determined'), seen(X, 'sleep', 'sleepy'), seen(Q, 'stand', 'worried')],
        },
        `"Just once more," said ${p}, and they went back to ${t}. ${p} waved, with a coat. But to see a coat, you must have an eye open. ${p} sang. But the glass was thicker than a dictionary, and ${t} had slept through brass bands. "${refrain}" said ${p}. "It's twelve," said ${q}. "We've seen two. There are eighty-nine to go."`,
        `They were on the way to the penguins when ${p} turned round. It was no good. Whoever has shut their eyes can't see faces, however good the faces are. And whoever lives behind a wall of glass can't hear "Get up, get up," not even in a round. "${refrain}" said ${p}. "You've tried," said ${q}. "That's two, and eighty-nine to go, and it's past noon. The penguins are awake."`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'determined'), seen(Q, 'point', 'worried')] },
        `"You go," said ${p}. "I'll stay here." There was a bench, in full view of it, with ${keeper ? 'a hut' : 'a ticket desk'} next to it. ${cap(q)} looked at the path, with the whole world along it, and at the bench. You can't see ninety animals and sit still. You can't leave somebody, either. "I'd have liked the flamingos," said ${q}, and sat down. It was a small thing to say, and ${p} heard it.`,
        `"I'm staying," said ${p}, and sat down on the bench. "It'll get up, and I shall be there." "You'll miss the otters," said ${q}. "They're fed at two. There's a slide." ${p} knew about the slide, and it hurt. They could hear the laughing from where they were. ${cap(q)} folded the ${sheet} up small. "I was only going to ask for the flamingos," said ${q}, and stayed as well. That hurt too.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'think', 'sad'), seen(Q, 'sit', 'calm')] },
        `Two o'clock went by, and three. "It's stuffed," said a boy, and moved on to something better. The sun came round. ${p} had not seen flamingos, or otters, or one ninetieth of what there was. "It was a mistake," said ${p}, at last. "I've used up your whole day." "You have," said ${q}. "There's one sandwich left. Have half."`,
        `At three a family came. "It's stuffed," said the boy in it. "It breathes," said ${p}. They looked until it had done so once, and went. The shadows had turned to the other side. You can wait for a thing so long that you only wait because of the waiting. "We could still run round and see nine or ten," said ${p}. "Eat first," said ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'surprised'), seen(Q, 'hold', 'surprised', 'lunchbox')] },
        `${cap(q)} opened the lunchbox. The sun was low now, and stood right behind the bench. And on the wall over ${t}, which had been a wall all day, there was a spot of light. It bobbed when ${q} chewed. ${p} stopped with half a sandwich in the air. "The ${small}," said ${p}. "We've had it with us since ten o'clock."`,
        `The lid went up. In the morning the sun had been in the wrong place for it, and so it was at noon. Now it came in flat, over their shoulders. Something round and bright slid down the wall behind the glass, and stopped above ${t}. They both looked at it, and then at the lunchbox. "Don't move," said ${p}. "You're holding it."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'determined', 'lunchbox'), seen(X, 'sit', 'curious')] },
        `It had to be done by hairs. ${p} let the spot walk down the wall, and along the ground, like a beetle that has all day. It was not to get near the eyes. The spot passed the sleeping nose, and trembled there, and went on. For a while nothing happened, at which they were both very good by now. Then one eye opened. It wasn't sleepy in the least.`,
        `${p} hardly breathed. The least turn of the wrist, and it shot across the roof. But you get the feel of it. It crept, and waited, and crept on, at the height of a mouse. "Don't let it run," whispered ${q}, who had forgotten the flamingos. In front of its nose ${p} made the spot shiver. And slowly, like the lid of a box, an eye came up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'jump', 'excited'), seen(P, 'hold', 'excited', 'lunchbox'), seen(Q, 'cheer', 'surprised')],
        },
        `Nobody had known how much of it there was. ${T} went the length of the wall in one go, and back, and round.${leaps(X) ? ' It skidded.' : ''} It missed, and looked delighted. People came from the otters and from the ice cream. The boy stood with his nose against the glass. "Who said stuffed?" said ${p}. "Faster!" they all shouted. "Make it jump!"`,
        `What got up then was not what had been lying there. It was huge, and quick, and mad with joy. It followed the spot along the glass so that the whole front row stepped back. It turned on nothing. Someone fetched someone who worked there, and he said that in eleven years he'd never. "Again!" cried all the people. "Do it again!"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'happy'), seen(P, 'look-up', 'calm')] },
        `There were sixty of them, and ${p} had never had sixty people. You could have gone on until five. But ${t} was getting slower now. It looked about for the spot each time with so much hope. It had not caught it once. "That's enough," said ${p}, and held the lunchbox still. There was a groan. Then it had it, and held it down. It lifted its head, and looked through the glass, at one person.`,
        `Sixty people were shouting for more, and ${p} could have given it to them. But it had run for ten minutes after something that isn't there. ${p} knew about that. ${p} had sat for four hours. "No," said ${p}, and let the spot lie still. "Oh!" they all said, and began to go. They missed it. ${T} had got it. It lay down on top of it, and looked at ${p}, through the glass.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'happy'), seen(Q, 'stand', 'happy')], things: ['lunchbox'] },
        `At ten to five ${p} took ${q} by the sleeve. "If we run," said ${p}, "there's just time for one, before they shut." It was the wrong way round ${zoo}, and all uphill. There they stood, in the last of the sun, on one leg each, as pink as anything. "Flamingos," said ${q}, and made a tick on the ${sheet}. ${p} kept the lunchbox shut.`,
        `There were eleven minutes left before the gates were shut. "Which one did you want?" said ${p}. "Out of the eighty-nine?" ${cap(q)} did not have to think. They ran the whole way, with the lunchbox rattling, and were there for the very last flamingo, going in. "That makes three," said ${q}, out of breath. It was the shortest list that ${q} had ever been so pleased with.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(Q, 'stand', 'happy')],
          things: ['lunchbox'],
        },
        `When they were home ${p} sat down, to take off one shoe. That was as far as it got. ${cap(q)} rinsed the lunchbox at the window. A spot of light ran along the floor, and up a sock. It trembled on the end of ${P.names} nose. ${cap(q)} tried it slowly, and tried it fast. It was no good. "${refrain}" said ${q}.`,
        `"Twenty hours," ${p} had said, on the way. "How can anybody sleep for twenty hours?" Now the lunchbox stood on the window sill, to dry. The last bit of sun fell into it. ${cap(q)} watched it go across the carpet, over two knees and a chin, and stop, and shiver. Nothing stirred. "${refrain}" said ${q}, and drew the curtain.`,
      ),
    ],
  };
}
