import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { ofSmall, REFRAINS, TITLES } from './tracks-parts.ts';

/** The same day for children of 8 and more: the letter cannot be written twice, and the wind keeps things. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'snow', camera: 'wide', actors: [seen(A, 'look-up', 'sad'), seen(K, 'stand', 'curious')] },
        `There are nine of them, if anybody asks. Eight were in the air that morning, going round the barn in pairs, with the frost smoking off their backs. It was the day before Christmas. The ninth stood in the snow with its legs straight down, like a table. "That's ${A.introduced}," the stable people said to ${K.introduced}, who had brought a letter for the sleigh. "Runs like the wind. Can't get a foot off the ground.${ofSmall(going, `Too small for the sleigh, if you ask us.`)}"`,
        `The day before Christmas is a working day for reindeer. They fly round the barn, and over it, and once through it, to get their legs loose. ${K.introduced} had come with a letter for the sleigh, and watched them with an open mouth. Only one had stayed down. It was ${A.introduced}, who was the youngest. "I do just what they do," said ${a}. "I've looked at it from every side. They let go of the ground. Mine won't let go of me.${ofSmall(going, `They say I'm too small for the sleigh. I've looked at that, too. It's true.`)}"`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(A, 'run', 'determined'), seen(K, 'point', 'surprised')],
          things: ['letter'],
        },
        `The letter had taken ${k} four weeks. There was no list in it. It was of a different kind, and nobody could have written it twice. Up there the wind takes what it likes, and it doesn't bring things back. It took the letter. "No!" cried ${k}. But ${a} was past already, head down, all across the white field. It was hardly over the fence when ${a} had it. "You can't fly?" said ${k}, holding on to it with both hands. "You nearly do."`,
        `What happened next took as long as a sneeze. A gust came over the hill, took the letter out of ${K.names} hand, and went off with it. It was no ordinary letter. It had been begun in summer, and no one had helped, and there was only the one. "My letter!" shouted ${k}. There was a spray of snow, and ${a} was a dot, and then ${a} was back. The letter was warm and a bit chewed. "If it gets over the ridge, it's gone," said ${a}. "The wind keeps things."`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(A, 'jump', 'determined'), seen(K, 'cheer', 'excited')] },
        `${k} thought that it could not be so hard to teach. "You've got the speed," said ${k}. "You only lack the end of it. I'll give the word." They marked a line. "${refrain}" ${a} came thundering up to the line, and leapt, with four legs out and a look of great purpose. Plop. They went to see. There was a hole in the snow in the exact shape of a reindeer, down to the eyelashes.`,
        `"Somebody ought to time you," said ${k}. "It's a matter of when." So ${k} stood at the fence, with one arm up, as they do at races. "${refrain}" The arm came down. So did ${a}. There was a moment in between that was almost promising. Afterwards there was a hole, a metre deep, with two branching holes for the antlers. "I was thinking of my left hind foot," said ${a}, out of it. "It's the one that sticks."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried'), seen(K, 'cheer', 'excited')], things: ['rock'] },
        `After that they tried a rock. From a rock, ${k} said, you are partly there. ${a} climbed up, and counted the feet, and bent all the knees in order. "${refrain}" It was a bigger plop, because of the height. They tried it with eyes open and they tried it with eyes shut. An old reindeer came down beside them, as light as a leaf, and looked at the holes. "How do you do it?" asked ${k}. "Do what?" said the old one, and was gone.`,
        `"Then we'll cheat a bit," said ${k}. There was a rock in the field, as high as a table. From up there it only needed the one half, since ${a} would be off the ground to begin with. "${refrain}" shouted ${k}. It turned out that the ground had been waiting. The oldest of the eight landed next to the hole, without a sound, and peered in. "What's it doing?" it asked. "Learning to fly," said ${k}. "Is that something you learn?" it said, and went back up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(K, 'shout', 'worried')] },
        `All afternoon they worked at it. "${refrain}" called ${k}, till it was just a squeak. ${a} tried with rage, and ${a} tried with hope. ${a} thought about flying so hard that it hummed. By four o'clock there were nineteen reindeer in that field, and eighteen were holes. "It's the thinking," said ${k}, who was too tired to mean anything by it. "You'd think that all that thinking would weigh less."`,
        `They went at it by the book, though there is none. They tried the long run, the short run, and the run with a turn in it. "${refrain}" The word was by now more of a cough. ${a} was shaking, from the nose to the tail, with wanting it. There was hole after hole, a whole herd of them, all looking the same way. "Nobody can have tried as hard as that," said ${k}. "No," said ${a}. "I have beaten them at trying."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['star'] },
        `Then it was dark, and there were bells in the yard. The eight were being buckled in, two by two. "They leave at seven," said ${a}. "There's a ninth place. It's in front, and there's a strap hanging from it." ${k} could think of nothing to say that was any use, so ${k} said nothing, and leaned. After a while they got up to go home, the short way, across the field.`,
        `The stars came out. Over at the barn somebody was polishing the runners, and a bell rang when it was hung up. "Every year there's an empty strap, at the very front," said ${a}. "They leave it for the next one. I suppose that it can be empty for another year." It was no good telling ${a} that it didn't matter. It did. They set out for the barn, straight over the field, side by side.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'surprised'), seen(A, 'stand', 'curious')],
        },
        `In the moonlight you could see every mark of the day. There was where ${k} had stood and shouted. And there ${a} had gone after the letter, hoof, hoof, hoof. And then ${k} walked three steps further, and stopped, and went back. The marks were there. Then they weren't. It was quite clean for ten long steps. After that they began again. "That's odd," said ${a}. "I must have been careful."`,
        `They came to the first marks of all, and because they were too sad to talk they followed them. You can learn a lot from hoof marks. Here ${a} had started. Here ${a} had been going so fast that there was only one mark where there should be four. Here there was no mark. ${k} bent down and felt with a hand. The snow had not been touched, not with so much as a toe. Ten steps on there was a hoof, rather deep, as if something had come down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(A, 'stand', 'surprised')] },
        `"${a}," said ${k}, "what were you thinking of, just here?" ${a} looked at the clean snow. "Nothing," said ${a}. "Your letter." "And your feet?" "I hadn't got any feet," said ${a}. "There was only the letter." They looked at each other. Up in the yard they called out for the last buckle. "Well, I can't do it again," said ${a}. "Now I'd know." ${k} had one hand on the letter. The wind was getting up, and it came from the hill, and it went straight for the ridge.`,
        `"It's here," said ${k}. "You did it here, and you never even noticed!" "Then it doesn't count," said ${a}. "I was busy. You were upset. I had to get that letter." "Just so," said ${k}, and went quiet. There was one way in which ${a} would be busy again, and it had to be real. A piece of paper that nobody minded about would not do. The wind tugged at the corner. Beyond the ridge was the whole north, and not one thing that had gone there had been seen since.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'wide',
          actors: [seen(K, 'reach', 'worried'), seen(A, 'run', 'determined')],
          things: ['letter'],
        },
        `${k} thought of the four weeks, and of every word. And ${k} thought of a strap with nobody in it. Then ${k} held the letter up, and opened one hand. It was gone so fast that it hurt. "My letter!" It came out quite differently from how ${k} had meant to say it. It was no trick any more. ${a} heard that. Nobody gave the word. There was only a field, and something white, and it was nearly at the ridge.`,
        `It's easy to say, let go. ${k} stood there with the letter in one fist, and counted to three, and it took until seven. The wind was not polite about it. It snatched. "Oh," said ${k}, in a very small voice, because it was truly going. It turned over, white, black, white, black, up towards the ridge. ${k} didn't call out, or raise an arm. It wasn't needed. A storm of snow went past, with antlers.`,
      ),
      page(
        {
          setting: 'sky',
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy')],
          things: ['letter', 'star'],
        },
        `${a} got it above the ridge, with the very tips of the teeth. It was a bad moment to look down. There was no ridge there. There was air, a mile of it, and a moon. "I've got four feet," thought ${a}, and fell like a piano. "MY LETTER!" bawled somebody, far below. And ${a} thought of the letter, and stopped falling. Then it was suddenly all bells. "There you are," said the old one, without turning a head. "Your strap's on the left."${ofSmall(going, `It had been taken in by eleven holes. Somebody must have done that a good while before tonight.`)}`,
        `Where the letter was, there was also a star, and for a moment ${a} didn't know which to bite. Then there was paper. "Got it!" called ${a}, and turned round to tell ${k}, and saw how far it was. All four feet started to think. ${a} dropped past the church clock at five to seven. "Don't you lose it!" cried a voice from down there, and that helped. Nobody can look after feet and a letter. The sleigh came by at seven. "In front," they said.${ofSmall(going, `The strap had been taken in by eleven holes, some time ago, by somebody who had been sure of it.`)}`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(K, 'look-up', 'happy'), seen(A, 'jump', 'proud')],
          things: ['star'],
        },
        `They flew once round the field, as they always do, and ${a} was in front, with something white held tight. "It's going where it was meant to go!" said ${k}, aloud, to nobody. It had been posted, and with a toothmark for a stamp. The bells got smaller. Then there was nothing left to look at except the snow. It had a whole herd of holes in it. And one row of hoof marks ran straight out to the middle. It did not come back. It simply stopped, as if someone had thought of something else.`,
        `The sleigh went once round the field and off over the ridge, after the wind. In front of it, small and white, went the letter. It would be read tonight, by the very one that it was for. ${k} stayed out until the bells could no longer be told from the frost. On Christmas morning the whole village stood round that field, and argued. There were hoof marks, plain as print, out to the middle. And there they stopped. "Something must have picked it up," they said. "No," said ${k}. "It was after something."`,
      ),
    ],
  };
}
