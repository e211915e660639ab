import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { bakedOf } from './baked.ts';
const REFRAINS = [
  'Aha! A clue!',
  'A clue! A clue!',
  'Aha, crumbs!',
  'Look, a clue!',
  'Aha! Another clue!',
  'Oho! A clue!',
  'I see a clue!',
  'Here is a clue!',
  'At last, a clue!',
  'What a clue!',
  'One more clue!',
] as const;
const TITLES = ['look, a clue', 'who ate it in the night', 'the thief who left crumbs', 'footprints in the flour'];

/** Each night something is eaten. The detective's traps catch everybody but the thief, who is the detective, asleep. */
export const CAKE: EventPlot = {
  id: 'cake',
  when: /\b(?:cakes?|biscuits?|cookies?|tarts?|pies?|jam|chocolates?|sweets|food|buns?|sandwich\w*|muffins?|honey)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, A, B, a, G, Gcap, g, b } = going;
  const it = bakedOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Last night there was ${it.a} here. Now there was only a plate. "A thief!" said ${A.introduced}.`,
          `"Where is ${it.the}?" said ${A.introduced}. "Only the plate is left! A thief!"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: [it.thing, 'plate'],
        },
      },
      {
        text: [
          `${a} the detective got down. So did ${B.introduced}. Crumbs! "${refrain}"`,
          `${B.introduced} had a lamp. ${a} the detective looked. There were crumbs! "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')],
          things: ['magnifying-glass'],
        },
      },
      {
        text: [
          `${Gcap} had a crumb. "Was it you?" "No, that is toast."`,
          `"Is it you?" ${a} asked ${g}. "No! I ate toast."`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'surprised')] },
      },
      {
        text: [
          `They put out a new one. ${a} tied a string round it. "I will not sleep." Soon ${a} slept.`,
          `They put out a new one. Round it went a string. "I stay awake!" said ${a}. Soon ${a} was asleep.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'sleepy')],
          things: ['string'],
        },
      },
      {
        text: [
          `In the morning the plate was empty. The thief had stepped over the string! "${refrain}"`,
          `In the morning it was gone, too! And there were crumbs on the stairs. "${refrain}"`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['string', 'plate'],
        },
      },
      {
        text: [
          `One more on the plate. And flour on the floor. "Now the thief must leave feet!" Good night!`,
          `One more! And flour, all over the floor. White, white, white. Then off to sleep.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'hold', 'happy', 'flour'), seen(A, 'stand', 'happy')],
        },
      },
      {
        text: [
          `In the morning, footprints! Small, white footprints. They went up the stairs. "${refrain}"`,
          `Look, in the morning! Small white feet, up the stairs. "${refrain}"`,
        ],
        scene: {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'kneel', 'curious')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `Up the stairs went ${a}. In at a door. Right up to a bed!`,
          `They went after the feet. Up, up, in at a door. Up to a bed!`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'curious')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `It was the bed of the thief. Whose bed? "${a}," said ${b}. "Your feet are white!"`,
          `"But that is my bed!" said ${a}. "Look," said ${b}. "Your feet! You are the thief!"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `Now a plate stands by the bed. Munch, munch, goes ${a}, fast asleep. Good night, thief.`,
          `At night a plate stands by the bed. Munch, munch, goes the thief. Good night!`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'sleepy'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [it.thing, 'plate'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, A, B, a, b, G, Gcap, g } = going;
  const it = bakedOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `On Monday night there was ${it.a} on the kitchen table. On Tuesday morning there was a plate. "Somebody has stolen it," said ${A.introduced}, and put on a hat. ${A.introduced} was a detective. ${B.introduced} was the helper.`,
          `"Gone," said ${A.introduced}, and walked round the plate. Last night there had been ${it.a} on it, under a bowl. Now there was only the bowl. ${B.introduced} fetched the notebook. It was a case.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['plate'],
        },
      },
      {
        text: [
          `${a} got down on the floor with the big glass. There was a crumb. There was one more, by the door. "${refrain}" said ${a}. ${b} wrote it down: two crumbs.`,
          `"Don't touch a thing," said ${a}. Through the glass you could see that the thief had been hungry. There were crumbs on the floor. "${refrain}" ${b} put one into an envelope.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')],
          things: ['magnifying-glass'],
        },
      },
      {
        text: [
          `${Gcap} came in, and there was a crumb on ${G.names} chin. "Where were you last night?" said ${a}. "In bed," said ${g}. "That's toast." They tasted it. It was toast.`,
          `First there was ${g}. ${Gcap} had a key to the kitchen, and a big appetite. "I was asleep," said ${g}. "I snored. Did nobody hear me?" They had. The whole street had.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'surprised')] },
      },
      {
        text: [
          `"The thief will come back," said ${a}. They baked another, and tied a string round the chairs, with a bell. Nobody could get by that. They meant to stay awake. They were asleep by nine.`,
          `They put out a new one, for bait. They hung a bell on a string. "If it rings, I jump out," said ${a}, from bed. Then there was only breathing.`,
        ],
        scene: {
          camera: 'medium',
          time: 'night',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'sleepy')],
          things: ['string', 'bell'],
        },
      },
      {
        text: [
          `In the morning the plate was empty. The bell had not rung. The string was just as it was. "It's someone who knew about it," said ${a}. And there was half a crumb on it. "${refrain}"`,
          `In the morning it had gone. The string was there, and the bell. "So the thief stepped over," said ${a}. "The thief knew!" On the fourth stair there was something yellow. "${refrain}"`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['string', 'plate'],
        },
      },
      {
        text: [
          `"Who knew about the string?" said ${b}. "Only me," said ${a}, "and you." They looked at each other. "I was asleep," said ${b}. "So was I," said ${a}. It was a hard case.`,
          `${a} was so busy with it that there was no time for breakfast. "Aren't you hungry?" said ${b}. "I'm never hungry in the mornings," said ${a}. ${b} wrote that down, too.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'think', 'determined'), seen(B, 'stand', 'calm')] },
      },
      {
        text: [
          `That night they had flour. ${b} shook it all over the floor, and up each stair. It was like snow. "Anybody can step over a string," said ${a}. "But nobody can fly."`,
          `"We want feet," said ${a} at bedtime. So they sieved flour, on the floor, and the mat, and the stairs. It looked lovely. They went up backwards, and swept as they went.`,
        ],
        scene: {
          camera: 'medium',
          time: 'night',
          actors: [seen(B, 'hold', 'happy', 'flour'), seen(A, 'stand', 'proud')],
        },
      },
      {
        text: [
          `In the morning it was all there, as clear as print. Feet had come down. Feet had stood by the table for some time. Then they had gone back up. "${refrain}" shouted ${a}. "And it's somebody small!"`,
          `"${refrain}" cried ${a}, when it was light. There in the white was a foot, and then another. They were neat and bare. They came from the stairs and went to the stairs. "The thief's in the house!"`,
        ],
        scene: {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'kneel', 'curious')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `They went up after them on tiptoe. Past the bathroom went the feet. They went past ${G.names} door, where it snored. They turned in at the last. "But that's our room," said ${a}.`,
          `Up they crept, with the glass. The prints got fainter at each stair. They crossed the landing. They went in at a door, and stopped at a bed. It had a hat on the post.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'curious')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `${b} looked at the bed. There were crumbs in it. ${b} looked at ${A.names} feet, which were as white as bread. "I've found the thief," said ${b}. "But please don't be cross. You were asleep."`,
          `"Somebody has slept in my bed," said ${a}. "Yes," said ${b}. "You have. Look down." ${a} looked down. There was flour up to both ankles. "It was me? But I never even tasted it!"`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `They laughed until ${g} came to see. Now there is a gate on the stairs, and a plate beside the bed. There's a note on it: FOR THE THIEF. In the night a hand comes out, fast asleep. "${refrain}" says ${b}.`,
          `The case was closed. ${Gcap} walks ${a} back to bed at night, by one sleeve. And by the bed there stands ${it.a}, so nobody need go far. In the morning there are crumbs. "${refrain}" says ${b}, and shuts the book.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'sleepy'), seen(G, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: [it.thing, 'plate'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, A, B, a, b, G, Gcap, g } = going;
  const it = bakedOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There had been ${it.a} on the kitchen table when they went up to bed. ${A.introduced} had seen it there. ${A.introduced} saw everything; it was on the card: DETECTIVE, with an eye. In the morning there was a plate, and four crumbs. "Nobody leaves the room," said ${a}. There was only ${B.introduced}, who was the assistant, and had come in for a spoon. ${b} got out the notebook.`,
          `"It's a clean job," said ${A.introduced}, and lifted up the bowl with a pencil. Where there had been ${it.a}, there was now a draught. It had been meant for Sunday. ${A.introduced} had been a detective since the spring, and till now there had only been a sock. "Write this down," said ${a}. ${B.introduced}, who was the assistant, had written it down already. ${b} had put the time.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'calm')],
          things: ['plate'],
        },
      },
      {
        text: [
          `${a} went along the tiles with the glass, an inch at a time. The thief had stood here, on the mat. The thief was no great height, and ate from left to right. "${refrain}" There was a crumb, and beyond the crumb there was another, pointing to the hall. "We're dealing with somebody cool," said ${a}. "They took time to put the plate straight." "And to rinse the spoon," said ${b}.`,
          `"${refrain}" said ${a}, with one cheek on the floor. It was yellow, and no bigger than an ant. There were four of those, in a line. "What does that tell you?" "That they went that way," said ${b}. "It tells me that they were not afraid. There's a hand's breadth between each. Somebody strolled." ${b} measured it. "They might just have been tired," said ${b}. ${a} smiled, as detectives do.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'curious')],
          things: ['magnifying-glass'],
        },
      },
      {
        text: [
          `${Gcap} was the first. "Where were you between nine and seven?" ${Gcap} had been in bed. "Can anybody prove it?" Everybody could, as far as the church. After that it was the lodger's cat, and then it was the lodger. By noon there was nobody left who was on speaking terms with them. "Someone in this house is lying," said ${a}. "You might say please," said ${b}. "You don't say please in a case."`,
          `They asked them all. They asked ${g}, who had jam on one cuff, and was hurt. They asked the window cleaner. "You've got a ladder," said ${a}. "I have," he said, "it's for windows." At every one of them ${b} felt a bit worse. "Couldn't we think it first," said ${b}, "and say it after?" "You have to rattle people," said ${a}. "Then they make a slip." They had been rattled. No one would pass them the salt.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
        },
      },
      {
        text: [
          `That night they put out another for bait. ${a} tied a black string round the chairs, and hung a bell on it. It could not be passed. Only two people in the world knew that it was there. They were to take it in turns to watch. ${b} had the first watch, and woke ${a} at eleven. ${a} sat up, and said "Right," quite clearly, and was asleep.`,
          `There was a string, and there was a bell. It was strung between the chair legs, so that a mouse would have had to duck. "I'll sit up," said ${a}. "I only need four hours." ${b} saw ${a} sitting there, at ten, with both eyes open. It seemed all right. It was only a little odd that when ${b} said "Good night" there was no answer.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'sleepy')],
          things: ['string', 'bell'],
        },
      },
      {
        text: [
          `In the morning that one had gone as well. The string was there. The bell hung on it, with its tongue out, and had not said a word. "${refrain}" cried ${a}. "Now I have it! Nobody could have got over that in the dark. Not unless they knew!" ${a} turned round, slowly, with the glass. It made one eye very large. "And who knew?" Nobody had ever looked at ${b} like that before.`,
          `In the morning there was the plate. The bell had not rung, and yet there were crumbs on the far side. "${refrain}" said ${a}. "It was somebody who knew where it was, to an inch. It's an inside job." The kitchen had gone quiet. There had only been two people inside it. ${b} saw ${a} see that. It was like watching somebody come up a stair.`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['string', 'plate'],
        },
      },
      {
        text: [
          `"I was asleep," said ${b}. "So they all say." "You've known me since we were two!" "A detective doesn't know anyone," said ${a}. It was from a book. ${b} shut the notebook, and put it down next to the plate. "You had better keep that yourself, then," said ${b}, "if I'm in it." ${b} went out. Now ${a} had all of it, the case, and the clue, and the hat.`,
          `"I'm not saying that it was you," said ${a}. "You're just not saying that it wasn't." ${a} ought to have stopped there. "You had the time," said ${a}. "You like it. You did say they might be tired." ${b} took off the assistant's badge. It left two small holes. "I'd never have looked at you with the glass," said ${b}.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad')] },
      },
      {
        text: [
          `A case is very long by yourself. There is no one to say "Write this down" to. At bedtime ${a} got the flour out and shook it over the floor, the mat and the stairs. It would show who it was. ${a} hoped that it would not show who it was. "If it's you," said ${a}, in the dark, to the other bed, "I shan't mind. You could just say." There was no answer. It might have been asleep.`,
          `${b} did not help with the flour. ${b} watched. ${a} did it alone, with a tea strainer, from the table to the top of the stairs. It lay there as white as a page. "You'd better tie my foot to the bed," said ${b}. "Then you'll know." ${a} got out the string, and stood there with it. And then ${a} put it back into the drawer. "No," said ${a}. It was not what the book would have done.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'flour'), seen(B, 'stand', 'calm')],
        },
      },
      {
        text: [
          `In the morning you could have read it from the door. There were bare feet, and they came down, and stood at the table for the length of a meal. They went up again. They were not ${G.names}, for they were small. ${a} did not say it loud. "${refrain}" It was nearly a whisper. ${b} had come to the top of the stairs, in socks. ${b} had worn socks all night. There was not a grain of flour on them.`,
          `In the morning ${a} did not want to look. It was all there, heel and toe, down and up, as tidy as knitting. "${refrain}" said ${a}, and it sounded like "Oh." They were bare. They were small. ${b} came and stood beside ${a}, and put one foot down next to the last of them. It was wider, and it was a good deal shorter. They both saw that.`,
        ],
        scene: {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'surprised')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `So it was somebody else! It was such a relief that ${a} took three stairs at a time. They followed the feet, the two of them, with the glass, and forgot that they weren't speaking. The trail went past ${g}, who snored, and past the linen cupboard, which did not. It turned in at the last door on the landing. There was a mat there, and a card. It said DETECTIVE, with an eye.`,
          `"Come on," said ${a}. "Please." It was the first time in the case. They went up on the outsides of the stairs. It led past the bathroom, and did not go in to wash. It crossed the landing, all over the place, like somebody who is not looking. It went in under a door that they knew, and up to a bed. There the blankets were thrown back, and the sheet was white. It was white at the wrong end.`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'walk', 'worried'), seen(B, 'walk', 'curious')],
          things: ['footprints'],
        },
      },
      {
        text: [
          `${a} looked for a good while at the bed. "There's somebody in this room," said ${a}, "who gets up in the night, and knows where the string is." "Yes," said ${b}. "They're never hungry at breakfast. You've got it in your own handwriting." ${a} sat down on the edge, and turned up one foot. It was as white as a loaf. "I was asleep," said ${a}. "I truly was." "So they all say," said ${b}. But ${b} had begun to grin.`,
          `"${a}," said ${b} gently. "Don't look through the glass. Just look down." ${a} looked. From the ankles to the toes it might have been somebody made of dough. It's hard on a detective. ${a} thought of everybody who had been asked, and of one long look, turned slowly upon ${b}. "I arrest me," said ${a}, in a very low voice. "You don't have to," said ${b}. "You only walk in your sleep. You always did, when we were two."`,
        ],
        scene: { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `${a} went to each of them, to say it. That was the longest part. It's a queer thing to have to say on a landing. They laughed, mostly. ${b} came too, and stood there so that it was not so bad. When it was done, ${a} took off the badge, the big one, and pinned it on ${b}. "You had it on the first day," said ${a}. "You said that they might just be tired." "Write it down," said ${b}.`,
          `There's a way to say sorry to a whole house, and it takes four eggs. They baked it together. ${a} carried it round, to everyone in turn, and said what there was to say. At the end there was one slice on the plate. "That's yours," ${a} said to ${b}. "You weren't in it at all." ${b} cut it in two. They had it then, while they were both awake.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
      },
      {
        text: [
          `${Gcap} has put a gate across the stairs, for safety. On the chair beside the bed there's a plate, with a card. FOR THE THIEF, it says. Towards two there is a rustle. A hand comes out, from left to right, quite cool, and not in any hurry. ${a} is asleep. In the other bed somebody has one eye open, and a pencil. "${refrain}" writes ${b}.`,
          `The case is in the book, with all its clues, and at the bottom ${b} has put SOLVED. But on some nights there's a creak. ${Gcap} gets up, and takes a sleepy detective by one sleeve, back to bed. "Where were you, between nine and seven?" says ${g}. "${refrain}" mutters ${a}, fast asleep, and is tucked in.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sit', 'happy'), seen(G, 'stand', 'happy')],
          things: [it.thing, 'plate'],
        },
      },
    ],
  };
}
