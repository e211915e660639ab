import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'This one, is it?',
  'Is this the one?',
  'Could this be it?',
  'Have we got it?',
  'Have I found it?',
  'Is this my one?',
  'Now, is this it?',
  'Will it be this?',
  'Is it here now?',
  'Was it this one?',
] as const;
const TITLES = ['the tooth that got away', 'a bite with a gap', 'is this it', 'down in the gravel'];

/** The tooth falls among a thousand white stones. But the gap it left is safe, and can be shown: in a bite of bread. */
export const LOST: EventPlot = {
  id: 'lost',
  when: /\b(?:gets? lost|got lost|can'?t find|disappear\w*|vanish\w*|drops?|dropped|drain|sink|goes missing|missing tooth|lost (?:his|her|the|my|a) (?:\w+ )?tooth|loses? the tooth)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'stand', 'excited')], things: ['tooth'] },
        `Pop! Out came a tooth. "My tooth!" said ${A.introduced}.`,
        `${A.introduced} had a tooth. It was out! It was white and small.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'hold', 'proud', 'tooth')] },
        `${B.introduced} came to look.${comesToo} "Oh," said ${b}. Then ${b} sneezed.`,
        `"Let me see!" said ${B.introduced}.${comesToo} ${b} came close. Atchoo!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['rock'] },
        `Away flew the tooth. It fell on the path. The path was all little white stones.`,
        `The tooth fell down. It fell among the stones. They were small and white, too.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'determined'), things: ['rock'] },
        `They all looked in the garden. "${refrain}" said ${b}. No. That was a stone.`,
        `Down they got in the garden. ${b} had a white thing. "${refrain}" It was only a stone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['button', 'rock'] },
        `"${refrain}" said ${a}. No. That was a button. "${refrain}" That was a stone.`,
        `${a} had a button. "${refrain}" No. ${a} had a shell. "${refrain}" No.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['bread'],
        },
        `It was gone. They went in to eat. ${a} bit into some bread. Chomp.`,
        `They could not find it. Now it was time to eat. ${a} took a bite of bread.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['bread'] },
        `"Look at the bite!" said ${k}. There was a gap in it. "That is where it was!"`,
        `${k} saw the bread. The bite had a gap. "The bread shows it! No tooth there!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['pillow', 'bread'],
        },
        `So they put the bread by the pillow. Now the fairy can see the gap. ${a} fell asleep.`,
        `The bread went by the pillow. "Look, fairy, there is the gap!" Soon ${a} was asleep.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'happy')] },
        `Next morning there were crumbs. There was something round. "${refrain}" Yes! It was a coin.`,
        `Now it was morning. The bread was gone. What was this? "${refrain}" It was a coin!`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hold', 'excited', 'tooth')] },
        `It came out in the garden, all by itself, with a small pop. ${A.introduced} held it up to the sun. "You can nearly see through it," said ${a}. It was the first one ever.`,
        `Pop! There it was, on the end of a finger. ${A.introduced} had only been standing on the path and thinking. "It's out!" said ${a}. "It's so white! It's so little!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'proud')], things: ['tooth'] },
        `${B.introduced} came to see it, very close, to be polite.${comesToo} "It's got a tiny hole in the bottom," said ${b}. "It's got a... it's got..." And then ${b} sneezed.`,
        `"May I look?" said ${B.introduced}.${comesToo} ${a} held out a hand, with the tooth in the middle. ${b} bent down, and breathed in. It was hay fever time. "Atchoo!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'cover', 'surprised')], things: ['rock'] },
        `Up went the tooth and down it came. It went tick on the path. And what was that path made of? Ten thousand small white stones.`,
        `They heard it land. Tick. It was somewhere on the path. The path was white gravel. Every bit of it was as big as a tooth.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'determined'), things: ['rock'] },
        `They all knelt down. "${refrain}" said ${b}, and held one up. It was a stone. "${refrain}" It was another. That was two. There were nine thousand nine hundred and ninety-eight to go.`,
        `"Don't anybody move," said ${a}. They looked without moving. Then they looked on hands and knees. "${refrain}" said ${b}, over and over. "Stone," said ${a}. "Stone. Stone. Stone."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried')], things: ['button', 'bucket'] },
        `They washed a whole bucket of them, to see which would shine. They all shone. ${a} found a button, and half a shell. "${refrain}" asked ${a}, and knew that it was not.`,
        `Then they tried with a bucket and a sieve. Everything fell through, or nothing did. A button came up, and a bit of plate. "${refrain}" said ${a}, but not as if it were.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['bread'],
        },
        `Then it was too dark to look. "I've got nothing to show her," said ${a}. "She won't know that it's out." ${b} was very quiet. It is hard to have sneezed somebody's tooth away. There was bread and butter.`,
        `They had to give up for tea. "I'm so sorry," said ${b}. "It was a very good sneeze," said ${a}. "But there's no tooth for the fairy." ${a} took one bite of bread, and put it down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['bread'] },
        `${k} picked up the bread and looked hard at it. The bite went along in little steps, one for each tooth. Then there was a bit that stuck out. "That's it!" said ${k}. "That's where it isn't!"`,
        `"Don't finish that!" said ${k}. Everyone looked at the bread. There was a neat row of bites. In the middle stood a post that nobody had bitten. "There's the gap! It's written down!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bread'), seen(B, 'stand', 'happy')] },
        `A gap can't get lost. ${a} had it safe, right at the front. And anyone could see it in the bread. "She knows about teeth," said ${b}. "She'll be able to read that."`,
        `So they had no tooth, but they had a picture of it. It was a picture of the place where it was not. "It's even my size," said ${a}. They laid it on the best plate.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['pillow', 'bread'],
        },
        `At bedtime the plate stood by the pillow, with a note. IT FELL IN THE STONES. PLEASE SEE BREAD. "I think that's clear," said ${g}. Soon ${a} was asleep.`,
        `"You can't put bread and butter under a pillow," said ${g}. So it stood next to it on its plate. ${a} was asleep, with an open mouth, so that she could compare.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'happy')],
          things: ['plate'],
        },
        `In the morning there were six crumbs on the plate. Under the crumbs was something flat and round. "${refrain}" said ${b}. "No," said ${a}. "This is much better. It's a coin."`,
        `Next morning the bread had gone, butter and all. Something lay on the plate and shone. "${refrain}" said ${a}. And this time it was not a stone.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hold', 'excited', 'tooth')] },
        `${A.introduced} had waited longer than anyone. Everybody else had gaps by then. Some had gaps with new teeth in them. So when it came out, on the garden path, on an ordinary Saturday, ${a} did not shout. ${a} just stood and looked at it. It was smaller than you would think, and there was a little hollow underneath. "Nobody move," said ${a}. "I want to remember this."`,
        `"It will come out when it's ready," everyone had said. It took its time. ${A.introduced} was the last, and had grown used to being last. And then one Saturday there was a pop. It lay on a palm like something from the sea. ${a} held it up to the light. It was worth being last for. Nobody else had looked at theirs for half so long.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'proud')], things: ['tooth'] },
        `${B.introduced} was the first to be shown it.${comesToo} That was an honour, and ${b} knew it, and bent very low. It was also June. "It's perfect," said ${b}. "It's like a... it's like..." There was a long breath in. ${a} had just time to see what was coming. Nobody could have stopped it. It was a sneeze that had been on its way all week.`,
        `"Only look," said ${a}, "don't touch." ${B.introduced} put both hands behind the back, and leaned over.${comesToo} The grass had been cut that day. Dust hung in the sun. ${b} went red, and went white, and fought as hard as anyone has ever fought. Then came the sneeze. They heard it three gardens off.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'cover', 'worried')], things: ['rock'] },
        `The palm was empty. Somewhere, something went tick. They all looked down at once. It was a gravel path. It had been put there years before, by the cartload. It was made of small, white, shiny stones, each the size of a tooth. "Oh no," said ${b}, into both hands.`,
        `Tick, went something, over to the left, or to the right. ${a} stood with one hand out, like a person feeling for rain. There were fifty steps of gravel between the gate and the door. All of it was white. All of it was little. You might have thought that someone had been losing teeth there for a thousand years.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'determined'), things: ['rock'] },
        `They began on the spot where they stood. "${refrain}" said ${b}, and held one out. "Stone." "${refrain}" "Stone." It went on like that for an hour. After the first two hundred, ${a} no longer looked up to say it. After the first five hundred, they had all started to look like teeth. There were molars. There was a whole jaw.`,
        `${b} wanted to do most of it, and had the reddest knees. "${refrain}" "No." "${refrain}" "That's got moss on." ${a} was fair about it, and looked at every one. They made a heap of those that were certainly not. It grew to the size of a cat. What was left did not seem to get any less.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'determined')],
          things: ['bucket', 'button'],
        },
        `They tried science. In a bucket of water, said ${b}, stones would sink and a tooth would not. The stones sank. So did a button. ${a} said that a tooth would as well, and they had no second tooth to try it with. "${refrain}" said ${b} once more, with a thing that turned out to be a peppermint. It was getting late.`,
        `"Suppose we wash them," said ${b}. "A tooth shines." They washed three buckets, and it was a fine sight. All of them shone like anything. There was one button, which they got excited about. There was a peppermint, very old. "${refrain}" said ${b}, without much hope. The sun had gone behind the house.`,
      ),
      page(
        { camera: 'medium', time: 'sunset', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
        `${b} held out a stone in the end. It was a good one, white, with a sort of root. "You could use this," said ${b}. "She'd never know. It's dark under a pillow." ${a} turned it over. It would have been so easy. Everybody would be told that the fairy had come, and it would be nearly true. "I'd know," said ${a}, and dropped it, and it went tick.`,
        `There was one that might have done. It had the size and the shine. "Take it," said ${b}. "Please. Then it'll be all right." What ${b} wanted was not to have sneezed. ${a} saw that, and closed a hand round the stone, and stood there. "It isn't mine," said ${a} at last. "I waited all this time for mine. I don't want to get paid for a bit of path."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')],
          things: ['bread'],
        },
        `Tea was bread and butter, in silence. ${b} would not have any. "It wasn't your fault," said ${a}, after a time. "You can't help it. You should have seen your face, trying." "Was it funny?" "It was, a bit." ${a} took a bite, a careful one, with what was there, and put the slice back on its plate.`,
        `They sat in the kitchen with their elbows on the table. "I'd give you one of mine," said ${b}. "I know you would." "Not that it'd help." "No." ${a} bit into a slice of bread and butter, for something to do. It felt odd, as if the bread had kept a piece back. It was put down again. "You did fight it," said ${a}. "I saw."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited')], things: ['bread'] },
        `${k} had not said a word for some minutes. ${k} was looking at the slice. The bite ran along the edge in neat little scallops, like the edge of a shell, one after another. Then came a place where a ridge of butter stood up, untouched. Then came the scallops again. "What would you say that was?" said ${k}. "Butter," they said. "It's proof," said ${k}.`,
        `"Turn it to the window," said ${k}. The light fell across the bread, and they could see each tooth, printed, as clear as feet in snow. There was the chipped one. There was the crooked one. And right in the middle of the row, where there should have been a print, was a thin white wall. "You've lost the tooth," said ${k}. "You haven't lost the gap."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'bread'), seen(B, 'stand', 'happy')], things: ['plate'] },
        `It was all there. It was the right size, and it was signed, you might say, on both sides. Nobody else in the world could have bitten that bite. "And it's true," said ${a}. ${b} fetched the best plate, and a bit of lettuce, so that it should look like something. Then ${b} asked whether one might put a name at the bottom, as a witness.`,
        `A tooth can be anybody's. That bite was ${A.names}, and no one else's. It had a hole in it exactly where a hole should be. "She'll have seen a lot of teeth," said ${b}. "I bet she's never had it in bread." They wrote a letter. It told about the path and the sneeze. ${b} insisted on the sneeze.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy')],
          things: ['pillow', 'bread'],
        },
        `"Not under the pillow," said ${g}. "I draw the line at butter." So it stood beside it, on its plate, propped against a book, like a painting. ${a} left it a little moonlight. ${a} lay with an open mouth as well, in case anybody wished to compare, and was soon asleep.`,
        `${going.Gcap} looked at the plate, and looked at the bite, and then for some time at ${a}. "It's quite plain to me," said ${g}. "I should pay on that." It was put on the chair, next to the pillow, with the best side to the door. Soon ${a} was asleep, and the gap whistled a little.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'coin'), seen(B, 'stand', 'happy')],
          things: ['plate'],
        },
        `In the morning the plate held nine crumbs and a coin. The coin was wet, or rather it was buttery. Beside it lay one small white stone. They turned it over and over. "${refrain}" said ${b}. It was a stone. But somebody had been out on that path with a very small lamp, and had looked as well.`,
        `Next morning ${b} was there before breakfast. The bread had gone, down to the crust, and on the plate there was a coin. There was a stone too, about the size of a tooth. "${refrain}" they said, both together. It was not. "She must have tried," said ${a}. "All night, I should think." They put it back on the path, and it went tick.`,
      ),
    ],
  };
}
