import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { inPlace, settingOf, withMate } from '../the-one.ts';
import { foughtOver, type Fought } from './fought.ts';

/** What each of them says, and what they say in the end. */
const REFRAINS = [
  ['I had it first!', 'You had it first!'],
  ['I saw it first!', 'You saw it first!'],
  ['I found it first!', 'You found it first!'],
  ['I got it first!', 'You got it first!'],
  ['I had it before you!', 'You had it before me!'],
  ['I saw it before you!', 'You saw it before me!'],
  ['I touched it first!', 'You touched it first!'],
  ['I spotted it first!', 'You spotted it first!'],
  ['I took it first!', 'You took it first!'],
  ['I grabbed it first!', 'You grabbed it first!'],
] as const;
const TITLES = ['who had it first?', 'nobody lets go', 'one on each side', 'you first'];

interface Parts {
  readonly X: Fought;
  readonly x: string;
  readonly I: string;
  readonly You: string;
  /** Somebody small who goes about looking for something. */
  readonly P: Figure;
  readonly p: string;
  readonly things: { readonly things?: readonly NonNullable<Fought['thing']>[] };
}

function partsOf({ A, B, K, third, raw, company, chance }: Going): Parts {
  const X = foughtOver(raw) ?? foughtOver('a stick');
  if (!X) throw new Error('nothing to quarrel about');
  const [I, You] = chance.pick<readonly [string, string]>(...REFRAINS);
  const taken = [A, B, K].map(({ name }) => name);
  const P = third ?? company.person(taken.includes('Pim') ? 'Dot' : 'Pim', 'child');
  return { X, x: X.it, I, You, P, p: P.name, things: X.thing ? { things: [X.thing] } : {} };
}

/** The same with another of its kind as the second one where the theme has two of a kind, and another child beside the child. */
const two =
  (tell: (going: Going) => Told) =>
  (going: Going): Told => {
    const { B, G, company } = going;
    return tell(withMate(B === company.friend || B === G ? withClassmate(going) : going));
  };

/** Nobody lets go, all day; and somebody else had it before either of them. */
export const HELD: EventPlot = ableFriend({ id: 'held', young: two(young), middle: two(middle), old: two(old) });

