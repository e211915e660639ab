import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { PetDied } from './book.ts';
import { oldEnd } from './done-pages.ts';

/** A sound one stops hearing until it stops; a list nobody laughs at; something given away and something not. */
export function old(book: PetDied): Told {
  const { child: K, grownUp: G, who: W, keepsake, belief, chance, done } = book;
  const { the, where, thing, once, noise, quiet, end, spare } = keepsake;
  const things = thing === null ? [] : [thing];
  const believed = belief === null ? '' : ` ${belief}`;
  const disagreed = chance.pick(
    'whose shoe it had been',
    'who had been the favourite',
    'which of them had been woken up more often',
  );
  return {
    title: titled(chance.pick(`the things ${W.name} did`, `${the} ${where}`, `what ${W.name} left out`)),
    refrain: null,
    pages: [
      page(
        [
          `A fridge hums all day and nobody hears it until it stops. It was the same with ${W.name}. There was ${the}, for one thing, ${where}. ${noise} Visitors noticed. ${K.name} did not. ${K.name} had stopped noticing years ago, in the way you stop noticing your own front door. That was when ${W.name} used to ${once}, and it happened every single day.`,
          `There are things in a home that you only see when somebody new comes in. "What's that for?" they say. Then you look, and there it is. In ${K.names} home it was ${the}, ${where}. ${noise} "That's for ${W.name}," ${K.name} used to say. That was all there was to explain. And ${W.name} used to ${once}, as if to prove it.`,
          `Nobody puts up a sign in a home to say who lives there. You go by the things. There were coats, and a very old umbrella, and then there was ${the}, ${where}. ${noise} ${K.name} could have found it blindfold. It meant that ${W.name} used to ${once}. You could have set a clock by it.`,
          `For school ${K.name} once drew a plan of the whole home, with arrows. The biggest arrow of all was for ${the}, ${where}. ${noise} It was the only thing on the plan that anybody asked about. So ${K.name} wrote underneath, in small letters, that ${W.name} used to ${once}.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'happy'), act(W, 'sit', 'happy')], things },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} did not say it standing up. "I'm going to use the plain word," said ${G.name}, "because the soft ones are hard to hold on to. ${cap(W.name)} died. The body stopped working, and it can't be started again, by anybody. It doesn't feel anything now. Nothing hurts." ${K.name} nodded, as you do when somebody tells you the time.`,
          `Then ${W.name} died. "Died," said ${G.name}, and did not swap it for a smaller word. "It means the body stopped working. It can't be mended or wound up again. It doesn't get hungry, or cold, or sore." "All right," said ${K.name}. It was not all right. But it was what came out.`,
          `Then ${W.name} died. There was a chair pulled up, and ${G.name} was in it, with both hands round an empty mug. "I'll say it straight," said ${G.name}. "${cap(W.name)} died. All of the body stopped working, and it's not the sort of stopping that starts again. There's no pain in it now." ${K.name} asked if it was Tuesday, and it was.`,
          `Then ${W.name} died. ${K.name} knew it from the way ${G.name} sat there, and did not want it to be said. It was said. "Dead means that the body stopped working," said ${G.name}. "The heart, the breath, all of it. Nobody can repair it. Nothing in it is cold, or thirsty, or afraid." Outside, somebody was trying to park.`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `The odd part was that everything went on. There was still school. The bin still had to go out. Somebody on the bus was cross about a window. ${K.name} looked at them all and thought, don't you know? And of course they did not. It did not show from outside. ${quiet}`,
          `What made ${K.name} angriest was the milk. They had run out of it, on that day, just as if it were any day. Somebody had to put on shoes and go and buy some. How could there be milk? But there was, in the usual place, at the usual price. And at home it was quiet. ${quiet}`,
          `Somebody was whistling outside. A bus went by with a picture of a beach on it. ${K.name} walked as if the pavement had said something. A thing like that had happened, and they had not even changed the buses. At the end of the road ${K.name} turned and went home, and there it all was. ${quiet}`,
          `"Have a nice day!" they said in the shop, and ${K.name} could have thrown the change. It was nobody's fault. That was the worst of it. If it had been somebody's fault, there would have been somewhere to put it. So it went into both feet, stamp, stamp, as far as the door. There it stopped. ${quiet}`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'angry')] },
      ),
      page(
        [
          `That evening ${K.name} wrote a list. It was called REASONS WHY IT MIGHT BE ME. There were four things on it. One was something said in a bad mood, and one was only a thought. ${K.name} folded it very small. Then ${K.name} unfolded it, because it was too heavy to keep, and gave it to ${G.name}.`,
          `You can be quite sure of a thing by day and not at all sure of it after supper. ${K.name} lay on the bed and went through every cross word, and every time of not being bothered. There were more than you would like. In the end ${K.name} wrote them all down, and held out the paper to ${G.name} without a word.`,
          `That night there was a notebook under the quilt, and a pencil. ${K.name} headed the page THINGS I DID WRONG and ruled a line below it. It took both sides. Some were very small, and one was large. It is hard to read your own writing when it says that. ${K.name} went to find ${G.name}, and held it out at arm's length.`,
          `There had been a day when ${K.name} did not want to help, and a day of slamming about. There had been one especially bad thought. By bedtime they had all got into a notebook, with numbers, and ${K.name} could see where they led. ${cap(G.name)} looked up. "What have you got there?" "Evidence," said ${K.name}, and gave it over.`,
        ],
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'close',
          actors: [act(K, 'hold', 'worried', 'notebook'), act(G, 'stand', 'calm')],
        },
      ),
      page(
        [
          `${cap(G.name)} read it all, right to the bottom, and did not laugh. "These are things that everybody does," said ${G.name}. "I could write you a longer one about me. But not one of them can stop a body working. Nothing you did made ${W.name} die. Nothing you said, and nothing you thought." "You're sure?" "I'm sure. And you can ask me again at three in the morning."`,
          `"Thank you for showing me," said ${G.name}, and read every line. "Now I'll tell you what I know. A cross word can't stop a body. A thought can't, and forgetting something can't. None of this is why ${W.name} died." "Not even number three?" "Not even number three. I've done number three myself, and so has everyone who ever had somebody to look after."`,
          `It was read twice, with glasses on. Then ${G.name} took the pencil and wrote one word against each line. No. No. No. No. "I've checked them," said ${G.name}. "Nothing you did is on the way to what happened. Nothing you said is, and nothing you ever thought. You can keep this, or we could make it into a hat." It made a very poor hat. ${K.name} cried in it, and ${G.name} held on.`,
          `"That's a great deal to lie awake with," said ${G.name}, at the bottom of the page. "You want to know why not, as well as no. So here it is. A body stops for reasons inside the body. It can't hear thoughts. It doesn't keep count of who was kind on Monday. You loved ${W.name}, some days better than others. None of this is why it happened." "Some days much better," said ${K.name}. "That's how it's done," said ${G.name}.`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'calm'), act(K, 'hug', 'sad')] },
      ),
      page(
        [
          `In the cupboard they still had ${spare}. "Somebody could use that," said ${G.name}, days later. "Only if you think so." ${K.name} did not think so. That was for ${W.name}. Giving it away felt like saying something out loud that had only been whispered. "It doesn't have to be today," said ${G.name}. They shut the cupboard, and left it.`,
          `"Somebody might be glad of ${spare}," said ${G.name}, some days later. "There are others who are hungry." "No," said ${K.name}, far too loudly. There was not much left of ${W.name} in the house. What there was, ${K.name} wanted. "Then no," said ${G.name}. "It's your say as much as mine."`,
          `The next day, looking for the flour, they came on ${spare} instead. Nobody moved. "I know a place that would be glad," said ${G.name}. "It can wait." ${K.name} said it could wait for ever. If it went, then that was that. You only give away somebody's supper when you are certain.`,
          `The next day, to get at the potatoes, you had to lift out ${spare}. Then you had to put it all back. "We might hand it on," said ${G.name}, not looking round. "There's no hurry." "It isn't ours," said ${K.name}. "It belongs to ${W.name}." "So it does," said ${G.name}, and they had rice.`,
        ],
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'wide',
          actors: [act(G, 'stand', 'calm'), act(K, 'stand', 'determined')],
        },
      ),
      page(
        [
          `It was ${K.name} who opened the cupboard, four days later. It hurt. But food is meant to be eaten, and nobody was eating it. They took it round together. On the way home ${K.name} carried nothing, and it was surprisingly heavy. "We're keeping ${the}, though," said ${K.name}. "We are keeping ${the}," said ${G.name}, "for ever, if you like."`,
          `But it is hard to be cross with a cupboard for long. Four days later ${K.name} took it out and put it by the front door. "They can have that," said ${K.name}. "They can't have ${the}." "No," said ${G.name}. "That isn't spare." Giving it away was right, and it was horrible. ${K.name} had not known that a thing could be both.`,
          `On the fourth day ${K.name} said, "Somewhere there's one who hasn't had breakfast." That settled it, and did not make it any nicer. They walked there and handed it in. No one could see what it was that they were handing in. "Nobody's getting ${the}," said ${K.name}, outside. "I'd stop you if you tried," said ${G.name}.`,
          `They gave it four days. Then ${K.name} fetched it out, and wrote a name on it in thick pen. At the other end they said what a kind thought. It had not been a thought. It was more like pulling off a plaster, and having to do the pulling. On the way back ${K.name} carried the empty air, and ${G.name} took half of it.`,
        ],
        { camera: 'medium', actors: [act(K, 'walk', 'sad'), act(G, 'walk', 'calm')] },
      ),
      page(
        [
          `On Friday a pigeon got into the school hall. It walked up and down in front of everybody like a head teacher. ${K.name} laughed until it hurt, and then stopped as if a hand had come down. "I forgot," ${K.name} told ${G.name} later. "For a whole hour." "Good," said ${G.name}. "You didn't forget ${W.name}. You forgot to be sad. It's allowed. It comes back by itself, and so do the pigeons."`,
          `The first time ${K.name} really laughed, it was at a sock. It would take too long to explain. It went on until there were tears, and then they changed into the other kind. "Is that wrong?" said ${K.name}. "No," said ${G.name}. "They come out of the same place. I cried at an egg this morning." They looked at one another. It was a very silly egg.`,
          `There was a film with a very bad monster in it. You could see the man's shoes. ${K.name} laughed, and went on laughing, and was suddenly afraid of having used something up. "What if I stop missing ${W.name}?" "I don't think it runs out," said ${G.name}. "I've tried. I missed ${W.name} just now, in the middle of a sneeze."`,
          `It was a game of cards that went wrong. ${cap(G.name)} had been holding them back to front, so that anyone could see. ${K.name} laughed till it squeaked. It was the first proper laugh since, and they both heard it. "I don't want it to be over," said ${K.name}. "It isn't over," said ${G.name}. "It's only your turn."`,
        ],
        { setting: 'living-room', camera: 'close', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `"Do you still listen for it?" said ${K.name}. "Every day," said ${G.name}. "I come in, and I listen, and then I remember." ${K.name} had thought that nobody else did. After that they told each other when it happened. It was not less sad. But it was less like being the only one in the room who could hear it.${believed}`,
          `"Can I ask it again?" said ${K.name}. "I know the answer." "Ask," said ${G.name}. "Is it really not going to change?" "It isn't. I ask myself the same thing, most evenings." "What do you say?" "I say the same as I say to you. And then I go and look at ${the}."${believed}`,
          `They found out by accident that they both did it. ${K.name} still looked up for ${W.name} in the mornings. ${cap(G.name)} still shut the door in a certain careful way. "Does it stop?" said ${K.name}. "I don't know. I'm in no hurry," said ${G.name}. So they went on doing it, and said good morning to each other over the top.${believed}`,
          `"Ask me the hard one," said ${G.name}, some evenings, when ${K.name} had gone quiet. "Is ${W.name} still dead?" It sounded rude, put like that. But it was what the question was. "Yes. Still, and for always. And is there still room on this chair?" There was, if you both breathed in.${believed}`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'sad'), act(K, 'hug', 'calm')] },
      ),
      page(
        [
          `They took a notebook. It was called THE THINGS ${W.name.toLocaleUpperCase('en')} DID, and the first line was easy: used to ${once}. By Sunday there were nineteen lines. They agreed about all of them except ${disagreed}. That one they wrote down twice, in two colours.`,
          `${K.name} found an empty notebook, and they took turns. One line each, and it had to be true. Number one was: used to ${once}. They only quarrelled once, about ${disagreed}. By the end of the week it was a better book than some you can buy.`,
          `There was half a notebook left over, so they turned it round and began again from the back. This time it said THE LIFE OF ${W.name.toLocaleUpperCase('en')}. Page one, used to ${once}. Everybody who came to the door had to add a line. They were all shouting at one another by Sunday, about ${disagreed}. It was the best Sunday for some time.`,
          `"We'll forget," said ${K.name}. "Not if we're quick," said ${G.name}, and found a clean notebook. They put down everything, in no order, in two kinds of handwriting. Used to ${once}, it said, and then came a great many things, none of them made up. They could not settle ${disagreed}. In the end it had to go to a vote.`,
        ],
        { camera: 'close', actors: [act(K, 'kneel', 'calm'), act(G, 'sit', 'happy')], things: ['notebook'] },
      ),
      done
        ? oldEnd(book, done)
        : page(
            [
              `It is on the shelf, and there are still empty pages. Now and then ${K.name} goes past ${the}, ${where}, and stops. For a long time it used to hurt first, and the nice part came after. Today the nice part came first. It still hurt, but it hurt second. ${end}`,
              `Visitors still ask. "What's that for?" they say, and there is ${the}, ${where}. For a while ${K.name} could not answer. Now ${K.name} can. "That's for ${W.name}," says ${K.name}, and goes to fetch the book. ${end}`,
              `The notebook lives near ${the} these days. It is fatter than it was, and has jam on it. Now and then somebody says, "Do you remember?" and somebody else says, "Page nine." ${K.name} likes to stand there in the evening and turn it over. It does hurt. It is a hurt with good things in it. ${end}`,
              `On the last page there was room for one more line, and ${K.name} thought about it for a week. Then it was written. Thought of, it said, even on busy days. ${K.name} put the book back, and touched ${the} with one finger, in passing. It was still ${where}. ${end}`,
            ],
            { time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'calm')], things },
          ),
    ],
  };
}
