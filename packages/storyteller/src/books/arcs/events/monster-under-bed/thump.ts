import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { theOne } from '../the-one.ts';

const REFRAINS = [
  'Thump!',
  'Bumpf!',
  'Badump!',
  'Thud!',
  'Boomp!',
  'Plump!',
  'Flump!',
  'Whump!',
  'Kabump!',
  'Kathump!',
] as const;
const TITLES = ['what was that?', 'a night on the bed', 'a roof for a monster', 'the monster who fell out of bed'];

/** Where the monster lives, and what it has there that a bed has not. */
const parts = (going: Going) => {
  const M = theOne(going, 'monster');
  const inside = /wardrobe|closet|cupboard/.exec(going.raw)?.[0].replace('closet', 'wardrobe') ?? null;
  return {
    M,
    m: M.name,
    inside,
    home: inside ? `in the ${inside}` : 'under the bed',
    has: inside ? 'door' : 'roof',
  };
};

/** The friend from under the bed sleeps on it for once, and falls out: a bed has no roof. A blanket makes one. */
export const THUMP: EventPlot = standsApart({ id: 'thump', young, middle, old });

function young(going: Going): Told {
  const { K, k, g, chance } = going;
  const { M, m, home, has } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Who lives ${home}? ${M.introduced}! "Good night," says ${K.introduced}.`,
          `This is ${M.introduced}. ${m} lives ${home}. "Good night," says ${K.introduced}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(M, 'wave', 'happy')],
        },
      },
      {
        text: [
          `"I have a ${has}," says ${m}. "But what is it like ON the bed?"`,
          `"I like my ${has}. But I want to sleep ON a bed!"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'point', 'curious'), seen(K, 'sit', 'curious')] },
      },
      {
        text: [
          `"Come up!" says ${k}. Up comes ${m}. ${m} rolls over. "${refrain}"`,
          `Up climbs ${m}. ${m} turns over. "${refrain}" Out of bed.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'surprised'), seen(K, 'sit', 'surprised')] },
      },
      {
        text: [
          `"What was that?" calls ${g}. "Only ${m}," says ${k}. "Good night, ${m}!"`,
          `"What was that?" calls ${g}. "That was ${m}!" "Sleep well, ${m}."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'shout', 'happy'), seen(M, 'hide', 'shy')] },
      },
      {
        text: [
          `They put a pillow there. ${m} rolls over it. "${refrain}" "Only ${m}!"`,
          `Here is a pillow. But ${m} is bigger. "${refrain}" "Only ${m}!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'sit', 'worried'), seen(K, 'sit', 'surprised')],
          things: ['pillow'],
        },
      },
      {
        text: [
          `${k} holds on to ${m}. They roll. "${refrain}" Both are on the floor.`,
          `Now ${k} holds ${m}. They roll. "${refrain}" "Only us!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hug', 'surprised'), seen(M, 'hug', 'surprised')] },
      },
      {
        text: [`"No ${has} up here," says ${m}. "I want my ${has}."`, `${m} looks up. "Where is the ${has}?"`],
        scene: { camera: 'medium', actors: [seen(M, 'look-up', 'sad'), seen(K, 'think', 'calm')] },
      },
      {
        text: [
          `${k} takes a blanket. It goes over two chairs. Now the bed has a ${has}!`,
          `${k} has two chairs. A blanket goes over them. "A ${has}!" says ${m}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(M, 'sit', 'excited')],
          things: ['blanket', 'chair'],
        },
      },
      {
        text: [
          `In goes ${m}. ${m} rolls over. No bump at all. ${m} sleeps.`,
          `${m} lies down in there. No bump. ${m} sleeps.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sleep', 'happy'), seen(K, 'stand', 'happy')], things: ['blanket'] },
      },
      {
        text: [
          `And where is ${k}? ${cap(home)}! It is nice there.`,
          `No room for ${k}! So ${k} goes ${home}. That is snug too!`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sleep', 'happy')] },
      },
      {
        text: [
          `In the morning ${k} jumps up. "${refrain}" "What was that?" "Only ${k}!" says ${m}.`,
          `Good morning! ${k} gets up. "${refrain}" "Only ${k}!" says ${m}.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(M, 'sit', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, g, chance } = going;
  const { M, m, home, has } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} lived ${home}, and always had. ${K.introduced} put the odd socks there on Fridays, and ${m} ate them. "Good night, ${m}," said ${k}. "Good night, ${k}," said ${m}. It was like that every evening.`,
          `Other people have a box ${home}. ${K.introduced} had ${M.introduced}. ${m} ate an odd sock now and then, and was no trouble. They had known each other for years. "Sleep well down there," said ${k}. "Sleep well up there," said ${m}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(M, 'wave', 'happy')],
        },
      },
      {
        text: [
          `But that night ${m} did not go to sleep. "What's it like," said ${m}, "ON the bed?" "Soft," said ${k}. "What's it like ${home}?" "Snug," said ${m}. "I have a ${has}. But I'd like to try on top. Just once."`,
          `"May I ask you something?" said ${m}. "I've never been ON the bed. I have a good ${has}, ${home}, and I'm not complaining. But I hear that it's nice." "Come up, then," said ${k}. "Come up and try."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'point', 'curious'), seen(K, 'sit', 'curious')] },
      },
      {
        text: [
          `So up came ${m}, an arm at a time. The bed said creak. "Oh, this is lovely," said ${m}, and turned over, as one does. "${refrain}" "What was that?" called ${g} from below. "It's only ${m}!" called ${k}. "Ah," called ${g}. "Good night, ${m}!"`,
          `${m} climbed up, and bounced a little, and lay down flat. "It's like lying on a pudding," said ${m}, and turned on one side. "${refrain}" "What was that?" shouted ${g}. "${m} fell out of bed," shouted ${k}. "Tell ${m} to mind the lamp," shouted ${g}.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'surprised'), seen(K, 'sit', 'surprised')] },
      },
      {
        text: [
          `"You need an edge," said ${k}, and put pillows all along. It was a good edge, for somebody small. ${m} rolled against it, and it rolled too. "${refrain}" "What was that?" called ${g}. "Three pillows!" called ${k}. "And ${m}."`,
          `They built a wall of pillows, so that nobody could get out. ${m} went to sleep, and turned over, and took the wall along. "${refrain}" "Was that ${m} again?" called ${g}. "Yes!" called ${k}. "But softer!"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'sit', 'worried'), seen(K, 'reach', 'surprised')],
          things: ['pillow'],
        },
      },
      {
        text: [
          `Then ${k} held on to ${m} with both arms. That was a mistake. "${refrain}" said the floor, twice as loud. "Who was THAT?" called ${g}. "Both of us!" called ${k}, out of the fur.`,
          `"I'll hold you," said ${k}, and took a good handful of ${m}. In a minute ${m} turned over. If you hold on to somebody big, you go where they go. "${refrain}" "And that?" called ${g}. "That was me," called ${k}. "On top of ${m}."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'hug', 'surprised'), seen(M, 'hug', 'surprised')] },
      },
      {
        text: [
          `They sat on the floor. "It isn't the edge," said ${m}. "It's all that nothing. I lie there, and there's nothing over me, right up to the ceiling. So I roll about and look for it." "For what?" said ${k}. "For my ${has}," said ${m}.`,
          `"Why do you turn round so much?" said ${k}. "I'm looking for something," said ${m}. "Even when I'm asleep. ${cap(home)} there is always something near. I put out a hand, and there it is. Up here I put out a hand, and I fall after it." "You want your ${has}," said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `"That's all?" said ${k}. There were two chairs in the room, and a very big blanket. One chair stood on the left of the bed, and one on the right. The blanket went over both. "There!" said ${k}. "Now it's a bed with a ${has}."`,
          `${k} looked at the chairs, and the big blanket. You can't lift a whole bed. But you can put a ${has} to it. It took two chairs, and four books, so that nothing slipped. It hung low and dark. "Oh," said ${m}. "Oh, that's more like it."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'reach', 'determined'), seen(M, 'stand', 'excited')],
          things: ['blanket', 'chair'],
        },
      },
      {
        text: [
          `${m} crept in, and lay down, and put up one hand. There was the blanket. ${m} sighed, and turned over once. They both waited. Nothing went bump. It was so quiet that ${g} came up to the door. "Is anything wrong?" said ${g}.`,
          `In went ${m}, and pulled in the last foot. There was a bit of rustling, and then a long, low, shaggy snore. Nobody fell. The stairs creaked. "I don't hear anything," whispered ${g} at the door. "Are you all right in there?"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sleep', 'happy'), seen(K, 'stand', 'happy')], things: ['blanket'] },
      },
      {
        text: [
          `"Everybody's asleep," whispered ${k}. It was nearly true. Only there was no room in the bed now, not for a sock. So ${k} took a pillow, and went ${home}. It was snug. It smelled of wool. There was a ${has}.`,
          `"Shh," said ${k}. "It's gone well." But the bed was full to the edges. So ${k} took a pillow, and found a place ${home}. ${m} had been right about it. One put out a hand, and something was there.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sleep', 'happy')], things: ['pillow'] },
      },
      {
        text: [
          `In the morning ${k} forgot, and sat straight up. "${refrain}" "What was that?" called ${g} from the kitchen. Somebody large put a head out of the blanket. "It's only ${k}!" called ${m}.`,
          `At breakfast time ${k} woke up, and had forgotten where. "${refrain}" It was quite a loud one. "It's only ${k}," somebody shouted down, in a deep and sleepy voice. "Ah," said ${g}. "Good morning, ${m}!"`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(M, 'sit', 'happy')] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, k, g, Gcap, G, chance } = going;
  const { M, m, home, inside } = parts(going);
  // A wardrobe has a roof as well as a door; here it is the roof that counts.
  const has = 'roof';
  const refrain = chance.pick(...REFRAINS);
  const gone = inside ? `Your clothes go in the drawers, so the ${inside} can go` : 'It goes right down to the floor';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There were two people in ${K.names} room at night, one in the bed and one ${home}. The second was ${M.introduced}. ${m} had come with the house, and lived on odd socks. They always finished the day in the same way. "Sleep well, ${m}," said ${k}, "and sleep well, stars." There were eleven, of paper, stuck to the ceiling. And ${m} wished it to them as well, though ${m} had never seen them.`,
          `${K.introduced} had been two when a voice ${home} first said, "Excuse me, are you using this sock?" That was ${M.introduced}. They had shared the room ever since, one up and one down. There were paper stars on the ceiling, eleven of them, which shone a bit in the dark. "Sleep well, stars," said ${k}, last thing. "Sleep well, stars," said ${m} politely, from where one could not see any.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(M, 'wave', 'happy')],
          things: ['sock', 'star'],
        },
      },
      {
        text: [
          `"What are they?" said ${m} one evening. "I've told them to sleep well for six years. I'd like to know to whom I'm speaking." ${k} thought of it for the first time. "You've never seen the stars?" "I've got a ${has}," said ${m}. "It's a good ${has}. I'm used to it. But it isn't what you'd call a view." "Then come up here," said ${k}, and moved over.`,
          `It was a Monday when ${m} coughed, and asked. "These stars. Would you say that they're large?" "Come and look," said ${k}. There was a silence. "On the bed?" said ${m}. "ON it?" Nobody had ever asked ${m} up, in six years. ${k} had not kept it back. It's only that one doesn't think of such things. "There's lots of room," said ${k}. There was some.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'look-up', 'curious'), seen(K, 'sit', 'surprised')] },
      },
      {
        text: [
          `So ${m} came up, an arm at a time, and lay on ${M.his} back, and looked. "Oh," said ${m}. "They're green." That was all the time there was. For ${m} turned over, to see the far one. "${refrain}" "What was that?" called ${g}, down in the kitchen. "It's only ${m}!" called ${k}. "Ah," called ${g}, who had heard a good deal about ${m}. "Tell ${m} to hold on."`,
          `It was a squeeze, and the bed groaned, but there they lay, side by side. "Eleven," said ${m}. "You never said that they shine." ${m} put out a hand, just to feel how far away they were. They were further than that. "${refrain}" "What on earth was that?" called ${g}. "${m} fell out of bed!" called ${k}. One can say such a thing in that house. "Is the lamp all right?" called ${g}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'sit', 'surprised'), seen(K, 'sit', 'surprised')],
          things: ['star'],
        },
      },
      {
        text: [
          `On Tuesday they tried it with pillows, on Wednesday with a wall of books. "${refrain}" "Only ${m}!" By Thursday nobody called up any more. They sat on the floor among the books. "It isn't that it's narrow," said ${m}. "It's that it's open. One lies there with nothing on top. How do you bear it?" "I never noticed," said ${k}. "There's just too much up," said ${m}.`,
          `They tried with a row of pillows, and then with a row of chairs. It was always the same. ${m} would look up, and get a hunted look, and roll. "${refrain}" "You're not too big for it," said ${k}. "What is it?" ${m} was ashamed, and took a while to say. "It's got no ${has}," said ${m}. "I feel as if I might drop off upwards. I know that it's silly. I've just always had something over me."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'worried')],
          things: ['pillow', 'book'],
        },
      },
      {
        text: [
          `Then came Friday, with the best news of the year. "Your feet stick out at the bottom," said ${g}. "So tomorrow we'll buy a new one." ${k} knew which. ${k} had had the picture on the wall since spring. It was blue, with a lamp, and six deep drawers. "${gone}," said ${g}. "No more dust." And ${k} had opened both arms to cheer, and stood there like that. It had gone very quiet ${home}.`,
          `On Friday ${g} came in with a tape, and measured. "You've grown out of this bed," said ${g}. "It's time for the blue one." It was what ${k} had asked for at two birthdays: blue, with its own lamp, and drawers below. "${gone}," said ${g}. ${k} had half of a hooray out already. The other half never came. Someone ${home} had stopped chewing.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(K, 'cheer', 'surprised')] },
      },
      {
        text: [
          `"I was going to say," said ${m} that evening, "that I've been thinking of travel." There stood a suitcase, tied with string. It was full of socks. "There's a piano next door that one hears well of." "You don't like music," said ${k}. "One can learn," said ${m}. "You'll need the drawers. You've such a lot of things. Sleep well, ${k}. Sleep well, stars." There was nothing for ${k} to say. It was a very good bed, the blue one.`,
          `${m} had packed by bedtime. It didn't take long: some socks, and half of a glove, kept for best. "I hear that it's dry under the stairs," said ${m}. "I'd be quite near. You mustn't give it a thought. Six drawers!" ${k} lay there with both eyes open, and gave it a thought. You can want a thing for ever so long, and it can be right. And then there's the other thing. "Sleep well, stars," said ${m}, a bit too early.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [seen(M, 'sit', 'sad'), seen(K, 'sit', 'sad')],
          things: ['sock'],
        },
      },
      {
        text: [
          `The blue bed stood in the middle of the shop. It was even better than in the picture. ${k} lay down, and it fitted. The lamp went on with a click. The drawers slid like boats. Then ${k} hung over the edge, and looked. It was shut in on all sides. You could not have got a letter in. "Shall we?" said ${g}, and went off to find somebody to pay.`,
          `In the shop ${k} tried the blue one first. It was soft, and long, and all six drawers ran in and out without a squeak. "It's made for you," said ${g}. So it was. It was made for one. ${k} knelt on the carpet, and put one cheek to the floor. The wood went down to it all round, like a box. "I'll just look at the others," said ${k}, "so as to be sure."`,
        ],
        scene: { setting: 'shop', camera: 'medium', actors: [seen(K, 'sit', 'worried'), seen(G, 'stand', 'happy')] },
      },
      {
        text: [
          `Right at the back stood one that nobody wanted. It was brown, with a scratch, and it was two beds, one over the other. ${k} got into the bottom one, just to lie and think. And there, an arm's length above, were boards. ${k} put up a hand and touched them. It was a bed. It was ON a bed. And it was under one, too. "Oh," said ${k}, out loud. "It's got a ${has}."`,
          `There was a bunk bed by the wall, marked down because of the ladder, which had a chip. It wasn't blue. There was no lamp, and not one drawer. ${k} sat down on the lower bunk, being tired of it all, and lay back. Boards. They were dark, and near, and they went from end to end. If you put out a hand, there was something there. ${k} shut both eyes, and knew just how it would be. "You're under it," whispered ${k}, "and you're on it."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'reach', 'excited')], things: ['ladder'] },
      },
      {
        text: [
          `"But that's for two," said ${g}. "And it's brown. You've wanted the blue one for so long." "I know," said ${k}. It was not easy to walk past it. "I do want it. I want this one more." ${Gcap} looked at the bottom bunk, where the pillow would go. "For anybody that I've met?" said ${g}. "Not met," said ${k}. "You've talked." And ${g} thought about that, and got out the purse.`,
          `${Gcap} had the money for the blue one in one hand. "Who's going to sleep in the other half?" said ${g}. ${k} told the truth, as one could in that family. ${k} took a last look at the blue one, with its lamp. "There won't be another one for years," said ${g}. "You do know that?" "Yes," said ${k}. "I'm going to grow in this one." "Well," said ${g} at last. "At least there's nothing to fall out of."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(G, 'think', 'calm')] },
      },
      {
        text: [
          `It was put together by supper. ${Gcap} went down to see to the soup, and left the door ajar. "${m}?" said ${k}. "You may come out. It's not as bad as you think." The suitcase came first. ${m} saw the two beds, and stood there, and worked it out. Then ${m} lay down in the lower one, an arm at a time, and put up a hand. There were the boards. ${m} turned over. Nothing happened. ${m} turned over again, because it was so nice.`,
          `When it was up, ${k} called softly. "I've only come to say goodbye," said ${m}, with the suitcase. Then ${m} saw it. "What's that?" said ${m}. "That's ON a bed," said ${k}, "and it's under one. I'm on top." It took ${m} a long time to get in, on account of not daring to. But at last there came a long, low, shaggy breath. They waited for the thump. They waited all evening, and it didn't come.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'stand', 'happy')],
          things: ['ladder'],
        },
      },
      {
        text: [
          `"Only one thing," said ${m}, in the dark. "You can't see the stars from here. I don't mind at all." ${k} didn't answer. There was a noise of peeling, high up, and then ${k} came down the ladder. They went on to the boards, six of them, right over ${M.names} nose. They were green, and you could touch them. The other five stayed on the ceiling. It was enough for each. "Sleep well, stars," said two voices.`,
          `There was one thing more. With the top bunk one could reach the ceiling. ${k} took down six stars out of eleven, and climbed below, and stuck them up again, under the boards. "There," said ${k}. "A ${has}, with stars." ${m} put up one finger and touched the green light. "So that's who you are," said ${m}. "Sleep well." Then ${k} sat up too fast, on top. "${refrain}" "What was that?" called ${g}. "It's only ${k}!" called ${m}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'look-up', 'happy'), seen(K, 'reach', 'happy', 'star')],
          things: ['star'],
        },
      },
    ],
  };
}
