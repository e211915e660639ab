import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { patternOf, refrainsOf, titlesOf } from './parts.ts';

/** For the oldest: "plain" is a word that somebody says without thinking, beside a friend who is. */
export function old(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const { W, w, shade, thing } = patternOf(raw);
  const refrain = chance.pick(...refrainsOf(w));
  return {
    title: titled(chance.pick(...titlesOf(W))),
    refrain,
    pages: [
      page(
        {
          setting: 'farm',
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'run', 'proud'), seen(B, 'walk', 'calm')],
          things: ['hat'],
        },
        `When ${A.introduced} came down the lane, people put down their spades. It was the ${W}. ${B.introduced} came down the same lane every day, in an old straw hat, and no spade was put down. They were best friends, and it had never mattered. On Monday they were caught in a cloudburst, and ran, one this way and one that.${comesToo}`,
        `There were two of them on the farm road, and you always saw the one first. That was ${A.introduced}, because of the ${W}. ${B.introduced} you noticed later, by the hat, which was straw and had been sat on. People put down their spades to look at the one. Then one Monday the sky opened, and they both ran for it.${comesToo}`,
      ),
      page(
        { weather: 'clear', camera: 'medium', actors: [seen(A, 'dance', 'happy')] },
        `Rain like that gets in everywhere. At the bend, where the road is white, ${a} lay down in the warm dust and rolled. It's the best towel there is. ${a} rolled left, and right, and once more for the neck. Then ${a} went on and felt like new. And nobody put down a spade.`,
        `When it was over, ${a} was too wet to go home. There's a place by the chalk pit where the dust is as fine as flour. ${a} had a good long roll in it, with all four ends in the air. It was lovely. It was on the way back that it began to be strange. ${a} nodded to people, and they looked behind them to see who was meant.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'surprised'), seen(A, 'stand', 'scared')] },
        `"Afternoon," said ${b}, at the gate, politely. It was the politeness that did it. ${a} looked down then, first on the one side and then on the other. ${refrain} "It's the rain," said ${a}, in somebody else's voice. "It's washed them off. ${b}! I've lost my ${W}! They've gone down the drain!"`,
        `"Are you new here?" said ${b}. "Very funny," said ${a}. But ${b} was not being funny. ${a} looked into the trough. There was someone in it whom ${a} had never met. ${refrain} "That rain," whispered ${a}. "It got them off. I felt it running down me. I thought it was only rain."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'worried')] },
        `${b} was a good friend, and wasted no words. There was mud, and ${b} had an eye for a line. By three o'clock it was done. By four it was dry. Then ${a} breathed in, and it went off like a plate, and lay about their feet. ${refrain} "It was the breathing," said ${b}. "Could you do without?"`,
        `They tried mud. ${b} did it with a stick, from memory, and knew it better than ${a} did. "There's a short one right at the back," said ${b}. "You've never seen it." For an hour it was perfect. Then the sun came round. There was a noise like toast, and it had all dropped off. ${refrain}`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'sit', 'calm')], things: [thing] },
        `On Tuesday they found that the shadow of ${shade} fell just right. ${a} stood in it and was magnificent. People put down their spades. The sun moves, though; you forget that. ${a} moved along after it, an inch at a time, all day, and had nothing to eat. At five it went behind a barn. ${refrain}`,
        `Then there was ${shade}. If ${a} stood there at noon, and kept still, the shadows lay across. You'd have sworn to them. "Don't talk," said ${a}, and hardly moved to say it. "It makes them slide." ${b} sat there and brushed off flies for three hours. A cloud came by. It was no bigger than a cushion. ${refrain}`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')],
          things: ['leaf'],
        },
        `They used leaves, and a whole pot of glue. The wind got under them on Wednesday, and ${a} stood there and watched them go. "It's no use," said ${a}. "I'm just plain, like... like anything! Nobody looks at me. You can't think what it's like." It was very quiet. ${b} bent down for the glue pot. "No," said ${b}. "I suppose not."`,
        `By Wednesday it was leaves, stuck on one at a time. At the corner the wind took them back. "Look at me," said ${a}. "I'm just plain, like... like anything! You can't think what it's like." ${b} had been holding the brush. ${b} looked at the brush for a while. "I think I'm wanted at home," said ${b}, and put on the hat.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(A, 'hide', 'scared')] },
        `Towards evening the sky went black. At the first drop ${a} was under the cart. It had taken the ${W}; it might do anything. It might wash off a whole ${A.kind}, and leave a puddle. From in there ${a} could hear it feeling about on the boards for a way in. And there was time to think. "You can't think what it's like," ${a} had said, and to whom?`,
        `Then it rained as if it had been paid to. ${a} got in below the old cart and drew in every leg. There wasn't much left of ${a} for it to have. It's a good place for going over things, under a cart. ${a} went over what had been said, and by whom, and came to "like". It had been "plain, like". There had only been one person there.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(B, 'shout', 'scared'), seen(A, 'look-up', 'surprised')],
          things: ['hat'],
        },
        `Then someone called. Down at the stream the plank had gone, and on the stone in the middle stood ${b}. The water was too brown to see through. The hat was on, tied under the chin. ${b} hadn't called for ${a}. ${b} had just called. It was forty steps from the cart to the stream, and there was no roof over any of them.`,
        `"Hello?" said a voice. "Is anybody there?" It came from the stream. The plank had been carried off. ${b} was out on the big stone, hat and all, and couldn't see where to step. ${b} wouldn't have called, if there had been another way. You could tell. Between the two of them there was nothing but rain, from top to bottom.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'surprised')],
          things: ['rock'],
        },
        `"Well, have it, then," said ${a} to the rain, and came out. It was on ${a} in a moment, from the top down. There are stepping stones in that stream, and ${a} had known them from very small. ${a} went from one to the next. "Here!" called ${a}. "And here! Come to where I am! Quick, while there's still some of me!" And ${b} came, one stone at a time, with both eyes on ${a}.`,
        `${a} thought of having no face at all, after this. Then ${a} went. It was as cold as keys. The old stepping stones were under there, and ${a} could have found them asleep. "Step where I stand!" called ${a}, from the first, and the second. "I don't know how long I'll last!" ${b} came across behind, with one hand on the hat.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
        `They stood on the bank, both of them streaming. ${a}'s eyes were shut. "How much is there?" said ${a}. ${b} put out one finger, and wiped. ${b} looked at the finger. It was white. "You rolled in something," said ${b}, slowly. "On Monday. You rolled in the chalk dust, wet." And under the finger was a ${w}.`,
        `"Tell me," said ${a}, "is it bad?" ${b} did not answer. Something like milk was running off ${a} into the grass. Behind it, here and there, as when you rub a window, came one ${w}, and then a good many ${W}. "It never washed them off," said ${b}. "It's been trying to wash them ON ever since."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'calm')],
          things: ['hat'],
        },
        `"They're all back," said ${b}. "You'd better go and show people." ${a} didn't go. "I said a thing," said ${a}. "I said it to you." "You said that I couldn't think what it was like," said ${b}. "I can, though. It's quite all right, mostly. People don't look at you. So you can look at them." ${a} had never thought of that. "What do you see?" said ${a}.`,
        `${a} took no notice of the ${W}. "I was going to say 'like you'," said ${a}. "I know," said ${b}. "I only stopped because it was horrible." "I know that as well." The rain ran off the brim of the hat. "I'd know you with nothing on you at all," said ${b}. "By the walk. I'd just think that you'd do as much for me."`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
          things: ['hat'],
        },
        `So now on Mondays, if it's dry, someone white goes down the lane beside a straw hat. Nobody puts down a spade. They have it all to themselves, and they see a great deal. There's a man who talks to his beans. "${refrain.slice(0, -1)}?" says ${b}, and checks at the back. "Not till it rains," says ${a}.`,
        `It's a good game. ${a} rolls in the chalk dust, and they stand in a crowd somewhere. ${b} can tell, every time. "It's the walk," says ${b}. And ${a} has learned to pick out one straw hat at the fair among two hundred. ${b} taught ${a} how. You have to look at people as if you had all day.`,
      ),
    ],
  };
}
