import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { twoOrThreeOf } from '../three.ts';

const REFRAINS = [
  'Wrong key!',
  'Not this one!',
  'It will not fit!',
  'No, not for that!',
  'No, wrong key!',
  'No fit at all!',
  'No, no fit!',
  'Not the right one!',
  'The wrong one!',
  'Not made for this!',
  'Not for this key!',
] as const;
const TITLES = ['the key that fitted nothing', 'wrong key', 'two pirates and one chest', 'the chest with two locks'];

/** A key that fits nothing; a chest with two locks; and somebody else with a key that fits nothing. */
export const KEY: EventPlot = {
  id: 'key',
  when: /\b(?:keys?|lock|two|rivals?|other|both|crews?|fight\w*|battle|share|hunt\w*|search\w*|look\w*|(?<!(?:n['’]t|not) )find\w*)\b/i,
  young,
  middle,
  old,
};

function young(given: Going): Told {
  const going = twoOrThreeOf(given, 'pirate', 'parrot');
  const { chance, A, a, B, b, comesToo, K, k, company } = going;
  const M = company.meet('pirate');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a ship. ${a} had a key, too. What was it for?`,
          `This is ${A.introduced}. Here is a ship. Here is a little key.`,
        ],
        scene: { setting: 'boat', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'key')], things: ['ship'] },
      },
      {
        text: [
          `${a} tried the biscuit tin. ${B.introduced} looked on. "${refrain}"`,
          `${B.introduced} had a box. ${a} tried the key. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')],
          things: ['key', 'box'],
        },
      },
      {
        text: [
          `${a} tried the clock. Tick, tock. "${refrain}" said ${b}.`,
          `Did it fit the clock? No, it did not. "${refrain}" said ${b}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'curious'), seen(B, 'stand', 'happy')],
          things: ['key', 'clock'],
        },
      },
      {
        text: [
          `They came to an island.${comesToo} They walked up the beach. Clonk! What was that?`,
          `Then they saw an island.${comesToo} They dug in the sand. Clonk!`,
        ],
        scene: { setting: 'beach', camera: 'wide', actors: everybody(going, 'run', 'excited') },
      },
      {
        text: [
          `A treasure chest! The key went in. Click! But the lid stayed shut.`,
          `It was a treasure chest. In went the key. Click! But it did not open.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'excited')],
          things: ['treasure', 'key'],
        },
      },
      {
        text: [
          `Then came ${M.name}, another pirate. "That is mine!" "No, mine!" said ${a}.`,
          `Who is this? It is ${M.name}, with another ship. "Mine!" said ${M.name}. "Mine!" said ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'angry'), seen(A, 'stand', 'angry')],
          things: ['key', 'treasure'],
        },
      },
      {
        text: [
          `${M.name} had a key as well. In it went. Click! It did not open. "${refrain}"`,
          `${M.name} tried a key of silver. Click! The lid stayed shut. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'hold', 'sad', 'key'), seen(A, 'stand', 'surprised')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `${k} looked hard. "There are two locks! You need two keys!"`,
          `"Wait," said ${k}. "I see two holes. One, two!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['treasure'] },
      },
      {
        text: [
          `Both keys went in. Click! Clack! Up went the lid! Gold for everybody!`,
          `${a} turned one key. ${M.name} turned one key. Click, clack! It was open!`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(M, 'kneel', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['treasure', 'key'],
        },
      },
      {
        text: [
          `Two ships sailed home side by side. "Right key," said ${A === K ? b : a}. "Right keys," said ${k}.`,
          `Now the two ships go home. "Good night!" "Good night!" They both had the right key.`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['ship'],
        },
      },
    ],
  };
}

function middle(given: Going): Told {
  const going = twoOrThreeOf(given, 'pirate', 'parrot');
  const { chance, A, B, a, b, comesToo, k, K, company } = going;
  const M = company.meet('pirate');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a fine ship, and a hat, and a key. The key hung on a string round ${A.names} neck. "What is it for?" asked ${B.introduced}. "A treasure," said ${a}. "I only don't know which."`,
          `${A.introduced} had a key on a string. It had come with the ship. Nobody knew what it opened. "But a key is half of something," said ${a}. "The other half must be somewhere." ${B.introduced} thought so too.`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'key'), seen(B, 'stand', 'curious')],
          things: ['ship'],
        },
      },
      {
        text: [
          `Every morning ${a} tried it on something. On Monday it was the biscuit tin. The biscuit tin had no lock, and the key only made a dent. "${refrain}" said ${b}, and took a biscuit.`,
          `They tried it on everything they had. "Too big," said ${a} to the music box. "Too small," said ${a} to the door. "${refrain}" said ${b} each time. You could hear it all over the ship.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'happy')],
          things: ['key', 'box'],
        },
      },
      {
        text: [
          `On Tuesday it was the clock. The key went in, and it turned a little. Then the clock struck nineteen, and a cuckoo fell out. "${refrain}" said ${b}. "And now we don't know when lunch is."`,
          `Once it went into a lock, and turned. It was the trunk with the captain's trousers, and there it stuck. For a week ${a} wore one pair. "${refrain}" said ${b}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'curious')], things: ['key', 'clock'] },
      },
      {
        text: [
          `Then they sailed to an island.${comesToo} It was on an old map, with a cross and two small dots. "Why two?" said ${k}. "Somebody sneezed," said ${A === K ? b : a}. They dug where the cross was. Clonk.`,
          `On the back of the map was an island.${comesToo} There was a cross beside a rock. Beside that somebody had drawn two little keyholes. "Two," said ${k}, and wondered. They dug by the rock. Clonk!`,
        ],
        scene: {
          setting: 'beach',
          camera: 'wide',
          actors: everybody(going, 'walk', 'excited'),
          things: ['map', 'ship'],
        },
      },
      {
        text: [
          `It was a treasure chest. And it had a lock. ${A.names} hands shook. The key slid in as if it were going home. It turned. Click! They all took hold of the lid, and it did not move.`,
          `There lay the treasure chest, with a lock as big as a bun. ${a} blew the sand out. In went the key, and click! It was the best noise in the world. But the lid stayed down.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'excited')],
          things: ['treasure', 'key'],
        },
      },
      {
        text: [
          `"Hands off!" said somebody. It was ${M.introduced}, with a map and a very red nose. "I have looked for that chest all my life." "So have I," said ${a}. "And I was here first!"`,
          `Somebody came over the hill with a spade. It was ${M.introduced}. "That's my chest," said ${M.name}. "It's on my map." "It's on mine," said ${a}, and sat down on the lid.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'angry'), seen(A, 'stand', 'angry')],
          things: ['treasure', 'ship'],
        },
      },
      {
        text: [
          `They both pulled. ${M.name} pulled to the left, and ${a} pulled to the right. The chest stayed where it was, because they were both just as strong. Then they both sat down in the sand.`,
          `${M.name} pushed and ${a} pushed back. They went on until they were both too tired to stand. The chest had moved as far as the length of an ant. Even the gulls went home.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'reach', 'determined'), seen(A, 'reach', 'determined')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `"It's no use to you anyway," said ${M.name}. "You haven't got this." And out of a pocket came a key. "I've tried it on every lock between the Poles," said ${M.name}. "${refrain}" said ${b} and ${a} together.`,
          `"You'd never get it open," puffed ${M.name}. "I've got the key." It hung on a string, and it was all dented. ${k} looked at the dents. "Did you try it on a biscuit tin?" "How did you know?" said ${M.name}.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'hold', 'sad', 'key'), seen(K, 'look-up', 'curious')] },
      },
      {
        text: [
          `${k} ran round to the other side and rubbed it with a sleeve. Under the sand was a hole. "Two dots," said ${k}. "Two keyholes! ${A === K ? "We've got half each. Neither of us" : "You've got half each. Neither of you"} could ever have done it!"`,
          `${k} thought of the two small marks upon the map. What was on the other side? ${k} scraped off the sand. It was one more lock. "Come and see!" called ${k}. "It isn't the wrong key. It's only the half of it!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'kneel', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['treasure', 'key'],
        },
      },
      {
        text: [
          `They knelt down, one on each side. "On three," said ${k}. Click, said the one. Clack, said the other. The lid sprang up by itself. There was gold inside, in two bags, with a cup for each of them.`,
          `"One, two, three!" Click and clack, both at once. The chest flew open. It was full of coins. On top lay two tin cups, and a card. It said: FOR BOTH. WE THOUGHT YOU WOULD NEVER COME.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(M, 'kneel', 'excited'), seen(K, 'cheer', 'happy')],
          things: ['treasure', 'coin'],
        },
      },
      {
        text: [
          `They drank to it in lemonade, out of the two cups. Then two ships sailed home side by side. ${a} still had the key. It was not the wrong key any more. It was ${A.names} half.`,
          `That evening they tied the two ships together, and had one supper on both. Afterwards ${a} hung up the key on a nail, by the other one. They clinked when the waves came. It was a right sort of noise.`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(M, 'wave', 'happy'), seen(K, 'wave', 'happy')],
          things: ['ship', 'key'],
        },
      },
    ],
  };
}

