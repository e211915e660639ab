import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './museum-old.ts';
import { partsOf } from './parts.ts';

/** The one who knows what a thing is for says so, and it is the silliest guess that anybody has heard. */
export const MUSEUM: EventPlot = { id: 'museum', young, middle, old };

function young(going: Going): Told {
  const { A, a } = going;
  const { refrain, title, find, t, aT, guess, things, setting, P, p, R, r } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'curious')], things },
        `${cap(A.introduced)} has found a thing. It is ${aT}. What is it for?`,
        `Look! ${cap(A.introduced)} has found ${aT}. But what is it?`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud')], things },
        `"It is ${guess}!" says ${a}. "${refrain}."`,
        `"I know!" says ${a}. "It is ${guess}. ${refrain}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(P, 'look-up', 'curious')],
          things: [...things, 'sign'],
        },
        `${a} puts up a sign. ${P.introduced} comes to see. "Ooh!"`,
        `Now there is a sign. Here comes ${P.introduced}. "Ooh!" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'happy'), seen(A, 'stand', 'angry')], things },
        `"No," says ${p}. "It is ${find.rival}!" "${cap(guess)}!" "No!" "Yes!"`,
        `"${cap(find.rival)}!" says ${p}. "${cap(guess)}!" says ${a}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'run', 'excited'), seen(A, 'stand', 'curious')], things },
        `Here comes ${R.introduced}. "That is mine! It is my ${t}!"`,
        `Who is this? It is ${R.introduced}. "Oh! My ${t}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'point', 'happy'), seen(A, 'stand', 'surprised')], things },
        `"You ${find.truthYoung}," says ${r}. "That is what it is for."`,
        `"I know what it is for," says ${r}. "You ${find.truthYoung}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(P, 'dance', 'happy'), seen(R, 'stand', 'surprised')],
        },
        `Oh, how they laugh! "That is silly!" says ${p}.`,
        `"No!" says ${a}. "Nobody does THAT!" How they all laugh!`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'determined'), seen(A, 'look-up', 'surprised')], things },
        `So ${r} ${find.showsYoung}!`,
        `"Then look," says ${r}. ${r} ${find.showsYoung}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'excited'), seen(P, 'cheer', 'excited')], things },
        `"Oh!" says ${a}. "It is true! Again! Again!"`,
        `Nobody laughs now. "Ooh," says ${a}. "Do it again!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'wave', 'happy'), seen(R, 'wave', 'happy')], things: ['shell'] },
        `${a} gives ${r} a thing as well. What is it? "A hat," says ${r}. Who laughs now?`,
        `Then ${r} gets a thing from ${a}. "I know! A spoon!" Who laughs now?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, G, g, Gcap } = going;
  const { refrain, title, find, t, aT, guess, GUESS, things, setting, where, P, p, Q, q, R, r } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'curious')], things: [...things, 'sign'] },
        `${cap(A.introduced)} kept a museum ${where}. THINGS THAT PEOPLE LOST, it said. On Monday there was something new. It was ${aT}. Nobody there had ever seen one.`,
        `People lose things, and ${A.introduced} finds them. ${a} had a whole museum, ${where}. One morning ${a} found ${aT}. That was new. ${a} walked round it twice.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud')], things },
        `"It's got ${find.has}," said ${a}, "and ${find.also}." ${a} held it up to the light. "It's ${guess}. ${refrain}." And ${a} wrote it on a card: ${GUESS}.`,
        `"Now let me see," said ${a}. "It's got ${find.has}. It's got ${find.also}. ${refrain}. It's ${guess}." So that is what went on the card.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'determined'), seen(P, 'look-up', 'curious')], things },
        `Then ${a} tried it out. It didn't work very well as ${guess}. "It wants practice," said ${a}. "${cap(find.surely)}." ${P.introduced} had come to look, and nodded.`,
        `${P.introduced} was the first to visit. "Does it work?" said ${p}. ${a} showed how. There was a bump. "Nearly," said ${a}. "${cap(find.surely)}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'point', 'happy'), seen(A, 'stand', 'angry'), seen(P, 'stand', 'curious')],
          things,
        },
        `"I'd have said that it's ${find.rival}," said ${Q.introduced}. "${cap(find.rival)}!" said ${a}, quite shocked. "Who's got the museum, you or I? ${refrain}."`,
        `${Q.introduced} looked at it, and at the card. "It's ${find.rival}," said ${q}. "My aunt had one." "${cap(guess)}!" said ${a}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'look-up', 'surprised'), seen(A, 'stand', 'proud')], things },
        `By noon there was quite a crowd. At the back stood somebody new. It was ${R.introduced}. ${r} had lost ${aT} on Sunday. And there it was, on a cushion.`,
        `${R.introduced} had lost ${aT}, and had looked in all the usual places. Then ${r} saw a sign, and a crowd, and a cushion. "Excuse me," said ${r}. "That's mine."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'point', 'happy'), seen(A, 'stand', 'surprised')], things },
        `"It isn't ${guess}," said ${r}. "It's my ${t}. You ${find.truth}." It went very quiet. You could see them all trying to think of it.`,
        `"Then you'll know what it's for," said ${a}, to be polite. "Yes," said ${r}. "You ${find.truth}." Nobody said a word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'dance', 'happy'), seen(Q, 'dance', 'happy'), seen(R, 'stand', 'sad')] },
        `Then it burst out of them. ${p} fell over. ${q} had to be held up. "That's the silliest one yet!" they said. "Who would do a thing like that?" ${r} got red ears. It is hard to be right all by yourself.`,
        `They laughed till they cried. "With your own one?" said ${p}. "On purpose?" said ${q}. It was the best guess of the day, they said, and the silliest. ${r} did not know where to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'determined'), seen(A, 'look-up', 'surprised')], things },
        `"May I?" said ${r}, and took it off the cushion. Then ${r} ${find.shows}. Nobody was laughing now. Somebody at the back said, "Do it again."`,
        `So there was only one thing to be done. ${r} ${find.shows}. There wasn't a sound. "Oh," said ${a}. "Oh, my. Could you do that once more?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(R, 'sit', 'happy')], things: ['sign'] },
        `"Then they may all be wrong," said ${a}, and looked along the cards. There were forty of them. "Yours are better," said ${r}. "I'd never have seen that it's got ${find.has}. And it has!"`,
        `When they had gone, ${a} sat down among the cards. "I've got it all wrong, haven't I?" ${r} looked at the one on top. ${GUESS}, it said. "It could be both," said ${r}. "I'd never have thought of it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'hold', 'curious', 'shell'), seen(A, 'wave', 'happy')], things: ['shell'] },
        `${r} lent it to the museum, every second week. The card says: ${GUESS}. ALSO OTHER THINGS. And ${a} gave ${r} something to take home. "What's it for?" said ${r}. "Guess," said ${a}.`,
        `They wrote a new card together. ${GUESS}, it says, AND SOMETHING ELSE. YOU WOULD NOT BELIEVE IT. Then ${a} put something into ${R.names} hand, for home. ${a} did not say what it was.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'shell'), seen(R, 'sit', 'happy')],
          things: ['shell'],
        },
        `"It's for keeping the door open," said ${g}, that evening. "${refrain}." ${Gcap} put it on the floor, and it did that very well. Far away somebody laughed so much that they had to sit down.`,
        `"I know," said ${g} at supper. "It's for the salt. ${refrain}." So ${g} put the salt in it. It was quiet outside. Then, a long way off, somebody began to laugh, and could not stop.`,
      ),
    ],
  };
}
