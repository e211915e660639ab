import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS: readonly ((g: string) => string)[] = [
  (g) => `It isn't ${g}`,
  (g) => `Not ${g}`,
  (g) => `That's not ${g}`,
  (g) => `No ${g} yet`,
  (g) => `Still not ${g}`,
  (g) => `It wasn't ${g}`,
  () => 'Not yet',
  () => 'Only the door',
  () => 'Not this time',
  () => 'Somebody else',
];
const TITLES = ['a bell on a string', 'the cool side', 'ting', 'from the door to the bed'];

interface Night {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  readonly G: Figure;
  readonly g: string;
  /** Who comes to the door and is somebody else. */
  readonly M: Figure;
  readonly L: Figure;
}

function nightOf(each: Going): Night {
  const { A, B, G, a, b, g, company } = apart(each);
  return {
    A,
    a,
    B,
    b,
    G,
    g,
    M: company.person('Mr Plum', 'neighbour'),
    L: company.person('Mrs Bell', 'neighbour'),
  };
}

/** A string from the door to a bell over the bed, so that nobody comes home unheard; and in the morning it leads somewhere. */
export const STRING: EventPlot = { id: 'string', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, M, a, g } = nightOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)(g)}!`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried')],
          things: ['pillow'],
        },
        `Tonight ${g} comes home late. ${A.introduced} is in bed. Who will turn the pillow now?`,
        `Every night ${g} turns the pillow. The cool side is nice. But ${g} is late. ${A.introduced} waits.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(B, 'stand', 'curious')],
          things: ['bell'],
        },
        `${a} has a bell and a string. It goes down to the door. ${B.introduced} helps.`,
        `A string goes from door to bed. Here is a bell! ${B.introduced} looks on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'curious')], things: ['bell'] },
        `Ting! The door! ${a} runs down. It is the wind. "${refrain}" says ${a}.`,
        `Ting, goes the bell. Is it ${g}? ${a} runs. It is just the wind. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'saucepan'), seen(A, 'stand', 'sad')] },
        `Ting! It is Mr Plum, with a pan. "${refrain}" says ${a}.`,
        `Ting! Is it ${g} now? It is Mr Plum, with a pan. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'sleepy')], things: ['bell', 'pillow'] },
        `Back to bed. They look at the bell.`,
        `They wait in bed. They look at the bell. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['pillow'] },
        `${a} shuts both eyes, just for a bit. And ${a} is asleep.`,
        `It is so late. The pillow is warm. ${a} sleeps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(A, 'sleep', 'sleepy')], things: ['string'] },
        `Ting, very soft. It is ${g}! There is a string. It goes to ${a}, asleep.`,
        `Ting. Here is ${g}! What is this? A string! It goes to ${a}, asleep.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'reach', 'happy'), seen(A, 'sleep', 'sleepy')], things: ['pillow'] },
        `Shh! ${g} turns the pillow. The cool side is up.`,
        `Very slowly ${g} turns the pillow. Cool side up. Shh!`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'stand', 'excited')], things: ['string', 'pillow'] },
        `In the morning the pillow is cool. "${g} was here!" And the string goes on!`,
        `Now it is morning. Who turned the pillow? And look, the string goes on!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'sleep', 'sleepy'), seen(A, 'reach', 'happy')],
          things: ['string', 'pillow'],
        },
        `It goes to ${g}, fast asleep. ${a} turns the pillow. Cool side up!`,
        `Who is at the end? ${g}, fast asleep! Very slowly ${a} turns the pillow. Shh!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, M, L, a, b, g } = nightOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)(g)},`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'calm')],
          things: ['pillow'],
        },
        `Every night it was the same. When the story was over, ${g} turned the pillow round, cool side up. But tonight ${g} would come home late. ${A.introduced} lay on the warm side. "That's no good," said ${A.name} to ${B.introduced}.`,
        `A pillow has two sides, and one of them is always cool. ${g} knew which. ${g} turned it over, every night, last thing. But tonight ${g} would come home late. "I'm not going to sleep," said ${A.introduced}. "Nor am I," said ${B.introduced}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(B, 'stand', 'curious')],
          things: ['bell'],
        },
        `"But how do we hear the door, from up here?" said ${b}. ${a} fetched a ball of string. One end went on the handle of the front door. It came up the stairs, along the wall, and over the bed. And there ${a} tied a bell.`,
        `"What if we miss it?" said ${b}. So they made a thing. It was a long string, from the front door to the bedroom. When the door moved, the string moved. When the string moved, there was a bell. Ting!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'curious')], things: ['bell'] },
        `They had just lain down. Ting! ${a} was down the stairs in four jumps. The door stood open a crack. Outside it was only windy. ${a} came back up. "Well?" said ${b}. "${refrain}" said ${a}.`,
        `Ting! "That was quick!" said ${b}. ${a} ran down in bare feet. There was nobody there. The wind had leaned on the door, and had gone on. "${refrain}" said ${a}, and got cold feet in bed again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'saucepan'), seen(A, 'stand', 'sad')] },
        `Ting! This time there was somebody on the mat. It was Mr Plum, from next door, with a saucepan. "I only wanted to bring this back," he said. Upstairs ${b} was sitting up. "${refrain}" said ${a}. "It was a pan."`,
        `Ting, ting! ${a} slid down the banister. "${g}!" But it was Mr Plum, and he had their saucepan. "Thank you for the loan of it," said Mr Plum. He was surprised at how sad you can be about a pan. "${refrain}" ${a} told ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'happy'), seen(A, 'stand', 'sad')], things: ['bell', 'letter'] },
        `Ting! It was Mrs Bell, who had got one of their letters by mistake. Tonight the whole road came in at that door. "Has it been ${g}?" said ${b}. "${refrain}" said ${a}, on the way up. The stairs had got longer.`,
        `The third time, ${a} walked. It was Mrs Bell, with a letter. "I hope I haven't woken anybody," said Mrs Bell. ${a} shook a sleepy head. "${refrain}" said ${a} to ${b}, and climbed back in, and yawned.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['pillow', 'bell'],
        },
        `They kept their eyes on the bell. It hung there and shone. "You look with your left eye," said ${a}, "and I'll look with my right." That left two that could have a rest. And then all of them were shut, and they were asleep.`,
        `"I'll just look at it lying down," said ${a}. The pillow was as warm as toast. ${b} was asleep already. The bell had three heads. It had none. ${a} was asleep too.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'surprised', 'string')],
          things: ['shoe'],
        },
        `At half past eleven the door opened, as softly as a door can. Ting, said something, a long way up. ${g} stood still, with both shoes in one hand. "A string?" whispered ${g}. It went up the stairs. So ${g} went up after it.`,
        `Very late, somebody turned a key and came in on tiptoe. Ting. It was ${g}. "What's that?" whispered ${g}, and felt in the dark. It was string. It went round the corner, and up, and up, and ${g} went with it.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(G, 'reach', 'happy'), seen(A, 'sleep', 'sleepy')],
          things: ['pillow', 'bell'],
        },
        `At the end was a bell, and under the bell was ${a}, asleep. ${g} looked for a while. You can turn a pillow with somebody on it. You have to go very slowly. "There," whispered ${g}. "Cool side up."`,
        `The string stopped at a bell. Below it lay ${a}, as red as an apple, asleep, with one hand up. ${g} took the pillow by two corners. "Shh," said ${g}, to the bell. Over it went. ${a} smiled, and did not wake up.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'excited')],
          things: ['string', 'bell'],
        },
        `In the morning it was light. "We missed it!" cried ${a}. But the pillow had its other side up. ${a} felt it. "That was ${g}!" said ${a}. And the bell was gone. The string did not stop here any more. It went on.`,
        `In the morning ${a} sat up. It was day, and nothing had rung. "We fell asleep!" Then ${a} felt the pillow. Somebody had turned it. "Look!" said ${b}. The string went on from there, over the floor and out of the door.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'sleep', 'sleepy'), seen(A, 'reach', 'happy')],
          things: ['string', 'bell', 'pillow'],
        },
        `It went along the wall and into the other bedroom. There lay ${g}, fast asleep, and the bell hung from one finger. "Don't pull," whispered ${b}. ${a} took hold of the pillow, by two corners, as slowly as anything. Cool side up.`,
        `They followed it on tiptoe. It went under a door, and up on to the big bed. ${g} slept, with the end of it round one thumb. ${a} could have rung. "Shh," said ${a}. And very slowly, with both hands, ${a} turned the pillow over.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, M, L, a, b, g } = nightOf(going);
  const refrain = `${going.chance.pick(...REFRAINS)(g)},`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'calm')],
          things: ['pillow'],
        },
        `There is a thing that ${g} does, last of all, when the light is already out. It takes two hands. ${g} lifts the pillow, head and all, and turns it, so that the cool side is up. Nothing is said. But tonight ${g} would come home late, and ${A.introduced} was to go to sleep without. "You can't," said ${A.name} to ${B.introduced}. "Not on the warm side."`,
        `You can turn a pillow over by yourself. ${A.introduced} had tried it, at eight, and again at ten past. It is not the same. When ${g} did it, it came from above, in the dark, like a cloud going off the sun. And tonight ${g} would come home late, and nobody could say how late. "We'll just stay awake," said ${A.name}. "All night?" said ${B.introduced}. "If need be."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'string'), seen(B, 'stand', 'curious')],
          things: ['bell'],
        },
        `The trouble was the door. ${g} is considerate, and comes in like a burglar. So ${a} found a ball of parcel string. It was tied to the handle of the front door. It went up the stairs, along the wall, and over the lamp. At the end of it, above the bed, hung a bell from the Christmas box. "If that door so much as breathes," said ${a}, "we shall know."`,
        `"You won't hear," said ${b}. "Nobody hears ${g}. You only find the shoes." That was true, and it called for machinery. They had forty yards of string, and a brass bell off an old collar. By nine it was up. It ran from the door handle to the bedpost, round five corners, over eleven nails. You pushed the door, and a whole house away, something said ting.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'stand', 'curious')], things: ['bell'] },
        `It worked at once. Ting! ${a} went down the stairs without using most of them. The door stood open by an inch, and in the inch there was some wind, and a leaf. ${a} brought up the leaf. "Well?" said ${b}. "${refrain}" said ${a}. "It's a busy door," said ${b}, "for the night." Five minutes later it was the evening paper.`,
        `They had hardly blown on their fingers. Ting! ${a} flew. It was dark in the hall, and there was nobody in it. A leaf had come in, and was looking about. "${refrain}" said ${a}, upstairs, and showed ${b} the leaf. They were quite cheerful about it. It had been a good test.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy', 'saucepan'), seen(A, 'stand', 'sad')] },
        `Ting! That was Mr Plum, with a saucepan which they had lent him in the spring. He had picked tonight to feel bad about it. "Late for you, isn't it?" said Mr Plum. "I'm waiting for ${g}," said ${a}. "Ah," said Mr Plum, and stood there for a bit. Then he went. "${refrain}" said ${a}, and took the pan to bed.`,
        `At ten it was Mr Plum. He had meant to leave it on the step, he said. It was their saucepan, and very clean. He saw a face come round the door, and fall. "I'm sorry," said Mr Plum. "You were hoping I was somebody." People do not often put it as well as that. ${a} carried the pan all the way up. "${refrain}" said ${a}, and ${b} could see that.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'worried'), seen(A, 'stand', 'angry')], things: ['letter'] },
        `After Mrs Bell, who had a letter that was theirs, and the cat, who had nothing, ${a} no longer ran. It got colder on the stairs each time. What if ${g} had forgotten? There might be cake there, where ${g} was, and people laughing. "${refrain}" said ${a}. "Again." And it was not said to ${b}. It was said to the bell.`,
        `Then came Mrs Bell, in curlers, with a letter that was not hers. Then came next door's cat. It was nearly eleven. Each of them had a reason, and none of them was the right one. "${refrain}" said ${a}, once again. Something had begun to grow, down where you are cold, and it was not sad any longer. "I bet there's cake," said ${a}, "where ${g} is."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'angry', 'bell'), seen(B, 'stand', 'worried')],
          things: ['string'],
        },
        `So ${a} untied it. "What are you doing?" said ${b}. "I don't care when it is," said ${a}. "It can be tomorrow. I'm going to be asleep, and it'll serve ${g} right." ${a} lay down, with the bell under the blanket, where it couldn't say anything. The string hung down and turned a little. It's quite hard to lie there and be asleep at somebody.`,
        `${a} stood up on the bed and pulled off the bell. "That's that," said ${a}. "Now nobody will know, and I shan't get up." "But then ${g} won't find anybody awake," said ${b}. "No," said ${a}. "That's the point." There was the wall, and ${a} turned to it. The house was very quiet. It is just the kind of quiet that you come home to, if you are late, and carry your shoes.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'string')], things: ['bell', 'pillow'] },
        `${a} thought of the hall. When you come into it there is no light, and you have to feel for the first stair. Nobody says, there you are. There is your supper under a plate. ${g} would do it all on tiptoe, so as not to wake somebody who was doing this on purpose. ${a} lay a minute more. Then ${a} got up, in the cold, and tied it on again. "Is that to wake us?" said ${b}. "No," said ${a}. "It's to show the way."`,
        `Which of them was worse off? ${a} had not meant to ask that. But there was one who lay in bed with a friend. And there was one who was out in the dark, on the last bus, perhaps, looking at other people's windows. It's not easy to stay cross with somebody on a bus. ${a} crept out and hung the bell on its nail. "It needn't ring loudly," said ${a}. "It's only got to be there, at the end, like somebody holding the other side."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['bell', 'pillow'],
        },
        `"We'll take turns at watching," said ${a}. ${b} had the first watch, and fell asleep in it. ${a} had the second, and propped up one eye with a finger. The bell hung in the light from the landing. It got a ring around it. It got very large, and came quite near, and was the moon. And that's how they were both asleep at twenty to twelve, when it might have mattered.`,
        `"You go first," said ${a}, but ${b} had gone. So there was only one of them on watch. ${a} said the seven times table, as far as it goes. At seven sevens the pillow came up, warm as a loaf. There were a few more numbers, and they lay down one after another. So nobody saw how the string gave a twitch, at twenty to twelve, and then went tight.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'hold', 'surprised', 'string')],
          things: ['shoe'],
        },
        `Ting, it went, somewhere far up in the house. ${g} stopped, with a shoe in each hand. There had been no cake. There had been a day as long as a train. ${g} had thought, on the way, of a dark hall and a stair to be felt for. And now there was a line, pulled tight, at the height of a hand. It went up. "Well, now," said ${g}, and took hold.`,
        `${g} felt it before seeing it. There was something on the door handle, and it led off into the dark. "String," said ${g}, aloud. ${g} put down the shoes. All day people had wanted something, and then the bus had been late as well. Here was somebody who had wanted only that the door should open. ${g} took hold of it, and walked along it, round five corners, without a light.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(G, 'reach', 'happy'), seen(A, 'sleep', 'sleepy')],
          things: ['bell', 'pillow'],
        },
        `It ended at a bell, over somebody fast asleep. There was a saucepan on the quilt, and a leaf. ${g} read it all from left to right, like a letter. It takes two hands, and time. You lift a little, and wait, and lift. Then it came round like the turning of a page, cool side up. ${a} sighed, and did not know it.`,
        `You can tell from a bed what sort of night it has been. There was a leaf on it, and a very clean saucepan, and an arm hanging out. ${g} stood there for some time. Then both hands went under, and round it came, more slowly than a clock. There was one thing more to do, with the string. And ${g} did that too.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'excited')],
          things: ['string', 'pillow'],
        },
        `When they woke it was morning, and it was too late to be awake. "It didn't ring!" said ${a}. "It's gone," said ${b}. There was no bell there. But there was a string, and it did not end at the bed any more. It went on across the floor. And under ${A.names} cheek it was as cool as a plate. There is only one person who can do that and not wake you.`,
        `${a} woke, and it was broad day. "I missed it," said ${a}. "I missed all of it." ${b} was looking at the bedpost. "Did you have the striped side up," said ${b}, "or the plain?" They looked at the pillow. Somebody had been. Then they saw that the string had been made longer. It ran over the boards, and round the door, and out.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'sleep', 'sleepy'), seen(A, 'reach', 'happy')],
          things: ['string', 'bell', 'pillow'],
        },
        `It led along the landing, and under the door of the other room. ${g} lay there in yesterday's shirt, asleep, with the bell on one thumb. You need only have pulled. ${a} thought about it. Then ${a} put down the string, and went up close. It takes two hands. You lift a little, and wait. "Is it ${g}?" whispered ${b}, from the door. "Yes," said ${a}. Cool side up.`,
        `At the end of it was a hand, and at the end of the hand was ${g}. It was the deepest sleep that ${a} had ever seen. The string had been tied to the little finger, so as to be woken by the first who was up. ${a} let it hang. There was something else to be done first. Nobody had shown ${a} how. But you don't forget a thing that's been done to you a thousand times, in the dark.`,
      ),
    ],
  };
}