function old(given: Going): Told {
  const going = twoOrThreeOf(given, 'pirate', 'parrot');
  const { chance, A, B, a, b, comesToo, k, K, company } = going;
  const M = company.meet('pirate');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `When ${A.introduced} got the ship, there was a key hanging on a nail by the wheel. Nobody could say what for. It was long and thin, with teeth along one side, and it was cold even in summer. ${a} put it on a string and wore it day and night. "There's a lock for it somewhere," said ${a}. "There's a lid for every pot." "There isn't," said ${B.introduced}, who did the cooking.`,
          `Some people collect shells. ${A.introduced} had one key, and it was worse. It had been in a drawer of the ship, wrapped in a bit of blue cloth. Ever since then ${a} could not see a lock without stopping. "And if you find the right one?" said ${B.introduced}. "Then I'll know," said ${a}, "what I have been carrying about." It was not the gold. ${b} never quite believed that, but it was so.`,
        ],
        scene: {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'key'), seen(B, 'stand', 'curious')],
          things: ['ship'],
        },
      },
      {
        text: [
          `They had tried it on nearly everything that opens. They tried it on doors and drawers and a piano. They tried it on a box that turned out to be a tortoise. "${refrain}" said ${b}, and kept a list. There were four hundred and six things on it. ${b} was getting tired of keeping the list. "We could be at home," said ${b}. "There was going to be a supper."`,
          `${b} had a book in which to write it down. No. 12: church, large. No. 13: church, small. No. 200: a box with a cake in it, which was open all the time. "${refrain}" ${b} wrote after every one, in small neat letters. "That's a whole year," said ${b}, at four hundred. "I said I'd come for a week." "One more," said ${a}. It was what ${a} always said.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'angry')],
          things: ['key', 'box'],
        },
      },
      {
        text: [
          `"You like that key better than me," said ${b} one evening. It slipped out. ${a} said that was nonsense. But ${a} said it with one hand on the string. ${b} went to look at the sea for a while. "After this island," said ${b}, when it was dark, "I'm going home. You can do your own list." And ${a}, who might have said something, said, "Which island?"`,
          `They did not quarrel. It would have been better if they had. ${b} only shut the book. "I'm getting off," said ${b}, "at the next place that has a bus." ${a} looked at the map, where the next place was. It was an island, and there was a cross on it. "There won't be a bus," said ${a}. That was the wrong thing to say, and both of them heard it.`,
        ],
        scene: { camera: 'medium', actors: [seen(B, 'stand', 'sad'), seen(A, 'sit', 'sad')], things: ['map'] },
      },
      {
        text: [
          `It was a bare island, with a hill like a hat.${comesToo} ${k} had the map. Someone had marked the spot with a cross, and on each side of the cross was a dot. "Why are there two?" said ${k}. "Flies," said ${A === K ? b : a}, walking faster. Under one foot of sand and one of shells, the spade said clonk.`,
          `They landed in the morning.${comesToo} ${k} carried the map and wondered about it. If you draw a cross, that is enough. Why would you put in two tiny keyholes as well, one on the left and one on the right? Nobody answered. ${A === K ? `${b} had begun to dig` : `${a} had begun to dig, and ${b} had begun to help`}, because you can't just stand there. Clonk.`,
        ],
        scene: { setting: 'beach', camera: 'wide', actors: everybody(going, 'walk', 'curious'), things: ['map'] },
      },
      {
        text: [
          `There was the treasure, in a chest with brass corners, and on the front of it a lock. It was long and thin. ${a} took the string off, for the first time in years. The key did not stick. It did not scrape. It slid in as a foot goes into an old shoe, and turned, and said click. "Oh," said ${b}, in spite of everything. They lifted the lid. At least, they lifted. The lid did nothing.`,
          `${a} brushed away the sand from the treasure chest. There was a lock, and you could see from where you stood that it was the one. Nobody breathed. Click, it said, as clear as a bell. Four hundred and seven, thought ${b}. ${a} pulled at the lid, and then both of them did. It had opened. They had heard it open. It was as shut as a stone.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'curious')],
          things: ['treasure', 'key'],
        },
      },
      {
        text: [
          `"Get away from that!" Down the hill like a hat came ${M.introduced}, with a spade over one shoulder. There was a second ship behind the island. "I have been looking for that chest for eleven years." "I've got the key to it," said ${a}. "You have not," said ${M.name}, "because I have." And there it was, on a string.`,
          `They were so busy that they never saw the other ship. "So," said somebody, rather out of breath, "you've dug it up for me. How kind." It was ${M.introduced}. "Mine," said ${a}, and took hold of the left handle. "It's mine," said ${M.name}, and took hold of the right. Round ${M.name}'s neck, on a bit of blue cloth, hung a long thin key.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'angry'), seen(A, 'stand', 'angry')],
          things: ['treasure', 'ship'],
        },
      },
      {
        text: [
          `They pulled for an hour. They were exactly as strong as each other, so they might have left it alone. They shouted as well. "I've given up everything for that!" shouted ${M.name}. "I had a friend. Had! She went home. She was sick of hearing 'one more'!" ${a} had been going to shout something. ${a} did not. ${a} looked round for ${b}.`,
          `${a} pulled, and ${M.name} pulled, and the chest stood still and let them. "You don't know what it's cost me!" said ${M.name}. "There was a cook on my ship, the best I ever had. She kept my list. Three hundred things! And then one day she got off." The rope had gone slack. ${a} had stopped pulling. "And then what?" said ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'reach', 'determined'), seen(A, 'reach', 'determined')],
          things: ['treasure'],
        },
      },
      {
        text: [
          `"Have it," said ${a}. ${a} pulled the key from the lock and held it out on its string. "Take this as well. Perhaps yours is bent." Nobody could believe it. "You've been looking for years," said ${b}. "I know," said ${a}. "But I'd have to do it without you." It was quiet. A crab went by. "There's supper at home, isn't there?" said ${a}.`,
          `${a} let go of the handle. It was the hardest thing ${a} had ever let go of. "It's yours," ${a} said to ${M.name}. "And you had better have this. I shan't want it." The key swung on its string between them. "There's no bus," said ${a} to ${b}, "so I'll have to take you home myself. Then I can help with the washing up." ${b} found that there was sand in both eyes.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'surprised')], things: ['key'] },
      },
      {
        text: [
          `So for a moment the two keys hung side by side. ${k} was the only one who was looking. They were the same, but the other way round, like a left hand and a right. Left and right! ${k} went down on both knees at the back of the chest and scrubbed at the sand. "They weren't flies," said ${k}. "${b}, read me the last thing on your list!" "${refrain}" read ${b}. "It wasn't," said ${k}. "It was half."`,
          `${M.name} put out a hand for it, and stopped. The keys were hanging next to each other. "Yours goes left," said ${k} slowly. "And ${A === K ? 'mine' : 'yours'} goes right." It was on the map! It had been there all the time, one keyhole this side and one that. ${k} dug round the chest with bare hands. "${refrain}" said ${M.name}, turning it this way and that. "No," said ${k}. "The right key. But it's only one of two."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'surprised')], things: ['treasure', 'key'] },
      },
      {
        text: [
          `There was a lock at the back as well. It took two people, one in front and one behind, and neither could see what the other did. They had to trust it. "Now," said ${k}. Click. Clack. The lid rose by itself with a long brass sigh. There were two bags of gold. Between them lay a piece of paper, folded once.`,
          `"You'd need somebody you could count on," said ${M.name}, looking at the two locks, "to open that." "Yes," said ${a}. They knelt down, back and front. ${k} counted. At three there was one sound, made of two sounds, and the chest stood open. It had gold in it, right enough. On the gold lay a letter.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(M, 'kneel', 'excited'), seen(K, 'cheer', 'happy')],
          things: ['treasure', 'key'],
        },
      },
      {
        text: [
          `${b} read it out. "We had one ship between us, and we quarrelled. So we took a key each and went off. If you have got this open, you are friends. We hope that we were, too, in the end. P.S. The gold is for lemonade." ${M.name} blew a very red nose. "I wonder where she lives now," said ${M.name}. "My friend." "We'll ask," said ${a}.`,
          `"DEAR BOTH," it said. "We made it so that one alone could never do it. We tried it alone ourselves, you see, and it was no fun. Yours, the Captain and the Cook." ${b} read it twice, the second time for ${M.name}, whose glasses had gone overboard in May. "The Captain and the Cook," said ${a}. "Well." And ${a} gave the letter to ${b} to keep.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(B, 'hold', 'surprised', 'letter'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          things: ['coin'],
        },
      },
      {
        text: [
          `Two ships went home that evening, side by side, and ${b} steered one of them. There was a supper. There was another the next night. The key hangs by the kitchen door now, where people put their hats, and it opens nothing at all. ${a} looks at it sometimes. Then ${a} dries another plate.`,
          `They went home the short way. ${M.name} sailed alongside as far as the lighthouse, and then turned off. There was a friend to find. In ${B.names} book there is one more line, right at the bottom. No. 407: chest. "${refrain}" is crossed out. Under it, in somebody else's writing, is a word with a wobble in it. "Right."`,
        ],
        scene: {
          setting: 'boat',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'wave', 'happy'),
            seen(B, 'wave', 'happy'),
            seen(M, 'wave', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['ship', 'key'],
        },
      },
    ],
  };
}
