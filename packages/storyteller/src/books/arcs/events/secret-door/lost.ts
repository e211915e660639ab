import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { keyFits, spotOf } from './spot.ts';
const REFRAINS = [
  'Lost, lost, all lost!',
  'Lost for good!',
  'Lost and gone!',
  'All of it lost!',
  'Lost and lonely!',
  'All lost, all lost!',
  'Lost, poor things!',
  'Everything is lost!',
  'So much lost!',
  'Lost long ago!',
  'Lost! All lost!',
] as const;
const TITLES = ['the room of lost things', 'behind the secret door', 'where the socks go', 'found'];

/** Behind the door is the room of lost things. It lets nothing out until somebody finds it. */
export const LOST: EventPlot = {
  id: 'lost',
  when: /\b(?:world|land|room|leads?|behind|through|other side|lost|disappear\w*|hid(?:es?|ing|den)|seek|keys?)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, G, A, g, Gcap, B, a, b, comesToo, K, k, company } = going;
  const M = company.meet('mouse');
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `"Where are my glasses?" said ${g}. ${A.introduced} did not know. They were lost.`,
          `${Gcap} had lost the glasses. "Where can they be?" said ${A.introduced}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"Let us play," said ${a}. ${Gcap} counted. ${a} and ${b} ran to hide.${comesToo}`,
          `Then they played hide and seek. "One, two," said ${g}. Off they ran!${comesToo}`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'cover', 'happy')],
        },
      },
      {
        text: [
          `There was a tiny secret door! It was ${spot.words}.${keyFits(going, `Click! ${K.names} key opened it.`)} They went in. It shut.`,
          `A tiny secret door! It was ${spot.words}.${keyFits(going, `${K.names} old key opened it.`)} They ran in. Bump!`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `There were socks. A hundred socks! And mittens, and keys. "${refrain}"`,
          `It was full of things. Odd socks! Odd mittens! Somebody said, "${refrain}"`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['sock', 'mittens'],
        },
      },
      {
        text: [
          `It was ${M.introduced}. "Lost things come here," said ${M.name}. "${refrain}"`,
          `There sat ${M.introduced}. "They come when they are lost. ${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'stand', 'sad'), seen(K, 'kneel', 'curious')], things: ['sock'] },
      },
      {
        text: [
          `They pushed the door. It did not open. Were they lost, too? "${refrain}"`,
          `They wanted to go out. Push, pull! It stayed shut. "${refrain}" said ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')] },
      },
      {
        text: [
          `There were the glasses! Then ${g} said, "Ah, found them!" Pop! They were gone!`,
          `"Look, the glasses," said ${k}. "Found!" said ${g}, far away. Pop! Off they went!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['glasses'] },
      },
      {
        text: [
          `"Somebody must find us!" said ${k}. "Here! We are here, ${g}!"`,
          `Now ${k} knew. "Found things can go! Come and find us!" called ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'shout', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Found you!" said ${g}. Pop! Out they all came. What a hug!`,
          `Steps came near. "Found you!" Pop! There they were, with ${g}.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'medium',
          actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy'), seen(A, 'jump', 'happy')],
        },
      },
      {
        text: [
          `Now ${k} is in bed. There is a sock on the chair. Hello, sock. Found!`,
          `Good night, ${k}. And who sits by the bed? One odd sock. Found!`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['sock'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, G, A, g, B, comesToo, Gcap, a, b, K, k, company } = going;
  const M = company.meet('mouse');
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `"Has anybody seen my glasses?" said ${g}. Nobody had. Last week it was a mitten, and before that it was a spoon. "Things get lost here," said ${A.introduced}. "Where do they go?"`,
          `Things kept getting lost. On Monday it was a sock. On Tuesday ${g} lost a pair of glasses. "They can't have walked," said ${g}. ${A.introduced} looked under the cat.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'stand', 'happy')],
        },
      },
      {
        text: [
          `It rained, so they played hide and seek.${comesToo} ${Gcap} counted, face in a cushion. ${a} took ${B.introduced} by the hand. "Come on. I know a place where we've never been!"`,
          `"Let's play at hiding," said ${a}.${comesToo} ${Gcap} shut both eyes and began to count to fifty. ${B.introduced} and ${a} went on tiptoe. It had to be somewhere really good.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'happy'), seen(G, 'cover', 'happy')],
        },
      },
      {
        text: [
          `It was ${spot.words} that they found the door. It was low and round, and it was the same colour as the dust. "A secret door!" said ${b}.${keyFits(going, `It had a keyhole. ${K.name} had once found a key that fitted nothing. It fitted this, and turned.`)} They crept in. Behind them it went click.`,
          `There was room to hide ${spot.words}. ${b} leaned on something. ${going.raw.includes('key') ? `It was a secret door, with a keyhole. ${K.name} felt in one pocket, for the key that had never opened anything. It opened this.` : 'It gave way. There was a secret door there, as thin as paper.'} In they fell, and click, it shut.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'curious')],
        },
      },
      {
        text: [
          `They were in a room with a great many socks. There was one of each. There were mittens, balls, buttons, and teaspoons in a heap. "${refrain}" said somebody with a sigh.`,
          `There were shelves up to the roof. On one were left gloves. On another lay nothing but keys. The rest of the room was socks. "${refrain}" said a sad small voice.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['sock'],
        },
      },
      {
        text: [
          `It was ${M.introduced}, with a duster. "I look after them," said ${M.name}. "When a thing is lost, it drops in here. It waits, poor thing. ${refrain}" And ${M.name} dusted a sock.`,
          `${M.introduced} came out of a slipper. "I tell them stories," said ${M.name}, "while they wait to be found. There's a kite up there that's waited for nine years. ${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'stand', 'sad'), seen(K, 'kneel', 'curious')], things: ['sock'] },
      },
      {
        text: [
          `"We only came to hide," said ${a}, and went back to the door. It would not move. They pushed it, and then they pulled it. "It doesn't let lost things out," said ${M.name}. "But we aren't lost!" said ${b}.`,
          `"We had better go," said ${b}. They pushed the door. It was like pushing a hill. They tried a key, and then all the keys. There was no keyhole on the inside. "Nobody goes out," said ${M.name}, "that's lost."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')] },
      },
      {
        text: [
          `So they shouted. But a room full of socks is very soft. The shout went into the wool and stayed there. "${refrain}" said ${M.name}, and made them some tea in a thimble.`,
          `They knocked on the wall with a teaspoon. They banged a lost drum. All those socks drank up the noise, like bread in soup. Nobody would ever hear it. "${refrain}" said ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(B, 'shout', 'worried')] },
      },
      {
        text: [
          `${k} sat down next to ${G.names} glasses. Far away ${g} said, "Oh! They are on the piano. Found them!" Pop! There was an empty place on the shelf. ${k} stared at it.`,
          `On a shelf lay a pair of glasses that ${k} knew. "There you are!" said a voice, a long way off. Pop! And the glasses were not there any more. "What happened?" said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['glasses'] },
      },
      {
        text: [
          `"Someone found them," said ${M.name}. "It's the only way." "Then it's easy!" said ${k}. "Somebody is looking for us, too. We only have to be good and easy to find! Give me that scarf!" They pushed the long red end of it under the door.`,
          `"They get found, and then they go," said ${M.name}. ${k} jumped up. "But we're being looked for! It's hide and seek. ${Gcap} never gives up! Only we have hidden too well." ${k} poked one bright red sock through the crack.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'shout', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `They heard steps, and the steps stopped. "What's this red thing?" said ${g}. Somebody pulled it. "Found you!" Pop! They were out, all in a heap, with ${g} at the bottom.`,
          `"Forty-nine, fifty, and where have they got to?" said ${g}. "Hm! A bit of red wool." They held their breath. "Found you!" Pop! Never was anyone so glad to lose a game.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'medium',
          actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy'), seen(A, 'jump', 'happy')],
          things: ['sock'],
        },
      },
      {
        text: [
          `Each had one pocket full. That night ${k} laid it all out on the bed. "Found you," said ${k}, and "Found you." Far off, ${spot.words}, something went pop, pop, pop.`,
          `Every night now ${k} looks for one thing before bed. "Found you!" says ${k}, to an odd sock. And on a dusty shelf there is one place less to dust. "${refrain}" says ${M.name}. "But not for long."`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'stand', 'happy')],
          things: ['sock', 'kite'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, G, A, g, B, b, a, comesToo, Gcap, K, k, company } = going;
  const M = company.meet('mouse');
  const spot = spotOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `"They were on my nose," said ${g}. It was the glasses again. That house lost things as a tree loses leaves. It had lost a kite, nineteen left socks, and a book on how to be tidy. "Who minds?" said ${A.introduced}. "We can get more." ${B.introduced} minded. ${b} had lost a button once, like a small blue eye. On Sundays ${b} still looked for it.`,
          `${A.introduced} lost things all the time and never looked for them. ${B.introduced} never lost anything, except for one blue button, three years ago. ${b} still felt for it in the gaps of the sofa. "It's only a button," said ${a}. "I know what it is," said ${b}. And in the next room ${g} was going round and round, saying, "I had them in my hand."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'worried'), seen(A, 'sit', 'calm')],
        },
      },
      {
        text: [
          `It was too wet to go out, so they played hide and seek.${comesToo} ${Gcap} stood in the corner and counted, without any glasses. "Somewhere that nobody has ever thought of," whispered ${a}. "Somewhere they'll have to give up." "I don't want them to give up," said ${b}. But ${a} had gone on ahead.`,
          `"I'll count to a hundred," said ${g}, who was cheered up by games.${comesToo} ${a} hid so well, as a rule, that people stopped for tea. ${b} hid behind curtains with both feet showing. "You're not even trying," said ${a}. "I am," said ${b}. "I'm trying to be found." "Come with me for once," said ${a}, "and I'll show you."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'run', 'happy'), seen(B, 'run', 'worried'), seen(G, 'cover', 'happy')],
        },
      },
      {
        text: [
          `There was a space ${spot.words}. At the end of it there was a door. It had no paint on it, only dust, as thick as felt. You could see that nobody had found it for a hundred years. "Perfect," said ${a}. "It's a secret door. We'll win for ever."${keyFits(going, `There was a keyhole in it. ${K.name} wore a key on a string, which had been tried in every lock in the house and had opened none. Now it turned as if it had been oiled.`)} They went in backwards, so as not to leave any tracks. It shut by itself, with a click like a tongue.`,
          `There was room ${spot.words}, and they went as far in as there was. ${a} put out a hand to feel the wall, ${going.raw.includes('key') ? `and there was a keyhole in it. All summer ${K.name} had carried about a key that fitted nothing. It fitted that. It was a secret door,` : 'and the wall swung. It was a secret door,'} and it was about as high as a chair. "They'll never look in there," said ${a}, delighted. ${b} looked back over one shoulder. It was a pity, ${b} thought, to leave the light. Then they were inside, and there was no handle.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'worried')],
        },
      },
      {
        text: [
          `It was a long room with shelves, and it went on longer than the house did. There were gloves for the right hand. There were gloves for the left. There were teaspoons, in order of size, and earrings, and jigsaw pieces, mostly sky. Kites hung in rows from the roof like bats. All that was not something else was socks. "${refrain}" said a voice among them.`,
          `At first it seemed like a shop, and then like a museum, and then like the bottom of everybody's bag. Each thing had a place. There was a row of single shoes. There were balls that had gone over walls. One whole wall was umbrellas, hung up by their beaks. Everything was dusted. Everything was as still as if it were listening. "${refrain}" somebody sighed.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['sock', 'kite'],
        },
      },
      {
        text: [
          `This was ${M.introduced}, who had a duster, and a list. "You're new," said ${M.name}. "What were you? I'll find you a shelf." "We're hiding," said ${a}. "That's how most of them begin," said ${M.name}. "They roll off under something, and nobody sees. They think that it's only for a minute." ${M.name} straightened a doll with no shoes. "I say good night to them all. ${refrain} It takes until morning."`,
          `${M.introduced} was winding a lost watch. "They like to be kept going," said ${M.name}. "A thing comes here when it's lost, and it stays until it's found. Some stay a day. That trumpet has been here since the old king." "What if no one looks?" said ${b}. ${M.name} polished the watch for a bit. "Then there's me," said ${M.name}. "${refrain} I do my best."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'stand', 'sad'), seen(K, 'kneel', 'curious')], things: ['sock'] },
      },
      {
        text: [
          `It was ${b} who went back to the door. They pushed together. They used an umbrella for a lever, and had the shelf of keys down, and there was no keyhole. "It isn't locked," said ${M.name}. "It just doesn't let anything out that's lost." "We aren't lost!" said ${a}. "We know just where we are!" "So does the trumpet," said ${M.name}. "It's the others who have to know. ${refrain}"`,
          `"We'll be off, then," said ${a}, in rather a loud voice. The door had no handle. It had no edge. They ran at it, and they tried to prise it. In the end ${a} sat down among the jigsaw pieces. "I hid us too well," said ${a}. "I always do." Nobody told ${a} that it was all right. ${M.name} had written two lines on the list, and blotted them. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(B, 'reach', 'worried')] },
      },
      {
        text: [
          `They shouted, of course. But there were nine thousand socks in there, and wool drinks noise. The shout did not get as far as the umbrellas. "They'll stop looking," said ${a}. "They always do. They say, oh, ${a} will turn up, and they put the kettle on." ${a} had never thought before of how that sounded from inside. "I wouldn't," said ${b}. "I'd look on Sundays."`,
          `${a} beat a drum that somebody had left on a bus. It made no more sound than a cushion. "What happens when you're hiding," said ${a}, "and they give up?" "You ought to know," said ${b}. "You always win." ${a} was quiet. "I used to sit there," said ${a}, "and hear them laughing at tea. I thought that was what winning was like." ${b} moved up closer. There was room for two on the pile.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(B, 'stand', 'calm')], things: ['kite'] },
      },
      {
        text: [
          `On the lowest shelf lay ${G.names} glasses, with today's date on a ticket. ${k} was just going to pick them up. A voice came from a great way off, no louder than a gnat. "On the bread bin! Well, I never. Found them!" Pop, went the shelf. There was the ticket. There was a clean place in the dust. ${k} put a finger through the air where they had been.`,
          `${k} saw the glasses, folded, between a thimble and a small blue button. "${b}," ${k} began. And then it happened. Far away someone cried, "There you are, you wretches!" There was a pop, like a cork. They had not fallen. They had not been taken. They had simply been found. "It's not the door that does it," said ${k} slowly. "It's somebody looking."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['glasses', 'button'] },
      },
      {
        text: [
          `"Then we want to be easy," said ${k}. "As easy as we can. ${b} knows how! You leave your feet out." They poked things under the door: a red scarf, a yellow mitten, the tail of a kite. Out went a hat, the best that they had. "There," said ${b}. "Nobody could miss that." "And we can take someone with us," said ${k}, and put something into ${B.names} hand. It was small and blue, like an eye.`,
          `"${Gcap} is looking for us now," said ${k}. "Only it's too hard. So let's be bad at it!" They had never tried as hard at anything. ${b} showed them. You let a bit of something stick out, and you laugh. They fed nine scarves under the door, knotted together, until they ran out of scarves. ${b} had stopped by one shelf. "Take it," said ${M.name}. "You have looked for it. I can tell." It was a blue button.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'shout', 'excited'), seen(M, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['button'],
        },
      },
      {
        text: [
          `They heard the counting. "Ninety-nine. A hundred." They heard steps, this way and that way, and a cupboard, and a sigh. This was where people put the kettle on. ${a} shut both eyes. The steps came back. "Now, that's a very odd place for a hat," said ${g}. "Found you!" It was only two words. Pop! And there was the light, and there was everybody, and ${a} could not let go.`,
          `It went on for a long time out there. Then it went quiet. "They've given up," said ${a}. "Listen," said ${b}. There was a shuffle, close to, and a grunt, like somebody getting down on two bad knees. A scarf twitched. It was being pulled in, hand over hand. "Found you," said ${g}. Pop! "You came all the way in," said ${a}. "I had my glasses," said ${g}.`,
        ],
        scene: {
          setting: spot.setting,
          camera: 'medium',
          actors: [seen(G, 'hug', 'happy'), seen(K, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'jump', 'happy')],
        },
      },
      {
        text: [
          `After tea they went on looking. ${a} began it. They looked under the piano, and behind the bath. "Found you," said ${a}, with an arm down the sofa. "Found you. Found you!" Every time, a long way off, something went pop. By bedtime there were eleven pairs of socks again, and a kite, and the lid of a pot. ${b} sewed on a button. It saw everything.`,
          `${a} has a new way of hiding now, with one foot out. It's not so good, and it is a great deal better. And on Sundays they go round with a torch, all three of them, and look for things. Some of them are not even theirs. You have to say it aloud. "Found you," they say to a glove on a railing. And somewhere, a long way off, something goes pop.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['kite', 'sock'],
        },
      },
      {
        text: [
          `In the long room, if you could see it, there are bare shelves. ${M.name} has put up the tidy book on one of them, and reads it. It was not found, as nobody wished it to be. The trumpet went on Thursday. At night there is less to say good night to, and ${M.name} is done by ten. ${k} was asleep by then, with one foot out of the quilt, in plain sight.`,
          `Last thing before bed, ${k} put one sock on the chair, where nobody could miss it. In the dark there was a rustle. There was a smell of dust, and somebody gave a small contented sniff. "${refrain}" said somebody. "And found. And lost again, I dare say." ${k} heard that, or dreamed it, and turned over, and was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sit', 'happy')],
          things: ['sock'],
        },
      },
    ],
  };
}
