import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The case of the empty bowl, with every clue on its page. */
export function old(going: Going, title: string): Told {
  const { refrain, A, a, P, p, meal, F, f, E, e, T, t, M, setting, where, isSchool } = partsOf(going);
  const m = M.kind;
  const tcap = cap(t);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [
            seen(A, 'hold', 'determined', 'magnifying-glass'),
            seen(P, 'sit', 'sad'),
            seen(T, 'stand', 'worried'),
          ],
          things: ['bowl'],
        },
        `The facts were these. ${cap(P.introduced)} lived ${where}. Every evening the bowl was filled with ${meal.food}, right up to the line. Every morning it was as clean as a plate. And ${p}, who ought to have been getting fat, was not. "Somebody's been eating it," said ${t}. "I don't like to say who." "You couldn't," said ${A.introduced}, opening a new notebook. "Nobody can, yet. That's what a detective is for."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'curious', 'magnifying-glass'), seen(F, 'stand', 'surprised')],
          things: ['bread', 'notebook'],
        },
        `It is hard to suspect your friends, but it has to be done, and they like to be asked. ${f} had crumbs on one sleeve. Under the glass they were as big as rocks. ${a} compared them with a sample from the bowl. The sample was hard. The crumbs were soft, and there was jam on them. "It's my sandwich," said ${f}. "You saw me eat it. You had the other half." That was true. ${a} crossed out ${f}. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'determined'), seen(T, 'hold', 'worried', 'box'), seen(E, 'stand', 'curious')],
        },
        `It was ${e} who had heard a rattle. It came from a tin on the top shelf, and the tin belonged to ${t}. "Is that really necessary?" said ${t}, and went pink. That looked bad. The lid came off with a pop. There were eighty-one buttons in it, found on floors over the years, and waiting for somebody to miss them. "I always think they'll be asked for," said ${t}. It was the nicest thing that anybody had had to confess. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'curious', 'magnifying-glass'), seen(P, 'sit', 'calm'), seen(F, 'stand', 'curious')],
          things: ['torch'],
        },
        `There remained ${p}. "You can't steal from yourself," said ${f}. But one can say that one hasn't eaten when one has. ${a} had known people who did. So ${p} was asked to open wide, and ${f} shone the torch in. The cheeks were empty. The belly was flat. There was no store of ${meal.food} under the bedding, only a pencil that ${e} had lost in May. "${refrain}" said ${a}. There was nobody left on the page.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(E, 'kneel', 'excited'), seen(F, 'kneel', 'excited')],
          things: ['flour', 'bowl'],
        },
        `When you have run out of names, go by feet. Whoever it was had to have some. That evening they filled the bowl up to the line. They sieved flour over the floor on every side, until there was no way to ${meal.home} but across it. It looked like the first morning of winter. "I only ask one thing," said ${t}, going out backwards so as not to spoil it. "Who sweeps?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'magnifying-glass'), seen(E, 'point', 'excited')],
          things: ['footprints', 'flour'],
        },
        `By morning the bowl was empty, and the floor was covered with writing. It was all commas. They came out from behind the cupboard in a line, and they went back behind the cupboard. "A ${m}!" said ${e}. "Caught in the act. Write it down." ${a} had the glass on the last comma. It stood in front of ${meal.gapShort}, as far off as a thumb is long. After it there was clean flour. "Not yet," said ${a}. "It came all this way. And it never went in."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(P, 'sit', 'shy')], things: ['flour'] },
        `So nobody had gone in. But the ${meal.food} had come out, and ${meal.food} can't walk. ${a} looked at it from the other side. That is a thing to try when you are stuck. Inside there was a track from the bowl to the edge, quite straight. It had been walked very often. There was no flour in there, none at all. Or rather there was one speck of it, and it was on the end of ${P.names} nose. "Oh," said ${a}. "I've been asking the wrong question."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'reach', 'happy'), seen(A, 'hide', 'curious'), seen(F, 'hide', 'curious')],
          things: ['bowl'],
        },
        `A guess isn't proof. They stayed on until it was dusk, with leave, under the table, and breathed through their noses. ${p} woke up. ${p} went to the bowl, and chose, and did not eat. It was carried over, one step at a time, along the track. Then ${p} put that nose out, and pushed ${meal.bit} ${meal.gap}. It dropped on the floor with a tick. Somebody picked it up.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'reach', 'happy'), seen(P, 'sit', 'happy')] },
        `There was a queue out there. At its head stood a ${m}, as thin as a pencil. Behind came five who were no bigger than thumbs, each with a hold on the tail in front. They were very orderly. Each had a piece, and moved along. When the bowl was empty ${p} lay down with the nose outside. They all touched it, one after another, and went home. "Tick," whispered ${f}, who was nearly crying. "Don't," whispered ${e}, who was too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'proud'),
            seen(T, 'stand', 'surprised'),
            seen(E, 'cheer', 'happy'),
            seen(P, 'sit', 'happy'),
          ],
          things: ['notebook'],
        },
        `In the morning ${a} made a report. "We asked who stole it," said ${a}. "That was the mistake. There are feet that came, but none that went in. There's a nose that went out. It was never stolen. It was handed out." ${tcap} sat down on something too low. "And what does one do," said ${t}, "with a culprit like that?" ${a} had thought about it half the night. "More ${meal.food}," said ${a}, and wrote underneath, with a ruler: CASE CLOSED.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(A, 'kneel', 'happy')],
          things: ['bowl', 'sign'],
        },
        `Nobody can have ${M.kinds} behind a cupboard. They were moved in a shoebox, with straw, to the shed across the grass, with a bowl of their own. FOR VISITORS, it says on it. ${p} was moved as well, to the window, where one has a view of the shed. Both of the bowls are filled in the evening, up to the line. Both are empty in the morning. There is no mystery about it, and ${p} is quite round.`,
      ),
      page(
        {
          setting: isSchool ? 'playground' : 'garden',
          camera: 'close',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(F, 'sit', 'surprised'),
            seen(E, 'hold', 'curious', 'magnifying-glass'),
          ],
          things: ['sandwich', 'lunchbox'],
        },
        `"Here's one for you," said ${e} at dinner time, with the magnifying glass. "One lunchbox, belonging to a detective. Half a sandwich is missing. It was cut, not bitten. There are no feet." ${f}, who had come out without any dinner, stopped chewing. There was jam on one sleeve. They both looked at ${a}, who was looking at something else. "I shouldn't open a new page for it," said ${a}. "Look at it from the other side."`,
      ),
    ],
  };
}
