import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';

const REFRAINS = [
  'Wait for my half!',
  'Not so fast in front!',
  'Which way are we going?',
  'Stop, I cannot see!',
  'Slow down in front!',
  'Stop, I am lost!',
  'Wait, not so fast!',
  'Which way is it?',
  'Wait for the tail!',
  'Hey, wait for me!',
] as const;
const TITLES = ['the back of the horse', 'two in a horse', 'half a horse', 'one horse, two horses'];

const teacherOf = ({ company }: Going) => company.person('Mr Finn', 'teacher');

/** Two are a horse that comes apart on the stage, in a play about a farmer who wishes that she had two. */
export const HORSE: EventPlot = {
  id: 'horse',
  when: /\b(?:costumes?|dress\w*|horse|donkey|cow|tail|tree|wrong|rips?|ripped|tears?|tore|falls? (?:off|apart))\b/i,
  young: (going) => young(withSchoolFriend(going)),
  middle: (going) => middle(withSchoolFriend(going)),
  old: (going) => old(withSchoolFriend(going)),
};

function young(going: Going): Told {
  const { A, B, K, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `In the school play there was a horse. ${A.introduced} was the front.${comesToo}`,
        `It was the school play. Who was the horse's head? ${A.introduced}!${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hide', 'happy')] },
        `${B.introduced} was the back. It was dark in there. "${refrain}" said ${b}.`,
        `And the back? That was ${B.introduced}. It was dark in the costume. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'surprised') },
        `The front went left. The back went right. Bump! "${refrain}"`,
        `Off went the front. The back stood still. It got very long. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(T, 'stand', 'worried')] },
        `Mr Finn put in four pins. "Now it will hold," said Mr Finn.`,
        `"It needs pins," said Mr Finn. In went one, two, three, four.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(T, 'stand', 'excited')] },
        `Now for the play! There was the farmer. She was sad. She had only one horse.`,
        `Up went the curtain. "I have only one horse," said the farmer. "I wish for two."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'worried')] },
        `On came the horse. Clip, clop. The front saw the people. It ran! "${refrain}"`,
        `Clip, clop, here came the horse. "So many people!" said the front. It ran. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'surprised')] },
        `Rip! The horse came in two. The front stood here. The back sat there.`,
        `Rip! Ping, ping! There was the front. And there, far behind, was the back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'excited')] },
        `It was so quiet. Then ${k} knew. "One horse," said ${k}. "And one more!"`,
        `Nobody laughed. ${k} counted. "One, two! That makes two horses!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `"Two horses!" said the farmer. Her wish came true! They danced, front and back.`,
        `"My wish!" said the farmer. "Two!" Hop, hop, went the small one. Everybody clapped.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Good night, ${k}. The head is asleep. And so is the back.`,
        `At bedtime ${g} looked. Was ${k} asleep? The front was. So was the back.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(T, 'stand', 'happy')] },
        `There was a horse in the school play. It was one costume, but it took two to be in it. "${A.introduced} shall be the front," said Mr Finn. "It has the eyes."${comesToo}`,
        `For the school play Mr Finn had made a brown horse with a zip. "Somebody goes in here, and somebody there," he said. ${A.introduced} got the end with the teeth.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'worried')] },
        `${B.introduced} was the other end. "What can you see back there?" said ${a}. "Your back," said ${b}, "only it's dark." They set off. "${refrain}" said the tail.`,
        `"And I'm the part that sits down," said ${B.introduced}. It was hot in there, and as black as a boot. "Walk on!" said ${a}. The front walked. "${refrain}" said the back.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'surprised') },
        `The front went round a chair on the left. The back went round on the right. That left the chair in the middle of the horse. "${refrain}" said ${b}.`,
        `When the front stopped, the back did not. When the back stopped, the front went on. It was the shortest horse you ever saw, and then it was the longest. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(T, 'stand', 'worried')] },
        `"Count," said Mr Finn. "One, two, one, two." So they did. But ${a} began with one and ${b} began with two. Mr Finn put in some more pins, to be on the safe side.`,
        `They tried with a bell, and they tried with a song. Each of them sang it very well, at a different speed. "I'll pin it," said Mr Finn, "here in the middle." He used all the pins he had.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(T, 'stand', 'excited')] },
        `Then it was the day. The hall was full. "Alas," said the farmer, in the play, "I have one horse and two carts. If only I had another!" Behind the curtain Mr Finn said, "Now!"`,
        `The curtain went up on a poor farmer. "I've two fields to plough," she told the people, "and one horse. Who can plough two fields with one horse?" "That's you," whispered Mr Finn. "Off you go!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised'), seen(B, 'walk', 'worried')] },
        `The horse came on. Clip, clop, one, two. It was going beautifully. Then the front saw how many people there were. "Oh!" said the front, and went faster. "${refrain}" said the back.`,
        `On they walked, in step at last. But ${a} had the eyes, and ${a} looked up. There were faces right to the wall! The front half of the horse began to trot. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'surprised')] },
        `Ping, went a pin. Ping, ping, ping. There was a long, long rip. The front stopped by the farmer. The back sat down in the middle, with its tail in the air.`,
        `It began with one small ping. Then all the pins went, like peas. Rrrip! ${a} stood there with a head and two legs. Ever so far behind sat ${b}, with a tail and the other two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'excited')] },
        `Nobody made a sound. The farmer looked as if she might cry. ${k} looked at the front. ${k} looked at the back. What had the farmer said? One horse, and if only there were another. "But there is!" said ${k}.`,
        `It was dreadfully quiet. The farmer had forgotten what came next, for nothing like this came next. And then ${k} counted. Here was one. There was one. "You wished for two," said ${k}. "There you are!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')] },
        `"Two!" cried the farmer. "My wish has come true! A big one, and a little one with no head!" The small horse got up, and gave a kick. How they laughed! The big horse bowed to it.`,
        `"It's had a foal!" shouted somebody in row three. The farmer threw up her hat. "Now I can plough both fields!" So one horse went left, and one went right, which they were good at.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'cheer', 'happy'), seen(T, 'cheer', 'happy')] },
        `They did the play three times that week. Each night the horse came in two. "Leave the pins out," said Mr Finn, wiping his eyes. "It's the best part." And there was nobody who said "${refrain}" any more.`,
        `"Were we meant to be two?" said ${b}, afterwards. "You are now," said Mr Finn. He took the scissors, and made a small head for the back, with eyes. "Oh," said ${b}. "So that's where we were going!"`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `That night ${k} got into bed, first the front and then the rest. "Are you both asleep?" said ${g}, at the door. There was no answer from either end.`,
        `At bedtime ${k} was so sleepy that the legs went up by themselves. The head came after. They met in the bed, and were asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = teacherOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'sad'), seen(T, 'stand', 'happy')],
        },
        `The horse in the school play had one head, and two people wanted it. It was a beautiful head, with lashes. Mr Finn drew lots for it with two straws. ${A.introduced} got the long one, and the teeth and the lashes. ${B.introduced} got the short one and a tail.${comesToo} "It's just as important," said Mr Finn. Nobody believed that, not even Mr Finn.`,
        `Mr Finn had sewn a horse for the school play out of two brown curtains. It had a zip along the belly. "It takes a head," he said, "and it takes a back." They tossed a coin. Heads, it said, and ${A.introduced} put it on there and then.${comesToo} ${B.introduced} looked at what was left. It was a good deal of curtain, bent over, with a tail. "Somebody has to be," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'worried'), seen(A, 'walk', 'happy')] },
        `Being the back of a horse is like being posted. You are folded up in the dark and sent somewhere. "Come on!" called ${a}, who could see. "${refrain}" said ${b}, who could see a zip. They went twice round the hall. By the end of that the horse had walked into four chairs, and all four with the same half.`,
        `It was as dark as a pocket in there. ${b} had hold of a strap, and beyond the strap was ${a}, who had eyes, and did what they liked. "There's a bend coming," ${a} might have said. What ${a} said was nothing at all, and there was the bend. "${refrain}" said a voice out of the tail.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'walk', 'surprised') },
        `They tried to be one thing. They counted, and came out at different numbers. They sang, but ${a} liked a gallop and ${b} liked to know where the floor was. The horse stretched like toffee and shut like a drawer. "You're too slow," said the head. "You're too much in front," said the other end. "${refrain}"`,
        `All that week they practised, and got worse. When the front went up a step, the back had not been told about steps. When the back sat down for a rest, the front heard it as applause and bowed. There is a space in the middle of such a horse where nobody lives. It grew and grew. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'kneel', 'worried'), seen(A, 'stand', 'calm')] },
        `"It's the seam," said Mr Finn, with his mouth full of pins. He put in twenty, right round the middle. "You might look after one another a little," he added, taking out the last. "It's a sad play. There's a poor farmer, who has one horse to do the work of two. I don't want them to laugh at the horse."`,
        `On the last day Mr Finn went all the way round the join with pins. "That ought to hold them," he said. He did not say whom. "It's the saddest part, where you come on. The farmer's only got the one horse, and she needs two, and she weeps. If anybody laughs there, we're done for."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'angry'), seen(A, 'stand', 'worried')] },
        `"You never once ask what it's like in there," said ${b}, while they waited. "You never say left. You only go." "They can't see you," said ${a}. "They can see me. I've got to get it right." "I know they can't see me," said ${b}. And that, when you heard it, was the whole of what was wrong. Then the zip went up, and there was no more talking.`,
        `"Will you tell me tonight, when there's a step?" said ${b}. "If I've got time," said ${a}. "I've got the blinking to do." It was out before ${a} had heard it. ${b} said nothing whatever. ${b} climbed in, took hold of the strap, and stood there in the dark, being half. It is possible to be angry with somebody and have to hold on to them.`,
      ),
      page(
        { setting: 'stage', camera: 'wide', actors: [seen(T, 'stand', 'excited')] },
        `The hall was full to the doors. "Alas," said the farmer, and wrung her hands. "Two fields to plough before the rain, and one poor horse. If there were only two of you!" She did it very well. In the third row a grandmother was looking for her handkerchief. "Now," breathed Mr Finn, and gave them a push.`,
        `Up went the curtain on a painted field. The farmer sat on a bucket. "One horse," she said, to a great many people, "where I need two! It can't be done." She put her apron over her head. It was so sad that a baby in the front began to cry with her. And that was the place where the horse came on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'surprised'), seen(B, 'walk', 'worried')] },
        `Clip, clop. It was going better than it ever had. Then ${a} turned those lashes to the front, and saw the hall. There were so many of them! They went up and up. ${A.names} legs did what they liked. "${refrain}" said the tail, quite distinctly. Ping, went something. Ping.`,
        `For six steps they were a horse. ${a} blinked, as rehearsed, and in between two blinks saw what it was that was breathing out there. It had a thousand eyes. The head wished to be on the other side of the stage, and it went. The back had not been told. "${refrain}" it cried. There was a patter, like rain, of pins.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'sad')] },
        `When the rip was over, there was half of a horse beside the bucket. The other half sat in the middle of the stage, in a good light, with its tail over its head. You could have heard a pin drop, but they had all dropped. ${b} had no eyes, so ${b} did not know which way to crawl. ${b} tried one way. It was towards the edge.`,
        `It tore from end to end. ${a} stood there with two legs and a face. It was a long way back to the rest. ${b} had got up, blind in brown curtain, and was turning slowly round with both arms out. Nobody in that hall was laughing. They were too sorry for it. It began to walk, and it was walking at the drop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'stand', 'scared')] },
        `The head of a horse can bow, and go off, and be finished. There was a gap in the curtain just there. But ${a} saw that blind brown half feeling for the floor, as it must have felt for it all week. ${a} pulled off the head with the lashes, in front of everyone, and ran back. "Left," called ${a}. "Left a bit. Now stop. I've got you." And ${a} had.`,
        `${a} could have made something of it: a toss of the mane, and out. It would have saved one half of the horse. ${a} thought of that whole dark week. Off came the beautiful head. It rolled under the bucket. "Stand still!" shouted ${a}, with an ordinary face. "There's an edge! Come to me. Two steps. And one." It was all that anyone had ever needed to say.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'excited')] },
        `So there they stood, each with two legs and half a curtain. The play had come to an end in the middle. ${k} looked along the stage. One, thought ${k}, and two. What was it that she had said, on the bucket? If there were only two of you. "Well," said ${k}, as loudly as possible, "there are!"`,
        `It was the wrong kind of silence, and it was getting longer. The farmer came out of her apron to see. And it struck ${k} that the play was not broken. It was done. "You wished for two horses," said ${k}, straight out at the bucket. "You can start ploughing!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'proud'), seen(T, 'cheer', 'happy')] },
        `"Two!" said the farmer. She said it as if the sun had come up. The grandmother laughed, and wiped her eyes, and then the whole hall went up like pigeons. The two halves ploughed the field. "Left," said ${a}. "Right," said ${b}, who could see. They went up and down in step, as straight as a pair of rulers. They had to do it three times.`,
        `The roof nearly came off. "It's had a foal!" roared somebody's uncle. The farmer threw her bucket in the air. There was a good deal of ploughing still to do. They did it, with the tail going first. "Bend coming," said ${b} over a shoulder. "Thanks," said ${a}. Mr Finn was crying in the wings, in quite the right way.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy')],
        },
        `They carried it home between them, under the lamps. "You can have the head tomorrow," said ${a}. "I'd like the tail. I want to know what it's like." "It's dark," said ${b}. "You'll have to be told things." "Well," said ${a}, "I've got somebody."`,
        `Mr Finn never did sew it up. There was another play in the summer, and they were two trees. "Step," said ${b}, on the way home that night, in the dark. "I know," said ${a}. "I saw it." But it was nice to be told.`,
      ),
    ],
  };
}
