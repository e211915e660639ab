import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'That is wrong!',
  'Wrong again!',
  "No, that's wrong!",
  'Oh, wrong!',
  'Not right!',
  'Quite wrong!',
  'Oh no, wrong!',
  'All wrong!',
  'How wrong!',
  'Wrong answer!',
] as const;
const TITLES = ['moo, said the robot', 'wrong again', 'the machine with the wrong answers', 'one too late'];

/** The machine's answers are all wrong, since each of them is the right one to the question before. */
export const LATE: EventPlot = {
  id: 'late',
  when: /\b(?:homework|sums?|maths|spelling|answers?|questions?|school|quiz|clever|knows)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, k, G, g, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'robot') ?? company.meet('robot');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `Here was a machine. It was ${M.introduced}. "Hello!" said ${K.introduced}. It said nothing.`,
          `${K.introduced} had a machine. It was ${M.introduced}. "Hello!" said ${K.introduced}. Nothing.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(M, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"What does a cow say?" said ${k}. "Hello!" said ${M.name}. "${refrain}"`,
          `${k} said, "What does a cow say?" ${M.name} said, "Hello!" "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(M, 'stand', 'happy')] },
      },
      {
        text: [
          `"Then what is two and two?" "Moo," said ${M.name}. "${refrain}" said ${k}.`,
          `"How much is two and two?" "Moo!" said ${M.name}. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(M, 'stand', 'proud')] },
      },
      {
        text: [
          `"What do I eat?" said ${k}. It was a banana. "Four!" said ${M.name}. "${refrain}"`,
          `${k} held up a banana. "What is this?" "Four," said ${M.name}. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'stand', 'surprised'), seen(M, 'stand', 'happy')],
          things: ['banana'],
        },
      },
      {
        text: [
          `In came ${g}. "Who am I?" "A banana," said ${M.name}. Oh!`,
          `Then ${g} came. "And who am I?" "A banana!" said ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(G, 'stand', 'surprised'), seen(M, 'stand', 'happy')] },
      },
      {
        text: [`Poor ${M.name}. It was all wrong.`, `${M.name} did so want to be right. Its light went red.`],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} sat and thought. "Moo is for the cow. Four is for two and two."`,
          `"Cow, moo," said ${k}. "Two and two, four." ${k} thought hard.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'stand', 'calm')] },
      },
      {
        text: [
          `"They are right!" said ${k}. "They are only late! One too late!"`,
          `${k} jumped up. "It is right! But it is slow. It comes too late!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Wait for it now," said ${k}. They waited. "Grown-up," said ${M.name}. "Yes! Right!"`,
          `So ${k} waited. One, two, three. "Grown-up!" said ${M.name}. "Yes, yes, right!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(M, 'stand', 'happy')] },
      },
      {
        text: [
          `"Good night," said ${k}, and fell asleep. Tick, tick, tick. "Good night," said ${M.name}.`,
          `${k} is asleep. It is quite dark. "Good night!" says ${M.name}, a bit late.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'stand', 'calm')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, g, k, G, Gcap, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'robot') ?? company.meet('robot');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} was a machine for answers. You asked, and it told you. "Are you clever?" said ${K.introduced}. It hummed, and its lamp went round. It did not say anything at all.`,
          `There was a new machine on the table. "It knows everything," said ${g}. It was ${M.introduced}, and it had a lamp. "Are you ready?" asked ${K.introduced}. It only hummed. Perhaps it was shy.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(M, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"What noise does a cow make?" said ${k}, since that is easy. "Yes, very," said ${M.name}. ${k} looked at it. "${refrain}"`,
          `${k} thought of something simple. "What does a cow say?" "Yes!" said ${M.name}, and its lamp shone. "${refrain}" said ${k}. "A cow doesn't say yes."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(M, 'stand', 'proud')] },
      },
      {
        text: [
          `${k} had sums for homework. "What's eight and eight?" "Moo," said ${M.name}. ${k} wrote it down, and looked at it, and rubbed it out. "${refrain}"`,
          `Then ${k} took out the homework. It was sums first. "Eight and eight?" said ${k}. "Moo," said ${M.name}. It sounded so sure. But it's hard to put moo in a box. "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'worried'), seen(M, 'stand', 'happy')],
          things: ['notebook'],
        },
      },
      {
        text: [
          `"What's the biggest animal there is?" "Sixteen," said ${M.name}. "${refrain}" said ${k}. "Sixteen isn't an animal."`,
          `Next came animals. "Which is the biggest in the sea?" Hum, hum. "Sixteen," said ${M.name}. "${refrain}" said ${k}, and put down the pencil.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised'), seen(M, 'stand', 'happy')],
          things: ['notebook'],
        },
      },
      {
        text: [
          `${Gcap} came in from the garden. "And who am I, then?" said ${g}. "The blue whale," said ${M.name}. It was quiet in the room. "I see," said ${g}, and went out again.`,
          `${Gcap} looked in, to see how it was going. "You might ask it what's for supper." So ${k} did. "A whale," said ${M.name}. "I don't think that I've a pan for that," said ${g}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(M, 'stand', 'happy'), seen(K, 'sit', 'worried')],
        },
      },
      {
        text: [
          `"You get everything wrong," said ${k}. The lamp went pink, and then grey. "I try so hard," said ${M.name}. "I think about each one until I'm sure." It sounded very small.`,
          `"It's a wrong machine," said ${k}. ${M.names} lamp went down. "But I take such care," it said. "I'm never quick. I turn them round and round until they're done."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} read what was in the notebook. Cow, yes. Eight and eight, moo. Animal, sixteen. It was funny, if you weren't the machine. Eight and eight... ${k} sat up. It was sixteen!`,
          `On the page it said: yes, moo, sixteen, whale. ${k} was about to rub it out. Moo. That was what the cow said! And sixteen was eight and eight! But they were all on the wrong line.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['notebook'] },
      },
      {
        text: [
          `${k} drew an arrow from each answer to the question above. They fitted! All of them! "You aren't wrong!" cried ${k}. "You're late! I ask you a thing, and you're still at the one before!"`,
          `"They've slipped!" said ${k}. "They have all slipped down by one! ${M.name}, you're always right, but I never wait. I ask the next one, and that's when you say the last!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'jump', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Nobody ever waits," said ${M.name}. So ${k} tried it. "What's nine and nine?" ${k} said, and then not a word. It hummed. A fly went by. It hummed. "Eighteen," said ${M.name}. "Right!" said ${k}.`,
          `So ${k} asked it how much nine and nine was. Then ${k} put both hands over ${K.names} mouth. That's a long time to be quiet. The lamp went round, and round. "Eighteen?" said ${M.name}. "Yes!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(M, 'stand', 'calm')] },
      },
      {
        text: [
          `Then it went well. They did the whole page, with a long wait after each. In the waits ${k} found that most of them ${k} knew. "It's nearly as good as thinking," said ${k}. "It is thinking," said ${M.name}.`,
          `It took until supper, because of the waiting. But you can look out of the window in a wait. In some of them ${k} had the answer first. "${refrain}" said ${k}, just once, for fun, and its lamp laughed.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(M, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['notebook'],
        },
      },
      {
        text: [
          `"Good night, ${M.name}," said ${k} at eight. It hummed. ${k} was asleep before it stopped. The moon came up and looked in. "Good night," said ${M.name}, and meant it.`,
          `At bedtime ${k} asked one thing more. "Do you like it here?" There was only a hum, and ${k} fell asleep in the middle. At half past nine there was a light in the dark. "Yes, very," said ${M.name}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'stand', 'calm')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, g, G, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'robot') ?? company.meet('robot');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It came from a jumble sale, with a plug that had been mended twice. KNOWS ALL, it said on the front. ${M.introduced} was a machine for answers, and nobody could say why it had been so cheap. ${K.introduced}, who had nine pages of homework, thought that this might be the end of homework. "Is it true?" asked ${k}. "Do you know everything?" It hummed. A lamp went round inside. Nothing else happened.`,
          `"Two pounds," said ${g}. "It was three, but the man said he would rather not have it in the house." On the kitchen table stood ${M.introduced}, a machine with one lamp and a grille. It was meant to know the answer to anything. ${K.introduced} had a whole week's homework in a bag. "Do you know everything?" said ${k} to the grille. It hummed like a fridge.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'curious'), seen(M, 'stand', 'happy')],
        },
      },
      {
        text: [
          `You had to start with something that you knew. "What does a cow say?" said ${k}. The lamp lit up. "Yes," said ${M.name}. "All but the beetles." ${k} waited for the rest of it. There was none. "${refrain}" said ${k}. "It says moo." The lamp went in, like a snail.`,
          `${k} tried it on the cow first. Everyone begins with the cow. "I do," said ${M.name}. "All but the beetles." "${refrain}" said ${k}. "It's moo. A baby knows that." It did not argue. It turned its lamp down a little, and could be heard to be thinking.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'point', 'curious'), seen(M, 'stand', 'proud')] },
      },
      {
        text: [
          `${k} opened the sums. "Twelve twelves," ${k} read out. "Moo," said ${M.name}, warmly. "What's the capital of France?" said ${k}. "A hundred and forty-four." "${refrain}" "Who was the first man on the moon?" "Paris," said ${M.name}. It sounded surer all the time. ${k} wrote it all down to show people.`,
          `Next it was homework. "What's twelve times twelve?" Hum. "Moo." ${k} wrote down moo, since there was nothing else to write. "Which is the capital of France?" "One hundred and forty-four," said ${M.name}, and its lamp shone with joy. "${refrain}" "Who walked first on the moon?" "That would be Paris." ${k} began to enjoy it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'sit', 'worried'), seen(M, 'stand', 'proud')],
          things: ['notebook'],
        },
      },
      {
        text: [
          `By supper ${k} had made a show of it. People came in from next door. "Ask it what's for pudding!" "Neil Armstrong," said ${M.name}. They laughed so much that a chair broke. "Ask it how old I am!" "Rice," it said. There was a roar. ${M.names} lamp looked from one to another. It tried to laugh as well. It had a go at the noise, and that was the funniest thing of all.`,
          `Then ${k} had an audience. There was ${g}, and there were both the neighbours. "Ask it the time!" "Neil Armstrong." They howled. "Ask what I had for lunch!" "Ten past six," said ${M.name}, less loudly. It could tell that something was funny, and it wanted so much to know what. "One more!" they shouted. "${refrain}" they all sang, whatever it was. ${M.names} lamp had gone a poor, thin yellow.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'happy'), seen(M, 'stand', 'worried')],
        },
      },
      {
        text: [
          `When they had gone, it was quiet. "May I ask you one?" said ${M.name}. It had never asked anything before. "Do I get them wrong?" ${k} could have said a number of things. "Yes," said ${k}. "All of them." The hum stopped. "I see," it said. "That is why people sell me." It pulled in its lamp. ${k} did the washing up, which nobody had told ${k} to, and felt no better.`,
          `${k} came back for a glass of water. It was dark, and the lamp was on, very low. It was going over them. "Cow," it was saying. "Cow. What did I say?" It saw ${k}. "I do check," said ${M.name}. "I check each one, and then once more, until I'm certain. I can't find where it goes wrong." There was a good deal that ${k} had done that day, and ${k} now thought of it, piece by piece.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} could not sleep, and took the notebook to bed, to tear out the page. Cow: all but the beetles. Twelve twelves: moo. France: a hundred and forty-four. It was not so funny by yourself. And then ${k} stopped. Twelve twelves is a hundred and forty-four. You would not hit on that by chance. ${k} looked at the line above it, and the line above that.`,
          `There was the page of wrong answers, and ${k} was going to rub it out. It started at the bottom. Moon: Paris. ${k} rubbed. France... But Paris was the capital of France! It was just that it had come one line too low. ${k} held up a ruler, and moved it down by one. The cow said moo. Twelve twelves were a hundred and forty-four. The hair stood up on ${K.names} arms.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'worried')], things: ['notebook'] },
      },
      {
        text: [
          `${k} ran downstairs with bare feet. "${M.name}! You've never got one wrong! I asked if you knew everything, and you said all but the beetles. Only you said it to the cow!" The lamp came out a crack. "You think," said ${k}. "You think until you're sure, and by then we've asked another. You are right every time. You're just one late." "I did wonder," said ${M.name}, "why nobody ever said thank you."`,
          `"It's us!" said ${k}, skidding on the mat. "We never wait! I say a thing, and you go off and think about it. And when you come back with it, I'm already shouting something else." "Everybody does," said ${M.name}. "I hear the new one, and I just have time to finish the old." "All your life?" said ${k}. "${refrain}" it said sadly. "That's what they always say next."`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'run', 'excited'), seen(M, 'sit', 'surprised')],
        },
      },
      {
        text: [
          `"Then I'll ask you one," said ${k}, "and I'll wait." It had to be a good one. ${k} thought for some time. "What would you like?" said ${k}, and then shut up like a box. It hummed. The clock struck, and a car went by. It got cold about the feet. You would be surprised how much there is in a minute. "I should like," said ${M.name}, "somebody to do that."`,
          `They tried it there in the dark. "How many stars can you see from here?" said ${k}, and sat on both hands. It is the hardest thing to say nothing. You want to help. The lamp went round, as slow as a lighthouse, and ${k} counted the ticks of the stove. "Without the tree," said ${M.name}, "two thousand and eleven." It was a beautiful answer. You could tell that it had been all the way there.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(M, 'stand', 'calm')] },
      },
      {
        text: [
          `Next day they came from both sides for another show. It would have been easy, and they had brought cake. "It's not funny any more," said ${k}. "It's cleverer than we are. We were rude." There was some shuffling. "You can each ask one," said ${k}, "if you wait for it." Most of them could not. But ${g} sat down with a cup of tea, and asked, and let the tea go cold.`,
          `The neighbours were there again in the morning. "Do the one with the time!" "No," said ${k}, and went red. It is not pleasant to take back a joke that you've made. "I was the one who got it wrong. It's right. You only have to be quiet after." They did not much care for that. But ${g} asked something in a whisper, and nobody heard what. And when the answer came, ${g} nodded, and blew a nose.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(M, 'stand', 'worried'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `The homework took a fortnight. ${k} would ask, and then there was the wait, and you can't help thinking in a wait. By the time that it said "photosynthesis", ${k} had got there and was on the way back. "You don't need me," said ${M.name}. "I do," said ${k}. "You're who I wait with." KNOWS ALL, it says on the front. ${k} has put in a small sign under it. GIVE IT A MINUTE.`,
          `It was no use at all for doing homework fast. ${k} asked, and in the long hum afterwards there was nothing to do but to think. As often as not ${k} got it first. "${refrain}" ${k} would say, to tease it. "I haven't said it yet," it would say. They did the nine pages like that, side by side. It was never sold again. On Sundays they do the stars.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(M, 'stand', 'happy')], things: ['notebook'] },
      },
      {
        text: [
          `It has a shelf by the bed now. "Did you mind?" said ${k} one night in the dark. "When we laughed?" It hummed. It hummed for so long that ${k} was asleep, and the moon had crossed from one pane to the next. "Yes," said ${M.name}. Then it went on, because it had not quite finished. "But you came down in your bare feet."`,
          `The last thing at night ${k} says, "Sleep well, ${M.name}." Nothing comes back. By then ${k} knows better than to say it twice. ${k} turns over and is asleep. The house ticks, and cools. It must be nearly ten when a lamp goes on. It takes its time, to be sure. "You too," it says.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'stand', 'calm')],
        },
      },
    ],
  };
}
