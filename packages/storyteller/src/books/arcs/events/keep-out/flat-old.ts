import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { pairOf } from '../siblings/pair.ts';
import { REFRAINS, TITLES } from './sayings.ts';

/** For the oldest it costs the end of a country that two have drawn; and what is told to paper is not for other ears. */
export function old(going: Going): Told {
  const { A, S, N, a, s, n, Ncap, besides } = pairOf(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), ...(besides ? [seen(N, 'stand', 'calm')] : [])],
          things: ['sign', 'map'],
        },
        `There was a country that only two people had drawn. It was on the back of a roll of wallpaper, and it had got as far as the third mountain. ${A.introduced} did the rivers. ${S.introduced} did the towns, and gave them names.${besides} They made a bit more of the map every Saturday, on ${S.names} floor. Then came a Saturday when the door was shut. On it there was a sign: KEEP OUT.`,
        `On Saturdays ${A.introduced} and ${S.introduced} made a country. They drew it on a roll of old wallpaper, on ${S.names} floor: first a river, by ${a}, and then a town, by ${s}.${besides} It was the longest map in the house, and it ended, so far, at the third mountain. ${a} came up with the roll under one arm, as usual. The door was shut, and there was a sign on it. KEEP OUT.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'worried')] },
        `"${refrain}" said ${a}. "No," said ${s}, from inside. "You talk without stopping, and you touch everything. I want it quiet." All that week ${s} had come in, gone up, and closed the door. There had been hardly anything of ${s} but a bag on the stairs. "But it's Saturday," said ${a}. The door had nothing to say to that.`,
        `Knock, knock. "${refrain}" It had never been a question before. "Not today," said ${s}, behind the door. "You touch everything, and you never stop talking. I want some quiet." It had been like that since Monday. ${s} came home, put the bag down on the stairs, and was gone. "It's Saturday, though," said ${a}. Nobody answered.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(N, 'stand', 'calm')] },
        `So ${a} sat down by the door and was quiet. After a minute it seemed a pity that nobody knew. "Can you hear how quiet I am?" called ${a}. "Yes," said ${s}. "That's the trouble." ${Ncap} came by, and was asked to do something. "It's a shut door," said ${n}. "You had yours shut all Sunday." "That was because I was wrapping a present," said ${a}. "There's generally a reason," said ${n}.`,
        `${a} was quiet outside the door for as long as anybody could be. It came to about a minute. "I've stopped talking," ${a} called, so that it should not be wasted. "So I hear," said ${s}. Then ${n} came past. "Can't you make it open?" said ${a}. "I could," said ${n}, "but then it would only be open. Yours was shut all Sunday, while you wrapped a present. People have reasons."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious')], things: ['letter'] },
        `Lying down, you could see in. There was a gap under the door, as high as a biscuit, and in it were two feet that did nothing. They did not even swing. A letter could have got in there, or a slice of cheese. ${a} tried with one foot, and was stopped at the toes. Most of a person, when you come to look at it, is too thick for a letter.`,
        `There was a gap under the door. With one ear on the carpet, ${a} could see ${S.names} feet. They were side by side, and quite still, like shoes that nobody is in. That was not how somebody sits who only wants some quiet. A letter would have gone in. ${a} was not a letter, and got no further than the toes.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'determined'), seen(N, 'stand', 'surprised')],
          things: ['scissors', 'map'],
        },
        `"I shall have to be flat," said ${a}. It could be done with paper, if there was a piece as long as ${a}. There was only one. It was the end of the roll, where the fourth mountain was going to be. "Are you sure?" said ${n}, with the scissors. ${a} was not. A country that stops is a sad sort of thing. But so is a country with only one person in it. "Cut," said ${a}.`,
        `What goes under a door is flat, and can be as long as it likes. "I need paper," said ${a}, "as long as me." In the whole house there was one piece. It was what was left of the roll, all the room there was for a fourth mountain and the sea. ${Ncap} held the scissors, and waited. "Then the map just ends," said ${n}. "I know," said ${a}. It would be no use going on with it alone. "Cut it off."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sleep', 'calm'), seen(N, 'kneel', 'happy')],
          things: ['crayon'],
        },
        `${a} lay down on the empty part of the country. ${Ncap} went round with a crayon, past the ears and in and out of the feet. Then they cut it out, and ${a} put in the face. The nose was right. The mouth was shut, which was not quite so like. It was a whole paper ${a}, as flat as a stamp. It could not talk, and it could not touch a thing.`,
        `It is odd to be drawn round. The crayon went up one side of ${a} and down the other, with ${n} behind it, breathing hard. When it was cut out ${a} knelt and drew the face, with a good nose and a mouth that was closed. There it lay, a paper ${a} in one piece, as flat as a stamp. It touched nothing. It said nothing. Nobody could have had anything against it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'excited')] },
        `It went in feet first. The head was last, and for a moment it looked back out at ${a} from under the door. Then somebody took it by the ankles, and it was gone. "${refrain}" said ${a}, to the gap. For some time there was only a rustling. "That one can," said ${s}.`,
        `${a} posted it by the feet. It stuck at the knees, and again at the ears. Then it began to go by itself, quite fast, because somebody was pulling at the other end. "${refrain}" said ${a}, on the carpet, when the last of it had gone. There was a laugh, a very short one, that seemed to surprise whoever it was. "All right," said ${s}. "That one."`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(S, 'sit', 'sad')], things: ['chair'] },
        `${s} sat it on the chair across from the bed. It was a model visitor. It did not pick up the shells, or ask what was in the box. It looked straight ahead and smiled with its mouth shut. ${s} had half an hour of the very best quiet. It got so quiet that you could hear yourself think. And after that ${s} had had enough of it, and began to talk.`,
        `In there the paper ${a} had the chair. It sat as it was put. It left the box alone, and the pens, and the shells. It kept its mouth closed. This was what ${s} had asked for, and there was half an hour of it. But when nobody talks, you hear yourself think, and it was the same thing over and over. In the end ${s} leaned forward, towards the chair, and began to say it.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'stand', 'determined')],
        },
        `Outside, ${a} still lay by the gap. "I'll tell you, then," said ${s}, inside, very low. "You can't tell anybody." It was what ${a} had waited for since Monday, and every word of it would come out under that door. But it was being told to somebody who could not hear. ${a} got up. It was the hardest getting up of the whole year. ${a} went down to the kitchen and turned on the tap, so as to hear nothing at all.`,
        `"It's only you," said ${s}, in there, to the paper one. "So I can say it." On the carpet ${a} held still. ${a} had only to stay there. It would all come out through the gap, and nobody would ever know. But it had not been said to ${a}. It was said to paper, because paper has no ears. It cost a good deal, to stand up from there. ${a} went down to the kitchen and ran the tap, loud, until it was sure to be over.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(S, 'stand', 'shy'), seen(A, 'stand', 'surprised')],
        },
        `"You'd gone," said somebody. It was ${s}, in the kitchen door, with the paper ${a} over one arm. "I looked under, and there weren't any feet." "You were telling it something," said ${a}. ${s} laid it over a chair. "I told it everything," said ${s}. "It just smiled. It didn't ask me one single thing." The tap was still running. "You'd have asked nine by now," said ${s}.`,
        `When ${a} turned off the tap, ${s} was standing there, and the paper ${a} hung over the back of a chair. "I looked for your feet," said ${s}. "You weren't outside." "It was private," said ${a}. "Well, it's been told," said ${s}. "The whole of it. And do you know what it did? It smiled. It never asked a thing. I kept on stopping, so that you could."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'calm'), seen(A, 'sit', 'curious')] },
        `So ${a} asked. "Was it very bad?" "On Monday it was," said ${s}, and sat down. It was about lunch. There was a long table, and there was a bag on each empty place, and nobody had moved one. "Not one, all week?" said ${a}. ${s} thought. "One. Yesterday. Somebody called Wren moved a bag." "Then it isn't that sort of table," said ${a}. "It's a table with one place." ${s} looked up. None of it had sounded like that to the wall.`,
        `"What was it?" said ${a}, and then, because it mattered, nothing else. It was the table at lunch, said ${s}. Wherever there was a place there was a bag on it. When ${s} came, the bags stayed. "All of them? Every day?" said ${a}. "All but Wren's," said ${s}. "Wren moved one yesterday." "But then there is a place," said ${a}. "You've got one already, and it's only been a week." ${s} had told it to the chair three times, and had not noticed that.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(S, 'kneel', 'happy')],
          things: ['map', 'sign'],
        },
        `The country goes on. After the third mountain comes the sea, and in it lies an island with two arms, two legs and a nose. Next to that lies another one, longer, because ${s} lay down as well and was drawn round. Between the two there is a strait as wide as a gap under a door. ${s} gave it a name, Knock Sound. The sign is still up on some days. But now it says KEEP OUT, UNTIL FOUR. And at four you have only to say it. "${refrain}"`,
        `They glued it back on, after the third mountain. It made an island, with arms and legs, and ${a} gave it a river down each side. It looked lonely. So ${s} lay down too, and then there were two islands, with a narrow bit of sea between. KNOCK SOUND, wrote ${s}. Only flat things can get across. On ${S.names} door it still says KEEP OUT, but there is a line below it, in pencil: UNTIL FOUR. "${refrain}" says ${a}, at one minute past.`,
      ),
    ],
  };
}
