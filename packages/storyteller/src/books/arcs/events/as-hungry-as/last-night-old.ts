import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what one says of people, without thinking, and what one would have to say. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, bear, hen, mouse, first, mule } = partsOf(going);
  const [B, H, M] = [bear.animal, hen.animal, mouse.animal];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(bear.who, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `There are evenings on which one ought to mind what one says, and there is generally a sign. That night there were three. The moon had a ring round it. The cat next door was sitting backwards on the wall. And the kitchen clock, which had said tick-tock for nine years, said tock-tick. Nobody paid it any attention. "I'm as hungry as a bear," said ${bear.name}, and reached for a third potato.`,
        `Afterwards ${k} remembered that the lamp had gone green. It was only for a moment, in the middle of supper, and the clock had missed a tick, as if it were listening. "I could eat a horse, plate and all," ${bear.name} had said, and luckily gone on to say it differently. "No, I'm as hungry as a bear." Somewhere in the wall there was a small click, like something being written down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(hen.who, 'walk', 'calm'), seen(mouse.who, 'sit', 'calm'), seen(K, 'sit', 'calm')],
        },
        `"I've been running about like a hen since six," said ${hen.name}, who was still doing it, with the salt. Then there was ${first} behind a picture book. "And you're as quiet as a mouse this evening," said ${hen.name}. Click, click, went the wall. ${k} had been about to join in, with something about an elephant. But ${k} had a whole mouthful of peas, and had been well brought up.`,
        `It went round the table after that. ${hen.name} felt like an old hen, and said so. Over the edge of a picture book one could just see ${first} from the nose up. "As quiet as a mouse," they said. Everybody was like something. ${k} had thought of a very good one, with a walrus in it. But there were peas to be got through first, and when they were gone it was bedtime.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(B, 'sit', 'happy'), seen(K, 'stand', 'surprised')] },
        `In the morning there was a smell of toast, and a good deal of breathing. ${k} came down. At the table, in ${bear.who.names} dressing gown, sat a bear. It did not look dangerous. It looked embarrassed, and it was eating a loaf, from one end, like an apple. "${bear.name}?" said ${k}. The bear wiped its mouth on ${bear.who.names} sleeve, and nodded, and held out the marmalade to be opened.`,
        `What woke ${k} next morning was a munch. It was too big for the house. ${k} went down in bare feet, and looked round the kitchen door. A bear had ${bear.who.names} slippers on, two toes in each. It had finished the bread. It had finished the bag. It saw ${k}, and turned rather red under the fur, and tried to hide a whole cheese behind its back.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'run', 'worried'), seen(M, 'hide', 'shy'), seen(K, 'point', 'surprised')],
        },
        `A hen came through at a run. It had ${hen.who.names} glasses on, on a string. It ran to the front door, remembered something, and ran back. Then it stood on one leg in the hall and could not think what it had been. ${k} went upstairs, and turned back the quilt on ${mouse.who.names} bed. There was a mouse in it. It had a very small picture book. So everybody in the house was an animal. "${refrain}" said ${k}.`,
        `Something shot past with ${hen.who.names} keys round its neck. It was a hen, and it was late. ${k} had to sit down on the stairs, and met it twice more, going up and coming down. That left one. In the bedroom lay a slipper of ${mouse.who.names}, and out of it, without a sound, looked a mouse. ${k} counted. It was all of them. "${refrain}" said ${k}, and felt that somebody ought to have answered.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'worried'), seen(B, 'sit', 'calm')] },
        `In books it is done with a kiss. ${k} kissed the mouse, and it sneezed. ${k} kissed the hen, which had to be done at a run, and got mostly elbow. The bear bent down for its own, and was very nice about it. But it was a bear when it bent down, and a bear when it came up, and now ${k} had marmalade on both ears. "${refrain}" said ${k}.`,
        `${k} knew six magic words, counting please. "Abracadabra," said ${k} to the bear. "Hey presto. Open sesame." At the last of these the bear opened the fridge. ${k} tried them backwards, and on one leg, and with a wooden spoon. All that happened was that the hen laid an egg, in a shoe, and was as surprised as anybody. "${refrain}" said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'determined'), seen(H, 'sit', 'surprised'), seen(B, 'stand', 'calm')],
          things: ['egg'],
        },
        `You may think that it would be fun. For half an hour it was. Then it was ten to eight, and ${k} was the only one in that house who could turn a handle. ${k} knotted a tie round where the bear's neck might be. ${k} packed the hen's bag, and took the egg out of it, and packed it again. There wasn't anyone to say, "Have you got your scarf?" So ${k} said it, aloud, to hear how it went. It went very badly.`,
        `By nine o'clock ${k} had buttered two loaves and answered the telephone. "They're all a bit hoarse," ${k} had said, which was almost true. There was feed on the floor, and an egg in the shoe. Nobody had said good morning. Nobody had said that it was cold out, and wasn't that yesterday's shirt? ${k} had often wished that they would stop saying it. It is odd what one can get to miss by nine.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(B, 'stand', 'calm')] },
        `It was the fridge that did it. The bear had got its head in, and meant to leave it there while there was a sausage left. ${k} said please. ${k} pulled at the cord of the dressing gown, with one foot against the cupboard. The bear only took a firmer hold. And something in ${k} gave way, after a morning like that. "Oh!" cried ${k}. "You're as stubborn as a donkey!" POP.`,
        `Then the bear lay down for a nap, in the one doorway that everything had to go through. ${k} pushed at the front, and went round through the garden and pushed at the back. It was like pushing a hill with a dressing gown on. ${k} was tired, and hungry, and had not been told to wear a scarf. "You great, you big," said ${k}. "You're nothing but a donkey!" POP.`,
      ),
      page(
        { camera: 'close', actors: [seen(mule, 'stand', 'surprised'), seen(K, 'think', 'excited')] },
        `The dressing gown had a donkey in it. They stared at each other. "But that's only what one says," said ${k}. "It's just a thing to say." In the wall something clicked. ${k} sat down on the floor, quite slowly, and went back over it: a mouse, and a hen, and a bear. One after another they had all said it, round that very table. "And I," said ${k}, "had peas in my mouth."`,
        `It was a donkey, with ${bear.who.names} cord round the middle. It seemed to feel that it was being unfairly treated. "I didn't mean it," said ${k}, and then, "Wait." There had been a click. There'd been clicks last night. ${k} could hear them now, one behind each thing that they'd said. "It writes it down," ${k} whispered. "It just takes everybody at their word. Then what IS the word?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'determined'), seen(bear.who, 'sit', 'surprised')] },
        `One would have to be very careful. As hungry as a person? There were so many, and ${k} did not want just any. It took a long time, because it is not easy to say what somebody is like, if you leave out the animals. "You're as hungry as ${bear.name}," said ${k}. "You hum when you cook. You always give me the crispy bit. You're like ${bear.name}." Click. POP. "Is there any toast?" said ${bear.name}.`,
        `${k} nearly said that it was like a big, kind... and bit it off just in time. It couldn't be like anything. That was the whole trouble with it. "You're not like a bear," said ${k}, "or like a donkey. You sing flat in the bath, and you know it's me by my feet on the stairs. There's only one thing that you're like, and it's ${bear.name}." POP. "So it's you," said ${bear.name}. "I knew you by your feet."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(K, 'cheer', 'happy'),
            seen(hen.who, 'stand', 'surprised'),
            seen(mouse.who, 'stand', 'surprised'),
          ],
        },
        `After that it was only a matter of catching them. "You run about like ${hen.name}," called ${k}, up the stairs, "and find everybody's everything!" POP. "And you're as good to have about as ${mouse.name}!" That was said into the quilt. POP. "Why am I on one leg?" said ${hen.name}. ${mouse.name} wished to know who had been at the picture book. It was noisy, and nobody minded that at all.`,
        `The hen took three goes, since it would not stand still to be told. "As busy as ${hen.name}!" panted ${k}, in the end, down the banisters. "And as nice to come home to!" POP. For the slipper it had to be whispered. "You're as quiet as ${mouse.name}," ${k} told it, "when ${mouse.name} has a book." POP, and there went the slipper. Nobody could account for the egg.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(bear.who, 'sit', 'sleepy'), seen(K, 'hug', 'happy'), seen(hen.who, 'sit', 'happy')],
        },
        `They were careful at supper. It was remarkable how little there was to say. ${bear.name} put down a fork. "I'm as full as a..." All their hands flew up. "As I am," said ${bear.name}. The clock said tick-tock. Later, on the edge of the bed, it had to be said, all the same. "You were as clever as a fox today," is what ${bear.name} did not say. "You were as clever as ${k}. I don't know anybody else who is."`,
        `That evening they passed the peas in silence. ${hen.name} was looking at ${k}. "I'm so proud that I could fly like a..." There was a crash of forks. ${hen.name} took hold of the table. "That I could sit here," said ${hen.name}, "just as I am." It was quiet in the wall. "You've been as brave as ${k}," said ${bear.name}. Click, it went, and wrote that down. And in the morning it was true.`,
      ),
    ],
  };
}
