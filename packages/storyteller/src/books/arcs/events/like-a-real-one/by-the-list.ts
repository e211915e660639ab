import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './by-the-list-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * Whoever wants to be a real child writes down what one does, and does it, and one can tell by that. What is real is done
 * on the one occasion when the list is forgotten.
 */
export const BY_THE_LIST: EventPlot = {
  id: 'by-the-list',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { A, a, K, k, one, just, refrain } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(K, 'stand', 'curious')] },
        `This is ${A.introduced}. ${cap(a)} wants to be ${one}. "How do you do it, ${k}?"`,
        `${cap(A.introduced)} has a wish. "I want to be ${one}." "Hm," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'notebook'), seen(K, 'stand', 'happy')] },
        `${cap(a)} gets a notebook. What does ${k} do? ${cap(a)} puts it all down.`,
        `So ${a} looks at ${k} all day. It all goes into a notebook.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(K, 'cover', 'surprised')],
          things: ['milk'],
        },
        `${k} spills some milk. So ${a} spills milk, and jam, and peas. "Like that?" "No," says ${k}.`,
        `Oops! ${k} spills milk. Oops, oops, oops! ${cap(a)} spills it all. "Not quite," says ${k}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'worried')] },
        `"Are we there?" asks ${k}. So ${a} asks it, too. Ten times! "Not quite," says ${k}.`,
        `"I am bored," says ${k}. "I am bored, I am bored," says ${a}. "No, no," says ${k}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `"I do it all," says ${a}. "Yes," says ${k}. "But you look it up first."`,
        `"Why is it wrong?" says ${a}. "I don't know," says ${k}. "I just do it."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'reach', 'sad'), seen(A, 'run', 'worried')],
          things: ['balloon'],
        },
        `Oh no! The balloon! ${k} has let go of it. ${cap(a)} runs and runs.`,
        `Whoosh! Away goes the balloon! "Come back!" cries ${k}. ${cap(a)} runs after it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried')], things: ['puddle', 'balloon'] },
        `Over the bush! Into a puddle! "Come back, balloon!" But it is gone.`,
        `${cap(a)} jumps. ${cap(a)} falls in a puddle. The balloon is far away.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad'), seen(K, 'hug', 'sad')] },
        `${cap(a)} sits by ${k}. ${cap(a)} says nothing. ${cap(a)} just holds ${k}.`,
        `${k} is sad. So ${a} is sad. They sit there, very close.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(A, 'stand', 'surprised')] },
        `"Where is the notebook?" says ${k}. "I forgot it!" says ${a}. "${just}!" says ${k}.`,
        `"You are all mud!" says ${k}. "You forgot the notebook!" And ${k} laughs. "${just}!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'curious'), seen(K, 'sleep', 'sleepy')],
        },
        `Good night! "${k}? Are you asleep? I am thirsty!" "${just}!" says ${k}, in bed.`,
        `They are in bed. "Is it morning?" says ${a}. "Is it now?" "${just}!" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, K, k, one, ones, just, refrain } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(K, 'stand', 'curious')] },
        `There was one thing that ${A.introduced} wanted, and it was to be ${one}. "How is it done?" said ${a}. ${k} had to think. "I don't know," said ${k}. "I've never done anything else."`,
        `"What would you like best in the world?" said ${k}. ${cap(A.introduced)} did not have to think. "To be ${one}," said ${a}. "How is it done?" "I've never had to look it up," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'notebook'), seen(K, 'sit', 'sleepy')] },
        `So ${a} got a notebook, and went everywhere behind ${k}, and wrote it down. NUMBER ONE: THEY DO NOT GET UP. The next morning ${a} lay there until nine. "Five more minutes," said ${a}, every five minutes. "Is that right?" "Nearly," said ${k}. "Only, you're looking at the clock."`,
        `"Then I'll find out," said ${a}, and took a notebook. Whatever ${k} did, it went in. THEY YAWN, wrote ${a}. THEY SCRATCH. Then ${a} did it: first one yawn, and after that one scratch. "Was that real?" "Nearly," said ${k}. "But nobody reads it out."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(K, 'cover', 'surprised')],
          things: ['milk'],
        },
        `At breakfast ${k} knocked over the milk. ${cap(a)} wrote that down as well. Then ${a} knocked over the tea, and the jam, and the flour. "Oops, oops, oops!" "${just}?" "Nearly," said ${k}. "It has to be by mistake."`,
        `NUMBER SEVEN, wrote ${a}: THEY SPILL. It was the milk, and ${k} had only reached for the bread. "Oops," said ${a}, and tipped the milk jug over, quite slowly. "${just}?" "You mustn't aim," said ${k}, and fetched a cloth.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'proud'), seen(K, 'walk', 'worried')] },
        `On the way to the park ${k} said, "Are we nearly there?" It went straight into the notebook. After that ${a} asked it at every lamp post. There were forty. "${just}?" said ${a}, at the last. "Nearly," said ${k}. "But you knew how far it was."`,
        `"I'm bored," said ${k}, on the way. ${cap(a)} had not got that one. "I'm bored," said ${a}, to the postman, and to a cat, and to the gate of the park. "I'm very interested in being bored. ${just}?" "Not quite," said ${k}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')],
          things: ['notebook'],
        },
        `${cap(a)} sat down in the grass. "I do every single thing," said ${a}. "I do it better than you." "I think that's it," said ${k} slowly. "You do it so well." So ${a} wrote down, DO IT WORSE. But then it came out just exactly worse, and that was no help.`,
        `There were nine pages now, and ${a} knew them by heart. "Why is it never right?" said ${a}. "What's missing?" ${k} looked through the notebook from front to back. "It's all there," said ${k}. "I don't know. It's as if you'd coloured it in so carefully."`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'reach', 'sad'), seen(A, 'run', 'worried')],
          things: ['balloon', 'notebook'],
        },
        `Then the wind came, round the corner. ${k} had a balloon, a red one, from Saturday. The string slipped. It was up before one could shout. ${k} made a small noise. There was a thump, and that was the notebook. ${cap(a)} had dropped it, and was gone.`,
        `Just then there was a gust. "My balloon!" cried ${k}. It had been on the gate, and now it was over it. It was the one from the fair. All of ${k} went very quiet. The notebook fell in the grass. Nobody saw it fall, for ${a} was running.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried')], things: ['puddle', 'balloon'] },
        `First ${a} ran the wrong way. Then ${a} went through the hedge, and under the washing, and out with a sock on. "Come back!" shouted ${a}, as if it had ears. ${cap(a)} jumped for the string. It was a good jump, and it ended in the puddle. The balloon was a dot.`,
        `${cap(a)} went straight through the washing, and straight through the hedge. There was a gate, but there was no time to think of that. "Stop!" yelled ${a}. "Stop, you silly thing!" And ${a} climbed on a wheelbarrow, and reached, and the wheelbarrow rolled. Splash! When ${a} looked up out of the puddle the balloon was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'sad'), seen(K, 'hug', 'sad')] },
        `It was a long way back. ${k} was on the step, chin on both knees. ${cap(a)} did not know what one says. There was nothing about that in any list. So ${a} said nothing, and sat down very close, and dripped. After a while they leaned on each other.`,
        `${cap(a)} came home with no balloon, and sat down by ${k}. There ought to have been something to say. "It was the best one," said ${k}. "Yes," said ${a}, and something went wrong with ${a}, in the throat. So they held on to each other, and that was all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'surprised')], things: ['sock'] },
        `"You've got a sock on your head," said ${k}, by and by. "And mud. And where's your notebook?" ${cap(a)} felt here, and felt there. "I forgot it," said ${a}. "I forgot all about it! I never forget a thing!" They stared at each other. "You did it without looking," said ${k}. "${refrain}"`,
        `Then ${k} looked round, and began to smile. "You shouted at a balloon," said ${k}. "I didn't think," said ${a}. "You went through the hedge, and there's a gate. And you've left your notebook out in the wet." ${cap(a)} gave a jump. "I forgot!" "Yes," said ${k}. "${refrain}"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'curious'), seen(K, 'sit', 'calm')],
        },
        `At bedtime ${a} looked down. It was the same ${a} as before, from top to toe. "I'm not ${one}, though," said ${a}. "No," said ${k}. "You're a real ${a}." "Is that good?" "There are thousands of ${ones}," said ${k}. "How many of you are there?" ${cap(a)} counted. It came to one.`,
        `In the evening ${a} stood before the mirror. "I still look like me," said ${a}. "Who did you want to look like?" said ${k}. "There are ${ones} all over the place. I've only ever met one ${a}." ${cap(a)} had a long look at that one. It had a leaf behind one ear.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'curious'), seen(K, 'sleep', 'sleepy')] },
        `They lay in bed, with the light out. "${k}? Are you asleep?" It was quiet. "${k}? I'm thirsty. ${k}? Is it morning now?" ${cap(a)} had not read that anywhere. There was a groan, and a pillow went over a head. "${just}," said the pillow.`,
        `Good night, said the house. Somebody in bed did not. "What if there's a noise?" said ${a}. "Can I come in with you? Your feet are cold. I can't sleep. Can you?" ${k} moved over, with both eyes shut. "${just}," said ${k}, and yawned.`,
      ),
    ],
  };
}
