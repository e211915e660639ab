import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Stop that coin',
  'Catch that coin',
  'Stop it',
  'Catch it',
  'After it',
  'Get that coin',
  'Off it goes',
  'Follow that coin',
  'Stop my coin',
  'Somebody stop it',
] as const;
const TITLES = ['stop that coin', 'a hole in a pocket', 'one coin', 'no music, no ride'];

interface Outing {
  readonly A: Figure;
  readonly a: string;
  /** Who has come along. */
  readonly W: Figure;
  readonly w: string;
  readonly Wcap: string;
  /** Mr Finn, who has an accordion. */
  readonly M: Figure;
  /** "the fair". */
  readonly fair: string;
  /** "roundabout". */
  readonly ride: string;
  readonly besides: string;
}

function outingOf(each: Going): Outing {
  const { A, B, K, G, g, k, raw } = withClassmate(each);
  const W = g !== 'the grown-up' && A !== G ? G : ((A === K ? each.company.alsoThere[0] : undefined) ?? B);
  const fair = /\b(fun ?fair|fair|market|circus|carnival|f[eê]te|festival|parade)\b/.exec(raw)?.[1] ?? 'fair';
  return {
    A,
    a: A.name,
    W,
    w: W.name,
    Wcap: cap(W.name),
    M: each.company.person('Mr Finn', 'neighbour'),
    fair: `the ${fair}`,
    ride: /\b(?:carousel|merry-go-round)\b/.exec(raw)?.[0] ?? 'roundabout',
    besides: K === A || K === W ? '' : ` ${k} came too.`,
  };
}

/** A coin falls through a pocket and rolls the whole length of the fair, into a hat; and that is what it was wanted for. */
export const COIN: EventPlot = { id: 'coin', young, middle, old };

