import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { PetDied } from './book.ts';

/** A sound one stops hearing until it stops; a list nobody laughs at; something given away and something not. */
export function old({ child: K, grownUp: G, who: W, keepsake, belief, chance }: PetDied): Told {
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
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'happy'), act(W, 'sit', 'happy')], things },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} did not say it standing up. "I'm going to use the plain word," said ${G.name}, "because the soft ones are hard to hold on to. ${cap(W.name)} died. The body stopped working, and it can't be started again, by anybody. It doesn't feel anything now. Nothing hurts." ${K.name} nodded, as you do when somebody tells you the time.`,
          `Then ${W.name} died. "Died," said ${G.name}, and did not swap it for a smaller word. "It means the body stopped working. It can't be mended or wound up again. It doesn't get hungry, or cold, or sore." "All right," said ${K.name}. It was not all right. But it was what came out.`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `The odd part was that everything went on. There was still school. The bin still had to go out. Somebody on the bus was cross about a window. ${K.name} looked at them all and thought, don't you know? And of course they did not. It did not show from outside. ${quiet}`,
          `What made ${K.name} angriest was the milk. They had run out of it, on that day, just as if it were any day. Somebody had to put on shoes and go and buy some. How could there be milk? But there was, in the usual place, at the usual price. And at home it was quiet. ${quiet}`,
        ],
        { setting: 'street', camera: 'wide', actors: [act(K, 'walk', 'angry')] },
      ),
      page(
        [
          `That evening ${K.name} wrote a list. It was called REASONS WHY IT MIGHT BE ME. There were four things on it. One was something said in a bad mood, and one was only a thought. ${K.name} folded it very small. Then ${K.name} unfolded it, because it was too heavy to keep, and gave it to ${G.name}.`,
          `You can be quite sure of a thing by day and not at all sure of it after supper. ${K.name} lay on the bed and went through every cross word, and every time of not being bothered. There were more than you would like. In the end ${K.name} wrote them all down, and held out the paper to ${G.name} without a word.`,
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
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'calm'), act(K, 'hug', 'sad')] },
      ),
      page(
        [
          `In the cupboard they still had ${spare}. "Somebody could use that," said ${G.name}, days later. "Only if you think so." ${K.name} did not think so. That was for ${W.name}. Giving it away felt like saying something out loud that had only been whispered. "It doesn't have to be today," said ${G.name}. They shut the cupboard, and left it.`,
          `"Somebody might be glad of ${spare}," said ${G.name}, some days later. "There are others who are hungry." "No," said ${K.name}, far too loudly. There was not much left of ${W.name} in the house. What there was, ${K.name} wanted. "Then no," said ${G.name}. "It's your say as much as mine."`,
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
        ],
        { camera: 'medium', actors: [act(K, 'walk', 'sad'), act(G, 'walk', 'calm')] },
      ),
      page(
        [
          `On Friday a pigeon got into the school hall. It walked up and down in front of everybody like a head teacher. ${K.name} laughed until it hurt, and then stopped as if a hand had come down. "I forgot," ${K.name} told ${G.name} later. "For a whole hour." "Good," said ${G.name}. "You didn't forget ${W.name}. You forgot to be sad. It's allowed. It comes back by itself, and so do the pigeons."`,
          `The first time ${K.name} really laughed, it was at a sock. It would take too long to explain. It went on until there were tears, and then they changed into the other kind. "Is that wrong?" said ${K.name}. "No," said ${G.name}. "They come out of the same place. I cried at an egg this morning." They looked at one another. It was a very silly egg.`,
        ],
        { setting: 'living-room', camera: 'close', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `"Do you still listen for it?" said ${K.name}. "Every day," said ${G.name}. "I come in, and I listen, and then I remember." ${K.name} had thought that nobody else did. After that they told each other when it happened. It was not less sad. But it was less like being the only one in the room who could hear it.${believed}`,
          `"Can I ask it again?" said ${K.name}. "I know the answer." "Ask," said ${G.name}. "Is it really not going to change?" "It isn't. I ask myself the same thing, most evenings." "What do you say?" "I say the same as I say to you. And then I go and look at ${the}."${believed}`,
        ],
        { camera: 'medium', actors: [act(G, 'sit', 'sad'), act(K, 'hug', 'calm')] },
      ),
      page(
        [
          `They took a notebook. It was called THE THINGS ${W.name.toLocaleUpperCase('en')} DID, and the first line was easy: used to ${once}. By Sunday there were nineteen lines. They agreed about all of them except ${disagreed}. That one they wrote down twice, in two colours.`,
          `${K.name} found an empty notebook, and they took turns. One line each, and it had to be true. Number one was: used to ${once}. They only quarrelled once, about ${disagreed}. By the end of the week it was a better book than some you can buy.`,
        ],
        { camera: 'close', actors: [act(K, 'kneel', 'calm'), act(G, 'sit', 'happy')], things: ['notebook'] },
      ),
      page(
        [
          `It is on the shelf, and there are still empty pages. Now and then ${K.name} goes past ${the}, ${where}, and stops. For a long time it used to hurt first, and the nice part came after. Today the nice part came first. It still hurt, but it hurt second. ${end}`,
          `Visitors still ask. "What's that for?" they say, and there is ${the}, ${where}. For a while ${K.name} could not answer. Now ${K.name} can. "That's for ${W.name}," says ${K.name}, and goes to fetch the book. ${end}`,
        ],
        { time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'calm')], things },
      ),
    ],
  };
}
