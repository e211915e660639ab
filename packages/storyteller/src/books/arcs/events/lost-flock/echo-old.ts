import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** As it is told at eight: one can stay with the voice that always agrees. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, pack, left, L, l } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(A, 'walk', 'curious')] },
        left
          ? `What you see of the world in a ${pack} is the tail in front. ${A.introduced} had seen it all the way over eleven hills. "Couldn't we go left for once?" ${a} asked ${L.introduced}, who was the tail. "We're going right," said ${l}. "But why?" "Because we are," said ${l}. And at the next bend ${a} left them.`
          : `There were so many in the ${pack} that nobody ever got to the end of a sentence. "You're holding us up," said ${L.introduced}, who walked in front of ${A.introduced}. "What is it now?" It was a frog, and it could jump over its own puddle. "We're not stopping for a frog," said ${l}. ${a} stopped, and only for a moment. When ${a} looked up there was a path, and no one on it.`,
        left
          ? `They had quarrelled, and it was about nothing. "We all go right here," ${L.introduced} had said. "I don't see why," said ${A.introduced}. "You don't have to see why. You have to keep up." And so ${a} had stopped keeping up. It's quite easy to leave a ${pack}. You stand still, and it goes on.`
          : `They had quarrelled, and it was about a frog. "Come on," ${L.introduced} had said. "It's only a frog." "It's not only anything," said ${A.introduced}. "Then stay and marry it," said ${l}, and went round the bend after the rest of the ${pack}. ${a} waited a bit, so as not to seem to run. And after the bend there was nobody, and three ways to go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried')] },
        left
          ? `The left was all that you could wish. There was a valley, with a waterfall at the end of it. ${a} ran in front, and there was no one to catch up with. By noon it had struck ${a} that there was no one to catch up at all. "Look at that!" ${a} said, at the waterfall, and turned round. It was the turning round that did it.`
          : `A hill is a big thing to have to oneself. ${a} tried the first way, and it ended in a bog. The second way ended in a view. There were hills in it as far as the sky, and on none of them was there one single tail. "They'll miss me soon," said ${a}. "They'll miss me when they count." Then ${a} remembered that it was ${a} who did the counting.`,
        left
          ? `At first it was splendid. ${a} went where the nose went, and ate when it was hungry. But in the afternoon a thing happened that was really funny, with a hat and a goat. ${a} laughed until it hurt, and turned to see who else was laughing. After that it wasn't so splendid. It got cold early, too. You don't notice, in a ${pack}, that there's a wind.`
          : `"Good," said ${a}. "Now I can look at things." For an hour ${a} looked at things. There was a beetle with a blue back, and you would have liked to say so. There was a cloud like ${l}. It got cold, and it turned out that in a ${pack} you only ever feel half of a wind. "I could go and find them," said ${a}. It was only a matter of where.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'curious')] },
        `${B.introduced} had been watching somebody sit on a stone. "I'm on my own," said ${a}, as if it were a thing that you do on purpose. "So I see," said ${b}. "Do you like it?" ${a} thought of saying yes. "Not any more," said ${a}. "Then call them. I'll help you to listen. You can't shout and hear at the same time, and I've got good ears."`,
        `"That's my stone," said ${B.introduced}, not crossly. ${a} moved over, and they sat on it together. It came out by and by, the quarrel and all. "I'd go back," said ${a}, "but I don't know where back is. And they might not want it." "There's one way to find out," said ${b}. "You've got a voice. I'll be the ears."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'curious')] },
        `It took some courage. "${refrain}" called ${a}, and it went away over the valley. They held their breath. And then it came, from the tall hill, and it was in the very tone that ${a} had used. "${refrain}" "They're there!" said ${a}. "And they're looking for me! Did you hear how sad it sounded? They're sorry."`,
        `"${refrain}" It rolled over the hills and was gone. Nothing. Then, clear as a bell, somebody answered from across the valley. "${refrain}" ${a} could not stand still. "They're asking," said ${a}. "They're as lost without me as I am without them! I'd know that voice anywhere." And in a way that was quite true.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'happy'), seen(B, 'think', 'curious')] },
        `It was the nicest talk that they had ever had. "I'm sorry!" called ${a}. "I'm sorry!" it came back, at once. "It was my fault!" "My fault!" ${a} had never heard ${l} give in so fast. "Stay where you are!" "Stay where you are!" So both of them stayed where they were. After an hour ${b} asked, quite gently, which of them was supposed to move.`,
        `${a} called over all the things that you can't say from close to. "I didn't mean it!" "Didn't mean it!" said the hill. "You may go first!" "You may go first!" It was strange how they agreed. "Then come!" "Then come!" Nobody came. "They're being polite," said ${a}. ${b} was listening with all of ${B.names} face, and had begun to look worried.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'determined'), seen(B, 'run', 'worried')], things: ['rock'] },
        `They climbed up to it in the end. It took until the light was yellow. On the tall hill there was nothing but rocks, with their backs to the wind. "Hello!" shouted ${a}. "Hello!" It came from the other side now, from the stone where they had been sitting. "They've gone to meet me!" said ${a}. But it didn't sound so sure.`,
        `So they went there, down through the bog and up among the rocks. "Hello!" shouted ${a} at the top, and got the answer from behind. It came from the very place that they had left. They looked across. They could see the stone, quite small. There was nobody on it, and there was nobody round it. It went cold all down ${A.names} back.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'worried'), seen(A, 'stand', 'angry')] },
        `"Shout something that they would never say," said ${b}. "Shout soup." "Soup!" It was silly, in that light. "Soup!" said the hill. ${b} looked at the ground. "It's you," said ${b}. "It has been you all day. It's your own voice, it goes over there and comes home." ${a} was so angry that ${b} took a step back. "You might have let me keep it until morning," said ${a}.`,
        `${b} would have given a good deal not to say it. "It has never told you anything," said ${b}. "It has never said one word that you hadn't said first. Try it with porridge." "Porridge!" They listened to it come back. It took its time. "So nobody's sorry," said ${a}. "Nobody's looking for me at all." And ${a} would not look at ${b} either, not for a long while.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'calm')] },
        `The sun sat on the edge. You could have stayed up there. There would always have been somebody to talk to, and it would have been of the same opinion. ${a} thought about that. "${l} would never have said that it was ${l}'s fault," said ${a}, after a time. "${l} says, come on, you're holding us up." It was odd to miss exactly that. "Ask once more," said ${b}, "and listen for what you don't want to hear."`,
        `"I liked it," said ${a}, when it was nearly dark. "It thought just what I think." "Yes," said ${b}. "That's how you can tell." There was a choice in it, if you looked. You could have the voice that always agreed, every day, for nothing. Or you could call again and wait for the other sort. "They'll only say that I'm late," said ${a}, and stood up, and breathed in.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'excited')] },
        `"${refrain}" It went out over four valleys. "${refrain}" said the tall hill, faithfully, and fell silent. ${a} didn't move. ${b} was all ears, with both eyes shut. And then there was a scratch in the quiet, no thicker than a thread. "Down by the river! And hurry up! We've been shouting ourselves hoarse!" "That," said ${a}, "was not me."`,
        `It was the loudest that ${a} had ever called. "${refrain}" The hill gave it back, with all its might, and it was over. They waited. A star came out. And then ${b} gripped hold of ${a}. "There!" It was very far and very small. "By the river! You're late! What do you mean by it?" Never had anything so rude sounded so beautiful.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(L, 'run', 'happy')] },
        left
          ? `They ran into each other half way, in the heather, and both sat down. "You left," said ${l}. "You wouldn't look," said ${a}. "No," said ${l}, and that was as far as it went. But then ${l} coughed. "So what was there? On the left?" "A waterfall," said ${a}. "I've got nobody to show it to." "We might go by there tomorrow," said ${l}, "if we get up in time."`
          : `They ran into each other half way, in the heather, and both sat down. "You stopped," said ${l}. "You didn't," said ${a}. Neither of them said that it was their fault, and it didn't sound at all like the hill. "There was no one to do the counting," said ${l}, and coughed. "It came out different every time. What could it do, that frog?" "I'll show you tomorrow," said ${a}.`,
        left
          ? `${l} got there first, as always, and stopped short. "We went on for a mile," said ${l}, "before anybody said why. Nobody asks why when you're not there. It was dreadful." The rest came up behind, and everybody had to smell everybody. "I still think that it should have been left," said ${a}. "It should have been right," said ${l}. And they went down to the river, arguing.`
          : `${l} got there first, as always, and stopped short. "Nobody held us up," said ${l}. "We got there an hour early, and it was all just grass. I kept looking round to say come on." The rest came up behind, and everybody had to smell everybody. "It really was only a frog," said ${a}. "Nothing's only anything," said ${l}, rather gruffly. "Come on."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'calm'), seen(L, 'sleep', 'sleepy'), seen(B, 'sit', 'happy')],
        },
        `They slept in a heap, with ${b} in the middle, as the guest. It was crowded, and somebody had cold feet. "You're lying on my foot," said ${l}. "You're lying on mine," said ${a}. Far away, on the tall hill, there was nobody at all. "Good night," ${a} called across to it. "Good night," it said, at once. It thought just the same.`,
        `There wasn't much room, and what there was had feet in it. "Move over," said ${l}. "You move over," said ${a}. ${b} lay between them, and was quite warm. Just before they slept ${a} looked up. "${refrain}" ${a} whispered, out into the dark, to see. Nobody over there had heard it. "Here, of course," said ${l}. "Where else? Go to sleep."`,
      ),
    ],
  };
}
