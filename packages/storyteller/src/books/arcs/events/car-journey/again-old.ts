import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { driven } from './driver.ts';
import { goalOf, REFRAINS, TITLES } from './again-said.ts';

/** For the oldest: one may be too proud to ask the way, and it is not only the one who drives. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const goal = goalOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['car'],
        },
        `There was a rule in the car, and it was new. Whoever asked if they were there would lose a coin from the jar. The jar was for ice cream at the end. It stood on the shelf behind, and had twelve coins in it. "To ${goal}," said ${g}, and started the engine. ${A.introduced} had the left window, and ${B.introduced} had the right.${comesToo}${driven(going)} "${refrain}?" said ${b}. Eleven.`,
        `"This time nobody asks," said ${g}. "It's three hours to ${goal}, whether you ask or not." So there was a jar. It had twelve coins in it, for ice cream, and for every time that somebody asked, one would come out. ${A.introduced} put it between the seats of the car, where all could see it.${comesToo}${driven(going)} They had not left the street. "${refrain}?" said ${B.introduced}. It had slipped out. There were eleven.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(B, 'sit', 'happy')],
          things: ['hat', 'fence'],
        },
        `After an hour the motorway was shut, and a yellow arrow sent them off among the hedges. "I know a way," said ${g}. By a white gate stood a cow, in a straw hat with a bite out of it. It looked at them down its nose, as a duchess looks at a bicycle. "Moo," it said. They laughed about that as far as the next village.`,
        `They had to leave the big road, for it was being mended, and went on by small ones. "It's a short cut," said ${g}, who had been there once, as a child. They came by a white gate. Over it hung a cow's head, in a straw hat, and the brim had been bitten. It was such a proud sort of cow that ${a} took off an imaginary hat to it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm'), seen(G, 'sit', 'happy')],
          things: ['sandwich'],
        },
        `They played at names, and at number plates. They had the sandwiches, and the cake, and the apples for the way back. "We might ask somebody," said ${a}, when the third signpost had nothing on it that they knew. "There's no need," said ${g}. "I've a feeling for roads." It was left at the oak. It was left at the chapel. "${refrain}?" said ${b}, and clapped a hand to it, too late. Ten.`,
        `There is a point on every journey when the songs have been sung. They had eaten what there was. An old man was leaning on a wall, and ${a} said that they could stop and ask him. "We're not lost," said ${g}. "I'm only taking it as it comes." It came from the left, mostly. "${refrain}?" said ${b}. That left ten, and then, because ${b} said "Bother", and asked again, there were nine.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'sit', 'curious')],
          things: ['hat', 'fence'],
        },
        `"Another cow with a hat," said ${b}. It stood by a gate, and looked them over. "They must all have them, about here," said ${g}, with both eyes on the road. ${a} turned round in the seat, and looked back for as long as there was something to see. The gate was white. There was something about that brim.`,
        `There was a gate, and it was white. There was a hat. "Two of them!" said ${b}. "It's the custom of the country," said ${g}, changing gear. ${a} did not laugh. ${a} had pressed a nose against the glass. The one who drives sees what's coming. The others see what has been.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(G, 'sit', 'worried')] },
        `Left at the oak. Left at the chapel. ${a} began to write it down on the steam of the window, with one finger, an arrow for each. ${Gcap} had stopped whistling. There was a back of a neck, in front of ${a}, and it was rather red. ${a} knew that neck. It was how your own feels, in sums, when everyone else has finished. If somebody says "You've got it wrong" to a neck like that, it only gets stiffer.`,
        `${a} had a pencil, and the paper from the sandwiches. Oak: left. Chapel: left. Fork: left again. It made a drawing, and the drawing was a square. ${Gcap} hummed, but it was the wrong sort of humming, thin and high. ${a} looked at the back of that head. There was a way of saying it that would be fun for everyone but one. ${a} folded up the paper, and waited.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'sit', 'surprised')],
          things: ['hat', 'fence'],
        },
        `White gate. Hat. And out of the hat a bite, in just the place where a bite had been. "Moo," said the cow. It had an air of having said so before. "That's it, then," said ${b}, quite loudly. "We've been going round and..." ${a} trod on ${B.names} foot. Nobody said anything. The gate went by, and the oak came up again, very slowly, on its little hill.`,
        `"Moo," it said. It did not even raise its head this time. It knew the car. There was the brim with the bite in it, and there was the gate with its third bar missing. ${b} had drawn a large breath. "Don't," said ${a}, in a whisper. "Why not? It's the same cow! It's the funniest thing that ever happened." "Not in front," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'calm'), seen(G, 'sit', 'sad')], things: ['coin', 'jar'] },
        `It would have to be said somehow, or they'd be passing that cow at Christmas. ${a} thought about it, all the way to the oak. There was one thing that anybody may say in a car, and it costs a coin. It cost the good one, with the ship. ${a} took it out of the jar and held it up, so that it showed in the mirror. "${refrain}?" said ${a}. There was a long pause. "No," said ${g}. "I don't believe that we are."`,
        `What do you say to somebody who knows that they are wrong, and knows that you know? ${a} looked at the jar. It was three ice creams, as it stood, and with one coin less it was two. ${a} took one out. It fell on the floor with a ring. "${refrain}?" said ${a}, in the friendliest voice that there was. ${Gcap} pulled in at the side, and put the brake on. "I haven't the faintest idea," said ${g}. "Not since eleven."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'map'), seen(G, 'sit', 'surprised'), seen(B, 'sit', 'happy')],
          things: ['map'],
        },
        `"I think it's a square," said ${a}, and showed the drawing. "It's four lefts, and the cow's in the corner." ${Gcap} looked for some time. "And I was so sure about that oak," said ${g}. "What if we go right, at the cow?" "You might have told me," said ${g}. "I did," said ${a}. "It cost me a coin." And ${g} began to laugh, and laid a forehead on the wheel.`,
        `"I drew it," said ${a}. "Do you want to see?" ${Gcap} turned round. There was a square, and the cow's place was in one corner. "So that's where we live," said ${g}. "I've been afraid to look." "We need only go right, once," said ${a}, "where it's bitten." ${b} could hold it no longer, and it came out as a sort of bark. And then it was the funniest thing that had ever happened, even to ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy'), seen(G, 'wave', 'happy')],
          things: ['hat', 'car'],
        },
        `They drove up to the white gate as you drive up to a palace. ${Gcap} put the window down. "I beg your pardon," said ${g}. "Which is the way to ${goal}?" It was the first time in three hours that anybody had been asked. "Moo," said the cow, and swung its head to the right, to get at a fly. It may only have been a fly. "Much obliged," said ${g}.`,
        `The cow was waiting in the road. It had plainly had enough of them. "Excuse me, madam," said ${g}, leaning out. "We're strangers here. For ${goal}?" The hat tipped, a very little, to the right. "You see?" said ${a}. "You can always ask." They turned right. In the back window the hat got small, and smaller, and it was still looking after them at the bend.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['ice-cream', 'jar'],
        },
        `It took eleven minutes. They came over the last hill, and there it was. Nobody said that they were there. It was so quiet, they could hear the coins in the jar. There was enough for two. "I'm not having one," said ${g}. "I ate mine, so to speak, on the road." So they got two, and three spoons.`,
        `And after all that it was just behind the hill. They got out, with stiff knees, and stood about. The jar came to two ice creams exactly. "That's one for each of you," said ${g}. "I drove the other one round in a square." But ${a} had asked for three spoons. It's a good sort of ice cream, that you know the whole story of.`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['hat', 'car'],
        },
        `They drove home by night, with all the windows dark. In the back two heads had rolled together. At a white gate the car slowed down, though there was no corner there. Something large stood behind it, breathing, with the moon on its brim. "${refrain}?" said ${g}, in a whisper. And there was nobody awake who'd have asked for a coin.`,
        `In the middle of the night ${a} half woke up. The car was standing still. You could hear ${g}, outside, by a gate. "They'd never have said a word, you know," ${g} was telling somebody. "Not if I'd gone round until Friday." "Moo," said the dark. "No," said ${g}. "I don't suppose I deserve them." Then the door shut, softly, and they turned left for home.`,
      ),
    ],
  };
}
