import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: what it is to be right, and the only one; and what a wrong guess is worth. */
export function old(going: Going): Told {
  const { A, a, G, g, Gcap } = going;
  const { refrain, title, find, aT, guess, GUESS, things, setting, where, P, p, Q, q, R, r } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'curious')], things: [...things, 'sign'] },
        `People lose things all the time, and hardly ever ask where they go. A good many of them go to ${A.introduced}, who kept a museum, ${where}. THINGS THAT PEOPLE LOST, it said on the sign. There were forty, each with a card. ${a} had never met a person, and so nobody had ever put ${a} right. On Monday there was something new. It was ${aT}. ${a} looked at it for the whole morning.`,
        `There is one place where everything is explained. It is ${where}, and ${A.introduced} explains it. It's a museum, of things that people have lost. Each lies on a cushion and has a card. ${a} had written every one of them, and had never been stuck for a word. ${a} had not met a single person. Then, on a Monday, ${a} found ${aT}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud')], things },
        `One must only be patient. "It's got ${find.has}," said ${a}, to the empty room. "That's the first thing. And it's got ${find.also}." ${a} turned it over. There was a light of great cleverness. "Then it's ${guess}. ${refrain}." It was written down at once, in capitals, so that nobody else should think of it first. ${GUESS}, said the card.`,
        `"What do we see?" said ${a}, who always began like that. "We see ${find.has}. We see ${find.also}." ${a} shut both eyes, and opened them suddenly, to surprise it. "${cap(guess)}," said ${a}. "${refrain}." It's a wonderful feeling. Only people who know everything have it, and people who have never asked.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(P, 'look-up', 'curious')], things },
        `It was tried out in front of the public. The public was ${P.introduced}, who came every day. As ${guess} it did not do very well. There was a bump, and a short silence. "It wants practice," said ${a}. "They will have had years. But you'll have noticed something. ${cap(find.surely)}." ${p} hadn't noticed, and did so now.`,
        `"And does it work?" said ${P.introduced}, who had come early to get a place. ${a} gave a demonstration. It was over quite quickly. When ${a} had been helped up, there was a scratch on the wall. "You have to know how," said ${a}. "${cap(find.surely)}. What more do you want?" ${p} could think of nothing more.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'point', 'happy'), seen(A, 'stand', 'angry'), seen(P, 'stand', 'curious')],
          things,
        },
        `There is always one. "I'd have called it ${find.rival}," said ${Q.introduced}, from the second row. There was a gasp. "${cap(find.rival)}," said ${a}, as one says "mud". "May I ask who has the museum?" "You do," said ${q}. "I've only got eyes." "${refrain}," said ${a}. By lunch the town was in two halves, and the halves had stopped nodding to each other.`,
        `"${cap(find.rival)}," said ${Q.introduced}, and walked round it. "I'd know one anywhere." "It says ${guess}," said ${a}. "You wrote that," said ${q}. "Somebody has to," said ${a}. "${refrain}." They both had very good reasons. They told them over and over, more loudly each time, so that the reasons should not feel neglected. People came from a long way off to hear it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'look-up', 'surprised'), seen(A, 'stand', 'proud')], things },
        `At three there was no room to stand. At the very back was somebody who hadn't come for the museum at all. It was ${R.introduced}. ${r} had lost ${aT} on Sunday. ${r} had looked everywhere that one looks, and then where one doesn't. ${r} stood on tiptoe. There it was, on a velvet cushion, under a lamp. ${r} put up a hand.`,
        `Meanwhile ${R.introduced} had looked under the bed, in the car, and in the other one's bag. ${r} had lost ${aT}, and it was no good saying that it would turn up. It was because of the noise that ${r} came that way. There was a crowd, and a voice, and a cushion. On the cushion there lay something that ${r} knew very well. "Excuse me," said ${r}. Everybody turned round.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'point', 'happy'), seen(A, 'stand', 'surprised')], things },
        `"A question from the back," said ${a}. "It isn't a question," said ${r}. "It isn't ${guess} either, or ${find.rival}. It's mine, and it's ${aT}." "And what do you suppose that it's for?" said ${a}, in the voice for visitors. ${r} told them. It was only the truth, and quite short. "You ${find.truth}." Never had it been so quiet in there.`,
        `"I think that's mine," said ${r}. "It's ${aT}." "It's ${guess}," said ${a} kindly. "But do go on. We have had ${find.rival}, and we wrote that down as well. Everybody may have a guess." "It's not a guess," said ${r}. "You ${find.truth}." One could see it go along the rows. They were all trying to picture it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'dance', 'happy'), seen(Q, 'dance', 'happy'), seen(R, 'stand', 'sad')] },
        `It began with ${q}, and then it was everyone. ${p} lay on the floor. Two at the side held on to each other, and said it again, so as to laugh some more. It was the silliest thing that they had ever heard. They gave it the third card, with a question mark, out of pity. It's odd. You would think that it's enough to be right. But if nobody else is, it feels exactly like being wrong.`,
        `Somebody snorted. After that there was no holding them. The two halves of the town, who had not spoken since lunch, fell on each other's necks. "And everybody does that?" cried ${q}. "Where you come from? By themselves?" "Yes," said ${r}, and that was the end of ${p}. ${r} had never noticed before what a strange thing it is. One doesn't, until one has to say it in front of people.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'determined'), seen(A, 'look-up', 'surprised')], things },
        `"All right," said ${r}, and walked to the front. It was a long way, with all those faces. ${r} took the thing from its cushion, which was not allowed. Then ${r} ${find.shows}. It took perhaps a minute. When it was over, you could have heard a card drop. It was ${a} who had dropped it. "Again," said somebody. "Oh, please. Do that again."`,
        `There's no arguing with laughing. ${r} didn't try. ${r} climbed over the rope, said "Sorry" to the cushion, and ${find.shows}. Nobody was laughing any more. ${q} had both eyes wide open, and ${p} had sat up. "It's true," said ${a}, very slowly. "They do." And then they all wanted to see it once more, and they wanted it from the beginning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(R, 'sit', 'happy')], things: ['sign'] },
        `When the place was empty ${a} was still sitting there. There were forty cards. "That one's wrong, too, isn't it?" said ${a}. "And that?" ${r} read them. A WINDOW FOR ONE EYE, they said, and, A VERY SHORT LADDER. Every single one was wrong. ${r} could have said so. "I've had that thing for a year," said ${r} instead, "and I never once saw that it's got ${find.has}. You did. In one morning."`,
        `${r} was going to take it home, and go. But ${a} had begun to take down the cards, one at a time, and to put them in a box. "Nine years," said ${a}, "and I never asked." ${r} picked one up. It said that buttons were money for mice. ${r} thought of the buttons at home, in their tin, with nobody expecting anything of them. "Don't," said ${r}. "I know what they're all for. It's nothing like as good."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'hold', 'curious', 'shell'), seen(A, 'wave', 'happy')], things: ['shell'] },
        `So the cards are up again, and there's a second one beneath each of them, in other writing. On the velvet cushion, every second week, lies ${aT}, on loan. ${GUESS}, it says. And underneath: YOU WOULD NOT BELIEVE IT. PLEASE RING. As for ${r}, there was something to take home. It was smooth, and had a hole. "What's it for?" said ${r}. "I thought that you'd be able to tell me," said ${a}, with a straight face.`,
        `They did it together, and it took until supper. On each cushion there are now two cards. The top one is by ${a}, and is beautiful. The lower one is by ${r}, and people laugh at it. ${aT.charAt(0).toUpperCase()}${aT.slice(1)} may be seen there on alternate Mondays. "And this is for you," said ${a}, at the gate. It was a thing of theirs, quite smooth, with a hole at one end. "Thank you," said ${r}. "What is it?" "Oh," said ${a}, "you'll see at once."`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'shell'), seen(R, 'sit', 'happy')],
          things: ['shell'],
        },
        `"It's for candles," said ${g}, at the kitchen table, and turned it over. "It's got a place to stand, do you see? And there's where the wick goes. ${refrain}." ${Gcap} put a candle in it. It did that very nicely. ${r} said nothing. It got dark, and the flame stood up. Then, far off, over the roofs, somebody laughed so much that they had to lie down on the floor.`,
        `${Gcap} held it to the lamp. "Well, it's a doorstop," said ${g}. "It's heavy, and it's flat below. The hole is to hang it up by. ${refrain}." It went down by the kitchen door, and the door stayed open, as good as gold. ${r} sat there and looked at it for a while. It had been said with such great certainty. And out in the night, a long way away, somebody had started to giggle.`,
      ),
    ],
  };
}