function young(going: Going): Told {
  const { A, W, M, a, fair, ride, besides } = outingOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)}!`;
  const comes = besides.replace(' came', ' comes');
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'coin'), seen(W, 'stand', 'happy')],
        },
        `${A.introduced} has one coin. It goes in a pocket.${comes} The pocket has a hole!`,
        `One coin for ${A.introduced}! ${cap(W.introduced)} is there too.${comes} Is that a hole in the pocket?`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'point', 'excited'), seen(W, 'walk', 'happy')] },
        `Here they are at ${fair}. There is a ${ride}! But it stands still. Why?`,
        `Look at ${fair}! "There is the ${ride}!" says ${a}. But it stands still.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['accordion', 'hat'],
        },
        `It only turns with music. Mr Finn has the music. But his hat is empty.`,
        `Mr Finn has an empty hat. He does not play. No music, no ride!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'surprised'), seen(W, 'stand', 'surprised')], things: ['coin'] },
        `Plink! Out of the hole! The coin rolls away. "${refrain}" says ${a}.`,
        `Plink, goes the coin. It rolls and rolls. ${a} runs after it. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(W, 'run', 'surprised')],
          things: ['coin', 'apple'],
        },
        `It rolls past the apples. A dog runs after it. They all run. "${refrain}"`,
        `It rolls by the man with apples. He runs too! They all run. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(W, 'run', 'excited')], things: ['coin', 'drum'] },
        `It rolls past the drum. The big drum runs too! "${refrain}"`,
        `On it rolls, past the band. The band runs after it. Boom, boom! "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'sit', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['coin', 'hat'],
        },
        `Round it goes, and round, and plop! The coin is in the hat.`,
        `It goes slower. It wobbles. Plop! In the hat!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'accordion'), seen(A, 'stand', 'calm')],
          things: ['hat', 'coin'],
        },
        `"For me?" says Mr Finn. He is so happy. ${a} looks at the coin. "Yes," says ${a}.`,
        `Mr Finn looks up. "Is that for me?" "Yes. It is for you."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy', 'accordion'), seen(A, 'cheer', 'excited'), seen(W, 'cheer', 'happy')],
        },
        `Then Mr Finn plays. The ${ride} turns! "All on!" he says. "No coin today!"`,
        `He plays a song. Off goes the ${ride}! Up they all get. Round and round!`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'walk', 'sleepy'), seen(W, 'walk', 'happy')] },
        `They go home. ${a} has no coin. But ${a} has a song.`,
        `Home they go. The pocket is empty. "It is a good hole," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, W, M, a, w, fair, ride, besides } = outingOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)}!`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'coin'), seen(W, 'stand', 'happy')],
        },
        `${A.introduced} had one coin. It was for one ride on the ${ride}. "There's a hole in that pocket," said ${W.introduced}. "Only a small one," said ${a}.${besides} And off they went.`,
        `"One coin, one ride," said ${A.introduced}, and put the coin away. ${cap(W.introduced)} looked at the pocket. You could see a finger through it. "It's big enough for a coin," said ${w}. "It'll be all right," said ${a}.${besides}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(W, 'stand', 'surprised')], things: ['sign'] },
        `At ${fair} there were apples on sticks, and a big brass band. But the ${ride} stood still. All its horses looked straight ahead. A boy was asleep on one of them. NO MUSIC, NO RIDE, said a sign.`,
        `They could smell ${fair} before they saw it. They ran straight to the ${ride}. It was not turning. A boy was asleep on the biggest horse. NO MUSIC, NO RIDE, said the sign.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'sit', 'sad'), seen(A, 'stand', 'curious')],
          things: ['accordion', 'hat'],
        },
        `Mr Finn was the music. He sat at the far end, with his accordion on his knees. "I've played since eight," said Mr Finn, "and look at my hat." There was nothing in it but a leaf. "So I've stopped."`,
        `Right at the other end sat an old man with an accordion. It was Mr Finn. His hat lay in front of him, and there was rain in it. "No one wants a tune," said Mr Finn, and shut the accordion. It sighed.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'surprised'), seen(W, 'point', 'surprised')], things: ['coin'] },
        `They went back past the tents. Plink! ${a} felt a cold thing run down one leg. It fell out at the bottom, stood up on its edge, and rolled away. "${refrain}" shouted ${a}.`,
        `"What shall we do now?" said ${w}, halfway back. ${a} gave a hop. Plink! Something round jumped over a shoe and rolled off down the hill. "My coin!" said ${a}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(W, 'run', 'surprised')],
          things: ['coin', 'apple'],
        },
        `It rolled through the legs of the man with the apples. He grabbed it, and got his own shoe. After it went ${a}. After ${a} went ${w}. After ${w} went the man, and a small dog. "${refrain}"`,
        `The lady with the pies put out a foot, and missed it. "After you!" she cried, and ran as well. Behind her came the apple man, with all his apples. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(W, 'run', 'excited')], things: ['coin', 'drum'] },
        `It went round the band, and so the band turned round too. They ran with their trumpets up. They did not stop playing. By now there were thirty behind that coin. "${refrain}" they all shouted.`,
        `It rolled between the big drum and the small drum. Both drums ran after it, boom, boom, with the rest of the band. "What a nice parade," said somebody at the side, and joined it. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'sit', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['coin', 'hat'],
        },
        `At the bottom of the hill it began to get tired. It leaned over. It ran in a ring, and the ring got smaller. Then there was one last hop. Plop! It had gone into something. It was a hat.`,
        `It slowed down. It swung left and it swung right, as if it were looking for somewhere. There was a hat on the ground. The coin tipped over the brim. Plop! And it lay still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'worried')], things: ['hat', 'coin'] },
        `Mr Finn looked into his hat. Then he looked up. There stood ${a}, and thirty people, and a band. "For me?" said Mr Finn. "And you've all come to listen?" Nobody said a word. ${a} thought of the ride. "Yes," said ${a}.`,
        `"Well!" said Mr Finn. He took out the coin and wiped it. He was so pleased that his ears moved. "You ran all that way, to give me this?" ${a} opened wide, and shut again. "Yes," said ${a}. "It's for a tune."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy', 'accordion'), seen(A, 'point', 'excited'), seen(W, 'cheer', 'happy')],
        },
        `So he played. It was the kind that gets into your knees. And behind them something creaked. A horse went up. A horse went down. "The ${ride}!" cried ${w}. "It's going!"`,
        `He pulled the accordion open, and out it came, as bright as paint. The apple man danced. "Look!" said ${a}. Up on the hill the horses were moving, slowly at first. The ${ride} had heard.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(W, 'sit', 'happy')] },
        `They all got on, the people and the band. "I haven't got a coin," said ${a} to the boy. "I was asleep," said the boy. "I didn't see any of you. Hold tight!"`,
        `"What does it cost?" said ${a}, at the top. "With that music?" said the boy. "It goes round by itself." So ${a} had the white horse, and ${w} the black one. They stayed on for eleven tunes.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(W, 'stand', 'calm')],
        },
        `"Shall I sew up that pocket?" said ${w}, at bedtime. ${a} put a finger through the hole and wiggled it. "Not yet," said ${a}. "There's another coin on Saturday."`,
        `At bedtime ${w} held up the pocket to the light. "That wants a stitch." "Leave it," said ${a}, nearly asleep. "It's how the music got out."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, W, M, a, w, Wcap, fair, ride, besides } = outingOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)}!`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'hold', 'excited', 'coin'), seen(W, 'stand', 'calm')] },
        `${A.introduced} had been saving since Easter, and it had come to one coin. One coin was one ride on the ${ride} at ${fair}, on the white horse with the mad eye. ${cap(W.introduced)} is the sort that notices things.${besides} "You've a hole in that pocket," said ${w}. "I've got the coin in it, haven't I?" said ${a}. It is not a good argument. But it had been true all week.`,
        `It was the last day of ${fair}. ${A.introduced} had one coin, polished, and knew exactly what it was for. It was for the white horse on the ${ride}, the one with the mad eye. "Put it in your shoe," said ${W.introduced}. "That pocket's got a hole." "It's a pocket," said ${a}.${besides} "It's meant for it." ${Wcap} said no more, but walked behind, and kept an eye on the ground.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(W, 'stand', 'surprised')], things: ['sign'] },
        `They ran through the smells, onions first and then toffee. And there it stood. It had mirrors, and forty horses, and every one of them was as still as a chair. A chain hung across the steps. NO MUSIC, NO RIDE, said a sign. The boy who took the money was asleep under a giraffe. "It goes by the music," said ${w}. "It says so. But where is it?"`,
        `There was something wrong, and it took them a moment to say what. Everything else banged and shouted. But in the middle, where the ${ride} is, it was quiet. The horses hung in the air with their feet up. On the chain was a card, NO MUSIC, NO RIDE. A boy slept on the step with his cap over his face. "It's the tune that turns it," said ${w}. "Somebody must have stopped."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'sit', 'sad'), seen(A, 'stand', 'curious'), seen(W, 'stand', 'curious')],
          things: ['accordion', 'hat'],
        },
        `They found the music at the very bottom of the field, next to the bins. It was called Mr Finn. He sat on a crate, with an accordion on his knees, and it was shut. "I've played since eight," said Mr Finn, not crossly. "They put me down here. Nobody comes by. You can't play to an empty hat. The fingers won't." He turned it up to show them. There was a leaf in it.`,
        `It was ${w} who spied him, down by the bins, where nobody goes. Mr Finn had played for the ${ride} for thirty years. This year they had moved him, on account of the onions. "I don't mind the walk," said Mr Finn. "But you need just one person. I had a pigeon this morning, and it left." The hat in front of him had rain in it. The accordion was shut, with its strap done up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'surprised'), seen(W, 'point', 'surprised')], things: ['coin'] },
        `"You could give him the coin," said ${w}, on the way up. "Then I couldn't ride," said ${a}. "You can't ride now." "But I might. Later." It was at that moment that something cold ran down ${A.names} leg. Plink. It stood up on its edge, as if it had been waiting for years, and set off down the hill. "${refrain}" shouted ${a}.`,
        `They climbed back up the hill. ${a} had a hand on the pocket and was thinking of an empty hat. It could be done, of course. But then the boy might wake. "I'd have to choose," said ${a}, crossly, and took the hand away to point. That was all that the coin wanted. Plink. It was past ${w} before you could bend. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(W, 'run', 'excited')],
          things: ['coin', 'apple'],
        },
        `It went between the feet of the toffee apple man. He clapped his hat over it, and caught a toffee apple. It went in at one side of a tent and out at the other, with a fortune teller close behind. "I never saw that coming," she said. There was ${a}, there was ${w}, there was the man, and there were eleven dogs. "${refrain}"`,
        `A strong man threw himself on it, and shook the ground, and that sent it on faster. It ran along a bench where people were eating pies. Each of them lifted a pie, one after the other, as it went by. Then they all got up. It is not every day that money runs past you. Behind ${a} there was a sound of boots and dogs, and it grew. "${refrain}" they called, with their mouths full.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined'), seen(W, 'run', 'excited')], things: ['coin', 'drum'] },
        `They met the brass band coming the other way. The coin took the middle of the road, and the band stood to attention to let it through. Then came the dogs, and it was no use standing. They turned and ran, and did not leave off playing. There were people up on the big wheel who saw it all. They thought that it was the parade. "${refrain}" said the big drum, or it sounded like that.`,
        `It ought to have stopped at the band. Instead the band was picked up like leaves, two trumpets, a drum, and a man who was only going home. They came down the field forty abreast. Ahead of them all, and no bigger than a button, ran one bright coin. ${a} had a stitch. "Let it go," panted ${w}. "I can't," said ${a}. "It's all I've got! ${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'sit', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['coin', 'hat'],
        },
        `Where the field ends it gets flat. The coin began to think. It leaned over and came round in a ring. The ring became smaller, and it sang, as coins do before they lie down. There was something dark in front of it with a brim. It looked in. And then, quite gently, as if it had been carried there in two fingers, it dropped. Plop.`,
        `At the bins the hill runs out. It slowed to a walk. It wandered left, and it wandered right, and forty people wandered with it and held their breath. You could have picked it up then. ${a} was reaching out. But it gave one small jump, over a straw, and there was a sound that you do not forget. It was a coin falling into an empty hat.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'worried'), seen(W, 'stand', 'worried')],
          things: ['hat'],
        },
        `Mr Finn had been packing up to go home. He looked into the hat. Then he looked up, and there was all of ${fair}, out of breath. "You came," said Mr Finn, "to hear me? All of you?" Forty people turned to ${a}. It would only have taken a word. It's mine, it fell out, there's a hole. ${Wcap} was looking at a cloud. "Yes," said ${a}. "We ran. We didn't want to miss the beginning."`,
        `For a while nobody spoke. Mr Finn picked it out and dried it on his sleeve. One could see that he did not dare to count the people. "Who put this in?" he said. It was not put, it was lost. Everybody there knew that. And they all left it to ${a}. There stood the white horse, up on the hill, with its mad eye. "I did," said ${a}. First it had only been gone. Now it was given.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy', 'accordion'), seen(A, 'stand', 'surprised'), seen(W, 'point', 'excited')],
        },
        `"Then sit down," said Mr Finn, and undid the strap. The tune went up from the bins like a flock of birds. The big drum joined in, and after it the trumpets. The dogs sat in a row. ${a} was sorry, and glad, and could not have said where one stopped. Then ${w} gave a shout. Up on the hill, over all their heads, a mirror had flashed. And there it flashed again.`,
        `He played as somebody does who has had forty people saved up inside him since eight o'clock. Trumpets were put down. Feet were looked at, because they were moving. It was a minute before ${w} took ${a} by the sleeve. "NO MUSIC, NO RIDE," said ${w}, slowly. "Well? What's this, then?" They looked up the hill. Something white rose over the tents, with its feet in the air, and sank, and rose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(W, 'sit', 'happy')], things: ['sign'] },
        `The boy woke up to find the whole thing going round, and forty people coming at him. He took down the chain. He never thought of money, and afterwards it was too late. ${a} got the white horse, and ${w} had the one beside it. It has a mad eye on the other side as well. You cannot know that from the ground.`,
        `"I can't pay," said ${a} to the boy, at the steps. "It's in a hat." "I don't know who's paid and who hasn't," said the boy, who had only just opened his eyes. "Get on, before it stops!" It did not stop. Mr Finn had eight hours of tunes to catch up on. They went round until the lamps were lit, ${a} on the white one, and ${w} with somebody's trumpet.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(W, 'stand', 'calm')],
          things: ['sign'],
        },
        `Mr Finn is to sit by the steps next year, where people are. ${Wcap} came in that night with a needle and thread. "I'll do that pocket," said ${w}. "I did tell you." "You did," said ${a}, and held it up against the lamp. A bit of light came through, as round as a coin. It moved across the wall, and up, and down. "Leave it till Sunday," said ${a}.`,
        `"You were right about the hole," said ${a}, at bedtime. ${Wcap} is not used to that, and dropped the thimble. "I could sew it up." They looked at the pocket together. It was a plain sort of hole. You would never have thought that all of ${fair} could go through it. "If it hadn't been there," said ${w}, after a bit. "Yes," said ${a}. "We'd still be walking up that hill."`,
      ),
    ],
  };
}