function young(going: Going): Told {
  const { A, B, a, b, k, third, chance } = going;
  const { X, x, I, You, things } = partsOf(going);
  const comes = third ? ` ${k} comes, too.` : '';
  const shh = third ? ` "Shh," says ${k}.` : '';
  const there = third ? [seen(third, 'stand', 'happy')] : [];
  const where = inPlace(going, ' in the grass');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: I,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          ...things,
        },
        `Look, ${X.one}! ${A.introduced} takes it. ${B.introduced} takes it, too.`,
        `There is ${X.one}${where}. ${A.introduced} gets it. ${B.introduced} gets it, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], ...things },
        `"${I}" says ${a}. "${I}" says ${b}. They pull. ${X.tugNow}`,
        `They pull. ${X.tugNow} "${I}" says ${b}. "${I}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined'), ...there], ...things },
        `Nobody will let go. So they both go home with it.${comes}`,
        `Nobody lets go. So they both go.${comes}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised'), seen(B, 'walk', 'surprised')], ...things },
        `Here is a tree. ${a} goes left. ${b} goes right. ${X.treeNow}`,
        `${a} goes left, round a tree. ${b} goes right. ${X.treeNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bread'), seen(B, 'stand', 'calm')] },
        `${a} holds the bread. ${b} puts jam on. And both hold the ${x}.`,
        `They make lunch. ${b} has the jam. ${a} holds the bread. And the ${x}?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'reach', 'calm')] },
        `${A.names} nose itches! ${b} rubs it. "Thank you. But ${I}"`,
        `Oh, ${A.names} nose itches! So ${b} rubs it. "Thanks. But ${I}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')], ...things },
        `They lie down. "Mine," says ${a}. "Mine," says ${b}.`,
        `They are tired. They lie down. "Mine," says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), ...there], ...things },
        `They sleep. Plop! The ${x} slips down.${shh}`,
        `They sleep. The ${x} slips down. Plop!${shh}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')] },
        `They wake up. ${a} is holding ${b}! And ${b} is holding ${a}!`,
        `Oh! ${a} is holding ${b}. ${b} is holding ${a}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], ...things },
        `"You have the ${x}," says ${a}. "No, you!" says ${b}. "${You}"`,
        `"You take the ${x}," says ${b}. "No, you," says ${a}. "${You}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { X, x, I, You, P, p, things } = partsOf(going);
  const where = inPlace(going, ' in the grass');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: I,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          ...things,
        },
        `It lay${where}, and it was the best ${x} for miles. It even had a blue dot on it. ${A.introduced} took hold of one side. ${B.introduced} took hold of the other. "${I}" they both said.`,
        `${A.introduced} and ${B.introduced} were friends until five past ten. Then they saw ${X.one}${where}. It had a blue dot on it. They both ran, and took hold. "${I}" they said, at the same time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry'), seen(P, 'stand', 'shy')] },
        `"Excuse me," said somebody. It was ${P.introduced}, with blue paint on one ear. "Not now," said ${a}, and pulled. ${b} pulled back. ${X.tug} "${I}" said ${b}.`,
        `They pulled. ${X.tug} "Excuse me," said ${P.introduced}, who had one blue ear, from painting. "Not now," said ${a}. "${I}" said ${b}. So ${p} went to look under a bench.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], ...things },
        `"I can hold on for an hour," said ${a}. "I can hold on all day," said ${b}. So they could not go home, except together. They set off, with the ${x} in between.`,
        `Nobody let go. "I'm going home," said ${a}, and went. The ${x} went too, and so did ${b}. "You're very close," said ${a}. "It's my ${x} that is close," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised'), seen(B, 'walk', 'surprised')], ...things },
        `Then there was a tree. ${a} went by on the left. ${b} went by on the right. ${X.tree} "You could have gone round my side," said ${a}. "${I}" said ${b}.`,
        `They came to a tree, and nobody had said which side. ${X.tree} "Say sorry to the tree," said ${b}. "You say it," said ${a}. "${I}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'bread'), seen(B, 'stand', 'calm')] },
        `At noon they were hungry. It's hard to make a sandwich when you are holding ${X.one}. So ${a} kept the bread still, and ${b} put on the jam. It was a very good sandwich. They did not mention it.`,
        `Nobody makes a sandwich while holding on to something. "Keep the bread still," said ${b}, with the jam. ${a} kept it still. It went quite well, really. They ate it without a word.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(B, 'reach', 'calm')] },
        `Then ${A.names} nose began to itch. It itched so much that the tears came. ${b} looked on for a bit. Then ${b} scratched it, just in the right place. "Thanks," said ${a}. "But ${I}"`,
        `"My nose itches," said ${a}. "It itches terribly!" And ${a} had jam everywhere. So it was ${b} who scratched that nose, up and down. "Left a bit. Ah!" said ${a}. "But ${I}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'kneel', 'sad'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')] },
        `${p} came by again, and looked behind the bin. "Have you lost something?" said ${b}. "Yes," said ${p}. "It's..." "Careful, you're pulling," said ${a}. And ${p} went to look under the hedge.`,
        `There was ${p} once more, on the ground, looking under a leaf. "Excuse me," said ${p}. "We can't help you just now," said ${b}. "We're busy holding on." ${p} sighed, and lifted up the next leaf.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'curious'), seen(B, 'sit', 'sleepy')], ...things },
        `In the end they sat down, back to back. "What do you want it for?" said ${a}. ${b} thought about it. "I don't know," said ${b}. "And you?" "So that you haven't got it," said ${a}. They had to laugh, a bit.`,
        `They were so tired that they had to sit down. "What will you do with it?" said ${b}. There was a long silence. "Hold it," said ${a}. "And you?" "Hold it," said ${b}, and yawned. It did not sound like much.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `The sun was warm. First ${a} fell asleep, and then ${b}. And when you are asleep, you don't hold on. The ${x} slid down into the grass. Nobody had it.`,
        `It had been a long pull. Their eyes closed, all four. And the ${x} slipped out, very slowly, and lay down beside them. For the first time that day, nobody had it at all.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')],
        },
        `When they woke up, ${p} was going off with the ${x}. "That's ours!" they cried. ${p} held it up, with the blue dot. Then ${p} pointed to the ear, with the blue paint. "It's mine," said ${p}. "${I}"`,
        `Somebody said "Oh!" and they sat up. There stood ${p}, hugging the ${x}. "I've looked all day," said ${p}. "I painted a dot on it, see, and then on my ear. ${I}" And so it was.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `So they had nothing to hold. Then they saw that they did. In their sleep they had got hold of each other. "Sandwich?" said ${a}. "Yes. You hold the bread," said ${b}. "No, you," said ${a}. "${You}"`,
        `${p} went home, and it was very quiet. But what was that? In their sleep they had taken hold of each other. "I'd let go," said ${b}, "but you had me first." "Oh no," said ${a}. "${You}"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { X, x, I, You, P, p, things } = partsOf(going);
  const where = inPlace(going, ' in the long grass');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: I,
    pages: [
      page(
        {
          setting: settingOf(going, 'garden'),
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          ...things,
        },
        `Until five past ten on Saturday, ${A.introduced} and ${B.introduced} had never quarrelled about anything. Then there was ${X.one}${where}, with a small blue dot on it. It wasn't gold. It wasn't even clean. But ${a} got hold of one side, and ${b} of the other. Nobody could have said who was quicker. "${I}" said ${a}. "${I}" said ${b}. And that was that.`,
        `${A.introduced} was the sort who never gives in. ${B.introduced} was the sort who never asks. They had got on very well for years, because there had always been two of everything. Now${where} there was one ${x}, with a dot of blue paint on it. They dived for it together. "${I}" they said, and looked at each other as if for the first time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry'), seen(P, 'stand', 'shy')] },
        `They pulled. ${X.tug} "Excuse me," said somebody behind them. It was ${P.introduced}, who had blue paint on one ear. "I'm looking for..." "Not now!" said ${a} and ${b}. It was the only thing they agreed on all morning. ${p} waited for a bit, and then went to look under a bench.`,
        `"Excuse me," said somebody else. That was ${P.introduced}, who was always painting something. Today it was one ear, in blue. "Have you by any chance seen..." They had no time. They were pulling. ${X.tug} "${I}" said ${b}, between two pulls. When they looked again, ${p} was a good way off, with an eye to a drain.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'determined')], ...things },
        `"I can hold on for an hour," said ${a}. "I can hold on until Monday," said ${b}. So nobody could go anywhere, except with the other one. They went up the lane like that. And there was a tree in it. ${a} passed it on the left, and ${b} on the right. ${X.tree} "Some people," said ${b}, "would look where they're going."`,
        `It was soon clear that nobody would let go. It was also clear that ${a} wanted to go left. ${b} went right, out of principle. In between was a tree. ${X.tree} They stayed there for some time, because each was waiting for the other to come round. "I've got all day," said ${a}. "I've got tomorrow, too," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'calm', 'bread'), seen(B, 'stand', 'calm')] },
        `By one they were so hungry that they had to think of something. ${a} kept the loaf still, and ${b} cut. ${b} kept the slice still, and ${a} spread it. It turned out that between them they made one very good cook. Neither of them mentioned it. "Pass the jam," said ${a}. "You've got the jam," said ${b}. They had.`,
        `You can't make a sandwich while holding ${X.one}. Two can, if they're careful. ${b} steadied the bread, and ${a} did the butter. Then they changed over for the jam, without a word, as if they'd practised for years. It was the best sandwich of the summer. It would have been even better, they both thought, with somebody to say so to.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(B, 'reach', 'calm')] },
        `And then ${A.names} nose began to itch. It was the sort of itch that has legs. ${a} blew at it, and wriggled, and shut both eyes. ${b} watched this with interest. "I could win like this," thought ${b}. "I need only wait." It was a cold little thought. ${b} put it away, and scratched that nose, just where it was worst. "Thank you," said ${a}, in a small voice. "But ${I}"`,
        `The trouble with jam is that it gets on things, and then the nose itches. It was ${A.names} nose. "I'm not letting go," said ${a}, with tears in both eyes. "Nobody asked you to," said ${b}. Then ${b} did something that was not at all part of the plan. ${b} scratched it. "Left a bit," said ${a}. "Up. Oh, that's it. But ${I}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')], ...things },
        `At three there was the puppet show. They had saved up for it since June, and had two tickets in the front row. But at the entrance there was a turning gate, which takes people one at a time. "One of you must let go," said the man, "just for a second." They looked at each other. They could hear the drum start up inside. At five past three the man shut the hatch.`,
        `They had tickets for three o'clock, for the puppets, in the very front. It had taken them all summer to earn them. At the door stood one of those gates that turn, and let in one person at a time. "It won't go through with the two of you," said the man. "You'll have to put it down." It would have taken one second. They stood there, and heard the audience begin to laugh.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'calm')], ...things },
        `They sat down on the kerb, back to back, with the ${x} over their shoulders. "What did you want it for?" said ${b}, after a while. ${a} tried to remember. There must have been something. "So that you shouldn't have it," said ${a}. "I know that's not much. And you?" It was a long time before the answer came. "The same," said ${b}.`,
        `Afterwards they sat on the steps. "What were you going to do with it?" said ${a}. ${b} looked at the ${x}, for the first time since ten. "I hadn't got as far as that," said ${b}. "Had you?" "I was going to win it," said ${a}. "And then?" "That was all." It's odd how small a thing can get, when two people look at it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(P, 'kneel', 'sad'), seen(B, 'sit', 'calm')] },
        `On the other side of the street ${p} went by, and looked behind every bin. It went on like that all day. ${a} saw the ear, and it was blue. Then ${a} looked down at the dot, and it was the same blue. ${b} had seen nothing. ${b} had just begun, quite gently, to hold on a little less. If ${a} said nothing for one more minute, it would be over. And ${a} would have won.`,
        `Then ${p} came round the corner on all fours, and ${a} saw that ear properly. It was blue. It was as blue as the dot. All of a sudden ${a} knew what ${p} had been looking for since ten, under every bench. Nobody else knew. And just then ${b} said, looking the other way, "If you want it so much, then..." ${a} had only to keep quiet, and it was won.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'sad'), seen(B, 'stand', 'surprised')], ...things },
        `"${b}," said ${a}. "Look at ${P.names} ear." It had to be pushed out, like a drawer that sticks. ${b} looked at the ear, and then at the dot. "We've missed the puppets," said ${b}, slowly, "for a thing that neither of us had first." "Nobody knows yet," said ${a}. "We do," said ${b}. And ${a}, to tell the truth, was glad of it.`,
        `"Wait," said ${a}, quickly. "It isn't yours, and it isn't mine. Look over there." ${b} looked. You could see the thought arrive. "All day long," said ${b}. "${p} did ask us." "We were busy," said ${a}. There went the whole Saturday, and the puppets, and the winning as well. It was a good deal to give away at once. They got up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'calm'), seen(B, 'walk', 'calm')], ...things },
        `They could have let go now, either of them. They carried it down the street together, to hand it over. It went quite differently. When they came to the tree, ${b} went to the left, and so did ${a}. "Well," said ${a}. "That's how it's done." "We might have tried it at ten," said ${b}.`,
        `Neither of them let go. But now it was only because two carry better than one. At the tree they stopped. "Left?" said ${b}. "If you like," said ${a}. They went by on the left, both of them, and the tree stood there as if nothing had ever happened. It had taken them six hours to get round it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')],
        },
        `${p} was sitting on the doorstep, and had run out of places. "Is this yours?" said ${b}. ${p} didn't say a word, but held on to it with everything there was. "I put it down for one moment, to let the dot dry," said ${p}, later on. "And then it was gone. You see, ${I}" Nobody could say anything against that.`,
        `"We think that this may be yours," said ${a}. ${p} looked at the ${x}, and at the dot. A whole bad day went out like a light. "I only left it there to dry," said ${p}. "I did ask you." "We know," said ${b}. "${I}" said ${p}, to make it quite clear. They had heard that sentence all day, and it was the first time that it was true.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `They walked home with nothing. It felt odd, and far too light. At some point ${a} noticed that they were holding on all the same, to each other. "Who began that?" said ${b}. "Sandwich?" said ${a}. "Yes, please. You can have first bite." "No, you," said ${a}. "You scratched my nose." "You told," said ${b}. They argued about it as far as the tree, and round it.`,
        `At home there was half a loaf left. "You have the crust," said ${a}, who loves crusts. "No, no. It's yours," said ${b}. "${You}" "I never did," said ${a}. It went on until the bread was nearly dry. In the end they each took hold of one side of it. They counted to three, and pulled.`,
      ),
    ],
  };
}
