import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { inPlace, settingOf } from '../the-one.ts';

const REFRAINS = [
  'Nobody here',
  'There is nobody here',
  'Not here',
  'Nobody at all',
  "I'm not here",
  'Only a tree',
  'No, nobody',
  'Nobody at home',
  'Just the tree',
  'Nobody behind here',
  'No one here',
] as const;
const TITLES = ['behind the tree', 'nobody here', 'back to back', 'whose foot is that', 'two behind one tree'];

/** Who is shy, and who else is: the child, or beside the child another one. */
const parts = ({ A, K, company, chance }: Going): { readonly A: Figure; readonly S: Figure } => ({
  A,
  S: A === K ? company.person(chance.pick(...['Robin', 'Noor', 'Sal'].filter((each) => each !== K.name)), 'child') : K,
});

const outside = (going: Going): SettingName => {
  const at = settingOf(going, 'garden');
  return /^(?:forest|garden|playground|farm|jungle|street)$/.test(at) ? at : 'garden';
};
const whereOf = (going: Going): string => (/\bcircus\b/.test(going.raw) ? ' beside the circus' : inPlace(going, ''));

/** Two who are shy are behind the same tree, and go round it; back to back one can talk. */
export const SHY: EventPlot = { id: 'shy', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { A, S } = parts(going);
  const [a, s] = [A.name, S.name];
  const refrain = `${chance.pick(...REFRAINS)}!`;
  const at = whereOf(going);
  const where = at && ` It stands${at}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: outside(going), camera: 'wide', actors: [seen(A, 'hide', 'shy')], things: ['tree'] },
        `Here is ${A.introduced}. People come! Behind the tree goes ${a}.${where} "${refrain}"`,
        `This is ${A.introduced}. Somebody comes! Quick, behind the tree!${where} "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious')], things: ['ball'] },
        `All the children play with a ball. ${a} wants to play. "${refrain}"`,
        `The children have a ball. ${a} looks out, just a bit. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy')], things: ['bucket'] },
        `${a} says hello to a bucket. "Hello, bucket!" That goes well.`,
        `${a} wants to learn it. "Hello, bucket," says ${a}. It is not hard with a bucket.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'shy')] },
        `Now a boy comes by. "Hel," says ${a}. No! Back behind the tree. "${refrain}"`,
        `A girl comes by. "Hel," says ${a}. Quick, back to the tree! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['boots'] },
        `What is that? A foot, in a boot! It is not ${A.names} foot.`,
        `Oh! There is a boot behind the tree. Whose foot is that?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `${a} goes round to see. The boot goes round too. ${a} goes back. The boot goes back.`,
        `Round goes ${a}. Round goes the boot. Back goes ${a}. Back goes the boot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(S, 'stand', 'shy')] },
        `One step back, two steps back. Bump! It is a back. "${refrain}" says the back.`,
        `${a} walks backwards. Bump! Somebody is there, back to back. "${refrain}" says Somebody.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'shy')] },
        `"Are you shy?" says ${a}. "Yes," says ${S.introduced}. They do not look. They talk and talk.`,
        `It is ${S.introduced}. "I am shy," says ${s}. "Me too," says ${a}. They sit back to back, and talk.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'shy'), seen(S, 'wave', 'shy')] },
        `Then they turn round, with one eye. "Hello," says ${s}. "Hello," says ${a}. It goes well.`,
        `One eye looks round. One eye looks back. "Hello!" says ${a}. "Hello!" says ${s}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'hide', 'happy'), seen(S, 'hide', 'happy')],
          things: ['tree'],
        },
        `Somebody comes! Quick, behind the tree, both of them. "${refrain}" And the tree laughs.`,
        `"Who is behind the tree?" "${refrain}" say ${a} and ${s}. And they laugh and laugh.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, S } = parts(going);
  const [a, s] = [A.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  const where = whereOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: outside(going), camera: 'wide', actors: [seen(A, 'hide', 'shy')], things: ['tree'] },
        `${A.introduced} never knew what to say to people. There was a thick tree${where}. If anybody came ${a} got behind it. If they asked, "Is anyone there?" ${a} always answered. "${refrain}," said ${a}.`,
        `The best place${where} was behind the big tree. ${A.introduced} knew every inch of it. People came, and ${a} went, round to the other side. "${refrain}," said ${a}, if one of them looked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious')], things: ['ball'] },
        `On the grass they were playing with a red ball. ${a} knew all the rules by now. You can learn a lot from behind a tree. But to play you have to say hello first. "${refrain}," sighed ${a}.`,
        `The others played ball on the grass every day. ${a} watched with one eye, and laughed without any noise. Nobody saw. Once the ball rolled past. "${refrain}," ${a} told it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy')], things: ['bucket'] },
        `It had to be learned. So ${a} began with a bucket. "Hello, bucket," said ${a}. "Nice day." It went very well. Then ${a} said hello to a snail, and the snail went in.`,
        `"I'll practise," thought ${a}, and looked for somebody easy. There was a bucket. "Hello," said ${a}. "How are you?" The bucket didn't stare. It was a good bucket.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'shy')] },
        `Then came a real person, with a dog. ${a} stepped out. "Hel," said ${a}, and went hot all over. There was the tree, thank goodness. "${refrain}," said ${a}, from behind it.`,
        `After that ${a} tried it on the postman. "Hel," said ${a}. The postman turned round, with his whole face. It was too much face. ${a} was back at the tree in three steps. "${refrain}."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['boots'] },
        `There ${a} stood, and got cool again, and looked down. There was a boot. It was yellow, and it stuck out on the other side. There was a leg in it.`,
        `It was then that ${a} saw the boot. It was small and yellow, and it was not there by itself. Somebody was standing in it, on the far side, as still as anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `${a} went a bit to the left, to see who it was. The boot went a bit to the left. ${a} went to the right. So did the boot. They went all the way round, twice, and never met.`,
        `Very softly ${a} crept round the tree. Very softly the boot crept round as well, and was always just gone. ${a} stopped. It stopped. "It's even more shy than I am," thought ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(S, 'stand', 'shy')] },
        `"If I go backwards," thought ${a}, "then I needn't look." It was a good idea. Somebody else had just had the same one. Bump! They stood there, back to back. "${refrain}," said a small voice.`,
        `So ${a} turned about, and went backwards, one foot behind the other. Bump! There was another back. It was warm. Neither of them moved. "${refrain}," said the other back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'shy')] },
        `"That's what I always say," said ${a}. "So do I," said the voice. "I'm ${s}." They slid down and sat, each looking the other way. And they talked, as you can if nobody looks.`,
        `"Are you shy?" asked ${a}, over one shoulder. "Very," said the voice. "My name's ${s}. I come here to hide." "So do I!" said ${a}. They sat down with the tree on one side. It was quite easy, back to back.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'shy'), seen(S, 'wave', 'shy')] },
        `They talked about buckets, and what to do with your arms. "Shall we look?" said ${s}. "On three," said ${a}, "and only one eye." One, two, three. There was an eye. It was a nice one. "Hello," they said.`,
        `After an hour they had told each other nearly everything. "I don't know what you look like," said ${s}. ${a} turned round by a quarter. ${s} turned round by a quarter. "Hello," said ${a}, and it came out whole.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'ball'), seen(S, 'stand', 'happy')], things: ['ball'] },
        `Then the red ball came rolling by. "You get it," said ${s}. "You," said ${a}. So they went together, backwards, and rolled it to the others. "Thanks! Do you want to play?" they called. "Yes," said two voices, rather small.`,
        `A ball rolled up, a red one. "Can you throw it here?" called the others. ${a} looked at ${s}. They each took one side of it. It is only half as hard with two. "Come and play!" somebody shouted.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'hide', 'happy'), seen(S, 'hide', 'happy')],
          things: ['tree'],
        },
        `They played until it was dark. But if it got a bit too much there was the tree. "Is anyone there?" called the others. "${refrain}," said the tree, and giggled, on both sides.`,
        `They still go behind it, when they want a rest from people. There's room for two. "Who is behind that tree?" "${refrain}," say ${a} and ${s}. You never heard such a cheerful nobody.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { A, S } = parts(going);
  const [a, s] = [A.name, S.name];
  const refrain = chance.pick(...REFRAINS);
  const where = whereOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: outside(going), camera: 'wide', actors: [seen(A, 'hide', 'shy')], things: ['tree'] },
        `Everyone said that about ${A.introduced}. "Oh, so shy," they said, and said it out loud, which did not help. There was a tree${where}, a good thick one. That was where ${a} spent most of the time. If anybody came by and said, "Who's there?" it would have been rude not to answer. "${refrain}," said ${a}.`,
        `It wasn't that ${A.introduced} did not like people. ${a} liked them very much, from a certain distance, and with a tree in between. The tree stood${where || ' at the edge of the grass'}. It was as wide as a wardrobe. Now and then someone would call, "Is there anybody behind that?" "${refrain}," said ${a}. You have to say something.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious')], things: ['ball'] },
        `On the grass they played a game with a red ball, every afternoon. ${a} knew it better than any of them. ${a} could have told them that the tall one always threw left. ${a} had a whole plan for it, with arrows, and no one to give it to. To give somebody a plan you have to walk out across all that grass. It is about forty steps, and they would all be looking.`,
        `There was a game that they played out there, with a red ball and a great deal of shouting. ${a} was the only one who had seen every single match. The short ones kept losing, and ${a} knew why. It was so simple. You only had to stand on the other side. It would have taken four words. But the four words were over here, and the short ones were over there.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy')], things: ['bucket'] },
        `In the winter ${a} practised, on a bucket. "Hello," said ${a}. "I couldn't help noticing your game." The bucket took it well. By February they were getting on so nicely that ${a} was almost sorry to leave it. The next step up was a hen. "Hello," said ${a}, and the hen looked, first with one eye, and then with the other one. "${refrain}," said ${a}.`,
        `A book in the library said that you should begin with something small. ${a} began with a bucket, and went on to a gate. "Good afternoon," said ${a} to the gate. "It's about the throwing." There is nothing like it, to say a thing right to the end. Then a robin sat down on the gate, and put its head on one side, and waited. "${refrain}," said ${a}, and had to go home.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'shy')] },
        `On the first of March ${a} walked out. It went well for eleven steps. Then somebody looked up, and then they all did, and there were so many eyes in it. ${a} had not known that a face could weigh so much. "Hel," said ${a}. "What did you say?" they shouted, quite kindly. It was the kindness that finished it. "${refrain}," said ${a}, from behind the tree, with a heart like a drum.`,
        `Then it was the day. ${a} had all the words ready. At the twelfth step the ball stopped. Everyone turned round, as people do. They were smiling, too. That made it worse. It was all for ${a}, and something would have to be done with it. "Hel," said ${a}. It was as far as it would go. There was the tree, as broad as ever. "${refrain}," it said, rather out of breath.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['boots'] },
        `It was a while before ${a} could look at anything. What there was to look at was a boot. It was yellow, and it stuck out from the far side of the tree. It must have been there all the time. There was a blade of grass growing up over the toe. Nobody stands as still as that who isn't very good at it.`,
        `When the world had cooled down ${a} noticed a boot. It was round on the other side, a yellow one, with somebody in it. There had always been something yellow about that side. It had looked like a dandelion. It had not moved for so long that a snail was going over it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `${a} leaned left, by the width of a hand, to see. The boot drew in. ${a} went to the right. It was gone from there as well. Then they both went round, quicker and quicker. There was never more than a bit of yellow, going out of sight. It was like looking for your own back. ${a} knew every one of those steps. There was only one other person in the world who could walk like that.`,
        `There was only one way to find out. ${a} crept round. The boot crept round. ${a} waited, and it waited. ${a} put out one ear, and saw, at the other edge, the tip of another ear, going in. Three times they went about that tree, and neither of them trod on a twig. "It's somebody who doesn't want to be seen," thought ${a}. "Oh," thought ${a} then. "Oh, I see. Poor thing."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(S, 'stand', 'shy')] },
        `What would anybody want who was hiding there? Not to be looked at. So ${a} turned round, and shut both eyes to be quite sure, and walked backwards. It was the politest thing that ${a} could think of. Somebody else had thought of it too. Bump. It was a back, and it was shaking a little. "${refrain}," it said.`,
        `There was a choice now. The boot could be left in peace. It was what ${a} had always wished that people would do. Or was it? ${a} looked at the grass, where they were all so loud and so far off. Then ${a} turned away, and began to go backwards, so as not to stare. Bump. "${refrain}," whispered somebody, between the shoulders.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(S, 'sit', 'shy')] },
        `"No," said ${a}. "Nor here." It was the first joke that ${a} had ever made aloud, and there was a snort. "I'm ${s}," said the back. "I've been coming since the autumn. I thought that you were part of the tree." They slid down until they were sitting. It's not at all like talking. It's more like thinking, only that somebody answers. They went on until their feet were asleep.`,
        `"That's my line," said ${a}. It was easy! It just fell out. There was no face there to stop it. "I'm ${s}," said the other. "I say hello to a drainpipe. Do you do that?" "A bucket," said ${a}. They had to hold on to each other, backwards, for laughing. Nobody had told them that it's only the front of people that is so difficult.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'shy'), seen(S, 'wave', 'shy')] },
        `It turned out that ${s} had seen every match as well, but from the other side. "The tall one throws left," said ${a}. "And the small ones always stand on the right," said ${s}. "They've only got to..." "Stand on the other side!" they said. It was the same plan. They had both carried it about for a year. "We ought to tell them," said ${s}. Then neither of them said anything.`,
        `"Do you watch the game?" said ${a}. "Always," said ${s}. "They stand wrong." "I know! I've got a plan of it." "Mine has arrows," said ${s}. They each put one over a shoulder, and they were the same plan. Slowly, by quarters, as if something might go off, they turned round. It was just a face. It was as red as ${A.names}. "Hello," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(S, 'walk', 'determined')], things: ['ball'] },
        `In the end it was done backwards. They came out across the grass, both of them, with their backs to everyone, forty steps. It must have looked very odd. When they could hear breathing they stopped. "Stand on the other side," they said, to the tree. There was a silence. Then somebody said, "Which of us?" and somebody else said, "Oh! Oh, they're right, you know!"`,
        `"You say the first two words," said ${s}, "and I'll say the others." They walked out shoulder to shoulder. All the faces came up, as heavy as before, but this time there was half of it each. "Stand on," said ${a}. "The other side," said ${s}. It was all said, to the very end. The small ones looked at each other, and went and stood there. They won, for the first time since the summer.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'hide', 'happy'), seen(S, 'hide', 'happy')],
          things: ['tree'],
        },
        `They are asked about everything now, and they answer, mostly. They're still shy. It isn't a thing that goes off, like a cold. When it gets too much there is the tree, and it has two sides. "Is there anyone behind that?" people call. "${refrain}," it says, in two voices, and then it laughs till the leaves shake.`,
        `You may see them out on the grass, most days, for about an hour. After that they've had enough of faces, and go in behind the trunk to cool. You have to knock. "${refrain}," says one of them. "But do come round," says the other. "Backwards, if you don't mind."`,
      ),
    ],
  };
}
