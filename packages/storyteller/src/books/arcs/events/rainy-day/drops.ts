import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Go, drop, go!',
  'Run, drop, run!',
  'Come on, drop!',
  'Down, drop, down!',
  'Roll, drop, roll!',
  'Hurry up, drop!',
  'Faster, drop, faster!',
  'Race, drop, race!',
  'Slide, drop, slide!',
  'Quick, drop, quick!',
  'Go on, drop!',
] as const;
const TITLES = ['go, drop, go', 'the great drop race', 'two drops', 'the longest race in the world'];

/** Two raindrops race down the window for the last biscuit. Each of them sticks. Two that run together do not stick. */
export const DROPS: EventPlot = {
  id: 'drops',
  when: /\b(?:window|bored|nothing to do|drops?|race)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'sad')],
        },
        `It rained all day. ${A.introduced} was at home.${comesToo} So was ${B.introduced}.`,
        `Rain, rain! ${A.introduced} looked out. ${B.introduced} looked out.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'point', 'excited')], things: ['biscuit'] },
        `"There is only one biscuit," said ${g}. "I want it!" said ${a}. "I do!" said ${b}.`,
        `On the plate was one biscuit. "It is mine," said ${a}. "No, mine!" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')] },
        `There were drops on the window. One for ${a}. One for ${b}. Who will win?`,
        `"A race!" said ${a}. "This is my drop." "And this is mine," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited')] },
        `"${refrain}" said ${a}. Down ran the drop. Then it stopped. It sat there.`,
        `${A.names} drop ran down. "${refrain}" But it got stuck in the middle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited')] },
        `"${refrain}" said ${b}. That drop ran, too. Then it was stuck as well.`,
        `${B.names} drop ran and ran. "${refrain}" Then it sat still, as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')] },
        `They blew on the glass. They tapped on it. "${refrain}" No drop ran at all.`,
        `Puff, puff! Tap, tap! "${refrain}" The drops did not go.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `Then ${k} saw one drop lean. It touched the other drop. Now they were one big drop!`,
        `"Look," said ${k}. The two drops came near. They touched! It was one fat drop.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'cheer', 'happy') },
        `Zip! The big drop ran right down. "Who won?" "We did! They went together."`,
        `Whee! Down it went, to the end. "Mine won!" "Mine won!" They both won.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['biscuit'] },
        `Snap! They had half a biscuit each. It was still raining. "Again?" said ${b}.`,
        `So the biscuit went snap. Half for you, half for me. It rained and rained. Good!`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'sad')],
        },
        `It was the sort of rain that has come to stay. ${A.introduced} stood at the window. ${B.introduced} lay on the carpet.${comesToo} "There's nothing to do at home," said ${a}. "I've done it already," said ${b}.`,
        `All day it rained. By three o'clock they had done every puzzle at home.${comesToo} "What's left?" said ${A.introduced}. "Nothing," said ${B.introduced}. "And we had that this morning."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'point', 'excited'), seen(B, 'point', 'excited')],
          things: ['biscuit'],
        },
        `Then ${g} brought in the tin, and in the tin lay one biscuit. It was the kind with jam. "You'll have to settle it," said ${g}. "I'm hungrier," said ${a}. "I'm thinner," said ${b}.`,
        `"There's just the one left," said ${g}. It was a biscuit with jam in it. They both had a hand on it. "Let go," said ${a}. "You let go," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'point', 'excited')] },
        `"We'll race for it," said ${a}. At the top of the window hung two fat drops. "This one's me," said ${a}. "That one's me," said ${b}. "First to the bottom. Ready, steady..."`,
        `On the glass there were a thousand drops. Each of them chose one, right at the top. ${A.names} was round. ${B.names} was long. "Whoever gets to the wood first," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited')] },
        `${A.names} drop shot off. "${refrain}" shouted ${a}. It went past the latch. It went past the smear. And there it stopped, for no reason at all, and put down its feet.`,
        `"${refrain}" said ${a}. It ran like a mouse, with a little tail behind it. But at every step it left a bit of itself on the glass. It got thinner, and slower, and stood still.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited')] },
        `"Now it's mine!" said ${b}. "${refrain}" The long one slid by, very cool, as far as the middle. Then it had a rest as well. They hung there side by side, like washing.`,
        `The other was off by now. "${refrain}" said ${b}. It overtook! It was just below! And then it was used up too, and stuck. "Oh, really," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')] },
        `They blew. It only made a fog. They drummed on the frame, and they begged. "${refrain}" they both said. Neither drop moved. ${a} had a nose on the glass, and so had ${b}.`,
        `They tried to help. ${a} breathed on the window, and then one could not see. ${b} stamped on the floor. "${refrain}" It was the slowest race there had ever been.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `"They're too small," said ${k}. "They've lost too much on the way." And just then a third one came, from above, and knocked the first. It leaned over. It leaned as far as it could.`,
        `${k} looked very close. They were not really still. They trembled. "They want to go," said ${k}. "They just aren't heavy enough." A gust shook the glass, and one of them began to lean.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'point', 'surprised')] },
        `The two drops touched. You could not see who was the first to do it. They were two, and then there was a jump, and there was only one. It was as big as a pea.`,
        `Then there was one thin bridge between them. It was no wider than a hair. Plip! They both fell into it. Now there was a single drop, round and shining.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'cheer', 'happy') },
        `And how it ran! Nothing could stick it now. It went straight down, and picked up all the others. "Mine won!" "Mine won!" They stopped. "Ours won," said ${b}.`,
        `It was off like a train. It took every little one that was in its way. It hit the wood at the bottom with a splash. "Who was that?" said ${a}. "That was us," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['biscuit'] },
        `The biscuit went snap, right through the jam. Outside, the rain was stopping. "Oh, don't," they said to it, with their mouths full. There were still so many drops that had not had a turn.`,
        `They broke it down the middle, and the jam made a bridge. "I hope it rains tomorrow," said ${a}. ${b} was choosing a drop.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'calm')],
        },
        `There was a whole list of what they would do on Saturday, and all of it was outdoors. Now it was Saturday, and it rained. ${A.introduced} and ${B.introduced} had been at home together since Thursday.${comesToo} They had finished the jigsaw, and the cards, and most of each other's patience. "You're humming," said ${a}. "I always have," said ${b}.`,
        `It had rained for three days without stopping for meals. They had played everything there was.${comesToo} ${A.introduced} stood at the window and hated it. ${B.introduced} was humming. It was a small hum, on one note. "Must you?" said ${a}. "I'm at home," said ${b}. "It's where I hum." It was that sort of afternoon.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')],
          things: ['biscuit'],
        },
        `${Gcap} came in at the wrong moment, with one jam biscuit on a plate. It was the last. "Oh dear," said ${g}, and put it down, and went. "You had the last one on Thursday," said ${a}. "You had two on Friday." "One and a half." It was not about the biscuit. It was about three days.`,
        `Somebody had left one jam biscuit in the tin. If ${g} had only eaten it, there would have been peace. As it was, it lay on a plate between them. "It's mine by rights," said ${b}. "By whose?" said ${a}. They went through the history of biscuits as far back as Easter. By then they were both standing up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'point', 'determined')] },
        `"Race you for it," said ${a}. There was nowhere to run, so they took two drops. They hung at the top of the pane, side by side, each as fat as a currant. They agreed on the rules. No touching. First to the wood. The winner got the biscuit, and was right about everything since Thursday.`,
        `"We could let something else decide," said ${b}. They looked at the window. Two drops had just formed beneath the frame, exactly level. "Left's mine," said ${a}. The stake was the biscuit. It was also who had been more annoying. Both of them felt that it would be a fair trial.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'worried')] },
        `Left went first. It shivered, and let go, and ran. "${refrain}" yelled ${a}. It went down a foot and a half in one go, with a long wet tail. But the tail was made out of the drop. The longer it got, the less there was in front. A hand above the middle it stopped, as small as a seed. "Hm," said ${b}.`,
        `They both leaned on the sill. "${refrain}" said ${a}, and the left one was off, zig, zag, like somebody late for school. It was magnificent. It was also getting smaller. Everything that it had run past was wet now, and that had to come from somewhere. It slowed. It crept. Halfway down it gave up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'excited'), seen(A, 'stand', 'worried')] },
        `Right took its time. "It's pacing itself," said ${b}. "${refrain}" Then it slid, very straight, with its nose down, and drew level. ${a} could not look. It went on for one more inch. It had spent itself, as well. So there they sat, neck and neck, with half a window below them and nothing left to do it with.`,
        `"Slow and steady," said ${b}. "${refrain}" The right-hand one had waited. It came down like a lady on a staircase. It was going to do it. It came to where the other hung, and a bit beyond, and there it ran out of drop. You could see straight through it. ${b} said a word about windows.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'angry'), seen(B, 'kneel', 'angry')] },
        `"You blew," said ${b}. "I breathed! You said that I was to stop, so I saved it up." "${refrain}" they said to the glass, each to their own. They said it through their teeth. Ten minutes went by. It is a long time to be side by side with someone that you are not speaking to. "It's not even a good biscuit," said ${a}. "No," said ${b}. "It's got soft."`,
        `They were not allowed to touch. So they willed. "${refrain}" muttered ${a}. "${refrain}" hissed ${b}. Nothing stirred. The clock ticked. Little by little they had both slid down, until they were cheek to cheek, and fogging the same patch. "I don't really mind the humming," said ${a}, to the drop. "It's only that there was such a lot of it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious')] },
        `It was ${k} who noticed how near the two of them had got. There was a gap between the drops no wider than a thread. They trembled, both, whenever the wind blew. "They haven't stopped," said ${k}. "They're only stuck. They've each got half of what it takes." And somewhere a door banged, and the window shook.`,
        `"They're not heavy enough any more," said ${k}, who had been studying it. "By themselves. Look, that's what holds them: nothing. It's just that nothing's stronger than they are." You could have got a hair between the two, but not a thick one. Then a lorry went by, down in the wet, and all the glass hummed on one note.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'point', 'surprised') },
        `Left leaned. Or it may have been Right. There was a bridge, as fine as a spider's, and then there was a jump. It was too quick for an eye. Where there had been two small seeds, there was one drop like a marble, with the room in it. It hung there for as long as you would hold your breath. Then it went.`,
        `They never could agree which of them had moved. They saw a bulge, and a glint, and the two had let go of being two. What was there now was round and bright, and it quivered. You could see in it a sofa, and a plate, and three faces. "Oh," said everybody. And the bottom dropped out from under it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `There was no stopping that. It went through the fog and across the smear. It swallowed eleven others on the way, and got faster with each. It struck the wood with a smack. "I won!" they shouted. They turned, and their noses met. "It was my left," said ${a}. "With my right in it." They thought that over. "So we were both right," said ${b}, "since Thursday."`,
        `It fell like a lift. Everything in its road joined in. It was down before they had got out so much as half a cheer. "That was mine!" said ${a}. "Which part?" said ${b}. It was a puddle by this time, on the sill. They looked for the join. "If it's no one's," said ${a} slowly, "then nobody was the most annoying." "Or we both were," said ${b}, and began to hum.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['biscuit'] },
        `They broke the biscuit. It did not snap, as it was soft, and the jam stretched out between them until they had to laugh. When they turned back to the window there was a stripe of sun on it. "Bother," said ${a}. "It can't stop now. We hadn't even done the kitchen window."`,
        `The biscuit came apart in two, more or less. ${a} took the less. Then they chose again, a pair at the very top, and this time they did not say which was whose. ${b} hummed, and ${a} hummed as well. It went rather better with two.`,
      ),
    ],
  };
}
